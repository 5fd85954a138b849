/** Spanish wordings of the technology family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const technology: Wording = familyWording(
  ["usuario", "usuarios", "oficina", "en la oficina", "a la oficina", "software y técnica"],
  ["Qué hacemos", "Pantallas", "Sesiones"],
  {
    headlines: [
      "Técnica que {funciona|no molesta}",
      "Menos {copiar|listas}, más {tiempo|calma}",
      "{Palabras claras|Pantallas sencillas} para {días llenos|temas difíciles}",
      "{Una herramienta|Una pantalla} que {ayuda|responde}",
      "Menos {clics|correos}, más {calma|trabajo hecho}",
      "{Entrar|Abrir}, {ver|saber}, seguir trabajando",
      "{Copias|Claves} en orden, {noches|cabezas} tranquilas",
    ],
    truths: [
      "{La herramienta debe seguir al trabajo|Un buen programa pregunta primero cómo trabaja usted|Nadie debería trabajar para su software}, {y por eso empezamos mirando|así que la pantalla llega después|y lo que estorba se quita}.",
      "{Los datos deben poder entrar y salir|Pregunte por la salida antes de entrar|Poder irse también da confianza}, {y por eso lo explicamos al principio|así que pruébelo antes de firmar|y eso es una forma de honestidad}.",
      "{Una copia que nunca se ha probado es una esperanza|Casi todos creen tener una copia|El día malo llega sin avisar}, {así que recupere hoy un archivo|y por eso se prueba en un día tranquilo|y un ensayo cuesta poco}.",
      "{La buena técnica no se nota|Lo que funciona se olvida mientras se usa|Cada clic debería servir para algo}, {y por eso preferimos quitar|así que menos botones es mejor|y eso se consigue probando}.",
      "Un programa se juzga {un lunes por la mañana|cuando todo va mal}, {y no en la demostración|así que pruébelo en la vida real}.",
      "{Los atajos de la gente enseñan dónde falla el sistema|Una hoja pegada al monitor dice más que un informe}, {así que miramos lo que se hace de verdad|y por eso preguntamos a quien teclea}.",
      "{Lo que solo sabe una persona es un riesgo|Una clave en una libreta se pierde el peor día}, {así que se apunta en un sitio seguro|y conviene que dos lo sepan}.",
    ],
    offers: [
      [
        "layout-dashboard",
        "Vista general",
        "{En un solo sitio se ve qué está abierto y quién lo tiene|Una vista clara sustituye a muchas listas|Por la mañana se abre y se sabe por dónde empezar}, {y lo entiende quien hace el trabajo|así que nadie tiene que preguntar dos veces|sin buscar en el correo}.",
        "{Pedidos, tareas, plazos o visitas|Lo pendiente, lo hecho y lo parado} {se ven con un color y una fecha|caben en una misma lista}. {Cada persona ve lo suyo primero|Usted elige qué sale arriba} y {lo demás queda a un clic|el resto se puede esconder}.",
        "{Las preguntas de siempre tienen respuesta en la pantalla|Nadie tiene que llamar para saber cómo va algo}: {quién, cuándo y qué falta|se mira y ya está}. {También se lee en el teléfono|Para la reunión basta con abrirla}.",
      ],
      [
        "workflow",
        "Tareas automáticas",
        "{Los pasos que se repiten cada semana se pueden automatizar|Recordar, copiar y archivar puede ir solo|Lo que le aburre quizá lo haga una máquina}, {así que cuéntenos qué le quita tiempo|y usted se queda con lo importante|y siempre se puede parar}.",
        "{Un recordatorio, una factura, un aviso al cliente|Lo que cada viernes se hace igual} {puede salir sin que nadie se acuerde|se describe una vez en reglas sencillas}. {Lo dudoso espera a que alguien mire|Un registro dice qué se hizo y cuándo}.",
        "{Se cuenta cuánto tiempo se va en copiar y pegar|Durante una semana se apunta lo que se repite}, {y de ahí salen las primeras candidatas|y se empieza por lo fácil}. {Si algo cambia, la regla se cambia también|Nada se borra sin preguntar}.",
      ],
      [
        "shield",
        "Seguridad",
        "{Quién ve qué se decide antes de empezar|Permisos, copias y un segundo factor son lo básico|La seguridad empieza por las cuentas}, {y puede pedirlo por escrito|así que revisamos primero lo que hay|y lo explicamos sin asustar}.",
        "{Claves distintas, actualizaciones y copias fuera de la oficina|Un gestor de contraseñas y cuentas separadas} {quitan mucho peligro|son un comienzo que se nota}. {Quien se va de la empresa pierde el acceso ese día|Se mira también el móvil y el portátil}.",
        "{Muchos sustos llegan en un correo que parece de un conocido|Quien duda de un enlace debe poder preguntar}; {se practica con ejemplos|se acuerda a quién avisar}. {Lo importante está en una hoja|Después de un susto se aprende sin culpas}.",
      ],
      [
        "life-buoy",
        "Ayuda",
        "{Díganos qué pone en la pantalla y desde cuándo|Una foto del mensaje ahorra muchas preguntas|Cuando algo falla, no borre nada}, {y lo urgente va primero|y miramos juntos qué ha pasado|así se encuentra antes la causa}.",
        "{Apunte qué hacía, en qué equipo y desde qué hora|Pruebe a repetirlo una vez y no más}, {y envíelo con una foto|y cuéntelo por teléfono}. {Mientras tanto, apunte en papel lo que urge|Le decimos qué puede seguir usando}.",
        "{Lo que afecta a todos va delante|Un aviso claro ahorra vueltas}: {qué iba bien ayer y qué no va hoy|díganos si hay alguien parado}. {Cuando está resuelto, le contamos la causa|Si vuelve a pasar, se busca el fondo}.",
      ],
      [
        "plug",
        "Conexiones",
        "{Lo nuevo debe hablar con lo que ya usa|Agenda, caja y almacén se pueden unir|Una conexión evita escribir todo dos veces}, {y le decimos qué encaja y qué no|y los datos pasan revisados|así que envíenos la lista de programas}.",
        "{Un dato escrito dos veces acaba siendo distinto|La dirección de un cliente debería vivir en un solo sitio}; {miramos qué programas pueden compartir datos|se dibuja qué va de dónde a dónde}. {Se prueba con datos inventados|Lo que no cuadra se avisa}.",
        "{Tienda, banco, correo y calendario se dejan unir a menudo|Algunos programas ya traen la conexión hecha}; {en otros hay que programarla|el resto se estudia caso por caso}. {Preguntamos también quién mantiene la conexión|Si un programa cambia, la conexión se revisa}.",
      ],
      [
        "graduation-cap",
        "Formación",
        "{Un curso corto evita que lo nuevo se quede sin usar|En grupo pequeño se aprende preguntando|Su equipo aprende con sus propios ejemplos}, {así que mande antes sus preguntas|para que al día siguiente funcione|y después seguimos a mano}.",
        "{Primero se enseña lo de cada día|Quien usa poco no necesita saberlo todo}, {y lo raro queda en una guía corta|y por eso los grupos van por tareas}. {Las preguntas tontas ahorran semanas|Al final cada uno lo hace con sus manos}.",
        "{Se aprende mejor sentado ante el propio trabajo|Un ejemplo real se recuerda y una diapositiva no}; {traigan un caso de esta semana|se para cuando alguien se pierde}. {Los nuevos reciben la misma guía|Unas semanas después se repasan las dudas}.",
      ],
    ],
    process: [
      [
        "Mirar",
        "{Enséñenos un día de trabajo|Miramos con su propio ejemplo|Empezamos por ver cómo lo hacen hoy}, {y haga las preguntas incómodas|porque una demo siempre luce|para saber qué hace falta}.",
        "{Díganos qué les hace perder la paciencia|Cuéntenos qué programas usan y cuáles evitan}; {preguntamos a quien los usa|apuntamos los pasos uno a uno}. {Lo que funciona no se toca|Al final se ordena por lo que más pesa}.",
        "{Un dibujo de cómo va un encargo aclara mucho|Seguimos un pedido desde que llega hasta que se cobra}, {y se ven los atascos|y salen las dudas buenas}. {Las claves no hacen falta todavía|Conviene que hable quien de verdad lo hace}.",
      ],
      [
        "Empezar pequeño",
        "{Se empieza con un equipo y una tarea|Las primeras etapas son cortas|Primero se prueba en pequeño}, {y se apunta lo que falta|para decidir después|así el riesgo es pequeño}.",
        "{Se elige algo que duela y que se pueda medir|Unas pocas personas prueban con su trabajo real}; {lo que falla se corrige enseguida|quien prueba dice lo que sobra y lo que falta}. {Si no ayuda, se deja|Lo aprendido sirve para el resto}.",
        "{La primera versión es sencilla a propósito|No hace falta tenerlo todo para empezar}: {se enseña pronto y se mejora|lo que nadie usa no se construye}. {Cada pocas semanas se mira lo hecho|Sus dudas marcan el siguiente paso}.",
      ],
      [
        "Cambiar",
        "{Se pasan los datos, los permisos y las costumbres|Lo viejo y lo nuevo conviven un tiempo|El cambio tiene una fecha}, {y después lo viejo se apaga|con alguien a quien preguntar|y nadie se queda sin ayuda}.",
        "{Se avisa con tiempo y se elige un día tranquilo|Antes de cambiar se hace una copia y se prueba}; {el primer lunes hay alguien al lado|lo antiguo queda abierto para consultar}. {Lo que aparezca se apunta|Después se repasan los accesos}.",
        "{Los datos se limpian antes de pasarlos|Fichas repetidas y direcciones viejas no viajan}, {y una muestra se revisa a mano|y después se cuenta para ver si está todo}. {La guía está lista ese día|Un grupo pasa primero y los demás después}.",
      ],
    ],
    questions: [
      [
        "¿{Dónde están mis datos|Quién ve mis datos}?",
        "{Pregunte por el lugar y por el proveedor|Está en el contrato y se lo enseñamos|Los permisos van según la función}, {y lea también la página de privacidad|así sabrá quién ve qué|y puede pedirlo por escrito}.",
        "{Le enseñamos el sitio, las copias y quién tiene llave|Cada dato está en un lugar con nombre}; {se puede mirar en el contrato|pregunte también qué pasa con los borrados}.",
        "{Cada persona ve lo que necesita para su trabajo|Los accesos se dan y se quitan con un nombre}, {y queda apuntado quién entró|y usted puede pedir la lista}. {Para dudas legales, pregunte a su asesor|Lo delicado se guarda aparte}.",
      ],
      [
        "¿{Cuánto cuesta el programa|Cómo se factura}?",
        "{Depende del alcance y de cuántas personas lo usan|Puede ser por tiempo o por etapas|Calcule siempre con un año real}, {y pregunte también por bajas y extras|así que hablemos primero de lo que necesita|y verá la cifra antes de decidir}.",
        "{Una parte se paga al empezar y otra con el uso, según el encargo|Cuente la puesta en marcha, las personas y la ayuda}; {así compara sin trampas|pida las cifras por separado}.",
        "{Díganos qué quiere resolver y cuántos lo van a usar|Para dar un precio hay que saber qué existe ya}, {y recibe una oferta con sus partes|y le decimos qué puede esperar}. {Mire también lo que deja de pagar|Lo que no use, no lo contrate}.",
      ],
      [
        "¿{Cuánto tarda en implantarse|Cuánto tiempo hace falta}?",
        "{Verlo es rápido y acostumbrarse lleva semanas|La primera tarea debería salir pronto|Depende de cuánta gente lo use}, {y conviene empezar con un grupo pequeño|así que invite también a los escépticos|y le acompañamos al principio}.",
        "{Una tarea concreta se ve antes que un cambio entero|El tiempo se va en decidir y en limpiar datos}; {se lo ponemos en un calendario|se avanza por partes}. {Las vacaciones también cuentan|Si hay una fecha fija, dígala}.",
        "{Depende de lo ordenado que esté lo de hoy|La técnica suele ser lo corto y la costumbre lo largo}, {así que deje horas libres a su gente|y por eso se empieza por un grupo}.",
      ],
      [
        "¿{Funciona con lo que tenemos|Se puede unir con lo que usamos}?",
        "{Díganos qué programas se quedan|Envíenos la lista de lo que usa|A veces la conexión ya existe}, {y algunas piden algo de trabajo|y le decimos qué está hecho y qué no|así se calcula con honestidad}.",
        "{Muchos programas se entienden por una puerta común|Lo que exporta un archivo se puede leer casi siempre}; {lo comprobamos antes de prometer|se prueba con una copia}.",
        "{Apunte versión y proveedor de cada programa|Díganos qué no se puede tocar}, {y verá qué se une, qué se copia y qué se queda|y hacemos un mapa sencillo}. {Lo muy viejo a veces pide un rodeo|Una unión que nadie mantiene acaba fallando}.",
      ],
      [
        "¿{Puedo probarlo antes|Hay una demostración}?",
        "{Sí, y mejor con sus propios ejemplos|Podemos enseñarlo en media hora|Verlo funcionar dice más que un folleto}, {y pregunte también qué no hace|y después decide con calma|sin tener que firmar nada}.",
        "{Traiga un caso difícil y véalo en vivo|Venga con quien va a usarlo cada día}; {así salen las dudas de verdad|las pegas se ven enseguida}. {Apunte lo que le falte|No se lleve solo la primera impresión}.",
        "{Una prueba con pocos datos dice mucho|Lo mejor es hacer una tarea de principio a fin}, {sin que nadie le lleve la mano|y después preguntar lo que no ha visto}.",
      ],
      [
        "¿{Puedo llevarme mis datos|Qué pasa con los datos si nos vamos}?",
        "{Sus datos son suyos|Se los lleva enteros en un archivo|La salida está en el contrato}, {y conviene probarla antes|así que pregunte en qué formato|y nadie debería retenerlos}.",
        "{Pida el formato y abra el archivo en otro programa|Haga la prueba de salida en los primeros meses}; {si se lee, está tranquilo|lo que falte se ve a tiempo}.",
        "{En el acuerdo pone qué se entrega, cuándo y cómo|Con la baja se fija un día para la entrega}; {después se borra lo que ya no hace falta|durante un tiempo puede pedir lo que falte}. {Dominios y cuentas deben estar a su nombre|Las claves se cambian ese día}.",
      ],
    ],
    qualities: [
      ["pantallas claras", "respuestas rápidas"],
      ["datos seguros", "palabras sencillas"],
      ["menos clics", "menos listas"],
      ["noches tranquilas", "botones claros"],
      ["datos abiertos", "pocas esperas"],
      ["pantalla limpia", "respuesta humana"],
    ],
    events: ["Demostración", "Encuentro de usuarios", "Hora de seguridad"],
  },
);
