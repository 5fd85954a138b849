/** Spanish wordings by family. A table of sentences, no logic. */
import { familyWording } from "../entries.ts";
import type { Wording } from "../model.ts";

export const SPANISH: Record<string, Wording> = {
  food: familyWording(
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
  ),
  retail: familyWording(
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
  ),
  beauty: familyWording(
    ["clienta o cliente", "clientes", "salón", "en el salón", "al salón", "cuidado"],
    ["Tratamientos", "Resultados", "Citas"],
    {
      headlines: [
        "{Siéntese|Respire}, nos ocupamos",
        "{Una hora|Un rato} solo para usted",
        "Bien {hoy|esta noche} y bien {mañana|el lunes}",
      ],
      truths: [
        "{Primero se mira y después se empieza|Cada piel y cada pelo son distintos|Lo que le va bien a una amiga puede no servirle}, {y por eso hablamos antes de tocar nada|así que preguntamos antes de aconsejar|y eso se decide con usted delante}.",
        "{Un buen resultado se ve semanas después|El espejo del primer día no lo dice todo|Bien hecho quiere decir que también crece bien}, {y pensamos en eso desde el principio|para que las mañanas sean fáciles|y por eso no corremos}.",
        "{Unas herramientas limpias son lo mínimo|Preguntar por la higiene es su derecho|La limpieza se ve en los detalles}, {y con gusto le enseñamos cómo trabajamos|en este salón y en cualquier otro|así que pregunte lo que quiera}.",
        "{La piel cuenta cómo ha ido la semana|El sueño, el agua y el viento dejan huella|El cansancio se nota primero en la cara}, {y por eso preguntamos antes de aconsejar|y un rato de calma ya ayuda|así que cada visita es un poco distinta}.",
      ],
      offers: [
        [
          "sparkles",
          "Cuidados",
          "{Díganos qué le molesta y qué quiere conservar|Cuéntenos qué usa en casa|Empezamos por mirar y preguntar}, {y de ahí sale el tratamiento|y elegimos con usted lo que le conviene|para no hacer nada de más}.",
        ],
        [
          "heart",
          "Bodas y fiestas",
          "{Para una boda o una fiesta conviene hacer una prueba|Cuando va a haber muchas fotos, se prepara con tiempo|Antes de un gran día reserve un ensayo}, {y así ese día no hay nervios|para que todo aguante hasta el final|y traiga una imagen del vestido si la tiene}.",
        ],
        [
          "palette",
          "Cambio de estilo",
          "{Si tiene ganas de algo nuevo, traiga imágenes|Más corto, más claro o simplemente distinto|Un cambio se habla antes de empezar}, {y le decimos con franqueza qué es posible|y pensamos también en las semanas siguientes|y usted marca hasta dónde llegamos}.",
        ],
        [
          "gift",
          "Vales de regalo",
          "{Un vale es un regalo que no pide talla|Puede regalar un tratamiento o una cantidad|Regalar un rato de calma siempre sienta bien}, {y la persona elige su propia hora|y basta con decirnos un nombre|y se lo preparamos para entregar}.",
        ],
        [
          "scissors",
          "Corte y forma",
          "{Buscamos una forma que vaya con usted y sus mañanas|Antes de cortar miramos cómo cae el pelo|Díganos cuánto tiempo tiene cada día para peinarse}, {y traiga una foto si la tiene|y de ahí sale el corte|para que en casa también funcione}.",
        ],
        [
          "hand-heart",
          "Pausas cortas",
          "{Entre dos citas basta media hora|Un rato corto también descansa|No hace falta reservar toda una tarde}, {para cuidar la cara o las manos|y elegimos lo que mejor le siente|así que díganos cuánto tiempo tiene}.",
        ],
      ],
      process: [
        [
          "Hablar",
          "{Primero hablamos de lo que desea y de lo que no tolera|Empezamos con unas preguntas sobre usted|Cuéntenos alergias, costumbres y deseos}, {y después se empieza sin dudas|porque esos minutos ahorran disgustos|y así sabemos por dónde ir}.",
        ],
        [
          "El tratamiento",
          "{Trabajamos con calma y le explicamos cada paso|Usted se sienta y nosotros vamos contando|Durante el tratamiento puede preguntar lo que quiera}, {y si algo molesta, paramos|y siempre puede decir que basta|y nada empieza sin que lo sepa}.",
        ],
        [
          "En casa",
          "{Se lleva a casa un par de gestos fáciles|Al final le decimos qué le sienta bien después|Le apuntamos qué repetir y qué evitar}, {y cuándo merece la pena volver|para que el resultado dure|y si surge una duda, nos escribe}.",
        ],
      ],
      questions: [
        [
          "¿{Cada cuánto debo venir|Cuánto dura el resultado}?",
          "{Depende de su piel, de su pelo y de lo que desea|Muchas personas vienen cada pocas semanas|Según el tratamiento, unas semanas o algo más}, {y le daremos un consejo sincero|pero antes de una fiesta mejor unos días antes|y lo hablamos al terminar}.",
        ],
        [
          "¿{Y si tengo alergia o estoy embarazada|Es apto para mi piel}?",
          "{Díganoslo antes de la cita|Es importante que lo hable primero con nosotros|Cuéntelo al reservar y lo miramos}, {y una pequeña prueba aclara las dudas|porque algunas cosas es mejor dejarlas para más tarde|y si hace falta, consulte a su médico}.",
        ],
        [
          "¿{Y si no me gusta|Se puede corregir}?",
          "{Dígalo enseguida, nadie se molesta|Vuelva en los días siguientes|Avísenos sin reparo}, {y suele bastar con un pequeño retoque|porque casi todo tiene arreglo|y lo miramos juntos ante el espejo}.",
        ],
        [
          "¿{Cómo cancelo|Puedo cambiar mi cita}?",
          "{Avise en cuanto lo sepa|Una llamada el día antes ya ayuda|Escríbanos o llame con tiempo}, {porque otra persona puede aprovechar esa hora|y le buscamos un nuevo hueco|y cambiamos la cita sin problema}.",
        ],
        [
          "¿{Cuánto dura una cita|Cuánto tiempo reservo}?",
          "{Se lo decimos al reservar|Depende de lo que vayamos a hacer|Un color lleva más tiempo que un corte}, {y conviene no tener prisa después|así puede organizar el día|y si tiene poco rato, díganoslo}.",
        ],
        [
          "¿{Y en casa, qué hago|Qué cuidado necesito}?",
          "{Casi siempre menos de lo que dicen los anuncios|Suelen bastar dos productos bien elegidos|Le enseñamos el gesto y usted lo repite}, {así que pregunte antes de comprar|y lo ajustamos en la próxima visita|y lo demás puede quedarse en el estante}.",
        ],
      ],
      qualities: [
        ["manos tranquilas", "buen ojo"],
        ["herramientas limpias", "toallas calientes"],
        ["consejo sincero", "buen humor"],
        ["mano segura", "música baja"],
        ["espejo honesto", "buen pulso"],
      ],
      events: ["Tarde de cuidado", "Día de prueba", "Día de consejo"],
    },
  ),
  health: familyWording(
    ["paciente", "pacientes", "consulta", "en la consulta", "a la consulta", "atención"],
    ["Tratamientos", "La consulta", "Encuentros"],
    {
      headlines: [
        "{Escuchar|Mirar}, explicar, curar",
        "Salud {en palabras claras|con tiempo}",
        "{Venga pronto|Pregunte}, antes de que {duela|empeore}",
      ],
      truths: [
        "{La historia de una persona dice más que la máquina|Curar empieza por escuchar|Las mejores pistas suelen estar en su relato}, {así que cuéntelo a su manera|y por eso preguntamos desde cuándo y cuánto|y para eso tomamos notas}.",
        "{Lo que se ve pronto se trata mejor|La prevención hace poco ruido y ayuda mucho|Venir sin dolor también tiene sentido}, {y por eso vale la pena una revisión|así que póngala en la agenda|y suele ser una visita corta}.",
        "{El miedo a la consulta es muy frecuente|Muchas personas llegan con temor|Nadie tiene que avergonzarse de tener miedo}, {y dicho en voz alta pesa menos|así que dígalo y vamos más despacio|y se puede hablar antes de empezar}.",
        "{Lo que se entiende se cumple mejor|Un tratamiento bien explicado ayuda más|Las palabras difíciles no curan a nadie}, {y por eso hablamos claro|así que pregunte hasta entenderlo|y lo importante se lo apuntamos}.",
      ],
      offers: [
        [
          "stethoscope",
          "Revisión y prevención",
          "{Una revisión vale también cuando no duele nada|Miramos con calma lo que conviene a su edad|La prevención empieza antes de los síntomas}, {y traiga los informes antiguos si los tiene|y le decimos cuándo toca volver|para que lo pequeño no crezca}.",
        ],
        [
          "heart-pulse",
          "Dolor y molestias",
          "{Cuéntenos desde cuándo le duele y qué le alivia|Describa las molestias con sus propias palabras|Díganos dónde está el dolor y cuánto molesta}, {y así vemos cuánta prisa corre|pero en una emergencia llame a urgencias|para darle la cita adecuada}.",
        ],
        [
          "clipboard-list",
          "Plan de tratamiento",
          "{Le explicamos qué es posible y qué supone|Antes de empezar verá los caminos y los costes|Un plan por escrito muestra cada paso}, {y usted decide con calma|y puede llevárselo a casa|con sus ventajas y sus límites}.",
        ],
        [
          "baby",
          "Niños y familias",
          "{Con los pequeños primero miramos y luego tocamos|Atendemos a los niños a su ritmo|Los más pequeños pueden traer su peluche}, {y usted se queda cerca|y traiga la cartilla si la tienen|así la primera visita es tranquila}.",
        ],
        [
          "stethoscope",
          "Seguimiento",
          "{Después de un tratamiento miramos cómo evoluciona|Unas semanas más tarde volvemos a vernos|El seguimiento muestra si todo va bien}, {así que traiga las preguntas que hayan surgido|y se corrige lo que haga falta|y usted sabe qué vigilar en casa}.",
        ],
        [
          "clipboard-list",
          "Segunda opinión",
          "{Antes de un paso grande conviene otra mirada|Cuando algo no queda claro, pregunte a alguien más|Una segunda opinión puede dar tranquilidad}, {y basta con traer imágenes e informes|y nadie debería ofenderse por ello|para que decida con más calma}.",
        ],
      ],
      process: [
        [
          "Cita",
          "{Llame o escriba y díganos el motivo|Al pedir hora, diga si corre prisa|Cuéntenos en una frase qué le pasa}, {y reservamos el tiempo necesario|porque el dolor va primero|y le proponemos una hora}.",
        ],
        [
          "Exploración",
          "{Hablamos, miramos y le explicamos lo que vemos|Primero la conversación y después la exploración|Usted cuenta y nosotros preguntamos}, {siempre con palabras claras|y puede interrumpir cuando quiera|sin pasar a nada que no conozca}.",
        ],
        [
          "Tratamiento",
          "{Acordamos el plan y después empezamos|Antes de cada paso sabrá qué viene|Se empieza cuando usted lo tiene claro}, {y siempre caben pausas|y al final sabe qué vigilar en casa|y el ritmo también se puede hablar}.",
        ],
      ],
      questions: [
        [
          "¿{Qué tengo que traer a la consulta|Qué papeles necesito}?",
          "{Traiga su tarjeta, la lista de medicinas y los informes|Vienen bien los informes anteriores y sus preguntas|La lista de lo que toma es lo más útil}, {y apunte antes lo que quiere saber|y si falta algo lo pedimos después|así no se olvida lo importante}.",
        ],
        [
          "¿{Qué cubre el seguro|Cuánto cuesta el tratamiento}?",
          "{Depende de su seguro y del tratamiento|A veces se cubre entero y a veces solo una parte|Cada póliza es distinta}, {así que pida antes un presupuesto por escrito|y conviene preguntar antes de empezar|y le damos los datos para consultarlo}.",
        ],
        [
          "¿{Cómo consigo cita pronto|Qué hago si me duele mucho}?",
          "{Llame y diga que es urgente|Por teléfono vemos cuánta prisa corre|Si le duele mucho, no espere al formulario}, {y con peligro marque el número de emergencias|y de noche acuda al servicio de guardia|y buscamos el primer hueco posible}.",
        ],
        [
          "¿{Tengo miedo, qué puedo hacer|Atienden a personas con miedo}?",
          "{Dígalo ya al pedir la cita|Es muy normal y se puede hablar|Cuéntenoslo y reservamos más tiempo}, {porque la primera visita puede ser solo una charla|y con pausas se puede hacer mucho|y nada empieza sin su acuerdo}.",
        ],
        [
          "¿{Hay que esperar mucho|Tendré hora pronto}?",
          "{Con dolor, dígalo por teléfono|Depende de la agenda y del motivo|A veces se libera un hueco a última hora}, {y le decimos qué horas son más tranquilas|así que pregunte por la lista de espera|y lo que no corre prisa tarda algo más}.",
        ],
        [
          "¿{Puede entrar alguien conmigo|Puedo venir con compañía}?",
          "{Sí, cuatro oídos oyen más que dos|Claro, su acompañante puede entrar a hablar|Puede venir con quien le dé tranquilidad}, {y usted dice qué debe oír|y también puede pedir un rato a solas|y los niños pueden dibujar mientras}.",
        ],
      ],
      qualities: [
        ["oídos abiertos", "palabras claras"],
        ["manos tranquilas", "buena revisión"],
        ["poca espera", "tiempo suficiente"],
        ["frases cortas", "buenas manos"],
        ["sala tranquila", "palabra franca"],
      ],
      events: ["Día de prevención", "Charla abierta", "Hora de preguntas"],
    },
  ),
  therapy: familyWording(
    ["persona", "personas", "consulta", "en la consulta", "a la consulta", "acompañamiento"],
    ["Acompañamiento", "El lugar", "Grupos"],
    {
      headlines: [
        "Un lugar {tranquilo|seguro} para {hablar|respirar}",
        "{A su ritmo|Paso a paso}",
        "No tiene que {cargarlo a solas|poder con esto a solas}",
      ],
      truths: [
        "{No hay que estar al límite para pedir ayuda|Un año pesado ya es razón suficiente|Venir pronto suele ser lo más sensato}, {y una primera charla no obliga a nada|y nadie le pedirá que lo demuestre|porque hablar a tiempo alivia}.",
        "{La confianza pesa más que la técnica|Entre dos personas tiene que encajar|Sin confianza no sirve ningún método}, {y por eso hay un primer encuentro|y eso suele notarse pronto|así que puede decir también que no}.",
        "{El cambio rara vez va en línea recta|Los pasos atrás forman parte del camino|Una mala semana no borra lo anterior}, {y lo que cuenta es la dirección|y de eso también se aprende|así que no los llamamos fracaso}.",
        "{Lo nuevo rara vez llega de golpe|El cambio suele hacer poco ruido|Mejorar se nota primero en lo pequeño}, {y un día algo pesa menos|y a veces otra persona lo ve antes|así que de vez en cuando miramos atrás}.",
      ],
      offers: [
        [
          "user",
          "Sesiones individuales",
          "{Aquí tiene una hora que es solo suya|Hay tiempo para el tema que usted traiga|Hablamos a solas y sin prisa}, {y usted elige por dónde empezar|tan despacio como haga falta|y lo que no quiera contar puede esperar}.",
        ],
        [
          "users",
          "Parejas y familias",
          "{Cuando cada conversación acaba en pelea, ayuda un tercero|Nos sentamos todos en torno a una mesa|En pareja o en familia se escucha cada voz}, {con unas reglas claras para hablar|y nadie tiene que tener razón|para volver a entenderse en lo diario}.",
        ],
        [
          "leaf",
          "Alivio",
          "{El mal sueño, la tensión y el cansancio tienen salida|Cuando todo es demasiado, empezamos por aliviar|Primero buscamos algo de descanso}, {y después tratamos de entender|con pasos pequeños para cada día|y lo demás puede esperar un poco}.",
        ],
        [
          "video",
          "Sesiones a distancia",
          "{Si el camino es largo, podemos hablar a distancia|Por teléfono o por pantalla también se puede trabajar|No siempre hace falta desplazarse}, {y basta una habitación con puerta|y le diremos para qué casos sirve|así que pregunte qué es posible}.",
        ],
        [
          "footprints",
          "Primera entrevista",
          "{La primera vez es una charla y nada más|Puede venir, sentarse y ver si encaja|En el primer encuentro nos conocemos}, {y no tiene que preparar nada|y también se puede callar|y después decide con calma}.",
        ],
        [
          "calendar",
          "Acompañamiento",
          "{Podemos vernos cada semana o más de tarde en tarde|Caminamos un tiempo a su lado|El trabajo sigue una meta que pone usted}, {y de vez en cuando miramos qué ha cambiado|y puede parar antes si quiere|sin alargarlo más de lo necesario}.",
        ],
      ],
      process: [
        [
          "Contacto",
          "{Escriba o llame con una sola frase|Para el primer contacto basta un mensaje corto|No hace falta explicar nada todavía}, {y sabrá cuándo hay sitio|y le respondemos con discreción|y proponemos un día para hablar}.",
        ],
        [
          "Conocerse",
          "{En una primera charla nos preguntamos los dos|Hablamos de lo que le trae y de cómo trabajamos|Nos conocemos sin compromiso}, {y luego usted decide|para ver si encaja|y puede pensarlo unos días}.",
        ],
        [
          "Trabajar",
          "{Nos vemos con regularidad y con una meta|Avanzamos de sesión en sesión|Trabajamos en lo que usted ha elegido}, {y miramos juntos si ayuda|hasta que pueda seguir sin nosotros|y el rumbo se puede corregir}.",
        ],
      ],
      questions: [
        [
          "¿{Es confidencial|Quién se entera}?",
          "{Lo que se dice aquí se queda aquí|Rige el secreto profesional|Nadie sabe nada si usted no quiere}, {y la ley prevé muy pocas excepciones|tampoco su familia ni su empresa|y con gusto se lo explicamos antes de empezar}.",
        ],
        [
          "¿{Quién paga las sesiones|Lo cubre el seguro}?",
          "{Depende de la sesión y de su seguro|Pregunte primero a su seguro qué cubre|Pagar uno mismo suele ser posible}, {y el precio se lo decimos antes|así que lo aclaramos en la primera charla|y le damos los datos que necesite}.",
        ],
        [
          "¿{Cuánto dura una terapia|Cuántas sesiones hacen falta}?",
          "{A veces bastan unas pocas sesiones y a veces más|Depende de lo que quiera cambiar|Nadie puede decirlo con certeza al principio}, {y puede parar cuando quiera|así que lo hablamos por el camino|y cada cierto tiempo hacemos balance}.",
        ],
        [
          "¿{Qué hago en una crisis|Adónde llamo con urgencia}?",
          "{Si hay peligro, llame al número de emergencias|En una crisis no espere nuestra respuesta|Si una vida corre riesgo, pida ayuda urgente ahora}, {y los teléfonos de ayuda atienden también de noche|porque una página web es lenta para eso|y acuda a las urgencias más cercanas}.",
        ],
        [
          "¿{Funciona de verdad|Cómo sabré si ayuda}?",
          "{Nadie serio puede prometerlo|Suele notarse primero en lo diario|No ayuda a todos por igual}, {y tras unas sesiones lo miramos juntos|así que diga si algo no se mueve|pero hablarlo pronto evita perder tiempo}.",
        ],
        [
          "¿{Hay horas por la tarde|Puedo venir después del trabajo}?",
          "{Pregunte por las últimas horas del día|Algunas horas se guardan para quien trabaja|A mediodía también suele haber un hueco}, {y una hora fija ayuda a cumplir|así que díganos cuándo puede|y le avisamos si algo queda libre}.",
        ],
      ],
      qualities: [
        ["tiempo", "confianza"],
        ["oídos abiertos", "puertas cerradas"],
        ["pasos pequeños", "metas claras"],
        ["sitio propio", "mucha paciencia"],
        ["ritmo propio", "acuerdos claros"],
      ],
      events: ["Grupo de apoyo", "Taller de calma", "Charla"],
    },
  ),
  fitness: familyWording(
    ["socio", "socios", "sala", "en la sala", "a la sala", "entrenamiento"],
    ["Clases", "En clase", "Fechas"],
    {
      headlines: [
        "{Empiece|Salga} desde donde está",
        "{Moverse|Sudar}, {respirar|reír}, volver",
        "Más {fuerza|soltura}, {paso a paso|en compañía}",
      ],
      truths: [
        "{El mejor plan es el que se cumple|Lo regular gana a lo perfecto|Una hora corta vale más que ninguna}, {así que debe caber en su semana|y por eso empezamos por su agenda|aunque algún día salga peor}.",
        "{Primero la técnica y luego la prisa|Un ejercicio ligero y bien hecho rinde más|El cuerpo recuerda cómo se mueve}, {y las rodillas lo agradecen|así que corregimos desde el primer día|y eso vale a cualquier edad}.",
        "{El descanso es parte del esfuerzo|También se avanza durmiendo|Un día de pausa no es un día perdido}, {aunque cueste creerlo|y por eso está en el plan|así que no hace falta venir a diario}.",
        "{Poco y seguido gana a mucho de golpe|El cuerpo no cuenta marcas|Quien empieza despacio suele durar más}, {y eso se nota al cabo de unos meses|así que la paciencia también se entrena|y con compañía cuesta menos}.",
      ],
      offers: [
        [
          "users",
          "Clases en grupo",
          "{Cada clase tiene su nivel y su ritmo|En grupo cuesta menos empezar y seguir|Hay clases tranquilas y otras más intensas}, {y cada ejercicio tiene una versión suave|y la primera vez conviene llegar antes|así que pregunte cuál le va mejor}.",
        ],
        [
          "user",
          "Entrenamiento individual",
          "{El plan se hace alrededor de usted|Partimos de su meta, su tiempo y su cuerpo|A solas se avanza con más atención}, {así que díganos qué le ha dolido antes|y se adapta cuando la vida cambia|y cada ejercicio tiene su porqué}.",
        ],
        [
          "heart-pulse",
          "Clases para empezar",
          "{Si lleva mucho tiempo parado, empiece aquí|Para empezar no hace falta saber nada|Los primeros días son los más importantes}, {y una sesión de entrada quita las dudas|así que vamos despacio y explicamos todo|y nadie espera que lo haga perfecto}.",
        ],
        [
          "calendar",
          "Talleres",
          "{En un taller hay más tiempo para un solo tema|A veces una tarde entera aclara lo que faltaba|Los talleres bajan a los detalles}, {y pregunte antes qué nivel hace falta|y las fechas están en esta web|para practicar sin prisa}.",
        ],
        [
          "alarm-clock",
          "Horas tempranas y tardías",
          "{Se puede venir antes del trabajo o al final del día|Hay horas para madrugar y horas para la noche|Venga cuando le queden fuerzas}, {y le decimos cuándo hay menos gente|así el plan cabe en su semana|y puede cambiar según el mes}.",
        ],
        [
          "heart-pulse",
          "Vuelta tras una pausa",
          "{Después de una lesión o de un embarazo se vuelve poco a poco|Tras años de silla el cuerpo aún se acuerda|Volver después de una pausa pide paciencia}, {y si hace falta, con el visto bueno de su médico|así que se empieza suave|y miramos cada semana cómo responde}.",
        ],
      ],
      process: [
        [
          "Probar",
          "{Una clase dice más que cualquier folleto|Participe una vez antes de decidir|Venga a probar con ropa cómoda}, {y traiga agua y una toalla|y cuéntenos después qué tal|sin compromiso de seguir}.",
        ],
        [
          "Encontrar",
          "{Buscamos la clase y la hora que caben en su semana|Le ayudamos a elegir ritmo y horario|Después de probar vemos qué le conviene}, {y siempre se puede cambiar|así que pregunte al equipo|según su meta y su tiempo}.",
        ],
        [
          "Seguir",
          "{Los días fijos ayudan a seguir|Lo importante es volver la semana siguiente|Se avanza semana a semana}, {y entre dos cuesta menos|con algo nuevo de vez en cuando|aunque algún día apetezca poco}.",
        ],
      ],
      questions: [
        [
          "¿{Tengo que estar en forma|Es para principiantes}?",
          "{No, todo el mundo empezó algún día|Venga como está, para eso es el comienzo|No hace falta llegar en forma}, {y hay una versión suave de cada ejercicio|porque nadie mira tanto como parece|así que diga simplemente que es su primera vez}.",
        ],
        [
          "¿{Qué necesito el primer día|Qué ropa llevo a clase}?",
          "{Ropa cómoda, agua y una toalla|Traiga algo con lo que pueda moverse bien|Lo que lleve para moverse en casa sirve}, {y pregunte qué material se presta|y con eso basta para el primer día|y lo demás se ve sobre la marcha}.",
        ],
        [
          "¿{Puedo venir con dolor|Y si tengo mal la espalda}?",
          "{Consulte primero a su médico|Con dolor conviene pedir antes consejo médico|Depende de la causa del dolor}, {y después adaptamos los ejercicios|y díganoslo siempre antes de la clase|porque algunas cosas es mejor dejarlas}.",
        ],
        [
          "¿{Cómo me doy de baja|Puedo hacer una pausa}?",
          "{Los plazos están en el contrato|Pregunte las condiciones antes de firmar|Se puede hablar si algo cambia en su vida}, {y enfermedad o mudanza merecen una pregunta|así que léalo con calma|y le decimos cómo hacerlo por escrito}.",
        ],
        [
          "¿{Puedo cambiar de hora|Hay que venir siempre a la misma clase}?",
          "{Muchas veces se puede, pregunte por plazas libres|Sí, cuando queda sitio en otra clase|Avise con una línea y lo miramos}, {aunque un día fijo ayuda a seguir|y así otra persona puede entrar|y le decimos qué horas hay}.",
        ],
        [
          "¿{Soy mayor para esto|Puedo venir con la espalda mal}?",
          "{Se empieza donde usted está|Díganos qué le cuesta y qué le duele|La edad importa menos que la costumbre}, {y cada ejercicio tiene su forma suave|porque ir despacio también es entrenar|y si hay dudas, pregunte a su médico}.",
        ],
      ],
      qualities: [
        ["guía clara", "buen humor"],
        ["espalda fuerte", "cabeza ligera"],
        ["un plan", "ganas"],
        ["buen aire", "grupos pequeños"],
        ["plan claro", "tono amable"],
      ],
      events: ["Día de prueba", "Taller", "Salida a correr"],
    },
  ),
  home: familyWording(
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
  ),
  building: familyWording(
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
  ),
  cleaning: familyWording(
    ["cliente", "clientes", "oficina", "a domicilio", "a vernos", "limpieza"],
    ["Servicios", "Antes y después", "Fechas"],
    {
      headlines: [
        "{Llegar|Entrar} y {respirar|sonreír}",
        "{Rincones|Cristales} limpios, acuerdos claros",
        "¿{Polvo|Manchas}? {Déjelo en nuestras manos|De eso nos ocupamos}",
      ],
      truths: [
        "{Lo limpio no huele a nada|Un perfume no sustituye a un buen trapo|La limpieza se nota al pasar la mano}, {y esa es la mejor señal|así que no la tapamos con aroma|y para eso basta agua y tiempo}.",
        "{Quien tiene la llave necesita su confianza|La confianza vale más que el brillo|Usted debe saber quién entra en su casa}, {y por eso hay reglas claras|y se hablan antes del primer día|así que pregunte todo lo que quiera}.",
        "{El paño justo puede más que el producto fuerte|Agua, tiempo y un buen paño bastan casi siempre|Un exceso de producto deja marcas}, {y así se cuidan las superficies|y también las manos lo agradecen|así que preferimos lo suave}.",
        "{La suciedad tiene sus costumbres|El polvo vuelve siempre a los mismos sitios|Cada sala se ensucia a su manera}, {y quien los conoce frota menos|así que empezamos dando una vuelta|y de ahí sale la lista}.",
      ],
      offers: [
        [
          "house",
          "Limpieza de casas",
          "{Cocina, baño, suelos y polvo, según su lista|Limpiamos cada semana o una vez a fondo|En su casa usted dice qué importa más}, {y también qué no se toca|y el ritmo se puede cambiar|así vuelve a un sitio cuidado}.",
        ],
        [
          "building",
          "Limpieza de oficinas",
          "{Limpiamos antes de que abran o cuando ya se han ido|Mesas, cocina y aseos tienen cada uno su ritmo|En una oficina cada sala pide algo distinto}, {y el plan queda por escrito|así que díganos horas y salas|para no molestar a nadie}.",
        ],
        [
          "sparkles",
          "Limpieza a fondo",
          "{Después de una obra o de una mudanza se limpia a fondo|A veces hay que llegar hasta detrás de la nevera|Una limpieza a fondo empieza por arriba}, {y unas fotos ayudan a calcular|así que díganos qué superficies hay|y después mantenerlo es fácil}.",
        ],
        [
          "shirt",
          "Lavado de ropa",
          "{Enséñenos las manchas antes de lavar|Lavamos, planchamos y arreglamos lo pequeño|Una mancha fresca sale mejor que una vieja}, {y díganos para qué día lo necesita|y no frote antes por su cuenta|y le decimos con franqueza qué esperar}.",
        ],
        [
          "droplets",
          "Cristales",
          "{Limpiamos los cristales por dentro y por fuera|Marcos y juntas también forman parte de la ventana|Un día gris es el mejor para los cristales}, {y díganos la altura y cuántos son|así no quedan marcas al sol|hasta la última esquina}.",
        ],
        [
          "building",
          "Escaleras y portales",
          "{Por la escalera y el portal pasan todos|Peldaños, barandillas y buzones se limpian con regularidad|Un portal limpio es la cara de la casa}, {y un día fijo es lo más cómodo|así que díganos cuántas plantas son|y todos saben cuándo toca}.",
        ],
      ],
      process: [
        [
          "Contar",
          "{Cuéntenos el tamaño, los suelos y cada cuánto|Con una visita o unas fotos vemos el trabajo|Díganos si hay animales y cosas delicadas}, {y después le damos horas y precio|para calcular con honestidad|y se apunta lo que importa}.",
        ],
        [
          "La primera vez",
          "{La primera vez dura más que las otras|El primer día conviene que esté usted|Empezamos dando una vuelta juntos}, {usted enseña y nosotros apuntamos|y después ya va solo|y así no hay malentendidos}.",
        ],
        [
          "Después",
          "{Después seguimos la misma lista|A partir de ahí venimos el día acordado|El ritmo queda fijado}, {y para un cambio basta una nota|y la lista se puede ajustar|hasta que usted diga otra cosa}.",
        ],
      ],
      questions: [
        [
          "¿{Debo estar presente|Qué pasa con la llave}?",
          "{No hace falta, muchos están en el trabajo|Solo el primer día, después como quiera|Usted decide si prefiere estar}, {y la llave se entrega contra firma|y la llave nunca lleva su dirección|y la alarma se habla antes}.",
        ],
        [
          "¿{Quién trae los productos|Qué debe haber en casa}?",
          "{Se acuerda antes y valen las dos formas|Podemos traerlos o usar los suyos|Depende de lo que usted prefiera}, {y suelen bastar productos suaves|así que díganos si hay alergias|y lo dejamos claro desde el principio}.",
        ],
        [
          "¿{Y si se rompe algo|Quién paga lo roto}?",
          "{Avísenos ese mismo día|Si algo se rompe, se lo decimos|Lo primero es contarlo enseguida}, {y la responsabilidad se aclara por escrito|así que pregunte antes qué está cubierto|y buscamos una solución justa}.",
        ],
        [
          "¿{Cuántas horas hacen falta|Cada cuánto conviene}?",
          "{La primera visita lo muestra|Depende del tamaño y de cuánta gente vive allí|Suele ser cada semana o cada dos}, {y se puede cambiar cuando haga falta|así que empezamos con una propuesta|y después de un mes se ajusta}.",
        ],
        [
          "¿{Viene siempre la misma persona|Quién vendrá a mi casa}?",
          "{A ser posible, sí, porque la costumbre ahorra tiempo|Intentamos que sea una cara conocida|Pregúntelo en la primera charla}, {y si alguien falta se lo avisamos|y una lista ayuda a quien sustituye|así sabe quién llama a la puerta}.",
        ],
        [
          "¿{Hay que recoger antes|Qué preparo}?",
          "{Ayuda que el suelo esté libre|Solo aparte lo que nadie debe tocar|No hace falta limpiar antes de la limpieza}, {y los animales estarán mejor en otro cuarto|y los papeles quedan donde usted diga|así el tiempo se va en limpiar}.",
        ],
      ],
      qualities: [
        ["rincones limpios", "listas claras"],
        ["suelos frescos", "horas justas"],
        ["trabajo callado", "cristales claros"],
        ["pasos callados", "cristal claro"],
        ["días fijos", "buen paño"],
      ],
      events: ["Limpieza de primavera", "Consejo de manchas", "Días de cristales"],
    },
  ),
  legal: familyWording(
    ["cliente", "clientes", "despacho", "en el despacho", "al despacho", "asesoría legal"],
    ["Áreas", "El despacho", "Charlas"],
    {
      headlines: [
        "{Lea|Pregunte} antes de {firmar|contestar}",
        "¿Llegó una {carta|citación}? {Leámosla juntos|Mire la fecha}",
        "El derecho en {palabras claras|palabras sencillas}",
      ],
      truths: [
        "{Los plazos deciden más que los argumentos|Lo primero es la fecha de la carta|Un buen argumento llega tarde sin plazo}, {así que guarde también el sobre|y por eso es lo primero que miramos|y conviene llamar el mismo día}.",
        "{Muchos pleitos acaban sin juez|Una buena carta puede evitar un juicio|El juzgado suele ir al final}, {porque negociar también es derecho|y eso ahorra tiempo y nervios|así que primero se habla}.",
        "{Lo que usted cuente se queda aquí|El secreto es un deber de la profesión|A su abogado puede contárselo todo}, {así que diga también lo incómodo|porque lo callado suele ser lo importante|y eso permite aconsejarle bien}.",
        "{Una sola frase puede salir cara|La letra pequeña no es pequeña|Un contrato se entiende antes de firmar}, {y por eso miramos dos veces|así que pida tiempo para leer|y después cuesta mucho cambiarlo}.",
      ],
      offers: [
        [
          "file-text",
          "Contratos",
          "{Antes de firmar es más fácil cambiar las cosas|Envíenos el borrador y marque lo que no entiende|Un contrato se lee mejor entre dos}, {y le explicamos qué significa cada frase|para que sepa a qué se obliga|y proponemos otra redacción si hace falta}.",
        ],
        [
          "scale",
          "Conflictos",
          "{Cuéntenos quién pide qué y con qué pruebas|En un conflicto conviene reunir cartas y fechas|Cuando ya hay pelea, el orden ayuda}, {y le decimos opciones y riesgos|y después se elige el camino|antes de dar el primer paso}.",
        ],
        [
          "users",
          "Familia y herencia",
          "{Una separación o una herencia se ordenan mejor con calma|Lo que una familia acuerda no hay que pleitearlo|Un testamento a tiempo evita discusiones}, {y se busca lo que todos puedan cumplir|así que hablemos antes de que duela|y le explicamos qué dice la ley}.",
        ],
        [
          "building-complex",
          "Derecho de empresa",
          "{Los contratos claros también guardan amistades|Para fundar, asociarse o traspasar hacen falta reglas|Una empresa pequeña también necesita papeles en orden}, {así que pregunte antes de la primera factura|y le decimos qué conviene escribir|desde los estatutos hasta un impago}.",
        ],
        [
          "briefcase",
          "Trabajo y despido",
          "{Tras un despido los plazos son muy cortos|Cuando el trabajo se pone serio, no espere|Antes de firmar un finiquito, pregunte}, {y traiga el contrato y las cartas|y le decimos qué puede pedir|así no se pierde ningún derecho}.",
        ],
        [
          "handshake",
          "Acuerdos sin pleito",
          "{Un acuerdo suele costar menos que un juicio|Muchas veces se puede hablar antes de demandar|Cerrar un asunto sin pleito también es ganar}, {y le decimos qué cede y qué recibe|y queda por escrito|y le aconsejamos cuándo no conviene}.",
        ],
      ],
      process: [
        [
          "Consultar",
          "{Díganos de qué se trata y hasta cuándo|Escriba quién está al otro lado y qué plazo hay|Para empezar basta el asunto en pocas frases}, {pero lo urgente es mejor por teléfono|y vemos si podemos actuar|y le proponemos una cita}.",
        ],
        [
          "Primera cita",
          "{En la primera cita ponemos los papeles sobre la mesa|Usted cuenta y nosotros ordenamos|Leemos lo que trae y preguntamos}, {y después decide usted|y se habla de opciones y de costes|para ver qué camino compensa}.",
        ],
        [
          "Actuar",
          "{Primero se escribe y se negocia|Actuamos en el orden acordado|Se demanda solo si hace falta}, {y usted recibe copia de todo|y conoce cada paso antes|y siempre sabe en qué punto está}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto cuesta una primera cita|Cómo se fijan los honorarios}?",
          "{Pregúntelo antes, es lo normal|Puede ser por horas o una cantidad fija|Depende del asunto y del trabajo que dé}, {y conviene tenerlo por escrito|y a veces un seguro paga una parte|así que lo hablamos antes de empezar}.",
        ],
        [
          "¿{Qué llevo al despacho|Qué documentos necesitan}?",
          "{Traiga cartas, contratos y fechas|Todo lo que lleve fecha nos sirve|Traiga las cartas con su sobre}, {y una página con los hechos ayuda mucho|y apunte qué quiere conseguir|aunque no esté ordenado}.",
        ],
        [
          "¿{El plazo acaba pronto, qué hago|Es ya tarde}?",
          "{Llame hoy mismo, no espere al formulario|Si el plazo acaba pronto, mejor llame|No lo deje para mañana}, {porque un plazo perdido rara vez vuelve|y a veces unas líneas lo salvan|y tenga la carta a mano}.",
        ],
        [
          "¿{Voy a ganar|Tengo buenas opciones}?",
          "{Nadie puede prometerlo|Se sabe algo más tras leer los papeles|Le diremos con franqueza cómo lo vemos}, {y la prueba pesa más que tener razón|porque a veces un acuerdo vale más|y también cuándo es mejor no seguir}.",
        ],
        [
          "¿{Cuánto dura algo así|Cuándo sabré más}?",
          "{Depende del juzgado y de la otra parte|Una carta tarda días y un pleito meses|Un acuerdo suele ir más rápido}, {y sabrá de cada paso|así que pregunte cuando quiera cómo va|y le decimos pronto qué cabe esperar}.",
        ],
        [
          "¿{Se puede hacer a distancia|Tengo que ir en persona}?",
          "{Mucho se puede hacer por correo y por teléfono|Para bastantes asuntos no hace falta venir|Algunos actos piden su presencia}, {y le decimos antes cuáles|así que a menudo basta una visita|y los papeles se pueden enviar}.",
        ],
      ],
      qualities: [
        ["palabras claras", "cartas firmes"],
        ["costes a la vista", "plazos cumplidos"],
        ["consejo sereno", "lectura atenta"],
        ["plazos a salvo", "voz serena"],
        ["contratos precisos", "tarifas claras"],
      ],
      events: ["Charla", "Consultorio", "Tarde de previsión"],
    },
  ),
  finance: familyWording(
    ["cliente", "clientes", "oficina", "en la oficina", "a la oficina", "números y consejo"],
    ["Servicios", "La oficina", "Charlas"],
    {
      headlines: [
        "De los {papeles|recibos} a la {claridad|casilla buena}",
        "Números que {se leen|se entienden}",
        "{Entender|Calcular} antes de firmar",
      ],
      truths: [
        "{El impuesto se prepara antes de fin de año|En diciembre todavía se puede hacer algo|Después del cierre quedan pocas opciones}, {así que hablemos pronto|y por eso miramos los números en otoño|y una llamada a tiempo ayuda}.",
        "{Un beneficio no es dinero en el banco|Cuenta también cuándo se cobra|Se puede trabajar mucho y tener la caja vacía}, {así que conviene mirar hacia delante|y por eso revisamos los cobros|y eso se ve en una sola hoja}.",
        "{Nadie conoce el futuro de los mercados|Quien promete ganancias quiere vender|El riesgo se puede elegir y el éxito no}, {así que miramos costes y plazos|y por eso hablamos claro|y conviene repartir}.",
        "{Los impuestos crecen durante todo el año|A Hacienda no se le olvida nada|Lo que se cobra no es todo suyo}, {así que conviene apartar una parte|y quien mira cada mes no se asusta|y eso se puede planear}.",
      ],
      offers: [
        [
          "calculator",
          "Cuentas mensuales",
          "{Envíenos los papeles y vea cómo va el mes|Las cuentas se llevan en papel o en digital|Cada mes sabrá dónde está}, {y las dudas se aclaran a tiempo|para decidir con números recientes|sin esperar al cierre}.",
        ],
        [
          "file-text",
          "Cierre del año",
          "{Para el cierre del año le damos una lista|Preparamos declaraciones y cuentas con tiempo|El final del año llega siempre antes de lo previsto}, {y vigilamos los plazos|así que traiga el último aviso|para que no falte ningún papel}.",
        ],
        [
          "umbrella",
          "Seguros y previsión",
          "{Separamos lo que arruina de lo que solo molesta|Traiga todos los contratos en una bolsa|En seguros, lo grave va primero}, {y vemos qué guardar y qué cancelar|y usted decide sin prisa|para no pagar dos veces lo mismo}.",
        ],
        [
          "rocket",
          "Creación de empresas",
          "{Antes de arrancar conviene hacer unos números|Forma jurídica, cuenta y primera factura se hablan juntas|Una hora al principio puede ahorrar muchas después}, {y vemos qué aguanta la idea|y sabrá qué trámites vienen|antes de firmar nada}.",
        ],
        [
          "chart-line",
          "Informes claros",
          "{Una hoja clara sirve más que una carpeta llena|Un informe debe poder leerse en el desayuno|Le decimos qué es suyo y qué es de Hacienda}, {con frases en lugar de siglas|cada mes o cada trimestre|para decidir con la cabeza fría}.",
        ],
        [
          "shield-check",
          "Repaso de contratos",
          "{En casi toda casa hay una carpeta que nadie abre|Algunos contratos corren sin que nadie los mire|Repasamos lo que tiene y lo que le falta}, {así que tráigala y la vemos juntos|y después sabrá qué paga y por qué|y lo que sobra se cancela}.",
        ],
      ],
      process: [
        [
          "Conocerse",
          "{Cuéntenos qué hace y qué urge|Nos conocemos con los papeles del año pasado|En la primera charla vemos su situación}, {y nada está tan desordenado como parece|y después recibe una oferta|para saber qué hace falta}.",
        ],
        [
          "Ordenar",
          "{Ordenamos papeles, accesos y metas|Le decimos qué falta y para cuándo|Ponemos todo en una página}, {y usted ve dónde está|para que nada se pierda|y empezamos por lo urgente}.",
        ],
        [
          "Acompañar",
          "{Después seguimos mes a mes|El trabajo coge un ritmo fijo|Durante el año seguimos en contacto}, {con un repaso anual|y se cambia lo que haga falta|para que no haya sustos}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto cuesta al mes|Cómo cobran ustedes}?",
          "{Puede ser una cuota, unos honorarios o una comisión|Depende de cuánto trabajo dé|Cada despacho cobra de una manera}, {así que pídalo siempre por escrito|y se lo decimos antes de empezar|y sabrá qué está incluido}.",
        ],
        [
          "¿{Mis papeles son un lío, sirve igual|Voy con retraso, qué hago}?",
          "{Empiece hoy, no es la única persona|Un montón de papeles también sirve|Lo hemos hablado con otros y tiene arreglo}, {y conviene abrir primero las cartas|así que ordene solo por años|y lo urgente se mira enseguida}.",
        ],
        [
          "¿{Cómo cambio de asesoría|Es complicado cambiar}?",
          "{Es más fácil de lo que parece|Las oficinas se entienden entre ellas|Suele bastar con un poder firmado}, {y a fin de año es buen momento|pero mire antes el preaviso|y nosotros pedimos los papeles}.",
        ],
        [
          "¿{Qué puedo deducir|Qué recibos guardo}?",
          "{Guarde todo lo relacionado con su trabajo|Primero guarde y después pregunte|Depende de su actividad y del gasto}, {porque las reglas cambian|y una nota en el recibo ayuda|y lo vemos al hacer la declaración}.",
        ],
        [
          "¿{Cada cuánto nos vemos|Qué me toca a mí}?",
          "{Depende de sus dudas y de su actividad|A usted le toca guardar facturas y poco más|Acordamos al principio quién hace qué}, {y una llamada entre medias está prevista|así que lo demás queda repartido|y al menos una vez al año nos sentamos}.",
        ],
        [
          "¿{Puede ser todo digital|Hay que traer papel}?",
          "{Las dos cosas valen, pero mezclarlas menos|Suelen bastar fotos de los recibos|Puede ser digital si usted lo prefiere}, {aunque conviene guardar los originales|y un día fijo al mes ayuda mucho|y le enseñamos cómo enviarlos}.",
        ],
      ],
      qualities: [
        ["números claros", "costes a la vista"],
        ["buen orden", "buen sueño"],
        ["avisos a tiempo", "palabras sencillas"],
        ["carpeta ordenada", "suma clara"],
        ["un solo contacto", "buen colchón"],
      ],
      events: ["Tarde de fundadores", "Tarde de impuestos", "Hora de preguntas"],
    },
  ),
  property: familyWording(
    ["cliente", "clientes", "agencia", "en la agencia", "a la agencia", "inmuebles"],
    ["Servicios", "Inmuebles", "Visitas"],
    {
      headlines: [
        "Llaves que {cambian de mano|abren lo siguiente}",
        "{Entrar|Visitar}, sentir, decidir",
        "Espacios para {vivir|trabajar}",
      ],
      truths: [
        "{El primer precio decide mucho|Quien empieza muy alto acaba a menudo muy bajo|Los compradores serios miran al principio}, {así que conviene una tasación honesta|y por eso explicamos cada cifra|y un precio justo ahorra meses}.",
        "{Una casa se decide en la entrada|La luz y el orden cuentan desde la puerta|Los primeros minutos pesan más que los metros}, {así que un día de orden vale la pena|y por eso preparamos la visita|y después se buscan los motivos}.",
        "{El banco quiere papeles antes que fotos|Un expediente completo ayuda a vender|Lo que falta se pide siempre tarde}, {así que conviene reunirlo pronto|y por eso empezamos por la carpeta|y eso da tranquilidad a los dos}.",
        "{Cada casa tiene algún defecto|Lo que se calla en la visita sale después|Una foto demasiado bonita decepciona}, {así que lo decimos desde el principio|y la sinceridad ahorra visitas|y quien lo sabe decide mejor}.",
      ],
      offers: [
        [
          "house",
          "Compra y venta",
          "{Para vender hay que aclarar valor, momento y papeles|Cuéntenos por qué vende y para cuándo|Primero visitamos y después hablamos del precio}, {y le decimos de dónde sale la cifra|para que pueda decidir con calma|y acordamos los pasos siguientes}.",
        ],
        [
          "key",
          "Alquiler",
          "{Al alquilar importa quién encaja en la casa|Antes de firmar hacen falta papeles y una charla|Díganos qué le importa en un inquilino}, {y la entrega se hace con acta|para que los dos estén tranquilos|y los contadores se leen juntos}.",
        ],
        [
          "building",
          "Administración",
          "{Llevamos cuentas, juntas y avisos al oficio|Una comunidad necesita a alguien que conteste|Para quien vive lejos, alguien debe estar cerca}, {con cuentas que se puedan leer|y un número para las dudas|y cada gasto tiene su papel}.",
        ],
        [
          "laptop",
          "Oficinas y salas",
          "{Una mesa, una sala o solo una dirección|Un espacio de trabajo se prueba mejor un día|Hay sitios por días y por más tiempo}, {así que venga y escuche el ruido|y díganos cuántos son|y vemos qué le conviene}.",
        ],
        [
          "camera",
          "Fotos y planos",
          "{Con luz y orden, las fotos dicen la verdad|Un buen plano evita visitas inútiles|Fotografiamos la casa tal como es}, {y los defectos se dicen|para que vengan los que de verdad buscan|y usted las ve antes que nadie}.",
        ],
        [
          "scale",
          "Valoración",
          "{El valor depende del sitio y del estado|Miramos ventas cercanas y papeles|Una tasación honesta da un margen y no una sola cifra}, {y le explicamos las razones|antes de heredar, comprar o vender|y usted decide qué hacer con ella}.",
        ],
      ],
      process: [
        [
          "Visitar",
          "{Vemos los cuartos, los papeles y sus planes|Miramos también el sótano y el tejado|En la visita preguntamos más que opinamos}, {y después le damos una opinión|para conocer la casa de verdad|y usted nos cuenta su historia}.",
        ],
        [
          "Preparar",
          "{Ordenamos, fotografiamos y describimos|Antes de anunciar se reúnen los papeles|Preparamos el anuncio con usted}, {sin esconder los defectos|y usted lo lee antes|para que todo cuadre}.",
        ],
        [
          "Cerrar",
          "{Leemos, firmamos y entregamos las llaves|Para cerrar hace falta un borrador y una fecha|Al final se leen los contadores}, {sin prisa y con todo por escrito|y le acompañamos hasta la puerta|y nada se firma sin haberlo leído}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto cobra la agencia|Quién paga la comisión}?",
          "{Depende del encargo y del contrato|La ley y el contrato lo dicen|Se acuerda antes de empezar}, {así que pídalo por escrito|y pregunte qué está incluido|y sabrá quién paga qué parte}.",
        ],
        [
          "¿{Cuánto vale mi casa|Aciertan las tasaciones en línea}?",
          "{Una cifra de internet es solo una primera idea|Una web no ve su cocina|Cuentan el sitio, el estado y los papeles}, {y una visita la afina|así que conviene ver la casa|y le explicamos cómo se calcula}.",
        ],
        [
          "¿{Qué papeles hacen falta para vender|Qué quiere ver el banco}?",
          "{Suelen hacer falta escritura, planos y certificados|En un piso se piden también las actas|El banco quiere ver la escritura y los recibos}, {y algunas oficinas tardan semanas|así que conviene pedirlos pronto|y le damos una lista completa}.",
        ],
        [
          "¿{Cuánto se tarda en vender|Cuándo podremos entrar}?",
          "{Cuente en meses más que en semanas|El precio y los papeles marcan el ritmo|Depende de la zona y del momento}, {y un expediente completo ahorra tiempo|así que díganos su fecha|y le avisamos de cada interés serio}.",
        ],
        [
          "¿{Debo estar en las visitas|Quién enseña la casa}?",
          "{Mejor no, porque así preguntan con más libertad|Como usted prefiera|Podemos enseñarla sin que esté}, {y después le contamos qué se dijo|y las llaves se entregan con firma|y las horas se acuerdan con usted}.",
        ],
        [
          "¿{Conviene reformar antes|Qué hago antes de las visitas}?",
          "{En grande rara vez compensa|Suele bastar con limpiar, pintar y cambiar bombillas|Depende del estado y del precio}, {porque cada comprador lo ve distinto|y le decimos qué vale la pena|así que pregunte antes de gastar}.",
        ],
      ],
      qualities: [
        ["papeles claros", "precio justo"],
        ["buena luz", "palabras sinceras"],
        ["sitios tranquilos", "buenos vecinos"],
        ["fotos sinceras", "palabra dada"],
        ["precio sensato", "lista corta"],
      ],
      events: ["Día de visitas", "Tarde de propietarios", "Día de prueba"],
    },
  ),
  education: familyWording(
    ["alumno", "alumnos", "escuela", "en clase", "a clase", "aprendizaje"],
    ["Cursos", "En clase", "Fechas"],
    {
      headlines: [
        "Se permiten {preguntas|errores}",
        "{Aprender aquí|Probar aquí}, {usarlo fuera|atreverse fuera}",
        "{Entender|Hacer} en vez de {memorizar|mirar}",
      ],
      truths: [
        "{Poco y a menudo gana a mucho de vez en cuando|Unos minutos al día llegan lejos|El hábito puede más que el talento}, {y eso vale a cualquier edad|así que el plan debe caber en su vida|y por eso las tareas son cortas}.",
        "{Quien lo explica es que lo ha entendido|En una buena clase habla el alumno|Escuchar es solo la mitad de aprender}, {y por eso preguntamos tanto|así que venga con ganas de probar|y el maestro calla a ratos}.",
        "{El error enseña por dónde seguir|El miedo a fallar frena más que la dificultad|Los pequeños logros dan valor}, {así que empezamos por lo posible|y por eso aquí nadie se ríe|y corregir es parte del camino}.",
        "{Aprender suena mal al principio|Quien se equivoca ya lo está intentando|La primera semana es siempre la más torpe}, {y un día sale casi solo|así que conviene tener paciencia|y de eso luego uno se alegra}.",
      ],
      offers: [
        [
          "users",
          "Clases en grupo",
          "{En grupo se aprende también de los demás|Un grupo de nivel parecido ayuda a soltarse|Juntos cuesta menos hablar y preguntar}, {y una prueba corta encuentra el sitio|así que pregunte por una clase de prueba|y nadie se queda atrás}.",
        ],
        [
          "user",
          "Clases particulares",
          "{La clase va a su ritmo y a su meta|Trabajamos justo donde se atasca|A solas se avanza por donde hace falta}, {así que traiga lo que se le resiste|y partimos de su propio caso|y cada semana vemos qué ha cambiado}.",
        ],
        [
          "graduation-cap",
          "Preparación de exámenes",
          "{Para un examen se hace un plan hacia atrás|Practicamos con ejercicios reales y con reloj|Antes de un examen se buscan primero los huecos}, {y descansar también forma parte|para llegar con calma al día|y se repasa lo que más pesa}.",
        ],
        [
          "building-complex",
          "Cursos para empresas",
          "{En la empresa trabajamos con sus propios temas|Un equipo aprende mejor con sus ejemplos|Un curso interno empieza por una pregunta}, {así que díganos qué debe cambiar|y las fechas se acuerdan con ustedes|para que al día siguiente se note}.",
        ],
        [
          "sun",
          "Cursos de vacaciones",
          "{En vacaciones la cabeza tiene más sitio|Una semana con un solo tema cunde mucho|Se aprende por la mañana y la tarde queda libre}, {y pregunte por edad y nivel|así que conviene reservar pronto|para volver con ganas}.",
        ],
        [
          "clock",
          "Clases de tarde y sábado",
          "{Después del trabajo o en sábado también se aprende|Hay horas para quien tiene el día lleno|Las clases de tarde caben junto a la familia}, {y quien falta puede recuperar|así que díganos cuándo puede|para avanzar poco a poco}.",
        ],
      ],
      process: [
        [
          "Preguntar",
          "{Cuéntenos su meta, su nivel y su tiempo|Empezamos con una charla corta|Pregunte antes todo lo que quiera}, {y le damos un consejo sincero|para ver si encaja|y le decimos qué curso le va}.",
        ],
        [
          "Probar",
          "{Venga a una clase y mire cómo es|Pruebe una vez antes de apuntarse|Asista a una clase sin compromiso}, {y luego decide|así conoce al grupo y al profesor|y nos cuenta qué tal}.",
        ],
        [
          "Aprender",
          "{Se avanza clase a clase, con tareas pequeñas|Aprender pide regularidad más que esfuerzo|A partir de ahí seguimos un ritmo fijo}, {y de vez en cuando miramos atrás|para que el avance se vea|y el plan se puede cambiar}.",
        ],
      ],
      questions: [
        [
          "¿{Qué curso me va|Cómo sé mi nivel}?",
          "{Una charla o una prueba corta lo muestra|Díganos qué sabe y para qué lo quiere|No hace falta saberlo de antemano}, {y después se puede cambiar|así que pruebe una clase|y le recomendamos un grupo}.",
        ],
        [
          "¿{Y si falto a una clase|Se puede recuperar}?",
          "{Avise antes y le pasamos el contenido|Suele haber otra fecha|No pasa nada por faltar un día}, {y el material se puede enviar|así no pierde el hilo|y pregunte cómo recuperarla}.",
        ],
        [
          "¿{Soy mayor para esto|Vale para empezar de cero}?",
          "{No, a cualquier edad se puede empezar|El adulto aprende de otro modo|Siempre se puede empezar de cero}, {y la paciencia sustituye a la prisa|porque sabe para qué lo quiere|y en clase se va por partes}.",
        ],
        [
          "¿{Hay ayudas|Quién paga el curso}?",
          "{A veces paga la empresa o hay una ayuda pública|Depende del curso y de su situación|Conviene preguntar antes de apuntarse}, {y los trámites llevan su tiempo|y le damos los papeles que pidan|así que no espere al último día}.",
        ],
        [
          "¿{Cuántos son en el grupo|Estaré solo con mi nivel}?",
          "{Los justos para que todos puedan hablar|Depende del curso y de la hora|Pregúntelo antes de apuntarse}, {y una prueba corta encuentra su sitio|y si no encaja se cambia de grupo|para que nadie se aburra ni se pierda}.",
        ],
        [
          "¿{Dan un certificado|Qué recibo al final}?",
          "{Sí, si lo pide, con horas y contenido|Podemos darle un papel sobre lo hecho|Depende de para qué lo quiera}, {pero los exámenes oficiales suelen ser fuera|así que pregunte qué se reconoce|y conviene decirlo al principio}.",
        ],
      ],
      qualities: [
        ["grupos pequeños", "grandes preguntas"],
        ["pasos claros", "valor"],
        ["buenos maestros", "ritmo sereno"],
        ["pasos pequeños", "cabezas despiertas"],
        ["buenas preguntas", "sillas libres"],
      ],
      events: ["Clase de prueba", "Puertas abiertas", "Curso de vacaciones"],
      actions: {
        signups: ["Apuntarse", "Pedir plaza"],
        bookings: ["Reservar una clase de prueba"],
      },
    },
  ),
  childcare: familyWording(
    ["familia", "familias", "casa", "en la casa", "a la casa", "cuidado infantil"],
    ["Nuestro día", "Pequeñas obras", "Fiestas"],
    {
      headlines: [
        "{Botas|Manos} llenas de {barro|color}",
        "{Jugar|Cavar}, {comer|cantar}, {soñar|otra vez}",
        "Un {adiós|beso} y un buen día",
      ],
      truths: [
        "{Jugar es pensar con las manos|Un niño que juega está ensayando el mundo|Una torre que cae también enseña}, {y por eso hay tiempo para ello|así que no tenemos prisa|y nosotros miramos de cerca}.",
        "{La adaptación dura lo que dura|A despedirse se aprende poco a poco|El primer adiós cuesta a grandes y pequeños}, {y siempre hay una mano cerca|así que nadie pone fecha fija|y los pasos cortos ayudan}.",
        "{Los padres dejan aquí lo que más quieren|La confianza empieza en la puerta|Una familia tranquila tranquiliza al niño}, {y por eso contamos el día con franqueza|así que pregunte todo lo que quiera|y vive de decir la verdad}.",
        "{Los niños aprenden repitiendo|A la décima vez es cuando más gusta|El mismo cuento puede durar semanas}, {y por eso el día tiene su ritmo|así que los mayores ponen la paciencia|y eso da seguridad}.",
      ],
      offers: [
        [
          "baby",
          "Los pequeños",
          "{Los más pequeños duermen y comen a su hora|Con caras conocidas el día es más fácil|Para un bebé lo importante es el ritmo}, {así que cuéntenos cómo se duerme|y el peluche viene también|y usted nos explica sus costumbres}.",
        ],
        [
          "blocks",
          "Los mayores",
          "{Los mayores construyen, discuten y hacen las paces|Con tijeras, barro y cajas se aprende mucho|A esa edad quieren saberlo todo}, {así que mejor ropa que se pueda manchar|y cada cual encuentra su rincón|y preguntan más de lo que sabemos}.",
        ],
        [
          "trees",
          "Juego al aire libre",
          "{Salimos con casi cualquier tiempo|Charcos, palos y caracoles son un buen programa|Al aire libre se discute menos}, {y hace falta ropa de cambio|así que ponga el nombre en las botas|y después se duerme mejor}.",
        ],
        [
          "apple",
          "Comida y descanso",
          "{Se come juntos y nadie acaba a la fuerza|Probar sí, obligar no|Después de comer hay un rato de calma}, {y nadie duerme si no quiere|así que díganos las alergias|y el descanso tiene su rincón}.",
        ],
        [
          "eighth-notes",
          "Música y cuentos",
          "{Se canta, se rima y se lee otra vez el mismo libro|Una canción abre el día y otra lo cierra|En la alfombra caben todos los cuentos}, {y el libro favorito puede venir de casa|y quien no canta toca palmas|así aprenden casi sin notarlo}.",
        ],
        [
          "clock",
          "Vacaciones y horas extra",
          "{Cuando el trabajo empieza antes, hablemos|En puentes y vacaciones se puede preguntar|Los días largos también se pueden planear}, {así que díganos sus horas|y le decimos qué es posible|para que la familia se organice}.",
        ],
      ],
      process: [
        [
          "Visitar",
          "{Venga una mañana a mirar|Siéntese un rato en una silla pequeña|Visítenos con su hijo y con tiempo}, {y pregunte lo que quiera|y verá cómo es un día normal|así la primera impresión es suya}.",
        ],
        [
          "Pedir plaza",
          "{Para pedir plaza hacen falta fecha y horario|Apúntese pronto y díganos desde cuándo|Rellene la solicitud con calma}, {y le explicamos cómo se reparten|y avise si algo cambia|y le decimos qué falta}.",
        ],
        [
          "Adaptarse",
          "{Primero con usted y después un rato sin usted|La adaptación va a pasos pequeños|El niño marca el ritmo}, {así que cuente con unas semanas|y le llamamos si hace falta|y nadie tiene prisa}.",
        ],
      ],
      questions: [
        [
          "¿{Cómo es la adaptación|Y si mi hijo llora}?",
          "{Va paso a paso y con usted cerca|Llorar al despedirse es normal|Empezamos con ratos cortos}, {y si no se consuela le llamamos|porque el niño marca el ritmo|y cada día se alarga un poco}.",
        ],
        [
          "¿{Cómo consigo plaza|Hay lista de espera}?",
          "{Apúntese pronto, a veces ya antes de nacer|Depende del municipio y de las plazas|Puede haber una lista}, {y a veces queda un sitio de golpe|así que pregunte de vez en cuando|y le explicamos las reglas}.",
        ],
        [
          "¿{Cuándo debe quedarse en casa por enfermo|Qué hacen si tiene fiebre}?",
          "{Con fiebre o algo contagioso es mejor quedarse en casa|Si se pone malo, le llamamos|Un niño enfermo descansa mejor en casa}, {y alguien debe contestar al teléfono|así se protege también a los demás|hasta que se encuentre bien}.",
        ],
        [
          "¿{Cuánto cuesta una plaza|Hay ayudas para familias}?",
          "{Depende de las horas y de las ayudas|Muchas familias reciben una ayuda|El precio se explica antes de firmar}, {y el municipio informa|así que pregunte qué está incluido|y le decimos qué papeles hacen falta}.",
        ],
        [
          "¿{Qué debe traer mi hijo|Qué va en la mochila}?",
          "{Una muda, zapatillas y algo conocido|Le damos una lista antes de empezar|Lo necesario cabe en una mochila pequeña}, {y el nombre va en todo|pero lo más valioso se queda en casa|y el peluche puede venir}.",
        ],
        [
          "¿{Cómo sé qué ha hecho|Me cuentan el día}?",
          "{Al recogerlo se lo contamos en dos frases|Puede preguntar cada tarde|Hablamos un momento en la puerta}, {y para más buscamos un rato tranquilo|y si pasó algo importante lo sabrá|así conoce también lo pequeño}.",
        ],
      ],
      qualities: [
        ["brazos cálidos", "reglas claras"],
        ["mucho barro", "buena comida"],
        ["juego libre", "siestas tranquilas"],
        ["brazos abiertos", "horas fijas"],
        ["rodillas sucias", "sopa caliente"],
      ],
      events: ["Fiesta de verano", "Fiesta de farolillos", "Mañana abierta"],
    },
  ),
  technology: familyWording(
    ["usuario", "usuarios", "oficina", "en la oficina", "a la oficina", "software y técnica"],
    ["Qué hacemos", "Pantallas", "Sesiones"],
    {
      headlines: [
        "Técnica que {funciona|no molesta}",
        "Menos {copiar|listas}, más {tiempo|calma}",
        "{Palabras claras|Pantallas sencillas} para {días llenos|temas difíciles}",
      ],
      truths: [
        "{La herramienta debe seguir al trabajo|Un buen programa pregunta primero cómo trabaja usted|Nadie debería trabajar para su software}, {y por eso empezamos mirando|así que la pantalla llega después|y lo que estorba se quita}.",
        "{Los datos deben poder entrar y salir|Pregunte por la salida antes de entrar|Poder irse también da confianza}, {y por eso lo explicamos al principio|así que pruébelo antes de firmar|y eso es una forma de honestidad}.",
        "{Una copia que nunca se ha probado es una esperanza|Casi todos creen tener una copia|El día malo llega sin avisar}, {así que recupere hoy un archivo|y por eso se prueba en un día tranquilo|y un ensayo cuesta poco}.",
        "{La buena técnica no se nota|Lo que funciona se olvida mientras se usa|Cada clic debería servir para algo}, {y por eso preferimos quitar|así que menos botones es mejor|y eso se consigue probando}.",
      ],
      offers: [
        [
          "layout-dashboard",
          "Vista general",
          "{En un solo sitio se ve qué está abierto y quién lo tiene|Una vista clara sustituye a muchas listas|Por la mañana se abre y se sabe por dónde empezar}, {y está pensada para quien hace el trabajo|así que nadie tiene que preguntar dos veces|sin buscar en el correo}.",
        ],
        [
          "workflow",
          "Tareas automáticas",
          "{Los pasos que se repiten cada semana se pueden automatizar|Recordar, copiar y archivar puede ir solo|Lo que le aburre quizá lo haga una máquina}, {así que cuéntenos qué le quita tiempo|y usted se queda con lo importante|y siempre se puede parar}.",
        ],
        [
          "shield",
          "Seguridad",
          "{Quién ve qué se decide antes de empezar|Permisos, copias y un segundo factor son lo básico|La seguridad empieza por las cuentas}, {y puede pedirlo por escrito|así que revisamos primero lo que hay|y lo explicamos sin asustar}.",
        ],
        [
          "life-buoy",
          "Ayuda",
          "{Díganos qué pone en la pantalla y desde cuándo|Una foto del mensaje ahorra muchas preguntas|Cuando algo falla, no borre nada}, {y lo urgente va primero|y miramos juntos qué ha pasado|así se encuentra antes la causa}.",
        ],
        [
          "plug",
          "Conexiones",
          "{Lo nuevo debe hablar con lo que ya usa|Agenda, caja y almacén se pueden unir|Una conexión evita escribir todo dos veces}, {y le decimos qué encaja y qué no|y los datos pasan revisados|así que envíenos la lista de programas}.",
        ],
        [
          "graduation-cap",
          "Formación",
          "{Un curso corto evita que lo nuevo se quede sin usar|En grupo pequeño se aprende preguntando|Su equipo aprende con sus propios ejemplos}, {así que mande antes sus preguntas|para que al día siguiente funcione|y después seguimos a mano}.",
        ],
      ],
      process: [
        [
          "Mirar",
          "{Enséñenos un día de trabajo|Miramos con su propio ejemplo|Empezamos por ver cómo lo hacen hoy}, {y haga las preguntas incómodas|porque una demo siempre luce|para saber qué hace falta}.",
        ],
        [
          "Empezar pequeño",
          "{Se empieza con un equipo y una tarea|Las primeras etapas son cortas|Primero se prueba en pequeño}, {y se apunta lo que falta|para decidir después|así el riesgo es pequeño}.",
        ],
        [
          "Cambiar",
          "{Se pasan los datos, los permisos y las costumbres|Lo viejo y lo nuevo conviven un tiempo|El cambio tiene una fecha}, {y después lo viejo se apaga|con alguien a quien preguntar|y nadie se queda sin ayuda}.",
        ],
      ],
      questions: [
        [
          "¿{Dónde están mis datos|Quién los ve}?",
          "{Pregunte por el lugar y por el proveedor|Está en el contrato y se lo enseñamos|Los permisos van según la función}, {y lea también la página de privacidad|así sabrá quién ve qué|y puede pedirlo por escrito}.",
        ],
        [
          "¿{Cuánto cuesta el programa|Cómo se factura}?",
          "{Depende del alcance y de cuántas personas lo usan|Puede ser por tiempo o por etapas|Calcule siempre con un año real}, {y pregunte también por bajas y extras|así que hablemos primero de lo que necesita|y verá la cifra antes de decidir}.",
        ],
        [
          "¿{Cuánto tarda en implantarse|Es difícil de aprender}?",
          "{Verlo es rápido y acostumbrarse lleva semanas|La primera tarea debería salir pronto|Depende de cuánta gente lo use}, {y conviene empezar con un grupo pequeño|así que invite también a los escépticos|y le acompañamos al principio}.",
        ],
        [
          "¿{Funciona con lo que tenemos|Hay interfaz}?",
          "{Díganos qué programas se quedan|Envíenos la lista de lo que usa|A veces la conexión ya existe}, {y algunas piden algo de trabajo|y le decimos qué está hecho y qué no|así se calcula con honestidad}.",
        ],
        [
          "¿{Puedo probarlo antes|Hay una demostración}?",
          "{Sí, y mejor con sus propios ejemplos|Podemos enseñarlo en media hora|Verlo funcionar dice más que un folleto}, {y pregunte también qué no hace|y después decide con calma|sin tener que firmar nada}.",
        ],
        [
          "¿{Y si nos vamos a otro|Puedo llevarme mis datos}?",
          "{Sus datos son suyos|Se los lleva enteros en un archivo|La salida está en el contrato}, {y conviene probarla antes|así que pregunte en qué formato|y nadie debería retenerlos}.",
        ],
      ],
      qualities: [
        ["pantallas claras", "respuestas rápidas"],
        ["datos seguros", "palabras sencillas"],
        ["menos clics", "menos listas"],
        ["noches tranquilas", "botones claros"],
        ["datos abiertos", "pocas esperas"],
      ],
      events: ["Demostración", "Encuentro de usuarios", "Hora de seguridad"],
    },
  ),
  agency: familyWording(
    ["cliente", "clientes", "estudio", "en el estudio", "al estudio", "creación y consejo"],
    ["Qué hacemos", "Trabajos", "Encuentros"],
    {
      headlines: [
        "Decir {menos|mejor}, {mostrar|lograr} más",
        "{Escuchar|Preguntar}, {dibujar|ordenar}, {quitar|decidir}",
        "Una idea {clara|simple}, bien {hecha|dicha}",
      ],
      truths: [
        "{El gusto se discute y el fin no|Antes de gustar, algo tiene que servir|Lo primero es saber para qué}, {y para eso está el encargo escrito|así que empezamos preguntando|y después viene el color}.",
        "{Crear bien es casi siempre quitar|La palabra más difícil es no|Lo que queda debe ganarse su sitio}, {y lo demás sobra|así que borramos mucho|y eso pide algo de valor}.",
        "{La respuesta suele estar ya en la casa|Quien hace el trabajo sabe más que nadie|Un buen consejo empieza por escuchar}, {así que preguntamos a su gente|y a veces solo hay que ordenarla|y por eso hablamos con todos}.",
        "{Una buena idea aguanta preguntas|Lo que no se puede explicar no funciona|Primero se habla y después se dibuja}, {y por eso enseñamos el camino|así que pregunte sin reparo|y usted entiende por qué es así}.",
      ],
      offers: [
        [
          "target",
          "Estrategia",
          "{Un buen plan cabe en una página|Antes de empezar se aclara quién, qué y por qué|La estrategia empieza con una pregunta incómoda}, {y hablamos también con sus clientes|para que cada paso tenga sentido|y usted sabe qué viene primero}.",
        ],
        [
          "pen-tool",
          "Diseño",
          "{Buscamos una cara que dure|Signo, letra y color deben contar lo mismo|El diseño empieza donde le ven primero}, {y las palabras van antes que las imágenes|así que díganos dónde le conocen|para que le reconozcan de lejos}.",
        ],
        [
          "message-circle",
          "Textos",
          "{Usted cuenta y nosotros escribimos|Los textos deben sonar a usted|Decir poco y bien cuesta más que decir mucho}, {y se corrige hasta que encaje|para que la gente lo lea hasta el final|con su voz y sin adornos}.",
        ],
        [
          "settings",
          "Producción",
          "{Del boceto al objeto hay muchos pasos|La muestra dice la verdad|Antes de imprimir se prueba}, {así que díganos cantidad y fecha|y lo vigilamos hasta la entrega|para que salga como se pensó}.",
        ],
        [
          "search",
          "Revisión de lo que hay",
          "{Miramos con ojos nuevos lo que ya tiene|Ponemos todo en una pared y lo repasamos|Suele haber más de lo que parece}, {y vemos qué queda y qué sobra|antes de hacer algo nuevo|para no gastar donde no hace falta}.",
        ],
        [
          "users",
          "Talleres con su equipo",
          "{Su gente sabe casi todo lo que hace falta|En una mesa y con rotuladores se avanza mucho|Un taller junta a quienes rara vez se sientan juntos}, {y nosotros preguntamos y ordenamos|y al final hay un plan|para salir con una decisión}.",
        ],
      ],
      process: [
        [
          "Preguntar",
          "{Hablamos de meta, gente, plazo y presupuesto|Lo primero es saber qué debe cambiar|Preguntamos y lo ponemos por escrito}, {y usted lo corrige|porque hablar de dinero ahorra tiempo|para empezar con la misma idea}.",
        ],
        [
          "Bocetar",
          "{Le enseñamos pocos caminos y en bruto|Primero el boceto y después el detalle|Dibujamos pronto y sin acabar}, {y díganos a qué le recuerda|porque en esta fase tirar cuesta poco|y elegimos juntos}.",
        ],
        [
          "Realizar",
          "{Acabamos un camino y lo revisamos|Se termina, se prueba y se entrega|Lo elegido se lleva hasta el final}, {con archivos y unas reglas de uso|para que usted pueda seguir|y le explicamos cómo usarlo}.",
        ],
      ],
      questions: [
        [
          "¿{Qué precio tiene un proyecto|Cómo cobran}?",
          "{Puede ser por tiempo, por etapas o una cantidad fija|Depende del alcance y del uso|Díganos un presupuesto y vemos qué cabe}, {y lo tendrá por escrito|así que pida el precio por etapas|antes de empezar}.",
        ],
        [
          "¿{Cuántas propuestas hay|Y si no nos gusta la propuesta}?",
          "{Pocas y bien pensadas|Las rondas se acuerdan antes|Si no le gusta, díganos por qué}, {porque una crítica con razones ayuda|y seguimos desde ahí|y se corrige lo que haga falta}.",
        ],
        [
          "¿{De quién es el resultado|Nos dan los archivos}?",
          "{Los derechos se acuerdan en la oferta|Depende de lo que necesite usar|Pregúntelo al principio}, {y los archivos abiertos se hablan aparte|así sabrá qué puede hacer con ello|y queda por escrito}.",
        ],
        [
          "¿{Prometen resultados|Cuándo se nota el efecto}?",
          "{Se puede prometer trabajo y fechas|Nadie honesto promete un puesto|El efecto suele pedir una temporada}, {y se mide lo que trae negocio|así que acordamos qué mirar|y se lo contamos con franqueza}.",
        ],
        [
          "¿{Cuánto dura un proyecto|Cuándo empezamos}?",
          "{Semanas o meses, según el tamaño|El ritmo lo dan también sus respuestas|Depende de cuántos tengan que decidir}, {así que díganos la fecha fija|y el calendario va con la oferta|y avisamos si algo se mueve}.",
        ],
        [
          "¿{Y con poco presupuesto|Es para nosotros}?",
          "{Díganos la suma y vemos qué cabe|Una parte bien hecha vale más que todo a medias|También los proyectos pequeños merecen cuidado}, {y algunas cosas las pueden hacer ustedes|y a veces aconsejamos esperar|así que pregunte sin compromiso}.",
        ],
      ],
      qualities: [
        ["líneas claras", "números abiertos"],
        ["buenas preguntas", "pocas vueltas"],
        ["lápices afilados", "fechas cumplidas"],
        ["pocas láminas", "hablar claro"],
        ["ideas atrevidas", "fechas firmes"],
      ],
      events: ["Tarde en el estudio", "Taller", "Consultorio"],
    },
  ),
  photography: familyWording(
    ["cliente", "clientes", "estudio", "en el estudio", "al estudio", "fotografía"],
    ["Sesiones", "Imágenes", "Fechas"],
    {
      headlines: [
        "{Luz|Una ventana}, {caras|gente} y un instante",
        "Sigan {como son|siendo ustedes}",
        "Fotos para {guardar|tener en la mano}",
      ],
      truths: [
        "{A casi nadie le gusta posar|La mayoría cree que sale mal en las fotos|Los primeros minutos siempre son raros}, {y al rato la cámara se olvida|así que empezamos haciendo algo|y después llega la risa}.",
        "{La luz decide más que la cámara|Temprano o tarde es mejor que a mediodía|Una buena ventana es medio estudio}, {y por eso importa la hora|así que la elegimos con usted|y conviene mirar el cielo}.",
        "{Las mejores fotos llegan entre las poses|La foto que queda casi nunca estaba prevista|Las manos cuentan tanto como las caras}, {así que dejamos huecos|y por eso no lo ordenamos todo|y hay que estar atento}.",
        "{Cuando creen que ha acabado, todos se relajan|La foto de después suele ser la buena|Lo natural no se puede pedir}, {y por eso la cámara sigue arriba|así que esperamos un poco más|y ese rato vale oro}.",
      ],
      offers: [
        [
          "heart",
          "Bodas y fiestas",
          "{Acompañamos la fiesta desde los preparativos hasta el baile|Discursos, lágrimas y confeti merecen quedarse|En una boda todo ocurre una sola vez}, {así que envíenos el horario|y díganos quién debe salir|y nosotros casi no nos notamos}.",
        ],
        [
          "user",
          "Retratos",
          "{Para un puesto, un libro o una abuela|Un buen retrato le muestra en un buen día|Antes de la cámara hablamos un rato}, {así que traiga varias prendas|y díganos dónde va a salir|y elegimos juntos la foto}.",
        ],
        [
          "baby",
          "Fotos de familia",
          "{En casa, en el sofá de siempre, todos están cómodos|El desorden está permitido|Con niños las fotos salen jugando}, {así que mejor comer antes|y nadie tiene que mirar al objetivo|y el plan es que no haya plan}.",
        ],
        [
          "briefcase",
          "Fotos de empresa",
          "{Fotografiamos a la gente en su trabajo real|Equipo, producto y taller cuentan una historia|Una empresa se ve mejor en movimiento}, {así que díganos dónde saldrán las fotos|y una lista ahorra tiempo|y molestamos lo menos posible}.",
        ],
        [
          "book-open",
          "Copias y libros",
          "{Una foto en papel no hay que buscarla|Un libro sobre la mesa se abre más que un disco duro|Lo impreso se queda en la familia}, {y las muestras se pueden tocar|así que pregunte por tamaños y papeles|y le ayudamos a elegir}.",
        ],
        [
          "house",
          "Lugares y objetos",
          "{Casas, tiendas, jardines y platos también tienen su hora|Lo que se está quieto pide paciencia|Un lugar se fotografía con buena luz}, {así que díganos para qué serán|y por la mañana suele ser mejor|y antes se ordena un poco}.",
        ],
      ],
      process: [
        [
          "Escribir",
          "{Escríbanos la fecha, el lugar y el motivo|Bastan unas líneas y alguna imagen que le guste|Cuéntenos qué quiere recordar}, {y sabrá si ese día es posible|y le contestamos con preguntas|para hacernos una idea}.",
        ],
        [
          "Preparar",
          "{Hablamos de luz, de hora y de ropa|En una charla se decide lo importante|Antes del día vemos qué no debe faltar}, {con un plan por si llueve|y lo demás puede pasar solo|y así ese día no hay dudas}.",
        ],
        [
          "Fotografiar",
          "{Empezamos despacio y acabamos jugando|Damos pocas órdenes y miramos mucho|El día de las fotos usted solo tiene que estar}, {y después llega la selección|y más tarde las copias en papel|y le enseñamos las mejores}.",
        ],
      ],
      questions: [
        [
          "¿{No soy fotogénico, sirve|Cómo nos soltamos}?",
          "{Casi todo el mundo lo dice|No hace falta saber posar|Empezamos andando o hablando}, {y en unos minutos resulta fácil|así que no tiene que hacer nada especial|y el resto es cosa nuestra}.",
        ],
        [
          "¿{Cuándo reservamos la fecha|Está libre nuestro día}?",
          "{En cuanto tenga la fecha|Para una boda de verano, muy pronto|Un retrato se puede acordar a menudo en breve}, {así que pregunte aunque parezca tarde|y le decimos si está libre|y la reservamos al confirmar}.",
        ],
        [
          "¿{Cuántas fotos recibimos|Cuándo las veremos}?",
          "{Recibe una selección y no cada disparo|Depende de la duración y del motivo|Los ojos cerrados se quedan aquí}, {y la fecha de entrega se acuerda antes|y en temporada lleva algunas semanas|así las puede ver con calma}.",
        ],
        [
          "¿{Podemos publicar las fotos|Van a enseñar nuestras fotos}?",
          "{Nada se enseña sin su permiso|En privado suele ser posible|Los derechos van en el contrato}, {así que díganos qué no quiere|y se lo explicamos antes|y su palabra es la que vale}.",
        ],
        [
          "¿{Y si llueve|Se cancela con mal tiempo}?",
          "{La lluvia da una luz muy suave|Siempre tenemos un techo en mente|Un retrato puede pasar a otro día}, {y un paraguas claro ayuda|así que lo decidimos juntos|y a veces salen las mejores}.",
        ],
        [
          "¿{Podemos pedir fotos concretas|Hace falta una lista}?",
          "{Para los grupos ayuda una lista|Díganos quién con quién|Sí, unas pocas fotos se pueden pedir}, {pero una lista larga se come los momentos|y lo demás lo vemos nosotros|así nadie importante se queda fuera}.",
        ],
      ],
      qualities: [
        ["luz suave", "caras de verdad"],
        ["pocas poses", "muchos instantes"],
        ["mirada tranquila", "risas"],
        ["miradas de verdad", "buena luz"],
        ["pulso sereno", "ojos abiertos"],
      ],
      events: ["Día de retratos", "Paseo fotográfico", "Exposición"],
    },
  ),
  celebration: familyWording(
    ["anfitrión", "anfitriones", "sala", "en la sala", "a la sala", "fiestas"],
    ["Qué ofrecemos", "Fiestas", "Programa"],
    {
      headlines: [
        "{Bailen|Rían}, {coman|brinden}, nosotros contamos sillas",
        "Una {mesa larga|sala llena} y {buena luz|música}",
        "Su {día|fiesta}, nuestra {lista|hora}",
      ],
      truths: [
        "{De una fiesta queda sobre todo el ánimo|Las servilletas se olvidan y el recibimiento no|Nadie recuerda el color de los manteles}, {y por eso alguien espera en la puerta|así que cuidamos el comienzo|y la música hace el resto}.",
        "{Un buen plan necesita aire|Sin huecos, el horario se rompe con el primer discurso|Alguien llegará siempre tarde}, {así que dejamos un cuarto de hora libre|y por eso no lo llenamos todo|y así nadie corre}.",
        "{La lista de invitados es el presupuesto|El número decide casi todo lo demás|Cada silla cuenta dos veces}, {así que conviene empezar por ahí|y por eso lo preguntamos primero|y recortar ahí es lo más fácil}.",
        "{Una fiesta se prepara con preguntas|Quien celebra no debería mirar el reloj|Los anfitriones también tienen que divertirse}, {y por eso hablamos mucho antes|así que alguien más lo mira|y de eso nos ocupamos}.",
      ],
      offers: [
        [
          "heart",
          "Bodas",
          "{Acompañamos la boda entera o solo una parte|De la primera idea al último baile hay mucho que ordenar|Díganos qué quieren hacer ustedes mismos}, {y traigan imágenes que les gusten|y nosotros nos ocupamos del resto|así llegan tranquilos al día}.",
        ],
        [
          "briefcase",
          "Fiestas de empresa",
          "{Una fiesta de empresa empieza por saber para qué|Primero se aclaran la meta y el número|Una buena noche se recuerda el lunes}, {y la técnica y las pausas van incluidas en el plan|así que díganos quién viene|para que la gente vaya con gusto}.",
        ],
        [
          "cake",
          "Fiestas privadas",
          "{Cumpleaños, bautizos o despedidas, en jardín o en sala|Una fiesta privada puede ser pequeña y estar muy cuidada|Cuéntenos cuántos son y de qué edad}, {y hasta qué hora quieren quedarse|y pensamos quién se sienta con quién|para que todos encuentren su sitio}.",
        ],
        [
          "eighth-notes",
          "Música y luz",
          "{Envíenos las canciones queridas y las prohibidas|La luz cálida anima más que la fuerte|La música debe dejar hablar al principio}, {y díganos quién tiene que bailar|para que nadie se vaya pronto|y el volumen se acuerda antes}.",
        ],
        [
          "utensils",
          "Mesa y bufé",
          "{Se puede servir en mesa larga o de pie|Pensamos también en los niños y en los que tienen hambre a medianoche|La comida marca el ritmo de la fiesta}, {así que díganos qué no debe haber en el plato|y conviene probar antes|y las alergias se apuntan}.",
        ],
        [
          "list-checks",
          "Orden de la fiesta",
          "{Una hoja que todos tienen evita muchas llamadas|El orden dice quién llega cuándo|Alguien tiene que saber dónde están los anillos}, {y deja aire para los brindis|para que ustedes no tengan que recordar nada|y se repasa la víspera}.",
        ],
      ],
      process: [
        [
          "Mirar la fecha",
          "{Díganos el día, el número y el motivo|Para empezar basta una fecha y otra de reserva|Escríbanos qué quieren celebrar}, {y sabrán qué está libre|y qué está incluido|y quedamos para hablar}.",
        ],
        [
          "Preparar",
          "{Vemos, comparamos y tachamos juntos|Se escribe un horario y un presupuesto|Decidimos con ustedes lo importante}, {con un plan por si llueve|para que todo esté claro|y lo demás se va cerrando}.",
        ],
        [
          "Celebrar",
          "{Nosotros montamos, miramos el reloj y recogemos|El día de la fiesta ustedes solo celebran|Alguien nuestro está atento a todo}, {y ustedes miran a sus invitados|para que puedan bailar|y nadie les pregunta dónde va qué}.",
        ],
      ],
      questions: [
        [
          "¿{Cuándo hay que preguntar|Con cuánto tiempo se planea}?",
          "{Para el verano, casi un año antes|En cuanto haya un día|Cuanto antes, más fechas hay donde elegir}, {y entre semana es más fácil|aunque preguntar tarde también vale|y el invierno abre muchas puertas}.",
        ],
        [
          "¿{Cuántas personas caben|Es bastante grande la sala}?",
          "{Sentados, de pie y bailando son números distintos|Depende de cómo quieran celebrar|Díganos cuántos son y si se baila}, {y una sala medio vacía queda fría|así que mejor algo justa|y lo vemos sobre el plano}.",
        ],
        [
          "¿{Hasta qué hora se puede|Cuándo se baja la música}?",
          "{Mandan los vecinos y las normas del lugar|Depende del sitio y del día|Pregúntelo antes de firmar}, {y más tarde suele costar más|y conviene que conste por escrito|así no hay sorpresas a medianoche}.",
        ],
        [
          "¿{Y si llueve|Se puede mover la fecha}?",
          "{El plan para la lluvia va desde el principio|Cambiar la fecha suele ser más fácil que anularla|Depende de lo acordado}, {así que lea antes las condiciones|y avísennos cuanto antes|y buscamos juntos otra salida}.",
        ],
        [
          "¿{Podemos traer música o tarta|Podemos decorar nosotros}?",
          "{Mucho se puede, pero cada lugar tiene sus reglas|Pregúntenlo antes de firmar|La tarta y la música propias se pueden hablar}, {y la cera y los clavos dan problemas|y díganos quién va a montar|así ese día todo está claro}.",
        ],
        [
          "¿{Se puede visitar antes|Se puede probar}?",
          "{Claro, con una cita|Vengan a la misma hora de su fiesta|Sí, ver el sitio ayuda mucho}, {y traigan a quien decide|porque la luz cambia mucho|y para probar bastan dos tenedores}.",
        ],
      ],
      qualities: [
        ["mesas largas", "discursos cortos"],
        ["luz cálida", "pista llena"],
        ["plan sereno", "noche loca"],
        ["copas llenas", "pies ligeros"],
        ["buen humor", "plan detrás"],
      ],
      events: ["Visita", "Feria de bodas", "Noche de baile"],
    },
  ),
  hospitality: familyWording(
    ["huésped", "huéspedes", "casa", "en la casa", "a la casa", "hospitalidad"],
    ["Habitaciones y estancias", "Imágenes", "Ocasiones"],
    {
      headlines: [
        "{Llegar|Dejar la bolsa}, {respirar|abrir la ventana}",
        "{Dormir bien|Desayunar largo}, {mirar lejos|salir a andar}",
        "Una {cama|senda}, un {desayuno|silencio} y nada previsto",
      ],
      truths: [
        "{Una noche se juzga por la cama y el desayuno|Se perdona un cuarto pequeño y no una mala cama|Dormir bien es lo principal}, {y por eso la calma va primero|así que hablamos de almohadas|y lo demás es un regalo}.",
        "{El anfitrión sabe lo que no está en el mapa|El mejor consejo cae durante el desayuno|Un sitio se conoce preguntando}, {así que pídalo sin reparo|y le decimos qué senda está seca|y eso no viene en las guías}.",
        "{El tiempo es parte del viaje|Algún día lloverá y también puede ser bonito|Un día gris no estropea unas vacaciones}, {y le contamos qué se puede hacer dentro|así que traiga un buen libro|y entonces sabe mejor el café}.",
        "{Se llega con maletas y se sale con historias|La llegada decide media estancia|Quien viene de lejos quiere primero sentarse}, {y lo demás puede esperar|así que no hay prisa con los papeles|y por eso la puerta está abierta}.",
      ],
      offers: [
        [
          "bed-double",
          "Habitaciones",
          "{Para una persona, para dos o con niños|Hay quien prefiere el jardín y quien prefiere la calle|Díganos si duerme con el sueño ligero}, {y le buscamos la habitación adecuada|y si trae perro o cuna, avise|así descansa desde la primera noche}.",
        ],
        [
          "coffee",
          "Comidas",
          "{Temprano para quien anda y tarde para quien duerme|El desayuno empieza con pan, fruta y café|La mesa marca el ritmo del día}, {y díganos qué le sienta mal|y puede pedir una bolsa para el camino|así nadie sale con hambre}.",
        ],
        [
          "map",
          "Excursiones",
          "{A pie, en bici o por el agua se ve distinto|Hay excursiones para el sol y para la lluvia|Díganos cuánto le gusta andar}, {y se lo marcamos en el mapa|y le contamos lo que nos gusta|para volver con hambre y sin prisa}.",
        ],
        [
          "users",
          "Grupos",
          "{Para un grupo se pueden reunir varias habitaciones|Fiestas, cursos y clubes piden algo de plan|Viajar en grupo empieza por contar camas}, {así que díganos fecha y número|y conviene escribir pronto|y los deseos se hablan antes}.",
        ],
        [
          "calendar",
          "Estancias largas",
          "{Una semana, un mes o un trabajo cerca|Quien se queda más tiempo necesita mesa y armario|Para una estancia larga hablamos de otro precio}, {y la ropa y el correo tienen arreglo|así que pregunte por las condiciones|y le hacemos sitio}.",
        ],
        [
          "baby",
          "Habitaciones familiares",
          "{Para las familias cuentan las camas y los pocos pasos|Con niños se duerme mejor todos cerca|Una trona y una luz de noche ayudan mucho}, {así que díganos las edades|y qué trae usted de casa|y buscamos un rincón tranquilo}.",
        ],
      ],
      process: [
        [
          "Preguntar",
          "{Díganos llegada, salida y personas|Con unos días de margen es más fácil|Escríbanos cuándo quiere venir}, {y sabrá qué está libre|y le respondemos con precio y condiciones|y le proponemos una habitación}.",
        ],
        [
          "Reservar",
          "{Lea las condiciones y díganos la hora|Al reservar cuéntenos sus deseos|Con la reserva queda todo por escrito}, {y pregunte lo que no esté claro|así lo tenemos preparado|y ya puede hacer planes}.",
        ],
        [
          "Llegar",
          "{Llame a la puerta y siéntese un momento|Le damos la llave y una vuelta breve|Llegue sin prisa}, {que lo demás puede esperar|y después descanse|y díganos si falta algo}.",
        ],
      ],
      questions: [
        [
          "¿{A qué hora se llega|Se puede llegar tarde}?",
          "{Está en la confirmación, y más tarde suele arreglarse|Díganos su hora y lo organizamos|Si llega tarde, avísenos}, {y las maletas encuentran un rincón|y le explicamos cómo entrar|así no tiene que correr}.",
        ],
        [
          "¿{Se puede cancelar la estancia|Y si cambian los planes}?",
          "{Depende de la reserva|Las condiciones están por escrito|Llámenos en cuanto lo sepa}, {y mover la fecha suele ser más fácil|así que léalas antes|y vemos qué se puede hacer}.",
        ],
        [
          "¿{Se admiten perros|Es bueno para niños}?",
          "{Pregunte antes y díganos edad o tamaño|Depende de la habitación|Muchas veces sí, si lo sabemos}, {y elegimos la más adecuada|porque no todas sirven|y así todos duermen bien}.",
        ],
        [
          "¿{Es accesible la casa|Cuántos escalones hay}?",
          "{Díganos qué necesita y le contestamos con franqueza|Pregunte por puertas, escalones y baño|Cada casa tiene sus rincones}, {y podemos enviarle fotos|para que no haya sorpresas|y buscamos el cuarto más cómodo}.",
        ],
        [
          "¿{Es tranquilo|Se oye la calle}?",
          "{Si duerme ligero, pida una habitación atrás|Las casas viejas hablan un poco|Díganos si el ruido le molesta}, {y le damos la más tranquila|y de noche se cierra la puerta|así que pregunte antes de reservar}.",
        ],
        [
          "¿{Dónde se aparca|Cómo se llega sin coche}?",
          "{Pregunte antes de venir y se lo explicamos|Díganos cómo llega|Hay más de una manera de llegar}, {y le describimos el último tramo|y el equipaje a veces puede ir antes|así llega sin dar vueltas}.",
        ],
      ],
      qualities: [
        ["cuartos tranquilos", "buen pan"],
        ["caminos largos", "sala cálida"],
        ["sábanas frescas", "ventanas abiertas"],
        ["mantas gruesas", "ventanas abiertas"],
        ["pasillos callados", "mañanas claras"],
      ],
      events: ["Fin de semana de mesa", "Días de senderos", "Concierto en casa"],
    },
  ),
  automotive: familyWording(
    ["cliente", "clientes", "taller", "en el taller", "al taller", "vehículos"],
    ["Servicios", "En el taller", "Fechas"],
    {
      headlines: [
        "¿{Chirría|Se enciende una luz}? {Pase|Pida hora}",
        "El {precio|diagnóstico} antes que la llave",
        "{Frenos|Ruedas}, {aceite|luces}, buen viaje",
      ],
      truths: [
        "{Un ruido es una noticia|El coche suele avisar antes de pararse|Lo que suena raro merece una visita}, {así que apunte cuándo ocurre|y por eso preguntamos tanto|y cuanto antes, menos cuesta}.",
        "{La reparación más barata es la que llega a tiempo|Unas pastillas gastadas se comen los discos|El libro de revisiones ahorra disgustos}, {así que mejor mirar pronto|y por eso recordamos lo que viene|y eso se nota en la factura}.",
        "{Puede ver la pieza vieja|El buen trabajo se puede enseñar|Lo cambiado se enseña antes y después}, {así que pídalo sin reparo|y por eso no tiramos nada antes|y entonces la factura se entiende}.",
        "{Los ruidos tienen su momento|Uno suena en frío y otro al girar|Bien descrito, un fallo se encuentra antes}, {así que dé una vuelta con nosotros|y por eso escuchamos primero|y eso ahorra horas de taller}.",
      ],
      offers: [
        [
          "wrench",
          "Reparación",
          "{Frenos, embrague o electrónica, primero se busca la causa|Cuéntenos desde cuándo lo nota|Si no arranca o suena raro, descríbalo}, {y damos una vuelta con usted si hace falta|y el precio lo sabe antes|para cambiar solo lo necesario}.",
        ],
        [
          "calendar-check",
          "Revisión",
          "{Antes de la inspección o de un viaje conviene revisar|Miramos aceite, filtros y luces|Una revisión a tiempo evita la grúa}, {y traiga el libro de mantenimiento|y le decimos qué puede esperar|así conduce más tranquilo}.",
        ],
        [
          "circle-dot",
          "Ruedas y lavado",
          "{Cuando caen las hojas conviene mirar las ruedas|Cambiamos, equilibramos y lavamos|La edad del neumático importa tanto como el dibujo}, {así que pida hora pronto|y le enseñamos cómo están|y guarde bien las otras}.",
        ],
        [
          "car",
          "Compra y alquiler",
          "{Pruebe el coche en un camino que conozca|Para un año o para un fin de semana|Antes de comprar se mira con calma}, {y traiga la silla infantil|y lea bien las condiciones|así que pregunte por su historia}.",
        ],
        [
          "disc-3",
          "Frenos y suspensión",
          "{Si el coche tira, golpea o chirría, venga pronto|Discos, pastillas y muelles se gastan poco a poco|Antes del invierno o de las vacaciones conviene mirar los frenos}, {y le enseñamos las piezas|y sabrá el precio antes|para que frene recto y sin ruido}.",
        ],
        [
          "battery-charging",
          "Batería y testigos",
          "{Una luz encendida no siempre es grave|Si no arranca o pita, leemos la avería|Un testigo solo dice dónde mirar}, {y primero buscamos la causa|así que una foto del panel ayuda|y después hablamos del precio}.",
        ],
      ],
      process: [
        [
          "Cita",
          "{Díganos marca, año y problema|Para la cita tenga los papeles a mano|Cuéntenos qué le pasa al coche}, {y reservamos tiempo para mirarlo|y si son los frenos, va primero|así pedimos la pieza antes}.",
        ],
        [
          "Diagnóstico y precio",
          "{Miramos el coche y le llamamos|Buscamos la causa y calculamos|Antes de tocar nada sabrá el precio}, {y usted decide|y nada se añade sin su permiso|para que no haya sorpresas}.",
        ],
        [
          "Recoger",
          "{Probamos el coche y le explicamos la factura|Al recogerlo ve qué se hizo|Le enseñamos lo cambiado}, {y apuntamos la próxima fecha|y ya puede irse tranquilo|y pregunte lo que no entienda}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto costará arreglarlo|Sabré el precio antes}?",
          "{Sí, después de mirarlo|Pida un presupuesto y lo tendrá por escrito|Antes de reparar le decimos la cifra}, {y si resulta más, llamamos antes|así que puede poner un límite|y usted decide si se hace}.",
        ],
        [
          "¿{Hay una luz encendida, puedo seguir|Es peligroso conducir así}?",
          "{Con una luz roja es mejor parar|Si fallan frenos o dirección, no siga|Una luz amarilla pide una visita pronto}, {y en la duda, llámenos|y describa bien la señal|así le decimos si puede venir conduciendo}.",
        ],
        [
          "¿{Cuánto tarda el taller|Hay coche de sustitución}?",
          "{Unas ruedas llevan poco y una caja de cambios bastante más|Depende de la pieza y de la agenda|Se lo decimos al pedir la cita}, {y pregunte entonces por un coche de sustitución|y en temporada conviene reservar|y avisamos si se alarga}.",
        ],
        [
          "¿{Vale la pena repararlo|Reparar o vender}?",
          "{Compare el arreglo con lo que el coche vale para usted|El óxido pesa más que la edad|Depende de lo que venga después}, {y le decimos dónde pararíamos nosotros|así que pregunte con franqueza|antes de gastar más}.",
        ],
        [
          "¿{Puedo traer mis piezas|Nuevo o usado}?",
          "{Hablémoslo antes de pedirlas|No todo lo que parece encajar encaja|Una pieza usada a veces tiene sentido}, {y las piezas traídas suelen ir sin garantía|y le decimos precio y origen|así puede elegir}.",
        ],
        [
          "¿{Puedo esperar aquí|Cómo vuelvo a casa}?",
          "{Si el trabajo es corto, puede esperar|Pregunte por el autobús o un coche de cortesía|Muchos lo dejan por la mañana}, {y a menudo está listo por la tarde|así que díganos cuándo lo necesita|y le avisamos al terminar}.",
        ],
      ],
      qualities: [
        ["buenos frenos", "factura justa"],
        ["palabras claras", "manos limpias"],
        ["poca espera", "largo camino"],
        ["buen aceite", "lista clara"],
        ["garaje seco", "palabra honesta"],
      ],
      events: ["Revisión de invierno", "Día de prueba", "Taller abierto"],
    },
  ),
  logistics: familyWording(
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
  ),
  pets: familyWording(
    ["dueño", "dueños", "casa", "con nosotros", "a la casa", "animales"],
    ["Para su animal", "Cuatro patas", "Fechas"],
    {
      headlines: [
        "{Patas|Hocicos} y {manos suaves|voz tranquila}",
        "Un animal no dice {dónde le duele|qué le pasa}",
        "{Voz tranquila|Mano suave}, {rabo contento|oreja alta}",
      ],
      truths: [
        "{Los animales esconden el dolor|Un gato que sufre se queda quieto|Comer menos ya es una señal}, {así que fíjese en lo que cambia|y por eso preguntamos por sus hábitos|y conviene venir pronto}.",
        "{La costumbre calma a casi todos|La misma hora y el mismo plato dan seguridad|Un animal quiere saber qué viene}, {y por eso preguntamos por su día|así que apúntelo para nosotros|y los cambios van despacio}.",
        "{En el adiestramiento aprende sobre todo el dueño|El perro va rápido y la mano despacio|Claro y amable gana a gritar}, {y lo que cuenta es el momento|así que practicamos juntos|y un poco cada día}.",
        "{Los animales nos leen mejor que nosotros a ellos|Notan la prisa en la mano|Un animal nervioso necesita tiempo}, {así que primero se respira|y por eso no corremos|y ningún gesto llega sin mirar}.",
      ],
      offers: [
        [
          "stethoscope",
          "Salud",
          "{Miramos dientes, peso y vacunas|Del hocico al rabo se mira con calma|Una revisión ve lo que el animal calla}, {así que traiga la cartilla|y apunte qué ha cambiado|y le explicamos lo que vemos}.",
        ],
        [
          "scissors",
          "Aseo",
          "{Cepillar, bañar y cortar las uñas lleva su tiempo|Trabajamos sin prisa y con pausas|Un buen aseo empieza por la calma}, {así que díganos si muerde|y le decimos qué cepillo usar|y el animal marca el ritmo}.",
        ],
        [
          "graduation-cap",
          "Educación",
          "{Ir con correa y volver a la llamada se aprende|Los cachorros aprenden y los viejos tercos también|Quedarse solo se puede entrenar}, {así que cuéntenos qué pasa|con premios y paciencia|y usted practica en casa}.",
        ],
        [
          "house",
          "Guarda y paseos",
          "{Cuando usted viaja, alguien está con su animal|Por días, por noches o para un paseo|Antes de la primera noche nos conocemos}, {y traiga su manta y su comida|y le mandamos noticias|así todos están más tranquilos}.",
        ],
        [
          "heart",
          "Cuidado de animales mayores",
          "{Un animal mayor necesita más pausas|Con los años cambian las ganas y los huesos|A los viejos les gusta su rutina}, {así que nos tomamos tiempo|y usted nos dice qué ha cambiado|y buscamos lo que aún disfruta}.",
        ],
        [
          "scale",
          "Alimentación",
          "{Qué come, cuánto y cada cuánto|Entre el cuenco y las golosinas hay mucho que ver|La comida se cambia poco a poco}, {así que traiga el paquete|y miramos también el peso|y pregunte lo que no sepa}.",
        ],
      ],
      process: [
        [
          "Contar",
          "{Cuéntenos edad, raza, hábitos y miedos|Díganos desde cuándo ocurre|Describa a su animal en unas frases}, {también lo incómodo|y lo urgente, por teléfono|y le decimos cuándo venir}.",
        ],
        [
          "Conocerse",
          "{En una visita tranquila nos conocemos|El animal puede oler y mirar primero|Dejamos que se acostumbre}, {y usted se queda cerca|y cada cual puede decir que no|sin prisa por empezar}.",
        ],
        [
          "Cuidar",
          "{Lo cuidamos como se acordó|Vamos paso a paso|Seguimos lo hablado}, {y le contamos cómo ha ido|con un consejo para casa|y usted recibe noticias}.",
        ],
      ],
      questions: [
        [
          "¿{Mi animal tiene miedo, qué ayuda|Y si se defiende}?",
          "{Díganoslo antes y buscamos una hora tranquila|Las visitas cortas ayudan mucho|Es frecuente y no pasa nada}, {y un paño sobre la jaula calma al gato|y vamos más despacio|así que no se disculpe por él}.",
        ],
        [
          "¿{Qué traigo para él|Qué papeles hacen falta para un perro}?",
          "{La cartilla, su comida y algo que huela a casa|Traiga los papeles que tenga|Pida la lista antes de venir}, {y su manta le dará calma|y si falta algo lo vemos|y apunte sus costumbres}.",
        ],
        [
          "¿{Qué hago en una urgencia|Ha comido veneno, qué hago}?",
          "{Llame ya y guarde el envase|No espere al formulario|Si ha comido algo peligroso, cada minuto cuenta}, {y no le haga vomitar por su cuenta|así que tenga el nombre del producto a mano|y vaya a la urgencia más cercana}.",
        ],
        [
          "¿{Cuánto cuesta la visita|Sirve un seguro}?",
          "{Depende de lo que haga falta|Pregunte antes y se lo calculamos|El precio se dice antes de empezar}, {y para una operación a veces ayuda un seguro|así que pida la cifra por escrito|y usted decide con calma}.",
        ],
        [
          "¿{Cada cuánto venimos|Cuándo volver}?",
          "{Depende de la edad y del animal|Los jóvenes y los mayores vienen más a menudo|Se lo decimos en la primera visita}, {y lo dejamos apuntado|así que entre medias basta una llamada|y se ajusta según cómo esté}.",
        ],
        [
          "¿{Puedo quedarme con él|Estorbo}?",
          "{Casi siempre sí, porque su voz le calma|Depende de cada animal|Algunos están más tranquilos sin su dueño}, {y lo vemos juntos|así que pregunte sin reparo|y decidimos en el momento}.",
        ],
      ],
      qualities: [
        ["manos tranquilas", "camas blandas"],
        ["palabras claras", "paseos largos"],
        ["platos llenos", "hocicos fríos"],
        ["voz baja", "manos blandas"],
        ["cuenco lleno", "paseo largo"],
      ],
      events: ["Hora de cachorros", "Paseo común", "Día de prevención"],
    },
  ),
  craft: familyWording(
    ["cliente", "clientes", "finca", "en la finca", "a la finca", "trabajo a mano"],
    ["Qué hay", "Por el año", "Fiestas y cursos"],
    {
      headlines: [
        "{Tierra|Barro}, {sol|fuego} y {madrugadas|manos}",
        "{Cogido|Acabado} cuando está {maduro|listo}",
        "Hecho {despacio|a mano}, {guardado|querido} por mucho tiempo",
      ],
      truths: [
        "{Ningún año se parece al otro|La lluvia y el hielo también opinan|El tiempo firma cada cosecha y cada pieza}, {y por eso no siempre hay de todo|así que pregunte qué toca ahora|y eso se nota en lo que hacemos}.",
        "{La mano deja huella|Una marca de pulgar no es un fallo|Dos piezas nunca salen iguales}, {y dice que aquí hubo una persona|así que elija la que le hable|y una máquina la habría borrado}.",
        "{Lo que se puede arreglar se queda|Lo bueno gana con los años|Un objeto usado cuenta más que uno nuevo}, {y de ahí viene el cuidado|así que pregunte antes de tirarlo|y por eso no tenemos prisa}.",
        "{La naturaleza no tiene agenda|La madera y el barro mandan|Lo que crece despacio sabe o dura más}, {y nosotros esperamos con ella|así que conviene preguntar antes|y por eso las fechas son aproximadas}.",
      ],
      offers: [
        [
          "store",
          "Venta directa",
          "{Pregunte qué hay y venga a verlo|Aquí se puede ver, oler y tocar|Lo que hay cambia cada semana}, {así que traiga una cesta|y le contamos cómo se ha hecho|y se lleva lo que le guste}.",
        ],
        [
          "package",
          "Encargos",
          "{Díganos cantidad, día y deseo|Por encargo se hace pensando en usted|Con un mensaje ya podemos empezar}, {y le decimos si da tiempo|y el precio se sabe antes|así lo tiene listo a su hora}.",
        ],
        [
          "users",
          "Visitas y cursos",
          "{Familias, escuelas y curiosos pueden venir a aprender|Con delantal o con botas, en un curso se toca todo|Aquí un principiante puede equivocarse tranquilo}, {así que escriba número y edad|y al final se lleva algo|y las fechas están en esta web}.",
        ],
        [
          "truck",
          "Reparto a cocinas y tiendas",
          "{Para cocinas y tiendas hablamos de cantidades y días|Lo que necesita a menudo se puede planear|Antes de empezar puede pedir una muestra}, {y acordamos un reparto fijo|así que hablemos con tiempo|y le decimos qué hay en cada época}.",
        ],
        [
          "gift",
          "Regalos",
          "{Un regalo con origen tiene algo que contar|Hay cosas pequeñas que caben en el bolsillo|Díganos para quién es}, {y lo envolvemos sin plástico|con una tarjeta si quiere|y le ayudamos a elegir}.",
        ],
        [
          "calendar-days",
          "Cosas de temporada",
          "{Cada temporada trae otra cosa|Lo que está recién hecho o recogido va primero|Según el mes hay cosas distintas}, {así que pregunte qué viene|y le decimos cómo conservarlo|y cuando se acaba toca esperar}.",
        ],
      ],
      process: [
        [
          "Mirar",
          "{Pase y mire lo que hay|Vea lo que está hecho o maduro|Cada pieza es distinta, así que mire con calma}, {y pregunte por lo que no vea|y tóquelo si quiere|y le contamos de dónde viene}.",
        ],
        [
          "Encargar",
          "{Díganos qué, cuánto y para cuándo|Con un boceto o una lista basta|Para encargar hablamos un momento}, {y le decimos qué es posible|y conoce antes el precio|y lo apuntamos todo}.",
        ],
        [
          "Llevar",
          "{Lo recoge bien envuelto|Se lo entregamos aquí o donde acordemos|Venga a buscarlo cuando le avisemos}, {con un consejo para cuidarlo|y puede devolver la caja|y así llega entero a casa}.",
        ],
      ],
      questions: [
        [
          "¿{Cuándo puedo ir|Se puede visitar el taller o la finca}?",
          "{En las horas de esta web o con cita|Escriba antes y le decimos cuándo|Se puede visitar casi siempre}, {pero el perro, mejor con correa|aunque en plena faena hay menos tiempo|y le enseñamos cómo trabajamos}.",
        ],
        [
          "¿{Cómo trabajan|De dónde viene esto}?",
          "{Pregunte aquí y se lo contamos|Venga a verlo con sus ojos|Se lo enseñamos con gusto}, {y le explicamos de dónde viene cada cosa|porque no hay nada que esconder|y también lo que no hacemos}.",
        ],
        [
          "¿{Envían por correo|Se puede pedir desde lejos}?",
          "{Lo que se conserva puede viajar|Pregunte por los portes|Sí, según lo que sea}, {pero lo fresco se recoge aquí|y lo frágil va bien envuelto|y sabrá el coste antes}.",
        ],
        [
          "¿{Cuánto tarda una pieza|Estará para una fiesta}?",
          "{Secar, madurar o cocer lleva su tiempo|A menudo hacen falta semanas|Depende de la pieza y de la época}, {así que díganos primero el día|y le decimos con franqueza si llega|y conviene preguntar pronto}.",
        ],
        [
          "¿{Cómo se cuida|Cuánto dura}?",
          "{En un sitio seco y fresco dura más|Pregunte al recogerlo|Cada material pide su cuidado}, {y le damos una nota|y si se rompe, enséñenoslo|así no se estropea antes de tiempo}.",
        ],
        [
          "¿{Por qué cuesta más|De qué se hace el precio}?",
          "{Son muchas horas y pocas piezas|Lo hecho a mano va despacio|Cuentan el tiempo y el material}, {pero a cambio sabe de dónde viene|así que pregunte por piezas con algún defecto|y con gusto le enseñamos cada paso}.",
        ],
      ],
      qualities: [
        ["buena tierra", "trabajo honesto"],
        ["manos ásperas", "piezas finas"],
        ["cajas llenas", "camino corto"],
        ["buen calzado", "cestas llenas"],
        ["saber viejo", "cosecha nueva"],
      ],
      events: ["Fiesta en la finca", "Cata", "Curso en el taller"],
    },
  ),
  culture: familyWording(
    ["visitante", "público", "casa", "en la casa", "a la casa", "arte y cultura"],
    ["Su visita", "Imágenes", "Programa"],
    {
      headlines: [
        "{Luces fuera|Telón arriba}, {ojos abiertos|silencio}",
        "{Mire|Escuche} más {tiempo|cerca}",
        "{Venga a solas|Venga con alguien}, {salga hablando|discuta después}",
      ],
      truths: [
        "{Nadie tiene que verlo todo|Una sola obra con calma vale mucho|Los ojos también se cansan}, {así que siéntese un rato|y puede volver otro día|y váyase cuando lo pidan los pies}.",
        "{El público también actúa|Ninguna noche se repite|Una sala llena cambia la obra}, {y eso se oye en el silencio|así que venga y forme parte|y por eso se ensaya tanto}.",
        "{La mayor parte del trabajo no se ve|Detrás de cada obra hay muchos intentos|Antes del aplauso hubo errores y té frío}, {y también eso lo contamos|así que pregunte por el ensayo|y forma parte de lo que se ve}.",
        "{Quien se queda un poco más ve más|No hay que entenderlo todo|No tiene que gustarle cada obra}, {y hablarlo después ayuda|así que mire sin miedo|y a veces basta con sentarse}.",
      ],
      offers: [
        [
          "ticket",
          "Cartelera",
          "{Aquí están las fechas y hasta cuándo|En la cartelera ve qué hay y para quién es|El programa cambia a lo largo del año}, {y la última semana suele llenarse|así que conviene reservar|y con gusto le aconsejamos}.",
        ],
        [
          "users",
          "Grupos y escuelas",
          "{Con un grupo se puede visitar, hablar o crear algo|Para una escuela preparamos otra mirada|Juntos se ven cosas distintas}, {así que díganos número, edad y tema|y puede pedir material antes|y acordamos la hora}.",
        ],
        [
          "baby",
          "Visitas en familia",
          "{Los niños hacen las mejores preguntas|Una visita en familia es corta y viva|Con niños se puede tocar y hacer más}, {y se permiten las pausas|así que pregunte desde qué edad|y los mayores también aprenden}.",
        ],
        [
          "key",
          "Alquiler e invitaciones",
          "{La sala se puede pedir para una noche|Díganos lugar, día y motivo|También las ideas raras tienen sitio}, {y le explicamos qué es posible|y hablamos de sonido y de luz|y vemos si encaja}.",
        ],
        [
          "ticket",
          "Entradas",
          "{Puede comprarlas antes o preguntar en la puerta|Hay entradas para cada tipo de visita|Pregunte también por los descuentos}, {y díganos si necesita un sitio sin escalones|y conviene venir con tiempo|así entra sin esperar}.",
        ],
        [
          "mic",
          "Encuentros",
          "{Antes o después se puede hablar con quienes lo han hecho|Un encuentro abre otra puerta a la obra|No hace falta saber nada para preguntar}, {y las preguntas son media noche|así que quédese un rato|y cada cual dice lo que ha visto}.",
        ],
      ],
      process: [
        [
          "Elegir",
          "{Elija por día, por tema o por ánimo|Hojee el programa con calma|Pida consejo si duda}, {y déjese sorprender un poco|y anote dos fechas|y le decimos qué le puede gustar}.",
        ],
        [
          "Reservar",
          "{De noche y en grupo conviene reservar|Díganos número y deseos|Si viene con silla o carrito, dígalo}, {y le guardamos un buen sitio|y recibe una confirmación|para que la entrada sea fácil}.",
        ],
        [
          "Venir",
          "{Venga un poco antes y apague el teléfono|Deje el abrigo y tómese su tiempo|Llegue con calma}, {y hable después de lo que ha visto|que lo demás empieza solo|y quédese si le apetece}.",
        ],
      ],
      questions: [
        [
          "¿{Hace falta entrada antes|Hay descuentos}?",
          "{Por la noche es mejor tenerla antes|Suele quedar alguna en la puerta|Algunas personas tienen descuento}, {así que pregunte por los precios|y traiga su carné|y reservar evita un viaje en balde}.",
        ],
        [
          "¿{Es accesible la sala|Hay ascensor}?",
          "{Díganos qué necesita y le explicamos el camino|Pregunte por la entrada sin escalones|Algunas casas viejas tienen rincones difíciles}, {y salimos a la puerta si hace falta|y buscamos un buen sitio|así llega sin sorpresas}.",
        ],
        [
          "¿{Es para niños|Desde qué edad se puede ir}?",
          "{La edad del programa es un consejo|Usted conoce mejor a su hijo|Depende de la obra y del niño}, {así que pregunte si duda|y le contamos de qué trata|y salir un momento siempre se puede}.",
        ],
        [
          "¿{Puedo hacer fotos|Se puede grabar}?",
          "{Sin flash muchas veces sí, durante la función no|Mire las señales de cada sala|Depende de la obra y de los préstamos}, {y para publicar hay que preguntar|así que hable antes con el equipo|y con los ojos también se guarda}.",
        ],
        [
          "¿{Cuánto tiempo lleva|Hay descanso}?",
          "{Está junto a la fecha|Depende de lo que usted quiera mirar|Lo que los ojos aguanten}, {y siempre hay dónde sentarse|y después queda tiempo para hablar|así que venga sin prisa}.",
        ],
        [
          "¿{Se alquila la sala|Podemos celebrar aquí}?",
          "{Pregunte con fecha y número|En días libres suele ser posible|Se puede hablar de casi todo}, {aunque no todo se puede mover|y alguien del equipo lleva la técnica|y le enseñamos el sitio}.",
        ],
      ],
      qualities: [
        ["historias viejas", "ojos nuevos"],
        ["salas tranquilas", "ideas fuertes"],
        ["puertas abiertas", "noches largas"],
        ["sala llena", "silencio"],
        ["voces nuevas", "imágenes propias"],
      ],
      events: ["Inauguración", "Visita guiada", "Concierto", "Lectura"],
      actions: { sales: ["Pedir entradas", "Ver el programa"] },
    },
  ),
  community: familyWording(
    ["miembro", "gente", "casa", "con nosotros", "a la casa", "vida en común"],
    ["Qué hacemos", "Imágenes", "Fechas"],
    {
      headlines: [
        "{Venga|Pase} {a vernos|cuando quiera}",
        "{Juntos|Entre varios} {es más fácil|se llega más lejos}",
        "Una {puerta|hora}, una {silla|mano}, un comienzo",
      ],
      truths: [
        "{Pedir ayuda cuesta más que darla|El paso más difícil es cruzar la puerta|Entrar por primera vez da algo de reparo}, {así que solo preguntamos lo necesario|y después todo es más fácil|y alguien le recibe}.",
        "{Esto vive de quien recoge las sillas|Muchos hacen un poco y así funciona|Lo importante lo hace gente sin escenario}, {y cada mano cuenta|así que siempre hay sitio para uno más|y por eso damos las gracias}.",
        "{La confianza quiere cuentas abiertas|Quien da puede preguntar adónde va|Lo que es de todos se explica a todos}, {y recibe una respuesta|así que pregunte cuando quiera|y por eso lo contamos}.",
        "{La vida en común empieza recogiendo|Quien lleva una silla ya es de los nuestros|Hablando al fregar se conoce la gente}, {y el pastel viene después|así que quédese hasta el final|y de ahí salen las mejores ideas}.",
      ],
      offers: [
        [
          "users",
          "Grupos y actividades",
          "{Hay grupos para edades y gustos distintos|Puede venir una vez o cada semana|Una actividad es la mejor forma de conocerse}, {así que díganos qué le gusta hacer|y pruebe sin compromiso|y siempre hay sitio para alguien nuevo}.",
        ],
        [
          "life-buoy",
          "Ayuda y consejo",
          "{Venga como esté y cuéntenos|Con papeles o con problemas del día a día|A veces basta alguien que escuche}, {y traiga sus cartas si las hay|y vemos juntos quién puede ayudar|sin tener que explicarlo todo}.",
        ],
        [
          "calendar",
          "Fiestas y encuentros",
          "{A lo largo del año comemos, cantamos y hablamos|Las fiestas juntan a quienes no se conocen|En un encuentro cabe todo el barrio}, {y las fechas están en esta web|así que traiga a un vecino|y siempre falta alguien para recoger}.",
        ],
        [
          "hand-heart",
          "Apoyo",
          "{Se puede ayudar con tiempo, con dinero o con un oficio|Un poco y a menudo llega lejos|Cada mano que se ofrece cuenta}, {así que pregunte qué falta|y usted dice cuánto puede|y le contamos para qué sirve}.",
        ],
        [
          "megaphone",
          "Debates",
          "{En torno a una mesa se discute mejor|Ideas y críticas tienen aquí su silla|Quien viene participa en la decisión}, {y lo acordado queda apuntado|así que traiga su opinión|y cada voz se escucha}.",
        ],
        [
          "gift",
          "Donativos",
          "{Un donativo puede ser dinero, tiempo o cosas|Usted puede decir para qué lo da|Poco y a menudo ayuda mucho}, {y le explicamos adónde va|y puede pedir un recibo|así sabe qué ha hecho posible}.",
        ],
      ],
      process: [
        [
          "Saludar",
          "{Escriba, llame o pase a saludar|Para empezar bastan unas palabras|Salude en el idioma que pueda}, {y leemos con cuidado|y alguien le responde|y le decimos cuándo venir}.",
        ],
        [
          "Conocerse",
          "{Venga una vez y mire|Nos conocemos en una charla|Dé una vuelta con nosotros}, {y no hay nada que firmar ese día|y pregunte lo que quiera|para ver si le gusta}.",
        ],
        [
          "Formar parte",
          "{Participe tanto como quiera|Se entra poco a poco|Busque su sitio sin prisa}, {con alguien al lado|y haga menos si hace falta|y siempre puede cambiar}.",
        ],
      ],
      questions: [
        [
          "¿{Hay que ser socio|Se aceptan visitas}?",
          "{No, se puede venir a probar|Las visitas son bienvenidas|Nadie pide antes un formulario}, {así que pase cuando quiera|y después decide con calma|y le enseñamos qué hacemos}.",
        ],
        [
          "¿{Hay que pagar cuota|Existen reducciones}?",
          "{Algunas cosas no cuestan nada|Pida la lista y se la explicamos|Si hay una cuota, se lo decimos}, {y que no sea por dinero|así que hable con nosotros si va justo|y se busca una solución}.",
        ],
        [
          "¿{Cómo puedo ayudar|Hay que saber algo}?",
          "{Con tiempo, con las manos o con un coche|No hace falta saber nada|Una hora ya ayuda}, {y se le enseña lo necesario|así que díganos qué se le da bien|y buscamos una tarea que encaje}.",
        ],
        [
          "¿{A quién me dirijo|Queda entre nosotros}?",
          "{Escriba y lo pasamos a quien sabe|Cuéntelo con sus palabras|Lo que diga se trata con discreción}, {pero si hay peligro llame a emergencias|y alguien le responde|y nadie más tiene que saberlo}.",
        ],
        [
          "¿{Puedo venir con alguien|Y si vengo solo}?",
          "{Claro, en compañía cuesta menos empezar|También puede venir a solas|Traiga a quien quiera}, {y alguien le recibe en la puerta|y si vienen niños, avise|así nadie se queda en un rincón}.",
        ],
        [
          "¿{Cuánto tiempo lleva|Puedo ayudar un poco}?",
          "{Una hora al mes ya cuenta|Usted dice cuánto puede|Se puede ayudar solo de vez en cuando}, {y parar un tiempo es normal|así que buscamos una tarea a su medida|y nadie lleva la cuenta}.",
        ],
      ],
      qualities: [
        ["puertas abiertas", "palabras claras"],
        ["muchas manos", "pasos pequeños"],
        ["viejos amigos", "caras nuevas"],
        ["puerta abierta", "café fuerte"],
        ["muchas manos", "una meta"],
      ],
      events: ["Tarde abierta", "Fiesta de verano", "Asamblea"],
      actions: { signups: ["Participar", "Unirse"] },
    },
  ),
};
