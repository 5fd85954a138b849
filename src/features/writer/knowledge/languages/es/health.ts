/**
 * Spanish wordings of the health family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const health: Wording = familyWording(
  ["paciente", "pacientes", "consulta", "en la consulta", "a la consulta", "atención"],
  ["Tratamientos", "La consulta", "Encuentros"],
  {
    headlines: [
      "{Escuchar|Mirar}, explicar, curar",
      "Salud {en palabras claras|con tiempo}",
      "{Venga pronto|Pregunte}, antes de que {duela|empeore}",
      "Un problema, {palabras para entenderlo|un paso tras otro}",
      "{Con tiempo|Se mira}, se explica, se decide",
      "Su salud, {sus preguntas|su ritmo}",
      "{Venga|Hable} antes de que duela",
    ],
    truths: [
      "{La historia de una persona dice más que la máquina|Curar empieza por escuchar|Las mejores pistas suelen estar en su relato}, {así que cuéntelo a su manera|y por eso preguntamos desde cuándo y cuánto|y para eso tomamos notas}.",
      "{Lo que se ve pronto se trata mejor|La prevención hace poco ruido y ayuda mucho|Venir sin dolor también tiene sentido}, {y por eso vale la pena una revisión|así que póngala en la agenda|y suele ser una visita corta}.",
      "{El miedo a la consulta es muy frecuente|Muchas personas llegan con temor|Nadie tiene que avergonzarse de tener miedo}, {y dicho en voz alta pesa menos|así que dígalo y vamos más despacio|y se puede hablar antes de empezar}.",
      "{Lo que se entiende se cumple mejor|Un tratamiento bien explicado ayuda más|Las palabras difíciles no curan a nadie}, {y por eso hablamos claro|así que pregunte hasta entenderlo|y lo importante se lo apuntamos}.",
      "Un buen tratamiento empieza {con una pregunta sencilla|antes de explorar}: {desde cuándo y cómo|qué ha cambiado}.",
      "Dos personas con el mismo mal {no tienen la misma historia|no se curan al mismo ritmo}, {así que el tratamiento se ajusta a cada una|de ahí nuestras preguntas}.",
      "Entender lo que pasa {ya calma un poco|ayuda a seguir}, {y le dedicamos tiempo|por eso a veces dibujamos}.",
    ],
    offers: [
      [
        "stethoscope",
        "Revisiones",
        "{Una revisión vale también cuando no duele nada|Miramos con calma lo que conviene a su edad|La prevención empieza antes de los síntomas}, {y traiga los informes antiguos si los tiene|y le decimos cuándo toca volver|para que lo pequeño no crezca}.",
        "Una revisión regular {lleva poco tiempo|tranquiliza} y {muestra lo que empieza|evita tratamientos mayores}.",
        "Díganos {cuándo fue la última revisión|qué le preocupa} {y le proponemos un ritmo|lo demás se ve al explorar}.",
        "Aunque se encuentre bien, {una visita al año orienta|una mirada a tiempo ayuda}, {y sale con una idea de cómo está|con un aviso para la próxima}.",
      ],
      [
        "heart-pulse",
        "Dolor",
        "{Cuéntenos desde cuándo le duele y qué le alivia|Describa las molestias con sus propias palabras|Díganos dónde está el dolor y cuánto molesta}, {y así vemos cuánta prisa corre|pero en una emergencia llame a urgencias|para darle la cita adecuada}.",
        "¿Le duele? {Llame en vez de esperar|Dígalo en la primera frase}: {buscamos una hora cercana|y si hay peligro, llame a emergencias}.",
        "Una molestia que {vuelve|dura} merece {una mirada|una respuesta seria}, {aunque se aguante|sobre todo si ya se ha acostumbrado}.",
        "Un dolor nuevo o {uno de siempre|uno que vuelve} se cuenta con calma: {cuándo empieza y con qué mejora|dónde, cómo y desde cuándo}, y de ahí partimos.",
      ],
      [
        "clipboard-list",
        "Plan de tratamiento",
        "{Le explicamos qué es posible y qué supone|Antes de empezar verá los caminos y los costes|Un plan por escrito muestra cada paso}, {y usted decide con calma|y puede llevárselo a casa|con sus ventajas y sus límites}.",
        "Antes de un tratamiento largo, {todo queda en papel|recibe un plan}, {paso a paso y con costes|para pensarlo en casa}.",
        "Suele haber {más de un camino|varias soluciones}: {las comparamos con usted|le contamos qué pide cada una}.",
        "Lo que se va a hacer {se dibuja o se escribe|se explica en orden}, {con el tiempo y el precio de cada parte|y usted dice por dónde empezar}.",
      ],
      [
        "baby",
        "Niños y familias",
        "{Con los pequeños primero miramos y luego tocamos|Atendemos a los niños a su ritmo|Los más pequeños pueden traer su peluche}, {y usted se queda cerca|y traiga la cartilla si la tienen|así la primera visita es tranquila}.",
        "Con un niño, {primero nos conocemos|la primera visita sirve para mirar}, {y nada se fuerza|el tratamiento llega con la confianza}.",
        "Pequeños y mayores {traen otras preguntas|no tienen la misma paciencia}, {así que hablamos con cada uno|y alguien de la familia se queda cerca}.",
        "Los niños {pueden tocar los aparatos antes|entran como en un juego}, {los mayores preguntan todo lo que quieran|y cada edad tiene su tiempo}.",
      ],
      [
        "stethoscope",
        "Seguimiento",
        "{Después de un tratamiento miramos cómo evoluciona|Unas semanas más tarde volvemos a vernos|El seguimiento muestra si todo va bien}, {así que traiga las preguntas que hayan surgido|y se corrige lo que haga falta|y usted sabe qué vigilar en casa}.",
        "Después de un tratamiento {queremos saber cómo va|hay una visita de control}, {con sitio para sus preguntas|para ajustar si hace falta}.",
        "El seguimiento {se planea con usted|cabe en pocas visitas}, {con fechas que le vengan bien|y se espacia cuando todo va bien}.",
        "A las semanas {se mira qué ha mejorado|se compara con el principio}, {y el plan se alarga o se acorta|con lo que usted ha notado en casa}.",
      ],
      [
        "clipboard-list",
        "Segunda opinión",
        "{Antes de un paso grande conviene otra mirada|Cuando algo no queda claro, pregunte a alguien más|Una segunda opinión puede dar tranquilidad}, {y basta con traer imágenes e informes|y nadie debería ofenderse por ello|para que decida con más calma}.",
        "¿Duda de {un diagnóstico|un tratamiento propuesto}? {Traiga los documentos|Venga con sus preguntas}, los leemos con usted.",
        "Escuchar otra opinión {es su derecho|ayuda a decidir}, {y no ofende a nadie|aunque confirme la primera}.",
        "Traiga {el informe que le preocupa|lo que le han dicho}, {lo miramos sin prisa|y le damos nuestro punto de vista}, de acuerdo o no.",
      ],
    ],
    process: [
      [
        "Cita",
        "{Llame o escriba y díganos el motivo|Al pedir hora, diga si corre prisa|Cuéntenos en una frase qué le pasa}, {y reservamos el tiempo necesario|porque el dolor va primero|y le proponemos una hora}.",
        "Díganos {qué le trae|dónde le duele} y desde cuándo, {y le proponemos una hora|y vemos si puede esperar}.",
        "Una llamada o un mensaje: {basta el motivo|bastan dos frases}, {y le decimos qué traer|para reservar tiempo suficiente}.",
        "Para la primera hora {basta un mensaje|llame cuando pueda}, {diga si hay dolor|con su nombre y el motivo}, y buscamos sitio.",
      ],
      [
        "Exploración",
        "{Hablamos, miramos y le explicamos lo que vemos|Primero la conversación y después la exploración|Usted cuenta y nosotros preguntamos}, {siempre con palabras claras|y puede interrumpir cuando quiera|sin pasar a nada que no conozca}.",
        "Escuchamos, {exploramos|preguntamos} y {decimos lo que vemos|le contamos qué pensamos}.",
        "La exploración se hace {con calma|sin prisa}, {se anuncia cada gesto|y usted puede pararla}.",
        "Nos sentamos, {hablamos de su historia|repasamos lo que trae}, {se mira lo necesario|y se explora con cuidado}, y al final hay una conclusión clara.",
      ],
      [
        "Tratamiento",
        "{Acordamos el plan y después empezamos|Antes de cada paso sabrá qué viene|Se empieza cuando usted lo tiene claro}, {y siempre caben pausas|y al final sabe qué vigilar en casa|y el ritmo también se puede hablar}.",
        "Usted sabe {qué viene después|qué hacer en casa} y {cuándo volver|a quién preguntar}.",
        "El tratamiento va {por pasos|como se acordó}, y {se lleva lo esencial apuntado|lo siguiente queda explicado}.",
        "Se hace {solo lo acordado|lo que hemos hablado}, {con aviso antes de cada gesto|al ritmo que aguante}, y se va con indicaciones por escrito.",
      ],
    ],
    questions: [
      [
        "¿{Qué hay que traer|Qué papeles necesito|Y los informes}?",
        "{Traiga su tarjeta, la lista de medicinas y los informes|Vienen bien los informes anteriores y sus preguntas|La lista de lo que toma es lo más útil}, {y apunte antes lo que quiere saber|y si falta algo lo pedimos después|así no se olvida lo importante}.",
        "Sus {resultados anteriores|últimos informes}, {la lista de sus medicinas|lo que toma}, y sus preguntas en un papel.",
        "Traiga {la tarjeta del seguro y las recetas|lo que ya tenga}, {aunque falte algo|lo demás se encuentra}, y {díganos sus alergias|apunte lo que quiera preguntar}.",
      ],
      [
        "¿{Qué cubre el seguro|Cuánto cuesta el tratamiento}?",
        "{Depende de su seguro y del tratamiento|A veces se cubre entero y a veces solo una parte|Cada póliza es distinta}, {así que pida antes un presupuesto por escrito|y conviene preguntar antes de empezar|y le damos los datos para consultarlo}.",
        "Antes de empezar, {recibe el precio por escrito|le decimos cuánto cuesta}, y {su seguro le confirma su parte|qué queda de su cuenta}.",
        "Depende {del tratamiento y del seguro|de su cobertura}: {pídanos un presupuesto|preparamos el presupuesto y su seguro responde}.",
      ],
      [
        "¿{Cómo consigo cita pronto|Y si me duele|A quién llamo}?",
        "{Llame y diga que es urgente|Por teléfono vemos cuánta prisa corre|Si le duele mucho, no espere al formulario}, {y con peligro marque el número de emergencias|y de noche acuda al servicio de guardia|y buscamos el primer hueco posible}.",
        "Llame {a primera hora|en vez de escribir} y diga {dónde le duele|que corre prisa}: buscamos una hora, {y si hay peligro, llame a emergencias|y la urgencia pasa delante}.",
        "Describa {lo que nota|el dolor} en dos frases: {le diremos qué hacer mientras tanto|así valoramos la urgencia}.",
      ],
      [
        "¿{Y si tengo miedo|Atienden con miedo|Qué ayuda con miedo}?",
        "{Dígalo ya al pedir la cita|Es muy normal y se puede hablar|Cuéntenoslo y reservamos más tiempo}, {porque la primera visita puede ser solo una charla|y con pausas se puede hacer mucho|y nada empieza sin su acuerdo}.",
        "Díganoslo {al pedir la cita|al llegar}: {iremos poco a poco|paramos cuando levante la mano}, y nada se hace sin avisar.",
        "No tiene {que disculparse|nada que ocultar}: {muchos lo dicen al final|saberlo ayuda}, {y guardamos tiempo para usted|y explicamos antes de cada gesto}.",
      ],
      [
        "¿{Hay que esperar mucho|Tendré hora pronto}?",
        "{Con dolor, dígalo por teléfono|Depende de la agenda y del motivo|A veces se libera un hueco a última hora}, {y le decimos qué horas son más tranquilas|así que pregunte por la lista de espera|y lo que no corre prisa tarda algo más}.",
        "Cambia {con la temporada|de una semana a otra}: {pregunte por los huecos que se liberan|diga si puede venir de un día para otro}, y lo que duele pasa antes.",
        "Para una revisión, {reserve con tiempo|pida hora pronto}; {con dolor, llame|con dolor no se espera turno}.",
      ],
      [
        "¿{Puede entrar alguien conmigo|Puedo venir con compañía}?",
        "{Sí, cuatro oídos oyen más que dos|Claro, su acompañante puede entrar a hablar|Puede venir con quien le dé tranquilidad}, {y usted dice qué debe oír|y también puede pedir un rato a solas|y los niños pueden dibujar mientras}.",
        "Sí, {puede entrar alguien de confianza|con mucho gusto}: {dos personas recuerdan más|surgen otras preguntas}, y {también hay un rato a solas|usted decide}.",
        "Venga con {quien le dé tranquilidad|un familiar o un intérprete}; {solo avísenos|dígalo al llegar}, {hay otra silla|todos se entienden mejor}.",
      ],
    ],
    qualities: [
      ["oídos abiertos", "palabras claras"],
      ["manos tranquilas", "buena revisión"],
      ["poca espera", "tiempo suficiente"],
      ["frases cortas", "buenas manos"],
      ["sala tranquila", "palabra franca"],
      ["exploración atenta", "palabras sencillas"],
      ["respeto", "tiempo"],
      ["plan claro", "voz tranquila"],
    ],
    events: ["Día de prevención", "Charla abierta", "Hora de preguntas"],
  },
);

export const healthTrades: Record<string, Wording> = {
  optician: familyWording(
    ["cliente", "clientes", "óptica", "en la óptica", "a la óptica", "gafas y lentillas"],
    ["Ver y llevar", "Monturas", "Citas"],
    {
      headlines: [
        "Ver bien, {también de noche|de cerca y de lejos}",
        "Gafas que {no resbalan|se olvidan puestas}",
        "{Nítido|Claro}, ligero {y a su medida|y bien ajustado}",
      ],
      truths: [
        "{Las gafas se llevan más horas que cualquier zapato|Las gafas van en mitad de la cara}, {así que la elección puede tardar|y probar otra vez nunca sobra}.",
        "{Los ojos cambian despacio|Uno se acostumbra a ver borroso}, {y suele ser el último en notarlo|y por eso una revisión a veces sorprende}.",
        "{Un buen cristal en una montura torcida no sirve|Unos milímetros hacen la comodidad}, {y por eso medimos sobre la cara|y el ajuste cuenta tanto como el cristal}.",
      ],
      offers: [
        [
          "eye",
          "Revisión de la vista",
          "{De cerca, de lejos, un ojo y luego el otro|Sin prisa, letra a letra}: {usted dice qué se ve mejor y no hay respuesta mala|se lleva una explicación que se entiende}.",
          "{Dolor de cabeza con la pantalla o faros que deslumbran|Los brazos que se quedan cortos para leer} {son motivo de revisión|piden mirar la graduación}. {Lo que se sale de lo normal lo ve el oftalmólogo|Traiga sus gafas y la receta}.",
        ],
        [
          "glasses",
          "Monturas",
          "{Redonda, cuadrada, fina o gruesa|Delante del espejo hay sorpresas}: {pruebe también la que nunca elegiría|sacamos alguna en la que uno no piensa}.",
          "Una montura debe {ir bien a la nariz antes que gustar|seguir ligera después de horas}, {y miramos dónde aprieta|así que revisamos puente y varillas}. {Venga con alguien sincero|Una foto ayuda a pensarlo en casa}.",
        ],
        [
          "layers",
          "Cristales",
          "{Leer, conducir, coser, pantalla|Díganos dónde las va a usar}: {el cristal se elige según su día|le decimos qué tratamientos valen la pena y cuáles no}.",
          "Con los progresivos {las medidas pesan más que la marca|hacen falta unos días para acostumbrarse}, {y las tomamos con la montura puesta|y si no va, vuelva}.",
        ],
        [
          "droplets",
          "Lentillas",
          "{Para el deporte, para diario o para una fiesta|Blandas o rígidas, de un día o de un mes}: {la prueba dice si le van|primero miramos ojos y lágrima}.",
          "{Ponerlas se aprende ante el espejo y sin prisa|La primera vez siempre tarda}, {y repetimos hasta que salga solo|y luego las manos ya saben}. {Ojo rojo quiere decir quitarlas|Le apuntamos cómo cuidarlas}.",
        ],
        [
          "wrench",
          "Ajustes y arreglos",
          "{Un tornillo perdido, una varilla doblada|Alguien se ha sentado encima}: {pase, muchas se enderezan al momento|antes de tirarlas, enséñelas}.",
          "{Las gafas se mueven con el uso|A las pocas semanas la montura cede}, {así que un ajuste de vez en cuando basta|y es mejor venir antes de que resbalen}.",
        ],
        [
          "baby",
          "Gafas de niño",
          "Un niño {corre, trepa y pierde tornillos|no se quita las gafas para jugar}, {y por eso buscamos varillas flexibles|así que la montura debe aguantar}.",
          "{El niño elige el color y nosotros miramos el ajuste|Las gafas que gustan se llevan puestas}. {Traiga la receta del médico|Se reajustan según crece}.",
        ],
      ],
      process: [
        [
          "Revisar",
          "{Empezamos por sus preguntas y seguimos con la vista|Primero cuente qué ve mal}. {Traiga las gafas viejas|Venga con un rato libre}.",
          "{Cada ojo solo y luego los dos|Comparamos con lo que lleva ahora}, {y oye el resultado enseguida|y usted mismo ve la diferencia}.",
        ],
        [
          "Elegir",
          "{Se prueba, se deja, se vuelve a probar|De una estantería quedan tres}. {El precio está claro antes de pedir|Montura y cristales van por separado}.",
        ],
        [
          "Recoger",
          "{Cuando están listas, se ajustan en su cara|Al recogerlas doblamos y miramos}, {hasta que nada aprieta|y lee una línea de prueba}. {Dé unos días a los ojos|Si molestan después, vuelva}.",
        ],
      ],
      questions: [
        [
          "{¿Cada cuánto hay que revisar la vista|¿Cómo sé que mis gafas ya no van|¿Con qué frecuencia conviene venir}?",
          "{Cada dos o tres años, y más a menudo con la edad|En cuanto note que entorna los ojos}. {Un cambio brusco lo ve un médico|El dolor de cabeza es una señal}.",
          "{Cuando el móvil se aleja para leerlo|Si conducir de noche cansa}, {toca venir|vale la pena una revisión}. {Destellos o sombras son urgentes|Mejor un poco pronto}.",
        ],
        [
          "{¿Cuánto cuestan unas gafas|¿De qué se compone el precio de unas gafas|¿Pagan algo el seguro o la mutua}?",
          "{Hay montura, cristales y extras|El precio depende sobre todo del cristal}. {También enseñamos la opción sencilla|El presupuesto separa cada parte}.",
          "{La ayuda depende del seguro y de la receta|Cada póliza tiene sus reglas}. {Le preparamos un presupuesto para enviarlo|Pregunte antes de encargarlas}.",
        ],
        [
          "{¿Cuánto tardan las gafas|¿Estarán antes de las vacaciones|¿Se pueden tener antes}?",
          "{Depende del cristal, los progresivos tardan más|Los sencillos van más rápido}. {Díganos la fecha del viaje|Llamamos cuando están}.",
        ],
        [
          "{No me hago a los progresivos, ¿qué hago|¿Por qué me mareo con las gafas nuevas|¿Cuánto se tarda en acostumbrarse}?",
          "{Unos días son normales|El cerebro tiene que aprender}. {Llévelas seguidas, sin alternar|Si dura, volvemos a medir}.",
          "{Suele ser el ajuste y no el cristal|A veces bastan dos milímetros}. {Pase y miramos las dos cosas|No espere semanas}.",
        ],
        [
          "{¿Puedo llevar lentillas|¿Se pueden llevar con ojo seco|¿Las lentillas son para mí}?",
          "{Lo dirá la prueba|Depende de la lágrima, del trabajo y de la paciencia}. {Si unas gafas son mejor, lo decimos|Algunos las llevan solo unas horas}.",
        ],
      ],
      qualities: [
        ["ojos descansados", "monturas ligeras"],
        ["consejo franco", "medidas exactas"],
        ["buen ajuste", "vista clara"],
        ["tiempo para elegir", "precios claros"],
        ["manos firmes", "mirada atenta"],
      ],
      events: ["Semana de la vista", "Día del sol", "Tarde de lentillas"],
      actions: { bookings: ["Pedir una revisión"], visits: ["Venir a probar"] },
    },
  ),
  pharmacy: familyWording(
    ["cliente", "clientes", "farmacia", "en la farmacia", "a la farmacia", "medicinas y consejo"],
    ["Servicios", "La farmacia", "Citas"],
    {
      headlines: [
        "{Pregunte|Consulte}, {también por poca cosa|antes de que vaya a más}",
        "La medicina {justa|correcta} y {una frase clara|una explicación}",
        "Consejo {en el mostrador|antes de la primera toma}",
      ],
      truths: [
        "Una medicina {solo ayuda si se toma bien|pide instrucciones claras}, {y por eso siempre añadimos una frase|y si quiere la escribimos en la caja}.",
        "{Quien toma varias cosas se pierde pronto|Tres recetas no hablan entre ellas}, {pero una lista sobre el mostrador aclara mucho|y unos minutos juntos ponen orden}.",
        "{No todo se cura con una pastilla|A veces basta con descansar}, {y eso también lo decimos|y entonces se va usted sin bolsa}.",
      ],
      offers: [
        [
          "file-text",
          "Recetas",
          "{Mande la receta antes de venir o tráigala|En papel o electrónica, la receta se prepara}: {miramos qué hay y pedimos lo demás|sabrá cuándo pasar}.",
          "De cada caja {decimos cuándo, cuánto y con qué|explicamos la toma en una frase}, {y el prospecto se lee a medias si asusta|y puede preguntar hasta que quede claro}.",
        ],
        [
          "message-circle",
          "Consejo en el mostrador",
          "{Un resfriado, una picadura, ardor|Tos, espalda, una noche corta}: {diga desde cuándo y qué ha tomado ya|primero hacemos dos o tres preguntas}.",
          "{Aconsejamos lo que va con sus otras medicinas|También decimos cuándo no hace falta nada}, {y a partir de qué punto conviene un médico|y le mandamos a otro sitio si el caso lo pide}. {Niños, embarazo y mayores tienen sus reglas|Diga si da el pecho o espera un hijo}.",
        ],
        [
          "shield-check",
          "Revisión de la medicación",
          "Traiga {todas las cajas en una bolsa|su lista y sus recetas}, {también las gotas y las hierbas|incluso lo que compra sin receta}. {Buscamos lo que no combina|Se lleva una lista al día}.",
          "{Dos nombres para lo mismo, una hora mala|Lo que da sueño por la mañana y desvela de noche}: {a menudo basta una llamada al médico|mucho se arregla cambiando la hora}.",
        ],
        [
          "truck",
          "Entrega en casa",
          "{Si no puede salir|Cuando la fiebre le deja en cama}, {pregunte hasta qué hora se pide|llame y decimos qué se puede llevar}. {La explicación va con la bolsa|Un familiar también puede pedir}.",
          "{Para sus padres o un vecino|Para otra persona}, {hacen falta la receta y su permiso|apuntamos a quién se entrega}.",
        ],
        [
          "flask-conical",
          "Fórmulas",
          "{Algunas cremas no existen hechas|Una dosis de niño a veces no se vende}, {y las preparamos con receta|y entonces se hace para una sola persona}. {Lleva algo de tiempo|Decimos cuándo está}.",
        ],
        [
          "luggage",
          "Botiquín de viaje",
          "{Adónde, cuánto y con quién|Playa, montaña o calor}: {hacemos un botiquín que no sobra|dejamos fuera lo que se queda en casa}.",
          "{Vacunas y certificados piden semanas|Algunas medicinas pasan la aduana con una carta}, {así que pregunte pronto|y el médico la escribe}.",
        ],
      ],
      process: [
        [
          "Preguntar",
          "{Venga, llame o escriba|Diga qué necesita o qué le pasa}. {Para hablar bajo nos apartamos|La receta puede llegar antes que usted}.",
        ],
        [
          "Comprobar",
          "{Miramos si todo combina|Cada receta recibe una segunda mirada}, {y llamamos al médico si hay dudas|antes de que la caja cambie de mano}.",
        ],
        [
          "Llevarse",
          "{Se va sabiendo cómo, cuándo y cuánto tiempo|La caja va con una frase clara}. {De lo pedido avisamos al llegar|Lo que surja después se habla por teléfono}.",
        ],
      ],
      questions: [
        [
          "{¿Por qué la caja es distinta|¿El genérico es igual de bueno|¿Por qué cambia el nombre de la caja}?",
          "{La sustancia es la misma y cambia el fabricante|Cambia el nombre y no el principio activo}. {Dígalo si le sienta mal|El aspecto y los excipientes pueden variar}.",
          "{A veces falta el de siempre|Muchas veces la norma pide el genérico}. {Explicamos qué queda igual|El médico puede excluirlo con motivo}.",
        ],
        [
          "{¿Puedo partir la pastilla|¿Se puede triturar esta pastilla|¿La ranura sirve para partirla}?",
          "{Depende, algunas no se parten|Pregunte antes de coger el cuchillo}. {A veces hay gotas|Lo miramos por usted}.",
        ],
        [
          "{He olvidado una toma, ¿qué hago|¿Hay que recuperar la toma olvidada|He tomado de más, ¿qué hago}?",
          "{No doble la dosis sin preguntar|Cambia de una medicina a otra}. {Llame con el nombre y la hora|Si fue demasiado, llame a toxicología}.",
          "{El prospecto lo dice y nosotros también|Muchas veces se sigue con la siguiente hora}. {Quien ha tomado de más no espera|Ante la duda, llame a un médico}.",
        ],
        [
          "{¿Qué hago con las medicinas viejas|¿Dónde dejo las medicinas caducadas|¿Adónde llevo las cajas empezadas}?",
          "{Tráigalas a la farmacia|Hay un punto de recogida para ellas}. {Las agujas van en un bote aparte|Nunca al desagüe}.",
        ],
        [
          "{¿Qué farmacia está de guardia|¿Adónde voy de noche|¿Qué hago un domingo}?",
          "{La guardia va rotando|Siempre hay una de guardia en la zona}. {El cartel de la puerta lo dice|Una llamada lo aclara}. {En peligro, llame a urgencias|Telefonee antes de salir}.",
        ],
      ],
      qualities: [
        ["palabras claras", "oído discreto"],
        ["consejo franco", "dosis comprobadas"],
        ["segunda mirada", "poca espera"],
        ["voz baja", "tiempo para usted"],
        ["estantes en orden", "respuestas sencillas"],
      ],
      events: ["Día de la tensión", "Consejo de viaje", "Botiquín de verano"],
      actions: {
        sales: ["Enviar una receta", "Reservar un producto"],
        calls: ["Llamar a la farmacia"],
      },
    },
  ),
};
