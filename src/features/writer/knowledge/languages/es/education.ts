/** Spanish wordings of the education family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const education: Wording = familyWording(
  ["alumno", "alumnos", "escuela", "en clase", "a clase", "aprendizaje"],
  ["Cursos", "En clase", "Fechas"],
  {
    headlines: [
      "Se permiten {preguntas|errores}",
      "{Aprender aquí|Probar aquí}, {usarlo fuera|atreverse fuera}",
      "{Entender|Hacer} en vez de {memorizar|mirar}",
      "{Una pregunta|Una prueba} y después {otra|se entiende}",
      "{A su ritmo|Paso a paso}, con alguien",
      "{Atreverse|Equivocarse}, {repetir|entender}",
    ],
    truths: [
      "{Poco y a menudo gana a mucho de vez en cuando|Unos minutos al día llegan lejos|El hábito puede más que el talento}, {y eso vale a cualquier edad|así que el plan debe caber en su vida|y por eso las tareas son cortas}.",
      "{Quien lo explica es que lo ha entendido|En una buena clase habla el alumno|Escuchar es solo la mitad de aprender}, {y por eso preguntamos tanto|así que venga con ganas de probar|y el maestro calla a ratos}.",
      "{El error enseña por dónde seguir|El miedo a fallar frena más que la dificultad|Los pequeños logros dan valor}, {así que empezamos por lo posible|y por eso aquí nadie se ríe|y corregir es parte del camino}.",
      "{Aprender suena mal al principio|Quien se equivoca ya lo está intentando|La primera semana es siempre la más torpe}, {y un día sale casi solo|así que conviene tener paciencia|y de eso luego uno se alegra}.",
      "Equivocarse {ante alguien con paciencia|sin vergüenza} {hace avanzar antes|vale una lección}, {y aquí se puede|así que atrévase}.",
      "Se recuerda lo que se {usa|hace}, {mucho más que lo que se oye|y cada clase lo tiene en cuenta}.",
      "Cada persona aprende {por otro camino|a su hora}, {y encontrarlo es parte de la clase|así que cambiamos de método si hace falta}.",
    ],
    offers: [
      [
        "users",
        "Clases en grupo",
        "{En grupo se aprende también de los demás|Un grupo de nivel parecido ayuda a soltarse|Juntos cuesta menos hablar y preguntar}, {y una prueba corta encuentra el sitio|así que pregunte por una clase de prueba|y nadie se queda atrás}.",
        "En grupo {las preguntas de otros también sirven|unos corrigen a otros} {y se ríe más|y el valor se contagia}.",
        "Un grupo se forma {por nivel|según la meta}, {le ayudamos a encontrar el suyo|y se cambia si no es el suyo}.",
      ],
      [
        "user",
        "Clases particulares",
        "{La clase va a su ritmo y a su meta|Trabajamos justo donde se atasca|A solas se avanza por donde hace falta}, {así que traiga lo que se le resiste|y partimos de su propio caso|y cada semana vemos qué ha cambiado}.",
        "A solas con un profesor {se avanza en lo que cuesta|cada minuto es para usted}, {a la hora que le venga bien|y el programa sigue su meta}.",
        "Una clase particular se hace {alrededor de sus dudas|desde su nivel}: {a veces bastan unas cuantas|luego se ajusta}.",
      ],
      [
        "graduation-cap",
        "Preparación de exámenes",
        "{Para un examen se hace un plan hacia atrás|Practicamos con ejercicios reales y con reloj|Antes de un examen se buscan primero los huecos}, {y descansar también forma parte|para llegar con calma al día|y se repasa lo que más pesa}.",
        "Un examen se prepara {con exámenes anteriores|conociendo sus reglas} {y un calendario realista|y primero lo que da más puntos}.",
        "Díganos {la fecha y qué le piden|la prueba}: {partimos del final|de ahí sale el orden}.",
      ],
      [
        "building-complex",
        "Cursos para empresas",
        "{En la empresa trabajamos con sus propios temas|Un equipo aprende mejor con sus ejemplos|Un curso interno empieza por una pregunta}, {así que díganos qué debe cambiar|y las fechas se acuerdan con ustedes|para que al día siguiente se note}.",
        "Para un equipo {partimos de sus tareas|los ejemplos vienen de su casa}, {y la clase va en la empresa o a distancia|y todos salen con algo que practicar}.",
        "Díganos {qué deben saber hacer|la meta y el tiempo que hay}: {proponemos un programa|una prueba corta muestra de dónde partir}.",
      ],
      [
        "sun",
        "Cursos de vacaciones",
        "{En vacaciones la cabeza tiene más sitio|Una semana con un solo tema cunde mucho|Se aprende por la mañana y la tarde queda libre}, {y pregunte por edad y nivel|así que conviene reservar pronto|para volver con ganas}.",
        "En vacaciones {se aprende de un tirón|hay tiempo}, {sin el cansancio de la semana|y se recuerda la risa}.",
        "Un curso corto sirve {para ponerse al día|para descubrir}, {unos días hacen mucho|con pausas y aire}.",
      ],
      [
        "clock",
        "Clases de tarde y sábado",
        "{Después del trabajo o en sábado también se aprende|Hay horas para quien tiene el día lleno|Las clases de tarde caben junto a la familia}, {y quien falta puede recuperar|así que díganos cuándo puede|para avanzar poco a poco}.",
        "Después del trabajo o el sábado {las plazas vuelan|la clase cuenta con el cansancio}, {y empieza por algo práctico|así que reserve la suya}.",
        "Una hora {por la tarde|a la semana} {basta para no perder el ritmo|vale más que nada} {si se vuelve|y se avanza sin notarlo}.",
      ],
    ],
    process: [
      [
        "Preguntar",
        "{Cuéntenos su meta, su nivel y su tiempo|Empezamos con una charla corta|Pregunte antes todo lo que quiera}, {y le damos un consejo sincero|para ver si encaja|y le decimos qué curso le va}.",
        "Díganos {su meta y sus horas|qué sabe ya} {y proponemos un curso|y una prueba corta ayuda a elegir}.",
        "Una pregunta {por mensaje o por teléfono|basta}, {y le decimos qué grupo le va|primero se habla de la meta}.",
      ],
      [
        "Probar",
        "{Venga a una clase y mire cómo es|Pruebe una vez antes de apuntarse|Asista a una clase sin compromiso}, {y luego decide|así conoce al grupo y al profesor|y nos cuenta qué tal}.",
        "Venga {una vez|a una clase}, {vea si le gusta el tono|haga sus preguntas} {y decida después|y cambie de grupo si hace falta}.",
        "La primera clase {sirve para conocerse|enseña el método}, {sin notas|y no se espera nada de usted}.",
      ],
      [
        "Aprender",
        "{Se avanza clase a clase, con tareas pequeñas|Aprender pide regularidad más que esfuerzo|A partir de ahí seguimos un ritmo fijo}, {y de vez en cuando miramos atrás|para que el avance se vea|y el plan se puede cambiar}.",
        "Avanza {semana a semana|en pasos cortos}, {con ejercicios breves|y ve qué ha cambiado}.",
        "Entre dos clases, {poco pero a menudo|unos minutos al día}, {y las dudas se mandan|y se sigue donde se dejó}.",
      ],
    ],
    questions: [
      [
        "¿{Qué curso me va|Cómo sé mi nivel}?",
        "{Una charla o una prueba corta lo muestra|Díganos qué sabe y para qué lo quiere|No hace falta saberlo de antemano}, {y después se puede cambiar|así que pruebe una clase|y le recomendamos un grupo}.",
        "Una charla corta {o una prueba|basta}: {vemos qué sabe hacer|usted nos dice su meta}, y le proponemos un curso.",
        "Si el nivel no va, {se cambia|dígalo pronto}, {está previsto|nadie se molesta}.",
      ],
      [
        "¿{Y si falto|Se puede recuperar|Una clase perdida}?",
        "{Avise antes y le pasamos el contenido|Suele haber otra fecha|No pasa nada por faltar un día}, {y el material se puede enviar|así no pierde el hilo|y pregunte cómo recuperarla}.",
        "Avise {antes, si puede|en cuanto lo sepa}: {le damos lo que se hizo|a veces hay sitio en otro grupo}.",
        "Faltar {le pasa a todos|no es grave}: {se le manda el contenido|la clase siguiente empieza con un repaso}.",
      ],
      [
        "¿{Soy mayor para esto|Vale desde cero|Y para empezar}?",
        "{No, a cualquier edad se puede empezar|El adulto aprende de otro modo|Siempre se puede empezar de cero}, {y la paciencia sustituye a la prisa|porque uno sabe para qué lo quiere|y en clase se va por partes}.",
        "Se puede empezar {a cualquier edad|sin saber nada}, {la clase parte de donde está usted|y la experiencia ayuda}.",
        "Hay {un grupo para empezar|un ritmo para cada cual}: {díganos de dónde parte|pruebe una clase} y verá.",
      ],
      [
        "¿{Hay ayudas|Quién paga el curso}?",
        "{A veces paga la empresa o hay una ayuda pública|Depende del curso y de su situación|Conviene preguntar antes de apuntarse}, {y los trámites llevan su tiempo|y le damos los papeles que pidan|así que no espere al último día}.",
        "Depende {de su situación|del curso}: {a veces paga la empresa o un organismo|pregunte en su empresa}, y nosotros damos los papeles.",
        "Infórmese {antes de apuntarse|pronto}: {le decimos qué documentos hacen falta|algunas ayudas piden un plazo}.",
      ],
      [
        "¿{Cuántos por grupo|Son grupos pequeños|Y el grupo}?",
        "{Los justos para que todos puedan hablar|Depende del curso y de la hora|Pregúntelo antes de apuntarse}, {y una prueba corta encuentra su sitio|y si no encaja se cambia de grupo|para que nadie se aburra ni se pierda}.",
        "Pregunte {por el curso que le interesa|cuántos son}: {se lo decimos antes de apuntarse|cambia de un curso a otro}, y todos deben poder hablar.",
        "Pocos, {para que todos hablen|para corregir a cada uno}, {y bastantes para conversar|y si lo prefiere, hay clases particulares}.",
      ],
      [
        "¿{Dan un certificado|Qué recibo al final}?",
        "{Sí, si lo pide, con horas y contenido|Podemos darle un papel sobre lo hecho|Depende de para qué lo quiera}, {pero los exámenes oficiales suelen ser fuera|así que pregunte qué se reconoce|y conviene decirlo al principio}.",
        "Si lo pide, {una hoja de asistencia|un papel con contenido y horas}; {para un título hay un examen|díganos para qué lo necesita}.",
        "Se lleva {lo que sabe hacer|un justificante si lo pide}, {y un examen oficial se hace aparte|y le explicamos qué vale}.",
      ],
    ],
    qualities: [
      ["grupos pequeños", "grandes preguntas"],
      ["pasos claros", "valor"],
      ["buenos maestros", "ritmo sereno"],
      ["pasos pequeños", "cabezas despiertas"],
      ["buenas preguntas", "sillas libres"],
      ["una explicación más", "paciencia"],
      ["buen ritmo", "ejemplos reales"],
    ],
    events: ["Clase de prueba", "Puertas abiertas", "Curso de vacaciones"],
    actions: { signups: ["Apuntarse", "Pedir plaza"], bookings: ["Reservar una clase de prueba"] },
  },
);
