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
        "{El buen pan pide poco y muchas horas|A la masa no se le mete prisa}: {la noche hace la mitad|por eso el día empieza la víspera}.",
        "{La corteza es el sabor|Un pan pálido aburre al día siguiente}, {por eso se cuece sin miedo|pídalo bien hecho}.",
        "{La masa nota el tiempo|El calor la corre y el frío la frena}: {la mano lo sabe antes que el reloj|no hay receta que aguante el verano}.",
        "{La mantequilla no perdona la prisa|Doblar, esperar, doblar otra vez}: {las capas se cuentan al morder|lo más es esperar}.",
      ],
      offers: [
        [
          "wheat",
          "Panes",
          "{Trigo, centeno, semillas, masa madre|Entero, medio o en rebanadas}: {diga cuántos días debe durar|en un paño se guarda bien}.",
        ],
        [
          "croissant",
          "Bollería",
          "{Cruasanes, bollos, algo con semillas|Lo que debe estar en la mesa a las siete}: {venga pronto|o encárguelo la tarde antes}.",
        ],
        [
          "cake",
          "Tartas por encargo",
          "{Cumpleaños, bautizo, boda|Cuántas raciones, qué sabor}: {una foto ayuda|avise de las alergias}.",
        ],
        [
          "cake-slice",
          "Dulces",
          "{Fruta, crema, hojaldre|Para la merienda o el domingo}: {manda la temporada|cuando vuelan, vuelan}.",
        ],
        [
          "sandwich",
          "Bocadillos y salado",
          "{Relleno, caliente, para llevar|Cuando la pausa es corta}: {también para una oficina|diga quién no come carne}.",
        ],
      ],
      process: [
        [
          "Elegir",
          "{Mire, huela, pregunte|Diga con qué se va a comer}: {le decimos qué pan va|cortado o entero}.",
        ],
        [
          "Encargar",
          "{Una palabra el día antes|Un nombre y una hora}: {le estará esperando|también medio}.",
        ],
        [
          "Recoger",
          "{Temprano para el desayuno, luego para el pan|Con bolsa de tela}; {déjelo enfriar antes de cortar|la corteza hacia arriba}.",
        ],
      ],
      questions: [
        [
          "¿{Cómo se conserva el pan|Dónde guardo el pan}?",
          "{En un paño o en una caja, nunca en frío|Con el corte hacia abajo}. {En rebanadas se congela bien|Duro, se tuesta}.",
        ],
        [
          "¿{Cuándo encargo una tarta|Hasta cuándo se puede encargar}?",
          "{Unos días, semanas si es una boda|El pan, la tarde antes}. {Diga raciones y motivo|Una foto es buen comienzo}.",
        ],
        [
          "¿{Hay pan sin gluten|Y con intolerancias}?",
          "{La espelta y el centeno también llevan|La harina vuela en cualquier obrador}. {Si es celiaquía, con cuidado|Pregunte qué se hornea primero}.",
        ],
        [
          "¿{Qué lleva la masa|Dónde veo los ingredientes}?",
          "{Harina, agua, sal y masa madre, casi siempre|Pregunte en el mostrador}. {Semillas, leche y frutos secos se nombran|Diga qué evita}.",
        ],
        [
          "¿{Por qué masa madre|Qué cambia la masa madre}?",
          "{Trabaja despacio y deja sabor|Le hace falta la noche}. {Muchos la digieren mejor|El pan sigue tierno más días}.",
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
        "{El capullo dura, la flor gusta|Una rosa abierta es para hoy, cerrada para la semana}: {diga cuándo debe lucir|pregunte al elegir}.",
        "{El agua limpia es medio oficio|Los cubos se friegan más que las mesas}, {y se ve al quinto día|el ramo lo agradece}.",
        "{La temporada ata con nosotros|Mayo no huele como noviembre}: {ningún ramo repite al anterior|pida lo mejor de hoy}.",
        "{El duelo pide pocas palabras|En una cinta cada palabra pesa}, {por eso hay tiempo|escríbala con calma}.",
      ],
      offers: [
        [
          "flower",
          "Ramos",
          "{Para dar las gracias, pedir perdón, felicitar|Pequeño para la cocina, grande para la sala}: {diga para quién|basta un color, un olor, un jarrón}.",
        ],
        [
          "heart",
          "Bodas",
          "{Ramo, mesas, prendidos|Pensando en el vestido}: {una charla y una prueba|pregunte pronto, decida tarde}.",
        ],
        [
          "leaf",
          "Flores de duelo",
          "{Corona, centro, flores sueltas|Lo que le gustaba}: {preguntamos en voz baja|cinta y entrega son cosa nuestra}.",
        ],
        [
          "sprout",
          "Plantas",
          "{Para la ventana, el balcón, la tumba|Con mucha luz o con poca}: {decimos cuál aguantará|aquí se trasplanta}.",
        ],
        [
          "gift",
          "Flor seca",
          "{Coronas para todo el año|Sin agua y con recuerdo}: {también con su propio ramo|pregunte por los talleres}.",
        ],
      ],
      process: [
        [
          "Contar la ocasión",
          "{Para quién, cuándo, cuánto más o menos|Un color, un ánimo, un jarrón}: {lo demás es oficio|un no también ayuda}.",
        ],
        [
          "Dejar que se ate",
          "{Con lo que hoy está bonito|Puede mirar}; {se puede vetar|el verde va incluido}.",
        ],
        [
          "Llevar o enviar",
          "{En papel, con agua en el tallo|A la puerta, a la iglesia, a la sala}: {diga quién estará|corte los tallos al llegar}.",
        ],
      ],
      questions: [
        [
          "¿{Cómo dura más un ramo|Qué hago para que aguante}?",
          "{Corte en diagonal y sin hojas en el agua|Agua nueva cada dos días}. {Lejos de la fruta y del radiador|Al fresco por la noche}.",
        ],
        [
          "¿{Llevan flores a domicilio|Pueden entregar el ramo}?",
          "{Cerca con gusto, lejos si se pide|Con dirección y hora}. {Un teléfono en la puerta ayuda|Diga si es sorpresa}.",
        ],
        [
          "¿{Cuándo hablamos de la boda|Con cuánta antelación}?",
          "{Con fecha y vestido decididos|Unos meses antes}. {Los colores pueden esperar|Para una fiesta pequeña basta menos}.",
        ],
        [
          "¿{Cuánto tarda una corona|Hasta cuándo encargo para un entierro}?",
          "{Un día o dos, a veces menos|Llame}. {Apuntamos el texto|La entrega se habla con el tanatorio}.",
        ],
        [
          "¿{Qué plantas son seguras con gatos|Qué es peligroso para animales}?",
          "{El lirio es peligroso para los gatos|Díganos quién mordisquea en casa}. {Orquídeas y helechos dan poca guerra|Si duda, en alto}.",
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
        "{Lo que crece al lado crecerá aquí|Decide el suelo, no el catálogo}: {se cava antes de soñar|mire por encima de la tapia}.",
        "{El primer año duerme, el tercero salta|Un jardín va a su paso}, {por eso se dejan huecos|quien espera planta menos}.",
        "{Riego largo y de tarde en tarde hace raíz|Un sorbo diario vuelve vago el césped}: {de mañana, una vez, a fondo|vale desde el primer verano}.",
        "{Un seto recuerda cada corte|Cortado tarde, se enfada}, {y los pájaros opinan|de ahí el calendario}.",
      ],
      offers: [
        [
          "scissors",
          "Cuidado de todo el año",
          "{Césped, arriates, setos, hojas|Cada pocas semanas o a la llamada}: {no se desborda|usted guarda lo que le gusta hacer}.",
        ],
        [
          "ruler",
          "Jardín nuevo",
          "{Plano, tierra, plantas, caminos|Del escombro al primer verde}: {por etapas|visto desde la cocina}.",
        ],
        [
          "tree-deciduous",
          "Árboles y setos",
          "{Podar, aclarar, talar|Con cuerda o escalera}: {antes se mira si está permitido|lo seco se ve en verano}.",
        ],
        [
          "brick-wall",
          "Terrazas y muros",
          "{Losas, escalones, bordes, madera|Lo que no se mueve con la lluvia}: {lo de abajo es lo que cuenta|el agua pide pendiente}.",
        ],
        [
          "droplets",
          "Riego",
          "{Goteo, aljibe, estanque|Sin regadera}: {poca agua y en su sitio|háblelo antes de las vacaciones}.",
        ],
      ],
      process: [
        [
          "Vuelta al jardín",
          "{Sol, viento, suelo, el árbol del vecino|Con cualquier tiempo}: {diga cómo lo usa|dónde irá la mesa}.",
        ],
        [
          "Plan y presupuesto",
          "{Ahora, el año que viene|Un croquis, nombres de plantas, una cifra}; {una parte puede hacerla usted|tache lo que sobre}.",
        ],
        [
          "Trabajo",
          "{Herramienta dentro, restos fuera, verja cerrada|En seco, si se puede}: {usted ve la primera fila|el camino queda barrido}.",
        ],
        [
          "Dejar crecer",
          "{Regar, esperar, mirar|El primer verano cuenta}: {una hoja dice qué y cuándo|volvemos si quiere}.",
        ],
      ],
      questions: [
        [
          "¿{Cuándo se poda el seto|Hasta cuándo se puede cortar}?",
          "{Lo fuerte en invierno, lo fino en verano|Los nidos van primero}. {Conocemos las fechas de aquí|Se mira antes de cortar}.",
        ],
        [
          "¿{Cuándo se planta|Qué época es buena}?",
          "{En otoño, con la tierra templada|Lo tierno, avanzada la primavera}. {En maceta casi siempre, menos con helada|El agua importa más que el mes}.",
        ],
        [
          "¿{Cuánto cuesta el cuidado|Cobran por horas}?",
          "{Por tiempo o cerrado|Tras la vuelta tiene una cifra}. {Cuentan el acceso y los restos|Seguido sale mejor que rescatar}.",
        ],
        [
          "¿{Qué plantas dan poco trabajo|Hay arriates que se cuidan solos}?",
          "{Las que quieren este suelo|Juntas, tapan}. {El primer año piden agua|Pocas clases y muchas de cada una}.",
        ],
        [
          "¿{Se llevan los restos|Qué pasa con las ramas}?",
          "{Llevar, triturar o dejar un montón|Diga si hay compost}. {Va escrito en el presupuesto|A los erizos les gustan}.",
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
        "{El notario no está de parte de nadie|Aquí el consejo vale para los dos}, {por eso cualquiera puede preguntar|nada queda debajo de la mesa}.",
        "{Leer en voz alta es norma y buena costumbre|Leyendo se oye la letra pequeña}: {interrumpa|primero se entiende, después se firma}.",
        "{Un testamento es una carta a más tarde|Lo que no está escrito se supone}, {y suponer trae pleitos|suele bastar una hora}.",
        "{Los aranceles los fija la ley|La misma escritura cuesta igual en cualquier sitio}: {pregunte antes|se puede calcular}.",
      ],
      offers: [
        [
          "house",
          "Vivienda",
          "{Compra, venta, hipoteca, donación|De la minuta al registro}: {usted lee antes|decimos cuándo se paga}.",
        ],
        [
          "scroll-text",
          "Herencias",
          "{Quién recibe, quién se ocupa|Testamento, reparto, renuncia}: {con sus plazos|un testamento viejo se puede revisar}.",
        ],
        [
          "users",
          "Pareja y familia",
          "{Capitulaciones, adopción, poderes|Lo que dos quieren dejar escrito}: {con palabras de los dos|antes o después de la boda}.",
        ],
        [
          "briefcase",
          "Sociedades",
          "{Estatutos, participaciones, cargos|Del nombre a la inscripción}: {diga quién decide|los papeles siguen su camino}.",
        ],
        [
          "shield-check",
          "Poderes",
          "{Para vender, para cuidar, para viajar|Quién puede actuar por usted}: {suele bastar una visita|se puede retirar}.",
        ],
      ],
      process: [
        [
          "Escribir",
          "{De qué se trata, con quién, para cuándo|Nombres y direcciones}: {el documento de identidad a mano|sabrá qué falta}.",
        ],
        [
          "Leer la minuta",
          "{En casa, con lápiz|Con calma}; {pregunte antes de la cita|cambiar una palabra es normal}.",
        ],
        [
          "Firmar",
          "{Lectura, explicación, firma|Juntos en una mesa}: {con los papeles|después vienen los trámites}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto cuesta una escritura|Puedo saber antes el gasto}?",
          "{Hay un arancel y depende del valor|Una parte son impuestos}. {Pida un cálculo|Se da por escrito}.",
        ],
        [
          "¿{Qué hay que llevar|Qué papeles preparo}?",
          "{Documento de identidad y lo que esté escrito|Títulos, recibos, libro de familia}. {Le daremos una lista|Lo que falte se pide}.",
        ],
        [
          "¿{El notario está de mi lado|Puede elegir cada uno el suyo}?",
          "{Aconseja igual a las dos partes|Quien paga suele elegir}. {Para defender a uno están los abogados|Pregunten los dos}.",
        ],
        [
          "¿{Cuánto tarda una compra|Cuándo dan las llaves}?",
          "{Semanas entre el acuerdo y la firma|El banco y el registro llevan su tiempo}. {Se paga cuando está seguro|Decimos el paso siguiente}.",
        ],
        [
          "¿{Vale un testamento a mano|Hace falta hacerlo en la notaría}?",
          "{A mano también puede valer|Aquí se mira si aguanta}. {Queda guardado y aparece|Se puede cambiar cuando quiera}.",
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
