/** Spanish wordings of the celebration family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const celebration: Wording = familyWording(
  ["anfitrión", "anfitriones", "sala", "en la sala", "a la sala", "fiestas"],
  ["Qué ofrecemos", "Fiestas", "Programa"],
  {
    headlines: [
      "{Bailen|Rían}, {coman|brinden}, nosotros contamos sillas",
      "Una {mesa larga|sala llena} y {buena luz|música}",
      "Su {día|fiesta}, nuestra {lista|hora}",
      "{La mesa|La música} está lista",
      "{Llegan|Brindan}, {se sientan|se ríen}, {empieza|sigue} la fiesta",
      "Que {nadie mire el reloj|todos tengan sitio}",
      "{Velas|Flores} en la mesa, {zapatos|amigos} en la pista",
    ],
    truths: [
      "{De una fiesta queda sobre todo el ánimo|Las servilletas se olvidan y el recibimiento no|Nadie recuerda el color de los manteles}, {y por eso alguien espera en la puerta|así que cuidamos el comienzo|y la música hace el resto}.",
      "{Un buen plan necesita aire|Sin huecos, el horario se rompe con el primer discurso|Alguien llegará siempre tarde}, {así que dejamos un cuarto de hora libre|y por eso no lo llenamos todo|y así nadie corre}.",
      "{La lista de invitados es el presupuesto|El número decide casi todo lo demás|Cada silla cuenta dos veces}, {así que conviene empezar por ahí|y por eso lo preguntamos primero|y recortar ahí es lo más fácil}.",
      "{Una fiesta se prepara con preguntas|Quien celebra no debería mirar el reloj|Los anfitriones también tienen que divertirse}, {y por eso hablamos mucho antes|así que alguien más lo mira|y de eso nos ocupamos}.",
      "{El primer cuarto de hora da el tono|Quien llega quiere saber dónde dejar el abrigo}, {y una copa en la mano ayuda|así que la entrada se prepara bien}.",
      "{Los discursos cortos se aplauden más|Un brindis largo enfría la sopa}, {así que conviene repartirlos|y por eso van entre plato y plato}.",
      "{Los niños cansados deciden el final|Los mayores agradecen una silla lejos del altavoz}, {y pensar en ello no cuesta nada|así que la mesa se reparte con cuidado}.",
    ],
    offers: [
      [
        "heart",
        "Bodas",
        "{Acompañamos la boda entera o solo una parte|De la primera idea al último baile hay mucho que ordenar|Díganos qué quieren hacer ustedes mismos}, {y traigan imágenes que les gusten|y nosotros nos ocupamos del resto|así llegan tranquilos al día}.",
        "{Ceremonia, aperitivo, cena y baile|De la llegada a la última canción}: {cada parte tiene su sitio y su hora|se ordena con ustedes, parte por parte}. {Traigan la lista aunque esté a medias|Empiecen por lo que no quieren}.",
        "{Unas flores en la mesa y una luz que no deslumbre|Un buen sitio para las fotos y otro para los abuelos} {hacen más que mucho decorado|dan calor a la sala}. {Díganos qué traen ustedes|Lo demás se elige con muestras delante}.",
      ],
      [
        "briefcase",
        "Fiestas de empresa",
        "{Una fiesta de empresa empieza por saber para qué|Primero se aclaran la meta y el número|Una buena noche se recuerda el lunes}, {y la técnica y las pausas van incluidas en el plan|así que díganos quién viene|para que la gente vaya con gusto}.",
        "{Para un aniversario de empresa o una cena de Navidad|Cuando se juntan equipos que apenas se conocen}, {las mesas mezcladas ayudan|conviene que haya algo que hacer juntos}. {Las palabras de dirección, mejor cortas|El final se fija para que nadie dude cuándo irse}.",
        "{Díganos cuántos vienen de fuera y cómo llegan|Un micrófono que funciona vale más que un escenario}; {se prueba antes de abrir la puerta|el regreso a casa también se planea}.",
      ],
      [
        "cake",
        "Fiestas privadas",
        "{Cumpleaños, bautizos y despedidas caben en un jardín o en una sala|Una fiesta privada puede ser pequeña y estar muy cuidada|Cuéntenos cuántos son y de qué edad}, {y díganos hasta cuándo quieren quedarse|y pensamos quién se sienta con quién|para que todos encuentren su sitio}.",
        "{Una sorpresa necesita un cómplice y una hora|Para un aniversario basta a veces una mesa larga}; {díganos qué le gusta a quien celebra|lo demás se arregla con pocos detalles}.",
        "{Con bebés hace falta un rincón tranquilo|Entre nietos y bisabuelos cambia el ritmo}, {y la comida sale antes|así que se busca una hora buena para todos}. {Las fotos viejas dan conversación|Una lista de canciones une a las edades}.",
      ],
      [
        "eighth-notes",
        "Música y luz",
        "{Envíenos las canciones queridas y las prohibidas|La luz cálida anima más que la fuerte|La música debe dejar hablar al principio}, {y después la noche sube poco a poco|para que nadie se vaya pronto|y el volumen se acuerda antes}.",
        "{Primero música de fondo, después la pista|Al principio se habla, más tarde se baila}: {el paso se nota en la luz|la mesa de sonido lo sabe}. {Díganos cuál es la primera canción|Las peticiones se apuntan esa noche}.",
        "{Un altavoz bien puesto suena menos fuerte y se oye mejor|Antes de la fiesta se prueba el sonido con la sala vacía}. {Los vecinos también cuentan|Los enchufes se miran antes} y {el cable no cruza la pista|la luz se baja poco a poco}.",
      ],
      [
        "utensils",
        "Bufé",
        "{Se puede servir en mesa larga o de pie|Pensamos también en los niños y en los que tienen hambre a medianoche|La comida marca el ritmo de la fiesta}, {así que díganos qué no debe haber en el plato|y conviene probar antes|y las alergias se apuntan}.",
        "{Quien baila tiene hambre otra vez a medianoche|Un bufé necesita dos lados y ninguna cola}, {así que se guarda algo para más tarde|y por eso se piensa dónde ponerlo}. {Apunte quién no come carne, gluten o lácteos|El agua va en todas las mesas}.",
        "{Un menú de pocos platos deja tiempo para hablar|Lo de temporada sabe mejor y se sirve más fácil}. {Prueben antes lo que dudan|Los niños comen primero} y {la tarta sale cuando la pista descansa|el café espera en una mesa aparte}.",
      ],
      [
        "list-checks",
        "Orden de la fiesta",
        "{Una hoja que todos tienen evita muchas llamadas|El orden dice quién llega cuándo|Alguien tiene que saber dónde están los anillos}, {y deja aire para los brindis|para que ustedes no tengan que recordar nada|y se repasa la víspera}.",
        "{Llegadas, ceremonia, fotos, cena, brindis, baile|Cada momento tiene una hora y una persona}: {se escribe y se reparte|así nadie pregunta a los anfitriones}. {Entre dos puntos queda un respiro|Se manda también a los músicos y a la cocina}.",
        "{Quién lleva los anillos, quién tiene las llaves, quién llama al taxi|Las cosas pequeñas se olvidan primero}: {hay una lista para ellas|se reparten unos días antes}. {Si algo se retrasa, se mueve el resto|Un margen aquí y allá salva la cena}.",
      ],
    ],
    process: [
      [
        "Mirar la fecha",
        "{Díganos el día, el número y el motivo|Para empezar basta una fecha y otra de reserva|Escríbanos qué quieren celebrar}, {y sabrán qué está libre|y qué está incluido|y quedamos para hablar}.",
        "{Llamen o escriban con lo que ya sepan|Una época del año y un número aproximado bastan}; {le decimos qué fechas quedan|después quedamos para verlo}. {Cuenten también qué no les gusta|Un presupuesto ayuda desde el principio}.",
        "{Primero queremos saber quién celebra y con quién|Cuenten cómo imaginan el mejor momento}: {de ahí salen las preguntas|lo demás se ordena alrededor}. {Si la fecha se puede mover, díganlo|Si hay niños o mayores, también cuenta}.",
      ],
      [
        "Preparar",
        "{Vemos, comparamos y tachamos juntos|Se escribe un horario y un presupuesto|Decidimos con ustedes lo importante}, {con un plan por si llueve|para que todo esté claro|y lo demás se va cerrando}.",
        "{Se visita el lugar y se mide con los ojos|Con un plano delante se colocan mesas y pista}; {después se eligen comida, luz y música|lo dudoso se deja para otro día}. {Todo queda apuntado|Ustedes reciben la hoja con las horas}.",
        "{Unas semanas antes se confirma el número|Poco antes del día se repasa la lista}: {quién llega, quién come qué, quién habla|sillas, menús, canciones, llaves}. {Los cambios pequeños aún caben|A partir de ahí ya no hay que pensar más}.",
      ],
      [
        "Celebrar",
        "{Nosotros montamos, miramos el reloj y recogemos|El día de la fiesta ustedes solo celebran|Alguien nuestro está atento a todo}, {y ustedes miran a sus invitados|para que puedan bailar|y nadie les pregunta dónde va qué}.",
        "{Antes de que llegue nadie se prueban luz y sonido|Las mesas están puestas cuando se abre la puerta}. {Ustedes reciben y brindan|Si falta algo, no lo notarán} y {nosotros avisamos cuando toca|alguien lleva el hilo}.",
        "{Cuando se va el último, se recoge|Al final se apagan las velas y se cuentan los abrigos}. {Lo olvidado se guarda|Los regalos se quedan en un sitio seguro} y {al día siguiente se hablan las cuentas|ustedes se van sin cargar nada}.",
      ],
    ],
    questions: [
      [
        "¿{Cuándo hay que preguntar|Con cuánto tiempo se planea}?",
        "{Para el verano, casi un año antes|En cuanto haya un día|Cuanto antes, más fechas hay donde elegir}, {y entre semana es más fácil|aunque preguntar tarde también vale|y el invierno abre muchas puertas}.",
        "{Los sábados de primavera y verano se piden primero|Para una fiesta pequeña bastan a menudo unas semanas}; {díganos si la fecha es fija|pregunte también por un viernes o un domingo}.",
        "{Cuando sepan la fecha, o al menos el mes, escriban|Las bodas se hablan mucho antes que los cumpleaños}. {Una fecha se puede apartar unos días|Luego se va cerrando lo demás} y {así queda tiempo para elegir|los invitados se enteran a tiempo}.",
      ],
      [
        "¿{Cuántas personas caben|Es bastante grande la sala}?",
        "{Sentados, de pie y bailando son números distintos|Depende de cómo quieran celebrar|Díganos cuántos son y si se baila}, {y una sala medio vacía queda fría|así que mejor algo justa|y lo vemos sobre el plano}.",
        "{Con mesas redondas caben menos que con mesas largas|Una pista de baile se come varias mesas}, {así que dibujamos cómo quedaría|y por eso preguntamos cómo será la noche}.",
        "{Cuenten también niños, músicos y fotógrafo|Siempre fallan algunos y aparecen otros}; {el número se cierra poco antes|basta con una cifra aproximada al principio}.",
      ],
      [
        "¿{Hasta qué hora se puede|A qué hora termina la fiesta}?",
        "{Mandan los vecinos y las normas del lugar|Depende del sitio y del día|Pregúntelo antes de firmar}, {y más tarde suele costar más|y conviene que conste por escrito|así no hay sorpresas a medianoche}.",
        "{La hora de cierre y la de la música no siempre son la misma|Muchas veces se baja el volumen y se sigue hablando}. {Está escrito en las condiciones|Se acuerda al reservar} y {conviene avisar a los invitados|los taxis se piden con tiempo}.",
        "{En un jardín se acaba antes que en una sala|Puertas cerradas y bajos moderados ayudan con los vecinos}; {pregunte qué permite el ayuntamiento|le decimos qué vale en cada sitio}.",
      ],
      [
        "¿{Y si llueve|Se puede mover la fecha}?",
        "{El plan para la lluvia va desde el principio|Cambiar la fecha suele ser más fácil que anularla|Depende de lo acordado}, {así que lea antes las condiciones|y avísennos cuanto antes|y buscamos juntos otra salida}.",
        "{Se mira el cielo unos días antes y se decide|Carpa, porche o sala: la alternativa se elige al principio}, {y los invitados se enteran a tiempo|para que nadie corra con las sillas}.",
        "{Una fecha se mueve mejor pronto que tarde|Si cambia algo, llamen enseguida}: {hay que mirar quién más está libre|músicos y cocina tienen también su agenda}. {Lo ya encargado se aclara por escrito|Las condiciones dicen qué se cobra}.",
      ],
      [
        "¿{Podemos traer música o tarta|Podemos decorar nosotros}?",
        "{Mucho se puede, pero cada lugar tiene sus reglas|Pregúntenlo antes de firmar|La tarta y la música propias se pueden hablar}, {y la cera y los clavos dan problemas|y díganos quién va a montar|así ese día todo está claro}.",
        "{Díganos qué traen, cuándo llega y quién lo recoge|Globos, guirnaldas y flores suelen ser fáciles}; {para velas y confeti hay que preguntar|lo que se pega o se clava se consulta}.",
        "{Si toca un amigo, hablemos de enchufes y de hora|Para una tarta propia hace falta sitio en el frío}; {se anota en el plan|solo hay que decirlo antes}. {La víspera suele haber un rato para montar|Los permisos del lugar se miran primero}.",
      ],
      [
        "¿{Se puede visitar antes|Se puede ver el lugar}?",
        "{Claro, con una cita|Vengan a la misma hora de su fiesta|Sí, ver el sitio ayuda mucho}, {y traigan a quien decide|porque la luz cambia mucho|y apunten lo que quieran preguntar}.",
        "{Pregunten por un día sin fiesta|Elijan una hora con la luz que tendrán}; {así se ve el espacio con calma|verán por dónde entra la gente}. {Lleven una idea del número|Fíjense en los baños, la cocina y el aparcamiento}.",
        "{Unas fotos dan una idea y el sitio la corrige|En la visita se anda el camino de los invitados}: {de la entrada a la mesa y de la mesa al baile|se oye el eco y se mide la pista}.",
      ],
    ],
    qualities: [
      ["mesas largas", "discursos cortos"],
      ["luz cálida", "pista llena"],
      ["plan sereno", "noche loca"],
      ["copas llenas", "pies ligeros"],
      ["buen humor", "plan detrás"],
      ["sala luminosa", "risas"],
    ],
    events: ["Visita", "Feria de bodas", "Noche de baile"],
  },
);
