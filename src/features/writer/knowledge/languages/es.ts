/** Spanish wordings by family. A table of sentences, no logic. */
import { familyWording } from "../entries.ts";
import type { Wording } from "../model.ts";

export const SPANISH: Record<string, Wording> = {
  food: familyWording(
    ["cliente", "clientes", "casa", "en la casa", "a la casa", "cocina"],
    ["La carta", "En la mesa", "Citas"],
    {
      headlines: [
        "{Siéntese|Tome asiento}, la cocina está en marcha",
        "{Buen pan|Una mesa}, {buena compañía|tiempo} y hambre",
        "{Caliente|Fresco}, sencillo y bien hecho",
      ],
      truths: [
        "{La temporada escribe media carta|Lo que está maduro decide el menú}, {y se nota al probarlo|más que la receta}.",
        "{Una carta corta es buena señal|Pocos platos, hechos muchas veces, salen mejor}, {porque cada uno recibe su tiempo|y eso se nota en el plato}.",
        "{El recibimiento se recuerda tanto como el plato|La comida empieza en la puerta}, {y por eso se vuelve|antes de la carta}.",
        "{Quien prueba cocina de otra manera|Al final decide la cuchara}, {no la receta|y siempre está a mano}.",
      ],
      offers: [
        [
          "utensils",
          "Comida en el local",
          "{Rápido a mediodía, sin prisa por la noche|Un plato o una velada entera}: {pregunte qué está bueno hoy|diga qué le apetece}.",
        ],
        [
          "users",
          "Grupos y celebraciones",
          "{Cumpleaños, bautizos, cenas de equipo|Una mesa larga para muchos}: {díganos día, número y motivo|avise con tiempo}.",
        ],
        [
          "leaf",
          "Cuidado con las alergias",
          "{Sin carne, sin leche, sin trigo|Lo que usted no come}: {dígalo al pedir|cuanto antes lo sepamos, mejor}.",
        ],
        [
          "package",
          "Comida para llevar",
          "{Pida antes de venir|Basta un mensaje}: {así no falta nada|la bolsa estará lista}.",
        ],
        [
          "coffee",
          "Café y dulces",
          "{Por la tarde o justo después|Algo pequeño siempre cabe}: {pregunte qué acaba de salir|el mejor sitio está junto a la ventana}.",
        ],
        [
          "chef-hat",
          "Cocina casera",
          "{Cocido, servido y contado al momento|A mano, sin adelantar}: {cuando se acaba, se acaba|mañana habrá más}.",
        ],
      ],
      process: [
        ["Reservar o pedir", "{Día, hora y número de personas|Díganos qué y para cuándo}."],
        [
          "Avisar",
          "{Alergias, niños, ocasión|Lo que debe llevar y lo que no}: {basta una frase|lo tenemos en cuenta}.",
        ],
        [
          "Disfrutar",
          "{Venga, coma, quédese|Recoja o tome asiento}, {lo demás es cosa nuestra|sin mirar el reloj}.",
        ],
      ],
      questions: [
        [
          "¿{Hace falta reservar|Se puede venir sin reserva}?",
          "{El fin de semana es más seguro|Para grupos, sí}. {En días tranquilos suele haber sitio|Para dos, llame un momento antes}.",
        ],
        [
          "¿{Qué hago si tengo una alergia|Dónde veo los alérgenos}?",
          "{Pregunte antes de pedir|Dígalo desde el principio}. {En una cocina siempre pueden quedar trazas|Le diremos ingredientes y posibles trazas}.",
        ],
        [
          "¿{Los niños son bienvenidos|Podemos ir con niños}?",
          "{Sí, díganos su edad|Por supuesto}. {Temprano hay más calma|Una ración pequeña sale pronto}.",
        ],
        [
          "¿{Puedo cancelar o cambiar la hora|Y si llegamos tarde a la mesa}?",
          "{Llame en cuanto lo sepa|Basta una llamada corta}. {La mesa suele poder esperar|Otra persona la aprovechará}.",
        ],
        [
          "¿{Qué recomiendan hoy|Qué está bueno ahora}?",
          "{Pregunte a quien está detrás del mostrador|Cambia con el mercado}. {Sabrá qué ha salido mejor|Suele ser lo que primero se acaba}.",
        ],
        [
          "¿{Se puede encargar para muchos|Hacen pedidos grandes}?",
          "{Diga día, hora y número|Unos días antes está bien}. {Lo tendrá todo listo|Las cantidades grandes se confirman}.",
        ],
      ],
      qualities: [
        ["buenos platos", "luz cálida"],
        ["carta corta", "sobremesa larga"],
        ["producto fresco", "cocina honesta"],
        ["buen género", "platos llenos"],
        ["puerta abierta", "pausas cortas"],
      ],
      events: ["Cata", "Noche temática", "Clase de cocina"],
      actions: {
        bookings: ["Reservar mesa", "Pedir mesa"],
        sales: ["Hacer un pedido", "Ver la carta"],
      },
    },
  ),
  retail: familyWording(
    ["cliente", "clientes", "tienda", "en la tienda", "a la tienda", "selección"],
    ["En la tienda", "Hallazgos", "Citas"],
    {
      headlines: [
        "{Entre|Toque}, {mire|pruebe}, sin prisa",
        "Cosas que {se quedan|se usan}",
        "{Bien elegido|Bien aconsejado}, querido por mucho tiempo",
      ],
      truths: [
        "{Lo que se ha tenido en la mano decepciona menos|Tocar es la mejor prueba}, {por eso merece el paseo|y eso solo pasa aquí}.",
        "{Una buena tienda deja mucho fuera|Elegir es descartar}, {para que usted no tenga que buscar|ese es el servicio}.",
        "{El buen consejo empieza con una pregunta|Primero se pregunta, luego se enseña}: {para quién, para qué, cuántas veces|y la elección se aclara}.",
        "{Lo más caro no siempre es lo mejor|A menudo basta el tamaño mediano}, {y lo decimos|así se vuelve}.",
      ],
      offers: [
        [
          "search",
          "Consejo",
          "{Diga para qué lo necesita|Cuente qué le importa}: {la elección se vuelve pequeña|le enseñamos lo que encaja}.",
        ],
        [
          "gift",
          "Regalos",
          "{Para quién es y qué le gusta|Dos frases sobre la persona}: {ponemos ideas en el mostrador|se envuelve si quiere}.",
        ],
        [
          "package",
          "Encargos y reservas",
          "{Que no esté no quiere decir que no se encuentre|Envíe el nombre o una foto}: {le diremos si llega|y cuándo}.",
        ],
        [
          "wrench",
          "Cuidado y arreglos",
          "{Lo bueno se puede salvar|Antes de tirarlo}: {tráigalo|pregunte primero el precio}.",
        ],
        [
          "hand",
          "Pruebas",
          "{Tocar, probar, oler|Las fotos engañan, los dedos no}: {hay tiempo para eso|diga si prefiere mirar a solas}.",
        ],
        [
          "store",
          "Novedades",
          "{Lo que acaba de entrar|A menudo solo hay uno}: {pregunte por ello|vale la pena asomarse}.",
        ],
      ],
      process: [
        [
          "Mirar",
          "{Pasear o preguntar enseguida|Sin que nadie le apure}: {se puede tocar|tómese su tiempo}.",
        ],
        [
          "Probar",
          "{Probar, comparar, dejarlo para mañana|Pruebe antes de comprar}: {lo bueno aguanta una noche|así queda el gusto}.",
        ],
        [
          "Llevar",
          "{Envuelto, reservado o encargado|Ahora o más tarde}: {como le venga bien|dígalo en caja}.",
        ],
      ],
      questions: [
        [
          "¿{Puedo cambiarlo|Y si no me queda bien}?",
          "{Con el recibo y sin usar suele ser posible|Guarde el recibo}. {Pregunte el plazo en caja|Los encargos tienen otras reglas}.",
        ],
        [
          "¿{Pueden guardarme algo|Puedo reservar una pieza}?",
          "{Sí, díganos cuál|Escriba pieza y nombre}. {Pregunte por cuántos días|Unos días suele ser posible}.",
        ],
        [
          "¿{Traen cosas por encargo|Qué hago si está agotado}?",
          "{Muchas veces|A menudo}. {Díganos marca, talla o título|Preguntamos y le avisamos}.",
        ],
        [
          "¿{Hacen envíos|Me lo pueden mandar a casa}?",
          "{Pregunte con la dirección|Lo pequeño viaja bien}. {El coste se dice antes|Lo frágil pide más cuidado}.",
        ],
        [
          "¿{Hay vales de regalo|Puedo regalar un vale}?",
          "{Pregunte en caja|Por una cantidad o por una pieza}. {La persona elige|Bastan un nombre y una fecha}.",
        ],
        [
          "¿{Cómo se cuida|Qué hago para que dure}?",
          "{Pregunte al comprar|Según la pieza}. {Una frase evita disgustos|A menudo basta con hacer menos}.",
        ],
      ],
      qualities: [
        ["buenas piezas", "buen consejo"],
        ["poca cantidad", "mucho acierto"],
        ["palabras sinceras", "precios claros"],
        ["manos libres", "buen ojo"],
        ["hallazgos", "trato llano"],
      ],
      events: ["Noche de tienda", "Demostración", "Taller en la tienda"],
    },
  ),
  beauty: familyWording(
    ["clienta o cliente", "clientes", "salón", "en el salón", "al salón", "cuidado"],
    ["Tratamientos", "Resultados", "Citas"],
    {
      headlines: [
        "{Siéntese|Respire}, nos ocupamos",
        "{Una hora|Un rato} solo para usted",
        "Bien {hoy|esta noche} y bien {mañana|el lunes}",
      ],
      truths: [
        "{Primero se mira, luego se empieza|Cada piel y cada pelo son distintos}, {por eso se habla antes|lo de una amiga puede no servirle}.",
        "{Un buen resultado se ve semanas después|Bien hecho es que crezca bien}, {no solo en el espejo del día|sin pelea por la mañana}.",
        "{Las herramientas limpias son lo mínimo|Preguntar por la higiene es un derecho}, {y la respuesta dice mucho|en cualquier sitio}.",
        "{La piel cuenta la semana|Sueño, agua y viento se ven}, {por eso preguntamos|antes de aconsejar}.",
      ],
      offers: [
        [
          "sparkles",
          "Cuidados",
          "{Diga qué le molesta y qué debe quedar|Cuente qué usa en casa}: {de ahí sale el tratamiento|empezamos por eso}.",
        ],
        [
          "heart",
          "Bodas y fiestas",
          "{Boda, baile, sesión de fotos|Cuando habrá muchas fotos}: {una prueba quita los nervios|reserve un ensayo}.",
        ],
        [
          "palette",
          "Cambio de estilo",
          "{Más corto, más claro, distinto|Ganas de algo nuevo}: {traiga imágenes|le decimos qué es posible}.",
        ],
        [
          "gift",
          "Vales de regalo",
          "{Un regalo sin talla|Regalar tiempo}: {la persona elige su hora|un tratamiento o una suma}.",
        ],
        [
          "scissors",
          "Corte y forma",
          "{Lo que va con usted y sus mañanas|Mirar antes de cortar}: {traiga una foto|diga cuánto tiempo tiene cada día}.",
        ],
        [
          "hand-heart",
          "Pausas cortas",
          "{Media hora basta|Entre dos citas}: {la cara, las manos o solo una toalla caliente|diga qué le sienta bien}.",
        ],
      ],
      process: [
        [
          "Hablar",
          "{Deseos, alergias, historia|Diga qué no tolera}: {unos minutos útiles|después se empieza}.",
        ],
        [
          "El tratamiento",
          "{Con calma y explicando|Paso a paso}; {decir basta vale siempre|pregunte lo que quiera}.",
        ],
        [
          "En casa",
          "{Un par de gestos para repetir|Qué sienta bien después}, {y qué conviene evitar|y cuándo volver}.",
        ],
      ],
      questions: [
        [
          "¿{Cada cuánto debo venir|Cuánto dura el resultado}?",
          "{Según piel, pelo y deseo|Muchos vienen cada pocas semanas}. {Antes de una fiesta, unos días antes|Le daremos un consejo sincero}.",
        ],
        [
          "¿{Y si tengo alergia o estoy embarazada|Es apto para mi piel}?",
          "{Dígalo antes de la cita|Háblelo primero}. {Una pequeña prueba aclara|Algunas cosas se dejan para luego}.",
        ],
        [
          "¿{Y si no me gusta|Se puede corregir}?",
          "{Dígalo enseguida|Vuelva en los días siguientes}. {Suele bastar un detalle|Mucho tiene arreglo}.",
        ],
        [
          "¿{Cómo cancelo|Puedo cambiar mi cita}?",
          "{Cuanto antes, mejor|Una llamada el día antes ayuda}. {Esa hora era suya|Alguien espera ese hueco}.",
        ],
        [
          "¿{Cuánto dura una cita|Cuánto tiempo reservo}?",
          "{Lo decimos al reservar|El color lleva más que la forma}. {Deje un rato libre después|Venga sin otra cita encima}.",
        ],
        [
          "¿{Y en casa, qué hago|Qué cuidado necesito}?",
          "{Menos de lo que dicen los anuncios|Dos cosas buenas suelen bastar}. {Le enseñamos el gesto|Pregunte antes de comprar}.",
        ],
      ],
      qualities: [
        ["manos tranquilas", "buen ojo"],
        ["herramientas limpias", "toallas calientes"],
        ["consejo sincero", "buen humor"],
        ["mano segura", "música baja"],
        ["espejo honesto", "buen pulso"],
      ],
      events: ["Tarde de cuidado", "Día de prueba", "Día de consejo"],
    },
  ),
  health: familyWording(
    ["paciente", "pacientes", "consulta", "en la consulta", "a la consulta", "atención"],
    ["Tratamientos", "La consulta", "Encuentros"],
    {
      headlines: [
        "{Escuchar|Mirar}, explicar, curar",
        "Salud {en palabras claras|con tiempo}",
        "{Venga pronto|Pregunte}, antes de que {duela|empeore}",
      ],
      truths: [
        "{La historia dice más que la máquina|Curar empieza por escuchar}: {desde cuándo, dónde, cuánto|cuéntelo a su manera}.",
        "{Lo que se ve pronto se trata mejor|La prevención es discreta y sirve}, {por eso vale la visita sin dolor|póngala en la agenda}.",
        "{El miedo a la consulta es frecuente|Muchos vienen con temor}, {dicho en voz alta recibe tiempo|y se puede hablar}.",
        "{Lo que se entiende se cumple mejor|Un tratamiento explicado ayuda más}, {por eso hablamos claro|y lo apuntamos}.",
      ],
      offers: [
        [
          "stethoscope",
          "Revisión y prevención",
          "{También cuando no duele nada|Con regularidad y calma}: {pregunte qué toca a su edad|traiga informes antiguos}.",
        ],
        [
          "heart-pulse",
          "Dolor y molestias",
          "{Desde cuándo, cuánto, qué alivia|Cuéntelo con sus palabras}: {así se ve la prisa|en una emergencia, llame a urgencias}.",
        ],
        [
          "clipboard-list",
          "Plan de tratamiento",
          "{Caminos, costes y otras opciones|Qué es posible y qué supone}: {usted decide con calma|lleve el plan a casa}.",
        ],
        [
          "baby",
          "Niños y familias",
          "{Primero mirar, luego tocar|Para pequeños y grandes}: {traiga la cartilla|el peluche puede venir}.",
        ],
        [
          "stethoscope",
          "Seguimiento",
          "{Después de un tratamiento o de una operación|Unas semanas más tarde}: {miramos cómo cura|traiga las preguntas que hayan surgido}.",
        ],
        [
          "clipboard-list",
          "Segunda opinión",
          "{Antes de un paso grande|Cuando algo no queda claro}: {con imágenes e informes|nadie se ofende}.",
        ],
      ],
      process: [
        [
          "Cita",
          "{Llame o escriba|Diga el motivo y la prisa}: {así habrá tiempo|el dolor va primero}.",
        ],
        [
          "Exploración",
          "{Hablar, mirar, explicar|Oye lo que vemos}, {en palabras claras|y pregunta lo que quiera}.",
        ],
        [
          "Tratamiento",
          "{Primero el plan, después el comienzo|Conoce los pasos}; {hay pausas|y sabe qué vigilar}.",
        ],
      ],
      questions: [
        [
          "¿{Qué tengo que traer a la consulta|Qué papeles necesito}?",
          "{Tarjeta, medicinas, informes|Documentos y sus preguntas}. {La lista de medicinas ayuda mucho|Apunte lo que quiere saber}.",
        ],
        [
          "¿{Qué cubre el seguro|Cuánto cuesta el tratamiento}?",
          "{Según seguro y tratamiento|A veces entero, a veces en parte}. {Pida un presupuesto escrito|Pregunte antes}.",
        ],
        [
          "¿{Cómo consigo cita pronto|Qué hago si me duele mucho}?",
          "{Llame y diga que es urgente|Por teléfono se ve el plazo}. {Con peligro, marque emergencias|De noche, vea la guardia}.",
        ],
        [
          "¿{Tengo miedo, qué puedo hacer|Atienden a personas con miedo}?",
          "{Dígalo al pedir cita|Cuéntelo}. {La primera visita puede ser una charla|Con pausas se puede mucho}.",
        ],
        [
          "¿{Hay que esperar mucho|Tendré hora pronto}?",
          "{Con dolor, dígalo por teléfono|Si no, según la agenda}. {A veces se libera un hueco|Le diremos las horas tranquilas}.",
        ],
        [
          "¿{Puede entrar alguien conmigo|Puedo venir con compañía}?",
          "{Claro, cuatro oídos oyen más|Sí, también a hablar}. {Diga qué se puede oír|Los niños pueden dibujar}.",
        ],
      ],
      qualities: [
        ["oídos abiertos", "palabras claras"],
        ["manos tranquilas", "buena revisión"],
        ["poca espera", "tiempo suficiente"],
        ["frases cortas", "buenas manos"],
        ["sala tranquila", "palabra franca"],
      ],
      events: ["Día de prevención", "Charla abierta", "Hora de preguntas"],
    },
  ),
  therapy: familyWording(
    ["persona", "personas", "consulta", "en la consulta", "a la consulta", "acompañamiento"],
    ["Acompañamiento", "El lugar", "Grupos"],
    {
      headlines: [
        "Un lugar {tranquilo|seguro} para {hablar|respirar}",
        "{A su ritmo|Paso a paso}",
        "No tiene que {cargarlo a solas|poder con esto a solas}",
      ],
      truths: [
        "{No hay que estar al límite para pedir ayuda|Un año pesado es razón suficiente}, {una charla no obliga a nada|venir pronto es sensato}.",
        "{La confianza pesa más que la técnica|Tiene que encajar}, {por eso hay un primer encuentro|y se nota pronto}.",
        "{El cambio no suele ir recto|Los pasos atrás forman parte}, {cuenta la dirección|no son un fracaso}.",
        "{El cambio hace poco ruido|Lo nuevo rara vez llega de golpe}: {otro lo nota antes|un día algo pesa menos}.",
      ],
      offers: [
        [
          "user",
          "Sesiones individuales",
          "{Una hora que es suya|Tiempo para su tema}: {usted elige por dónde empezar|tan despacio como haga falta}.",
        ],
        [
          "users",
          "Parejas y familias",
          "{Cuando cada charla acaba en pelea|Varios en torno a una mesa}: {se escucha cada voz|con reglas claras}.",
        ],
        [
          "leaf",
          "Alivio",
          "{Sueño, tensión, cansancio|Cuando es demasiado}: {primero aliviar, luego entender|pasos pequeños cada día}.",
        ],
        [
          "video",
          "Sesiones a distancia",
          "{Si el camino es largo|Por teléfono o pantalla}: {basta una puerta que cierre|pregunte qué es posible}.",
        ],
        [
          "footprints",
          "Primera entrevista",
          "{Una charla, nada más|Venir, sentarse, ver si encaja}: {no hay que preparar nada|también se puede callar}.",
        ],
        [
          "calendar",
          "Acompañamiento",
          "{Cada semana o menos|Con una meta, la suya}: {de vez en cuando miramos atrás|se puede parar antes}.",
        ],
      ],
      process: [
        [
          "Contacto",
          "{Basta una frase|Escriba o llame}: {no hay que explicar nada|sabrá cuándo hay sitio}.",
        ],
        [
          "Conocerse",
          "{Preguntas en los dos sentidos|Una primera charla}, {luego decide|sin compromiso}.",
        ],
        [
          "Trabajar",
          "{Con regularidad y una meta|Sesión a sesión}; {miramos si ayuda|hasta poder sin ella}.",
        ],
      ],
      questions: [
        [
          "¿{Es confidencial|Quién se entera}?",
          "{Lo que se dice aquí queda aquí|Rige el secreto}. {La ley prevé pocas excepciones|La familia no sabe nada sin usted}.",
        ],
        [
          "¿{Quién paga las sesiones|Lo cubre el seguro}?",
          "{Según oferta y seguro|Pregunte a su seguro}. {El precio se dice antes|Pagar uno mismo suele ser posible}.",
        ],
        [
          "¿{Cuánto dura una terapia|Cuántas sesiones hacen falta}?",
          "{A veces poco, a veces más|Según la meta}. {Puede parar cuando quiera|Lo hablamos por el camino}.",
        ],
        [
          "¿{Qué hago en una crisis|Adónde llamo con urgencia}?",
          "{Con peligro, marque emergencias|Si hay una vida en juego, llame a emergencias}. {Hay teléfonos de ayuda día y noche|Una web es lenta para eso}.",
        ],
        [
          "¿{Funciona de verdad|Cómo sabré si ayuda}?",
          "{Nadie puede prometerlo|Se nota primero en lo diario}. {Tras unas sesiones lo miramos juntos|Diga si no se mueve nada}.",
        ],
        [
          "¿{Hay horas por la tarde|Puedo venir después del trabajo}?",
          "{Pregunte por las últimas horas|Algunas se guardan para eso}. {A mediodía suele haber hueco|Una hora fija ayuda}.",
        ],
      ],
      qualities: [
        ["tiempo", "confianza"],
        ["oídos abiertos", "puertas cerradas"],
        ["pasos pequeños", "metas claras"],
        ["sitio propio", "mucha paciencia"],
        ["ritmo propio", "acuerdos claros"],
      ],
      events: ["Grupo de apoyo", "Taller de calma", "Charla"],
    },
  ),
  fitness: familyWording(
    ["socio", "socios", "sala", "en la sala", "a la sala", "entrenamiento"],
    ["Clases", "En clase", "Fechas"],
    {
      headlines: [
        "{Empiece|Salga} desde donde está",
        "{Moverse|Sudar}, {respirar|reír}, volver",
        "Más {fuerza|soltura}, {paso a paso|en compañía}",
      ],
      truths: [
        "{El mejor plan es el que se cumple|Lo regular gana a lo perfecto}, {así que debe caber en la semana|aunque sea corto}.",
        "{Primero la técnica, luego la prisa|Ligero y bien hecho rinde más que pesado}, {el cuerpo recuerda la forma|y las rodillas lo agradecen}.",
        "{El descanso es parte del esfuerzo|También se avanza durmiendo}, {una pausa cuenta|aunque no se vea}.",
        "{Seguido gana a fuerte|Poco, pero cada semana}: {así se aguanta|el cuerpo no cuenta marcas}.",
      ],
      offers: [
        [
          "users",
          "Clases en grupo",
          "{Por nivel y ritmo|Para empezar o seguir}: {la primera vez venga antes|cada ejercicio tiene su versión suave}.",
        ],
        [
          "user",
          "Entrenamiento individual",
          "{Un plan alrededor de usted|Meta, tiempo, rodillas, espalda}: {diga qué le dolió antes|de ahí sale el plan}.",
        ],
        [
          "heart-pulse",
          "Clases para empezar",
          "{Mucho tiempo sin hacer nada|Sin saber nada}: {para eso está el comienzo|una sesión de entrada ayuda}.",
        ],
        [
          "calendar",
          "Talleres",
          "{Un tema y más tiempo|Una tarde para los detalles}: {las fechas están aquí|pregunte el nivel}.",
        ],
        [
          "alarm-clock",
          "Horas tempranas y tardías",
          "{Antes del trabajo, al mediodía, con los niños dormidos|Cuando tenga fuerzas}: {pregunte por las horas tranquilas|el plan se adapta}.",
        ],
        [
          "heart-pulse",
          "Vuelta tras una pausa",
          "{Lesión, embarazo, años de silla|El cuerpo se acuerda}: {se empieza suave|con consejo médico si hace falta}.",
        ],
      ],
      process: [
        [
          "Probar",
          "{Una clase dice más que un folleto|Participe una vez}, {con ropa cómoda|con agua y toalla}.",
        ],
        [
          "Encontrar",
          "{Clase, hora, ritmo|Lo que cabe en su semana}: {pregunte al equipo|le orientamos}.",
        ],
        [
          "Seguir",
          "{Los días fijos ayudan|Semana a semana}; {entre dos cuesta menos|con algo nuevo a veces}.",
        ],
      ],
      questions: [
        [
          "¿{Tengo que estar en forma|Es para principiantes}?",
          "{No, cada cual empezó un día|Venga como está}. {Hay una versión suave|Nadie mira tanto como parece}.",
        ],
        [
          "¿{Qué necesito el primer día|Qué ropa llevo a clase}?",
          "{Ropa cómoda, agua, toalla|Algo para moverse}. {Pregunte qué se presta|Con eso basta}.",
        ],
        [
          "¿{Puedo venir con dolor|Y si tengo mal la espalda}?",
          "{Pregunte antes a su médico|Primero, consejo médico}. {Luego se adaptan los ejercicios|Dígalo antes de la clase}.",
        ],
        [
          "¿{Cómo me doy de baja|Puedo hacer una pausa}?",
          "{Los plazos están en el contrato|Léalo antes de firmar}. {Pregunte por enfermedad y mudanza|Se puede hablar}.",
        ],
        [
          "¿{Puedo cambiar de hora|Hay que venir siempre a la misma clase}?",
          "{Muchas veces se puede|Pregunte por plazas libres}. {Un día fijo ayuda a seguir|Avise con una línea}.",
        ],
        [
          "¿{Soy mayor para esto|Puedo venir con la espalda mal}?",
          "{Se empieza donde usted está|Diga qué le tira}. {Cada ejercicio tiene su forma suave|Despacio también es entrenar}.",
        ],
      ],
      qualities: [
        ["guía clara", "buen humor"],
        ["espalda fuerte", "cabeza ligera"],
        ["un plan", "ganas"],
        ["buen aire", "grupos pequeños"],
        ["plan claro", "tono amable"],
      ],
      events: ["Día de prueba", "Taller", "Salida a correr"],
    },
  ),
  home: familyWording(
    ["cliente", "clientes", "taller", "a domicilio", "al taller", "oficio"],
    ["Servicios", "Trabajos", "Fechas"],
    {
      headlines: [
        "¿{Gotea|Se atasca}? {Escriba|Llame}",
        "{Ver|Entender}, {explicar|calcular}, arreglar",
        "Trabajo {limpio|cuidado}, {cuentas claras|suelo barrido}",
      ],
      truths: [
        "{Los daños pequeños crecen callados|Lo que hoy gotea mañana corre}, {a tiempo es poca cosa|por eso conviene llamar pronto}.",
        "{El buen trabajo no se ve|Lo importante está detrás de la pared}, {pero se nota años|de ahí el cuidado}.",
        "{Una foto ahorra un viaje|Cuanto más claro, antes llega la pieza}, {recuerde la placa|mande varias}.",
        "{Los daños pequeños hablan bajo|Una mancha en el techo es una carta}: {leída pronto, cuesta menos|dejarla la alarga}.",
      ],
      offers: [
        [
          "wrench",
          "Reparaciones",
          "{Qué, dónde, desde cuándo|Foto, lugar, prisa}: {la pieza viene con nosotros|mucho se aclara antes}.",
        ],
        [
          "house",
          "Instalaciones",
          "{El plan antes que la herramienta|Medidas, deseos, presupuesto}: {compare soluciones|diga quién lo usa}.",
        ],
        [
          "calendar-check",
          "Mantenimiento",
          "{Antes de la temporada hay calma|Una revisión al año}: {alarga la vida del aparato|prevéalo pronto}.",
        ],
        [
          "phone",
          "Urgencias",
          "{Primero la llave o el interruptor|Asegure y luego llame}: {le diremos qué hacer|descríbalo en pocas palabras}.",
        ],
        [
          "search",
          "Diagnóstico",
          "{Un vistazo, una medida y luego el consejo|A veces es menos de lo que suena}: {una foto ayuda|sabrá también qué puede esperar}.",
        ],
        [
          "hammer",
          "Pequeños arreglos",
          "{Un grifo, un tirador, una lámpara|Lo que lleva tiempo en la lista}: {junte varias cosas|una visita para todo ahorra viajes}.",
        ],
      ],
      process: [
        [
          "Contar",
          "{Fotos y unas frases|Qué, dónde, desde cuándo}: {basta para empezar|diga si urge}.",
        ],
        [
          "Ver y calcular",
          "{La causa y después el precio|Una visita}; {usted decide|nada sin su sí}.",
        ],
        ["Hacer", "{Cubrir, trabajar, probar|El día acordado}, {luego recoger|con factura clara}."],
      ],
      questions: [
        [
          "¿{Cuánto cuesta una visita|De qué depende el precio}?",
          "{Viaje, tiempo y material|Desplazamiento y horas}. {De noche cuesta más en cualquier sitio|Pregunte antes las tarifas}.",
        ],
        [
          "¿{Tengo que estar en casa|Puede abrir un vecino}?",
          "{Basta alguien con llave|No hace falta}. {Deje un teléfono|Despeje el paso}.",
        ],
        [
          "¿{Paga el inquilino o el dueño|Lo cubre el seguro de la casa}?",
          "{De alquiler, avise primero al dueño|Comuníquelo antes}. {Fotos y factura ayudan al seguro|La póliza dice qué cubre}.",
        ],
        [
          "¿{Cuándo pueden venir|Hay hueco pronto}?",
          "{Según la urgencia|Lo urgente va primero}. {Diga qué está parado|Dé varias horas posibles}.",
        ],
        [
          "¿{Hay precio antes|Me dan presupuesto}?",
          "{Después de verlo, sí|Cerrado cuando el trabajo es claro}. {Lo dudoso se escribe como dudoso|Nada más sin su visto bueno}.",
        ],
        [
          "¿{Recogen después|Queda limpio}?",
          "{Se cubre antes y se barre después|Lo viejo nos lo llevamos, si quiere}. {Diga qué es delicado|Un paso libre ayuda a todos}.",
        ],
      ],
      qualities: [
        ["trabajo limpio", "precio claro"],
        ["ayuda rápida", "mano segura"],
        ["buen plan", "poco polvo"],
        ["hora cumplida", "suelo limpio"],
        ["buena herramienta", "palabra clara"],
      ],
      events: ["Día de consejo", "Charla", "Semanas de revisión"],
    },
  ),
  building: familyWording(
    ["cliente", "clientes", "taller", "en la obra", "al taller", "construcción"],
    ["Qué hacemos", "Proyectos", "Obras abiertas"],
    {
      headlines: [
        "Del {plano|trazo} a la {llave|última tabla}",
        "{Bien medido|Bien pensado}, bien hecho",
        "Más {espacio|luz} en {su casa|lo antiguo}",
      ],
      truths: [
        "{En papel, cambiar es barato|Una línea se mueve mejor que un muro}, {gaste una tarde más|mire dos veces}.",
        "{Las casas viejas guardan secretos|Detrás del yeso nadie sabe}, {deje una reserva|un presupuesto honesto lo dice}.",
        "{Los retrasos nacen entre oficios|Esperar cuesta más que trabajar}, {alguien debe llevar el calendario|el orden cuenta}.",
        "{Lo más caro es hacerlo dos veces|Medir otra vez cuesta un minuto}, {por eso el metro sale primero|por eso preguntamos}.",
      ],
      offers: [
        [
          "house",
          "Ampliaciones",
          "{Un cuarto, un techo, un baño|Cuando la casa se queda pequeña}: {empiece por el plano y sus deseos|primero los permisos}.",
        ],
        [
          "hammer",
          "Reformas",
          "{Comprobar antes de decidir|Humedad, corrientes, cables viejos}: {lo sano se queda|abrimos un poco y miramos}.",
        ],
        [
          "ruler",
          "Trabajos a medida",
          "{Para el rincón donde nada cabe|Hecho para el sitio}: {una foto y medidas|se mide en el lugar}.",
        ],
        [
          "clipboard-list",
          "Planos y seguimiento",
          "{Comparar ofertas, cumplir fechas|Alguien que lee planos y facturas}: {los cambios por escrito|sabe quién viene}.",
        ],
        [
          "ruler",
          "Mediciones y costes",
          "{Medidas, cantidades, orden|Antes del primer ladrillo}: {usted ve qué viene y cuándo|cada cambio tiene su precio}.",
        ],
        [
          "wrench",
          "Reparaciones",
          "{Grieta, junta, escalón, canalón|Lo que ha estropeado el tiempo}: {visto pronto, se queda pequeño|ayudan fotos desde dos lados}.",
        ],
      ],
      process: [
        [
          "Visitar",
          "{Plano, fotos, deseos, presupuesto|Una vuelta por la casa}: {preguntas antes que cifras|hable de dinero sin rodeos}.",
        ],
        [
          "Calcular",
          "{Partida por partida|Con lo que no entra}; {lea con lápiz|pregunte cada línea}.",
        ],
        [
          "Construir y entregar",
          "{Por etapas|Con reuniones fijas}, {y una lista al final|los fallos se anotan}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto costará la obra|Es firme el presupuesto}?",
          "{Tan firme como el plano|Lo medido se calcula, lo oculto se estima}. {Acuerde el precio de los extras|Deje una reserva}.",
        ],
        [
          "¿{Hace falta permiso|Quién lo solicita}?",
          "{Para estructura y fachada, casi siempre|Pregunte en el ayuntamiento}. {Lleva tiempo|Empiece pronto}.",
        ],
        [
          "¿{Podemos vivir allí durante la obra|Habrá ruido y polvo}?",
          "{A menudo en una parte|Según cocina y baño}. {El polvo llega siempre|Vacíe los cuartos vecinos}.",
        ],
        [
          "¿{Cuánto dura la obra|Cuándo se puede empezar}?",
          "{Tiempo, entregas y decisiones mandan|Deje margen}. {Acuerde etapas|Decidir tarde es lo más caro}.",
        ],
        [
          "¿{Qué podemos hacer nosotros|Se puede ayudar en la obra}?",
          "{Vaciar, pintar, desmontar, si se acuerda|Dígalo antes del presupuesto}. {Tiene que caber en el plan|Algunas cosas son solo del oficio}.",
        ],
        [
          "¿{Se cumplirá el plazo|Y si hay retraso}?",
          "{El tiempo y las entregas opinan|Un plan con aire aguanta mejor}. {Lo sabrá pronto|Cada semana, un parte}.",
        ],
      ],
      qualities: [
        ["muros rectos", "palabras claras"],
        ["buenos planos", "sótanos secos"],
        ["oficio cuidado", "fechas cumplidas"],
        ["juntas limpias", "camino corto"],
        ["ideas firmes", "números honestos"],
      ],
      events: ["Obra abierta", "Tarde de consejo", "Día de taller"],
    },
  ),
  cleaning: familyWording(
    ["cliente", "clientes", "oficina", "a domicilio", "a vernos", "limpieza"],
    ["Servicios", "Antes y después", "Fechas"],
    {
      headlines: [
        "{Llegar|Entrar} y {respirar|sonreír}",
        "{Rincones|Cristales} limpios, acuerdos claros",
        "¿{Polvo|Manchas}? {Déjelo en nuestras manos|De eso nos ocupamos}",
      ],
      truths: [
        "{Lo limpio no huele a nada|Un perfume no sustituye al trapo}, {se nota al tacto|es la mejor señal}.",
        "{Quien tiene la llave necesita su confianza|La confianza vale más que el brillo}, {de ahí las reglas claras|debe saber quién viene}.",
        "{El paño justo puede más que el bote fuerte|Agua, tiempo y paño bastan casi siempre}, {y cuidan las superficies|y las manos}.",
        "{La suciedad tiene costumbres|Vuelve siempre a los mismos sitios}, {por eso se empieza dando una vuelta|quien los conoce frota menos}.",
      ],
      offers: [
        [
          "house",
          "Limpieza de casas",
          "{Cocina, baño, suelos, polvo|Cada semana o una vez a fondo}: {diga qué importa y qué no se toca|la lista es suya}.",
        ],
        [
          "building",
          "Limpieza de oficinas",
          "{Antes de abrir o después|Mesas, cocina, aseos}: {díganos horas y salas|un plan por sala}.",
        ],
        [
          "sparkles",
          "Limpieza a fondo",
          "{Tras obra o mudanza|Hasta detrás de la nevera}: {las fotos ayudan|diga de qué son las superficies}.",
        ],
        [
          "shirt",
          "Lavado de ropa",
          "{Enseñe las manchas|Lavar, planchar, arreglar}: {diga para qué día|lo fresco sale mejor}.",
        ],
        [
          "droplets",
          "Cristales",
          "{Marcos, juntas y vidrio|Por dentro, por fuera, hasta las esquinas}: {diga la altura y cuántos|un cielo gris es el mejor día}.",
        ],
        [
          "building",
          "Escaleras y portales",
          "{Peldaños, barandillas, buzones|Por donde pasan todos}: {un día fijo para todo el edificio|diga plantas y suelo}.",
        ],
      ],
      process: [
        [
          "Contar",
          "{Tamaño, suelos, animales, ritmo|Una visita o fotos}: {luego horas y precio|también lo delicado}.",
        ],
        [
          "La primera vez",
          "{Dura más que las otras|Esté al principio}; {usted enseña, nosotros apuntamos|después va solo}.",
        ],
        ["Después", "{Mismo día, misma lista|Con ritmo}; {basta una nota|se puede cambiar}."],
      ],
      questions: [
        [
          "¿{Debo estar presente|Qué pasa con la llave}?",
          "{No, cuando hay confianza|Muchos están en el trabajo}. {La llave, contra firma|Sin dirección en ella}.",
        ],
        [
          "¿{Quién trae los productos|Qué debe haber en casa}?",
          "{Se acuerda antes|Hay las dos formas}. {Diga sus alergias|Suelen bastar productos suaves}.",
        ],
        [
          "¿{Y si se rompe algo|Quién paga lo roto}?",
          "{Dígalo ese día|Avise pronto}. {Pregunte por la responsabilidad|Pídalo por escrito antes}.",
        ],
        [
          "¿{Cuántas horas hacen falta|Cada cuánto conviene}?",
          "{La primera visita lo muestra|Según el tamaño}. {Cada semana o cada dos|Se puede cambiar}.",
        ],
        [
          "¿{Viene siempre la misma persona|Quién vendrá a mi casa}?",
          "{A ser posible, la costumbre ahorra tiempo|Pregunte en la primera charla}. {Si falta, se avisa|Una lista ayuda también a quien sustituye}.",
        ],
        [
          "¿{Hay que recoger antes|Qué preparo}?",
          "{Suelo libre, papeles aparte|Solo lo que nadie debe tocar}. {Llave y alarma se hablan|Los animales, en un cuarto}.",
        ],
      ],
      qualities: [
        ["rincones limpios", "listas claras"],
        ["suelos frescos", "horas justas"],
        ["trabajo callado", "cristales claros"],
        ["pasos callados", "cristal claro"],
        ["días fijos", "buen paño"],
      ],
      events: ["Limpieza de primavera", "Consejo de manchas", "Días de cristales"],
    },
  ),
  legal: familyWording(
    ["cliente", "clientes", "despacho", "en el despacho", "al despacho", "asesoría legal"],
    ["Áreas", "El despacho", "Charlas"],
    {
      headlines: [
        "{Lea|Pregunte} antes de {firmar|contestar}",
        "¿Llegó una {carta|citación}? {Leámosla juntos|Mire la fecha}",
        "El derecho en {palabras claras|palabras sencillas}",
      ],
      truths: [
        "{Los plazos deciden más que los argumentos|La fecha de la carta va primero}, {guarde el sobre|mírela antes que nada}.",
        "{La mayoría de los pleitos acaba sin juez|Una buena carta evita un juicio}, {el juzgado va al final|negociar también es derecho}.",
        "{Lo que cuente queda aquí|El secreto es un deber}, {así que diga también lo incómodo|suele ser lo importante}.",
        "{Una frase puede salir cara|La letra pequeña no es pequeña}, {por eso se lee antes|por eso miramos dos veces}.",
      ],
      offers: [
        [
          "file-text",
          "Contratos",
          "{Antes de firmar es más fácil|Haga leer antes de aceptar}: {marque lo que no entiende|envíe el borrador}.",
        ],
        [
          "scale",
          "Conflictos",
          "{Quién, qué, cuándo, qué pruebas|Reúna cartas y fechas}: {oirá opciones y riesgos|luego se elige}.",
        ],
        [
          "users",
          "Familia y herencia",
          "{Separación, previsión, testamento|Cuando una familia se reordena}: {lo acordado no se pleitea|arréglelo en calma}.",
        ],
        [
          "building-complex",
          "Derecho de empresa",
          "{Fundar, asociarse, traspasar|De los estatutos al impago}: {los contratos claros guardan amistades|pregunte antes de la primera factura}.",
        ],
        [
          "briefcase",
          "Trabajo y despido",
          "{Aviso, despido, contrato|Cuando el trabajo se pone serio}: {los plazos son cortos|traiga contrato y cartas}.",
        ],
        [
          "handshake",
          "Acuerdos sin pleito",
          "{Hablar, escribir, cerrar|Un acuerdo suele llevar la mitad}: {decimos qué cede|y qué recibe a cambio}.",
        ],
      ],
      process: [
        [
          "Consultar",
          "{Quién contra quién y hasta cuándo|Asunto y plazo}: {lo urgente, por teléfono|vemos si podemos actuar}.",
        ],
        [
          "Primera cita",
          "{Los papeles sobre la mesa|Usted cuenta, nosotros ordenamos}; {se dicen opciones y costes|luego decide}.",
        ],
        [
          "Actuar",
          "{Escribir, negociar, demandar si hace falta|En ese orden}, {con copia|y ve cada paso}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto cuesta una primera cita|Cómo se fijan los honorarios}?",
          "{Pregunte antes, es normal|Por hora, cantidad fija o ley}. {Un seguro puede ayudar|Pídalo por escrito}.",
        ],
        [
          "¿{Qué llevo al despacho|Qué documentos necesitan}?",
          "{Cartas con sobre, contratos, fechas|Lo que lleve fecha}. {Una página con los hechos ayuda|Apunte qué quiere lograr}.",
        ],
        [
          "¿{El plazo acaba pronto, qué hago|Es ya tarde}?",
          "{Llame hoy|No escriba, llame}. {A veces unas líneas salvan el plazo|Un plazo perdido rara vez vuelve}.",
        ],
        [
          "¿{Voy a ganar|Tengo buenas opciones}?",
          "{Nadie puede prometerlo|Se sabe tras leer los papeles}. {La prueba pesa más que tener razón|A veces un acuerdo vale más}.",
        ],
        [
          "¿{Cuánto dura algo así|Cuándo sabré más}?",
          "{Una carta, días; un pleito, meses|Depende del juzgado y de la otra parte}. {Sabrá de cada paso|Pregunte cómo va}.",
        ],
        [
          "¿{Se puede hacer a distancia|Tengo que ir en persona}?",
          "{Mucho va por correo y teléfono|Algunos actos piden su presencia}. {Le diremos cuáles|Entonces basta una visita}.",
        ],
      ],
      qualities: [
        ["palabras claras", "cartas firmes"],
        ["costes a la vista", "plazos cumplidos"],
        ["consejo sereno", "lectura atenta"],
        ["plazos a salvo", "voz serena"],
        ["contratos precisos", "tarifas claras"],
      ],
      events: ["Charla", "Consultorio", "Tarde de previsión"],
    },
  ),
  finance: familyWording(
    ["cliente", "clientes", "oficina", "en la oficina", "a la oficina", "números y consejo"],
    ["Servicios", "La oficina", "Charlas"],
    {
      headlines: [
        "De los {papeles|recibos} a la {claridad|casilla buena}",
        "Números que {se leen|se entienden}",
        "{Entender|Calcular} antes de firmar",
      ],
      truths: [
        "{El impuesto se prepara antes de fin de año|En diciembre aún se puede hacer algo}, {después, poco|hablemos pronto}.",
        "{Un beneficio no es dinero en el banco|Cuenta cuándo se cobra}, {mire hacia delante|de eso sufren agendas llenas}.",
        "{Nadie conoce los mercados|Quien promete ganancias vende}, {se eligen costes, plazo y reparto|se elige el riesgo, no el éxito}.",
        "{Hacienda no olvida|El impuesto crece todo el año}, {por eso se aparta antes de gastar|quien mira no se asusta}.",
      ],
      offers: [
        [
          "calculator",
          "Cuentas mensuales",
          "{Envíe papeles, vea el mes|En papel o digital}: {sabrá cómo está|las dudas llegan a tiempo}.",
        ],
        [
          "file-text",
          "Cierre del año",
          "{Declaraciones, balances, avisos|Una lista dice qué falta}: {traiga el último aviso|se vigilan los plazos}.",
        ],
        [
          "umbrella",
          "Seguros y previsión",
          "{Qué arruina y qué solo molesta|Los contratos en una bolsa}: {guardar, cambiar, cancelar|primero lo grave}.",
        ],
        [
          "rocket",
          "Creación de empresas",
          "{Forma, cuenta, primera factura|Antes de arrancar}: {una hora al inicio ahorra mucho|qué aguantan los números}.",
        ],
        [
          "chart-line",
          "Informes claros",
          "{Qué es suyo y qué es de Hacienda|Una hoja en vez de una carpeta}: {cada mes o cada trimestre|con frases, no con siglas}.",
        ],
        [
          "shield-check",
          "Repaso de contratos",
          "{Lo que corre, lo que se repite, lo que falta|La carpeta que nadie abre}: {tráigala|después sabrá qué tiene}.",
        ],
      ],
      process: [
        [
          "Conocerse",
          "{Qué hace y qué urge|Traiga el año pasado}: {nada está tan desordenado|luego una oferta}.",
        ],
        ["Ordenar", "{Papeles, accesos, metas|En una página}; {se dice qué falta|ve dónde está}."],
        ["Acompañar", "{Mes a mes|Con ritmo}, {con un repaso anual|y cambios si hacen falta}."],
      ],
      questions: [
        [
          "¿{Cuánto cuesta al mes|Cómo cobran ustedes}?",
          "{Tarifa, honorarios o comisión|Debe decirse antes}. {Pídalo por escrito|Pregúntelo en cualquier sitio}.",
        ],
        [
          "¿{Mis papeles son un lío, sirve igual|Voy con retraso, qué hago}?",
          "{Empiece hoy|No es la única persona}. {Abra primero las cartas|Ordene por años}.",
        ],
        [
          "¿{Cómo cambio de asesoría|Es complicado cambiar}?",
          "{Las oficinas se entienden entre ellas|Basta un poder}. {A fin de año es fácil|Mire el preaviso}.",
        ],
        [
          "¿{Qué puedo deducir|Qué recibos guardo}?",
          "{Guarde lo del trabajo|Primero guarde, luego pregunte}. {Las reglas cambian|Una nota en el recibo ayuda}.",
        ],
        [
          "¿{Cada cuánto nos vemos|Qué me toca a mí}?",
          "{Según sus dudas|Guardar facturas, poco más}. {Una llamada entre medias está prevista|Lo demás se reparte}.",
        ],
        [
          "¿{Puede ser todo digital|Hay que traer papel}?",
          "{Las dos cosas valen, mezclarlas menos|Suelen bastar fotos de los recibos}. {Importa más un día fijo|Guarde los originales}.",
        ],
      ],
      qualities: [
        ["números claros", "costes a la vista"],
        ["buen orden", "buen sueño"],
        ["avisos a tiempo", "palabras sencillas"],
        ["carpeta ordenada", "suma clara"],
        ["un solo contacto", "buen colchón"],
      ],
      events: ["Tarde de fundadores", "Tarde de impuestos", "Hora de preguntas"],
    },
  ),
  property: familyWording(
    ["cliente", "clientes", "agencia", "en la agencia", "a la agencia", "inmuebles"],
    ["Servicios", "Inmuebles", "Visitas"],
    {
      headlines: [
        "Llaves que {cambian de mano|abren lo siguiente}",
        "{Entrar|Visitar}, sentir, decidir",
        "Espacios para {vivir|trabajar}",
      ],
      truths: [
        "{El primer precio decide|Empezar muy alto acaba a menudo muy bajo}, {de ahí una tasación honesta|los serios miran al principio}.",
        "{Un sitio se decide en la entrada|Luz y orden cuentan desde la puerta}, {un día de orden vale la pena|antes que los metros}.",
        "{El banco quiere papeles antes que fotos|Un expediente completo vende}, {júntelo pronto|lo que falta se pide}.",
        "{Se decide en el recibidor|Los primeros minutos cuentan}: {luego se buscan motivos|ahí empezamos}.",
      ],
      offers: [
        [
          "house",
          "Compra y venta",
          "{Valor, momento, papeles|La visita antes del precio}: {diga para cuándo y por qué|pregunte de dónde sale la cifra}.",
        ],
        [
          "key",
          "Alquiler",
          "{Quién encaja en la casa|Papeles y una charla}: {entrega con acta|diga qué le importa}.",
        ],
        [
          "building",
          "Administración",
          "{Cuentas, juntas, oficios|Un número para las dudas}: {cuentas que se leen|para quien vive lejos}.",
        ],
        [
          "laptop",
          "Oficinas y salas",
          "{Una mesa, una sala, una dirección|Por días o más}: {pruebe un día|escuche el ruido}.",
        ],
        [
          "camera",
          "Fotos y planos",
          "{Luz, orden, fotos sinceras|Un plano que cuadra}: {menos visitas, pero las buenas|los defectos van dichos}.",
        ],
        [
          "scale",
          "Valoración",
          "{Sitio, estado, ventas cercanas|Tres cifras en vez de una}: {con sus razones|antes de heredar o comprar}.",
        ],
      ],
      process: [
        [
          "Visitar",
          "{Cuartos, papeles, planes|También sótano y tejado}: {luego una opinión|preguntas primero}.",
        ],
        [
          "Preparar",
          "{Ordenar, fotografiar, describir|Reunir papeles}; {los fallos se dicen|sin esconder nada}.",
        ],
        [
          "Cerrar",
          "{Borrador, fecha, llaves|Leer, firmar, entregar}, {con los contadores|sin prisa}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto cobra la agencia|Quién paga la comisión}?",
          "{Lo dicen ley y contrato|Según el encargo}. {Pídalo por escrito|Pregunte qué incluye}.",
        ],
        [
          "¿{Cuánto vale mi casa|Aciertan las tasaciones en línea}?",
          "{Son una primera idea|Una web no ve su cocina}. {Una visita la afina|Cuentan sitio, estado y papeles}.",
        ],
        [
          "¿{Qué papeles hacen falta para vender|Qué quiere ver el banco}?",
          "{Escritura, planos, certificados|En un piso, también las actas}. {Las oficinas tardan semanas|Pídalos pronto}.",
        ],
        [
          "¿{Cuánto se tarda en vender|Cuándo podremos entrar}?",
          "{Cuente en meses|Precio y papeles marcan el ritmo}. {Un expediente completo ahorra tiempo|Díganos su fecha}.",
        ],
        [
          "¿{Debo estar en las visitas|Quién enseña la casa}?",
          "{Mejor no, así preguntan con más libertad|Como prefiera}. {Después sabrá qué se dijo|Las llaves, con firma}.",
        ],
        [
          "¿{Conviene reformar antes|Qué hago antes de las visitas}?",
          "{Rara vez en grande|Limpiar, pintar, cambiar bombillas}. {Lo demás cada cual lo ve distinto|Diremos qué compensa}.",
        ],
      ],
      qualities: [
        ["papeles claros", "precio justo"],
        ["buena luz", "palabras sinceras"],
        ["sitios tranquilos", "buenos vecinos"],
        ["fotos sinceras", "palabra dada"],
        ["precio sensato", "lista corta"],
      ],
      events: ["Día de visitas", "Tarde de propietarios", "Día de prueba"],
    },
  ),
  education: familyWording(
    ["alumno", "alumnos", "escuela", "en clase", "a clase", "aprendizaje"],
    ["Cursos", "En clase", "Fechas"],
    {
      headlines: [
        "Se permiten {preguntas|errores}",
        "{Aprender aquí|Probar aquí}, {usarlo fuera|atreverse fuera}",
        "{Entender|Hacer} en vez de {memorizar|mirar}",
      ],
      truths: [
        "{Poco y a menudo gana a mucho y rara vez|Unos minutos al día llegan lejos}, {a cualquier edad|el hábito puede más que el talento}.",
        "{Quien lo explica lo ha entendido|En una buena clase habla el alumno}, {por eso se pregunta|no solo el maestro}.",
        "{El error enseña el camino|El miedo frena}, {los pequeños logros dan valor|se empieza por lo posible}.",
        "{Quien se equivoca está jugando|Aprender suena mal al principio}, {y luego sale|aquí nadie se ríe}.",
      ],
      offers: [
        [
          "users",
          "Clases en grupo",
          "{Mismo nivel, mucha charla|Juntos es más fácil}: {una prueba corta halla el grupo|pregunte por una clase de prueba}.",
        ],
        [
          "user",
          "Clases particulares",
          "{Su meta, su ritmo|Justo donde se atasca}: {traiga lo que se resiste|partimos de su caso}.",
        ],
        [
          "graduation-cap",
          "Preparación de exámenes",
          "{Un plan hacia atrás|Ejercicios reales con reloj}: {dormir forma parte|primero los huecos}.",
        ],
        [
          "building-complex",
          "Cursos para empresas",
          "{Sus temas, sus salas|Un día para un equipo}: {diga qué debe cambiar|con sus ejemplos}.",
        ],
        [
          "sun",
          "Cursos de vacaciones",
          "{Una semana, un tema|Cuando la cabeza tiene sitio}: {aprender por la mañana, libre después|pregunte edad y nivel}.",
        ],
        [
          "clock",
          "Clases de tarde y sábado",
          "{Después del trabajo, junto a la familia|Cuando la casa calla}: {poco y seguido|quien falta recupera}.",
        ],
      ],
      process: [
        [
          "Preguntar",
          "{Meta, nivel, tiempo|Una charla corta}: {y un consejo sincero|decimos si encaja}.",
        ],
        ["Probar", "{Una clase|Asistir una vez}, {luego decide|sin compromiso}."],
        [
          "Aprender",
          "{Con regularidad y tareas pequeñas|Clase a clase}; {y una mirada atrás|el avance se ve}.",
        ],
      ],
      questions: [
        [
          "¿{Qué curso me va|Cómo sé mi nivel}?",
          "{Una charla o prueba lo muestra|Diga qué sabe}. {Se puede cambiar|Pruebe una clase}.",
        ],
        [
          "¿{Y si falto a una clase|Se puede recuperar}?",
          "{Avise antes|Pida el contenido}. {Suele haber otra fecha|El material se envía}.",
        ],
        [
          "¿{Soy mayor para esto|Vale para empezar de cero}?",
          "{No|El adulto aprende de otro modo}. {La paciencia sustituye la prisa|Siempre se puede empezar}.",
        ],
        [
          "¿{Hay ayudas|Quién paga el curso}?",
          "{A veces la empresa o el Estado|Pregunte antes de apuntarse}. {Los trámites llevan tiempo|Decimos qué vale el certificado}.",
        ],
        [
          "¿{Cuántos son en el grupo|Estaré solo con mi nivel}?",
          "{Los justos para que todos hablen|Pregunte antes de apuntarse}. {Una prueba corta halla el sitio|Se puede cambiar}.",
        ],
        [
          "¿{Dan un certificado|Qué recibo al final}?",
          "{Si lo pide, con horas y contenido|Pregunte qué se reconoce}. {Los exámenes son fuera|Diga para qué lo quiere}.",
        ],
      ],
      qualities: [
        ["grupos pequeños", "grandes preguntas"],
        ["pasos claros", "valor"],
        ["buenos maestros", "ritmo sereno"],
        ["pasos pequeños", "cabezas despiertas"],
        ["buenas preguntas", "sillas libres"],
      ],
      events: ["Clase de prueba", "Puertas abiertas", "Curso de vacaciones"],
      actions: {
        signups: ["Apuntarse", "Pedir plaza"],
        bookings: ["Reservar una clase de prueba"],
      },
    },
  ),
  childcare: familyWording(
    ["familia", "familias", "casa", "en la casa", "a la casa", "cuidado infantil"],
    ["Nuestro día", "Pequeñas obras", "Fiestas"],
    {
      headlines: [
        "{Botas|Manos} llenas de {barro|color}",
        "{Jugar|Cavar}, {comer|cantar}, {soñar|otra vez}",
        "Un {adiós|beso} y un buen día",
      ],
      truths: [
        "{Jugar es pensar con las manos|El niño no juega para pasar el rato}, {una torre que cae es una lección|ensaya el mundo}.",
        "{La adaptación dura lo que dura|A despedirse se aprende como a andar}, {con una mano cerca|a pasos pequeños}.",
        "{Los padres dejan lo que más quieren|La confianza empieza en la puerta}, {de ahí las palabras sinceras por la tarde|y vive de la verdad}.",
        "{Los niños aprenden repitiendo|A la décima es cuando gusta}, {por eso el día tiene ritmo|los mayores, paciencia}.",
      ],
      offers: [
        [
          "baby",
          "Los pequeños",
          "{Dormir, mimar, gatear a su hora|Caras conocidas}: {cuente cómo se duerme|el peluche viene también}.",
        ],
        [
          "blocks",
          "Los mayores",
          "{Construir, pelear, hacer las paces|Tijeras, barro, números}: {ropa que se ensucie|cada cual halla su rincón}.",
        ],
        [
          "trees",
          "Juego al aire libre",
          "{Charcos, palos, caracoles|Con casi cualquier tiempo}: {nombre en las botas|ropa de cambio}.",
        ],
        [
          "apple",
          "Comida y descanso",
          "{Probar sí, acabar a la fuerza no|Una mesa común}: {diga las alergias|nadie duerme obligado}.",
        ],
        [
          "eighth-notes",
          "Música y cuentos",
          "{Cantar, rimar, otra vez el mismo libro|Una alfombra, una canción, un cojín}: {el libro favorito puede venir|quien no canta toca palmas}.",
        ],
        [
          "clock",
          "Vacaciones y horas extra",
          "{Cuando el trabajo empieza antes|Puentes, vacaciones, días largos}: {pregunte qué es posible|diga sus horas}.",
        ],
      ],
      process: [
        [
          "Visitar",
          "{Una mañana para mirar|Siéntese en una silla pequeña}: {pregunte lo que quiera|su hijo le enseñará}.",
        ],
        [
          "Pedir plaza",
          "{Formulario, comienzo, horas|Pronto es mejor}; {pregunte cómo se dan|avise de cambios}.",
        ],
        [
          "Adaptarse",
          "{Primero con usted, luego un poco sin|A pasos pequeños}, {al ritmo del niño|cuente con semanas}.",
        ],
      ],
      questions: [
        [
          "¿{Cómo es la adaptación|Y si mi hijo llora}?",
          "{Paso a paso, con usted cerca|Llorar al despedirse es normal}. {Si no se consuela, llamamos|El niño marca el ritmo}.",
        ],
        [
          "¿{Cómo consigo plaza|Hay lista de espera}?",
          "{Apúntese pronto|A veces antes de nacer}. {Las reglas vienen también del municipio|A veces queda una plaza de golpe}.",
        ],
        [
          "¿{Cuándo debe quedarse en casa por enfermo|Qué hacen si tiene fiebre}?",
          "{Con fiebre o contagio, en casa|Hasta curarse}. {Alguien debe contestar al teléfono|Llamamos}.",
        ],
        [
          "¿{Cuánto cuesta una plaza|Hay ayudas para familias}?",
          "{Según horas e ingresos|Pregunte qué incluye}. {Muchas familias reciben ayuda|El municipio informa}.",
        ],
        [
          "¿{Qué debe traer mi hijo|Qué va en la mochila}?",
          "{Una muda, zapatillas, algo conocido|Recibe una lista}. {El nombre en todo|Lo más valioso, en casa}.",
        ],
        [
          "¿{Cómo sé qué ha hecho|Me cuentan el día}?",
          "{Al recogerlo, en dos frases|En la pared y hablando}. {Para más, pedimos un rato|Pregunte siempre}.",
        ],
      ],
      qualities: [
        ["brazos cálidos", "reglas claras"],
        ["mucho barro", "buena comida"],
        ["juego libre", "siestas tranquilas"],
        ["brazos abiertos", "horas fijas"],
        ["rodillas sucias", "sopa caliente"],
      ],
      events: ["Fiesta de verano", "Fiesta de farolillos", "Mañana abierta"],
    },
  ),
  technology: familyWording(
    ["usuario", "usuarios", "oficina", "en la oficina", "a la oficina", "software y técnica"],
    ["Qué hacemos", "Pantallas", "Sesiones"],
    {
      headlines: [
        "Técnica que {funciona|no molesta}",
        "Menos {copiar|listas}, más {tiempo|calma}",
        "{Palabras claras|Pantallas sencillas} para {días llenos|temas difíciles}",
      ],
      truths: [
        "{La herramienta debe seguir al trabajo|Un buen programa pregunta primero cómo trabaja usted}, {no al revés|luego viene la pantalla}.",
        "{Los datos deben poder entrar y salir|Pregunte por la exportación antes de empezar}, {es una forma de honestidad|poder irse forma parte}.",
        "{Una copia que nunca se probó es una esperanza|Cada cual tiene copia hasta que la necesita}, {pruébela un día tranquilo|recupere hoy un archivo}.",
        "{La buena técnica no se nota|Se olvida mientras se usa}: {por eso quitamos|cada clic debe servir}.",
      ],
      offers: [
        [
          "layout-dashboard",
          "Vista general",
          "{Qué está abierto y quién lo tiene|Un sitio en lugar de muchas listas}: {para quien hace el trabajo|ábralo por la mañana y empiece}.",
        ],
        [
          "workflow",
          "Tareas automáticas",
          "{Recordar, copiar, archivar|Los mismos pasos cada semana}: {cuente qué le fastidia|apúntelo una vez y que corra}.",
        ],
        [
          "shield",
          "Seguridad",
          "{Permisos, copias, segundo factor|Quién ve qué}: {pídalo por escrito|empiece por las cuentas}.",
        ],
        [
          "life-buoy",
          "Ayuda",
          "{Qué dice la pantalla, desde cuándo|Una foto del mensaje}: {lo urgente primero|no borre nada}.",
        ],
        [
          "plug",
          "Conexiones",
          "{Con lo que ya usa|Agenda, caja, almacén}: {decimos qué encaja y qué no|los datos pasan revisados}.",
        ],
        [
          "graduation-cap",
          "Formación",
          "{En grupo pequeño, con su equipo|Para que lo nuevo no se quede sin usar}: {con sus ejemplos|mande antes sus preguntas}.",
        ],
      ],
      process: [
        [
          "Mirar",
          "{Con su ejemplo|Enseñe un día de trabajo}: {haga las preguntas incómodas|las demos siempre lucen}.",
        ],
        [
          "Empezar pequeño",
          "{Un equipo, una tarea|Por etapas cortas}; {apunte qué falta|luego decida}.",
        ],
        [
          "Cambiar",
          "{Datos, permisos, formación|Lo viejo y lo nuevo un tiempo juntos}, {luego se apaga|con una fecha}.",
        ],
      ],
      questions: [
        [
          "¿{Dónde están mis datos|Quién los ve}?",
          "{Pregunte lugar, proveedor, contrato|Está en el contrato}. {Permisos por función es lo mínimo|Lea la página de privacidad}.",
        ],
        [
          "¿{Cuánto cuesta el programa|Cómo se factura}?",
          "{Por alcance, personas o tiempo|Calcule un año real}. {Pregunte por bajas y extras|Un precio por etapas protege}.",
        ],
        [
          "¿{Cuánto tarda en implantarse|Es difícil de aprender}?",
          "{Un vistazo es rápido, el hábito lleva semanas|La primera tarea debe salir pronto}. {Lleve a los escépticos|Empieza un grupo pequeño}.",
        ],
        [
          "¿{Funciona con lo que tenemos|Hay interfaz}?",
          "{Nombre los programas que quedan|Envíe la lista}. {Hecho o por hacer es gran diferencia|Algunas conexiones piden trabajo}.",
        ],
        [
          "¿{Puedo probarlo antes|Hay una demostración}?",
          "{Con sus propios ejemplos, mejor|Media hora, sin diapositivas}. {Pregunte por lo que no hace|Después decide}.",
        ],
        [
          "¿{Y si nos vamos a otro|Puedo llevarme mis datos}?",
          "{Son suyos|En archivo y enteros}. {Pruebe antes la salida|Está en el contrato}.",
        ],
      ],
      qualities: [
        ["pantallas claras", "respuestas rápidas"],
        ["datos seguros", "palabras sencillas"],
        ["menos clics", "menos listas"],
        ["noches tranquilas", "botones claros"],
        ["datos abiertos", "pocas esperas"],
      ],
      events: ["Demostración", "Encuentro de usuarios", "Hora de seguridad"],
    },
  ),
  agency: familyWording(
    ["cliente", "clientes", "estudio", "en el estudio", "al estudio", "creación y consejo"],
    ["Qué hacemos", "Trabajos", "Encuentros"],
    {
      headlines: [
        "Decir {menos|mejor}, {mostrar|lograr} más",
        "{Escuchar|Preguntar}, {dibujar|ordenar}, {quitar|decidir}",
        "Una idea {clara|simple}, bien {hecha|dicha}",
      ],
      truths: [
        "{El gusto se discute, el fin no|Pregunte primero para qué sirve}, {luego si gusta|para eso está el encargo escrito}.",
        "{Crear bien es quitar|La palabra más difícil es no}, {lo que queda debe ganárselo|el resto es valor}.",
        "{La respuesta suele estar en la casa|Quien hace el trabajo sabe}, {hay que preguntarle|el consejo empieza por escuchar}.",
        "{Una buena idea aguanta preguntas|Lo que no se explica no funciona}, {por eso enseñamos el camino|se habla antes de dibujar}.",
      ],
      offers: [
        [
          "target",
          "Estrategia",
          "{Quién, qué, por qué, dónde|Un plan en una página}: {primero la pregunta incómoda|hablamos también con sus clientes}.",
        ],
        [
          "pen-tool",
          "Diseño",
          "{Signo, letra, color, página|Una cara que dura}: {diga dónde le ven primero|las palabras antes que las imágenes}.",
        ],
        [
          "message-circle",
          "Textos",
          "{Textos, canales, anuncios|Con su voz}: {usted cuenta, nosotros escribimos|poco y bien}.",
        ],
        [
          "settings",
          "Producción",
          "{Archivos, muestra, fecha|Del boceto al objeto}: {la muestra dice la verdad|diga cantidad y fecha}.",
        ],
        [
          "search",
          "Revisión de lo que hay",
          "{Lo que ya tiene, con ojos nuevos|Todo en una pared}: {qué queda, qué sobra, qué falta|suele haber más de lo que parece}.",
        ],
        [
          "users",
          "Talleres con su equipo",
          "{En una mesa, con rotuladores|Su gente sabe casi todo}: {preguntamos y ordenamos|al final hay un plan}.",
        ],
      ],
      process: [
        [
          "Preguntar",
          "{Meta, gente, plazo, presupuesto|Qué debe cambiar}: {lo escribimos, usted corrige|hablar de dinero ahorra tiempo}.",
        ],
        [
          "Bocetar",
          "{Pocos caminos, en bruto|El boceto antes del detalle}; {diga a qué le recuerda|tirar cuesta poco}.",
        ],
        [
          "Realizar",
          "{Acabar, revisar, entregar|Un camino, bien hecho}, {con archivos y reglas|para que usted siga}.",
        ],
      ],
      questions: [
        [
          "¿{Qué precio tiene un proyecto|Cómo cobran}?",
          "{Por tiempo, etapa o cantidad fija|Mandan alcance y uso}. {Diga un presupuesto|Pida etapas}.",
        ],
        [
          "¿{Cuántas propuestas hay|Y si no nos gusta la propuesta}?",
          "{Pocas y pensadas|Las rondas se acuerdan antes}. {Diga por qué|La crítica con razón ayuda}.",
        ],
        [
          "¿{De quién es el resultado|Nos dan los archivos}?",
          "{Los derechos están en la oferta|Se acuerda antes}. {Pregúntelo al principio|Los archivos abiertos se negocian}.",
        ],
        [
          "¿{Prometen resultados|Cuándo se nota el efecto}?",
          "{Se promete trabajo y fechas|Nadie honesto promete un puesto}. {Suele hacer falta una temporada|Se mide lo que trae negocio}.",
        ],
        [
          "¿{Cuánto dura un proyecto|Cuándo empezamos}?",
          "{Semanas o meses, según el tamaño|El ritmo lo dan las respuestas}. {Diga la fecha fija|El presupuesto trae un calendario}.",
        ],
        [
          "¿{Y con poco presupuesto|Es para nosotros}?",
          "{Diga la suma y le diremos qué cabe|Una parte bien hecha vale más que todo a medias}. {Algunas cosas las pueden hacer ustedes|A veces aconsejamos esperar}.",
        ],
      ],
      qualities: [
        ["líneas claras", "números abiertos"],
        ["buenas preguntas", "pocas vueltas"],
        ["lápices afilados", "fechas cumplidas"],
        ["pocas láminas", "hablar claro"],
        ["ideas atrevidas", "fechas firmes"],
      ],
      events: ["Tarde en el estudio", "Taller", "Consultorio"],
    },
  ),
  photography: familyWording(
    ["cliente", "clientes", "estudio", "en el estudio", "al estudio", "fotografía"],
    ["Sesiones", "Imágenes", "Fechas"],
    {
      headlines: [
        "{Luz|Una ventana}, {caras|gente} y un instante",
        "Sigan {como son|siendo ustedes}",
        "Fotos para {guardar|tener en la mano}",
      ],
      truths: [
        "{A casi nadie le gusta posar|La mayoría dice que sale mal}, {al rato se olvida la cámara|se pasa haciendo algo}.",
        "{La luz decide más que la cámara|Temprano o tarde es mejor que a mediodía}, {por eso importa la hora|una ventana al norte es medio estudio}.",
        "{Las mejores fotos llegan entre las poses|La que queda no estaba prevista}, {deje huecos|manos, miradas, risas}.",
        "{Tras el disparo todos se relajan|La foto de después suele ser la buena}, {por eso la cámara sigue arriba|nunca decimos que acabó}.",
      ],
      offers: [
        [
          "heart",
          "Bodas y fiestas",
          "{Desde vestirse hasta el último baile|Discursos, lágrimas, confeti}: {envíe el horario|diga quién debe salir}.",
        ],
        [
          "user",
          "Retratos",
          "{Para un puesto, un libro, una abuela|Usted, en un buen día}: {traiga varias prendas|primero se habla}.",
        ],
        [
          "baby",
          "Fotos de familia",
          "{En casa, en el sofá de siempre|El desorden está permitido}: {primero comer|nadie tiene que mirar al objetivo}.",
        ],
        [
          "briefcase",
          "Fotos de empresa",
          "{Gente en su trabajo real|Equipo, producto, taller}: {diga dónde saldrán|una lista ahorra tiempo}.",
        ],
        [
          "book-open",
          "Copias y libros",
          "{Papel, marco, un libro en la mesa|Fotos que no hay que buscar}: {pregunte por tamaños y papeles|las muestras se tocan}.",
        ],
        [
          "house",
          "Lugares y objetos",
          "{Casa, tienda, jardín, plato|Lo que se está quieto}: {diga para qué serán las fotos|por la mañana hay mejor luz}.",
        ],
      ],
      process: [
        [
          "Escribir",
          "{Fecha, lugar, motivo|Unas líneas}: {sabrá si está libre|con imágenes que le gusten}.",
        ],
        [
          "Preparar",
          "{Luz, hora, ropa|Una charla}; {con plan de lluvia|qué debe y qué puede pasar}.",
        ],
        [
          "Fotografiar",
          "{Despacio y luego jugando|Pocas órdenes, mucha atención}, {después selección y galería|y copias en papel}.",
        ],
      ],
      questions: [
        [
          "¿{No soy fotogénico, sirve|Cómo nos soltamos}?",
          "{Casi cada persona lo dice|Empezamos haciendo algo}. {Andar, hablar, reír|En unos minutos es fácil}.",
        ],
        [
          "¿{Cuándo reservamos la fecha|Está libre nuestro día}?",
          "{Una boda de verano, muy pronto|En cuanto haya fecha}. {Un retrato, a menudo en breve|Pregunte}.",
        ],
        [
          "¿{Cuántas fotos recibimos|Cuándo las veremos}?",
          "{Una selección, no cada disparo|Los ojos cerrados se quedan aquí}. {En temporada, semanas|La fecha se acuerda}.",
        ],
        [
          "¿{Podemos publicar las fotos|Van a enseñar nuestras fotos}?",
          "{En privado suele ser sí, si no se acuerda|Los derechos van en el contrato}. {Nada sin su permiso|Solo con su sí}.",
        ],
        [
          "¿{Y si llueve|Se cancela con mal tiempo}?",
          "{La lluvia da luz suave|Tenemos un techo en mente}. {Un retrato puede ir otro día|Un paraguas claro ayuda}.",
        ],
        [
          "¿{Podemos pedir fotos concretas|Hace falta una lista}?",
          "{Para grupos, sí|Diga quién con quién}. {Lo demás lo vemos|Una lista larga se come los momentos}.",
        ],
      ],
      qualities: [
        ["luz suave", "caras de verdad"],
        ["pocas poses", "muchos instantes"],
        ["mirada tranquila", "risas"],
        ["miradas de verdad", "buena luz"],
        ["pulso sereno", "ojos abiertos"],
      ],
      events: ["Día de retratos", "Paseo fotográfico", "Exposición"],
    },
  ),
  celebration: familyWording(
    ["anfitrión", "anfitriones", "sala", "en la sala", "a la sala", "fiestas"],
    ["Qué ofrecemos", "Fiestas", "Programa"],
    {
      headlines: [
        "{Bailen|Rían}, {coman|brinden}, nosotros contamos sillas",
        "Una {mesa larga|sala llena} y {buena luz|música}",
        "Su {día|fiesta}, nuestra {lista|hora}",
      ],
      truths: [
        "{De una fiesta queda el ánimo|Las servilletas se olvidan}, {el recibimiento no|la música nunca}.",
        "{Un plan necesita aire|Sin huecos, el horario se rompe con el primer discurso}, {deje un cuarto de hora para nada|alguna tía llegará tarde}.",
        "{La lista de invitados es el presupuesto|El número decide lo demás}, {recorte ahí primero|no en la música}.",
        "{Nadie recuerda las servilletas|Se olvida el adorno, nunca el recibimiento}: {por eso hay alguien en la puerta|ahí empieza la fiesta}.",
      ],
      offers: [
        [
          "heart",
          "Bodas",
          "{De la primera idea al último baile|Entera o en parte}: {diga qué hacen ustedes|traigan imágenes}.",
        ],
        [
          "briefcase",
          "Fiestas de empresa",
          "{Primero meta y número|Una noche a la que se va con gusto}: {de qué se hablará el lunes|técnica y pausas incluidas}.",
        ],
        [
          "cake",
          "Fiestas privadas",
          "{Cumpleaños, bautizos, despedidas|En el jardín o en sala}: {cuántos, qué edad, hasta cuándo|quién al lado de quién}.",
        ],
        [
          "eighth-notes",
          "Música y luz",
          "{Canciones queridas y prohibidas|Cálida y no muy alta}: {quién debe bailar|envíe su lista}.",
        ],
        [
          "utensils",
          "Mesa y bufé",
          "{Mesa larga o bocados de pie|Para niños, tías y hambrientos de medianoche}: {diga qué no debe haber en el plato|pruebe antes}.",
        ],
        [
          "list-checks",
          "Orden de la fiesta",
          "{Quién llega cuándo, quién lleva los anillos|Una hoja que todos tienen}: {nada que recordar|con aire para los brindis}.",
        ],
      ],
      process: [
        [
          "Mirar la fecha",
          "{Día, número, motivo|Con otra fecha posible}: {sabrá qué está libre|y qué incluye}.",
        ],
        [
          "Preparar",
          "{Ver, comparar, tachar|Un horario y un presupuesto}; {por escrito|con plan de lluvia}.",
        ],
        [
          "Celebrar",
          "{Miramos el reloj|Montar, celebrar, recoger}, {ustedes miran a sus invitados|ustedes bailan}.",
        ],
      ],
      questions: [
        [
          "¿{Cuándo hay que preguntar|Con cuánto tiempo se planea}?",
          "{Para verano, un año antes|En cuanto haya día}. {Entre semana es más fácil|El invierno abre puertas}.",
        ],
        [
          "¿{Cuántas personas caben|Es bastante grande la sala}?",
          "{Sentados, de pie y bailando son números distintos|Digan cómo se celebra}. {Medio vacía queda fría|Algo justa es más cálida}.",
        ],
        [
          "¿{Hasta qué hora se puede|Cuándo se baja la música}?",
          "{Mandan vecinos y normas|Pregunte antes de firmar}. {Más tarde suele costar más|Que conste por escrito}.",
        ],
        [
          "¿{Y si llueve|Se puede mover la fecha}?",
          "{El plan de lluvia va desde el principio|Lea las condiciones}. {Avise pronto|Otra fecha es más fácil que devolver dinero}.",
        ],
        [
          "¿{Podemos traer música o tarta|Podemos decorar nosotros}?",
          "{Mucho se puede, cada lugar tiene reglas|Pregunte antes de firmar}. {La cera y los clavos dan problemas|Diga quién monta}.",
        ],
        [
          "¿{Se puede visitar antes|Se puede probar}?",
          "{Venga a la hora de su fiesta|Con cita, claro}. {Traiga a quien decide|Para probar bastan dos tenedores}.",
        ],
      ],
      qualities: [
        ["mesas largas", "discursos cortos"],
        ["luz cálida", "pista llena"],
        ["plan sereno", "noche loca"],
        ["copas llenas", "pies ligeros"],
        ["buen humor", "plan detrás"],
      ],
      events: ["Visita", "Feria de bodas", "Noche de baile"],
    },
  ),
  hospitality: familyWording(
    ["huésped", "huéspedes", "casa", "en la casa", "a la casa", "hospitalidad"],
    ["Habitaciones y estancias", "Imágenes", "Ocasiones"],
    {
      headlines: [
        "{Llegar|Dejar la bolsa}, {respirar|abrir la ventana}",
        "{Dormir bien|Desayunar largo}, {mirar lejos|salir a andar}",
        "Una {cama|senda}, un {desayuno|silencio} y nada previsto",
      ],
      truths: [
        "{Una noche se juzga por la cama y el desayuno|Se perdona un cuarto pequeño, no una mala cama}, {la calma va primero|dormir es lo principal}.",
        "{El anfitrión sabe lo que no está en el mapa|El mejor consejo cae en el desayuno}, {pídalo|qué senda está seca, por ejemplo}.",
        "{El tiempo es parte del viaje|Algún día lloverá}, {cuenta qué se puede hacer dentro|y puede ser agradable}.",
        "{Se perdona una habitación pequeña, no una mala noche|Una buena cama hace la casa}: {por eso hablamos de almohadas|también las hay duras}.",
      ],
      offers: [
        [
          "bed-double",
          "Habitaciones",
          "{A solas, en pareja, con niños|Al jardín o a la calle}: {diga si duerme mal|perro o cuna, avise}.",
        ],
        [
          "coffee",
          "Comidas",
          "{Temprano para andar, tarde para dormir|Pan, fruta, café}: {diga qué le sienta mal|pida una bolsa para el camino}.",
        ],
        [
          "map",
          "Excursiones",
          "{A pie, en bici, por agua|Para sol y lluvia}: {diga cuánto le gusta andar|se lo marcamos en el mapa}.",
        ],
        [
          "users",
          "Grupos",
          "{Fiestas, cursos, clubes|Unas habitaciones o la casa}: {fecha, número, deseos|escriba pronto}.",
        ],
        [
          "calendar",
          "Estancias largas",
          "{Una semana, un mes, un trabajo cerca|Con mesa y armario}: {pregunte el precio por más tiempo|ropa y correo tienen arreglo}.",
        ],
        [
          "baby",
          "Habitaciones familiares",
          "{Más camas, pocos pasos|Con trona y luz de noche}: {diga la edad de los niños|diga qué trae usted}.",
        ],
      ],
      process: [
        [
          "Preguntar",
          "{Llegada, salida, personas|Unos días de margen}: {sabrá qué está libre|con precio y condiciones}.",
        ],
        [
          "Reservar",
          "{Leer condiciones, decir la hora|Los deseos, ahora}; {y las dudas|por escrito}.",
        ],
        [
          "Llegar",
          "{Llave, cuarto, breve vuelta|Llamar y sentarse}, {lo demás espera|y dormir bien}.",
        ],
      ],
      questions: [
        [
          "¿{A qué hora se llega|Se puede llegar tarde}?",
          "{Está en la confirmación|Díganos su hora}. {Más tarde suele arreglarse|Las maletas hallan un rincón}.",
        ],
        [
          "¿{Se puede cancelar la estancia|Y si cambian los planes}?",
          "{Según la reserva|Léalo antes}. {Mover es a menudo más fácil|Llámenos}.",
        ],
        [
          "¿{Se admiten perros|Es bueno para niños}?",
          "{Pregunte antes|Diga edad o tamaño}. {No cada cuarto sirve|Elegimos el adecuado}.",
        ],
        [
          "¿{Es accesible la casa|Cuántos escalones hay}?",
          "{Diga qué necesita|Pregunte por puertas y escalones}. {La respuesta será sincera|Las fotos ayudan}.",
        ],
        [
          "¿{Es tranquilo|Se oye la calle}?",
          "{Pida atrás o arriba|Las casas viejas hablan un poco}. {Diga si duerme ligero|De noche la puerta se cierra}.",
        ],
        [
          "¿{Dónde se aparca|Cómo se llega sin coche}?",
          "{Pregunte antes de venir|Diga cómo viene}. {Le describimos el último tramo|El equipaje suele poder ir antes}.",
        ],
      ],
      qualities: [
        ["cuartos tranquilos", "buen pan"],
        ["caminos largos", "sala cálida"],
        ["sábanas frescas", "ventanas abiertas"],
        ["mantas gruesas", "ventanas abiertas"],
        ["pasillos callados", "mañanas claras"],
      ],
      events: ["Fin de semana de mesa", "Días de senderos", "Concierto en casa"],
    },
  ),
  automotive: familyWording(
    ["cliente", "clientes", "taller", "en el taller", "al taller", "vehículos"],
    ["Servicios", "En el taller", "Fechas"],
    {
      headlines: [
        "¿{Chirría|Se enciende una luz}? {Pase|Pida hora}",
        "El {precio|diagnóstico} antes que la llave",
        "{Frenos|Ruedas}, {aceite|luces}, buen viaje",
      ],
      truths: [
        "{Un ruido es una noticia|El coche habla antes de pararse}, {en frío, a la izquierda, al frenar|apunte cuándo}.",
        "{La reparación más barata es a tiempo|Las pastillas viejas se comen los discos}, {el libro de revisiones ahorra|mire pronto}.",
        "{Puede ver la pieza vieja|El buen trabajo se enseña}, {pídalo|antes y después}.",
        "{Los ruidos tienen dirección|En frío, en caliente, a la izquierda}: {bien descrito se encuentra antes|dé una vuelta con nosotros}.",
      ],
      offers: [
        [
          "wrench",
          "Reparación",
          "{Frenos, embrague, electrónica|No arranca}: {diga desde cuándo|dé una vuelta con nosotros}.",
        ],
        [
          "calendar-check",
          "Revisión",
          "{Aceite, filtros, luces|Antes de la inspección o el viaje}: {traiga el libro|pregunte qué puede esperar}.",
        ],
        [
          "circle-dot",
          "Ruedas y lavado",
          "{Cambiar, equilibrar, lavar|Cuando caen las hojas}: {pida hora pronto|mire la edad}.",
        ],
        [
          "car",
          "Compra y alquiler",
          "{Prueba en su camino|Para el año o un fin de semana}: {traiga la silla infantil|lea las condiciones}.",
        ],
        [
          "disc-3",
          "Frenos y suspensión",
          "{Tira, golpea o chirría|Discos, pastillas, muelles}: {antes del invierno y las vacaciones|le enseñamos las piezas}.",
        ],
        [
          "battery-charging",
          "Batería y testigos",
          "{Una luz, no arranca, pita|Leer, buscar, decir}: {primero la avería, luego el precio|una foto ayuda}.",
        ],
      ],
      process: [
        [
          "Cita",
          "{Marca, año, problema|Papeles a mano}: {habrá tiempo y pieza|los frenos primero}.",
        ],
        [
          "Diagnóstico y precio",
          "{Miramos y llamamos|El precio antes}; {usted decide|nada más sin usted}.",
        ],
        [
          "Recoger",
          "{Prueba, factura, explicación|Ve qué se hizo}, {buen viaje|con la próxima fecha}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto costará arreglarlo|Sabré el precio antes}?",
          "{Sí, tras mirarlo|Pida presupuesto}. {Si es más, llamamos|Ponga un límite}.",
        ],
        [
          "¿{Hay una luz encendida, puedo seguir|Es peligroso conducir así}?",
          "{Rojo: pare; amarillo: pronto|Frenos, dirección, aceite: no siga}. {En la duda, llame|Describa la señal}.",
        ],
        [
          "¿{Cuánto tarda el taller|Hay coche de sustitución}?",
          "{Ruedas, poco; una caja, no|Según la pieza}. {Pregunte al pedir hora|En temporada, reserve}.",
        ],
        [
          "¿{Vale la pena repararlo|Reparar o vender}?",
          "{Compare con lo que vale para usted|El óxido pesa más que la edad}. {Decimos dónde pararíamos|Pregunte qué vendrá}.",
        ],
        [
          "¿{Puedo traer mis piezas|Nuevo o usado}?",
          "{Hablémoslo antes|No todo lo que parece encaja}. {Las piezas traídas suelen ir sin garantía|Decimos precio y origen}.",
        ],
        [
          "¿{Puedo esperar aquí|Cómo vuelvo a casa}?",
          "{Si el trabajo es pequeño, sí|Pregunte por autobús, bici o coche de cortesía}. {Dejado por la mañana, muchas veces listo por la tarde|Diga cuándo lo necesita}.",
        ],
      ],
      qualities: [
        ["buenos frenos", "factura justa"],
        ["palabras claras", "manos limpias"],
        ["poca espera", "largo camino"],
        ["buen aceite", "lista clara"],
        ["garaje seco", "palabra honesta"],
      ],
      events: ["Revisión de invierno", "Día de prueba", "Taller abierto"],
    },
  ),
  logistics: familyWording(
    ["cliente", "clientes", "almacén", "en el almacén", "al almacén", "transporte"],
    ["Servicios", "En ruta", "Fechas"],
    {
      headlines: [
        "De {puerta|muelle} a {puerta|muelle}",
        "{Embalar|Cargar}, {rodar|llevar}, dejar",
        "{Bien atado|Bien cargado}, {bien llegado|entero}",
      ],
      truths: [
        "{La escalera cuesta más que la carretera|Lo más largo es de la puerta al camión}, {diga el piso|mida el paso}.",
        "{Un envío vale lo que sus papeles|El retraso nace en el papel}, {un teléfono más salva un día|peso y medida primero}.",
        "{El embalaje es el primer tramo|La carga se inclina y frena}, {embale para la curva|la caja debe saberlo}.",
        "{La escalera cuesta más que la carretera|El tiempo se pierde en las puntas}, {por eso preguntamos por la puerta|no por el camino}.",
      ],
      offers: [
        [
          "truck",
          "Transporte",
          "{Qué, cuánto pesa, de dónde, adónde|Un palé o un camión}: {bastan direcciones y horas|diga si se apila}.",
        ],
        [
          "house",
          "Mudanzas",
          "{Cuartos, pisos, bultos|De un cuarto a una casa}: {una lista y fotos|diga qué le importa}.",
        ],
        [
          "warehouse",
          "Almacenaje",
          "{Cuando las fechas no se tocan|Semanas o años}: {pregunte por el acceso|seco y en lista}.",
        ],
        [
          "package",
          "Embalaje",
          "{Los libros en cajas pequeñas|Usted, nosotros o a medias}: {pida pronto|etiquete varias caras}.",
        ],
        [
          "package",
          "Objetos pesados",
          "{Piano, máquina, caja fuerte|Lo que dos personas no levantan}: {medidas, peso, el paso más estrecho|diga qué hay bajo el suelo}.",
        ],
        [
          "clock",
          "Entregas a hora fija",
          "{Muelle, franja, cita|Quien espera paga}: {decimos dónde estamos|con margen}.",
        ],
      ],
      process: [
        [
          "Enviar la lista",
          "{Medidas, peso, direcciones, día|Fotos de la escalera}: {luego un precio|contado con honestidad}.",
        ],
        [
          "Preparar",
          "{Embalar, etiquetar, aparcar|Papeles y contactos}; {lo valioso con usted|una franja fija}.",
        ],
        [
          "Rodar",
          "{Cargar, atar, llegar|Paso a paso}, {revise antes de firmar|cada cosa en su sitio}.",
        ],
      ],
      questions: [
        [
          "¿{Cuánto cuesta el transporte|De qué depende la tarifa}?",
          "{Volumen, ruta, piso, día|Peso, espacio y tiempo}. {A mitad de mes es más suave|La flexibilidad ayuda}.",
        ],
        [
          "¿{Está asegurado el envío|Y si se rompe por el camino}?",
          "{La responsabilidad tiene límites|Pregunte el límite}. {Anote y fotografíe enseguida|Para lo valioso, una cobertura}.",
        ],
        [
          "¿{Cuándo reservo el camión|Se puede con poco aviso}?",
          "{Semanas antes, más en verano|En cuanto haya día}. {Entre semana suele haber|Un día de margen ayuda}.",
        ],
        [
          "¿{Qué no puede ir|Qué llevo yo}?",
          "{Gas, pintura, animales, dinero|Lo peligroso y lo vivo}. {Papeles y joyas con usted|Plantas a su cargo}.",
        ],
        [
          "¿{Quién reserva el aparcamiento|Hace falta permiso}?",
          "{Pregunte primero al ayuntamiento|Se puede acordar con nosotros}. {Sin sitio, el camino se alarga|Una entrada libre ahorra horas}.",
        ],
        [
          "¿{Puedo echar una mano|Cómo me preparo}?",
          "{Claro, si se acuerda|Vacíe todo lo que se pueda}. {Buen calzado y guantes|La primera caja es la del café}.",
        ],
      ],
      qualities: [
        ["correas tensas", "papeles claros"],
        ["brazos fuertes", "mantas blandas"],
        ["pocas vueltas", "horas cumplidas"],
        ["brazos fuertes", "nudos firmes"],
        ["camión lleno", "hora justa"],
      ],
      events: ["Hora de consejo", "Día de cajas", "Almacén abierto"],
    },
  ),
  pets: familyWording(
    ["dueño", "dueños", "casa", "con nosotros", "a la casa", "animales"],
    ["Para su animal", "Cuatro patas", "Fechas"],
    {
      headlines: [
        "{Patas|Hocicos} y {manos suaves|voz tranquila}",
        "Un animal no dice {dónde le duele|qué le pasa}",
        "{Voz tranquila|Mano suave}, {rabo contento|oreja alta}",
      ],
      truths: [
        "{El animal esconde el dolor|Un gato que sufre se queda quieto}, {comer menos es señal|basta un hábito que cambia}.",
        "{Misma hora, mismo plato|La costumbre calma}, {por eso la preguntamos|apunte el día}.",
        "{En el adiestramiento aprende el dueño|El perro va rápido, la mano despacio}, {claro y amable gana a alto|cuenta el momento}.",
        "{Los animales nos leen|Notan la prisa en la mano}, {por eso primero se respira|ningún gesto sin mirar}.",
      ],
      offers: [
        [
          "stethoscope",
          "Salud",
          "{Dientes, peso, vacunas|Del hocico al rabo}: {traiga la cartilla|apunte qué cambia}.",
        ],
        [
          "scissors",
          "Aseo",
          "{Cepillar, bañar, uñas|Sin prisa y con pausas}: {diga si muerde|pregunte por el cepillo}.",
        ],
        [
          "graduation-cap",
          "Educación",
          "{Correa, llamada, quedarse solo|Cachorros y viejos tercos}: {premios blandos|cuente qué pasa}.",
        ],
        [
          "house",
          "Guarda y paseos",
          "{Cuando usted viaja|Días, noches, paseos}: {primero conocerse|su manta, su comida}.",
        ],
        [
          "heart",
          "Cuidado de animales mayores",
          "{Más pausas, suelo blando|Lo que aún les gusta}: {nos tomamos tiempo|usted dice qué ha cambiado}.",
        ],
        [
          "scale",
          "Alimentación",
          "{Qué, cuánto, cada cuánto|Entre el cuenco y las golosinas}: {traiga el paquete|se cambia poco a poco}.",
        ],
      ],
      process: [
        [
          "Contar",
          "{Edad, raza, hábitos, miedos|Desde cuándo}: {también lo incómodo|lo urgente por teléfono}.",
        ],
        [
          "Conocerse",
          "{Oler, mirar, esperar|Una visita tranquila}; {cada cual puede decir no|usted se queda}.",
        ],
        ["Cuidar", "{Como se acordó|Paso a paso}, {con noticias|y consejos}."],
      ],
      questions: [
        [
          "¿{Mi animal tiene miedo, qué ayuda|Y si se defiende}?",
          "{Dígalo antes|Pida una hora tranquila}. {Un paño sobre la jaula ayuda al gato|Las visitas cortas ayudan}.",
        ],
        [
          "¿{Qué traigo para él|Qué papeles hacen falta para un perro}?",
          "{Cartilla, números, comida|Pida la lista}. {Algo que huela a casa|Su manta}.",
        ],
        [
          "¿{Qué hago en una urgencia|Ha comido veneno, qué hago}?",
          "{Llame ya, guarde el envase|No espere}. {No le haga vomitar|Cada minuto cuenta}.",
        ],
        [
          "¿{Cuánto cuesta la visita|Sirve un seguro}?",
          "{Pregunte antes|Según el trabajo}. {Para una operación, a veces|Pida un cálculo}.",
        ],
        [
          "¿{Cada cuánto venimos|Cuándo volver}?",
          "{Depende de la edad y del animal|Los jóvenes y los mayores, más a menudo}. {Lo apuntamos|Entre medias basta una llamada}.",
        ],
        [
          "¿{Puedo quedarme con él|Estorbo}?",
          "{Casi siempre sí, su voz calma|Algunos están más tranquilos sin nosotros}. {Lo vemos juntos|Pregunte lo que quiera}.",
        ],
      ],
      qualities: [
        ["manos tranquilas", "camas blandas"],
        ["palabras claras", "paseos largos"],
        ["platos llenos", "hocicos fríos"],
        ["voz baja", "manos blandas"],
        ["cuenco lleno", "paseo largo"],
      ],
      events: ["Hora de cachorros", "Paseo común", "Día de prevención"],
    },
  ),
  craft: familyWording(
    ["cliente", "clientes", "finca", "en la finca", "a la finca", "trabajo a mano"],
    ["Qué hay", "Por el año", "Fiestas y cursos"],
    {
      headlines: [
        "{Tierra|Barro}, {sol|fuego} y {madrugadas|manos}",
        "{Cogido|Acabado} cuando está {maduro|listo}",
        "Hecho {despacio|a mano}, {guardado|querido} por mucho tiempo",
      ],
      truths: [
        "{El tiempo firma cada factura|Ningún año se parece al otro}, {y así es|hielo y lluvia opinan}.",
        "{La mano deja huella|Una marca de pulgar no es un fallo}, {dice que aquí hubo una persona|la máquina la habría borrado}.",
        "{Lo que se arregla se queda|Lo bueno gana con los años}, {esa es la diferencia|de ahí el cuidado}.",
        "{La naturaleza no tiene agenda|Mandan la lluvia, la madera y el barro}, {por eso no siempre hay de todo|y eso se ve}.",
      ],
      offers: [
        [
          "store",
          "Venta directa",
          "{Pregunte qué hay|Ver, oler, tocar}: {la lista cambia cada semana|traiga una cesta}.",
        ],
        [
          "package",
          "Encargos",
          "{Cantidad, día, deseo|Hasta la víspera}: {se coge o se hace para usted|basta un mensaje}.",
        ],
        [
          "users",
          "Visitas y cursos",
          "{Con botas o delantal|Familias, escuelas, curiosos}: {escriba número y edad|el principiante se equivoca bien}.",
        ],
        [
          "truck",
          "Reparto a cocinas y tiendas",
          "{Cantidades, días, clases|Lo que necesita a menudo}: {hablemos antes de sembrar|pida una muestra}.",
        ],
        [
          "gift",
          "Regalos",
          "{Algo con origen|Pequeño para el bolsillo}: {con tarjeta y sin plástico|diga para quién}.",
        ],
        [
          "calendar-days",
          "Cosas de temporada",
          "{Lo que crece o está recién hecho|Cada semana otra cosa}: {pregunte qué viene|enseñamos a conservarlo}.",
        ],
      ],
      process: [
        [
          "Mirar",
          "{Lo que está maduro o hecho|Pase}: {algunas cosas duran días|cada pieza es distinta}.",
        ],
        [
          "Encargar",
          "{Qué, cuánto, cuándo|Con boceto o lista}; {decimos qué se puede|y el precio}.",
        ],
        [
          "Llevar",
          "{En la puerta o en el punto acordado|Bien envuelto}, {con un consejo|devuelva la caja}.",
        ],
      ],
      questions: [
        [
          "¿{Cuándo puedo ir|Se puede visitar el taller o la finca}?",
          "{En las horas de esta web o con cita|Escriba antes}. {El perro, con correa|En cosecha hay mucho trajín}.",
        ],
        [
          "¿{Cómo trabajan|De dónde viene esto}?",
          "{Pregunte aquí|Venga a verlo}. {Explicamos el sello|Lo enseñamos con gusto}.",
        ],
        [
          "¿{Envían por correo|Se puede pedir desde lejos}?",
          "{Lo que se conserva viaja|Pregunte los portes}. {Lo fresco se recoge|Lo frágil va bien envuelto}.",
        ],
        [
          "¿{Cuánto tarda una pieza|Estará para una fiesta}?",
          "{Secar, madurar y cocer lleva su tiempo|A menudo semanas}. {Diga primero el día|Pregunte pronto}.",
        ],
        [
          "¿{Cómo se cuida|Cuánto dura}?",
          "{Pregunte al recogerlo|En seco y fresco, casi siempre}. {Lleva una nota|Si se rompe, enséñenoslo}.",
        ],
        [
          "¿{Por qué cuesta más|De qué se hace el precio}?",
          "{Tiempo, pocas piezas, dos manos|Mucho va despacio}. {A cambio sabe de dónde viene|Pregunte por piezas con defecto}.",
        ],
      ],
      qualities: [
        ["buena tierra", "trabajo honesto"],
        ["manos ásperas", "piezas finas"],
        ["cajas llenas", "camino corto"],
        ["buen calzado", "cestas llenas"],
        ["saber viejo", "cosecha nueva"],
      ],
      events: ["Fiesta en la finca", "Cata", "Curso en el taller"],
    },
  ),
  culture: familyWording(
    ["visitante", "público", "casa", "en la casa", "a la casa", "arte y cultura"],
    ["Su visita", "Imágenes", "Programa"],
    {
      headlines: [
        "{Luces fuera|Telón arriba}, {ojos abiertos|silencio}",
        "{Mire|Escuche} más {tiempo|cerca}",
        "{Venga a solas|Venga con alguien}, {salga hablando|discuta después}",
      ],
      truths: [
        "{Nadie tiene que verlo entero|Una imagen con calma vale más que cien al paso}, {siéntese|váyase cuando lo digan los pies}.",
        "{El público también actúa|Ninguna noche se repite}, {la risa está en la partitura|una sala llena cambia la obra}.",
        "{La mayor parte del trabajo no se ve|Detrás de cada obra hay intentos}, {ensayos, errores, té frío|y está bien}.",
        "{Quien se queda ve más|Basta sentarse una vez}: {no hay que gustar de todo|váyase cuando los ojos estén llenos}.",
      ],
      offers: [
        [
          "ticket",
          "Cartelera",
          "{Qué hay y hasta cuándo|Las fechas están aquí}: {la última semana se llena|reservar ayuda}.",
        ],
        [
          "users",
          "Grupos y escuelas",
          "{Visita, charla, taller|Juntos se ve más}: {número, edad, tema|pida material}.",
        ],
        [
          "baby",
          "Visitas en familia",
          "{Corto, vivo, para hacer|Los niños hacen las mejores preguntas}: {se permiten pausas|pregunte la edad}.",
        ],
        [
          "key",
          "Alquiler e invitaciones",
          "{Una noche en su casa o en la nuestra|Lugar, día, motivo}: {diga cómo suena la sala|también ideas raras}.",
        ],
        [
          "ticket",
          "Entradas",
          "{Antes o en la puerta|Con descuento, si pregunta}: {diga qué necesita|se guardan sitios sin escalón}.",
        ],
        [
          "mic",
          "Encuentros",
          "{Antes, después, en medio|Con quienes lo han hecho}: {sin saber nada|las preguntas son media noche}.",
        ],
      ],
      process: [
        ["Elegir", "{Por día, tema o ánimo|Hojee el programa}: {pida consejo|déjese sorprender}."],
        [
          "Reservar",
          "{De noche y en grupo, antes|Con número y deseos}; {silla o carrito, dígalo|habrá sitio}.",
        ],
        ["Venir", "{Un poco antes, teléfono apagado|Abrigo fuera}, {y hablar luego|con calma}."],
      ],
      questions: [
        [
          "¿{Hace falta entrada antes|Hay descuentos}?",
          "{De noche, mejor|Suele quedar alguna}. {Traiga su carné|Pregunte los precios}.",
        ],
        [
          "¿{Es accesible la sala|Hay ascensor}?",
          "{Diga qué necesita|Pregunte por la entrada sin escalones}. {Las casas viejas tienen rincones|Salimos a la puerta}.",
        ],
        [
          "¿{Es para niños|Desde qué edad se puede ir}?",
          "{La edad es un consejo|Está en el programa}. {Usted conoce a su hijo|Pregunte}.",
        ],
        [
          "¿{Puedo hacer fotos|Se puede grabar}?",
          "{Sin flash casi siempre, en escena no|Mire las señales}. {Para publicar, pregunte|Algunos préstamos lo prohíben}.",
        ],
        [
          "¿{Cuánto tiempo lleva|Hay descanso}?",
          "{Lo que los ojos quieran|Está junto a la fecha}. {Uno puede sentarse|Después hay tiempo para hablar}.",
        ],
        [
          "¿{Se alquila la sala|Podemos celebrar aquí}?",
          "{Pregunte con fecha y número|En días libres}. {No todo se toca|La técnica viene con alguien}.",
        ],
      ],
      qualities: [
        ["historias viejas", "ojos nuevos"],
        ["salas tranquilas", "ideas fuertes"],
        ["puertas abiertas", "noches largas"],
        ["sala llena", "silencio"],
        ["voces nuevas", "imágenes propias"],
      ],
      events: ["Inauguración", "Visita guiada", "Concierto", "Lectura"],
      actions: { sales: ["Pedir entradas", "Ver el programa"] },
    },
  ),
  community: familyWording(
    ["miembro", "gente", "casa", "con nosotros", "a la casa", "vida en común"],
    ["Qué hacemos", "Imágenes", "Fechas"],
    {
      headlines: [
        "{Venga|Pase} {a vernos|cuando quiera}",
        "{Juntos|Entre varios} {es más fácil|se llega más lejos}",
        "Una {puerta|hora}, una {silla|mano}, un comienzo",
      ],
      truths: [
        "{Pedir ayuda cuesta más que darla|El paso más duro es cruzar la puerta}, {así que solo se pregunta lo necesario|después es más fácil}.",
        "{Esto vive de quien recoge las sillas|Muchos hacen un poco}, {y así funciona|sin aplausos}.",
        "{La confianza quiere cuentas abiertas|Quien da puede preguntar}, {y recibe respuesta|adónde va}.",
        "{La vida en común empieza recogiendo|Quien lleva una silla es de los nuestros}, {el pastel viene después|y se habla}.",
      ],
      offers: [
        [
          "users",
          "Grupos y actividades",
          "{Un grupo para cada edad|Una vez o cada semana}: {venga a probar|diga qué le gusta hacer}.",
        ],
        [
          "life-buoy",
          "Ayuda y consejo",
          "{Venga como esté|Papeles, día a día, alguien que escucha}: {traiga sus cartas|no hay que explicar nada}.",
        ],
        [
          "calendar",
          "Fiestas y encuentros",
          "{A lo largo del año|Comer, cantar, hablar}: {las fechas están aquí|los vecinos son bienvenidos}.",
        ],
        [
          "hand-heart",
          "Apoyo",
          "{Tiempo, dinero, oficio|Poco y a menudo llega lejos}: {pregunte qué falta|cada mano cuenta}.",
        ],
        [
          "megaphone",
          "Debates",
          "{Ideas, críticas, una silla libre|En torno a una mesa}: {quien está decide|queda apuntado}.",
        ],
        [
          "gift",
          "Donativos",
          "{Dinero, tiempo, cosas|Poco y a menudo ayuda más}: {usted dice para qué|con recibo, si lo pide}.",
        ],
      ],
      process: [
        [
          "Saludar",
          "{Bastan unas palabras|Escribir, llamar, pasar}: {en el idioma que pueda|leemos con cuidado}.",
        ],
        [
          "Conocerse",
          "{Una charla, una vuelta|Asistir una vez}; {nada que firmar ese día|pregunte lo que quiera}.",
        ],
        [
          "Formar parte",
          "{Tanto como quiera|Paso a paso}, {con alguien al lado|y menos si hace falta}.",
        ],
      ],
      questions: [
        [
          "¿{Hay que ser socio|Se aceptan visitas}?",
          "{No, pase|Sí}. {Siempre se puede probar|Nadie saca antes un formulario}.",
        ],
        [
          "¿{Hay que pagar cuota|Existen reducciones}?",
          "{Pida la lista|Algunas cosas no cuestan}. {Que no sea por dinero|Hable con nosotros si va justo}.",
        ],
        [
          "¿{Cómo puedo ayudar|Hay que saber algo}?",
          "{Con tiempo, manos, un viaje|No, se le enseña}. {Una hora ayuda|Diga qué se le da bien}.",
        ],
        [
          "¿{A quién me dirijo|Queda entre nosotros}?",
          "{Escriba, lo pasamos|Cuéntelo con sus palabras}. {Lo que diga queda aquí|Con peligro, marque emergencias}.",
        ],
        [
          "¿{Puedo venir con alguien|Y si vengo solo}?",
          "{Claro, entre dos cuesta menos empezar|Solo también}. {Alguien le recibe en la puerta|Niños y perros, avise}.",
        ],
        [
          "¿{Cuánto tiempo lleva|Puedo ayudar un poco}?",
          "{Una hora al mes cuenta|Diga qué puede}. {Buscamos la tarea que encaje|Parar es normal}.",
        ],
      ],
      qualities: [
        ["puertas abiertas", "palabras claras"],
        ["muchas manos", "pasos pequeños"],
        ["viejos amigos", "caras nuevas"],
        ["puerta abierta", "café fuerte"],
        ["muchas manos", "una meta"],
      ],
      events: ["Tarde abierta", "Fiesta de verano", "Asamblea"],
      actions: { signups: ["Participar", "Unirse"] },
    },
  ),
};
