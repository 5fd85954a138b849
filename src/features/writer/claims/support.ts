/**
 * Whether facts bear out what a text claims. A claim is borne out by a fact that holds its words, or the
 * same number in words or digits; meaning is not weighed.
 */
import type { Phrasebook } from "../reading/reading-model.ts";
import type { ClaimKind } from "./claim-words.ts";
import { type Claim, findClaims } from "./find-claims.ts";

/** Something known, numbered for those who cite it. */
export type CitedFact = { id: string; text: string };

export type Unsupported = Claim;

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  ...{ two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9" },
  ...{ ten: "10", eleven: "11", twelve: "12", zwei: "2", drei: "3", vier: "4", fünf: "5" },
  ...{ sechs: "6", sieben: "7", acht: "8", neun: "9", zehn: "10", elf: "11", zwölf: "12" },
  ...{ deux: "2", trois: "3", quatre: "4", cinq: "5", sept: "7", huit: "8", neuf: "9", dix: "10" },
  ...{ dos: "2", tres: "3", cuatro: "4", cinco: "5", seis: "6", siete: "7", ocho: "8", nueve: "9" },
};

/** Words that say nothing by themselves: a fact that holds only these bears out nothing. */
const SMALL =
  /^(?:the|and|for|every|each|cada|chaque|jede[nrs]?|tous|todos|with|our|our|der|die|das|den|dem|und|unser[a-z]{0,2}|les?|des|une?|nos|notre|los|las|una?|con|nuestr[a-z]{1,2}|possible|quality|service|qualität|qualité|calidad)$/u;

/**
 * What the text claims and no fact says. With `cited` only those facts count; a claim that another fact
 * bears out comes back as a fact to cite.
 */
export function checkClaims(
  text: string,
  language: Phrasebook | undefined,
  facts: readonly CitedFact[],
  cited: readonly string[],
): { unsupported: Unsupported[]; alsoCited: string[] } {
  const unsupported: Unsupported[] = [];
  const also = new Set<string>();
  for (const claim of findClaims(inWordsOf(facts, text), language)) {
    const bearing = facts.filter((fact) => isBorneOut(fact.text, claim));
    if (bearing.length === 0) unsupported.push(claim);
    else if (!bearing.some(({ id }) => cited.includes(id))) also.add(bearing[0]?.id ?? "");
  }
  return { unsupported, alsoCited: [...also] };
}

/** The first fact is the name; "The Tuesday Choir begins at 7.30pm" has one time in it, and no day. */
const NAME_ID = "f1";
const NAME_LENGTH_MAX = 60;

function inWordsOf(facts: readonly CitedFact[], text: string): string {
  const name = facts.find(({ id }) => id === NAME_ID)?.text ?? "";
  const hasDay = name.length <= NAME_LENGTH_MAX && DAY.test(name);
  const unnamed = hasDay ? text.replaceAll(name, NAMELESS) : text;
  const isForWorkingDays = facts.some((fact) => inOneWord(fact.text).includes("weekdays"));
  return isForWorkingDays ? inOneWord(unnamed) : unnamed;
}
const NAMELESS = "it";
const DAY =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?(?!\p{L})/iu;

/** Monday to Friday, in the one word for it. */
const WORKING_DAYS =
  /(?<!\p{L})(?:(?:from |von |du |de )?(?:mondays?|montags?|lundi|lunes) ?(?:to|through|till|until|bis|au|a|[-–]) ?(?:fridays?|freitags?|vendredi|viernes)|weekdays|en semaine|entre semana|unter der woche)(?!\p{L})/giu;

const fold = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/gu, "'").replace(/\s+/gu, " ");

const inOneWord = (text: string): string => text.replace(WORKING_DAYS, "weekdays");

/** As it stands there, or with its working days in one word. */
const isBorneOut = (text: string, claim: Claim): boolean =>
  bearsOut(fold(text), claim) || bearsOut(inOneWord(fold(text)), claim);

const WHOLE: ReadonlySet<ClaimKind> = new Set(["quotation", "contact", "price", "superlative"]);

function bearsOut(fact: string, { kind, found }: Claim): boolean {
  const claim = fold(found).trim();
  if (holdsWhole(fact, claim)) return true;
  if (kind === "name" && isShortFor(fact, found)) return true;
  if (COSTS_NOTHING.some((words) => words.test(claim) && words.test(fact))) return true;
  if (kind === "number") return holdsNumbers(fact, claim) && holdsCounted(fact, claim);
  if (kind === "hours" && holdsSameHours(fact, claim)) return true;
  if (WHOLE.has(kind) || (kind === "hours" && /\p{Nd}/u.test(claim))) return false;
  // One inflected word is enough: "certified" for "certificate", "families" for "family".
  const words = (claim.match(/\p{L}{3,60}/gu) ?? []).filter((word) => !SMALL.test(word));
  return words.length > 0 && words.every((word) => holdsWord(fact, word));
}

const TIME =
  /(?<![£€$\p{Nd}.,])\p{Nd}{1,2}(?:[.:]\p{Nd}{2})?(?: ?(?:uhr|[ap]\.?m|heures?|horas?|h\p{Nd}{0,2}))?(?!\p{Nd}| ?(?:[€£$]|eur|pounds))/giu;
const NAMED_DAY = new RegExp(`${DAY.source}|weekdays`, "giu");

/** From one time to another on the same days, in whichever order: "8am to 5.30pm on weekdays", "Monday to Friday, 8am to 5.30pm". */
function holdsSameHours(fact: string, claim: string): boolean {
  const times = claim.match(TIME) ?? [];
  const days = claim.match(NAMED_DAY) ?? [];
  if (times.length !== 2 || days.length > 1) return false;
  if (days.length === 0) return times.join() === (fact.match(TIME) ?? []).join();
  return (
    times.join() === (fact.match(TIME) ?? []).join() &&
    days.join() === (fact.match(NAMED_DAY) ?? []).join()
  );
}

/** "LSF" of "langue des signes française". */
function isShortFor(fact: string, name: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(name)) return false;
  const initials = (fact.match(/\p{L}{4,60}/gu) ?? []).map((word) => word.charAt(0)).join("");
  return initials.includes(name.toLowerCase());
}

/** The same in other words, in each language. */
const COSTS_NOTHING: readonly RegExp[] = [
  /(?<!\p{L})(?:free(?! to)|complimentary|no (?:charge|fee))(?!\p{L})/u,
  /(?<!\p{L})(?:kosten(?:los|frei)(?:e[nrs]?)?|gratis|umsonst)(?!\p{L})/u,
  /(?<!\p{L})(?:gratuite?s?|gratuitement|sans frais|offerte?s?)(?!\p{L})/u,
  /(?<!\p{L})(?:gratis|gratuit[oa]s?|sin (?:coste|cargo))(?!\p{L})/u,
];

/** As whole words: "free" is not in "freezer". */
function holdsWhole(fact: string, words: string): boolean {
  for (let at = fact.indexOf(words); at >= 0; at = fact.indexOf(words, at + 1)) {
    const before = fact.charAt(at - 1);
    const after = fact.charAt(at + words.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

const STEM_LENGTH_MIN = 4;

function holdsWord(fact: string, word: string): boolean {
  const length = Math.max(STEM_LENGTH_MIN, word.length - 3);
  const stem = word.slice(0, length);
  return (fact.match(/[\p{L}\p{N}]{2,60}/gu) ?? []).some(
    (other) => other === word || (word.length > STEM_LENGTH_MIN && other.startsWith(stem)),
  );
}

function holdsNumbers(fact: string, claim: string): boolean {
  const known = new Set([...listNumbers(fact), ...listDecimals(fact)]);
  const decimals = listDecimals(claim);
  const claimed = decimals.length > 0 ? decimals : listNumbers(claim);
  return claimed.length > 0 && claimed.every((number) => known.has(number));
}

/** "Three weeks" is not borne out by three generations. */
const holdsCounted = (fact: string, claim: string): boolean =>
  (claim.match(/\p{L}{3,60}/gu) ?? [])
    .filter((word) => NUMBER_WORDS[word] === undefined)
    .every((word) => holdsWord(fact, word));

/** "4.9", "4,9" and the time "4:09": borne out by the same alone, and not by a four and a nine. */
const listDecimals = (text: string): string[] =>
  (text.match(/(?<![\p{Nd}.,:])\p{Nd}{1,12}[.,:]\p{Nd}{1,2}(?!\p{Nd})/gu) ?? []).map((digits) =>
    digits.replace(/[,:]/u, "."),
  );

const listNumbers = (text: string): string[] => [
  ...(text.match(/\p{Nd}{1,12}(?:[.,' ]\p{Nd}{3}){0,4}/gu) ?? []).map((digits) =>
    digits.replace(/[.,' ]/gu, ""),
  ),
  ...(text.match(/\p{L}{2,60}/gu) ?? []).flatMap((word) => NUMBER_WORDS[word] ?? []),
];
