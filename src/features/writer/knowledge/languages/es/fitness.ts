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
      "{Cuerpo|Cabeza} despierto, {día|ánimo} mejor",
      "{Un paso|Una clase} más que {ayer|la semana pasada}",
      "{Hoy cuesta|Hoy da pereza}, {mañana menos|y luego alegra}",
    ],
    truths: [
      "{El mejor plan es el que se cumple|Lo regular gana a lo perfecto|Una hora corta vale más que ninguna}, {así que debe caber en su semana|y por eso empezamos por su agenda|aunque algún día salga peor}.",
      "{Primero la técnica y luego la prisa|Un ejercicio ligero y bien hecho rinde más|El cuerpo recuerda cómo se mueve}, {y las rodillas lo agradecen|así que corregimos desde el primer día|y eso vale a cualquier edad}.",
      "{El descanso es parte del esfuerzo|También se avanza durmiendo|Un día de pausa no es un día perdido}, {aunque cueste creerlo|y por eso está en el plan|así que no hace falta venir a diario}.",
      "{Poco y seguido gana a mucho de golpe|El cuerpo no cuenta marcas|Quien empieza despacio suele durar más}, {y eso se nota al cabo de unos meses|así que la paciencia también se entrena|y con compañía cuesta menos}.",
      "Lo más difícil es {la puerta|salir de casa}; {después el cuerpo se acuerda|lo demás se hace en compañía}.",
      "{Las agujetas pasan y la costumbre queda|Pasado el comienzo cuesta menos convencerse}, {y entonces empieza lo bueno|así que las primeras semanas merecen paciencia}.",
      "{Un error corregido a tiempo ahorra molestias|Desde fuera se ve lo que uno no nota}, {y para eso hay alguien mirando|así que preguntar en clase es buena idea}.",
    ],
    offers: [
      [
        "users",
        "Clases en grupo",
        "{Cada clase tiene su nivel y su ritmo|En grupo cuesta menos empezar y seguir|Hay clases tranquilas y otras más intensas}, {y cada ejercicio tiene una versión suave|y la primera vez conviene llegar antes|así que pregunte cuál le va mejor}.",
        "{El grupo marca el compás y cada cual su esfuerzo|Cada clase tiene calentamiento, trabajo y un final tranquilo}. {Colóquese donde vea bien|Si se pierde, siga con lo que pueda} y {pregunte al terminar|a la tercera vez ya conocerá los pasos}.",
        "{Se aprende también mirando a los demás|Las caras se repiten y los nombres se aprenden pronto}. {Diga si arrastra alguna molestia|Avise si es su primera vez} y {le mostraremos otra forma de hacerlo|le buscaremos un buen sitio}.",
      ],
      [
        "user",
        "Entrenamiento individual",
        "{El plan se hace alrededor de usted|Partimos de su meta, su tiempo y su cuerpo|A solas se avanza con más atención}, {así que díganos qué le ha dolido antes|y se adapta cuando la vida cambia|y cada ejercicio tiene su porqué}.",
        "{En la primera hora miramos cómo se mueve|Empezamos con unas pruebas sencillas}, {y se apunta de dónde parte|y hablamos de lo que quiere lograr}. {Los avances se comparan con usted y con nadie más|Después se fija un ritmo que pueda cumplir}.",
        "{Quien viaja o tiene turnos necesita un plan que ceda|Para una prueba, una boda o una espalda rígida el camino cambia}: {se ajusta de una vez a la siguiente|lo armamos con los días que tenga}.",
      ],
      [
        "heart-pulse",
        "Clases para empezar",
        "{Si lleva mucho tiempo parado, empiece aquí|Para empezar no hace falta saber nada|Los primeros días son los más importantes}, {y una sesión de entrada quita las dudas|así que vamos despacio y explicamos todo|y nadie espera que lo haga perfecto}.",
        "{Se aprende a calentar, a colocarse y a respirar|Primero van los gestos que se repiten siempre}. {Las palabras raras se explican|Lo difícil se parte en trozos} y {después las demás clases cuestan menos|nadie tiene que seguir el paso de otro}.",
        "{Venga con preguntas y sin prisa|Llegue unos minutos antes para conocer el sitio}; {le enseñamos dónde está cada cosa|le presentamos a quien da la clase}. {Al día siguiente algo tirará un poco|Descanse un día y vuelva}.",
      ],
      [
        "calendar",
        "Talleres",
        "{En un taller hay más tiempo para un solo tema|A veces una tarde entera aclara lo que faltaba|Los talleres bajan a los detalles}, {y pregunte antes qué nivel hace falta|y las fechas están en esta web|para practicar sin prisa}.",
        "{Caídas, giros, postura o respiración|Lo que en clase pasa en un momento} {se puede mirar aquí despacio|merece a veces una tarde entera}. {Traiga una libreta|Se repite, se para y se vuelve a intentar}.",
        "Un taller sirve para {quitar un fallo viejo|conocer otra disciplina|repasar lo básico}. {Se viene una vez y se practica después|No hay que seguir ningún curso}; {conviene comer ligero antes|las plazas se piden con un mensaje}.",
      ],
      [
        "alarm-clock",
        "Horas tempranas y tardías",
        "{Se puede venir antes del trabajo o al final del día|Hay horas para madrugar y horas para la noche|Venga cuando le queden fuerzas}, {y le decimos cuándo hay menos gente|así el plan cabe en su semana|y puede cambiar según el mes}.",
        "{A primera hora la cabeza está despejada|Por la noche el cuerpo ya está caliente}; {cada cual sabe cuándo rinde|pruebe las dos antes de elegir}. {Desayune o cene ligero|Deje la bolsa preparada con tiempo}.",
        "{Quien trabaja a turnos puede ir alternando|Con niños en casa, las puntas del día son oro}. {Mire el horario de la semana|Díganos qué días puede} y {elija una hora fija|lo vemos con el calendario delante}.",
      ],
      [
        "heart-pulse",
        "Vuelta tras una pausa",
        "{Después de una lesión o de un embarazo se vuelve poco a poco|Tras años de silla el cuerpo aún se acuerda|Volver después de una pausa pide paciencia}, {y si hace falta, con el visto bueno de su médico|así que se empieza suave|y miramos cada semana cómo responde}.",
        "{El primer día se prueba qué se puede mover y qué molesta|Empezamos por la movilidad y el equilibrio}, {y la carga llega más tarde|y solo después se añade esfuerzo}. {Traiga lo que le haya escrito su médico|Cuente cuánto tiempo ha estado parado el cuerpo}.",
        "{Antes podía más y eso a veces pesa|Compararse con antes no ayuda}: {apunte lo que hace hoy|fíjese en la semana pasada}. {Un buen día no es permiso para pasarse|Si algo duele de otra manera, dígalo} y {lo cambiamos|se busca otro ejercicio}.",
      ],
    ],
    process: [
      [
        "Probar",
        "{Una clase dice más que cualquier folleto|Participe una vez antes de decidir|Venga a probar con ropa cómoda}, {y traiga agua y una toalla|y cuéntenos después qué tal|sin compromiso de seguir}.",
        "{Escriba o llame y elija un día|Mire el horario y díganos qué clase le llama}; {le decimos qué traer|le esperamos unos minutos antes}. {Haga solo lo que le apetezca|Puede parar cuando quiera} y {pregunte al final|piénselo en casa}.",
        "{Antes de la primera clase le hacemos unas preguntas|Cuente lesiones, miedos y ganas}: {así nadie le pide lo que no toca|con eso adaptamos los ejercicios}. {Beba algo antes de empezar|Deje el reloj en la bolsa}.",
      ],
      [
        "Encontrar",
        "{Buscamos la clase y la hora que caben en su semana|Le ayudamos a elegir ritmo y horario|Después de probar vemos qué le conviene}, {y siempre se puede cambiar|así que pregunte al equipo|según su meta y su tiempo}.",
        "{Díganos qué le gustó y qué no|Después de probar se habla de días y de metas}, {y sale una propuesta con pocos días|y vemos qué hora es realista}. {Es mejor empezar con poco|Un día por semana ya es un comienzo}.",
        "{Hay quien necesita música y quien necesita silencio|No todas las clases van con todas las personas}: {pruebe más de una|cambie si la primera no encaja}. {Le contamos en qué se diferencian|El carácter de quien enseña también cuenta}.",
      ],
      [
        "Seguir",
        "{Los días fijos ayudan a seguir|Lo importante es volver la semana siguiente|Se avanza semana a semana}, {y entre dos cuesta menos|con algo nuevo de vez en cuando|aunque algún día apetezca poco}.",
        "{Al cabo de un tiempo se repasa el plan|De vez en cuando miramos qué ha cambiado}: {se sube, se baja o se cambia|puede tocar más, menos u otra cosa}. {Si falta una semana, vuelva sin disculpas|Las vacaciones no borran lo hecho}.",
        "{Ponga la hora en la agenda como una cita|Quede con alguien a la puerta}, {y el sofá tendrá menos fuerza|y los días flojos costarán menos}. {Lo que parecía difícil se vuelve normal|Un día se sorprende subiendo la escalera}.",
      ],
    ],
    questions: [
      [
        "¿{Hay que entrenar antes|Es para principiantes|Puedo empezar de cero}?",
        "{No, todo el mundo empezó algún día|Venga como está, para eso es el comienzo|No hace falta llegar en forma}, {y hay una versión suave de cada ejercicio|porque nadie mira tanto como parece|así que diga simplemente que es su primera vez}.",
        "{Se viene para ponerse en forma y no al revés|En la sala hay gente de todos los niveles}. {Quien da la clase le muestra versiones fáciles|Puede colocarse detrás y mirar} y {descansar cuando lo necesite|parar sin dar explicaciones}.",
        "{Diga al llegar que empieza|Elija una clase tranquila para el comienzo}, {y le explicarán los primeros gestos|y alguien estará pendiente de usted}. {Las agujetas del segundo día son normales|Los nombres de los ejercicios se aprenden solos}.",
      ],
      [
        "¿{Qué ropa llevo|Qué necesito|Qué traigo el primer día}?",
        "{Ropa cómoda, agua y una toalla|Traiga algo con lo que pueda moverse bien|Lo que lleve para moverse en casa sirve}, {y pregunte qué material se presta|y con eso basta para el primer día|y lo demás se ve sobre la marcha}.",
        "{Pantalón que no apriete, camiseta y calcetines limpios|Una ropa que ceda y no estorbe}: {con eso ya puede moverse|la marca da igual}. {Pregunte si se entra con zapatillas o sin ellas|Quítese anillos y reloj}.",
        "{Beba un vaso de agua antes y no venga con el estómago lleno|Una goma para el pelo y algo de abrigo para después vienen bien}. {Lo especial se presta o se mira más tarde|No compre nada hasta haber probado}.",
      ],
      [
        "¿{Puedo venir con dolor|Y si me duele algo|Qué hago con molestias}?",
        "{Consulte primero a su médico|Con dolor conviene pedir antes consejo médico|Depende de la causa del dolor}, {y después adaptamos los ejercicios|y díganoslo siempre antes de la clase|porque algunas cosas es mejor dejarlas}.",
        "{Un dolor nuevo o fuerte se mira antes de entrenar|Si el dolor le despierta por la noche, vaya al médico}; {una rigidez de siempre se puede comentar con quien da la clase|después se ve qué ejercicios quedan}.",
        "{Durante la clase, pare en cuanto note un pinchazo|Si algo tira de más, levante la mano}: {hay otra postura u otro apoyo|quizá baste con menos recorrido}. {Después se puede seguir con otra parte|Descanse un momento y mire cómo está}.",
      ],
      [
        "¿{Cómo me doy de baja|Se puede parar|Puedo hacer una pausa}?",
        "{Los plazos están en el contrato|Pregunte las condiciones antes de firmar|Se puede hablar si algo cambia en su vida}, {y una enfermedad o una mudanza merecen una pregunta|así que léalo con calma|y le decimos cómo hacerlo por escrito}.",
        "{Escriba con tiempo y guarde la respuesta|Mire la fecha en su contrato y avise por escrito}; {le confirmamos hasta cuándo vale|si hay duda, se mira con usted}. {Para un embarazo o una lesión, pregunte por una pausa|Un traslado también se puede hablar}.",
        "{Lo que firma dice cómo se sale|Pida que le enseñen ese párrafo al apuntarse}, {y no tendrá que buscarlo después|y quédese con una copia}. {Una pausa suele tener sus condiciones|Muchas veces ayuda más cambiar de clase que dejarlo}.",
      ],
      [
        "¿{Puedo cambiar de hora|Puedo cambiar de clase|Hay otro horario}?",
        "{Muchas veces se puede, pregunte por plazas libres|Sí, cuando queda sitio en otra clase|Avise con una línea y lo miramos}, {aunque un día fijo ayuda a seguir|y así otra persona puede entrar|y le decimos qué horas hay}.",
        "{Cada clase tiene un número de plazas|El horario dice qué clases se parecen}; {si ese día no puede, elija otra|si no puede venir, avise y libere su sitio}. {En vacaciones el horario puede cambiar|Los cambios se anuncian antes}.",
        "{Una semana de mañana y otra de tarde también funciona|Su turno cambia y el plan puede cambiar con él}: {solo hay que decirlo|pregunte qué grupos van al mismo nivel}.",
      ],
      [
        "¿{Soy mayor para empezar|Hay una edad límite}?",
        "{Se empieza donde usted está|Díganos qué le cuesta y qué le duele|La edad importa menos que la costumbre}, {y cada ejercicio tiene su forma suave|porque ir despacio también es avanzar|y si hay dudas, pregunte a su médico}.",
        "{Con los años cambian los apoyos y el descanso|A cualquier edad se gana equilibrio}, {y los ejercicios se eligen con eso en mente|así que el plan deja más tiempo entre días}. {Si toma medicinas, coméntelo con su médico|Venga a mirar una clase y verá quién viene}.",
        "{Para los niños depende del grupo y para los mayores, del médico|Cada grupo dice a quién va dirigido}. {Pregunte cuál le conviene|Se puede probar antes de decidir} y {díganos qué ha hecho hasta ahora|cuéntenos qué le preocupa}.",
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
