/** Spanish wordings of the logistics family. A table of sentences, no logic. */
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
    ],
    truths: [
      "{La escalera puede costar más que la carretera|Lo más largo es de la puerta al camión|El tiempo se pierde en las puntas}, {así que díganos el piso|y por eso preguntamos por el portal|y conviene medir el paso}.",
      "{Un envío vale lo que valen sus papeles|El retraso suele nacer en un papel|Un teléfono de más salva un día}, {así que peso y medida van primero|y por eso lo revisamos dos veces|y eso cuesta solo un minuto}.",
      "{El embalaje es el primer tramo|La carga se inclina y frena con el camión|Una buena caja conoce las curvas}, {así que embale para el camino|y por eso atamos con calma|y no para la estantería}.",
      "{Un día de margen vale más que la prisa|Las buenas fechas se van pronto|Quien avisa con tiempo elige la hora}, {así que escriba en cuanto lo sepa|y por eso planeamos hacia atrás|y eso suele bajar el precio}.",
    ],
    offers: [
      [
        "truck",
        "Transporte",
        "{Díganos qué es, cuánto pesa y adónde va|Puede ser un palé o un camión entero|Para empezar bastan dos direcciones y un día}, {y diga también si se puede apilar|y calculamos la ruta|así sabe pronto cuándo llega}.",
      ],
      [
        "house",
        "Mudanzas",
        "{De un cuarto a una casa entera, empezamos por una lista|Cuartos, pisos y bultos deciden el día|Con unas fotos se calcula mejor}, {y díganos qué le importa más|y acordamos quién embala|para que nada se quede atrás}.",
      ],
      [
        "warehouse",
        "Almacenaje",
        "{Cuando las fechas no coinciden, se puede guardar|Sus cosas pueden esperar semanas o años|Un almacén ayuda entre dos casas}, {y pregunte cómo se accede|y todo queda en una lista|así sabe dónde está cada caja}.",
      ],
      [
        "package",
        "Embalaje",
        "{Los libros van en cajas pequeñas|Puede embalar usted, nosotros o a medias|Una caja bien etiquetada ahorra una tarde}, {así que pida el material pronto|y escriba en varias caras|y lo frágil se envuelve aparte}.",
      ],
      [
        "package",
        "Objetos pesados",
        "{Un piano o una caja fuerte pide otro plan|Lo que dos personas no levantan se mide antes|Para lo pesado hacen falta medidas y peso}, {y también el paso más estrecho|así que díganos qué hay bajo el suelo|y unas fotos de la escalera}.",
      ],
      [
        "clock",
        "Entregas a hora fija",
        "{Cuando alguien espera, la hora importa|Muelle, franja y cita se acuerdan antes|Una entrega a hora fija necesita margen}, {y le decimos dónde estamos|así nadie espera en balde|y avisamos si hay atasco}.",
      ],
    ],
    process: [
      [
        "Enviar la lista",
        "{Envíe medidas, peso, direcciones y día|Mande la lista y fotos de la escalera|Cuéntenos qué se mueve y adónde}, {y después recibe un precio|para calcular con honestidad|y preguntamos lo que falte}.",
      ],
      [
        "Preparar",
        "{Se embala, se etiqueta y se reserva el sitio|Preparamos papeles y contactos|La víspera todo debe estar listo}, {y lo valioso se queda con usted|con una franja fija|y repasamos la lista}.",
      ],
      [
        "Rodar",
        "{Se carga, se ata y se llega|El día acordado vamos paso a paso|Llevamos cada cosa a su sitio}, {y revise antes de firmar|sin correr en la escalera|y al final se cuenta todo}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cuesta el transporte|De qué depende la tarifa}?",
        "{Cuentan el volumen, la ruta, el piso y el día|Depende del peso y del espacio|El precio sale de la lista}, {y a mitad de mes suele ser más suave|así que ayuda tener margen|y se lo damos por escrito}.",
      ],
      [
        "¿{Está asegurado el envío|Y si se rompe por el camino}?",
        "{La responsabilidad tiene sus límites|Pregunte antes qué está cubierto|Para lo valioso conviene una cobertura aparte}, {y un daño se anota y se fotografía enseguida|y se lo explicamos antes del día|así que díganos qué es delicado}.",
      ],
      [
        "¿{Cuándo reservo el camión|Se puede con poco aviso}?",
        "{Unas semanas antes y en verano más|En cuanto tenga un día|A veces se puede con poco aviso}, {y entre semana suele haber sitio|así que un día de margen ayuda|y le decimos qué está libre}.",
      ],
      [
        "¿{Qué no puede ir|Qué llevo yo}?",
        "{Gas, pintura y otras cosas peligrosas no pueden ir|Los animales y el dinero viajan con usted|Lo vivo y lo peligroso se queda fuera}, {y papeles y joyas, mejor en su bolso|y las plantas se hablan|así que pregunte si duda}.",
      ],
      [
        "¿{Quién reserva el aparcamiento|Hace falta permiso}?",
        "{Pregunte primero en el ayuntamiento|Se puede acordar con nosotros|Depende de la calle}, {y sin sitio el camino se alarga|así que conviene pedirlo pronto|y una entrada libre ahorra horas}.",
      ],
      [
        "¿{Puedo echar una mano|Cómo me preparo}?",
        "{Claro, si lo acordamos antes|Vacíe todo lo que pueda|Ayudar se puede, con guantes y buen calzado}, {y la última caja es la del café|y el paso debe quedar libre|así vamos todos más rápido}.",
      ],
    ],
    qualities: [
      ["correas tensas", "papeles claros"],
      ["brazos fuertes", "mantas blandas"],
      ["pocas vueltas", "horas cumplidas"],
      ["brazos fuertes", "nudos firmes"],
      ["camión lleno", "hora justa"],
    ],
    events: ["Hora de consejo", "Día de cajas", "Almacén abierto"],
  },
);
