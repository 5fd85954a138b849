/** What registration mails say, in each language that the pages' own words exist in. */
import { chromeLanguageOf } from "../design/chrome-language.ts";
import type { ChromeLanguage } from "../design/vocabulary.ts";

export type NoticeKind =
  | "confirmed"
  | "waitlisted"
  | "promoted"
  | "cancelled"
  | "changed"
  | "reminder";

type Told = { subject: string; heading: string; text: string };

export type MailWords = {
  /** `title` is the event's. */
  told: Readonly<Record<NoticeKind, (title: string) => Told>>;
  /** For somebody on the waiting list whose event has changed. */
  stillWaiting: string;
  greeting: (name: string) => string;
  when: string;
  where: string;
  map: string;
  online: string;
  seats: string;
  price: string;
  manage: string;
  event: string;
  /** Why this mail came, under everything else. */
  footer: (site: string) => string;
};

const ENGLISH: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `You are registered: ${title}`,
      heading: "You are registered",
      text: "Your seats are booked. A calendar entry is attached.",
    }),
    waitlisted: (title) => ({
      subject: `You are on the waiting list: ${title}`,
      heading: "You are on the waiting list",
      text: "There are not enough free seats for you at the moment. As soon as there are, you move up, and we write to you.",
    }),
    promoted: (title) => ({
      subject: `Seats have become free for you: ${title}`,
      heading: "You have moved up",
      text: "Seats have become free, and they are yours. A calendar entry is attached. If you cannot come any more, please cancel, so that others can.",
    }),
    cancelled: (title) => ({
      subject: `Cancelled: ${title}`,
      heading: "Your registration is cancelled",
      text: "Your registration for this event no longer stands. The attached file takes it out of your calendar.",
    }),
    changed: (title) => ({
      subject: `Changed: ${title}`,
      heading: "The event has changed",
      text: "Something about this event is different from what we told you. This is how it stands now.",
    }),
    reminder: (title) => ({
      subject: `Soon: ${title}`,
      heading: "See you soon",
      text: "This event is about to begin. If you cannot come, please cancel, so that others can.",
    }),
  },
  stillWaiting: "You are still on the waiting list.",
  greeting: (name) => `Hello ${name},`,
  when: "When",
  where: "Where",
  map: "Map",
  online: "Join online",
  seats: "Seats",
  price: "Price",
  manage: "See or cancel your registration",
  event: "The event's page",
  footer: (site) =>
    `You get this mail because this address was registered for an event of ${site}.`,
};

const GERMAN: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `Sie sind angemeldet: ${title}`,
      heading: "Sie sind angemeldet",
      text: "Ihre Plätze sind gebucht. Ein Kalendereintrag liegt bei.",
    }),
    waitlisted: (title) => ({
      subject: `Sie stehen auf der Warteliste: ${title}`,
      heading: "Sie stehen auf der Warteliste",
      text: "Im Moment sind nicht genug Plätze für Sie frei. Sobald es so weit ist, rücken Sie nach, und wir schreiben Ihnen.",
    }),
    promoted: (title) => ({
      subject: `Plätze für Sie sind frei geworden: ${title}`,
      heading: "Sie sind nachgerückt",
      text: "Plätze sind frei geworden, und sie gehören Ihnen. Ein Kalendereintrag liegt bei. Wenn Sie nicht mehr kommen können, sagen Sie bitte ab, damit andere kommen können.",
    }),
    cancelled: (title) => ({
      subject: `Abgesagt: ${title}`,
      heading: "Ihre Anmeldung ist aufgehoben",
      text: "Ihre Anmeldung für diese Veranstaltung gilt nicht mehr. Die beigelegte Datei nimmt sie aus Ihrem Kalender.",
    }),
    changed: (title) => ({
      subject: `Geändert: ${title}`,
      heading: "Die Veranstaltung hat sich geändert",
      text: "An dieser Veranstaltung ist etwas anders, als wir Ihnen geschrieben hatten. So steht es jetzt.",
    }),
    reminder: (title) => ({
      subject: `Bald: ${title}`,
      heading: "Bis bald",
      text: "Diese Veranstaltung beginnt bald. Wenn Sie nicht kommen können, sagen Sie bitte ab, damit andere kommen können.",
    }),
  },
  stillWaiting: "Sie stehen weiterhin auf der Warteliste.",
  greeting: (name) => `Guten Tag ${name},`,
  when: "Wann",
  where: "Wo",
  map: "Karte",
  online: "Online teilnehmen",
  seats: "Plätze",
  price: "Preis",
  manage: "Anmeldung ansehen oder absagen",
  event: "Seite der Veranstaltung",
  footer: (site) =>
    `Sie erhalten diese E-Mail, weil diese Adresse für eine Veranstaltung von ${site} angemeldet wurde.`,
};

const FRENCH: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `Inscription confirmée : ${title}`,
      heading: "Votre inscription est confirmée",
      text: "Vos places sont réservées. Un rendez-vous pour votre agenda est joint.",
    }),
    waitlisted: (title) => ({
      subject: `Vous êtes sur liste d’attente : ${title}`,
      heading: "Vous êtes sur liste d’attente",
      text: "Il n’y a pas assez de places libres pour le moment. Dès qu’il y en aura, elles seront à vous et nous vous écrirons.",
    }),
    promoted: (title) => ({
      subject: `Des places se sont libérées : ${title}`,
      heading: "Vous avez une place",
      text: "Des places se sont libérées et elles sont à vous. Un rendez-vous pour votre agenda est joint. Si vous ne pouvez plus venir, merci d’annuler pour que d’autres en profitent.",
    }),
    cancelled: (title) => ({
      subject: `Annulé : ${title}`,
      heading: "Votre inscription est annulée",
      text: "Votre inscription à cet événement n’est plus valable. Le fichier joint le retire de votre agenda.",
    }),
    changed: (title) => ({
      subject: `Modifié : ${title}`,
      heading: "L’événement a changé",
      text: "Quelque chose diffère de ce que nous vous avions écrit. Voici ce qui vaut désormais.",
    }),
    reminder: (title) => ({
      subject: `Bientôt : ${title}`,
      heading: "À bientôt",
      text: "Cet événement commence bientôt. Si vous ne pouvez pas venir, merci d’annuler pour que d’autres en profitent.",
    }),
  },
  stillWaiting: "Vous êtes toujours sur liste d’attente.",
  greeting: (name) => `Bonjour ${name},`,
  when: "Quand",
  where: "Où",
  map: "Plan",
  online: "Participer en ligne",
  seats: "Places",
  price: "Prix",
  manage: "Voir ou annuler votre inscription",
  event: "La page de l’événement",
  footer: (site) =>
    `Vous recevez ce message parce que cette adresse a été inscrite à un événement de ${site}.`,
};

const SPANISH: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `Inscripción confirmada: ${title}`,
      heading: "Su inscripción está confirmada",
      text: "Sus plazas están reservadas. Adjuntamos una entrada para su calendario.",
    }),
    waitlisted: (title) => ({
      subject: `Está en la lista de espera: ${title}`,
      heading: "Está en la lista de espera",
      text: "De momento no hay plazas suficientes. En cuanto las haya serán suyas, y le escribiremos.",
    }),
    promoted: (title) => ({
      subject: `Hay plazas libres para usted: ${title}`,
      heading: "Ya tiene plaza",
      text: "Han quedado plazas libres y son suyas. Adjuntamos una entrada para su calendario. Si ya no puede venir, cancele, por favor, para que otros puedan.",
    }),
    cancelled: (title) => ({
      subject: `Cancelado: ${title}`,
      heading: "Su inscripción está cancelada",
      text: "Su inscripción en este evento ya no es válida. El archivo adjunto lo retira de su calendario.",
    }),
    changed: (title) => ({
      subject: `Cambios: ${title}`,
      heading: "El evento ha cambiado",
      text: "Algo es distinto de lo que le habíamos escrito. Así queda ahora.",
    }),
    reminder: (title) => ({
      subject: `Pronto: ${title}`,
      heading: "Hasta pronto",
      text: "Este evento empieza pronto. Si no puede venir, cancele, por favor, para que otros puedan.",
    }),
  },
  stillWaiting: "Sigue en la lista de espera.",
  greeting: (name) => `Hola, ${name}:`,
  when: "Cuándo",
  where: "Dónde",
  map: "Mapa",
  online: "Participar en línea",
  seats: "Plazas",
  price: "Precio",
  manage: "Ver o cancelar su inscripción",
  event: "La página del evento",
  footer: (site) =>
    `Recibe este mensaje porque esta dirección se inscribió en un evento de ${site}.`,
};

const WORDS: Readonly<Record<ChromeLanguage, MailWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

/** The words of the site's language, English for languages without a table. */
export const findMailWords = (language: string): MailWords => WORDS[chromeLanguageOf(language)];
