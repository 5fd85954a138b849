// What an event's page says around the owner's own words, in each language of the renderer.
import type { ChromeLanguage } from "../../design/room.ts";

export type EventWords = {
  when: string;
  where: string;
  price: string;
  map: string;
  openMap: string;
  online: string;
  onlineText: string;
  calendar: string;
  addToCalendar: string;
  subscribe: string;
  allEvents: string;
  /** Describes a page to search engines when its event has no summary. */
  describe: (title: string, when: string) => string;
  register: string;
  registerHint: string;
  waitlistHint: string;
  seats: string;
  submit: string;
  closed: string;
  past: string;
};

const ENGLISH: EventWords = {
  when: "When",
  where: "Where",
  price: "Price",
  map: "Map",
  openMap: "Open the map",
  online: "Online",
  onlineText: "You get the link to join when you are registered.",
  calendar: "Calendar",
  addToCalendar: "Add to your calendar",
  subscribe: "All dates as a calendar",
  allEvents: "All dates",
  describe: (title, when) => `${title}: ${when}.`,
  register: "Register",
  registerHint: "We confirm by e-mail, with a link by which you can change or cancel.",
  waitlistHint:
    "If there are not enough free seats for all of you, you are put on the waiting list and move up when there are.",
  seats: "Seats",
  submit: "Register",
  closed: "One cannot register for this event here.",
  past: "This event is over.",
};

const GERMAN: EventWords = {
  when: "Wann",
  where: "Wo",
  price: "Preis",
  map: "Karte",
  openMap: "Karte öffnen",
  online: "Online",
  onlineText: "Den Link zur Teilnahme gibt es nach der Anmeldung.",
  calendar: "Kalender",
  addToCalendar: "In den Kalender eintragen",
  subscribe: "Alle Termine als Kalender",
  allEvents: "Alle Termine",
  describe: (title, when) => `${title}: ${when}.`,
  register: "Anmelden",
  registerHint: "Wir bestätigen per E-Mail, mit einem Link zum Ändern oder Absagen.",
  waitlistHint:
    "Sind nicht genug Plätze für alle zusammen frei, geht es auf die Warteliste und von dort weiter, sobald Plätze frei werden.",
  seats: "Plätze",
  submit: "Anmelden",
  closed: "Für diese Veranstaltung kann man sich hier nicht anmelden.",
  past: "Diese Veranstaltung ist vorbei.",
};

const FRENCH: EventWords = {
  when: "Quand",
  where: "Où",
  price: "Prix",
  map: "Plan",
  openMap: "Ouvrir le plan",
  online: "En ligne",
  onlineText: "Vous recevez le lien pour participer une fois inscrit.",
  calendar: "Agenda",
  addToCalendar: "Ajouter à l’agenda",
  subscribe: "Toutes les dates dans un agenda",
  allEvents: "Toutes les dates",
  describe: (title, when) => `${title} : ${when}.`,
  register: "S’inscrire",
  registerHint: "Nous confirmons par e-mail, avec un lien pour modifier ou annuler.",
  waitlistHint:
    "S’il n’y a pas assez de places libres pour vous tous, vous êtes mis sur liste d’attente et avancez dès que possible.",
  seats: "Places",
  submit: "S’inscrire",
  closed: "On ne peut pas s’inscrire ici à cet événement.",
  past: "Cet événement est terminé.",
};

const SPANISH: EventWords = {
  when: "Cuándo",
  where: "Dónde",
  price: "Precio",
  map: "Mapa",
  openMap: "Abrir el mapa",
  online: "En línea",
  onlineText: "El enlace para participar llega con la inscripción.",
  calendar: "Calendario",
  addToCalendar: "Añadir al calendario",
  subscribe: "Todas las fechas como calendario",
  allEvents: "Todas las fechas",
  describe: (title, when) => `${title}: ${when}.`,
  register: "Inscribirse",
  registerHint: "Confirmamos por correo, con un enlace para cambiar o cancelar.",
  waitlistHint:
    "Si no hay plazas suficientes para todo el grupo, la inscripción pasa a la lista de espera y avanza en cuanto las haya.",
  seats: "Plazas",
  submit: "Inscribirse",
  closed: "No es posible inscribirse aquí en este evento.",
  past: "Este evento ya pasó.",
};

const ARABIC: EventWords = {
  when: "الموعد",
  where: "المكان",
  price: "السعر",
  map: "الخريطة",
  openMap: "فتح الخريطة",
  online: "عبر الإنترنت",
  onlineText: "يصلكم رابط المشاركة بعد التسجيل.",
  calendar: "التقويم",
  addToCalendar: "الإضافة إلى التقويم",
  subscribe: "كل المواعيد في التقويم",
  allEvents: "كل المواعيد",
  describe: (title, when) => `${title}: ${when}.`,
  register: "التسجيل",
  registerHint: "نؤكد التسجيل بالبريد الإلكتروني، مع رابط لتعديله أو إلغائه.",
  waitlistHint:
    "إذا لم تكفِ المقاعد الشاغرة لكم جميعًا، تُدرجون في قائمة الانتظار وتحصلون عليها عند توفرها.",
  seats: "عدد المقاعد",
  submit: "إرسال التسجيل",
  closed: "لا يمكن التسجيل في هذه الفعالية هنا.",
  past: "انتهت هذه الفعالية.",
};

const HEBREW: EventWords = {
  when: "מתי",
  where: "איפה",
  price: "מחיר",
  map: "מפה",
  openMap: "פתיחת המפה",
  online: "אונליין",
  onlineText: "הקישור להשתתפות יישלח אליכם אחרי ההרשמה.",
  calendar: "יומן",
  addToCalendar: "הוספה ליומן",
  subscribe: "כל המועדים ביומן",
  allEvents: "כל המועדים",
  describe: (title, when) => `${title}: ${when}.`,
  register: "הרשמה",
  registerHint: "האישור נשלח בדואר אלקטרוני, עם קישור לשינוי או לביטול.",
  waitlistHint: "אם אין מספיק מקומות פנויים לכולכם, תיכנסו לרשימת ההמתנה ותקבלו מקומות כשיתפנו.",
  seats: "מספר מקומות",
  submit: "שליחת ההרשמה",
  closed: "אי אפשר להירשם כאן לאירוע הזה.",
  past: "האירוע הזה הסתיים.",
};

const ITALIAN: EventWords = {
  when: "Quando",
  where: "Dove",
  price: "Prezzo",
  map: "Mappa",
  openMap: "Apri la mappa",
  online: "Online",
  onlineText: "Il link per partecipare arriva dopo l’iscrizione.",
  calendar: "Calendario",
  addToCalendar: "Aggiungi al calendario",
  subscribe: "Tutte le date in un calendario",
  allEvents: "Tutte le date",
  describe: (title, when) => `${title}: ${when}.`,
  register: "Iscriviti",
  registerHint: "Confermiamo per e-mail, con un link per modificare o annullare.",
  waitlistHint:
    "Se non ci sono abbastanza posti per tutti, l’iscrizione va in lista d’attesa e passa avanti appena si liberano.",
  seats: "Posti",
  submit: "Iscriviti",
  closed: "Qui non ci si può iscrivere a questo evento.",
  past: "Questo evento è passato.",
};

const DUTCH: EventWords = {
  when: "Wanneer",
  where: "Waar",
  price: "Prijs",
  map: "Kaart",
  openMap: "Kaart openen",
  online: "Online",
  onlineText: "De link om mee te doen krijg je na je aanmelding.",
  calendar: "Agenda",
  addToCalendar: "In je agenda zetten",
  subscribe: "Alle data als agenda",
  allEvents: "Alle data",
  describe: (title, when) => `${title}: ${when}.`,
  register: "Aanmelden",
  registerHint: "We bevestigen per e-mail, met een link waarmee je kunt wijzigen of annuleren.",
  waitlistHint:
    "Zijn er niet genoeg plaatsen vrij voor jullie allemaal, dan kom je op de wachtlijst en schuif je door zodra het kan.",
  seats: "Plaatsen",
  submit: "Aanmelden",
  closed: "Aanmelden voor dit evenement kan hier niet.",
  past: "Dit evenement is voorbij.",
};

const PORTUGUESE: EventWords = {
  when: "Quando",
  where: "Onde",
  price: "Preço",
  map: "Mapa",
  openMap: "Abrir o mapa",
  online: "On-line",
  onlineText: "O link para participar chega depois da inscrição.",
  calendar: "Calendário",
  addToCalendar: "Adicionar ao calendário",
  subscribe: "Todas as datas num calendário",
  allEvents: "Todas as datas",
  describe: (title, when) => `${title}: ${when}.`,
  register: "Inscrição",
  registerHint: "A confirmação vai por e-mail, com um link para alterar ou cancelar.",
  waitlistHint:
    "Se não houver lugares para todas as pessoas do grupo, a inscrição fica na lista de espera e avança quando houver.",
  seats: "Lugares",
  submit: "Enviar inscrição",
  closed: "Não é possível fazer aqui a inscrição neste evento.",
  past: "Este evento já passou.",
};

const POLISH: EventWords = {
  when: "Kiedy",
  where: "Gdzie",
  price: "Cena",
  map: "Mapa",
  openMap: "Otwórz mapę",
  online: "Online",
  onlineText: "Odnośnik do udziału przychodzi po zapisaniu się.",
  calendar: "Kalendarz",
  addToCalendar: "Dodaj do kalendarza",
  subscribe: "Wszystkie terminy w kalendarzu",
  allEvents: "Wszystkie terminy",
  describe: (title, when) => `${title}: ${when}.`,
  register: "Zapisy",
  registerHint: "Potwierdzenie wysyłamy e-mailem, z odnośnikiem do zmiany lub odwołania.",
  waitlistHint:
    "Jeśli nie ma dość wolnych miejsc dla wszystkich zgłoszonych osób, zapis trafia na listę oczekujących i przesuwa się, gdy miejsca się zwolnią.",
  seats: "Liczba miejsc",
  submit: "Zapisz się",
  closed: "Na to wydarzenie nie można się tu zapisać.",
  past: "To wydarzenie już się odbyło.",
};

const WORDS: Readonly<Record<ChromeLanguage, EventWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  ar: ARABIC,
  he: HEBREW,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
  pl: POLISH,
};

export const findEventWords = (language: ChromeLanguage): EventWords => WORDS[language];
