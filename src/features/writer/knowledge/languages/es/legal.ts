/**
 * Spanish wordings of the legal family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const legal: Wording = familyWording(
  ["cliente", "clientes", "despacho", "en el despacho", "al despacho", "asesoría legal"],
  ["Áreas", "El despacho", "Charlas"],
  {
    headlines: [
      "{Lea|Pregunte} antes de {firmar|contestar}",
      "¿Llegó una {carta|citación}? {Leámosla juntos|Mire la fecha}",
      "El derecho en {palabras claras|palabras sencillas}",
    ],
    truths: [
      "{Los plazos deciden más que los argumentos|Lo primero es la fecha de la carta|Un buen argumento llega tarde sin plazo}, {así que guarde también el sobre|y por eso es lo primero que miramos|y conviene llamar el mismo día}.",
      "{Muchos pleitos acaban sin juez|Una buena carta puede evitar un juicio|El juzgado suele ir al final}, {porque negociar también es derecho|y eso ahorra tiempo y nervios|así que primero se habla}.",
      "{Lo que usted cuente se queda aquí|El secreto es un deber de la profesión|A su abogado puede contárselo todo}, {así que diga también lo incómodo|porque lo callado suele ser lo importante|y eso permite aconsejarle bien}.",
      "{Una sola frase puede salir cara|La letra pequeña no es pequeña|Un contrato se entiende antes de firmar}, {y por eso miramos dos veces|así que pida tiempo para leer|y después cuesta mucho cambiarlo}.",
    ],
    offers: [
      [
        "file-text",
        "Contratos",
        "{Antes de firmar es más fácil cambiar las cosas|Envíenos el borrador y marque lo que no entiende|Un contrato se lee mejor entre dos}, {y le explicamos qué significa cada frase|para que sepa a qué se obliga|y proponemos otra redacción si hace falta}.",
      ],
      [
        "scale",
        "Conflictos",
        "{Cuéntenos quién pide qué y con qué pruebas|En un conflicto conviene reunir cartas y fechas|Cuando ya hay pelea, el orden ayuda}, {y le decimos opciones y riesgos|y después se elige el camino|antes de dar el primer paso}.",
      ],
      [
        "users",
        "Familia y herencia",
        "{Una separación o una herencia se ordenan mejor con calma|Lo que una familia acuerda no hay que pleitearlo|Un testamento a tiempo evita discusiones}, {y se busca lo que todos puedan cumplir|así que hablemos antes de que duela|y le explicamos qué dice la ley}.",
      ],
      [
        "building-complex",
        "Derecho de empresa",
        "{Los contratos claros también guardan amistades|Para fundar, asociarse o traspasar hacen falta reglas|Una empresa pequeña también necesita papeles en orden}, {así que pregunte antes de la primera factura|y le decimos qué conviene escribir|desde los estatutos hasta un impago}.",
      ],
      [
        "briefcase",
        "Trabajo y despido",
        "{Tras un despido los plazos son muy cortos|Cuando el trabajo se pone serio, no espere|Antes de firmar un finiquito, pregunte}, {y traiga el contrato y las cartas|y le decimos qué puede pedir|así no se pierde ningún derecho}.",
      ],
      [
        "handshake",
        "Acuerdos sin pleito",
        "{Un acuerdo suele costar menos que un juicio|Muchas veces se puede hablar antes de demandar|Cerrar un asunto sin pleito también es ganar}, {y le decimos qué cede y qué recibe|y queda por escrito|y le aconsejamos cuándo no conviene}.",
      ],
    ],
    process: [
      [
        "Consultar",
        "{Díganos de qué se trata y hasta cuándo|Escriba quién está al otro lado y qué plazo hay|Para empezar basta el asunto en pocas frases}, {pero lo urgente es mejor por teléfono|y vemos si podemos actuar|y le proponemos una cita}.",
      ],
      [
        "Primera cita",
        "{En la primera cita ponemos los papeles sobre la mesa|Usted cuenta y nosotros ordenamos|Leemos lo que trae y preguntamos}, {y después decide usted|y se habla de opciones y de costes|para ver qué camino compensa}.",
      ],
      [
        "Actuar",
        "{Primero se escribe y se negocia|Actuamos en el orden acordado|Se demanda solo si hace falta}, {y usted recibe copia de todo|y conoce cada paso antes|y siempre sabe en qué punto está}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cuesta una primera cita|Cómo se fijan los honorarios}?",
        "{Pregúntelo antes, es lo normal|Puede ser por horas o una cantidad fija|Depende del asunto y del trabajo que dé}, {y conviene tenerlo por escrito|y a veces un seguro paga una parte|así que lo hablamos antes de empezar}.",
      ],
      [
        "¿{Qué llevo al despacho|Qué documentos necesitan}?",
        "{Traiga cartas, contratos y fechas|Todo lo que lleve fecha nos sirve|Traiga las cartas con su sobre}, {y una página con los hechos ayuda mucho|y apunte qué quiere conseguir|aunque no esté ordenado}.",
      ],
      [
        "¿{El plazo acaba pronto, qué hago|Es ya tarde}?",
        "{Llame hoy mismo, no espere al formulario|Si el plazo acaba pronto, mejor llame|No lo deje para mañana}, {porque un plazo perdido rara vez vuelve|y a veces unas líneas lo salvan|y tenga la carta a mano}.",
      ],
      [
        "¿{Voy a ganar|Tengo buenas opciones}?",
        "{Nadie puede prometerlo|Se sabe algo más tras leer los papeles|Le diremos con franqueza cómo lo vemos}, {y la prueba pesa más que tener razón|porque a veces un acuerdo vale más|y también cuándo es mejor no seguir}.",
      ],
      [
        "¿{Cuánto dura algo así|Cuándo sabré más}?",
        "{Depende del juzgado y de la otra parte|Una carta tarda días y un pleito meses|Un acuerdo suele ir más rápido}, {y sabrá de cada paso|así que pregunte cuando quiera cómo va|y le decimos pronto qué cabe esperar}.",
      ],
      [
        "¿{Se puede hacer a distancia|Tengo que ir en persona}?",
        "{Mucho se puede hacer por correo y por teléfono|Para bastantes asuntos no hace falta venir|Algunos actos piden su presencia}, {y le decimos antes cuáles|así que a menudo basta una visita|y los papeles se pueden enviar}.",
      ],
    ],
    qualities: [
      ["palabras claras", "cartas firmes"],
      ["costes a la vista", "plazos cumplidos"],
      ["consejo sereno", "lectura atenta"],
      ["plazos a salvo", "voz serena"],
      ["contratos precisos", "tarifas claras"],
    ],
    events: ["Charla", "Consultorio", "Tarde de previsión"],
  },
);

export const legalTrades: Record<string, Wording> = {
  notary: familyWording(
    ["cliente", "clientes", "notaría", "en la notaría", "a la notaría", "escrituras"],
    ["Escrituras y consejo", "La notaría", "Charlas"],
    {
      headlines: [
        "{Leído|Explicado}, {entendido|hablado}, firmado",
        "Escrituras que {se entienden|aguantan}",
        "{Imparcial|Sereno}, de {la primera pregunta|la minuta} al sello",
      ],
      truths: [
        "{El notario no está de parte de nadie|Aquí el consejo vale para los dos|En esta mesa todos pueden preguntar}, {y nada queda sin explicar|así que pregunte también lo sencillo|y eso da seguridad a todos}.",
        "{Leer en voz alta es norma y buena costumbre|Al leer se oye también la letra pequeña|Una escritura se entiende antes de firmarse}, {así que interrumpa cuando quiera|y después se firma con calma|y por eso hay tiempo para preguntas}.",
        "{Un testamento es una carta para más tarde|Lo que no está escrito se supone|Muchos pleitos empiezan por un papel que falta}, {y a menudo basta una hora|así que conviene hacerlo con calma|y se puede cambiar después}.",
        "{Los aranceles los fija una norma|La misma escritura se calcula con la misma tabla|El coste de una escritura se puede saber antes}, {así que pida el cálculo|y pregunte sin reparo|y se da por escrito}.",
      ],
      offers: [
        [
          "house",
          "Vivienda",
          "{Para comprar, vender o donar una casa|De la minuta al registro le acompañamos en cada paso|Una hipoteca se entiende antes de firmarla}, {y usted lee todo antes|y le decimos cuándo se paga|y los plazos se explican}.",
        ],
        [
          "scroll-text",
          "Herencias",
          "{Un testamento dice quién recibe y quién se ocupa|Aceptar o repartir una herencia tiene sus plazos|También un testamento viejo se puede revisar}, {y le explicamos los pasos|y vemos qué papeles hacen falta|así la familia sabe a qué atenerse}.",
        ],
        [
          "users",
          "Pareja y familia",
          "{Unas capitulaciones se pueden firmar antes o después de la boda|Lo que dos quieren dejar escrito se habla primero|Para una familia también hay papeles que dan calma}, {con palabras que entiendan los dos|y cada uno puede preguntar|y se firma cuando está claro}.",
        ],
        [
          "briefcase",
          "Sociedades",
          "{Una sociedad empieza con un nombre y unos estatutos|Participaciones y cargos quedan por escrito|Díganos quién decide en la empresa}, {y los papeles siguen su camino|y le explicamos qué viene después|para que el comienzo sea firme}.",
        ],
        [
          "shield-check",
          "Poderes",
          "{Un poder dice quién puede actuar por usted|Para vender, cuidar o viajar se puede dar un poder|Alguien de confianza puede firmar en su lugar}, {y suele bastar una visita|y se puede retirar|así que piense bien hasta dónde llega}.",
        ],
      ],
      process: [
        [
          "Escribir",
          "{Escriba de qué se trata, con quién y para cuándo|Envíe nombres y direcciones de todos|Tenga a mano el documento de identidad}, {y sabrá qué falta|y le proponemos una cita|y le decimos qué traer}.",
        ],
        [
          "Leer la minuta",
          "{Lea la minuta en casa y con calma|Antes de la cita recibe el texto|Un lápiz en la mano ayuda al leer}, {y pregunte antes lo que no entienda|y cambiar una palabra es normal|y coméntelo con quien quiera}.",
        ],
        [
          "Firmar",
          "{Se lee, se explica y se firma en una mesa|El día de la firma se repasa todo en voz alta|Todos oyen el mismo texto}, {y después vienen los trámites|y todavía se puede preguntar|y se lleva su copia}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto cuesta una escritura|Puedo saber antes el gasto}?",
          "{Hay un arancel y depende del valor|Una parte son impuestos y otra la escritura|Depende del acto y de las copias}, {y puede pedir antes un cálculo|y se lo damos por escrito|así no hay sorpresas}.",
        ],
        [
          "¿{Qué hay que llevar|Qué papeles preparo}?",
          "{El documento de identidad y lo que esté escrito|Títulos, recibos y libro de familia, si los hay|Depende del acto}, {y le damos una lista|y lo que falte se pide|así viene una sola vez}.",
        ],
        [
          "¿{El notario está de mi lado|Puede elegir cada uno el suyo}?",
          "{El notario aconseja igual a las dos partes|Para defender a uno solo están los abogados|No toma partido por nadie}, {así que pregunten los dos|y quien paga suele elegir|y lo dudoso se explica a todos}.",
        ],
        [
          "¿{Cuánto tarda una compra|Cuándo dan las llaves}?",
          "{Entre el acuerdo y la firma pasan unas semanas|El banco y el registro llevan su tiempo|Depende de los papeles que falten}, {y se paga cuando está seguro|y le decimos el paso siguiente|y las llaves se entregan al final}.",
        ],
        [
          "¿{Vale un testamento a mano|Hace falta hacerlo en la notaría}?",
          "{A mano también puede valer|Aquí se comprueba que aguante|En la notaría queda guardado}, {y se puede cambiar cuando quiera|y después se encuentra|y una charla aclara las dudas}.",
        ],
      ],
      qualities: [
        ["escrituras precisas", "palabras claras"],
        ["gastos conocidos", "citas tranquilas"],
        ["plazos a salvo", "minutas legibles"],
        ["consejo imparcial", "puerta cerrada"],
      ],
      events: ["Charla sobre herencias", "Tarde de poderes", "Consulta para emprendedores"],
      actions: {
        bookings: ["Pedir cita", "Preparar una escritura"],
        quotes: ["Calcular gastos", "Enviar una consulta"],
      },
    },
  ),
};
