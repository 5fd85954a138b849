/** Spanish wordings of the therapy family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const therapy: Wording = familyWording(
  ["persona", "personas", "consulta", "en la consulta", "a la consulta", "acompañamiento"],
  ["Acompañamiento", "El lugar", "Grupos"],
  {
    headlines: [
      "Un lugar {tranquilo|seguro} para {hablar|respirar}",
      "{A su ritmo|Paso a paso}",
      "No tiene que {cargarlo a solas|poder con esto a solas}",
    ],
    truths: [
      "{No hay que estar al límite para pedir ayuda|Un año pesado ya es razón suficiente|Venir pronto suele ser lo más sensato}, {y una primera charla no obliga a nada|y nadie le pedirá que lo demuestre|porque hablar a tiempo alivia}.",
      "{La confianza pesa más que la técnica|Entre dos personas tiene que encajar|Sin confianza no sirve ningún método}, {y por eso hay un primer encuentro|y eso suele notarse pronto|así que puede decir también que no}.",
      "{El cambio rara vez va en línea recta|Los pasos atrás forman parte del camino|Una mala semana no borra lo anterior}, {y lo que cuenta es la dirección|y de eso también se aprende|así que no los llamamos fracaso}.",
      "{Lo nuevo rara vez llega de golpe|El cambio suele hacer poco ruido|Mejorar se nota primero en lo pequeño}, {y un día algo pesa menos|y a veces otra persona lo ve antes|así que de vez en cuando miramos atrás}.",
    ],
    offers: [
      [
        "user",
        "Sesiones individuales",
        "{Aquí tiene una hora que es solo suya|Hay tiempo para el tema que usted traiga|Hablamos a solas y sin prisa}, {y usted elige por dónde empezar|tan despacio como haga falta|y lo que no quiera contar puede esperar}.",
      ],
      [
        "users",
        "Parejas y familias",
        "{Cuando cada conversación acaba en pelea, ayuda un tercero|Nos sentamos todos en torno a una mesa|En pareja o en familia se escucha cada voz}, {con unas reglas claras para hablar|y nadie tiene que tener razón|para volver a entenderse en lo diario}.",
      ],
      [
        "leaf",
        "Alivio",
        "{El mal sueño, la tensión y el cansancio tienen salida|Cuando todo es demasiado, empezamos por aliviar|Primero buscamos algo de descanso}, {y después tratamos de entender|con pasos pequeños para cada día|y lo demás puede esperar un poco}.",
      ],
      [
        "video",
        "Sesiones a distancia",
        "{Si el camino es largo, podemos hablar a distancia|Por teléfono o por pantalla también se puede trabajar|No siempre hace falta desplazarse}, {y basta una habitación con puerta|y le diremos para qué casos sirve|así que pregunte qué es posible}.",
      ],
      [
        "footprints",
        "Primera entrevista",
        "{La primera vez es una charla y nada más|Puede venir, sentarse y ver si encaja|En el primer encuentro nos conocemos}, {y no tiene que preparar nada|y también se puede callar|y después decide con calma}.",
      ],
      [
        "calendar",
        "Acompañamiento",
        "{Podemos vernos cada semana o más de tarde en tarde|Caminamos un tiempo a su lado|El trabajo sigue una meta que pone usted}, {y de vez en cuando miramos qué ha cambiado|y puede parar antes si quiere|sin alargarlo más de lo necesario}.",
      ],
    ],
    process: [
      [
        "Contacto",
        "{Escriba o llame con una sola frase|Para el primer contacto basta un mensaje corto|No hace falta explicar nada todavía}, {y sabrá cuándo hay sitio|y le respondemos con discreción|y proponemos un día para hablar}.",
      ],
      [
        "Conocerse",
        "{En una primera charla nos preguntamos los dos|Hablamos de lo que le trae y de cómo trabajamos|Nos conocemos sin compromiso}, {y luego usted decide|para ver si encaja|y puede pensarlo unos días}.",
      ],
      [
        "Trabajar",
        "{Nos vemos con regularidad y con una meta|Avanzamos de sesión en sesión|Trabajamos en lo que usted ha elegido}, {y miramos juntos si ayuda|hasta que pueda seguir sin nosotros|y el rumbo se puede corregir}.",
      ],
    ],
    questions: [
      [
        "¿{Es confidencial|Quién se entera}?",
        "{Lo que se dice aquí se queda aquí|Rige el secreto profesional|Nadie sabe nada si usted no quiere}, {y la ley prevé muy pocas excepciones|tampoco su familia ni su empresa|y con gusto se lo explicamos antes de empezar}.",
      ],
      [
        "¿{Quién paga las sesiones|Lo cubre el seguro}?",
        "{Depende de la sesión y de su seguro|Pregunte primero a su seguro qué cubre|Pagar uno mismo suele ser posible}, {y el precio se lo decimos antes|así que lo aclaramos en la primera charla|y le damos los datos que necesite}.",
      ],
      [
        "¿{Cuánto dura una terapia|Cuántas sesiones hacen falta}?",
        "{A veces bastan unas pocas sesiones y a veces más|Depende de lo que quiera cambiar|Nadie puede decirlo con certeza al principio}, {y puede parar cuando quiera|así que lo hablamos por el camino|y cada cierto tiempo hacemos balance}.",
      ],
      [
        "¿{Qué hago en una crisis|Adónde llamo con urgencia}?",
        "{Si hay peligro, llame al número de emergencias|En una crisis no espere nuestra respuesta|Si una vida corre riesgo, pida ayuda urgente ahora}, {y los teléfonos de ayuda atienden también de noche|porque una página web es lenta para eso|y acuda a las urgencias más cercanas}.",
      ],
      [
        "¿{Funciona de verdad|Cómo sabré si ayuda}?",
        "{Nadie serio puede prometerlo|Suele notarse primero en lo diario|No ayuda a todos por igual}, {y tras unas sesiones lo miramos juntos|así que diga si algo no se mueve|pero hablarlo pronto evita perder tiempo}.",
      ],
      [
        "¿{Hay horas por la tarde|Puedo venir después del trabajo}?",
        "{Pregunte por las últimas horas del día|Algunas horas se guardan para quien trabaja|A mediodía también suele haber un hueco}, {y una hora fija ayuda a cumplir|así que díganos cuándo puede|y le avisamos si algo queda libre}.",
      ],
    ],
    qualities: [
      ["tiempo", "confianza"],
      ["oídos abiertos", "puertas cerradas"],
      ["pasos pequeños", "metas claras"],
      ["sitio propio", "mucha paciencia"],
      ["ritmo propio", "acuerdos claros"],
    ],
    events: ["Grupo de apoyo", "Taller de calma", "Charla"],
  },
);
