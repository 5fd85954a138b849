/** Spanish wordings of the pets family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const pets: Wording = familyWording(
  ["dueño", "dueños", "casa", "con nosotros", "a la casa", "animales"],
  ["Para su animal", "Cuatro patas", "Fechas"],
  {
    headlines: [
      "{Patas|Hocicos} y {manos suaves|voz tranquila}",
      "Un animal no dice {dónde le duele|qué le pasa}",
      "{Voz tranquila|Mano suave}, {rabo contento|oreja alta}",
      "{Calma|Tiempo} para {cada pelo|cada pata}",
      "{Bien cuidado|Bien cepillado}, {bien dormido|bien paseado}",
    ],
    truths: [
      "{Los animales esconden el dolor|Un gato que sufre se queda quieto|Comer menos ya es una señal}, {así que fíjese en lo que cambia|y por eso preguntamos por sus hábitos|y conviene venir pronto}.",
      "{La costumbre calma a casi todos|La misma hora y el mismo plato dan seguridad|Un animal quiere saber qué viene}, {y por eso preguntamos por su día|así que apúntelo para nosotros|y los cambios van despacio}.",
      "{En el adiestramiento aprende sobre todo el dueño|El perro va rápido y la mano despacio|Claro y amable gana a gritar}, {y lo que cuenta es el momento|así que practicamos juntos|y un poco cada día}.",
      "{Los animales nos leen mejor que nosotros a ellos|Notan la prisa en la mano|Un animal nervioso necesita tiempo}, {así que primero se respira|y por eso no corremos|y ningún gesto llega sin mirar}.",
      "Cada animal tiene {su miedo y su premio|su hora y su rincón}, {y usted los conoce|así que cuéntenoslo}.",
    ],
    offers: [
      [
        "stethoscope",
        "Salud",
        "{Miramos dientes, peso y vacunas|Del hocico al rabo se mira con calma|Una revisión ve lo que el animal calla}, {así que traiga la cartilla|y apunte qué ha cambiado|y le explicamos lo que vemos}.",
        "Una revisión {va sin prisa|empieza por mirar}, {usted cuenta y nosotros exploramos|y sus preguntas tienen sitio}.",
      ],
      [
        "scissors",
        "Aseo",
        "{Cepillar, bañar y cortar las uñas lleva su tiempo|Trabajamos sin prisa y con pausas|Un buen aseo empieza por la calma}, {así que díganos si muerde|y le decimos qué cepillo usar|y el animal marca el ritmo}.",
        "Pelo, uñas, orejas: {hacemos pausas|con suavidad}, {y le decimos qué puede hacer en casa|manda el animal}.",
      ],
      [
        "graduation-cap",
        "Educación",
        "{Ir con correa y volver a la llamada se aprende|Los cachorros aprenden y los viejos tercos también|Quedarse solo se puede entrenar}, {así que cuéntenos qué pasa|con premios y paciencia|y usted practica en casa}.",
        "Trabajamos {donde cuesta|en la calle de verdad}, {con premios|y usted se lleva ejercicios}.",
      ],
      [
        "house",
        "Guarda y paseos",
        "{Cuando usted viaja, alguien está con su animal|Por días, por noches o para un paseo|Antes de la primera noche nos conocemos}, {y traiga su manta y su comida|y le mandamos noticias|así todos están más tranquilos}.",
        "Mientras usted no está {sus costumbres siguen|alguien le habla}, {y una foto le tranquiliza|déjenos su manta}.",
      ],
      [
        "heart",
        "Cuidado de animales mayores",
        "{Un animal mayor necesita más pausas|Con los años cambian las ganas y los huesos|A los viejos les gusta su rutina}, {así que nos tomamos tiempo|y usted nos dice qué ha cambiado|y buscamos lo que aún disfruta}.",
        "Un animal mayor {se cansa antes|tiene derecho a sus manías}, {adaptamos el ritmo|y buscamos qué le alivia}.",
      ],
      [
        "scale",
        "Alimentación",
        "{Qué come, cuánto y cada cuánto|Entre el cuenco y las golosinas hay mucho que ver|La comida se cambia poco a poco}, {así que traiga el paquete|y miramos también el peso|y pregunte lo que no sepa}.",
        "Traiga {la etiqueta del saco|lo que come}: {miramos cantidad y ritmo|se cambia poco a poco}.",
      ],
    ],
    process: [
      [
        "Contar",
        "{Cuéntenos edad, raza, hábitos y miedos|Díganos desde cuándo ocurre|Describa a su animal en unas frases}, {también lo incómodo|y lo urgente, por teléfono|y le decimos cuándo venir}.",
        "Cuente {la edad, el carácter, el problema|qué ha notado}: {proponemos una hora|lo urgente pasa delante}.",
      ],
      [
        "Conocerse",
        "{En una visita tranquila nos conocemos|El animal puede oler y mirar primero|Dejamos que se acostumbre}, {y usted se queda cerca|y cada cual puede decir que no|sin prisa por empezar}.",
        "En el primer encuentro {el animal huele y nosotros esperamos|nadie tiene prisa}, {y ahí empieza la confianza|usted se queda a su lado}.",
      ],
      [
        "Cuidar",
        "{Lo cuidamos como se acordó|Vamos paso a paso|Seguimos lo hablado}, {y le contamos cómo ha ido|con un consejo para casa|y usted recibe noticias}.",
        "El cuidado se hace {con calma|a su ritmo}, {lo explicamos|se lo contamos después}, y sabe qué vigilar.",
      ],
    ],
    questions: [
      [
        "¿{Mi animal tiene miedo, qué ayuda|Cómo se calma a mi animal}?",
        "{Díganoslo antes y buscamos una hora tranquila|Las visitas cortas ayudan mucho|Es frecuente y no pasa nada}, {y un paño sobre la jaula calma al gato|y vamos más despacio|así que no se disculpe por él}.",
      ],
      [
        "¿{Qué traigo para él|Qué papeles hacen falta para un perro}?",
        "{La cartilla, su comida y algo que huela a casa|Traiga los papeles que tenga|Pida la lista antes de venir}, {y su manta le dará calma|y si falta algo lo vemos|y apunte sus costumbres}.",
        "Su cartilla, {su manta y un premio|lo que come} {y sus preguntas|y un teléfono donde llamarle}.",
      ],
      [
        "¿{Qué hago en una urgencia|A quién llamo en una urgencia}?",
        "{Llame ya y guarde el envase|No espere al formulario|Si ha comido algo peligroso, cada minuto cuenta}, {y no le haga vomitar por su cuenta|así que tenga el nombre del producto a mano|y vaya a la urgencia más cercana}.",
        "Llame {primero|de camino}, {diga qué pasó y cuándo|siga lo que le digan}, y traiga el envase si lo hay.",
      ],
      [
        "¿{Cuánto cuesta la visita|Cómo sé el precio}?",
        "{Depende de lo que haga falta|Pregunte antes y se lo calculamos|El precio se dice antes de empezar}, {y para una operación a veces ayuda un seguro|así que pida la cifra por escrito|y usted decide con calma}.",
        "Se lo decimos {antes de empezar|por teléfono cuando se puede}, {y si cambia, preguntamos|lo más largo se calcula por escrito}.",
      ],
      [
        "¿{Cada cuánto venimos|Cuándo volver}?",
        "{Depende de la edad y del animal|Los jóvenes y los mayores vienen más a menudo|Se lo decimos en la primera visita}, {y lo dejamos apuntado|así que entre medias basta una llamada|y se ajusta según cómo esté}.",
        "Depende {de la especie y de la edad|del pelo y de la salud}: {apuntamos la próxima fecha|le podemos avisar}.",
      ],
      [
        "¿{Puedo quedarme con él|Puedo estar delante}?",
        "{Casi siempre sí, porque su voz le calma|Depende de cada animal|Algunos están más tranquilos sin su dueño}, {y lo vemos juntos|así que pregunte sin reparo|y decidimos en el momento}.",
        "Muchas veces sí, {su voz ayuda|quédese junto a su cabeza}, {y a veces está más tranquilo sin usted|enseguida se ve}.",
      ],
    ],
    qualities: [
      ["manos tranquilas", "camas blandas"],
      ["palabras claras", "paseos largos"],
      ["platos llenos", "hocicos fríos"],
      ["voz baja", "manos blandas"],
      ["cuenco lleno", "paseo largo"],
      ["mano segura", "voz baja"],
    ],
    events: ["Hora de cachorros", "Paseo común", "Día de prevención"],
  },
);
