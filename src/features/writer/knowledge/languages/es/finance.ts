/** Spanish wordings of the finance family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const finance: Wording = familyWording(
  ["cliente", "clientes", "oficina", "en la oficina", "a la oficina", "números y consejo"],
  ["Servicios", "La oficina", "Charlas"],
  {
    headlines: [
      "De los {papeles|recibos} a la {claridad|casilla buena}",
      "Números que {se leen|se entienden}",
      "{Entender|Calcular} antes de firmar",
      "{Una cifra|Una pregunta} cada vez",
      "Saber {dónde está|qué queda} cada mes",
      "{Carpetas|Contratos} en orden, {cabeza|tarde} libre",
      "{Primero|Hoy} mirar, {después|mañana} {decidir|firmar}",
    ],
    truths: [
      "{El impuesto se prepara antes de fin de año|En diciembre todavía se puede hacer algo|Después del cierre quedan pocas opciones}, {así que hablemos pronto|y por eso miramos los números en otoño|y una llamada a tiempo ayuda}.",
      "{Un beneficio no es dinero en el banco|Cuenta también cuándo se cobra|Se puede trabajar mucho y tener la caja vacía}, {así que conviene mirar hacia delante|y por eso revisamos los cobros|y eso se ve en una sola hoja}.",
      "{Nadie conoce el futuro de los mercados|Quien promete ganancias quiere vender|El riesgo se puede elegir y el éxito no}, {así que miramos costes y plazos|y por eso hablamos claro|y conviene repartir}.",
      "{Los impuestos crecen durante todo el año|A Hacienda no se le olvida nada|Lo que se cobra no es todo suyo}, {así que conviene apartar una parte|y quien mira cada mes no se asusta|y eso se puede planear}.",
      "{Una factura sin enviar es un préstamo a su cliente|Quien cobra tarde paga con su propio bolsillo}, {así que conviene mirar las fechas|y por eso se revisa lo pendiente}.",
      "{Un contrato se entiende por lo que no cubre|La letra pequeña se lee antes del susto}, {y por eso se pregunta por las excepciones|así que conviene leer en voz alta}.",
      "{Las decisiones con prisa salen caras|Lo que hay que firmar hoy mismo da que pensar}, {así que conviene dormir una noche|y una segunda mirada no ofende a nadie}.",
    ],
    offers: [
      [
        "calculator",
        "Cuentas mensuales",
        "{Envíenos los papeles y vea cómo va el mes|Las cuentas se llevan en papel o en digital|Cada mes sabrá dónde está}, {y las dudas se aclaran a tiempo|para decidir con números recientes|sin esperar al cierre}.",
        "{Facturas, bancos y recibos se cruzan cada mes|Cada apunte lleva su papel detrás}, {y lo que no cuadra se pregunta enseguida|así que al final del año no hay que buscar}. {Usted ve qué entra, qué sale y qué falta|Un día fijo para mandar papeles ayuda mucho}.",
        "{Con las cuentas al día se ve si un mes flojo es normal|Quien mira los números a tiempo puede cambiar algo}; {le señalamos lo que llama la atención|hablamos de lo que se mueve}. {Las nóminas y los impuestos tienen sus fechas|Las facturas sin cobrar salen aparte}.",
      ],
      [
        "file-text",
        "Cierre del año",
        "{Para el cierre del año le damos una lista|Preparamos declaraciones y cuentas con tiempo|El final del año llega siempre antes de lo previsto}, {y vigilamos los plazos|así que traiga el último aviso|para que no falte ningún papel}.",
        "{Existencias, deudas, amortizaciones y cobros pendientes|Lo que hay en el banco y lo que hay en el almacén} {se cuentan antes de cerrar|van en la lista}. {Le preguntamos lo dudoso de una vez|Un repaso en otoño ahorra carreras}.",
        "{La declaración se lee con usted antes de enviarla|Antes de presentar nada le explicamos el resultado}, {y sabrá de dónde viene cada cifra|y se ve qué habrá que pagar}. {Los justificantes se guardan ordenados por año|Los avisos oficiales se contestan a tiempo}.",
      ],
      [
        "umbrella",
        "Seguros y previsión",
        "{Separamos lo que arruina de lo que solo molesta|Traiga todos los contratos en una bolsa|En seguros, lo grave va primero}, {y vemos qué guardar y qué cancelar|y usted decide sin prisa|para no pagar dos veces lo mismo}.",
        "{Una casa, un sueldo, una familia: cada cosa pide otra cobertura|Primero se piensa qué no se podría pagar}; {después se mira lo que ya tiene|luego se comparan condiciones y no solo cuotas}. {Lo que excluye se lee en voz alta|Un cambio de trabajo o un hijo piden otra mirada}.",
        "{Para la jubilación cuentan los años y la costumbre|Ahorrar poco y pronto pesa más que mucho y tarde}, {y hay que saber cuándo se podrá tocar el dinero|así que se habla de plazos y de costes}. {Usted recibe las cuentas por escrito|Nadie le pide firmar el primer día}.",
      ],
      [
        "rocket",
        "Creación de empresas",
        "{Antes de arrancar conviene hacer unos números|Forma jurídica, cuenta y primera factura se hablan juntas|Una hora al principio puede ahorrar muchas después}, {y vemos qué aguanta la idea|y sabrá qué trámites vienen|antes de firmar nada}.",
        "{Los gastos de abrir y las primeras ventas|El alquiler, el primer pedido y los meses sin sueldo} {se ponen en una tabla|se calculan con prudencia}. {Los permisos se miran antes|Las ayudas se preguntan antes de empezar}.",
        "{Autónomo o sociedad es una cuestión de riesgos y de números|El nombre, el alta y la cuenta van por orden}; {le decimos qué trámite va primero|con una lista no se olvida nada}. {Para los estatutos, hable con un notario|Los primeros meses conviene vernos más}.",
      ],
      [
        "chart-line",
        "Informes claros",
        "{Una hoja clara sirve más que una carpeta llena|Un informe debe poder leerse en el desayuno|Le decimos qué es suyo y qué es de Hacienda}, {con frases en lugar de siglas|cada mes o cada trimestre|para decidir con la cabeza fría}.",
        "{Ventas, gastos y caja caben en una página|Con colores sencillos se ve qué sube y qué baja}; {al lado va una frase que lo explica|se compara con el año anterior}. {Se puede enseñar al banco|Lo que no ayuda a decidir se quita}.",
        "{Usted dice qué quiere saber y el informe lo responde|Una pregunta por hoja basta}: {qué producto deja dinero, qué cliente paga tarde|cuánto queda después de todo}. {Las palabras raras se cambian|Se comenta por teléfono o en persona}.",
      ],
      [
        "shield-check",
        "Repaso de contratos",
        "{En casi toda casa hay una carpeta que nadie abre|Algunos contratos corren sin que nadie los mire|Repasamos lo que tiene y lo que le falta}, {así que tráigala y la vemos juntos|y después sabrá qué paga y por qué|y lo que sobra se cancela}.",
        "{Luz, teléfono, seguros, préstamos y suscripciones|Pólizas viejas y cuotas que nadie recuerda} {se ponen en una lista con su fecha|aparecen al mirar un año de recibos}. {Se marca qué dejar y qué cambiar|Antes de cancelar se mira qué se pierde}.",
        "{Algunas coberturas se pisan y otras faltan|Una dirección antigua puede dar problemas en una póliza}, {así que se comprueba línea por línea|y conviene revisar los datos}. {Apunte lo que ha cambiado en casa|Los plazos de aviso van al calendario}.",
      ],
    ],
    process: [
      [
        "Conocerse",
        "{Cuéntenos qué hace y qué urge|Nos conocemos con los papeles del año pasado|En la primera charla vemos su situación}, {y nada está tan desordenado como parece|y después recibe una oferta|para saber qué hace falta}.",
        "{Usted cuenta y nosotros preguntamos|Traiga la última declaración o los últimos contratos}; {se ve qué corre prisa y qué no|al final sabe qué haríamos}. {Lo que dice queda en la oficina|Puede consultarlo en casa antes de decidir}.",
        "{La primera vez basta con una carpeta a medias|Preguntamos por su trabajo, su casa y sus planes}, {y después se habla de cuánto cuesta|y se ve si encajamos}.",
      ],
      [
        "Ordenar",
        "{Ordenamos papeles, accesos y metas|Le decimos qué falta y para cuándo|Ponemos todo en una página}, {y usted ve dónde está|para que nada se pierda|y empezamos por lo urgente}.",
        "{Se separa por años y por temas|Se piden duplicados de lo que falta}; {lo vencido va encima de todo|cada papel tiene su sitio}. {Usted solo contesta a unas preguntas|Las claves se manejan con cuidado}.",
        "{Se hace una lista de plazos y de pagos|Lo que hay en papel pasa a donde se pueda buscar}, {y cada cosa tiene a alguien que la lleva|y usted recibe una copia}.",
      ],
      [
        "Acompañar",
        "{Después seguimos mes a mes|El trabajo coge un ritmo fijo|Durante el año seguimos en contacto}, {con un repaso anual|y se cambia lo que haga falta|para que no haya sustos}.",
        "{Hay una fecha para mandar y otra para recibir|Los avisos llegan antes del plazo}; {las dudas se preguntan cuando salen|lo raro se comenta por teléfono}. {Una vez al año se mira el conjunto|Si su vida cambia, cambian las cuentas}.",
        "{Un negocio crece, se casa alguien, llega una herencia|Las leyes y los planes se mueven}, {así que se revisa lo acordado|y por eso se habla a menudo}. {Le decimos qué cambia para usted|Lo que ya no sirve se cierra}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cuesta al mes|Cómo cobran ustedes}?",
        "{Puede ser una cuota, unos honorarios o una comisión|Depende de cuánto trabajo haya|Cada oficina cobra de una manera}, {así que pídalo siempre por escrito|y se lo decimos antes de empezar|y sabrá qué está incluido}.",
        "{Pregunte qué entra y qué se cobra aparte|Cuentan los papeles, las personas y los plazos}; {recibe una propuesta por escrito|se puede empezar con lo básico}.",
        "{Unos cobran por hora y otros por mes|En un seguro la comisión suele ir dentro}; {pida que le digan quién paga a quién|compare también lo que está incluido}. {Si su negocio cambia, se revisa|Antes de empezar sabrá la cifra}.",
      ],
      [
        "¿{Y si mis papeles están revueltos|Sirven papeles sin orden|Y si voy con retraso}?",
        "{Empiece hoy, no es la única persona|Un montón de papeles también sirve|No es nada raro y tiene arreglo}, {y conviene abrir primero las cartas|así que ordene solo por años|y lo urgente se mira enseguida}.",
        "{Todo el mundo tiene un cajón que no quiere abrir|El desorden se arregla en unas tardes}; {traiga las cartas sin abrir también|lo primero son los plazos}. {Nadie le va a reñir|A veces se puede pedir más tiempo}.",
        "{Un retraso se habla mejor antes de que llegue el aviso|Callar sale más caro que llamar}, {así que empiece por lo último que recibió|y vemos qué se puede presentar ya}.",
      ],
      [
        "¿{Cómo cambio de asesoría|Es complicado cambiar}?",
        "{Es más fácil de lo que parece|Las oficinas se entienden entre ellas|Suele bastar con un poder firmado}, {y a fin de año es buen momento|pero mire antes el preaviso|y nosotros pedimos los papeles}.",
        "{Se pide el expediente y se fija una fecha|Con su permiso hablamos con quien le llevaba las cuentas}; {usted firma y nosotros recogemos|lo que está a medias se termina}. {Mire si hay preaviso|Guarde copia de lo presentado}.",
        "{Se cambia bien entre un trimestre y el siguiente|Antes de irse, pregunte qué queda pendiente}, {y así nada se hace dos veces|y pida sus archivos en un formato abierto}.",
      ],
      [
        "¿{Qué puedo deducir|Qué recibos guardo}?",
        "{Guarde todo lo relacionado con su trabajo|Primero guarde y después pregunte|Depende de su actividad y del gasto}, {porque las reglas cambian|y una nota en el recibo ayuda|y lo vemos al hacer la declaración}.",
        "{Un gasto cuenta si hace falta para trabajar y se puede probar|La casa, el coche y el teléfono tienen sus reglas}; {apunte para qué fue|pregunte antes de comprar algo grande}.",
        "{Guarde facturas completas y no solo el papel de la caja|Un tique se borra y una foto se queda}, {y anote con quién fue y por qué|y es mejor hacerlo el mismo día}.",
      ],
      [
        "¿{Cada cuánto nos vemos|Quién hace qué}?",
        "{Depende de sus dudas y de su actividad|A usted le toca guardar facturas y poco más|Acordamos al principio quién hace qué}, {y una llamada entre medias está prevista|así que lo demás queda repartido|y al menos una vez al año nos sentamos}.",
        "{Usted manda papeles y nosotros los plazos|En una hoja queda quién paga, quién presenta y quién avisa}; {si algo se retrasa, se llama|una vez al año se habla con calma}.",
        "{Al principio se habla más y luego menos|Un trimestre tranquilo pide un correo y poco más}, {y una inversión o un cambio piden una cita|y ante una duda se llama}.",
      ],
      [
        "¿{Puede ser todo digital|Hay que traer papel}?",
        "{Las dos cosas valen, pero mezclarlas menos|Suelen bastar fotos de los recibos|Puede ser digital si usted lo prefiere}, {aunque conviene guardar los originales|y un día fijo al mes ayuda mucho|y le enseñamos cómo enviarlos}.",
        "{Se puede mandar una foto el mismo día de la compra|Un buzón para facturas ahorra carpetas}; {lo firmado en papel se guarda|hay documentos que conviene conservar}.",
        "{Quien prefiere el papel puede seguir con su caja|Elija una forma y mantenga esa}, {y todo estará en un solo sitio|y lo pasamos cuando haga falta}. {Las claves no se mandan por correo|Le enseñamos dónde mirar}.",
      ],
    ],
    qualities: [
      ["números claros", "costes a la vista"],
      ["buen orden", "buen sueño"],
      ["avisos a tiempo", "palabras sencillas"],
      ["carpeta ordenada", "suma clara"],
      ["un solo contacto", "buen colchón"],
      ["página clara", "fechas seguras"],
    ],
    events: ["Tarde de fundadores", "Tarde de impuestos", "Hora de preguntas"],
  },
);
