/**
 * Spanish wordings of the logistics family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const logistics: Wording = familyWording(
  ["cliente", "clientes", "almacén", "en el almacén", "al almacén", "transporte"],
  ["Servicios", "En ruta", "Fechas"],
  {
    headlines: [
      "De {puerta|muelle} a {puerta|muelle}",
      "{Embalar|Cargar}, {rodar|llevar}, dejar",
      "{Bien atado|Bien cargado}, {bien llegado|entero}",
      "{Una lista|Una llamada}, {un camión|una hora}, en marcha",
      "Lo importante {llega entero|se lleva entre dos}",
      "{Manta|Correa} puesta, {curva|cuesta} sin miedo",
      "{Caja a caja|Bulto a bulto}, {arriba|abajo} y adentro",
      "{Se carga|Se cuenta}, {se cierra|se firma}, se va",
    ],
    truths: [
      "{La escalera puede costar más que la carretera|Lo más largo es de la puerta al camión|El tiempo se pierde en las puntas}, {así que díganos el piso|y por eso preguntamos por el portal|y conviene medir el paso}.",
      "{Un envío vale lo que valen sus papeles|El retraso suele nacer en un papel|Un teléfono de más salva un día}, {así que peso y medida van primero|y por eso lo revisamos dos veces|y eso cuesta solo un minuto}.",
      "{El embalaje es el primer tramo|La carga se inclina y frena con el camión|Una buena caja conoce las curvas}, {así que embale para el camino|y por eso atamos con calma|y no para la estantería}.",
      "{Un día de margen vale más que la prisa|Las buenas fechas se van pronto|Quien avisa con tiempo elige la hora}, {así que escriba en cuanto lo sepa|y por eso planeamos hacia atrás|y eso suele bajar el precio}.",
      "{Lo primero que se necesita es lo último que se carga|El orden de salida se piensa al cargar}, {y por eso se pregunta dónde va cada cosa|así que marque bien las cajas}.",
      "{Una escalera estrecha manda más que un camión grande|Un mueble que entró montado quizá no salga igual}, {así que se miden puertas y rellanos|y conviene tener el destornillador cerca}.",
      "{Una espera en el muelle se come la mañana|Una dirección sin portal cuesta una vuelta}, {así que un teléfono de contacto vale mucho|y por eso preguntamos dos veces}.",
    ],
    offers: [
      [
        "truck",
        "Transporte",
        "{Díganos qué es, cuánto pesa y adónde va|Puede ser un palé o un camión entero|Para empezar bastan dos direcciones y un día}, {y diga también si se puede apilar|y calculamos la ruta|así sabe pronto cuándo llega}.",
        "{Peso, medidas, bultos y si se puede apilar|Qué es, cómo va embalado y quién lo recibe}: {con eso se elige el vehículo|son los datos que mueven el camión}. {Lo frágil se dice antes|Díganos si hay muelle o rampa}.",
        "{Una recogida hoy y una entrega mañana piden su hueco|Varias paradas se ordenan para no dar vueltas}; {le decimos la franja|al entregar se firma}. {Papeles y albarán viajan con la carga|Si cambia la dirección, llame}.",
      ],
      [
        "house",
        "Mudanzas",
        "{De un cuarto a una casa entera, empezamos por una lista|Cuartos, pisos y bultos deciden el día|Con unas fotos se calcula mejor}, {y díganos qué le importa más|y acordamos quién embala|para que nada se quede atrás}.",
        "{Se mira cuánto hay en armarios, trastero y balcón|Se decide qué va, qué se dona y qué se tira}; {después se cuenta en cajas|así no se paga por mover trastos}. {Camas y armarios se desmontan antes|La nevera se vacía y se descongela}.",
        "{En la casa nueva cada cuarto lleva un número|Un plano pegado en la puerta ahorra preguntas}, {y las cajas van solas a su sitio|y lo pesado se deja donde debe estar}. {Los niños y los animales, mejor con alguien|Deje a mano sábanas y cafetera}.",
      ],
      [
        "warehouse",
        "Almacenaje",
        "{Cuando las fechas no coinciden, se puede guardar|Sus cosas pueden esperar semanas o años|Un almacén ayuda entre dos casas}, {y pregunte cómo se accede|y todo queda en una lista|así sabe dónde está cada caja}.",
        "{Muebles, archivos o cajas de temporada|Una casa entera o solo unas cajas} {se guardan con una lista|esperan a cubierto}. {Lo que se va a necesitar queda delante|Colchones y sofás van envueltos}.",
        "{Todo debe entrar limpio y seco|Ni comida, ni gas, ni plantas}: {así no hay sorpresas|son reglas que protegen a todos}. {Para sacar algo, avise antes|La lista dice en qué hueco está}.",
      ],
      [
        "package",
        "Embalaje",
        "{Los libros van en cajas pequeñas|Puede embalar usted, nosotros o a medias|Una caja bien etiquetada ahorra una tarde}, {así que pida el material pronto|y escriba en varias caras|y lo frágil se envuelve aparte}.",
        "{Los platos viajan de pie y los cuadros de canto|Hacen falta papel, mantas y cartón fuerte}, {y cada cosa lleva su protección|y los huecos se rellenan}. {Lo pesado abajo y nunca en cajas grandes|Cierre también el fondo con cinta}.",
        "{Una caja que no cierra se aplasta y una medio vacía también|Los cables se enrollan y se meten con su aparato}; {los tornillos, en una bolsa pegada al mueble|haga una foto antes de desmontar}. {Si no le da tiempo, embalamos nosotros|Las cajas se piden unos días antes}.",
      ],
      [
        "package",
        "Objetos pesados",
        "{Un piano o una caja fuerte pide otro plan|Lo que dos personas no levantan se mide antes|Para lo pesado hacen falta medidas y peso}, {y también el paso más estrecho|así que díganos qué hay bajo el suelo|y unas fotos de la escalera}.",
        "{Se mide el objeto, la puerta y la curva de la escalera|Con correas, rampas y mantas se avanza escalón a escalón}; {a veces la ventana es el camino|se piensa antes de levantar}. {Díganos si hay que desmontar algo|El suelo delicado se protege}.",
        "{Un piano no se tumba y una máquina tiene su eje|Lo que pesa mucho se mueve despacio y con gente que sabe}, {así que díganos marca y medidas|y hay que ver el acceso}. {Después se nivela en su sitio|Un piano se afina más tarde}.",
      ],
      [
        "clock",
        "Entregas a hora fija",
        "{Cuando alguien espera, la hora importa|Muelle, franja y cita se acuerdan antes|Una entrega a hora fija necesita margen}, {y le decimos dónde estamos|así nadie espera en balde|y avisamos si hay atasco}.",
        "{Un comercio abre a una hora y una obra cierra a otra|Hay calles donde solo se descarga temprano}; {díganos la franja y quién recibe|se sale con margen}. {Si nadie abre, le llamamos|Un teléfono de reserva ayuda}.",
        "{Para un hotel o una feria manda la lista de muelles|Quien espera quiere saber y no adivinar}, {así que se avisa al salir y al llegar|y por eso se confirma la víspera}.",
      ],
    ],
    process: [
      [
        "Enviar la lista",
        "{Envíe medidas, peso, direcciones y día|Mande la lista y fotos de la escalera|Cuéntenos qué se mueve y adónde}, {y después recibe un precio|para calcular con honestidad|y preguntamos lo que falte}.",
        "{Recorra la casa o el almacén con el móvil en la mano|Apunte bultos, pisos y ascensores}; {con eso se calcula sin adivinar|después se habla del día}. {Ponga lo grande primero|Diga también qué no va}.",
        "{Una dirección de salida, una de llegada y una fecha|Un vídeo corto enseña el portal y la escalera}: {es un buen comienzo|ahorra preguntas}. {Lo delicado se subraya|El precio llega por escrito}.",
      ],
      [
        "Preparar",
        "{Se embala, se etiqueta y se reserva el sitio|Preparamos papeles y contactos|La víspera todo debe estar listo}, {y lo valioso se queda con usted|con una franja fija|y repasamos la lista}.",
        "{Se pide permiso para aparcar y se reserva el ascensor|Cajas, mantas y herramientas se llevan antes}; {usted guarda papeles y llaves|la víspera se confirma la hora}. {Lo que va al final se marca|El agua y la luz de la casa nueva se comprueban}.",
        "{Se reparte quién embala, quién desmonta y quién espera|Se decide la ruta y el orden de las paradas}, {y cada bulto lleva su etiqueta|y todos tienen el mismo teléfono}.",
      ],
      [
        "Rodar",
        "{Se carga, se ata y se llega|El día acordado vamos paso a paso|Llevamos cada cosa a su sitio}, {y revise antes de firmar|sin correr en la escalera|y al final se cuenta todo}.",
        "{Se protege el portal y se carga lo pesado primero|Cada bulto se tacha al entrar y al salir}; {en ruta se avisa si algo cambia|al llegar se reparte por cuartos}. {Mire por detrás de las puertas|La firma va al final}.",
        "{Hay que dejar libre el paso y contestar al teléfono|Dos miran la carga y uno dirige la maniobra}; {lo último en subir baja antes|se monta lo acordado}. {Los golpes se apuntan en el momento|Las cajas vacías pueden volver}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cuesta el transporte|De qué depende la tarifa}?",
        "{Cuentan el volumen, la ruta, el piso y el día|Depende del peso y del espacio|El precio sale de la lista}, {y a mitad de mes suele ser más suave|así que ayuda tener margen|y se lo damos por escrito}.",
        "{Un piso sin ascensor lleva más brazos|Metros cúbicos, kilómetros y escaleras dan la base}; {embalar y montar se cuenta aparte|mande la lista y lo verá desglosado}.",
        "{Una carga compartida reparte el gasto y alarga el plazo|Elegir el día ayuda a la cifra}, {y conviene preguntar por ello|así que diga si tiene margen}. {Las esperas también cuentan|Compare qué va incluido}.",
      ],
      [
        "¿{Está asegurado el envío|Qué pasa si algo se rompe}?",
        "{La responsabilidad tiene sus límites|Pregunte antes qué está cubierto|Para lo valioso conviene una cobertura aparte}, {y un daño se anota y se fotografía enseguida|y se lo explicamos antes del día|así que díganos qué es delicado}.",
        "{Hay límites por kilo y por bulto|La cobertura corriente no llega a las antigüedades}; {pida las condiciones antes|diga el valor de lo que le preocupa}.",
        "{Mire y cuente antes de firmar|Un golpe se escribe en el albarán}; {guarde el embalaje|mande también fotos}. {Los plazos para reclamar son cortos|Lo que embala uno mismo se trata aparte}.",
      ],
      [
        "¿{Cuándo reservo el camión|Hay que reservar pronto}?",
        "{Unas semanas antes y en verano más|En cuanto tenga un día|A veces se puede con poco aviso}, {y entre semana suele haber sitio|así que un día de margen ayuda|y le decimos qué está libre}.",
        "{En verano y a fin de mes todos se mudan|Para un palé basta a menudo avisar unos días antes}; {diga varias fechas|pregunte por la primera hora}.",
        "{Cuando tenga fecha de llaves, escriba|Un viaje de vuelta vacío a veces encaja}, {y se aparta el vehículo|y se confirma por escrito}. {Los permisos de calle tardan|Si se retrasa la firma, avise}.",
      ],
      [
        "¿{Qué no puede ir|Qué se queda conmigo}?",
        "{Gas, pintura y otras cosas peligrosas no pueden ir|Los animales y el dinero viajan con usted|Lo vivo y lo peligroso se queda fuera}, {y papeles y joyas, mejor en su bolso|y las plantas se hablan|así que pregunte si duda}.",
        "{Bombonas, disolventes y baterías sueltas se quedan|Documentos, llaves, medicinas y cargador van con usted}; {lo perecedero se come antes|pregunte por lo que dude}.",
        "{Lo que no se puede reponer no sube al camión|El dinero y las joyas no se cargan}, {y eso va en una bolsa aparte|así que prepare una maleta para la primera noche}.",
      ],
      [
        "¿{Quién reserva el aparcamiento|Hace falta permiso}?",
        "{Pregunte primero en el ayuntamiento|Se puede acordar con nosotros|Depende de la calle}, {y sin sitio el camino se alarga|así que conviene pedirlo pronto|y una entrada libre ahorra horas}.",
        "{En muchas ciudades el permiso se pide con días|La señal se pone antes y se fotografía}; {le explicamos cómo va en su calle|díganos si hay vado o carga y descarga}.",
        "{Un coche mal puesto alarga la jornada|Hable con los vecinos y con el portero}, {y deje libre la entrada|y reserve también el ascensor}. {Mire las dos direcciones|En una calle peatonal hay horario}.",
      ],
      [
        "¿{Puedo echar una mano|Qué puedo hacer yo}?",
        "{Claro, si lo acordamos antes|Vacíe todo lo que pueda|Ayudar se puede, con guantes y buen calzado}, {y la última caja es la del café|y el paso debe quedar libre|así vamos todos más rápido}.",
        "{Cajas cerradas y marcadas son la mejor ayuda|Descuelgue lámparas y cuadros antes}; {así se empieza cargando|lo pesado lo llevamos entre varios}.",
        "{Alguien debe estar arriba y alguien abajo|Con saber dónde va cada cosa ya ayuda}, {y puede indicar los cuartos|y un poco de agua a mano se agradece}. {No cargue si le duele la espalda|Una última vuelta por la casa vacía es suya}.",
      ],
    ],
    qualities: [
      ["correas tensas", "papeles claros"],
      ["brazos fuertes", "mantas blandas"],
      ["pocas vueltas", "horas cumplidas"],
      ["brazos fuertes", "nudos firmes"],
      ["camión lleno", "hora justa"],
      ["cajas llenas", "brazos tranquilos"],
    ],
    events: ["Hora de consejo", "Día de cajas", "Almacén abierto"],
  },
);

export const logisticsTrades: Record<string, Wording> = {
  taxi: familyWording(
    ["pasajero", "pasajeros", "central", "con nosotros", "a la central", "viajes"],
    ["Viajes", "En ruta", "Citas"],
    {
      headlines: [
        "{Suba|Siéntese}, {del camino nos ocupamos|ya conducimos nosotros}",
        "De puerta a puerta, {con maletas|sin rodeos}",
        "A la hora {dicha|del tren}",
      ],
      truths: [
        "Un viaje empieza {en el portal|cuando el coche para delante de casa}, {y diez minutos de espera pesan más que un rodeo|y por eso decimos cuándo llega}.",
        "{El camino más corto lo sabe cualquier teléfono|Cualquier pantalla traza la ruta}. {Dónde parar con tres maletas se aprende conduciendo|A qué hora se atasca lo sabe quien pasa cada día}.",
        "{Hay pasajeros que cuentan y otros que miran por la ventana|En un coche se puede hablar o callar}, {y las dos cosas nos parecen bien|y eso se nota en la primera curva}.",
      ],
      offers: [
        [
          "plane",
          "Traslados al aeropuerto",
          "{Díganos el número de vuelo y las maletas|Con la hora del vuelo y su dirección hacemos la cuenta}, {y le proponemos una hora de salida con margen|y sabrá cuándo estará el coche en la puerta}.",
          "A la vuelta {miramos si el avión viene con retraso|contamos con la hora real de llegada}, {para que no espere con el equipaje|y así sube sin hacer cola}.",
        ],
        [
          "stethoscope",
          "Traslados médicos",
          "Para {diálisis, tratamientos o revisiones|el hospital o el especialista}, {vamos al portal y le acompañamos hasta el mostrador|el conductor ayuda a subir y a bajar}.",
          "{Que el viaje lo cubra alguien depende del volante médico|El pago se aclara con el seguro}, {así que pregunte antes en la consulta|y le decimos qué papeles guardar}.",
        ],
        [
          "clock",
          "Viajes reservados",
          "{Un tren temprano, una cita, una fiesta|Lo que no puede esperar} se reserva {la víspera|unas horas antes}, {y el coche queda apuntado a su nombre|y así nadie busca taxi en el último momento}.",
          "Para {el colegio, el trabajo o una terapia|viajes que se repiten cada semana} {fijamos la hora una sola vez|basta un único acuerdo}, {y solo avisa si algo cambia|siempre en el mismo punto}.",
        ],
        [
          "briefcase",
          "Viajes de empresa",
          "{Invitados en la estación, equipo en la feria, visitas de noche|A sus visitas las esperan en la salida}: {los viajes se juntan en una factura|cada departamento puede llevar su cuenta}.",
          "{Denos un contacto y una forma de pago|La cuenta se abre una vez}, {y luego cualquiera del equipo puede pedir|y después basta una llamada}.",
        ],
        [
          "moon",
          "Viajes de noche",
          "{Después de la fiesta o del último autobús|Cuando ya no pasa nada}, {le llevamos hasta el portal|vuelve a casa sin frío}, {y esperamos a que se encienda la luz|aunque sean pocas calles}.",
          "{Varios amigos y varias direcciones|Un grupo que se reparte}: {diga todas las paradas al subir|vamos dejando a cada uno}.",
        ],
        [
          "package",
          "Paquetes y sobres",
          "{Unas llaves olvidadas, una pieza, unos papeles|También sin pasajero sale el coche}: {lo recogemos y lo entregamos en mano|díganos quién da y quién recibe}.",
          "{Indique tamaño, dirección y hora límite|Cuente qué es y para cuándo}, {y tendrá el precio antes de salir|y avisamos al entregarlo}.",
        ],
      ],
      process: [
        [
          "Pedir",
          "{Lugar, hora, destino y cuántos son|De dónde, adónde, cuándo y cuántos}: {casi nunca hace falta más|añada maletas o silla de niño}.",
          "{Por teléfono va más rápido|Llame si es para ahora}, {para mañana basta un mensaje|y le confirmamos la hora}.",
        ],
        [
          "Subir",
          "{El coche para donde usted dijo|El conductor espera en el punto acordado}. {De las maletas se ocupa él|Si quiere otra ruta, dígalo}.",
        ],
        [
          "Llegar",
          "{Se paga al llegar, con recibo si lo pide|Al final se paga y el recibo indica el trayecto}. {Mire el asiento antes de cerrar|La vuelta se puede reservar ahí mismo}.",
        ],
      ],
      questions: [
        [
          "{¿Cuánto cuesta el viaje|¿Puedo saber antes el precio del viaje|¿Cómo se calcula la tarifa}?",
          "{En la ciudad la tarifa es oficial y corre el taxímetro|El taxímetro sigue una tarifa pública}. {Para un viaje largo pida precio antes|Por teléfono se da una idea}.",
          "Con {las dos direcciones|salida y destino} {se puede dar una horquilla|se calcula bastante bien}. {El tráfico y los suplementos pueden cambiarla|Los suplementos se avisan}.",
        ],
        [
          "{¿Hay que reservar con tiempo|¿Puedo tener un coche ya|¿Con cuánta antelación pido el coche}?",
          "{De día suele haber coche pronto|Muchas veces va sin reserva}. {Para un tren o un vuelo, resérvelo la víspera|A primera hora conviene avisar}.",
          "{Depende de la hora y del tiempo|La lluvia y las fiestas lo cambian todo}. {Llame y le decimos cuánto tarda|Reserve en cuanto sepa la hora}.",
        ],
        [
          "{¿Tienen sillas de niño|¿Se puede subir con silla de ruedas|¿Cabrá mi equipaje}?",
          "{Dígalo al pedirlo|Diga edad, peso o medidas}, {porque no todos los coches llevan lo mismo|y mandamos el coche adecuado}. {Lo que no se puede, lo decimos|En la calle ya es tarde para cambiarlo}.",
        ],
        [
          "{¿Se puede pagar con tarjeta|¿Dan recibo|¿Cómo se paga}?",
          "{Diga al pedirlo cómo quiere pagar|Pregunte antes de subir}. {El recibo se da al llegar|A las empresas les hacemos factura}.",
        ],
        [
          "{He olvidado algo, ¿qué hago|¿Dónde pregunto por un objeto perdido|Mi teléfono se quedó en el coche, ¿qué hago}?",
          "{Llame pronto con la hora y el trayecto|El número del recibo ayuda a encontrar el coche}. {El conductor mira y lo guarda|Lo que aparece le espera con nosotros}.",
        ],
      ],
      qualities: [
        ["conducción tranquila", "precios claros"],
        ["coches limpios", "conductores amables"],
        ["poca espera", "horas cumplidas"],
        ["ayuda con las maletas", "buen trato"],
        ["tiempo de margen", "pocos rodeos"],
      ],
      events: ["Viajes a la feria", "Salida de mayores", "Visita al garaje"],
      actions: { bookings: ["Reservar un viaje", "Pedir un trayecto"], calls: ["Pedir un taxi"] },
    },
  ),
};
