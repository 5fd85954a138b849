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
  breadcrumbs: "Ruta",
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
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    message: "Mensaje",
    optional: "opcional",
    upTo: (most) => `${most} como máximo`,
    choose: "Elegir una opción",
    submit: "Enviar mensaje",
    leaveEmpty: "Dejar este campo vacío",
    privacy: "Cómo tratamos los datos",
    heading: "Contacto",
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
    description: "El mensaje ha llegado y lo leerá una persona.",
    heading: "Gracias, el mensaje ha llegado",
    lede: "Lo hemos recibido bien y responderemos personalmente.",
    back: "Volver al inicio",
  },
  notFound: {
    label: "Página no encontrada",
    title: "Página no encontrada",
    description: "No hay ninguna página en esta dirección; aquí hay otros caminos.",
    heading: "Esta página no existe",
    lede: "Puede que la dirección tenga un error o que la página se haya movido. Quizá sea una de estas.",
    back: "Ir al inicio",
  },
  privacy: SPANISH_PRIVACY,
  accessibility: {
    label: "Accesibilidad",
    title: "Declaración de accesibilidad",
    description:
      "Cómo se hizo este sitio utilizable para el mayor número de personas y a quién avisar de un obstáculo.",
    heading: "Declaración de accesibilidad",
    lede: "Todo el mundo debe poder usar este sitio, sea cual sea el dispositivo, la vista, el oído o la forma de moverse.",
    sections: (inputs) => [
      {
        heading: "Nuestro objetivo",
        paragraphs: ["Este sitio está construido según las pautas WCAG 2.2, nivel AA."],
        points: [
          "El texto tiene buen contraste, también en modo oscuro, y puede ampliarse libremente.",
          "A todo se llega con el teclado, y el foco siempre se ve.",
          "Títulos, regiones y etiquetas están marcados para los lectores de pantalla.",
          "El movimiento desaparece si el dispositivo lo pide.",
          "Nada aquí necesita JavaScript.",
        ],
      },
      {
        heading: "Si algo estorba",
        paragraphs: [
          inputs.contacts.length > 0
            ? `A ${inputs.name} le sirve saber qué no funcionó y en qué página. Contacto:`
            : `A ${inputs.name} le sirve saber qué no funcionó y en qué página.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
