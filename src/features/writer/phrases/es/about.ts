/** Spanish lines of the about page, of values, and of what sets a business apart. A table, no logic. `##` parts title and text. */
import type { Phrasebook } from "../../speech/speaker.ts";

export const about: Phrasebook = {
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
    "Quien busca {quality1} y {quality2} quiere saber [con quién habla|cómo piensa el otro]. [Esta es nuestra parte|De ahí esta página].",
    "Sin grandes palabras: {quality1}, {quality2} y [cómo lo hacemos|lo que eso cambia].",
    "¿Qué hacemos? {Offer1}, {offer2} y más. [Aquí, el cómo|Esta es la manera].",
    "{Quality1}, {quality2}: unas frases sobre [cómo trabajamos|lo que nos guía], y sobre [lo que gana usted|su parte].",
    "{Offer1}, {offer2}: se puede hacer [de muchas maneras|de más de una manera]. [Esta es la nuestra|Aquí va la nuestra].",
  ],
  "about.start": [
    "Cada petición es distinta, pero [casi todos|la mayoría] quieren [en el fondo|al final] lo mismo: {quality1} y [que alguien escuche|una respuesta franca].",
    "Al principio están {quality1} y {quality2}. Lo demás [viene después|sale solo].",
    "Lo que hacemos se dice pronto: {offer1}, {offer2}, {offer3}. Preferimos hablar [de la manera|del momento en que encaja].",
    "{name} está para {audience}. Eso decide [qué ofrecemos|cómo explicamos] y [cuándo decimos que no|qué desaconsejamos].",
    "¿{Offer1}, {offer2}? De lejos parece [fácil|sencillo]. De cerca hacen falta {quality1}, {quality2} y [mucha práctica|un ojo atento].",
    "¿Una larga historia? [Mejor lo esencial|Aquí, lo esencial]. Preferimos decir lo que usted [encontrará|notará]: {quality1}, {quality2} y tiempo para sus preguntas.",
    "Sobre {offer1} o {offer2} se puede [prometer mucho|hablar largo]. Preferimos [decir poco|empezar por poco]: {quality1}, {quality2}, [y cada día|y que dure].",
  ],
  "about.way": [
    "En el día a día [preguntamos en vez de suponer|preferimos una pregunta de más], [vamos paso a paso|avanzamos con calma] y miramos otra vez [al final|antes de terminar].",
    "Si basta con menos, [se lo decimos|lo sabrá por nosotros]. ¿{Offer1} o mejor {offer2}? [También ahí damos nuestra opinión|Nuestra respuesta será franca].",
    "Lo importante está en los detalles: el tono de una respuesta, [una llamada antes|una nota de la última vez], {quality1} y {quality2}.",
    "Si algo sale mal, [somos los primeros en decirlo|lo sabrá enseguida por nosotros]. [Después buscamos el arreglo con usted|Y no paramos hasta arreglarlo].",
    "{Quality1} y {quality2} van antes que la prisa, [y mucho antes|y desde luego antes] que las grandes palabras.",
    "Un atajo nos gusta [cuando le sirve a usted|si no se lo come la calidad]. Si no, [damos un rodeo|tardamos un poco más], por {quality1}.",
    "Lo que prometemos para {offer1} o {offer2} queda [escrito|apuntado], [y se puede comprobar|con una copia para usted].",
    "{Offer1} o {offer2}, [da igual|es lo mismo]: primero [escuchamos|hacemos preguntas] y después [llega una propuesta|le mostramos los caminos posibles].",
  ],
  "about.way@warm": [
    "Aquí [se escucha|hay tiempo]. Lo importante, con {quality1} y {quality2}, suele estar [en un paréntesis|al final de una frase], y [hay que oírlo|eso pide tiempo].",
  ],
  "about.way@precise": [
    "Con {offer1} y con {offer2}, [comprobamos|medimos] antes de [prometer|empezar]. [Todo se anota|Así no hay sorpresas].",
  ],
  "about.way@playful": [
    "{Offer1}, {offer2}: el trabajo en serio; nosotros, [algo menos|no tanto]. [Riendo se piensa mejor|Ayuda].",
  ],
  "about.way@refined": [
    "{Quality1}, {quality2}: preferimos [quitar|dejar aire] antes que [llenar|añadir]. [Menos, pero bien|El resto sobra].",
  ],
  "about.way@bold": [
    "¿{Offer1} o {offer2}? Decimos lo que pensamos, [aunque nadie pregunte|desde el principio]. [Después decide usted|Así se avanza].",
  ],
  "about.way@plain": [
    "Sin [rodeos|jerga|letra pequeña]. [Usted pregunta, nosotros respondemos|Decimos lo que hay].",
  ],
  "about.you": [
    "¿Y usted? [Para empezar basta una pregunta|Con una sola pregunta podemos empezar].",
    "No hace falta que [conozca el oficio|sepa los términos técnicos]: [de eso nos ocupamos nosotros|para eso estamos].",
    "Si está comparando, [nos parece muy bien|hace bien]. [Una buena medida|Fíjese en esto]: {quality1} y {quality2}.",
    "Si de momento solo tiene una idea, [de {offer1}, por ejemplo|por vaga que sea|o ni eso], [escríbanos igualmente|ya es un buen comienzo|cuéntenosla].",
    "Si esto [encaja con usted|le suena bien], [hablemos|escríbanos unas líneas].",
    "No tiene que [preparar nada|traerlo todo pensado|decidir nada hoy]: [venga con sus preguntas|una frase sobre {offer1} u otra cosa ya ayuda|empezamos por donde quiera].",
  ],
  "about.audience": [
    "Pensamos sobre todo en {audience}, [al preparar cada día|en todo lo que hacemos].",
    "Esta página está pensada para {audience}, [pero aquí cabe cualquiera|y también para quien llega por primera vez].",
    "Lo que lee aquí vale primero para {audience}. [Si su caso es otro, pregúntenos|Los demás también son bienvenidos].",
  ],
  "values.eyebrow": ["Nuestras reglas", "Nuestra palabra", "En la práctica"],
  "values.heading": [
    "Puede contar con esto",
    "Nuestras reglas",
    "Lo que no cambia",
    "Nuestra palabra",
  ],
  "values.lede": [
    "[Son pocas reglas|No son muchas|Para {offer1} y para todo lo demás son las mismas] y [puede comprobarlas|nos gusta que las comprueben|se entienden enseguida].",
    "No son lemas, [sino costumbres de cada día|sino lo que hacemos cuando hay prisa].",
    "Decirlo es fácil. [Juzgue usted|Mire].",
    "{Offer1} o {offer2}, [esto vale siempre|esto no cambia].",
  ],
  "value.any": [
    "Preguntar dos veces##[Ninguna pregunta es demasiado pequeña|Aquí no hay preguntas tontas], [y la tercera tampoco molesta|así que pregunte cuanto quiera].",
    "Hablar de dinero##[El precio se habla antes de empezar|Antes de decidir conoce el precio], [y también lo que incluye|sin que tenga que preguntarlo].",
    "Decir que no##[Cuando algo no le conviene|Si no somos lo que busca|Si {offer1} o {offer2} no le sirve], [se lo decimos sin rodeos|preferimos decírselo a tiempo|lo sabrá por nosotros].",
    "[Sencillo|Poco a poco]##[Empezamos por lo que hace falta|Primero damos un paso], [y lo demás se puede añadir después|y después se ve si hace falta otro].",
    "Su tiempo##[Si cambia una hora|Cuando algo se retrasa|Si no llegamos a tiempo], [le avisamos en cuanto lo sabemos|lo sabe usted antes de salir de casa|recibe un aviso y una disculpa].",
    "Mirar dos veces##[Antes de terminar|Al final|Cuando ya parece listo] [miramos otra vez con sus ojos|repasamos todo con calma|damos una última vuelta], [y a veces encontramos un detalle|aunque nadie lo pida|y entonces lo damos por bueno].",
    "Sin presión##[Puede pensarlo hasta mañana|Nadie tiene que decidir en el momento], [y comparar nos parece bien|porque una buena decisión pide calma].",
    "Entre nosotros##[Lo que nos cuenta se queda aquí|No hablamos de sus asuntos con nadie|Lo suyo no sale de esta casa], [tampoco lo pequeño|y eso no necesita explicación|ni siquiera como anécdota].",
    "Después##[Si más tarde surge una pregunta|Cuando todo está hecho|También después de {offer1} o {offer2}], [seguimos al otro lado|puede volver a escribirnos|contestamos con las mismas ganas].",
    "[Reconocerlo|Dar la cara]##[Si cometemos un fallo|Cuando algo no sale bien|Si nos equivocamos], [lo decimos y lo arreglamos|no buscamos excusas sino una salida|lo sabe usted primero].",
    "[Nada de más|Lo justo]##[Dejamos fuera lo que no sirve|No añadimos nada para aparentar|Quitamos lo que solo hace bulto], [aunque quede más corto|y así se ve mejor lo que cuenta|para quedarnos con {quality1} y {quality2}].",
    "[Por escrito|En papel]##[Lo que acordamos queda anotado|De lo hablado queda una nota|Ya sea {offer1} o {offer2}, lo acordado se escribe], [y usted tiene su copia|para que nadie tenga que acordarse|y se puede releer con calma].",
    "[Con curiosidad|Seguir aprendiendo]##[El oficio cambia y nosotros con él|Nunca se termina de aprender], [así que seguimos preguntando|y por eso leemos y probamos].",
  ],
  "value.warm": [
    "[Cálido|Buen trato]##[Aquí no es un número ni un expediente|Le saludamos por su nombre], [sino una persona con su historia|y nos acordamos de lo que contó].",
  ],
  "value.plain": [
    "[Claro|Sin rodeos]##[Hablamos como se habla con un amigo|Usamos palabras sencillas], [desde el primer mensaje|también cuando el tema es difícil].",
  ],
  "value.precise": [
    "[Preciso|Exacto]##[Primero comprobamos y después prometemos|Medimos antes de hablar], [para que no haya sorpresas|aunque lleve un rato más].",
  ],
  "value.playful": [
    "[Con humor|Espacio para jugar]##[Reír está permitido|Nos gusta reír], [y el trabajo se hace en serio|y así se trabaja mejor].",
  ],
  "value.refined": [
    "[Sobrio|Menos, pero mejor]##[Quitamos lo que distrae|Lo que sobra se queda fuera], [y lo que queda está bien pensado|para que se vea lo esencial].",
  ],
  "value.bold": [
    "[Con opinión|Directo]##[Decimos con claridad lo que pensamos|Tenemos una opinión y la damos], [aunque a veces incomode|y después decide usted].",
  ],
  "value.calm": [
    "[Calma|Sin ruido]##[Hacemos las cosas una por una|No hay prisas ni ruido], [y cada una tiene su tiempo|para que usted respire].",
  ],
  "value.technical": [
    "[Con razones|Comprobable]##[Damos siempre las razones|Cada consejo viene con su porqué], [y usted las puede comprobar|sin esconder las dudas].",
  ],
  "value.traditional": [
    "[Probado|El oficio]##[Lo que ha funcionado siempre se queda|Guardamos lo que el tiempo ha probado], [y con gusto le contamos por qué|sin cerrarnos a lo nuevo].",
  ],
  "value.modern": [
    "[Al día|Con curiosidad]##[Probamos lo nuevo antes de recomendarlo|Lo nuevo se mira con calma], [y solo se queda lo útil|porque no todo lo nuevo es mejor].",
  ],
  "value.natural": [
    "[Natural|Cerca de la naturaleza]##[Lo natural va primero siempre que se puede|Elegimos lo natural cuando sirve], [y si no, se lo decimos|y explicamos nuestras razones].",
  ],
  "value.urban": [
    "[Con carácter|Ideas propias]##[Nos gustan las cosas con carácter|Lo que hacemos tiene su propia cara], [y también la gente que lo tiene|sin copiar a nadie].",
  ],
  "value.dramatic": [
    "[Dejar huella|Contrastes]##[Lo que hacemos se puede ver de lejos|No nos asustan los contrastes], [y se recuerda al día siguiente|y eso es a propósito].",
  ],
  "value.luxurious": [
    "[El lujo del tiempo|Discreto]##[Aquí hay tiempo para elegir|Nos tomamos tiempo para sus preguntas], [y para los pequeños detalles|sin mirar el reloj].",
  ],
  "value.friendly": [
    "[Cercano|Amable]##[Háblenos como en su casa|Con nosotros se habla sin ceremonia], [que nosotros hacemos lo mismo|y las preguntas salen solas].",
  ],
  "value.serious": [
    "[Fiable|Palabra]##[Lo acordado se cumple|Nuestra palabra vale], [hasta que lo cambiemos juntos|también cuando nos cuesta].",
  ],
  "contrast.eyebrow": ["La diferencia", "En comparación", "De otra manera"],
  "contrast.heading": ["Qué es distinto aquí", "Si compara", "Lo que hacemos de otra manera"],
  "contrast.lede": [
    "Compare cómo lo [hacen|plantean] otros, y luego [mire aquí|véanos].",
    "No hablamos mal de nadie: vamos [por otro camino|a nuestra manera].",
    "La diferencia se llama {quality1}, [y se ve aquí|aquí está].",
    "Hay [muchos buenos caminos|más de un buen camino]. [Este es el nuestro|Vea el nuestro].",
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
};
