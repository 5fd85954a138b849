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
      "{Quietos|Muévanse}, así está {bien|mejor}",
      "{Una imagen|Una mirada} que se guarda",
    ],
    truths: [
      "{A casi nadie le gusta posar|La mayoría cree que sale mal en las fotos|Los primeros minutos siempre son raros}, {y al rato la cámara se olvida|así que empezamos haciendo algo|y después llega la risa}.",
      "{La luz decide más que la cámara|Temprano o tarde es mejor que a mediodía|Una buena ventana es medio estudio}, {y por eso importa la hora|así que la elegimos con usted|y conviene mirar el cielo}.",
      "{Las mejores fotos llegan entre las poses|La foto que queda casi nunca estaba prevista|Las manos cuentan tanto como las caras}, {así que dejamos huecos|y por eso no lo ordenamos todo|y hay que estar atento}.",
      "{Cuando creen que ha acabado, todos se relajan|La foto de después suele ser la buena|Lo natural no se puede pedir}, {y por eso la cámara sigue arriba|así que esperamos un poco más|y ese rato vale oro}.",
      "La mejor foto {llega muchas veces entre dos poses|sale cuando se olvida la cámara}, {así que esperamos|por eso hablamos tanto}.",
    ],
    offers: [
      [
        "heart",
        "Bodas y fiestas",
        "{Acompañamos la fiesta desde los preparativos hasta el baile|Discursos, lágrimas y confeti merecen quedarse|En una boda todo ocurre una sola vez}, {así que envíenos el horario|y díganos quién debe salir|y nosotros casi no nos notamos}.",
        "El día de la fiesta {estamos sin molestar|la cámara es discreta}, {y lo verdadero llega solo|díganos quién importa}.",
      ],
      [
        "user",
        "Retratos",
        "{Para un puesto, un libro o una abuela|Un buen retrato le muestra en un buen día|Antes de la cámara hablamos un rato}, {así que traiga varias prendas|y díganos dónde va a salir|y elegimos juntos la foto}.",
        "Un retrato pide {algo de luz y conversación|unos minutos para olvidar la cámara}, {lo demás sigue|y después elige usted}.",
      ],
      [
        "baby",
        "Fotos de familia",
        "{En casa, en el sofá de siempre, todos están cómodos|El desorden está permitido|Con niños las fotos salen jugando}, {así que mejor comer antes|y nadie tiene que mirar al objetivo|y el plan es que no haya plan}.",
        "Niños, perro, abuelos: {primero se juega|nadie se queda quieto}, {y la foto sale por el camino|y está bien así}.",
      ],
      [
        "briefcase",
        "Fotos de empresa",
        "{Fotografiamos a la gente en su trabajo real|Equipo, producto y taller cuentan una historia|Una empresa se ve mejor en movimiento}, {así que díganos dónde saldrán las fotos|y una lista ahorra tiempo|y molestamos lo menos posible}.",
        "Su equipo {trabajando dice más que una pared blanca|se enseña como es}, {suele bastar media jornada|preparamos el orden con usted}.",
      ],
      [
        "book-open",
        "Copias y libros",
        "{Una foto en papel no hay que buscarla|Un libro sobre la mesa se abre más que un disco duro|Lo impreso se queda en la familia}, {y las muestras se pueden tocar|así que pregunte por tamaños y papeles|y le ayudamos a elegir}.",
        "Una foto en papel {se mira de otra manera|encuentra sitio en la pared}, {el papel se elige con usted|y un libro se hojea mucho tiempo}.",
      ],
      [
        "house",
        "Lugares y objetos",
        "{Casas, tiendas, jardines y platos también tienen su hora|Lo que se está quieto pide paciencia|Un lugar se fotografía con buena luz}, {así que díganos para qué serán|y por la mañana suele ser mejor|y antes se ordena un poco}.",
        "Un lugar cambia {con la hora|según la luz}, {vamos cuando está bonito|y un objeto también tiene su lado bueno}.",
      ],
    ],
    process: [
      [
        "Escribir",
        "{Escríbanos la fecha, el lugar y el motivo|Bastan unas líneas y alguna imagen que le guste|Cuéntenos qué quiere recordar}, {y sabrá si ese día es posible|y le contestamos con preguntas|para hacernos una idea}.",
        "Escriba {la fecha y la ocasión|qué imagina}: {le decimos si estamos libres|le llega una respuesta con precio}.",
      ],
      [
        "Preparar",
        "{Hablamos de luz, de hora y de ropa|En una charla se decide lo importante|Antes del día vemos qué no debe faltar}, {con un plan por si llueve|y lo demás puede pasar solo|y así ese día no hay dudas}.",
        "Hablamos {del sitio, de la luz, de la gente|de lo que le gusta}, {y de las fotos que no pueden faltar|una lista corta ayuda}.",
      ],
      [
        "Fotografiar",
        "{Empezamos despacio y acabamos jugando|Damos pocas órdenes y miramos mucho|El día de las fotos usted solo tiene que estar}, {y después llega la selección|y más tarde las copias en papel|y le enseñamos las mejores}.",
        "Hacemos fotos, {ustedes viven|ustedes olvidan la cámara}, {después se eligen|y las imágenes les llegan}.",
      ],
    ],
    questions: [
      [
        "¿{No soy fotogénico, sirve|Y si me da vergüenza}?",
        "{Casi todo el mundo lo dice|No hace falta saber posar|Empezamos andando o hablando}, {y en unos minutos resulta fácil|así que no tiene que hacer nada especial|y el resto es cosa nuestra}.",
        "Casi todos {lo dicen|empiezan así}, {se habla, se anda y se pasa|las primeras fotos no cuentan}.",
      ],
      [
        "¿{Cuándo reservamos la fecha|Hay que reservar pronto}?",
        "{En cuanto tenga la fecha|Para una boda de verano, muy pronto|Un retrato se puede acordar a menudo en breve}, {así que pregunte aunque parezca tarde|y le decimos si está libre|y la reservamos al confirmar}.",
        "Para una fiesta, {en cuanto el día sea seguro|con meses de antelación}; {un retrato se acuerda antes|pregunte, a veces se libera una fecha}.",
      ],
      [
        "¿{Cuántas fotos recibimos|Cuántas imágenes entregan}?",
        "{Recibe una selección y no cada disparo|Depende de la duración y del motivo|Los ojos cerrados se quedan aquí}, {y la fecha de entrega se acuerda antes|y en temporada lleva algunas semanas|así las puede ver con calma}.",
        "Depende {de la duración|de lo que pase}: {lo escribimos en el acuerdo|tendrá un número y una fecha}.",
      ],
      [
        "¿{Podemos publicar las fotos|Quién puede enseñar las fotos}?",
        "{Nada se enseña sin su permiso|En privado suele ser posible|Los derechos van en el contrato}, {así que díganos qué no quiere|y se lo explicamos antes|y su palabra es la que vale}.",
        "El acuerdo lo dice {por escrito|antes de la sesión}, {y sin su sí no se enseña nada|usted decide qué se publica}.",
      ],
      [
        "¿{Y si llueve|Se cancela con mal tiempo}?",
        "{La lluvia da una luz muy suave|Siempre tenemos un techo en mente|Un retrato puede pasar a otro día}, {y un paraguas claro ayuda|así que lo decidimos juntos|y a veces salen las mejores}.",
        "Una lluvia fina {da buenas fotos|no para nada}, {con tormenta se cambia el día|y hay otro plan}.",
      ],
      [
        "¿{Podemos pedir fotos concretas|Hace falta una lista}?",
        "{Para los grupos ayuda una lista|Díganos quién con quién|Sí, unas pocas fotos se pueden pedir}, {pero una lista larga se come los momentos|y lo demás lo vemos nosotros|así nadie importante se queda fuera}.",
        "Algunas {sí|apúntelas}, {sobre todo las personas|pero deje sitio a lo imprevisto}.",
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
