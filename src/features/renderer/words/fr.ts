// French words of the renderer.
import { FRENCH_PRIVACY } from "./privacy/fr.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const FRENCH: ChromeWords = {
  language: "fr",
  skip: "Aller au contenu",
  menu: "Menu",
  mainNavigation: "Navigation principale",
  footerNavigation: "Pied de page",
  breadcrumbs: "Vous êtes ici",
  home: "Accueil",
  readMore: "Lire la suite",
  included: "Compris",
  step: (number) => `Étape ${number}`,
  figure: (number) => `Fig. ${number}`,
  contactDetails: "Coordonnées",
  openingHours: "Horaires",
  factLabels: {
    phone: "Téléphone",
    email: "E-mail",
    address: "Adresse",
    opening_hours: "Horaires",
    service_area: "Secteur",
    founded: "Fondation",
    legal_name: "Société",
    registration: "Immatriculation",
    vat_id: "N° de TVA",
    person: "Équipe",
    price: "Tarifs",
    social: "Ailleurs",
    website: "Site web",
    other: "Bon à savoir",
  },
  form: {
    name: "Votre nom",
    email: "Adresse e-mail",
    phone: "Téléphone",
    message: "Votre message",
    optional: "facultatif",
    upTo: (most) => `${most} au plus`,
    choose: "Veuillez choisir",
    submit: "Envoyer le message",
    leaveEmpty: "Merci de laisser ce champ vide",
    privacy: "Vos données personnelles",
    heading: "Écrivez-nous",
  },
  noContact: "Nos coordonnées seront bientôt indiquées ici.",
  galleryEmpty: "Les photos suivront. En attendant, ces dessins donnent une première idée.",
  eventsEmpty:
    "Aucune date n’est prévue pour le moment. Dès qu’il y en aura une, elle figurera ici.",
  eventsPast: "Dates passées",
  eventDetails: "Détails",
  sitemapHeading: "Sur ce site",
  thankYou: {
    label: "Merci",
    title: "Message envoyé",
    description: "Votre message est bien parti et sera lu par une personne.",
    heading: "Merci, votre message nous est parvenu",
    lede: "Nous avons bien reçu vos lignes et vous répondrons personnellement.",
    back: "Retour à l’accueil",
  },
  notFound: {
    label: "Page introuvable",
    title: "Page introuvable",
    description: "Il n’y a pas de page à cette adresse ; voici où aller à la place.",
    heading: "Cette page n’existe pas",
    lede: "L’adresse contient peut-être une faute de frappe, ou la page a changé de place. Vous cherchez peut-être l’une de celles-ci.",
    back: "Vers l’accueil",
  },
  privacy: FRENCH_PRIVACY,
  accessibility: {
    label: "Accessibilité",
    title: "Déclaration d’accessibilité",
    description:
      "Comment ce site a été rendu utilisable par le plus grand nombre, et à qui signaler un obstacle.",
    heading: "Déclaration d’accessibilité",
    lede: "Chacun doit pouvoir utiliser ce site, quels que soient son appareil, sa vue, son ouïe ou sa façon de bouger.",
    sections: (inputs) => [
      {
        heading: "Notre objectif",
        paragraphs: ["Ce site est construit selon les règles WCAG 2.2, niveau AA."],
        points: [
          "Le texte est bien contrasté, aussi en mode sombre, et peut être agrandi librement.",
          "Tout est accessible au clavier, et le focus est toujours visible.",
          "Titres, repères et étiquettes de champs sont en place pour les lecteurs d’écran.",
          "Les mouvements disparaissent si votre appareil le demande.",
          "Rien ici n’exige JavaScript.",
        ],
      },
      {
        heading: "Si quelque chose vous gêne",
        paragraphs: [
          inputs.contacts.length > 0
            ? `Dites à ${inputs.name} ce qui n’a pas fonctionné, et sur quelle page. Vous pouvez nous joindre ainsi :`
            : `Dites à ${inputs.name} ce qui n’a pas fonctionné, et sur quelle page.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
