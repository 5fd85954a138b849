/**
 * The words by which goals in Arabic and Hebrew name an action. Stems, since both languages write
 * articles and prepositions together with the word. A table, no logic.
 */
import type { ActionSign } from "./action-signs.ts";
import type { ActionKind } from "./reading-model.ts";

const sign = (kind: ActionKind, weight: 1 | 2 | 3, ...stems: string[]): ActionSign => ({
  kind,
  weight,
  pattern: new RegExp(stems.join("|"), "giu"),
});

export const RIGHT_TO_LEFT_SIGNS: readonly ActionSign[] = [
  sign(
    "send-photos",
    3,
    "(?:إرسال|يرسل\\p{L}{0,30}) (?:ال)?صور",
    "(?:לשלוח|שליחת|ישלחו) תמונ(?:ה|ות)",
  ),
  sign("quote", 3, "عر(?:ض|وض) (?:ال)?(?:سعر|أسعار)", "تسعير", "הצע(?:ת|ות) מחיר"),
  sign("demo", 3, "عرض توضيحي", "فترة تجريبية", "הדגמ", "תקופת ניסיון"),
  sign("survey", 3, "معاين", "בדיקה (?:בבית|במקום)", "מדידה בבית"),
  sign("book", 3, "(?:הזמנת|להזמין|יזמינו) (?:שולחן|שולחנות|מקום|מקומות|חדר|חדרים)"),
  sign("donate", 2, "تبر[عّ]", "תרומ", "לתרום", "יתרמו"),
  sign("volunteer", 2, "تطو[عّ]", "متطوع", "התנדב", "מתנדב"),
  sign("subscribe", 3, "نشرة", "ניוזלטר", "רשימת תפוצה"),
  sign("subscribe", 2, "اشتراك", "مشترك", "מנויים"),
  sign("book", 2, "حجز", "حجوز", "موعد", "مواعيد", "استشار", "לקבוע", "יקבעו", "קביעת", "פגיש"),
  sign("phone", 2, "اتصال", "يتصل", "مكالم", "هاتف", "واتساب", "טלפון", "שיח[הות]", "תקשר"),
  sign("phone", 2, "ווטסאפ", "וואטסאפ"),
  sign("visit", 2, "زيار", "يزور", "زوار", "ביקור(?!\\S{0,4} \\p{N})", "לבקר", "יבקרו", "שיבואו"),
  sign("order", 2, "طلبي", "طلبات", "يطلب", "توصيل", "הזמנ", "להזמין", "יזמינו", "משלוח"),
  sign("attend", 2, "حضور", "يحضر", "השתתפ", "להשתתף", "ישתתפו"),
  sign("enrol", 2, "تسجيل", "يسجل", "التحاق", "הרשמ", "להירשם", "יירשמו", "שיירשמו"),
  sign("join", 2, "انضم", "ينضم", "عضوي", "أعضاء", "הצטרפ", "להצטרף", "יצטרפו"),
  sign("buy", 2, "شراء", "يشتر", "تذاكر", "לקנות", "יקנו", "קניי?ה", "רכיש", "כרטיסים"),
  sign("read", 1, "قراءة", "يقرأ", "לקרוא", "יקראו"),
  sign("buy", 1, "مبيعات", "بيع", "מכיר", "למכור"),
  sign("enquire", 1, "تواصل", "استفسار", "رسال", "مراسل", "طلب", "פניות", "קשר", "הודעות"),
];

/** The same modifiers as in the other languages, first those that say what is wanted. */
export const RIGHT_TO_LEFT_MODIFIERS: readonly (readonly [string, RegExp])[] = [
  ["table", /طاول|שולחן|שולחנות/u],
  ["weekend", /نهاية الأسبوع|סופי? ?(?:ה)?שבוע/u],
  ["trial", /تجريب|ניסיון/u],
  ["free", /مجان|חינם|ללא (?:תשלום|עלות)/u],
  ["first", /أول|ראשונ/u],
  ["lesson", /درس|دروس|שיעור/u],
  ["newsletter", /نشرة|ניוזלטר/u],
  ["online", /إنترنت|أونلاين|אונליין/u],
  ["monthly", /شهري|חודשי/u],
];
