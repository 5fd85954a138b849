/**
 * Spanish wordings of the agency family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const agency: Wording = familyWording(
  ["cliente", "clientes", "estudio", "en el estudio", "al estudio", "creación y consejo"],
  ["Qué hacemos", "Trabajos", "Encuentros"],
  {
    headlines: [
      "Decir {menos|mejor}, {mostrar|lograr} más",
      "{Escuchar|Preguntar}, {dibujar|ordenar}, {quitar|decidir}",
      "Una idea {clara|simple}, bien {hecha|dicha}",
      "{Encontrar|Guardar} lo esencial",
      "Una {palabra|línea} justa, {y después otra|en su sitio}",
    ],
    truths: [
      "{El gusto se discute y el fin no|Antes de gustar, algo tiene que servir|Lo primero es saber para qué}, {y para eso está el encargo escrito|así que empezamos preguntando|y después viene el color}.",
      "{Crear bien es casi siempre quitar|La palabra más difícil es no|Lo que queda debe ganarse su sitio}, {y lo demás sobra|así que borramos mucho|y eso pide algo de valor}.",
      "{La respuesta suele estar ya en la casa|Quien hace el trabajo sabe más que nadie|Un buen consejo empieza por escuchar}, {así que preguntamos a su gente|y a veces solo hay que ordenarla|y por eso hablamos con todos}.",
      "{Una buena idea aguanta preguntas|Lo que no se puede explicar no funciona|Primero se habla y después se dibuja}, {y por eso enseñamos el camino|así que pregunte sin reparo|y usted entiende por qué es así}.",
      "Una buena idea {se cuenta en una frase|aguanta una noche}, {si no, no está acabada|así que esperamos a mañana}.",
    ],
    offers: [
      [
        "target",
        "Estrategia",
        "{Un buen plan cabe en una página|Antes de empezar se aclara quién, qué y por qué|La estrategia empieza con una pregunta incómoda}, {y hablamos también con sus clientes|para que cada paso tenga sentido|y usted sabe qué viene primero}.",
        "Antes de dibujar {hay que saber a quién se habla|hacemos preguntas} {y qué se quiere cambiar|y después viene un plan corto}.",
      ],
      [
        "pen-tool",
        "Diseño",
        "{Buscamos una cara que dure|Signo, letra y color deben contar lo mismo|El diseño empieza donde le ven primero}, {y las palabras van antes que las imágenes|así que díganos dónde le conocen|para que le reconozcan de lejos}.",
        "Un signo debe {reconocerse de lejos|caber en pequeño}, {lo probamos en la vida real|y se le parece a usted}.",
      ],
      [
        "message-circle",
        "Textos",
        "{Usted cuenta y nosotros escribimos|Los textos deben sonar a usted|Decir poco y bien cuesta más que decir mucho}, {y se corrige hasta que encaje|para que la gente lo lea hasta el final|con su voz y sin adornos}.",
        "Un texto claro {ahorra llamadas|se lee hasta el final}, {escuchamos cómo habla usted|sin grandes palabras}.",
      ],
      [
        "settings",
        "Producción",
        "{Del boceto al objeto hay muchos pasos|La muestra dice la verdad|Antes de imprimir se prueba}, {así que díganos cantidad y fecha|y lo vigilamos hasta la entrega|para que salga como se pensó}.",
        "Imprenta, web, rótulo: {seguimos la producción|lo técnico es cosa nuestra}, {y ve una prueba|hasta la entrega}.",
      ],
      [
        "search",
        "Revisión de lo que hay",
        "{Miramos con ojos nuevos lo que ya tiene|Ponemos todo en una pared y lo repasamos|Suele haber más de lo que parece}, {y vemos qué queda y qué sobra|antes de hacer algo nuevo|para no gastar donde no hace falta}.",
        "Miramos {lo que ya existe|sus páginas y sus papeles}, {lo que funciona se queda|y decimos qué cambiar primero}.",
      ],
      [
        "users",
        "Talleres con su equipo",
        "{Su gente sabe casi todo lo que hace falta|En una mesa y con rotuladores se avanza mucho|Un taller junta a quienes rara vez se sientan juntos}, {y nosotros preguntamos y ordenamos|y al final hay un plan|para salir con una decisión}.",
        "Con su equipo {se piensa antes|puede bastar una mañana}, {y luego todos llevan la idea|las respuestas ya están en la sala}.",
      ],
    ],
    process: [
      [
        "Preguntar",
        "{Hablamos de meta, gente, plazo y presupuesto|Lo primero es saber qué debe cambiar|Preguntamos y lo ponemos por escrito}, {y usted lo corrige|porque hablar de dinero ahorra tiempo|para empezar con la misma idea}.",
        "Cuente {el problema antes que la solución|qué debe cambiar}, {con una fecha|y un presupuesto si puede}.",
      ],
      [
        "Bocetar",
        "{Le enseñamos pocos caminos y en bruto|Primero el boceto y después el detalle|Dibujamos pronto y sin acabar}, {y díganos a qué le recuerda|porque en esta fase tirar cuesta poco|y elegimos juntos}.",
        "Ve {dos o tres caminos|bocetos}, {pronto y sin acabar|para decir que no a tiempo}.",
      ],
      [
        "Realizar",
        "{Acabamos un camino y lo revisamos|Se termina, se prueba y se entrega|Lo elegido se lleva hasta el final}, {con archivos y unas reglas de uso|para que usted pueda seguir|y le explicamos cómo usarlo}.",
        "Lo hacemos, {usted relee|usted prueba}, {después se le entrega todo|y se mide qué ha cambiado}.",
      ],
    ],
    questions: [
      [
        "¿{Qué precio tiene un proyecto|Cómo cobran}?",
        "{Puede ser por tiempo, por etapas o una cantidad fija|Depende del alcance y del uso|Díganos un presupuesto y vemos qué cabe}, {y lo tendrá por escrito|así que pida el precio por etapas|antes de empezar}.",
        "Calculamos {por etapas|después de hablar}, {cada una se aprueba|y sabe qué incluye}.",
      ],
      [
        "¿{Cuántas propuestas hay|Qué pasa si no gusta la propuesta}?",
        "{Pocas y bien pensadas|Las rondas se acuerdan antes|Si no le gusta, díganos por qué}, {porque una crítica con razones ayuda|y seguimos desde ahí|y se corrige lo que haga falta}.",
        "Dígalo {pronto y sin más|con sus razones}, {volvemos a empezar desde ahí|los cambios previstos están en el acuerdo}.",
      ],
      [
        "¿{De quién es el resultado|Nos dan los archivos}?",
        "{Los derechos se acuerdan en la oferta|Depende de lo que necesite usar|Pregúntelo al principio}, {y los archivos abiertos se hablan aparte|así sabrá qué puede hacer con ello|y queda por escrito}.",
        "El acuerdo {fija los derechos|lo dice}, {se le entregan los archivos|pregunte los formatos}, al final del proyecto.",
      ],
      [
        "¿{Prometen resultados|Qué efecto se puede esperar}?",
        "{Se puede prometer trabajo y fechas|Nadie honesto promete un puesto|El efecto suele pedir una temporada}, {y se mide lo que trae negocio|así que acordamos qué mirar|y se lo contamos con franqueza}.",
        "Prometemos {trabajo cuidado|un método}, {no cifras|el efecto se mide con usted}.",
      ],
      [
        "¿{Cuánto dura un proyecto|Cuánto tiempo calcular}?",
        "{Semanas o meses, según el tamaño|El ritmo lo dan también sus respuestas|Depende de cuántos tengan que decidir}, {así que díganos la fecha fija|y el calendario va con la oferta|y avisamos si algo se mueve}.",
        "Unas semanas {si es pequeño|como poco}, {más si hay muchas opiniones|según sus respuestas también}, y el calendario va por escrito.",
      ],
      [
        "¿{Y con poco presupuesto|Qué se hace con pocos medios}?",
        "{Díganos la suma y vemos qué cabe|Una parte bien hecha vale más que todo a medias|También los proyectos pequeños merecen cuidado}, {y algunas cosas las pueden hacer ustedes|y a veces aconsejamos esperar|así que pregunte sin compromiso}.",
        "Con poco {hay que elegir|se va a lo esencial}, {y suele ser bueno|le decimos qué pesa más}.",
      ],
    ],
    qualities: [
      ["líneas claras", "números abiertos"],
      ["buenas preguntas", "pocas vueltas"],
      ["lápices afilados", "fechas cumplidas"],
      ["pocas láminas", "hablar claro"],
      ["ideas atrevidas", "fechas firmes"],
      ["idea limpia", "palabra justa"],
    ],
    events: ["Tarde en el estudio", "Taller", "Consultorio"],
  },
);

export const agencyTrades: Record<string, Wording> = {
  translator: familyWording(
    ["cliente", "clientes", "oficina", "con nosotros", "a la oficina", "traducción"],
    ["Servicios", "La oficina", "Encuentros"],
    {
      headlines: [
        "{Leído|Entendido} como si fuera {de aquí|el original}",
        "De una lengua {a otra|a la suya}",
        "Cada palabra {en su sitio|pensada}",
      ],
      truths: [
        "{Una buena traducción no se nota|Solo se nota la mala}, {porque se lee como un original|y detrás hay muchas frases tiradas}.",
        "{Las palabras tienen vecinas|Una misma palabra cambia de oficio}, {así que preguntamos para qué es el texto|y un contrato no admite lo aproximado}.",
        "{La máquina va rápido y no sabe qué dice|La máquina adivina, y muchas veces bien}, {pero alguien debe responder de lo que importa|y los nombres se pierden en ella}.",
      ],
      offers: [
        [
          "file-text",
          "Traducciones",
          "{Traducimos contratos, webs, manuales y cartas|Mande el texto y diga quién lo va a leer}, {y de ahí sale el tono|y tendrá precio y fecha}. {Otra persona lo revisa|Respetamos sus términos}.",
        ],
        [
          "stamp",
          "Traducciones juradas",
          "{Para un título o una partida, pregunte qué forma pide la administración|Nos hace falta una copia bien legible}. {Los nombres van como en el documento|También se traducen los sellos}.",
        ],
        [
          "mic-vocal",
          "Interpretación",
          "{Interpretamos en reuniones, en el juzgado o en el médico|Para que todos se entiendan hay que prepararse}, {así que diga lugar, duración y tema|y los documentos ayudan mucho}. {Puede ser al oído, por turnos o en cabina|Lo que se dice queda entre ustedes}.",
        ],
        [
          "pen-line",
          "Corrección",
          "{Su texto está escrito y puede mejorar|Buscamos faltas, frases largas y repeticiones}, {y ve cada cambio|y su tono sigue siendo suyo}.",
        ],
        [
          "languages",
          "Webs en varios idiomas",
          "{Se traducen las palabras y también los botones y las medidas|Una web debe sonar natural en cada lengua}, {y vigilamos la longitud|y un glosario mantiene la unidad}.",
        ],
      ],
      process: [
        [
          "Enviar",
          "{Mande el texto, las lenguas, el uso y la fecha|Bastan un archivo y una frase}. {De ahí sale el precio|Lo confidencial se puede cifrar}.",
        ],
        [
          "Traducir",
          "{Cada cual traduce a su lengua materna|Preguntamos cuando algo no está claro}, {y los términos se deciden al principio|y nada se adivina}.",
        ],
        [
          "Revisar",
          "{Otra persona lo lee|Se comprueban nombres y cifras}, {y después recibe la versión final|y recogemos sus observaciones}.",
        ],
      ],
      questions: [
        [
          "{¿Cuánto cuesta una traducción|¿Cómo se cuenta el texto}?",
          "{El precio va con la extensión, la lengua y la materia|Se cuenta por palabra o por línea}. {Mande el texto y damos precio|Lo urgente cuesta más}.",
        ],
        [
          "{¿Cuánto se tarda en traducir|¿Puede estar mañana}?",
          "{Cuente unas páginas al día|Depende del texto}. {Diga la última fecha posible|Se puede entregar por partes}.",
        ],
        [
          "{¿No basta con una máquina|¿Revisan textos de máquina}?",
          "{Para entender, muchas veces sí|Para un mensaje es suficiente}. {Lo que se firma debe revisarse|Corregir no siempre es más rápido}.",
        ],
        [
          "{¿Mis papeles son confidenciales|¿Quién lee mi texto}?",
          "{Solo lo ve quien lo trabaja|Si quiere, firmamos un acuerdo}. {Después se borran los archivos|Pregunte con qué herramientas}.",
        ],
      ],
      qualities: [
        ["palabras justas", "tono sereno"],
        ["frases claras", "fechas cumplidas"],
        ["buen oído", "discreción"],
      ],
      events: ["Tarde de lenguas", "Hora de documentos", "Lectura a dos voces"],
      actions: { quotes: ["Enviar un texto"] },
    },
  ),
};
