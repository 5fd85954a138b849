/**
 * Spanish wordings of the hospitality family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const hospitality: Wording = familyWording(
  ["huésped", "huéspedes", "casa", "en la casa", "a la casa", "hospitalidad"],
  ["Habitaciones y estancias", "Imágenes", "Ocasiones"],
  {
    headlines: [
      "{Llegar|Dejar la bolsa}, {respirar|abrir la ventana}",
      "{Dormir bien|Desayunar largo}, {mirar lejos|salir a andar}",
      "Una {cama|senda}, un {desayuno|silencio} y nada previsto",
      "{Una llave|Una luz encendida}, {cama fresca|calma}",
      "{Buenos días|Buenas noches}, {su habitación espera|deje la maleta}",
      "Por la mañana, {nada corre prisa|la ventana abierta}",
    ],
    truths: [
      "{Una noche se juzga por la cama y el desayuno|Se perdona un cuarto pequeño y no una mala cama|Dormir bien es lo principal}, {y por eso la calma va primero|así que hablamos de almohadas|y lo demás es un regalo}.",
      "{El anfitrión sabe lo que no está en el mapa|El mejor consejo cae durante el desayuno|Un sitio se conoce preguntando}, {así que pídalo sin reparo|y le decimos qué senda está seca|y eso no viene en las guías}.",
      "{El tiempo es parte del viaje|Algún día lloverá y también puede ser bonito|Un día gris no estropea unas vacaciones}, {y le contamos qué se puede hacer dentro|así que traiga un buen libro|y entonces sabe mejor el café}.",
      "{Se llega con maletas y se sale con historias|La llegada decide media estancia|Quien viene de lejos quiere primero sentarse}, {y lo demás puede esperar|así que no hay prisa con los papeles|y por eso la puerta está abierta}.",
      "El mejor momento de una estancia {nunca está previsto|llega a menudo por la mañana}, {así que deje un hueco|basta con no llenarlo todo}.",
      "Se recuerda {un saludo|un olor a café} más que {una lista de servicios|el número de cojines}, y lo tenemos presente.",
      "Dormir bien depende {de la cama y del silencio|de pocas cosas} {y de una manta justa|y lo demás es adorno}.",
    ],
    offers: [
      [
        "bed-double",
        "Habitaciones",
        "{Para una persona, para dos o con niños|Hay quien prefiere el jardín y quien prefiere la calle|Díganos si duerme con el sueño ligero}, {y le buscamos la habitación adecuada|y si trae perro o cuna, avise|así que díganos qué prefiere}.",
        "Díganos {si prefiere calma o vistas|cómo duerme}, {y elegimos la habitación con usted|que hay de las dos}.",
        "Una buena cama, {una luz para leer|una ventana que se abre}, {sábanas limpias|una puerta que cierra bien}: eso es lo principal.",
      ],
      [
        "coffee",
        "Comidas",
        "{Se desayuna temprano si se va a andar y tarde si se duerme|El desayuno empieza con pan, fruta y café|La mesa marca el ritmo del día}, {y díganos qué le sienta mal|y puede pedir una bolsa para el camino|así nadie sale con hambre}.",
        "Por la mañana {tómese su tiempo|el café está caliente}, {y por la noche pregunte qué hay|y diga sus gustos la víspera}.",
        "¿Una alergia o una dieta? {Avise al reservar|Una palabra antes} {y la mesa se adapta|y la cocina lo tiene en cuenta}.",
      ],
      [
        "map",
        "Excursiones",
        "{A pie, en bici o por el agua se ve distinto|Hay excursiones para el sol y para la lluvia|Díganos cuánto le gusta andar}, {y se lo marcamos en el mapa|y le contamos lo que nos gusta|para volver con hambre y sin prisa}.",
        "Conocemos los caminos, {los cortos y los largos|también los de lluvia}, {pregunte antes de salir|le espera un mapa}.",
        "Diga {cuánto tiempo tiene|si le gusta subir} {y le proponemos una ruta|y dónde parar}.",
      ],
      [
        "users",
        "Grupos",
        "{Para un grupo se pueden reunir varias habitaciones|Fiestas, cursos y clubes piden algo de plan|Viajar en grupo empieza por contar camas}, {así que díganos fecha y número|y conviene escribir pronto|y los deseos se hablan antes}.",
        "Si son varios, {conviene reservar pronto|basta una persona de contacto}, {y repartimos las habitaciones con usted|lo demás va por mensaje}.",
        "Fiesta de familia, reunión, caminata: {díganos el motivo|basta el número para empezar}, {pensamos comidas y horarios|y le llega una propuesta}.",
      ],
      [
        "calendar",
        "Estancias largas",
        "{Uno se queda una semana, un mes o lo que dure un trabajo|Quien se queda más tiempo necesita mesa y armario|Para una estancia larga hablamos de otro precio}, {y la ropa y el correo tienen arreglo|así que pregunte por las condiciones|y le hacemos sitio}.",
        "Cuando uno se queda más tiempo, {coge costumbres|la habitación es ya casa}, {así que hablemos de ropa, cocina y mesa|y el precio se habla}.",
        "Por trabajo o por una obra, {mándenos las fechas|díganos el motivo}: {buscamos un ritmo para la limpieza|habrá sitio para trabajar}.",
      ],
      [
        "baby",
        "Habitaciones familiares",
        "{Para las familias cuentan las camas y los pocos pasos|Con niños se duerme mejor todos cerca|Una trona y una luz de noche ayudan mucho}, {así que díganos las edades|y qué trae usted de casa|y buscamos un rincón tranquilo}.",
        "Con niños {se pide una cama más|cuenta el espacio}, {diga su edad|y se acuestan pronto}.",
        "Una familia necesita {dos espacios|un rincón para jugar}: {le decimos qué habitación va bien|la cuna se reserva}.",
      ],
    ],
    process: [
      [
        "Preguntar",
        "{Díganos llegada, salida y personas|Con unos días de margen es más fácil|Escríbanos cuándo quiere venir}, {y sabrá qué está libre|y le respondemos con precio y condiciones|y le proponemos una habitación}.",
        "Escriba {sus fechas y cuántos son|qué busca}: {le decimos qué está libre|le llega una respuesta con precio}.",
        "¿Una pregunta antes de elegir? {Llame|Pregunte}, {conocemos cada habitación|ahorra errores}.",
      ],
      [
        "Reservar",
        "{Lea las condiciones y díganos la hora|Al reservar cuéntenos sus deseos|Con la reserva queda todo por escrito}, {y pregunte lo que no esté claro|así lo tenemos preparado|y ya puede hacer planes}.",
        "La reserva {se confirma por escrito|cabe en unas líneas}, {con las condiciones de cancelación|y lo sabe todo antes}.",
        "Apunte {la hora de llegada|qué necesita}, {una cuna o sitio para la bici|el perro o el coche}, y todo estará listo.",
      ],
      [
        "Llegar",
        "{Llame a la puerta y siéntese un momento|Le damos la llave y una vuelta breve|Llegue sin prisa}, {que lo demás puede esperar|y después descanse|y díganos si falta algo}.",
        "Al llegar {alguien le enseña la casa|le espera la llave} {y le dice dónde cenar|y ya está en casa}.",
        "Deje las bolsas, {abra la ventana|dúchese}, {lo demás puede esperar|y pida lo que falte}.",
      ],
    ],
    questions: [
      [
        "¿{A qué hora llego|Se puede llegar tarde|Y de noche}?",
        "{Está en la confirmación, y más tarde suele arreglarse|Díganos su hora y lo organizamos|Si llega tarde, avísenos}, {y las maletas encuentran un rincón|y le explicamos cómo entrar|así no tiene que correr}.",
        "La hora de siempre {está en la confirmación|se le indica}, {pero avise si el tren llega tarde|y llegar tarde suele poder arreglarse}.",
        "Díganos {cuándo cree que llega|su tren o su ruta}: {dejamos la luz|la llave puede esperarle}.",
      ],
      [
        "¿{Se puede cancelar|Y si cambia algo|Cambiar la fecha}?",
        "{Depende de la reserva|Las condiciones están por escrito|Llámenos en cuanto lo sepa}, {y mover la fecha suele ser más fácil|así que léalas antes|y vemos qué se puede hacer}.",
        "Las condiciones {van en la reserva|se dicen antes}; {escriba pronto si cambian los planes|a veces se encuentra otra fecha}.",
        "Cuanto antes avise, {más fácil|mejor podemos ayudar}, {y siempre se puede pedir otra fecha|los gastos dependen del plazo}.",
      ],
      [
        "¿{Se admiten perros|Y con un animal|Puedo llevar perro}?",
        "Pregunte {antes de reservar|primero}, {diga el tamaño y las costumbres del animal|porque depende de la habitación}, {y le respondemos con franqueza|que unas van mejor que otras}.",
        "A veces sí, {con su manta|según la habitación}; {escriba qué animal es|los demás huéspedes también cuentan}.",
      ],
      [
        "¿{Es accesible la casa|Cuántos escalones hay}?",
        "{Díganos qué necesita y le contestamos con franqueza|Pregunte por puertas, escalones y baño|Cada casa tiene sus rincones}, {y podemos enviarle fotos|para que no haya sorpresas|y buscamos el cuarto más cómodo}.",
        "Díganos {qué le cuesta|cuántos escalones van bien}: {describimos el acceso con sinceridad|elegimos la habitación según eso}.",
        "Una casa vieja {tiene sus escaleras|no siempre es llana}: {pida medidas|le mandamos fotos del acceso}.",
      ],
      [
        "¿{Es tranquilo|Se oye la calle}?",
        "{Si duerme ligero, pida una habitación atrás|Las casas viejas hablan un poco|Díganos si el ruido le molesta}, {y le damos la más tranquila|y de noche se cierra la puerta|así que pregunte antes de reservar}.",
        "De noche {depende del lado|se oye sobre todo la calle}: {pida una habitación de atrás|díganos si duerme ligero}.",
        "Le decimos {por dónde pasa la carretera|de dónde viene el ruido}, {sin adornar|para que elija bien}, y la calma se reserva.",
      ],
      [
        "¿{Dónde se aparca|Y sin coche|Cómo se llega}?",
        "{Pregunte antes de venir y se lo explicamos|Díganos cómo llega|Hay más de una manera de llegar}, {y le describimos el último tramo|y el equipaje a veces puede ir antes|así llega sin dar vueltas}.",
        "Pregunte {dónde dejar el coche|cuál es la estación más cercana}: {le mandamos el plano|el camino se explica en dos líneas}.",
        "Sin coche, {tren y después autobús o taxi|le explicamos la ruta}; {con coche, se encuentra sitio|en coche, le diremos dónde aparcar}.",
      ],
    ],
    qualities: [
      ["cuartos tranquilos", "buen pan"],
      ["caminos largos", "sala cálida"],
      ["sábanas frescas", "ventanas abiertas"],
      ["mantas gruesas", "ventanas abiertas"],
      ["pasillos callados", "mañanas claras"],
      ["llave lista", "cama fresca"],
      ["trato sencillo", "café caliente"],
    ],
    events: ["Fin de semana de mesa", "Días de senderos", "Concierto en casa"],
  },
);

export const hospitalityTrades: Record<string, Wording> = {
  "tour-operator": familyWording(
    ["viajero", "viajeros", "agencia", "en la agencia", "a la agencia", "viajes y visitas"],
    ["Viajes y visitas", "En ruta", "Salidas"],
    {
      headlines: [
        "{Salir|Andar} y {mirar|volver contento}",
        "Caminos que {no salen en el móvil|se entienden a pie}",
        "{Bien preparado|Con poco peso}, {lejos|sin prisa}",
      ],
      truths: [
        "{Un viaje empieza con una buena pregunta|Descansar o descubrir, todo sale de ahí}, {y el mapa viene después|y el destino suele caer solo}.",
        "{Lo mejor del viaje no estaba previsto|Lo bonito está a menudo al lado del camino}, {así que dejamos horas libres|y el programa respira}.",
        "{Quien conoce un sitio sabe también cuándo evitarlo|Antes del desayuno la plaza es suya}, {y elegimos bien la hora|y cuando se van los autobuses vuelve la calma}.",
      ],
      offers: [
        [
          "map",
          "Visitas guiadas",
          "{Se va a pie, por callejas o hacia una cima|Le acompaña alguien de aquí|Los grupos son pequeños}, {y la distancia se dice antes|y al final sabrá dónde se come bien}.",
        ],
        [
          "compass",
          "Viajes a su gusto",
          "{Diga qué le gusta y qué no|Nos hacen falta un deseo, un presupuesto y unas fechas}, {y proponemos una ruta que se puede corregir|y luego todo cabe en una página}.",
        ],
        [
          "users",
          "Grupos",
          "{Una empresa, una clase o un coro viajan de otra manera|Mucha gente necesita un solo plan}, {así que diga cuántos son y cuándo|y pensamos en las comidas y en la lluvia}.",
        ],
        [
          "ship",
          "Barcos, bicis y material",
          "{Una canoa, una bici o unos esquís se alquilan aquí|Alquilar es mejor que cargar}, {y lo explicamos antes de salir|así que diga talla y experiencia}. {Con viento fuerte nadie sale|El chaleco se pone siempre}.",
        ],
        [
          "file-text",
          "Consejo y papeles",
          "{De la entrada, las vacunas y el seguro decimos dónde informarse|Los papeles conviene verlos pronto}, {y repasamos los nombres letra a letra|y los billetes llegan juntos}.",
        ],
      ],
      process: [
        [
          "Contar",
          "{Díganos adónde, cuándo, con quién y cuánto|Bastan unas frases}. {Lo que no le gusta nos ayuda más|También cuentan los niños y las rodillas}.",
        ],
        [
          "Preparar",
          "{Recibe una propuesta con precio|Ponemos dos opciones una al lado de la otra}, {y se puede tachar y cambiar|y lo que no entra también figura}.",
        ],
        [
          "Salir",
          "{Lleva un número para imprevistos|Alguien espera en el punto de encuentro}, {y el plan puede cambiar|y nos gusta saber cómo fue}.",
        ],
      ],
      questions: [
        [
          "{¿Y si tengo que anular|¿Puedo cambiar la fecha}?",
          "{Lo dicen las condiciones, léalas antes|Cuanto antes avise, mejor}. {Un seguro puede ayudar|Cambiar suele ser más fácil}.",
        ],
        [
          "{¿Qué pasa si llueve|¿Se hace la visita con mal tiempo}?",
          "{La lluvia no impide nada, la tormenta sí|El guía decide por la mañana}. {La seguridad va primero|Buscamos otra fecha}.",
        ],
        [
          "{¿Hay que estar en forma|¿Se puede ir con niños}?",
          "{La distancia y el desnivel se dicen antes|Pregunte por el camino fácil}. {Con niños hacemos más pausas|Diga con franqueza qué puede}.",
        ],
        [
          "{¿Cuánta gente va en el grupo|¿Podemos tener un guía para nosotros}?",
          "{En un grupo pequeño se oye mejor|Depende de la salida}. {Para ustedes solos también se puede|Con número y fecha damos precio}.",
        ],
      ],
      qualities: [
        ["grupos pequeños", "buenos caminos"],
        ["consejo franco", "mochila ligera"],
        ["plan claro", "horas libres"],
      ],
      events: ["Tarde de viajes", "Caminata de prueba", "Charla con fotos"],
      actions: { bookings: ["Pedir una visita", "Preparar un viaje"] },
    },
  ),
};
