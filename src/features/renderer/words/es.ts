// Spanish words of the renderer.
import type { LegalInputs, Words } from "./words.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const SPANISH: Words = {
  language: "es",
  skip: "Saltar al contenido",
  menu: "Menú",
  mainNavigation: "Navegación principal",
  footerNavigation: "Pie de página",
  breadcrumbs: "Está aquí",
  home: "Inicio",
  readMore: "Leer más",
  included: "Incluye",
  step: (number) => `Paso ${number}`,
  figure: (number) => `Fig. ${number}`,
  contactDetails: "Datos de contacto",
  openingHours: "Horario",
  factLabels: {
    phone: "Teléfono",
    email: "Correo electrónico",
    address: "Dirección",
    opening_hours: "Horario",
    service_area: "Zona de servicio",
    founded: "Fundación",
    legal_name: "Empresa",
    registration: "Registro",
    vat_id: "NIF",
    person: "Personas",
    price: "Precios",
    social: "También en",
    website: "Sitio web",
    other: "Conviene saber",
  },
  form: {
    name: "Su nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    message: "Su mensaje",
    optional: "opcional",
    choose: "Elija una opción",
    submit: "Enviar mensaje",
    leaveEmpty: "Deje este campo vacío",
    privacy: "Cómo tratamos sus datos",
    heading: "Escríbanos",
  },
  noContact: "Nuestros datos de contacto estarán aquí en breve.",
  galleryEmpty: "Las fotografías llegarán. Mientras tanto, estos dibujos dan una primera idea.",
  eventsEmpty: "Por ahora no hay ninguna fecha prevista. Cuando la haya, estará aquí.",
  eventsPast: "Fechas pasadas",
  eventDetails: "Detalles",
  sitemapHeading: "En este sitio",
  thankYou: {
    label: "Gracias",
    title: "Gracias",
    description: "Su mensaje ha llegado y lo leerá una persona.",
    heading: "Gracias, ya tenemos su mensaje",
    lede: "Hemos recibido sus líneas y le responderemos personalmente.",
    back: "Volver al inicio",
  },
  notFound: {
    label: "Página no encontrada",
    title: "Página no encontrada",
    description: "No hay ninguna página en esta dirección; aquí tiene otros caminos.",
    heading: "Esta página no existe",
    lede: "Puede que la dirección tenga una errata o que la página se haya movido. Quizá busque una de estas.",
    back: "Ir al inicio",
  },
  privacy: {
    label: "Privacidad",
    title: "Privacidad",
    description: "Qué datos trata este sitio web, para qué los necesita y cuáles son sus derechos.",
    heading: "Privacidad",
    lede: "Este sitio prescinde de cookies, de rastreo y de servicios de terceros. Lo que queda se explica aquí.",
    sections: (inputs) => [
      {
        heading: "Responsable",
        paragraphs: [
          `El responsable de este sitio web (${inputs.host}) es ${inputs.name}.${inputs.contacts.length > 0 ? " Puede contactar con nosotros así:" : ""}`,
        ],
        ...listContacts(inputs),
      },
      {
        heading: "Cuando nos visita",
        paragraphs: [
          "Para enviarle una página, el servidor trata su dirección de internet durante un instante. Cuenta las visitas sin guardar esa dirección, sin cookies y sin reconocerle otro día.",
          "Las letras, las imágenes y los programas proceden de este mismo sitio. Su navegador no contacta con nadie más.",
        ],
      },
      ...(inputs.hasForms
        ? [
            {
              heading: "Cuando nos escribe",
              paragraphs: [
                "Lo que escribe en un formulario se guarda y se nos envía por correo electrónico para poder responderle. No lo usamos para nada más ni lo damos a nadie que no lo necesite para la respuesta.",
                "Borramos su mensaje cuando ya no hace falta, salvo que la ley obligue a conservarlo.",
              ],
            },
          ]
        : []),
      {
        heading: "Sus derechos",
        paragraphs: [
          "Puede preguntar en todo momento qué datos suyos se guardan, pedir que se corrijan o se borren, u oponerse a su uso. También puede reclamar ante una autoridad de protección de datos.",
        ],
      },
    ],
  },
  accessibility: {
    label: "Accesibilidad",
    title: "Declaración de accesibilidad",
    description:
      "Cómo se hizo este sitio utilizable para el mayor número de personas y a quién avisar de un obstáculo.",
    heading: "Declaración de accesibilidad",
    lede: "Todo el mundo debe poder usar este sitio, sea cual sea su dispositivo, su vista, su oído o su forma de moverse.",
    sections: (inputs) => [
      {
        heading: "Nuestro objetivo",
        paragraphs: ["Este sitio está construido según las pautas WCAG 2.2, nivel AA."],
        points: [
          "El texto tiene buen contraste, también en modo oscuro, y puede ampliarse libremente.",
          "A todo se llega con el teclado, y el foco siempre se ve.",
          "Títulos, regiones y etiquetas están marcados para los lectores de pantalla.",
          "El movimiento desaparece si su dispositivo lo pide.",
          "Nada aquí necesita JavaScript.",
        ],
      },
      {
        heading: "Si algo le estorba",
        paragraphs: [
          inputs.contacts.length > 0
            ? `Diga a ${inputs.name} qué no funcionó y en qué página. Puede contactar con nosotros así:`
            : `Diga a ${inputs.name} qué no funcionó y en qué página.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
