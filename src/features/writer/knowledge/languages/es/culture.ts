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
      "{Una hora|Una tarde} en otro sitio",
      "{Pararse|Sentarse}, {mirar|oír}, {preguntar|dudar}",
      "Algo que {no cabe en una pantalla|hay que ver de cerca}",
      "{Entre|Siéntese}, {ya baja la luz|queda un sitio}",
    ],
    truths: [
      "{Nadie tiene que verlo todo|Una sola obra con calma vale mucho|Los ojos también se cansan}, {así que siéntese un rato|y puede volver otro día|y váyase cuando lo pidan los pies}.",
      "{El público también actúa|Ninguna noche se repite|Una sala llena cambia la obra}, {y eso se oye en el silencio|así que venga y forme parte|y por eso se ensaya tanto}.",
      "{La mayor parte del trabajo no se ve|Detrás de cada obra hay muchos intentos|Antes del aplauso hubo errores y té frío}, {y también eso lo contamos|así que pregunte por el ensayo|y forma parte de lo que se ve}.",
      "{Quien se queda un poco más ve más|No hay que entenderlo todo|No tiene que gustarle cada obra}, {y hablarlo después ayuda|así que mire sin miedo|y a veces basta con sentarse}.",
      "No hace falta {entenderlo todo|saber de arte}: {para empezar basta mirar|una emoción vale una explicación}.",
      "{Un detalle se queda más que el conjunto|Se vuelve a casa con una frase o un color}, {y de eso se habla en el camino|así que no hace falta retenerlo todo}.",
      "{Lo viejo fue nuevo una vez|Cada época mira lo mismo con otros ojos}, {y por eso se vuelve a enseñar|así que lo conocido también sorprende}.",
    ],
    offers: [
      [
        "ticket",
        "Cartelera",
        "{Aquí están las fechas y hasta cuándo|En la cartelera ve qué hay y para quién es|El programa cambia a lo largo del año}, {y la última semana suele llenarse|así que conviene reservar|y con gusto le aconsejamos}.",
        "{Cada cita lleva día, hora, lugar y duración|Junto a cada título se explica de qué va}; {si duda, pregunte|apunte también una segunda opción}. {Lo que empieza pronto acaba a tiempo de cenar|Hay noches fáciles y otras que piden atención}.",
        "{Unas cosas se ven todo el año y otras pasan deprisa|Hay estrenos, vueltas y últimas ocasiones}, {así que mire la fecha del final|y conviene no dejarlo para el último día}. {Los cambios se anuncian aquí|Una noche entre semana suele ser más tranquila}.",
      ],
      [
        "users",
        "Grupos y escuelas",
        "{Con un grupo se puede visitar, hablar o crear algo|Para una escuela preparamos otra mirada|Juntos se ven cosas distintas}, {así que díganos número, edad y tema|y puede pedir material antes|y acordamos la hora}.",
        "{Una clase llega con preguntas que nadie esperaba|Con un grupo de amigos se discute más}: {se mira poco y se habla mucho|hay tiempo para que opinen todos}. {Díganos qué han visto ya|Cuente cuántos son y cuánto tiempo tienen}.",
        "{Antes de venir hablamos con quien lleva el grupo|Se acuerda el recorrido y lo que interesa}, {y se evita lo que ya saben|para que encaje con lo que hacen en clase}. {Mochilas y abrigos se dejan a la entrada|Avise si alguien necesita más tiempo}.",
      ],
      [
        "baby",
        "Visitas en familia",
        "{Los niños hacen las mejores preguntas|Una visita en familia es corta y viva|Con niños se puede tocar y hacer más}, {y se permiten las pausas|así que pregunte desde qué edad|y los mayores también aprenden}.",
        "{Un niño busca el perro del cuadro y lo encuentra|Un niño mira desde otra altura}, {así que se empieza por sus preguntas|y ve cosas que a los mayores se les escapan}. {Media mañana basta|Traiga agua y algo para después}.",
        "{Se puede imitar, dibujar o cantar lo que se ha visto|A los pequeños les gusta saber cómo está hecho}; {después lo cuentan en casa|los abuelos también juegan}. {Pregunte qué conviene a su edad|Si se cansan, se sale y no pasa nada}.",
      ],
      [
        "key",
        "Alquiler de salas",
        "{La sala se puede pedir para una noche|Díganos lugar, día y motivo|También las ideas raras tienen sitio}, {y le explicamos qué es posible|y hablamos de sonido y de luz|y vemos si encaja}.",
        "{Una charla, una cena o un ensayo piden salas distintas|Vacía, una sala parece otra}: {venga a verla con la luz del día|díganos cómo la imagina}. {Sillas, mesas y enchufes se cuentan antes|El montaje también necesita sus horas}.",
        "{Lo que se puede colgar, mover o servir está en las condiciones|Con las obras cerca hay reglas para comida y velas}; {se las explicamos en la visita|pregunte antes de invitar}.",
      ],
      [
        "ticket",
        "Entradas",
        "{Puede comprarlas antes o preguntar en la puerta|Hay entradas para cada tipo de visita|Pregunte también por los descuentos}, {y díganos si necesita un sitio sin escalones|y conviene venir con tiempo|así entra sin esperar}.",
        "{Elija asiento, día y tipo de entrada|Para grupos, estudiantes y familias puede haber otra tarifa}, {y guarde la confirmación en el teléfono|y pregunte qué documento hace falta}. {Si no puede venir, avise pronto|Regalar una entrada también es fácil}.",
        "{Cerca se ven las manos y lejos el conjunto|Desde el lateral se ve a veces lo mejor}; {díganos qué prefiere y le aconsejamos|pregunte por la vista antes de elegir}. {Quien llega tarde entra en una pausa|La puerta abre un rato antes}.",
      ],
      [
        "mic",
        "Encuentros",
        "{Antes o después se puede hablar con quienes lo han hecho|Un encuentro abre otra puerta a la obra|No hace falta saber nada para preguntar}, {y las preguntas son media noche|así que quédese un rato|y cada cual dice lo que ha visto}.",
        "{Quien lo ha hecho cuenta dónde dudó|Se oye la historia que no está en el programa}, {y el público pregunta lo que quiere|y cada noche sale otra conversación}. {Basta la curiosidad|Puede sentarse detrás y escuchar}.",
        "{A veces se enseña un boceto, un borrador o un ensayo|Una obra se entiende mejor con sus descartes}; {venga antes para coger sitio|después se sigue hablando de pie}.",
      ],
    ],
    process: [
      [
        "Elegir",
        "{Elija por día, por tema o por ánimo|Hojee el programa con calma|Pida consejo si duda}, {y déjese sorprender un poco|y anote dos fechas|y le decimos qué le puede gustar}.",
        "{Lea las dos primeras líneas y fíese del título que le tira|Piense con quién viene y cuánto quiere quedarse}; {eso ya descarta la mitad|el resto es cuestión de gusto}. {Pregunte qué es fácil para empezar|Lo raro también merece una tarde}.",
        "{Para una primera vez va bien algo corto|Elija algo que ya le suene y otra cosa que no}, {y verá cuál se le queda|y compare después}.",
      ],
      [
        "Reservar",
        "{De noche y en grupo conviene reservar|Díganos número y deseos|Si viene con silla o carrito, dígalo}, {y le guardamos un buen sitio|y recibe una confirmación|para que la entrada sea fácil}.",
        "{Con un mensaje queda guardado el sitio|Elija la hora y cuente a quienes vienen}; {la respuesta trae la forma de entrar|si cambia el número, avise}. {Lleve la confirmación a mano|Un sitio libre lo agradece otra persona}.",
        "{Lo muy pedido se llena primero en fin de semana|Las visitas guiadas tienen pocas plazas}, {así que piense también en un martes|y conviene escribir con tiempo}.",
      ],
      [
        "Venir",
        "{Venga un poco antes y apague el teléfono|Deje el abrigo y tómese su tiempo|Llegue con calma}, {y hable después de lo que ha visto|que lo demás empieza solo|y quédese si le apetece}.",
        "{Mire primero lo que le llama y lea después|No hay que seguir el orden}: {vuelva atrás si quiere|siéntese delante de lo que le guste}. {Pregunte a quien vigila la sala|Al salir, comente lo que ha visto}.",
        "{Deje unos minutos para llegar, colgar el abrigo y buscar el sitio|Con el móvil apagado se oye hasta el suelo}; {después solo hay que mirar|lo demás corre de nuestra cuenta}. {Los aplausos salen solos|Si algo no le ha gustado, también queremos saberlo}.",
      ],
    ],
    questions: [
      [
        "¿{Hace falta entrada antes|Se puede comprar en la puerta}?",
        "{Por la noche es mejor tenerla antes|Suele quedar alguna en la puerta|Algunas personas tienen descuento}, {así que pregunte por los precios|y traiga su carné|y reservar evita un viaje en balde}.",
        "{Lo tranquilo se visita sin reservar|Para una tarde entre semana suele haber sitio}; {para los estrenos y los grupos es mejor reservar|para un día señalado conviene comprar la entrada antes}.",
        "{Mire en la fecha si se pide reserva|Una llamada dice si queda sitio}, {y le guardan la entrada con su nombre|y sale de casa sin dudas}. {Los carnés con descuento se enseñan al entrar|Venga unos minutos antes de la hora}.",
      ],
      [
        "¿{Es accesible la sala|Hay ascensor}?",
        "{Díganos qué necesita y le explicamos el camino|Pregunte por la entrada sin escalones|Algunas casas viejas tienen rincones difíciles}, {y salimos a la puerta si hace falta|y buscamos un buen sitio|así llega sin sorpresas}.",
        "{Hay escalones que no salen en las fotos|Cada sala tiene su entrada y sus medidas}, {así que llame antes y lo vemos|y le contamos por dónde es mejor pasar}. {Sillas de ruedas y carritos se dicen al reservar|Su acompañante puede preguntar también}.",
        "{Díganos si le cuesta oír, ver o estar de pie|Un asiento cerca o una silla plegable ayudan mucho}; {preparamos lo que se pueda|le diremos con franqueza qué falta}.",
      ],
      [
        "¿{Es para niños|Desde qué edad se puede ir}?",
        "{La edad del programa es un consejo|Usted conoce mejor a su hijo|Depende de la obra y del niño}, {así que pregunte si duda|y le contamos de qué trata|y salir un momento siempre se puede}.",
        "{Un niño que pregunta está en su sitio|Lo que asusta o es largo se indica en el programa}; {siéntese cerca del pasillo|cuéntele antes qué va a ver}.",
        "{Para los más pequeños hay horas con menos ruido|La primera vez, mejor algo corto}, {y así salen con ganas de volver|y se van cuando ellos digan}.",
      ],
      [
        "¿{Puedo hacer fotos|Se puede grabar}?",
        "{Sin flash muchas veces sí, durante la función no|Mire las señales de cada sala|Depende de la obra y de los préstamos}, {y para publicar hay que preguntar|así que hable antes con el equipo|y con los ojos también se guarda}.",
        "{Para el recuerdo, sin flash y sin trípode, se puede a menudo|En una función, la luz del móvil molesta a la fila de atrás}; {pregunte a la entrada|lo que está permitido se indica}.",
        "{Los derechos son de quien lo ha creado|Hay obras prestadas con sus propias reglas}, {así que consulte antes de subir nada|y por eso hay que pedirlo}. {Para prensa y escuelas, escríbanos|Al final suele haber un momento para fotos}.",
      ],
      [
        "¿{Cuánto tiempo lleva|Hay descanso}?",
        "{Está junto a la fecha|Depende de lo que usted quiera mirar|Lo que los ojos aguanten}, {y siempre hay dónde sentarse|y después queda tiempo para hablar|así que venga sin prisa}.",
        "{La duración está anunciada junto al título|Pregunte si va con el tiempo justo}; {para una visita usted pone el ritmo|una función larga suele llevar pausa}.",
        "{Con niños se ve menos y se tarda menos|Una primera vuelta es corta y la segunda es la buena}, {así que no lo quiera ver todo|y siempre se puede parar}. {Calcule también el guardarropa|El último autobús se mira antes}.",
      ],
      [
        "¿{Se alquila la sala|Se puede alquilar un espacio}?",
        "{Pregunte con fecha y número|En días libres suele ser posible|Se puede hablar de casi todo}, {aunque no todo se puede mover|y alguien del equipo lleva la técnica|y le enseñamos el sitio}.",
        "{Escriba qué quiere celebrar, cuántos son y cuándo|Venga a ver el sitio a la hora de su acto}; {le decimos qué días hay y qué incluye|se habla de sillas, sonido y limpieza}.",
        "{Los días sin programa son los mejores para alquilar|Algunas fechas están dadas con mucho tiempo}, {así que mande varias posibles|y hay que contar también con el montaje}. {Un plano ayuda a imaginarlo|Lo que no se pueda, se dice antes}.",
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
