/** What registration mails say, in each language that the pages' own words exist in. */
import { type ChromeLanguage, chromeLanguageOf } from "../design/room.ts";
import { ITALIAN_MAILS } from "./words/it.ts";
import { DUTCH_MAILS } from "./words/nl.ts";
import { POLISH_MAILS } from "./words/pl.ts";
import { PORTUGUESE_MAILS } from "./words/pt.ts";
import type { MailWords } from "./words-model.ts";

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
      text: "There are not enough free seats for you at the moment. As soon as there are, you move up, and we write to you. The attached calendar entry is marked as not certain.",
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
    known: (title) => ({
      subject: `You are registered already: ${title}`,
      heading: "You are registered already",
      text: "This address was registered again. Nothing has changed: this is how your registration stands. By the link below you can change or cancel it. If it was not you who registered again, you need not do anything.",
    }),
  },
  stillWaiting: "You are still on the waiting list.",
  tooMany: (capacity) => `You asked for more seats than this event has in all (${capacity}).`,
  takeFewer: "By the link below you can change their number.",
  greeting: (name) => (name === undefined ? "Hello," : `Hello ${name},`),
  when: "When",
  where: "Where",
  map: "Map",
  online: "Join online",
  seats: "Seats",
  price: "Price",
  manage: "See, change or cancel your registration",
  see: "See your registration",
  event: "The event's page",
  footer: (site) =>
    `You get this mail because this address was registered for an event of ${site}.`,
};

const GERMAN: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `Anmeldung bestätigt: ${title}`,
      heading: "Die Anmeldung ist bestätigt",
      text: "Die Plätze sind gebucht. Ein Kalendereintrag liegt bei.",
    }),
    waitlisted: (title) => ({
      subject: `Auf der Warteliste: ${title}`,
      heading: "Auf der Warteliste",
      text: "Im Moment sind nicht genug Plätze frei. Sobald welche frei werden, schreiben wir. Der beigelegte Kalendereintrag ist als nicht sicher gekennzeichnet.",
    }),
    promoted: (title) => ({
      subject: `Plätze sind frei geworden: ${title}`,
      heading: "Die Plätze sind frei",
      text: "Plätze sind frei geworden und für diese Anmeldung gebucht. Ein Kalendereintrag liegt bei. Geht es nicht mehr, bitte absagen, damit andere kommen können.",
    }),
    cancelled: (title) => ({
      subject: `Abgesagt: ${title}`,
      heading: "Die Anmeldung ist aufgehoben",
      text: "Die Anmeldung für diese Veranstaltung gilt nicht mehr. Die beigelegte Datei nimmt sie aus dem Kalender.",
    }),
    changed: (title) => ({
      subject: `Geändert: ${title}`,
      heading: "Die Veranstaltung hat sich geändert",
      text: "An dieser Veranstaltung ist etwas anders, als wir geschrieben hatten. So steht es jetzt.",
    }),
    reminder: (title) => ({
      subject: `Bald: ${title}`,
      heading: "Bis bald",
      text: "Diese Veranstaltung beginnt bald. Geht es doch nicht, bitte absagen, damit andere kommen können.",
    }),
    known: (title) => ({
      subject: `Schon angemeldet: ${title}`,
      heading: "Schon angemeldet",
      text: "Diese Adresse wurde noch einmal angemeldet. Es hat sich nichts geändert: So steht die Anmeldung. Über den Link unten lässt sie sich ändern oder absagen. Kam die zweite Anmeldung von jemand anderem, ist nichts zu tun.",
    }),
  },
  stillWaiting: "Die Anmeldung steht weiterhin auf der Warteliste.",
  tooMany: (capacity) =>
    `Angefragt sind mehr Plätze, als es bei dieser Veranstaltung insgesamt gibt (${capacity}).`,
  takeFewer: "Über den Link unten lässt sich die Zahl ändern.",
  greeting: (name) => (name === undefined ? "Guten Tag," : `Guten Tag ${name},`),
  when: "Wann",
  where: "Wo",
  map: "Karte",
  online: "Online teilnehmen",
  seats: "Plätze",
  price: "Preis",
  manage: "Anmeldung ansehen, ändern oder absagen",
  see: "Anmeldung ansehen",
  event: "Seite der Veranstaltung",
  footer: (site) =>
    `Diese E-Mail kommt, weil diese Adresse für eine Veranstaltung von ${site} angemeldet wurde.`,
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
      text: "Il n’y a pas assez de places libres pour le moment. Dès qu’il y en aura, elles seront à vous et nous vous écrirons. Le rendez-vous joint est marqué comme non confirmé.",
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
    known: (title) => ({
      subject: `Déjà inscrit : ${title}`,
      heading: "Votre inscription existe déjà",
      text: "Cette adresse a été inscrite une nouvelle fois. Rien n’a changé : voici votre inscription. Le lien ci-dessous permet de la modifier ou de l’annuler. Si ce n’était pas vous, vous n’avez rien à faire.",
    }),
  },
  stillWaiting: "Vous êtes toujours sur liste d’attente.",
  tooMany: (capacity) =>
    `Vous avez demandé plus de places que cet événement n’en compte au total (${capacity}).`,
  takeFewer: "Le lien ci-dessous vous permet d’en changer le nombre.",
  greeting: (name) => (name === undefined ? "Bonjour," : `Bonjour ${name},`),
  when: "Quand",
  where: "Où",
  map: "Plan",
  online: "Participer en ligne",
  seats: "Places",
  price: "Prix",
  manage: "Voir, modifier ou annuler votre inscription",
  see: "Voir votre inscription",
  event: "La page de l’événement",
  footer: (site) =>
    `Vous recevez ce message parce que cette adresse a été inscrite à un événement de ${site}.`,
};

const SPANISH: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `Inscripción confirmada: ${title}`,
      heading: "La inscripción está confirmada",
      text: "Las plazas están reservadas. Adjuntamos una entrada para el calendario.",
    }),
    waitlisted: (title) => ({
      subject: `En la lista de espera: ${title}`,
      heading: "En la lista de espera",
      text: "De momento no hay plazas suficientes. En cuanto las haya, escribiremos. La entrada de calendario adjunta figura como no confirmada.",
    }),
    promoted: (title) => ({
      subject: `Hay plazas libres: ${title}`,
      heading: "Ya hay plaza",
      text: "Han quedado plazas libres y están reservadas con esta inscripción. Adjuntamos una entrada para el calendario. Si ya no es posible venir, conviene cancelar para que otros puedan.",
    }),
    cancelled: (title) => ({
      subject: `Cancelado: ${title}`,
      heading: "La inscripción está cancelada",
      text: "La inscripción en este evento ya no es válida. El archivo adjunto lo retira del calendario.",
    }),
    changed: (title) => ({
      subject: `Cambios: ${title}`,
      heading: "El evento ha cambiado",
      text: "Algo es distinto de lo que habíamos escrito. Así queda ahora.",
    }),
    reminder: (title) => ({
      subject: `Pronto: ${title}`,
      heading: "Hasta pronto",
      text: "Este evento empieza pronto. Si no es posible venir, conviene cancelar para que otros puedan.",
    }),
    known: (title) => ({
      subject: `Inscripción ya existente: ${title}`,
      heading: "La inscripción ya existe",
      text: "Esta dirección se ha inscrito otra vez. Nada ha cambiado: así está la inscripción. Con el enlace de abajo es posible cambiarla o cancelarla. Si la segunda vino de otra persona, no hay que hacer nada.",
    }),
  },
  stillWaiting: "La inscripción sigue en la lista de espera.",
  tooMany: (capacity) =>
    `Se han pedido más plazas de las que este evento tiene en total (${capacity}).`,
  takeFewer: "Con el enlace de abajo es posible cambiar el número.",
  greeting: (name) => (name === undefined ? "Hola:" : `Hola, ${name}:`),
  when: "Cuándo",
  where: "Dónde",
  map: "Mapa",
  online: "Participar en línea",
  seats: "Plazas",
  price: "Precio",
  manage: "Ver, cambiar o cancelar la inscripción",
  see: "Ver la inscripción",
  event: "La página del evento",
  footer: (site) =>
    `Este mensaje llega porque esta dirección se inscribió en un evento de ${site}.`,
};

const ARABIC: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `تأكيد التسجيل: ${title}`,
      heading: "تم تسجيلكم",
      text: "حُجزت مقاعدكم. تجدون في المرفق موعدًا للتقويم.",
    }),
    waitlisted: (title) => ({
      subject: `أنتم في قائمة الانتظار: ${title}`,
      heading: "أنتم في قائمة الانتظار",
      text: "لا توجد حاليًا مقاعد شاغرة كافية لكم. عندما تتوفر تصبح لكم ونكتب إليكم. الموعد المرفق للتقويم مسجَّل على أنه غير مؤكد.",
    }),
    promoted: (title) => ({
      subject: `توفرت لكم مقاعد: ${title}`,
      heading: "أصبحت لكم مقاعد",
      text: "توفرت مقاعد وأصبحت لكم. تجدون في المرفق موعدًا للتقويم. إذا لم يعد بإمكانكم الحضور، فيُرجى إلغاء التسجيل ليستفيد غيركم.",
    }),
    cancelled: (title) => ({
      subject: `إلغاء: ${title}`,
      heading: "أُلغي تسجيلكم",
      text: "لم يعد تسجيلكم في هذه الفعالية قائمًا. الملف المرفق يزيلها من تقويمكم.",
    }),
    changed: (title) => ({
      subject: `تغيير: ${title}`,
      heading: "تغيرت الفعالية",
      text: "تغير شيء في هذه الفعالية عمّا كتبناه إليكم. وهذه بياناتها الآن.",
    }),
    reminder: (title) => ({
      subject: `قريبًا: ${title}`,
      heading: "إلى اللقاء قريبًا",
      text: "تبدأ هذه الفعالية قريبًا. إذا لم يكن بإمكانكم الحضور، فيُرجى إلغاء التسجيل ليستفيد غيركم.",
    }),
    known: (title) => ({
      subject: `أنتم مسجلون من قبل: ${title}`,
      heading: "أنتم مسجلون من قبل",
      text: "سُجّل هذا العنوان مرة أخرى ولم يتغير شيء: هذا هو تسجيلكم. يمكنكم تعديله أو إلغاؤه عبر الرابط أدناه. وإذا لم تكونوا من سجّل مرة أخرى، فلا يلزمكم فعل شيء.",
    }),
  },
  stillWaiting: "ما زلتم في قائمة الانتظار.",
  tooMany: (capacity) => `طلبتم مقاعد أكثر من مجموع مقاعد هذه الفعالية (${capacity}).`,
  takeFewer: "يمكنكم تغيير العدد عبر الرابط أدناه.",
  greeting: (name) => (name === undefined ? "مرحبًا،" : `مرحبًا ${name}،`),
  when: "الموعد",
  where: "المكان",
  map: "الخريطة",
  online: "المشاركة عبر الإنترنت",
  seats: "عدد المقاعد",
  price: "السعر",
  manage: "عرض التسجيل أو تعديله أو إلغاؤه",
  see: "عرض التسجيل",
  event: "صفحة الفعالية",
  footer: (site) => `تصلكم هذه الرسالة لأن هذا العنوان سُجّل في فعالية لدى ${site}.`,
};

const HEBREW: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `אישור הרשמה: ${title}`,
      heading: "נרשמתם",
      text: "המקומות שלכם שמורים. מצורפת רשומה ליומן.",
    }),
    waitlisted: (title) => ({
      subject: `אתם ברשימת ההמתנה: ${title}`,
      heading: "אתם ברשימת ההמתנה",
      text: "כרגע אין בשבילכם מספיק מקומות פנויים. כשיתפנו, הם יהיו שלכם ונכתוב לכם. הרשומה המצורפת ליומן מסומנת כלא סופית.",
    }),
    promoted: (title) => ({
      subject: `התפנו מקומות בשבילכם: ${title}`,
      heading: "יש לכם מקומות",
      text: "התפנו מקומות, והם שלכם. מצורפת רשומה ליומן. אם אינכם יכולים עוד להגיע, נא לבטל כדי שאחרים יוכלו.",
    }),
    cancelled: (title) => ({
      subject: `ביטול: ${title}`,
      heading: "ההרשמה שלכם בוטלה",
      text: "ההרשמה שלכם לאירוע הזה אינה בתוקף עוד. הקובץ המצורף מסיר אותו מהיומן שלכם.",
    }),
    changed: (title) => ({
      subject: `שינוי: ${title}`,
      heading: "האירוע השתנה",
      text: "משהו באירוע הזה שונה ממה שכתבנו לכם. אלה הפרטים עכשיו.",
    }),
    reminder: (title) => ({
      subject: `בקרוב: ${title}`,
      heading: "להתראות בקרוב",
      text: "האירוע הזה מתחיל בקרוב. אם אינכם יכולים להגיע, נא לבטל כדי שאחרים יוכלו.",
    }),
    known: (title) => ({
      subject: `אתם כבר רשומים: ${title}`,
      heading: "אתם כבר רשומים",
      text: "הכתובת הזאת נרשמה שוב, ודבר לא השתנה: זו ההרשמה שלכם. דרך הקישור שלמטה אפשר לשנות אותה או לבטל אותה. אם לא אתם נרשמתם שוב, אין צורך לעשות דבר.",
    }),
  },
  stillWaiting: "אתם עדיין ברשימת ההמתנה.",
  tooMany: (capacity) => `ביקשתם יותר מקומות ממה שיש באירוע הזה בסך הכול (${capacity}).`,
  takeFewer: "דרך הקישור שלמטה אפשר לשנות את המספר.",
  greeting: (name) => (name === undefined ? "שלום," : `שלום ${name},`),
  when: "מתי",
  where: "איפה",
  map: "מפה",
  online: "השתתפות אונליין",
  seats: "מספר מקומות",
  price: "מחיר",
  manage: "צפייה בהרשמה, שינוי או ביטול",
  see: "צפייה בהרשמה",
  event: "עמוד האירוע",
  footer: (site) => `ההודעה הזאת נשלחה אליכם כי הכתובת הזאת נרשמה לאירוע של ${site}.`,
};

const WORDS: Readonly<Record<ChromeLanguage, MailWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  ar: ARABIC,
  he: HEBREW,
  it: ITALIAN_MAILS,
  nl: DUTCH_MAILS,
  pt: PORTUGUESE_MAILS,
  pl: POLISH_MAILS,
};

/** The words of the site's language, English for languages without a table. */
export const findMailWords = (language: string): MailWords => WORDS[chromeLanguageOf(language)];
