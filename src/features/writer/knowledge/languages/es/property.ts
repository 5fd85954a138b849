/** Spanish wordings of the property family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const property: Wording = familyWording(
  ["cliente", "clientes", "agencia", "en la agencia", "a la agencia", "inmuebles"],
  ["Servicios", "Inmuebles", "Visitas"],
  {
    headlines: [
      "Llaves que {cambian de mano|abren lo siguiente}",
      "{Entrar|Visitar}, sentir, decidir",
      "Espacios para {vivir|trabajar}",
      "Una {visita|luz}, y uno lo sabe",
      "{Vender|Alquilar} sin {prisas|errores}",
    ],
    truths: [
      "{El primer precio decide mucho|Quien empieza muy alto acaba a menudo muy bajo|Los compradores serios miran al principio}, {así que conviene una tasación honesta|y por eso explicamos cada cifra|y un precio justo ahorra meses}.",
      "{Una casa se decide en la entrada|La luz y el orden cuentan desde la puerta|Los primeros minutos pesan más que los metros}, {así que un día de orden vale la pena|y por eso preparamos la visita|y después se buscan los motivos}.",
      "{El banco quiere papeles antes que fotos|Un expediente completo ayuda a vender|Lo que falta se pide siempre tarde}, {así que conviene reunirlo pronto|y por eso empezamos por la carpeta|y eso da tranquilidad a los dos}.",
      "{Cada casa tiene algún defecto|Lo que se calla en la visita sale después|Una foto demasiado bonita decepciona}, {así que lo decimos desde el principio|y la sinceridad ahorra visitas|y quien lo sabe decide mejor}.",
      "No se compran {paredes|metros}, {se elige una vida diaria|sino una manera de vivir}, {y eso no lo dice un anuncio|así que visite a dos horas distintas}.",
    ],
    offers: [
      [
        "house",
        "Compra y venta",
        "{Para vender hay que aclarar valor, momento y papeles|Cuéntenos por qué vende y para cuándo|Primero visitamos y después hablamos del precio}, {y le decimos de dónde sale la cifra|para que pueda decidir con calma|y acordamos los pasos siguientes}.",
        "Vender pide {buenas fotos y un precio justo|preparación}, {comprar pide preguntas|y franqueza con los defectos}.",
      ],
      [
        "key",
        "Alquiler",
        "{Al alquilar importa quién encaja en la casa|Antes de firmar hacen falta papeles y una charla|Díganos qué le importa en un inquilino}, {y la entrega se hace con acta|para que los dos estén tranquilos|y los contadores se leen juntos}.",
        "Entre quien alquila y quien entra, {un inventario cuidado evita discusiones|cuenta la claridad del principio}, {y la preparamos|así que todo se apunta}.",
      ],
      [
        "building",
        "Administración",
        "{Llevamos cuentas, juntas y avisos al oficio|Una comunidad necesita a alguien que conteste|Para quien vive lejos, alguien debe estar cerca}, {con cuentas que se puedan leer|y un número para las dudas|y cada gasto tiene su papel}.",
        "Un grifo, una carta, una renta: {seguimos lo que llega|administrar son cosas pequeñas}, {y recibe cuentas claras|díganos qué quiere decidir}.",
      ],
      [
        "laptop",
        "Oficinas",
        "{Una mesa, una sala o solo una dirección|Un espacio de trabajo se prueba mejor un día|Hay sitios por días y por más tiempo}, {así que venga y escuche el ruido|y díganos cuántos son|y vemos qué le conviene}.",
        "Una oficina se elige {andando|a hora punta} {y con el equipo|y el acceso cuenta tanto como los metros}.",
      ],
      [
        "camera",
        "Fotos del inmueble",
        "{Con luz y orden, las fotos dicen la verdad|Un buen plano evita visitas inútiles|Fotografiamos la casa tal como es}, {y los defectos se dicen|para que vengan los que de verdad buscan|y usted las ve antes que nadie}.",
        "Un cuarto fotografiado {a su hora|ordenado y con luz} {se ve como es|atrae a quien conviene}, y un plano contesta lo demás.",
      ],
      [
        "scale",
        "Valoración",
        "{El valor depende del sitio y del estado|Miramos ventas cercanas y papeles|Una tasación honesta da un margen y no una sola cifra}, {y le explicamos las razones|antes de heredar, comprar o vender|y usted decide qué hacer con ella}.",
        "Una valoración {se apoya en la visita|se defiende con ejemplos}, {no en un deseo|y dice también lo que baja el precio}.",
      ],
    ],
    process: [
      [
        "Visitar",
        "{Vemos los cuartos, los papeles y sus planes|Miramos también el sótano y el tejado|En la visita preguntamos más que opinamos}, {y después le damos una opinión|para conocer la casa de verdad|y usted nos cuenta su historia}.",
        "Visitamos, {medimos|miramos} y {preguntamos|apuntamos lo que gusta y lo que molesta}.",
      ],
      [
        "Preparar",
        "{Ordenamos, fotografiamos y describimos|Antes de anunciar se reúnen los papeles|Preparamos el anuncio con usted}, {sin esconder los defectos|y usted lo lee antes|para que todo cuadre}.",
        "Papeles, fotos, precio: {todo se prepara antes de la primera visita|el orden ahorra semanas}, {y usted relee el anuncio|nada sale sin usted}.",
      ],
      [
        "Cerrar",
        "{Leemos, firmamos y entregamos las llaves|Para cerrar hace falta un borrador y una fecha|Al final se leen los contadores}, {sin prisa y con todo por escrito|y le acompañamos hasta la puerta|y nada se firma sin haberlo leído}.",
        "Llega una oferta, {la leemos con usted|se toma su tiempo}, {después vienen las firmas|y la entrega de llaves se prepara}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cobra la agencia|Cómo cobra la agencia}?",
        "{Depende del encargo y del contrato|La ley y el contrato lo dicen|Se acuerda antes de empezar}, {así que pídalo por escrito|y pregunte qué está incluido|y sabrá quién paga qué parte}.",
        "Los honorarios {están en el encargo|se dicen antes}, {con lo que incluyen|y quién los paga}.",
      ],
      [
        "¿{Cuánto vale mi casa|Y las tasaciones|Qué valor tiene}?",
        "{Una cifra de internet es solo una primera idea|Una web no ve su cocina|Cuentan el sitio, el estado y los papeles}, {y una visita la afina|así que conviene ver la casa|y le explicamos cómo se calcula}.",
        "Un cálculo en línea {no ve la luz ni el sótano|da una idea}, {una visita lo afina|así que compárelo con ventas cercanas}.",
      ],
      [
        "¿{Qué papeles hacen falta|Qué quiere el banco|Y los documentos}?",
        "{Suelen hacer falta escritura, planos y certificados|En un piso se piden también las actas|El banco quiere ver la escritura y los recibos}, {y algunas oficinas tardan semanas|así que conviene pedirlos pronto|y le damos una lista completa}.",
        "Escritura, {certificados, gastos|planos y facturas}: {le damos la lista|júntelos pronto}, {y algunos tardan|y el banco también los leerá}.",
      ],
      [
        "¿{Cuánto se tarda|Vender lleva mucho|Y el plazo}?",
        "{Cuente en meses más que en semanas|El precio y los papeles marcan el ritmo|Depende de la zona y del momento}, {y un expediente completo ahorra tiempo|así que díganos su fecha|y le avisamos de cada interés serio}.",
        "Entre el anuncio y las llaves {pasan semanas o meses|hace falta paciencia}, {y el precio de salida influye mucho|y la escritura tiene sus plazos}.",
      ],
      [
        "¿{Debo estar allí|Quién enseña la casa|Y las visitas}?",
        "{Mejor no, porque así preguntan con más libertad|Como usted prefiera|Podemos enseñarla sin que esté}, {y después le contamos qué se dijo|y las llaves se entregan con firma|y las horas se acuerdan con usted}.",
        "No es {necesario|obligatorio}: {los visitantes hablan más sin usted|tenemos la llave}, y después se lo contamos.",
      ],
      [
        "¿{Conviene reformar antes|Qué hago antes|Y pintar primero}?",
        "{En grande rara vez compensa|Suele bastar con limpiar, pintar y cambiar bombillas|Depende del estado y del precio}, {porque cada comprador lo ve distinto|y le decimos qué vale la pena|así que pregunte antes de gastar}.",
        "Ordenar, {arreglar lo que salta a la vista|abrir las cortinas}, {y suele bastar|lo demás se habla}; {si es una obra grande, pregunte antes|no siempre se recupera el gasto}.",
      ],
    ],
    qualities: [
      ["papeles claros", "precio justo"],
      ["buena luz", "palabras sinceras"],
      ["sitios tranquilos", "buenos vecinos"],
      ["fotos sinceras", "palabra dada"],
      ["precio sensato", "lista corta"],
      ["visita honesta", "planos justos"],
    ],
    events: ["Día de visitas", "Tarde de propietarios", "Día de prueba"],
  },
);
