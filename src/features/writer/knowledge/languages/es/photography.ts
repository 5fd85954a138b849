/** Spanish wordings of the photography family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const photography: Wording = familyWording(
  ["cliente", "clientes", "estudio", "en el estudio", "al estudio", "fotografía"],
  ["Sesiones", "Imágenes", "Fechas"],
  {
    headlines: [
      "{Luz|Una ventana}, {caras|gente} y un instante",
      "Sigan {como son|siendo ustedes}",
      "Fotos para {guardar|tener en la mano}",
      "{Una imagen|Una mirada} que se guarda",
      "{Siga|Quédese} como está, {ya hay luz|el resto es luz}",
      "{Un día|Una tarde} que {no se borra|se puede colgar}",
      "{Sin posar|Entre risas}, {sin prisa|como siempre}",
      "La {cara|fiesta} que {usted conoce|se quiere recordar}",
    ],
    truths: [
      "{A casi nadie le gusta posar|La mayoría cree que sale mal en las fotos|Los primeros minutos siempre son raros}, {y al rato la cámara se olvida|así que empezamos haciendo algo|y después llega la risa}.",
      "{La luz decide más que la cámara|Temprano o tarde es mejor que a mediodía|Una buena ventana es medio estudio}, {y por eso importa la hora|así que la elegimos con usted|y conviene mirar el cielo}.",
      "{Las mejores fotos llegan entre las poses|La foto que queda casi nunca estaba prevista|Las manos cuentan tanto como las caras}, {así que dejamos huecos|y por eso no lo ordenamos todo|y hay que estar atento}.",
      "{Cuando creen que ha acabado, todos se relajan|La foto de después suele ser la buena|Lo natural no se puede pedir}, {y por eso la cámara sigue arriba|así que esperamos un poco más|y ese rato vale oro}.",
      "{Una imagen guarda lo que la memoria redondea|La memoria cambia los colores y el papel no}. {Por eso vale la pena imprimir algunas fotos|Con los años, las fotos se miran de otra manera}.",
      "{La ropa cómoda sale mejor que la nueva|Unos zapatos que aprietan se ven en la cara}, {y una prenda lisa deja que se mire el rostro|así que elija lo que suele ponerse}.",
      "Con {niños|animales|invitados}, {lo mejor ocurre cuando nadie dirige|manda el momento y no el reloj}, {y para eso hay que estar cerca|así que la lista de poses se queda en el bolsillo}.",
    ],
    offers: [
      [
        "heart",
        "Bodas y fiestas",
        "{Acompañamos la fiesta desde los preparativos hasta el baile|Discursos, lágrimas y confeti merecen quedarse|En una boda todo ocurre una sola vez}, {así que envíenos el horario|y díganos quién debe salir|y nosotros casi no nos notamos}.",
        "Antes de la boda {hablamos con ustedes del programa|vemos cómo es el lugar}: {dónde estará la luz|por dónde entran los invitados} y {quién no puede faltar en la foto de grupo|cuándo conviene escaparse un rato a solas}.",
        "En {un cumpleaños|un bautizo|una boda}, {los mayores y los niños|los abrazos y los brindis} {no esperan a la cámara|pasan deprisa}. {Díganos a quién ve poco y estaremos atentos|Una lista corta de nombres basta para no olvidar a nadie}.",
      ],
      [
        "user",
        "Retratos",
        "{Un retrato puede ser para un puesto, un libro o una abuela|Un buen retrato le muestra en un buen día|Antes de la cámara hablamos un rato}, {así que traiga varias prendas|y díganos dónde va a salir|y elegimos juntos la foto}.",
        "Para un retrato {bastan una silla y una ventana|basta una pared lisa}; {el resto es conversación|lo demás lo pone la luz}. {Traiga las gafas que lleva a diario|Duerma bien la noche anterior y no estrene peinado}.",
        "{Un retrato de trabajo se mira en pequeño|En muchas pantallas la cara ocupa un dedo}, {así que importan los ojos y un fondo tranquilo|y por eso conviene una ropa lisa}. {Si es para una web, díganos el formato|Hacemos una versión seria y otra sonriente}.",
      ],
      [
        "baby",
        "Fotos de familia",
        "{En casa, en el sofá de siempre, todos están cómodos|El desorden está permitido|Con niños las fotos salen jugando}, {así que mejor comer antes|y nadie tiene que mirar al objetivo|y el plan es que no haya plan}.",
        "{Un paseo, un juego o una merienda|La cocina, el parque o el jardín} {sirven mejor que cualquier telón|bastan para una tarde de fotos}. {Los niños se mueven y la cámara va detrás|Quien se aburre puede descansar un rato}.",
        "Con un recién nacido {se trabaja despacio y sin frío|vamos a su ritmo, entre toma y toma}; {con abuelos y primos|en una familia grande} {conviene elegir una hora en que nadie tenga sueño|ayuda decir quién va con quién}.",
      ],
      [
        "briefcase",
        "Fotos de empresa",
        "{Fotografiamos a la gente en su trabajo real|Equipo, producto y taller cuentan una historia|Una empresa se ve mejor en movimiento}, {así que díganos dónde saldrán las fotos|y una lista ahorra tiempo|y molestamos lo menos posible}.",
        "{Para la página web, el folleto o la prensa|Antes de venir} {preguntamos qué debe contar cada imagen|hacemos una lista de lugares y personas} {y elegimos las horas en que la casa tiene vida|para que el equipo sepa cuándo le toca}.",
        "{Los retratos del equipo salen parejos|El equipo se ve como un conjunto} {con la misma luz y el mismo fondo|cuando la luz no cambia}. {Quien llegue más tarde a la empresa puede sumarse después|Cada persona pasa un rato corto ante la cámara}.",
      ],
      [
        "book-open",
        "Copias",
        "{Una foto en papel no hay que buscarla|Un libro sobre la mesa se abre más que un disco duro|Lo impreso se queda en la familia}; {pregunte por tamaños y papeles|hay muestras que se pueden tocar|le ayudamos a elegir papel y formato}.",
        "{Papel mate, papel brillante o lienzo|Un marco, una caja o un libro}: {cada soporte cambia la imagen|depende de dónde va a estar}. {Traiga las medidas de la pared|Mire las muestras con luz de día}.",
        "Para un libro {se eligen pocas imágenes y se ordenan|se quita más que se pone}, {con una que abre y otra que cierra|con aire entre las páginas llenas}. {Usted ve la maqueta antes de encargar|Le enseñamos las páginas antes de imprimir}.",
      ],
      [
        "house",
        "Lugares",
        "{Casas, tiendas, jardines y platos también tienen su hora|Lo que se está quieto pide paciencia|Un lugar se fotografía con buena luz}, {así que díganos para qué son las fotos|y elegimos el momento con usted|y antes conviene ordenar un poco}.",
        "Un plato {brilla unos minutos|se enfría} y una fachada {espera al sol de la tarde|cambia con cada nube}: {cada motivo tiene su reloj|por eso el día se elige después de ver el sitio}.",
        "{En una casa en venta o en alquiler|En una tienda o en un restaurante} {se retiran cables, papeles y cubos|se encienden las lámparas y se abren las cortinas}, {con la cámara a la altura de los ojos|para que se vea como es al entrar}.",
      ],
    ],
    process: [
      [
        "Escribir",
        "{Escríbanos la fecha, el lugar y el motivo|Bastan unas líneas y alguna imagen que le guste|Cuéntenos qué quiere recordar}, {y sabrá si ese día es posible|y le contestamos con preguntas|para hacernos una idea}.",
        "{Dónde, cuándo y cuánta gente|El día, el sitio y para qué son las fotos}: {con eso ya podemos responder|es lo primero que preguntamos}. {Si aún no hay fecha, díganos la estación del año|Si duda entre varios días, póngalos todos}.",
        "Antes de escribir, {reúna algunas fotos que le gusten|busque alguna foto que le guste}; {verlo ayuda más que explicarlo|eso nos orienta más que muchas palabras}.",
      ],
      [
        "Preparar",
        "{Hablamos de luz, de hora y de ropa|En una charla se decide lo importante|Antes del día vemos qué no debe faltar}, {con un plan por si llueve|y lo demás puede pasar solo|y así ese día no hay dudas}.",
        "{Miramos a qué hora da el sol|Elegimos el lugar y la hora de buena luz} y {qué ropa va con el fondo|quién tiene que estar}. {El resto del día puede quedar libre|Después solo falta que llegue la fecha}.",
        "{La ropa se deja lista la víspera|En el bolso caben un peine y una segunda camisa}, {y conviene llegar con unos minutos de calma|y quien venga con niños trae agua y algo de comer}.",
      ],
      [
        "Fotografiar",
        "{Empezamos despacio y acabamos jugando|Damos pocas órdenes y miramos mucho|El día de las fotos usted solo tiene que estar}, {y después llega la selección|y más tarde las copias en papel|y le enseñamos las mejores}.",
        "{Las primeras tomas son para acostumbrarse|Al principio solo probamos la luz}. {Después ya nadie piensa en la cámara|Luego le decimos dónde mirar y cuándo olvidarse}, y {al final se separan las mejores|las mejores se ordenan con calma}.",
        "{Usted anda, habla o trabaja|Usted hace lo que haría sin cámara}, {y nosotros buscamos el ángulo|mientras la luz va cambiando}. {Si algo le incomoda, basta decirlo|Siempre se puede parar a beber algo}; después llegan {la selección y el revelado|el repaso y la entrega}.",
      ],
    ],
    questions: [
      [
        "¿{Y si no salgo bien en las fotos|Y si me da vergüenza}?",
        "{Casi todo el mundo lo dice|No hace falta saber posar|Empezamos andando o hablando}, {y en unos minutos resulta fácil|así que no tiene que hacer nada especial|y el resto es cosa nuestra}.",
        "{La cara se suelta cuando las manos tienen algo que hacer|Quien cuenta algo deja de pensar en su cara}, {así que traiga a alguien que le haga reír|y por eso hablamos mientras hacemos las fotos}.",
        "{Diga sin apuro qué lado o qué gesto no le gusta|Cuéntenos qué fotos suyas no soporta}: {lo tendremos en cuenta|casi siempre es cosa del ángulo}. {Las que no convencen se borran|De las tomas malas no queda rastro}.",
      ],
      [
        "¿{Cuándo reservamos la fecha|Hay que reservar pronto}?",
        "{En cuanto tenga la fecha|Para una boda de verano, muy pronto|Un retrato se puede acordar a menudo en breve}, {así que pregunte aunque parezca tarde|y le decimos si está libre|y queda reservado al confirmar}.",
        "{Mande la fecha aunque no sea segura|Basta un mensaje con el día y el lugar}, {y le diremos si ya hay algo apuntado|y miramos el calendario}. {Los sábados de buen tiempo se ocupan antes|Entre semana hay más donde elegir}.",
        "{Para un bebé cuenta la fecha prevista|Para un aniversario conviene pensar en la estación}; {el día exacto se ajusta después|la fecha se apunta con margen}. {Una reserva vale cuando las dos partes la confirman|Hasta que se confirma, la fecha sigue abierta}.",
      ],
      [
        "¿{Cuántas fotos recibimos|Cuántas imágenes entregan}?",
        "{Recibe una selección y no cada disparo|Depende de la duración y del motivo|Los ojos cerrados se quedan aquí}, {y la fecha de entrega se acuerda antes|y en temporada la entrega tarda algo más|y lo demás se lo decimos al reservar}.",
        "{Después de la sesión se repasan todas|Primero se quitan las repetidas}, {y quedan las que dicen algo|y se cuida el color de las buenas}. {El número y el plazo van en la oferta|Pregunte antes de reservar cuántas entran}.",
        "{Una tarde da menos imágenes que un día entero|Un retrato necesita pocas y una boda muchas}: {lo hablamos según el encargo|se dice antes con claridad}. {Si le urge alguna, avise|Si hace falta una para el día siguiente, dígalo a tiempo}.",
      ],
      [
        "¿{Podemos publicar las fotos|Quién puede enseñar las fotos}?",
        "{Nada se enseña sin su permiso|Su imagen es suya|Los derechos van en el contrato}, {así que díganos qué no quiere|y se lo explicamos antes|y puede preguntar cualquier duda}.",
        "{Para su álbum y su familia no suele haber problema|En casa y entre amigos se pueden compartir}; {para publicidad o venta se acuerda aparte|si una empresa las va a usar, hay que hablarlo}.",
        "{Antes de poner una imagen en la web se pregunta|Solo aparece quien ha dicho que sí}, {y con niños se mira dos veces|y un no se respeta}. {Lo acordado queda por escrito|Puede cambiar de opinión y decírnoslo}.",
      ],
      [
        "¿{Y si llueve|Se cancela con mal tiempo}?",
        "{La lluvia da una luz muy suave|Siempre tenemos un techo en mente|Un retrato puede pasar a otro día}, {y un paraguas claro ayuda|y lo decidimos juntos|y no hace falta asustarse por una nube}.",
        "{Se mira el parte unos días antes|La víspera vemos el cielo y hablamos}: {hay soportales, porches y ventanas|muchas veces basta con cambiar la hora}.",
        "{Un cielo gris reparte la luz y no hace guiñar los ojos|Después de un chaparrón los colores salen más vivos}, {así que no dé el día por perdido|y unas botas bonitas quedan bien en la foto}.",
      ],
      [
        "¿{Podemos pedir fotos concretas|Hace falta una lista}?",
        "{Para los grupos ayuda una lista|Díganos quién con quién|Sí, unas pocas fotos se pueden pedir}, {pero una lista larga se come los momentos|y lo demás lo vemos nosotros|así nadie importante se queda fuera}.",
        "{Enséñenos alguna imagen que le guste|Apunte lo que de verdad no debe faltar}, {y le diremos si se puede con esa luz|y le haremos un sitio ese día}.",
        "{Los grupos van más rápido si alguien llama a la gente|Elija a una persona que conozca a todos}, {y en un rato está hecho|y así ustedes no tienen que correr}; {las sorpresas vienen solas|después cada cual sigue a lo suyo}.",
      ],
    ],
    qualities: [
      ["luz suave", "caras de verdad"],
      ["pocas poses", "muchos instantes"],
      ["mirada tranquila", "risas"],
      ["miradas de verdad", "buena luz"],
      ["pulso sereno", "ojos abiertos"],
      ["ojo paciente", "fotos sin adornos"],
    ],
    events: ["Día de retratos", "Paseo fotográfico", "Exposición"],
  },
);
