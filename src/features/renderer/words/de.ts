// German words of the renderer.
import { GERMAN_PRIVACY } from "./privacy/de.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const GERMAN: ChromeWords = {
  language: "de",
  skip: "Zum Inhalt springen",
  menu: "Menü",
  mainNavigation: "Hauptnavigation",
  footerNavigation: "Fußzeile",
  breadcrumbs: "Pfad",
  home: "Startseite",
  readMore: "Weiterlesen",
  included: "Enthalten",
  step: (number) => `Schritt ${number}`,
  figure: (number) => `Abb. ${number}`,
  contactDetails: "Kontaktdaten",
  openingHours: "Öffnungszeiten",
  factLabels: {
    phone: "Telefon",
    email: "E-Mail",
    address: "Adresse",
    opening_hours: "Öffnungszeiten",
    service_area: "Ort",
    founded: "Gegründet",
    legal_name: "Firma",
    registration: "Register",
    vat_id: "USt-IdNr.",
    person: "Menschen",
    price: "Preise",
    social: "Auch hier",
    website: "Website",
    other: "Gut zu wissen",
  },
  form: {
    name: "Name",
    email: "E-Mail-Adresse",
    phone: "Telefon",
    message: "Nachricht",
    optional: "freiwillig",
    upTo: (most) => `höchstens ${most}`,
    choose: "Bitte wählen",
    submit: "Nachricht senden",
    leaveEmpty: "Bitte dieses Feld leer lassen",
    privacy: "Hinweise zum Datenschutz",
    heading: "Kontakt aufnehmen",
  },
  noContact: "Unsere Kontaktdaten stehen in Kürze hier.",
  galleryEmpty: "Fotos folgen. Bis dahin geben diese Zeichnungen einen ersten Eindruck.",
  eventsEmpty: "Zurzeit ist kein Termin geplant. Sobald es einen gibt, steht er hier.",
  eventsPast: "Vergangene Termine",
  eventDetails: "Einzelheiten",
  sitemapHeading: "Auf dieser Website",
  thankYou: {
    label: "Danke",
    title: "Vielen Dank",
    description: "Die Nachricht ist angekommen und wird von einem Menschen gelesen.",
    heading: "Danke, die Nachricht ist bei uns",
    lede: "Wir haben alles erhalten und antworten persönlich.",
    back: "Zurück zur Startseite",
  },
  notFound: {
    label: "Seite nicht gefunden",
    title: "Seite nicht gefunden",
    description: "Unter dieser Adresse gibt es keine Seite; hier stehen andere Wege.",
    heading: "Diese Seite gibt es nicht",
    lede: "Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen. Vielleicht ist es eine von diesen.",
    back: "Zur Startseite",
  },
  privacy: GERMAN_PRIVACY,
  accessibility: {
    label: "Barrierefreiheit",
    title: "Erklärung zur Barrierefreiheit",
    description:
      "Wie diese Website für möglichst viele Menschen nutzbar gemacht wurde und wer von Hürden erfahren sollte.",
    heading: "Erklärung zur Barrierefreiheit",
    lede: "Alle sollen diese Website nutzen können, gleich mit welchem Gerät, wie gut sie sehen, hören oder sich bewegen.",
    sections: (inputs) => [
      {
        heading: "Unser Ziel",
        paragraphs: [
          "Diese Website ist nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, gebaut.",
        ],
        points: [
          "Text hat starken Kontrast, auch im dunklen Modus, und lässt sich frei vergrößern.",
          "Alles ist mit der Tastatur erreichbar, und der Fokus ist immer sichtbar.",
          "Überschriften, Bereiche und Feldbeschriftungen sind für Screenreader ausgezeichnet.",
          "Bewegung entfällt, wenn das Gerät darum bittet.",
          "Nichts hier braucht JavaScript.",
        ],
      },
      {
        heading: "Wenn etwas im Weg ist",
        paragraphs: [
          inputs.contacts.length > 0
            ? `${inputs.name} freut sich über einen Hinweis, was auf welcher Seite nicht ging. Kontakt:`
            : `${inputs.name} freut sich über einen Hinweis, was auf welcher Seite nicht ging.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
