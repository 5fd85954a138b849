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
    ],
    truths: [
      "{El impuesto se prepara antes de fin de año|En diciembre todavía se puede hacer algo|Después del cierre quedan pocas opciones}, {así que hablemos pronto|y por eso miramos los números en otoño|y una llamada a tiempo ayuda}.",
      "{Un beneficio no es dinero en el banco|Cuenta también cuándo se cobra|Se puede trabajar mucho y tener la caja vacía}, {así que conviene mirar hacia delante|y por eso revisamos los cobros|y eso se ve en una sola hoja}.",
      "{Nadie conoce el futuro de los mercados|Quien promete ganancias quiere vender|El riesgo se puede elegir y el éxito no}, {así que miramos costes y plazos|y por eso hablamos claro|y conviene repartir}.",
      "{Los impuestos crecen durante todo el año|A Hacienda no se le olvida nada|Lo que se cobra no es todo suyo}, {así que conviene apartar una parte|y quien mira cada mes no se asusta|y eso se puede planear}.",
      "Los números {cuentan una historia|no son una asignatura}, {solo hay que saber leerla|así que los decimos con frases}.",
    ],
    offers: [
      [
        "calculator",
        "Cuentas mensuales",
        "{Envíenos los papeles y vea cómo va el mes|Las cuentas se llevan en papel o en digital|Cada mes sabrá dónde está}, {y las dudas se aclaran a tiempo|para decidir con números recientes|sin esperar al cierre}.",
        "Cada mes {deja o manda sus papeles|ordenamos sus papeles}, y {una página le dice lo esencial|sabe qué queda por pagar}.",
      ],
      [
        "file-text",
        "Cierre del año",
        "{Para el cierre del año le damos una lista|Preparamos declaraciones y cuentas con tiempo|El final del año llega siempre antes de lo previsto}, {y vigilamos los plazos|así que traiga el último aviso|para que no falte ningún papel}.",
        "El cierre va mejor {si empieza pronto|con una lista}: {le recordamos las fechas|le decimos qué falta}.",
      ],
      [
        "umbrella",
        "Seguros y previsión",
        "{Separamos lo que arruina de lo que solo molesta|Traiga todos los contratos en una bolsa|En seguros, lo grave va primero}, {y vemos qué guardar y qué cancelar|y usted decide sin prisa|para no pagar dos veces lo mismo}.",
        "Ponga sus contratos {en la mesa|en un montón}: {miramos qué se repite|el riesgo grande va antes que el pequeño}, y elige usted.",
      ],
      [
        "rocket",
        "Creación de empresas",
        "{Antes de arrancar conviene hacer unos números|Forma jurídica, cuenta y primera factura se hablan juntas|Una hora al principio puede ahorrar muchas después}, {y vemos qué aguanta la idea|y sabrá qué trámites vienen|antes de firmar nada}.",
        "Forma, cuenta, primera factura: {un orden evita rodeos|vamos punto por punto}, {con cifras prudentes|y la idea se mide}.",
      ],
      [
        "chart-line",
        "Informes claros",
        "{Una hoja clara sirve más que una carpeta llena|Un informe debe poder leerse en el desayuno|Le decimos qué es suyo y qué es de Hacienda}, {con frases en lugar de siglas|cada mes o cada trimestre|para decidir con la cabeza fría}.",
        "Un buen informe {cabe en una página|contesta una pregunta}, {y lo lee sin nosotros|y lo repasamos con usted}.",
      ],
      [
        "shield-check",
        "Repaso de contratos",
        "{En casi toda casa hay una carpeta que nadie abre|Algunos contratos corren sin que nadie los mire|Repasamos lo que tiene y lo que le falta}, {así que tráigala y la vemos juntos|y después sabrá qué paga y por qué|y lo que sobra se cancela}.",
        "Repasar un contrato {lleva una hora|pide paciencia} {y puede evitar pagar dos veces|y después decide qué guardar}.",
      ],
    ],
    process: [
      [
        "Conocerse",
        "{Cuéntenos qué hace y qué urge|Nos conocemos con los papeles del año pasado|En la primera charla vemos su situación}, {y nada está tan desordenado como parece|y después recibe una oferta|para saber qué hace falta}.",
        "Venga con {sus preguntas y unos papeles|lo que tenga}: {le decimos qué podemos hacer|después llega una oferta escrita}.",
      ],
      [
        "Ordenar",
        "{Ordenamos papeles, accesos y metas|Le decimos qué falta y para cuándo|Ponemos todo en una página}, {y usted ve dónde está|para que nada se pierda|y empezamos por lo urgente}.",
        "Hacemos inventario, {de lo urgente a lo demás|fecha por fecha}, {y queda una lista corta|cada uno sabe qué le toca}.",
      ],
      [
        "Acompañar",
        "{Después seguimos mes a mes|El trabajo coge un ritmo fijo|Durante el año seguimos en contacto}, {con un repaso anual|y se cambia lo que haga falta|para que no haya sustos}.",
        "Después {se coge un ritmo|hay una fecha cada mes}, {y una pregunta no espera al cierre|con un repaso cuando quiera}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cuesta al mes|Cómo cobran ustedes}?",
        "{Puede ser una cuota, unos honorarios o una comisión|Depende de cuánto trabajo dé|Cada despacho cobra de una manera}, {así que pídalo siempre por escrito|y se lo decimos antes de empezar|y sabrá qué está incluido}.",
        "La tarifa {depende del volumen y de las tareas|sigue al trabajo que hay}: {la recibe por escrito|la detallamos línea por línea}.",
      ],
      [
        "¿{Y mis papeles revueltos|Sirven papeles sin orden|Y si voy con retraso}?",
        "{Empiece hoy, no es la única persona|Un montón de papeles también sirve|Lo hemos hablado con otros y tiene arreglo}, {y conviene abrir primero las cartas|así que ordene solo por años|y lo urgente se mira enseguida}.",
        "Traiga todo {como esté|sin ordenar}: {separamos por año y por urgencia|lo que corre prisa se ve pronto}, y nadie le juzga.",
      ],
      [
        "¿{Cómo cambio de asesoría|Es complicado cambiar}?",
        "{Es más fácil de lo que parece|Las oficinas se entienden entre ellas|Suele bastar con un poder firmado}, {y a fin de año es buen momento|pero mire antes el preaviso|y nosotros pedimos los papeles}.",
        "Una carta {suele bastar|a la asesoría anterior}, {pedimos los papeles|le ayudamos a escribirla}, y la fecha se elige.",
      ],
      [
        "¿{Qué puedo deducir|Qué recibos guardo}?",
        "{Guarde todo lo relacionado con su trabajo|Primero guarde y después pregunte|Depende de su actividad y del gasto}, {porque las reglas cambian|y una nota en el recibo ayuda|y lo vemos al hacer la declaración}.",
        "Lo que {se paga por el trabajo|toca a su actividad} {puede contar|merece una pregunta}; {guarde el recibo|apunte para qué fue}.",
      ],
      [
        "¿{Cada cuánto nos vemos|Quién hace qué}?",
        "{Depende de sus dudas y de su actividad|A usted le toca guardar facturas y poco más|Acordamos al principio quién hace qué}, {y una llamada entre medias está prevista|así que lo demás queda repartido|y al menos una vez al año nos sentamos}.",
        "Acordamos {al principio|en la primera hora} {qué prepara usted y qué hacemos nosotros|las citas y las tareas}.",
      ],
      [
        "¿{Puede ser todo digital|Hay que traer papel}?",
        "{Las dos cosas valen, pero mezclarlas menos|Suelen bastar fotos de los recibos|Puede ser digital si usted lo prefiere}, {aunque conviene guardar los originales|y un día fijo al mes ayuda mucho|y le enseñamos cómo enviarlos}.",
        "Puede {fotografiar los recibos|mandarlo todo en línea} {o venir con una carpeta|y el papel sigue valiendo}, mientras nada se pierda.",
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
