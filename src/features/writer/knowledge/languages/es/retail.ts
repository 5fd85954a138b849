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
      "{Venga a ver|Coja en la mano} antes de elegir",
      "{Tienda pequeña|Pocos estantes}, {buen surtido|buenos hallazgos}",
      "Para {regalar|usted}, para {mucho tiempo|mañana}",
    ],
    truths: [
      "{Lo que se ha tenido en la mano decepciona menos|Tocar sigue siendo la mejor prueba|Una foto no dice cuánto pesa una cosa}, {y por eso merece la pena venir|así que aquí se puede probar casi todo|y para eso está la tienda}.",
      "{Una buena tienda deja muchas cosas fuera|Elegir también es saber descartar|No hace falta tener de todo}, {para que usted no tenga que buscar tanto|y elegir es nuestro trabajo|porque lo bueno se ve mejor con espacio}.",
      "{El buen consejo empieza con una pregunta|Antes de enseñar nada, preguntamos|Para acertar hay que escuchar primero}, {y entonces la elección se aclara sola|porque cada uso pide algo distinto|y después sobra la mitad de las opciones}.",
      "{Lo más caro no siempre es lo mejor|Muchas veces basta el tamaño mediano|No todo el mundo necesita lo más grande}, {y se lo decimos aunque vendamos menos|y quien lo sabe vuelve con confianza|así que pregunte sin reparo}.",
      "Comprar menos {y mejor|y guardarlo más tiempo} {no es una moda|sale a menudo más barato}, así que nos gusta aconsejar pocas cosas.",
      "Una tienda es también {alguien que se acuerda|una cara}, {lo que ninguna pantalla sustituye|y a ella se vuelve para hablar}.",
      "Las cosas se gastan {más despacio si se cuidan|según cómo se usan}, {de ahí nuestros consejos|así que pregunte cómo}.",
    ],
    offers: [
      [
        "search",
        "Consejo",
        "{Díganos para qué lo necesita|Cuéntenos qué le importa y qué no|Explíquenos cómo lo va a usar}, {y le enseñamos lo que de verdad encaja|y la elección será mucho más corta|y le daremos una opinión sincera}.",
        "Cuente {el uso, el sitio, el gusto|qué busca}: {sacamos dos o tres piezas|decimos cuál nos llevaríamos}, y lo demás sale comparando.",
        "Un buen consejo {empieza por sus preguntas|cabe en pocas frases}, {y a veces la respuesta es esperar|aunque se venda menos}.",
      ],
      [
        "gift",
        "Regalos",
        "{Cuéntenos para quién es el regalo y qué le gusta|Si no sabe qué regalar, venga con dos pistas|Dos frases sobre la persona nos bastan}, {y le proponemos varias ideas|y buscamos juntos algo que le guste|y si quiere se lo envolvemos}.",
        "Para alguien {difícil|a quien conoce poco} {nos bastan dos pistas|diga la edad y qué le gusta}, y lo envolvemos.",
        "Ayudamos a {encontrar la idea|no pasarse de precio}, {y el papel hace lo demás|y siempre se puede hablar de un cambio}.",
      ],
      [
        "package",
        "Encargos",
        "{Que algo no esté hoy no quiere decir que no llegue|Si no lo encuentra, envíenos el nombre o una foto|Podemos preguntar por lo que le falta}, {y le diremos si se puede conseguir y cuándo|y le avisamos en cuanto sepamos algo|así no tendrá que volver en balde}.",
        "Díganos {la referencia o enseñe una imagen|qué ha visto}: {preguntamos si aún existe|le avisamos cuando llegue}.",
        "Guardar una pieza {lleva un minuto|se pide por mensaje}, {hasta que pase a verla|y no obliga a nada}.",
      ],
      [
        "wrench",
        "Arreglos",
        "{Antes de tirar algo bueno, enséñenoslo|Muchas cosas se pueden salvar con poco|Lo bien hecho merece un arreglo}, {y le diremos si compensa|y el precio lo sabrá antes|y a veces basta un consejo de cuidado}.",
        "Una costura, un tornillo, una pila: {poco salva muchas cosas|enséñenos la pieza} {y le decimos antes el precio|y si vale la pena}.",
        "Para que dure, {a veces basta un gesto|pregunte cómo cuidarlo}, {se lo explicamos aquí|se enseña enseguida}.",
      ],
      [
        "hand",
        "Pruebas",
        "{Aquí se puede tocar, probar y comparar|Las fotos engañan y los dedos no|Pruebe con calma antes de decidir}, {y si prefiere mirar a solas, díganoslo|porque hay tiempo para todo|y le acompañamos solo si lo desea}.",
        "Coja, {gire, pruebe|compare}: {nadie le apura|están para eso}, {y pida otra talla u otro color|con las manos se decide mejor}.",
        "Lo que va bien {en el estante|en la foto} no siempre va bien {en casa|puesto}, {así que pruebe aquí|por eso conviene probar}.",
      ],
      [
        "store",
        "Novedades",
        "{De lo que acaba de entrar a menudo hay muy poco|Siempre hay alguna cosa recién llegada|Lo nuevo se coloca junto a la entrada}, {así que vale la pena asomarse de vez en cuando|y con gusto se lo enseñamos|y puede preguntarnos qué viene después}.",
        "Lo nuevo llega {en pocas piezas|sin ruido}, {lo mejor es pasar|mire el escaparate}.",
        "Siempre hay {algo que no ha visto|una novedad en un rincón}, {y le contamos de dónde viene|pregúntenos}.",
      ],
    ],
    process: [
      [
        "Mirar",
        "{Pasee por la tienda sin que nadie le apure|Mire a su aire o pregunte enseguida|Tómese el tiempo que quiera para mirar}, {que aquí se puede tocar|y si necesita algo estamos cerca|porque así se encuentra lo inesperado}.",
        "Entre, {mire sin rumbo|diga qué busca}: {contestamos cuando pregunta|déjese sorprender}.",
        "Dé una vuelta, {vuelva atrás|toque}: {no hay prisa|nadie le sigue}, {y con una pregunta llega la ayuda|el consejo se pide}.",
      ],
      [
        "Probar",
        "{Pruebe y compare antes de comprar|Si duda, déjelo para mañana|Póngaselo, ábralo o téngalo en la mano}, {que lo bueno aguanta una noche|y así se acierta más|y díganos qué le falta o le sobra}.",
        "Compare dos piezas {a la luz|una al lado de otra}: {la diferencia se ve|verá cuál le tienta}.",
        "¿Duda? {Déjelo y vuelva mañana|Pregunte la historia de la pieza}, {se la guardamos un rato|y elegir será más fácil}.",
      ],
      [
        "Llevar",
        "{Se lo lleva ahora o se lo guardamos|Puede llevárselo envuelto o tal cual|Si aún no está, lo encargamos}, {como le venga mejor|y usted dice en caja cómo lo prefiere|y le damos el recibo para cambios}.",
        "Envuelto, {reservado|encargado} o {bajo el brazo|enviado}, {diga qué le viene mejor|como prefiera}, y guarde el tique.",
        "En caja {pregunte por el cuidado y los cambios|le contamos cómo cuidarlo}, {se dice en un momento|y ya es suyo}.",
      ],
    ],
    questions: [
      [
        "¿{Puedo cambiarlo|Se puede devolver}?",
        "{Con el recibo y sin usar suele ser posible|Guarde el recibo y venga cuanto antes|Muchas cosas se pueden cambiar}, {pero los encargos tienen otras reglas|y en caja le decimos el plazo|así que pregunte al comprar}.",
        "Vuelva {con el tique|en los días siguientes}, {sin usar|tal como se lo llevó}, {y buscamos una solución|casi siempre se arregla}.",
        "Pregunte {al pagar|antes de comprar}: {le decimos hasta cuándo|algunas piezas no se cambian}, {y así queda claro|sobre todo si es un regalo}.",
      ],
      [
        "¿{Pueden guardarme algo|Puedo reservar una pieza}?",
        "{Sí, díganos qué pieza y a qué nombre|Escríbanos qué quiere que apartemos|Se lo guardamos con gusto unos días}, {y le decimos hasta cuándo|y así no se queda sin ella|y si cambia de idea, solo avísenos}.",
        "Sí, {basta un nombre y un número|por mensaje o hablando}, {y quedamos en un día|hasta que pueda pasar}.",
        "Díganos {cuál|cuál le hace dudar}: {la guardamos unos días|le esperará}, y después vuelve al estante.",
      ],
      [
        "¿{Traen por encargo|Encargan un artículo|Y si falta algo}?",
        "{Muchas veces sí, díganos marca, talla o título|Preguntamos al proveedor y le contamos|Si aún se fabrica, suele poder encargarse}, {y sabrá el precio antes de pedirlo|y le avisamos cuando llegue|y también si hay que esperar mucho}.",
        "Denos {el nombre, la talla o una foto|lo que sepa}: {preguntamos al proveedor|lo buscamos}, y usted decide al saber el precio.",
        "Si aún se fabrica, {se encarga|lo traemos}; {si no, proponemos otra cosa|le decimos cuánto hay que esperar}.",
      ],
      [
        "¿{Hacen envíos|Me lo mandan|Y el envío}?",
        "{Díganos la dirección y lo miramos|Lo pequeño viaja bien por correo|Escríbanos qué es y adónde va}, {y sabrá el coste antes de decidir|pero lo frágil pide algo más de cuidado|y le diremos qué días son posibles}.",
        "Lo pequeño {suele ser posible|cabe en un paquete}; {lo grande o frágil se habla|díganos la dirección}, y el coste se dice antes.",
        "Lo envolvemos, {usted elige el día|usted da la dirección} {y el envío se anuncia|y recibe un aviso}.",
      ],
      [
        "¿{Hay vales de regalo|Puedo regalar un vale}?",
        "{Pregunte en caja por el importe que desea|Puede ser por una cantidad o por una pieza|Para un vale bastan un nombre y una fecha}, {y la persona elige con calma|y así nadie se equivoca de talla|y le explicamos hasta cuándo sirve}.",
        "Sí, {por el importe que quiera|por una suma o un artículo}, {listo en unos minutos|bien presentado}.",
        "Un vale evita {equivocarse de talla|un cambio posterior}, {la persona elige|y pregunte cuánto tiempo vale}.",
      ],
      [
        "¿{Cómo se cuida|Y para que dure|Qué cuidado pide}?",
        "{Pregúntenos al comprar y se lo explicamos|Depende del material y del uso|Cada cosa pide un cuidado distinto}, {y una frase a tiempo evita disgustos|pero a menudo basta con hacer menos|y lo apuntamos si hace falta}.",
        "Lea la etiqueta {y pregúntenos lo demás|y trate bien el material}: {un buen gesto vale más que un producto|muchas veces basta con menos}.",
        "Cada material {tiene sus reglas|envejece a su modo}, {se las decimos en dos frases|apúntelas en el tique}.",
      ],
    ],
    qualities: [
      ["buenas piezas", "buen consejo"],
      ["poca cantidad", "mucho acierto"],
      ["palabras sinceras", "precios claros"],
      ["manos libres", "buen ojo"],
      ["hallazgos", "trato llano"],
      ["piezas elegidas", "trato tranquilo"],
      ["tiempo para tocar", "respuestas francas"],
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
        "Una flor {en capullo|aún cerrada} {dura más|guarda la sorpresa}, {una abierta gusta enseguida|así que diga para qué día}.",
        "La temporada elige con nosotros, {así que pida lo mejor del día|y ningún ramo se parece al anterior}.",
        "En una cinta {cada palabra cuenta|bastan pocas palabras}, {le ayudamos a encontrarlas|puede escribirlas con calma en casa}.",
        "Para una despedida hace falta {calma|suavidad}, {así que le escuchamos con tiempo|y de lo demás nos ocupamos}.",
        "Un ramo {se habla antes de atarse|cuenta cosas de quien lo recibe}, {así que díganos para quién|por eso preguntamos}.",
        "Las flores no duran, {y en eso está su encanto|y por eso se aprecian}, {pero el agua fresca ayuda mucho|aunque un buen gesto les da unos días}.",
      ],
      offers: [
        [
          "flower",
          "Ramos",
          "Pequeño para la cocina o grande para una fiesta, {basta un color para empezar|las flores se eligen con usted}.",
          "Diga {para quién y para cuándo|qué le gusta a la persona}: {lo montamos delante de usted|un ramo se ata en unos minutos}.",
          "Con {tres tallos o un brazado|pocas flores bien elegidas} {se puede decir mucho|basta, si se parece a usted}.",
        ],
        [
          "heart",
          "Bodas",
          "Una boda empieza hablando {de colores|del vestido y del lugar}, {así que escriba pronto|y se puede hacer una prueba}.",
          "Ramo, prendidos, mesas: {todo sale de una misma idea|la temporada da el tono}, {traiga unas imágenes|dibujamos el conjunto con usted}.",
          "Llegado el día {entregamos y colocamos|todo llega a su hora}, {y usted no piensa en ello|si conocemos antes la sala}.",
        ],
        [
          "leaf",
          "Flores de duelo",
          "Corona, centro o un simple ramo, {encontramos el tono con usted|hablamos en voz baja}, {y la cinta lleva sus palabras|y hablamos con la funeraria}.",
          "Díganos {el nombre, el día y el lugar|qué le gustaba}: {nos ocupamos de lo demás|la entrega se ajusta a la ceremonia}.",
          "Se pueden elegir {las flores que le gustaban|su color}, {que suele ser lo más acertado|aunque mande la temporada}.",
        ],
        [
          "sprout",
          "Plantas",
          "Hay plantas que {perdonan más que otras|piden poco}: {díganos qué luz tiene|le enseñamos las más fáciles}.",
          "Una maceta, tierra, agua a su hora: {trasplantamos aquí|le explicamos el ritmo}, {y pasa bien el primer mes|y luego se acostumbra a su casa}.",
          "Enséñenos {una foto del cuarto|su ventana} {y le diremos qué estará a gusto|hay una planta para casi cada rincón}.",
        ],
        [
          "gift",
          "Flor seca",
          "Una corona seca {alegra una puerta durante meses|solo pide sombra} {y guarda mucho tiempo el color|sin una gota de agua}.",
          "Su propio ramo también se puede secar: {tráigalo a tiempo|le explicamos cómo}, {y queda un recuerdo|boca abajo y a la sombra}.",
          "La flor seca {va bien con la fresca|se monta a mano}, {para un jarrón que ya no se riega|en tonos que van con el cuarto}.",
        ],
      ],
      process: [
        [
          "Contar la ocasión",
          "Bastan un color y una ocasión; {diga también qué no le gusta|el presupuesto ayuda a elegir}.",
          "Cuéntenos {el motivo y el jarrón|para quién es}, {lo demás es nuestro oficio|y proponemos}.",
          "Llame, escriba o pase, {con el día y la dirección|también sin idea}: {le decimos qué está bonito ahora|siempre se encuentra algo}.",
        ],
        [
          "Dejar que se ate",
          "El ramo crece en la mano, flor a flor, {y todavía se puede cambiar|con sus hojas}.",
          "Lo atamos {delante de usted|mientras mira}, {usted dice basta|un tallo más o menos, usted decide}.",
        ],
        [
          "Llevar o enviar",
          "El ramo sale en papel, {con agua al pie|bien protegido}, {y díganos quién estará|para llegar fresco al jarrón}.",
          "Lléveselo {o denos una dirección|en su papel}, {escribimos la tarjeta|con unas palabras}.",
        ],
      ],
      questions: [
        [
          "¿{Cómo dura el ramo|Qué necesita un ramo|Y para que aguante}?",
          "{Corte los tallos en diagonal y quite las hojas del agua|Cambie el agua cada dos días|Póngalo lejos de la fruta y del radiador}, {y por la noche mejor en un sitio fresco|y así dura bastante más|y no lo deje al sol}.",
        ],
        [
          "¿{Llevan flores a domicilio|Pueden entregar el ramo}?",
          "{Cerca con gusto y lejos si lo hablamos|Díganos dirección y hora|Sí, con un teléfono de la casa}, {y díganos si es una sorpresa|y conviene que haya alguien|y le confirmamos cuándo llega}.",
        ],
        [
          "¿{Cuándo hablamos|Con cuánta antelación|Y para una boda}?",
          "En cuanto la fecha {sea segura|y el lugar se sepan}: {traiga unas imágenes|hablemos primero de colores}, y lo demás sigue.",
          "Unos meses antes {es más cómodo|hay más donde elegir}; {un ramo pequeño se decide después|si es tarde, elegirá la temporada}.",
        ],
        [
          "¿{Cuánto tarda una corona|Y para un entierro|Flores de duelo, cuándo}?",
          "Llame {en cuanto sepa el día|sin esperar}: {le decimos qué es posible|una corona lleva su tiempo}, y la entrega se acuerda con la funeraria.",
          "La víspera {suele ser posible|basta para un ramo}; {si es grande, avise antes|una corona se encarga antes}.",
        ],
        [
          "¿{Plantas seguras con gatos|Qué plantas evitar|Y con animales}?",
          "{El lirio es peligroso para los gatos|Díganos qué animales hay en casa|Algunas plantas no van bien con mascotas}, {y le enseñamos las más tranquilas|y en la duda, póngala en alto|y orquídeas o helechos suelen dar menos problemas}.",
        ],
      ],
      qualities: [
        ["tallos frescos", "mano ligera"],
        ["colores suaves", "perfume silvestre"],
        ["flores de temporada", "palabra justa"],
        ["buen nudo", "agua clara"],
        ["jarrón sencillo", "brazado libre"],
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
