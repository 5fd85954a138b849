/**
 * Spanish wordings of the food family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const food: Wording = familyWording(
  ["cliente", "clientes", "casa", "en la casa", "a la casa", "cocina"],
  ["La carta", "En la mesa", "Citas"],
  {
    headlines: [
      "{Siéntese|Tome asiento}, la cocina está en marcha",
      "{Buen pan|Una mesa}, {buena compañía|tiempo} y hambre",
      "{Caliente|Fresco}, sencillo y bien hecho",
    ],
    truths: [
      "{La temporada escribe media carta|El mercado decide buena parte del menú|Lo que está maduro manda en la cocina}, {y eso se nota desde el primer bocado|así que los platos cambian a lo largo del año|y nosotros cocinamos con lo que hay}.",
      "{Una carta corta suele ser buena señal|Preferimos pocos platos y bien hechos|Un plato mejora cuando se cocina a menudo}, {porque así cada uno recibe su tiempo|y eso se agradece en la mesa|y la cocina trabaja con más calma}.",
      "{Un buen recibimiento se recuerda tanto como el plato|La comida empieza ya en la puerta|A veces lo mejor de una comida es el saludo}, {y por eso uno vuelve con gusto|y lo demás llega después en el plato|aunque nadie lo escriba en la carta}.",
      "{Quien prueba mientras cocina acierta más|Al final siempre decide la cuchara|La receta es solo el comienzo}, {y por eso nunca está lejos del fuego|y el resto lo pone la práctica|así que probamos antes de servir}.",
    ],
    offers: [
      [
        "utensils",
        "Comida en el local",
        "{A mediodía se puede comer rápido|Venga por un solo plato o por toda la velada|Por la noche hay más tiempo para la mesa}, {y con gusto le decimos qué está bueno hoy|y si duda le ayudamos a elegir|así que diga al llegar cuánto tiempo tiene}.",
      ],
      [
        "users",
        "Grupos y celebraciones",
        "{Para cumpleaños, bautizos o cenas de equipo juntamos las mesas|Si van a ser muchos a la mesa, conviene avisar con tiempo|Las celebraciones se preparan mejor hablando antes}, {y basta con decirnos día, número y motivo|para que nadie se quede sin sitio|y así pensamos el menú con usted}.",
      ],
      [
        "leaf",
        "Cuidado con las alergias",
        "{Si hay algo que no puede comer|Cuando una alergia o una dieta manda|Si prefiere comer sin carne o sin leche}, {dígalo al pedir y le explicamos cada plato|avísenos cuanto antes y buscamos otra opción|háblelo con nosotros antes de elegir}.",
      ],
      [
        "package",
        "Comida para llevar",
        "{Puede pedir antes de venir|Muchos platos se pueden llevar a casa|Si hoy prefiere comer en casa, díganoslo}, {y la bolsa le estará esperando|y así no tendrá que hacer cola|y lo preparamos para la hora que nos diga}.",
      ],
      [
        "coffee",
        "Café y dulces",
        "{Después de comer o a media tarde|Entre dos recados o con un buen amigo|Cuando apetece algo pequeño}, {siempre sienta bien un café con algo dulce|hay un rato para sentarse con una taza|puede preguntarnos qué acaba de salir}.",
      ],
      [
        "chef-hat",
        "Cocina casera",
        "{Aquí se cocina a mano y en poca cantidad|Los platos salen de ollas que llevan horas al fuego|Cocinamos como se cocina para los de casa}, {y cuando algo se acaba toca esperar a mañana|y por eso la carta cambia a menudo|sin grandes adornos en el plato}.",
      ],
    ],
    process: [
      [
        "Reservar o pedir",
        "{Díganos el día, la hora y cuántos serán|Escriba o llame con la fecha que le conviene|Cuéntenos qué desea y para cuándo}, {y le confirmamos si es posible|y lo demás lo vamos viendo|y le respondemos enseguida}.",
      ],
      [
        "Avisar",
        "{Avise de alergias, de niños o de una ocasión especial|Una frase sobre lo que no debe faltar ya ayuda|Si hay algo que debamos saber, este es el momento}, {y lo tendremos en cuenta en la cocina|para que luego no haya sorpresas|y así lo preparamos bien}.",
      ],
      [
        "Disfrutar",
        "{Siéntese y deje el reloj a un lado|Venga con hambre y con tiempo|Recoja su pedido o quédese un rato}, {que de lo demás nos ocupamos nosotros|y díganos si falta algo|porque lo importante ya está hecho}.",
      ],
    ],
    questions: [
      [
        "¿{Hace falta reservar|Se puede venir sin reserva}?",
        "{El fin de semana conviene reservar|Para grupos es mejor avisar antes|Si viene en hora punta, llame antes}, {y los días tranquilos suele haber sitio|pero para dos casi siempre encontramos algo|aunque preguntar al llegar también vale}.",
      ],
      [
        "¿{Qué hago si tengo una alergia|Dónde veo los alérgenos}?",
        "{Dígalo antes de pedir y le explicamos qué lleva cada plato|Pregunte a quien le atiende por los ingredientes|Cuéntenos qué debe evitar y buscamos con usted}, {aunque en una cocina siempre puede quedar alguna traza|y le diremos con franqueza si hay riesgo de trazas|y si algo no es seguro se lo decimos}.",
      ],
      [
        "¿{Los niños son bienvenidos|Podemos ir con niños}?",
        "{Claro que sí, y si es temprano hay más calma|Por supuesto, díganos su edad al reservar|Los niños son bienvenidos a cualquier hora}, {y una ración pequeña se puede pedir|así les buscamos un buen sitio|y para ellos la comida sale primero si lo pide}.",
      ],
      [
        "¿{Puedo cancelar o cambiar la hora|Y si llegamos tarde a la mesa}?",
        "{Llámenos en cuanto lo sepa|Basta con una llamada corta|No pasa nada si nos avisa}, {y así otra persona podrá aprovechar la mesa|y buscamos otra hora con usted|porque una mesa suele poder esperar un poco}.",
      ],
      [
        "¿{Qué recomiendan hoy|Qué está bueno ahora}?",
        "{Depende de lo que haya llegado hoy del mercado|Pregunte a quien está detrás del mostrador|Cada día es un poco distinto}, {y le diremos qué ha salido mejor|así que le damos nuestra opinión sin rodeos|y lo mejor suele acabarse primero}.",
      ],
      [
        "¿{Se puede encargar para muchos|Hacen pedidos grandes}?",
        "{Sí, díganos el día, la hora y la cantidad|Se puede, mejor con unos días de margen|Con tiempo suficiente se puede casi todo}, {y le confirmamos qué es posible|y lo tendrá preparado a su hora|así compramos y cocinamos sin prisas}.",
      ],
    ],
    qualities: [
      ["buenos platos", "luz cálida"],
      ["carta corta", "sobremesa larga"],
      ["producto fresco", "cocina honesta"],
      ["buen género", "platos llenos"],
      ["puerta abierta", "pausas cortas"],
    ],
    events: ["Cata", "Noche temática", "Clase de cocina"],
    actions: {
      bookings: ["Reservar mesa", "Pedir mesa"],
      sales: ["Hacer un pedido", "Ver la carta"],
    },
  },
);

export const foodTrades: Record<string, Wording> = {
  bakery: familyWording(
    ["cliente", "clientes", "panadería", "en la panadería", "a la panadería", "pan"],
    ["Panes y dulces", "En el obrador", "Fechas"],
    {
      headlines: [
        "{Recién salido|Aún caliente}, {antes de que despierte la calle|temprano}",
        "Harina, agua, sal {y tiempo|y paciencia}",
        "Una corteza {que suena|que se oye}",
      ],
      truths: [
        "{El buen pan pide poco y muchas horas|A la masa no se le mete prisa|Un pan empieza el día antes}, {y la noche hace la mitad del trabajo|así que la víspera ya olemos a levadura|y esperar es parte del oficio}.",
        "{La corteza es el sabor del pan|Un pan pálido aburre al día siguiente|Un pan bien cocido cruje y dura más}, {así que pídalo bien hecho|y por eso cocemos sin miedo|y eso se oye al partirlo}.",
        "{La masa nota el tiempo que hace|El calor la corre y el frío la frena|Cada mañana la harina se porta distinta}, {y la mano lo sabe antes que el reloj|así que ninguna receta vale todo el año|y por eso amasamos con los dedos}.",
        "{La mantequilla no perdona la prisa|Un buen hojaldre se dobla y se deja reposar|En la bollería lo más difícil es esperar}, {y las capas se notan al morder|así que empezamos muy temprano|y eso no lo arregla ninguna máquina}.",
      ],
      offers: [
        [
          "wheat",
          "Panes",
          "{Hay panes de trigo, de centeno y con semillas|Puede llevarlo entero, medio o en rebanadas|Cada pan tiene su miga y su corteza}, {así que díganos cuántos días debe durar|y le decimos con qué va mejor|y en un paño se conserva bien}.",
        ],
        [
          "croissant",
          "Bollería",
          "{Cruasanes y bollos son para quien madruga|Lo dulce del desayuno sale temprano|Para una mesa de domingo hace falta bollería}, {así que venga pronto|o encárguelo la tarde antes|y lo que se acaba vuelve mañana}.",
        ],
        [
          "cake",
          "Tartas por encargo",
          "{Para una tarta díganos el motivo y las raciones|Un cumpleaños o una boda merece su propia tarta|Con una foto y un sabor ya podemos empezar}, {y avise de las alergias|y hablamos de la fecha|así la decoración encaja con la fiesta}.",
        ],
        [
          "cake-slice",
          "Dulces",
          "{Con fruta, crema u hojaldre, según la temporada|Para la merienda o el café del domingo hay algo dulce|Los dulces cambian con el mes}, {y cuando se acaban toca esperar|así que pregunte qué hay hoy|y se los ponemos en una caja}.",
        ],
        [
          "sandwich",
          "Bocadillos y salado",
          "{Cuando la pausa es corta, un bocadillo ayuda|Hay cosas saladas para llevar|También se puede pedir algo salado para una oficina entera}, {y díganos quién no come carne|y los grandes pedidos, el día antes|recién hecho y bien envuelto}.",
        ],
      ],
      process: [
        [
          "Elegir",
          "{Mire, huela y pregunte con calma|Díganos con qué se lo va a comer|Si no sabe cuál, le ayudamos a elegir}, {y le decimos qué pan va bien|y se lo cortamos si quiere|y media pieza también vale}.",
        ],
        [
          "Encargar",
          "{Para un encargo basta una palabra el día antes|Déjenos un nombre y una hora|Se encarga en el mostrador o por mensaje}, {y le estará esperando|así no depende de la suerte|y también puede ser medio pan}.",
        ],
        [
          "Recoger",
          "{Venga temprano por lo dulce y más tarde por el pan|Traiga una bolsa de tela si la tiene|Recoja su pan cuando le venga bien}, {y déjelo enfriar antes de cortarlo|y guárdelo en un paño|y en casa, la corteza hacia arriba}.",
        ],
      ],
      questions: [
        [
          "¿{Cómo se conserva el pan|Dónde guardo el pan}?",
          "{En un paño o en una caja, nunca en la nevera|Guárdelo con el corte hacia abajo|Un pan grande se conserva mejor que uno pequeño}, {y en rebanadas se congela bien|y si se pone duro, todavía se tuesta|así aguanta algún día más}.",
        ],
        [
          "¿{Cuándo encargo una tarta|Hasta cuándo se puede encargar}?",
          "{Unos días antes y para una boda semanas|El pan basta con pedirlo la tarde antes|Cuanto más grande la tarta, antes conviene avisar}, {y díganos raciones y motivo|y una foto es un buen comienzo|así compramos lo necesario}.",
        ],
        [
          "¿{Hay pan sin gluten|Y con intolerancias}?",
          "{La harina vuela en cualquier obrador|La espelta y el centeno también llevan gluten|Pregunte primero por los ingredientes}, {así que con celiaquía hay que ir con cuidado|y no podemos excluir trazas|y le decimos con franqueza qué es posible}.",
        ],
        [
          "¿{Qué lleva la masa|Dónde veo los ingredientes}?",
          "{Casi siempre harina, agua, sal y masa madre|Pregunte en el mostrador y se lo decimos|Cada pan lleva lo suyo}, {y semillas, leche y frutos secos se nombran|así que díganos qué evita|y la lista se puede ver}.",
        ],
        [
          "¿{Por qué masa madre|Qué cambia la masa madre}?",
          "{La masa madre trabaja despacio y deja sabor|Necesita la noche y algo de paciencia|Es harina y agua con mucho tiempo}, {y el pan sigue tierno más días|y muchos lo prefieren por su aroma|y cada masa madre sabe un poco distinta}.",
        ],
      ],
      qualities: [
        ["corteza firme", "miga tierna"],
        ["masa lenta", "lista corta"],
        ["horno caliente", "buenos días"],
        ["tiempo", "buena harina"],
      ],
      events: ["Taller de pan", "Obrador abierto", "Cata de panes"],
      actions: {
        sales: ["Encargar pan", "Encargar una tarta"],
        visits: ["Cómo llegar a la panadería"],
      },
    },
  ),
};
