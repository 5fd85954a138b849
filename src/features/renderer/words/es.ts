// Spanish words of the renderer.
import { SPANISH_PRIVACY } from "./privacy/es.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const SPANISH: ChromeWords = {
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
    service_area: "Zona",
    founded: "Fundación",
    legal_name: "Empresa",
    registration: "Registro",
    vat_id: "Número fiscal",
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
    lede: "Puede que la dirección tenga un error o que la página se haya movido. Quizá busque una de estas.",
    back: "Ir al inicio",
  },
  privacy: SPANISH_PRIVACY,
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
