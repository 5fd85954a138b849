/** Spanish wordings of the culture family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const culture: Wording = familyWording(
  ["visitante", "público", "casa", "en la casa", "a la casa", "arte y cultura"],
  ["Su visita", "Imágenes", "Programa"],
  {
    headlines: [
      "{Luces fuera|Telón arriba}, {ojos abiertos|silencio}",
      "{Mire|Escuche} más {tiempo|cerca}",
      "{Venga a solas|Venga con alguien}, {salga hablando|discuta después}",
      "Lo que se ve {una vez|aquí}, {se lleva|queda}",
      "{Una hora|Una tarde} en otro sitio",
    ],
    truths: [
      "{Nadie tiene que verlo todo|Una sola obra con calma vale mucho|Los ojos también se cansan}, {así que siéntese un rato|y puede volver otro día|y váyase cuando lo pidan los pies}.",
      "{El público también actúa|Ninguna noche se repite|Una sala llena cambia la obra}, {y eso se oye en el silencio|así que venga y forme parte|y por eso se ensaya tanto}.",
      "{La mayor parte del trabajo no se ve|Detrás de cada obra hay muchos intentos|Antes del aplauso hubo errores y té frío}, {y también eso lo contamos|así que pregunte por el ensayo|y forma parte de lo que se ve}.",
      "{Quien se queda un poco más ve más|No hay que entenderlo todo|No tiene que gustarle cada obra}, {y hablarlo después ayuda|así que mire sin miedo|y a veces basta con sentarse}.",
      "No hace falta {entenderlo todo|saber de arte}, {para empezar basta mirar|una emoción vale una explicación}.",
    ],
    offers: [
      [
        "ticket",
        "Cartelera",
        "{Aquí están las fechas y hasta cuándo|En la cartelera ve qué hay y para quién es|El programa cambia a lo largo del año}, {y la última semana suele llenarse|así que conviene reservar|y con gusto le aconsejamos}.",
        "El programa se lee {en unos minutos|página a página}, {y se elige según el ánimo|pregunte qué le iría bien}.",
      ],
      [
        "users",
        "Grupos y escuelas",
        "{Con un grupo se puede visitar, hablar o crear algo|Para una escuela preparamos otra mirada|Juntos se ven cosas distintas}, {así que díganos número, edad y tema|y puede pedir material antes|y acordamos la hora}.",
        "Para una clase, {diga la edad y el tema|preparamos la visita con usted}, {lo demás se adapta|y las preguntas de los niños mandan}.",
      ],
      [
        "baby",
        "Visitas en familia",
        "{Los niños hacen las mejores preguntas|Una visita en familia es corta y viva|Con niños se puede tocar y hacer más}, {y se permiten las pausas|así que pregunte desde qué edad|y los mayores también aprenden}.",
        "En familia {se mira menos y se habla más|una hora basta}, {y nadie chista muy fuerte|con algo que buscar y dibujar}.",
      ],
      [
        "key",
        "Alquiler e invitaciones",
        "{La sala se puede pedir para una noche|Díganos lugar, día y motivo|También las ideas raras tienen sitio}, {y le explicamos qué es posible|y hablamos de sonido y de luz|y vemos si encaja}.",
        "Las paredes pueden acoger {una velada|una reunión}: {diga el número y la hora|pregunte qué permite el lugar}.",
      ],
      [
        "ticket",
        "Entradas",
        "{Puede comprarlas antes o preguntar en la puerta|Hay entradas para cada tipo de visita|Pregunte también por los descuentos}, {y díganos si necesita un sitio sin escalones|y conviene venir con tiempo|así entra sin esperar}.",
        "Una entrada se compra {en línea o en la puerta|antes o esa misma tarde} {y se cambia con ciertos límites|y hay tarifas reducidas que conviene preguntar}.",
      ],
      [
        "mic",
        "Encuentros",
        "{Antes o después se puede hablar con quienes lo han hecho|Un encuentro abre otra puerta a la obra|No hace falta saber nada para preguntar}, {y las preguntas son media noche|así que quédese un rato|y cada cual dice lo que ha visto}.",
        "Después {se habla con quien lo hizo|las sillas se quedan}, {y las preguntas sencillas son las mejores|algo de beber ayuda a empezar}.",
      ],
    ],
    process: [
      [
        "Elegir",
        "{Elija por día, por tema o por ánimo|Hojee el programa con calma|Pida consejo si duda}, {y déjese sorprender un poco|y anote dos fechas|y le decimos qué le puede gustar}.",
        "Lea, {dude|déjese llevar}, {pida una opinión|y diga cuánto tiempo tiene}.",
      ],
      [
        "Reservar",
        "{De noche y en grupo conviene reservar|Díganos número y deseos|Si viene con silla o carrito, dígalo}, {y le guardamos un buen sitio|y recibe una confirmación|para que la entrada sea fácil}.",
        "Reserve {un asiento|para su grupo}, {le llega la confirmación|y díganos qué necesita}.",
      ],
      [
        "Venir",
        "{Venga un poco antes y apague el teléfono|Deje el abrigo y tómese su tiempo|Llegue con calma}, {y hable después de lo que ha visto|que lo demás empieza solo|y quédese si le apetece}.",
        "Venga {algo antes|con calma}, {el guardarropa y el silencio ayudan|y guarde un rato para después}.",
      ],
    ],
    questions: [
      [
        "¿{Hace falta entrada antes|Se puede comprar en la puerta}?",
        "{Por la noche es mejor tenerla antes|Suele quedar alguna en la puerta|Algunas personas tienen descuento}, {así que pregunte por los precios|y traiga su carné|y reservar evita un viaje en balde}.",
        "Para una noche muy pedida {mejor tenerla|cómprela pronto}; {si no, suele bastar la puerta|los descuentos se dicen en taquilla}.",
      ],
      [
        "¿{Es accesible la sala|Hay ascensor}?",
        "{Díganos qué necesita y le explicamos el camino|Pregunte por la entrada sin escalones|Algunas casas viejas tienen rincones difíciles}, {y salimos a la puerta si hace falta|y buscamos un buen sitio|así llega sin sorpresas}.",
        "Díganos {qué necesita|cómo se mueve}: {le describimos el camino exacto|se guarda un sitio}.",
      ],
      [
        "¿{Es para niños|Desde qué edad se puede ir}?",
        "{La edad del programa es un consejo|Usted conoce mejor a su hijo|Depende de la obra y del niño}, {así que pregunte si duda|y le contamos de qué trata|y salir un momento siempre se puede}.",
        "Cada propuesta tiene {su edad aconsejada|su público}, {pero los niños varían|así que pregúntenos}.",
      ],
      [
        "¿{Puedo hacer fotos|Se puede grabar}?",
        "{Sin flash muchas veces sí, durante la función no|Mire las señales de cada sala|Depende de la obra y de los préstamos}, {y para publicar hay que preguntar|así que hable antes con el equipo|y con los ojos también se guarda}.",
        "Sin flash y para usted, {muchas veces sí|suele poderse}; {algunas obras dicen que no|mire los carteles}.",
      ],
      [
        "¿{Cuánto tiempo lleva|Hay descanso}?",
        "{Está junto a la fecha|Depende de lo que usted quiera mirar|Lo que los ojos aguanten}, {y siempre hay dónde sentarse|y después queda tiempo para hablar|así que venga sin prisa}.",
        "Cuente {una buena hora|el tiempo indicado}, {más si lo lee todo|y un rato para comentarlo}.",
      ],
      [
        "¿{Se alquila la sala|Se puede alquilar un espacio}?",
        "{Pregunte con fecha y número|En días libres suele ser posible|Se puede hablar de casi todo}, {aunque no todo se puede mover|y alguien del equipo lleva la técnica|y le enseñamos el sitio}.",
        "Algunos días {sí|se puede}: {díganos la fecha y cuántos son|mande su idea} {y respondemos con franqueza|y le contamos las reglas del lugar}.",
      ],
    ],
    qualities: [
      ["historias viejas", "ojos nuevos"],
      ["salas tranquilas", "ideas fuertes"],
      ["puertas abiertas", "noches largas"],
      ["sala llena", "silencio"],
      ["voces nuevas", "imágenes propias"],
      ["obras de verdad", "mirada libre"],
    ],
    events: ["Inauguración", "Visita guiada", "Concierto", "Lectura"],
    actions: { sales: ["Pedir entradas", "Ver el programa"] },
  },
);
