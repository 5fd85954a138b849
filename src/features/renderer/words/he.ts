// Hebrew words of the renderer: visitors are addressed in the plural.
import { HEBREW_PRIVACY } from "./privacy/he.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const HEBREW: ChromeWords = {
  language: "he",
  skip: "דילוג לתוכן",
  menu: "תפריט",
  mainNavigation: "תפריט ראשי",
  footerNavigation: "קישורים בתחתית העמוד",
  breadcrumbs: "אתם נמצאים כאן",
  home: "דף הבית",
  readMore: "לקריאה נוספת",
  included: "כולל",
  step: (number) => `שלב ${number}`,
  figure: (number) => `איור ${number}`,
  contactDetails: "פרטי התקשרות",
  openingHours: "שעות פתיחה",
  factLabels: {
    phone: "טלפון",
    email: "דואר אלקטרוני",
    address: "כתובת",
    opening_hours: "שעות פתיחה",
    service_area: "אזור השירות",
    founded: "שנת הקמה",
    legal_name: "שם רשום",
    registration: "מספר רישום",
    vat_id: "מספר עוסק",
    person: "מי אנחנו",
    price: "מחירים",
    social: "ברשתות",
    website: "אתר",
    other: "כדאי לדעת",
  },
  form: {
    name: "שם",
    email: "דואר אלקטרוני",
    phone: "טלפון",
    message: "תוכן ההודעה",
    optional: "לא חובה",
    upTo: (most) => `עד ${most}`,
    choose: "נא לבחור",
    submit: "שליחת ההודעה",
    leaveEmpty: "נא להשאיר שדה זה ריק",
    privacy: "פרטיות והפרטים שלכם",
    heading: "כתבו לנו",
  },
  noContact: "פרטי ההתקשרות יופיעו כאן בקרוב.",
  galleryEmpty: "תמונות יתווספו בהמשך. עד אז הרישומים האלה נותנים מושג ראשון.",
  eventsEmpty: "כרגע אין מועדים מתוכננים. כשייקבע מועד, הוא יופיע כאן.",
  eventsPast: "מועדים קודמים",
  eventDetails: "פרטים",
  sitemapHeading: "באתר הזה",
  thankYou: {
    label: "תודה",
    title: "תודה לכם",
    description: "ההודעה שלכם נשלחה, ואדם יקרא אותה ויענה לכם באופן אישי.",
    heading: "תודה, ההודעה שלכם הגיעה",
    lede: "קיבלנו את מה שכתבתם, ונענה לכם באופן אישי.",
    back: "חזרה לדף הבית",
  },
  notFound: {
    label: "העמוד לא נמצא",
    title: "העמוד לא נמצא",
    description: "אין עמוד בכתובת הזאת; כאן אפשר לראות לאילו עמודים להמשיך.",
    heading: "העמוד הזה לא נמצא",
    lede: "ייתכן שנפלה טעות בכתובת או שהעמוד הועבר. אולי אחד העמודים האלה הוא מה שחיפשתם.",
    back: "לדף הבית",
  },
  privacy: HEBREW_PRIVACY,
  accessibility: {
    label: "נגישות",
    title: "הצהרת נגישות",
    description: "כיצד הותאם האתר לשימושם של אנשים רבים ככל האפשר, ולמי מדווחים על מכשול.",
    heading: "הצהרת נגישות",
    lede: "כל אדם צריך להיות מסוגל להשתמש באתר הזה, יהיו אשר יהיו המכשיר, הראייה, השמיעה או דרך התנועה שלו.",
    sections: (inputs) => [
      {
        heading: "למה אנחנו שואפים",
        paragraphs: [
          "האתר נבנה לפי ההנחיות הבין־לאומיות לנגישות תכנים באינטרנט, גרסה 2.2, ברמה AA.",
        ],
        points: [
          "ניגודיות הטקסט גבוהה, גם במצב בהיר וגם במצב כהה, ואפשר להגדיל אותו כרצונכם.",
          "אפשר להגיע לכל דבר במקלדת, והמיקוד תמיד נראה לעין.",
          "כותרות, אזורי עמוד ותוויות של שדות זמינים לקוראי מסך.",
          "תנועה מושמטת כשהמכשיר שלכם מבקש לצמצם אותה.",
          "שום דבר כאן אינו דורש הפעלת סקריפטים בדפדפן.",
        ],
      },
      {
        heading: "אם משהו מפריע לכם",
        paragraphs: [
          inputs.contacts.length > 0
            ? `נא לדווח אל ${inputs.name} מה לא עבד ובאיזה עמוד. אפשר לפנות אלינו כאן:`
            : `נא לדווח אל ${inputs.name} מה לא עבד ובאיזה עמוד.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
