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
      "{Vender|Alquilar} sin {prisas|sustos}",
      "{Metros|Papeles} claros, {puertas|ventanas} abiertas",
      "{Quien entra|Quien sale} sabe {a qué atenerse|qué firma}",
    ],
    truths: [
      "{El primer precio decide mucho|Quien empieza muy alto acaba a menudo muy bajo|Los compradores serios miran al principio}, {así que conviene una tasación honesta|y por eso explicamos cada cifra|y un precio justo ahorra meses}.",
      "{Una casa se decide en la entrada|La luz y el orden cuentan desde la puerta|Los primeros minutos pesan más que los metros}, {así que un día de orden vale la pena|y por eso preparamos la visita|y después se buscan los motivos}.",
      "{El banco quiere papeles antes que fotos|Un expediente completo ayuda a vender|Lo que falta se pide siempre tarde}, {así que conviene reunirlo pronto|y por eso empezamos por la carpeta|y eso da tranquilidad a los dos}.",
      "{Cada casa tiene algún defecto|Lo que se calla en la visita sale después|Una foto demasiado bonita decepciona}, {así que lo decimos desde el principio|y la sinceridad ahorra visitas|y quien lo sabe decide mejor}.",
      "{El ruido de la calle cambia del martes al sábado|Por la mañana y por la tarde una casa es distinta}, {así que conviene verla más de una vez|y por eso preguntamos cuándo viene}.",
      "{Los vecinos saben cosas que no salen en el plano|Una junta de vecinos cuenta más que una fachada}, {así que pedimos las actas|y conviene preguntar por las obras que vienen}.",
      "{Quien vende recuerda lo vivido y quien compra mira el tejado|Vendedor y comprador ven dos casas distintas}, {y alguien tiene que traducir|así que hablamos con los dos}.",
    ],
    offers: [
      [
        "house",
        "Compra y venta",
        "{Para vender hay que aclarar valor, momento y papeles|Cuéntenos por qué vende y para cuándo|Primero visitamos y después hablamos del precio}, {y le decimos de dónde sale la cifra|para que pueda decidir con calma|y acordamos los pasos siguientes}.",
        "{Un piso vacío se vende de otra manera que uno habitado|Quien compra pregunta por gastos, obras y vecinos}, {y es mejor tener la respuesta lista|así que lo preparamos con usted}. {Los pasos van por orden|La oferta se lee antes de contestar}.",
        "{Si compra, díganos qué necesita y qué no puede faltar|Al comprar, mire la orientación, la escalera y la humedad}; {después se habla de lo que puede pagar|visite dos veces y a horas distintas}. {Las cargas se consultan en el registro|Para el contrato, pregunte también a un notario}.",
      ],
      [
        "key",
        "Alquiler",
        "{Al alquilar importa quién encaja en la casa|Antes de firmar hacen falta papeles y una charla|Díganos qué le importa en un inquilino}, {y la entrega se hace con acta|para que los dos estén tranquilos|y los contadores se leen juntos}.",
        "{Se revisan calderas, llaves y persianas|Antes de que entre alguien se hacen fotos de cada cuarto}, {y las dos partes firman lo que hay|para que la fianza no dé disgustos}. {El precio se mira en la zona|Los gastos se reparten por escrito}.",
        "{Al inquilino le importan la luz, el ruido y los gastos|Al propietario le importa cobrar y que cuiden la casa}; {se habla claro antes de firmar|un buen contrato lo recoge}. {Las averías tienen un teléfono|Las reglas de la comunidad se entregan el primer día}.",
      ],
      [
        "building",
        "Administración",
        "{Llevamos cuentas, juntas y avisos al oficio|Una comunidad necesita a alguien que conteste|Para quien vive lejos, alguien debe estar cerca}, {con cuentas que se puedan leer|y un número para las dudas|y cada gasto tiene su papel}.",
        "{Goteras, ascensor, seguro, limpieza|Una bajante, una derrama, un vecino ruidoso}: {cada cosa tiene a quién llamar|se apunta, se encarga y se comprueba}. {Las facturas se guardan ordenadas|Antes de una junta se manda el orden del día}.",
        "{Quien hereda un piso a veces vive lejos|Un edificio pide una mirada cada cierto tiempo}; {se visita y se informa con fotos|lo pequeño se arregla antes de crecer}. {Los presupuestos se comparan|Usted decide en lo que pasa de un límite}.",
      ],
      [
        "laptop",
        "Oficinas",
        "{Una mesa, una sala o solo una dirección|Un espacio de trabajo se prueba mejor un día|Hay sitios por días y por más tiempo}, {así que venga y escuche el ruido|y díganos cuántos son|y vemos qué le conviene}.",
        "{Mire la luz, la conexión y dónde se toma el café|Pregunte por el ascensor, las horas y la limpieza}; {un día de prueba enseña lo demás|traiga el portátil y haga una llamada}. {El equipo puede crecer o menguar|Lea qué pasa si se va antes}.",
        "{Para una reunión basta una sala por horas|Quien empieza no siempre necesita paredes propias}, {y puede pedir más sitio después|así que se alquila lo que se usa}. {Correo y rótulo se hablan al firmar|Venga a la hora en que va a trabajar}.",
      ],
      [
        "camera",
        "Fotos del inmueble",
        "{Con luz y orden, las fotos dicen la verdad|Un buen plano evita visitas inútiles|Fotografiamos la casa tal como es}, {y los defectos se dicen|para que vengan los que de verdad buscan|y usted ve las fotos antes que nadie}.",
        "{Se recoge, se abren las persianas y se espera a la buena luz|Antes de la cámara pasan la escoba y un trapo}; {las fotos salen al natural|lo que no se va a ver no se enseña}. {Un plano con medidas evita preguntas|El orden de las fotos es el de la visita}.",
        "{La primera foto decide si alguien sigue mirando|Un gran angular engaña y luego se nota}, {así que mostramos las medidas reales|y por eso importan el encuadre y la hora}. {La calle y el portal también salen|Los objetos personales se guardan antes}.",
      ],
      [
        "scale",
        "Valoración",
        "{El valor depende del sitio y del estado|Miramos ventas cercanas y papeles|Una tasación honesta da un margen y no una sola cifra}, {y le explicamos las razones|y conviene saberlo antes de heredar, comprar o vender|y usted decide qué hacer después}.",
        "{Se mide, se pregunta por las obras y se mira el edificio|Se compara con lo que se ha vendido cerca}; {el resultado es un margen y sus motivos|las reformas cuentan, pero no todo lo gastado}. {Traiga planos y recibos si los tiene|Un precio alto puede costar meses}.",
        "{Para una herencia o un divorcio conviene una cifra razonada|Antes de pedir un préstamo viene bien una idea del valor}, {aunque el banco haga su propia tasación|así que se mira con calma}. {Lo que resta también se dice|El valor cambia con la zona y el momento}.",
      ],
    ],
    process: [
      [
        "Visitar",
        "{Vemos los cuartos, los papeles y sus planes|Miramos también el sótano y el tejado|En la visita preguntamos más que opinamos}, {y después le damos una opinión|para conocer la casa de verdad|y usted nos cuenta su historia}.",
        "{Abrimos armarios, probamos grifos y miramos las ventanas|Se recorre la casa con la luz encendida y apagada}; {apuntamos medidas y preguntas|usted cuenta qué se ha arreglado}. {No hay que ordenar nada para ese día|Los recibos ayudan si los tiene a mano}.",
        "{Una charla en la cocina dice mucho|Preguntamos por qué, para cuándo y con quién se decide}, {y después se mira el resto|y se ve qué camino conviene}.",
      ],
      [
        "Preparar",
        "{Ordenamos, fotografiamos y describimos|Antes de anunciar se reúnen los papeles|Preparamos el anuncio con usted}, {sin esconder los defectos|y usted lo lee antes|para que todo cuadre}.",
        "{Certificados, notas del registro y recibos|Escritura, planos y últimas facturas} {se juntan en una carpeta|se piden con tiempo}. {Las fotos llegan cuando está todo listo|Los arreglos pequeños se hacen ahora}.",
        "{Se elige dónde anunciar y con qué fotos|Se escribe lo bueno y también lo que falta}; {se fijan días para las visitas|un precio razonado va con el texto}. {Usted da el visto bueno|Las llaves quedan registradas}.",
      ],
      [
        "Cerrar",
        "{Leemos, firmamos y entregamos las llaves|Para cerrar hace falta un borrador y una fecha|Al final se leen los contadores}, {sin prisa y con todo por escrito|y le acompañamos hasta la puerta|y nada se firma sin haberlo leído}.",
        "{La oferta se compara con el plazo y con las condiciones|Quien compra enseña cómo va a pagar}; {después viene el borrador|lo acordado pasa al papel}. {El notario aclara lo legal|Pregunte todo antes de la firma}.",
        "{El día de la entrega se leen contadores y se prueban llaves|Se repasa la casa vacía con una lista}, {y los suministros cambian de nombre|y cada uno se lleva su copia}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cobra la agencia|Cómo cobra la agencia}?",
        "{Depende del encargo y del contrato|La ley y el contrato lo dicen|Se acuerda antes de empezar}, {así que pídalo por escrito|y pregunte qué está incluido|y sabrá quién paga qué parte}.",
        "{Puede ser un porcentaje o una cantidad|Según se venda, se alquile o se administre, cambia la cuenta}; {en el encargo dice cuándo se paga|pregunte también por anuncios y certificados}.",
        "{Compare qué hace cada agencia y no solo la cifra|Antes de firmar el encargo, lea la duración y la exclusiva}, {y pregunte qué pasa si no se vende|y pida que le expliquen cada línea}.",
      ],
      [
        "¿{Cuánto vale mi casa|Y las tasaciones|Qué valor tiene}?",
        "{Una cifra de internet es solo una primera idea|Una web no ve su cocina|Cuentan el sitio, el estado y los papeles}, {y una visita la afina|así que conviene ver la casa|y le explicamos cómo se calcula}.",
        "{Dos pisos iguales se separan por la luz, la planta y el estado|Lo que pide un vecino no es lo que cobra}; {se miran ventas cerradas y cercanas|una visita pone cada cosa en su sitio}.",
        "{Los programas calculan con medias|Un cálculo automático no huele la humedad ni ve las vistas}, {así que tómelo como punto de partida|y puede quedarse corto o pasarse}. {Con papeles y medidas se afina|Pida que le enseñen con qué se compara}.",
      ],
      [
        "¿{Qué papeles hacen falta|Qué quiere el banco|Y los documentos}?",
        "{Suelen hacer falta escritura, planos y certificados|En un piso se piden también las actas|El banco quiere ver la escritura y los recibos}, {y algunas oficinas tardan semanas|así que conviene pedirlos pronto|y le damos una lista completa}.",
        "{Escritura, recibos, certificado de energía y notas del registro|El último recibo de cada cosa y los planos}: {con eso se empieza|lo que falte se pide}. {Si hay hipoteca, avise al banco|Si hay varios herederos, pregunte al notario quién firma}.",
        "{El comprador pregunta por deudas, obras y gastos|Para el préstamo se mira la casa y también a quien la paga}; {tenga copias listas|la carpeta completa acorta la espera}. {Las dudas legales, al notario|Le decimos dónde se pide cada papel}.",
      ],
      [
        "¿{Cuánto se tarda|Vender lleva mucho|Y el plazo}?",
        "{Cuente en meses más que en semanas|El precio y los papeles marcan el ritmo|Depende de la zona y del momento}, {y un expediente completo ahorra tiempo|así que díganos su fecha|y le avisamos de cada interés serio}.",
        "{Primero llegan los curiosos y después quien busca de verdad|Con el precio de la zona se mueve antes}; {el préstamo y la notaría añaden semanas|cuente también con los papeles}.",
        "{Una casa especial espera a su comprador|En unas épocas se busca más que en otras}, {y bajar a última hora suele costar caro|así que el plan se revisa cada cierto tiempo}. {Si necesita una fecha, dígala al empezar|Mudanza y firma no tienen que ser el mismo día}.",
      ],
      [
        "¿{Debo estar allí|Quién enseña la casa|Y las visitas}?",
        "{Mejor no, porque así preguntan con más libertad|Como usted prefiera|Podemos enseñarla sin que esté}, {y después le contamos qué se dijo|y las llaves se entregan con firma|y las horas se acuerdan con usted}.",
        "{Quien visita abre armarios y comenta con más soltura a solas|Su presencia ayuda a veces a responder y a veces frena}; {lo decidimos según el caso|deje por escrito lo que conviene contar}.",
        "{Las visitas se juntan para no molestar|Se pregunta antes quién viene y qué busca}, {y usted recibe un resumen|y la casa se deja como estaba}. {Guarde joyas y papeles|Con animales, avise}.",
      ],
      [
        "¿{Conviene reformar antes|Qué hago antes|Y pintar primero}?",
        "{En grande rara vez compensa|Suele bastar con limpiar, pintar y cambiar bombillas|Depende del estado y del precio}, {porque cada comprador lo ve distinto|y le decimos qué vale la pena|así que pregunte antes de gastar}.",
        "{Un grifo que gotea da mala impresión por poco dinero|Paredes claras, bombillas y un buen fregado hacen mucho}; {una cocina nueva quizá no guste a quien llegue|lo grande se descuenta mejor del precio}.",
        "{Vacíe media casa antes de las fotos|Ventile, quite alfombras y abra las persianas}, {y los cuartos se verán más grandes|para que se note la luz}. {No tape una humedad|Pida consejo antes de llamar a un albañil}.",
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
