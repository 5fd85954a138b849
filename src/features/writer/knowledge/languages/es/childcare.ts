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
      "{Risas|Canciones} y {una siesta|una merienda}",
      "Crecer {a su paso|en compañía}",
      "Primero {los zapatos|un abrazo}, después {el mundo|a jugar}",
      "{Pequeños pasos|Grandes preguntas}, {manos cerca|mucha paciencia}",
    ],
    truths: [
      "{Jugar es pensar con las manos|Un niño que juega está ensayando el mundo|Una torre que cae también enseña}, {y por eso hay tiempo para ello|así que no tenemos prisa|y nosotros miramos de cerca}.",
      "{La adaptación dura lo que dura|A despedirse se aprende poco a poco|El primer adiós cuesta a grandes y pequeños}, {y siempre hay una mano cerca|así que nadie pone fecha fija|y los pasos cortos ayudan}.",
      "{Los padres dejan aquí lo que más quieren|La confianza empieza en la puerta|Una familia tranquila tranquiliza al niño}, {y por eso contamos el día con franqueza|así que pregunte todo lo que quiera|y vive de decir la verdad}.",
      "{Los niños aprenden repitiendo|A la décima vez es cuando más gusta|El mismo cuento puede durar semanas}, {y por eso el día tiene su ritmo|así que los mayores ponen la paciencia|y eso da seguridad}.",
      "Un niño que juega {trabaja|aprende sin saberlo}, {y no se le interrumpe|así que dejamos tiempo}.",
      "{Un niño necesita aburrirse un rato|De una caja vacía sale un barco}, {y entonces empieza el juego|así que no todo está programado}.",
      "{Morder, empujar y llorar también es hablar|A cierta edad el mundo cabe en un no}, {y hay que poner palabras con calma|así que los mayores no se asustan}.",
    ],
    offers: [
      [
        "baby",
        "Los pequeños",
        "{Los más pequeños duermen y comen a su hora|Con caras conocidas el día es más fácil|Para un bebé lo importante es el ritmo}, {así que cuéntenos cómo se duerme|y el peluche viene también|y usted nos explica sus costumbres}.",
        "{Brazos, canciones y una siesta cuando toca|Gatear, tocar, dormir y volver a empezar}: {el día de un bebé va a su aire|cada uno tiene su horario}. {La persona que le cuida le conoce los gestos|Apunte qué toma y cuándo}.",
        "{Se cambia el pañal hablando y sin prisa|En el suelo hay sitio para rodar y mirar}; {usted sabe cuánto ha dormido y comido|los primeros pasos se cuentan por la tarde}. {La leche se prepara como nos diga|Una prenda suya huele a casa}.",
      ],
      [
        "blocks",
        "Los mayores",
        "{Los mayores construyen, discuten y hacen las paces|Con tijeras, barro y cajas se aprende mucho|A esa edad quieren saberlo todo}, {así que mejor ropa que se pueda manchar|y cada cual encuentra su rincón|y preguntan más de lo que sabemos}.",
        "{A cierta edad todo es por qué, cómo y otra vez|Aprenden a esperar turno, a abrocharse y a repartir}; {las respuestas se buscan juntos|nadie lo hace por ellos}. {Las obras se llevan a casa|Los conflictos se hablan a su altura}.",
        "{Una mesa de carpintero, unas telas y un espejo|Arcilla, agua, tijeras y cajas} {bastan para una mañana|sirven para casi todo}. {Antes de la escuela se practica escuchar|También se aprende a recoger}.",
      ],
      [
        "trees",
        "Juego al aire libre",
        "{Salimos con casi cualquier tiempo|Charcos, palos y caracoles son un buen programa|Al aire libre se discute menos}, {y hace falta ropa de cambio|así que ponga el nombre en las botas|y después se duerme mejor}.",
        "{Trepar, cavar y llevar piedras cansa de la buena manera|En el patio se aprende a caer y a levantarse}; {la gorra o el gorro van en la mochila|solo con tormenta nos quedamos dentro}. {Los bichos se miran y se sueltan|Vuelven con los bolsillos llenos}.",
        "{Un paseo al mercado o al parque es una excursión|El huerto enseña a esperar}: {se riega, se mira y se prueba|hay cuerda, chalecos y varias manos}. {En verano se busca la sombra|Mande crema y agua}.",
      ],
      [
        "apple",
        "Comida y descanso",
        "{Se come juntos y nadie acaba a la fuerza|Probar sí, obligar no|Después de comer hay un rato de calma}, {y nadie duerme si no quiere|así que díganos las alergias|y el descanso tiene su rincón}.",
        "{Los niños ponen la mesa y se sirven solos cuando pueden|Verdura en trozos, pan y agua}; {lo nuevo se prueba al lado de lo conocido|quien no quiere hoy prueba otro día}. {El menú se puede mirar antes|Diga lo que en casa no se come}.",
        "{Después de comer se baja la luz y se lee un cuento|Cada niño tiene su cama y su trapo}; {unos duermen y otros miran libros|despertarse lleva su tiempo}. {La hora se habla con usted|Hay meriendas sencillas}.",
      ],
      [
        "eighth-notes",
        "Música",
        "{Se canta, se rima y se lee otra vez el mismo libro|Una canción abre el día y otra lo cierra|En la alfombra caben todos los cuentos}, {y el libro favorito puede venir de casa|y quien no canta toca palmas|así aprenden casi sin notarlo}.",
        "{Se marca el ritmo con palmas, ollas y pies|Las canciones dicen que toca recoger, comer o salir}; {pronto las oirá en casa|cada uno inventa su estrofa}. {Los cuentos se repiten a propósito|También traemos canciones de otras lenguas}.",
        "{Un cuento leído despacio alarga la paciencia|Una marioneta hace hablar a los callados}, {y después se dibuja lo que pasó|así que a veces lo cuentan ellos}. {Diga qué se canta en su casa|Un tambor nunca sobra}.",
      ],
      [
        "clock",
        "Vacaciones",
        "{Cuando el trabajo empieza antes, hablemos|En puentes y vacaciones se puede preguntar|Los días largos también se pueden planear}, {así que díganos sus horas|y le decimos qué es posible|para que la familia se organice}.",
        "{El calendario trae fiestas, cierres y puentes|Un turno cambia y los abuelos no siempre pueden}; {dígalo con tiempo y lo miramos|pregunte qué días quedan abiertos}. {En verano el grupo es otro|Lo acordado se apunta}.",
        "{Una hora más por la tarde puede salvar una semana|En vacaciones el plan es más suelto}: {salidas, agua y siesta larga|se juega con quien haya}. {Se apunta quién recoge|Avise si viene otra persona a recoger}.",
      ],
    ],
    process: [
      [
        "Visitar",
        "{Venga una mañana a mirar|Siéntese un rato en una silla pequeña|Visítenos con su hijo y con tiempo}, {y pregunte lo que quiera|y verá cómo es un día normal|así la primera impresión es suya}.",
        "{Mire cómo se habla a los niños y cómo huele la cocina|Quédese a ver una comida o un recreo}; {pregunte por grupos, horarios y comidas|su hijo puede quedarse en sus brazos}. {Hable con quien le va a cuidar|Una segunda visita también vale}.",
        "{Llame y diga la edad y desde cuándo|Una mañana entre semana dice más que una fiesta}; {le enseñamos las salas y el patio|verá dónde duerme y dónde juega}.",
      ],
      [
        "Pedir plaza",
        "{Para pedir plaza hacen falta fecha y horario|Apúntese pronto y díganos desde cuándo|Rellene la solicitud con calma}, {y le explicamos cómo se reparten|y avise si algo cambia|y le decimos qué falta}.",
        "{Hacen falta unos papeles y un poco de paciencia|Diga días, horas y una fecha de comienzo}; {le avisamos cuando se sepa|la respuesta llega por escrito}. {Si solo queda media jornada, se lo decimos|Un cambio de planes se comunica pronto}.",
        "{Hermanos, turnos y fecha de nacimiento cuentan|Las reglas de reparto se pueden leer}, {y se las explicamos|así que pregunte en qué lugar está}. {Guarde copia de la solicitud|Los papeles del médico van aparte}.",
      ],
      [
        "Adaptarse",
        "{Primero con usted y después un rato sin usted|La adaptación va a pasos pequeños|El niño marca el ritmo}, {así que cuente con unas semanas|y le llamamos si hace falta|y nadie tiene prisa}.",
        "{El primer rato se juega con usted al lado|Un trapo, una foto o un muñeco hacen de puente}; {después usted sale un momento y vuelve|la despedida es corta y se dice}. {Cada niño necesita sus días|Puede llamar para saber cómo va}.",
        "{Unos corren a jugar y otros miran desde la rodilla|Al principio siempre le recibe la misma persona}; {se alarga cuando come y duerme tranquilo|lo vemos cada tarde con usted}. {Un paso atrás es normal|En casa estará más cansado}.",
      ],
    ],
    questions: [
      [
        "¿{Cómo es la adaptación|Cómo son los primeros días}?",
        "{Va paso a paso y con usted cerca|Llorar al despedirse es normal|Empezamos con ratos cortos}, {y si no se consuela le llamamos|porque el niño marca el ritmo|y cada día se alarga un poco}.",
        "{Los primeros días se viene poco y en compañía|Se empieza jugando con alguien de casa en la sala}; {luego hay una primera despedida breve|el rato crece poco a poco}. {Elija semanas sin prisas en el trabajo|El lunes suele costar más}.",
        "{Se despide con un beso, sin escaparse|Decir adiós y volver a la hora dicha da confianza}; {si hay lágrimas, hay brazos|casi siempre el juego gana pronto}. {Le contamos la verdad por teléfono|Nadie mide a un niño por sus lágrimas}.",
      ],
      [
        "¿{Cómo consigo plaza|Hay lista de espera}?",
        "{Apúntese pronto, a veces ya antes de nacer|Depende del municipio y de las plazas|Puede haber una lista}, {y a veces queda un sitio de golpe|así que pregunte de vez en cuando|y le explicamos las reglas}.",
        "{Mande la solicitud aunque falte tiempo|Unas plazas se reparten en primavera y otras a lo largo del año}; {confirme que sigue interesado|pregunte cómo se ordena la lista}.",
        "{Mire si su municipio reparte las plazas|Pida día para verlo y deje sus datos}, {y le llamamos si se mueve algo|y anote las fechas de inscripción}. {Ponga varios horarios posibles|Si se muda, avise}.",
      ],
      [
        "¿{Cuándo debe quedarse en casa|Qué hacen si tiene fiebre}?",
        "{Con fiebre o algo contagioso es mejor quedarse en casa|Si se pone malo, le llamamos|Un niño enfermo descansa mejor en casa}, {y alguien debe contestar al teléfono|así se protege también a los demás|hasta que se encuentre bien}.",
        "{Un poco de moco no es nada y una noche con vómitos sí|Ojos pegados, manchas o fiebre se comentan antes de venir}; {ante la duda, pregunte al pediatra|llame y lo hablamos}.",
        "{Le llamamos y espera con alguien en un rincón tranquilo|Se toma la temperatura y se avisa a casa}; {las medicinas solo se dan con indicación escrita|deje varios teléfonos}. {Vuelve cuando come y juega|Los contagios se anuncian en la puerta}.",
      ],
      [
        "¿{Cuánto cuesta una plaza|Hay ayudas para pagar}?",
        "{Depende de las horas y de las ayudas|Muchas familias reciben una ayuda|El precio se explica antes de firmar}, {y el municipio informa|así que pregunte qué está incluido|y le decimos qué papeles hacen falta}.",
        "{La cuenta lleva horas, comidas y extras|Media jornada y jornada entera tienen precios distintos}; {se lo damos por escrito|pregunte por hermanos}. {Mire también las ayudas de su región|Una empresa a veces pone una parte}.",
        "{Las ayudas piden fechas y papeles|Según ingresos y municipio cambia bastante}; {en la oficina de familia informan|nosotros rellenamos lo que nos toca}.",
      ],
      [
        "¿{Qué debe traer mi hijo|Qué va en la mochila}?",
        "{Una muda, zapatillas y algo conocido|Le damos una lista antes de empezar|Lo necesario cabe en una mochila pequeña}, {y el nombre va en todo|pero lo más valioso se queda en casa|y el peluche puede venir}.",
        "{Ropa cómoda, una muda completa y un gorro|Pañales, un trapo suyo y una foto de casa}: {todo con nombre|cabe en una mochila ligera}. {Juguetes pequeños, mejor no|Según el tiempo, botas o crema}.",
        "{Ropa que se pueda ensuciar y que se quite sin ayuda|Zapatos sin cordones y pantalón con goma}; {así el niño gana soltura|la lista se la damos al principio}. {Repase la bolsa los viernes|Las medicinas van en mano}.",
      ],
      [
        "¿{Cómo sé qué ha hecho|Me cuentan el día}?",
        "{Al recogerlo se lo contamos en dos frases|Puede preguntar cada tarde|Hablamos un momento en la puerta}, {y para más buscamos un rato tranquilo|y si pasó algo importante lo sabrá|así conoce también lo pequeño}.",
        "{Oirá qué comió, cuánto durmió y con quién jugó|En la pared se ven los trabajos de la semana}; {pregúntele también por una canción|para hablar más se pide una hora}.",
        "{Si algo ha costado, se lo decimos tal cual|Los días largos caben en una libreta}; {lo alegre también se apunta|usted nos cuenta cómo ha pasado la noche}.",
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
