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
      "{Dejar|Decir} lo que pesa",
      "Una hora {para usted|en calma}",
    ],
    truths: [
      "{No hay que estar al límite para pedir ayuda|Un año pesado ya es razón suficiente|Venir pronto suele ser lo más sensato}, {y una primera charla no obliga a nada|y nadie le pedirá que lo demuestre|porque hablar a tiempo alivia}.",
      "{La confianza pesa más que la técnica|Entre dos personas tiene que encajar|Sin confianza no sirve ningún método}, {y por eso hay un primer encuentro|y eso suele notarse pronto|así que puede decir también que no}.",
      "{El cambio rara vez va en línea recta|Los pasos atrás forman parte del camino|Una mala semana no borra lo anterior}, {y lo que cuenta es la dirección|y de eso también se aprende|así que no los llamamos fracaso}.",
      "{Lo nuevo rara vez llega de golpe|El cambio suele hacer poco ruido|Mejorar se nota primero en lo pequeño}, {y un día algo pesa menos|y a veces otra persona lo ve antes|así que de vez en cuando miramos atrás}.",
      "Decir las cosas en voz alta {ya cambia su peso|las hace más pequeñas}, {aunque nada esté resuelto|y se hace a su ritmo}.",
    ],
    offers: [
      [
        "user",
        "Sesiones individuales",
        "{Aquí tiene una hora que es solo suya|Hay tiempo para el tema que usted traiga|Hablamos a solas y sin prisa}, {y usted elige por dónde empezar|tan despacio como haga falta|y lo que no quiera contar puede esperar}.",
        "Una sesión {es suya|empieza donde usted quiera}, {con palabras o con silencios|y nada es demasiado pequeño}.",
      ],
      [
        "users",
        "Parejas y familias",
        "{Cuando cada conversación acaba en pelea, ayuda un tercero|Nos sentamos todos en torno a una mesa|En pareja o en familia se escucha cada voz}, {con unas reglas claras para hablar|y nadie tiene que tener razón|para volver a entenderse en lo diario}.",
        "Entre varios, {cada cual habla y escucha|se aprende a oírse}, {con alguien que cuida las reglas|sin buscar culpables}.",
      ],
      [
        "leaf",
        "Alivio",
        "{El mal sueño, la tensión y el cansancio tienen salida|Cuando todo es demasiado, empezamos por aliviar|Primero buscamos algo de descanso}, {y después tratamos de entender|con pasos pequeños para cada día|y lo demás puede esperar un poco}.",
        "Antes de entender {a veces hay que dormir|el cuerpo pide descanso}, {se empieza por ahí|ayudan ejercicios cortos}.",
      ],
      [
        "video",
        "Sesiones a distancia",
        "{Si el camino es largo, podemos hablar a distancia|Por teléfono o por pantalla también se puede trabajar|No siempre hace falta desplazarse}, {y basta una habitación con puerta|y le diremos para qué casos sirve|así que pregunte qué es posible}.",
        "A distancia {las reglas son las mismas|se mantiene la costumbre}, {basta un cuarto tranquilo|y se deja si no conviene}.",
      ],
      [
        "footprints",
        "Primera entrevista",
        "{La primera vez es una charla y nada más|Puede venir, sentarse y ver si encaja|En el primer encuentro nos conocemos}, {y no tiene que preparar nada|y también se puede callar|y después decide con calma}.",
        "La primera vez {usted también pregunta|se ve si hay entendimiento}, {y nada está decidido|después elige}.",
      ],
      [
        "calendar",
        "Acompañamiento",
        "{Podemos vernos cada semana o más de tarde en tarde|Caminamos un tiempo a su lado|El trabajo sigue una meta que pone usted}, {y de vez en cuando miramos qué ha cambiado|y puede parar antes si quiere|sin alargarlo más de lo necesario}.",
        "Un acompañamiento tiene {meta y pausas|principio y final}, {que se miran entre los dos|y se adapta a su vida}.",
      ],
    ],
    process: [
      [
        "Contacto",
        "{Escriba o llame con una sola frase|Para el primer contacto basta un mensaje corto|No hace falta explicar nada todavía}, {y sabrá cuándo hay sitio|y le respondemos con discreción|y proponemos un día para hablar}.",
        "Una frase {basta|o su nombre}, {por mensaje o por teléfono|lo demás puede esperar}, y le decimos cuándo hay sitio.",
      ],
      [
        "Conocerse",
        "{En una primera charla nos preguntamos los dos|Hablamos de lo que le trae y de cómo trabajamos|Nos conocemos sin compromiso}, {y luego usted decide|para ver si encaja|y puede pensarlo unos días}.",
        "Nos vemos {sin compromiso|una primera vez}, {usted cuenta qué le trae|explicamos cómo trabajamos}.",
      ],
      [
        "Trabajar",
        "{Nos vemos con regularidad y con una meta|Avanzamos de sesión en sesión|Trabajamos en lo que usted ha elegido}, {y miramos juntos si ayuda|hasta que pueda seguir sin nosotros|y el rumbo se puede corregir}.",
        "De sesión en sesión {se avanza, se para, se sigue|el camino se aclara}, {y se comprueba que ayuda|con su acuerdo}.",
      ],
    ],
    questions: [
      [
        "¿{Es confidencial|Queda entre nosotros}?",
        "{Lo que se dice aquí se queda aquí|Rige el secreto profesional|Nadie sabe nada si usted no quiere}, {y la ley prevé muy pocas excepciones|tampoco su familia ni su empresa|y con gusto se lo explicamos antes de empezar}.",
        "Sí, {lo que dice es suyo|el secreto es parte del oficio}; {las excepciones de la ley se explican|nada sale sin su acuerdo, salvo peligro grave}.",
      ],
      [
        "¿{Quién paga las sesiones|Lo cubre algún seguro}?",
        "{Depende de la sesión y de su seguro|Pregunte primero a su seguro qué cubre|Pagar uno mismo suele ser posible}, {y el precio se lo decimos antes|así que lo aclaramos en la primera charla|y le damos los datos que necesite}.",
        "Pregunte {a su seguro|a su mutua} qué cubre, {el precio se dice antes|y le damos los justificantes}.",
      ],
      [
        "¿{Cuánto dura una terapia|Cuántas sesiones hacen falta}?",
        "{A veces bastan unas pocas sesiones y a veces más|Depende de lo que quiera cambiar|Nadie puede decirlo con certeza al principio}, {y puede parar cuando quiera|así que lo hablamos por el camino|y cada cierto tiempo hacemos balance}.",
        "Hay quien viene {unas pocas veces|varios meses}, {y se habla con regularidad|usted decide el final}.",
      ],
      [
        "¿{Qué hago en una crisis|A quién llamo con urgencia}?",
        "{Si hay peligro, llame al número de emergencias|En una crisis no espere nuestra respuesta|Si una vida corre riesgo, pida ayuda urgente ahora}, {y los teléfonos de ayuda atienden también de noche|porque una página web es lenta para eso|y acuda a las urgencias más cercanas}.",
        "Llame {a emergencias|a un teléfono de ayuda} {ahora mismo|sin esperar}, o {vaya a urgencias|pida a alguien que llame}; un mensaje aquí se leería tarde.",
      ],
      [
        "¿{Cómo sabré si ayuda|Ayuda de verdad}?",
        "{Nadie serio puede prometerlo|Suele notarse primero en lo diario|No ayuda a todos por igual}, {y tras unas sesiones lo miramos juntos|así que diga si algo no se mueve|pero hablarlo pronto evita perder tiempo}.",
        "Se nota {en cosas pequeñas|en el sueño y el ánimo}, {hablémoslo tras unas sesiones|y si nada cambia, se busca otra cosa}.",
      ],
      [
        "¿{Hay horas por la tarde|Puedo venir después del trabajo}?",
        "{Pregunte por las últimas horas del día|Algunas horas se guardan para quien trabaja|A mediodía también suele haber un hueco}, {y una hora fija ayuda a cumplir|así que díganos cuándo puede|y le avisamos si algo queda libre}.",
        "Díganos {qué horas puede|a qué hora sale}, {se busca un hueco fijo|la tarde se pide mucho, a veces hay que esperar}.",
      ],
    ],
    qualities: [
      ["tiempo", "confianza"],
      ["oídos abiertos", "puertas cerradas"],
      ["pasos pequeños", "metas claras"],
      ["sitio propio", "mucha paciencia"],
      ["ritmo propio", "acuerdos claros"],
      ["reglas seguras", "palabra libre"],
    ],
    events: ["Grupo de apoyo", "Taller de calma", "Charla"],
  },
);
