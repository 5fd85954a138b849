/** Spanish shops and crafts as their owners type them: what their pages say and what they never do. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const CRAFTS: readonly Telling[] = [
  {
    industry: "Carpintería en Burgos",
    audience: "Propietarios de casas antiguas, tiendas, ayuntamientos",
    goals:
      "Recibir solicitudes de presupuesto para ventanas y escaleras. Presupuesto gratis en 8 días. Somos dos, Luis y su sobrino Iván. No hacemos PVC. Tel 947 55 66 77",
    buttons: ["Pedir presupuesto"],
    says: [
      "Para propietarios de casas antiguas, tiendas y ayuntamientos.",
      "Presupuesto gratis en 8 días",
      "Somos dos, Luis y su sobrino Iván.",
      "No hacemos PVC.",
    ],
    never: ["Recibir"],
    facts: { phone: "947 55 66 77" },
  },
  {
    industry: "electricista",
    audience: "Particulares y agricultores de la comarca",
    goals:
      "Urgencias 24 horas en el 976 00 11 22. Cargadores de coche, cuadros, boletines. Ya no ponemos antenas. Empresa familiar desde 1985, segunda generación",
    buttons: ["Llamar"],
    says: [
      "Para particulares y agricultores de la comarca.",
      "Urgencias 24 horas en el 976 00 11 22.",
      "Cargadores de coche, cuadros, boletines.",
      "Ya no ponemos antenas.",
      "Empresa familiar desde 1985, segunda generación.",
    ],
    facts: { phone: "976 00 11 22" },
  },
  {
    industry: "Taller y tienda de bicicletas",
    audience: "Ciclistas urbanos, familias con bici cargo, estudiantes sin un duro",
    goals:
      "Pedir cita para revisión. Revisión 55 euros, pinchazo 12 euros. Arreglamos también bicis compradas fuera. Eléctricas solo Bosch y Shimano. La web que cargue rápido y no parezca Decathlon.",
    buttons: ["Pedir cita para revisión"],
    says: [
      "Para ciclistas urbanos, familias con bici cargo, y estudiantes sin un duro.",
      "Arreglamos también bicis compradas fuera.",
      "Eléctricas solo Bosch y Shimano.",
      "Revisión 55 euros",
      "Pinchazo 12 euros",
    ],
    never: ["Decathlon", "cargue"],
  },
  {
    industry: "Pintor de casas",
    audience: "Propietarios, comunidades, inquilinos que dejan el piso",
    goals:
      "Pedir visita gratis. Presupuesto cerrado en 3 días. Fachadas, interiores, humedades. Hablo español y árabe",
    buttons: ["Pedir visita gratis", "Pedir presupuesto"],
    says: [
      "Para propietarios, comunidades e inquilinos que dejan el piso.",
      "Presupuesto cerrado en 3 días",
      "Fachadas, interiores, humedades.",
      "Hablo español y árabe.",
    ],
  },
  {
    industry: "Cerrajero en Sevilla",
    audience: "gente que se ha quedado fuera de casa",
    goals:
      "Que llamen! 954 00 99 88, 24 horas. Precio cerrado 80 € de día, 130 € de noche, desplazamiento incluido. No somos estafadores. Abrimos sin romper en el 95 % de los casos",
    buttons: ["Llamar"],
    says: [
      "Para gente que se ha quedado fuera de casa.",
      "954 00 99 88, 24 horas.",
      "No somos estafadores.",
      "Abrimos sin romper en el 95 % de los casos.",
      "Precio cerrado 80 € de día, 130 € de noche, desplazamiento incluido.",
    ],
    facts: { phone: "954 00 99 88" },
  },
  {
    industry: "Jardinería y paisajismo",
    audience: "particulares, comunidades, ayuntamientos",
    goals:
      "Más obras de jardines secos y terrazas, menos cortar césped. Encontrar un aprendiz para septiembre.",
    buttons: ["Contactar"],
    says: [
      "Para particulares, comunidades y ayuntamientos.",
      "Buscamos un aprendiz para septiembre.",
    ],
    never: ["Más obras", "césped", "Encontrar"],
  },
  {
    industry: "Instalador de estufas de leña en León",
    audience: "Dueños de casas de pueblo, gente que reforma",
    goals:
      "Pedir visita técnica 60 euros, se descuenta si hacemos la obra. Tel +34 987 12 34 56. No instalamos estufas compradas por internet. Plazo actual 3 meses.",
    buttons: ["Pedir visita técnica"],
    says: [
      "Para dueños de casas de pueblo y gente que reforma.",
      "Visita técnica: 60 euros, se descuenta si hacemos la obra.",
      "No instalamos estufas compradas por internet.",
      "Plazo actual 3 meses.",
    ],
    facts: { phone: "+34 987 12 34 56" },
  },
  {
    industry: "Joyero artesano en Córdoba",
    audience: "novios, gente con joyas heredadas",
    goals:
      "Pedir cita para alianzas, transformar oro antiguo, ajustar anillo desde 25 euros. Taller abierto mié-vie 10-19 h, sáb 10-14 h. 957 12 20 30",
    buttons: ["Pedir cita para alianzas"],
    says: [
      "Para novios y para gente con joyas heredadas.",
      "Transformar oro antiguo, ajustar anillo desde 25 euros.",
    ],
    facts: { phone: "957 12 20 30", opening_hours: "Mié-vie 10-19 h, sáb 10-14 h" },
  },
  {
    industry: "Arreglos de ropa",
    audience: "todos los que tengan algo que arreglar, novias",
    goals:
      "Bajo 10, cremallera 14, vestido de novia desde 90. L, M y J 9-13 y 17-20, X y V solo mañanas. Urgente 24h suplemento 8 euros. Se puede venir sin cita",
    buttons: ["Contactar"],
    says: [
      "Para todos los que tengan algo que arreglar, y novias.",
      "L, M y J 9-13 y 17-20, X y V solo mañanas.",
      "Se puede venir sin cita.",
      "Bajo 10",
      "Cremallera 14",
      "Vestido de novia desde 90",
      "Urgente 24h suplemento 8 euros.",
    ],
  },
  {
    industry: "Taller mecánico independiente",
    audience: "conductores de Palencia y alrededores",
    goals:
      "Revisión, pre-ITV los miércoles, neumáticos montados 12 euros. Coche de sustitución gratis. Decimos el precio antes. Cita mejor por teléfono 979 66 77 88. Ya no vendemos coches!!",
    buttons: ["Llamar"],
    says: [
      "Para conductores de Palencia y alrededores.",
      "Revisión, pre-ITV los miércoles, neumáticos montados 12 euros.",
      "Coche de sustitución gratis.",
      "Decimos el precio antes.",
      "Ya no vendemos coches.",
    ],
    never: ["!!"],
    facts: { phone: "979 66 77 88" },
  },
  {
    industry: "Deshollinador",
    audience: "propietarios de la zona de Segovia",
    goals:
      "Pedir cita online para limpieza de chimenea, 70 euros con certificado. Localizable de lunes a viernes de 8 a 9: 921 99 87 70",
    buttons: ["Pedir cita online"],
    says: [
      "Para propietarios de la zona de Segovia.",
      "Cita online para limpieza de chimenea: 70 euros con certificado.",
      "Localizable de lunes a viernes de 8 a 9: 921 99 87 70.",
    ],
    facts: { phone: "921 99 87 70" },
  },
  {
    industry: "Tejados y cubiertas",
    audience: "propietarios, arquitectos, seguros",
    goals:
      "Urgencias por temporal 24h 986 55 44 30. Revisión de tejado 95 euros. Pizarra, teja, zinc, Velux. Fachadas no. Tenemos dron",
    buttons: ["Llamar"],
    says: [
      "Para propietarios, arquitectos y seguros.",
      "Urgencias por temporal 24h 986 55 44 30.",
      "Pizarra, teja, zinc, Velux.",
      "Fachadas no.",
      "Tenemos dron.",
      "Revisión de tejado 95 euros.",
    ],
    facts: { phone: "986 55 44 30" },
  },
];

const SHOPS: readonly Telling[] = [
  {
    industry: "cafetería y repostería",
    audience: "gente del barrio, turistas, mamás",
    goals:
      "Que sepan que abrimos de martes a sábado de 10 a 20 y cerramos domingo y lunes. Menú único a mediodía 13,50. No cogemos reservas. Tartas por encargo con 48 h. Sin fotos de cupcakes porfa",
    buttons: ["Contactar"],
    says: [
      "Para gente del barrio, turistas y mamás.",
      "Menú único a mediodía 13,50.",
      "No cogemos reservas.",
      "Tartas por encargo con 48 h.",
      "Abrimos de martes a sábado de 10 a 20 y cerramos domingo y lunes.",
    ],
    never: ["Que sepan", "cupcakes"],
  },
  {
    industry: "floristería",
    audience: "novios, familias de luto, clientes de siempre",
    goals:
      "más bodas! ramos desde 25 euros, reparto en la ciudad 6 euros. L-V 9-20 S 9-14. encargos mejor por teléfono 954 11 22 33",
    buttons: ["Llamar"],
    says: [
      "Para novios, familias de luto y clientes de siempre.",
      "Ramos desde 25 euros, reparto en la ciudad 6 euros.",
    ],
    never: ["más bodas"],
    facts: { phone: "954 11 22 33", opening_hours: "L-V 9-20 S 9-14" },
  },
  {
    industry: "Apicultora ecológica",
    audience: "amantes de la miel, tiendas, aprendices de apicultor",
    goals:
      "Vender miel en la finca, viernes de 16 a 19 h. Tarro de 500 g 7,50 euros. Curso de iniciación en mayo, 95 euros, máximo 8 personas. Apadrinar una colmena 60 euros al año. No hacemos envíos.",
    buttons: ["Apadrinar una colmena"],
    says: [
      "Para amantes de la miel, tiendas y aprendices de apicultor.",
      "Miel en la finca, viernes de 16 a 19 h.",
      "Curso de iniciación en mayo, 95 euros, máximo 8 personas.",
      "No hacemos envíos.",
      "Tarro de 500 g 7,50 euros.",
    ],
    never: ["Vender"],
  },
  {
    industry: "Empresa de mudanzas en Montevideo",
    audience: "particulares, oficinas, mayores que se mudan a una residencia",
    goals:
      "Pedí tu presupuesto. Visita sin cargo. Pianos, guardamuebles, vaciado de casas. Viajamos también a Argentina. Domingos no",
    buttons: ["Pedir presupuesto"],
    says: [
      "Para particulares, oficinas y mayores que se mudan a una residencia.",
      "Visita sin cargo",
      "Pianos, guardamuebles, vaciado de casas.",
      "Viajamos también a Argentina.",
      "Domingos no.",
    ],
  },
  {
    industry: "Carnicería con comidas preparadas",
    audience: "clientes de siempre, oficinas a mediodía, barbacoas",
    goals:
      "Menú del día en la web, encargos de Navidad (cordero hasta el 10 de diciembre), catering desde 15 personas. Abierto mar-vie 8-14 y 17-20, sáb 8-14. Aparcamiento detrás. Solo efectivo y tarjeta",
    buttons: ["Contactar"],
    says: [
      "Para clientes de siempre, oficinas a mediodía y barbacoas.",
      "Aparcamiento detrás.",
      "Solo efectivo y tarjeta.",
      "Abierto mar-vie 8-14 y 17-20, sáb 8-14.",
    ],
  },
  {
    industry: "Venta de espárragos y fresas en la finca",
    audience: "familias, restaurantes, ciclistas",
    goals:
      "Que todo el mundo sepa que tenemos espárragos desde el 15 de abril, todos los días de 9 a 18. Recogida de fresas desde mayo. Encargar por teléfono o WhatsApp 609 98 87 76. Cafetería solo domingos",
    buttons: ["Encargar"],
    says: [
      "Para familias, restaurantes y ciclistas.",
      "Tenemos espárragos desde el 15 de abril, todos los días de 9 a 18.",
      "Recogida de fresas desde mayo.",
      "Cafetería solo domingos.",
    ],
    never: ["sepa"],
    facts: { phone: "609 98 87 76" },
  },
  {
    industry: "Cervecería artesana",
    audience: "cerveceros, hosteleros, empresas",
    goals:
      "Reservar visita (sábados 12 h, 15 € con 5 catas). Venta directa viernes 17-20 h. Barriles por encargo. No servimos a menores de 18. No enlatamos",
    buttons: ["Reservar visita"],
    says: [
      "Para cerveceros, hosteleros y empresas.",
      "Visita: sábados 12 h, 15 € con 5 catas.",
      "Venta directa viernes 17-20 h.",
      "Barriles por encargo.",
      "No servimos a menores de 18.",
      "No enlatamos.",
    ],
  },
  {
    industry: "Alquiler de carpas",
    audience: "asociaciones, fiestas privadas, empresas",
    goals:
      "Consultas con fecha y número de personas. Carpa 5x10 m 240 euros fin de semana con montaje en un radio de 30 km. Banco 7 euros. También tenemos estufas. Castillos hinchables no",
    buttons: ["Contactar"],
    says: [
      "Para asociaciones, fiestas privadas y empresas.",
      "También tenemos estufas.",
      "Castillos hinchables no.",
      "Carpa 5x10 m 240 euros fin de semana con montaje en un radio de 30 km.",
      "Banco 7 euros.",
    ],
  },
];

describe("a Spanish shop or craft", () => {
  test.each(CRAFTS)("a craft: $industry, $goals", expectTold);
  test.each(SHOPS)("a shop: $industry, $goals", expectTold);
});

test("every one of them is read in Spanish", () => {
  const told = [...CRAFTS, ...SHOPS];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "es"));
});
