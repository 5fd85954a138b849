/** Spanish wordings of the building family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const building: Wording = familyWording(
  ["cliente", "clientes", "taller", "en la obra", "al taller", "construcción"],
  ["Qué hacemos", "Proyectos", "Obras abiertas"],
  {
    headlines: [
      "Del {plano|trazo} a la {llave|última tabla}",
      "{Bien medido|Bien pensado}, bien hecho",
      "Más {espacio|luz} en {su casa|lo antiguo}",
      "{Un muro|Una idea}, un plano, {una obra|un equipo}",
      "{Reformar|Ampliar} sin {sobresaltos|perder el hilo}",
      "Lo que {imagina|se dibuja}, hecho",
    ],
    truths: [
      "{En papel, cambiar de idea es barato|Una línea se mueve mejor que un muro|Lo que se decide antes cuesta menos después}, {así que gaste una tarde más en el plano|y por eso miramos dos veces|y en la obra cada día cuenta}.",
      "{Las casas viejas guardan secretos|Detrás del yeso nadie sabe qué hay|Una reforma siempre trae alguna sorpresa}, {y un presupuesto honesto lo dice|así que conviene dejar una reserva|y por eso abrimos y miramos antes}.",
      "{Los retrasos nacen entre un oficio y otro|Esperar cuesta más que trabajar|El orden de los trabajos decide mucho}, {y alguien debe llevar el calendario|así que se habla cada semana|y por eso las fechas se escriben}.",
      "{Lo más caro es hacer las cosas dos veces|Medir otra vez cuesta un minuto|Un centímetro puede parar una obra}, {y por eso el metro sale primero|así que preguntamos de más|y se comprueba antes de cortar}.",
      "Lo que se ahorra {el primer día|en lo que no se ve} {se paga después|acaba dentro de la pared}, {así que lo hablamos antes|y se lo decimos}.",
      "Una obra es {un trabajo largo entre muchos|también cosa de vecinos}, {y depende de que todos se hablen|donde cuenta el orden del día}.",
      "La madera, la piedra y la casa vieja {tienen sus costumbres|aún se mueven}, {y se trabaja con ello|conviene escucharlas antes de cortar}.",
    ],
    offers: [
      [
        "house",
        "Ampliaciones",
        "{Cuando la casa se queda pequeña, se puede ampliar|Un cuarto más cambia toda la casa|Antes de ampliar se miran plano y permisos}, {y empezamos por escuchar sus deseos|para que lo nuevo encaje con lo viejo|y le decimos pronto qué es posible}.",
        "Ganar una habitación es {un proyecto de familia|más que unas paredes}: {miramos luz, accesos y normas|empecemos por lo que permite el terreno}.",
        "Antes de ampliar {comprobamos qué sostiene|medimos lo que hay}, {luego se dibuja con usted|y se fija el presupuesto}.",
      ],
      [
        "hammer",
        "Reformas",
        "{Antes de decidir comprobamos cómo está lo que hay|Humedad, corrientes o cables viejos se miran primero|En una reforma lo sano se queda}, {y para eso a veces abrimos un poco|y usted ve qué conviene cambiar|así no se gasta donde no hace falta}.",
        "En lo antiguo {se descubre al abrir|las paredes guardan sorpresas}: {dejamos un margen|le llamamos antes de seguir}.",
        "Reformar por habitaciones {es posible|permite seguir en casa} {si el orden es bueno|y le diremos por dónde empezar}.",
      ],
      [
        "ruler",
        "Trabajos a medida",
        "{Para el rincón donde nada cabe hay una solución|Lo hecho para su sitio aprovecha cada palmo|A medida quiere decir pensado para su casa}, {y medimos siempre en el lugar|y con una foto se puede empezar|así que cuéntenos para qué lo quiere}.",
        "Una escalera, un armario, un rincón difícil: {tomamos medidas|traiga sus ideas}, {el dibujo va antes que la madera|y lo ve antes de hacerse}.",
        "Lo que se hace {para un sitio concreto|a mano} {encaja|dura mucho}, {aunque pide paciencia|y el taller le enseña cómo va}.",
      ],
      [
        "clipboard-list",
        "Planos y seguimiento",
        "{Alguien tiene que leer los planos y también las facturas|Comparamos ofertas y vigilamos las fechas|Durante la obra sabrá quién viene y cuándo}, {y los cambios se escriben|para que usted viva con calma|y le contamos cada semana cómo va}.",
        "Un plano responde {a las preguntas antes de la obra|a lo que las palabras dejan en el aire} {y se corrige con un trazo|y enseña lo que no va a caber}.",
        "Durante la obra {alguien mira el conjunto|pasamos con regularidad}, {y usted llama a una sola persona|y los informes son cortos}.",
      ],
      [
        "ruler",
        "Mediciones",
        "{Antes del primer ladrillo se cuentan medidas y cantidades|Un cálculo claro muestra qué viene y cuándo|Medir bien ahorra discusiones}, {y cada cambio lleva su precio|y así puede comparar las ofertas|para que la cifra no crezca sola}.",
        "Una cifra seria se hace {en el sitio|con medidas}, {partida por partida|diciendo qué no incluye}.",
        "Mande {planos y fotos|lo que tenga}: {le damos una primera idea|después una visita afina el precio}.",
      ],
      [
        "wrench",
        "Reparaciones",
        "{Una grieta o una junta abierta se arregla mejor pronto|El tiempo estropea primero los bordes y los canalones|Los daños pequeños conviene verlos antes del invierno}, {y ayudan dos fotos desde lados distintos|y le decimos si corre prisa|así no se convierten en obra}.",
        "Una grieta, una gotera, una tabla podrida: {primero la causa|buscamos de dónde viene}, {después el arreglo|si no, vuelve}.",
        "Antes de cambiar {miramos qué se salva|se arregla lo que se puede}, {y decimos cuándo ya no compensa|que suele costar menos}.",
      ],
    ],
    process: [
      [
        "Visitar",
        "{Damos una vuelta por la casa con usted|Vemos el plano, las fotos y sus deseos|La primera visita sirve para preguntar}, {y hable de dinero sin rodeos|y todavía no damos cifras|porque las preguntas van antes}.",
        "Vamos a {ver y medir|mirar con un metro y preguntas}, {y usted cuenta qué quiere|y nos enseña lo que molesta}.",
        "La visita enseña {lo que las fotos esconden|accesos y paredes}, {así que vamos con tiempo|y puede preguntarlo todo}.",
      ],
      [
        "Calcular",
        "{Calculamos cada partida por separado|Recibe una lista con lo que entra y lo que no|Las cifras vienen con su explicación}, {así que pregunte por cada línea|y léala con un lápiz en la mano|y se cambia lo que no le convenza}.",
        "El presupuesto detalla {cada partida|lo que incluye y lo que no}, {usted quita y añade|y lo repasamos juntos}.",
        "Recibe {un plano y un precio|cifras que se entienden}, {para comparar con calma|con un calendario}.",
      ],
      [
        "Construir y entregar",
        "{Se construye por etapas y con reuniones fijas|Avanzamos en el orden acordado|Durante la obra nos vemos con regularidad}, {y al final se repasa todo con una lista|y lo que falte queda anotado|hasta que usted da el visto bueno}.",
        "La obra avanza {en el orden previsto|por partes}, {sabe quién viene y cuándo|un repaso regular dice cómo va}, y al final damos la vuelta juntos.",
        "Se protege, {se construye y se limpia|se trabaja y se recoge}, {después lo revisa con nosotros|y la lista de retoques se hace entre los dos}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto costará la obra|Cómo se calcula|Y el presupuesto}?",
        "{El presupuesto es tan firme como el plano|Lo que se mide se calcula y lo oculto se estima|Depende de lo decidido que esté todo}, {y conviene dejar una reserva|así que acuerde antes el precio de los extras|y lo dudoso lo marcamos como tal}.",
        "Una primera idea {llega pronto|se da por teléfono}, {un precio seguro pide una visita|la cifra firme viene tras medir}.",
        "El presupuesto dice {qué es fijo|partida por partida} y {qué puede variar|qué no incluye}, {así que pregunte|para que todo esté claro}.",
      ],
      [
        "¿{Hace falta permiso|Quién lo solicita}?",
        "{Para estructura y fachada casi siempre hace falta|Depende del lugar y del tipo de obra|Pregunte primero en el ayuntamiento}, {y el trámite lleva su tiempo|así que empiece pronto|y se acuerda quién lo solicita}.",
        "Depende {de la obra y del municipio|de las normas locales}: {el ayuntamiento responde|lo miramos con usted}, {y conviene prepararlo pronto|y le decimos quién lo presenta}.",
        "A veces {basta una comunicación|no hace falta nada}, {otras hace falta licencia|pero mejor preguntar}, y eso lleva tiempo.",
      ],
      [
        "¿{Vivir allí durante la obra|Se puede vivir allí|Y el ruido}?",
        "{A menudo se puede vivir en una parte|Depende de la cocina y del baño|Con buena organización muchas veces sí}, {aunque el polvo llega siempre|y conviene vaciar los cuartos vecinos|y el ruido se anuncia antes}.",
        "Muchas veces sí, {por habitaciones|si se protege el resto}; {para cocina y baño, busque una solución|le decimos qué días serán pesados}.",
        "Habrá {ruido y polvo|días ruidosos}: {tapamos y barremos|sabrá los horarios}, {y se acaba|avise también a los vecinos}.",
      ],
      [
        "¿{Cuánto dura la obra|Cuánto tiempo calcular}?",
        "{Depende del tamaño y de las entregas|El tiempo y las decisiones marcan el ritmo|Se puede estimar cuando el plano está claro}, {y decidir tarde es lo más caro|así que conviene dejar margen|y las etapas se acuerdan antes}.",
        "Entre la idea y {el primer golpe|el comienzo} pasa {tiempo para planos y pedidos|más de lo que parece}; el calendario va con el presupuesto.",
        "Díganos {su fecha|qué debe estar antes}: {le diremos si es posible|el orden se hace alrededor}.",
      ],
      [
        "¿{Qué podemos hacer|Se puede ayudar|Y nuestras manos}?",
        "{Vaciar, desmontar o pintar suele ser posible|Algunas tareas sí, si se acuerdan|Díganoslo antes de calcular}, {porque tiene que caber en el plan|pero otras son solo cosa del oficio|y así se descuenta en el presupuesto}.",
        "Vaciar, desmontar, pintar: {se puede|baja la factura} {si el límite está claro|siempre que se cumpla el calendario}.",
        "Hablémoslo {antes del presupuesto|al principio}, {para que cada uno sepa qué hace|porque algunas cosas las debe hacer un profesional}.",
      ],
      [
        "¿{Se cumplirá el plazo|Y si hay retraso}?",
        "{El tiempo y las entregas también opinan|Un plan con margen aguanta mejor|Nadie manda sobre la lluvia}, {y si algo se retrasa lo sabrá pronto|así que cada semana le contamos cómo va|y buscamos con usted la mejor salida}.",
        "Un retraso puede venir {del tiempo o de una entrega|de lo que se descubre}: {lo sabe pronto|llamamos en cuanto lo sabemos}, {con otra fecha|y se reordena lo que sigue}.",
        "La fecha está {en el acuerdo|en el papel}, {y todo cambio se explica|hablemos de qué podría moverla}.",
      ],
    ],
    qualities: [
      ["muros rectos", "palabras claras"],
      ["buenos planos", "sótanos secos"],
      ["oficio cuidado", "fechas cumplidas"],
      ["juntas limpias", "camino corto"],
      ["ideas firmes", "números honestos"],
      ["plano legible", "obra recogida"],
      ["medidas justas", "cuentas claras"],
    ],
    events: ["Obra abierta", "Tarde de consejo", "Día de taller"],
  },
);
