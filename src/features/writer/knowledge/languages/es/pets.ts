/**
 * Spanish wordings of the pets family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const pets: Wording = familyWording(
  ["dueño", "dueños", "casa", "con nosotros", "a la casa", "animales"],
  ["Para su animal", "Cuatro patas", "Fechas"],
  {
    headlines: [
      "{Patas|Hocicos} y {manos suaves|voz tranquila}",
      "Un animal no dice {dónde le duele|qué le pasa}",
      "{Voz tranquila|Mano suave}, {rabo contento|oreja alta}",
      "{Calma|Tiempo} para {cada pelo|cada pata}",
      "{Bien cuidado|Bien cepillado}, {bien dormido|bien paseado}",
      "{Hocico|Pelo} limpio, {sueño|paseo} largo",
      "{Un animal tranquilo|Una mano conocida}, {una casa contenta|un buen día}",
      "{Agua|Comida}, {calma|juego} y {una voz amable|alguien atento}",
    ],
    truths: [
      "{Los animales esconden el dolor|Un gato que sufre se queda quieto|Comer menos ya es una señal}, {así que fíjese en lo que cambia|y por eso preguntamos por sus hábitos|y conviene venir pronto}.",
      "{La costumbre calma a casi todos|La misma hora y el mismo plato dan seguridad|Un animal quiere saber qué viene}, {y por eso preguntamos por su día|así que apúntelo para nosotros|y los cambios van despacio}.",
      "{En el adiestramiento aprende sobre todo el dueño|El perro va rápido y la mano despacio|Claro y amable gana a gritar}, {y lo que cuenta es el momento|así que practicamos juntos|y un poco cada día}.",
      "{Los animales nos leen mejor que nosotros a ellos|Notan la prisa en la mano|Un animal nervioso necesita tiempo}, {así que primero se respira|y por eso no corremos|y ningún gesto llega sin mirar}.",
      "Cada animal tiene {su miedo y su premio|su hora y su rincón}, {y usted los conoce|así que cuéntenoslo}.",
      "{El peso cambia tan despacio que en casa no se ve|Unos gramos de más se notan en las patas}, {así que conviene pesarlo de vez en cuando|y la balanza no engaña}.",
      "{Un perro cansado por dentro da menos guerra|Oler cansa más que correr}, {así que un paseo lento también sirve|y por eso conviene dejarle la nariz}.",
    ],
    offers: [
      [
        "stethoscope",
        "Salud",
        "{Miramos dientes, peso y vacunas|Del hocico al rabo se mira con calma|Una revisión ve lo que el animal calla}, {así que traiga la cartilla|y apunte qué ha cambiado|y le explicamos lo que vemos}.",
        "{Ojos, orejas, boca, piel y corazón|Del peso a los dientes} {se mira siempre en el mismo orden|se repasa sin prisa}, {y usted ve qué se encuentra|para no olvidar nada}. {Apunte qué come y cuánto bebe|Cuente si duerme o juega menos}.",
        "{Vacunas, parásitos y dientes tienen su calendario|Prevenir lleva menos tiempo que curar}; {traiga la cartilla y la repasamos|le decimos qué toca este año}. {El gato viaja mejor en un transportín tapado|Un perro con miedo puede esperar fuera}.",
      ],
      [
        "scissors",
        "Aseo",
        "{Cepillar, bañar y cortar las uñas lleva su tiempo|Trabajamos sin prisa y con pausas|Un buen aseo empieza por la calma}, {así que díganos si muerde|y le decimos qué cepillo usar|y el animal marca el ritmo}.",
        "{Un nudo tira de la piel en cada paso|Las uñas largas cambian la forma de andar}, {así que se quita poco a poco|y por eso vale la pena no esperar}. {Díganos hasta dónde quiere cortar|Cuente si tiene zonas delicadas}.",
        "Con agua templada y un secado sin ruido fuerte, {el rato se lleva mejor|hasta los nerviosos aguantan}. {Un paseo antes de venir ayuda|Entre baño y baño basta el cepillo}.",
      ],
      [
        "graduation-cap",
        "Educación",
        "{Ir con correa y volver a la llamada se aprende|Los cachorros aprenden y los viejos tercos también|Quedarse solo se puede entrenar}, {así que cuéntenos qué pasa|con premios y paciencia|y usted practica en casa}.",
        "{Tirones, ladridos y saltos tienen una causa|Antes de corregir se mira qué lo provoca}: {el sitio, la hora y quién está delante|un mal hábito se cambia por otro}. {Los ejercicios son cortos|Toda la familia usa las mismas palabras}.",
        "{Un cachorro aprende el mundo con la nariz|La llamada se practica primero en casa y después en la calle}, {con trozos pequeños de premio|y siempre se acaba con algo que sale bien}.",
      ],
      [
        "house",
        "Guarda y paseos",
        "{Cuando usted viaja, alguien está con su animal|Por días, por noches o para un paseo|Antes de la primera noche nos conocemos}, {y traiga su manta y su comida|y le mandamos noticias|así todos están más tranquilos}.",
        "{Quien pasea con él sabe sus horas y sus miedos|Llave, correa y plan del día se hablan antes}; {así su rutina sigue|usted se va con menos cargo de conciencia}. {Deje el teléfono de su veterinario|Diga con qué perros no se lleva}.",
        "{Unas horas de prueba dicen cómo lo lleva|Antes de un viaje largo conviene ensayar una tarde}. {Apunte comida, medicinas y manías|Traiga algo que huela a usted} y {la primera noche será más fácil|se sentirá menos extraño}.",
      ],
      [
        "heart",
        "Cuidado de animales mayores",
        "{Un animal mayor necesita más pausas|Con los años cambian las ganas y los huesos|A los viejos les gusta su rutina}, {así que nos tomamos tiempo|y usted nos dice qué ha cambiado|y buscamos lo que aún disfruta}.",
        "{Le cuesta el coche, la escalera o el suelo que resbala|Una alfombra y un escalón menos cambian su día}: {le decimos qué se puede facilitar|cuéntenos cómo es su casa}. {Se levanta despacio y está bien así|Paseos cortos y frecuentes le sientan mejor}.",
        "{Ver, oír y masticar cambia con los años|Beber más o dormir de otra manera puede ser una señal}, {así que apunte lo que note|y conviene comentarlo con el veterinario}. {El cariño sigue igual|Una cama blanda y un sitio sin corrientes ayudan}.",
      ],
      [
        "scale",
        "Alimentación",
        "{Qué come, cuánto y cada cuánto|Entre el cuenco y las golosinas hay mucho que ver|La comida se cambia poco a poco}, {así que traiga el paquete|y miramos también el peso|y pregunte lo que no sepa}.",
        "{Las golosinas también cuentan|Un vaso medidor evita muchas dudas}: {la ración se mira con el peso y la edad|se reparte en varias tomas}. {El agua, siempre a mano|Lo que cae de la mesa engorda sin que se note}.",
        "{Picores, gases o un pelo apagado pueden venir del cuenco|Una barriga delicada pide pocos ingredientes}. {Apunte unos días todo lo que come|Guarde la etiqueta} y {lo miramos con usted|se ve mejor qué le sienta mal}.",
      ],
    ],
    process: [
      [
        "Contar",
        "{Cuéntenos edad, raza, hábitos y miedos|Díganos desde cuándo ocurre|Describa a su animal en unas frases}, {también lo incómodo|y lo urgente, por teléfono|y le decimos cuándo venir}.",
        "{Diga qué animal es, cómo se llama y qué necesita|Cuente su edad, su carácter y su historia}; {también si muerde o se esconde|lo que parece pequeño puede importar}. {Si sangra o no respira bien, llame en vez de escribir|Para lo demás basta un mensaje}.",
        "{Un vídeo corto enseña lo que no se deja contar|Apunte cuándo empezó y qué cambió en casa}, {y mándelo antes de venir|y así la primera hora cunde más}.",
      ],
      [
        "Conocerse",
        "{En una visita tranquila nos conocemos|El animal puede oler y mirar primero|Dejamos que se acostumbre}, {y usted se queda cerca|y cada cual puede decir que no|sin prisa por empezar}.",
        "{Venga con unos minutos para que se calme|Un paseo corto antes le quita nervios}. {Dejamos que se acerque a su manera|Un premio y una voz baja abren camino} y {usted nos cuenta entretanto|nadie le agarra de golpe}.",
        "{La primera vez se hace poco y con calma|Nos fijamos en las orejas, el rabo y la respiración}: {si se agobia, se para|el animal dice cuándo basta}. {La segunda vez ya conoce el olor|Después se acuerda cómo seguir}.",
      ],
      [
        "Cuidar",
        "{Lo cuidamos como se acordó|Vamos paso a paso|Seguimos lo hablado}, {y le contamos cómo ha ido|con un consejo para casa|y usted recibe noticias}.",
        "{Cada gesto se hace cuando el animal está listo|Se trabaja con pausas y con la misma voz}. {Lo que vemos se apunta|Si encontramos algo raro, se lo decimos} y {usted decide cómo seguir|se lo explicamos al final}.",
        "{Al terminar le contamos cómo ha comido, dormido o reaccionado|Se va con indicaciones sencillas para casa}; {si tiene dudas, escriba|obsérvelo un par de días}. {La próxima fecha queda hablada|Un premio al salir deja buen recuerdo}.",
      ],
    ],
    questions: [
      [
        "¿{Qué ayuda si mi animal tiene miedo|Cómo se calma a mi animal}?",
        "{Díganoslo antes y buscamos una hora tranquila|Las visitas cortas ayudan mucho|Es frecuente y no pasa nada}, {y un paño sobre la jaula calma al gato|y vamos más despacio|así que no se disculpe por él}.",
        "{Deje el transportín abierto en casa unos días antes|Acostumbre las patas y las orejas a que las toquen}, {y asociará las manos con algo bueno|así ese día no será todo nuevo}. {Su calma le ayuda|Háblele bajo y sin prisa}.",
        "{Diga qué le asusta: los hombres, el ruido, otros perros|Pida la hora con menos gente}, {y preparamos la visita|y si hace falta espera en el coche}. {Un bozal a tiempo evita sustos a todos|A veces se necesitan varias visitas cortas}.",
      ],
      [
        "¿{Qué traigo para él|Qué papeles hacen falta para un perro}?",
        "{La cartilla, su comida y algo que huela a casa|Traiga los papeles que tenga|Pida la lista antes de venir}, {y su manta le dará calma|y si falta algo lo vemos|y apunte sus costumbres}.",
        "{Cartilla, número de chip y una correa que no se suelte|Para un gato, transportín con una toalla suya}; {los informes antiguos también sirven|si toma medicinas, traiga la caja}.",
        "{Su comida de siempre evita barrigas revueltas|Un juguete usado vale más que uno nuevo}; {apunte también cuánto y a qué hora come|escriba el nombre de su veterinario}.",
      ],
      [
        "¿{Qué hago en una urgencia|A quién llamo en una urgencia}?",
        "{Llame ya y guarde el envase|No espere al formulario|Si ha comido algo peligroso, cada minuto cuenta}, {y no le haga vomitar por su cuenta|así que tenga el nombre del producto a mano|y vaya a la urgencia más cercana}.",
        "{Mantenga al animal quieto y abrigado y llame al veterinario|Respire, mire qué le pasa y llame}; {le dirán si debe ir y cómo moverlo|diga peso, edad y qué ha ocurrido}.",
        "{Si se ahoga, convulsiona o no puede orinar, no espere|Un golpe de coche se mira siempre, aunque ande}; {vaya al centro de urgencias más cercano|llame por el camino para que le esperen}. {No le dé medicinas de personas|Tenga el teléfono guardado antes de necesitarlo}.",
      ],
      [
        "¿{Cuánto cuesta la visita|Cómo sé el precio}?",
        "{Depende de lo que haga falta|Pregunte antes y se lo calculamos|El precio se dice antes de empezar}, {y para una operación a veces ayuda un seguro|así que pida la cifra por escrito|y usted decide con calma}.",
        "{Cada animal y cada caso pide un tiempo distinto|El tamaño, el pelo y el carácter cambian la cuenta}; {díganos cómo es y le damos una idea|con una visita se concreta}.",
        "{Lo corriente tiene su tarifa y lo raro se presupuesta|Pregunte qué entra y qué se cobra aparte}; {si aparece algo más, se habla antes|no hace falta decidir en la puerta}. {Mire también qué cubre su seguro|Puede poner un límite}.",
      ],
      [
        "¿{Cada cuánto venimos|Cuándo volver}?",
        "{Depende de la edad y del animal|Los jóvenes y los mayores vienen más a menudo|Se lo decimos en la primera visita}, {y lo dejamos apuntado|así que entre medias basta una llamada|y se ajusta según cómo esté}.",
        "{El calendario depende de para qué viene|Pelo, uñas y vacunas no llevan el mismo ritmo}; {le apuntamos la fecha siguiente|la anotamos al salir}. {Si nota un cambio, no espere|Antes de un viaje, pregunte con tiempo}.",
        "{Un cachorro viene más a menudo al principio|Un animal sano necesita menos visitas que uno con achaques}, {y después se espacian|y eso se decide al verlo}.",
      ],
      [
        "¿{Puedo quedarme con él|Puedo estar delante}?",
        "{Casi siempre sí, porque su voz le calma|Depende de cada animal|Algunos están más tranquilos sin su dueño}, {y lo vemos juntos|así que pregunte sin reparo|y decidimos en el momento}.",
        "{Quédese donde le vea y hable con tranquilidad|Puede sujetarle la cabeza si los dos están tranquilos}; {si se pone peor, probamos sin usted|le decimos cuándo acercarse}.",
        "{Su olor le da seguridad|Hay animales que protegen a su dueño y gruñen más}, {así que probamos las dos maneras|y por eso se ve sobre la marcha}. {Dígalo si prefiere no mirar|Nadie le juzga por salir un rato}.",
      ],
    ],
    qualities: [
      ["manos tranquilas", "camas blandas"],
      ["palabras claras", "paseos largos"],
      ["platos llenos", "hocicos fríos"],
      ["voz baja", "manos blandas"],
      ["cuenco lleno", "paseo largo"],
      ["mano segura", "voz baja"],
    ],
    events: ["Hora de cachorros", "Paseo común", "Día de prevención"],
  },
);

export const petsTrades: Record<string, Wording> = {
  "dog-groomer": familyWording(
    ["dueño", "dueños", "peluquería", "en la peluquería", "a la peluquería", "peluquería canina"],
    ["Cuidado del pelo", "Antes y después", "Citas"],
    {
      headlines: [
        "{Cepillado|Bañado} y {seco|contento}",
        "Pelo que {respira|no se enreda}",
        "Con {paciencia|premios} y sin {forzar|prisa}",
        "{Uñas|Orejas} a punto, {rabo|paso} ligero",
        "{Pelo limpio|Patas secas}, {sofá contento|siesta larga}",
        "{Primero olfatear|Primero un premio}, después {peinar|cortar}",
      ],
      truths: [
        "{Un perro nota cuando hay prisa|Un perro lee la mano antes de dejarse tocar}, {así que empezamos despacio|y primero puede olfatear}.",
        "{Un nudo tira a cada paso|El enredo nace detrás de las orejas}, {y a veces lo más amable es cortar|y cepillar dos veces por semana lo evita}.",
        "{No todo pelo se rapa|La lana de debajo también protege del calor}, {y algunos se arrancan a mano|así que lo hablamos antes}.",
        "{El cepillo de casa hace la mitad del trabajo|Quien peina a diario encuentra antes una garrapata}, {y enseñamos qué púas necesita su pelo|así que merece la pena aprender el gesto}.",
        "{La piel cuenta lo que el pelo tapa|Debajo de la capa aparecen rojeces y bultitos}, {y se lo decimos al recogerlo|así que miramos antes de mojar}.",
        "{El ruido asusta más que la tijera|Muchos perros temen la máquina y no el agua}, {así que la oyen primero de lejos|y por eso se enciende poco a poco}.",
        "{Un perro mayor aguanta menos de pie|Las caderas viejas agradecen una alfombrilla}, {y se trabaja por partes|así que la visita se acorta}.",
      ],
      offers: [
        [
          "droplets",
          "Baño y secado",
          "{El baño es con agua templada y jabón suave|Después del barro hace falta un buen baño|El baño va según la piel y el pelo}, {y el secador llega cuando ya lo conoce|y las orejas quedan secas}.",
          "{Se moja despacio, se enjabona dos veces y se aclara mucho|La cara se lava aparte y con la mano}; {después viene una toalla grande|el aire va tibio y sin prisa}. {El champú se elige por la piel|Diga si le pica algo}.",
          "{Un perro mal secado se enreda y huele|Entre los dedos se queda el agua}, {así que se seca hasta la raíz|y ahí se mira con calma}. {Dele un paseo antes de venir|En casa, guárdelo de la corriente}.",
        ],
        [
          "scissors",
          "Corte",
          "{El pelo puede ir corto para el verano o redondo en la cara|Diga cuánto cepilla en casa|Ayuda una foto de la última vez}, {porque de eso depende el largo|y luego enseñamos a mantenerlo}.",
          "{La raza da una pauta y la vida otra|Un perro de campo no lleva el corte de uno de salón}: {se habla de barro, de sofá y de calor|usted enseña hasta dónde}. {Los ojos quedan libres|Las patas se redondean}.",
          "{Con muchos nudos conviene empezar corto|El primer corte puede ser solo de cara, patas y rabo}; {el pelo crece y se vuelve a pensar|así se acostumbra a la tijera}. {Mire cómo queda antes de irse|Díganos qué cambiar la próxima vez}.",
        ],
        [
          "brush",
          "Trimming y muda",
          "{El pelo duro se arranca y no se corta|En la muda un buen peine lo cambia todo}, {y el pelo muerto sale sin dolor|y el sofá lo agradece}.",
          "{El terrier pide dedos y paciencia|El manto de muda suelta bolsas de pelo}; {se trabaja por zonas|la piel se deja respirar}. {Con máquina el color se apaga|Después se nota menos pelo en la ropa}.",
          "{La muda llega con la primavera y el otoño|Arrancar el pelo maduro no es cortarlo}: {se cepilla en capas y a favor|se saca lo que ya está suelto}. {Pregunte qué conviene al suyo|En casa basta un rastrillo suave}.",
        ],
        [
          "paw-print",
          "Uñas y orejas",
          "{Las uñas y las orejas se olvidan con facilidad|Unas uñas largas cambian el paso}, {así que puede venir solo para eso|y una rojez la ve el veterinario}.",
          "{Si oye las uñas en el suelo, ya están largas|La uña negra se corta de poco en poco}; {se lima la punta|se para antes de la parte viva}. {Los espolones se olvidan a menudo|Un premio por pata ayuda}.",
          "{Orejas caídas guardan humedad|Un oído sano no huele}; {se limpia lo de fuera y no se hurga|si hay costra o mal olor, va al veterinario}. {Si sacude la cabeza, es por algo|Mírelas después de cada baño}.",
        ],
        [
          "heart",
          "Cachorros y perros con miedo",
          "{La primera visita es para olfatear|Una mesa, un ruido y un premio bastan al principio}, {y usted puede quedarse si le ayuda|y los mayores tienen pausas}.",
          "{Se sube a la mesa, baja y se lleva un premio|El primer día quizá solo se peina}, {y así la mesa no da miedo|y la próxima vez conoce el sitio}. {Vale más una visita corta que una pelea|Los cachorros empiezan después de sus vacunas}.",
          "{Diga qué le asusta y desde cuándo|A algunos les va mejor la hora sin otros perros}; {se trabaja en silencio|se hace hoy una parte y otro día el resto}. {Un bozal blando puede dar calma a todos|Nadie le regaña por temblar}.",
        ],
      ],
      process: [
        [
          "Escribir",
          "{Diga la raza, la edad, el tamaño y cómo está el pelo|Una foto enseña los nudos}. {Avise si muerde o tiene miedo|Reservamos el tiempo que haga falta}.",
          "{Mande una foto de lado y otra del rabo|Cuente cuándo fue el último corte}; {con eso calculamos el tiempo|así se ve qué pide el pelo}. {Diga si lleva medicinas|Si duda del corte, lo vemos aquí}.",
          "{Basta con su nombre, su peso y su carácter|Llame si el pelo está muy enredado}, {y buscamos una hora tranquila|y le decimos cuánto puede durar}.",
        ],
        [
          "Conocerse",
          "{Él olfatea y nosotros miramos la piel|Decidimos juntos el largo}. {Un paseo antes ayuda|Deje un teléfono}.",
          "{Se mira la piel, las orejas y las patas|Entra, huele la mesa y recibe un premio}; {después se decide el corte|usted dice qué no quiere}. {Si algo no conviene, se lo decimos|Se pregunta por sus manías}.",
          "{El saludo dura lo que él quiera|Le tocamos primero donde le gusta}, {y luego las patas|y después suena la máquina de lejos}. {Puede quedarse un momento|Quítele el collar al llegar}.",
        ],
        [
          "Cuidar",
          "{Se cepilla, se baña, se seca y se corta|El orden es el que él acepta}, {con pausas|y lo que no aguanta se deja}.",
          "{Primero el cepillo, después el agua y al final la tijera|Las zonas delicadas se dejan para cuando está relajado}; {le avisamos al terminar|se le deja sacudirse y beber}. {Le contamos qué hemos visto|Se va con una pauta para casa}.",
          "{A ratos de pie y a ratos tumbado|Se cambia de pata cuando se cansa}, {y se para si jadea|y al final hay un premio}.",
        ],
      ],
      questions: [
        [
          "{¿Cada cuánto hay que llevarlo|¿Cuándo hay que cortarle el pelo}?",
          "{Los rizados, cada pocas semanas|Depende de la raza y del cepillo}. {En la muda, más a menudo|Cepillar en casa espacia las visitas}.",
          "{El pelo que no deja de crecer pide tijera y el que se cae pide cepillo|Después del invierno se nota más}; {le proponemos una fecha al salir|un baño entre cortes puede bastar}.",
          "{Mire si le tapa los ojos o se enreda detrás de las orejas|Un perro que se moja mucho viene más a menudo}, {y el resto se ve al tocarlo|y en casa se puede alargar}.",
        ],
        [
          "{¿Puedo quedarme con mi perro|¿Y si le da miedo el secador}?",
          "{Algunos están más tranquilos solos|La primera vez, claro}. {Vamos a su ritmo|También se puede con toalla y tiempo}.",
          "{Si tiembla con usted delante, probamos sin usted|A muchos les calma ver que su dueño está tranquilo}; {lo vemos el primer día|díganos cómo se porta en el veterinario}.",
          "{Hay toallas que secan mucho y no hacen ruido|El aire se acerca poco a poco y de lejos}, {y se para si se agobia|y algunos se secan al natural}.",
        ],
        [
          "{¿Cuánto cuesta el arreglo de mi perro|¿Cuestan más los nudos}?",
          "{El precio va con el tamaño, el pelo y el tiempo|Una foto da una idea}. {Los nudos llevan más trabajo|El precio se dice antes}.",
          "{Cuentan el tamaño, el pelo y lo quieto que esté|Un perro peinado en casa lleva menos tiempo}; {por teléfono se da una idea|al verlo se concreta}.",
          "{El baño, el corte y las uñas se pueden pedir por separado|Un manto enredado puede doblar el rato}, {y se avisa antes de empezar|y usted dice si prefiere cortar}.",
        ],
        [
          "{¿Rapar ayuda contra el calor|¿Se puede rapar a todos los perros}?",
          "{Con mucha lana debajo, mejor no|El pelo también protege del sol}. {Desenredar ayuda más|Algunas razas se arrancan a mano}.",
          "{Sombra, agua y un buen cepillado refrescan más|Rapado a cero, el sol llega a la piel}; {en algunos perros se puede aligerar|se mira su tipo de pelo}.",
          "{En ciertos mantos el pelo no vuelve igual|La capa de fuera hace de sombrilla}, {así que preferimos sacar la lana suelta|y por eso se habla antes de encender la máquina}.",
        ],
      ],
      qualities: [
        ["manos tranquilas", "pelo suave"],
        ["pausas cortas", "toallas grandes"],
        ["buenas palabras", "tijeras afiladas"],
      ],
      events: ["Hora de cachorros", "Curso de cepillado", "Día de muda"],
      actions: { bookings: ["Pedir hora para mi perro"] },
    },
  ),
};
