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
);
