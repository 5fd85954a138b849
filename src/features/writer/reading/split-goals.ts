/** The goals in clauses: each names one thing that visitors should do, or that the site should bring about. */
import { ACTION_SIGNS, MODIFIERS } from "./action-signs.ts";
import { declares } from "./declared-goals.ts";
import { DENIED } from "./denied-goals.ts";
import { VISITOR_VERBS } from "./goal-word-tables.ts";
import { isOwnGoal, isVisitorsVerb } from "./goal-words.ts";
import { ROUND_THE_CLOCK, UNFINISHED } from "./guessed-goals.ts";
import { dropMakerVerb, hasMakerWishes, isWishedSeen } from "./maker-wishes.ts";
import type { ActionKind, Phrasebook } from "./reading-model.ts";
import { RIGHT_TO_LEFT_MODIFIERS, RIGHT_TO_LEFT_SIGNS } from "./right-to-left-signs.ts";
import { SENTENCE_ENDS } from "./segment-words.ts";
import { dropStart, joinSlices, type Slice, splitSlice, trimSlice, wholeSlice } from "./slices.ts";
import { COUNTED_BEHIND, hideForDesigner } from "./statement-signs.ts";

/** "In order to", "before work": what follows a comma, "and" or "then" is a goal of its own. */
const CLAUSES =
  /(?:\s?(?:(?<!\p{N}|(?<!\p{L})w)[,/]|,(?!\p{N})|(?<=\p{N})\/(?!\p{N}|(?:h|hr|hour|day|person|pp|month|mo|week|wk|night|kg|lb|std|stunde|tag|monat|heure|jour|mois|hora|día|mes)(?!\p{L}))|[;•·|、，؛،\n+&])\s?(?:(?:and|und|et|y|or|oder|ou|then|puis)\s)?|(?<=\p{L}{2})[.!?]+(?:\s|$)|\s(?=[2-6][).]\s\p{L})|(?<!(?<!\p{L})il)\s(?!und Nacht(?!\p{L}))(?:and then|and|or|then|plus|as well as|und|oder|sowie|et|ou|puis|ainsi que|y|o|e|u|luego|así como)\s|\sbefore\s(?=an?\s|the\s|we\s|they\s|quot))(?![^()]{0,160}\))/giu;

/** A sentence that ends in a number, which no German date does: "A day costs £38. Children …". */
const NUMBER_ENDS =
  /(?<=\p{N}{2}|[£$€] ?\p{N}|€)\.\s(?=\p{Lu}\p{Ll})(?!(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Lebens|Jahrhundert|Schwangerschaft|Klasse|Woche|Monat|Geburtstag|Stock|Etage))/gu;

const WEEKDAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?(?!\p{L})/iu;
const ENDS_IN_WEEKDAY =
  /(?:day|tag|mittwoch|di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?$/iu;
/** "1) bookings, 2) calls": how owners count their wishes. */
const NUMBERED = /^\(?(?:\d|[a-f])[).]\s?(?=\p{L})/iu;

/** More goals than that are none; it also bounds the time a brief takes. */
const CLAUSES_MAX = 24;

const SIGNS = [...ACTION_SIGNS, ...RIGHT_TO_LEFT_SIGNS];
export const ALL_MODIFIERS = [...MODIFIERS, ...RIGHT_TO_LEFT_MODIFIERS];

/** `first` names the action, `whole` has all that belongs to it. */
export type Clause = {
  first: Slice;
  /** With the nouns behind "and", which share its conditions. */
  joined: Slice;
  whole: Slice;
  /** It says what the goal before it comes before: "photos before the first visit". */
  isAfter: boolean;
  /** A wish of the site, without its verb: what it names is no label. */
  isMakers: boolean;
  /** The same with its verb, where that is to sell. */
  sold?: Slice;
};

/** "Book music and tea for a party" is one goal: what follows "and" has no action of its own. */
export function splitClauses(text: string, language: Phrasebook | undefined): Clause[] {
  const whole = wholeSlice(text);
  const written = language !== undefined && hasMakerWishes(text, language) ? language : undefined;
  const clauses: Clause[] = [];
  const parts = listWishes(wholeSlice(hideForDesigner(text))).flatMap((wish) =>
    splitSlice(wish, NUMBER_ENDS).flatMap(({ part }) => splitSlice(part, CLAUSES)),
  );
  for (const { part, before } of parts.slice(0, CLAUSES_MAX)) {
    const said = trimSlice(dropStart(trimSlice(part), NUMBERED));
    if (said.text === "" || (written !== undefined && isWishedSeen(said.text, written))) continue;
    const wished = written === undefined ? undefined : dropMakerVerb(said, written);
    const slice = wished ?? said;
    const isMakers = wished !== undefined;
    const last = clauses.at(-1);
    if (last !== undefined && isContinued(last.whole.text, before, slice.text)) {
      clauses.splice(-1, 1, startClause(joinSlices(whole, last.whole, slice), last.isAfter));
      continue;
    }
    const isAfter = last !== undefined && BEFORE.test(before);
    const isJoined =
      !isMakers && last !== undefined && JOINING.test(before) && isMoreOf(last.first, slice);
    if (isJoined) {
      last.whole = joinSlices(whole, last.whole, slice);
      last.joined = last.whole;
      if (SENDING.test(last.first.text)) last.first = last.whole;
    } else if (last !== undefined && JOINING.test(before) && waitsForVerb(last.first, slice)) {
      clauses.splice(-1, 1, startClause(joinSlices(whole, last.first, slice), false));
    } else {
      if (isAfter) last.whole = joinSlices(whole, last.whole, slice);
      const sold = isMakers && SELLING.test(said.text) ? { sold: said } : {};
      clauses.push({ ...startClause(slice, isAfter), isMakers, ...sold });
    }
  }
  return clauses;
}

const HALVES = /;\s/gu;

/** Of a text in several sentences those that wish something. */
function listWishes(whole: Slice): Slice[] {
  const isCounted = /(?:^|\s)\(?1[).]\s/u.test(whole.text);
  const sentences = splitSlice(whole, SENTENCE_ENDS).flatMap(({ part }) =>
    splitSlice(part, isCounted ? COUNTED_BEHIND : HALVES).map((half) => half.part),
  );
  const wishes = sentences.filter(({ text }) => !declares(text));
  return sentences.length > 1 && wishes.length > 0 ? wishes : [whole];
}

/** "7 j/7" is one thing. */
function isContinued(last: string, before: string, next: string): boolean {
  if (before === "/") return /^\d/u.test(next);
  if (!JOINING.test(before)) return false;
  if (ROUND_THE_CLOCK.test(`${last} ${next}`)) return true;
  if (ENDS_IN_HOURS.test(last) && BEGINS_WITH_HOURS.test(next)) return true;
  return UNFINISHED.test(last) || (ENDS_IN_WEEKDAY.test(last) && WEEKDAY.test(next));
}

/** "9-12 und 14-17 Uhr" are the hours of one day. */
const ENDS_IN_HOURS =
  /\p{N}h? ?(?:[-–]|bis|à|a|to) ?\p{N}{1,2}(?:[.:h]\p{N}{0,2})?(?: ?(?:Uhr|h|am|pm))?$/iu;
const BEGINS_WITH_HOURS =
  /^(?:von |de )?\p{N}{1,2}(?:[.:h]\p{N}{0,2})? ?(?:[-–]|bis|à|a|to) ?\p{N}/iu;

const SELLING = /(?<!\p{L})(?:sell|vendre|vender|verkaufen)(?!\p{L})/iu;
const BEFORE = /^\sbefore\s?$/iu;
const JOINING = /^\s?(?:and|or|&|und|oder|et|ou|y|o|e|u)\s?$/iu;

const isNarrowed = (text: string): boolean => ALL_MODIFIERS.some(([, sign]) => sign.test(text));

const startClause = (slice: Slice, isAfter: boolean): Clause => ({
  ...{ first: slice, joined: slice, whole: slice, isAfter, isMakers: false },
});

/** "Kaution" before "und Preise ansehen", "call" before "or text after five". */
const waitsForVerb = (first: Slice, next: Slice): boolean =>
  endsInVerb(first.text, next.text) || isBareVerb(first.text, next.text);

const endsInVerb = (first: string, next: string): boolean =>
  findSign(first) === undefined && /^\p{Lu}\S*$/u.test(first) && VISITOR_VERBS.de.test(next);

const isBareVerb = (first: string, next: string): boolean =>
  /^\p{L}{2,20}$/u.test(first) &&
  VISITOR_VERBS.en.test(first) &&
  (next.includes(" ") || /^come$/iu.test(first)) &&
  VISITOR_VERBS.en.test(next);

/** Nouns behind a phrase of several words, when no action is named there. */
const isMoreOf = (first: Slice, next: Slice): boolean =>
  (SENDING.test(first.text) && !isVisitorsVerb(next.text)) ||
  (ALSO.test(next.text) && findSign(first.text) === undefined) ||
  isCoordinate(first, next);

/** "Send measurements and photographs": both are sent. */
const SENDING = /^(?:send|bring|e-?mail|envoyer|apporter|enviar|mandar|traer)\s\S/iu;

const isCoordinate = (first: Slice, next: Slice): boolean =>
  first.text.includes(" ") &&
  (findSign(first.text) !== undefined || isVisitorsVerb(first.text) || isNarrowed(first.text)) &&
  !isVisitorsVerb(next.text) &&
  findSign(next.text) === undefined &&
  !isAnotherThing(first.text, next.text) &&
  !DENIED.test(next.text) &&
  !isOwnGoal(next.text);

/** "Repairs and rentals too": one thing said of both. */
const ALSO = /\s(?:too|as well|auch|aussi|también)$/iu;

const THING =
  /\b(?:tours?|workshops?|class(?:es)?|courses?|lessons?|visits?|events?|vouchers?|repairs?|retreats?|talks?)\b/iu;

/** "Wholesale orders and farm tours": one is ordered, the other is not. */
const isAnotherThing = (first: string, next: string): boolean =>
  findSign(first)?.kind === "order" && THING.test(next) && !THING.test(first);

/** The strongest sign of a clause, and of equal ones the first. */
export function findSign(text: string) {
  let best: { kind: ActionKind; weight: number; at: number } | undefined;
  for (const { kind, weight, pattern } of SIGNS) {
    pattern.lastIndex = 0;
    const at = pattern.exec(text)?.index;
    if (at === undefined) continue;
    if (best === undefined || weight > best.weight || (weight === best.weight && at < best.at)) {
      best = { kind, weight, at };
    }
  }
  return best;
}
