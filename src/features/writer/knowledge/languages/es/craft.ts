/**
 * Spanish wordings of the craft family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const craft: Wording = familyWording(
  ["cliente", "clientes", "finca", "en la finca", "a la finca", "trabajo a mano"],
  ["Qué hay", "Por el año", "Fiestas y cursos"],
  {
    headlines: [
      "{Tierra|Barro}, {sol|fuego} y {madrugadas|manos}",
      "{Cogido|Acabado} cuando está {maduro|listo}",
      "Hecho {despacio|a mano}, {guardado|querido} por mucho tiempo",
      "{La mano|La temporada} decide",
      "Una pieza {cada vez|tras otra}",
      "{Sin prisa|Con paciencia}, {con ganas|a su tiempo}",
      "De {aquí|estas manos}, con {nombre|historia}",
    ],
    truths: [
      "{Ningún año se parece al otro|La lluvia y el hielo también opinan|El tiempo firma cada cosecha y cada pieza}, {y por eso no siempre hay de todo|así que pregunte qué toca ahora|y eso se nota en lo que hacemos}.",
      "{La mano deja huella|Una marca de pulgar no es un fallo|Dos piezas nunca salen iguales}, {y dice que aquí hubo una persona|así que elija la que le hable|y una máquina la habría borrado}.",
      "{Lo que se puede arreglar se queda|Lo bueno gana con los años|Un objeto usado cuenta más que uno nuevo}, {y de ahí viene el cuidado|así que pregunte antes de tirarlo|y por eso no tenemos prisa}.",
      "{La naturaleza no tiene agenda|La madera y el barro mandan|Lo que crece despacio sabe o dura más}, {y nosotros esperamos con ella|así que conviene preguntar antes|y por eso las fechas son aproximadas}.",
      "Lo hecho a mano {nunca sale dos veces igual|lleva una huella}, {y ahí está su gracia|así que mire y compare}.",
      "{Quien trabaja fuera mira el cielo y quien trabaja dentro, la humedad|El frío, el calor y la lluvia entran también en el taller}, {y por eso los plazos llevan margen|así que algunas cosas se adelantan y otras esperan}.",
      "{Una herramienta vieja y afilada trabaja mejor que una nueva|Las manos aprenden lo que no cabe en un libro}, {y eso se ve al mirar de cerca|así que venga a verlo}.",
    ],
    offers: [
      [
        "store",
        "Venta directa",
        "{Pregunte qué hay y venga a verlo|Aquí se puede ver, oler y tocar|Lo que hay cambia cada semana}, {así que traiga una cesta|y le contamos cómo se ha hecho|y se lleva lo que le guste}.",
        "{Pregunte por lo que acaba de salir|Lo mejor del día está a veces detrás de la mesa}; {le enseñamos cómo elegir|se puede comprar poco y volver}. {Traiga bolsa o caja|Pregunte cómo se guarda en casa}.",
        "{Quien compra en el sitio puede preguntar todo|Detrás de cada cosa hay alguien que la ha hecho}: {qué lleva, de dónde viene y cuánto aguanta|la respuesta llega sin folletos}. {Los niños pueden mirar|Mire la fecha antes de un viaje largo}.",
        "Lo que está hecho {espera en la mesa|se puede llevar hoy}, {lo demás se encarga|y cada semana hay algo distinto}.",
      ],
      [
        "package",
        "Encargos",
        "{Díganos cantidad, día y deseo|Por encargo se hace pensando en usted|Con un mensaje ya podemos empezar}, {y le decimos si da tiempo|y el precio se sabe antes|así lo tiene listo a su hora}.",
        "{Una boda, una mesa grande, un regalo pensado|Para muchas personas o para una sola}: {cuente para qué es y para cuándo|se habla de cantidad, de tamaño y de entrega}. {Lo que no se puede, se dice|La temporada pone a veces la condición}.",
        "{Traiga una muestra, una medida o una foto|Apunte cuántos son y qué les gusta}; {le proponemos lo que sale bien|se ajusta antes de empezar}. {Un encargo grande se confirma por escrito|La recogida se acuerda con usted}.",
        "Para un tamaño, un color o {una cantidad concreta|un nombre grabado}, {hablémoslo antes|basta un dibujo}, {y después hace falta tiempo|y decimos un mes antes que un día}.",
      ],
      [
        "users",
        "Visitas y cursos",
        "{Familias, escuelas y curiosos pueden venir a aprender|Con delantal o con botas, en un curso se toca todo|Aquí un principiante puede equivocarse tranquilo}, {así que escriba número y edad|y al final se lleva algo|y las fechas están en esta web}.",
        "{Se ve el trabajo de cerca y se puede preguntar|Amasar, podar, moldear o probar}: {en una mañana se entiende mucho|las manos se acuerdan después}. {Venga con calzado que se pueda ensuciar|Los grupos se anuncian con tiempo}.",
        "{Nadie espera una obra de maestro el primer día|Se empieza por lo sencillo}, {y lo torcido también se lleva a casa|así que pueden venir mayores y niños}. {Lo necesario está preparado|Dígalo si alguien no puede estar de pie mucho rato}.",
        "Con las manos en la tierra o {alrededor de la mesa|junto al horno}, {se entiende lo que valen las cosas|se aprende más en una hora que leyendo}.",
      ],
      [
        "truck",
        "Reparto a cocinas y tiendas",
        "{Para cocinas y tiendas hablamos de cantidades y días|Lo que necesita a menudo se puede planear|Antes de empezar puede pedir una muestra}, {y acordamos un reparto fijo|así que hablemos con tiempo|y le decimos qué hay en cada época}.",
        "{Una cocina quiere saber hoy qué habrá mañana|Una tienda necesita etiqueta, precio y constancia}, {así que se habla cada semana|y por eso avisamos de lo que viene}. {Las cajas se devuelven|Lo que sobra o falta se dice el mismo día}.",
        "{Lo que se vende en su casa lleva también nuestro nombre|Para una carta corta basta poca variedad}; {venga a probar antes|se empieza con un pedido pequeño}. {La ruta se acuerda con las horas de cocina|Los cambios se hablan por teléfono}.",
      ],
      [
        "gift",
        "Regalos",
        "{Un regalo con origen tiene algo que contar|Hay cosas pequeñas que caben en el bolsillo|Díganos para quién es}, {y lo envolvemos sin plástico|con una tarjeta si quiere|y le ayudamos a elegir}.",
        "{Una cesta, un lote o una sola pieza|Algo para comer, para poner o para usar}: {se arma según la persona|con unas líneas sobre su origen}. {Para empresas se planea antes|Díganos si tiene que viajar}.",
        "{Lo que se regala y se usa se recuerda más|Quien ya tiene de todo agradece algo que se acaba}; {díganos qué le gusta a esa persona|elegimos entre lo que hay}. {También se puede regalar un curso|Una nota a mano lo acompaña}.",
        "Para dar las gracias o {celebrar a alguien|marcar una despedida}, {basta una pieza sencilla|escribimos unas palabras si quiere}.",
      ],
      [
        "calendar-days",
        "Cosas de temporada",
        "{Cada temporada trae otra cosa|Lo que está recién hecho o recogido va primero|Según el mes hay cosas distintas}, {así que pregunte qué viene|y le decimos cómo conservarlo|y cuando se acaba toca esperar}.",
        "{Unas cosas llegan en primavera y otras solo en otoño|La misma cosa no es igual en junio que en noviembre}; {pregunte cuándo empieza|apúntese para saberlo}. {Lo breve se aprovecha|Lo que sobra se guarda para el invierno}.",
        "{El calendario depende del tiempo que haga|Un año viene pronto y otro tarde}, {así que una llamada evita un viaje|y por eso no ponemos día exacto}. {Lo maduro se vende primero|Lo de Navidad se prepara con meses de antelación}.",
        "En primavera {llega todo a la vez|se llenan los estantes}, en invierno {se prepara|hay más calma}, y siempre queda algo bonito.",
      ],
    ],
    process: [
      [
        "Mirar",
        "{Pase y mire lo que hay|Vea lo que está hecho o maduro|Cada pieza es distinta, así que mire con calma}, {y pregunte por lo que no vea|y tóquelo si quiere|y le contamos de dónde viene}.",
        "{Dé una vuelta, huela y pregunte|Empiece por lo que más le llame la atención}; {le decimos qué está en su punto|lo demás se lo enseñamos}. {No hay que comprar el primer día|Vaya con cuidado, que hay herramientas}.",
        "{Las fotos no huelen ni pesan|Lo que está a la vista es solo una parte}, {así que venga si puede|y en persona se ve más}. {Pregunte qué se ha hecho esta semana|Diga qué busca y se lo acercamos}.",
        "Coja una pieza {en la mano|a la luz}, {sienta el peso|compárela con la de al lado}, y pregunte.",
      ],
      [
        "Encargar",
        "{Díganos qué, cuánto y para cuándo|Con un boceto o una lista basta|Para encargar hablamos un momento}, {y le decimos qué es posible|y conoce antes el precio|y lo apuntamos todo}.",
        "{Apunte nombre, teléfono y día de recogida|Se decide tamaño, cantidad y acabado}; {le confirmamos si da tiempo|si hace falta una señal, se habla}. {Un cambio pronto no molesta|Para una fiesta, avise con semanas de margen}.",
        "{Cuente dónde va a estar o quién lo va a comer|Díganos qué no quiere}, {y le hacemos una propuesta|y se piensa con calma}. {Lo dudoso se prueba en pequeño|El plazo depende del material y del tiempo}.",
        "Un encargo cabe en {pocas palabras|tres puntos}: {qué, cuánto y para cuándo|el uso, el tamaño, la fecha}, y lo confirmamos.",
      ],
      [
        "Llevar",
        "{Lo recoge bien envuelto|Se lo entregamos aquí o donde acordemos|Venga a buscarlo cuando le avisemos}, {con un consejo para cuidarlo|y puede devolver la caja|y así llega entero a casa}.",
        "{Al recogerlo se abre y se mira|Se envuelve pensando en el camino}; {pregunte dónde guardarlo|le decimos qué aguanta y qué no}. {Para un coche al sol, traiga nevera o manta|Lo frágil va en medio}.",
        "{Su encargo está apartado con su nombre|Venga el día acordado o avise}; {traiga caja si es mucho|pregunte por la próxima temporada}. {Si algo no está bien, dígalo enseguida|Cuéntenos después cómo le fue}.",
        "Se va {con el paquete bien sujeto|con los brazos llenos} {y con la historia de lo que lleva|y sin plástico si se puede}.",
      ],
    ],
    questions: [
      [
        "¿{Cuándo puedo ir|Se puede visitar}?",
        "{En las horas de esta web o con cita|Escriba antes y le decimos cuándo|Se puede visitar casi siempre}, {pero el perro, mejor con correa|aunque en plena faena hay menos tiempo|y le enseñamos cómo trabajamos}.",
        "{En plena labor a veces no oímos el timbre|Mire las horas y llame si viene de lejos}; {acordamos un momento tranquilo|así le atiende alguien con tiempo}.",
        "{Con grupo o con niños, mejor con cita|Para comprar y para ver a veces hay horas distintas}, {así que pregunte por las dos|y se lo decimos por teléfono}. {Traiga calzado cerrado|Aparque donde no corte el paso}.",
      ],
      [
        "¿{Cómo trabajan|De dónde viene esto}?",
        "{Pregunte aquí y se lo contamos|Venga a verlo con sus ojos|Se lo enseñamos con gusto}, {y le explicamos de dónde viene cada cosa|porque no hay nada que esconder|y también lo que no hacemos}.",
        "{Materia, agua, manos y espera|Lo que entra por la puerta tiene un origen que se puede decir}: {pregunte por cada paso|se lo explicamos delante de la mesa}. {Lo que compramos fuera también se dice|También se cuentan las pruebas que salen mal}.",
        "{Unas cosas se hacen todo el año y otras solo unas semanas|Trabajamos con lo que la estación permite}, {y se ve mejor en persona|así que depende de cuándo venga}.",
      ],
      [
        "¿{Envían por correo|Se puede pedir desde lejos}?",
        "{Lo que se conserva puede viajar|Pregunte por los portes|Sí, según lo que sea}, {pero lo fresco se recoge aquí|y lo frágil va bien envuelto|y sabrá el coste antes}.",
        "{Botellas, tarros y piezas firmes viajan bien embalados|Para lejos se elige lo que aguanta}; {lo delicado es mejor recogerlo|díganos el código postal}.",
        "{Escriba qué quiere y adónde va|Con la dirección se calcula el envío}, {y recibe la cifra antes de pagar|y le decimos qué días sale}. {En verano el calor manda|Abra el paquete al llegar}.",
      ],
      [
        "¿{Cuánto tarda una pieza|Cuánto tarda un encargo}?",
        "{Secar, madurar o cocer lleva su tiempo|A menudo hacen falta semanas|Depende de la pieza y de la época}, {así que díganos primero el día|y le decimos con franqueza si llega|y conviene preguntar pronto}.",
        "{Se cuenta el trabajo y también la espera|Lo que ya está hecho se lleva hoy}; {lo nuevo entra en la lista|díganos la fecha que importa}.",
        "{La prisa se nota en el resultado|Un encargo pequeño se cuela a veces entre dos grandes}, {así que conviene avisar con margen|y por eso preguntamos si la fecha es fija}. {Antes de Navidad se junta el trabajo|Le avisamos cuando esté listo}.",
      ],
      [
        "¿{Cómo se cuida|Cómo se guarda bien}?",
        "{En un sitio seco y fresco dura más|Pregunte al recogerlo|Cada material pide su cuidado}, {y le damos una nota|y si se rompe, enséñenoslo|así no se estropea antes de tiempo}.",
        "{El sol, la humedad y las prisas son malos amigos|Lo hecho a mano agradece que se use}; {mire la nota que va dentro|pregunte cómo limpiarlo o conservarlo}.",
        "{Lo que se come se guarda de una manera y lo que se usa, de otra|Cada cosa lleva su consejo}: {pídalo al comprar|con unas palabras queda claro}. {Un golpe pequeño a veces se arregla|Si cambia de olor o de color, consúltenos}.",
      ],
      [
        "¿{Por qué cuesta más|De qué se hace el precio}?",
        "{Son muchas horas y pocas piezas|Lo hecho a mano va despacio|Cuentan el tiempo y el material}, {pero a cambio sabe de dónde viene|así que pregunte por piezas con algún defecto|y con gusto le enseñamos cada paso}.",
        "{Lo barato también lo paga alguien|Detrás del precio hay horas que no se ven}; {mire también cuánto dura|pregunte y se lo contamos paso a paso}.",
        "{Una mala cosecha o una hornada rota entran en la cuenta|No se hacen miles iguales}, {y cada cosa pasa por la mano varias veces|así que el precio va con el tiempo que lleva}. {Hay cosas sencillas para empezar|Lo pequeño también merece la pena}.",
      ],
    ],
    qualities: [
      ["buena tierra", "trabajo honesto"],
      ["manos ásperas", "piezas finas"],
      ["cajas llenas", "camino corto"],
      ["buen calzado", "cestas llenas"],
      ["saber viejo", "cosecha nueva"],
      ["gestos seguros", "materia de verdad"],
    ],
    events: ["Fiesta en la finca", "Cata", "Curso en el taller"],
  },
);

export const craftTrades: Record<string, Wording> = {
  upholsterer: familyWording(
    ["cliente", "clientes", "taller", "en el taller", "al taller", "tapicería"],
    ["Qué tapizamos", "En el banco", "Citas"],
    {
      headlines: [
        "{Sentarse|Hundirse} y {levantarse|quedarse} bien",
        "{Tela nueva|Muelles nuevos}, {buena madera|buen armazón}",
        "Un sillón {para muchos años|con otra vida}",
        "{Grapas|Clavos} fuera, {cincha|tela} nueva",
        "{Crin|Espuma}, {hilo|tachuela} y {paciencia|buen pulso}",
        "El sitio {de la lectura|de la siesta}, otra vez {firme|cómodo}",
      ],
      truths: [
        "{Se ve la tela y se siente lo que hay debajo|Un sillón tiene esqueleto}, {así que lo abrimos antes de dar precio|y es él quien decide}.",
        "{Los muebles de antes se hacían para volver a abrirse|Un buen armazón aguanta varias telas}, {y las horas merecen la pena|y los clavos salen sin romper nada}.",
        "{Un dibujo parece más grande en un sofá|Una tela cambia con la luz de la noche}, {así que llévese la muestra|y póngala sobre el asiento}.",
        "{Un asiento que cruje pide cola y no más tela|Una cincha floja hunde lo que está bien cosido}, {así que se empieza por debajo|y por eso se le da la vuelta al mueble}.",
        "{El mejor asiento no se nota al levantarse|Lo blando gusta un rato y lo firme toda la tarde}, {así que siéntese con calma|y la altura se prueba antes de cerrar}.",
      ],
      offers: [
        [
          "armchair",
          "Sillones y sillas",
          "{Un asiento hundido o un brazo gastado se arreglan|De la silla de cocina al sillón de orejas, todo empieza por el armazón|Mande una foto de frente y otra de lado}, {y decimos si la madera lo merece|y tendrá una idea del precio}.",
          "{Seis sillas iguales rara vez están igual de gastadas|Un orejero guarda monedas, horquillas y varias telas}; {se mira pieza por pieza|se abre y se cuenta lo que hay}. {Diga si la usan niños|Traiga primero la que esté peor}.",
          "{Muelles, cinchas, crin y tachuelas|Asiento, respaldo y brazos}: {se cambia lo cansado y se deja lo bueno|cada parte pide su relleno}. {El barniz se retoca si hace falta|Mida la altura de la mesa}.",
        ],
        [
          "sofa",
          "Sofás",
          "{Una espuma nueva rejuvenece un sofá|Primero se prueba duro y blando|Algunos sofás no compensan}, {y lo decimos con franqueza|así que levante una esquina antes de decidir}.",
          "{Mida la puerta y el ascensor antes de pensar en el taller|Un sofá con cama lleva un mecanismo que también se gasta}, {así que unas fotos ayudan mucho|y se comprueba al desmontarlo}. {Las fundas con cremallera se lavan mejor|Se puede cambiar solo el asiento}.",
          "{El hueco del medio se nota antes que la tela rota|Con gatos o perros importa el tejido}; {se refuerza lo que sostiene|se prueba una muestra unos días}. {Los cojines pueden ser más firmes o más blandos|Las patas se cambian con facilidad}.",
        ],
        [
          "palette",
          "Telas y pieles",
          "{Hay lana, lino, terciopelo y piel para tocar|Háblenos del gato, del sol y del vino|Una tela se elige junto a la ventana}, {y decimos qué aguanta|y se lleva un trozo a casa}.",
          "{Un tejido se frota, se estira y se mira al trasluz|Los metros dependen del dibujo}; {se calcula con el mueble delante|le contamos cómo se limpia}. {Mire el color de noche y de día|Si tiene su tela, tráigala antes}.",
          "{El terciopelo cambia con el sentido del pelo|La piel se marca y eso le da carácter}, {así que pregunte cómo envejece|y conviene tocarla con la mano}. {Los ribetes y botones se eligen después|Una tela lisa deja ver la forma}.",
        ],
        [
          "hammer",
          "Restauración",
          "{Se encola, se espiga y se encera|La carcoma y una pata suelta tienen arreglo}, {y se hace lo menos posible|y la edad se puede ver}.",
          "{Un respaldo partido se puede unir sin que baile|La pátina se limpia y no se lija por costumbre}; {se prueba en un sitio escondido|usted dice cuánto se debe notar}. {Guarde las piezas que se caen|Un mueble de familia merece preguntar}.",
          "{Se mira qué cola, qué barniz y qué clavos lleva|Un arreglo antiguo se deshace antes de hacer el nuevo}, {y lo sano se respeta|así que lleva más tiempo del que parece}.",
        ],
        [
          "grid-3x3",
          "Rejilla y enea",
          "{La rejilla y la enea se rehacen a mano|Una tira rota anuncia un agujero}, {y hacen falta unos días tranquilos|así que conviene venir a tiempo}.",
          "{La rejilla se moja, se tensa y se deja secar|La enea se retuerce a mano, vuelta a vuelta}; {después el asiento cruje un poco y es normal|no hay que sentarse hasta que esté seca}. {Cuente los agujeros del marco|No se ponga de pie encima}.",
          "{El radiador reseca la fibra|Un asiento de fibra agradece un poco de humedad}, {así que pase de vez en cuando un paño húmedo|y dura más lejos del sol}. {El dibujo se copia del viejo|Una foto del reverso nos orienta}.",
        ],
        [
          "blinds",
          "Cortinas y cojines",
          "{Cosemos cortinas, cojines y cabeceros|Mida la barra y no la ventana}, {y si quiere vamos a medir|y todo lleva un buen dobladillo}.",
          "{Un cabecero forrado abriga la pared|Los restos de la tela sirven para unos cojines}; {se mide con la cama puesta|se corta siguiendo el dibujo}. {Un forro protege del sol|La caída se ve con la tela colgada}.",
          "{El banco de la ventana pide un cojín a su forma|Las cortinas encogen si no se lavan antes}, {así que se hace una plantilla|y por eso se deja margen}. {Las cremalleras van por detrás|Dígalo si hay radiador debajo}.",
        ],
      ],
      process: [
        [
          "Preguntar",
          "{Mande fotos de frente, de lado y por debajo|Dé las medidas y diga qué le molesta}. {Decimos qué haría falta|Sabrá si vale la pena traerlo}.",
          "{Cuente la historia del mueble y dónde va a estar|Diga si cojea, cruje o se hunde}; {una primera idea sale de las fotos|lo demás se ve en el banco}. {Apunte ancho, fondo y alto|Los recuerdos también cuentan}.",
          "{Si puede moverlo, tráigalo y lo abrimos por debajo|Una foto del revés enseña las cinchas}, {y hablamos de qué merece arreglo|y sale una cifra aproximada}.",
        ],
        [
          "Elegir",
          "{Se sienta, toca y compara|La tela está a un lado y el precio al otro}, {y después queda por escrito|y se fija una semana}.",
          "{Las muestras se miran sobre el asiento|Primero se decide la firmeza y después el color}; {se calculan los metros|los remates se eligen al final}. {Tómese unos días|Lleve un cojín del salón}.",
          "{Se habla del uso, de la luz y de cómo se lava|Una tela barata y una cara llevan las mismas horas}, {así que conviene elegir con calma|y se apunta lo decidido}.",
        ],
        [
          "Tapizar",
          "{Se desmonta, se arregla y se vuelve a montar|El asiento se hace capa a capa}, {y puede pasar a verlo|y lo que aparece se lo decimos}.",
          "{Primero salen grapas y clavos, después el relleno viejo|Se encola el armazón y se deja secar}; {luego llegan cinchas, muelles y tela|la costura se cierra a mano}. {Antes de irse, siéntese|Le damos los retales}.",
          "{Se guarda la tela vieja como patrón|Cada capa se tensa desde el centro}, {y se mira que el dibujo case|y al final se clavan los remates}.",
        ],
      ],
      questions: [
        [
          "{¿Compensa tapizarlo|¿Nuevo o tapizado}?",
          "{Si la madera es buena, muchas veces sí|Que pese es buena señal}. {Puede costar como uno nuevo y durar más|Con aglomerado, mejor no}.",
        ],
        [
          "{¿Cuánto cuesta tapizar un sillón|¿Se puede dar precio con una foto}?",
          "{El precio va con las horas, el relleno y la tela|Una foto da una idea}. {Los muelles dan sorpresas|La tela pesa mucho en la cuenta}.",
        ],
        [
          "{¿Cuánto tiempo estoy sin sillón|¿Cuándo lo pueden coger}?",
          "{Suele haber unas semanas de espera|El banco tiene su lista}. {Aquí está menos tiempo|Diga la fecha que importa}.",
        ],
        [
          "{¿Qué tela aguanta mejor|¿Qué elijo si tengo gato}?",
          "{Un tejido cerrado y sin bucles|La lana lisa resiste}. {La piel mejora con los años|Una funda lavable tranquiliza}.",
        ],
      ],
      qualities: [
        ["asiento firme", "brazos blandos"],
        ["madera vieja", "tela nueva"],
        ["costuras cerradas", "buenos muelles"],
      ],
      events: ["Tarde de telas", "Curso de rejilla", "Taller abierto"],
      actions: { quotes: ["Enviar una foto"] },
    },
  ),
};
