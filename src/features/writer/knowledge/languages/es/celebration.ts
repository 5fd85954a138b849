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
      "{Un brindis|Un paso de baile}, y empieza",
      "{La mesa|La música} está lista",
    ],
    truths: [
      "{De una fiesta queda sobre todo el ánimo|Las servilletas se olvidan y el recibimiento no|Nadie recuerda el color de los manteles}, {y por eso alguien espera en la puerta|así que cuidamos el comienzo|y la música hace el resto}.",
      "{Un buen plan necesita aire|Sin huecos, el horario se rompe con el primer discurso|Alguien llegará siempre tarde}, {así que dejamos un cuarto de hora libre|y por eso no lo llenamos todo|y así nadie corre}.",
      "{La lista de invitados es el presupuesto|El número decide casi todo lo demás|Cada silla cuenta dos veces}, {así que conviene empezar por ahí|y por eso lo preguntamos primero|y recortar ahí es lo más fácil}.",
      "{Una fiesta se prepara con preguntas|Quien celebra no debería mirar el reloj|Los anfitriones también tienen que divertirse}, {y por eso hablamos mucho antes|así que alguien más lo mira|y de eso nos ocupamos}.",
      "Una buena fiesta {se prepara mucho tiempo|depende del recibimiento y del ritmo}, {y no se nota|y luego se olvida bailando}.",
    ],
    offers: [
      [
        "heart",
        "Bodas",
        "{Acompañamos la boda entera o solo una parte|De la primera idea al último baile hay mucho que ordenar|Díganos qué quieren hacer ustedes mismos}, {y traigan imágenes que les gusten|y nosotros nos ocupamos del resto|así llegan tranquilos al día}.",
        "Una boda tiene {mil detalles|su propio ritmo}, {guardamos la lista|y ustedes la alegría}.",
      ],
      [
        "briefcase",
        "Fiestas de empresa",
        "{Una fiesta de empresa empieza por saber para qué|Primero se aclaran la meta y el número|Una buena noche se recuerda el lunes}, {y la técnica y las pausas van incluidas en el plan|así que díganos quién viene|para que la gente vaya con gusto}.",
        "Una velada de empresa {no debe parecer la oficina|empieza por una mesa}, {díganos el ambiente|pensamos de qué hablar}.",
      ],
      [
        "cake",
        "Fiestas privadas",
        "{Cumpleaños, bautizos o despedidas, en jardín o en sala|Una fiesta privada puede ser pequeña y estar muy cuidada|Cuéntenos cuántos son y de qué edad}, {y hasta qué hora quieren quedarse|y pensamos quién se sienta con quién|para que todos encuentren su sitio}.",
        "Cumpleaños, reencuentros, {pocos|muchos}: {diga quién viene|partimos de sus invitados}, lo demás se dibuja.",
      ],
      [
        "eighth-notes",
        "Música y luz",
        "{Envíenos las canciones queridas y las prohibidas|La luz cálida anima más que la fuerte|La música debe dejar hablar al principio}, {y díganos quién tiene que bailar|para que nadie se vaya pronto|y el volumen se acuerda antes}.",
        "La buena luz {hace bailar|lo suaviza todo}, {y la música sigue la noche|se prueba antes}.",
      ],
      [
        "utensils",
        "Mesa y bufé",
        "{Se puede servir en mesa larga o de pie|Pensamos también en los niños y en los que tienen hambre a medianoche|La comida marca el ritmo de la fiesta}, {así que díganos qué no debe haber en el plato|y conviene probar antes|y las alergias se apuntan}.",
        "Sentados o de pie, {lo sencillo se come mejor|la mesa cuenta la fiesta}, {avise de las dietas|y calcule con margen}.",
      ],
      [
        "list-checks",
        "Orden de la fiesta",
        "{Una hoja que todos tienen evita muchas llamadas|El orden dice quién llega cuándo|Alguien tiene que saber dónde están los anillos}, {y deja aire para los brindis|para que ustedes no tengan que recordar nada|y se repasa la víspera}.",
        "Quién habla y cuándo, {cuándo se come y se baila|y cuánto tiempo}: {un hilo evita huecos|llevamos la hora por usted}.",
      ],
    ],
    process: [
      [
        "Mirar la fecha",
        "{Díganos el día, el número y el motivo|Para empezar basta una fecha y otra de reserva|Escríbanos qué quieren celebrar}, {y sabrán qué está libre|y qué está incluido|y quedamos para hablar}.",
        "Denos {la fecha y el número|dos fechas posibles}: {le decimos qué está libre|después viene una visita}.",
      ],
      [
        "Preparar",
        "{Vemos, comparamos y tachamos juntos|Se escribe un horario y un presupuesto|Decidimos con ustedes lo importante}, {con un plan por si llueve|para que todo esté claro|y lo demás se va cerrando}.",
        "Menú, {música, mesas|luz, horarios}: {se arregla en unos encuentros|una lista avanza con usted}.",
      ],
      [
        "Celebrar",
        "{Nosotros montamos, miramos el reloj y recogemos|El día de la fiesta ustedes solo celebran|Alguien nuestro está atento a todo}, {y ustedes miran a sus invitados|para que puedan bailar|y nadie les pregunta dónde va qué}.",
        "Ese día {alguien vigila|llegamos antes que usted}, {y solo queda disfrutar|y recoger no es cosa suya}.",
      ],
    ],
    questions: [
      [
        "¿{Cuándo hay que preguntar|Con cuánto tiempo se planea}?",
        "{Para el verano, casi un año antes|En cuanto haya un día|Cuanto antes, más fechas hay donde elegir}, {y entre semana es más fácil|aunque preguntar tarde también vale|y el invierno abre muchas puertas}.",
        "En cuanto {la fecha sea segura|piense en una época}: {los sábados vuelan|entre semana hay donde elegir}.",
      ],
      [
        "¿{Cuántas personas caben|Es bastante grande la sala}?",
        "{Sentados, de pie y bailando son números distintos|Depende de cómo quieran celebrar|Díganos cuántos son y si se baila}, {y una sala medio vacía queda fría|así que mejor algo justa|y lo vemos sobre el plano}.",
        "Díganos {cuántos, con niños|si sentados o de pie}: {le enseñamos un plano|le decimos qué queda cómodo}.",
      ],
      [
        "¿{Hasta qué hora se puede|A qué hora termina la fiesta}?",
        "{Mandan los vecinos y las normas del lugar|Depende del sitio y del día|Pregúntelo antes de firmar}, {y más tarde suele costar más|y conviene que conste por escrito|así no hay sorpresas a medianoche}.",
        "Depende {del lugar y de los vecinos|de las normas}, {está en el acuerdo|se dice de antemano}.",
      ],
      [
        "¿{Y si llueve|Se puede mover la fecha}?",
        "{El plan para la lluvia va desde el principio|Cambiar la fecha suele ser más fácil que anularla|Depende de lo acordado}, {así que lea antes las condiciones|y avísennos cuanto antes|y buscamos juntos otra salida}.",
        "Hay {un plan para la lluvia|sala o techo}, {y para cambiar la fecha, hable pronto|las condiciones están escritas}.",
      ],
      [
        "¿{Podemos traer música o tarta|Podemos decorar nosotros}?",
        "{Mucho se puede, pero cada lugar tiene sus reglas|Pregúntenlo antes de firmar|La tarta y la música propias se pueden hablar}, {y la cera y los clavos dan problemas|y díganos quién va a montar|así ese día todo está claro}.",
        "Muchas veces sí, {díganos qué|pregunte antes}, {algunas cosas tienen reglas|y hacemos sitio}.",
      ],
      [
        "¿{Se puede visitar antes|Se puede ver el lugar}?",
        "{Claro, con una cita|Vengan a la misma hora de su fiesta|Sí, ver el sitio ayuda mucho}, {y traigan a quien decide|porque la luz cambia mucho|y para probar bastan dos tenedores}.",
        "Venga {a la hora de la fiesta|un día tranquilo}, {una prueba de comida se acuerda|y pregunte lo que quiera}.",
      ],
    ],
    qualities: [
      ["mesas largas", "discursos cortos"],
      ["luz cálida", "pista llena"],
      ["plan sereno", "noche loca"],
      ["copas llenas", "pies ligeros"],
      ["buen humor", "plan detrás"],
      ["sala luminosa", "risas"],
    ],
    events: ["Visita", "Feria de bodas", "Noche de baile"],
  },
);
