/**
 * Spanish wordings of the home family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const home: Wording = familyWording(
  ["cliente", "clientes", "taller", "en el taller", "al taller", "oficio"],
  ["Servicios", "Trabajos", "Fechas"],
  {
    headlines: [
      "¿{Gotea|Se atasca}? {Escriba|Llame}",
      "{Ver|Entender}, {explicar|calcular}, arreglar",
      "Trabajo {limpio|cuidado}, {cuentas claras|suelo barrido}",
      "¿{Una avería|Una fuga}? {Una foto y lo vemos|Díganos dónde}",
      "{Arreglar|Instalar}, {probar|comprobar}, recoger",
      "{En su casa|En el piso}, con cuidado",
    ],
    truths: [
      "{Los daños pequeños crecen callados|Lo que hoy gotea mañana corre|Una mancha en el techo rara vez se va sola}, {así que conviene llamar pronto|y a tiempo suele ser poca cosa|y esperar casi siempre sale más caro}.",
      "{El buen trabajo casi no se ve|Lo importante queda detrás de la pared|Un arreglo bien hecho se olvida pronto}, {pero se nota durante años|y por eso no se tapa nada a medias|y de ahí viene el cuidado}.",
      "{Una foto puede ahorrar un viaje|Cuanto más claro el aviso, antes llega la pieza|La placa del aparato dice mucho}, {así que mande más de una imagen|y con eso venimos mejor preparados|aunque salga un poco borrosa}.",
      "{Lo urgente no siempre es lo que más ruido hace|Las casas avisan antes de estropearse|Un sonido nuevo en casa merece una pregunta}, {y preguntar a tiempo cuesta poco|así que confíe en su oído|y casi siempre hay una causa sencilla}.",
      "Una avería llega {pocas veces en buen momento|de noche o en domingo}, {así que la primera ayuda va por teléfono|y unos gestos evitan lo peor}.",
      "Lo que queda oculto {en una pared|detrás de un mueble} {merece buen trabajo|debe durar}, {porque nadie quiere volver a abrir|aunque no lo vea nadie}.",
      "La herramienta justa {hace medio trabajo|cuida la pared}, {la otra mitad es atención|y lo demás es práctica}.",
    ],
    offers: [
      [
        "wrench",
        "Reparaciones",
        "{Díganos qué falla, dónde y desde cuándo|Con una foto y dos frases ya podemos pensar en la pieza|Cuéntenos qué ha dejado de funcionar}, {y venimos con lo necesario|y le decimos si corre prisa|así se aclara mucho antes de la visita}.",
        "Enséñenos {lo que no funciona|la avería en una foto}, {llevamos lo necesario|y le decimos si compensa}.",
        "Antes de cambiar una pieza {buscamos la causa|miramos lo demás}, {para que no vuelva|a veces basta un ajuste}.",
      ],
      [
        "house",
        "Instalaciones",
        "{Antes de instalar nada hacemos un plan|Partimos de sus medidas, sus deseos y su presupuesto|Una instalación empieza por mirar el sitio}, {y usted puede comparar soluciones|así que díganos quién lo va a usar|para que encaje desde el primer día}.",
        "¿Quiere algo nuevo? {Diga qué debe cambiar|Enséñenos el sitio}: {medimos|proponemos}, {montamos|conectamos} y explicamos.",
        "Una instalación se prepara {en papel|con un plano}, {para taladrar una sola vez|y el día va más rápido}.",
      ],
      [
        "calendar-check",
        "Mantenimiento",
        "{Una revisión al año alarga la vida de las cosas|Antes de la temporada es el mejor momento|Revisar a tiempo evita muchas averías}, {así que resérvela con tiempo|y le decimos qué puede esperar|y se detecta lo que empieza a fallar}.",
        "Un cuidado regular {cuesta menos que una avería|alarga la vida del aparato}, {y le recordamos la fecha|suele bastar una visita}.",
        "Filtros, juntas, grifos: {cosas pequeñas que mirar|una vuelta lleva poco}, {y recibe una lista clara|y le decimos qué puede esperar}.",
      ],
      [
        "phone",
        "Urgencias",
        "{Si puede, cierre primero la llave o el interruptor|En una urgencia, asegure el lugar y después llame|Cuando corre prisa, descríbalo en pocas palabras}, {y le diremos qué hacer mientras tanto|y vemos juntos cuánto puede esperar|así se evita que el daño crezca}.",
        "Corte {el agua o la luz|la llave} si puede, y {llame|cuéntenos qué pasa}: {le decimos qué hacer mientras tanto|vemos cuándo ir}.",
        "Lo que amenaza {la casa|la seguridad} {va antes que lo demás|no se escribe}, {llame|dígalo enseguida}, y lo definitivo viene después.",
      ],
      [
        "search",
        "Diagnóstico",
        "{A veces el problema es menor de lo que suena|Primero se mira y se mide|Antes de cambiar nada buscamos la causa}, {y después le damos un consejo claro|y también sabrá qué puede esperar|y una foto ya ayuda a empezar}.",
        "¿De dónde viene? {Medimos, escuchamos, abrimos si hace falta|Se busca antes de desmontar}, {y usted tiene la respuesta|y le decimos qué hace falta}.",
        "Un ruido, un olor, una mancha: {diga cuándo aparece|apunte la hora}, {es ya media búsqueda|nos ahorra tiempo}.",
      ],
      [
        "hammer",
        "Pequeños arreglos",
        "{Un grifo, un tirador o una lámpara también cuentan|Esas cosas que llevan meses en la lista se hacen en un rato|Para los arreglos pequeños conviene juntar varios}, {y así una sola visita basta|y cuéntenos todo al llamar|para no viajar dos veces}.",
        "Un estante, una junta, un enchufe: {apúntelo todo|guárdelo para una misma visita}, {bastará un viaje|los vemos por orden}.",
        "Lo pequeño {se queda porque nadie va|molesta cada día}, {nosotros vamos|así que pida sin reparo}.",
      ],
    ],
    process: [
      [
        "Contar",
        "{Envíe unas fotos y unas frases|Díganos qué ocurre, dónde y desde cuándo|Descríbalo como se lo contaría a un vecino}, {y diga también si urge|con eso ya se puede empezar|y le decimos qué día es posible}.",
        "Una foto, {una frase|la dirección} y {lo que ya ha probado|la hora en que está}: {sabemos qué llevar|basta para empezar}.",
        "Llame o escriba, {hacemos unas preguntas|preguntamos qué corre prisa} {y le proponemos una hora|y le decimos cuándo iremos}.",
      ],
      [
        "Ver y calcular",
        "{Buscamos la causa y después calculamos el precio|En una visita vemos qué hace falta|Primero se mira y luego se ponen cifras}, {y no se hace nada sin su visto bueno|y usted decide con calma|así sabrá qué está incluido}.",
        "Allí {miramos y explicamos|buscamos la causa}, {después tiene un precio|y usted dice sí o no}.",
        "El precio se dice {antes del primer tornillo|antes de empezar}, {material y tiempo por separado|con otra solución si la hay}.",
      ],
      [
        "Hacer",
        "{El día acordado cubrimos, trabajamos y probamos|Trabajamos en orden y con cuidado|Hacemos lo hablado y lo probamos delante de usted}, {y después recogemos|y al final recibe una factura clara|y dejamos el sitio como estaba}.",
        "Protegemos el suelo, {trabajamos|arreglamos}, probamos {con usted delante|dos veces} y {nos llevamos los restos|barremos}.",
        "Al final {lo prueba usted|le enseñamos qué ha cambiado}, {los restos se van con nosotros|y el suelo queda como estaba}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto cuesta una visita|Y la tarifa|Qué precio tiene}?",
        "{Cuentan el viaje, el tiempo y el material|Depende del desplazamiento y de las horas|El precio sale del trabajo y de las piezas}, {y de noche suele costar más en cualquier sitio|así que pregunte antes por las tarifas|y se lo explicamos antes de ir}.",
        "El precio suma {desplazamiento, tiempo y piezas|tres partes}, {cada una se dice antes|y se lo explicamos por teléfono}.",
        "Mande {una foto|una descripción}: {le damos una horquilla|es más seguro}, {y la cifra exacta se hace allí|y se confirma antes de empezar}.",
      ],
      [
        "¿{Debo estar en casa|Puede abrir alguien|Y si trabajo}?",
        "{No hace falta, basta alguien con llave|Puede abrir un vecino de confianza|Al principio conviene que haya alguien}, {y déjenos un teléfono por si surge algo|y el paso libre ayuda mucho|y el resto puede hacerse sin usted}.",
        "Al principio, {mejor sí|si puede, sí}: {enseña el sitio|nos ponemos de acuerdo}, después {puede salir|puede quedarse un vecino}.",
        "Alguien de confianza {puede abrir|basta} {si podemos llamarle|con su número}, y {cerramos al salir|la llave vuelve el mismo día}.",
      ],
      [
        "¿{Lo cubre el seguro|Y el seguro|Qué dice el seguro}?",
        "Haga fotos, {avise a su seguro|guarde lo dañado} {y después arregle|y pregunte qué le piden}, y nosotros damos una factura detallada.",
        "Depende {de su póliza|de la causa del daño}; {si vive de alquiler, avise también al dueño|el seguro responde antes con una foto}.",
      ],
      [
        "¿{Cuándo pueden venir|Hay hueco pronto}?",
        "{Lo urgente va primero|Depende de la prisa y de la zona|Díganos qué ha dejado de funcionar}, {y ayuda que proponga varias horas|y le damos la primera hora posible|así encontramos hueco antes}.",
        "Lo urgente {pasa delante|va primero}; {para lo demás proponemos una fecha|lo pequeño a veces espera turno}, y se lo decimos con franqueza.",
        "Díganos {cuándo está en casa|sus horas}: {le damos un margen|llamamos antes de llegar}.",
      ],
      [
        "¿{Hay precio antes|Me dan presupuesto}?",
        "{Sí, después de ver el trabajo|Cuando está claro qué hay que hacer, se puede cerrar el precio|Con fotos damos una idea y tras la visita una cifra}, {y lo dudoso se dice como dudoso|y nada se añade sin su visto bueno|así puede comparar con calma}.",
        "Sí, {nada empieza sin precio|lo recibe antes}, {por escrito si es grande|en el momento si es pequeño}.",
        "Para lo pequeño, {el precio se dice hablando|se acuerda delante de la avería}, {para lo grande, en papel|y un presupuesto cuando es más largo}.",
      ],
      [
        "¿{Recogen después|Queda limpio}?",
        "{Se cubre antes y se barre después|Lo viejo nos lo llevamos si así lo acordamos|Recoger es parte del trabajo}, {y díganos qué es delicado|y un paso libre ayuda a todos|así solo queda lo nuevo}.",
        "El suelo se tapa, {los escombros se van|el polvo se aspira}, {y usted no va detrás|recogemos antes de irnos}.",
        "Taladrar siempre ensucia un poco, {pero tapamos|aspiramos mientras} {y barremos al final|y no queda nada}.",
      ],
    ],
    qualities: [
      ["trabajo limpio", "precio claro"],
      ["ayuda rápida", "mano segura"],
      ["buen plan", "poco polvo"],
      ["hora cumplida", "suelo limpio"],
      ["buena herramienta", "palabra clara"],
      ["hora anunciada", "todo recogido"],
      ["explicaciones sencillas", "arreglos que duran"],
    ],
    events: ["Día de consejo", "Charla", "Semanas de revisión"],
  },
);

export const homeTrades: Record<string, Wording> = {
  gardener: familyWording(
    ["cliente", "clientes", "jardín", "en el jardín", "al jardín", "jardinería"],
    ["Trabajos", "Jardines", "En el jardín"],
    {
      headlines: [
        "Un jardín que {crece con usted|no pesa}",
        "Primero {el suelo|mirar}, después {la planta|la azada}",
        "{Podar|Plantar} cuando {toca|lo pide la planta}",
        "{Un rincón de sombra|Un seto recto}, {un banco|aire}",
        "{Menos riego|Menos césped}, más jardín",
      ],
      truths: [
        "{Lo que crece al lado también crecerá aquí|Decide el suelo y no el catálogo|Un jardín se planea con las manos en la tierra}, {así que mire por encima de la tapia|y por eso se cava antes de soñar|y lo demás es paciencia}.",
        "{El primer año un jardín duerme y el tercero salta|Un jardín va siempre a su paso|Las plantas pequeñas alcanzan pronto a las grandes}, {y por eso se dejan huecos|así que quien espera planta menos|y la prisa sale cara}.",
        "{Un riego largo de tarde en tarde hace buena raíz|Un sorbo diario vuelve vago el césped|Regar poco y cada día ayuda menos de lo que parece}, {así que mejor por la mañana y a fondo|y eso vale desde el primer verano|y el agua rinde más}.",
        "{Un seto recuerda cada corte|Un corte tardío se paga al año siguiente|Los pájaros también tienen algo que decir}, {y de ahí sale el calendario|así que se mira antes de cortar|y por eso preguntamos la fecha}.",
        "Un jardín {nunca se termina|cambia cada semana}, {y por eso está vivo|así que se guía más que se manda}.",
        "Una planta en mal sitio {pide sin parar|se queda parada}, {en el bueno se arregla sola|por eso miramos antes el suelo}.",
      ],
      offers: [
        [
          "scissors",
          "Cuidado anual",
          "{Cuidamos césped, arriates y setos durante el año|Venimos cada pocas semanas o cuando nos llame|Un jardín cuidado a menudo da menos trabajo}, {y usted se queda con lo que le gusta hacer|para que nada se desborde|y las hojas se van con nosotros si quiere}.",
          "Cortar, podar, desbrozar: {un ritmo regular cansa menos|cada mes tiene sus tareas} {y usted guarda sus sábados|y vamos cuando toca}.",
          "Vamos {según la temporada|en las fechas acordadas}, {la hierba no espera, usted sí|y el jardín sigue en orden}.",
          "Primavera, verano y otoño {piden cosas distintas|tienen cada uno su lista}, {vamos cuando hace falta|y en invierno se planea}.",
        ],
        [
          "ruler",
          "Jardín nuevo",
          "{Del escombro al primer verde se va por etapas|Un jardín nuevo empieza con un plano y buena tierra|Primero vienen los caminos y después las plantas}, {pensado también desde la ventana|así el gasto se reparte|y el jardín crece con usted}.",
          "Antes de plantar {miramos sol, suelo y viento|se dibuja}, {lo demás sigue|después se eligen las plantas}.",
          "Un jardín nuevo se hace {de una vez o por trozos|según su presupuesto}, {y estará hermoso en unos años|hay que darle tiempo}.",
          "De un patio vacío o {un solar con hierbas|un césped cansado} {sale un jardín en unos pasos|se puede hacer mucho}, empezando por {el suelo|un plano sencillo}.",
        ],
        [
          "tree-deciduous",
          "Árboles",
          "{Podamos, aclaramos y talamos si hace falta|Con cuerda o con escalera, según el árbol|Un árbol se mira antes de cortarlo}, {y primero vemos si está permitido|y lo seco se reconoce mejor en verano|y la leña se queda si la quiere}.",
          "Un árbol se poda {en su momento|con mesura}, {se quita poco|mejor de menos que de más}, y se le deja respirar.",
          "Ramas secas, árbol muy grande: {miramos antes de cortar|una opinión va antes que la sierra}, {y nos llevamos los restos si quiere|que algunos merecen quedarse}.",
          "Lo alto y lo torcido {se mira con calma|asusta en días de viento}: {quitamos peso sin quitar forma|se decide rama a rama}.",
        ],
        [
          "brick-wall",
          "Terrazas y muros",
          "{Losas, escalones y bordes necesitan una buena base|En una terraza lo que cuenta está debajo|Un muro bajo sujeta la tierra y sirve de banco}, {y el agua pide su pendiente|para que la helada no lo mueva|y vemos el material con usted}.",
          "Una terraza debe {quedar lisa|dejar correr el agua}, {así que todo empieza debajo|la base cuenta más que la losa}.",
          "Un muro bajo {sujeta la tierra|hace un sitio para sentarse}, {la piedra se elige con usted|el lugar decide el material}.",
          "Un sitio para la mesa, {unos escalones, un borde|un banco de piedra}: {lo duro da forma a lo verde|se hace antes de plantar}.",
        ],
        [
          "droplets",
          "Riego",
          "{Un riego por goteo lleva el agua a su sitio|Con un aljibe se aprovecha la lluvia|Quien no quiere ir con la regadera pone riego}, {así que háblelo antes de las vacaciones|y se gasta menos agua|y ajustarlo lleva un momento}.",
          "Un buen riego {da menos, pero mejor|va a la raíz}, {por la mañana o al caer el sol|y se ajusta según la época}.",
          "Guardar la lluvia, {acolchar, regar de noche|ajustar los programadores}: {buscamos lo que ahorra agua|cada jardín tiene su solución}.",
          "Con un programador {usted se va tranquilamente de viaje|el agua llega a su hora}, {y se gasta la justa|también a las macetas}.",
        ],
      ],
      process: [
        [
          "Vuelta al jardín",
          "{Damos una vuelta y miramos sol, viento y suelo|La primera visita se puede hacer con cualquier tiempo|Miramos también el árbol del vecino}, {y díganos cómo usa el jardín|y dónde quiere la mesa|y qué no le gusta}.",
          "Paseamos por el jardín, {usted señala|preguntamos}, {se apunta qué sobra y qué falta|y miramos dónde da el sol}.",
        ],
        [
          "Plan y presupuesto",
          "{Recibe un croquis, una lista de plantas y una cifra|En el plan se separa lo de ahora y lo del año que viene|Las cifras van por partes}, {y una parte puede hacerla usted|y tache lo que sobre|y se puede cambiar antes de empezar}.",
          "Sobre el dibujo {se mueve todo sin esfuerzo|se cambia lo que haga falta}, {y al lado va lo que cuesta|por fases si lo prefiere}.",
        ],
        [
          "Trabajo",
          "{Traemos la herramienta y nos llevamos los restos|Trabajamos en seco si se puede elegir|Cada tarde queda cerrada la verja}, {y el camino queda barrido|y usted ve pronto el primer trozo|y le avisamos de lo que viene}.",
          "Primero lo que se quita, {después lo que se construye|luego la tierra}, {y al final las plantas|con el jardín recogido cada tarde}.",
        ],
        [
          "Dejar crecer",
          "{Después toca regar y mirar|El primer verano es el que más cuenta|Plantar es solo la mitad}, {y una hoja le dice qué hacer y cuándo|y volvemos si quiere|y lo demás lo hace el tiempo}.",
          "Las primeras semanas {piden agua y paciencia|son las que más cuentan}, {llámenos si algo se seca|después el jardín manda}.",
        ],
      ],
      questions: [
        [
          "¿{Cuándo se poda|Hasta cuándo se corta|Y el seto}?",
          "{Los cortes fuertes en invierno y los ligeros en verano|Depende del seto y de los nidos|Primero se mira si hay pájaros criando}, {y las normas del lugar también cuentan|así que se comprueba antes de cortar|y le decimos la mejor semana}.",
        ],
        [
          "¿{Cuándo se planta|Qué época es buena}?",
          "{En otoño, con la tierra todavía templada|Lo delicado, avanzada la primavera|En maceta casi siempre, menos con helada}, {y el agua importa más que el mes|y la lluvia ayuda|así la raíz agarra antes del calor}.",
        ],
        [
          "¿{Cuánto cuesta el cuidado|Cobran por horas}?",
          "{Se cuenta por horas o a precio cerrado|Después de la visita tiene una cifra|Cuentan el tamaño y el acceso}, {y los restos también se calculan|y cuidar a menudo sale mejor que rescatar|y sabe qué está incluido}.",
        ],
        [
          "¿{Plantas con poco trabajo|Se cuidan solas|Y sin esfuerzo}?",
          "{Las que quieren este suelo|Las que crecen juntas y tapan la tierra|Mejor pocas clases y muchas de cada una}, {aunque el primer año piden agua|y después casi se cuidan solas|y le enseñamos ejemplos}.",
        ],
        [
          "¿{Se llevan los restos|Y las ramas|Adónde van las hojas}?",
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
};
