/** Spanish wordings of the agency family. A table of sentences, no logic. */
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
);
