/** Spanish lines of single pages: about, values, differences, headers, titles and descriptions. A table, no logic. */
import type { Phrasebook } from "../../speech/speaker.ts";

export const pages: Phrasebook = {
  "about.eyebrow": ["Nosotros", "Detrás del nombre", "Quiénes somos"],
  "about.heading": [
    "Nuestra manera de [pensar|trabajar]",
    "Así es {name}",
    "Por qué hacemos esto",
    "Lo que nos importa",
    "Unas palabras sobre nosotros",
  ],
  "about.lede": [
    "En {name} todo gira en torno a lo esencial: {quality1}, {quality2}. [Así|Esta página cuenta cómo] lo hacemos.",
    "Antes de confiar en alguien, uno quiere saber [cómo piensa|con quién trata]. Esta es nuestra parte.",
    "Sin historias largas: lo que nos importa y [lo que puede esperar|lo que significa para usted].",
  ],
  "about.start": [
    "Al principio hay una pregunta: ¿[qué necesita de verdad|qué le trae aquí]? Unos piden «{offer1}», otros «{offer2}». Casi todos quieren primero [que alguien escuche|ser escuchados].",
    "Hay más de una manera de hacerlo. La nuestra pone {quality1} [al principio|en primer lugar], y lo demás [viene después|sigue].",
    "Si nos preguntan qué hacemos, podríamos [leer una lista|enseñar una lista]. Preferimos hablar de lo esencial: {quality1}, {quality2} y el momento en que [todo encaja|sale bien].",
    "{name} está para {audience}. Suena simple y decide mucho: qué ofrecemos, cómo lo explicamos y [cuándo decimos que no|qué desaconsejamos].",
  ],
  "about.way": [
    "En el día a día significa: preguntar [en vez de suponer|antes de suponer], [explicar lo que viene|decir el paso siguiente] y mirar otra vez [antes de terminar|al final].",
    "Nos gustan las palabras claras. Si [basta con menos|algo pequeño basta], lo decimos. Si no somos los adecuados, [también|lo sabrá por nosotros].",
    "Todo está en los detalles: [el tono de una respuesta|cómo se contesta], qué pasa cuando cambian los planes, [quién piensa en lo que usted olvidó|quién ve lo que falta].",
    "Errores hay en todas partes. Lo importante es [decirlos|nombrarlos] y [arreglarlos|corregirlos]. [Hablamos de ello abiertamente|Lo sabrá por nosotros].",
  ],
  "about.you": [
    "¿Y usted? Venga con una pregunta. [Lo demás|El resto] [se habla|llegará].",
    "No hace falta ser del oficio. Diga qué debería ser [distinto|mejor] al final.",
    "Escríbanos cuando le venga bien, aunque la idea sea todavía [vaga|a medias].",
    "Quizá solo quiera comparar. [Está bien|No pasa nada]: use nuestras respuestas como [medida|referencia].",
  ],
  "about.audience": [
    "Pensamos sobre todo en {audience}. [Sus preguntas|Esas preguntas] deciden qué hacemos y [en qué orden|cómo lo explicamos].",
    "Esta página está escrita para {audience}. Los demás son [igual de|también] bienvenidos.",
  ],
  "values.eyebrow": ["Nuestras reglas", "Nuestra palabra", "En la práctica"],
  "values.heading": [
    "Con qué puede contar",
    "Las reglas de la casa",
    "Lo que no cambia",
    "Promesas que se pueden cumplir",
  ],
  "values.lede": [
    "No son lemas: puede [comprobar|recordarnos] cada punto.",
    "Corto para recordarlo, claro para [comprobarlo|medirlo].",
    "Las palabras son fáciles. Aquí solo está lo que [verá|notará] {atPlace}.",
  ],
  "value.any": [
    "Preguntar dos veces##No hay preguntas tontas, [tampoco repetidas|ni la segunda vez]. Respondemos hasta que esté claro.",
    "Hablar de dinero##[Sabe|Conoce] lo que cuesta antes de [decidir|comprometerse].",
    "Decir que no##Si no somos los adecuados, lo decimos [pronto|enseguida].",
    "[Sencillo|Empezar poco a poco]##Empezamos por [el paso más pequeño que ayude|lo que basta]. Siempre se puede añadir.",
    "Su tiempo##Lo cuidamos. Si algo cambia, [lo sabrá por nosotros|avisamos].",
    "Mirar dos veces##Antes de terminar miramos [otra vez|de nuevo], con sus ojos.",
    "Sin presión##[Piénselo|Consúltelo con la almohada], compare, pregunte fuera. Nuestra respuesta [será la misma|no cambia].",
    "Entre nosotros##Lo que nos cuenta sirve para su consulta [y para nada más|y se queda aquí].",
  ],
  "value.warm": ["[Cálido|Buen trato]##Se le recibe como persona, no como un [número|expediente]."],
  "value.plain": ["[Claro|Sin rodeos]##Lo decimos [como a un amigo|con palabras sencillas]."],
  "value.precise": [
    "[Preciso|Exacto]##Primero comprobar, después [prometer|hablar]: así los planes se cumplen.",
  ],
  "value.playful": [
    "[Con humor|Espacio para jugar]##Se trabaja mejor riendo. El trabajo lo tomamos en serio [igual|de todos modos].",
  ],
  "value.refined": [
    "[Sobrio|Menos, pero mejor]##Quitamos lo que [distrae|sobra], hasta que se ve lo esencial.",
  ],
  "value.bold": [
    "[Con opinión|Directo]##¿Quiere saber qué pensamos? Lo decimos [claro|sin vueltas].",
  ],
  "value.calm": [
    "[Calma|Sin ruido]##Sin prisas ni ruido. [Una cosa a la vez|Cada cosa a su tiempo].",
  ],
  "value.technical": [
    "[Con razones|Comprobable]##Puede ver cómo llegamos a una respuesta, [al detalle|paso a paso].",
  ],
  "value.traditional": [
    "[Probado|El oficio]##Lo que ha funcionado, lo mantenemos, y decimos por qué.",
  ],
  "value.modern": [
    "[Al día|Con curiosidad]##Probamos lo nuevo, nos quedamos con lo que [le ayuda|sirve] y dejamos el resto.",
  ],
  "value.natural": [
    "[Natural|Cerca de la naturaleza]##Donde se puede, elegimos lo natural. [Donde no, lo decimos|Y decimos dónde está el límite].",
  ],
  "value.urban": [
    "[Con carácter|Ideas propias]##Nos gustan las cosas con carácter, [y las personas también|como las personas].",
  ],
  "value.dramatic": [
    "[Dejar huella|Contrastes]##Lo que importa se puede ver [de lejos|enseguida].",
  ],
  "value.luxurious": [
    "[El lujo del tiempo|Discreto]##Hay tiempo de sobra para sus preguntas y para [los detalles|elegir].",
  ],
  "value.friendly": ["[Cercano|Amable]##Hable como en casa. [Nosotros también|Hacemos lo mismo]."],
  "value.serious": [
    "[Fiable|Palabra]##Lo acordado vale hasta que lo cambiemos [juntos|entre los dos].",
  ],
  "contrast.eyebrow": ["La diferencia", "En comparación", "De otra manera"],
  "contrast.heading": [
    "Qué es distinto aquí",
    "Si compara",
    "A menudo así, con nosotros asá",
    "Lo que hacemos de otra manera",
  ],
  "contrast.lede": [
    "Hay otras buenas opciones. Esto ayuda a [comparar|elegir].",
    "No hablamos mal de nadie. [Algunas cosas|Unas cuantas cosas] las hacemos de otra manera.",
    "Compare con calma. Aquí [se nota|se ve].",
  ],
  "contrast.usual": ["A menudo", "Lo habitual", "En otros sitios"],
  "contrast.here": ["Con nosotros", "Aquí", "En {name}"],
  "contrast.any": [
    "Primera respuesta##[Un texto hecho|Una respuesta automática]##Una respuesta a [su pregunta|lo que ha preguntado]",
    "Consejo##[Siempre más|Lo más grande]##Lo que necesita, aunque sea [menos|más pequeño]",
    "Elección##[Paquetes fijos|Una lista cerrada]##Una propuesta que se puede [cambiar|adaptar]",
    "Preguntas##[Al final|Después de firmar]##[Primero|Al principio], y en cualquier momento después",
    "Cambios##[Difíciles|Una molestia]##Normales: [dígalo pronto|avísenos]",
    "Precio##[Claro al final|Difícil de saber]##[Dicho|Hablado] antes de decidir",
  ],
  "contrast.chain": [
    "Quién decide##[Un reglamento|Una central lejana]##Las personas con las que habla",
    "La oferta##[Igual en todas partes|La misma en cada ciudad]##Lo que conviene a la gente de aquí",
  ],
  "contrast.platform": [
    "Elegir##[Filtros sin fin|Listas sin fin]##Una [buena|breve] conversación",
    "Si hay un problema##Un formulario y espera##Una persona a quien [escribir|decirlo]",
  ],
  "contrast.agency": [
    "Quién hace el trabajo##[Alguien que no verá|Quien esté libre]##Personas con las que puede hablar",
    "Lenguaje##[Jerga|Grandes palabras]##Frases que se entienden",
  ],
  "contrast.cheap": [
    "Por qué paga##La cifra más baja##Saber qué [incluye|hay dentro]",
    "Después##[Pagar dos veces|Empezar de nuevo]##Una vez, [bien hecho|como es debido]",
  ],
  "contrast.luxury": [
    "Recibimiento##[Una mirada que juzga|Una ceja levantada]##Venga como es",
    "Hablar del precio##[En voz baja|Mejor no]##Abiertamente y pronto",
  ],
  "contrast.supermarket": [
    "De dónde viene##[Un código en el envase|Difícil de saber]##Pregunte, diremos lo que sabemos",
    "Consejo##Un cartel##Alguien a quien preguntar",
  ],
  "contrast.diy": [
    "Cuando se complica##[Un vídeo|Otra tarde]##Alguien del oficio",
    "Su fin de semana##[Perdido|Ocupado]##[Libre|Suyo]",
  ],
  "contrast.dated": [
    "La razón##Siempre se hizo así##El porqué, explicado",
    "El aspecto##[Como todos|Gris]##El nuestro, con carácter",
  ],
  "contrast.slow": [
    "Esperar##[Sin noticias|Silencio]##Un aviso, también cuando tarda",
    "Las fechas##[Algún día|Pronto]##Un día que ambos conocen",
  ],
  "contrast.confusing": [
    "Condiciones##[Letra pequeña|Tres páginas]##Unas líneas claras",
    "Decidir##[Solo hoy|Firmar ya]##Mañana también está bien",
  ],
  "services.eyebrow": ["En detalle", "Todo a la vista", "Nuestra oferta"],
  "services.heading": [
    "Todo lo que hacemos",
    "{Offer1}, {offer2} y más",
    "Una cosa tras otra",
    "Lo que encontrará aquí",
  ],
  "services.lede": [
    "Lea con calma. Si duda entre dos cosas, pregunte qué [elegiríamos|tomaríamos].",
    "Cada punto dice qué es y para quién. [Lo demás|El resto] está a un mensaje.",
    "Nada está cerrado: es una lista, no una regla. Díganos qué necesita.",
  ],
  "gallery.eyebrow": ["Para mirar", "En imágenes", "Un vistazo"],
  "gallery.heading": [
    "Una mirada a nuestro trabajo",
    "En imágenes",
    "Mire a su alrededor",
    "Así es por aquí",
  ],
  "gallery.lede": [
    "Las imágenes dicen a menudo más que una lista. Mire y luego [pregunte|escriba].",
    "Tómese su tiempo. Si algo le gusta, [dígalo|coméntelo] al escribir.",
  ],
  "gallery.empty": [
    "Aquí habrá fotos. Mientras tanto, [pregúntenos|escríbanos] si quiere ver algo.",
    "Aún elegimos las fotos de esta página. [Pregunte|Escriba] y se lo contamos.",
  ],
  "events.eyebrow": ["Agenda", "Pronto", "Fechas"],
  "events.heading": ["Qué hay previsto", "Fechas para apuntar", "Conozcámonos", "En la agenda"],
  "events.lede": [
    "De vez en cuando hay ocasión de verse. Lo previsto [aparece|está] en esta página.",
    "En cuanto haya una fecha, la encontrará aquí, con lo que hace falta para [participar|apuntarse].",
  ],
  "events.empty": [
    "De momento no hay fechas. Díganos para qué vendría.",
    "La agenda sigue abierta. [Escríbanos|Avísenos] y le diremos algo.",
  ],
  "events.kinds.heading": ["Algunas ideas", "¿Qué le gustaría?", "¿A qué vendría?"],
  "events.kinds.lede": ["Todavía no son fechas, solo ideas. Díganos [cuál le gusta|qué le atrae]."],
  "events.kind.text": [
    "Para quien quiera [ver|saber] más.",
    "Ocasión de [preguntar|hablar] en grupo pequeño.",
    "¿Le interesa? [Escríbanos|Díganoslo], con un buen día.",
    "Abierto a nuevos y [a conocidos|a curiosos].",
  ],
  "contact.eyebrow": ["Contacto", "Escríbanos"],
  "contact.heading": [
    "Escríbanos",
    "Cómo contactar",
    "¿Qué podemos hacer por usted?",
    "Unas líneas bastan",
  ],
  "contact.lede": [
    "Dos o tres frases bastan. Diga de qué se trata y cómo [responderle|contactarle].",
    "El formulario nos llega directamente. Cada mensaje lo lee una persona.",
    "¿No sabe qué escribir? Empiece por lo que quiere y [para cuándo|cuándo].",
  ],
  "contact.form": ["Su mensaje", "¿De qué se trata?", "Escríbanos unas líneas"],
  "contact.note": [
    "Los campos de los que no esté seguro pueden quedar vacíos.",
    "Usamos sus datos solo para responderle.",
    "Deje un número si prefiere hablar.",
  ],
  "contact.tips.heading": ["Qué nos ayuda a responder", "Conviene decir", "Antes de escribir"],
  "contact.tips.lede": [
    "Nada es obligatorio. Pero cada punto ahorra [una pregunta|un mensaje].",
    "Lo que ya sepa, escríbalo. Lo demás lo preguntamos.",
  ],
  "contact.tip": [
    "El asunto##Una o dos palabras bastan: «{offer1}», o [sus propias palabras|otra cosa].",
    "Para cuándo##Un día, una semana, una época: diga si es [flexible|fijo].",
    "Para quién##Para usted, un amigo, un equipo: cambia [lo que preguntamos|nuestra respuesta].",
    "Su respuesta##Por mensaje o por teléfono, y a qué hora le [viene bien|conviene].",
  ],
  "faqpage.eyebrow": ["Preguntas", "Respuestas", "Conviene saber"],
  "faqpage.heading": [
    "Preguntas y respuestas",
    "Lo que conviene saber",
    "Buenas preguntas, respuestas honestas",
  ],
  "faqpage.lede": [
    "Esto es lo que nos preguntan. ¿Falta la suya? [Escríbanos|Hágala].",
    "Respuestas que valen en general. Para su caso, [pregúntenos|escriba una línea].",
  ],
  "faq.any": [
    "¿[Cómo contacto con ustedes|Cómo les escribo]?##Por el formulario de la página de contacto. Diga de qué se trata y cómo [responder|localizarle].",
    "¿[Cuánto cuesta|Cuál es el precio]?##Depende de lo que necesite. Descríbalo y tendrá una respuesta clara antes de decidir.",
    "¿[Puedo pedir algo distinto|Y si lo quiero de otra manera]?##Pregunte. Mucho es posible, no todo. Diremos con franqueza qué.",
    "¿Y si aún no tengo una idea clara?##No importa. Diga qué debería mejorar y proponemos [un primer paso|cómo seguir].",
    "¿[Qué pasa con mis datos|Quién lee mi mensaje]?##Todo sirve para responderle. La página de privacidad dice qué se guarda.",
    "¿[Puedo cambiar de idea|Y si cambian mis planes]?##Dígalo cuanto antes. Lo que sea posible depende de lo avanzado que esté.",
  ],
  "title.home": [
    "{Offer1}, {offer2} y más",
    "{Quality1}, {quality2}",
    "Para {audience}",
    "{Offer1} y {offer2}",
    "Qué hacemos por usted",
  ],
  "title.about": [
    "Quiénes somos y cómo trabajamos",
    "Nuestra manera de trabajar",
    "Sobre nosotros",
  ],
  "title.services": ["Qué hacemos", "Nuestra oferta en detalle", "{Offer1}, {offer2} y más"],
  "title.gallery": ["Un vistazo en imágenes", "Nuestro trabajo en imágenes"],
  "title.events": ["Fechas y encuentros", "Qué hay previsto"],
  "title.contact": ["Contactar con nosotros", "Cómo contactar"],
  "title.faq": ["Preguntas y respuestas", "Buenas preguntas"],
  "description.home": [
    "{name}: {offer1}, {offer2} y más, con {quality1} y {quality2}. Háganos sus preguntas.",
    "{Offer1}, {offer2} y {offer3}: vea qué hacemos, cómo funciona, y escríbanos sus preguntas.",
    "Vea qué ofrecemos, cómo funciona y cómo hacernos su pregunta en pocas líneas, sin compromiso.",
  ],
  "description.about": [
    "Nuestra manera de trabajar, con qué puede contar y para quién estamos. Conozca a las personas detrás del nombre.",
    "Lo que nos importa, cómo tratamos las preguntas y qué puede esperar de nosotros, en pocas palabras.",
  ],
  "description.services": [
    "Todo de un vistazo: {offer1}, {offer2}, {offer3} y más. Y cómo funciona, paso a paso.",
    "Lo que encontrará aquí, para quién es y qué pasa cuando escribe o pide una fecha, explicado con calma.",
  ],
  "description.gallery": [
    "Imágenes de {name}: una impresión antes de preguntar o de venir. Díganos qué le gusta.",
    "Una mirada a nuestro trabajo en imágenes, para quien prefiere ver antes de preguntar o escribir.",
  ],
  "description.events": [
    "Lo que está previsto, con todos los datos y una inscripción sencilla. Las fechas nuevas aparecen en esta página.",
    "Todas las fechas en un solo lugar, con lo que hace falta saber y una manera fácil de apuntarse.",
  ],
  "description.contact": [
    "Cómo contactar: un formulario corto, algunos consejos que ayudan a responder y sitio para sus preguntas.",
    "¿Una pregunta, un deseo, una consulta? Unas líneas bastan. Así puede escribirnos y esto nos ayuda.",
  ],
  "description.faq": [
    "Respuestas a lo que más se pregunta: cómo funciona, precio, cambios. ¿Falta la suya? Escríbanos.",
    "Lo que muchos quieren saber antes de empezar, en pocas palabras claras, y cómo hacer su pregunta.",
  ],
};
