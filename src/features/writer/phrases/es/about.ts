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
    "En el día a día: preguntar en vez de suponer, ir [paso a paso|con calma] y mirar otra vez [al final|antes de terminar].",
    "¿Basta con menos? [Lo decimos|Lo sabrá]. ¿{Offer1} o mejor {offer2}? [Lo mismo|También se lo diremos].",
    "Todo está en los detalles: el tono de una respuesta, [una llamada antes|una nota de la última vez], {quality1}, {quality2}.",
    "¿Algo sale mal? [Lo decimos primero|Lo sabrá enseguida]. [Y se arregla|Después, el arreglo].",
    "{Quality1} y {quality2} van antes que la prisa, [y mucho antes|y desde luego antes] que las grandes palabras.",
    "¿Atajos? [Solo los útiles|Solo si sirven]. Si no, un rodeo por {quality1}.",
    "Lo que prometemos para {offer1} o {offer2} queda [escrito|apuntado], [y se puede comprobar|con copia para usted].",
    "{Offer1} o {offer2}, [da igual|es lo mismo]: primero [escuchar|preguntas], luego [una propuesta|los caminos posibles].",
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
    "¿Y usted? Una pregunta [basta|ayuda].",
    "¿Saber del oficio? [No hace falta|Eso es cosa nuestra].",
    "¿Solo compara? [Está bien|Muy bien]. [Una medida|Compare esto]: {quality1}, {quality2}.",
    "¿Solo una idea? [Escríbanos igual|También vale].",
    "¿Le encaja? [Entonces hablemos|Escríbanos].",
    "Nada que preparar. [Una frase vale|Venga como es].",
  ],
  "about.audience": [
    "Pensamos sobre todo en {audience}, [al preparar cada día|en todo lo que hacemos].",
    "Escrito para {audience}. [Los demás|Todos los demás], también.",
    "Lo que lee aquí vale primero para {audience}. [¿Su caso es otro? Pregunte|Los demás, pregunten].",
  ],
  "values.eyebrow": ["Nuestras reglas", "Nuestra palabra", "En la práctica"],
  "values.heading": [
    "Puede contar con esto",
    "Nuestras reglas",
    "Lo que no cambia",
    "Nuestra palabra",
  ],
  "values.lede": [
    "[Pocas reglas|Reglas cortas]. [Compruébelas|Para comprobarlas].",
    "Nada de lemas. [Compruébelo|Hechos].",
    "Las palabras son fáciles. [Juzgue|Mire].",
    "{Offer1} o {offer2}, [esto vale siempre|esto no cambia].",
  ],
  "value.any": [
    "Preguntar dos veces##Ninguna pregunta es [tonta|pequeña]. [Tampoco la tercera|Adelante].",
    "Hablar de dinero##¿El precio? [Antes|Siempre antes]. [Con lo que incluye|Sin hacer cuentas].",
    "Decir que no##¿No le sirve? [Lo decimos|Lo sabrá].",
    "[Sencillo|Poco a poco]##Primero [lo necesario|un paso]. [Lo demás, luego|Siempre se puede añadir].",
    "Su tiempo##¿Cambia una hora? [Avisamos|Lo sabrá pronto].",
    "Mirar dos veces##Miramos dos veces. [Con sus ojos|Antes de terminar].",
    "Sin presión##[Mañana también vale|Consúltelo con calma]. Compare.",
    "Entre nosotros##[Se queda aquí|No sale de aquí]. [Todo|Cada palabra].",
    "Después##¿Preguntas más tarde? [Hágalas|Escriba].",
    "[Reconocerlo|Dar la cara]##¿Algo falla? [Lo hablamos|Lo decimos]. [Y lo arreglamos|Juntos].",
    "[Nada de más|Lo justo]##Nada [de relleno|para aparentar].",
    "[Por escrito|En papel]##Una página, dos copias. [Una para usted|Todo claro].",
    "[Con curiosidad|Seguir aprendiendo]##[Siempre se aprende|Todo se mueve]. [Leemos|Preguntamos] todavía.",
  ],
  "value.warm": ["[Cálido|Buen trato]##Ni número ni expediente. [Una persona|Usted]."],
  "value.plain": [
    "[Claro|Sin rodeos]##[Como a un amigo|Palabras sencillas]. [Siempre|Desde el principio].",
  ],
  "value.precise": ["[Preciso|Exacto]##Primero comprobar. [Después prometer|Después hablar]."],
  "value.playful": [
    "[Con humor|Espacio para jugar]##Reír [vale|ayuda]. [El trabajo, en serio|Y trabajar también].",
  ],
  "value.refined": [
    "[Sobrio|Menos, pero mejor]##[Lo que sobra, fuera|Quitamos lo que distrae]. [Queda lo esencial|Lo demás, bien].",
  ],
  "value.bold": [
    "[Con opinión|Directo]##¿Nuestra opinión? [Clara|Sin vueltas]. [Desde el principio|Aunque incomode].",
  ],
  "value.calm": ["[Calma|Sin ruido]##Ni prisas ni ruido. [Todo a su tiempo|Una por una]."],
  "value.technical": [
    "[Con razones|Comprobable]##¿Las razones? [Siempre a la vista|Se las damos].",
  ],
  "value.traditional": [
    "[Probado|El oficio]##Lo probado [se queda|sigue]. [Pregunte por qué|Con sus razones].",
  ],
  "value.modern": [
    "[Al día|Con curiosidad]##Lo nuevo [se prueba|se mira]. [Lo útil queda|El resto, fuera].",
  ],
  "value.natural": [
    "[Natural|Cerca de la naturaleza]##Lo natural, [primero|si se puede]. [Si no, avisamos|Con franqueza].",
  ],
  "value.urban": [
    "[Con carácter|Ideas propias]##Con carácter, [siempre|y con gusto]. [Cosas y personas|También la gente].",
  ],
  "value.dramatic": ["[Dejar huella|Contrastes]##Que se vea. [De lejos|Enseguida]."],
  "value.luxurious": [
    "[El lujo del tiempo|Discreto]##Tiempo [para elegir|para preguntar]. [Y para detalles|Sin medirlo].",
  ],
  "value.friendly": ["[Cercano|Amable]##Hable como en casa. [Nosotros también|Hacemos lo mismo]."],
  "value.serious": [
    "[Fiable|Palabra]##Lo acordado [vale|se cumple]. [Hasta cambiarlo juntos|Siempre].",
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
