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
    ],
    truths: [
      "{La herramienta debe seguir al trabajo|Un buen programa pregunta primero cómo trabaja usted|Nadie debería trabajar para su software}, {y por eso empezamos mirando|así que la pantalla llega después|y lo que estorba se quita}.",
      "{Los datos deben poder entrar y salir|Pregunte por la salida antes de entrar|Poder irse también da confianza}, {y por eso lo explicamos al principio|así que pruébelo antes de firmar|y eso es una forma de honestidad}.",
      "{Una copia que nunca se ha probado es una esperanza|Casi todos creen tener una copia|El día malo llega sin avisar}, {así que recupere hoy un archivo|y por eso se prueba en un día tranquilo|y un ensayo cuesta poco}.",
      "{La buena técnica no se nota|Lo que funciona se olvida mientras se usa|Cada clic debería servir para algo}, {y por eso preferimos quitar|así que menos botones es mejor|y eso se consigue probando}.",
      "Un programa se juzga {un lunes por la mañana|cuando todo va mal}, {y no en la demostración|así que pruébelo en la vida real}.",
    ],
    offers: [
      [
        "layout-dashboard",
        "Vista general",
        "{En un solo sitio se ve qué está abierto y quién lo tiene|Una vista clara sustituye a muchas listas|Por la mañana se abre y se sabe por dónde empezar}, {y está pensada para quien hace el trabajo|así que nadie tiene que preguntar dos veces|sin buscar en el correo}.",
        "Todo lo que está en marcha {se ve de un vistazo|cabe en una pantalla}, {con un nombre al lado|y los retrasos se ven pronto}.",
      ],
      [
        "workflow",
        "Tareas automáticas",
        "{Los pasos que se repiten cada semana se pueden automatizar|Recordar, copiar y archivar puede ir solo|Lo que le aburre quizá lo haga una máquina}, {así que cuéntenos qué le quita tiempo|y usted se queda con lo importante|y siempre se puede parar}.",
        "Lo que copia {cada semana|de un sitio a otro} {se puede hacer solo|merece una regla}, {y usted mantiene el control|empezamos por lo más aburrido}.",
      ],
      [
        "shield",
        "Seguridad",
        "{Quién ve qué se decide antes de empezar|Permisos, copias y un segundo factor son lo básico|La seguridad empieza por las cuentas}, {y puede pedirlo por escrito|así que revisamos primero lo que hay|y lo explicamos sin asustar}.",
        "Permisos claros, {una copia probada|un segundo paso al entrar}: {lo básico ya protege mucho|se arregla en unas horas}.",
      ],
      [
        "life-buoy",
        "Ayuda",
        "{Díganos qué pone en la pantalla y desde cuándo|Una foto del mensaje ahorra muchas preguntas|Cuando algo falla, no borre nada}, {y lo urgente va primero|y miramos juntos qué ha pasado|así se encuentra antes la causa}.",
        "Cuente {qué estaba haciendo|qué dice el mensaje}, {sin borrar nada|con una foto}, y lo miramos con usted.",
      ],
      [
        "plug",
        "Conexiones",
        "{Lo nuevo debe hablar con lo que ya usa|Agenda, caja y almacén se pueden unir|Una conexión evita escribir todo dos veces}, {y le decimos qué encaja y qué no|y los datos pasan revisados|así que envíenos la lista de programas}.",
        "Dos programas pueden {hablarse|pasarse los datos}: {le decimos qué hace falta|y nada se escribe dos veces}.",
      ],
      [
        "graduation-cap",
        "Formación",
        "{Un curso corto evita que lo nuevo se quede sin usar|En grupo pequeño se aprende preguntando|Su equipo aprende con sus propios ejemplos}, {así que mande antes sus preguntas|para que al día siguiente funcione|y después seguimos a mano}.",
        "Se aprende {haciendo|con los propios papeles}, {en sesiones cortas|y las dudas siguen después}.",
      ],
    ],
    process: [
      [
        "Mirar",
        "{Enséñenos un día de trabajo|Miramos con su propio ejemplo|Empezamos por ver cómo lo hacen hoy}, {y haga las preguntas incómodas|porque una demo siempre luce|para saber qué hace falta}.",
        "Miramos {cómo trabajan hoy|un día de verdad} {y qué les frena|antes de hablar de herramientas}.",
      ],
      [
        "Empezar pequeño",
        "{Se empieza con un equipo y una tarea|Las primeras etapas son cortas|Primero se prueba en pequeño}, {y se apunta lo que falta|para decidir después|así el riesgo es pequeño}.",
        "Se empieza por {una tarea que molesta|un grupo pequeño}, {el resultado se ve pronto|y se corrige}.",
      ],
      [
        "Cambiar",
        "{Se pasan los datos, los permisos y las costumbres|Lo viejo y lo nuevo conviven un tiempo|El cambio tiene una fecha}, {y después lo viejo se apaga|con alguien a quien preguntar|y nadie se queda sin ayuda}.",
        "Se cambia {en una fecha elegida|por partes}, {con alguien cerca|y lo viejo se puede leer un tiempo}.",
      ],
    ],
    questions: [
      [
        "¿{Dónde están mis datos|Quién ve mis datos}?",
        "{Pregunte por el lugar y por el proveedor|Está en el contrato y se lo enseñamos|Los permisos van según la función}, {y lea también la página de privacidad|así sabrá quién ve qué|y puede pedirlo por escrito}.",
        "Le decimos {dónde se guardan|en casa de quién están} y {quién los ve|por cuánto tiempo}, por escrito.",
      ],
      [
        "¿{Cuánto cuesta el programa|Cómo se factura}?",
        "{Depende del alcance y de cuántas personas lo usan|Puede ser por tiempo o por etapas|Calcule siempre con un año real}, {y pregunte también por bajas y extras|así que hablemos primero de lo que necesita|y verá la cifra antes de decidir}.",
        "El precio sigue {el número de personas y el tamaño|lo que hay que hacer}, {con los extras|y lo ve antes}.",
      ],
      [
        "¿{Cuánto tarda en implantarse|Cuánto tiempo hace falta}?",
        "{Verlo es rápido y acostumbrarse lleva semanas|La primera tarea debería salir pronto|Depende de cuánta gente lo use}, {y conviene empezar con un grupo pequeño|así que invite también a los escépticos|y le acompañamos al principio}.",
        "Lo primero {va rápido|lleva unos días}, {las costumbres piden semanas|y se va equipo por equipo}.",
      ],
      [
        "¿{Funciona con lo que tenemos|Se puede unir con lo que usamos}?",
        "{Díganos qué programas se quedan|Envíenos la lista de lo que usa|A veces la conexión ya existe}, {y algunas piden algo de trabajo|y le decimos qué está hecho y qué no|así se calcula con honestidad}.",
        "Denos {la lista|los nombres}: {le decimos qué se une|a veces ya existe la unión}, {y qué no se podrá|lo demás se calcula}.",
      ],
      [
        "¿{Puedo probarlo antes|Hay una demostración}?",
        "{Sí, y mejor con sus propios ejemplos|Podemos enseñarlo en media hora|Verlo funcionar dice más que un folleto}, {y pregunte también qué no hace|y después decide con calma|sin tener que firmar nada}.",
        "Sí, {con sus datos si quiere|con un ejemplo suyo}, {haga preguntas incómodas|y sin compromiso}.",
      ],
      [
        "¿{Puedo llevarme mis datos|Qué pasa con los datos si nos vamos}?",
        "{Sus datos son suyos|Se los lleva enteros en un archivo|La salida está en el contrato}, {y conviene probarla antes|así que pregunte en qué formato|y nadie debería retenerlos}.",
        "Van con usted, {en un formato legible|todos}, {y lo ponemos en el contrato|y puede probar la salida}.",
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
