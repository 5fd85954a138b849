/** Spanish wordings of the health family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const health: Wording = familyWording(
  ["paciente", "pacientes", "consulta", "en la consulta", "a la consulta", "atención"],
  ["Tratamientos", "La consulta", "Encuentros"],
  {
    headlines: [
      "{Escuchar|Mirar}, explicar, curar",
      "Salud {en palabras claras|con tiempo}",
      "{Venga pronto|Pregunte}, antes de que {duela|empeore}",
    ],
    truths: [
      "{La historia de una persona dice más que la máquina|Curar empieza por escuchar|Las mejores pistas suelen estar en su relato}, {así que cuéntelo a su manera|y por eso preguntamos desde cuándo y cuánto|y para eso tomamos notas}.",
      "{Lo que se ve pronto se trata mejor|La prevención hace poco ruido y ayuda mucho|Venir sin dolor también tiene sentido}, {y por eso vale la pena una revisión|así que póngala en la agenda|y suele ser una visita corta}.",
      "{El miedo a la consulta es muy frecuente|Muchas personas llegan con temor|Nadie tiene que avergonzarse de tener miedo}, {y dicho en voz alta pesa menos|así que dígalo y vamos más despacio|y se puede hablar antes de empezar}.",
      "{Lo que se entiende se cumple mejor|Un tratamiento bien explicado ayuda más|Las palabras difíciles no curan a nadie}, {y por eso hablamos claro|así que pregunte hasta entenderlo|y lo importante se lo apuntamos}.",
    ],
    offers: [
      [
        "stethoscope",
        "Revisión y prevención",
        "{Una revisión vale también cuando no duele nada|Miramos con calma lo que conviene a su edad|La prevención empieza antes de los síntomas}, {y traiga los informes antiguos si los tiene|y le decimos cuándo toca volver|para que lo pequeño no crezca}.",
      ],
      [
        "heart-pulse",
        "Dolor y molestias",
        "{Cuéntenos desde cuándo le duele y qué le alivia|Describa las molestias con sus propias palabras|Díganos dónde está el dolor y cuánto molesta}, {y así vemos cuánta prisa corre|pero en una emergencia llame a urgencias|para darle la cita adecuada}.",
      ],
      [
        "clipboard-list",
        "Plan de tratamiento",
        "{Le explicamos qué es posible y qué supone|Antes de empezar verá los caminos y los costes|Un plan por escrito muestra cada paso}, {y usted decide con calma|y puede llevárselo a casa|con sus ventajas y sus límites}.",
      ],
      [
        "baby",
        "Niños y familias",
        "{Con los pequeños primero miramos y luego tocamos|Atendemos a los niños a su ritmo|Los más pequeños pueden traer su peluche}, {y usted se queda cerca|y traiga la cartilla si la tienen|así la primera visita es tranquila}.",
      ],
      [
        "stethoscope",
        "Seguimiento",
        "{Después de un tratamiento miramos cómo evoluciona|Unas semanas más tarde volvemos a vernos|El seguimiento muestra si todo va bien}, {así que traiga las preguntas que hayan surgido|y se corrige lo que haga falta|y usted sabe qué vigilar en casa}.",
      ],
      [
        "clipboard-list",
        "Segunda opinión",
        "{Antes de un paso grande conviene otra mirada|Cuando algo no queda claro, pregunte a alguien más|Una segunda opinión puede dar tranquilidad}, {y basta con traer imágenes e informes|y nadie debería ofenderse por ello|para que decida con más calma}.",
      ],
    ],
    process: [
      [
        "Cita",
        "{Llame o escriba y díganos el motivo|Al pedir hora, diga si corre prisa|Cuéntenos en una frase qué le pasa}, {y reservamos el tiempo necesario|porque el dolor va primero|y le proponemos una hora}.",
      ],
      [
        "Exploración",
        "{Hablamos, miramos y le explicamos lo que vemos|Primero la conversación y después la exploración|Usted cuenta y nosotros preguntamos}, {siempre con palabras claras|y puede interrumpir cuando quiera|sin pasar a nada que no conozca}.",
      ],
      [
        "Tratamiento",
        "{Acordamos el plan y después empezamos|Antes de cada paso sabrá qué viene|Se empieza cuando usted lo tiene claro}, {y siempre caben pausas|y al final sabe qué vigilar en casa|y el ritmo también se puede hablar}.",
      ],
    ],
    questions: [
      [
        "¿{Qué tengo que traer a la consulta|Qué papeles necesito}?",
        "{Traiga su tarjeta, la lista de medicinas y los informes|Vienen bien los informes anteriores y sus preguntas|La lista de lo que toma es lo más útil}, {y apunte antes lo que quiere saber|y si falta algo lo pedimos después|así no se olvida lo importante}.",
      ],
      [
        "¿{Qué cubre el seguro|Cuánto cuesta el tratamiento}?",
        "{Depende de su seguro y del tratamiento|A veces se cubre entero y a veces solo una parte|Cada póliza es distinta}, {así que pida antes un presupuesto por escrito|y conviene preguntar antes de empezar|y le damos los datos para consultarlo}.",
      ],
      [
        "¿{Cómo consigo cita pronto|Qué hago si me duele mucho}?",
        "{Llame y diga que es urgente|Por teléfono vemos cuánta prisa corre|Si le duele mucho, no espere al formulario}, {y con peligro marque el número de emergencias|y de noche acuda al servicio de guardia|y buscamos el primer hueco posible}.",
      ],
      [
        "¿{Tengo miedo, qué puedo hacer|Atienden a personas con miedo}?",
        "{Dígalo ya al pedir la cita|Es muy normal y se puede hablar|Cuéntenoslo y reservamos más tiempo}, {porque la primera visita puede ser solo una charla|y con pausas se puede hacer mucho|y nada empieza sin su acuerdo}.",
      ],
      [
        "¿{Hay que esperar mucho|Tendré hora pronto}?",
        "{Con dolor, dígalo por teléfono|Depende de la agenda y del motivo|A veces se libera un hueco a última hora}, {y le decimos qué horas son más tranquilas|así que pregunte por la lista de espera|y lo que no corre prisa tarda algo más}.",
      ],
      [
        "¿{Puede entrar alguien conmigo|Puedo venir con compañía}?",
        "{Sí, cuatro oídos oyen más que dos|Claro, su acompañante puede entrar a hablar|Puede venir con quien le dé tranquilidad}, {y usted dice qué debe oír|y también puede pedir un rato a solas|y los niños pueden dibujar mientras}.",
      ],
    ],
    qualities: [
      ["oídos abiertos", "palabras claras"],
      ["manos tranquilas", "buena revisión"],
      ["poca espera", "tiempo suficiente"],
      ["frases cortas", "buenas manos"],
      ["sala tranquila", "palabra franca"],
    ],
    events: ["Día de prevención", "Charla abierta", "Hora de preguntas"],
  },
);
