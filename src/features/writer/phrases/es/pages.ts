/** Spanish lines of single pages: about, values, differences, headers, titles and descriptions. A table, no logic. */
import type { Phrasebook } from "../../speech/speaker.ts";

export const pages: Phrasebook = {
  "about.eyebrow": ["Nosotros", "Detrás del nombre", "Quiénes somos"],
  "about.heading": [
    "Nuestra manera de trabajar",
    "Así es {name}",
    "Lo que nos importa",
    "Detrás de {name}",
    "{Quality1}, y por qué",
  ],
  "about.lede": [
    "En {name} cuentan {quality1} y {quality2}. [Aquí se explica|Este es el porqué].",
    "Quien pregunta por «{offer1}» quiere saber [con quién habla|de quién se fía]. [Esta es nuestra parte|De ahí esta página].",
    "Sin grandes palabras: {quality1}, {quality2} y [cómo lo hacemos|lo que eso cambia].",
    "Qué tienen en común «{offer1}» y «{offer2}» [para nosotros|aquí], [lo contamos ahora|está en esta página].",
  ],
  "about.start": [
    "Unos preguntan primero por «{offer1}», otros por «{offer2}». [Casi todos|La mayoría] quieren {quality1} y [que alguien escuche|una respuesta franca].",
    "Al principio están {quality1} y {quality2}. Lo demás, de «{offer1}» a «{offer2}», [viene después|sale de ahí].",
    "¿Qué hacemos? Se podría decir «{offer1}» y «{offer2}». Preferimos hablar de {quality1}, de {quality2} y [del momento en que encaja|de lo que queda].",
    "{name} está para {audience}. Eso decide cómo tratamos «{offer1}» y [cuándo decimos que no|qué desaconsejamos].",
    "Detrás de «{offer1}» hay más de lo que parece: {quality1}, {quality2}, [mucha práctica|un ojo atento].",
  ],
  "about.way": [
    "En el día a día: preguntar en vez de suponer, preparar «{offer1}» [paso a paso|con calma] y mirar otra vez [al final|antes de terminar].",
    "Si para «{offer1}» basta con menos, [lo decimos|lo sabrá por nosotros]. Si «{offer2}» conviene más, también.",
    "Todo está en los detalles: el tono de una respuesta, {quality1}, [una llamada antes|una nota de la última vez], {quality2}.",
    "Si «{offer1}» sale mal, [lo decimos primero|lo sabrá por nosotros] y [lo arreglamos|se arregla].",
    "{Quality1} y {quality2} van antes que la prisa, [y mucho antes|y desde luego antes] que las grandes palabras.",
  ],
  "about.you": [
    "¿Y usted? Una pregunta sobre «{offer1}» [basta|es un buen comienzo].",
    "Para pedir «{offer1}» no hace falta saber.",
    "¿Solo compara? [Está bien|Muy bien]: pregunte fuera por «{offer1}».",
    "Escríbanos, aunque «{offer1}» sea todavía [una idea|un plan a medias].",
  ],
  "about.audience": [
    "Pensamos sobre todo en {audience}, [para «{offer1}» y para «{offer2}»|al preparar «{offer1}»].",
    "Escrito para {audience}. [Los demás|Todos los demás], también.",
  ],
  "values.eyebrow": ["Nuestras reglas", "Nuestra palabra", "En la práctica"],
  "values.heading": [
    "Puede contar con esto",
    "Nuestras reglas",
    "Lo que no cambia",
    "Nuestra palabra",
  ],
  "values.lede": [
    "[Pocas reglas|Corto]. Compruébelas, [por ejemplo|primero] con «{offer1}».",
    "Nada de lemas: con «{offer1}» puede [comprobarlo|tomarnos la palabra].",
    "Las palabras son fáciles. [Juzgue|Mire].",
  ],
  "value.any": [
    "Preguntar dos veces##Ninguna pregunta sobre «{offer1}» es [tonta|demasiado pequeña].",
    "Hablar de dinero##El precio de «{offer1}» lo [sabe|conoce] antes.",
    "Decir que no##Si «{offer1}» no es para usted, [lo decimos|lo sabrá].",
    "[Sencillo|Poco a poco]##Primero «{offer1}», [otro día|más tarde] «{offer2}». Siempre se puede añadir.",
    "Su tiempo##Si «{offer1}» cambia de hora, [avisamos|lo sabrá pronto].",
    "Mirar dos veces##En «{offer1}» miramos dos veces, [con sus ojos|antes de terminar].",
    "Sin presión##«{Offer1}» puede esperar [una noche|a mañana]. Compare.",
    "Entre nosotros##Lo que cuente sobre «{offer1}» [se queda aquí|no va más lejos].",
    "Después##La pregunta sobre «{offer1}» llega [a veces|a menudo] más tarde. [Hágala|Escriba].",
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
    "Compare cómo hacen otros «{offer1}», y luego [mire aquí|véanos].",
    "No hablamos mal de nadie: con «{offer1}» vamos [por otro camino|a nuestra manera].",
    "La diferencia se llama {quality1}, [y se ve aquí|aquí está].",
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
    "En detalle",
    "Nuestra oferta",
  ],
  "services.lede": [
    "¿«{Offer1}» o «{offer2}»? Pregunte qué [elegiríamos|haríamos].",
    "De «{offer1}» a «{offer3}»: tome lo que necesita y [deje|salte] el resto.",
    "Lea con calma y pregunte después por «{offer1}».",
    "{Offer1}, {offer2}, {offer3} y [lo que va con ello|lo demás].",
  ],
  "gallery.eyebrow": ["Para mirar", "En imágenes", "Un vistazo"],
  "gallery.heading": ["En imágenes", "Un vistazo", "Mire", "De cerca"],
  "gallery.lede": [
    "{Quality1}, {quality2}: se ve [mejor|antes] de lo que se lee.",
    "«{Offer1}» y «{offer2}», en imágenes [y no solo|más que] en palabras.",
    "¿Le gusta algo? Dígalo al preguntar por «{offer1}».",
    "Mire un poco antes de preguntar por «{offer1}» o «{offer2}».",
  ],
  "gallery.empty": [
    "Las fotos llegarán.",
    "De momento, dibujos.",
    "Fotos, más adelante.",
    "Dibujado, por ahora.",
  ],
  "events.eyebrow": ["Agenda", "Pronto", "Fechas"],
  "events.heading": ["Qué hay previsto", "Fechas para apuntar", "Conozcámonos", "En la agenda"],
  "events.lede": [
    "«{Offer1}» se enseña [a veces|muchas veces] mejor de lo que se explica. [Las fechas, aquí|Para eso hay fechas].",
    "Unas horas {atPlace}, [sin prisa|con tiempo]: «{offer1}» visto de cerca.",
    "En cuanto haya fecha para «{offer1}» o «{offer2}», estará aquí.",
    "Para quien quiera ver {quality1} [de cerca|con sus ojos].",
  ],
  "events.empty": [
    "Aún no hay fecha. ¿Le interesaría algo sobre «{offer1}»?",
    "Nada previsto por ahora.",
    "La agenda está abierta.",
    "Nada fijo todavía. Escriba si «{offer1}» le [tienta|interesa].",
  ],
  "events.kinds.heading": ["Algunas ideas", "¿Qué le gustaría?", "Lo que podría ser", "¿Deseos?"],
  "events.kinds.lede": ["Ideas, aún sin fecha.", "¿Cuál le tienta?", "Todavía sin fecha."],
  "contact.eyebrow": ["Contacto", "Escríbanos"],
  "contact.heading": ["Escríbanos", "Cómo encontrarnos", "Bastan unas líneas", "¿Una pregunta?"],
  "contact.lede": [
    "¿Es por «{offer1}», por «{offer2}» o [por otra cosa|por algo distinto]?",
    "Dos frases sobre «{offer1}» bastan, [las lee una persona|lo leemos todo].",
    "¿Por dónde empezar? Por «{offer1}», [y para cuándo|y para quién].",
    "«{Offer1}»: cuente lo que [ya sabe|imagina], lo demás [se pregunta|viene después].",
  ],
  "contact.form": ["Su mensaje", "¿De qué se trata?", "Escríbanos", "Su pregunta"],
  "contact.note": [
    "Si duda, déjelo vacío.",
    "Solo para responderle.",
    "¿Prefiere hablar? Su número.",
  ],
  "faqpage.eyebrow": ["Preguntas", "Respuestas", "Conviene saber"],
  "faqpage.heading": [
    "Preguntas y respuestas",
    "Lo que conviene saber",
    "Buenas preguntas, respuestas honestas",
  ],
  "faqpage.lede": [
    "De «{offer1}» a «{offer2}»: lo que uno quiere saber [antes|primero].",
    "¿No está? Sobre «{offer1}» respondemos [también|con gusto] una a una.",
    "Respuestas sobre «{offer1}», sobre «{offer2}» y [lo demás|lo que va con ello].",
  ],
  "faq.any": [
    "«{Offer1}»: ¿cuándo pedirlo?##Cuanto antes, mejor. Con «{offer1}», pronto significa [más opciones|menos prisa].",
    "¿«{Offer1}» junto con «{offer2}»?##[A menudo sí|Por lo general sí]. Diga al principio que le interesan «{offer1}» y «{offer2}».",
    "«{Offer1}»: ¿a qué precio?##[Depende|Según el caso]. Describa «{offer1}» en dos líneas y para «{offer1}» tendrá una respuesta clara.",
    "¿Para quién es «{offer1}»?##Para quien busca {quality1}, [ante todo|sobre todo]. Si duda, pregunte.",
    "¿Es «{offer1}» para mí?##[Buena pregunta|Se puede dudar]. Diga qué debería ir mejor y se verá si «{offer1}» o «{offer2}» ayuda.",
    "¿Y cambiar «{offer1}» después?##[Dígalo pronto|Avise enseguida]. Lo que se pueda cambiar en «{offer1}» depende del día.",
    "¿Quién lee mi mensaje?##[Solo nosotros|Nosotros mismos]. Más en privacidad.",
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
