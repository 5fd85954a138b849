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
    ],
    truths: [
      "{Poco y a menudo gana a mucho de vez en cuando|Unos minutos al día llegan lejos|El hábito puede más que el talento}, {y eso vale a cualquier edad|así que el plan debe caber en su vida|y por eso las tareas son cortas}.",
      "{Quien lo explica es que lo ha entendido|En una buena clase habla el alumno|Escuchar es solo la mitad de aprender}, {y por eso preguntamos tanto|así que venga con ganas de probar|y el maestro calla a ratos}.",
      "{El error enseña por dónde seguir|El miedo a fallar frena más que la dificultad|Los pequeños logros dan valor}, {así que empezamos por lo posible|y por eso aquí nadie se ríe|y corregir es parte del camino}.",
      "{Aprender suena mal al principio|Quien se equivoca ya lo está intentando|La primera semana es siempre la más torpe}, {y un día sale casi solo|así que conviene tener paciencia|y de eso luego uno se alegra}.",
    ],
    offers: [
      [
        "users",
        "Clases en grupo",
        "{En grupo se aprende también de los demás|Un grupo de nivel parecido ayuda a soltarse|Juntos cuesta menos hablar y preguntar}, {y una prueba corta encuentra el sitio|así que pregunte por una clase de prueba|y nadie se queda atrás}.",
      ],
      [
        "user",
        "Clases particulares",
        "{La clase va a su ritmo y a su meta|Trabajamos justo donde se atasca|A solas se avanza por donde hace falta}, {así que traiga lo que se le resiste|y partimos de su propio caso|y cada semana vemos qué ha cambiado}.",
      ],
      [
        "graduation-cap",
        "Preparación de exámenes",
        "{Para un examen se hace un plan hacia atrás|Practicamos con ejercicios reales y con reloj|Antes de un examen se buscan primero los huecos}, {y descansar también forma parte|para llegar con calma al día|y se repasa lo que más pesa}.",
      ],
      [
        "building-complex",
        "Cursos para empresas",
        "{En la empresa trabajamos con sus propios temas|Un equipo aprende mejor con sus ejemplos|Un curso interno empieza por una pregunta}, {así que díganos qué debe cambiar|y las fechas se acuerdan con ustedes|para que al día siguiente se note}.",
      ],
      [
        "sun",
        "Cursos de vacaciones",
        "{En vacaciones la cabeza tiene más sitio|Una semana con un solo tema cunde mucho|Se aprende por la mañana y la tarde queda libre}, {y pregunte por edad y nivel|así que conviene reservar pronto|para volver con ganas}.",
      ],
      [
        "clock",
        "Clases de tarde y sábado",
        "{Después del trabajo o en sábado también se aprende|Hay horas para quien tiene el día lleno|Las clases de tarde caben junto a la familia}, {y quien falta puede recuperar|así que díganos cuándo puede|para avanzar poco a poco}.",
      ],
    ],
    process: [
      [
        "Preguntar",
        "{Cuéntenos su meta, su nivel y su tiempo|Empezamos con una charla corta|Pregunte antes todo lo que quiera}, {y le damos un consejo sincero|para ver si encaja|y le decimos qué curso le va}.",
      ],
      [
        "Probar",
        "{Venga a una clase y mire cómo es|Pruebe una vez antes de apuntarse|Asista a una clase sin compromiso}, {y luego decide|así conoce al grupo y al profesor|y nos cuenta qué tal}.",
      ],
      [
        "Aprender",
        "{Se avanza clase a clase, con tareas pequeñas|Aprender pide regularidad más que esfuerzo|A partir de ahí seguimos un ritmo fijo}, {y de vez en cuando miramos atrás|para que el avance se vea|y el plan se puede cambiar}.",
      ],
    ],
    questions: [
      [
        "¿{Qué curso me va|Cómo sé mi nivel}?",
        "{Una charla o una prueba corta lo muestra|Díganos qué sabe y para qué lo quiere|No hace falta saberlo de antemano}, {y después se puede cambiar|así que pruebe una clase|y le recomendamos un grupo}.",
      ],
      [
        "¿{Y si falto a una clase|Se puede recuperar}?",
        "{Avise antes y le pasamos el contenido|Suele haber otra fecha|No pasa nada por faltar un día}, {y el material se puede enviar|así no pierde el hilo|y pregunte cómo recuperarla}.",
      ],
      [
        "¿{Soy mayor para esto|Vale para empezar de cero}?",
        "{No, a cualquier edad se puede empezar|El adulto aprende de otro modo|Siempre se puede empezar de cero}, {y la paciencia sustituye a la prisa|porque sabe para qué lo quiere|y en clase se va por partes}.",
      ],
      [
        "¿{Hay ayudas|Quién paga el curso}?",
        "{A veces paga la empresa o hay una ayuda pública|Depende del curso y de su situación|Conviene preguntar antes de apuntarse}, {y los trámites llevan su tiempo|y le damos los papeles que pidan|así que no espere al último día}.",
      ],
      [
        "¿{Cuántos son en el grupo|Estaré solo con mi nivel}?",
        "{Los justos para que todos puedan hablar|Depende del curso y de la hora|Pregúntelo antes de apuntarse}, {y una prueba corta encuentra su sitio|y si no encaja se cambia de grupo|para que nadie se aburra ni se pierda}.",
      ],
      [
        "¿{Dan un certificado|Qué recibo al final}?",
        "{Sí, si lo pide, con horas y contenido|Podemos darle un papel sobre lo hecho|Depende de para qué lo quiera}, {pero los exámenes oficiales suelen ser fuera|así que pregunte qué se reconoce|y conviene decirlo al principio}.",
      ],
    ],
    qualities: [
      ["grupos pequeños", "grandes preguntas"],
      ["pasos claros", "valor"],
      ["buenos maestros", "ritmo sereno"],
      ["pasos pequeños", "cabezas despiertas"],
      ["buenas preguntas", "sillas libres"],
    ],
    events: ["Clase de prueba", "Puertas abiertas", "Curso de vacaciones"],
    actions: {
      signups: ["Apuntarse", "Pedir plaza"],
      bookings: ["Reservar una clase de prueba"],
    },
  },
);
