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
    ],
    truths: [
      "{Un ruido es una noticia|El coche suele avisar antes de pararse|Lo que suena raro merece una visita}, {así que apunte cuándo ocurre|y por eso preguntamos tanto|y cuanto antes, menos cuesta}.",
      "{La reparación más barata es la que llega a tiempo|Unas pastillas gastadas se comen los discos|El libro de revisiones ahorra disgustos}, {así que mejor mirar pronto|y por eso recordamos lo que viene|y eso se nota en la factura}.",
      "{Puede ver la pieza vieja|El buen trabajo se puede enseñar|Lo cambiado se enseña antes y después}, {así que pídalo sin reparo|y por eso no tiramos nada antes|y entonces la factura se entiende}.",
      "{Los ruidos tienen su momento|Uno suena en frío y otro al girar|Bien descrito, un fallo se encuentra antes}, {así que dé una vuelta con nosotros|y por eso escuchamos primero|y eso ahorra horas de taller}.",
      "Un coche habla {con ruidos y olores|mucho antes de pararse}, {y usted lo oye cada día|así que cuéntenos qué ha cambiado}.",
    ],
    offers: [
      [
        "wrench",
        "Reparación",
        "{Frenos, embrague o electrónica, primero se busca la causa|Cuéntenos desde cuándo lo nota|Si no arranca o suena raro, descríbalo}, {y damos una vuelta con usted si hace falta|y el precio lo sabe antes|para cambiar solo lo necesario}.",
        "Cuente {el ruido y el momento|qué va mal}: {buscamos antes de desmontar|tiene un precio antes de la pieza}.",
      ],
      [
        "calendar-check",
        "Revisión",
        "{Antes de la inspección o de un viaje conviene revisar|Miramos aceite, filtros y luces|Una revisión a tiempo evita la grúa}, {y traiga el libro de mantenimiento|y le decimos qué puede esperar|así conduce más tranquilo}.",
        "Una revisión sigue {el libro|una lista}, {recibe lo que se ha visto|y también se dice qué aguanta}.",
      ],
      [
        "circle-dot",
        "Ruedas y lavado",
        "{Cuando caen las hojas conviene mirar las ruedas|Cambiamos, equilibramos y lavamos|La edad del neumático importa tanto como el dibujo}, {así que pida hora pronto|y le enseñamos cómo están|y guarde bien las otras}.",
        "Ruedas de invierno, de verano, {pinchazo|lavado}: {pida hora antes que nadie|miramos el desgaste con usted}.",
      ],
      [
        "car",
        "Compra y alquiler",
        "{Pruebe el coche en un camino que conozca|Para un año o para un fin de semana|Antes de comprar se mira con calma}, {y traiga la silla infantil|y lea bien las condiciones|así que pregunte por su historia}.",
        "Comprar o alquilar: {pruebe primero|depende de sus trayectos}, {y lea el contrato con nosotros|pregunte por los gastos}.",
      ],
      [
        "disc-3",
        "Frenos y suspensión",
        "{Si el coche tira, golpea o chirría, venga pronto|Discos, pastillas y muelles se gastan poco a poco|Antes del invierno o de las vacaciones conviene mirar los frenos}, {y le enseñamos las piezas|y sabrá el precio antes|para que frene recto y sin ruido}.",
        "Un pedal blando, {un ruido en la curva|una mancha en el suelo}: {no espere|se mira enseguida}, la seguridad va primero.",
      ],
      [
        "battery-charging",
        "Batería y testigos",
        "{Una luz encendida no siempre es grave|Si no arranca o pita, leemos la avería|Un testigo solo dice dónde mirar}, {y primero buscamos la causa|así que una foto del panel ayuda|y después hablamos del precio}.",
        "¿No arranca? {Una prueba dice si es la batería|Medimos antes de cambiar}, {y usted ve el resultado|una luz también se lee}.",
      ],
    ],
    process: [
      [
        "Cita",
        "{Díganos marca, año y problema|Para la cita tenga los papeles a mano|Cuéntenos qué le pasa al coche}, {y reservamos tiempo para mirarlo|y si son los frenos, va primero|así pedimos la pieza antes}.",
        "Dé {el modelo y el problema|la matrícula}, {le proponemos una hora|y diga si necesita el coche ese día}.",
      ],
      [
        "Diagnóstico y precio",
        "{Miramos el coche y le llamamos|Buscamos la causa y calculamos|Antes de tocar nada sabrá el precio}, {y usted decide|y nada se añade sin su permiso|para que no haya sorpresas}.",
        "Buscamos, {llamamos|explicamos} {y usted decide|y nada se cambia sin su acuerdo}.",
      ],
      [
        "Recoger",
        "{Probamos el coche y le explicamos la factura|Al recogerlo ve qué se hizo|Le enseñamos lo cambiado}, {y apuntamos la próxima fecha|y ya puede irse tranquilo|y pregunte lo que no entienda}.",
        "El coche se prueba, {la factura se explica|las piezas se enseñan si quiere} {y puede irse|con una nota para la próxima vez}.",
      ],
    ],
    questions: [
      [
        "¿{Cuánto costará arreglarlo|Sabré el precio antes}?",
        "{Sí, después de mirarlo|Pida un presupuesto y lo tendrá por escrito|Antes de reparar le decimos la cifra}, {y si resulta más, llamamos antes|así que puede poner un límite|y usted decide si se hace}.",
        "Después del diagnóstico {tiene un presupuesto|se dice el precio}, {piezas y horas por separado|y llamamos antes de cualquier extra}.",
      ],
      [
        "¿{Hay una luz encendida, puedo seguir|Qué hago si se enciende una luz}?",
        "{Con una luz roja es mejor parar|Si fallan frenos o dirección, no siga|Una luz amarilla pide una visita pronto}, {y en la duda, llámenos|y describa bien la señal|así le decimos si puede venir conduciendo}.",
        "Roja: {pare|no siga}; naranja: {venga pronto|llámenos}, {una foto del cuadro ayuda|y apunte cuándo se enciende}.",
      ],
      [
        "¿{Cuánto tarda el taller|Cuándo recojo el coche}?",
        "{Unas ruedas llevan poco y una caja de cambios bastante más|Depende de la pieza y de la agenda|Se lo decimos al pedir la cita}, {y pregunte entonces por un coche de sustitución|y en temporada conviene reservar|y avisamos si se alarga}.",
        "Una revisión {suele hacerse en el día|lleva unas horas}, {una pieza por encargo, más|y avisamos si se alarga}.",
      ],
      [
        "¿{Vale la pena repararlo|Reparar o vender}?",
        "{Compare el arreglo con lo que el coche vale para usted|El óxido pesa más que la edad|Depende de lo que venga después}, {y le decimos dónde pararíamos nosotros|así que pregunte con franqueza|antes de gastar más}.",
        "Ponemos {el precio y el valor juntos|las cifras delante} {y decimos qué haríamos|y la decisión es suya}.",
      ],
      [
        "¿{Puedo traer mis piezas|Montan mis piezas}?",
        "{Hablémoslo antes de pedirlas|No todo lo que parece encajar encaja|Una pieza usada a veces tiene sentido}, {y las piezas traídas suelen ir sin garantía|y le decimos precio y origen|así puede elegir}.",
        "Pregunte {antes|cuál}, {no todas valen|y se explica quién responde}, contestamos con franqueza.",
      ],
      [
        "¿{Puedo esperar aquí|Qué hago mientras espero}?",
        "{Si el trabajo es corto, puede esperar|Pregunte por el autobús o un coche de cortesía|Muchos lo dejan por la mañana}, {y a menudo está listo por la tarde|así que díganos cuándo lo necesita|y le avisamos al terminar}.",
        "Si es poco, {siéntese|quédese}; {si es mucho, le decimos cómo volver|si no, déjenos la llave}.",
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
