/**
 * Spanish wordings of the agency family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const agency: Wording = familyWording(
  ["cliente", "clientes", "estudio", "en el estudio", "al estudio", "creación y consejo"],
  ["Qué hacemos", "Trabajos", "Encuentros"],
  {
    headlines: [
      "Decir {menos|mejor}, {mostrar|lograr} más",
      "{Escuchar|Preguntar}, {dibujar|ordenar}, {quitar|decidir}",
      "Una idea {clara|simple}, bien {hecha|dicha}",
      "{Encontrar|Guardar} lo esencial",
      "Una {palabra|línea} justa, {y después otra|en su sitio}",
      "{Primero|Antes} la pregunta, {luego|después} {la forma|el color}",
      "{Se ve|Se lee} {de lejos|a la primera}",
    ],
    truths: [
      "{El gusto se discute y el fin no|Antes de gustar, algo tiene que servir|Lo primero es saber para qué}, {y para eso está el encargo escrito|así que empezamos preguntando|y después viene el color}.",
      "{Crear bien es casi siempre quitar|La palabra más difícil es no|Lo que queda debe ganarse su sitio}, {y lo demás sobra|así que borramos mucho|y eso pide algo de valor}.",
      "{La respuesta suele estar ya en la casa|Quien hace el trabajo sabe más que nadie|Un buen consejo empieza por escuchar}, {así que preguntamos a su gente|y a veces solo hay que ordenarla|y por eso hablamos con todos}.",
      "{Una buena idea aguanta preguntas|Lo que no se puede explicar no funciona|Primero se habla y después se dibuja}, {y por eso enseñamos el camino|así que pregunte sin reparo|y usted entiende por qué es así}.",
      "{Un folio en blanco asusta y una mala idea ayuda a empezar|La primera idea casi nunca es la buena}, {así que hacemos muchas y guardamos pocas|y por eso dibujamos antes de opinar}.",
      "{Lo que usted ya no ve, un extraño lo ve el primer día|Quien lleva años dentro deja de leer su propio cartel}, {así que a veces basta una mirada de fuera|y por eso preguntamos a gente que no le conoce}.",
      "{Cuando deciden muchos, sale algo gris|Un encargo sin alguien que decida da vueltas}, {así que conviene nombrar a una persona|y quién decide se aclara el primer día}.",
    ],
    offers: [
      [
        "target",
        "Estrategia",
        "{Un buen plan cabe en una página|Antes de empezar se aclara quién, qué y por qué|La estrategia empieza con una pregunta incómoda}, {y hablamos también con sus clientes|para que cada paso tenga sentido|y usted sabe qué viene primero}.",
        "{A quién quiere llegar, qué espera esa gente y por qué usted|Qué dejar, qué empezar y qué seguir haciendo}: {con eso se llena una hoja|son preguntas que duelen un poco}. {Hablamos con quien vende y con quien compra|Después cada gasto tiene un motivo}.",
        "{Se mira qué dicen los demás del ramo|Se escucha cómo le describen sus clientes}, {y aparece el hueco que queda libre|y se ve qué le distingue}. {Las palabras se eligen con cuidado|El plan dice también qué no se hará}.",
      ],
      [
        "pen-tool",
        "Diseño",
        "{Buscamos una cara que dure|Signo, letra y color deben contar lo mismo|El diseño empieza donde le ven primero}, {y las palabras van antes que las imágenes|así que díganos dónde le conocen|para que le reconozcan de lejos}.",
        "{Una etiqueta, un coche, una pantalla y un recibo|Del rótulo de la puerta a la firma del correo}: {todo debe parecer de la misma casa|se diseña en conjunto}. {Se prueba en pequeño y en blanco y negro|Lo viejo que funciona se queda}.",
        "{Empezamos por lo que la gente ya reconoce|Se ponen los borradores en la pared y se miran de lejos}; {lo que no se explica solo se va|lo sencillo aguanta más}. {Usted recibe colores, letras y reglas|Al final hay una guía de pocas páginas}.",
      ],
      [
        "message-circle",
        "Textos",
        "{Usted cuenta y nosotros escribimos|Los textos deben sonar a usted|Decir poco y bien cuesta más que decir mucho}, {y se corrige hasta que encaje|para que la gente lo lea hasta el final|con su voz y sin adornos}.",
        "{Una web, un folleto y una carta no hablan igual|Primero va lo que el lector quiere saber}; {lo que sobra se quita|los adornos se quedan fuera}. {Leemos en voz alta lo escrito|Los nombres y los datos los revisa usted}.",
        "{Le hacemos preguntas y grabamos cómo lo cuenta|Las mejores frases salen hablando}, {así que el texto empieza con sus palabras|y después lo ponemos en orden}. {Los tecnicismos se cambian por ejemplos|Un titular lleva más tiempo que una página}.",
      ],
      [
        "settings",
        "Producción",
        "{Del boceto al objeto hay muchos pasos|La muestra dice la verdad|Antes de imprimir se prueba}, {así que díganos cantidad y fecha|y lo vigilamos hasta la entrega|para que salga como se pensó}.",
        "{Papel, tinta, pliegues y plazos|Formatos, colores y archivos} {se hablan con el taller antes de cerrar|tienen sus trampas}. {Se pide una prueba y se mira con luz de día|Lo que va a la calle se prueba en la calle}.",
        "{Un pliegue o un barniz pueden cambiar la cuenta|Según la tirada conviene una técnica u otra}, {así que comparamos antes de encargar|y por eso preguntamos para qué es}. {La entrega se acuerda con quien la recibe|Los archivos quedan ordenados}.",
      ],
      [
        "search",
        "Revisión de lo que hay",
        "{Miramos con ojos nuevos lo que ya tiene|Ponemos todo en una pared y lo repasamos|Suele haber más de lo que parece}, {y vemos qué queda y qué sobra|antes de hacer algo nuevo|para no gastar donde no hace falta}.",
        "{Folletos, anuncios, páginas y tarjetas se miran juntos|Se lee todo como si fuera la primera vez}; {aparecen contradicciones y cosas buenas|unas cosas se salvan y otras se retiran}. {Recibe una lista por orden de prisa|Lo barato de arreglar va al principio}.",
        "{Pedimos a unas personas que busquen algo en su página|Se mira qué encuentra la gente y dónde se pierde}, {y se apunta sin suavizar|y de ahí salen los cambios}. {A veces basta mover una cosa|Lo que está bien también se dice}.",
      ],
      [
        "users",
        "Talleres con su equipo",
        "{Su gente sabe casi todo lo que hace falta|En una mesa y con rotuladores se avanza mucho|Un taller junta a quienes rara vez se sientan juntos}, {y nosotros preguntamos y ordenamos|y al final hay un plan|para salir con una decisión}.",
        "{Se reparten papeles y cada uno escribe antes de hablar|Todos dibujan, también quien dice que no sabe}; {después se vota y se discute|las ideas se pegan sin nombre}. {Un descanso a tiempo salva la tarde|Lo acordado tiene fecha y dueño}.",
        "{Conviene mezclar ventas, taller y oficina|Los jefes hablan los últimos}, {y así salen cosas que nadie decía|para que se oiga a todos}. {Antes mandamos unas preguntas|Las notas llegan después por escrito}.",
      ],
    ],
    process: [
      [
        "Preguntar",
        "{Hablamos de meta, gente, plazo y presupuesto|Lo primero es saber qué debe cambiar|Preguntamos y lo ponemos por escrito}, {y usted lo corrige|porque hablar de dinero ahorra tiempo|para empezar con la misma idea}.",
        "{Cuéntenos qué ha probado y qué pasó|Traiga lo que usa hoy, también lo que no le gusta}; {preguntamos por clientes, precios y miedos|salen cosas que no están en el encargo}. {Un plazo real ayuda a todos|Al final resumimos en una hoja}.",
        "{Una primera charla sirve para ver si encajamos|Le preguntamos qué le haría decir que ha salido bien}; {se aclara quién tiene que estar de acuerdo|se habla también de plazos y de dinero}.",
      ],
      [
        "Bocetar",
        "{Le enseñamos pocos caminos y en bruto|Primero el boceto y después el detalle|Dibujamos pronto y sin acabar}, {y díganos a qué le recuerda|porque en esta fase tirar cuesta poco|y elegimos juntos}.",
        "{Unos dibujos a lápiz|Unas hojas con ideas muy distintas} {bastan para elegir dirección|son más fáciles de rechazar que algo acabado}. {Diga qué entiende al verlo|Una noche de por medio aclara}.",
        "{Cada propuesta viene con su porqué|La propuesta se enseña en el sitio donde se va a usar}, {y usted la mira como la miraría un cliente|así que no hace falta imaginar}. {Mezclar dos rara vez funciona|Lo dudoso se prueba con gente}.",
      ],
      [
        "Realizar",
        "{Acabamos un camino y lo revisamos|Se termina, se prueba y se entrega|Lo elegido se lleva hasta el final}, {con archivos y unas reglas de uso|para que usted pueda seguir|y le explicamos cómo usarlo}.",
        "{Se afinan letras, colores, palabras y detalles|Con una dirección elegida se trabaja deprisa}; {usted revisa en momentos fijados|los cambios se juntan y se hacen de una vez}. {Después se publica o se imprime|Los originales quedan guardados}.",
        "{Antes de salir se comprueban nombres, teléfonos y acentos|Alguien que no lo conoce lo lee entero}, {y solo entonces se entrega|y se corrige lo último}. {Unas semanas después se mira cómo va|Le enseñamos a cambiar lo pequeño}.",
      ],
    ],
    questions: [
      [
        "¿{Qué precio tiene un proyecto|Cómo cobran}?",
        "{Puede ser por tiempo, por etapas o una cantidad fija|Depende del alcance y del uso|Díganos un presupuesto y vemos qué cabe}, {y lo tendrá por escrito|así que pida el precio por etapas|antes de empezar}.",
        "{Una parte es pensar, otra hacer y otra corregir|Imprenta, fotos y licencias se cuentan aparte}; {en la oferta se ve cada una|pregunte qué está dentro}. {Lo que no haga falta se quita|Se puede pagar según avanza}.",
        "{Díganos para qué es y dónde se verá|Con el uso, el plazo y el alcance se calcula}, {y tendrá una cifra con sus límites|y verá qué cambia el precio}.",
      ],
      [
        "¿{Cuántas propuestas hay|Qué pasa si no gusta la propuesta}?",
        "{Pocas y bien pensadas|Las rondas se acuerdan antes|Si no le gusta, díganos por qué}, {porque una crítica con razones ayuda|y seguimos desde ahí|y se corrige lo que haga falta}.",
        "{Una dirección bien contada vale por varias|Se enseña poco para poder hablar mucho}; {en la oferta están las rondas|se acuerda cuántas veces se corrige}.",
        "{Señale qué no le convence y por qué|Piense si no le gusta o si no sirve}: {con eso se corrige mejor|eso cambia la charla}. {Si el camino no es, se vuelve al encargo|Conviene que las pegas lleguen juntas}.",
      ],
      [
        "¿{De quién es el resultado|Nos dan los archivos}?",
        "{Los derechos se acuerdan en la oferta|Depende de lo que necesite usar|Pregúntelo al principio}, {y los archivos abiertos se hablan aparte|así sabrá qué puede hacer con ello|y queda por escrito}.",
        "{El acuerdo dice dónde, cuánto tiempo y para qué lo puede usar|Letras y fotos tienen a veces su propia licencia}; {se lo explicamos sin jerga|guárdelo junto a los archivos}.",
        "{Para imprimir, para la web y para cambiarlo se entregan formatos distintos|Díganos con qué programas trabaja}, {y lo dejamos preparado|y se habla antes qué va incluido}. {Los bocetos descartados se quedan fuera|Para dudas serias, pregunte a un abogado}.",
      ],
      [
        "¿{Prometen resultados|Qué efecto se puede esperar}?",
        "{Se puede prometer trabajo y fechas|Nadie honesto promete un puesto|El efecto suele pedir una temporada}, {y se mide lo que trae negocio|así que acordamos qué mirar|y se lo contamos con franqueza}.",
        "{Una campaña empuja y el producto tiene que responder|Hay efectos que se miden y otros que se oyen en la puerta}; {se acuerda antes qué contar|miramos visitas, llamadas y pedidos}.",
        "{Lo que se puede asegurar es el trabajo y no la reacción|Un nombre nuevo tarda en sonar}, {así que se compara con lo de antes|y por eso conviene apuntar el punto de partida}.",
      ],
      [
        "¿{Cuánto dura un proyecto|Cuánto tiempo calcular}?",
        "{Semanas o meses, según el tamaño|El ritmo lo dan también sus respuestas|Depende de cuántos tengan que decidir}, {así que díganos la fecha fija|y el calendario va con la oferta|y avisamos si algo se mueve}.",
        "{Un cartel va rápido y una identidad pide meses|Lo que más tarda suele ser decidir}; {díganos cuándo debe estar en la calle|se fijan fechas también para usted}.",
        "{Se cuenta hacia atrás desde el día de salida|Imprenta, traducción y permisos piden su hueco}, {y queda algo de margen|así que conviene empezar antes de lo que parece}.",
      ],
      [
        "¿{Y con poco presupuesto|Qué se hace con pocos medios}?",
        "{Díganos la suma y vemos qué cabe|Una parte bien hecha vale más que todo a medias|También los proyectos pequeños merecen cuidado}, {y algunas cosas las pueden hacer ustedes|y a veces aconsejamos esperar|así que pregunte sin compromiso}.",
        "{Un encargo pequeño y claro sale bien|Se puede empezar por lo que más se ve}; {lo demás llega cuando toque|el resto queda planeado}.",
        "{A veces lo que existe, ordenado, ya sirve|Usted pone fotos o textos y nosotros la forma}, {y el dinero va donde se nota|y se evita pagar dos veces}. {Díganos hasta dónde puede|Le diremos si es mejor esperar}.",
      ],
    ],
    qualities: [
      ["líneas claras", "números abiertos"],
      ["buenas preguntas", "pocas vueltas"],
      ["lápices afilados", "fechas cumplidas"],
      ["pocas láminas", "hablar claro"],
      ["ideas atrevidas", "fechas firmes"],
      ["idea limpia", "palabra justa"],
    ],
    events: ["Tarde en el estudio", "Taller", "Consultorio"],
  },
);

export const agencyTrades: Record<string, Wording> = {
  translator: familyWording(
    ["cliente", "clientes", "oficina", "con nosotros", "a la oficina", "traducción"],
    ["Servicios", "La oficina", "Encuentros"],
    {
      headlines: [
        "{Leído|Entendido} como si fuera {de aquí|el original}",
        "De una lengua {a otra|a la suya}",
        "Cada palabra {en su sitio|pensada}",
        "{Dos lenguas|Dos orillas}, {un sentido|una voz}",
        "{Dicho|Escrito} allí, {claro|vivo} aquí",
        "{Cifras|Nombres} revisados, {frases|dudas} resueltas",
      ],
      truths: [
        "{Una buena traducción no se nota|Solo se nota la mala}, {porque se lee como un original|y detrás hay muchas frases tiradas}.",
        "{Las palabras tienen vecinas|Una misma palabra cambia de oficio}, {así que preguntamos para qué es el texto|y un contrato no admite lo aproximado}.",
        "{La máquina va rápido y no sabe qué dice|La máquina adivina, y muchas veces bien}, {pero alguien debe responder de lo que importa|y los nombres se pierden en ella}.",
        "{Un chiste, una medida y una fórmula de cortesía no viajan solos|Lo que es cortés en una lengua suena seco en otra}, {así que se busca el equivalente|y por eso se pregunta quién lee}.",
        "{La primera versión acierta el sentido y la segunda el oído|Leer en voz alta descubre lo torcido}, {y por eso hace falta una noche de por medio|así que se corrige dos veces}.",
        "{Un término se elige una vez y se mantiene|Dos palabras para una misma pieza confunden en el taller}, {así que se lleva un glosario|y por eso se pregunta a quien fabrica}.",
        "{El original también se equivoca|Una coma cambia un plazo}, {y se avisa antes de seguir|así que las dudas se mandan juntas}.",
      ],
      offers: [
        [
          "file-text",
          "Traducciones",
          "{Traducimos contratos, webs, manuales y cartas|Mande el texto y diga quién lo va a leer}, {y de ahí sale el tono|y tendrá precio y fecha}. {Otra persona lo revisa|Respetamos sus términos}.",
          "{Un folleto pide chispa y un manual, exactitud|Cuente dónde va a aparecer y cuánto espacio hay}; {el registro se decide al principio|las dudas llegan en una lista}. {Mande también versiones anteriores|El formato se conserva cuando se puede}.",
          "{Correos, ofertas, menús, expedientes|Del catálogo a la carta personal}: {cada texto tiene su lector|se mira el contexto antes de empezar}. {Las siglas se preguntan|Un glosario suyo ahorra vueltas}.",
        ],
        [
          "stamp",
          "Traducciones juradas",
          "{Para un título o una partida, pregunte qué forma pide la administración|Nos hace falta una copia bien legible}. {Los nombres van como en el documento|También se traducen los sellos}.",
          "{Cada administración tiene sus reglas y sus plazos|Unas oficinas aceptan copia y otras piden papel}; {pregunte primero allí|díganos en qué país se va a presentar}. {A veces hace falta además una apostilla|Mire que el escaneo no corte los bordes}.",
          "{Partidas, sentencias, notas y poderes|Se traduce todo, también lo escrito a mano}, {y lo ilegible se indica como tal|y los apellidos se copian letra a letra}.",
        ],
        [
          "mic-vocal",
          "Interpretación",
          "{Interpretamos en reuniones, en el juzgado o en el médico|Para que todos se entiendan hay que prepararse}, {así que diga lugar, duración y tema|y los documentos ayudan mucho}. {Puede ser al oído, por turnos o en cabina|Lo que se dice queda entre ustedes}.",
          "{Susurrada, por turnos o a distancia|Según la sala y el tiempo se elige el modo}: {se mira cuántos hablan|el sonido se prueba antes}. {Una lista de nombres ayuda|Para muchas horas hacen falta dos personas}.",
          "{En una visita médica cuentan los matices|En una feria cuentan la rapidez y el trato}, {así que conviene saber de qué se hablará|y se mandan antes los papeles}. {Hable en frases cortas|Lo que se oye queda entre las partes}.",
        ],
        [
          "pen-line",
          "Corrección",
          "{Su texto está escrito y puede mejorar|Buscamos faltas, frases largas y repeticiones}, {y ve cada cambio|y su tono sigue siendo suyo}.",
          "{Se revisa ortografía, coherencia y ritmo|Se marca lo que no se entiende a la primera}; {las propuestas van al margen|usted acepta o descarta}. {Los datos no se tocan sin preguntar|Una segunda lectura mira solo las erratas}.",
          "{Una carta importante merece otros ojos|Quien escribe mucho deja de ver sus muletillas}, {y se acortan las frases|así que el lector llega al final}.",
        ],
        [
          "languages",
          "Webs en varios idiomas",
          "{Se traducen las palabras y también los botones y las medidas|Una web debe sonar natural en cada lengua}, {y vigilamos la longitud|y un glosario mantiene la unidad}.",
          "{Menús, avisos, formularios y correos automáticos|Lo que se ve y lo que leen los buscadores} {se traducen juntos|van en la misma lista}. {Fechas y monedas cambian de forma|Se mira cómo queda en la página}.",
          "{Una palabra alemana no cabe en un botón pequeño|El tono de una web se decide por país}; {se prueba en el móvil|se corrige ya puesta}. {Diga quién actualizará los textos|Los enlaces se comprueban}.",
        ],
      ],
      process: [
        [
          "Enviar",
          "{Mande el texto, las lenguas, el uso y la fecha|Bastan un archivo y una frase}. {De ahí sale el precio|Lo confidencial se puede cifrar}.",
          "{Adjunte el archivo tal como lo tiene|Diga para qué es y en qué país se leerá}; {recibe plazo y cifra|si falta algo, preguntamos}. {Un número de páginas da una idea|Las imágenes con texto también cuentan}.",
          "{Si aún no está cerrado, mande un borrador|Cuente si habrá cambios después}, {y se calcula con ello|y se reserva tiempo}.",
        ],
        [
          "Traducir",
          "{Cada cual traduce a su lengua materna|Preguntamos cuando algo no está claro}, {y los términos se deciden al principio|y nada se adivina}.",
          "{Se lee entero antes de escribir la primera línea|Se buscan textos del mismo ramo}; {las dudas se apuntan y se preguntan|el glosario crece por el camino}. {Lo ambiguo no se resuelve a cara o cruz|El formato se cuida}.",
          "{Primero sale una versión completa y después se pule|Quien traduce conoce la materia}, {y consulta lo que no le consta|y respeta sus términos}.",
        ],
        [
          "Revisar",
          "{Otra persona lo lee|Se comprueban nombres y cifras}, {y después recibe la versión final|y recogemos sus observaciones}.",
          "{Se coteja frase por frase con el original|Se lee la versión sola, como la leerá el público}; {después llega a sus manos|sus comentarios se incorporan}. {Números y fechas se miran aparte|El glosario se queda para la próxima}.",
          "{Un segundo par de ojos encuentra lo que falta|Se pasa el corrector y se vuelve a leer}, {y se entrega en el formato acordado|y quedan explicadas las decisiones}.",
        ],
      ],
      questions: [
        [
          "{¿Cuánto cuesta una traducción|¿Cómo se cuenta el texto}?",
          "{El precio va con la extensión, la lengua y la materia|Se cuenta por palabra o por línea}. {Mande el texto y damos precio|Lo urgente cuesta más}.",
          "{Una tabla técnica lleva más que una carta|Las repeticiones y el formato también influyen}; {pida la oferta con el texto delante|verá qué incluye}.",
          "{Páginas escaneadas hay que contarlas a mano|Un fin de semana o una lengua poco común cambian la cifra}, {y se lo decimos antes|así que diga cuándo lo necesita}.",
        ],
        [
          "{¿Cuánto se tarda en traducir|¿Puede estar mañana}?",
          "{Cuente unas páginas al día|Depende del texto}. {Diga la última fecha posible|Se puede entregar por partes}.",
          "{Un certificado corto va rápido y un manual pide semanas|Revisar también lleva su rato}; {le damos una fecha con la oferta|si es urgente, llame}.",
          "{Con varias personas se gana tiempo y se pierde unidad|Lo que tiene plazo oficial se dice primero}, {y se busca un término medio|y se organiza alrededor}.",
        ],
        [
          "{¿No basta con una máquina|¿Revisan textos de máquina}?",
          "{Para entender, muchas veces sí|Para un mensaje es suficiente}. {Lo que se firma debe revisarse|Corregir no siempre es más rápido}.",
          "{Para saber de qué va un correo basta|Una máquina no sabe qué consecuencias tiene un verbo}; {un contrato o una receta piden otra mirada|lo publicado habla por usted}.",
          "{Se puede partir de un texto automático y revisarlo a fondo|A veces es más corto empezar de nuevo}, {y lo decimos tras ver una muestra|así que mande unas líneas}.",
        ],
        [
          "{¿Mis papeles son confidenciales|¿Quién lee mi texto}?",
          "{Solo lo ve quien lo trabaja|Si quiere, firmamos un acuerdo}. {Después se borran los archivos|Pregunte con qué herramientas}.",
          "{Diga si el archivo no puede salir de su red|Los documentos se guardan con acceso limitado}; {se acuerda cuándo se eliminan|pregunte con quién se comparten}.",
          "{Nombres y cifras se pueden tapar antes de enviarlos|Quien revisa tiene la misma obligación de callar}, {y queda por escrito si lo desea|y no se usan como ejemplo}.",
        ],
      ],
      qualities: [
        ["palabras justas", "tono sereno"],
        ["frases claras", "fechas cumplidas"],
        ["buen oído", "discreción"],
      ],
      events: ["Tarde de lenguas", "Hora de documentos", "Lectura a dos voces"],
      actions: { quotes: ["Enviar un texto"] },
    },
  ),
};
