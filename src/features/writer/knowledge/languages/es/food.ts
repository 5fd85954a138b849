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
      "{Comer bien|Beber bien}, sin complicaciones",
      "Hoy {no se cocina en casa|cocinan otros}",
      "{A la mesa|Sírvase}, está listo",
      "Primero {probar|oler}, después elegir",
    ],
    truths: [
      "{La temporada escribe media carta|El mercado decide buena parte del menú|Lo que está maduro manda en la cocina}, {y eso se nota desde el primer bocado|así que los platos cambian a lo largo del año|y nosotros cocinamos con lo que hay}.",
      "{Una carta corta suele ser buena señal|Preferimos pocos platos y bien hechos|Un plato mejora cuando se cocina a menudo}, {porque así cada uno recibe su tiempo|y eso se agradece en la mesa|y la cocina trabaja con más calma}.",
      "{Un buen recibimiento se recuerda tanto como el plato|La comida empieza ya en la puerta|A veces lo mejor de una comida es el saludo}, {y por eso uno vuelve con gusto|y lo demás llega después en el plato|aunque nadie lo escriba en la carta}.",
      "{Quien prueba mientras cocina acierta más|Al final siempre decide la cuchara|La receta es solo el comienzo}, {y el resto lo pone la práctica|así que probamos antes de servir}.",
      "Un plato sencillo {no esconde nada|se juzga al primer bocado}, {y por eso es difícil|así que le dedicamos tiempo}.",
      "El mejor condimento sigue siendo {el hambre|el apetito}, {y en eso no tenemos mérito|el segundo es el buen humor}.",
      "Detrás de cada plato hay {una mañana de preparación|horas que nadie ve}, {y ahí se decide todo|también cuando el servicio va deprisa}.",
    ],
    offers: [
      [
        "utensils",
        "Comida en el local",
        "{A mediodía se puede comer rápido|Venga por un solo plato o por toda la velada|Por la noche hay más tiempo para la mesa}, {y con gusto le decimos qué está bueno hoy|y si duda le ayudamos a elegir|así que diga al llegar cuánto tiempo tiene}.",
        "El servicio empieza {con un saludo|en la puerta}, y {lo demás va a su ritmo|usted elige sin prisa}.",
        "Díganos si tiene {una hora|toda la noche}: {servimos en consecuencia|la cocina se adapta}.",
        "Si viene {entre semana|a primera hora}, {la sala está tranquila|hay más sitio para hablar}, y {la cocina responde igual|el plato del día cambia}.",
      ],
      [
        "users",
        "Grupos y celebraciones",
        "{Para cumpleaños, bautizos o cenas de equipo juntamos las mesas|Si van a ser muchos a la mesa, conviene avisar con tiempo|Las celebraciones se preparan mejor hablando antes}, {y basta con decirnos día, número y motivo|para que nadie se quede sin sitio|y así pensamos el menú con usted}.",
        "Díganos {cuántos serán|a quién invita} y qué celebran: {preparamos la mesa|el menú se piensa con usted}.",
        "Una mesa grande pide {algo de preparación|unas respuestas antes}, {sobre todo por el menú|y ese día todo es más fácil}.",
        "Para muchos, {un menú fijo facilita las cosas|se puede servir al centro}, {díganos qué gusta a todos|y lo cerramos con usted unos días antes}.",
      ],
      [
        "leaf",
        "Cuidado con las alergias",
        "{Si hay algo que no puede comer|Cuando una alergia o una dieta manda|Si prefiere comer sin carne o sin leche}, {dígalo al pedir y le explicamos cada plato|avísenos cuanto antes y buscamos otra opción|háblelo con nosotros antes de elegir}.",
        "Leche, huevo, frutos secos o gluten: {diga qué le sienta mal|avise a quien le atienda} y {respondemos plato por plato|le decimos qué queda}.",
        "Preferimos una pregunta de más {a un mal rato|a una comida estropeada}, {así que pregunte qué lleva cada plato|y los ingredientes se dicen siempre}.",
        "Hay platos que {se cambian con facilidad|admiten otra guarnición}, {otros no, y se lo decimos|pregunte cuáles al sentarse}.",
      ],
      [
        "package",
        "Comida para llevar",
        "{Puede pedir antes de venir|Muchos platos se pueden llevar a casa|Si hoy prefiere comer en casa, díganoslo}, {y la bolsa le estará esperando|y así no tendrá que hacer cola|y lo preparamos para la hora que nos diga}.",
        "Elija {de la carta|en el mostrador}, pida y {venga a la hora acordada|recoja la bolsa de camino a casa}.",
        "Lo que se lleva va {bien cerrado|hecho en el último momento}, {con un consejo para calentarlo|y llega bueno a su mesa}.",
        "Puede recoger el pedido o {mandar a alguien|pedírselo a un amigo}: {diga solo el nombre|avise de la hora}, {y sale caliente|y no tendrá que esperar}.",
      ],
      [
        "coffee",
        "Café y dulces",
        "{Después de comer o a media tarde|Entre dos recados o con un buen amigo|Cuando apetece algo pequeño}, {siempre sienta bien un café con algo dulce|hay un rato para sentarse con una taza|puede preguntarnos qué acaba de salir}.",
        "Un café se toma {de pie o sentado|en dos sorbos o con el periódico}; {aquí vale todo|lo demás depende de su tarde}.",
        "Para lo dulce, déjese {tentar por lo fresco|guiar por el olor}, y {pregunte qué acaba de salir|compártalo si duda}.",
        "A media mañana o {después de comer|al salir del trabajo}, {una taza y algo dulce arreglan el día|siempre hay algo recién hecho}.",
      ],
      [
        "chef-hat",
        "Cocina casera",
        "{Aquí se cocina a mano y en poca cantidad|Los platos salen de ollas que llevan horas al fuego|Cocinamos como se cocina para los de casa}, {y cuando algo se acaba toca esperar a mañana|y por eso la carta cambia a menudo|sin grandes adornos en el plato}.",
        "Pocas latas, {mucho cuchillo|muchas peladuras}: {aquí se cocina|partimos de producto sin preparar cuando podemos}.",
        "Las recetas {cambian con la temporada|son sencillas}, y {la carta va detrás|con gusto se las contamos}.",
        "Caldos, salsas y guisos {piden horas|empiezan por la mañana}, {y eso no se acelera|por eso algunos días no hay de todo}.",
      ],
    ],
    process: [
      [
        "Reservar o pedir",
        "{Díganos el día, la hora y cuántos serán|Escriba o llame con la fecha que le conviene|Cuéntenos qué desea y para cuándo}, {y le confirmamos si es posible|y lo demás lo vamos viendo|y le respondemos enseguida}.",
        "Basta una llamada o un mensaje: {cuántos son, qué día y a qué hora|qué quiere y para cuándo}.",
        "Díganos {qué le apetece|su hora}, {miramos qué queda libre|y le llega una respuesta}.",
        "Reserve o encargue {como le sea más fácil|por teléfono o por mensaje}, {con el número de personas|y una hora aproximada}, y quedamos en eso.",
      ],
      [
        "Avisar",
        "{Avise de alergias, de niños o de una ocasión especial|Una frase sobre lo que no debe faltar ya ayuda|Si hay algo que debamos saber, este es el momento}, {y lo tendremos en cuenta en la cocina|para que luego no haya sorpresas|y así lo preparamos bien}.",
        "Es el momento de decir {quién come qué|qué se celebra}, {aunque parezca un detalle|para que la cocina se prepare}.",
        "{Una alergia, un carrito, una tarta|Un niño, una dieta, una sorpresa}: {mejor saberlo antes|lo apuntamos junto a su nombre}.",
        "Antes de venir, {cuéntenos los gustos de la mesa|diga qué no debe faltar}, {y la cocina lo apunta|así nadie se queda sin comer}.",
      ],
      [
        "Disfrutar",
        "{Siéntese y deje el reloj a un lado|Venga con hambre y con tiempo|Recoja su pedido o quédese un rato}, {que de lo demás nos ocupamos nosotros|y díganos si falta algo|porque lo importante ya está hecho}.",
        "Llegado el día, {todo está listo|le espera una mesa o una bolsa}, y {solo queda probar|aquí estamos si falta algo}.",
        "Ya solo hay que {probar|sentarse} y {contarnos qué le parece|pedir lo que apetezca}.",
        "Al llegar {se sienta y ya está|le decimos qué hay fuera de carta}, {y el resto es cosa nuestra|coma sin prisa}.",
      ],
    ],
    questions: [
      [
        "¿{Hace falta reservar|Sin reserva se puede|Y sin reservar}?",
        "{El fin de semana conviene reservar|Para grupos es mejor avisar antes|Si viene en hora punta, llame antes}, {y los días tranquilos suele haber sitio|pero para dos casi siempre encontramos algo|aunque preguntar al llegar también vale}.",
        "Una llamada {le ahorra la espera|le asegura el sitio}; {si no, venga y pregunte|entre semana suele haber hueco}.",
        "Para una mesa grande, {reserve|mejor reserve}; {si son dos, pruebe suerte|para una o dos personas suele haber un rincón}.",
      ],
      [
        "¿{Y con alergias|Dónde veo los alérgenos|Qué como con alergia}?",
        "{Dígalo antes de pedir y le explicamos qué lleva cada plato|Pregunte a quien le atiende por los ingredientes|Cuéntenos qué debe evitar y buscamos con usted}, {aunque en una cocina siempre puede quedar alguna traza|y le diremos con franqueza si hay riesgo de trazas|y si algo no es seguro se lo decimos}.",
        "Enséñenos {la lista de lo que evita|lo que no puede tomar} {y repasamos la carta con usted|y le decimos qué platos valen}.",
        "Cada plato tiene {su lista de ingredientes|sus ingredientes}, que {puede pedir|le leemos con gusto}; las trazas, en cambio, nunca se descartan del todo.",
      ],
      [
        "¿{Los niños son bienvenidos|Podemos ir con niños}?",
        "{Claro que sí, y si es temprano hay más calma|Por supuesto, díganos su edad al reservar|Los niños son bienvenidos a cualquier hora}, {y una ración pequeña se puede pedir|así les buscamos un buen sitio|y para ellos la comida sale primero si lo pide}.",
        "Sí, y {una trona se pide|el carrito cabe} {al reservar|si lo sabemos antes}.",
        "Los pequeños comen {pronto y rápido|a su manera}, {y lo sabemos|así que su plato sale primero}.",
      ],
      [
        "¿{Cancelar o cambiar|Y si llegamos tarde|Otra hora es posible}?",
        "{Llámenos en cuanto lo sepa|Basta con una llamada corta|No pasa nada si nos avisa}, {y así otra persona podrá aprovechar la mesa|y buscamos otra hora con usted|porque una mesa suele poder esperar un poco}.",
        "Si surge algo, {avise por teléfono|basta un mensaje} {y cambiamos la hora o el número|la mesa servirá a otros}.",
        "Si se retrasan, {llame por el camino|díganoslo}: {guardamos la mesa un rato|veremos cómo hacerlo}.",
      ],
      [
        "¿{Qué recomiendan hoy|Qué está bueno ahora}?",
        "{Depende de lo que haya llegado hoy del mercado|Pregunte a quien está detrás del mostrador|Cada día es un poco distinto}, {y le diremos qué ha salido mejor|así que le damos nuestra opinión sin rodeos|y lo mejor suele acabarse primero}.",
        "Lo que {ha llegado esta mañana|viene del mercado}, casi siempre; {pregunte, somos francos|quien sirve lo ha probado}.",
        "Cambia {con la temporada|según lo que entra}, {así que la respuesta se da en persona|pregunte el mismo día}.",
      ],
      [
        "¿{Encargos para muchos|Hacen pedidos grandes|Y para un grupo}?",
        "{Sí, díganos el día, la hora y la cantidad|Se puede, mejor con unos días de margen|Con tiempo suficiente se puede casi todo}, {y le confirmamos qué es posible|y lo tendrá preparado a su hora|así compramos y cocinamos sin prisas}.",
        "Para {una comida de equipo|una fiesta o una oficina}, {avise unos días antes|hablemos primero de cantidades}, y le decimos qué aguanta bien.",
        "Díganos {cuántos son|su presupuesto} y la ocasión: {después llega una propuesta|le aconsejamos las cantidades}.",
      ],
    ],
    qualities: [
      ["buenos platos", "luz cálida"],
      ["carta corta", "sobremesa larga"],
      ["producto fresco", "cocina honesta"],
      ["buen género", "platos llenos"],
      ["puerta abierta", "pausas cortas"],
      ["trato sencillo", "cocina del día"],
      ["sabor limpio", "raciones generosas"],
      ["mesa puesta", "servicio atento"],
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
        "{Bien cocido|Bien dorado}, como gusta",
        "El pan {de hoy|de esta mañana}",
        "Llévese {una barra|un pan} y {un saludo|algo dulce}",
      ],
      truths: [
        "El buen pan pide {poco|tres ingredientes} y muchas horas: {la noche hace la mitad|a la masa no se le mete prisa}.",
        "La corteza {es el sabor del pan|guarda tierna la miga}, {por eso cocemos sin miedo|así que pídalo bien hecho}.",
        "La masa nota {el tiempo que hace|la tormenta antes que nosotros}: {ninguna receta vale para todo el año|la mano la corrige}.",
        "La mantequilla no perdona {la prisa|el calor}: {un hojaldre se dobla, descansa y vuelve a doblarse|en bollería lo más difícil es esperar}.",
        "Un pan entero {dura más|envejece mejor} que uno cortado, {y muchas veces basta media pieza|y se nota a los dos días}.",
        "El olor de un obrador {se nota desde lejos|despierta la calle} {y casi lo dice todo|mejor que cualquier letrero}.",
      ],
      offers: [
        [
          "wheat",
          "Panes",
          "{De trigo, de centeno o con semillas|Con masa madre o con levadura}: cada pan tiene su miga {y le decimos con qué va|y su manera de guardarse}.",
          "Entero, medio o en rebanadas: {diga cuántos días debe durar|diga con qué lo va a comer}, {y le aconsejamos|que para eso hay uno}.",
          "El pan para {el queso|la sopa} no es el pan para {las tostadas|el desayuno}; pregunte, tenemos una opinión.",
        ],
        [
          "croissant",
          "Bollería",
          "Cruasanes y bollos {salen temprano|son para quien madruga}, {así que conviene encargarlos la víspera|y lo que se acaba vuelve mañana}.",
          "La mantequilla, el reposo, los pliegues: {la bollería se prepara despacio|eso lleva horas}, {y se come en cuatro bocados|así que mejor tibia}.",
          "Para una mesa de domingo, {díganos cuántos serán|encargue la víspera}: {le espera una bolsa|estará listo a su hora}.",
        ],
        [
          "cake",
          "Tartas por encargo",
          "Díganos {la ocasión y las raciones|el sabor y la fecha}: {la decoración sigue a la fiesta|lo demás se elige entre los dos}.",
          "Un cumpleaños, un bautizo, una despedida: {traiga una foto|cuente la fiesta}, y {le diremos qué aguanta en pie|avise de las alergias al principio}.",
          "La tarta se encarga {unos días antes|con tiempo} y se recoge {el mismo día|justo antes de la fiesta}, {bien protegida|en su caja}.",
        ],
        [
          "cake-slice",
          "Dulces",
          "De fruta, de crema o de hojaldre, {cambian con la temporada|según el mes}, {pregunte qué hay hoy|y se llevan en una caja}.",
          "Para {la merienda|el café del domingo}, {una tarta se comparte|las piezas pequeñas se eligen una a una}, y {la vitrina ayuda a decidir|siempre cae una de más}.",
          "Lo que está en la vitrina {es del día|sale de aquí al lado}: {cuando se acaba, se espera a mañana|guárdelo por teléfono si le importa}.",
        ],
        [
          "sandwich",
          "Bocadillos y salado",
          "Cuando la pausa es corta, {un bocadillo salva el mediodía|basta algo salado para llevar}, {hecho el mismo día|bien envuelto}.",
          "Para {una oficina|una reunión}, encargue {la víspera|con tiempo} y diga {quién no come carne|cuántos son}.",
          "Empanadas, cocas, bocadillos: {lo salado sigue al horno|hacia el mediodía hay algo caliente}, {y pregunte qué queda|quien llega antes elige}.",
        ],
      ],
      process: [
        [
          "Elegir",
          "{Mire, huela y pregunte con calma|Díganos con qué se lo va a comer|Si no sabe cuál, le ayudamos a elegir}, {y le decimos qué pan va bien|y se lo cortamos si quiere|y media pieza también vale}.",
          "Mire, huela y pregunte: {no hay prisa|con gusto le cortamos una rebanada}, {y se elige casi solo|también cuando hay cola}.",
        ],
        [
          "Encargar",
          "{Para un encargo basta una palabra el día antes|Déjenos un nombre y una hora|Se encarga en el mostrador o por mensaje}, {y le estará esperando|así no depende de la suerte|y también puede ser medio pan}.",
          "Una palabra {en el mostrador|por mensaje} con {su nombre y la hora|el pan y el día}, y le estará esperando.",
        ],
        [
          "Recoger",
          "{Venga temprano por lo dulce y más tarde por el pan|Traiga una bolsa de tela si la tiene|Recoja su pan cuando le venga bien}, {y déjelo enfriar antes de cortarlo|y guárdelo en un paño|y en casa, la corteza hacia arriba}.",
          "Venga {temprano para lo dulce|a su hora}, {con una bolsa de tela|con las manos libres}, y guarde el pan en un paño.",
        ],
      ],
      questions: [
        [
          "¿{Cómo guardo el pan|Dónde guardo el pan|Y para que dure}?",
          "{En un paño o en una caja, nunca en la nevera|Guárdelo con el corte hacia abajo|Un pan grande se conserva mejor que uno pequeño}, {y en rebanadas se congela bien|y si se pone duro, todavía se tuesta|así aguanta algún día más}.",
          "En la nevera se {seca|endurece} antes: {mejor un paño y una caja|déjelo a temperatura ambiente}.",
        ],
        [
          "¿{Cuándo encargo una tarta|Encargos, hasta cuándo|Y para reservar}?",
          "{Unos días antes y para una boda semanas|El pan basta con pedirlo la tarde antes|Cuanto más grande la tarta, antes conviene avisar}, {y díganos raciones y motivo|y una foto es un buen comienzo|así compramos lo necesario}.",
          "Para una tarta de fiesta, {cuente unos días|avise en cuanto sepa la fecha}; {el pan se encarga la víspera|para el pan basta una tarde}.",
        ],
        [
          "¿{Hay pan sin gluten|Y con intolerancias}?",
          "{La harina vuela en cualquier obrador|La espelta y el centeno también llevan gluten|Pregunte primero por los ingredientes}, {así que con celiaquía hay que ir con cuidado|y no podemos excluir trazas|y le decimos con franqueza qué es posible}.",
          "En un obrador {la harina está por todas partes|todo se toca}, {así que no prometemos que no haya trazas|y con celiaquía es mejor no arriesgar}.",
        ],
        [
          "¿{Qué lleva la masa|Dónde veo los ingredientes}?",
          "{Casi siempre harina, agua, sal y masa madre|Pregunte en el mostrador y se lo decimos|Cada pan lleva lo suyo}, {y semillas, leche y frutos secos se nombran|así que díganos qué evita|y la lista se puede ver}.",
          "Pida la lista: {harina, agua, sal, levadura y lo que se añada|es corta} {y la leemos con usted|con cada ingrediente}.",
        ],
        [
          "¿{Por qué masa madre|Qué cambia la levadura|Masa madre o levadura}?",
          "{La masa madre trabaja despacio y deja sabor|Necesita la noche y algo de paciencia|Es harina y agua con mucho tiempo}, {y el pan sigue tierno más días|y muchos lo prefieren por su aroma|y cada masa madre sabe un poco distinta}.",
          "Da {sabor|una miga más suave} y {un pan que dura|una corteza que suena}, {a cambio de paciencia|al precio de una noche de espera}.",
        ],
      ],
      qualities: [
        ["corteza firme", "miga tierna"],
        ["masa lenta", "lista corta"],
        ["horno caliente", "trato amable"],
        ["tiempo", "buena harina"],
        ["masa madre", "paciencia"],
        ["pan bien cocido", "bollería ligera"],
      ],
      events: ["Taller de pan", "Obrador abierto", "Cata de panes"],
      actions: {
        sales: ["Encargar pan", "Encargar una tarta"],
        visits: ["Cómo llegar a la panadería"],
      },
    },
  ),
};
