/**
 * Spanish wordings of the home family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const home: Wording = familyWording(
  ["cliente", "clientes", "taller", "a domicilio", "al taller", "oficio"],
  ["Servicios", "Trabajos", "Fechas"],
  {
    headlines: [
      "¿{Gotea|Se atasca}? {Escriba|Llame}",
      "{Ver|Entender}, {explicar|calcular}, arreglar",
      "Trabajo {limpio|cuidado}, {cuentas claras|suelo barrido}",
    ],
    truths: [
      "{Los daños pequeños crecen callados|Lo que hoy gotea mañana corre|Una mancha en el techo rara vez se va sola}, {así que conviene llamar pronto|y a tiempo suele ser poca cosa|y esperar casi siempre sale más caro}.",
      "{El buen trabajo casi no se ve|Lo importante queda detrás de la pared|Un arreglo bien hecho se olvida pronto}, {pero se nota durante años|y por eso no se tapa nada a medias|y de ahí viene el cuidado}.",
      "{Una foto puede ahorrar un viaje|Cuanto más claro el aviso, antes llega la pieza|La placa del aparato dice mucho}, {así que mande más de una imagen|y con eso venimos mejor preparados|aunque salga un poco borrosa}.",
      "{Lo urgente no siempre es lo que más ruido hace|Las casas avisan antes de estropearse|Un sonido nuevo en casa merece una pregunta}, {y preguntar a tiempo cuesta poco|así que confíe en su oído|y casi siempre hay una causa sencilla}.",
    ],
    offers: [
      [
        "wrench",
        "Reparaciones",
        "{Díganos qué falla, dónde y desde cuándo|Con una foto y dos frases ya podemos pensar en la pieza|Cuéntenos qué ha dejado de funcionar}, {y venimos con lo necesario|y le decimos si corre prisa|así se aclara mucho antes de la visita}.",
      ],
      [
        "house",
        "Instalaciones",
        "{Antes de instalar nada hacemos un plan|Partimos de sus medidas, sus deseos y su presupuesto|Una instalación empieza por mirar el sitio}, {y usted puede comparar soluciones|así que díganos quién lo va a usar|para que encaje desde el primer día}.",
      ],
      [
        "calendar-check",
        "Mantenimiento",
        "{Una revisión al año alarga la vida de las cosas|Antes de la temporada es el mejor momento|Revisar a tiempo evita muchas averías}, {así que resérvela con tiempo|y le decimos qué puede esperar|y se detecta lo que empieza a fallar}.",
      ],
      [
        "phone",
        "Urgencias",
        "{Si puede, cierre primero la llave o el interruptor|En una urgencia, asegure el lugar y después llame|Cuando corre prisa, descríbalo en pocas palabras}, {y le diremos qué hacer mientras tanto|y vemos juntos cuánto puede esperar|así se evita que el daño crezca}.",
      ],
      [
        "search",
        "Diagnóstico",
        "{A veces el problema es menor de lo que suena|Primero se mira y se mide|Antes de cambiar nada buscamos la causa}, {y después le damos un consejo claro|y también sabrá qué puede esperar|y una foto ya ayuda a empezar}.",
      ],
      [
        "hammer",
        "Pequeños arreglos",
        "{Un grifo, un tirador o una lámpara también cuentan|Esas cosas que llevan meses en la lista se hacen en un rato|Para los arreglos pequeños conviene juntar varios}, {y así una sola visita basta|y cuéntenos todo al llamar|para no viajar dos veces}.",
      ],
    ],
    process: [
      [
        "Contar",
        "{Envíe unas fotos y unas frases|Díganos qué ocurre, dónde y desde cuándo|Descríbalo como se lo contaría a un vecino}, {y diga también si urge|con eso ya se puede empezar|y le decimos qué día es posible}.",
      ],
      [
        "Ver y calcular",
        "{Buscamos la causa y después calculamos el precio|En una visita vemos qué hace falta|Primero se mira y luego se ponen cifras}, {y no se hace nada sin su visto bueno|y usted decide con calma|así sabrá qué está incluido}.",
      ],
      [
        "Hacer",
        "{El día acordado cubrimos, trabajamos y probamos|Trabajamos en orden y con cuidado|Hacemos lo hablado y lo probamos delante de usted}, {y después recogemos|y al final recibe una factura clara|y dejamos el sitio como estaba}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cuesta una visita|De qué depende el precio}?",
        "{Cuentan el viaje, el tiempo y el material|Depende del desplazamiento y de las horas|El precio sale del trabajo y de las piezas}, {y de noche suele costar más en cualquier sitio|así que pregunte antes por las tarifas|y se lo explicamos antes de ir}.",
      ],
      [
        "¿{Tengo que estar en casa|Puede abrir un vecino}?",
        "{No hace falta, basta alguien con llave|Puede abrir un vecino de confianza|Al principio conviene que haya alguien}, {y déjenos un teléfono por si surge algo|y el paso libre ayuda mucho|así puede seguir con su día}.",
      ],
      [
        "¿{Paga el inquilino o el dueño|Lo cubre el seguro de la casa}?",
        "{Si vive de alquiler, avise primero al dueño|Depende de la causa y de su póliza|Conviene comunicar el daño antes de repararlo}, {y unas fotos ayudan con el seguro|y guarde después la factura|y la póliza dice qué cubre}.",
      ],
      [
        "¿{Cuándo pueden venir|Hay hueco pronto}?",
        "{Lo urgente va primero|Depende de la prisa y de la zona|Díganos qué ha dejado de funcionar}, {y ayuda que proponga varias horas|y le damos la primera hora posible|así encontramos hueco antes}.",
      ],
      [
        "¿{Hay precio antes|Me dan presupuesto}?",
        "{Sí, después de ver el trabajo|Cuando está claro qué hay que hacer, se puede cerrar el precio|Con fotos damos una idea y tras la visita una cifra}, {y lo dudoso se dice como dudoso|y nada se añade sin su visto bueno|así puede comparar con calma}.",
      ],
      [
        "¿{Recogen después|Queda limpio}?",
        "{Se cubre antes y se barre después|Lo viejo nos lo llevamos si así lo acordamos|Recoger es parte del trabajo}, {y díganos qué es delicado|y un paso libre ayuda a todos|así solo queda lo nuevo}.",
      ],
    ],
    qualities: [
      ["trabajo limpio", "precio claro"],
      ["ayuda rápida", "mano segura"],
      ["buen plan", "poco polvo"],
      ["hora cumplida", "suelo limpio"],
      ["buena herramienta", "palabra clara"],
    ],
    events: ["Día de consejo", "Charla", "Semanas de revisión"],
  },
);

export const homeTrades: Record<string, Wording> = {
  gardener: familyWording(
    ["cliente", "clientes", "jardín", "en el jardín", "al jardín", "jardinería"],
    ["Trabajos", "Jardines", "En el jardín"],
    {
      headlines: [
        "Un jardín que {crece con usted|no pesa}",
        "Primero {el suelo|mirar}, después {la planta|la azada}",
        "{Podar|Plantar} cuando {toca|lo pide la planta}",
      ],
      truths: [
        "{Lo que crece al lado también crecerá aquí|Decide el suelo y no el catálogo|Un jardín se planea con las manos en la tierra}, {así que mire por encima de la tapia|y por eso se cava antes de soñar|y lo demás es paciencia}.",
        "{El primer año un jardín duerme y el tercero salta|Un jardín va siempre a su paso|Las plantas pequeñas alcanzan pronto a las grandes}, {y por eso se dejan huecos|así que quien espera planta menos|y la prisa sale cara}.",
        "{Un riego largo de tarde en tarde hace buena raíz|Un sorbo diario vuelve vago el césped|Regar poco y cada día ayuda menos de lo que parece}, {así que mejor por la mañana y a fondo|y eso vale desde el primer verano|y el agua rinde más}.",
        "{Un seto recuerda cada corte|Un corte tardío se paga al año siguiente|Los pájaros también tienen algo que decir}, {y de ahí sale el calendario|así que se mira antes de cortar|y por eso preguntamos la fecha}.",
      ],
      offers: [
        [
          "scissors",
          "Cuidado de todo el año",
          "{Cuidamos césped, arriates y setos durante el año|Venimos cada pocas semanas o cuando nos llame|Un jardín cuidado a menudo da menos trabajo}, {y usted se queda con lo que le gusta hacer|para que nada se desborde|y las hojas se van con nosotros si quiere}.",
        ],
        [
          "ruler",
          "Jardín nuevo",
          "{Del escombro al primer verde se va por etapas|Un jardín nuevo empieza con un plano y buena tierra|Primero vienen los caminos y después las plantas}, {pensado también desde la ventana|así el gasto se reparte|y crece con usted}.",
        ],
        [
          "tree-deciduous",
          "Árboles y setos",
          "{Podamos, aclaramos y talamos si hace falta|Con cuerda o con escalera, según el árbol|Un árbol se mira antes de cortarlo}, {y primero vemos si está permitido|y lo seco se reconoce mejor en verano|y la leña se queda si la quiere}.",
        ],
        [
          "brick-wall",
          "Terrazas y muros",
          "{Losas, escalones y bordes necesitan una buena base|En una terraza lo que cuenta está debajo|Un muro bajo sujeta la tierra y sirve de banco}, {y el agua pide su pendiente|para que la helada no lo mueva|y vemos el material con usted}.",
        ],
        [
          "droplets",
          "Riego",
          "{Un riego por goteo lleva el agua a su sitio|Con un aljibe se aprovecha la lluvia|Quien no quiere ir con la regadera pone riego}, {así que háblelo antes de las vacaciones|y se gasta menos agua|y se programa en un momento}.",
        ],
      ],
      process: [
        [
          "Vuelta al jardín",
          "{Damos una vuelta y miramos sol, viento y suelo|La primera visita se puede hacer con cualquier tiempo|Miramos también el árbol del vecino}, {y díganos cómo usa el jardín|y dónde quiere la mesa|y qué no le gusta}.",
        ],
        [
          "Plan y presupuesto",
          "{Recibe un croquis, una lista de plantas y una cifra|En el plan se separa lo de ahora y lo del año que viene|Las cifras van por partes}, {y una parte puede hacerla usted|y tache lo que sobre|y se puede cambiar antes de empezar}.",
        ],
        [
          "Trabajo",
          "{Traemos la herramienta y nos llevamos los restos|Trabajamos en seco si se puede elegir|Cada tarde queda cerrada la verja}, {y el camino queda barrido|y usted ve pronto el primer trozo|y le avisamos de lo que viene}.",
        ],
        [
          "Dejar crecer",
          "{Después toca regar y mirar|El primer verano es el que más cuenta|Plantar es solo la mitad}, {y una hoja le dice qué hacer y cuándo|y volvemos si quiere|y lo demás lo hace el tiempo}.",
        ],
      ],
      questions: [
        [
          "¿{Cuándo se poda el seto|Hasta cuándo se puede cortar}?",
          "{Los cortes fuertes en invierno y los ligeros en verano|Depende del seto y de los nidos|Primero se mira si hay pájaros criando}, {y las normas del lugar también cuentan|así que se comprueba antes de cortar|y le decimos la mejor semana}.",
        ],
        [
          "¿{Cuándo se planta|Qué época es buena}?",
          "{En otoño, con la tierra todavía templada|Lo delicado, avanzada la primavera|En maceta casi siempre, menos con helada}, {y el agua importa más que el mes|y la lluvia ayuda|así arraiga antes del calor}.",
        ],
        [
          "¿{Cuánto cuesta el cuidado|Cobran por horas}?",
          "{Por horas o a precio cerrado|Después de la visita tiene una cifra|Cuentan el tamaño y el acceso}, {y los restos también se calculan|y cuidar a menudo sale mejor que rescatar|y sabe qué está incluido}.",
        ],
        [
          "¿{Qué plantas dan poco trabajo|Hay arriates que se cuidan solos}?",
          "{Las que quieren este suelo|Las que crecen juntas y tapan la tierra|Mejor pocas clases y muchas de cada una}, {aunque el primer año piden agua|y después casi se cuidan solas|y le enseñamos ejemplos}.",
        ],
        [
          "¿{Se llevan los restos|Qué pasa con las ramas}?",
          "{Podemos llevarlos, triturarlos o dejar un montón|Díganos si hay compost|Se habla antes de empezar}, {y queda escrito en el presupuesto|y a los erizos les gusta un rincón con ramas|y las hojas abonan}.",
        ],
      ],
      qualities: [
        ["tijera limpia", "borde recto"],
        ["suelo vivo", "arriate tranquilo"],
        ["fecha cumplida", "camino limpio"],
        ["plan para el año", "rincón silvestre"],
      ],
      events: ["Curso de poda", "Jardín abierto", "Cambio de plantas"],
      actions: { quotes: ["Enseñar mi jardín", "Pedir presupuesto"] },
    },
  ),
};
