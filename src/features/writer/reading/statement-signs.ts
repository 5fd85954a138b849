/** What a statement is, by which signs it counts as one, and the sentences of a field that may hold one. */
import { calmCapitals, capitaliseNames } from "./names.ts";
import type { Span } from "./reading-model.ts";
import { SENTENCE_ENDS } from "./segment-words.ts";
import {
  capitaliseFirst,
  type Slice,
  singleSpaces,
  splitSlice,
  trimSlice,
  wholeSlice,
} from "./slices.ts";

export type Statement = {
  /** As the owner wrote it, with a capital. */
  words: string;
  /** What has to stand on a page for it to be said there; empty where only the whole says it. */
  signs: string[];
  /** A sentence of the owner's, which stands by itself. */
  isSentence?: true;
  /** Who the business is for. */
  isOfPeople?: true;
  span: Span;
};

export const WEEKDAYS =
  "(?:mon|tues?|weds?|thur?s?|fri|sat|sun)(?=\\s?[-–+&/,]|\\s(?:to|and|till|mon|tue|wed|thu|fri|sat|sun)(?:\\p{L}{0,4})?(?!\\p{L}))|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:days?|ends?)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|werktags|wochenende|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana";
export const MONTHS =
  "january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const COUNTED =
  "(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) \\p{L}{3,20}";
const TERMS =
  "by appointment|nach vereinbarung|nach absprache|sur rendez-vous|con cita(?: previa)?|free|kostenlos|gratis|gratuite?s?|gratuit[ao]s?";

const SIGNS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[£$€] ?)?\\p{N}(?:[\\p{N}.,:]{0,12}\\p{N})?|(?<!\\p{L})(?:${WEEKDAYS}|${MONTHS}|${COUNTED}|${TERMS})(?!\\p{L})`,
  "giu",
);

export const SENTENCE_LENGTH_MAX = 240;

/** Only of numbers to call: they stand among the facts. */
export const TELEPHONE = /\+?\(?\d[\d\s()./-]{6,18}\d/gu;
/** "Neue Mitglieder gewinnen; ein Anteil kostet 150 Euro": a wish, and what visitors want to know. */
const WISHED_FIRST = /^(?:\p{L}[\p{L}'’-]{0,20}\s){1,5}\p{L}{3,20}; /u;
const HALVES = /;\s(?!(?:it|they|this|that|which|and|but|or)(?!\p{L}))/giu;
/** "1. get weekly orders 2. sell the dried bag". */
export const COUNTED_BEHIND = /\s(?=[2-6][).]\s[\p{L}$£€])/gu;

/** "For the designer: no gold frames": up to the end of the paragraph. */
const FOR_DESIGNER =
  /(?:(?<=^|[.!?]\s|\n)(?:to whoever|for the (?:web ?)?(?:designer|site)|design(?:er)?(?: wishes)?|wishes|i ask for|note to|notes? for|please note for|für (?:den|die) (?:designer\p{L}{0,2}|gestalt\p{L}{2,5})|wünsche|souhaits?|pour le (?:graphiste|designer)|deseos|para el diseñador)(?: [^:.\n]{0,40})?:)[^\n]{0,1500}/giu;

/** The text with blanks in place of what is said to whoever makes the site, so that places in it stay. */
export const hideForDesigner = (text: string): string =>
  text.replace(FOR_DESIGNER, (said) => " ".repeat(said.length));

/** The sentences of a field that is written in sentences: no field that lists its wishes. */
export function listSentences(text: string): Slice[] {
  const sentences = splitSlice(wholeSlice(hideForDesigner(text)), SENTENCE_ENDS);
  const parts = sentences
    .flatMap(({ part }) =>
      sentences.length > 1 && WISHED_FIRST.test(part.text) ? splitSlice(part, HALVES) : [{ part }],
    )
    .flatMap(({ part }) =>
      /(?:^|\s)\(?1[).]\s/u.test(text) ? splitSlice(part, COUNTED_BEHIND) : [{ part }],
    )
    .map(({ part }) => trimSlice(part));
  return parts.filter((part) => part.text !== "");
}

export const listSigns = (text: string): string[] => [
  ...new Set((text.match(SIGNS) ?? []).map((sign) => sign.toLowerCase())),
];

/** "… but kottu isn't. no pork in the kitchen": a sentence that its owner began small. */
const SMALL_START = /(\p{L}{3,20})([.!?]) (\p{Ll})(?=\p{L}|\s)/gu;
const ABBREVIATED =
  /^(?:incl|inkl|approx|appr|aprox|min|mins|max|esp|est|etc|excl|exkl|tel|dept|ext|evtl|ggf|bzw|usw|zzgl|resp|inc|ltd|ave|apt|temp|env|govt|univ|prof|dipl|nov|dec|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|wks|hrs|env|dott|pers|env)$/iu;

/** "On y est. camionnette dès 450 €": a verb, where "est." is none of an English year. */
const FRENCH_IS = /(?:^|[\s’'])(?:on|on y|il|elle|c[’']) ?est\. \p{Ll}/iu;

export const toWords = (text: string): string =>
  capitaliseFirst(capitaliseNames(calmCapitals(singleSpaces(text))))
    .replace(/,\s?,/gu, ",")
    .replace(SMALL_START, (said, word: string, stop: string, first: string) =>
      ABBREVIATED.test(word) && !(/^est$/iu.test(word) && FRENCH_IS.test(text))
        ? said
        : `${word}${stop} ${first.toUpperCase()}`,
    )
    .replace(/,?\s(?:please|tel|mob|ph)$/iu, "");
