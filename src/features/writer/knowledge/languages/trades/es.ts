/** Spanish wordings of trades that their family's words would not fit. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const SPANISH_TRADES: Record<string, Wording> = {
  bakery: familyWording(
    ["cliente", "clientes", "panadería", "en la panadería", "a la panadería", "pan"],
    ["Panes y dulces", "En el obrador", "Fechas"],
    {
      headlines: [
        "{Recién salido|Aún caliente}, {antes de que despierte la calle|temprano}",
        "Harina, agua, sal {y tiempo|y paciencia}",
        "Una corteza {que suena|que se oye}",
      ],
      truths: [
        "{El buen pan pide poco y muchas horas|A la masa no se le mete prisa|Un pan empieza el día antes}, {y la noche hace la mitad del trabajo|así que la víspera ya olemos a levadura|y esperar es parte del oficio}.",
        "{La corteza es el sabor del pan|Un pan pálido aburre al día siguiente|Un pan bien cocido cruje y dura más}, {así que pídalo bien hecho|y por eso cocemos sin miedo|y eso se oye al partirlo}.",
        "{La masa nota el tiempo que hace|El calor la corre y el frío la frena|Cada mañana la harina se porta distinta}, {y la mano lo sabe antes que el reloj|así que ninguna receta vale todo el año|y por eso amasamos con los dedos}.",
        "{La mantequilla no perdona la prisa|Un buen hojaldre se dobla y se deja reposar|En la bollería lo más difícil es esperar}, {y las capas se notan al morder|así que empezamos muy temprano|y eso no lo arregla ninguna máquina}.",
      ],
      offers: [
        [
          "wheat",
          "Panes",
          "{Hay panes de trigo, de centeno y con semillas|Puede llevarlo entero, medio o en rebanadas|Cada pan tiene su miga y su corteza}, {así que díganos cuántos días debe durar|y le decimos con qué va mejor|y en un paño se conserva bien}.",
        ],
        [
          "croissant",
          "Bollería",
          "{Cruasanes y bollos son para quien madruga|Lo dulce del desayuno sale temprano|Para una mesa de domingo hace falta bollería}, {así que venga pronto|o encárguelo la tarde antes|y lo que se acaba vuelve mañana}.",
        ],
        [
          "cake",
          "Tartas por encargo",
          "{Para una tarta díganos el motivo y las raciones|Un cumpleaños o una boda merece su propia tarta|Con una foto y un sabor ya podemos empezar}, {y avise de las alergias|y hablamos de la fecha|así la decoración encaja con la fiesta}.",
        ],
        [
          "cake-slice",
          "Dulces",
          "{Con fruta, crema u hojaldre, según la temporada|Para la merienda o el café del domingo hay algo dulce|Los dulces cambian con el mes}, {y cuando se acaban toca esperar|así que pregunte qué hay hoy|y se los ponemos en una caja}.",
        ],
        [
          "sandwich",
          "Bocadillos y salado",
          "{Cuando la pausa es corta, un bocadillo ayuda|Hay cosas saladas para llevar|También se puede pedir algo salado para una oficina entera}, {y díganos quién no come carne|y los grandes pedidos, el día antes|recién hecho y bien envuelto}.",
        ],
      ],
      process: [
        [
          "Elegir",
          "{Mire, huela y pregunte con calma|Díganos con qué se lo va a comer|Si no sabe cuál, le ayudamos a elegir}, {y le decimos qué pan va bien|y se lo cortamos si quiere|y media pieza también vale}.",
        ],
        [
          "Encargar",
          "{Para un encargo basta una palabra el día antes|Déjenos un nombre y una hora|Se encarga en el mostrador o por mensaje}, {y le estará esperando|así no depende de la suerte|y también puede ser medio pan}.",
        ],
        [
          "Recoger",
          "{Venga temprano por lo dulce y más tarde por el pan|Traiga una bolsa de tela si la tiene|Recoja su pan cuando le venga bien}, {y déjelo enfriar antes de cortarlo|y guárdelo en un paño|y en casa, la corteza hacia arriba}.",
        ],
      ],
      questions: [
        [
          "¿{Cómo se conserva el pan|Dónde guardo el pan}?",
          "{En un paño o en una caja, nunca en la nevera|Guárdelo con el corte hacia abajo|Un pan grande se conserva mejor que uno pequeño}, {y en rebanadas se congela bien|y si se pone duro, todavía se tuesta|así aguanta algún día más}.",
        ],
        [
          "¿{Cuándo encargo una tarta|Hasta cuándo se puede encargar}?",
          "{Unos días antes y para una boda semanas|El pan basta con pedirlo la tarde antes|Cuanto más grande la tarta, antes conviene avisar}, {y díganos raciones y motivo|y una foto es un buen comienzo|así compramos lo necesario}.",
        ],
        [
          "¿{Hay pan sin gluten|Y con intolerancias}?",
          "{La harina vuela en cualquier obrador|La espelta y el centeno también llevan gluten|Pregunte primero por los ingredientes}, {así que con celiaquía hay que ir con cuidado|y no podemos excluir trazas|y le decimos con franqueza qué es posible}.",
        ],
        [
          "¿{Qué lleva la masa|Dónde veo los ingredientes}?",
          "{Casi siempre harina, agua, sal y masa madre|Pregunte en el mostrador y se lo decimos|Cada pan lleva lo suyo}, {y semillas, leche y frutos secos se nombran|así que díganos qué evita|y la lista se puede ver}.",
        ],
        [
          "¿{Por qué masa madre|Qué cambia la masa madre}?",
          "{La masa madre trabaja despacio y deja sabor|Necesita la noche y algo de paciencia|Es harina y agua con mucho tiempo}, {y el pan sigue tierno más días|y muchos lo prefieren por su aroma|y cada masa madre sabe un poco distinta}.",
        ],
      ],
      qualities: [
        ["corteza firme", "miga tierna"],
        ["masa lenta", "lista corta"],
        ["horno caliente", "buenos días"],
        ["tiempo", "buena harina"],
      ],
      events: ["Taller de pan", "Obrador abierto", "Cata de panes"],
      actions: {
        sales: ["Encargar pan", "Encargar una tarta"],
        visits: ["Cómo llegar a la panadería"],
      },
    },
  ),
  florist: familyWording(
    ["cliente", "clientes", "floristería", "en la floristería", "a la floristería", "flores"],
    ["Flores y ocasiones", "Recién atado", "Talleres"],
    {
      headlines: [
        "{Llegadas|Abiertas} esta mañana, {atadas aquí|en papel}",
        "{Flores|Un ramo} {cuando faltan palabras|sin motivo}",
        "Para días {claros|de fiesta} y para días {de silencio|pesados}",
      ],
      truths: [
        "{Un capullo dura más y una flor abierta luce antes|Una rosa abierta es para hoy y cerrada para la semana|Las flores tienen su propio calendario}, {así que díganos cuándo debe lucir|y por eso preguntamos el día|y lo vemos al elegir}.",
        "{El agua limpia es medio oficio|Los cubos se friegan más que las mesas|Un tallo recién cortado bebe mejor}, {y se nota a los pocos días|y el ramo lo agradece|así que cambie el agua también en casa}.",
        "{La temporada elige con nosotros|Mayo no huele como noviembre|Cada mes trae otros colores}, {así que ningún ramo repite al anterior|y lo mejor suele ser lo de ahora|así que pida lo más bonito de hoy}.",
        "{El duelo pide pocas palabras|En una cinta cada palabra pesa|Para una despedida hace falta calma}, {así que nos tomamos el tiempo necesario|y puede escribirlas en casa|y le ayudamos a encontrarlas}.",
      ],
      offers: [
        [
          "flower",
          "Ramos",
          "{Para dar las gracias, pedir perdón o felicitar|Un ramo puede ser pequeño para la cocina o grande para la sala|Díganos para quién es y qué le gusta}, {y con un color ya sabemos empezar|y lo atamos con lo más fresco del día|y elegimos las flores con usted}.",
        ],
        [
          "heart",
          "Bodas",
          "{Para una boda pensamos en el ramo y en las mesas|El vestido y el lugar marcan las flores|Una boda empieza con una charla sobre colores}, {así que pregunte pronto|y antes vemos una prueba|y los prendidos no se olvidan}.",
        ],
        [
          "leaf",
          "Flores de duelo",
          "{Para una despedida hacemos coronas y centros|Las flores de duelo hablan en voz baja|Cuéntenos qué le gustaba}, {y de la cinta y la entrega nos ocupamos|y no hace falta decidirlo todo hoy|así usted no tiene que pensar en eso}.",
        ],
        [
          "sprout",
          "Plantas",
          "{Para una ventana, un balcón o una tumba hay una planta|Díganos cuánta luz hay y cada cuánto riega|Algunas plantas perdonan más que otras}, {y le decimos cuál aguantará|y aquí mismo se trasplanta|así no se marchita en un mes}.",
        ],
        [
          "gift",
          "Flor seca",
          "{Las flores secas duran mucho y no piden agua|Una corona seca alegra la puerta varios meses|También su propio ramo se puede secar}, {y pregunte por los talleres|así queda un recuerdo|y guarda el color casi un año}.",
        ],
      ],
      process: [
        [
          "Contar la ocasión",
          "{Díganos para quién, cuándo y cuánto más o menos|Con un color y una ocasión podemos empezar|Cuéntenos el motivo y el jarrón}, {y lo demás es oficio|y diga también qué no le gusta|y le proponemos algo}.",
        ],
        [
          "Dejar que se ate",
          "{Atamos con lo que hoy está más bonito|Puede mirar mientras lo hacemos|El ramo crece en la mano, flor a flor}, {y todavía puede cambiar algo|y el verde va incluido|y una flor se quita si no gusta}.",
        ],
        [
          "Llevar o enviar",
          "{Se lleva el ramo en papel y con agua|Lo llevamos a una casa, a una iglesia o a una sala|Puede recogerlo o pedir la entrega}, {y díganos quién estará|y corte los tallos al llegar|y el camino lo aguanta bien}.",
        ],
      ],
      questions: [
        [
          "¿{Cómo dura más un ramo|Qué hago para que aguante}?",
          "{Corte los tallos en diagonal y quite las hojas del agua|Cambie el agua cada dos días|Póngalo lejos de la fruta y del radiador}, {y por la noche mejor en un sitio fresco|y así dura bastante más|y no lo deje al sol}.",
        ],
        [
          "¿{Llevan flores a domicilio|Pueden entregar el ramo}?",
          "{Cerca con gusto y lejos si lo hablamos|Díganos dirección y hora|Sí, con un teléfono de la casa}, {y díganos si es una sorpresa|y conviene que haya alguien|y le confirmamos cuándo llega}.",
        ],
        [
          "¿{Cuándo hablamos de la boda|Con cuánta antelación}?",
          "{Cuando tenga la fecha y el vestido|Unos meses antes es buen momento|Para una fiesta pequeña basta menos tiempo}, {y los colores pueden esperar|y traiga alguna imagen|y la primera charla no obliga a nada}.",
        ],
        [
          "¿{Cuánto tarda una corona|Hasta cuándo encargo para un entierro}?",
          "{Un día o dos y a veces menos|Llámenos y lo vemos enseguida|Cuanto antes lo sepamos, mejor}, {y la entrega se habla con el tanatorio|y apuntamos el texto por teléfono|así usted no tiene que venir}.",
        ],
        [
          "¿{Qué plantas son seguras con gatos|Qué es peligroso para animales}?",
          "{El lirio es peligroso para los gatos|Díganos qué animales hay en casa|Algunas plantas no van bien con mascotas}, {y le enseñamos las más tranquilas|y en la duda, póngala en alto|y orquídeas o helechos suelen dar menos problemas}.",
        ],
      ],
      qualities: [
        ["tallos frescos", "larga vida"],
        ["colores suaves", "olor a campo"],
        ["buen nudo", "mano ligera"],
        ["flor de temporada", "palabra justa"],
      ],
      events: ["Taller de coronas", "{Mercado|Fiesta} de primavera", "Curso de ramos"],
      actions: {
        sales: ["Encargar un ramo", "Pedir flores"],
        visits: ["Venir a la floristería"],
        quotes: ["Consultar una ocasión"],
      },
    },
  ),
  gardener: familyWording(
    ["cliente", "clientes", "jardín", "en el jardín", "al jardín", "jardinería"],
    ["Trabajos", "Jardines", "En el jardín"],
    {
      headlines: [
        "Un jardín que {crece con usted|no pesa}",
        "Primero {el suelo|mirar}, después {la planta|la azada}",
        "{Podar|Plantar} cuando {toca|lo pide la planta}",
      ],
      truths: [
        "{Lo que crece al lado también crecerá aquí|Decide el suelo y no el catálogo|Un jardín se planea con las manos en la tierra}, {así que mire por encima de la tapia|y por eso se cava antes de soñar|y lo demás es paciencia}.",
        "{El primer año un jardín duerme y el tercero salta|Un jardín va siempre a su paso|Las plantas pequeñas alcanzan pronto a las grandes}, {y por eso se dejan huecos|así que quien espera planta menos|y la prisa sale cara}.",
        "{Un riego largo de tarde en tarde hace buena raíz|Un sorbo diario vuelve vago el césped|Regar poco y cada día ayuda menos de lo que parece}, {así que mejor por la mañana y a fondo|y eso vale desde el primer verano|y el agua rinde más}.",
        "{Un seto recuerda cada corte|Un corte tardío se paga al año siguiente|Los pájaros también tienen algo que decir}, {y de ahí sale el calendario|así que se mira antes de cortar|y por eso preguntamos la fecha}.",
      ],
      offers: [
        [
          "scissors",
          "Cuidado de todo el año",
          "{Cuidamos césped, arriates y setos durante el año|Venimos cada pocas semanas o cuando nos llame|Un jardín cuidado a menudo da menos trabajo}, {y usted se queda con lo que le gusta hacer|para que nada se desborde|y las hojas se van con nosotros si quiere}.",
        ],
        [
          "ruler",
          "Jardín nuevo",
          "{Del escombro al primer verde se va por etapas|Un jardín nuevo empieza con un plano y buena tierra|Primero vienen los caminos y después las plantas}, {pensado también desde la ventana|así el gasto se reparte|y crece con usted}.",
        ],
        [
          "tree-deciduous",
          "Árboles y setos",
          "{Podamos, aclaramos y talamos si hace falta|Con cuerda o con escalera, según el árbol|Un árbol se mira antes de cortarlo}, {y primero vemos si está permitido|y lo seco se reconoce mejor en verano|y la leña se queda si la quiere}.",
        ],
        [
          "brick-wall",
          "Terrazas y muros",
          "{Losas, escalones y bordes necesitan una buena base|En una terraza lo que cuenta está debajo|Un muro bajo sujeta la tierra y sirve de banco}, {y el agua pide su pendiente|para que la helada no lo mueva|y vemos el material con usted}.",
        ],
        [
          "droplets",
          "Riego",
          "{Un riego por goteo lleva el agua a su sitio|Con un aljibe se aprovecha la lluvia|Quien no quiere ir con la regadera pone riego}, {así que háblelo antes de las vacaciones|y se gasta menos agua|y se programa en un momento}.",
        ],
      ],
      process: [
        [
          "Vuelta al jardín",
          "{Damos una vuelta y miramos sol, viento y suelo|La primera visita se puede hacer con cualquier tiempo|Miramos también el árbol del vecino}, {y díganos cómo usa el jardín|y dónde quiere la mesa|y qué no le gusta}.",
        ],
        [
          "Plan y presupuesto",
          "{Recibe un croquis, una lista de plantas y una cifra|En el plan se separa lo de ahora y lo del año que viene|Las cifras van por partes}, {y una parte puede hacerla usted|y tache lo que sobre|y se puede cambiar antes de empezar}.",
        ],
        [
          "Trabajo",
          "{Traemos la herramienta y nos llevamos los restos|Trabajamos en seco si se puede elegir|Cada tarde queda cerrada la verja}, {y el camino queda barrido|y usted ve pronto el primer trozo|y le avisamos de lo que viene}.",
        ],
        [
          "Dejar crecer",
          "{Después toca regar y mirar|El primer verano es el que más cuenta|Plantar es solo la mitad}, {y una hoja le dice qué hacer y cuándo|y volvemos si quiere|y lo demás lo hace el tiempo}.",
        ],
      ],
      questions: [
        [
          "¿{Cuándo se poda el seto|Hasta cuándo se puede cortar}?",
          "{Los cortes fuertes en invierno y los ligeros en verano|Depende del seto y de los nidos|Primero se mira si hay pájaros criando}, {y las normas del lugar también cuentan|así que se comprueba antes de cortar|y le decimos la mejor semana}.",
        ],
        [
          "¿{Cuándo se planta|Qué época es buena}?",
          "{En otoño, con la tierra todavía templada|Lo delicado, avanzada la primavera|En maceta casi siempre, menos con helada}, {y el agua importa más que el mes|y la lluvia ayuda|así arraiga antes del calor}.",
        ],
        [
          "¿{Cuánto cuesta el cuidado|Cobran por horas}?",
          "{Por horas o a precio cerrado|Después de la visita tiene una cifra|Cuentan el tamaño y el acceso}, {y los restos también se calculan|y cuidar a menudo sale mejor que rescatar|y sabe qué está incluido}.",
        ],
        [
          "¿{Qué plantas dan poco trabajo|Hay arriates que se cuidan solos}?",
          "{Las que quieren este suelo|Las que crecen juntas y tapan la tierra|Mejor pocas clases y muchas de cada una}, {aunque el primer año piden agua|y después casi se cuidan solas|y le enseñamos ejemplos}.",
        ],
        [
          "¿{Se llevan los restos|Qué pasa con las ramas}?",
          "{Podemos llevarlos, triturarlos o dejar un montón|Díganos si hay compost|Se habla antes de empezar}, {y queda escrito en el presupuesto|y a los erizos les gusta un rincón con ramas|y las hojas abonan}.",
        ],
      ],
      qualities: [
        ["tijera limpia", "borde recto"],
        ["suelo vivo", "arriate tranquilo"],
        ["fecha cumplida", "camino limpio"],
        ["plan para el año", "rincón silvestre"],
      ],
      events: ["Curso de poda", "Jardín abierto", "Cambio de plantas"],
      actions: { quotes: ["Enseñar mi jardín", "Pedir presupuesto"] },
    },
  ),
  notary: familyWording(
    ["cliente", "clientes", "notaría", "en la notaría", "a la notaría", "escrituras"],
    ["Escrituras y consejo", "La notaría", "Charlas"],
    {
      headlines: [
        "{Leído|Explicado}, {entendido|hablado}, firmado",
        "Escrituras que {se entienden|aguantan}",
        "{Imparcial|Sereno}, de {la primera pregunta|la minuta} al sello",
      ],
      truths: [
        "{El notario no está de parte de nadie|Aquí el consejo vale para los dos|En esta mesa todos pueden preguntar}, {y nada queda sin explicar|así que pregunte también lo sencillo|y eso da seguridad a todos}.",
        "{Leer en voz alta es norma y buena costumbre|Al leer se oye también la letra pequeña|Una escritura se entiende antes de firmarse}, {así que interrumpa cuando quiera|y después se firma con calma|y por eso hay tiempo para preguntas}.",
        "{Un testamento es una carta para más tarde|Lo que no está escrito se supone|Muchos pleitos empiezan por un papel que falta}, {y a menudo basta una hora|así que conviene hacerlo con calma|y se puede cambiar después}.",
        "{Los aranceles los fija una norma|La misma escritura se calcula con la misma tabla|El coste de una escritura se puede saber antes}, {así que pida el cálculo|y pregunte sin reparo|y se da por escrito}.",
      ],
      offers: [
        [
          "house",
          "Vivienda",
          "{Para comprar, vender o donar una casa|De la minuta al registro le acompañamos en cada paso|Una hipoteca se entiende antes de firmarla}, {y usted lee todo antes|y le decimos cuándo se paga|y los plazos se explican}.",
        ],
        [
          "scroll-text",
          "Herencias",
          "{Un testamento dice quién recibe y quién se ocupa|Aceptar o repartir una herencia tiene sus plazos|También un testamento viejo se puede revisar}, {y le explicamos los pasos|y vemos qué papeles hacen falta|así la familia sabe a qué atenerse}.",
        ],
        [
          "users",
          "Pareja y familia",
          "{Unas capitulaciones se pueden firmar antes o después de la boda|Lo que dos quieren dejar escrito se habla primero|Para una familia también hay papeles que dan calma}, {con palabras que entiendan los dos|y cada uno puede preguntar|y se firma cuando está claro}.",
        ],
        [
          "briefcase",
          "Sociedades",
          "{Una sociedad empieza con un nombre y unos estatutos|Participaciones y cargos quedan por escrito|Díganos quién decide en la empresa}, {y los papeles siguen su camino|y le explicamos qué viene después|para que el comienzo sea firme}.",
        ],
        [
          "shield-check",
          "Poderes",
          "{Un poder dice quién puede actuar por usted|Para vender, cuidar o viajar se puede dar un poder|Alguien de confianza puede firmar en su lugar}, {y suele bastar una visita|y se puede retirar|así que piense bien hasta dónde llega}.",
        ],
      ],
      process: [
        [
          "Escribir",
          "{Escriba de qué se trata, con quién y para cuándo|Envíe nombres y direcciones de todos|Tenga a mano el documento de identidad}, {y sabrá qué falta|y le proponemos una cita|y le decimos qué traer}.",
        ],
        [
          "Leer la minuta",
          "{Lea la minuta en casa y con calma|Antes de la cita recibe el texto|Un lápiz en la mano ayuda al leer}, {y pregunte antes lo que no entienda|y cambiar una palabra es normal|y coméntelo con quien quiera}.",
        ],
        [
          "Firmar",
          "{Se lee, se explica y se firma en una mesa|El día de la firma se repasa todo en voz alta|Todos oyen el mismo texto}, {y después vienen los trámites|y todavía se puede preguntar|y se lleva su copia}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto cuesta una escritura|Puedo saber antes el gasto}?",
          "{Hay un arancel y depende del valor|Una parte son impuestos y otra la escritura|Depende del acto y de las copias}, {y puede pedir antes un cálculo|y se lo damos por escrito|así no hay sorpresas}.",
        ],
        [
          "¿{Qué hay que llevar|Qué papeles preparo}?",
          "{El documento de identidad y lo que esté escrito|Títulos, recibos y libro de familia, si los hay|Depende del acto}, {y le damos una lista|y lo que falte se pide|así viene una sola vez}.",
        ],
        [
          "¿{El notario está de mi lado|Puede elegir cada uno el suyo}?",
          "{El notario aconseja igual a las dos partes|Para defender a uno solo están los abogados|No toma partido por nadie}, {así que pregunten los dos|y quien paga suele elegir|y lo dudoso se explica a todos}.",
        ],
        [
          "¿{Cuánto tarda una compra|Cuándo dan las llaves}?",
          "{Entre el acuerdo y la firma pasan unas semanas|El banco y el registro llevan su tiempo|Depende de los papeles que falten}, {y se paga cuando está seguro|y le decimos el paso siguiente|y las llaves se entregan al final}.",
        ],
        [
          "¿{Vale un testamento a mano|Hace falta hacerlo en la notaría}?",
          "{A mano también puede valer|Aquí se comprueba que aguante|En la notaría queda guardado}, {y se puede cambiar cuando quiera|y después se encuentra|y una charla aclara las dudas}.",
        ],
      ],
      qualities: [
        ["escrituras precisas", "palabras claras"],
        ["gastos conocidos", "citas tranquilas"],
        ["plazos a salvo", "minutas legibles"],
        ["consejo imparcial", "puerta cerrada"],
      ],
      events: ["Charla sobre herencias", "Tarde de poderes", "Consulta para emprendedores"],
      actions: {
        bookings: ["Pedir cita", "Preparar una escritura"],
        quotes: ["Calcular gastos", "Enviar una consulta"],
      },
    },
  ),
};
