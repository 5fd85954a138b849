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
    ],
    truths: [
      "{Ningún año se parece al otro|La lluvia y el hielo también opinan|El tiempo firma cada cosecha y cada pieza}, {y por eso no siempre hay de todo|así que pregunte qué toca ahora|y eso se nota en lo que hacemos}.",
      "{La mano deja huella|Una marca de pulgar no es un fallo|Dos piezas nunca salen iguales}, {y dice que aquí hubo una persona|así que elija la que le hable|y una máquina la habría borrado}.",
      "{Lo que se puede arreglar se queda|Lo bueno gana con los años|Un objeto usado cuenta más que uno nuevo}, {y de ahí viene el cuidado|así que pregunte antes de tirarlo|y por eso no tenemos prisa}.",
      "{La naturaleza no tiene agenda|La madera y el barro mandan|Lo que crece despacio sabe o dura más}, {y nosotros esperamos con ella|así que conviene preguntar antes|y por eso las fechas son aproximadas}.",
      "Lo hecho a mano {nunca sale dos veces igual|lleva una huella}, {y ahí está su gracia|así que elija la suya}.",
    ],
    offers: [
      [
        "store",
        "Venta directa",
        "{Pregunte qué hay y venga a verlo|Aquí se puede ver, oler y tocar|Lo que hay cambia cada semana}, {así que traiga una cesta|y le contamos cómo se ha hecho|y se lleva lo que le guste}.",
        "Aquí {se ve de dónde viene|se prueba o se toca}, {y hay tiempo para hablar|pregunte qué está bonito ahora}.",
      ],
      [
        "package",
        "Encargos",
        "{Díganos cantidad, día y deseo|Por encargo se hace pensando en usted|Con un mensaje ya podemos empezar}, {y le decimos si da tiempo|y el precio se sabe antes|así lo tiene listo a su hora}.",
        "Un encargo empieza con {una idea y una fecha|un boceto}: {le decimos si se puede|después, paciencia}.",
      ],
      [
        "users",
        "Visitas y cursos",
        "{Familias, escuelas y curiosos pueden venir a aprender|Con delantal o con botas, en un curso se toca todo|Aquí un principiante puede equivocarse tranquilo}, {así que escriba número y edad|y al final se lleva algo|y las fechas están en esta web}.",
        "Venga a ver {cómo se hace|las manos trabajando} {y pruebe usted|y los niños también}.",
      ],
      [
        "truck",
        "Reparto a cocinas y tiendas",
        "{Para cocinas y tiendas hablamos de cantidades y días|Lo que necesita a menudo se puede planear|Antes de empezar puede pedir una muestra}, {y acordamos un reparto fijo|así que hablemos con tiempo|y le decimos qué hay en cada época}.",
        "Para su cocina {llevamos lo que da la temporada|se acuerda un día fijo}, {diga qué se vende|y la carta puede seguirla}.",
      ],
      [
        "gift",
        "Regalos",
        "{Un regalo con origen tiene algo que contar|Hay cosas pequeñas que caben en el bolsillo|Díganos para quién es}, {y lo envolvemos sin plástico|con una tarjeta si quiere|y le ayudamos a elegir}.",
        "Un regalo hecho aquí {cuenta algo|se guarda}, {diga para quién|lo envolvemos con sencillez}.",
      ],
      [
        "calendar-days",
        "Cosas de temporada",
        "{Cada temporada trae otra cosa|Lo que está recién hecho o recogido va primero|Según el mes hay cosas distintas}, {así que pregunte qué viene|y le decimos cómo conservarlo|y cuando se acaba toca esperar}.",
        "La temporada trae {novedades|pocas piezas cada vez}, {pase a ver|pida que le avisemos}.",
      ],
    ],
    process: [
      [
        "Mirar",
        "{Pase y mire lo que hay|Vea lo que está hecho o maduro|Cada pieza es distinta, así que mire con calma}, {y pregunte por lo que no vea|y tóquelo si quiere|y le contamos de dónde viene}.",
        "Mire, {toque|pruebe}, {pregunte cómo se hace|con calma}.",
      ],
      [
        "Encargar",
        "{Díganos qué, cuánto y para cuándo|Con un boceto o una lista basta|Para encargar hablamos un momento}, {y le decimos qué es posible|y conoce antes el precio|y lo apuntamos todo}.",
        "Encargue {con una fecha amplia|por mensaje}: {le decimos qué es posible|a veces se acuerda una señal}.",
      ],
      [
        "Llevar",
        "{Lo recoge bien envuelto|Se lo entregamos aquí o donde acordemos|Venga a buscarlo cuando le avisemos}, {con un consejo para cuidarlo|y puede devolver la caja|y así llega entero a casa}.",
        "Lléveselo {bien envuelto|con un consejo}, {el cuidado es sencillo|y vuelva a contarnos}.",
      ],
    ],
    questions: [
      [
        "¿{Cuándo puedo ir|Se puede visitar}?",
        "{En las horas de esta web o con cita|Escriba antes y le decimos cuándo|Se puede visitar casi siempre}, {pero el perro, mejor con correa|aunque en plena faena hay menos tiempo|y le enseñamos cómo trabajamos}.",
        "Escriba {antes de venir|qué día le va}: {el trabajo de fuera no tiene horario|alguien le esperará}.",
      ],
      [
        "¿{Cómo trabajan|De dónde viene esto}?",
        "{Pregunte aquí y se lo contamos|Venga a verlo con sus ojos|Se lo enseñamos con gusto}, {y le explicamos de dónde viene cada cosa|porque no hay nada que esconder|y también lo que no hacemos}.",
        "Se lo enseñamos {con gusto|aquí mismo}, {los materiales y de dónde vienen|paso a paso}.",
      ],
      [
        "¿{Envían por correo|Se puede pedir desde lejos}?",
        "{Lo que se conserva puede viajar|Pregunte por los portes|Sí, según lo que sea}, {pero lo fresco se recoge aquí|y lo frágil va bien envuelto|y sabrá el coste antes}.",
        "Lo que aguanta el viaje {sí|se manda}, {bien sujeto|el envío se dice antes}; {lo demás se recoge aquí|lo fresco viaja mal}.",
      ],
      [
        "¿{Cuánto tarda una pieza|Cuánto tarda un encargo}?",
        "{Secar, madurar o cocer lleva su tiempo|A menudo hacen falta semanas|Depende de la pieza y de la época}, {así que díganos primero el día|y le decimos con franqueza si llega|y conviene preguntar pronto}.",
        "El secado, el horno o la cosecha {tienen su tiempo|no se apuran}, {diga su fecha|y contestamos con sinceridad}.",
      ],
      [
        "¿{Cómo se cuida|Cómo se guarda bien}?",
        "{En un sitio seco y fresco dura más|Pregunte al recogerlo|Cada material pide su cuidado}, {y le damos una nota|y si se rompe, enséñenoslo|así no se estropea antes de tiempo}.",
        "Un consejo {va con cada pieza|basta}, {pídalo al irse|cabe en dos frases}.",
      ],
      [
        "¿{Por qué cuesta más|De qué se hace el precio}?",
        "{Son muchas horas y pocas piezas|Lo hecho a mano va despacio|Cuentan el tiempo y el material}, {pero a cambio sabe de dónde viene|así que pregunte por piezas con algún defecto|y con gusto le enseñamos cada paso}.",
        "Horas, {material, pocas piezas|cuidado y a veces algo que se rompe}: {de ahí sale el precio|se lo explicamos}.",
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
      ],
      truths: [
        "{Se ve la tela y se siente lo que hay debajo|Un sillón tiene esqueleto}, {así que lo abrimos antes de dar precio|y es él quien decide}.",
        "{Los muebles de antes se hacían para volver a abrirse|Un buen armazón aguanta varias telas}, {y las horas merecen la pena|y los clavos salen sin romper nada}.",
        "{Un dibujo parece más grande en un sofá|Una tela cambia con la luz de la noche}, {así que llévese la muestra|y póngala sobre el asiento}.",
      ],
      offers: [
        [
          "armchair",
          "Sillones y sillas",
          "{Un asiento hundido o un brazo gastado se arreglan|De la silla de cocina al sillón de orejas, todo empieza por el armazón|Mande una foto de frente y otra de lado}, {y decimos si la madera lo merece|y tendrá una idea del precio}.",
        ],
        [
          "sofa",
          "Sofás",
          "{Una espuma nueva rejuvenece un sofá|Primero se prueba duro y blando|Algunos sofás no compensan}, {y lo decimos con franqueza|así que levante una esquina antes de decidir}.",
        ],
        [
          "palette",
          "Telas y pieles",
          "{Hay lana, lino, terciopelo y piel para tocar|Háblenos del gato, del sol y del vino|Una tela se elige junto a la ventana}, {y decimos qué aguanta|y se lleva un trozo a casa}.",
        ],
        [
          "hammer",
          "Restauración",
          "{Se encola, se espiga y se encera|La carcoma y una pata suelta tienen arreglo}, {y se hace lo menos posible|y la edad se puede ver}.",
        ],
        [
          "grid-3x3",
          "Rejilla y enea",
          "{La rejilla y la enea se rehacen a mano|Una tira rota anuncia un agujero}, {y hacen falta unos días tranquilos|así que conviene venir a tiempo}.",
        ],
        [
          "blinds",
          "Cortinas y cojines",
          "{Cosemos cortinas, cojines y cabeceros|Mida la barra y no la ventana}, {y si quiere vamos a medir|y todo lleva un buen dobladillo}.",
        ],
      ],
      process: [
        [
          "Preguntar",
          "{Mande fotos de frente, de lado y por debajo|Dé las medidas y diga qué le molesta}. {Decimos qué haría falta|Sabrá si vale la pena traerlo}.",
        ],
        [
          "Elegir",
          "{Se sienta, toca y compara|La tela está a un lado y el precio al otro}, {y después queda por escrito|y se fija una semana}.",
        ],
        [
          "Tapizar",
          "{Se desmonta, se arregla y se vuelve a montar|El asiento se hace capa a capa}, {y puede pasar a verlo|y lo que aparece se lo decimos}.",
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
