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
      "{Antes|Después} de la carta, {un consejo|una opinión}",
      "Un conflicto, {una pregunta|un plazo}, {hablemos|una respuesta}",
      "{Saber|Entender} dónde está usted",
    ],
    truths: [
      "{Los plazos deciden más que los argumentos|Lo primero es la fecha de la carta|Un buen argumento llega tarde sin plazo}, {así que guarde también el sobre|y por eso es lo primero que miramos|y conviene llamar el mismo día}.",
      "{Muchos pleitos acaban sin juez|Una buena carta puede evitar un juicio|El juzgado suele ir al final}, {porque negociar también es derecho|y eso ahorra tiempo y nervios|así que primero se habla}.",
      "{Lo que usted cuente se queda aquí|El secreto es un deber de la profesión|A su abogado puede contárselo todo}, {así que diga también lo incómodo|porque lo callado suele ser lo importante|y eso permite aconsejarle bien}.",
      "{Una sola frase puede salir cara|La letra pequeña no es pequeña|Un contrato se entiende antes de firmar}, {y por eso miramos dos veces|así que pida tiempo para leer|y después cuesta mucho cambiarlo}.",
      "El derecho habla {su propio idioma|con frases largas}, {y traducirlo es parte del oficio|usted tiene derecho a la versión corta}.",
      "Tener razón y {poder probarlo|que se la den} {son dos cosas|no siempre van juntas}, así que primero miramos los papeles.",
      "Un conflicto cuesta {sueño|tiempo} antes de costar dinero, {y lo tenemos en cuenta|y eso también pesa al elegir}.",
    ],
    offers: [
      [
        "file-text",
        "Contratos",
        "{Antes de firmar es más fácil cambiar las cosas|Envíenos el borrador y marque lo que no entiende|Un contrato se lee mejor entre dos}, {y le explicamos qué significa cada frase|para que sepa a qué se obliga|y proponemos otra redacción si hace falta}.",
        "Mande el texto {antes de firmar|en cuanto lo tenga}: {marcamos lo que le obliga|sabrá qué falta}, {en lenguaje corriente|y qué se puede negociar}.",
        "Un buen contrato prevé {también el final|los días malos}, {y ahí miramos primero|que es lo que se suele olvidar}.",
      ],
      [
        "scale",
        "Conflictos",
        "{Cuéntenos quién pide qué y con qué pruebas|En un conflicto conviene reunir cartas y fechas|Cuando ya hay pelea, el orden ayuda}, {y le decimos opciones y riesgos|y después se elige el camino|antes de dar el primer paso}.",
        "Cuéntelo {por orden|desde el principio}, {con fechas|con los detalles incómodos}, y {le decimos qué se puede esperar|sabrá qué caminos hay}.",
        "A veces basta {una carta bien escrita|una llamada}; {si no, preparamos lo que sigue|el juicio es la última carta}.",
      ],
      [
        "users",
        "Derecho de familia",
        "{Una separación o una herencia se ordenan mejor con calma|Lo que una familia acuerda no hay que pleitearlo|Un testamento a tiempo evita discusiones}, {y se busca lo que todos puedan cumplir|así que hablemos antes de que duela|y le explicamos qué dice la ley}.",
        "Separación, hijos, herencia: {cada decisión toca a personas|se habla de dinero y de afectos}, {así que vamos con tacto|y se busca una salida que aguante}.",
        "Conviene {hablarlo pronto|una regla escrita}, {mientras todavía se hablan|antes de que las posturas se endurezcan}.",
      ],
      [
        "building-complex",
        "Derecho de empresa",
        "{Los contratos claros también guardan amistades|Para fundar, asociarse o traspasar hacen falta reglas|Una empresa pequeña también necesita papeles en orden}, {así que pregunte antes de la primera factura|y le decimos qué conviene escribir|desde los estatutos hasta un impago}.",
        "Estatutos, socios, facturas sin pagar: {muchas dudas se resuelven en papel|cada empresa tiene las suyas}, {y respondemos a su medida|mejor antes de que salgan caras}.",
        "Pregunte {antes de comprometerse|cuando aún es una idea}, {que entonces todo está abierto|porque el consejo cuesta menos}.",
      ],
      [
        "briefcase",
        "Derecho laboral",
        "{Tras un despido los plazos son muy cortos|Cuando el trabajo se pone serio, no espere|Antes de firmar un finiquito, pregunte}, {y traiga el contrato y las cartas|y le decimos qué puede pedir|así no se pierde ningún derecho}.",
        "Un despido, un aviso, horas sin pagar: {los plazos corren|apunte las fechas}, {y cada papel cuenta|no firme nada con prisa}.",
        "Esté usted {en un lado o en el otro|en la plantilla o en la dirección}, {una opinión antes de firmar cambia mucho|conviene saber dónde pisa}.",
      ],
      [
        "handshake",
        "Acuerdos sin pleito",
        "{Un acuerdo suele costar menos que un juicio|Muchas veces se puede hablar antes de demandar|Cerrar un asunto sin pleito también es ganar}, {y le decimos qué cede y qué recibe|y queda por escrito|y le aconsejamos cuándo no conviene}.",
        "Se puede llegar a un acuerdo {con ayuda de un tercero|alrededor de una mesa} {y seguir hablándose|sin esperar a un juez}.",
        "Un acuerdo {se discute y después se escribe|aguanta cuando es preciso}: {pesamos cada punto con usted|sabe qué cede y qué gana}.",
      ],
    ],
    process: [
      [
        "Consultar",
        "{Díganos de qué se trata y hasta cuándo|Escriba quién está al otro lado y qué plazo hay|Para empezar basta el asunto en pocas frases}, {pero lo urgente es mejor por teléfono|y vemos si podemos actuar|y le proponemos una cita}.",
        "Bastan dos frases: {el asunto y la fecha límite|quién, qué y antes de cuándo}; {le decimos si es lo nuestro|le proponemos una hora}.",
        "Adjunte {la última carta|lo que ha recibido}, {sin ordenar|aunque sea en foto}, primero miramos los plazos.",
      ],
      [
        "Primera cita",
        "{En la primera cita ponemos los papeles sobre la mesa|Usted cuenta y nosotros ordenamos|Leemos lo que trae y preguntamos}, {y después decide usted|y se habla de opciones y de costes|para ver qué camino compensa}.",
        "Leemos, {usted cuenta|preguntamos} y {las opciones se dicen con franqueza|se habla de los costes}.",
        "Al acabar la cita sabe {qué es posible|qué caminos hay} y {cuánto costaría|qué aconsejamos}.",
      ],
      [
        "Actuar",
        "{Primero se escribe y se negocia|Actuamos en el orden acordado|Se demanda solo si hace falta}, {y usted recibe copia de todo|y conoce cada paso antes|y siempre sabe en qué punto está}.",
        "Cada paso {se le anuncia|se decide con usted}, {y recibe copia de lo que sale|nada se envía sin su acuerdo}.",
        "Se empieza por {escribir y negociar|el camino más sencillo}, {y solo se va a juicio si no queda otra|el juez va al final}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cuesta una cita|Y los honorarios|Cómo cobran}?",
        "{Pregúntelo antes, es lo normal|Puede ser por horas o una cantidad fija|Depende del asunto y del trabajo que dé}, {y conviene tenerlo por escrito|y a veces un seguro paga una parte|así que lo hablamos antes de empezar}.",
        "Pregúntelo {en la primera llamada|antes de venir}: {la tarifa se dice de antemano|sabrá el importe y lo que incluye}.",
        "Según el caso, {por horas o a precio cerrado|por tiempo o por encargo}, {siempre por escrito|y queda en la hoja de encargo}.",
      ],
      [
        "¿{Qué llevo al despacho|Qué documentos necesitan}?",
        "{Traiga cartas, contratos y fechas|Todo lo que lleve fecha nos sirve|Traiga las cartas con su sobre}, {y una página con los hechos ayuda mucho|y apunte qué quiere conseguir|aunque no esté ordenado}.",
        "Todo lo que {lleve fecha o firma|cuente la historia}, {aunque esté sin ordenar|sin tirar nada}, y {una hoja con los nombres|sus preguntas}.",
        "El contrato, {las cartas y los mensajes|las cartas con sus sobres}, {y lo que quiere conseguir|con un resumen de diez líneas}.",
      ],
      [
        "¿{Y si el plazo acaba|Qué hago si urge|El plazo es corto}?",
        "{Llame hoy mismo, no espere al formulario|Si el plazo acaba pronto, mejor llame|No lo deje para mañana}, {porque un plazo perdido rara vez vuelve|y a veces unas líneas lo arreglan|y tenga la carta a mano}.",
        "Llame {ahora mismo|antes que nada} y léanos {la fecha|la última hoja}: {a veces un escrito sale el mismo día|le diremos qué se puede hacer aún}.",
        "No conteste {sin consejo|con prisa}, {guarde el sobre|apunte el día en que llegó} y {llame|pida una cita urgente}.",
      ],
      [
        "¿{Voy a ganar|Tengo buenas opciones}?",
        "{Nadie puede prometerlo|Se sabe algo más tras leer los papeles|Le diremos con franqueza cómo lo vemos}, {y la prueba pesa más que tener razón|porque a veces un acuerdo vale más|y también cuándo es mejor no seguir}.",
        "Un abogado serio no promete {una sentencia|resultados}; {dice qué es sólido y qué no|le damos nuestras razones}.",
        "Después de leerlo, {le damos una opinión franca|pesamos los pros y los contras}, {también si conviene dejarlo|y decimos qué falta}.",
      ],
      [
        "¿{Cuánto dura algo así|Cuándo sabré más}?",
        "{Depende del juzgado y de la otra parte|Una carta tarda días y un pleito meses|Un acuerdo suele ir más rápido}, {y sabrá de cada paso|así que pregunte cuando quiera cómo va|y le decimos pronto qué cabe esperar}.",
        "{Unas cartas llevan semanas|Negociar lleva su tiempo}, {un juicio mucho más|y el juzgado va a su ritmo}; le tenemos al corriente.",
        "Le damos {una estimación|una idea del tiempo} al principio, {corregida si algo cambia|y cada paso se le comunica}.",
      ],
      [
        "¿{Se puede a distancia|Tengo que ir|Y por teléfono}?",
        "{Mucho se puede hacer por correo y por teléfono|Para bastantes asuntos no hace falta venir|Algunos actos piden su presencia}, {y le decimos antes cuáles|así que a menudo basta una visita|y los papeles se pueden enviar}.",
        "Mucho se arregla {por teléfono y por carta|a distancia}; {para algunas cosas hay que venir|le decimos cuándo hace falta}.",
        "Mande {los papeles por una vía segura|sus documentos}, {hablemos por teléfono|se puede hablar a distancia}, y venga {solo si sirve|para firmar}.",
      ],
    ],
    qualities: [
      ["palabras claras", "cartas firmes"],
      ["costes a la vista", "plazos cumplidos"],
      ["consejo sereno", "lectura atenta"],
      ["plazos a salvo", "voz serena"],
      ["contratos precisos", "tarifas claras"],
      ["lectura atenta", "opinión clara"],
      ["plazos vigilados", "palabras de la calle"],
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
        "{Comprar|Heredar}, {donar|prever}, sabiendo qué se firma",
        "Una escritura, {explicaciones|tiempo para leer}",
      ],
      truths: [
        "{El notario no está de parte de nadie|Aquí el consejo vale para los dos|En esta mesa todos pueden preguntar}, {y nada queda sin explicar|así que pregunte también lo sencillo|y eso da seguridad a todos}.",
        "{Leer en voz alta es norma y buena costumbre|Al leer se oye también la letra pequeña|Una escritura se entiende antes de firmarse}, {así que interrumpa cuando quiera|y después se firma con calma|y por eso hay tiempo para preguntas}.",
        "{Un testamento es una carta para más tarde|Lo que no está escrito se supone|Muchos pleitos empiezan por un papel que falta}, {y a menudo basta una hora|así que conviene hacerlo con calma|y un testamento se cambia cuando se quiera}.",
        "{Los aranceles los fija una norma|La misma escritura se calcula con la misma tabla|El coste de una escritura se puede saber antes}, {así que pida el cálculo|y pregunte sin reparo|y se da por escrito}.",
        "Una escritura {dura más que nosotros|se leerá dentro de muchos años}, {así que cada palabra se pesa|por eso se lee en voz alta}.",
        "Se viene {en los grandes pasos|cuando la vida cambia}, {una casa, una boda, una despedida|y con poca costumbre}, así que explicamos desde el principio.",
      ],
      offers: [
        [
          "house",
          "Vivienda",
          "{Para comprar, vender o donar una casa|De la minuta al registro le acompañamos en cada paso|Una hipoteca se entiende antes de firmarla}, {y usted lee todo antes|y le decimos cuándo se paga|y los plazos se explican}.",
          "Comprar o vender pide {papeles y comprobaciones|paciencia}: {reunimos unos y miramos otras|sabrá qué falta}.",
          "Antes de firmar {lo repasamos todo con usted|cada línea se explica}, {cargas y gastos también|y puede preguntar por qué}.",
        ],
        [
          "scroll-text",
          "Herencias",
          "{Un testamento dice quién recibe y quién se ocupa|Aceptar o repartir una herencia tiene sus plazos|También un testamento viejo se puede revisar}, {y le explicamos los pasos|y vemos qué papeles hacen falta|así la familia sabe a qué atenerse}.",
          "Después de una muerte {llegan muchos papeles de golpe|no se sabe por dónde empezar}; {los ponemos en orden|le decimos qué corre prisa}.",
          "Una herencia se prepara también {en vida|con calma}, {para ahorrar dudas a los suyos|y alivia a quien se queda}.",
        ],
        [
          "users",
          "Pareja y familia",
          "{Unas capitulaciones se pueden firmar antes o después de la boda|Lo que dos quieren dejar escrito se habla primero|Para una familia también hay papeles que dan calma}, {con palabras que entiendan los dos|y cada uno puede preguntar|y se firma cuando está claro}.",
          "Casarse, separarse, proteger al otro: {cada pareja tiene su solución|el régimen depende de su vida}, {hablémoslo antes|y le enseñamos qué efectos tiene}.",
          "Un testamento o una donación {se piensa en familia|pide tiempo} {y se puede cambiar|y le explicamos qué supone}.",
        ],
        [
          "briefcase",
          "Sociedades",
          "{Una sociedad empieza con un nombre y unos estatutos|Participaciones y cargos quedan por escrito|Díganos quién decide en la empresa}, {y los papeles siguen su camino|y le explicamos qué viene después|para que el comienzo sea firme}.",
          "Crear, vender o traspasar: {una escritura clara evita peleas|conviene fijar pronto las reglas}, {y los socios respiran|así cada uno sabe a qué se obliga}.",
          "Venga {con su proyecto|antes de firmar}: {le diremos qué forma conviene|lo redactamos con usted}.",
        ],
        [
          "shield-check",
          "Poderes",
          "{Un poder dice quién puede actuar por usted|Para vender, cuidar o viajar se puede dar un poder|Alguien de confianza puede firmar en su lugar}, {y suele bastar una visita|y se puede retirar|así que piense bien hasta dónde llega}.",
          "Un poder dice {quién decide por usted|en quién confía} {si usted no pudiera|el día que hiciera falta}, y se arregla con buena salud.",
          "{Un poder, un encargo, unas instrucciones|Lo que no quiere dejar al azar}: {explicamos la diferencia|todo se puede revocar}.",
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
          "¿{Cuánto cuesta una escritura|Y los gastos|Puedo saber el gasto}?",
          "{Hay un arancel y depende del valor|Una parte son impuestos y otra la escritura|Depende del acto y de las copias}, {y puede pedir antes un cálculo|y se lo damos por escrito|así no hay sorpresas}.",
        ],
        [
          "¿{Qué hay que llevar|Qué papeles preparo}?",
          "{El documento de identidad y lo que esté escrito|Títulos, recibos y libro de familia, si los hay|Depende del acto}, {y le damos una lista|y lo que falte se pide|así viene una sola vez}.",
        ],
        [
          "¿{De qué lado está|Cada uno el suyo|Es neutral el notario}?",
          "{El notario aconseja igual a las dos partes|Para defender a uno solo están los abogados|No toma partido por nadie}, {así que pregunten los dos|y quien paga suele elegir|y lo dudoso se explica a todos}.",
        ],
        [
          "¿{Cuánto tarda una compra|Cuándo dan las llaves}?",
          "{Entre el acuerdo y la firma pasan unas semanas|El banco y el registro llevan su tiempo|Depende de los papeles que falten}, {y se paga cuando está seguro|y le decimos el paso siguiente|y las llaves se entregan al final}.",
        ],
        [
          "¿{Vale a mano|Hace falta escritura|Y un simple papel}?",
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
