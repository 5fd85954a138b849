/**
 * Spanish wordings of the beauty family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
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
      "{Salga|Vuelva a casa} con menos peso",
      "Una cita {con usted|para respirar}",
      "{Menos productos|Menos pasos}, más cuidado",
      "{El espejo|La luz} dice más que una foto",
    ],
    truths: [
      "{Primero se mira y después se empieza|Cada piel y cada pelo son distintos|Lo que le va bien a una amiga puede no servirle}, {y por eso hablamos antes de tocar nada|así que preguntamos antes de aconsejar|y eso se decide con usted delante}.",
      "{Un buen resultado se ve semanas después|El espejo del primer día no lo dice todo|Bien hecho quiere decir que también crece bien}, {y pensamos en eso desde el principio|para que las mañanas sean fáciles|y por eso no corremos}.",
      "{Unas herramientas limpias son lo mínimo|Preguntar por la higiene es su derecho|La limpieza se ve en los detalles}, {y con gusto le enseñamos cómo trabajamos|en este salón y en cualquier otro|así que pregunte lo que quiera}.",
      "{La piel cuenta cómo ha ido la semana|El sueño, el agua y el viento dejan huella|El cansancio se nota primero en la cara}, {y por eso preguntamos antes de aconsejar|y un rato de calma ya ayuda|así que cada visita es un poco distinta}.",
      "Un buen corte o un buen cuidado {apenas se nota|no grita}, {solo se ve buena cara|y en eso se reconoce}.",
      "Lo que usted hace {en casa cada día|por la mañana} cuenta más que {lo que hacemos en una hora|cualquier producto}, así que hablamos de ello.",
      "Una foto ayuda a entenderse, {aunque una cara no es una foto|si se habla de ella}, {y ahí empieza el consejo|por eso hay que adaptarla}.",
    ],
    offers: [
      [
        "sparkles",
        "Cuidados",
        "{Díganos qué le molesta y qué quiere conservar|Cuéntenos qué usa en casa|Empezamos por mirar y preguntar}, {y de ahí sale el tratamiento|y elegimos con usted lo que le conviene|para no hacer nada de más}.",
        "Antes de elegir un cuidado, {miramos la piel o el pelo|preguntamos por sus costumbres} {y decimos qué tiene sentido|y lo inútil se queda en el cajón}.",
        "Un buen cuidado {calma enseguida|se nota al día siguiente}; {díganos qué le sienta mal|avísenos de sus alergias}.",
      ],
      [
        "heart",
        "Bodas y fiestas",
        "{Para una boda o una fiesta conviene hacer una prueba|Cuando va a haber muchas fotos, se prepara con tiempo|Antes de un gran día reserve un ensayo}, {y así ese día no hay nervios|para que todo aguante hasta el final|y traiga una imagen del vestido si la tiene}.",
        "Una prueba {unas semanas antes|antes del gran día} {le ahorra dudas esa mañana|deja tiempo para cambiar de idea}.",
        "El día de la fiesta {cada minuto está contado|el horario va justo}: {lo planeamos con usted|díganos la hora de la foto}.",
      ],
      [
        "palette",
        "Cambio de estilo",
        "{Si tiene ganas de algo nuevo, traiga imágenes|Más corto, más claro o simplemente distinto|Un cambio se habla antes de empezar}, {y le decimos con franqueza qué es posible|y pensamos también en las semanas siguientes|y usted marca hasta dónde llegamos}.",
        "¿Ganas de cambiar? {Traiga dos o tres imágenes|Diga qué ya no quiere} y {le diremos qué le irá en el día a día|hablamos también del cuidado}.",
        "Un cambio se puede hacer {de una vez|por partes}, {le diremos qué es razonable|y nada obliga a llegar hasta el final}.",
      ],
      [
        "gift",
        "Vales de regalo",
        "{Un vale es un regalo que no pide talla|Puede regalar un tratamiento o una cantidad|Regalar un rato de calma siempre sienta bien}, {y la persona elige su propia hora|y basta con decirnos un nombre|y se lo preparamos para entregar}.",
        "Un vale se prepara {en unos minutos|en el mostrador o por mensaje}, {a nombre de la persona|por la suma que usted quiera}.",
        "Regalar un cuidado es regalar {tiempo|una hora de calma}, {y la persona elige el día|sin equivocarse de talla}.",
      ],
      [
        "scissors",
        "Corte",
        "{Buscamos una forma que vaya con usted y sus mañanas|Antes de cortar miramos cómo cae el pelo|Díganos cuánto tiempo tiene cada día para peinarse}, {y traiga una foto si la tiene|y de ahí sale el corte|para que en casa también funcione}.",
        "El corte debe {aguantar entre dos visitas|peinarse con facilidad}: {enséñenos sus gestos de la mañana|cortamos pensando en eso}.",
        "Corto o largo, {manda la naturaleza del pelo|cuenta cómo nace el pelo}, {así que primero miramos en seco|y se lo enseñamos antes de cortar}.",
      ],
      [
        "hand-heart",
        "Pausas cortas",
        "{Entre dos citas basta media hora|Un rato corto también descansa|No hace falta reservar toda una tarde}, {para cuidar la cara o las manos|y elegimos lo que mejor le siente|así que díganos cuánto tiempo tiene}.",
        "Una pausa corta {entre dos recados|a mediodía} basta para {un pequeño cuidado|respirar un poco}, {sin organizar nada|y sale a su hora}.",
        "Las manos, la cara, la nuca: {un rato corto ya alivia|a veces basta poco tiempo}, {díganos qué está tenso|elija lo que lo necesite}.",
      ],
    ],
    process: [
      [
        "Hablar",
        "{Primero hablamos de lo que desea y de lo que no tolera|Empezamos con unas preguntas sobre usted|Cuéntenos alergias, costumbres y deseos}, {y después se empieza sin dudas|porque esos minutos ahorran disgustos|y así sabemos por dónde ir}.",
        "Empezamos {ante el espejo|por sus preguntas}: {qué quiere, qué hace en casa, qué evita|qué le gusta y qué le molesta}.",
        "Díganos {qué fue bien en otro sitio|qué no le gusta}, {eso orienta lo demás|así no lo repetimos}.",
      ],
      [
        "El tratamiento",
        "{Trabajamos con calma y le explicamos cada paso|Usted se sienta y nosotros vamos contando|Durante el tratamiento puede preguntar lo que quiera}, {y si algo molesta, paramos|y siempre puede decir que basta|y nada empieza sin que lo sepa}.",
        "Anunciamos {cada gesto|lo que viene}, {y usted puede callar o hablar|y nos para cuando quiera}.",
        "El tratamiento avanza {con calma|a su ritmo}; {si el agua quema o el gesto es fuerte, dígalo|basta una palabra para cambiar algo}.",
      ],
      [
        "En casa",
        "{Se lleva a casa un par de gestos fáciles|Al final le decimos qué le sienta bien después|Le apuntamos qué repetir y qué evitar}, {y cuándo merece la pena volver|para que el resultado dure|y si surge una duda, nos escribe}.",
        "Se va con {un consejo sencillo|un gesto fácil de repetir}, {no con una bolsa de productos|y una idea de la próxima vez}.",
        "Mírese {con luz de día|con calma}: {un retoque se hace en el momento|si falta un detalle, lo arreglamos}.",
      ],
    ],
    questions: [
      [
        "¿{Cada cuánto debo venir|Cuánto dura el resultado}?",
        "{Depende de su piel, de su pelo y de lo que desea|Muchas personas vienen cada pocas semanas|Según el tratamiento, unas semanas o algo más}, {y le daremos un consejo sincero|pero antes de una fiesta mejor unos días antes|y lo hablamos al terminar}.",
        "El ritmo justo {se ve en el espejo|depende de su día a día}; {le damos una pauta y decide usted|no sirve de nada venir de más}.",
        "Mientras {le guste|se peine bien}, {no hace falta volver|puede esperar}, y le diremos qué gasta el resultado.",
      ],
      [
        "¿{Alergia o embarazo|Apto para mi piel|Y con alergias}?",
        "{Díganoslo antes de la cita|Es importante que lo hable primero con nosotros|Cuéntelo al reservar y lo miramos}, {y una pequeña prueba aclara las dudas|porque algunas cosas es mejor dejarlas para más tarde|y si hace falta, consulte a su médico}.",
        "Háblenos de {sus medicinas y alergias|su embarazo o su piel} {al pedir la cita|desde el primer mensaje}: unos cuidados se cambian y otros esperan.",
        "Una piel sensible {pide una prueba|se prepara}: {probamos en una zona pequeña|primero la prueba y después el cuidado}.",
      ],
      [
        "¿{Se puede corregir|Y si no convence|Hay retoques}?",
        "{Dígalo enseguida, nadie se molesta|Vuelva en los días siguientes|Avísenos sin reparo}, {y suele bastar con un pequeño retoque|porque casi todo tiene arreglo|y lo miramos juntos ante el espejo}.",
        "Dígalo {antes de irse|en cuanto lo vea}: {preferimos arreglar un detalle|un retoque vale más que un disgusto}.",
        "Una observación {nos ayuda|no molesta a nadie}; {muchas veces bastan unos minutos|buscamos de dónde viene}.",
      ],
      [
        "¿{Cómo cancelo|Puedo cambiar mi cita}?",
        "{Avise en cuanto lo sepa|Una llamada el día antes ya ayuda|Escríbanos o llame con tiempo}, {porque otra persona puede aprovechar esa hora|y le buscamos un nuevo hueco|y cambiamos la cita sin problema}.",
        "Basta un mensaje {la víspera|en cuanto pueda} {y buscamos otro día|y la hora servirá a alguien}.",
        "¿Un imprevisto? {Llame|Avísenos}, {aunque sea tarde|aunque sea esa mañana}, y cambiamos si se puede.",
      ],
      [
        "¿{Cuánto dura una cita|Cuánto tiempo reservo}?",
        "{Se lo decimos al reservar|Depende de lo que vayamos a hacer|Un color lleva más tiempo que un corte}, {y conviene no tener prisa después|así puede organizar el día|y si tiene poco rato, díganoslo}.",
        "Pregunte {al reservar|antes de elegir}: {le damos un tiempo sincero|la primera cita dura algo más}.",
        "Lo pequeño {va rápido|cabe a mediodía}, {un gran cambio lleva la tarde|un color no}; cuente con margen.",
      ],
      [
        "¿{Qué hago en casa|Qué cuidado necesito}?",
        "{Casi siempre menos de lo que dicen los anuncios|Suelen bastar dos productos bien elegidos|Le enseñamos el gesto y usted lo repite}, {así que pregunte antes de comprar|y lo ajustamos en la próxima visita|y lo demás puede quedarse en el estante}.",
        "Enséñenos {lo que ya usa|su estante en una foto}: {muchas veces basta|le diremos qué sobra}.",
        "Pocos productos, {pero bien usados|bien elegidos}: {le enseñamos el gesto una vez|repítalo en casa}.",
      ],
    ],
    qualities: [
      ["manos tranquilas", "buen ojo"],
      ["herramientas limpias", "toallas calientes"],
      ["consejo sincero", "buen humor"],
      ["mano segura", "música baja"],
      ["espejo honesto", "buen pulso"],
      ["oído atento", "tijera segura"],
      ["consejo justo", "hora tranquila"],
      ["cuidado suave", "palabras sencillas"],
    ],
    events: ["Tarde de cuidado", "Día de prueba", "Día de consejo"],
  },
);

export const beautyTrades: Record<string, Wording> = {
  tattoo: familyWording(
    ["cliente", "clientes", "estudio", "en el estudio", "al estudio", "tatuajes"],
    ["Qué tatuamos", "Trabajos", "Citas"],
    {
      headlines: [
        "Primero {el dibujo|la idea} y luego {la aguja|la piel}",
        "Un dibujo que {se queda|le acompaña}",
        "{Bien pensado|Dibujado con usted} y {bien hecho|sin prisa}",
      ],
      truths: [
        "{La piel no es papel|La piel vive y cambia}, {así que dibujamos un poco más grande|y las líneas finas necesitan sitio}.",
        "{Una noche de reflexión nunca ha estropeado un dibujo|Lo que gusta dentro de medio año es lo acertado}, {y nadie mete prisa|así que preferimos esperar}.",
        "{El dolor cambia de un sitio a otro|Estarse quieto suele ser lo más difícil}, {y se puede hacer pausa|y el brazo se lleva mejor que las costillas}.",
        "{A veces aconsejamos no hacerlo|Las manos y el cuello se piensan dos veces}, {porque un no sincero vale más que un disgusto|y lo decimos antes de dibujar}.",
      ],
      offers: [
        [
          "pen-tool",
          "Diseños propios",
          "{Traiga imágenes, una palabra o un recuerdo|Cuente qué debe decir|Para empezar basta una idea vaga}, {y de ahí sale un boceto|y lo corregimos juntos}.",
          "{No copiamos el trabajo de otro|Las fotos sirven de inspiración}, {pero partimos de lo que a usted le importa|y el tamaño depende del sitio}.",
        ],
        [
          "brush",
          "Coberturas",
          "{Una línea borrosa o un nombre viejo tienen remedio|De un dibujo viejo puede salir otro nuevo|Enséñelo con luz de día}, {y decimos qué se puede tapar|y el boceto muestra qué desaparece}.",
          "{Cubrir pide más sitio y tonos más oscuros|A veces conviene aclarar antes}, {así que no prometemos milagros|y es mejor saberlo al principio}.",
        ],
        [
          "feather",
          "Letras y línea fina",
          "{Cuanto más pequeña es la letra, antes se emborrona|Un motivo pequeño pide buen pulso}, {y aconsejamos un tamaño que aguante|y repasamos cada letra con usted}.",
        ],
        [
          "palette",
          "Piezas grandes",
          "{Un brazo o una espalda se hacen en varias sesiones|Una pieza grande empieza por un plan}, {y la piel descansa entre una y otra|así que cuente con semanas}.",
        ],
        [
          "circle-dot",
          "Piercing",
          "{La oreja, la nariz o el labio se perforan con aguja|Se perfora con aguja y no con pistola}, {y la primera joya se queda hasta que cura|y antes hablamos del metal}. {Los cuidados se los damos por escrito|No lo gire ni lo toque}.",
        ],
      ],
      process: [
        [
          "Hablar",
          "{Escriba la idea, el sitio y el tamaño|Cuéntenos qué tiene en mente}, {y decimos qué se puede hacer|y recibe un precio aproximado}.",
        ],
        [
          "Dibujar",
          "{Ve el boceto antes del día|Nosotros dibujamos y usted corrige}, {y una señal guarda la cita|y a veces hacen falta dos intentos}.",
        ],
        [
          "Tatuar",
          "{Venga descansado y comido|La víspera, nada de alcohol}, {y pida pausa cuando quiera|porque así se aguanta mejor}. {Las agujas son nuevas|Todo se abre delante de usted}.",
        ],
        [
          "Curar",
          "{Lave, ponga poca crema y tenga paciencia|La primera semana es la que cuenta}. {Evite el sol, el baño y rascarse|Unas semanas después lo miramos juntos}.",
        ],
      ],
      questions: [
        [
          "{¿Cuánto cuesta un tatuaje|¿Cómo se calcula el precio del tatuaje}?",
          "{El precio va con el tamaño, el sitio y el tiempo|Los pequeños tienen un mínimo y los grandes van por horas}. {Con una imagen y una medida damos una idea|La señal se descuenta}.",
        ],
        [
          "{¿Duele tatuarse|¿Dónde duele más}?",
          "{Quema y raspa, y uno se acostumbra|Sobre el hueso se nota más}. {Ayuda haber comido y dormido|Respire y pida pausa}.",
        ],
        [
          "{¿Cómo se cuida el tatuaje|¿Cuándo puedo bañarme}?",
          "{Limpio y con un poco de crema|Se lleva una hoja con los cuidados}. {El baño y la sauna esperan unas semanas|Más adelante, protéjalo del sol}.",
        ],
        [
          "{¿Cómo es la higiene|¿Las agujas son nuevas}?",
          "{Se abren delante de usted|Trabajamos con guantes y tinta en vasitos}. {Pregunte y lo enseñamos|Mire también trabajos ya curados}.",
        ],
        [
          "{¿Desde qué edad se puede tatuar|¿Puedo tatuarme con alergias}?",
          "{Hay que ser mayor de edad y traer documento|Durante el embarazo, no}. {Con enfermedades de la piel pregunte al médico|Díganos antes sus alergias}.",
        ],
      ],
      qualities: [
        ["líneas limpias", "agujas nuevas"],
        ["dibujos propios", "consejo franco"],
        ["buen pulso", "mucha paciencia"],
      ],
      events: ["Puertas abiertas", "Día de motivos pequeños", "Artista invitado"],
      actions: { bookings: ["Pedir cita", "Enviar una idea"] },
    },
  ),
};
