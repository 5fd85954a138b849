/** What visitors read after registering, in each language that the pages' own words exist in. */
import { type ChromeLanguage, chromeLanguageOf } from "../design/room.ts";
import { ITALIAN_PAGES } from "./words/it.ts";
import { DUTCH_PAGES } from "./words/nl.ts";
import { POLISH_PAGES } from "./words/pl.ts";
import { PORTUGUESE_PAGES } from "./words/pt.ts";
import type { PageWords } from "./words-model.ts";

const ENGLISH: PageWords = {
  confirmed: {
    heading: "You are registered",
    lede: "Your seats are booked. We have sent you a mail with a calendar entry, and a link by which you can change or cancel.",
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
  invalid: {
    heading: "Something is missing",
    lede: "Please go back and mend this:",
    faults: {
      name: "We need a name of at most 200 characters.",
      email: "The e-mail address is missing, or is none that we could write to.",
      seats: "The number of seats must be a whole number from 1 to 20.",
      phone: "The telephone number is too long.",
      message: "The message is longer than the 5,000 characters that we can take.",
      others: "One of the other fields holds more than we can take.",
      unreadable: "Your browser sent something that we could not read.",
    },
  },
  tooMany: {
    heading: "Too much at once",
    lede: "Too much has come from your address. Please try again in a few minutes.",
  },
  unknown: {
    heading: "This link does not work",
    lede: "Please open the link from our mail once more, in full.",
  },
  event: "Event",
  yours: "Your registration",
  cancel: "Cancel my registration",
  change: "Change your registration",
  save: "Save",
  saved: "Your changes are saved.",
  name: "Name",
  phone: "Phone",
  message: "Message",
  registerAgain: "If you want to come after all, register again on the event’s page.",
  back: "Back to the event",
  goBack: "Go back",
};

const GERMAN: PageWords = {
  confirmed: {
    heading: "Die Anmeldung ist bestätigt",
    lede: "Die Plätze sind gebucht. Eine E-Mail mit einem Kalendereintrag ist unterwegs, und mit einem Link zum Ändern oder Absagen.",
  },
  waitlisted: {
    heading: "Auf der Warteliste",
    lede: "Im Moment sind nicht genug Plätze frei. Sobald welche frei werden, kommt eine E-Mail.",
  },
  cancelled: {
    heading: "Die Anmeldung ist aufgehoben",
    lede: "Danke für die Nachricht. Nun können andere die Plätze haben.",
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
    lede: "Die Anmeldung bleibt, wie sie war.",
  },
  invalid: {
    heading: "Es fehlt noch etwas",
    lede: "Bitte zurückgehen und dies ändern:",
    faults: {
      name: "Wir brauchen einen Namen mit höchstens 200 Zeichen.",
      email: "Die E-Mail-Adresse fehlt, oder sie ist keine, an die wir schreiben könnten.",
      seats: "Die Zahl der Plätze muss eine ganze Zahl von 1 bis 20 sein.",
      phone: "Die Telefonnummer ist zu lang.",
      message: "Die Nachricht ist länger als die 5.000 Zeichen, die wir annehmen können.",
      others: "Eines der übrigen Felder enthält mehr, als wir annehmen können.",
      unreadable: "Der Browser hat etwas gesendet, das wir nicht lesen konnten.",
    },
  },
  tooMany: {
    heading: "Zu viel auf einmal",
    lede: "Von dieser Adresse kam zu viel auf einmal. In ein paar Minuten geht es wieder.",
  },
  unknown: {
    heading: "Dieser Link geht nicht",
    lede: "Bitte den Link aus unserer E-Mail noch einmal vollständig öffnen.",
  },
  event: "Veranstaltung",
  yours: "Die Anmeldung",
  cancel: "Anmeldung absagen",
  change: "Anmeldung ändern",
  save: "Speichern",
  saved: "Die Änderungen sind gespeichert.",
  name: "Name",
  phone: "Telefon",
  message: "Nachricht",
  registerAgain: "Eine neue Anmeldung ist auf der Seite der Veranstaltung möglich.",
  back: "Zurück zur Veranstaltung",
  goBack: "Zurück",
};

const FRENCH: PageWords = {
  confirmed: {
    heading: "Votre inscription est confirmée",
    lede: "Vos places sont réservées. Nous vous avons envoyé un message avec un rendez-vous pour votre agenda et un lien pour modifier ou annuler.",
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
    faults: {
      name: "Il nous faut un nom de 200 caractères au plus.",
      email:
        "L’adresse e-mail manque, ou ce n’est pas une adresse à laquelle nous pourrions écrire.",
      seats: "Le nombre de places doit être un nombre entier de 1 à 20.",
      phone: "Le numéro de téléphone est trop long.",
      message: "Le message dépasse les 5 000 caractères que nous pouvons recevoir.",
      others: "Un des autres champs contient plus que ce que nous pouvons recevoir.",
      unreadable: "Votre navigateur a envoyé quelque chose que nous n’avons pas pu lire.",
    },
  },
  tooMany: {
    heading: "Trop de demandes à la fois",
    lede: "Trop de demandes sont venues de votre adresse. Merci de réessayer dans quelques minutes.",
  },
  unknown: {
    heading: "Ce lien ne fonctionne pas",
    lede: "Merci d’ouvrir encore une fois, en entier, le lien de notre message.",
  },
  event: "Événement",
  yours: "Votre inscription",
  cancel: "Annuler mon inscription",
  change: "Modifier votre inscription",
  save: "Enregistrer",
  saved: "Vos modifications sont enregistrées.",
  name: "Nom",
  phone: "Téléphone",
  message: "Message",
  registerAgain:
    "Si vous souhaitez venir malgré tout, inscrivez-vous de nouveau sur la page de l’événement.",
  back: "Retour à l’événement",
  goBack: "Retour",
};

const SPANISH: PageWords = {
  confirmed: {
    heading: "La inscripción está confirmada",
    lede: "Las plazas están reservadas. Hemos enviado un mensaje con una entrada para el calendario y un enlace para cambiar o cancelar.",
  },
  waitlisted: {
    heading: "En la lista de espera",
    lede: "De momento no hay plazas suficientes. En cuanto las haya, escribiremos.",
  },
  cancelled: {
    heading: "La inscripción está cancelada",
    lede: "Gracias por avisar. Ahora otros pueden tener las plazas.",
  },
  disabled: {
    heading: "La inscripción está cerrada",
    lede: "Por ahora no es posible inscribirse en este evento.",
  },
  past: { heading: "Este evento ya pasó", lede: "Ya no es posible inscribirse." },
  "no-room": {
    heading: "No quedan tantas plazas",
    lede: "La inscripción queda como estaba.",
  },
  invalid: {
    heading: "Falta algo",
    lede: "Hay que volver atrás y corregir esto:",
    faults: {
      name: "Necesitamos un nombre de 200 caracteres como máximo.",
      email: "Falta la dirección de correo, o no es una a la que podamos escribir.",
      seats: "El número de plazas debe ser un número entero de 1 a 20.",
      phone: "El número de teléfono es demasiado largo.",
      message: "El mensaje supera los 5000 caracteres que podemos recibir.",
      others: "Uno de los demás campos contiene más de lo que podemos recibir.",
      unreadable: "El navegador ha enviado algo que no hemos podido leer.",
    },
  },
  tooMany: {
    heading: "Demasiadas peticiones a la vez",
    lede: "Han llegado demasiadas peticiones desde esta dirección. En unos minutos se puede intentar de nuevo.",
  },
  unknown: {
    heading: "Este enlace no funciona",
    lede: "Hay que abrir otra vez el enlace completo de nuestro mensaje.",
  },
  event: "Evento",
  yours: "La inscripción",
  cancel: "Cancelar la inscripción",
  change: "Cambiar la inscripción",
  save: "Guardar",
  saved: "Los cambios se han guardado.",
  name: "Nombre",
  phone: "Teléfono",
  message: "Mensaje",
  registerAgain: "En la página del evento es posible inscribirse otra vez.",
  back: "Volver al evento",
  goBack: "Volver",
};

const ARABIC: PageWords = {
  confirmed: {
    heading: "تم تسجيلكم",
    lede: "حُجزت مقاعدكم. أرسلنا إليكم رسالة بالبريد الإلكتروني فيها موعد للتقويم ورابط لتعديل التسجيل أو إلغائه.",
  },
  waitlisted: {
    heading: "أنتم في قائمة الانتظار",
    lede: "لا توجد حاليًا مقاعد شاغرة كافية. عندما تتوفر تصبح لكم ونكتب إليكم.",
  },
  cancelled: {
    heading: "أُلغي تسجيلكم",
    lede: "شكرًا لإبلاغنا. أصبحت المقاعد متاحة لغيركم.",
  },
  disabled: { heading: "التسجيل مغلق", lede: "لا يمكن التسجيل في هذه الفعالية حاليًا." },
  past: { heading: "انتهت هذه الفعالية", lede: "لم يعد التسجيل فيها ممكنًا." },
  "no-room": {
    heading: "لم يبقَ هذا العدد من المقاعد",
    lede: "يبقى تسجيلكم كما كان.",
  },
  invalid: {
    heading: "هناك بيانات ناقصة أو غير صحيحة",
    lede: "يُرجى العودة ومراجعة الاسم والبريد الإلكتروني وعدد المقاعد وسائر الحقول.",
  },
  tooMany: {
    heading: "طلبات كثيرة في وقت واحد",
    lede: "وصلت من عنوانكم طلبات كثيرة. يُرجى المحاولة مرة أخرى بعد بضع دقائق.",
  },
  unknown: {
    heading: "هذا الرابط لا يعمل",
    lede: "يُرجى فتح الرابط الموجود في رسالتنا مرة أخرى كاملًا.",
  },
  event: "الفعالية",
  yours: "تسجيلكم",
  cancel: "إلغاء التسجيل",
  change: "تعديل التسجيل",
  save: "حفظ",
  saved: "حُفظت تعديلاتكم.",
  name: "الاسم",
  phone: "الهاتف",
  message: "الرسالة",
  registerAgain: "إذا أردتم الحضور رغم ذلك، فسجّلوا مرة أخرى في صفحة الفعالية.",
  back: "العودة إلى الفعالية",
  goBack: "رجوع",
};

const HEBREW: PageWords = {
  confirmed: {
    heading: "נרשמתם",
    lede: "המקומות שלכם שמורים. שלחנו לכם הודעה בדואר אלקטרוני עם רשומה ליומן ועם קישור לשינוי או לביטול.",
  },
  waitlisted: {
    heading: "אתם ברשימת ההמתנה",
    lede: "כרגע אין מספיק מקומות פנויים. כשיתפנו, הם יהיו שלכם ונכתוב לכם.",
  },
  cancelled: {
    heading: "ההרשמה שלכם בוטלה",
    lede: "תודה שהודעתם. עכשיו אחרים יכולים לקבל את המקומות.",
  },
  disabled: { heading: "ההרשמה סגורה", lede: "כרגע אי אפשר להירשם לאירוע הזה." },
  past: { heading: "האירוע הזה הסתיים", lede: "אי אפשר עוד להירשם אליו." },
  "no-room": {
    heading: "לא נשארו כל כך הרבה מקומות",
    lede: "ההרשמה שלכם נשארת כפי שהייתה.",
  },
  invalid: {
    heading: "חסר משהו או שנפלה טעות",
    lede: "נא לחזור ולבדוק את השם, את כתובת הדואר האלקטרוני, את מספר המקומות ואת שאר השדות.",
  },
  tooMany: {
    heading: "יותר מדי בבת אחת",
    lede: "הגיעו יותר מדי בקשות מהכתובת שלכם. נא לנסות שוב בעוד כמה דקות.",
  },
  unknown: {
    heading: "הקישור הזה לא עובד",
    lede: "נא לפתוח שוב את הקישור המלא מההודעה ששלחנו.",
  },
  event: "האירוע",
  yours: "ההרשמה שלכם",
  cancel: "ביטול ההרשמה",
  change: "שינוי ההרשמה",
  save: "שמירה",
  saved: "השינויים נשמרו.",
  name: "שם",
  phone: "טלפון",
  message: "הודעה",
  registerAgain: "אם בכל זאת תרצו להגיע, אפשר להירשם שוב בעמוד האירוע.",
  back: "חזרה לאירוע",
  goBack: "חזרה",
};

const WORDS: Readonly<Record<ChromeLanguage, PageWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  ar: ARABIC,
  he: HEBREW,
  it: ITALIAN_PAGES,
  nl: DUTCH_PAGES,
  pt: PORTUGUESE_PAGES,
  pl: POLISH_PAGES,
};

/** The words of the site's language, English for languages without a table. */
export const findPageWords = (language: string): PageWords => WORDS[chromeLanguageOf(language)];
