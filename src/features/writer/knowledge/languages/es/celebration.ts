/** Spanish wordings of the celebration family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const celebration: Wording = familyWording(
  ["anfitrión", "anfitriones", "sala", "en la sala", "a la sala", "fiestas"],
  ["Qué ofrecemos", "Fiestas", "Programa"],
  {
    headlines: [
      "{Bailen|Rían}, {coman|brinden}, nosotros contamos sillas",
      "Una {mesa larga|sala llena} y {buena luz|música}",
      "Su {día|fiesta}, nuestra {lista|hora}",
    ],
    truths: [
      "{De una fiesta queda sobre todo el ánimo|Las servilletas se olvidan y el recibimiento no|Nadie recuerda el color de los manteles}, {y por eso alguien espera en la puerta|así que cuidamos el comienzo|y la música hace el resto}.",
      "{Un buen plan necesita aire|Sin huecos, el horario se rompe con el primer discurso|Alguien llegará siempre tarde}, {así que dejamos un cuarto de hora libre|y por eso no lo llenamos todo|y así nadie corre}.",
      "{La lista de invitados es el presupuesto|El número decide casi todo lo demás|Cada silla cuenta dos veces}, {así que conviene empezar por ahí|y por eso lo preguntamos primero|y recortar ahí es lo más fácil}.",
      "{Una fiesta se prepara con preguntas|Quien celebra no debería mirar el reloj|Los anfitriones también tienen que divertirse}, {y por eso hablamos mucho antes|así que alguien más lo mira|y de eso nos ocupamos}.",
    ],
    offers: [
      [
        "heart",
        "Bodas",
        "{Acompañamos la boda entera o solo una parte|De la primera idea al último baile hay mucho que ordenar|Díganos qué quieren hacer ustedes mismos}, {y traigan imágenes que les gusten|y nosotros nos ocupamos del resto|así llegan tranquilos al día}.",
      ],
      [
        "briefcase",
        "Fiestas de empresa",
        "{Una fiesta de empresa empieza por saber para qué|Primero se aclaran la meta y el número|Una buena noche se recuerda el lunes}, {y la técnica y las pausas van incluidas en el plan|así que díganos quién viene|para que la gente vaya con gusto}.",
      ],
      [
        "cake",
        "Fiestas privadas",
        "{Cumpleaños, bautizos o despedidas, en jardín o en sala|Una fiesta privada puede ser pequeña y estar muy cuidada|Cuéntenos cuántos son y de qué edad}, {y hasta qué hora quieren quedarse|y pensamos quién se sienta con quién|para que todos encuentren su sitio}.",
      ],
      [
        "eighth-notes",
        "Música y luz",
        "{Envíenos las canciones queridas y las prohibidas|La luz cálida anima más que la fuerte|La música debe dejar hablar al principio}, {y díganos quién tiene que bailar|para que nadie se vaya pronto|y el volumen se acuerda antes}.",
      ],
      [
        "utensils",
        "Mesa y bufé",
        "{Se puede servir en mesa larga o de pie|Pensamos también en los niños y en los que tienen hambre a medianoche|La comida marca el ritmo de la fiesta}, {así que díganos qué no debe haber en el plato|y conviene probar antes|y las alergias se apuntan}.",
      ],
      [
        "list-checks",
        "Orden de la fiesta",
        "{Una hoja que todos tienen evita muchas llamadas|El orden dice quién llega cuándo|Alguien tiene que saber dónde están los anillos}, {y deja aire para los brindis|para que ustedes no tengan que recordar nada|y se repasa la víspera}.",
      ],
    ],
    process: [
      [
        "Mirar la fecha",
        "{Díganos el día, el número y el motivo|Para empezar basta una fecha y otra de reserva|Escríbanos qué quieren celebrar}, {y sabrán qué está libre|y qué está incluido|y quedamos para hablar}.",
      ],
      [
        "Preparar",
        "{Vemos, comparamos y tachamos juntos|Se escribe un horario y un presupuesto|Decidimos con ustedes lo importante}, {con un plan por si llueve|para que todo esté claro|y lo demás se va cerrando}.",
      ],
      [
        "Celebrar",
        "{Nosotros montamos, miramos el reloj y recogemos|El día de la fiesta ustedes solo celebran|Alguien nuestro está atento a todo}, {y ustedes miran a sus invitados|para que puedan bailar|y nadie les pregunta dónde va qué}.",
      ],
    ],
    questions: [
      [
        "¿{Cuándo hay que preguntar|Con cuánto tiempo se planea}?",
        "{Para el verano, casi un año antes|En cuanto haya un día|Cuanto antes, más fechas hay donde elegir}, {y entre semana es más fácil|aunque preguntar tarde también vale|y el invierno abre muchas puertas}.",
      ],
      [
        "¿{Cuántas personas caben|Es bastante grande la sala}?",
        "{Sentados, de pie y bailando son números distintos|Depende de cómo quieran celebrar|Díganos cuántos son y si se baila}, {y una sala medio vacía queda fría|así que mejor algo justa|y lo vemos sobre el plano}.",
      ],
      [
        "¿{Hasta qué hora se puede|Cuándo se baja la música}?",
        "{Mandan los vecinos y las normas del lugar|Depende del sitio y del día|Pregúntelo antes de firmar}, {y más tarde suele costar más|y conviene que conste por escrito|así no hay sorpresas a medianoche}.",
      ],
      [
        "¿{Y si llueve|Se puede mover la fecha}?",
        "{El plan para la lluvia va desde el principio|Cambiar la fecha suele ser más fácil que anularla|Depende de lo acordado}, {así que lea antes las condiciones|y avísennos cuanto antes|y buscamos juntos otra salida}.",
      ],
      [
        "¿{Podemos traer música o tarta|Podemos decorar nosotros}?",
        "{Mucho se puede, pero cada lugar tiene sus reglas|Pregúntenlo antes de firmar|La tarta y la música propias se pueden hablar}, {y la cera y los clavos dan problemas|y díganos quién va a montar|así ese día todo está claro}.",
      ],
      [
        "¿{Se puede visitar antes|Se puede probar}?",
        "{Claro, con una cita|Vengan a la misma hora de su fiesta|Sí, ver el sitio ayuda mucho}, {y traigan a quien decide|porque la luz cambia mucho|y para probar bastan dos tenedores}.",
      ],
    ],
    qualities: [
      ["mesas largas", "discursos cortos"],
      ["luz cálida", "pista llena"],
      ["plan sereno", "noche loca"],
      ["copas llenas", "pies ligeros"],
      ["buen humor", "plan detrás"],
    ],
    events: ["Visita", "Feria de bodas", "Noche de baile"],
  },
);
