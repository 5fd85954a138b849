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
      "{Suelo|Mesa} libre, {luz|vista} clara",
      "Un trapo {limpio|bueno}, {un orden|una lista} y {tiempo|calma}",
      "{Polvo|Marcas} fuera, {llaves|cosas} en su sitio",
    ],
    truths: [
      "{Lo limpio no huele a nada|Un perfume no sustituye a un buen trapo|La limpieza se nota al pasar la mano}, {y esa es la mejor señal|así que no la tapamos con aroma|y para eso basta agua y tiempo}.",
      "{Quien tiene la llave necesita su confianza|La confianza vale más que el brillo|Usted debe saber quién entra en su casa}, {y por eso hay reglas claras|y se hablan antes del primer día|así que pregunte todo lo que quiera}.",
      "{El paño justo puede más que el producto fuerte|Agua, tiempo y un buen paño bastan casi siempre|Un exceso de producto deja marcas}, {y así se cuidan las superficies|y también las manos lo agradecen|así que preferimos lo suave}.",
      "{La suciedad tiene sus costumbres|El polvo vuelve siempre a los mismos sitios|Cada sala se ensucia a su manera}, {y quien los conoce frota menos|así que empezamos dando una vuelta|y de ahí sale la lista}.",
      "La limpieza se nota {cuando falta|al volver a casa}, {y ese es nuestro oficio|así que miramos los rincones}.",
      "{La cal y la grasa ceden con paciencia|Frotar más no siempre limpia más}, {y por eso se deja actuar y se aclara|así que lo primero es saber qué mancha es}.",
      "{Un trapo para el baño y otro para la cocina|Un cubo limpio vale por dos}: {son cosas que no se ven y cuentan|la higiene empieza en el carrito}.",
    ],
    offers: [
      [
        "house",
        "Limpieza de casas",
        "{Cocina, baño, suelos y polvo, según su lista|Limpiamos cada semana o una vez a fondo|En su casa usted dice qué importa más}, {y también qué no se toca|y el ritmo se puede cambiar|así vuelve a un sitio cuidado}.",
        "Polvo, baño, cocina, suelos: {lo de siempre se hace siempre|cada semana lo básico}, {y lo demás por turnos|con una lista en la puerta}.",
        "{De arriba abajo y del fondo a la puerta|Primero el polvo, después el agua y al final el suelo}: {así no se pisa lo limpio|es un orden que ahorra tiempo}. {Diga qué armarios se abren|Las camas y la plancha se acuerdan}.",
        "{En una semana toca el horno y en otra los zócalos|Baños y cocina van siempre, lo demás por turnos}; {la lista cuelga en la nevera|usted marca lo que corre prisa}. {Los juguetes se quedan donde diga|Si hay bebé o animales, se usa lo suave}.",
      ],
      [
        "building",
        "Limpieza de oficinas",
        "{Limpiamos antes de que abran o cuando ya se han ido|Mesas, cocina y aseos tienen cada uno su ritmo|En una oficina cada sala pide algo distinto}, {y el plan queda por escrito|así que díganos horas y salas|para no molestar a nadie}.",
        "Mesas, baños y papeleras {antes de que lleguen|cuando ya se han ido}, {sin tocar los papeles|con las alarmas acordadas}.",
        "{Las mesas, los pomos y los teclados|Las papeleras y la cocina} {se repasan en cada visita|tienen su turno}. {Los papeles de la mesa no se mueven|Quién cierra y quién conecta la alarma se deja escrito}.",
        "{Las visitas ven la entrada y los aseos|Un suelo de mucho paso se gasta con la arena}, {así que ahí se empieza|y conviene un buen felpudo}. {Jabón y papel se revisan|Lo que falta se avisa en una nota}.",
      ],
      [
        "sparkles",
        "Limpieza a fondo",
        "{Después de una obra o de una mudanza se limpia a fondo|A veces hay que llegar hasta detrás de la nevera|Una limpieza a fondo empieza por arriba}, {y unas fotos ayudan a calcular|así que díganos qué superficies hay|y después mantenerlo es fácil}.",
        "Detrás de los muebles, {dentro de los armarios|las juntas y los rodapiés}: {una vez al año se nota mucho|se hace por cuartos}.",
        "{El polvo de obra entra en cajones y persianas|Pegamento, pintura y yeso se quitan cada uno a su manera}, {así que se pasa más de una vez|y por eso conviene ver el sitio antes}. {La basura grande se retira antes|Sin muebles va más deprisa}.",
        "{Para entregar un piso se mira con los ojos del dueño|En un piso que se entrega se revisan campana, azulejos y persianas}, {y las juntas piden tiempo|así que se repasa cuarto por cuarto}. {Agua y luz deben seguir dadas|Díganos el día de las llaves}.",
      ],
      [
        "shirt",
        "Lavado de ropa",
        "{Enséñenos las manchas antes de lavar|Lavamos, planchamos y arreglamos lo pequeño|Una mancha fresca sale mejor que una vieja}, {y díganos para qué día lo necesita|y no frote antes por su cuenta|y le decimos con franqueza qué esperar}.",
        "Sábanas, camisas, manteles: {se recogen y se devuelven|cada tejido a su temperatura}, {y solo queda guardarlos|díganos qué no se plancha}.",
        "{Vino, grasa, hierba o tinta piden remedios distintos|Lana y seda se lavan con poca agua y menos calor}; {cuente qué ha pasado y cuándo|mire la etiqueta y no la corte}. {Vacíe los bolsillos|Un botón flojo se dice al entregar}.",
        "{Camisas, sábanas y manteles se pueden traer juntos|Un edredón necesita una máquina grande}, {y todo se cuenta al entrar|y le decimos cuándo estará todo}. {Lo oscuro va aparte|Doblado o en percha, usted elige}.",
      ],
      [
        "droplets",
        "Cristales",
        "{Limpiamos los cristales por dentro y por fuera|Marcos y juntas también forman parte de la ventana|Un día gris es el mejor para los cristales}, {y díganos la altura y cuántos son|así no quedan marcas al sol|hasta la última esquina}.",
        "Marcos y cristales, {por dentro y por fuera|también los altos}, {con agua clara y buena goma|cuando no da el sol de lleno}.",
        "{Se aspira el carril, se lava el marco y se seca el canto|Agua clara, una goma buena y un paño para los bordes}: {sin eso quedan lágrimas|así dura más}. {Despeje el alféizar|Diga si hay rejas o mosquiteras}.",
        "{La cal de la lluvia y el polen no salen igual|Un escaparate se ensucia por fuera y un salón por dentro}, {así que cada cristal tiene su ritmo|y por eso preguntamos a qué calle dan}. {Para alturas se mira el acceso|Las cortinas se apartan antes}.",
      ],
      [
        "building",
        "Escaleras y portales",
        "{Por la escalera y el portal pasan todos|Peldaños, barandillas y buzones se limpian con regularidad|Un portal limpio es la cara de la casa}, {y un día fijo es lo más cómodo|así que díganos cuántas plantas son|y todos saben cuándo toca}.",
        "Escalones, barandilla y buzones: {un portal limpio gusta a todos|lo que ve cada vecino}, {en el día acordado con la comunidad|sin mover las bicis}.",
        "{Ascensor, felpudo, cristal de la puerta y cubos|Rellano por rellano, de arriba a la calle}: {se sigue una hoja que todos pueden ver|todo va en la ronda}. {En invierno se mira el hielo y la sal|Quien administra recibe el aviso}.",
        "{Una escalera fregada a mala hora resbala|Los días de basura hay que contar con los cubos}, {así que la hora se elige bien|y se pone un cartel mientras seca}. {El cuarto de contadores también se barre|Una pintada se quita pronto o cuesta más}.",
      ],
    ],
    process: [
      [
        "Contar",
        "{Cuéntenos el tamaño, los suelos y cada cuánto|Con una visita o unas fotos vemos el trabajo|Díganos si hay animales y cosas delicadas}, {y después le damos horas y precio|para calcular con honestidad|y se apunta lo que importa}.",
        "Cuéntenos {cómo es la casa o la oficina|qué quiere quitarse de encima}, {con metros y fotos|y cada cuánto}, y le mandamos un precio.",
        "{Díganos metros, baños, ventanas y quién vive allí|Una vuelta de un rato aclara casi todo}; {se ve qué pide más tiempo|después llega la propuesta}. {Los suelos delicados se dicen antes|Las horas se buscan juntos}.",
        "{Mande fotos de lo peor y de lo normal|Cuente qué le molesta al llegar a casa}, {y se calcula con eso|y empezamos por ahí}. {Si hay escaleras o alarma, dígalo|Un primer precio es una idea}.",
      ],
      [
        "La primera vez",
        "{La primera vez dura más que las otras|El primer día conviene que esté usted|Empezamos dando una vuelta juntos}, {usted enseña y nosotros apuntamos|y después ya va solo|y así no hay malentendidos}.",
        "El primer día {se mira todo con usted|se aprende dónde va cada cosa}, {se acuerda un orden|y se apunta lo delicado}.",
        "{Se prueba cada producto en un rincón|Se abre, se ventila y se mira por dónde empezar}; {lo que está muy sucio pide más rato|se apunta dónde va cada cosa}. {Al final se repasa con usted|Las dudas se preguntan en el momento}.",
        "{Usted dice qué le importa y qué le da igual|Las llaves, la alarma y los nombres se aclaran ese día}; {la lista se corrige sobre la marcha|después se cierra el plan}.",
      ],
      [
        "Después",
        "{Después seguimos la misma lista|A partir de ahí venimos el día acordado|El ritmo queda fijado}, {y para un cambio basta una nota|y la lista se puede ajustar|hasta que usted diga otra cosa}.",
        "Semana tras semana {viene quien ya conoce la casa|se sigue la lista}, {y si algo cambia, lo dice|con un repaso de vez en cuando}.",
        "{Una libreta en la cocina sirve de correo|Lo que se ve roto o flojo se deja escrito}; {usted contesta con una palabra|lo especial se apunta para la próxima}. {En vacaciones el día puede cambiar|De vez en cuando se repasa el plan}.",
        "{Si algo se queda sin hacer, díganoslo|Un rincón olvidado se dice sin apuro}, {y se arregla en la visita siguiente|y se añade a la lista}. {Para una fiesta o una visita se amplía|Si ya no hace falta tanto, se reduce}.",
      ],
    ],
    questions: [
      [
        "¿{Debo estar presente|Hay que estar en casa}?",
        "{No hace falta, muchos están en el trabajo|Solo el primer día, después como quiera|Usted decide si prefiere estar}, {y la llave se entrega contra firma|y la llave nunca lleva su dirección|y la alarma se habla antes}.",
        "{Muchos dejan la llave y se van|Con una vez que nos enseñe la casa basta}; {se anota quién tiene la llave|usted recibe una nota al acabar}. {La alarma lleva su propio código|Puede cambiar de idea cuando quiera}.",
        "{Si trabaja en casa, empezamos por otro cuarto|Quien prefiere estar, está}, {y se habla de lo que no se toca|y no hace falta que nos atienda}. {Un vecino también puede abrir|Avise si viene alguien más}.",
      ],
      [
        "¿{Quién trae los productos|Hay que comprar productos}?",
        "{Se acuerda antes y valen las dos formas|Podemos traerlos o usar los suyos|Depende de lo que usted prefiera}, {y suelen bastar productos suaves|así que díganos si hay alergias|y lo dejamos claro desde el principio}.",
        "{Aspirador, cubo, fregona y unos paños: con eso se puede|Unos prefieren su marca y otros que lo llevemos todo}; {se mira qué hay en el armario|se deja apuntado quién compra qué}.",
        "{Para piedra, madera y acero hay productos distintos|Si hay alergias, se quitan perfumes y lejía}, {así que díganos qué superficies tiene|y se acuerda una lista corta}.",
      ],
      [
        "¿{Y si se rompe algo|Quién paga lo roto}?",
        "{Avísenos ese mismo día|Si algo se rompe, se lo decimos|Lo primero es contarlo enseguida}, {y la responsabilidad se aclara por escrito|así que pregunte antes qué está cubierto|y buscamos una solución justa}.",
        "{Se apunta, se fotografía y se llama|Un vaso se dice y un jarrón antiguo también}; {después se mira qué cubre el seguro|nadie lo esconde en la basura}.",
        "{Lo frágil o muy querido, enséñelo el primer día|Hay piezas que es mejor que no limpie nadie}, {y queda en la lista de lo que no se toca|y así se evita el disgusto}. {Pregunte por el seguro antes de empezar|Lo acordado está por escrito}.",
      ],
      [
        "¿{Cuántas horas hacen falta|Cuánto tiempo calcular}?",
        "{La primera visita lo muestra|Depende del tamaño y de cuánta gente vive allí|Suele ser cada semana o cada dos}, {y se puede cambiar cuando haga falta|así que empezamos con una propuesta|y después de un mes se ajusta}.",
        "{Un piso ordenado pide menos que uno lleno|Cuentan los baños, las ventanas y los animales}; {le proponemos un tiempo y se prueba|en unas visitas se sabe}.",
        "{Mejor poco y fijo que mucho y tarde|Donde hay niños se nota cada pocos días}, {y entre medias basta un repaso|así que elija el ritmo que le quede bien}. {Lo grande, un par de veces al año|Las horas se cambian con un aviso}.",
      ],
      [
        "¿{Viene la misma persona|Quién vendrá}?",
        "{A ser posible, sí, porque la costumbre ahorra tiempo|Intentamos que sea una cara conocida|Pregúntelo en la primera charla}, {y si alguien falta se lo avisamos|y una lista ayuda a quien sustituye|así sabe quién llama a la puerta}.",
        "{Quien viene tiene nombre y lo sabe usted antes|La primera vez se presenta}; {si falta, le avisamos|quien sustituye lleva la misma lista}.",
        "{Con la misma persona no hay que explicarlo dos veces|Las vacaciones obligan a veces a un cambio}, {y se avisa con tiempo|así que conviene tener la lista al día}. {Si no se entienden, dígalo|Puede hablar con la oficina}.",
      ],
      [
        "¿{Hay que recoger antes|Qué preparo}?",
        "{Ayuda que el suelo esté libre|Solo aparte lo que nadie debe tocar|No hace falta limpiar antes de la limpieza}, {y los animales estarán mejor en otro cuarto|y los papeles quedan donde usted diga|así el tiempo se va en limpiar}.",
        "{Recoja ropa, juguetes y papeles sueltos|Deje libre el fregadero y las encimeras}; {lo demás lo movemos y lo devolvemos|se llega mejor a los rincones}.",
        "{Dinero, joyas y medicinas, en un cajón|Ponga a la vista lo que quiere que se haga}, {y deje abierta la ventana si hace bueno|y escriba qué cuarto se salta}.",
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
        "{Manchas|Cuellos} a la vista, {manos|plancha} a la obra",
        "{Un botón|Un bajo} mirado, {una percha|una funda} limpia",
        "{El abrigo|El traje} de siempre, {fresco|cepillado} otra vez",
      ],
      truths: [
        "{Una mancha fresca sale mejor que una frotada|Frotar mete la mancha en la tela}, {así que séquela sin frotar y tráigala|y es mejor no probar remedios}.",
        "{Planchar empieza por el cuello|Una camisa tiene muchos rincones}, {y el vapor pide paciencia|y cada pliegue se ve}.",
        "{La etiqueta dice qué aguanta la tela|Sin etiqueta probamos en un sitio escondido}, {y la leemos antes de aceptar|y decimos el riesgo}.",
        "{El sudor y el perfume salen amarillos con el tiempo|Lo que parece limpio al guardar se ve en primavera}, {así que lave antes de cerrar el armario|y por eso las polillas buscan lo usado}.",
        "{El calor fija lo que el agua no quitó|Una plancha demasiado caliente brilla en la lana}, {así que la tela se prueba por dentro|y cada tejido tiene su temperatura}.",
        "{Los botones de nácar y las lentejuelas no siempre aguantan|Un forro encoge a veces antes que la tela}, {y por eso se miran una a una|así que lo delicado se dice en el mostrador}.",
        "{Un abrigo descansa mejor en una percha ancha|La ropa apretada en el armario coge arrugas y olor}, {y un día al aire hace mucho|así que deje sitio entre prenda y prenda}.",
      ],
      offers: [
        [
          "shirt",
          "Camisas y ropa diaria",
          "{Trae una bolsa y se lleva una pila|Las camisas vuelven dobladas o en percha|Quien odia planchar está en buen sitio}, {así que diga para qué día|y el almidón se pide}.",
          "{Cuello, puños, canesú y mangas tienen su orden|Sábanas y manteles salen lisos y doblados}; {diga cómo los guarda|una percha o una pila, usted decide}. {Cierre las cremalleras antes de traerlo|Marque la bolsa con su nombre}.",
          "{La semana de trabajo cabe en una bolsa|Blanco, oscuro y delicado van por separado}, {y se cuenta delante de usted|y lo que no se plancha se lo decimos}. {Los botones sueltos se avisan|Puede traerlo un día y recogerlo otro}.",
        ],
        [
          "sparkles",
          "Limpieza en seco",
          "{Los trajes, la seda y los vestidos de fiesta no ven el agua|Enséñenos cada mancha|Vacíe los bolsillos antes de venir}, {y diga de qué es|y avise de lo que sea delicado}.",
          "{Un traje se limpia entero para que el color siga igual|Corbatas, plisados y terciopelo piden mano}; {la mancha se trata antes|el vapor pone la forma}. {Quite broches y cinturones|Pregunte por telas que no conoce}.",
          "{El disolvente quita grasa y el agua quita azúcar|Vino, cera, barra de labios: cada uno se trata a su modo}, {y algunos se resisten|así que cuente cómo fue}. {La etiqueta no se corta|Cuélguelo al aire al llegar a casa}.",
        ],
        [
          "bed",
          "Edredones y cortinas",
          "{Los edredones y las cortinas se lavan aquí en grande|Lo que no cabe en su lavadora cabe en la nuestra}. {Mida antes las cortinas|Tenga otro edredón para esos días}.",
          "{El plumón necesita espacio y un secado largo|Las cortinas pesan el doble cuando están mojadas}; {diga si hay ganchos o cintas|mire si el relleno hace bolas}. {Se recoge bien seco|Pregunte antes del cambio de estación}.",
          "{Mantas, fundas de sofá y alfombras pequeñas también vienen|Una colcha vieja puede tener hilos flojos}, {y se miran las costuras|así que dígalo al dejarla}. {El volumen se ve al traerlo|En casa, sacúdalo fuera}.",
        ],
        [
          "gem",
          "Vestidos de novia",
          "{Después de la fiesta el bajo está gris|Cuanto antes llega el vestido, mejor sale}, {y miramos cada mancha con usted|y se guarda para que no amarillee}.",
          "{Césped, vino y maquillaje van al bajo y al pecho|Tul, encaje y pedrería se tratan por separado}; {traiga el vestido sin doblar|díganos dónde están las manchas}. {Se guarda en una caja con papel|Una prueba en la costura da la pista}.",
          "{También los trajes de comunión y los velos piden cuidado|Lo blanco amarillea si se guarda sucio}, {así que no lo deje meses en la funda|y por eso conviene traerlo pronto}. {El plástico no es buen sitio|La plancha llega al final}.",
        ],
        [
          "footprints",
          "Zapatos y cuero",
          "{Un buen zapato admite varias suelas|Traiga siempre los dos zapatos}, {antes de que asome el clavo|y el cuero tendrá tiempo de secarse}.",
          "{Tacón, suela, cremallera o un color perdido|El ante se cepilla y la piel se nutre}: {se mira si merece la pena|se lo enseñamos antes}. {Meta papel dentro si están mojados|Cambie de par al día siguiente}.",
          "{La suela gastada de un lado habla de su manera de andar|Un bolso heredado puede volver a la calle}; {traiga lo que tenga|le decimos qué admite}. {El cuero mojado no va al radiador|Un buen betún dura mucho}.",
        ],
      ],
      process: [
        [
          "Dejar",
          "{Vacíe los bolsillos y enseñe las manchas|Póngalo en el mostrador}. {Leemos la etiqueta|Le decimos enseguida qué tiene riesgo}.",
          "{Cuente qué es cada mancha y cuándo ocurrió|Diga para qué día lo necesita}; {se apunta prenda por prenda|usted se lleva un resguardo}. {Lo roto se señala|Pregunte el precio antes}.",
          "{Separe en casa lo delicado de lo demás|Traiga juntas las piezas de un mismo traje}, {y lo miramos por dentro y por fuera|y así no cambia el tono}.",
        ],
        [
          "Cuidar",
          "{La tela y la mancha deciden el método|Cada prenda sigue su camino}, {y después se plancha y se revisa|y algunas se hacen a mano}.",
          "{Se cepilla, se trata la mancha y se elige el baño|Primero se prueba en una costura}; {después llegan el vapor y la percha|al final se repasa con buena luz}. {Los botones se protegen|Si algo no sale, se lo decimos}.",
          "{Unas manchas piden frío y otras paciencia|Lo blanco y lo oscuro nunca van juntos}, {y lo fino va en una red|así que cada carga se piensa}.",
        ],
        [
          "Recoger",
          "{Venga con el resguardo el día acordado|Mire la prenda con luz de día}. {Quite el plástico en casa|Si algo falta, dígalo enseguida}.",
          "{Revise cuellos y puños antes de irse|Cuelgue la ropa al llegar}; {lo que no le guste se vuelve a mirar|una nota dice qué mancha ha quedado}. {Guarde el resguardo hasta entonces|Las perchas sobrantes se pueden devolver}.",
          "{Si no puede ese día, llámenos|Otra persona puede recogerlo con el resguardo}, {y la ropa espera en su percha|y se la doblamos si va a viajar}.",
        ],
      ],
      questions: [
        [
          "{¿Saldrá la mancha|¿Qué hago con una mancha vieja}?",
          "{Muchas veces sale, nunca es seguro|Las frescas salen mejor que las viejas}. {Diga de qué es|No planche, el calor la fija}.",
          "{Una mancha con nombre se trata mejor|Los azúcares no se ven al principio y salen después}; {séquela con un paño y venga|no use lejía ni agua caliente}.",
          "{Lo que se lavó y se planchó encima queda más agarrado|En tejidos finos se para antes de dañar la tela}, {y le decimos qué ha quedado|así que a veces se aclara y no desaparece}.",
        ],
        [
          "{¿Cuánto tarda la limpieza|¿Puede estar antes}?",
          "{Unos días para casi todo|Las camisas van más rápido}. {Diga qué día se lo pone|El cuero tarda más}.",
          "{Depende de la tela, de la mancha y de la época|Un vestido bordado no va al paso de una camisa}; {se apunta una fecha en el resguardo|si hay prisa, pregunte}.",
          "{Antes de las fiestas se junta mucho|Lo que hay que coser o secar despacio tarda más}, {así que traiga con tiempo lo del acto|y por eso la fecha se dice al dejarlo}.",
        ],
        [
          "{¿Y si una prenda se estropea|¿Quién paga si encoge}?",
          "{Enseñe antes los puntos débiles|Revise al recoger}. {Guarde el recibo de compra|Los tintes viejos son siempre un riesgo}.",
          "{Antes de empezar le decimos qué puede pasar|Sin etiqueta se acuerda con usted si se intenta}; {las condiciones están en el resguardo|lo que aparezca se habla enseguida}.",
          "{Un golpe de color o un encogido se enseña y se explica|Traiga la prenda tal como está}, {y vemos de dónde viene|y se mira qué estaba acordado}.",
        ],
        [
          "{¿Compensa arreglarlo|¿Se pueden poner suelas nuevas}?",
          "{Si la tela o el cuero son buenos, sí|El buen material lo merece}. {El precio va antes|También decimos cuándo ya no}.",
          "{Mire si la piel está seca o rajada|Unas suelas buenas alargan la vida del zapato}; {le damos una cifra y decide|compárelo con lo que le gusta llevarlo}.",
          "{El pegado barato no siempre admite arreglo|Si la horma está bien, hay mucho que hacer}, {así que los miramos en la mano|y le decimos hasta dónde llega}.",
        ],
        [
          "{¿Cómo se guarda la ropa|¿Qué hago contra la polilla}?",
          "{Guárdela limpia, seca y a la sombra|Lávela antes de guardarla}. {Una funda cerrada ayuda más que la lavanda|El cuero necesita aire}.",
          "{Limpio, abrochado y con aire alrededor|Lana y seda, en tela y no en plástico}: {así pasa el verano|la polilla prefiere lo sucio}. {Mire el armario en primavera|Los zapatos, con horma o papel}.",
          "{Un saco para el traje y una caja para el jersey|Cepille el abrigo antes de colgarlo}; {revise los bolsillos|ventile un rato antes de ponérselo}.",
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
