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
    ],
    truths: [
      "{La escalera puede costar más que la carretera|Lo más largo es de la puerta al camión|El tiempo se pierde en las puntas}, {así que díganos el piso|y por eso preguntamos por el portal|y conviene medir el paso}.",
      "{Un envío vale lo que valen sus papeles|El retraso suele nacer en un papel|Un teléfono de más salva un día}, {así que peso y medida van primero|y por eso lo revisamos dos veces|y eso cuesta solo un minuto}.",
      "{El embalaje es el primer tramo|La carga se inclina y frena con el camión|Una buena caja conoce las curvas}, {así que embale para el camino|y por eso atamos con calma|y no para la estantería}.",
      "{Un día de margen vale más que la prisa|Las buenas fechas se van pronto|Quien avisa con tiempo elige la hora}, {así que escriba en cuanto lo sepa|y por eso planeamos hacia atrás|y eso suele bajar el precio}.",
      "Una buena carga {empieza por una buena lista|se piensa al revés}, {lo que sale primero entra al final|así que apúntelo todo}.",
    ],
    offers: [
      [
        "truck",
        "Transporte",
        "{Díganos qué es, cuánto pesa y adónde va|Puede ser un palé o un camión entero|Para empezar bastan dos direcciones y un día}, {y diga también si se puede apilar|y calculamos la ruta|así sabe pronto cuándo llega}.",
        "Díganos {qué, desde dónde y hasta dónde|peso y medidas}: {le decimos qué vehículo|y cuándo sale}.",
      ],
      [
        "house",
        "Mudanzas",
        "{De un cuarto a una casa entera, empezamos por una lista|Cuartos, pisos y bultos deciden el día|Con unas fotos se calcula mejor}, {y díganos qué le importa más|y acordamos quién embala|para que nada se quede atrás}.",
        "Muebles, cajas, plantas: {una visita enseña lo que hay|todo se cuenta}, {ese día cada cual sabe qué lleva|y las escaleras se dicen antes}.",
      ],
      [
        "warehouse",
        "Almacenaje",
        "{Cuando las fechas no coinciden, se puede guardar|Sus cosas pueden esperar semanas o años|Un almacén ayuda entre dos casas}, {y pregunte cómo se accede|y todo queda en una lista|así sabe dónde está cada caja}.",
        "Por un mes o {más|entre dos llaves}, {sus cosas quedan en seco|todo se apunta al entrar}.",
      ],
      [
        "package",
        "Embalaje",
        "{Los libros van en cajas pequeñas|Puede embalar usted, nosotros o a medias|Una caja bien etiquetada ahorra una tarde}, {así que pida el material pronto|y escriba en varias caras|y lo frágil se envuelve aparte}.",
        "Bien embalado, {el cristal viaja|nada se mueve}, {llevamos las cajas|lo frágil se marca}.",
      ],
      [
        "package",
        "Objetos pesados",
        "{Un piano o una caja fuerte pide otro plan|Lo que dos personas no levantan se mide antes|Para lo pesado hacen falta medidas y peso}, {y también el paso más estrecho|así que díganos qué hay bajo el suelo|y unas fotos de la escalera}.",
        "Piano, caja fuerte, máquina: {se mide la escalera|hacen falta brazos y correas}, {mande una foto|y manda el acceso}.",
      ],
      [
        "clock",
        "Entregas a hora fija",
        "{Cuando alguien espera, la hora importa|Muelle, franja y cita se acuerdan antes|Una entrega a hora fija necesita margen}, {y le decimos dónde estamos|así nadie espera en balde|y avisamos si hay atasco}.",
        "Una hora fija {se prevé|pide un camino conocido}, {llamamos si hay atasco|y alguien recibe}.",
      ],
    ],
    process: [
      [
        "Enviar la lista",
        "{Envíe medidas, peso, direcciones y día|Mande la lista y fotos de la escalera|Cuéntenos qué se mueve y adónde}, {y después recibe un precio|para calcular con honestidad|y preguntamos lo que falte}.",
        "Una lista, {aunque sea aproximada|con fotos}, {y las dos direcciones|con los pisos}, bastan para un precio.",
      ],
      [
        "Preparar",
        "{Se embala, se etiqueta y se reserva el sitio|Preparamos papeles y contactos|La víspera todo debe estar listo}, {y lo valioso se queda con usted|con una franja fija|y repasamos la lista}.",
        "Cajas, {aparcamiento, llaves|desmontaje}: {decimos quién hace qué|todo se arregla antes}.",
      ],
      [
        "Rodar",
        "{Se carga, se ata y se llega|El día acordado vamos paso a paso|Llevamos cada cosa a su sitio}, {y revise antes de firmar|sin correr en la escalera|y al final se cuenta todo}.",
        "Se carga, {se sujeta y se rueda|se rueda y se lleva}, {y se comprueba con la lista|y cada cosa va a su cuarto}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cuesta el transporte|De qué depende la tarifa}?",
        "{Cuentan el volumen, la ruta, el piso y el día|Depende del peso y del espacio|El precio sale de la lista}, {y a mitad de mes suele ser más suave|así que ayuda tener margen|y se lo damos por escrito}.",
        "Volumen, {distancia, pisos|peso y acceso}: {de ahí sale el precio|cada uno pesa en la cuenta}, {una visita lo afina|y lo recibe por escrito}.",
      ],
      [
        "¿{Está asegurado el envío|Qué pasa si algo se rompe}?",
        "{La responsabilidad tiene sus límites|Pregunte antes qué está cubierto|Para lo valioso conviene una cobertura aparte}, {y un daño se anota y se fotografía enseguida|y se lo explicamos antes del día|así que díganos qué es delicado}.",
        "Pregunte {qué está cubierto|los detalles por escrito}; {avise enseguida de lo dañado|las fotos ayudan}, y guarde los embalajes.",
      ],
      [
        "¿{Cuándo reservo el camión|Hay que reservar pronto}?",
        "{Unas semanas antes y en verano más|En cuanto tenga un día|A veces se puede con poco aviso}, {y entre semana suele haber sitio|así que un día de margen ayuda|y le decimos qué está libre}.",
        "Los fines de mes {vuelan|están llenos}; {entre semana hay más donde elegir|pregunte aunque sea tarde}.",
      ],
      [
        "¿{Qué no puede ir|Qué se queda conmigo}?",
        "{Gas, pintura y otras cosas peligrosas no pueden ir|Los animales y el dinero viajan con usted|Lo vivo y lo peligroso se queda fuera}, {y papeles y joyas, mejor en su bolso|y las plantas se hablan|así que pregunte si duda}.",
        "Papeles, joyas, {llaves y animales|medicinas} se quedan con usted, {lo peligroso también|y lo demás se pregunta}.",
      ],
      [
        "¿{Quién reserva el aparcamiento|Hace falta permiso}?",
        "{Pregunte primero en el ayuntamiento|Se puede acordar con nosotros|Depende de la calle}, {y sin sitio el camino se alarga|así que conviene pedirlo pronto|y una entrada libre ahorra horas}.",
        "El aparcamiento {se pide al ayuntamiento|se reserva antes}, {le decimos quién se encarga|con unos días}.",
      ],
      [
        "¿{Puedo echar una mano|Qué puedo hacer yo}?",
        "{Claro, si lo acordamos antes|Vacíe todo lo que pueda|Ayudar se puede, con guantes y buen calzado}, {y la última caja es la del café|y el paso debe quedar libre|así vamos todos más rápido}.",
        "Sí, {haga las cajas y márquelas|desmonte lo que pueda}, {así baja el precio|y déjenos lo pesado}.",
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
