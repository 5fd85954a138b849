/** Spanish wordings of the automotive family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const automotive: Wording = familyWording(
  ["cliente", "clientes", "taller", "en el taller", "al taller", "vehículos"],
  ["Servicios", "En el taller", "Fechas"],
  {
    headlines: [
      "¿{Chirría|Se enciende una luz}? {Pase|Pida hora}",
      "El {precio|diagnóstico} antes que la llave",
      "{Frenos|Ruedas}, {aceite|luces}, buen viaje",
      "{Un ruido|Una luz}, una respuesta",
      "{Arreglado|Revisado}, explicado, probado",
      "Primero {escuchar|mirar}, después {la llave|el presupuesto}",
      "{Que arranque|Que frene} {mañana también|como debe}",
      "{Para el lunes|Para el viaje}, {listo y revisado|con todo mirado}",
    ],
    truths: [
      "{Un ruido es una noticia|El coche suele avisar antes de pararse|Lo que suena raro merece una visita}, {así que apunte cuándo ocurre|y por eso preguntamos tanto|y cuanto antes, menos cuesta}.",
      "{La reparación más barata es la que llega a tiempo|Unas pastillas gastadas se comen los discos|El libro de revisiones ahorra disgustos}, {así que mejor mirar pronto|y por eso recordamos lo que viene|y eso se nota en la factura}.",
      "{Puede ver la pieza vieja|El buen trabajo se puede enseñar|Lo cambiado se enseña antes y después}, {así que pídalo sin reparo|y por eso no tiramos nada antes|y entonces la factura se entiende}.",
      "{Los ruidos tienen su momento|Uno suena en frío y otro al girar|Bien descrito, un fallo se encuentra antes}, {así que dé una vuelta con nosotros|y por eso escuchamos primero|y eso ahorra horas de taller}.",
      "Un coche habla {con ruidos y olores|mucho antes de pararse}, {y usted lo oye cada día|así que cuéntenos qué ha cambiado}.",
      "{El manual de la guantera dice más de lo que parece|En la guantera están casi todas las respuestas}, {y ahí figuran los plazos de revisión|así que tráigalo a la cita}.",
      "{Los trayectos cortos gastan más que la autopista|El frío, el calor y la calle castigan a un coche}, {así que díganos cómo lo usa|y por eso dos coches iguales envejecen distinto}.",
      "{La presión de las ruedas se mira en un minuto|Un vistazo al aceite no lleva nada}, {y puede ahorrar una avería en el viaje|así que pregunte cómo se hace}.",
    ],
    offers: [
      [
        "wrench",
        "Reparación",
        "{Frenos, embrague o electrónica, primero se busca la causa|Cuéntenos desde cuándo lo nota|Si no arranca o suena raro, descríbalo}, {y damos una vuelta con usted si hace falta|y el precio lo sabe antes|para cambiar solo lo necesario}.",
        "{Pérdidas, golpes, humo u olor a quemado|Un tirón, una vibración, un volante duro}: {cada señal apunta a un sitio|apunte cuándo pasa y a qué velocidad}. {Después miramos el coche en el elevador|Con eso empezamos a buscar}.",
        "{Antes de cambiar una pieza se comprueba si es ella|Cambiar por probar sale caro}. {Le explicamos la avería con palabras corrientes|Si hay otra forma de arreglarlo, se la decimos}, y {usted da el visto bueno|no se sigue sin su respuesta}.",
      ],
      [
        "calendar-check",
        "Revisión",
        "{Antes de la inspección o de un viaje conviene revisar|Miramos aceite, filtros y luces|Una revisión a tiempo evita la grúa}, {y traiga el libro de mantenimiento|y le decimos qué puede esperar|así conduce más tranquilo}.",
        "{Niveles, correas, escobillas y neumáticos|Luces, frenos, líquidos y filtros}: {se repasa todo con una lista|se mira punto por punto}. {Lo que puede esperar se apunta para la próxima|Le contamos qué corre prisa y qué no}.",
        "Antes de {las vacaciones|la inspección|el invierno}, {un repaso evita sorpresas en la carretera|conviene mirar lo que se ha gastado}; {díganos cuántos kilómetros hace|cuéntenos si el coche va a ir cargado}.",
      ],
      [
        "circle-dot",
        "Ruedas",
        "{Cuando caen las hojas conviene mirar las ruedas|Cambiamos, equilibramos y lavamos|La edad del neumático importa tanto como el dibujo}, {así que pida hora pronto|y le enseñamos cómo están|y guarde bien las otras}.",
        "{Un desgaste desigual delata la dirección|Si el volante tiembla, puede ser el equilibrado}: {miramos la goma por dentro y por fuera|las ruedas cuentan cómo va el coche}. {Pregunte qué medida admite el suyo|Mire también la de repuesto}.",
        "{Sal, resina y hojas se comen la pintura|El barro esconde golpes y óxido}, {así que conviene lavar también por debajo|y un lavado a fondo los saca a la luz}. {Saque antes lo que lleve en el maletero|Avise si hay sillas de niño dentro}.",
      ],
      [
        "car",
        "Compra y alquiler",
        "{Pruebe el coche en un camino que conozca|Antes de comprar se mira con calma|Un coche se elige por lo que va a llevar}, {así que pregunte por su historia|y traiga la silla infantil si la usa|y las condiciones se leen antes de firmar}.",
        "{Mire el coche en frío y con luz de día|Arranque, frene, aparque y escuche}; {después pida ver las revisiones|después se habla del precio}. {Quien entiende de coches puede acompañarle|No hace falta decidir el mismo día}.",
        "{Para elegir cuentan los kilómetros al año y el garaje|Díganos si va por ciudad o por carretera}, {cuántos viajan y qué carga lleva|y qué ha tenido hasta ahora}. {Con eso la lista se acorta|Así descartamos lo que no le sirve}.",
      ],
      [
        "disc-3",
        "Frenos",
        "{Si el coche tira, golpea o chirría, venga pronto|Discos, pastillas y muelles se gastan poco a poco|Antes del invierno o de las vacaciones conviene mirar los frenos}, {y le enseñamos las piezas|y sabrá el precio antes|para que el coche frene recto y sin ruido}.",
        "{Un pedal blando o largo no es buena señal|Un coche que flota en las curvas pide una visita}: {se miran discos, latiguillos y amortiguadores|lo comprobamos en el elevador y en marcha}.",
        "{Los frenos van por ejes, a los dos lados|Los muelles y amortiguadores se gastan por parejas}, {para que el coche no se vaya de lado|y así responde igual en las dos ruedas}. {Al principio, frene con suavidad|Después lo probamos en la calle}.",
      ],
      [
        "battery-charging",
        "Batería",
        "{Una luz encendida no siempre es grave|Si no arranca o pita, leemos la avería|Un testigo solo dice dónde mirar}, {y primero buscamos la causa|así que una foto del panel ayuda|y después hablamos del precio}.",
        "{El frío acaba con las baterías cansadas|Una batería suele fallar el primer día de hielo}, {así que medirla en otoño tiene sentido|y medirla lleva poco}. {Si el coche pasa semanas parado, dígalo|Una radio encendida también la vacía}.",
        "{La máquina lee un código y no una pieza|Un código da una pista}; {después se miden cables, sensores y masas|luego hay que comprobar lo que señala}. {No borre el aviso antes de venir|Apunte si el testigo parpadea o está fijo}.",
      ],
    ],
    process: [
      [
        "Cita",
        "{Díganos marca, año y problema|Para la cita tenga los papeles a mano|Cuéntenos qué le pasa al coche}, {y reservamos tiempo para mirarlo|y si son los frenos, dígalo lo primero|y vemos si hace falta pedir una pieza}.",
        "{Llame o escriba con la matrícula y lo que nota|Con la matrícula sabemos qué piezas lleva}: {buscamos un hueco|le decimos qué día puede ser}. {Si no puede circular, dígalo antes|Vacíe el maletero si vamos a mirar detrás}.",
        "{Para algo pequeño basta venir a la hora acordada|Para una avería, cuente con dejar el coche}; {traiga la llave de las ruedas si lleva tornillo antirrobo|deje un teléfono donde podamos hablar con usted}.",
      ],
      [
        "Diagnóstico y precio",
        "{Miramos el coche y le llamamos|Buscamos la causa y calculamos|Antes de tocar nada sabrá el precio}, {y usted decide|y nada se añade sin su permiso|para que no haya sorpresas}.",
        "{Se prueba, se mide y se sube al elevador|Primero el ruido, después las medidas}. {Usted recibe una lista de lo urgente y lo que puede esperar|Le llamamos con la causa y con la cifra}, {y hasta entonces no se cambia nada|y la decisión es suya}.",
        "{Una avería que va y viene pide paciencia|A veces hay que desmontar para ver}; {si hace falta más tiempo, se lo decimos|le avisamos antes de abrir nada}. {Cada pieza aparece con su precio|El presupuesto separa piezas y trabajo}.",
      ],
      [
        "Recoger",
        "{Probamos el coche y le explicamos la factura|Al recogerlo ve qué se hizo|Le enseñamos lo cambiado}, {y apuntamos la próxima fecha|y ya puede irse tranquilo|y pregunte lo que no entienda}.",
        "{Antes de darle la llave se da una vuelta de prueba|Se repasan tuercas, niveles y luces}. {Después le contamos qué había|Luego la factura se lee línea por línea}, y {sabrá qué mirar la próxima vez|puede ver las piezas viejas}.",
        "{Si en los primeros días nota algo raro, vuelva|Escuche el coche los primeros kilómetros}: {un ajuste se hace enseguida|preferimos saberlo pronto}. {Guarde la factura con el libro|La próxima revisión queda anotada}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto costará arreglarlo|Sabré el precio antes}?",
        "{Sí, después de mirarlo|Pida un presupuesto y lo tendrá por escrito|Antes de reparar le decimos la cifra}, {y si resulta más, llamamos antes|así que puede poner un límite|y usted decide si se hace}.",
        "{Una parte es trabajo y otra son piezas|Cuentan las horas, la pieza y lo que aparezca al abrir}; {en el presupuesto van separadas|lo verá desglosado}. {Pregunte qué es urgente y qué puede esperar|Si hay una opción más sencilla, se la decimos}.",
        "{Por teléfono solo se puede dar una idea|Con el modelo y el síntoma sale una primera cifra}, {y el coche en el elevador dice el resto|y después se concreta}. {Diga hasta dónde quiere gastar|Un sí por teléfono conviene dejarlo escrito}.",
      ],
      [
        "¿{Puedo seguir con una luz encendida|Qué hago si se enciende una luz}?",
        "{Con una luz roja es mejor parar|Si fallan frenos o dirección, no siga|Una luz amarilla pide una visita pronto}, {y en la duda, llámenos|y describa bien la señal|y le decimos si puede venir conduciendo}.",
        "{El manual dice qué significa cada símbolo|Mire el color y si parpadea}: {rojo es parar, amarillo es mirar pronto|con temperatura o aceite en rojo se apaga el motor}.",
        "{Si además pierde fuerza, huele o suena, pare en un sitio seguro|Aparque donde no estorbe y póngase el chaleco}, {y llame a la asistencia de su seguro|y pregunte antes de volver a arrancar}.",
      ],
      [
        "¿{Cuánto tarda el taller|Cuándo recojo el coche}?",
        "{Unas ruedas llevan poco y una caja de cambios bastante más|Depende de la pieza y de la agenda|Se lo decimos al pedir la cita}, {y pregunte también por un coche de sustitución|y en temporada conviene reservar|y avisamos si se alarga}.",
        "{Lo corriente se hace muchas veces en el día|Si hay que pedir piezas, manda el envío}; {una avería escondida pide más paciencia|le damos una hora y avisamos si cambia}.",
        "{Díganos cuándo lo necesita sin falta|Si tiene un viaje, cuéntelo al principio}, {y vemos qué se puede hacer antes|y ordenamos el trabajo}. {Pregunte qué parte tarda más|Se lo entregamos después de probarlo}.",
      ],
      [
        "¿{Vale la pena repararlo|Reparar o vender}?",
        "{Compare el arreglo con lo que el coche vale para usted|El óxido pesa más que la edad|Depende de lo que venga después}, {y le decimos dónde pararíamos nosotros|así que pregunte con franqueza|y conviene saberlo antes de gastar más}.",
        "{Apunte lo gastado en los últimos años|Sume arreglo, seguro y lo que venga}: {el papel ayuda a decidir|a veces la cuenta sorprende}. {Un coche conocido también vale algo|Seguir con el viejo puede tener sentido}.",
        "{Miramos bajos, motor y frenos antes de opinar|Un chasis sano cambia la respuesta}, {y le contamos lo que vendrá después|y usted compara con calma}. {Vender averiado también es posible|Reparar a medias rara vez ayuda}.",
      ],
      [
        "¿{Puedo traer mis piezas|Montan mis piezas}?",
        "{Hablémoslo antes de pedirlas|No todo lo que parece encajar encaja|Una pieza usada a veces tiene sentido}, {y las piezas traídas suelen ir sin garantía|y le decimos precio y origen|así puede elegir}.",
        "{Traiga la referencia y la caja|Una foto de la pieza vieja ayuda}; {así vemos si es la misma|muchos modelos llevan varias versiones}. {Lo que montamos se comprueba antes|Si no encaja, el coche se queda abierto}.",
        "{Espere a que se sepa qué falla|Hable con el taller antes de comprarlas}, {porque la avería puede estar en otra pieza|y así no paga dos veces}. {En la factura queda escrito qué se ha montado|Pregunte también quién responde si la pieza sale mala}.",
      ],
      [
        "¿{Puedo esperar aquí|Qué hago mientras espero}?",
        "{Si el trabajo es corto, puede esperar|Pregunte por el autobús o un coche de cortesía|Muchos lo dejan por la mañana}, {y a menudo el coche está por la tarde|así que díganos cuándo lo necesita|y le avisamos al terminar}.",
        "{Para unas ruedas o unas luces suele valer la espera|Una revisión deja tiempo para un recado}; {traiga un libro|avisamos cuando esté}. {Si va a esperar, dígalo al pedir hora|Pregunte qué horas son más tranquilas}.",
        "{Deje la llave y haga sus recados|Puede dejar el coche por la mañana e irse a trabajar}, {y al acabar recibe un aviso|y le llamamos cuando esté listo}. {Llévese lo que necesite del coche|Mire antes cómo va a volver}.",
      ],
    ],
    qualities: [
      ["buenos frenos", "factura justa"],
      ["palabras claras", "manos limpias"],
      ["poca espera", "largo camino"],
      ["buen aceite", "lista clara"],
      ["garaje seco", "palabra honesta"],
      ["diagnóstico claro", "viaje seguro"],
    ],
    events: ["Revisión de invierno", "Día de prueba", "Taller abierto"],
  },
);
