/** Spanish wordings of the beauty family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const beauty: Wording = familyWording(
  ["clienta o cliente", "clientes", "salón", "en el salón", "al salón", "cuidado"],
  ["Tratamientos", "Resultados", "Citas"],
  {
    headlines: [
      "{Siéntese|Respire}, nos ocupamos",
      "{Una hora|Un rato} solo para usted",
      "Bien {hoy|esta noche} y bien {mañana|el lunes}",
    ],
    truths: [
      "{Primero se mira y después se empieza|Cada piel y cada pelo son distintos|Lo que le va bien a una amiga puede no servirle}, {y por eso hablamos antes de tocar nada|así que preguntamos antes de aconsejar|y eso se decide con usted delante}.",
      "{Un buen resultado se ve semanas después|El espejo del primer día no lo dice todo|Bien hecho quiere decir que también crece bien}, {y pensamos en eso desde el principio|para que las mañanas sean fáciles|y por eso no corremos}.",
      "{Unas herramientas limpias son lo mínimo|Preguntar por la higiene es su derecho|La limpieza se ve en los detalles}, {y con gusto le enseñamos cómo trabajamos|en este salón y en cualquier otro|así que pregunte lo que quiera}.",
      "{La piel cuenta cómo ha ido la semana|El sueño, el agua y el viento dejan huella|El cansancio se nota primero en la cara}, {y por eso preguntamos antes de aconsejar|y un rato de calma ya ayuda|así que cada visita es un poco distinta}.",
    ],
    offers: [
      [
        "sparkles",
        "Cuidados",
        "{Díganos qué le molesta y qué quiere conservar|Cuéntenos qué usa en casa|Empezamos por mirar y preguntar}, {y de ahí sale el tratamiento|y elegimos con usted lo que le conviene|para no hacer nada de más}.",
      ],
      [
        "heart",
        "Bodas y fiestas",
        "{Para una boda o una fiesta conviene hacer una prueba|Cuando va a haber muchas fotos, se prepara con tiempo|Antes de un gran día reserve un ensayo}, {y así ese día no hay nervios|para que todo aguante hasta el final|y traiga una imagen del vestido si la tiene}.",
      ],
      [
        "palette",
        "Cambio de estilo",
        "{Si tiene ganas de algo nuevo, traiga imágenes|Más corto, más claro o simplemente distinto|Un cambio se habla antes de empezar}, {y le decimos con franqueza qué es posible|y pensamos también en las semanas siguientes|y usted marca hasta dónde llegamos}.",
      ],
      [
        "gift",
        "Vales de regalo",
        "{Un vale es un regalo que no pide talla|Puede regalar un tratamiento o una cantidad|Regalar un rato de calma siempre sienta bien}, {y la persona elige su propia hora|y basta con decirnos un nombre|y se lo preparamos para entregar}.",
      ],
      [
        "scissors",
        "Corte y forma",
        "{Buscamos una forma que vaya con usted y sus mañanas|Antes de cortar miramos cómo cae el pelo|Díganos cuánto tiempo tiene cada día para peinarse}, {y traiga una foto si la tiene|y de ahí sale el corte|para que en casa también funcione}.",
      ],
      [
        "hand-heart",
        "Pausas cortas",
        "{Entre dos citas basta media hora|Un rato corto también descansa|No hace falta reservar toda una tarde}, {para cuidar la cara o las manos|y elegimos lo que mejor le siente|así que díganos cuánto tiempo tiene}.",
      ],
    ],
    process: [
      [
        "Hablar",
        "{Primero hablamos de lo que desea y de lo que no tolera|Empezamos con unas preguntas sobre usted|Cuéntenos alergias, costumbres y deseos}, {y después se empieza sin dudas|porque esos minutos ahorran disgustos|y así sabemos por dónde ir}.",
      ],
      [
        "El tratamiento",
        "{Trabajamos con calma y le explicamos cada paso|Usted se sienta y nosotros vamos contando|Durante el tratamiento puede preguntar lo que quiera}, {y si algo molesta, paramos|y siempre puede decir que basta|y nada empieza sin que lo sepa}.",
      ],
      [
        "En casa",
        "{Se lleva a casa un par de gestos fáciles|Al final le decimos qué le sienta bien después|Le apuntamos qué repetir y qué evitar}, {y cuándo merece la pena volver|para que el resultado dure|y si surge una duda, nos escribe}.",
      ],
    ],
    questions: [
      [
        "¿{Cada cuánto debo venir|Cuánto dura el resultado}?",
        "{Depende de su piel, de su pelo y de lo que desea|Muchas personas vienen cada pocas semanas|Según el tratamiento, unas semanas o algo más}, {y le daremos un consejo sincero|pero antes de una fiesta mejor unos días antes|y lo hablamos al terminar}.",
      ],
      [
        "¿{Y si tengo alergia o estoy embarazada|Es apto para mi piel}?",
        "{Díganoslo antes de la cita|Es importante que lo hable primero con nosotros|Cuéntelo al reservar y lo miramos}, {y una pequeña prueba aclara las dudas|porque algunas cosas es mejor dejarlas para más tarde|y si hace falta, consulte a su médico}.",
      ],
      [
        "¿{Y si no me gusta|Se puede corregir}?",
        "{Dígalo enseguida, nadie se molesta|Vuelva en los días siguientes|Avísenos sin reparo}, {y suele bastar con un pequeño retoque|porque casi todo tiene arreglo|y lo miramos juntos ante el espejo}.",
      ],
      [
        "¿{Cómo cancelo|Puedo cambiar mi cita}?",
        "{Avise en cuanto lo sepa|Una llamada el día antes ya ayuda|Escríbanos o llame con tiempo}, {porque otra persona puede aprovechar esa hora|y le buscamos un nuevo hueco|y cambiamos la cita sin problema}.",
      ],
      [
        "¿{Cuánto dura una cita|Cuánto tiempo reservo}?",
        "{Se lo decimos al reservar|Depende de lo que vayamos a hacer|Un color lleva más tiempo que un corte}, {y conviene no tener prisa después|así puede organizar el día|y si tiene poco rato, díganoslo}.",
      ],
      [
        "¿{Y en casa, qué hago|Qué cuidado necesito}?",
        "{Casi siempre menos de lo que dicen los anuncios|Suelen bastar dos productos bien elegidos|Le enseñamos el gesto y usted lo repite}, {así que pregunte antes de comprar|y lo ajustamos en la próxima visita|y lo demás puede quedarse en el estante}.",
      ],
    ],
    qualities: [
      ["manos tranquilas", "buen ojo"],
      ["herramientas limpias", "toallas calientes"],
      ["consejo sincero", "buen humor"],
      ["mano segura", "música baja"],
      ["espejo honesto", "buen pulso"],
    ],
    events: ["Tarde de cuidado", "Día de prueba", "Día de consejo"],
  },
);
