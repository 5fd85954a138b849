// Italian words of the renderer: visitors are addressed as "tu".
import { ITALIAN_PRIVACY } from "./privacy/it.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const ITALIAN: ChromeWords = {
  language: "it",
  skip: "Vai al contenuto",
  menu: "Menu",
  mainNavigation: "Menu principale",
  footerNavigation: "Piè di pagina",
  breadcrumbs: "Ti trovi qui",
  home: "Home",
  readMore: "Continua a leggere",
  included: "Compreso",
  step: (number) => `Passo ${number}`,
  figure: (number) => `Fig. ${number}`,
  contactDetails: "Contatti",
  openingHours: "Orari",
  factLabels: {
    phone: "Telefono",
    email: "E-mail",
    address: "Indirizzo",
    opening_hours: "Orari",
    service_area: "Zona",
    founded: "Anno di apertura",
    legal_name: "Ragione sociale",
    registration: "Registro delle imprese",
    vat_id: "Partita IVA",
    person: "Chi siamo",
    price: "Prezzi",
    social: "Altrove",
    website: "Sito web",
    other: "Da sapere",
  },
  form: {
    name: "Nome",
    email: "Indirizzo e-mail",
    phone: "Telefono",
    message: "Messaggio",
    optional: "facoltativo",
    upTo: (most) => `al massimo ${most}`,
    choose: "Scegli",
    submit: "Invia il messaggio",
    leaveEmpty: "Lascia vuoto questo campo",
    privacy: "Privacy e dati personali",
    heading: "Scrivici",
  },
  noContact: "I nostri contatti compariranno qui a breve.",
  galleryEmpty: "Le foto arriveranno. Intanto questi disegni danno una prima idea.",
  eventsEmpty: "Al momento non ci sono date in programma. Quando ce ne sarà una, la troverai qui.",
  eventsPast: "Date passate",
  eventDetails: "Dettagli",
  sitemapHeading: "In questo sito",
  thankYou: {
    label: "Grazie",
    title: "Grazie",
    description: "Il messaggio è stato inviato e sarà letto da una persona.",
    heading: "Grazie, il tuo messaggio è arrivato",
    lede: "Abbiamo ricevuto quello che hai scritto e ti risponderemo di persona.",
    back: "Torna alla home",
  },
  notFound: {
    label: "Pagina non trovata",
    title: "Pagina non trovata",
    description: "A questo indirizzo non c’è nessuna pagina; ecco dove andare.",
    heading: "Questa pagina non c’è",
    lede: "Forse c’è un errore di battitura nell’indirizzo, o la pagina è stata spostata. Quello che cerchi potrebbe essere in una di queste.",
    back: "Vai alla home",
  },
  privacy: ITALIAN_PRIVACY,
  accessibility: {
    label: "Accessibilità",
    title: "Dichiarazione di accessibilità",
    description:
      "Come questo sito è stato reso utilizzabile da più persone possibile, e a chi segnalare un ostacolo.",
    heading: "Dichiarazione di accessibilità",
    lede: "Tutti devono poter usare questo sito, qualunque sia il dispositivo, la vista, l’udito o il modo di muoversi.",
    sections: (inputs) => [
      {
        heading: "Il nostro obiettivo",
        paragraphs: [
          "Questo sito è costruito secondo le linee guida WCAG 2.2 per l’accessibilità dei contenuti web, livello AA.",
        ],
        points: [
          "Il testo ha un buon contrasto, anche in modalità scura, e si può ingrandire liberamente.",
          "Tutto si raggiunge con la tastiera, e l’elemento attivo è sempre visibile.",
          "Titoli, aree della pagina ed etichette dei campi sono leggibili dagli screen reader.",
          "I movimenti spariscono se il dispositivo chiede di ridurli.",
          "Niente qui richiede JavaScript.",
        ],
      },
      {
        heading: "Se qualcosa ti ostacola",
        paragraphs: [
          inputs.contacts.length > 0
            ? `Segnala a ${inputs.name} che cosa non ha funzionato e in quale pagina. Ci trovi qui:`
            : `Segnala a ${inputs.name} che cosa non ha funzionato e in quale pagina.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
