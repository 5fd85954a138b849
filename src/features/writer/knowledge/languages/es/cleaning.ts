/**
 * Spanish wordings of the cleaning family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const cleaning: Wording = familyWording(
  ["cliente", "clientes", "oficina", "en la oficina", "a la oficina", "limpieza"],
  ["Servicios", "Antes y después", "Fechas"],
  {
    headlines: [
      "{Llegar|Entrar} y {respirar|sonreír}",
      "{Rincones|Cristales} limpios, acuerdos claros",
      "¿{Polvo|Manchas}? {Déjelo en nuestras manos|De eso nos ocupamos}",
      "{Limpio|Aire} y {tiempo|sitio}",
      "{Brillante|Limpio}, sin pensarlo",
    ],
    truths: [
      "{Lo limpio no huele a nada|Un perfume no sustituye a un buen trapo|La limpieza se nota al pasar la mano}, {y esa es la mejor señal|así que no la tapamos con aroma|y para eso basta agua y tiempo}.",
      "{Quien tiene la llave necesita su confianza|La confianza vale más que el brillo|Usted debe saber quién entra en su casa}, {y por eso hay reglas claras|y se hablan antes del primer día|así que pregunte todo lo que quiera}.",
      "{El paño justo puede más que el producto fuerte|Agua, tiempo y un buen paño bastan casi siempre|Un exceso de producto deja marcas}, {y así se cuidan las superficies|y también las manos lo agradecen|así que preferimos lo suave}.",
      "{La suciedad tiene sus costumbres|El polvo vuelve siempre a los mismos sitios|Cada sala se ensucia a su manera}, {y quien los conoce frota menos|así que empezamos dando una vuelta|y de ahí sale la lista}.",
      "La limpieza se nota {cuando falta|al volver a casa}, {y ese es nuestro oficio|así que miramos los rincones}.",
    ],
    offers: [
      [
        "house",
        "Limpieza de casas",
        "{Cocina, baño, suelos y polvo, según su lista|Limpiamos cada semana o una vez a fondo|En su casa usted dice qué importa más}, {y también qué no se toca|y el ritmo se puede cambiar|así vuelve a un sitio cuidado}.",
        "Cocina, baños, suelos: {usted dice qué cuenta|una lista fija el orden}, {lo demás va rotando|y vuelve a una casa limpia}.",
        "Polvo, baño, cocina, suelos: {lo de siempre se hace siempre|cada semana lo básico}, {y lo demás por turnos|con una lista en la puerta}.",
      ],
      [
        "building",
        "Limpieza de oficinas",
        "{Limpiamos antes de que abran o cuando ya se han ido|Mesas, cocina y aseos tienen cada uno su ritmo|En una oficina cada sala pide algo distinto}, {y el plan queda por escrito|así que díganos horas y salas|para no molestar a nadie}.",
        "En la oficina {vamos cuando nadie llama|el horario se adapta}, {sin ruido|y por la mañana todo está vacío}.",
        "Mesas, baños y papeleras {antes de que lleguen|cuando ya se han ido}, {sin tocar los papeles|con las alarmas acordadas}.",
      ],
      [
        "sparkles",
        "Limpieza a fondo",
        "{Después de una obra o de una mudanza se limpia a fondo|A veces hay que llegar hasta detrás de la nevera|Una limpieza a fondo empieza por arriba}, {y unas fotos ayudan a calcular|así que díganos qué superficies hay|y después mantenerlo es fácil}.",
        "Tras una obra o {una mudanza|un invierno} {se hace todo de una vez|una visita da el precio}.",
        "Detrás de los muebles, {dentro de los armarios|las juntas y los rodapiés}: {una vez al año se nota mucho|se hace por cuartos}.",
      ],
      [
        "shirt",
        "Lavado de ropa",
        "{Enséñenos las manchas antes de lavar|Lavamos, planchamos y arreglamos lo pequeño|Una mancha fresca sale mejor que una vieja}, {y díganos para qué día lo necesita|y no frote antes por su cuenta|y le decimos con franqueza qué esperar}.",
        "La ropa {se separa, se lava y se plancha|vuelve doblada}, {diga qué es delicado|el día acordado}.",
        "Sábanas, camisas, manteles: {se recogen y se devuelven|cada tejido a su temperatura}, {y solo queda guardarlos|díganos qué no se plancha}.",
      ],
      [
        "droplets",
        "Cristales",
        "{Limpiamos los cristales por dentro y por fuera|Marcos y juntas también forman parte de la ventana|Un día gris es el mejor para los cristales}, {y díganos la altura y cuántos son|así no quedan marcas al sol|hasta la última esquina}.",
        "Sin marcas, {también arriba|por la calle y por el patio}, {mejor con tiempo seco|llevamos la escalera}.",
        "Marcos y cristales, {por dentro y por fuera|también los altos}, {con agua clara y buena goma|cuando no da el sol de lleno}.",
      ],
      [
        "building",
        "Escaleras y portales",
        "{Por la escalera y el portal pasan todos|Peldaños, barandillas y buzones se limpian con regularidad|Un portal limpio es la cara de la casa}, {y un día fijo es lo más cómodo|así que díganos cuántas plantas son|y todos saben cuándo toca}.",
        "El portal es {la primera impresión|de todos}, {vamos un día fijo|y una bombilla fundida se avisa}.",
        "Escalones, barandilla y buzones: {un portal limpio gusta a todos|lo que ve cada vecino}, {en el día acordado con la comunidad|sin mover las bicis}.",
      ],
    ],
    process: [
      [
        "Contar",
        "{Cuéntenos el tamaño, los suelos y cada cuánto|Con una visita o unas fotos vemos el trabajo|Díganos si hay animales y cosas delicadas}, {y después le damos horas y precio|para calcular con honestidad|y se apunta lo que importa}.",
        "Díganos {los cuartos y cada cuánto|qué le pesa}: {basta una visita o unas fotos|y calculamos}.",
        "Cuéntenos {cómo es la casa o la oficina|qué quiere quitarse de encima}, {con metros y fotos|y cada cuánto}, y le mandamos un precio.",
      ],
      [
        "La primera vez",
        "{La primera vez dura más que las otras|El primer día conviene que esté usted|Empezamos dando una vuelta juntos}, {usted enseña y nosotros apuntamos|y después ya va solo|y así no hay malentendidos}.",
        "La primera vez {damos la vuelta con usted|todo lleva más tiempo}, {después la lista queda fija|y se apuntan las prioridades}.",
        "El primer día {se mira todo con usted|se aprende dónde va cada cosa}, {se acuerda un orden|y se apunta lo delicado}.",
      ],
      [
        "Después",
        "{Después seguimos la misma lista|A partir de ahí venimos el día acordado|El ritmo queda fijado}, {y para un cambio basta una nota|y la lista se puede ajustar|hasta que usted diga otra cosa}.",
        "Después, {el mismo día y la misma lista|va rodado}, {y una nota en la mesa basta para cambiar|díganos qué falta}.",
        "Semana tras semana {viene quien ya conoce la casa|se sigue la lista}, {y si algo cambia, lo dice|con un repaso de vez en cuando}.",
      ],
    ],
    questions: [
      [
        "¿{Debo estar presente|Y la llave|Hay que estar}?",
        "{No hace falta, muchos están en el trabajo|Solo el primer día, después como quiera|Usted decide si prefiere estar}, {y la llave se entrega contra firma|y la llave nunca lleva su dirección|y la alarma se habla antes}.",
      ],
      [
        "¿{Quién trae los productos|Y los productos|Qué hace falta}?",
        "{Se acuerda antes y valen las dos formas|Podemos traerlos o usar los suyos|Depende de lo que usted prefiera}, {y suelen bastar productos suaves|así que díganos si hay alergias|y lo dejamos claro desde el principio}.",
        "Como prefiera: {sus productos o los nuestros|llevamos lo necesario}, {díganos qué es delicado|y avise de las alergias}.",
      ],
      [
        "¿{Y lo roto|Si se rompe algo|Quién paga}?",
        "{Avísenos ese mismo día|Si algo se rompe, se lo decimos|Lo primero es contarlo enseguida}, {y la responsabilidad se aclara por escrito|así que pregunte antes qué está cubierto|y buscamos una solución justa}.",
        "Lo decimos {enseguida|el mismo día} {y se arregla según lo acordado|con nuestro seguro si responde}.",
      ],
      [
        "¿{Cuántas horas hacen falta|Cuánto tiempo calcular}?",
        "{La primera visita lo muestra|Depende del tamaño y de cuánta gente vive allí|Suele ser cada semana o cada dos}, {y se puede cambiar cuando haga falta|así que empezamos con una propuesta|y después de un mes se ajusta}.",
        "Depende {de los metros y de las costumbres|de cómo esté al principio}: {proponemos y luego se ajusta|la primera visita lo enseña}.",
      ],
      [
        "¿{La misma persona|Quién vendrá|Siempre alguien conocido}?",
        "{A ser posible, sí, porque la costumbre ahorra tiempo|Intentamos que sea una cara conocida|Pregúntelo en la primera charla}, {y si alguien falta se lo avisamos|y una lista ayuda a quien sustituye|así sabe quién llama a la puerta}.",
        "También lo queremos, {porque la costumbre ayuda|por la confianza}, {en vacaciones viene otra|y lo sabe antes}.",
      ],
      [
        "¿{Hay que recoger antes|Qué preparo}?",
        "{Ayuda que el suelo esté libre|Solo aparte lo que nadie debe tocar|No hace falta limpiar antes de la limpieza}, {y los animales estarán mejor en otro cuarto|y los papeles quedan donde usted diga|así el tiempo se va en limpiar}.",
        "Despeje {el suelo y las mesas|lo que esté por medio}, {así queda tiempo para limpiar|y guarde lo valioso}.",
      ],
    ],
    qualities: [
      ["rincones limpios", "listas claras"],
      ["suelos frescos", "horas justas"],
      ["trabajo callado", "cristales claros"],
      ["pasos callados", "cristal claro"],
      ["días fijos", "buen paño"],
      ["cristales limpios", "paso discreto"],
    ],
    events: ["Limpieza de primavera", "Consejo de manchas", "Días de cristales"],
  },
);

export const cleaningTrades: Record<string, Wording> = {
  tailor: familyWording(
    ["cliente", "clientes", "taller", "en el taller", "al taller", "costura y arreglos"],
    ["Qué cosemos", "En el taller", "Citas"],
    {
      headlines: [
        "{Estrechado|Acortado} y {otra vez puesto|como nuevo}",
        "Ropa que {cae bien|le sienta}",
        "Un dobladillo {lo cambia todo|salva un vestido}",
      ],
      truths: [
        "La ropa {se elige por los hombros|sienta primero en los hombros}, {porque lo demás se arregla|y la cintura viene después}.",
        "{El largo depende de los zapatos|Un tacón cambia un bajo}, {así que traiga el par que llevará|y por eso se prende de pie}.",
        "{Una buena tela dura más que su forro|Un buen abrigo sobrevive a su cremallera}, {y el arreglo suele costar menos que otra prenda|así que enséñelo antes de guardarlo}.",
      ],
      offers: [
        [
          "ruler",
          "Arreglos",
          "{Acortar, estrechar, ensanchar|Largo, ancho o justo}: {póngaselo y prendemos|señale dónde molesta}.",
          "{No todo se puede arreglar|La costura dice qué cabe}, {y damos la vuelta a la prenda antes de prometer|así que el precio va antes de la tijera}. {Ensanchar pide tela de sobra|Estrechar es más fácil que ensanchar}.",
        ],
        [
          "scissors",
          "Reparaciones",
          "{Cremallera, forro, siete|Una rodilla rota, un bolsillo abierto}: {el zurcido se puede ver o esconder|diga si debe pasar desapercibido}.",
          "{Los agujeros de polilla y las quemaduras|Los enganchones en la lana} {piden hilo igual y paciencia|suelen quedar bastante bien}. {Traiga la prenda limpia|Enséñelo todo de una vez}.",
        ],
        [
          "shirt",
          "A medida",
          "{De la tela al último botón|Del dibujo a la última puntada} {elige usted con nosotros|se prueba varias veces}. {Cuente semanas|Una prenda que le gusta sirve de punto de partida}.",
          "{Cuando en la tienda nada sienta bien|Para un cuerpo que ninguna talla conoce}, {tomamos medidas|todo empieza por las medidas}, {y de ahí sale el patrón|y luego viene una prueba en tela}.",
        ],
        [
          "gem",
          "Vestidos de novia y fiesta",
          "{Un vestido de novia rara vez cae bien a la primera|Un vestido de fiesta tiene que aguantar el baile}. {Venga pronto y con los zapatos de ese día|La última prueba es poco antes}.",
          "{Cola, tirantes, escote|Cintura, bajo y espalda}: {se prueba de pie, sentada y andando|nada se cose antes de la prueba}.",
        ],
        [
          "house",
          "Cortinas y ropa de casa",
          "{Cortinas, cojines, manteles|Lo que pide la casa}: {diga ancho, alto y barra|traiga la tela o elíjala con nosotros}.",
          "{Una cortina cambia con el primer lavado|Mida de la barra al suelo}, {y dejamos algo de dobladillo|y calculamos los metros}.",
        ],
      ],
      process: [
        [
          "Enseñar",
          "{Traiga la prenda y los zapatos|Una foto basta para una primera idea}. {Se la pone y prendemos|Miramos la tela y las costuras}.",
        ],
        [
          "Coser",
          "{Se descose, se cose y se plancha|La prenda se queda con nosotros} {hasta el día acordado|el tiempo que pida}. {El precio ya estaba dicho|Lo grande se hilvana primero}.",
        ],
        [
          "Probar",
          "{Antes de llevársela, se prueba|Póngase los mismos zapatos}. {Lo que tira se corrige enseguida|Muévase, siéntese, levante los brazos}.",
        ],
      ],
      questions: [
        [
          "{¿Cuánto cuesta un arreglo|¿Puedo saber antes el precio del arreglo|¿Cómo cobran}?",
          "{Un bajo sencillo tiene su precio y un forro pide más|Depende de la tela y del trabajo}. {El precio va antes de la tijera|Pregunte con la prenda en la mano}.",
          "{Por teléfono solo sale una idea|Una mirada a la costura basta}. {Si no compensa, lo decimos|La medida se cuenta en horas y tela}.",
        ],
        [
          "{¿Cuánto se tarda en coserlo|¿Puede estar para el sábado|Corre prisa, ¿qué hago}?",
          "{Diga qué día se lo pone|Un bajo va más rápido que un forro}. {En época de bodas se tarda más|Se va usted con una fecha}.",
        ],
        [
          "{¿Se puede ensanchar|¿Hay tela bastante|¿Se gana una talla}?",
          "{Lo que dé la costura|El revés lo dice}. {Una pieza en el costado da holgura|En los hombros hay poco que ganar}.",
        ],
        [
          "{¿Hay que lavarlo antes|¿Cómo lo traigo|¿La tela nueva se lava primero}?",
          "{Limpio, para que ya no encoja|Lavado y como lo va a llevar}. {La tela nueva se lava una vez|Vacíe los bolsillos}.",
        ],
        [
          "{¿Cosen a partir de una foto|¿Puedo traer mi tela y mi idea|¿Se puede copiar una prenda}?",
          "{Una foto es un buen comienzo|Venga con la imagen y con algo que le siente bien}. {La tela decide la caída|Pregunte los metros antes de comprar}.",
        ],
      ],
      qualities: [
        ["costuras limpias", "buena caída"],
        ["puntadas finas", "consejo franco"],
        ["botones firmes", "bajos rectos"],
        ["manos tranquilas", "buenas telas"],
        ["pruebas sin prisa", "precios claros"],
      ],
      events: ["Tarde de zurcir", "Curso de costura", "Mercado de telas"],
      actions: { bookings: ["Pedir una prueba"], quotes: ["Enviar una foto", "Pedir precio"] },
    },
  ),
  laundry: familyWording(
    ["cliente", "clientes", "tienda", "en la tienda", "a la tienda", "cuidado de la ropa"],
    ["Servicios", "En la tienda", "Citas"],
    {
      headlines: [
        "{Arrugado|Manchado} a la ida, {liso|limpio} a la vuelta",
        "Camisas {en percha|sin una arruga}",
        "{Lana|Seda} y {plumón|lino} en buenas manos",
      ],
      truths: [
        "{Una mancha fresca sale mejor que una frotada|Frotar mete la mancha en la tela}, {así que séquela sin frotar y tráigala|y es mejor no probar remedios}.",
        "{Planchar empieza por el cuello|Una camisa tiene muchos rincones}, {y el vapor pide paciencia|y cada pliegue se ve}.",
        "{La etiqueta dice qué aguanta la tela|Sin etiqueta probamos en un sitio escondido}, {y la leemos antes de aceptar|y decimos el riesgo}.",
      ],
      offers: [
        [
          "shirt",
          "Camisas y ropa diaria",
          "{Trae una bolsa y se lleva una pila|Las camisas vuelven dobladas o en percha|Quien odia planchar está en buen sitio}, {así que diga para qué día|y el almidón se pide}.",
        ],
        [
          "sparkles",
          "Limpieza en seco",
          "{Los trajes, la seda y los vestidos de fiesta no ven el agua|Enséñenos cada mancha|Vacíe los bolsillos antes de venir}, {y diga de qué es|y avise de lo que sea delicado}.",
        ],
        [
          "bed",
          "Edredones y cortinas",
          "{Los edredones y las cortinas se lavan aquí en grande|Lo que no cabe en su lavadora cabe en la nuestra}. {Mida antes las cortinas|Tenga otro edredón para esos días}.",
        ],
        [
          "gem",
          "Vestidos de novia",
          "{Después de la fiesta el bajo está gris|Cuanto antes llega el vestido, mejor sale}, {y miramos cada mancha con usted|y se guarda para que no amarillee}.",
        ],
        [
          "footprints",
          "Zapatos y cuero",
          "{Un buen zapato admite varias suelas|Traiga siempre los dos zapatos}, {antes de que asome el clavo|y el cuero tendrá tiempo de secarse}.",
        ],
      ],
      process: [
        [
          "Dejar",
          "{Vacíe los bolsillos y enseñe las manchas|Póngalo en el mostrador}. {Leemos la etiqueta|Le decimos enseguida qué tiene riesgo}.",
        ],
        [
          "Cuidar",
          "{La tela y la mancha deciden el método|Cada prenda sigue su camino}, {y después se plancha y se revisa|y algunas se hacen a mano}.",
        ],
        [
          "Recoger",
          "{Venga con el resguardo el día acordado|Mire la prenda con luz de día}. {Quite el plástico en casa|Si algo falta, dígalo enseguida}.",
        ],
      ],
      questions: [
        [
          "{¿Saldrá la mancha|¿Qué hago con una mancha vieja}?",
          "{Muchas veces sale, nunca es seguro|Las frescas salen mejor que las viejas}. {Diga de qué es|No planche, el calor la fija}.",
        ],
        [
          "{¿Cuánto tarda la limpieza|¿Puede estar antes}?",
          "{Unos días para casi todo|Las camisas van más rápido}. {Diga qué día se lo pone|El cuero tarda más}.",
        ],
        [
          "{¿Y si una prenda se estropea|¿Quién paga si encoge}?",
          "{Enseñe antes los puntos débiles|Revise al recoger}. {Guarde el recibo de compra|Los tintes viejos son siempre un riesgo}.",
        ],
        [
          "{¿Compensa arreglarlo|¿Se pueden poner suelas nuevas}?",
          "{Si la tela o el cuero son buenos, sí|El buen material lo merece}. {El precio va antes|También decimos cuándo ya no}.",
        ],
        [
          "{¿Cómo se guarda la ropa|¿Qué hago contra la polilla}?",
          "{Guárdela limpia, seca y a la sombra|Lávela antes de guardarla}. {Una funda cerrada ayuda más que la lavanda|El cuero necesita aire}.",
        ],
      ],
      qualities: [
        ["cuellos lisos", "colores claros"],
        ["ropa fresca", "precios justos"],
        ["suelas nuevas", "costuras limpias"],
      ],
      events: ["Semana del abrigo", "Día del cuero", "Semana de novias"],
      actions: { visits: ["Dejar ropa"] },
    },
  ),
};
