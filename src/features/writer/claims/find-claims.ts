/**
 * What a text states that somebody would have to know: every number, date, name, place, superlative,
 * credential, price, promise, quotation and way to get in touch. Deterministic, and rather one too many
 * than one too few: what is found here only has to stand in a fact.
 */
import { isPlaceName } from "../reading/place-words.ts";
import type { Phrasebook } from "../reading/reading-model.ts";
import { CLAIM_WORDS, type ClaimKind } from "./claim-words.ts";
import { listNames } from "./find-names.ts";
import { isGeneralAdvice } from "./general-advice.ts";

export type Claim = {
  kind: ClaimKind;
  /** As it stands in the text. */
  found: string;
};

const CONTACTS: readonly RegExp[] = [
  /@[\p{L}\p{N}-]{1,60}\.\p{L}{2,20}/gu,
  /(?:https?:\/\/|www\.)\S{1,200}/giu,
  /(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]{2,60}\.(?:com|org|net|de|at|ch|fr|es|it|uk|co|io|eu|info|shop|app|ai|dev|example|test)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,40}/gu,
  // The sign of square metres begins no telephone number, and a full stop stands in none.
  /(?<!\p{N})\+?\p{Nd}(?:[\p{Nd} ()/–-]|\.(?=\p{Nd})){6,24}\p{Nd}(?!\p{N})/gu,
];
const PRICES: readonly RegExp[] = [
  /[$€£¥]\s?\p{Nd}{1,9}|\p{Nd}{1,9}\s?(?:[$€£¥]|(?:EUR|USD|GBP|CHF|Euros?|euros?|dollars?|pounds?|Franken|francs?)(?!\p{L}))/gu,
];
/** "4.9" is one number, and neither four nor nine. */
const NUMBERS = /\p{Nd}{1,12}(?:[.,’' ]\p{Nd}{3}){0,4}(?:[.,]\p{Nd}{1,2}(?!\p{Nd}))?/gu;
const QUOTED = /[“„«"]\s?([^”“»«„"]{12,400})\s?[”“»"]/gu;
/** "24/7" is hours, whatever the numbers in it. */
const ALWAYS = /24\s?\/\s?7|24 ?[hx] ?7/giu;
const LONGEST_READ = 20_000;

export function findClaims(sent: string, language: Phrasebook | undefined): Claim[] {
  const text = sent.slice(0, LONGEST_READ);
  const claims: Claim[] = [];
  const search = (kind: ClaimKind, patterns: readonly RegExp[]) => {
    for (const pattern of patterns)
      for (const { 0: found, index } of text.matchAll(pattern))
        if (!isOfVisitor(kind, found, text.slice(0, index)) && !isOfAll(kind, found, index))
          claims.push({ kind, found });
  };
  const isOfAll = (kind: ClaimKind, found: string, index: number): boolean =>
    (kind === "hours" || kind === "date") &&
    isGeneralAdvice(found, sentenceAround(text, index), language ?? "en");
  search("contact", CONTACTS);
  search("price", PRICES);
  search("hours", [ALWAYS]);
  search("number", [NUMBERS]);
  for (const found of listHours(text)) claims.push({ kind: "hours", found });
  for (const [, found = ""] of text.matchAll(QUOTED))
    if (found.split(/\s/u).length > 2) claims.push({ kind: "quotation", found });
  const words = CLAIM_WORDS[language ?? "en"];
  for (const [kind, patterns] of Object.entries(words)) search(kind as ClaimKind, patterns);
  for (const found of listNames(text, language))
    claims.push({ kind: isPlaceName(found) ? "place" : "name", found });
  return claims;
}

/** From the stop before a place in a text to the next one. */
function sentenceAround(text: string, index: number): string {
  const before =
    text
      .slice(0, index)
      .split(/(?<=[.?!:]) /u)
      .at(-1) ?? "";
  const [after = ""] = text.slice(index).split(/(?<=[.?!]) /u);
  return before + after;
}

const HABITS = /^(?:every (?:day|week)|jeden tag|täglich|tous les jours|chaque jour|cada día)$/iu;
/** At the beginning of the sentence that a text ends in. */
const NOTED =
  /(?:^|[.!?] )(?:count|note|write down|measure|zählen sie|notieren sie|schreiben sie auf|messen sie|comptez|notez|mesurez|cuente|anote|apunte|mida)(?!\p{L})[^.!?]*$/iu;

/** "Count the meals of every day": the visitor's habits, not the hours of the business. */
const isOfVisitor = (kind: ClaimKind, found: string, before: string): boolean =>
  kind === "hours" && HABITS.test(found) && NOTED.test(before);

const TIME_OR_DAY =
  /(?<![\p{L}\p{N}])(?:midi|noon|midday|mittags|mediodía|\p{Nd}{1,2}(?:[.:]\p{Nd}{2})?\s?(?:uhr|[ap]\.?m|heures?|horas?|h(?: ?\p{Nd}{2})?)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|weekdays|werktags)(?![\p{L}\p{N}])/giu;

/**
 * Days and times of day that belong together, from the first to the last of a sentence: "Monday from 7am to
 * 1pm". Said in other words they easily say something else. One alone is a date or a number.
 */
function listHours(text: string): string[] {
  const spans: { from: number; to: number; hasTime: boolean }[] = [];
  for (const match of text.matchAll(TIME_OR_DAY)) {
    const last = spans.at(-1);
    const to = match.index + match[0].length;
    const hasTime = /\p{Nd}/u.test(match[0]);
    if (last === undefined || /[.!?;] /u.test(text.slice(last.to, match.index)))
      spans.push({ from: match.index, to, hasTime });
    else Object.assign(last, { to, hasTime: last.hasTime || hasTime });
  }
  return spans
    .filter(({ from, to, hasTime }) => hasTime && /\s\S{1,40}\s/u.test(text.slice(from, to)))
    .map(({ from, to }) => text.slice(from, to));
}
