/** Spanish practices, schools, clubs and hosts, as they write themselves or as marketing does. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const PRACTICES: readonly Telling[] = [
  {
    industry: "Dentista",
    audience: "Familias, pacientes con miedo, mayores",
    goals:
      "Aumentar las citas online, captar nuevos pacientes, dar confianza a los pacientes con miedo. Abierto de lunes a viernes de 9 a 20 h",
    buttons: ["Pedir cita", "Más detalles"],
    says: ["Familias", "Pacientes con miedo", "Mayores"],
    never: ["Aumentar", "captar", "dar confianza"],
    facts: { opening_hours: "Lunes a viernes de 9 a 20 h" },
  },
  {
    industry: "Consultoría de ciberseguridad para pymes industriales",
    audience: "Gerentes y responsables de IT de pymes (50 a 250 empleados)",
    goals:
      "Generar leads cualificados, que reserven una auditoría inicial, demostrar nuestra experiencia",
    buttons: ["Reservar una auditoría inicial"],
    says: ["Para gerentes y responsables de IT de pymes."],
    never: ["Generar", "leads", "demostrar"],
  },
  {
    industry: "Fisioterapia",
    audience: "Pacientes operados, deportistas, mayores a domicilio",
    goals:
      "Cita online, trabajamos con mutuas, rehabilitación, drenaje linfático, suelo pélvico. Acceso sin escalones, parking enfrente. Buscamos un compañero para el verano",
    buttons: ["Reservar"],
    says: [
      "Para pacientes operados, deportistas y mayores a domicilio.",
      "Trabajamos con mutuas, rehabilitación, drenaje linfático, suelo pélvico.",
      "Acceso sin escalones, parking enfrente.",
      "Buscamos un compañero para el verano.",
    ],
    never: ["Cita online, trabajamos"],
  },
  {
    industry: "Funeraria",
    audience: "Familias, personas que quieren dejarlo todo previsto",
    goals:
      "Atendemos día y noche 927 44 55 66. Ofrecer contratos de previsión. Precios claros: incineración sencilla desde 2.100 euros. Tanatorio propio.",
    buttons: ["Llamar"],
    says: [
      "Para familias y personas que quieren dejarlo todo previsto.",
      "Atendemos día y noche 927 44 55 66.",
      "Tanatorio propio.",
      "Precios claros: incineración sencilla desde 2.100 euros.",
    ],
    never: ["Ofrecer"],
    facts: { phone: "927 44 55 66" },
  },
  {
    industry: "Coaching ejecutivo para mujeres directivas",
    audience: "mujeres directivas, emprendedoras, vuelta de la baja maternal",
    goals:
      "Reserva de llamadas gratuitas de descubrimiento; suscripción a la newsletter; posicionarme como experta",
    says: ["Para mujeres directivas y emprendedoras"],
    never: ["posicionarme", "Reserva de llamadas"],
  },
  {
    industry: "Abogada de familia",
    audience: "personas que se separan, padres, abuelos",
    goals:
      "Reservar primera consulta 90 euros, también por vídeo. Divorcio, pensión, custodia. No llevo empresas. Despacho en 2º sin ascensor.",
    buttons: ["Reservar primera consulta"],
    says: [
      "Para personas que se separan, padres y abuelos.",
      "Primera consulta: 90 euros, también por vídeo.",
      "Divorcio, pensión, custodia.",
      "No llevo empresas.",
      "Despacho en 2º sin ascensor.",
    ],
  },
  {
    industry: "Logopeda",
    audience: "Niños con dislexia, tartamudos, personas tras un ictus",
    goals:
      "Cita solo por teléfono, visitas a domicilio según zona. Decir la lista de espera: unas 6 semanas. Lun-jue 9-19 h, vie 9-14 h. 963 44 33 22",
    buttons: ["Llamar"],
    says: [
      "Para niños con dislexia, tartamudos y personas tras un ictus.",
      "Lista de espera: unas 6 semanas.",
    ],
    never: ["Decir"],
    facts: { phone: "963 44 33 22", opening_hours: "Lun-jue 9-19 h, vie 9-14 h" },
  },
  {
    industry: "Notaría",
    audience: "compradores de vivienda, herederos, quienes montan una SL",
    goals:
      "Solicitud de cita; lista de documentos para descargar; comunicar el horario lun-vie 9-14 y 16-18 h",
    buttons: ["Pedir cita", "Más detalles"],
    says: [
      "Para compradores de vivienda, herederos y quienes montan una SL",
      "Horario lun-vie 9-14 y 16-18 h",
    ],
    never: ["Comunicar"],
    facts: { opening_hours: "Lun-vie 9-14 y 16-18 h" },
  },
  {
    industry: "Abogado laboralista",
    audience: "trabajadores despedidos, comités de empresa",
    goals:
      "Primera respuesta en 24 horas. Despido: 20 días para reclamar! Solo defiendo a trabajadores, nunca a empresas. Cobro a resultado",
    buttons: ["Contactar"],
    says: [
      "Para trabajadores despedidos.",
      "Primera respuesta en 24 horas.",
      "Despido: 20 días para reclamar.",
      "Solo defiendo a trabajadores, nunca a empresas.",
    ],
  },
  {
    industry: "Naturopatía",
    audience: "mujeres en la menopausia, personas con dolor crónico",
    goals:
      "Primera consulta 90 min 60 euros. Consultas martes y jueves. No sustituye al médico. Reflexología, fitoterapia, masaje. Nada de promesas de curación en la web por favor",
    buttons: ["Contactar"],
    says: [
      "Para mujeres en la menopausia y personas con dolor crónico.",
      "Consultas martes y jueves.",
      "No sustituye al médico.",
      "Reflexología, fitoterapia, masaje.",
      "Primera consulta 90 min 60 euros.",
    ],
    never: ["promesas"],
  },
  {
    industry: "Servicio de ayuda a domicilio",
    audience: "familias cuidadoras, mayores, candidatos",
    goals:
      "Solicitudes de visita gratuita, contratar auxiliares, localizables 24 horas en el 944 33 44 55. Aseo, comidas, limpieza, noches. Zona Bilbao y Getxo",
    buttons: ["Solicitar una visita gratuita", "Más detalles"],
    says: [
      "Para familias cuidadoras, mayores y candidatos",
      "Localizables 24 horas en el 944 33 44 55.",
      "Aseo, comidas, limpieza, noches.",
      "Zona Bilbao y Getxo.",
    ],
    never: ["contratar", "Solicitudes"],
    facts: { phone: "944 33 44 55" },
  },
  {
    industry: "Terapia ocupacional",
    audience: "niños con TDAH, lesiones de mano",
    goals:
      "Que los pacientes puedan enviar el informe y les llamemos. Respondemos en 2 días laborables. Nuevo local desde marzo, con ascensor. Buscamos refuerzo",
    buttons: ["Pedir una primera visita"],
    says: [
      "Para niños con TDAH, y lesiones de mano",
      "Respondemos en 2 días laborables.",
      "Nuevo local desde marzo, con ascensor.",
    ],
    never: ["Que los pacientes"],
  },
];

const PLACES: readonly Telling[] = [
  {
    industry: "Educadora canina a domicilio para perros reactivos",
    audience: "Dueños de perros de protectora, primerizos, zona de Valencia",
    goals:
      "Reservar una valoración (90 min, 65€). Me desplazo hasta 30 km de Valencia. No hago adiestramiento de defensa. Soy Clara, titulada. WhatsApp 612 345 678",
    buttons: ["Reservar una valoración"],
    says: [
      "Para dueños de perros de protectora y primerizos.",
      "Me desplazo hasta 30 km de Valencia",
      "Valoración: 90 min, 65€.",
      "No hago adiestramiento de defensa.",
      "Soy Clara, titulada.",
    ],
    facts: { phone: "612 345 678" },
  },
  {
    industry: "Centro de yoga en Zaragoza",
    audience: "Principiantes, embarazadas, personas con dolor de espalda",
    goals:
      "Reservar clase de prueba (gratis). Hatha lunes 18 h, Yin miércoles 19:30, prenatal jueves 17 h. Bono 10 clases 110 euros. Nada de hot yoga",
    buttons: ["Reservar clase de prueba"],
    says: [
      "Para principiantes, embarazadas y personas con dolor de espalda.",
      "Nada de hot yoga.",
      "Bono 10 clases 110 euros.",
      "Hatha lunes 18 h, Yin miércoles 19:30, prenatal jueves 17 h.",
    ],
  },
  {
    industry: "Escuela infantil cooperativa",
    audience: "Padres y madres con niños de 0 a 3",
    goals:
      "Llenar las plazas de septiembre, anunciar la jornada de puertas abiertas del 14 de marzo, buscar una educadora",
    says: [
      "Para padres y madres con niños de 0 a 3.",
      "Jornada de puertas abiertas del 14 de marzo",
    ],
    never: ["Llenar", "anunciar", "buscar"],
  },
  {
    industry: "Bodega y casa rural en La Rioja",
    audience: "Amantes del vino, senderistas, parejas",
    goals:
      "Reservar una cata a partir de 6 personas, 15 € por persona. Dos habitaciones a 85 € la noche con desayuno. Envío desde 12 botellas. Tempranillo, garnacha. Cerrado en enero.",
    buttons: ["Reservar una cata"],
    says: [
      "Para amantes del vino, senderistas y parejas.",
      "Cata: a partir de 6 personas, 15 € por persona.",
      "Envío desde 12 botellas.",
      "Tempranillo, garnacha.",
      "Cerrado en enero.",
      "Dos habitaciones a 85 € la noche con desayuno.",
    ],
  },
  {
    industry: "Club deportivo",
    audience: "niños, jóvenes, adultos, mayores",
    goals:
      "Nuevos socios, buscamos entrenador para los benjamines. Fútbol, gimnasia, ping-pong. Cuota 12 euros al mes, familia 25 euros. Chupetines los miércoles a las 17 h en el campo.",
    buttons: ["Hacerse socio"],
    says: [
      "Para niños, jóvenes, adultos y mayores.",
      "Buscamos entrenador para los benjamines.",
      "Fútbol, gimnasia, ping-pong.",
      "Chupetines los miércoles a las 17 h en el campo.",
      "Cuota 12 euros al mes",
      "Familia 25 euros",
    ],
    never: ["Nuevos socios"],
  },
  {
    industry: "Escuela de música",
    audience: "niños desde 4 años, jóvenes, adultos que empiezan",
    goals:
      "Inscripción a una clase de prueba. Piano, guitarra, batería, canto. 30 min de clase individual 80 € al mes. En vacaciones escolares no hay clase.",
    buttons: ["Reservar una primera cita"],
    says: [
      "Para niños desde 4 años, jóvenes y adultos que empiezan.",
      "Piano, guitarra, batería, canto.",
      "En vacaciones escolares no hay clase.",
      "30 min de clase individual 80 € al mes.",
    ],
  },
  {
    industry: "Peluquería en Granada",
    audience: "mujeres, hombres, niños",
    goals:
      "Pedir cita online. Corte mujer desde 25 euros, hombre 15 euros, niño hasta 10 años 10 euros. Martes a viernes 10-20 h, sábado 9-14 h, lunes cerrado. Trabajamos con tintes vegetales.",
    buttons: ["Reservar"],
    says: [
      "Para mujeres, hombres y niños.",
      "Corte mujer desde 25 euros, hombre 15 euros, niño hasta 10 años 10 euros.",
      "Trabajamos con tintes vegetales.",
    ],
    facts: { opening_hours: "Martes a viernes 10-20 h, sábado 9-14 h, lunes cerrado" },
  },
  {
    industry: "Grupo de consumo, cestas de verdura",
    audience: "hogares de Granada, pisos compartidos",
    goals:
      "Encontrar socios, cesta desde 12 euros a la semana. Recogida jueves de 18 a 20 h. Reunión informativa el 12 de febrero a las 19 h en la casa de la cultura. Ayudar en la huerta es voluntario.",
    buttons: ["Unirse a nosotros"],
    says: [
      "Para hogares de Granada.",
      "Recogida jueves de 18 a 20 h.",
      "Reunión informativa el 12 de febrero a las 19 h en la casa de la cultura.",
      "Ayudar en la huerta es voluntario.",
      "Cesta desde 12 euros a la semana.",
    ],
    never: ["Encontrar"],
  },
  {
    industry: "Hostal restaurante familiar",
    audience: "senderistas, familias, ciclistas",
    goals:
      "Reservas directas en vez de Booking. 12 habitaciones desde 58 euros. Se admiten perros 8 euros. Restaurante abierto por la noche menos miércoles. El autobús para delante.",
    buttons: ["Reservar"],
    says: [
      "Para senderistas, familias y ciclistas.",
      "12 habitaciones desde 58 euros",
      "Se admiten perros 8 euros",
      "Restaurante abierto por la noche menos miércoles.",
      "El autobús para delante.",
    ],
    never: ["Booking"],
  },
  {
    industry: "Fabricante de envases sostenibles",
    audience: "Compradores del sector alimentario, marcas online",
    goals:
      "Solicitar muestras, generar solicitudes de presupuesto, comunicar nuestro compromiso ambiental, pedido mínimo 1.000 unidades",
    buttons: ["Solicitar muestras", "Pedir presupuesto"],
    says: [
      "Para compradores del sector alimentario y marcas online.",
      "Pedido mínimo 1.000 unidades",
    ],
    never: ["generar", "comunicar"],
  },
  {
    industry: "Escuela de baile",
    audience: "novios, adolescentes, parejas de más de 50",
    goals:
      "Apuntarse al curso de iniciación (8 clases, 120 € por pareja). Baile nupcial intensivo en un fin de semana. Clase gratis el primer viernes de mes. No hace falta pareja para salsa. Aparcamiento en el patio",
    buttons: ["Apuntarse al curso de iniciación"],
    says: [
      "Para novios, adolescentes y parejas de más de 50.",
      "Curso de iniciación: 8 clases, 120 € por pareja.",
      "Baile nupcial intensivo en un fin de semana.",
      "Clase gratis el primer viernes de mes.",
      "No hace falta pareja para salsa.",
      "Aparcamiento en el patio.",
    ],
  },
  {
    industry: "Clases particulares de mates y física",
    audience: "alumnos de ESO y Bachillerato, padres",
    goals:
      "Primera clase gratis, luego 20 euros la hora, en mi casa u online. Soy profesor jubilado. No hago deberes, solo enseñar de verdad. Correo: hola@claseseinstein.es",
    buttons: ["Contactar"],
    says: [
      "Para alumnos de ESO y Bachillerato, y padres.",
      "Soy profesor jubilado.",
      "No hago deberes, solo enseñar de verdad.",
      "Correo: hola@claseseinstein.es.",
      "Primera clase gratis, luego 20 euros la hora, en mi casa u online.",
    ],
    facts: { email: "hola@claseseinstein.es" },
  },
  {
    industry: "Ceremonias civiles, bodas y despedidas",
    audience: "novios en Galicia, familias de luto",
    goals:
      "Charla sin compromiso. Ceremonia desde 650 euros, desplazamiento incluido hasta 50 km. 2026: quedan 4 fechas. Nunca escribo dos veces el mismo texto.",
    buttons: ["Contactar"],
    says: [
      "Para novios en Galicia y para familias de luto.",
      "Charla sin compromiso. 2026: quedan 4 fechas.",
      "Nunca escribo dos veces el mismo texto.",
      "Ceremonia desde 650 euros, desplazamiento incluido hasta 50 km.",
    ],
  },
  {
    industry: "Escuela Montessori privada",
    audience: "padres de niños de 3 a 11 años",
    goals:
      "Matrícula curso 2026 hasta el 31 de enero, reunión informativa el 20 de noviembre a las 19:30, donativos para el huerto, visitas con cita",
    buttons: ["Inscribirse", "Donar"],
    says: [
      "Para padres de niños de 3 a 11 años.",
      "Visitas con cita",
      "Reunión informativa el 20 de noviembre a las 19:30",
    ],
  },
  {
    industry: "Centro de estética",
    audience: "mujeres, novias, adolescentes con acné",
    goals:
      "Vender bonos regalo, reserva online, fidelizar clientas, dar a conocer el microneedling. Limpieza facial 75 min 55 €, microneedling 120 €",
    buttons: ["Pedir un bono regalo", "Pedir cita"],
    says: [
      "Para mujeres, novias y adolescentes con acné",
      "Limpieza facial 75 min 55 €, microneedling 120 €.",
    ],
    never: ["fidelizar", "dar a conocer"],
  },
  {
    industry: "Alquiler de barcas en Sanabria",
    audience: "veraneantes, familias, grupos",
    goals:
      "Barca eléctrica 35€/h, pedaleta 15€/h, paddle 12€/h. De abril a octubre con buen tiempo 10-19 h. Reserva solo para grupos desde 8. Se admiten perros. Chalecos incluidos",
    buttons: ["Contactar"],
    says: [
      "Para veraneantes, familias y grupos.",
      "De abril a octubre con buen tiempo 10-19 h.",
      "Reserva solo para grupos desde 8.",
      "Se admiten perros.",
      "Chalecos incluidos.",
      "Barca eléctrica 35€/h",
      "Pedaleta 15€/h",
      "Paddle 12€/h",
    ],
  },
];

describe("a Spanish practice, school, club or host", () => {
  test.each(PRACTICES)("a practice: $industry, $goals", expectTold);
  test.each(PLACES)("a school, club or host: $industry, $goals", expectTold);
});

test("every one of them is read in Spanish", () => {
  const told = [...PRACTICES, ...PLACES];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "es"));
});
