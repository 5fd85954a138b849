/**
 * What goals in Arabic and Hebrew tell visitors: of goals that are written in sentences, those that wish nothing of
 * anybody and speak of no site. Nothing is inflected: a sentence is quoted whole or not at all.
 */
import type { Brief } from "../brief.ts";
import {
  cutSlice,
  type Slice,
  singleSpaces,
  spanOf,
  splitSlice,
  trimSlice,
  wholeSlice,
} from "./slices.ts";
import { listSigns, type Statement, TELEPHONE } from "./statement-signs.ts";

const LANGUAGES = ["ar", "he"] as const;
export type RightToLeft = (typeof LANGUAGES)[number];

export const findRightToLeft = (tag: string): RightToLeft | undefined =>
  LANGUAGES.find((one) => one === tag);

const SENTENCE_ENDS = /(?<=[^\s.!?؟]{2})[.!?؟…]{1,3}\s(?=\S)|[؛\n]/gu;
const SENTENCES_MAX = 24;
const LENGTH_MAX = 240;
const WORDS_MIN = 3;

/** What an owner wishes of customers or of whoever makes the site. Letters that are written together come before. */
const WISHES: Readonly<Record<RightToLeft, RegExp>> = {
  ar: /(?<!\p{L})(?:و|ف)?(?:(?:أ|ا|ن|ت)(?:ريد|بغى|بغي|ود|تمنى|حتاج|أمل)|بد(?:نا|ي)|ود(?:نا|ي)|عا(?:يز|وز)\p{L}{0,3}|حاب\p{L}{0,3}|لازم|المهم|من فضلك\p{L}?|رجاء|يرجى|لو سمحت\p{L}{0,2}|(?:(?:بال|ال|لل)?(?:موقع|صفحة|زبون|زبائن|زباين|عميل|عملاء|ناس|زوار|استمارة|نموذج|صور))|(?:ي|ت)(?:تصل|حجز|كلم|بعت|بعث|رسل|طلب|شوف|عرف|كتب|شتر|دخل|سجل)\p{L}{0,4}|إظهار|اظهار|توضيح|كتابة|الاتصال|التواصل)(?!\p{L})/u,
  he: /(?<!\p{L})ו?(?:רוצ(?:ה|ים|ות)|צריכ(?:ים|ה|ות)|(?<!אם )צריך|חשוב|בבקשה|(?:ה|ב|ל|מה)?(?:אתר|עמוד|דף|כפתור|טופס|לקוחות|לקוח|אנשים|גולשים)|ש(?:יתקשרו|ישלחו|יבואו|יזמינו|יירשמו|ירשמו|ידעו|יראו|יקבעו|יכתבו|יוכלו|יבינו)|ל(?:הציג|הראות|כתוב|הסביר|פרסם|הבהיר|שלוח תמונ\p{L}{1,3}|התקשר|היות ברור))(?!\p{L})/u,
};

/** "Let them see prices: a sole 180": what stands behind the colon is told. */
const SHOWN: Readonly<Record<RightToLeft, RegExp>> = {
  ar: /^[^:\p{N}]{3,60}(?:أسعار|الأسعار|مواعيد|المواعيد|الدوام)\p{L}{0,3}\s?:\s?(?=.{0,120}\p{N})/u,
  he: /^[^:\p{N}]{3,60}(?:מחירים|המחירים|מחירון|שעות|השעות)\s?:\s?(?=.{0,120}\p{N})/u,
};

/** "We carry no fridges", "without playback": two words say it. */
const DENIAL = /^(?:و)?(?:لا|ما|ليس|بدون|مش|لسنا)\s|^(?:לא|אין|בלי|ללא)\s/u;
const THANKS = /[,،]\s?(?:شكر[اً]{0,2}|תודה)$/u;

/** Sentences of the goals and, behind what the business is, of the industry. */
export function readRightToLeftStatements(brief: Brief, language: RightToLeft): Statement[] {
  return (["goals", "industry"] as const).flatMap((field) => {
    const sentences = splitSlice(wholeSlice(brief[field] ?? ""), SENTENCE_ENDS)
      .map(({ part }) => trimSlice(part))
      .filter(({ text }) => text !== "")
      .slice(0, SENTENCES_MAX);
    const own = field === "industry" ? sentences.slice(1) : sentences;
    return own.flatMap((sentence, at) => {
      const told = dropWish(sentence, language);
      const isAlone = field === "goals" && sentences.length === 1;
      return isTold(told.text, language, isAlone || (field === "goals" && at === 0))
        ? [state(field, told)]
        : [];
    });
  });
}

function dropWish(sentence: Slice, language: RightToLeft): Slice {
  const shown = SHOWN[language].exec(sentence.text)?.[0] ?? "";
  const behind = cutSlice(sentence, shown.length);
  const thanks = THANKS.exec(behind.text)?.index;
  return thanks === undefined ? behind : cutSlice(behind, 0, thanks);
}

/** The first sentence of goals is what is wished: only what counts something is told of it. */
function isTold(text: string, language: RightToLeft, isFirst: boolean): boolean {
  const left = text.replace(TELEPHONE, " ").trim();
  const words = left.split(/\s+/u).length;
  if (text.length > LENGTH_MAX || WISHES[language].test(text)) return false;
  if (DENIAL.test(left)) return words > 1;
  return words >= WORDS_MIN && (!isFirst || /\p{N}/u.test(left)) && left.length > text.length / 2;
}

const state = (field: "goals" | "industry", slice: Slice): Statement => ({
  words: singleSpaces(slice.text),
  signs: listSigns(slice.text),
  isSentence: true,
  span: spanOf(field, slice),
});
