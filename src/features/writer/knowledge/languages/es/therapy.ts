/**
 * Spanish wordings of the therapy family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const therapy: Wording = familyWording(
  ["persona", "personas", "consulta", "en la consulta", "a la consulta", "acompañamiento"],
  ["Acompañamiento", "El lugar", "Grupos"],
  {
    headlines: [
      "Un lugar {tranquilo|seguro} para {hablar|respirar}",
      "{A su ritmo|Paso a paso}",
      "No tiene que {cargarlo a solas|poder con esto a solas}",
      "{Dejar|Decir} lo que pesa",
      "Una hora {para usted|en calma}",
      "{Con palabras|Con calma}, {un paso|un día} después de otro",
      "{Aquí|Ahora} puede {empezar por cualquier parte|callar o hablar}",
    ],
    truths: [
      "{No hay que estar al límite para pedir ayuda|Un año pesado ya es razón suficiente|Venir pronto suele ser lo más sensato}, {y una primera charla no obliga a nada|y nadie le pedirá que lo demuestre|porque hablar a tiempo alivia}.",
      "{La confianza pesa más que la técnica|Entre dos personas tiene que encajar|Sin confianza no sirve ningún método}, {y por eso hay un primer encuentro|y eso suele notarse pronto|así que puede decir también que no}.",
      "{El cambio rara vez va en línea recta|Los pasos atrás forman parte del camino|Una mala semana no borra lo anterior}, {y lo que cuenta es la dirección|y de eso también se aprende|así que no los llamamos fracaso}.",
      "{Lo nuevo rara vez llega de golpe|El cambio suele hacer poco ruido|Mejorar se nota primero en lo pequeño}, {y un día algo pesa menos|y a veces otra persona lo ve antes|así que de vez en cuando miramos atrás}.",
      "Decir las cosas en voz alta {ya cambia su peso|las hace más pequeñas}, {aunque nada esté resuelto|y se hace a su ritmo}.",
      "{Pedir ayuda no quita fuerza|Nadie aprende a solas todo lo que la vida pide}, {y contarlo una vez ya cuesta menos la segunda|así que venga con lo que haya}.",
      "{Lo que ayuda a uno no sirve siempre a otro|Cada persona llega con una historia distinta}, {y por eso se pregunta antes de proponer|así que no hay un plan igual para todos}.",
    ],
    offers: [
      [
        "user",
        "Sesiones individuales",
        "{Aquí tiene una hora que es solo suya|Hay tiempo para el tema que usted traiga|Hablamos a solas y sin prisa}, {y usted elige por dónde empezar|tan despacio como haga falta|y lo que no quiera contar puede esperar}.",
        "{Una silla, una puerta cerrada y alguien que escucha|La calma y un rato sin teléfono} {hacen que las cosas encuentren palabras|dan sitio a lo que en casa no lo tiene}. {Puede traer notas o venir sin nada|El tema de hoy puede no ser el de ayer}.",
        "{Al principio se ve cómo está y qué quiere cambiar|Cada encuentro empieza por lo que ha pasado entretanto}; {después se mira con más calma|se elige un asunto y se deja el resto}. {Al final queda una idea para la semana|Si algo no le sirve, dígalo}.",
      ],
      [
        "users",
        "Parejas y familias",
        "{Cuando cada conversación acaba en pelea, ayuda un tercero|Nos sentamos todos en torno a una mesa|En pareja o en familia se escucha cada voz}, {con unas reglas claras para hablar|y nadie tiene que tener razón|para volver a entenderse en lo diario}.",
        "{Una misma escena se cuenta de maneras muy distintas|En casa cada uno tiene su papel y su cansancio}; {aquí se oyen todas las versiones|se habla por turnos y se acaba la frase}. {Los niños pueden venir, según el tema|Si alguien no quiere venir, se puede empezar sin esa persona}.",
        "{Discutir no es malo, pero agota|Antes de decidir sobre una separación o una mudanza, ayuda hablar}; {se busca qué hay debajo del enfado|se separa lo urgente de lo antiguo}. {Nadie reparte culpas|Para casa quedan acuerdos pequeños}.",
      ],
      [
        "leaf",
        "Alivio",
        "{El mal sueño, la tensión y el cansancio tienen salida|Cuando todo es demasiado, empezamos por aliviar|Primero buscamos algo de descanso}, {y después tratamos de entender|con pasos pequeños para cada día|y lo demás puede esperar un poco}.",
        "{Dormir, respirar, soltar los hombros|Un paseo, una pausa, un no a tiempo}: {se empieza por lo que se puede hacer hoy|son cosas pequeñas y se practican}. {Anote cuándo está peor y cuándo mejor|Si hay dolor o mareo, pregunte también a su médico}.",
        "{Cuando la cabeza no para, el cuerpo puede ayudar|Después de una mala racha se descansa por partes}, {y lo difícil se habla más tarde|así que no hace falta contarlo todo el primer día}. {Los ejercicios caben en unos minutos|Se prueba qué le calma a usted}.",
      ],
      [
        "video",
        "Sesiones a distancia",
        "{Si el camino es largo, podemos hablar a distancia|Por teléfono o por pantalla también se puede trabajar|No siempre hace falta desplazarse}, {y basta una habitación con puerta|y le diremos para qué casos sirve|así que pregunte qué es posible}.",
        "{Unos auriculares y una puerta que cierre bastan|Elija un sitio donde nadie le oiga}; {probamos el sonido antes de empezar|si se corta, le llamamos}. {Algunas personas alternan las dos formas|Para ciertos momentos es mejor verse en persona}.",
        "{Viajes, turnos o un hijo enfermo no tienen por qué cortar el hilo|Desde otra ciudad se puede seguir hablando}, {con la misma hora y las mismas reglas|y la cita se mantiene}. {Díganos qué programa maneja|Tenga a mano agua y algo para apuntar}.",
      ],
      [
        "footprints",
        "Primera entrevista",
        "{La primera vez es una charla y nada más|Puede venir, sentarse y ver si encaja|En el primer encuentro nos conocemos}, {y no tiene que preparar nada|y también se puede callar|y después decide con calma}.",
        "{Se habla de lo que le trae y de lo que espera|Le contamos cómo se trabaja y qué cuesta}; {puede preguntar por la formación y el método|las dudas tienen sitio}. {Diga qué ha probado ya|Al final se ve si tiene sentido seguir}.",
        "{Los nervios del primer día son normales|Mucha gente llega sin saber por dónde empezar}, {así que empezamos nosotros con unas preguntas|y basta con decir cómo ha sido la semana}. {Puede llevarse la decisión a casa|Si necesita otra ayuda, le diremos cuál}.",
      ],
      [
        "calendar",
        "Acompañamiento",
        "{Podemos vernos cada semana o más de tarde en tarde|Caminamos un tiempo a su lado|El trabajo sigue una meta que pone usted}, {y de vez en cuando miramos qué ha cambiado|y puede parar antes si quiere|sin alargarlo más de lo necesario}.",
        "{Entre una cita y otra pasa la vida de verdad|Lo hablado se prueba durante la semana}, {y en la siguiente se mira cómo fue|así que el ritmo depende de usted}. {Las metas se escriben para no perderlas|Cuando va mejor, se espacia}.",
        "{Ante un examen, un duelo o un trabajo nuevo|En cada etapa} {hace falta un apoyo distinto|se necesita otra cosa}; {se acuerda para cuánto y para qué|después se puede volver si hace falta}. {El final también se prepara|A veces se hace una pausa y se sigue}.",
      ],
    ],
    process: [
      [
        "Contacto",
        "{Escriba o llame con una sola frase|Para el primer contacto basta un mensaje corto|No hace falta explicar nada todavía}, {y sabrá cuándo hay sitio|y le respondemos con discreción|y proponemos un día para hablar}.",
        "{Deje un nombre y una forma de contactar|Escriba solo lo que quiera que leamos}; {no entre en detalles por correo|los asuntos íntimos pueden esperar a la charla}. {Le diremos si hay lista de espera|Si no somos quien le conviene, se lo decimos}.",
        "{Llame a la hora en que le sea más fácil hablar|Puede llamar también por otra persona, si esa persona lo sabe}, {y acordamos cómo y cuándo verse|y le contamos qué pasa después}.",
      ],
      [
        "Conocerse",
        "{En una primera charla nos preguntamos los dos|Hablamos de lo que le trae y de cómo trabajamos|Nos conocemos sin compromiso}, {y luego usted decide|para ver si encaja|y puede pensarlo unos días}.",
        "{Usted pregunta y nosotros preguntamos|Se habla de lo que pesa, de lo que va bien y de lo que espera}; {después se propone una forma de trabajar|al final se acuerda un primer paso}. {No tiene que contarlo todo|Diga si algo le incomoda}.",
        "{Venga con un poco de margen y siéntese|Se explica qué es confidencial y cómo se anulan citas}, {y luego se habla de usted|y queda sitio para sus dudas}. {La decisión puede tomarla otro día|Si no encaja, no se ofende nadie}.",
      ],
      [
        "Trabajar",
        "{Nos vemos con regularidad y con una meta|Avanzamos de sesión en sesión|Trabajamos en lo que usted ha elegido}, {y miramos juntos si ayuda|hasta que pueda seguir sin nosotros|y el rumbo se puede corregir}.",
        "{Se prueba algo, se comenta y se cambia|Hay semanas de avanzar y semanas de sostener}; {lo que ayuda se guarda|de vez en cuando se hace balance}. {Las dudas sobre el método se hablan|El final se acuerda con tiempo}.",
        "{Se sigue un hilo y se deja sitio a lo que llega|Entre citas se queda con una tarea pequeña o con ninguna}, {según le vaya|como se haya acordado}. {Si se atasca, se dice|Cada avance se nombra}.",
      ],
    ],
    questions: [
      [
        "¿{Es confidencial|Queda entre nosotros}?",
        "{Lo que se dice aquí se queda aquí|Rige el secreto profesional|Nadie sabe nada si usted no quiere}, {y la ley prevé muy pocas excepciones|tampoco su familia ni su empresa|y con gusto se lo explicamos antes de empezar}.",
        "{Sus notas y sus datos se guardan bajo llave|Lo que cuenta no sale de la conversación}; {para hablar con otra persona hace falta su permiso|al principio le explicamos los límites}. {Un correo es menos privado que una charla|Pregunte lo que le inquiete}.",
        "{También el hecho de que viene es cosa suya|Puede elegir qué número usamos para llamarle}, {y en el buzón de voz no contamos nada|y a los familiares no les damos noticias sin su permiso}.",
      ],
      [
        "¿{Quién paga las sesiones|Lo cubre algún seguro}?",
        "{Depende de la sesión y de su seguro|Pregunte primero a su seguro qué cubre|Pagar uno mismo suele ser posible}, {y el precio se lo decimos antes|así que lo aclaramos en la primera charla|y le damos los datos que necesite}.",
        "{Cada póliza y cada servicio público tienen sus reglas|Algunas ayudas piden un volante o un informe}; {pregunte antes de la primera cita|llame con el número de póliza a mano}. {La factura lleva lo que piden|El precio por sesión se acuerda al empezar}.",
        "{Si paga usted, sabrá cuánto cuesta cada encuentro|Una cita anulada tarde puede cobrarse, y se lo decimos antes}; {hable con franqueza si le cuesta|hay servicios públicos que también atienden}.",
      ],
      [
        "¿{Cuánto dura una terapia|Cuántas sesiones hacen falta}?",
        "{A veces bastan unas pocas sesiones y a veces más|Depende de lo que quiera cambiar|Nadie puede decirlo con certeza al principio}, {y puede parar cuando quiera|así que lo hablamos por el camino|y cada cierto tiempo hacemos balance}.",
        "{Un asunto concreto suele pedir menos que una historia larga|Se empieza con unas pocas citas y se mira}; {no se firma para un año|usted marca cuándo basta}.",
        "{Lo que viene de lejos pide más paciencia|Cambiar una costumbre lleva su tiempo}, {y al principio se viene más seguido|así que la duración se habla por etapas}. {Las pausas están permitidas|Un buen final se prepara}.",
      ],
      [
        "¿{Qué hago en una crisis|A quién llamo|Y si es urgente}?",
        "{Si hay peligro, llame al número de emergencias|En una crisis no espere nuestra respuesta|Si una vida corre riesgo, pida ayuda urgente ahora}, {y los teléfonos de ayuda atienden también de noche|porque una página web es lenta para eso|y acuda a las urgencias más cercanas}.",
        "{No se quede a solas con eso|Marque el teléfono de emergencias o vaya a un hospital}; {llame a alguien que pueda estar con usted|pida a un vecino que le acompañe}. {Por aquí no se responde de noche|Después podemos hablarlo}.",
        "{En peligro cada minuto cuenta y una web no sirve|Las líneas de ayuda hablan con usted en ese momento}; {marque ahora mismo|use el teléfono y no el correo}. {Si teme por otra persona, llame también|Diga dónde está y qué ocurre}.",
      ],
      [
        "¿{Cómo sabré si ayuda|Ayuda de verdad}?",
        "{Nadie serio puede prometerlo|Suele notarse primero en lo diario|No ayuda a todos por igual}, {y tras unas sesiones lo miramos juntos|así que diga si algo no se mueve|pero hablarlo pronto evita perder tiempo}.",
        "{Al principio se acuerda en qué se va a notar|Se pregunta de vez en cuando qué está mejor y qué no}; {si nada cambia, se prueba otra cosa|la opinión que cuenta es la suya}.",
        "{Unos lo notan en el sueño y otros en las discusiones|A veces remueve antes de aliviar}, {y conviene decirlo enseguida|así que lo hablamos sin rodeos}. {Si otra ayuda le conviene más, se lo decimos|Nadie puede prometer un resultado}.",
      ],
      [
        "¿{Hay horas por la tarde|Se puede venir después del trabajo|Qué horas hay}?",
        "{Pregunte por las últimas horas del día|Algunas horas se guardan para quien trabaja|A mediodía también suele haber un hueco}, {y una hora fija ayuda a cumplir|así que díganos cuándo puede|y le avisamos si algo queda libre}.",
        "{Las horas de la tarde se piden mucho|Quien trabaja a turnos puede ir cambiando}; {díganos sus días y buscamos|apúntese por si queda una hora libre}.",
        "{Una pausa de comida o una llamada a distancia pueden servir|Después del trabajo conviene un rato para llegar}, {y así no entra con prisa|para poder cambiar de tema con calma}.",
      ],
    ],
    qualities: [
      ["tiempo", "confianza"],
      ["oídos abiertos", "puertas cerradas"],
      ["pasos pequeños", "metas claras"],
      ["sitio propio", "mucha paciencia"],
      ["ritmo propio", "acuerdos claros"],
      ["reglas seguras", "palabra libre"],
    ],
    events: ["Grupo de apoyo", "Taller de calma", "Charla"],
  },
);

export const therapyTrades: Record<string, Wording> = {
  massage: familyWording(
    ["cliente", "clientes", "consulta", "en la consulta", "a la consulta", "masaje"],
    ["Masajes", "La consulta", "Citas"],
    {
      headlines: [
        "{Túmbese|Respire}, {lo demás espera|suelte el peso}",
        "Una hora {sin teléfono|para su espalda}",
        "Manos {cálidas|tranquilas} y {silencio|tiempo}",
        "{Hombros|Pies} sueltos, {mirada|cabeza} clara",
        "{Media tarde|Un rato} para {soltar|respirar hondo}",
        "{Aceite|Silencio} tibio y {manos|luz} suave",
      ],
      truths: [
        "{Casi nunca se está tenso en un solo sitio|La tensión llega despacio y se nota de golpe}, {así que vamos del borde al centro|y la mandíbula sabe más que la nuca}.",
        "{Más fuerte no siempre es mejor|Un músculo cede cuando se siente seguro}, {así que diga qué le sienta bien|y nadie tiene que apretar los dientes}.",
        "{El descanso es la mitad del masaje|La calma no se ordena}, {y se puede hablar o callar|y dormirse está permitido}.",
        "{Un masaje no sustituye una revisión|No hacemos diagnósticos}, {así que un dolor fuerte o nuevo lo ve antes un médico|y decimos lo que notamos}.",
        "{El cuerpo guarda las prisas en la nuca y en el vientre|Quien aprieta los dientes lo nota en los hombros}, {y soltarlo pide un rato|así que la primera parte es lenta}.",
        "{El frío cierra los músculos y el calor los abre|Unos pies fríos no se relajan}, {y por eso la sala está templada|así que pida otra manta}.",
        "{Lo que sienta bien a uno molesta a otro|Cada espalda tiene su historia}, {así que se pregunta antes y durante|y por eso ninguna sesión es igual}.",
      ],
      offers: [
        [
          "hand",
          "Masaje clásico",
          "{La espalda, los hombros y la nuca cargan con el día|El volante y la pantalla dejan huella|Diga dónde tira}, {y empezamos justo al lado|y la presión la marca usted}.",
          "{Amasar, deslizar y sostener|Primero el calor de las manos y después más hondo}: {así afloja la zona cargada|el músculo tiene tiempo}. {Díganos si duerme de lado o boca arriba|La cabeza y los brazos también cuentan}.",
          "{Trabajar de pie o sentado carga sitios distintos|Un bebé en brazos se nota en la lumbar}; {miramos de dónde viene|se trabaja alrededor antes de llegar}. {Se puede hacer solo la espalda|Al final se estira con suavidad}.",
        ],
        [
          "waves-horizontal",
          "Masaje relajante",
          "{Es lento, con aceite templado y pocas palabras|Va bien a quien no sabe parar|Aquí no hay nada que arreglar}, {y después puede quedarse tumbado|así que no deje nada urgente para luego}.",
          "{Movimientos largos, luz baja y ningún reloj a la vista|Desde los pies hasta la cabeza, sin saltos}: {la respiración se alarga|no hay que decir nada}. {Elija si quiere música|Diga qué olores no le gustan}.",
          "{Después de una mudanza, un duelo o una época de exámenes|Cuando la cabeza no para}, {lo suave llega más lejos|un rato lento sienta mejor que uno fuerte}. {No cene mucho antes|Deje un rato libre al salir}.",
        ],
        [
          "footprints",
          "Reflexología",
          "{Los pies lo llevan todo y reciben poco|Unos puntos pequeños calman el cuerpo entero}, {y basta con quitarse los zapatos|y muchos se quedan dormidos}.",
          "{Talón, arco y dedos se trabajan uno a uno|Con cosquillas se aprieta más y se va más lento}; {usted se queda vestido y tapado|se puede hacer en sillón}. {Diga si tiene varices o diabetes|No sustituye al médico}.",
          "{Quien anda o está de pie todo el día lo agradece|Los tobillos hinchados se miran primero}, {y se empieza con un baño tibio o una toalla|y algo raro va antes al médico}.",
        ],
        [
          "leaf",
          "Consejo de naturopatía",
          "{Hablamos de sueño, comida y trabajo|Todo empieza con una charla larga}, {y después viene un plan que puede comprobar|y decimos qué no tratamos}. {No deje nunca una medicina por su cuenta|Si quiere, hablamos con su médico}.",
          "{Traiga sus análisis si los tiene y la lista de lo que toma|Apunte una semana de comidas, sueño y cansancio}; {se buscan costumbres que se puedan cambiar|lo mirado queda por escrito}. {Lo que es de médico, al médico|Se empieza con pocas cosas}.",
          "{Infusiones y remedios también tienen contraindicaciones|Lo natural no siempre es inocuo}, {así que se pregunta por alergias y medicinas|y por eso se aconseja con prudencia}.",
        ],
        [
          "activity",
          "Masaje deportivo",
          "{Antes del esfuerzo es ligero y después es lento|Las piernas cargadas piden tiempo|Diga qué está preparando}, {y miramos dónde tira|pero una lesión reciente la ve antes un médico}.",
          "{Gemelos, cuádriceps y planta del pie después de una carrera|Hombro y antebrazo en quien nada o escala}: {se busca la zona que frena|se trabaja con movimiento}. {Beba y camine un poco después|No estrene masaje la víspera de competir}.",
          "{Una sobrecarga se nota al bajar escaleras|Los días de descarga son buenos para venir}; {díganos cómo entrena|se acuerda cuánta presión conviene}. {Un pinchazo agudo pide médico|Se puede trabajar solo una zona}.",
        ],
      ],
      process: [
        [
          "Escribir",
          "{Diga qué le molesta y desde cuándo|Basta con una frase}. {Avise de embarazo, enfermedad o tratamiento|Le proponemos una duración}.",
          "{Llame o escriba y diga si prefiere mañana o tarde|Cuente si es la primera vez}; {le decimos qué duración suele ir bien|se aparta una hora tranquila}. {Apunte lo que toma|Si cambia algo, avise}.",
          "{Díganos qué zona le pide ayuda|Pregunte si duda qué masaje le conviene}, {y lo aclaramos antes de venir|y no tiene que decidirlo solo por el nombre}.",
        ],
        [
          "Llegar",
          "{Hablamos un poco y se acomoda|Solo se descubre lo necesario}, {y la camilla está caliente|y lo demás queda tapado}.",
          "{Llegue unos minutos antes y apague el teléfono|Le enseñamos dónde dejar la ropa}; {nos cuenta cómo ha dormido|se elige aceite o crema}. {Las joyas, mejor en casa|Pida otra almohada si la necesita}.",
          "{Unas preguntas sobre salud y costumbres van primero|Usted marca las zonas que no se tocan}, {y salimos mientras se prepara|y se respeta sin explicaciones}.",
        ],
        [
          "Recibir",
          "{Usted dice si la presión está bien|Vamos despacio}, {y el silencio es bienvenido|y lo que molesta se deja enseguida}.",
          "{Las manos empiezan despacio y buscan|Se avisa antes de cambiar de zona}; {basta una palabra para parar|la presión sube solo si le va bien}. {Respire como le salga|Si tiene frío, dígalo}.",
          "{Primero la espalda y después el resto|Cada lado recibe su tiempo}, {y se vuelve donde haga falta|y al final todo se ralentiza}.",
        ],
        [
          "Descansar",
          "{Quédese un rato|Beba un vaso de agua}, {y levántese sin prisa|y guarde la tarde tranquila}.",
          "{Siéntese antes de ponerse de pie|Le dejamos un momento a solas}; {si algo le tira mañana, no se asuste|una ducha tibia sienta bien}. {Se habla de cómo seguir|Vístase sin prisa}.",
          "{Le contamos dónde estaba la tensión|Un gesto sencillo para casa cierra la sesión}, {y ya puede volver al día|y decide si quiere otra cita}.",
        ],
      ],
      questions: [
        [
          "{¿Qué hay que quitarse|¿Estoy tapado durante el masaje}?",
          "{Solo lo que usted quiera|Se descubre solo la parte que se trabaja}. {Lo hablamos antes|Puede cambiar de idea}.",
          "{Lo cómodo es quedarse en ropa interior|Para los pies basta con quitar los calcetines}; {una sábana cubre lo demás|nadie entra mientras se cambia}.",
          "{Hay masajes que se reciben con ropa|El aceite mancha, así que conviene ropa sencilla}, {y usted dice hasta dónde|y lo que no quiera se deja}.",
        ],
        [
          "{¿Cuándo no conviene un masaje|¿Se puede en el embarazo}?",
          "{Con fiebre o una lesión reciente es mejor esperar|En el embarazo lo hablamos antes}. {Con problemas de corazón o trombosis pregunte al médico|Díganos todo lo que importe}.",
          "{Heridas, quemaduras del sol y venas inflamadas se dejan en paz|Tras una operación decide su médico}; {cuéntelo al pedir la cita|si hay duda, se espera}.",
          "{Con medicinas que aclaran la sangre hay que preguntar antes|Los primeros meses de embarazo piden prudencia}, {así que hable con su médico o su matrona|y por eso hacemos preguntas al llegar}.",
        ],
        [
          "{¿Lo cubre el seguro|¿Cuánto cuesta una sesión}?",
          "{Normalmente lo paga uno mismo|Algunos seguros ayudan}. {El precio se dice antes|Pida factura}.",
          "{La duración y la técnica cambian la cifra|Un bono o un regalo se pueden hablar}; {la tarifa se dice al reservar|se paga al terminar}.",
          "{Pregunte a su mutua qué acepta y con qué papel|Para un seguro hace falta a menudo una receta}, {y le damos la factura con lo que piden|y aquí le decimos qué podemos poner}.",
        ],
        [
          "{¿Cuántas sesiones hacen falta|¿Hay que volver a menudo}?",
          "{Depende de dónde venga la tensión|A veces basta una}. {Moverse entre sesiones ayuda mucho|A muchos les va bien un día fijo al mes}.",
          "{Una tensión de años no cede en un rato|Después de un esfuerzo concreto basta a veces con poco}; {se ve cómo le ha sentado|usted decide cuándo volver}.",
          "{Al principio puede venir bien seguir un poco|Dormir, andar y beber ayudan entre medias}, {y luego se espacia|así que no hay un número fijo}.",
        ],
        [
          "{¿Puedo decir que aprieta demasiado|¿Pasa algo si me duermo}?",
          "{Dígalo enseguida|No pasa nada, ocurre a menudo}. {Recordamos lo que le sienta bien|Solo hablamos si le apetece}.",
          "{Diga más flojo, más fuerte o pare|Un gesto con la mano también vale}; {se cambia en el momento|lo apuntamos para otro día}.",
          "{Muchos cierran los ojos y se van|Roncar está permitido}, {y le despertamos con calma|y nadie se lo recuerda después}.",
        ],
      ],
      qualities: [
        ["manos cálidas", "buen silencio"],
        ["respiración tranquila", "hombros sueltos"],
        ["tiempo de sobra", "límites claros"],
      ],
      events: ["Tarde de cuello", "Curso en pareja", "Hora de calma"],
      actions: { bookings: ["Pedir un masaje"] },
    },
  ),
};
