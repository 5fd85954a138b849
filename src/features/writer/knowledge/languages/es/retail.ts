/**
 * Spanish wordings of the retail family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const retail: Wording = familyWording(
  ["cliente", "clientes", "tienda", "en la tienda", "a la tienda", "selección"],
  ["En la tienda", "Hallazgos", "Citas"],
  {
    headlines: [
      "{Entre|Toque}, {mire|pruebe}, sin prisa",
      "Cosas que {se quedan|se usan}",
      "{Bien elegido|Bien aconsejado}, querido por mucho tiempo",
    ],
    truths: [
      "{Lo que se ha tenido en la mano decepciona menos|Tocar sigue siendo la mejor prueba|Una foto no dice cuánto pesa una cosa}, {y por eso merece la pena venir|así que aquí se puede probar casi todo|y para eso está la tienda}.",
      "{Una buena tienda deja muchas cosas fuera|Elegir también es saber descartar|No hace falta tener de todo}, {para que usted no tenga que buscar tanto|y de eso nos ocupamos nosotros|porque lo bueno se ve mejor con espacio}.",
      "{El buen consejo empieza con una pregunta|Antes de enseñar nada, preguntamos|Para acertar hay que escuchar primero}, {y entonces la elección se aclara sola|porque cada uso pide algo distinto|y después sobran la mitad de las opciones}.",
      "{Lo más caro no siempre es lo mejor|Muchas veces basta el tamaño mediano|No todo el mundo necesita lo más grande}, {y se lo decimos aunque vendamos menos|y quien lo sabe vuelve con confianza|así que pregunte sin reparo}.",
    ],
    offers: [
      [
        "search",
        "Consejo",
        "{Díganos para qué lo necesita|Cuéntenos qué le importa y qué no|Explíquenos cómo lo va a usar}, {y le enseñamos lo que de verdad encaja|y la elección será mucho más corta|y le daremos una opinión sincera}.",
      ],
      [
        "gift",
        "Regalos",
        "{Cuéntenos para quién es el regalo y qué le gusta|Si no sabe qué regalar, venga con dos pistas|Dos frases sobre la persona nos bastan}, {y le proponemos varias ideas|y buscamos juntos algo que le guste|y si quiere se lo envolvemos}.",
      ],
      [
        "package",
        "Encargos y reservas",
        "{Que algo no esté hoy no quiere decir que no llegue|Si no lo encuentra, envíenos el nombre o una foto|Podemos preguntar por lo que le falta}, {y le diremos si se puede conseguir y cuándo|y le avisamos en cuanto sepamos algo|así no tendrá que volver en balde}.",
      ],
      [
        "wrench",
        "Cuidado y arreglos",
        "{Antes de tirar algo bueno, enséñenoslo|Muchas cosas se pueden salvar con poco|Lo bien hecho merece un arreglo}, {y le diremos si compensa|y el precio lo sabrá antes|y a veces basta un consejo de cuidado}.",
      ],
      [
        "hand",
        "Pruebas",
        "{Aquí se puede tocar, probar y comparar|Las fotos engañan y los dedos no|Pruebe con calma antes de decidir}, {y si prefiere mirar a solas, díganoslo|porque hay tiempo para todo|y le acompañamos solo si lo desea}.",
      ],
      [
        "store",
        "Novedades",
        "{De lo que acaba de entrar a menudo hay muy poco|Siempre hay alguna cosa recién llegada|Lo nuevo se coloca junto a la entrada}, {así que vale la pena asomarse de vez en cuando|y con gusto se lo enseñamos|y puede preguntarnos qué viene después}.",
      ],
    ],
    process: [
      [
        "Mirar",
        "{Pasee por la tienda sin que nadie le apure|Mire a su aire o pregunte enseguida|Tómese el tiempo que quiera para mirar}, {que aquí se puede tocar|y si necesita algo estamos cerca|porque así se encuentra lo inesperado}.",
      ],
      [
        "Probar",
        "{Pruebe y compare antes de comprar|Si duda, déjelo para mañana|Póngaselo, ábralo o téngalo en la mano}, {que lo bueno aguanta una noche|y así queda el gusto|y díganos qué le falta o le sobra}.",
      ],
      [
        "Llevar",
        "{Se lo lleva ahora o se lo guardamos|Puede llevárselo envuelto o tal cual|Si aún no está, lo encargamos}, {como le venga mejor|y usted dice en caja cómo lo prefiere|y le damos el recibo para cambios}.",
      ],
    ],
    questions: [
      [
        "¿{Puedo cambiarlo|Y si no me queda bien}?",
        "{Con el recibo y sin usar suele ser posible|Guarde el recibo y venga cuanto antes|Muchas cosas se pueden cambiar}, {pero los encargos tienen otras reglas|y en caja le decimos el plazo|así que pregunte al comprar}.",
      ],
      [
        "¿{Pueden guardarme algo|Puedo reservar una pieza}?",
        "{Sí, díganos qué pieza y a qué nombre|Escríbanos qué quiere que apartemos|Se lo guardamos con gusto unos días}, {y le decimos hasta cuándo|y así no se queda sin ella|y si cambia de idea, solo avísenos}.",
      ],
      [
        "¿{Traen cosas por encargo|Qué hago si está agotado}?",
        "{Muchas veces sí, díganos marca, talla o título|Preguntamos al proveedor y le contamos|Si aún se fabrica, suele poder encargarse}, {y sabrá el precio antes de pedirlo|y le avisamos cuando llegue|y también si hay que esperar mucho}.",
      ],
      [
        "¿{Hacen envíos|Me lo pueden mandar a casa}?",
        "{Díganos la dirección y lo miramos|Lo pequeño viaja bien por correo|Escríbanos qué es y adónde va}, {y sabrá el coste antes de decidir|pero lo frágil pide algo más de cuidado|y le diremos qué días son posibles}.",
      ],
      [
        "¿{Hay vales de regalo|Puedo regalar un vale}?",
        "{Pregunte en caja por el importe que desea|Puede ser por una cantidad o por una pieza|Para un vale bastan un nombre y una fecha}, {y la persona elige con calma|y así nadie se equivoca de talla|y le explicamos hasta cuándo sirve}.",
      ],
      [
        "¿{Cómo se cuida|Qué hago para que dure}?",
        "{Pregúntenos al comprar y se lo explicamos|Depende del material y del uso|Cada cosa pide un cuidado distinto}, {y una frase a tiempo evita disgustos|pero a menudo basta con hacer menos|y lo apuntamos si hace falta}.",
      ],
    ],
    qualities: [
      ["buenas piezas", "buen consejo"],
      ["poca cantidad", "mucho acierto"],
      ["palabras sinceras", "precios claros"],
      ["manos libres", "buen ojo"],
      ["hallazgos", "trato llano"],
    ],
    events: ["Noche de tienda", "Demostración", "Taller en la tienda"],
  },
);

export const retailTrades: Record<string, Wording> = {
  florist: familyWording(
    ["cliente", "clientes", "floristería", "en la floristería", "a la floristería", "flores"],
    ["Flores y ocasiones", "Recién atado", "Talleres"],
    {
      headlines: [
        "{Llegadas|Abiertas} esta mañana, {atadas aquí|en papel}",
        "{Flores|Un ramo} {cuando faltan palabras|sin motivo}",
        "Para días {claros|de fiesta} y para días {de silencio|pesados}",
      ],
      truths: [
        "{Un capullo dura más y una flor abierta luce antes|Una rosa abierta es para hoy y cerrada para la semana|Las flores tienen su propio calendario}, {así que díganos cuándo debe lucir|y por eso preguntamos el día|y lo vemos al elegir}.",
        "{El agua limpia es medio oficio|Los cubos se friegan más que las mesas|Un tallo recién cortado bebe mejor}, {y se nota a los pocos días|y el ramo lo agradece|así que cambie el agua también en casa}.",
        "{La temporada elige con nosotros|Mayo no huele como noviembre|Cada mes trae otros colores}, {así que ningún ramo repite al anterior|y lo mejor suele ser lo de ahora|así que pida lo más bonito de hoy}.",
        "{El duelo pide pocas palabras|En una cinta cada palabra pesa|Para una despedida hace falta calma}, {así que nos tomamos el tiempo necesario|y puede escribirlas en casa|y le ayudamos a encontrarlas}.",
      ],
      offers: [
        [
          "flower",
          "Ramos",
          "{Para dar las gracias, pedir perdón o felicitar|Un ramo puede ser pequeño para la cocina o grande para la sala|Díganos para quién es y qué le gusta}, {y con un color ya sabemos empezar|y lo atamos con lo más fresco del día|y elegimos las flores con usted}.",
        ],
        [
          "heart",
          "Bodas",
          "{Para una boda pensamos en el ramo y en las mesas|El vestido y el lugar marcan las flores|Una boda empieza con una charla sobre colores}, {así que pregunte pronto|y antes vemos una prueba|y los prendidos no se olvidan}.",
        ],
        [
          "leaf",
          "Flores de duelo",
          "{Para una despedida hacemos coronas y centros|Las flores de duelo hablan en voz baja|Cuéntenos qué le gustaba}, {y de la cinta y la entrega nos ocupamos|y no hace falta decidirlo todo hoy|así usted no tiene que pensar en eso}.",
        ],
        [
          "sprout",
          "Plantas",
          "{Para una ventana, un balcón o una tumba hay una planta|Díganos cuánta luz hay y cada cuánto riega|Algunas plantas perdonan más que otras}, {y le decimos cuál aguantará|y aquí mismo se trasplanta|así no se marchita en un mes}.",
        ],
        [
          "gift",
          "Flor seca",
          "{Las flores secas duran mucho y no piden agua|Una corona seca alegra la puerta varios meses|También su propio ramo se puede secar}, {y pregunte por los talleres|así queda un recuerdo|y guarda el color casi un año}.",
        ],
      ],
      process: [
        [
          "Contar la ocasión",
          "{Díganos para quién, cuándo y cuánto más o menos|Con un color y una ocasión podemos empezar|Cuéntenos el motivo y el jarrón}, {y lo demás es oficio|y diga también qué no le gusta|y le proponemos algo}.",
        ],
        [
          "Dejar que se ate",
          "{Atamos con lo que hoy está más bonito|Puede mirar mientras lo hacemos|El ramo crece en la mano, flor a flor}, {y todavía puede cambiar algo|y el verde va incluido|y una flor se quita si no gusta}.",
        ],
        [
          "Llevar o enviar",
          "{Se lleva el ramo en papel y con agua|Lo llevamos a una casa, a una iglesia o a una sala|Puede recogerlo o pedir la entrega}, {y díganos quién estará|y corte los tallos al llegar|y el camino lo aguanta bien}.",
        ],
      ],
      questions: [
        [
          "¿{Cómo dura más un ramo|Qué hago para que aguante}?",
          "{Corte los tallos en diagonal y quite las hojas del agua|Cambie el agua cada dos días|Póngalo lejos de la fruta y del radiador}, {y por la noche mejor en un sitio fresco|y así dura bastante más|y no lo deje al sol}.",
        ],
        [
          "¿{Llevan flores a domicilio|Pueden entregar el ramo}?",
          "{Cerca con gusto y lejos si lo hablamos|Díganos dirección y hora|Sí, con un teléfono de la casa}, {y díganos si es una sorpresa|y conviene que haya alguien|y le confirmamos cuándo llega}.",
        ],
        [
          "¿{Cuándo hablamos de la boda|Con cuánta antelación}?",
          "{Cuando tenga la fecha y el vestido|Unos meses antes es buen momento|Para una fiesta pequeña basta menos tiempo}, {y los colores pueden esperar|y traiga alguna imagen|y la primera charla no obliga a nada}.",
        ],
        [
          "¿{Cuánto tarda una corona|Hasta cuándo encargo para un entierro}?",
          "{Un día o dos y a veces menos|Llámenos y lo vemos enseguida|Cuanto antes lo sepamos, mejor}, {y la entrega se habla con el tanatorio|y apuntamos el texto por teléfono|así usted no tiene que venir}.",
        ],
        [
          "¿{Qué plantas son seguras con gatos|Qué es peligroso para animales}?",
          "{El lirio es peligroso para los gatos|Díganos qué animales hay en casa|Algunas plantas no van bien con mascotas}, {y le enseñamos las más tranquilas|y en la duda, póngala en alto|y orquídeas o helechos suelen dar menos problemas}.",
        ],
      ],
      qualities: [
        ["tallos frescos", "larga vida"],
        ["colores suaves", "olor a campo"],
        ["buen nudo", "mano ligera"],
        ["flor de temporada", "palabra justa"],
      ],
      events: ["Taller de coronas", "{Mercado|Fiesta} de primavera", "Curso de ramos"],
      actions: {
        sales: ["Encargar un ramo", "Pedir flores"],
        visits: ["Venir a la floristería"],
        quotes: ["Consultar una ocasión"],
      },
    },
  ),
};
