/** Spanish wordings of the childcare family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const childcare: Wording = familyWording(
  ["familia", "familias", "casa", "en la casa", "a la casa", "cuidado infantil"],
  ["Nuestro día", "Pequeñas obras", "Fiestas"],
  {
    headlines: [
      "{Botas|Manos} llenas de {barro|color}",
      "{Jugar|Cavar}, {comer|cantar}, {soñar|otra vez}",
      "Un {adiós|beso} y un buen día",
      "{Risas|Canciones} y {una siesta|merienda}",
      "Crecer {a su paso|en compañía}",
    ],
    truths: [
      "{Jugar es pensar con las manos|Un niño que juega está ensayando el mundo|Una torre que cae también enseña}, {y por eso hay tiempo para ello|así que no tenemos prisa|y nosotros miramos de cerca}.",
      "{La adaptación dura lo que dura|A despedirse se aprende poco a poco|El primer adiós cuesta a grandes y pequeños}, {y siempre hay una mano cerca|así que nadie pone fecha fija|y los pasos cortos ayudan}.",
      "{Los padres dejan aquí lo que más quieren|La confianza empieza en la puerta|Una familia tranquila tranquiliza al niño}, {y por eso contamos el día con franqueza|así que pregunte todo lo que quiera|y vive de decir la verdad}.",
      "{Los niños aprenden repitiendo|A la décima vez es cuando más gusta|El mismo cuento puede durar semanas}, {y por eso el día tiene su ritmo|así que los mayores ponen la paciencia|y eso da seguridad}.",
      "Un niño que juega {trabaja|aprende sin saberlo}, {y no se le interrumpe|así que dejamos tiempo}.",
    ],
    offers: [
      [
        "baby",
        "Los pequeños",
        "{Los más pequeños duermen y comen a su hora|Con caras conocidas el día es más fácil|Para un bebé lo importante es el ritmo}, {así que cuéntenos cómo se duerme|y el peluche viene también|y usted nos explica sus costumbres}.",
        "Los más pequeños tienen {su ritmo y su muñeco|ganas de brazos}, {seguimos sus horas|y usted cuenta sus costumbres}.",
      ],
      [
        "blocks",
        "Los mayores",
        "{Los mayores construyen, discuten y hacen las paces|Con tijeras, barro y cajas se aprende mucho|A esa edad quieren saberlo todo}, {así que mejor ropa que se pueda manchar|y cada cual encuentra su rincón|y preguntan más de lo que sabemos}.",
        "Los mayores quieren {probar por su cuenta|construir y preguntar}, {estamos al lado|y contestamos a los porqués}.",
      ],
      [
        "trees",
        "Juego al aire libre",
        "{Salimos con casi cualquier tiempo|Charcos, palos y caracoles son un buen programa|Al aire libre se discute menos}, {y hace falta ropa de cambio|así que ponga el nombre en las botas|y después se duerme mejor}.",
        "Fuera {hay barro, bichos y cabañas|todo es juego}, {así que traiga botas|también cuando llueve}.",
      ],
      [
        "apple",
        "Comida y descanso",
        "{Se come juntos y nadie acaba a la fuerza|Probar sí, obligar no|Después de comer hay un rato de calma}, {y nadie duerme si no quiere|así que díganos las alergias|y el descanso tiene su rincón}.",
        "Se come {en compañía y despacio|sencillo}, {se prueba sin obligar|y después se descansa}.",
      ],
      [
        "eighth-notes",
        "Música",
        "{Se canta, se rima y se lee otra vez el mismo libro|Una canción abre el día y otra lo cierra|En la alfombra caben todos los cuentos}, {y el libro favorito puede venir de casa|y quien no canta toca palmas|así aprenden casi sin notarlo}.",
        "Una canción, {un cuento, un tambor|un libro en las rodillas}: {así llegan las palabras|cada cual pone su voz}.",
      ],
      [
        "clock",
        "Vacaciones",
        "{Cuando el trabajo empieza antes, hablemos|En puentes y vacaciones se puede preguntar|Los días largos también se pueden planear}, {así que díganos sus horas|y le decimos qué es posible|para que la familia se organice}.",
        "En vacaciones o {muy temprano|a última hora}, {pregunte qué es posible|se busca plaza}.",
      ],
    ],
    process: [
      [
        "Visitar",
        "{Venga una mañana a mirar|Siéntese un rato en una silla pequeña|Visítenos con su hijo y con tiempo}, {y pregunte lo que quiera|y verá cómo es un día normal|así la primera impresión es suya}.",
        "Venga {con su hijo o su hija|una mañana}, {mire cómo se juega|haga todas sus preguntas}.",
      ],
      [
        "Pedir plaza",
        "{Para pedir plaza hacen falta fecha y horario|Apúntese pronto y díganos desde cuándo|Rellene la solicitud con calma}, {y le explicamos cómo se reparten|y avise si algo cambia|y le decimos qué falta}.",
        "Escriba {la edad, los días, la fecha|cuándo lo necesita}: {le decimos cómo está la lista|la respuesta es franca}.",
      ],
      [
        "Adaptarse",
        "{Primero con usted y después un rato sin usted|La adaptación va a pasos pequeños|El niño marca el ritmo}, {así que cuente con unas semanas|y le llamamos si hace falta|y nadie tiene prisa}.",
        "Los primeros días {alguien de la familia se queda|se viene poco rato}, {después menos|y el niño marca el ritmo}.",
      ],
    ],
    questions: [
      [
        "¿{Cómo es la adaptación|Cómo son los primeros días}?",
        "{Va paso a paso y con usted cerca|Llorar al despedirse es normal|Empezamos con ratos cortos}, {y si no se consuela le llamamos|porque el niño marca el ritmo|y cada día se alarga un poco}.",
        "Dura {lo que haga falta|unos días o unas semanas}, {una despedida corta ayuda|y llamamos si el llanto sigue}.",
      ],
      [
        "¿{Cómo consigo plaza|Hay lista de espera}?",
        "{Apúntese pronto, a veces ya antes de nacer|Depende del municipio y de las plazas|Puede haber una lista}, {y a veces queda un sitio de golpe|así que pregunte de vez en cuando|y le explicamos las reglas}.",
        "Apúntese {pronto|cuanto antes}, {le decimos si hay lista|a veces se libera una plaza}.",
      ],
      [
        "¿{Cuándo debe quedarse en casa por enfermo|Qué hacen si tiene fiebre}?",
        "{Con fiebre o algo contagioso es mejor quedarse en casa|Si se pone malo, le llamamos|Un niño enfermo descansa mejor en casa}, {y alguien debe contestar al teléfono|así se protege también a los demás|hasta que se encuentre bien}.",
        "Con fiebre {se queda en casa al calor|llamamos a la familia}; {las normas están escritas|pídalas al apuntarse}.",
      ],
      [
        "¿{Cuánto cuesta una plaza|Hay ayudas para pagar}?",
        "{Depende de las horas y de las ayudas|Muchas familias reciben una ayuda|El precio se explica antes de firmar}, {y el municipio informa|así que pregunte qué está incluido|y le decimos qué papeles hacen falta}.",
        "El precio depende {de las horas y de sus derechos|de su situación}, {el ayuntamiento informa|y le ayudamos con los papeles}.",
      ],
      [
        "¿{Qué debe traer mi hijo|Qué va en la mochila}?",
        "{Una muda, zapatillas y algo conocido|Le damos una lista antes de empezar|Lo necesario cabe en una mochila pequeña}, {y el nombre va en todo|pero lo más valioso se queda en casa|y el peluche puede venir}.",
        "Ropa {de cambio|que se pueda manchar}, {su muñeco|unas botas}, y el nombre en cada cosa.",
      ],
      [
        "¿{Cómo sé qué ha hecho|Me cuentan el día}?",
        "{Al recogerlo se lo contamos en dos frases|Puede preguntar cada tarde|Hablamos un momento en la puerta}, {y para más buscamos un rato tranquilo|y si pasó algo importante lo sabrá|así conoce también lo pequeño}.",
        "Por la tarde {se lo contamos|hay unas palabras en la puerta}, {a veces una nota|y puede preguntar}.",
      ],
    ],
    qualities: [
      ["brazos cálidos", "reglas claras"],
      ["mucho barro", "buena comida"],
      ["juego libre", "siestas tranquilas"],
      ["brazos abiertos", "horas fijas"],
      ["rodillas sucias", "sopa caliente"],
      ["manos tiernas", "días con ritmo"],
    ],
    events: ["Fiesta de verano", "Fiesta de farolillos", "Mañana abierta"],
  },
);
