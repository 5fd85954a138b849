/**
 * Says which trade an industry is, and only when every word of it is accounted for: by a name or a
 * kind of that trade, or by a word that changes nothing, everywhere or in this trade. Doubt means no trade; a neighbour's is never
 * borrowed.
 */
import { TRADES } from "../content/trades.ts";
import { capitaliseEnglishPlace } from "./english-places.ts";
import { kindsIn, matchOne } from "./match-one.ts";
import { cutParticulars } from "./particulars.ts";
import { isPlaceName } from "./place-words.ts";
import { plainCompounds } from "./plain-compounds.ts";
import { splitPlace } from "./read-place.ts";
import type { Phrasebook } from "./reading-model.ts";
import { splitServed } from "./served-people.ts";
import { dropOfAge, hasOwnMeaning, kindsForPeople } from "./served-trades.ts";
import { keepPlain, matchJoined, matchTwo, matchWithWork } from "./side-by-side.ts";
import { singleSpaces, trimSlice, wholeSlice } from "./slices.ts";
import {
  type IndexedTrade,
  indexTrades,
  keysOf,
  standsIn,
  type TradeIndex,
} from "./trade-index.ts";
import type { MatchedTrade, TradeJudgement } from "./trade-match.ts";
import { matchWithTail } from "./trade-tail.ts";

const KNOWN = indexTrades(TRADES);

/** The trades of an industry, without the reason. */
export const matchTrades = (industry: string, language: Phrasebook | undefined): MatchedTrade[] =>
  judgeTrades(industry, language).trades;

export function judgeTrades(
  industry: string,
  language: Phrasebook | undefined,
  index: TradeIndex = KNOWN,
): TradeJudgement {
  if (language === "en" && ACTS_ONLY.test(industry))
    return { trades: [], reason: "acts for some alone, of whom the trade's texts know nothing" };
  const text = toPlain(industry, language, index);
  const judged = judgeWhole(text, language, index);
  if (judged.trades.length > 0 || judged.isServed === true) return judged;
  const judgeHead = (head: string) => judgeWhole(toPlain(head, language, index), language, index);
  const only = dropOnly(text);
  const narrowed = only === undefined ? undefined : judgeHead(only);
  if (narrowed !== undefined && narrowed.trades.length > 0) return narrowed;
  const ofKind = joinOnly(text)
    .map(judgeHead)
    .find(({ trades }) => trades.some(({ kinds }) => kinds.length > 0));
  if (ofKind !== undefined) return ofKind;
  return matchMuseum(text, index) ?? matchWithTail(text, language, index, judgeHead) ?? judged;
}

/** "Immigration solicitors acting only for care homes": what is done for them is not what others are told. */
const ACTS_ONLY = /\s(?:acting|acts|who act) (?:only|solely|exclusively) (?:for|on behalf of)\s/iu;

/** "Clothes alterations only, no dressmaking": what is named is all there is, and the rest says what is not. */
function dropOnly(text: string): string | undefined {
  const found =
    /^([^,:;–—]{4,80}) (?:only|nur|uniquement|exclusivement|solamente|únicamente)(?:,? (?:and )?(?:no|not|keine?|pas de|sin) [^,]{3,40}){0,2}$/iu.exec(
      text,
    );
  return found?.[1];
}

/**
 * "Kids-only swim school" is a kids' swim school, "vegan-only restaurant" a vegan one. On which terms it is
 * open, and whose it is, changes nothing of its work; women-only and cats-only are told in the tables.
 */
function foldOnly(text: string): string {
  return text
    .replace(/(?<!\p{L})(?:members|cash|appointments?|trade|bookings?)-only\s/iu, "")
    .replace(/(?<!\p{L})(kids|children|men|vegan|online|dog|seniors)-only\s/iu, "$1 ")
    .replace(
      /(?<!\p{L})(?!artist|nurse|midwife|doctor|pre-)\p{L}{3,15}-(?:owned|led|run)\s(?=\p{L})/iu,
      "",
    );
}

/** "Electrician, EV chargers only" is an electrician of that kind and no other: both as one name. */
function joinOnly(text: string): string[] {
  const [, head, kind] =
    /^([^,:;–—]{3,60}), ([^,:;–—]{3,60}) (?:only|nur|uniquement|exclusivement|solamente|únicamente)$/iu.exec(
      text,
    ) ?? [];
  return head === undefined || kind === undefined ? [] : [`${head} ${kind}`, `${kind} ${head}`];
}

/** What is shown in it may be anything: "salt museum", "Museum für Brotkultur", "musée de la mine". */
const MUSEUM: readonly RegExp[] = [
  /^[\p{L} ’'-]{3,60} museum$/iu,
  /^(?:[\p{L}-]{1,30} )?museum (?:of|about|for|für|des|der|zur?) [\p{L} ’'-]{3,60}$/iu,
  /^\p{L}{4,30}museum$/iu,
  /^(?:petit |ancien )?(?:éco)?musée (?:de la |de l[’']|du |des |de |d[’'])[\p{L} ’'-]{3,60}$/iu,
  /^(?:pequeño )?(?:eco)?museo (?:de la |del |de los |de las |de )[\p{L} ]{3,60}$/iu,
];

function matchMuseum(text: string, index: TradeIndex): TradeJudgement | undefined {
  const trade = index.trades.get("museum");
  const keys = keysOf(text);
  if (trade === undefined || !MUSEUM.some((form) => form.test(text))) return undefined;
  if (trade.not.some((phrase) => standsIn(keys, phrase.keys))) return undefined;
  const match: MatchedTrade = { tradeId: trade.id, kinds: kindsIn(keys, trade), isNarrower: true };
  return { trades: [{ ...match, isTold: true }], reason: "a museum of something" };
}

function toPlain(industry: string, language: Phrasebook | undefined, index: TradeIndex): string {
  const said = (
    language === "en" ? foldOnly(dropPlace(industry, language)) : dropPlace(industry, language)
  )
    .replace(
      /\s(?:acting|working|who act|who work) (?:only |solely |exclusively )?for\s/iu,
      " for ",
    )
    // "Work permits for nurses and their families" are no family law.
    .replace(
      /,? (?:and|or|&) their (?:families|children|kids|partners|spouses|dependants)(?!\p{L})/iu,
      "",
    );
  return language === "de" ? plainCompounds(said, index) : said;
}

/** `isServed`: it names people, and the answer is theirs. */
function judgeWhole(
  text: string,
  language: Phrasebook | undefined,
  index: TradeIndex,
): TradeJudgement & { isServed?: true } {
  const keys = keysOf(text);
  if (keys.length === 0) return { trades: [], reason: "no words" };
  const whole = matchOne(keys, index);
  const served = judgeServed(text, language, index, whole.match);
  if (served !== undefined) return { ...served, isServed: true };
  const withWork = matchWithWork(text, index);
  if (whole.match !== undefined && (whole.match.kinds.length === 0 || withWork === undefined))
    return { trades: [keepPlain(whole.match, text, index)], reason: whole.reason };
  const joined = language === "fr" ? matchJoined(text, index) : undefined;
  return withWork ?? matchTwo(text, index) ?? joined ?? { trades: [], reason: whole.reason };
}

/**
 * "Hotel for walkers" is a hotel as long as a hotel's texts are true for walkers. Undefined where the
 * industry names no people, or where a kind of the trade is named after them.
 */
function judgeServed(
  text: string,
  language: Phrasebook | undefined,
  index: TradeIndex,
  whole: MatchedTrade | undefined,
): TradeJudgement | undefined {
  const split = splitServed(text, language);
  if (split === undefined) return undefined;
  const { match } = matchOne(keysOf(split.trade), index);
  const trade = index.trades.get(match?.tradeId ?? "");
  if (match === undefined || trade === undefined) return undefined;
  const named = dropOfAge(trade, split.served.ids, namedByPeople(match, trade, split.people));
  const said = [...match.kinds, ...named];
  const made = kindsForPeople(trade, split.served, said.length > 0);
  // "For homes and businesses": every word is known, and what they are says nothing of people.
  const isKnown = said.length > match.kinds.length || whole?.isNarrower === true;
  if (made === undefined && whole !== undefined && isKnown) return undefined;
  if (made === undefined && matchWithWork(text, index) !== undefined) return undefined;
  if (made === undefined || trade.not.some(({ keys }) => standsIn(keysOf(text), keys)))
    return { trades: [], reason: `${trade.id}: not true for ${split.people}` };
  const kinds = [...new Set([...said, ...made])].filter((kind) => !isShoeOf(kind, match.kinds));
  // Whatever parents work as, a nursery's texts are about their children.
  const people = trade.family === "childcare" ? {} : { people: split.served };
  // "Dentist for children with autism": the heading says which children.
  const isSome = SOME_OF_THEM.test(split.people);
  const narrower = isSome ? { isNarrower: true as const, isTold: true as const } : {};
  return {
    trades: [{ ...match, kinds, ...people, ...narrower }],
    reason: "a trade, and people it is for",
  };
}

const SOME_OF_THEM = /\s(?:with|who|whose|living|facing|recovering|mit|avec|atteints? de|con)\s/iu;

/** "Shoes for children" are no children's clothes. */
const isShoeOf = (kind: string, named: readonly string[]): boolean =>
  kind === "children" && named.length === 1 && named[0] === "shoes";

/** "Divorce lawyers for business owners" are no business lawyers: the people narrow what has no kind yet. */
function namedByPeople({ kinds }: MatchedTrade, trade: IndexedTrade, people: string): string[] {
  const named = kindsIn(keysOf(people), trade);
  if (kinds.length === 0 || !hasOwnMeaning(trade)) return named;
  // "Immigration lawyers for care workers" do no employment law.
  const isOfWork = kinds.includes("employment");
  return named.filter((kind) => kind === "children" || (kind === "employees" && isOfWork));
}

/** "In an old bank", "in der ehemaligen Post": what the house was says nothing of what is done in it. */
const PREMISES =
  /,?\s(?:in (?:an?|the) (?:old|former|converted|disused|historic|listed|victorian|georgian|edwardian|restored|renovated|thatched|timber-framed|\p{L}{4,12}-century)|(?:im|in (?:einem|einer|der)) (?:alten?|ehemaligen|umgebauten|früheren)|dans une? (?:vieille|vieux|vieil|ancien(?:ne)?)|en una? (?:antigu[oa]|viej[oa])) \p{L}[\p{L} ]{2,35}$/iu;

/** Where somebody works, and that one firm does all of it: "nails from home", "Bäder aus einer Hand". */
const TERMS =
  /,?\s(?:(?:working )?from (?:my |our )?(?:own )?home(?: salon| studio)?|aus einer Hand|clés? en mains?|llave en mano)$/iu;

/** "Cottage for six by the sea": for how many. */
const SLEEPS =
  /\s(?:sleeps|for|für|pour|para) (?:up to |bis zu |jusqu['’]à |hasta )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?: (?:people|guests|Personen|Gäste|personnes|personas))?(?=,|$|\s(?:by|in|near|on|at|am|an|im|in|au|à|en|sur|près|cerca|a)\s)/giu;

/** "A 12 room hotel"; the number is gone by then. */
const ROOMS =
  /(?<=^|\s)(?:room|bed|bedroom|berth|seat|cover|pitch|acre|hectare)s?\s(?=(?:hotel|guest|b&b|bed|hostel|restaurant|bistro|café|campsite|farm|cinema|theatre|cottage|house|inn))/giu;

/** "Estudio contable en Mendoza: sueldos y pymes": where, before what is told of it. */
const PLACE_WITHIN =
  /\sen (?:el |la |los |las )?\p{Lu}[\p{L}-]{2,20}(?: (?:de |del |la )?\p{Lu}[\p{L}-]{2,20}){0,3}(?: capital)?(?=[,:]\s)/u;

const EVERYBODY: ReadonlySet<string> = new Set(
  `ladies women men gents children kids damen herren frauen männer kinder femme femmes homme hommes enfant enfants
  mujer mujeres hombre hombres caballeros señoras damas niños and und et y &`.split(/\s+/u),
);
const EVERYBODY_MIN = 3;

/** "Coiffure femme homme enfant": for everybody, and for children no more than for others. */
function dropEverybody(text: string): string {
  const words = text.split(" ");
  const isOne = (word = "") => EVERYBODY.has(word.toLowerCase().replace(/,$/u, ""));
  const start = words.findIndex((word, at) => isOne(word) && isOne(words[at + 1]));
  if (start < 0) return text;
  const length = words.slice(start).findIndex((word) => !isOne(word));
  const end = length < 0 ? words.length : start + length;
  if (end - start < EVERYBODY_MIN) return text;
  // The comma behind them parts what is left.
  const sign = words[end - 1]?.endsWith(",") === true ? "," : "";
  return `${words.slice(0, start).join(" ")}${sign} ${words.slice(end).join(" ")}`.trim();
}

/** Years and the place say nothing of the trade. */
function dropPlace(industry: string, language: Phrasebook | undefined): string {
  const { text: named } = cutParticulars(wholeSlice(singleSpaces(dropEverybody(industry)))).rest;
  const plain = named.replace(
    /(?<![\p{L}\p{N}])\p{N}{1,4}(?:\/\p{N})?(?:h|th)?(?![\p{L}\p{N}])/gu,
    " ",
  );
  const text = trimSlice(
    wholeSlice(
      singleSpaces(
        plain
          .replace(SLEEPS, " ")
          .replace(ROOMS, " ")
          .replace(/\s\([^()]{1,60}\)/gu, " ")
          .replace(/^(\p{Lu}[\p{L}-]+)[ -]based\s/u, ""),
      ),
    ),
  );
  const placed = language === "en" ? { ...text, text: capitaliseEnglishPlace(text.text) } : text;
  const { rest: told, place } = splitPlace(placed, language ?? "en");
  if (place !== undefined) return told.text;
  if (language === "es" && PLACE_WITHIN.test(text.text)) return text.text.replace(PLACE_WITHIN, "");
  const rest = { text: told.text.replace(PREMISES, "").replace(TERMS, "") };
  const last = /\s(?:of|de|von|di)\s(\p{Lu}[\p{L}-]+)$/u.exec(rest.text);
  return last?.[1] !== undefined && isPlaceName(last[1])
    ? rest.text.slice(0, last.index)
    : rest.text;
}

/** "We don't do horses any more": up to the end of the clause. */
const DENIED =
  /(?<!\p{L})(?:do(?:es)? not|don['’]t|doesn['’]t|no longer|never|not|no|without|keine?[nrms]?|nicht|pas de|plus de|sans|sin)\s[^.,;!?\n]{2,80}/giu;

const COMPOUND_START_MIN = 6;

/** The kinds of a trade whose words stand in a text about something else than the industry. */
export function namedKinds(text: string, tradeId: string): string[] {
  const trade = KNOWN.trades.get(tradeId);
  if (trade === undefined) return [];
  const keys = keysOf(text.replace(DENIED, " "));
  // German writes the kind first in one word: "Hochzeitsanfragen".
  const begun = trade.kinds.flatMap(({ keys: [key = "", ...more], kind }) => {
    const isBegun = more.length === 0 && key.length >= COMPOUND_START_MIN;
    return isBegun && kind !== undefined && keys.some((one) => one !== key && one.startsWith(key))
      ? [kind]
      : [];
  });
  // What is named first comes first.
  const placeOf = (kind: string): number =>
    Math.min(
      ...trade.kinds.flatMap((one) => {
        const at = one.kind === kind ? keys.indexOf(one.keys[0] ?? "") : -1;
        return at < 0 ? [] : [at];
      }),
    );
  const found = [...new Set([...kindsIn(keys, trade), ...begun])];
  return found.toSorted((one, other) => placeOf(one) - placeOf(other) || 0);
}
