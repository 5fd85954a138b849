/** What visitors read after registering, in each language that the pages' own words exist in. */
import { chromeLanguageOf } from "../design/chrome-language.ts";
import type { ChromeLanguage } from "../design/vocabulary.ts";

type Said = { heading: string; lede: string };

export type PageWords = {
  confirmed: Said;
  waitlisted: Said;
  cancelled: Said;
  disabled: Said;
  past: Said;
  "no-room": Said;
  /** The lede is followed by what is wrong, in English, as the API says it. */
  invalid: Said;
  unknown: Said;
  yours: string;
  cancel: string;
  back: string;
};

const ENGLISH: PageWords = {
  confirmed: {
    heading: "You are registered",
    lede: "Your seats are booked. We have sent you a mail with a calendar entry, and a link by which you can cancel.",
  },
  waitlisted: {
    heading: "You are on the waiting list",
    lede: "There are not enough free seats at the moment. As soon as there are, you move up, and we write to you.",
  },
  cancelled: {
    heading: "Your registration is cancelled",
    lede: "Thank you for telling us. Others can have the seats now.",
  },
  disabled: { heading: "Registration is closed", lede: "Nobody can register for this event now." },
  past: { heading: "This event is over", lede: "Nobody can register for it any more." },
  "no-room": {
    heading: "There are not that many seats left",
    lede: "Your registration stays as it was.",
  },
  invalid: { heading: "Something is missing", lede: "Please go back and mend this:" },
  unknown: {
    heading: "This link does not work",
    lede: "Please open the link from our mail once more, in full.",
  },
  yours: "Your registration",
  cancel: "Cancel my registration",
  back: "Back to the event",
};

const GERMAN: PageWords = {
  confirmed: {
    heading: "Sie sind angemeldet",
    lede: "Ihre Plätze sind gebucht. Wir haben Ihnen eine E-Mail mit einem Kalendereintrag geschickt, und mit einem Link, über den Sie absagen können.",
  },
  waitlisted: {
    heading: "Sie stehen auf der Warteliste",
    lede: "Im Moment sind nicht genug Plätze frei. Sobald es so weit ist, rücken Sie nach, und wir schreiben Ihnen.",
  },
  cancelled: {
    heading: "Ihre Anmeldung ist aufgehoben",
    lede: "Danke, dass Sie Bescheid gesagt haben. Nun können andere die Plätze haben.",
  },
  disabled: {
    heading: "Die Anmeldung ist geschlossen",
    lede: "Für diese Veranstaltung kann man sich zurzeit nicht anmelden.",
  },
  past: {
    heading: "Diese Veranstaltung ist vorbei",
    lede: "Man kann sich nicht mehr für sie anmelden.",
  },
  "no-room": {
    heading: "So viele Plätze sind nicht mehr frei",
    lede: "Ihre Anmeldung bleibt, wie sie war.",
  },
  invalid: { heading: "Es fehlt noch etwas", lede: "Bitte gehen Sie zurück und ändern Sie dies:" },
  unknown: {
    heading: "Dieser Link geht nicht",
    lede: "Bitte öffnen Sie den Link aus unserer E-Mail noch einmal vollständig.",
  },
  yours: "Ihre Anmeldung",
  cancel: "Anmeldung absagen",
  back: "Zurück zur Veranstaltung",
};

const FRENCH: PageWords = {
  confirmed: {
    heading: "Votre inscription est confirmée",
    lede: "Vos places sont réservées. Nous vous avons envoyé un message avec un rendez-vous pour votre agenda et un lien pour annuler.",
  },
  waitlisted: {
    heading: "Vous êtes sur liste d’attente",
    lede: "Il n’y a pas assez de places libres pour le moment. Dès qu’il y en aura, nous vous écrirons.",
  },
  cancelled: {
    heading: "Votre inscription est annulée",
    lede: "Merci de nous avoir prévenus. D’autres peuvent maintenant en profiter.",
  },
  disabled: {
    heading: "Les inscriptions sont closes",
    lede: "On ne peut pas s’inscrire à cet événement pour le moment.",
  },
  past: { heading: "Cet événement est terminé", lede: "On ne peut plus s’y inscrire." },
  "no-room": {
    heading: "Il ne reste pas autant de places",
    lede: "Votre inscription reste inchangée.",
  },
  invalid: {
    heading: "Il manque quelque chose",
    lede: "Merci de revenir en arrière et de corriger ceci :",
  },
  unknown: {
    heading: "Ce lien ne fonctionne pas",
    lede: "Merci d’ouvrir encore une fois, en entier, le lien de notre message.",
  },
  yours: "Votre inscription",
  cancel: "Annuler mon inscription",
  back: "Retour à l’événement",
};

const SPANISH: PageWords = {
  confirmed: {
    heading: "Su inscripción está confirmada",
    lede: "Sus plazas están reservadas. Le hemos enviado un mensaje con una entrada para su calendario y un enlace para cancelar.",
  },
  waitlisted: {
    heading: "Está en la lista de espera",
    lede: "De momento no hay plazas suficientes. En cuanto las haya, le escribiremos.",
  },
  cancelled: {
    heading: "Su inscripción está cancelada",
    lede: "Gracias por avisar. Ahora otros pueden tener las plazas.",
  },
  disabled: {
    heading: "La inscripción está cerrada",
    lede: "Por ahora no es posible inscribirse en este evento.",
  },
  past: { heading: "Este evento ya pasó", lede: "Ya no es posible inscribirse." },
  "no-room": {
    heading: "No quedan tantas plazas",
    lede: "Su inscripción queda como estaba.",
  },
  invalid: { heading: "Falta algo", lede: "Vuelva atrás, por favor, y corrija esto:" },
  unknown: {
    heading: "Este enlace no funciona",
    lede: "Abra otra vez, por favor, el enlace completo de nuestro mensaje.",
  },
  yours: "Su inscripción",
  cancel: "Cancelar mi inscripción",
  back: "Volver al evento",
};

const WORDS: Readonly<Record<ChromeLanguage, PageWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

/** The words of the site's language, English for languages without a table. */
export const findPageWords = (language: string): PageWords => WORDS[chromeLanguageOf(language)];
