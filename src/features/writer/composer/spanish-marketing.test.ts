/** Goals as Spanish agencies and owners write them: each of them is a button, a choice in the form or a note, in words of visitors. */
import { describe, test } from "bun:test";
import { expectTold, type Telling } from "../../../../test/fixtures/told-site.ts";

const LEARNT: readonly Telling[] = [
  {
    industry: "Panadería artesanal",
    audience:
      "Familias del barrio, cafeterías y restaurantes que compran al por mayor, y personas con intolerancias en Zaragoza",
    goals:
      "Captar cafeterías como clientes mayoristas, aumentar los encargos de tartas, dar a conocer el pan de masa madre",
    buttons: ["Pedir al por mayor", "Encargar tartas"],
    says: ["que compran al por mayor, y personas con intolerancias", "Zaragoza"],
    never: ["captar", "dar a conocer"],
  },
  {
    industry: "Clínica dental",
    audience:
      "Adultos de 35 a 65 años con pérdida de piezas dentales, familias con niños y pacientes con miedo al dentista en Mairena del Aljarafe",
    goals:
      "Conseguir más primeras consultas de implantes, reservas de ortodoncia invisible y atender urgencias",
    buttons: ["Pedir una primera consulta de implantes", "Pedir cita para ortodoncia invisible"],
    says: ["Avisar de una urgencia"],
    never: ["Pedir una primera reunión", "65 años", "atender urgencias"],
  },
  {
    industry: "Fontanero",
    goals:
      "Generar llamadas de urgencias, vender contratos de mantenimiento, pedir presupuesto de reformas de baño",
    buttons: ["Avisar de una urgencia", "Pedir presupuesto de reformas de baño"],
    says: ["Contratar el mantenimiento"],
    never: ["Pedir por mensaje", "vender"],
  },
  {
    industry: "Despacho de abogados",
    goals: "Generar leads cualificados, agendar primeras consultas",
    buttons: ["Agendar una primera consulta"],
    never: ["leads", "primeras consultas"],
  },
  {
    industry: "Restaurante de tapas",
    audience:
      "Parejas de 25 a 45 años de ingresos medios-altos, grupos de amigos y turistas en el centro de Málaga",
    goals:
      "Aumentar las reservas de mesa, llenar las noches temáticas de los jueves, vender bonos regalo",
    buttons: ["Reservar mesa", "Pedir un bono regalo"],
    says: [
      "Para parejas, grupos de amigos y turistas en el centro de Málaga",
      "Reservar para las noches temáticas de los jueves",
    ],
    never: ["ingresos", "llenar"],
  },
  {
    industry: "Peluquería",
    goals: "Reservas online, promocionar los tratamientos de alisado, vender tarjetas regalo",
    buttons: ["Pedir cita", "Pedir una tarjeta regalo"],
    says: ["Tratamientos de alisado"],
    never: ["vender"],
  },
  {
    industry: "Gimnasio",
    goals:
      "Conseguir altas de socios, reservas de clase de prueba, llenar los talleres de fin de semana",
    buttons: ["Hacerse socio", "Reservar una clase de prueba"],
    says: ["Apuntarse a los talleres de fin de semana"],
    never: ["¿Qué y cuánto?", "Pedir por mensaje"],
  },
  {
    industry: "Fotógrafa de bodas",
    audience: "Parejas que se casan en Mallorca, también extranjeras",
    goals:
      "Recibir solicitudes de disponibilidad, mostrar el portfolio, vender sesiones de preboda",
    buttons: ["Consultar disponibilidad", "Reservar una sesión de preboda"],
    says: ["Para parejas que se casan en Mallorca"],
    never: ["portfolio", "y extranjeras"],
  },
  {
    industry: "Taller mecánico",
    audience: "Conductores particulares, autónomos con furgoneta y flotas de empresas en Gijón",
    goals:
      "Pedir cita para la revisión, presupuestos de reparación, contratos de mantenimiento para flotas",
    buttons: ["Pedir cita para la revisión", "Pedir presupuesto de reparación"],
    says: [
      "Contratar el mantenimiento para flotas",
      "Frenos",
      "Para conductores particulares, autónomos con furgoneta y flotas de empresas en Gijón",
    ],
  },
  {
    industry: "Inmobiliaria",
    goals:
      "Captar propietarios para valoraciones gratuitas, concertar visitas de casas, newsletter de nuevas propiedades",
    buttons: ["Pedir una valoración gratuita", "Concertar una visita"],
    says: ["Recibir la newsletter de nuevas propiedades"],
  },
  {
    industry: "Clínica veterinaria",
    goals: "Pedir cita, dar de alta en el plan de salud anual, atención de urgencias 24 horas",
    buttons: ["Pedir cita", "Apuntarse al plan de salud anual"],
    says: ["Atención de urgencias 24 horas", "Vacunas y microchip"],
  },
  {
    industry: "Academia de inglés",
    goals: "Conseguir matrículas, pruebas de nivel, llenar los cursos intensivos de verano",
    buttons: ["Inscribirse", "Pedir una prueba de nivel"],
    says: ["Apuntarse a los cursos intensivos de verano"],
  },
  {
    industry: "Hotel rural",
    audience: "Parejas, familias con niños y senderistas en la Sierra de Gredos",
    goals:
      "Aumentar las reservas directas, vender escapadas románticas, organizar celebraciones y retiros de empresa",
    buttons: ["Reservar", "Reservar una escapada romántica"],
    says: [
      "Hotel rural en la Sierra de Gredos",
      "Para parejas, familias con niños y senderistas",
      "Organizar una celebración o un retiro de empresa",
    ],
    never: ["Pedir por mensaje", "parejas y familias"],
  },
  {
    industry: "Floristería",
    goals:
      "Aumentar pedidos de ramos a domicilio, suscripciones semanales de flores para oficinas, presupuestos de bodas",
    buttons: ["Encargar ramos a domicilio", "Pedir una suscripción semanal"],
    says: ["Pedir presupuesto de bodas"],
  },
  {
    industry: "Empresa de limpieza",
    goals:
      "Generar leads, solicitudes de presupuesto, contratos de larga duración, más visibilidad",
    says: ["Pedir presupuesto", "Contratos de larga duración"],
    never: ["visibilidad", "leads"],
  },
  {
    industry: "Agencia de marketing digital",
    goals:
      "Generar leads B2B, agendar llamadas de diagnóstico, descargas de la guía de SEO, mostrar casos de éxito",
    buttons: ["Agendar una llamada de diagnóstico", "Pedir la guía de SEO"],
    never: ["Seguir leyendo", "leads", "casos de éxito"],
  },
];

const TYPED: readonly Telling[] = [
  {
    industry: "carpintería",
    goals: "que nos pidan presupuesto para cocinas, armarios y puertas",
    buttons: ["Pedir presupuesto", "Más detalles"],
    says: ["Armarios empotrados", "Muebles de cocina"],
  },
  {
    industry: "centro de estética",
    audience: "señoras de mi barrio, en Albacete, y chicas que se casan",
    goals:
      "que reserven cita y que conozcan los bonos de depilación láser. También quiero vender bonos regalo",
    buttons: ["Reservar cita", "Pedir un bono regalo"],
    says: ["Bonos de depilación láser"],
    never: ["quiero", "mi barrio"],
  },
  {
    industry: "estudio de yoga",
    goals:
      "llenar las clases de la mañana, que la gente pruebe una clase suelta y apuntarse a los retiros",
    buttons: ["Apuntarse a las clases de la mañana", "Probar una clase suelta"],
    says: ["Apuntarse a los retiros"],
  },
  {
    industry: "cafetería",
    goals: "que vengan a desayunar y a merendar, y encargos de tartas para cumpleaños",
    buttons: ["Venir a desayunar y a merendar", "Encargar tartas para cumpleaños"],
  },
  {
    industry: "fisioterapia",
    goals: "que pidan cita y contar que vamos a domicilio",
    says: ["Pedir cita", "Pedir una visita a domicilio", "Terapia manual"],
    never: ["Hacer un pedido", "contar que"],
  },
  {
    industry: "escuela de surf",
    goals: "reservas para los cursos de verano, despedidas y vender bonos de 10 clases",
    buttons: ["Reservar para los cursos de verano", "Organizar una despedida"],
    says: ["Pedir un bono de 10 clases"],
    never: ["¿Qué y en qué cantidad?"],
  },
  {
    industry: "huerta ecológica",
    goals: "vender cestas semanales, captar restaurantes y organizar visitas de colegios",
    buttons: ["Pedir cestas semanales", "Pedir una visita para colegios"],
    says: ["Pedir precios para restaurantes"],
    never: ["captar", "Organizar visitas"],
  },
  {
    industry: "vinoteca",
    goals: "llenar las catas de los viernes, vender lotes de Navidad a empresas, reservas de mesa",
    buttons: ["Reservar para las catas de los viernes", "Pedir lotes de Navidad para empresas"],
    says: ["Reservar mesa"],
  },
  // A sentence of deeds is told to nobody; what stands behind it is.
  {
    industry: "clases particulares de matemáticas",
    goals:
      "llenar los grupos de la tarde y que prueben una clase gratis. En verano hacemos cursos de recuperación.",
    buttons: ["Apuntarse a los grupos de la tarde", "Probar una clase gratis"],
    says: ["En verano hacemos cursos de recuperación."],
    never: ["tarde y probar"],
  },
  // Where there is no place the business's own name stands over its page.
  {
    industry: "electricista",
    businessName: "Electricidad Montes",
    audience: "casas y locales, muchos clientes ingleses",
    goals: "Que me llamen. Boletines eléctricos, averías y puntos de recarga para coches",
    says: ["Boletines eléctricos, averías y puntos de recarga para coches."],
    never: ["muchos clientes"],
  },
];

/** Read when the others were mended. */
const READ_LATER: readonly Telling[] = [
  {
    industry: "Pizzería",
    goals:
      "Impulsar los pedidos online a domicilio y para recoger, promocionar el menú del día, conseguir reseñas",
    buttons: ["Pedir a domicilio o para recoger"],
    says: ["Menú del día"],
    never: ["reseñas", "pedidos online"],
  },
  {
    industry: "Psicóloga",
    goals: "Aumentar las primeras sesiones, ofrecer terapia online, transmitir confianza",
    buttons: ["Reservar una primera sesión"],
    says: ["Terapia online"],
    never: ["transmitir"],
  },
  {
    industry: "Bodega",
    goals:
      "Vender visitas con cata, ventas online de vino, captar distribuidores, alquilar el salón para eventos",
    buttons: ["Reservar una visita con cata", "Comprar vino"],
    says: ["Ser distribuidor", "Alquilar el salón para eventos"],
    never: ["ventas"],
  },
  {
    industry: "Escuela infantil",
    goals:
      "Conseguir inscripciones para el próximo curso, organizar jornadas de puertas abiertas, resolver dudas de los padres",
    buttons: ["Inscribirse para el próximo curso", "Asistir a las jornadas"],
    says: ["Asistir a las jornadas de puertas abiertas"],
    never: ["resolver dudas", "Reservar lugar"],
  },
  {
    industry: "Empresa de reformas",
    goals:
      "Generar solicitudes de presupuesto de reformas integrales, visitas técnicas gratuitas, mostrar antes y después",
    buttons: ["Pedir presupuesto de reformas integrales", "Pedir una visita técnica gratuita"],
    never: ["antes y después"],
  },
  {
    industry: "Dermatóloga",
    goals:
      "Más citas para revisión de lunares, promover tratamientos de acné, captar pacientes privados",
    buttons: ["Pedir cita para revisión de lunares"],
    says: ["Tratamientos de acné"],
    never: ["pacientes privados"],
  },
  {
    industry: "Asesoría fiscal y laboral",
    goals:
      "Captación de autónomos y pymes, pedir cita para la declaración de la renta, suscripciones al boletín fiscal",
    buttons: ["Pedir cita", "Suscribirse al boletín fiscal"],
    says: ["Pedir cita para la declaración de la renta"],
    never: ["captación"],
  },
  {
    industry: "barbería",
    goals: "que reserven hora y que compren ceras y aceites. vendo tambien tarjetas regalo",
    buttons: ["Reservar hora", "Comprar ceras y aceites"],
    says: ["Pedir una tarjeta regalo"],
    never: ["vendo"],
  },
  {
    industry: "Óptica",
    goals:
      "Citas para revisión de la vista, pruebas de lentillas, promocionar audífonos, fidelizar clientes",
    buttons: ["Pedir cita para revisión de la vista", "Pedir una prueba de lentillas"],
    says: ["Audífonos"],
    never: ["fidelizar"],
  },
  {
    industry: "casa rural",
    goals:
      "que reserven directamente con nosotros, fines de semana y puentes, y que vengan grupos entre semana",
    buttons: ["Reservar directamente con nosotros", "Venir en grupo entre semana"],
    says: ["Fines de semana y puentes", "Dormitorios"],
  },
  {
    industry: "Escuela de teatro",
    goals:
      "Matrículas para los cursos anuales, vender talleres intensivos, contratar team building para empresas",
    buttons: ["Inscribirse en los cursos anuales", "Apuntarse a los talleres intensivos"],
    says: ["Contratar team building para empresas"],
  },
  {
    industry: "Mudanzas",
    goals: "Solicitudes de presupuesto online, alquiler de guardamuebles, mudanzas internacionales",
    buttons: ["Pedir presupuesto", "Alquilar guardamuebles"],
    says: ["Mudanzas internacionales", "Guardamuebles y depósito"],
  },
];

/** In the words of Spanish America, and a third reading. */
const ELSEWHERE: readonly Telling[] = [
  {
    industry: "Consultorio dental",
    audience: "Familias y profesionistas en la colonia Roma, Ciudad de México",
    goals:
      "Agendar citas por WhatsApp, vender planes de ortodoncia a meses, atraer nuevos pacientes",
    buttons: ["Agendar una cita", "Contratar un plan de ortodoncia a meses"],
    never: ["Hacer un pedido", "y Ciudad de México", "nuevos pacientes"],
  },
  {
    industry: "Carpintería",
    goals: "Recibir cotizaciones de cocinas a medida, mostrar proyectos, agendar visitas a terreno",
    buttons: ["Pedir cotización de cocinas a medida", "Agendar una visita a terreno"],
    never: ["¿Cuántas ventanas son?"],
  },
  {
    industry: "Gimnasio",
    goals: "Vender membresías, pase de un día gratis, clases grupales",
    buttons: ["Hacerse socio", "Pedir un pase de un día gratis"],
    says: ["Fuerza"],
  },
  {
    industry: "Instalación de placas solares",
    goals:
      "Estudios gratuitos de ahorro, generar leads cualificados, aumentar la confianza con testimonios",
    buttons: ["Pedir un estudio gratuito de ahorro"],
    never: ["testimonios", "leads"],
  },
  {
    industry: "Residencia de mayores",
    goals: "Concertar visitas a la residencia, llamadas de información, plazas de respiro familiar",
    buttons: ["Concertar una visita a la residencia", "Pedir una llamada de información"],
    says: ["Reservar plaza de respiro familiar"],
  },
  {
    industry: "Desarrollo de software a medida",
    goals: "Leads B2B, demos, contratar desarrolladores",
    buttons: ["Pedir una demo", "Enviar el currículum"],
    never: ["contratar"],
  },
  {
    industry: "Joyería",
    goals: "Citas privadas para anillos de compromiso, encargos a medida, tasación de joyas",
    says: [
      "Pedir una cita privada para anillos de compromiso",
      "Hacer un encargo a medida",
      "Pedir una tasación de joyas",
    ],
    never: ["Hacer un pedido"],
  },
  {
    industry: "Finca para bodas y eventos",
    goals: "Visitas a la finca, solicitudes de disponibilidad, promocionar los menús de boda",
    buttons: ["Visitar la finca", "Consultar disponibilidad"],
    says: ["Menús de boda"],
  },
];

describe("what marketing wishes in Spanish", () => {
  test.each([...LEARNT, ...READ_LATER, ...ELSEWHERE].map((one) => [one.industry, one] as const))(
    "%s",
    (_industry, told) => expectTold(told),
  );
});

describe("what Spanish owners type", () => {
  test.each(TYPED.map((one) => [one.industry, one] as const))("%s", (_industry, told) =>
    expectTold(told),
  );
});
