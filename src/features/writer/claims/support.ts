/**
 * Whether facts bear out what a text claims. A claim is borne out by a fact that holds its words, or the
 * same number in words or digits; meaning is not weighed.
 */
import type { Phrasebook } from "../reading/reading-model.ts";
import { inDigits, isNumberWord, listNumberWords } from "../speech/number-words.ts";
import type { ClaimKind } from "./claim-words.ts";
import { type Claim, findClaims } from "./find-claims.ts";

/** Something known, numbered for those who cite it. */
export type CitedFact = { id: string; text: string };

export type Unsupported = Claim;

/** Words that say nothing by themselves: a fact that holds only these bears out nothing. */
const SMALL =
  /^(?:the|and|for|every|each|cada|chaque|jede[nrs]?|tous|todos|with|our|our|der|die|das|den|dem|und|unser[a-z]{0,2}|les?|des|une?|eine?|nos|notre|los|las|una?|con|nuestr[a-z]{1,2}|possible|quality|service|qualität|qualité|calidad)$/u;

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
  // "Soixante" stands in "soixante-quinze", and is another number.
  const isInWords = (kind === "number" || kind === "price") && listNumberWords(claim).length > 0;
  if (!isInWords && holdsWhole(fact, claim)) return true;
  if (kind === "name" && isShortFor(fact, found)) return true;
  if (COSTS_NOTHING.some((words) => words.test(claim) && words.test(fact))) return true;
  if (kind === "number") return holdsNumbers(fact, claim) && holdsCounted(fact, claim);
  if (kind === "hours" && holdsSameHours(fact, claim)) return true;
  if (kind === "price" && holdsAmount(fact, claim)) return true;
  if (WHOLE.has(kind) || (kind === "hours" && /\p{Nd}/u.test(claim))) return false;
  // One inflected word is enough: "certified" for "certificate", "families" for "family".
  const words = (claim.match(/\p{L}{3,60}/gu) ?? []).filter((word) => !SMALL.test(word));
  return words.length > 0 && words.every((word) => holdsWord(fact, word));
}

const TIME =
  /(?<!\p{L})(?:midi|noon|midday|mittags?|mediodía|minuit|midnight|mitternacht|medianoche)(?!\p{L})|(?<![£€$\p{Nd}.,])\p{Nd}{1,2}(?:[.:]\p{Nd}{2})?(?: ?(?:uhr|[ap]\.?m|heures?|horas?|h(?: ?\p{Nd}{2})?))?(?!\p{Nd}| ?(?:[€£$]|eur|pounds))/giu;
const NAMED_DAY = new RegExp(`${DAY.source}|weekdays`, "giu");

/** "9 h", "9 heures" and "9.00 Uhr" are one time of day. */
const plainTime = (time: string): string =>
  time
    .replace(/(?:uhr|heures?|horas?)$|h$/u, "")
    .replace(/ ?h ?(?=\p{Nd})|[.]/u, ":")
    .replace(/:00(?!\p{Nd})/u, "")
    .replace(/\s/gu, "");
const listTimes = (text: string): string => (text.match(TIME) ?? []).map(plainTime).join();
const DAYS_APART = 30;

/** From the first to the last of the days, in one stretch: "tuesday to friday". */
function stretchOfDays(text: string): string {
  const days = Array.from(text.matchAll(NAMED_DAY));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "";
  const stretch = text.slice(first.index, last.index + last[0].length);
  return days.length > 2 || stretch.length > DAYS_APART ? days.join() : stretch;
}

/** From one time to another on the same days, in whichever order: "8am to 5.30pm on weekdays", "Monday to Friday, 8am to 5.30pm". */
function holdsSameHours(fact: string, claim: string): boolean {
  const times = listTimes(claim);
  if (times.split(",").length !== 2 || times !== listTimes(inDigits(fact))) return false;
  const days = stretchOfDays(claim);
  return days === "" || days === stretchOfDays(fact);
}

const CURRENCIES: readonly RegExp[] = [
  /€|(?<!\p{L})(?:eur|euros?)(?!\p{L})/u,
  /£|(?<!\p{L})(?:gbp|pounds?)(?!\p{L})/u,
  /\$|(?<!\p{L})(?:usd|dollars?)(?!\p{L})/u,
  /(?<!\p{L})(?:chf|franken|francs?)(?!\p{L})/u,
];
/** An amount with its currency, before or after it, in digits or in words. */
const AMOUNT =
  /[£€$] ?\p{Nd}[\p{Nd}.,' ]{0,12}|\p{Nd}[\p{Nd}.,' ]{0,12}(?:[£€$]|(?:eur|euros?|gbp|pounds?|usd|dollars?|chf|franken|francs?)(?!\p{L}))|(?<!\p{L})\p{L}{1,30}(?:[ -]\p{L}{1,12}){0,3} (?:euros?|pounds?|dollars?|franken|francs?)(?!\p{L})/gu;

/** A number with nothing counted behind it. */
const BARE =
  /(?<![\p{N}.,:/-])\p{Nd}{1,6}(?:[.,]\p{Nd}{2})?(?=[.,;)]? (?:and|und|et|y|o|ou|or|oder) |[.,;)] |[.;)]?$)/gu;

/** "€45" of "45 euros" and of "forty-five euros": the same number of the same money. */
function holdsAmount(fact: string, claim: string): boolean {
  const [currency] = CURRENCIES.filter((one) => one.test(claim));
  if (currency === undefined) return false;
  const amounts = (fact.match(AMOUNT) ?? []).filter((amount) => currency.test(amount));
  // "First visit 48 euros, vaccination 35."
  const bare = amounts.length === 0 ? [] : (fact.match(BARE) ?? []);
  return [...amounts, ...bare].some((amount) => holdsNumbers(amount, claim));
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
  /(?<!\p{L})(?:kosten(?:los|frei)(?:e[nrs]?)?|gratis|umsonst|eintritt (?:ist )?frei|freier eintritt)(?!\p{L})/u,
  /(?<!\p{L})(?:gratuite?s?|gratuitement|sans frais|offerte?s?)(?!\p{L})/u,
  /(?<!\p{L})(?:gratis|gratuit[oa]s?|sin (?:coste|cargo)|entrada libre)(?!\p{L})/u,
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
    .filter((word) => !isNumberWord(word) && !SMALL.test(word))
    .every((word) => holdsWord(fact, word) || isCountedAs(fact, word));

/** "Eighty kilometres" of "80 km", "eight people" of "groups of eight". */
const COUNTED: readonly (readonly [word: RegExp, inFact: RegExp])[] = [
  [/^kil[oó]m/u, /\p{Nd} ?km(?!\p{L})/u],
  [
    /^(?:people|persons?|guests|personen|menschen|personnes|personas)$/u,
    /(?<!\p{L})(?:groups?|people|persons?|gruppen?|personen|groupes?|personnes|grupos?|personas)(?!\p{L})/u,
  ],
];
const isCountedAs = (fact: string, word: string): boolean =>
  COUNTED.some(([said, inFact]) => said.test(word) && inFact.test(fact));

/** "4.9", "4,9" and the time "4:09": borne out by the same alone, and not by a four and a nine. */
const listDecimals = (text: string): string[] =>
  (text.match(/(?<![\p{Nd}.,:])\p{Nd}{1,12}[.,:]\p{Nd}{1,2}(?!\p{Nd})/gu) ?? []).map((digits) =>
    digits.replace(/[,:]/u, "."),
  );

const listNumbers = (text: string): string[] => [
  ...(text.match(/\p{Nd}{1,12}(?:[.,' ]\p{Nd}{3}){0,4}/gu) ?? []).map((digits) =>
    digits.replace(/[.,' ]/gu, ""),
  ),
  ...listNumberWords(text).map(String),
];
