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
    ],
    truths: [
      "{En papel, cambiar de idea es barato|Una línea se mueve mejor que un muro|Lo que se decide antes cuesta menos después}, {así que gaste una tarde más en el plano|y por eso miramos dos veces|y en la obra cada día cuenta}.",
      "{Las casas viejas guardan secretos|Detrás del yeso nadie sabe qué hay|Una reforma siempre trae alguna sorpresa}, {y un presupuesto honesto lo dice|así que conviene dejar una reserva|y por eso abrimos y miramos antes}.",
      "{Los retrasos nacen entre un oficio y otro|Esperar cuesta más que trabajar|El orden de los trabajos decide mucho}, {y alguien debe llevar el calendario|así que se habla cada semana|y por eso las fechas se escriben}.",
      "{Lo más caro es hacer las cosas dos veces|Medir otra vez cuesta un minuto|Un centímetro puede parar una obra}, {y por eso el metro sale primero|así que preguntamos de más|y se comprueba antes de cortar}.",
    ],
    offers: [
      [
        "house",
        "Ampliaciones",
        "{Cuando la casa se queda pequeña, se puede ampliar|Un cuarto más cambia toda la casa|Antes de ampliar se miran plano y permisos}, {y empezamos por escuchar sus deseos|para que lo nuevo encaje con lo viejo|y le decimos pronto qué es posible}.",
      ],
      [
        "hammer",
        "Reformas",
        "{Antes de decidir comprobamos cómo está lo que hay|Humedad, corrientes o cables viejos se miran primero|En una reforma lo sano se queda}, {y para eso a veces abrimos un poco|y usted ve qué conviene cambiar|así no se gasta donde no hace falta}.",
      ],
      [
        "ruler",
        "Trabajos a medida",
        "{Para el rincón donde nada cabe hay una solución|Lo hecho para su sitio aprovecha cada palmo|A medida quiere decir pensado para su casa}, {y medimos siempre en el lugar|y con una foto se puede empezar|así que cuéntenos para qué lo quiere}.",
      ],
      [
        "clipboard-list",
        "Planos y seguimiento",
        "{Alguien tiene que leer los planos y también las facturas|Comparamos ofertas y vigilamos las fechas|Durante la obra sabrá quién viene y cuándo}, {y los cambios se escriben|para que usted pueda vivir tranquilo|y le contamos cada semana cómo va}.",
      ],
      [
        "ruler",
        "Mediciones y costes",
        "{Antes del primer ladrillo se cuentan medidas y cantidades|Un cálculo claro muestra qué viene y cuándo|Medir bien ahorra discusiones}, {y cada cambio lleva su precio|y así puede comparar las ofertas|para que la cifra no crezca sola}.",
      ],
      [
        "wrench",
        "Reparaciones",
        "{Una grieta o una junta abierta se arregla mejor pronto|El tiempo estropea primero los bordes y los canalones|Los daños pequeños conviene verlos antes del invierno}, {y ayudan dos fotos desde lados distintos|y le decimos si corre prisa|así no se convierten en obra}.",
      ],
    ],
    process: [
      [
        "Visitar",
        "{Damos una vuelta por la casa con usted|Vemos el plano, las fotos y sus deseos|La primera visita sirve para preguntar}, {y hable de dinero sin rodeos|y todavía no damos cifras|porque las preguntas van antes}.",
      ],
      [
        "Calcular",
        "{Calculamos cada partida por separado|Recibe una lista con lo que entra y lo que no|Las cifras vienen con su explicación}, {así que pregunte por cada línea|y léala con un lápiz en la mano|y se cambia lo que no le convenza}.",
      ],
      [
        "Construir y entregar",
        "{Se construye por etapas y con reuniones fijas|Avanzamos en el orden acordado|Durante la obra nos vemos con regularidad}, {y al final se repasa todo con una lista|y lo que falte queda anotado|hasta que usted da el visto bueno}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto costará la obra|Es firme el presupuesto}?",
        "{El presupuesto es tan firme como el plano|Lo que se mide se calcula y lo oculto se estima|Depende de lo decidido que esté todo}, {y conviene dejar una reserva|así que acuerde antes el precio de los extras|y lo dudoso lo marcamos como tal}.",
      ],
      [
        "¿{Hace falta permiso|Quién lo solicita}?",
        "{Para estructura y fachada casi siempre hace falta|Depende del lugar y del tipo de obra|Pregunte primero en el ayuntamiento}, {y el trámite lleva su tiempo|así que empiece pronto|y se acuerda quién lo solicita}.",
      ],
      [
        "¿{Podemos vivir allí durante la obra|Habrá ruido y polvo}?",
        "{A menudo se puede vivir en una parte|Depende de la cocina y del baño|Con buena organización muchas veces sí}, {aunque el polvo llega siempre|y conviene vaciar los cuartos vecinos|y el ruido se anuncia antes}.",
      ],
      [
        "¿{Cuánto dura la obra|Cuándo se puede empezar}?",
        "{Depende del tamaño y de las entregas|El tiempo y las decisiones marcan el ritmo|Se puede estimar cuando el plano está claro}, {y decidir tarde es lo más caro|así que conviene dejar margen|y las etapas se acuerdan antes}.",
      ],
      [
        "¿{Qué podemos hacer nosotros|Se puede ayudar en la obra}?",
        "{Vaciar, desmontar o pintar suele ser posible|Algunas tareas sí, si se acuerdan|Díganoslo antes de calcular}, {porque tiene que caber en el plan|pero otras son solo cosa del oficio|y así se descuenta en el presupuesto}.",
      ],
      [
        "¿{Se cumplirá el plazo|Y si hay retraso}?",
        "{El tiempo y las entregas también opinan|Un plan con margen aguanta mejor|Nadie manda sobre la lluvia}, {y si algo se retrasa lo sabrá pronto|así que cada semana le contamos cómo va|y buscamos con usted la mejor salida}.",
      ],
    ],
    qualities: [
      ["muros rectos", "palabras claras"],
      ["buenos planos", "sótanos secos"],
      ["oficio cuidado", "fechas cumplidas"],
      ["juntas limpias", "camino corto"],
      ["ideas firmes", "números honestos"],
    ],
    events: ["Obra abierta", "Tarde de consejo", "Día de taller"],
  },
);
