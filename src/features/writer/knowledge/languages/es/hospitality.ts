/** Spanish wordings of the hospitality family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const hospitality: Wording = familyWording(
  ["huésped", "huéspedes", "casa", "en la casa", "a la casa", "hospitalidad"],
  ["Habitaciones y estancias", "Imágenes", "Ocasiones"],
  {
    headlines: [
      "{Llegar|Dejar la bolsa}, {respirar|abrir la ventana}",
      "{Dormir bien|Desayunar largo}, {mirar lejos|salir a andar}",
      "Una {cama|senda}, un {desayuno|silencio} y nada previsto",
    ],
    truths: [
      "{Una noche se juzga por la cama y el desayuno|Se perdona un cuarto pequeño y no una mala cama|Dormir bien es lo principal}, {y por eso la calma va primero|así que hablamos de almohadas|y lo demás es un regalo}.",
      "{El anfitrión sabe lo que no está en el mapa|El mejor consejo cae durante el desayuno|Un sitio se conoce preguntando}, {así que pídalo sin reparo|y le decimos qué senda está seca|y eso no viene en las guías}.",
      "{El tiempo es parte del viaje|Algún día lloverá y también puede ser bonito|Un día gris no estropea unas vacaciones}, {y le contamos qué se puede hacer dentro|así que traiga un buen libro|y entonces sabe mejor el café}.",
      "{Se llega con maletas y se sale con historias|La llegada decide media estancia|Quien viene de lejos quiere primero sentarse}, {y lo demás puede esperar|así que no hay prisa con los papeles|y por eso la puerta está abierta}.",
    ],
    offers: [
      [
        "bed-double",
        "Habitaciones",
        "{Para una persona, para dos o con niños|Hay quien prefiere el jardín y quien prefiere la calle|Díganos si duerme con el sueño ligero}, {y le buscamos la habitación adecuada|y si trae perro o cuna, avise|así descansa desde la primera noche}.",
      ],
      [
        "coffee",
        "Comidas",
        "{Temprano para quien anda y tarde para quien duerme|El desayuno empieza con pan, fruta y café|La mesa marca el ritmo del día}, {y díganos qué le sienta mal|y puede pedir una bolsa para el camino|así nadie sale con hambre}.",
      ],
      [
        "map",
        "Excursiones",
        "{A pie, en bici o por el agua se ve distinto|Hay excursiones para el sol y para la lluvia|Díganos cuánto le gusta andar}, {y se lo marcamos en el mapa|y le contamos lo que nos gusta|para volver con hambre y sin prisa}.",
      ],
      [
        "users",
        "Grupos",
        "{Para un grupo se pueden reunir varias habitaciones|Fiestas, cursos y clubes piden algo de plan|Viajar en grupo empieza por contar camas}, {así que díganos fecha y número|y conviene escribir pronto|y los deseos se hablan antes}.",
      ],
      [
        "calendar",
        "Estancias largas",
        "{Una semana, un mes o un trabajo cerca|Quien se queda más tiempo necesita mesa y armario|Para una estancia larga hablamos de otro precio}, {y la ropa y el correo tienen arreglo|así que pregunte por las condiciones|y le hacemos sitio}.",
      ],
      [
        "baby",
        "Habitaciones familiares",
        "{Para las familias cuentan las camas y los pocos pasos|Con niños se duerme mejor todos cerca|Una trona y una luz de noche ayudan mucho}, {así que díganos las edades|y qué trae usted de casa|y buscamos un rincón tranquilo}.",
      ],
    ],
    process: [
      [
        "Preguntar",
        "{Díganos llegada, salida y personas|Con unos días de margen es más fácil|Escríbanos cuándo quiere venir}, {y sabrá qué está libre|y le respondemos con precio y condiciones|y le proponemos una habitación}.",
      ],
      [
        "Reservar",
        "{Lea las condiciones y díganos la hora|Al reservar cuéntenos sus deseos|Con la reserva queda todo por escrito}, {y pregunte lo que no esté claro|así lo tenemos preparado|y ya puede hacer planes}.",
      ],
      [
        "Llegar",
        "{Llame a la puerta y siéntese un momento|Le damos la llave y una vuelta breve|Llegue sin prisa}, {que lo demás puede esperar|y después descanse|y díganos si falta algo}.",
      ],
    ],
    questions: [
      [
        "¿{A qué hora se llega|Se puede llegar tarde}?",
        "{Está en la confirmación, y más tarde suele arreglarse|Díganos su hora y lo organizamos|Si llega tarde, avísenos}, {y las maletas encuentran un rincón|y le explicamos cómo entrar|así no tiene que correr}.",
      ],
      [
        "¿{Se puede cancelar la estancia|Y si cambian los planes}?",
        "{Depende de la reserva|Las condiciones están por escrito|Llámenos en cuanto lo sepa}, {y mover la fecha suele ser más fácil|así que léalas antes|y vemos qué se puede hacer}.",
      ],
      [
        "¿{Se admiten perros|Es bueno para niños}?",
        "{Pregunte antes y díganos edad o tamaño|Depende de la habitación|Muchas veces sí, si lo sabemos}, {y elegimos la más adecuada|porque no todas sirven|y así todos duermen bien}.",
      ],
      [
        "¿{Es accesible la casa|Cuántos escalones hay}?",
        "{Díganos qué necesita y le contestamos con franqueza|Pregunte por puertas, escalones y baño|Cada casa tiene sus rincones}, {y podemos enviarle fotos|para que no haya sorpresas|y buscamos el cuarto más cómodo}.",
      ],
      [
        "¿{Es tranquilo|Se oye la calle}?",
        "{Si duerme ligero, pida una habitación atrás|Las casas viejas hablan un poco|Díganos si el ruido le molesta}, {y le damos la más tranquila|y de noche se cierra la puerta|así que pregunte antes de reservar}.",
      ],
      [
        "¿{Dónde se aparca|Cómo se llega sin coche}?",
        "{Pregunte antes de venir y se lo explicamos|Díganos cómo llega|Hay más de una manera de llegar}, {y le describimos el último tramo|y el equipaje a veces puede ir antes|así llega sin dar vueltas}.",
      ],
    ],
    qualities: [
      ["cuartos tranquilos", "buen pan"],
      ["caminos largos", "sala cálida"],
      ["sábanas frescas", "ventanas abiertas"],
      ["mantas gruesas", "ventanas abiertas"],
      ["pasillos callados", "mañanas claras"],
    ],
    events: ["Fin de semana de mesa", "Días de senderos", "Concierto en casa"],
  },
);
