/** Spanish wordings of the fitness family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const fitness: Wording = familyWording(
  ["socio", "socios", "sala", "en la sala", "a la sala", "entrenamiento"],
  ["Clases", "En clase", "Fechas"],
  {
    headlines: [
      "{Empiece|Salga} desde donde está",
      "{Moverse|Sudar}, {respirar|reír}, volver",
      "Más {fuerza|soltura}, {paso a paso|en compañía}",
      "Una hora {para usted|sin pantalla}",
      "{Más soltura|Más fuerza} que ayer",
    ],
    truths: [
      "{El mejor plan es el que se cumple|Lo regular gana a lo perfecto|Una hora corta vale más que ninguna}, {así que debe caber en su semana|y por eso empezamos por su agenda|aunque algún día salga peor}.",
      "{Primero la técnica y luego la prisa|Un ejercicio ligero y bien hecho rinde más|El cuerpo recuerda cómo se mueve}, {y las rodillas lo agradecen|así que corregimos desde el primer día|y eso vale a cualquier edad}.",
      "{El descanso es parte del esfuerzo|También se avanza durmiendo|Un día de pausa no es un día perdido}, {aunque cueste creerlo|y por eso está en el plan|así que no hace falta venir a diario}.",
      "{Poco y seguido gana a mucho de golpe|El cuerpo no cuenta marcas|Quien empieza despacio suele durar más}, {y eso se nota al cabo de unos meses|así que la paciencia también se entrena|y con compañía cuesta menos}.",
      "Lo más difícil es {la puerta|salir de casa}, {después el cuerpo se acuerda|lo demás se hace en compañía}.",
    ],
    offers: [
      [
        "users",
        "Clases en grupo",
        "{Cada clase tiene su nivel y su ritmo|En grupo cuesta menos empezar y seguir|Hay clases tranquilas y otras más intensas}, {y cada ejercicio tiene una versión suave|y la primera vez conviene llegar antes|así que pregunte cuál le va mejor}.",
        "En grupo {se aguanta más|también se ríe}, {cada cual a su nivel|y se enseña una versión más fácil}.",
      ],
      [
        "user",
        "Entrenamiento individual",
        "{El plan se hace alrededor de usted|Partimos de su meta, su tiempo y su cuerpo|A solas se avanza con más atención}, {así que díganos qué le ha dolido antes|y se adapta cuando la vida cambia|y cada ejercicio tiene su porqué}.",
        "A solas con un entrenador {cada gesto se corrige|se parte de su cuerpo}, {su meta marca el programa|a la hora que le venga bien}.",
      ],
      [
        "heart-pulse",
        "Clases para empezar",
        "{Si lleva mucho tiempo parado, empiece aquí|Para empezar no hace falta saber nada|Los primeros días son los más importantes}, {y una sesión de entrada quita las dudas|así que vamos despacio y explicamos todo|y nadie espera que lo haga perfecto}.",
        "La clase de comienzo {lo explica todo|va despacio}, {se puede parar|y nadie mira a nadie}.",
      ],
      [
        "calendar",
        "Talleres",
        "{En un taller hay más tiempo para un solo tema|A veces una tarde entera aclara lo que faltaba|Los talleres bajan a los detalles}, {y pregunte antes qué nivel hace falta|y las fechas están en esta web|para practicar sin prisa}.",
        "Un taller permite {ir más lejos|probar otra cosa}, {con tiempo para preguntas|sin comprometerse todo el año}.",
      ],
      [
        "alarm-clock",
        "Horas tempranas y tardías",
        "{Se puede venir antes del trabajo o al final del día|Hay horas para madrugar y horas para la noche|Venga cuando le queden fuerzas}, {y le decimos cuándo hay menos gente|así el plan cabe en su semana|y puede cambiar según el mes}.",
        "Antes del trabajo o {ya de noche|al caer la tarde} {queda una hora para moverse|la sala está más tranquila}.",
      ],
      [
        "heart-pulse",
        "Vuelta tras una pausa",
        "{Después de una lesión o de un embarazo se vuelve poco a poco|Tras años de silla el cuerpo aún se acuerda|Volver después de una pausa pide paciencia}, {y si hace falta, con el visto bueno de su médico|así que se empieza suave|y miramos cada semana cómo responde}.",
        "Después de una lesión o {una pausa larga|un parto} {se vuelve a pasos cortos|diga qué dijo el médico}.",
      ],
    ],
    process: [
      [
        "Probar",
        "{Una clase dice más que cualquier folleto|Participe una vez antes de decidir|Venga a probar con ropa cómoda}, {y traiga agua y una toalla|y cuéntenos después qué tal|sin compromiso de seguir}.",
        "Venga {con ropa cómoda|una vez}, {pruebe una clase|mire} y {díganos qué tal|haga sus preguntas}.",
      ],
      [
        "Encontrar",
        "{Buscamos la clase y la hora que caben en su semana|Le ayudamos a elegir ritmo y horario|Después de probar vemos qué le conviene}, {y siempre se puede cambiar|así que pregunte al equipo|según su meta y su tiempo}.",
        "Buscamos {la clase y la hora|lo que le conviene}, {según su meta|y se puede cambiar}.",
      ],
      [
        "Seguir",
        "{Los días fijos ayudan a seguir|Lo importante es volver la semana siguiente|Se avanza semana a semana}, {y entre dos cuesta menos|con algo nuevo de vez en cuando|aunque algún día apetezca poco}.",
        "Vuelva {cada semana|con regularidad}, {el progreso tarda y se queda|ajustamos con usted}.",
      ],
    ],
    questions: [
      [
        "¿{Tengo que estar en forma|Es para principiantes}?",
        "{No, todo el mundo empezó algún día|Venga como está, para eso es el comienzo|No hace falta llegar en forma}, {y hay una versión suave de cada ejercicio|porque nadie mira tanto como parece|así que diga simplemente que es su primera vez}.",
        "No, {para eso se viene|todos empiezan en algún punto}, {díganos de dónde parte|siempre hay una versión más suave}.",
      ],
      [
        "¿{Qué necesito el primer día|Qué ropa llevo a clase}?",
        "{Ropa cómoda, agua y una toalla|Traiga algo con lo que pueda moverse bien|Lo que lleve para moverse en casa sirve}, {y pregunte qué material se presta|y con eso basta para el primer día|y lo demás se ve sobre la marcha}.",
        "Ropa {para moverse|sencilla}, {una botella de agua|una toalla} y {diez minutos de margen|algo para cambiarse}.",
      ],
      [
        "¿{Puedo venir con dolor|Qué hago si me duele algo}?",
        "{Consulte primero a su médico|Con dolor conviene pedir antes consejo médico|Depende de la causa del dolor}, {y después adaptamos los ejercicios|y díganoslo siempre antes de la clase|porque algunas cosas es mejor dejarlas}.",
        "Háblelo {con su médico|antes de la clase}, {y con nosotros|cambiamos el ejercicio}, y pare en cuanto moleste.",
      ],
      [
        "¿{Cómo me doy de baja|Se puede hacer una pausa}?",
        "{Los plazos están en el contrato|Pregunte las condiciones antes de firmar|Se puede hablar si algo cambia en su vida}, {y enfermedad o mudanza merecen una pregunta|así que léalo con calma|y le decimos cómo hacerlo por escrito}.",
        "Los plazos {están en el contrato|se dicen al apuntarse}, {para lo demás, escriba|una pausa se pide, mejor por escrito}.",
      ],
      [
        "¿{Puedo cambiar de hora|Hay que venir siempre a la misma clase}?",
        "{Muchas veces se puede, pregunte por plazas libres|Sí, cuando queda sitio en otra clase|Avise con una línea y lo miramos}, {aunque un día fijo ayuda a seguir|y así otra persona puede entrar|y le decimos qué horas hay}.",
        "Sí, {si hay sitio|si otra hora le va mejor}, {avise sin más|y mantiene su ritmo}.",
      ],
      [
        "¿{Soy mayor para esto|Hay una edad límite}?",
        "{Se empieza donde usted está|Díganos qué le cuesta y qué le duele|La edad importa menos que la costumbre}, {y cada ejercicio tiene su forma suave|porque ir despacio también es entrenar|y si hay dudas, pregunte a su médico}.",
        "El cuerpo aprende {a cualquier edad|más despacio pero igual de bien}, {diga qué le cuesta|y se eligen los ejercicios con cuidado}.",
      ],
    ],
    qualities: [
      ["guía clara", "buen humor"],
      ["espalda fuerte", "cabeza ligera"],
      ["un plan", "ganas"],
      ["buen aire", "grupos pequeños"],
      ["plan claro", "tono amable"],
      ["respiración regular", "gesto justo"],
    ],
    events: ["Día de prueba", "Taller", "Salida a correr"],
  },
);
