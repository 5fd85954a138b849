/**
 * What a brief states that a visitor wants to know: prices, days, hours, ages, conditions. In the owner's
 * words and in the order of the fields; what an owner wishes for the business alone is none of it.
 */
import type { Brief } from "../brief.ts";
import { BARE_START, OWNER_TALK, OWNER_VERBS, SEEING, VISITOR_VERBS } from "./goal-word-tables.ts";
import { isBare, isOwnGoal } from "./goal-words.ts";
import { calmCapitals } from "./names.ts";
import { cutParticulars } from "./particulars.ts";
import { firstSentence } from "./read-business.ts";
import type { Goal, Phrasebook, Segment, Span } from "./reading-model.ts";
import { SENTENCE_ENDS } from "./segment-words.ts";
import {
  capitaliseFirst,
  type Slice,
  singleSpaces,
  spanOf,
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
  span: Span;
};

const WEEKDAYS =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:days?|ends?)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|werktags|wochenende|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana";
const MONTHS =
  "january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const COUNTED =
  "(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) \\p{L}{3,20}";
const TERMS =
  "by appointment|nach vereinbarung|nach absprache|sur rendez-vous|con cita(?: previa)?|free|kostenlos|gratis|gratuite?s?|gratuit[ao]s?";

const SIGNS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[£$€] ?)?\\p{N}(?:[\\p{N}.,:]{0,12}\\p{N})?|(?<!\\p{L})(?:${WEEKDAYS}|${MONTHS}|${COUNTED}|${TERMS})(?!\\p{L})`,
  "giu",
);

/** "No emergencies", "urgencias no": what there is not, as far as visitors would come for it. */
const DENIES =
  /^(?:(?:no|keine?n?|pas de|sans|sin|ohne|not|no hacemos|we do not|wir machen kein\p{L}{0,2}|nous ne)\s|pas d['’])|\s(?:no|nicht|non|pas)$/iu;
const SERVICE =
  /(?<!\p{L})(?:emergenc|urgenc|notf|out-of-hours|children|kids|kinder|enfants|niños|dogs|hunde|chiens|perros|walk-?ins|auditions?|audición|vorsingen|cards?|karten|cash|bargeld|deliver|liefer|livraison|reparto|weekend|wochenend|experience|vorkenntnisse|booking|appointment|anmeldung|termin|reserva|cita|réservation|inscription|home visits|hausbesuche|repairs$|works?$|\p{L}{1,20}arbeiten$|trabajos|travaux)/iu;
const DENIAL_LENGTH_MAX = 60;

/** "No jargon", "kein Schnickschnack": how an owner wants to sound. */
const STYLE =
  /jargon|stock|pop-?ups?|\bads\b|advert|clutter|fuss|nonsense|frills|gimmick|corporate|hype|clich|slang|emoji|call cent|buzz|kitsch|schnick|floskel|fach|werbung|blabla|chichi|pub\b|florit|publicidad|tecnicismos|more|mehr|plus|más/iu;
const PLAIN_NO =
  /^(?:no|keine?n?|pas de|no hacemos|we do not|wir machen kein\p{L}{0,2})\s|^pas d['’]/iu;

const deniesService = (text: string): boolean =>
  text.length <= DENIAL_LENGTH_MAX &&
  DENIES.test(text) &&
  (SERVICE.test(text) || (PLAIN_NO.test(text) && !STYLE.test(text) && !OWNER_TALK.test(text)));

/** A sentence about how it is: it has a subject and its verb. */
const STATES =
  /^(?!(?:i|we|you|they|it|ich|wir|nous|je|on|nuestr[oa]s?|our|unsere?|notre|nos)\s)(?:\p{L}[\p{L}'’-]{0,24}\s){1,4}(?:is|are|costs?|lasts?|bring|begins?|starts?|includes?|ist|sind|kostet|kosten|dauert|beginnt|bringen|est|sont|coûte|dure|commence|apportent|es|son|cuesta|dura|empieza|traen)\s/iu;
/** "Se puede venir con niños desde los seis años". */
const SPOKEN = /^(?:se puede|on peut|man kann|you can)\s/iu;
const WISHING =
  /^(?:we|i|wir|ich|nous|je|on)\s(?:want|need|would|hope|aim|wish|must|should|plan|are (?:trying|looking)|wollen|möchten|brauchen|suchen|voulons|souhaitons|aimerions|cherchons)\b|^(?:queremos|necesitamos|buscamos)\b/iu;
/** What the owner tells of hours and of what is done begins like a wish and is none. */
const TOLD =
  /^(?:we|they|it|our|open|closed|work|people|children|not?|stay)\s(?!(?:want|need|up)\b)|^(?:geöffnet|ouvert|abierto)\s/iu;

/** Between sentences, and at commas that part no number. */
const PARTS = /[;\n•|]\s?|(?<=\p{L}{2}|\p{N}{2}|[£$€] ?\p{N}|€)[.!?]\s(?=\p{Lu})|,\s(?!\p{N})/gu;
const LISTED = new RegExp(`^(?:${WEEKDAYS}|${MONTHS})(?!\\p{L})`, "iu");

const ENDS_LISTED = new RegExp(`(?<!\\p{L})(?:${WEEKDAYS}|${MONTHS})$`, "iu");

const FIELDS = ["goals", "industry", "audience"] as const;

/** `goals` as read: of a clause that is one of them only what can be counted is stated. */
export function readStatements(
  brief: Brief,
  goals: readonly Goal[],
  language: Phrasebook | undefined,
  segments: readonly Segment[] = [],
): Statement[] {
  if (language === undefined) return [];
  return FIELDS.flatMap((field) => {
    const text = brief[field];
    if (text === undefined) return [];
    if (field === "industry") {
      const [, ...more] = listSentences(text);
      const told = more.flatMap((one) => readSentence(field, one, segments));
      return [...readIndustry(firstSentence(text)), ...told];
    }
    const sentences = listSentences(text);
    if (sentences.length > 1) return sentences.flatMap((one) => readSentence(field, one, segments));
    return splitParts(text).flatMap((part) => {
      const span = spanOf(field, part);
      const signs = listSigns(part.text);
      const isStated =
        field === "goals"
          ? isForVisitors(part.text, signs, span, goals, language)
          : signs.length > 0 && !(field === "audience" && OF_THEM.test(part.text));
      return isStated ? [{ words: toWords(part.text), signs, span }] : [];
    });
  });
}

const SENTENCE_LENGTH_MAX = 170;

/** The sentences of a field that is written in sentences: no field that lists its wishes. */
function listSentences(text: string): Slice[] {
  const parts = splitSlice(wholeSlice(text), SENTENCE_ENDS).map(({ part }) => trimSlice(part));
  return parts.filter((part) => part.text !== "");
}

/** What an owner adds for the reader of the brief alone: "…, would like more people to join it". */
const ADDED_WISH =
  /,\s(?:and |but )?(?:we |i )?(?:would like|['’]d like|want|hope|wish|möchten|wollen|voudrions|aimerions|queremos|quisiéramos)\s.{1,160}$/iu;
/** Only of numbers to call: they stand among the facts. */
const TELEPHONE = /\+?\(?\d[\d\s()./-]{6,18}\d/gu;
const WORDS_MIN = 3;
/** "Second: schools should book a workshop". */
const ORDINAL =
  /^(?:first|second|third|fourth|erstens|zweitens|drittens|primero|segundo|tercero)\s?[:,]\s/iu;
/** Told of the people that a site is for, and to whoever reads the brief. */
const OF_THEM =
  /^(?:half|mostly|mainly|meist|überwiegend|surtout|sobre todo|most|many|some|a few|about \p{N}{1,9}|(?:we|i) (?:also )?need|die meisten|viele|la plupart|beaucoup|muchos|la mayoría)(?:\s|$)/iu;
/** What leads to a statement and speaks to whoever reads the brief, by what is left to say in its place. */
const LEADS: readonly (readonly [RegExp, string])[] = [
  [/^(?:first thing is|after that|then|also),?\s(?:to\s)?/iu, ""],
  [/^get people to \p{L}{1,20},\s/iu, ""],
  [/^get people to\s/iu, ""],
  [/^people need to (?=find us\s)/iu, ""],
  [/\sand (?:to )?know (?:that )?(?=we (?:are )?open)/iu, "; "],
  [/^(?:we|i) (?:also )?want [\p{L} ]{1,30}, (?=[£€$]\s?\p{N})/iu, ""],
];
const FOR_THE_READER =
  /(?:^|\s)(?:they|them) (?:need to|should|must) know|(?:do not|don[’']t) want to/iu;

function readSentence(
  field: (typeof FIELDS)[number],
  sentence: Slice,
  segments: readonly Segment[],
): Statement[] {
  const whole = sentence.text.replace(ADDED_WISH, "");
  const text = LEADS.reduce(
    (left, [lead, rest]) => left.replace(lead, rest),
    whole.replace(ORDINAL, ""),
  );
  const signs = listSigns(text.replace(TELEPHONE, " "));
  const span = { ...spanOf(field, sentence), end: sentence.start + whole.length };
  const isOfPeople =
    field === "audience" &&
    (OF_THEM.test(text) ||
      segments.some((one) => one.span.start < span.end && one.span.end > span.start));
  const isDenied = deniesService(text);
  const isTold = signs.length > 0 || isDenied || STATES.test(text) || SPOKEN.test(text);
  if (
    !isTold ||
    isOfPeople ||
    FOR_THE_READER.test(text) ||
    text.split(" ").length < WORDS_MIN ||
    text.length > SENTENCE_LENGTH_MAX
  )
    return [];
  if (!isDenied && (OWNER_TALK.test(text) || WISHING.test(text))) return [];
  return [{ words: toWords(text), signs, isSentence: true, span }];
}

/** What stands beside what the business is, and whatever part of that can be counted. */
function readIndustry(text: string): Statement[] {
  const { rest, particulars } = cutParticulars(wholeSlice(text));
  const state = (part: Slice, signs: string[]): Statement => ({
    ...{ words: toWords(part.text.replace(/^(?:and|und|et|y)\s/iu, "")), signs },
    span: spanOf("industry", part),
  });
  return [
    ...splitParts(rest.text).flatMap((part) => {
      const signs = listSigns(part.text);
      return signs.length > 0 ? [state(part, signs)] : [];
    }),
    ...particulars.map((part) => state(part, listSigns(part.text))),
  ];
}

const listSigns = (text: string): string[] => [
  ...new Set((text.match(SIGNS) ?? []).map((sign) => sign.toLowerCase())),
];

const toWords = (text: string): string => capitaliseFirst(calmCapitals(singleSpaces(text)));

/** "Mondays, Tuesdays and Fridays" is one part. */
function splitParts(text: string): Slice[] {
  const whole = wholeSlice(text);
  const parts: Slice[] = [];
  for (const { part, before } of splitSlice(whole, PARTS)) {
    const slice = trimSlice(part);
    if (slice.text === "") continue;
    const last = parts.at(-1);
    const isListed = before.startsWith(",") && LISTED.test(slice.text);
    if (last !== undefined && isListed && ENDS_LISTED.test(last.text)) {
      const to = slice.start + slice.text.length;
      parts.splice(-1, 1, { text: text.slice(last.start, to), start: last.start });
    } else parts.push(slice);
  }
  return parts;
}

const NOUN_WORDS = { least: 2, most: 6 };

function isForVisitors(
  text: string,
  signs: readonly string[],
  { start, end }: Span,
  goals: readonly Goal[],
  language: Phrasebook,
): boolean {
  if (deniesService(text)) return true;
  if (OWNER_TALK.test(text) || WISHING.test(text) || FOR_THE_READER.test(text)) return false;
  if (!TOLD.test(text) && (isOwnGoal(text) || OWNER_VERBS[language].test(text))) return false;
  if (signs.length > 0 || STATES.test(text) || SPOKEN.test(text)) return true;
  // "Overnight transcripts" beside goals that visitors act on, and none of them.
  const isRead = goals.some(({ span }) => span.start < end && span.end > start);
  const isInvited = goals.some(({ words }) => words?.invitation !== undefined);
  const count = text.split(/\s+/u).length;
  return (
    !isRead &&
    isInvited &&
    count >= NOUN_WORDS.least &&
    count <= NOUN_WORDS.most &&
    !BARE_START.test(text) &&
    !isBare(text) &&
    !SEEING[language].test(text) &&
    !VISITOR_VERBS[language].test(text)
  );
}
