/**
 * Spanish wordings of the community family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const community: Wording = familyWording(
  ["miembro", "gente", "casa", "con nosotros", "a la casa", "vida en común"],
  ["Qué hacemos", "Imágenes", "Fechas"],
  {
    headlines: [
      "{Venga|Pase} {a vernos|cuando quiera}",
      "{Juntos|Entre varios} {es más fácil|se llega más lejos}",
      "Una {puerta|hora}, una {silla|mano}, un comienzo",
      "Hay {una silla|un café} para usted",
      "{Algo de tiempo|Dos manos}, y se avanza",
      "{Hoy|Esta semana} {de visita|con una duda}, mañana {como en casa|de los nuestros}",
      "{Manos|Voces} distintas, {una mesa|un mismo rato}",
    ],
    truths: [
      "{Pedir ayuda cuesta más que darla|El paso más difícil es cruzar la puerta|Entrar por primera vez da algo de reparo}, {así que solo preguntamos lo necesario|y después todo es más fácil|y alguien le recibe}.",
      "{Esto vive de quien recoge las sillas|Muchos hacen un poco y así funciona|Lo importante lo hace gente sin escenario}, {y cada mano cuenta|así que siempre hay sitio para uno más|y por eso damos las gracias}.",
      "{La confianza quiere cuentas abiertas|Quien da puede preguntar adónde va|Lo que es de todos se explica a todos}, {y quien pregunta recibe una respuesta|así que pregunte cuando quiera|y por eso lo contamos}.",
      "{La vida en común empieza recogiendo|Quien lleva una silla ya es de los nuestros|Hablando al fregar se conoce la gente}, {y el pastel viene después|así que quédese hasta el final|y de ahí salen las mejores ideas}.",
      "Se suele venir {por algo concreto|por casualidad} {y uno se queda por la gente|y se aprenden nombres}.",
      "{Muchas cosas empiezan con alguien que pregunta|Casi todo lo que existe aquí fue antes una idea de alguien}, {y a veces basta con levantar la mano|así que diga la suya}.",
      "{Un saludo por su nombre cambia la tarde|Quien vuelve por segunda vez ya conoce a alguien}, {y eso no se puede comprar|así que nos fijamos en las caras nuevas}.",
    ],
    offers: [
      [
        "users",
        "Actividades",
        "{Hay grupos para edades y gustos distintos|Puede venir una vez o cada semana|Una actividad es la mejor forma de conocerse}, {así que díganos qué le gusta hacer|y pruebe sin compromiso|y siempre hay sitio para alguien nuevo}.",
        "{Unos vienen a hacer algo y otros a estar acompañados|Hay ratos para aprender, para moverse y para charlar}; {mire el calendario y elija uno|pregunte qué grupo tiene sitio}. {Basta venir una vez para saber|La primera tarde alguien le acompaña}.",
        "{Los niños, los jóvenes y los mayores buscan cosas distintas|A unos les gusta la mañana y a otros la noche}, {y por eso hay más de un grupo|así que pregunte por su edad y su horario}. {Lo que hace falta se le dice antes|Si falta algo, propóngalo}.",
      ],
      [
        "life-buoy",
        "Ayuda",
        "{Venga como esté y cuéntenos|Con papeles o con problemas del día a día|A veces basta alguien que escuche}, {y traiga sus cartas si las hay|y vemos juntos quién puede ayudar|sin tener que explicarlo todo}.",
        "{Una carta oficial se entiende mejor entre dos|Hay formularios que dan miedo hasta que alguien los lee en voz alta}; {traiga todo, también el sobre|empezamos por las fechas}. {Si no somos quien puede ayudar, le decimos quién|Lo urgente se mira primero}.",
        "{No hay que saber cómo se llama el problema|Puede empezar por donde quiera}: {escuchamos y ordenamos con usted|se busca un paso que se pueda dar}. {Puede venir con alguien de confianza|Si habla otro idioma, dígalo al llamar}.",
      ],
      [
        "calendar",
        "Fiestas y encuentros",
        "{A lo largo del año comemos, cantamos y hablamos|Las fiestas juntan a quienes no se conocen|En un encuentro cabe todo el barrio}, {y las fechas están en esta web|así que traiga a un vecino|y siempre falta alguien para recoger}.",
        "{Cada fiesta tiene quien cocina, quien canta y quien friega|Una mesa larga hace vecinos}; {apunte la fecha y venga|pregunte qué puede traer}. {Los niños tienen su rincón|Quien llega sin conocer a nadie se sienta el primero}.",
        "{Unas fechas vuelven cada año y otras salen sobre la marcha|En un encuentro se habla de lo que pasa en el barrio}, {y todo se anuncia con tiempo|así que mire de vez en cuando el calendario}.",
      ],
      [
        "hand-heart",
        "Apoyo",
        "{Se puede ayudar con tiempo, con dinero o con un oficio|Un poco y a menudo llega lejos|Cada mano que se ofrece cuenta}, {así que pregunte qué falta|y usted dice cuánto puede|y le contamos para qué sirve}.",
        "{Un mueble que llevar, una caja que clasificar, una tarde que cubrir|Conducir, coser, traducir, cocinar}: {casi todo lo que usted sabe sirve|siempre hay algo por hacer}. {Díganos cuándo tiene un rato|Al principio va con alguien}.",
        "{Quien ayuda también conoce gente|Ayudar no pide un título}, {y se puede empezar con algo pequeño|así que venga a ver en qué consiste}. {Si la tarea no le va, se cambia|Los gastos y los permisos se hablan antes}.",
      ],
      [
        "megaphone",
        "Debates",
        "{En torno a una mesa se discute mejor|Ideas y críticas tienen aquí su silla|Quien viene participa en la decisión}, {y lo acordado queda apuntado|así que traiga su opinión|y cada voz se escucha}.",
        "{Los temas se anuncian antes y las preguntas caben todas|Alguien modera y alguien toma notas}; {se puede hablar o solo escuchar|hablar corto ayuda a que todos lleguen}. {Las notas se pueden leer después|Quien no puede venir manda su opinión}.",
        "{Donde hay opiniones distintas se aprende más|Un desacuerdo dicho con calma no rompe nada}, {y al final se busca un paso común|así que las sillas se ponen en círculo}.",
      ],
      [
        "gift",
        "Donativos",
        "{Un donativo puede ser dinero, tiempo o cosas|Usted puede decir para qué lo da|Poco y a menudo ayuda mucho}, {y le explicamos adónde va|y puede pedir un recibo|así sabe qué ha hecho posible}.",
        "{Ropa, comida, libros o dinero no hacen falta siempre por igual|Lo que sobra en una casa puede faltar en otra}; {pregunte primero qué se necesita|una llamada evita viajes}. {El dinero se puede destinar a algo concreto|Para una ayuda regular basta una cantidad pequeña}.",
        "{Un cumpleaños o una despedida pueden juntar un donativo|Una hucha en la tienda o una colecta entre amigos también suma}; {díganos qué le mueve|le contamos en qué se ha usado}. {Pida el recibo al darlo|Sobre impuestos, pregunte a su asesor}.",
      ],
    ],
    process: [
      [
        "Saludar",
        "{Escriba, llame o pase a saludar|Para empezar bastan unas palabras|Salude en el idioma que pueda}, {y leemos con cuidado|y alguien le responde|y le decimos cuándo venir}.",
        "{Cuéntenos en qué piensa o qué necesita|Una llamada corta aclara mucho}; {le diremos a qué hora hay alguien|le ponemos con la persona que lo lleva}. {No hace falta escribir bonito|Si prefiere hablar, deje su teléfono}.",
        "{Mire el calendario y elija un día|Escríbanos de dónde viene el interés}, {y alguien le esperará en la puerta|y le diremos cuál es el mejor momento}.",
      ],
      [
        "Conocerse",
        "{Venga una vez y mire|Nos conocemos en una charla|Dé una vuelta con nosotros}, {y no hay nada que firmar ese día|y pregunte lo que quiera|para ver si le gusta}.",
        "{Se enseña la casa y se presenta a la gente|Se toma algo y se habla un rato}; {después sabe quién hace qué|así pone cara a los nombres}. {Puede irse cuando quiera|Las preguntas directas nos gustan}.",
        "{Quédese a una actividad y mire cómo es el ambiente|Siéntese donde le apetezca}, {y hable con quien ya lleva tiempo|y vea si se encuentra a gusto}. {Nadie espera una respuesta ese día|Si no es lo suyo, también está bien}.",
      ],
      [
        "Formar parte",
        "{Participe tanto como quiera|Se entra poco a poco|Busque su sitio sin prisa}, {con alguien al lado|y haga menos si hace falta|y siempre puede cambiar}.",
        "{Empiece con una tarde o con una tarea|Elija un grupo y pruebe unas semanas}; {alguien le explica las costumbres|después verá si quiere más}. {Lo que usted trae también cambia la casa|Las llaves y las listas llegan con el tiempo}.",
        "{Un turno, una idea, una silla que falta|Quien quiere puede escuchar, ayudar o decidir}: {cada uno encuentra su manera|hay muchas formas de estar}. {Las épocas con menos tiempo se entienden|Avise y ya está}.",
      ],
    ],
    questions: [
      [
        "¿{Hay que ser socio|Se puede ir sin ser socio}?",
        "{No, se puede venir a probar|Las visitas son bienvenidas|Nadie pide antes un formulario}, {así que pase cuando quiera|y después decide con calma|y le enseñamos qué hacemos}.",
        "{Muchas actividades están abiertas a cualquiera|A una fiesta o a una charla puede venir sin más}; {algunas cosas piden apuntarse|para otras basta con avisar}. {Hacerse socio es otra conversación|Mire primero si le gusta}.",
        "{Mire en el calendario qué es abierto|Pregunte qué se puede hacer sin inscribirse}, {y venga sin papeles|y elija con calma}. {El carné, si lo hay, viene después|Al salir nadie le pide nada}.",
      ],
      [
        "¿{Hay que pagar cuota|Cuánto cuesta ser socio}?",
        "{Algunas cosas no cuestan nada|Pida la lista y se la explicamos|Si hay una cuota, se lo decimos}, {y por dinero no debería quedarse fuera|así que hable con nosotros si va justo|y se busca una solución}.",
        "{Lo que cuesta y en qué se gasta está por escrito|Cada actividad dice si se paga algo}; {pregunte también por familias y jóvenes|si es mucho, dígalo en confianza}.",
        "{Se puede participar de varias maneras, no solo pagando|Hay cosas con cuota y cosas abiertas}, {así que pregunte por la que le interesa|y se lo explicamos antes de apuntarse}.",
      ],
      [
        "¿{Cómo puedo ayudar|Qué puedo hacer}?",
        "{Con tiempo, con las manos o con un coche|No hace falta saber nada|Una hora ya ayuda}, {y se le enseña lo necesario|así que díganos qué se le da bien|y buscamos una tarea que encaje}.",
        "{Díganos qué le gusta y qué no quiere hacer|Hay trabajo de sillas, de teléfono y de cabeza}; {buscamos algo que no le pese|se empieza al lado de alguien}. {También se puede ayudar una sola vez|Para algunas tareas se pide un papel, y se lo decimos}.",
        "{Mire la lista de lo que falta|Pase un día en que haya movimiento}, {y elija lo que le apetezca|y verá dónde hacen falta manos}. {Sus ideas valen también|Traer a alguien es ya una ayuda}.",
      ],
      [
        "¿{A quién me dirijo|Queda entre nosotros}?",
        "{Escriba y lo pasamos a quien sabe|Cuéntelo con sus palabras|Lo que diga se trata con discreción}, {pero si hay peligro llame a emergencias|y alguien le responde|y nadie más tiene que saberlo}.",
        "{Llame, escriba o hable con quien vea al entrar|Pida hablar a solas si lo prefiere}; {solo se cuenta lo necesario para ayudar|usted decide hasta dónde cuenta}.",
        "{Diga primero qué le preocupa, sin nombres|Basta decir que quiere hablar con alguien}, {y le dirán quién puede escucharle|y se busca un sitio tranquilo}. {Si hace falta otro servicio, se lo indicamos|Sus datos no pasan a nadie sin preguntarle}.",
      ],
      [
        "¿{Puedo venir con alguien|Y si vengo sin compañía}?",
        "{Claro, en compañía cuesta menos empezar|También puede venir a solas|Traiga a quien quiera}, {y alguien le recibe en la puerta|y si vienen niños, avise|así nadie se queda en un rincón}.",
        "{Un amigo, un hijo, una vecina: cabe quien usted traiga|Entre dos se entra con menos reparo}; {díganos si alguien necesita ayuda para subir|avise si son muchos}.",
        "{Quien viene por su cuenta pronto conoce a alguien|Si no conoce a nadie, dígalo al llegar}, {y le presentamos a quien esté|y le buscamos un sitio en la mesa}.",
      ],
      [
        "¿{Cuánto tiempo lleva|Puedo ayudar un poco}?",
        "{Una hora al mes ya cuenta|Usted dice cuánto puede|Se puede ayudar solo de vez en cuando}, {y parar un tiempo es normal|así que buscamos una tarea a su medida|y nadie lleva la cuenta}.",
        "{Hay tareas de una tarde y tareas de todo el año|Diga qué días tiene libres y cuáles no}; {con eso se busca algo que quepa|así nadie promete de más}.",
        "{Puede ayudar una sola vez|Puede empezar con algo pequeño}, {y ver después si apetece repetir|y dejarlo sin dar razones}. {Los exámenes, los niños y el trabajo van primero|Un aviso con tiempo basta}.",
      ],
    ],
    qualities: [
      ["puertas abiertas", "palabras claras"],
      ["muchas manos", "pasos pequeños"],
      ["viejos amigos", "caras nuevas"],
      ["puerta abierta", "café fuerte"],
      ["muchas manos", "una meta"],
      ["mesa abierta", "tiempo compartido"],
    ],
    events: ["Tarde abierta", "Fiesta de verano", "Asamblea"],
    actions: { signups: ["Participar", "Unirse"] },
  },
);

export const communityTrades: Record<string, Wording> = {
  "funeral-director": familyWording(
    ["familia", "familias", "casa", "con nosotros", "a la casa", "despedida"],
    ["Cómo ayudamos", "La casa", "Encuentros"],
    {
      headlines: [
        "{Alguien responde|Estamos aquí} cuando hace falta",
        "Una despedida {a su manera|sin prisa}",
        "{Paso a paso|Una cosa detrás de otra} {y con alguien al lado|y sin prisa}",
      ],
      truths: [
        "{En las primeras horas casi nada corre prisa|Hay más tiempo del que parece}, {así que siéntese un momento|y puede llamar cuando esté preparado}.",
        "Una despedida {no tiene reglas|se parece a la persona}. {Hay quien quiere gente y quien quiere una vela|Usted dice cómo será}.",
        "{Hablar de dinero no quita respeto|Se puede preguntar el precio sin apuro}, {por eso todo queda escrito|y nadie tiene que decidir en el momento}.",
      ],
      offers: [
        [
          "phone",
          "Primeros pasos",
          "{En casa, en el hospital o en la residencia|Haya muerto donde haya muerto}, {llame y le decimos qué hay que hacer|explicamos qué corre prisa y qué puede esperar}.",
          "En casa {primero viene el médico a certificar|llame antes a un médico}. {Después vamos nosotros, cuando usted quiera|Luego queda tiempo para despedirse}.",
        ],
        [
          "flower",
          "Entierro y cremación",
          "{Ataúd o urna, cementerio o jardín|Las posibilidades y lo que piden}: {lo explicamos sin prisa|no hay que elegir el primer día}.",
          "{La ley fija unas cosas y deja libres otras|No todo se permite, pero más de lo que se cree}. {Diga su deseo aunque sea poco común|Le decimos qué se puede}. {Una tumba compromete muchos años|También hablamos del cuidado}.",
        ],
        [
          "flame",
          "Ceremonias",
          "{En la iglesia, en el tanatorio o al aire libre|Con sacerdote, con oficiante o con sus palabras}: {la ceremonia debe parecerse a la persona|mucho puede venir de la familia}.",
          "{Música, flores, fotos, lectura|Una canción, un texto, el dibujo de un niño}: {ordenamos los tiempos|usted dice qué importa y nosotros llevamos lo demás}.",
        ],
        [
          "file-text",
          "Papeles y trámites",
          "{Registro, banco, seguro|Certificados, pensiones, contratos}: {hacemos parte de los trámites|recibe una lista de lo que queda}.",
          "{El libro de familia y el documento bastan al principio|Hacen falta algunos papeles}. {Lo que falta se pide|Se buscan con calma}.",
        ],
        [
          "heart",
          "Velatorio",
          "{Sentarse, coger una mano, dejar una carta|También los niños pueden venir}: {el tiempo que haga falta|preparamos la sala}.",
          "{Si quiere verle una última vez|Si desea elegir la ropa}, {díganoslo|es posible}. {Nadie está obligado|Muchos salen más tranquilos}.",
        ],
        [
          "pen-line",
          "Previsión",
          "{Decir en vida lo que uno quiere|Dejar escritos los deseos} {ahorra decisiones difíciles a los demás|alivia el día que llega}. {Basta una charla para empezar|Se puede cambiar cuando quiera}.",
        ],
      ],
      process: [
        [
          "Llamar",
          "{No hay que preparar nada|Bastan un nombre y un lugar}. {Decimos qué viene después|Se puede llorar al teléfono y también callar}.",
        ],
        [
          "Hablar",
          "{En su casa o en la nuestra|En familia y sin prisa} {hablamos de la forma, la ceremonia y el precio|vemos qué hay que decidir}. {Al final todo queda escrito|Se puede consultar con la almohada}.",
        ],
        [
          "Despedirse",
          "{Ese día todo está preparado|Llegamos antes que ustedes}. {No tiene que pensar en nada|Puede estar, sin más}.",
          "{Después quedan cartas y días callados|Luego seguimos al teléfono}. {Decimos qué falta por hacer|Las preguntas pueden llegar semanas más tarde}.",
        ],
      ],
      questions: [
        [
          "{¿Qué hago primero|Ha muerto alguien en casa, ¿qué hago|¿A quién llamo antes}?",
          "{A un médico, para certificarlo|Primero el médico}. {Después nos llama|Lo demás puede esperar}.",
          "{En el hospital el personal da los primeros pasos|Nada hay que hacer en ese minuto}. {Llame a alguien cercano y siéntese|Le guiamos por teléfono}.",
        ],
        [
          "{¿Cuánto cuesta un entierro|¿Se puede saber el coste antes|¿Qué incluye el precio}?",
          "{Depende de la forma, del lugar y de la ceremonia|Una parte es nuestra y otra del cementerio y del municipio}. {Recibe un presupuesto antes de decidir|Pregunte también por lo sencillo}.",
          "{Diga con franqueza qué es posible|Ponga un límite y buscamos dentro}. {A veces hay ayudas|El cariño no se mide en gasto}.",
        ],
        [
          "{¿Qué papeles hacen falta|¿Qué llevo|¿Qué documentos necesitan}?",
          "{Documento de identidad, libro de familia, tarjeta sanitaria|Lo que encuentre basta para empezar}. {El resto se pide|Damos una lista}.",
        ],
        [
          "{¿Cuánto tiempo tenemos|¿Se puede esperar a la familia de lejos|¿Cuándo debe ser el entierro}?",
          "{La ley fija un plazo y hay excepciones|El plazo cambia según el país}. {Le decimos cuánto queda|Muchas veces se puede esperar}.",
        ],
        [
          "{¿Llevo a los niños|¿Cómo se lo digo a un niño|¿Puede venir un niño}?",
          "{Sí, si quiere y se le explica antes|Pregúntele y diga qué va a ver}. {Alguien debe estar solo para él|Puede salir en cualquier momento}.",
          "{Diga la palabra muerto, asusta menos que un rodeo|Ayudan las palabras sencillas}. {Un dibujo para dejar ayuda a muchos|Podemos ayudar a explicarlo}.",
        ],
      ],
      qualities: [
        ["palabras suaves", "tiempo de sobra"],
        ["precios claros", "pasos sencillos"],
        ["salas tranquilas", "gente atenta"],
        ["voz serena", "mano tendida"],
        ["sitio para el silencio", "respuestas francas"],
      ],
      events: ["Charla de previsión", "Acto de recuerdo", "Café del duelo"],
      actions: { calls: ["Llamar por un fallecimiento"], bookings: ["Pedir una cita"] },
    },
  ),
  "care-service": familyWording(
    [
      "persona atendida",
      "personas atendidas",
      "servicio",
      "con nosotros",
      "a la oficina",
      "ayuda y cuidados",
    ],
    ["Ayuda y cuidados", "Nuestro servicio", "Encuentros"],
    {
      headlines: [
        "Seguir {en casa|en su casa}, {con ayuda|bien acompañado}",
        "Ayuda que {se toma su tiempo|escucha}",
        "{Llamar|Saludar}, {ayudar|escuchar} y volver",
        "{Una puerta|Una cara} conocida {cada mañana|a su hora}",
        "{Paso corto|Mano cerca}, {día tranquilo|cabeza alta}",
        "En {su cocina|su sillón}, con {su ritmo|sus cosas}",
      ],
      truths: [
        "{Quien necesita ayuda conserva su voluntad|Uno sigue siendo la misma persona}, {así que preguntamos antes de hacer|y usted dice cómo empieza el día}.",
        "{La familia carga con más de lo que se ve|Quien cuida también puede estar cansado}, {y una hora libre no es un lujo|y hablar con ella es parte del cuidado}.",
        "{La confianza llega con las mismas caras|Se cuida mejor cuando hay trato}, {así que cambiamos lo menos posible|y nos acordamos de cómo toma el café}.",
        "{Un vaso a mano y un pasillo libre evitan caídas|La casa se mira también con los pies}, {y una alfombra menos ayuda|así que se repasa por dónde se anda}.",
        "{Quien pregunta qué hora prefiere ya está cuidando|Las costumbres de siempre sostienen el día}, {y el orden de la mañana se respeta|así que se apuntan}.",
        "{La soledad también quita el hambre|Una charla mientras se pela la fruta hace compañía}, {y por eso no se corre de una casa a otra|así que se come mejor en compañía}.",
        "{El ánimo cambia antes que la tensión|Un plato a medias dice algo}, {así que lo que se nota se cuenta|y por eso se escribe en el cuaderno}.",
      ],
      offers: [
        [
          "heart-handshake",
          "Aseo personal",
          "{Ayudamos a lavarse, a vestirse y a levantarse|Vamos por la mañana o por la noche|Con el aseo no hay prisa}, {y sus costumbres cuentan|y lo que puede hacer solo es cosa suya}.",
          "{Ducha o lavabo, por la mañana o por la tarde|El agua, la toalla y la ropa se dejan listas antes}; {se cuida la piel y se respeta el pudor|la persona hace lo que puede}. {Afeitarse y peinarse también importa|Los escalones del baño se miran}.",
          "{Pasar de la cama a la silla tiene su técnica|Vestir un brazo rígido lleva su rato}, {y se hace sin tirones|así que se avisa de cada gesto}. {A veces hace falta una grúa o una barra|Díganos qué le da vergüenza}.",
        ],
        [
          "pill",
          "Curas y medicinas",
          "{Las curas y los pastilleros se hacen con receta|Después del hospital el tratamiento suele cambiar}, {y todo queda apuntado|y avisamos al médico si algo cambia}.",
          "{Se sigue la pauta del médico y nada más|Se preparan las tomas y se anota si se han tomado}; {una herida se mira y se describe|las dudas van a la enfermera o al médico}. {Guarde las recetas juntas|Los cambios se piden por escrito}.",
          "{Una caja por días evita confusiones|Las citas y los análisis se apuntan en un mismo calendario}, {y la familia puede mirarlo|así que nadie se olvida de una}. {Lo caducado se devuelve a la farmacia|Diga si hay alergias}.",
        ],
        [
          "house",
          "Ayuda en casa",
          "{La compra, la comida y la ropa se hacen con usted o por usted|Lo que se hace pesado encuentra un día fijo}. {Diga qué le importa|Las plantas no se olvidan}.",
          "{Cocinar lo de siempre, con menos sal si lo dice el médico|Cama, polvo, lavadora y basura}: {se hace con calma y con su permiso|se reparte en la semana}. {La lista de la compra la escribe usted|Las ventanas se abren un rato}.",
          "{Una nevera mirada a tiempo ahorra disgustos|El correo y las bombillas también cuentan}, {y se avisa de lo que falta|así que se pasa por todo}. {Las cosas siguen en su sitio|Lo grande se deja para otro oficio}.",
        ],
        [
          "users",
          "Compañía y descanso",
          "{Le acompañamos al médico o al mercado|Se pasea, se lee y se juega a las cartas}, {una hora o una tarde|mientras la familia descansa}.",
          "{Un banco al sol, una visita al centro de mayores, una partida|Hablar de fotos viejas despierta palabras}: {se elige cada día|la persona manda en el plan}. {La familia recupera una tarde|En la consulta se toma nota}.",
          "{Quien cuida todos los días necesita dormir y salir|Un relevo se prepara mejor antes de estar agotado}, {y se empieza por un rato corto|así que dígalo pronto}. {Las rutinas se dejan escritas|A la vuelta se cuenta cómo ha ido}.",
        ],
        [
          "message-circle",
          "Consejo y trámites",
          "{Explicamos sus derechos en la mesa de la cocina|Los papeles asustan más de lo que son}, {y rellenamos juntos los impresos|y decimos adónde ir}.",
          "{Grados, plazos y papeles se explican con calma|Se mira qué pide el ayuntamiento y qué pide la comunidad}; {los impresos se rellenan entre los dos|se apunta qué falta}. {La decisión no es nuestra|Guarde copia de todo}.",
          "{Una barra en el baño o una cama articulada a veces se pueden pedir|Adaptar la casa empieza por mirar los escalones}, {y se pregunta antes de comprar|así que le decimos a quién consultar}.",
        ],
      ],
      process: [
        [
          "Llamar",
          "{Diga quién necesita qué|Basta una llamada, también de un familiar}. {Si corre prisa, dígalo|Primero escuchamos}.",
          "{Cuente cómo es un día y qué se ha vuelto difícil|Deje un teléfono y una hora}; {le diremos qué se puede hacer|las preguntas difíciles caben también}. {Puede llamar una hija, un vecino o usted|El informe del hospital ayuda}.",
          "{Diga en qué barrio vive y qué días necesita|No hay que tenerlo decidido}, {y vemos si hay sitio|y se habla de por dónde empezar}.",
        ],
        [
          "Visitar",
          "{Vamos a conocernos|En la cocina se ve qué hace falta}. {Apuntamos sus costumbres|Ese día no se firma nada}.",
          "{La persona que va a recibir ayuda habla la primera|Se mira el baño, la cama y las escaleras}; {se apuntan comidas, medicinas y miedos|después se propone un plan}. {La familia puede estar|Los gustos van en la misma hoja}.",
          "{Se acuerda qué se hace y qué no|Un café en la mesa y unas preguntas}, {y se habla del coste por escrito|y se presentan las personas}.",
        ],
        [
          "Acompañar",
          "{Tiene un plan escrito, unas horas y un nombre|Se empieza con unos días de prueba}, {y después se ajusta|y se vuelve a hablar con la familia}.",
          "{Las horas se cumplen y los cambios se avisan|Un cuaderno en casa cuenta cada visita}; {si algo empeora, se llama|cada cierto tiempo se revisa}. {El plan crece o se encoge|Las despedidas también se cuidan}.",
          "{Al principio se viene poco y se observa|Poco a poco se aprende dónde va cada taza}, {y el trato se hace más fácil|y se ajusta lo que no encaja}.",
        ],
      ],
      questions: [
        [
          "{¿Quién paga la ayuda en casa|¿Qué ayudas hay}?",
          "{Depende de la situación y del expediente|Una parte puede estar cubierta}. {Ayudamos con la solicitud|Verá antes lo que queda por pagar}.",
          "{Pregunte en servicios sociales por la valoración|Puede haber ayudas públicas, un seguro o pago propio}; {le decimos qué papel pide cada una|el precio queda por escrito}.",
          "{Las reglas cambian según dónde viva|Hay desgravaciones que conoce un asesor}, {y la solicitud tarda|así que conviene empezar pronto}. {Mientras tanto se puede comenzar con poco|Guarde los informes médicos}.",
        ],
        [
          "{¿Viene siempre la misma persona|¿Se puede rechazar a alguien}?",
          "{Mandamos las menos caras posibles|Hay vacaciones y enfermedades}. {Si no va bien, dígalo|Intentamos cambiar}.",
          "{Se busca una pareja que se entienda|Las vacaciones se cubren con alguien presentado antes}; {diga con franqueza qué no encaja|el cuaderno ayuda a quien llega}.",
          "{Preferimos pocas personas y bien conocidas|Usted puede pedir un cambio sin dar razones}, {y se habla con tranquilidad|y se busca a otra persona}. {Los horarios raros piden más gente|Le avisamos de quién va}.",
        ],
        [
          "{¿Cuándo se puede empezar|¿Qué se hace al volver del hospital}?",
          "{Llame pronto, incluso desde el hospital|Depende de las horas libres}. {Decimos qué es posible|Trabajo social ayuda con los papeles}.",
          "{Antes del alta, pida el informe y la lista de medicinas|Hace falta saber si hay escaleras, cama y quién tiene llave}; {con eso se prepara el primer día|le decimos qué horas hay libres}.",
          "{Unas tareas pueden empezar enseguida y otras piden valoración|Llame aunque todavía no haya fecha}, {y se va preparando la casa|y le apuntamos}.",
        ],
        [
          "{Mi madre no quiere ayuda, ¿qué hago|¿Cómo se habla de esto}?",
          "{Empiece por poco, por la limpieza|De un extraño a veces se acepta mejor}. {Una primera visita no obliga a nada|Déjele elegir lo que pueda}.",
          "{Hable un día tranquilo y pregunte qué le cuesta|Diga que la ayuda es también para usted}; {pruebe con una tarde|deje que elija a la persona}.",
          "{Nadie quiere perder su casa ni sus costumbres|Un no de hoy puede ser un quizá dentro de un mes}, {así que vaya paso a paso|y a veces convence más el médico}.",
        ],
      ],
      qualities: [
        ["caras conocidas", "manos tranquilas"],
        ["tiempo suficiente", "plan claro"],
        ["oído atento", "días fijos"],
      ],
      events: ["Tarde de familias", "Hora de trámites", "Café del jueves"],
      actions: { calls: ["Hablar de la ayuda"] },
    },
  ),
};
