/**
 * What an owner tells visitors, by what they look for: prices, and days and times, stand under names of their own and
 * not inside a paragraph. Nothing is taken out of its sentence.
 */

import { NEIGHBOUR_DAYS } from "../reading/neighbour-statements.ts";
import { capitaliseFirst } from "../reading/slices.ts";
import { MONTHS, type Statement, WEEKDAYS } from "../reading/statement-signs.ts";
import { asSentence } from "./heads.ts";

export type ToldTopic = "offers" | "prices" | "times";

/** With so few sentences there is nothing to sort. */
const SORTED_MIN = 3;

const PRICE =
  /(?:[£$€₪₹₦₺₴฿₱]|(?<!\p{L})(?:chf|usd|cad|aud|nzd|eur|fr\.|rs\.?|ksh|s\/)) ?\p{N}|(?<![\p{L}\p{N}])R ?\p{N}|\p{N}(?:[.,]-)? ?(?:[€£$₪]|(?:euros?|chf|franken|francs|zł|pesos|soles|reais|دينار|دنانير|درهم|ريال|ש["״]ח|שקל)(?!\p{L}))|دينارين/iu;
/** How far into a sentence its price may stand for the sentence to be about it. */
const PRICE_WITHIN = 60;
const PRICES = new RegExp(PRICE, "giu");

/** "Lion cut 110", "piumone matrimoniale 24": a thing and a number, without a sign of money. */
const PRICED_THING =
  /^\p{L}[^\p{N},;:]{3,45} (?!(?:1[5-9]|20)\p{N}{2}(?!\p{N}))\p{N}{1,4}(?:[.,]\p{N}{2})?(?: [^\p{N},;:]{1,30})?[.!]?$/u;
const NO_PRICE = new RegExp(
  `(?<!\\p{L})(?:${MONTHS}|${WEEKDAYS}|min(?:ute)?s?|hours?|years?|km|miles?|people|seats?|age[ds]?|room|no|nr)(?!\\p{L})`,
  "iu",
);
const PARTS =
  /,\s(?!of which|of whom|which|dont|davon|de los que)(?:(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub) )?|;\s/u;

const CLOCK =
  /(?<![\p{N}.,£$€])\p{N}{1,2}(?:[:.h]\p{N}{2})?(?: ?(?:am|pm|uhr|h|uur))? ?(?:[-–]|to|till|until|bis|à|a|tot|do|às|t\/m) ?\p{N}{1,2}(?![\p{N}%])|(?<![\p{N}.,£$€])\p{N}{1,2}[:.h]\p{N}{2}(?!\p{N})|\p{N} ?(?:am|pm|uhr|uur)(?!\p{L})/iu;
const TIMES_LENGTH_MAX = 150;

const signsOf = (days: string) => ({
  each: new RegExp(`(?<!\\p{L})(?:${days})(?!\\p{L})`, "giu"),
  first: new RegExp(`^(?:${days})(?!\\p{L})`, "iu"),
});
const DAYS = signsOf(WEEKDAYS);
/** German shortens days to two letters, some of which are words. */
const GERMAN_DAYS = `${WEEKDAYS}|(?:mo|di|mi|do|fr|sa|so)(?=\\.? ?(?:bis|[-–+&/,]|und|\\p{N}))`;
const DAYS_OF: Readonly<Record<string, typeof DAYS>> = Object.fromEntries(
  Object.entries({ ...NEIGHBOUR_DAYS, de: GERMAN_DAYS }).map(([language, days]) => [
    language,
    signsOf(days),
  ]),
);

const OPENS =
  /^(?:we(?:[’']re| are) |(?:werkstatt|laden|geschäft|praxis|büro|hofladen|atelier) )?(?:open|closed|opening hours|hours|geöffnet|geschlossen|öffnungszeiten|ouvert\p{L}{0,2}|fermé\p{L}{0,2}|horaires|abiert\p{L}{1,2}|abrimos|cerrad\p{L}{1,2}|apert[oi]|siamo aperti|chius[oi]|geopend|gesloten|aberto|otwarte|czynne|مفتوح|نفتح|פתוח(?:ים)?)(?!\p{L})/iu;

/** "Clubs: we dive your ponds", "Donate a chair: no stairlifts": about what its label names. */
const LABELLED = /^[\p{L}\p{N} ’'-]{3,30}(?: \([^()]{2,40}\))? ?: /u;
/** Said by the heading; "flat fee" is not. */
const SAID_LABEL =
  /^(?:(?:our|my|the|rough|current|unsere|meine|nos|nuestros) )?(?:prices?|rates?|costs?|preise?|tarifs?|prix|precios?|tarifas?|prezzi|tariffe|prijzen|tarieven|ceny|cennik|preços) ?: /iu;
const PRICES_LABEL =
  /^(?:\p{L}{3,12} )?(?:prices?|rates?|fees?|costs?|preise?|kosten|tarifs?|prix|precios?|tarifas?|prezz[io]|tariff[ae]|prijz?en|tarieven|cen[ay]|cennik|preços?)(?: \p{L}{2,12})? ?: /iu;

/** Goes on from the sentence before it, whatever it is about. */
const GOES_ON =
  /^(?:after that|afterwards|then|otherwise|told|paid|payable|charged|included|refunded|roughly|even|plus|or|same (?:for|price)|half (?:price|that)|free (?:with|for|if|under|to|over|when)|(?:under|over) \p{N}{1,2} (?:no|not|free|half)|danach|sonst|ensuite|après|después|luego|poi|daarna|depois|potem)(?!\p{L})/iu;
/** "Blend only half of that". */
const OF_THAT = /\s(?:of|than|for) (?:that|those|it)[.!]?$/iu;
/** "£16 each": of what the sentence before it names. */
const PRICED_BEFORE =
  /^[£$€]\p{N}[\p{N}.,]{0,8},? (?:each|incl|including|included|credited|refunded|deducted|off)(?!\p{L})/iu;

/** Sentences under each name in the order in which they were told; `rest` is about anything. */
export type SortedTellings = Readonly<Record<ToldTopic, readonly Statement[]>> & {
  readonly rest: readonly Statement[];
};

/** Sorts what is told to visitors; all of it is `rest` where there is little. */
export function sortTellings(
  told: readonly Statement[],
  language: string,
  leans: (words: string) => boolean,
): SortedTellings {
  const sorted = { offers: [], prices: [], times: [], rest: [] } as Record<
    ToldTopic | "rest",
    Statement[]
  >;
  if (told.length < SORTED_MIN) return { ...sorted, rest: [...told] };
  let before: ToldTopic | "rest" = "rest";
  for (const one of told) {
    const goesOn: boolean =
      [GOES_ON, PRICED_BEFORE, OF_THAT].some((form) => form.test(one.words)) || leans(one.words);
    const topic: ToldTopic | "rest" = goesOn ? before : (topicOf(one.words, language) ?? "rest");
    sorted[topic].push(one);
    before = topic;
  }
  return sorted;
}

/** What a sentence is about, if that is plain. */
export function topicOf(words: string, language: string): ToldTopic | undefined {
  const isPriced = (words.match(PRICES) ?? []).length > 1;
  if (LABELLED.test(words) && !isPriced && !PRICES_LABEL.test(words) && !OPENS.test(words))
    return undefined;
  if (listOffers(words).length > 0) return "offers";
  if (isOfTimes(words, language)) return "times";
  if (isOfPrices(words)) return "prices";
  return undefined;
}

const OFFERS_MIN = 3;
const OFFER_LENGTH_MAX = 90;
const BRACKETED = /^(\p{L}[^()]{1,50}) \(([^()]{2,70})\)$/u;
const NAMED_ALONE = /^\p{L}[\p{L}’' -]{2,40}$/u;
/** Who does something, or when: no name of a thing. */
const SAYS_MORE =
  /(?<!\p{L})(?:we|you|i|it|they|is|are|if|when|only|please|wir|sie|ist|sind|wenn|nous|vous|est|sont|si|es|son|se)(?!\p{L})/iu;

/** "The Byre (sleeps 6, from £890 a week), the Bothy (sleeps 2, from £480) and ramps": things, some with what they cost. */
export function listOffers(words: string): string[] {
  const parts = partOutsideBrackets(words.replace(/[.!]$/u, "")).map((part) => part.trim());
  const bracketed = parts.filter((part) => PRICE.test(BRACKETED.exec(part)?.[2] ?? ""));
  const isNamed = (part: string) => {
    const name = BRACKETED.exec(part)?.[1] ?? part;
    return part.length <= OFFER_LENGTH_MAX && NAMED_ALONE.test(name) && !SAYS_MORE.test(name);
  };
  return parts.length >= OFFERS_MIN && bracketed.length > 1 && parts.every(isNamed)
    ? parts.map(capitaliseFirst)
    : [];
}

/** At commas, and at the word before the last, unless they stand in brackets. */
function partOutsideBrackets(words: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, letter] of words.split("").entries()) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    const length = depth > 0 ? 0 : (PART_ENDS.exec(words.slice(at, at + 8))?.[0].length ?? 0);
    if (length === 0) continue;
    if (at > from) parts.push(words.slice(from, at));
    from = at + length;
  }
  return [...parts, words.slice(from)];
}
const PART_ENDS = /^(?:, (?:and |und |et |y |e )?|; | (?:and|und|et|y|e) )/u;

function isOfPrices(words: string): boolean {
  const found = [...words.matchAll(PRICES)];
  if (GIFT.test(words) || PAID_BY.test(words) || NOT_DONE.test(words)) return false;
  if (found.length > 1) return true;
  const [only] = found;
  if (only !== undefined) return only.index <= PRICE_WITHIN && !isInPassing(words, only.index);
  return isPriceList(words);
}

/** An evening or a guest that has its price: "Dogs are welcome (max two, £25 each) but never at lambing". */
const isInPassing = (words: string, at: number): boolean =>
  (ON_DAYS.test(words.slice(0, at)) && !DEED.test(words)) ||
  (/\([^()]*$/u.test(words.slice(words.lastIndexOf("(", at), at)) &&
    !(DEED.test(words) || /^\p{L}[^(]{3,50} \((?:from |only |about )?$/u.test(words.slice(0, at))));
/** "Sign up for the 8 week class ($340, clay included)": what is paid for. */
const DEED =
  /^(?:book|enrol|enroll|join|sign up|register|rent|hire|buy|order|inscribirse|apuntarse|reservar|s[’']inscrire|réserver|louer|buchen|anmelden)(?!\p{L})/iu;
const ON_DAYS = new RegExp(
  `(?<!\\p{L})(?:${MONTHS}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\\p{L})`,
  "iu",
);

/** "£12 feeds one hedgehog for a week": what a gift does. */
const GIFT =
  /^(?:give|donate|donations?|gifts?)(?!\p{L})|(?<!\p{L})(?:raised|gave away|donated|collected) [£$€]|^(?:[£$€] ?)?\p{N}[\p{N}.,]* ?(?:€|euros?)? (?:feeds?|pays? for|buys?|covers?|keeps?|helps?|plants?|nourri\p{L}{0,4}|paie|permet|ernährt|deckt|alimenta|paga|cubre)(?!\p{L})/iu;

/** "Keine Schäden unter 750 Euro": what is not done. */
const NOT_DONE =
  /^(?:keine?n?|pas (?:de |d[’'])|no hacemos|sin|niente|non facciamo|geen|não fazemos|nie robimy) ?\p{L}/iu;
/** "CB à partir de 10 euros": how it is paid. */
const PAID_BY =
  /^(?:cb|cartes?(?: bancaires?)?|karten?zahlung|ec(?:-karte)?|tarjetas?|cards?|pagos? con tarjeta)(?!\p{L})/iu;

/** "Lion cut 110, comb out and bath 85, nail trim 20". */
function isPriceList(words: string): boolean {
  const parts = words.split(PARTS);
  return (
    parts.length > 1 && !NO_PRICE.test(words) && parts.every((part) => PRICED_THING.test(part))
  );
}

function isOfTimes(words: string, language: string): boolean {
  if (words.length > TIMES_LENGTH_MAX) return false;
  const { each, first } = DAYS_OF[language] ?? DAYS;
  const days = (words.match(each) ?? []).length;
  const hasClock = CLOCK.test(words);
  if (OPENS.test(words)) return days > 0 || hasClock;
  return first.test(words) ? hasClock || days > 1 : hasClock && days > 1;
}

/** "Book a first hour £30" is a price among prices. */
const DEED_FIRST = /^(?:book|get|buy|order) (?:an? |the |your )(?=\p{L}[^.]{2,40} [£$€]?\p{N})/iu;

/** Each thing on offer on a line of its own. */
export const listOfferLines = (told: readonly Statement[]): string[] =>
  told.flatMap(({ words }) => listOffers(words));

const BOUND = /^(?:from|desde|ab|dès|à partir de|da|vanaf|od|a partir de) (?:[£$€] ?)?\p{N}/iu;
const ABOUT_LABEL = /^(?:rough|guide|typical|approximate|indicative|ballpark|richt)(?: |preise)/iu;

/** Each thing with its price on a line of its own, where a sentence is a list of them. */
export function listPriceLines(told: readonly Statement[]): string[] {
  return told.flatMap(({ words: typed }) => {
    // "Guide prices: …" are none that one is held to.
    if (ABOUT_LABEL.test(typed)) return [asSentence(typed)];
    const words = capitaliseFirst(typed.replace(SAID_LABEL, ""));
    const parts = words.split(PARTS);
    const isList =
      parts.length > 1 &&
      !/[()]/u.test(words) &&
      // "… 190 euros y la cirugía, desde 240 euros": whose price it is stands before it.
      !parts.some((part) => BOUND.test(part)) &&
      (isPriceList(words) || parts.every((part) => PRICE.test(part) && /\p{L}{3}/u.test(part)));
    return isList
      ? parts.map((part) =>
          capitaliseFirst(part.replace(/[.!]$/u, "").replace(DEED_FIRST, "").trim()),
        )
      : [asSentence(words)];
  });
}
