/**
 * Spanish wordings of the therapy family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
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
        "¿{Y en una crisis|A quién llamo|Y si es urgente}?",
        "{Si hay peligro, llame al número de emergencias|En una crisis no espere nuestra respuesta|Si una vida corre riesgo, pida ayuda urgente ahora}, {y los teléfonos de ayuda atienden también de noche|porque una página web es lenta para eso|y acuda a las urgencias más cercanas}.",
        "Llame {a emergencias|a un teléfono de ayuda} {ahora mismo|sin esperar}, o {vaya a urgencias|pida a alguien que llame}; un mensaje aquí se leería tarde.",
      ],
      [
        "¿{Cómo sabré si ayuda|Ayuda de verdad}?",
        "{Nadie serio puede prometerlo|Suele notarse primero en lo diario|No ayuda a todos por igual}, {y tras unas sesiones lo miramos juntos|así que diga si algo no se mueve|pero hablarlo pronto evita perder tiempo}.",
        "Se nota {en cosas pequeñas|en el sueño y el ánimo}, {hablémoslo tras unas sesiones|y si nada cambia, se busca otra cosa}.",
      ],
      [
        "¿{Horas por la tarde|Después del trabajo se puede|Qué horas hay}?",
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

export const therapyTrades: Record<string, Wording> = {
  massage: familyWording(
    ["cliente", "clientes", "consulta", "en la consulta", "a la consulta", "masaje"],
    ["Masajes", "La consulta", "Citas"],
    {
      headlines: [
        "{Túmbese|Respire}, {lo demás espera|suelte el peso}",
        "Una hora {sin teléfono|para su espalda}",
        "Manos {cálidas|tranquilas} y {silencio|tiempo}",
      ],
      truths: [
        "{Casi nunca se está tenso en un solo sitio|La tensión llega despacio y se nota de golpe}, {así que vamos del borde al centro|y la mandíbula sabe más que la nuca}.",
        "{Más fuerte no siempre es mejor|Un músculo cede cuando se siente seguro}, {así que diga qué le sienta bien|y nadie tiene que apretar los dientes}.",
        "{El descanso es la mitad del masaje|La calma no se ordena}, {y se puede hablar o callar|y dormirse está permitido}.",
        "{Un masaje no sustituye una revisión|No hacemos diagnósticos}, {así que un dolor fuerte o nuevo lo ve antes un médico|y decimos lo que notamos}.",
      ],
      offers: [
        [
          "hand",
          "Masaje clásico",
          "{La espalda, los hombros y la nuca cargan con el día|El volante y la pantalla dejan huella|Diga dónde tira}, {y empezamos justo al lado|y la presión la marca usted}.",
        ],
        [
          "waves-horizontal",
          "Masaje relajante",
          "{Es lento, con aceite templado y pocas palabras|Va bien a quien no sabe parar|Aquí no hay nada que arreglar}, {y después puede quedarse tumbado|así que no deje nada urgente para luego}.",
        ],
        [
          "footprints",
          "Reflexología",
          "{Los pies lo llevan todo y reciben poco|Unos puntos pequeños calman el cuerpo entero}, {y basta con quitarse los zapatos|y muchos se quedan dormidos}.",
        ],
        [
          "leaf",
          "Consejo de naturopatía",
          "{Hablamos de sueño, comida y trabajo|Todo empieza con una charla larga}, {y después viene un plan que puede comprobar|y decimos qué no tratamos}. {No deje nunca una medicina por su cuenta|Si quiere, hablamos con su médico}.",
        ],
        [
          "activity",
          "Masaje deportivo",
          "{Antes del esfuerzo es ligero y después es lento|Las piernas cargadas piden tiempo|Diga qué está preparando}, {y miramos dónde tira|pero una lesión reciente la ve antes un médico}.",
        ],
      ],
      process: [
        [
          "Escribir",
          "{Diga qué le molesta y desde cuándo|Basta con una frase}. {Avise de embarazo, enfermedad o tratamiento|Le proponemos una duración}.",
        ],
        [
          "Llegar",
          "{Hablamos un poco y se acomoda|Solo se descubre lo necesario}, {y la camilla está caliente|y lo demás queda tapado}.",
        ],
        [
          "Recibir",
          "{Usted dice si la presión está bien|Vamos despacio}, {y el silencio es bienvenido|y lo que molesta se deja enseguida}.",
        ],
        [
          "Descansar",
          "{Quédese un rato|Beba un vaso de agua}, {y levántese sin prisa|y guarde la tarde tranquila}.",
        ],
      ],
      questions: [
        [
          "{¿Qué hay que quitarse|¿Estoy tapado durante el masaje}?",
          "{Solo lo que usted quiera|Se descubre solo la parte que se trabaja}. {Lo hablamos antes|Puede cambiar de idea}.",
        ],
        [
          "{¿Cuándo no conviene un masaje|¿Se puede en el embarazo}?",
          "{Con fiebre o una lesión reciente es mejor esperar|En el embarazo lo hablamos antes}. {Con problemas de corazón o trombosis pregunte al médico|Díganos todo lo que importe}.",
        ],
        [
          "{¿Lo cubre el seguro|¿Cuánto cuesta una sesión}?",
          "{Normalmente lo paga uno mismo|Algunos seguros ayudan}. {El precio se dice antes|Pida factura}.",
        ],
        [
          "{¿Cuántas sesiones hacen falta|¿Hay que volver a menudo}?",
          "{Depende de dónde venga la tensión|A veces basta una}. {Moverse entre sesiones ayuda mucho|A muchos les va bien un día fijo al mes}.",
        ],
        [
          "{¿Puedo decir que aprieta demasiado|¿Pasa algo si me duermo}?",
          "{Dígalo enseguida|No pasa nada, ocurre a menudo}. {Recordamos lo que le sienta bien|Solo hablamos si le apetece}.",
        ],
      ],
      qualities: [
        ["manos cálidas", "buen silencio"],
        ["respiración tranquila", "hombros sueltos"],
        ["tiempo de sobra", "límites claros"],
      ],
      events: ["Tarde de cuello", "Curso en pareja", "Hora de calma"],
      actions: { bookings: ["Pedir un masaje"] },
    },
  ),
};
