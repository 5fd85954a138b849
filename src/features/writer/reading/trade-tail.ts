/**
 * "Pest control: wasps, rats, bed bugs", "bookshop with a reading room": a trade that the gate knows, and
 * behind it what the owner tells of it. What is told narrows nothing, so the trade's texts stay true; where
 * it could turn the trade into another ("hotel and office cleaning"), there is none.
 */
import { kindsIn, matchOne } from "./match-one.ts";
import type { Phrasebook } from "./reading-model.ts";
import { hasOwnMeaning } from "./served-trades.ts";
import {
  BOUNDARIES,
  type Boundary,
  DOER,
  DOING,
  FARM_ANIMALS,
  HOUSE,
  PETS,
  TAUGHT,
  TURNING,
} from "./tail-words.ts";
import {
  type IndexedTrade,
  keysOf,
  knownPhrases,
  standsIn,
  type TradeIndex,
} from "./trade-index.ts";
import type { MatchedTrade, TradeJudgement } from "./trade-match.ts";

/** So that the search stays short. */
const BOUNDARIES_MAX = 8;

/** More of them, or goods: "portes et fenêtres". */
const MANY = /s$/iu;

/** What the head is for or where it is says nothing of what it is. */
const WHERE_OR_WHOM = /\s(?:for|in|of|by|on|near|at|für|im|am|an|pour|à|para|en)\s.{0,200}$/iu;

/** Here only a known word says what is done: whatever else is told may be the whole of it. */
const TOLD_BY_FIELD: ReadonlySet<string> = new Set(
  `doctor software-product app-developer consultancy training-provider charity sports-club
  heritage-society museum musician artist car-dealer public-office translator`.split(/\s+/u),
);
/** They do the same work whoever it is for. */
const SERVES_ANYBODY: ReadonlySet<string> = new Set(["agency", "technology", "finance"]);
/** One studio often does the work of several of these. */
const SELLS_SKILL: ReadonlySet<string> = new Set(["agency", "technology"]);
/** "Roofs, gutters, siding": what is worked on stands for the work. */
const WORKS_ON_GOODS: ReadonlySet<string> = new Set(["building", "home"]);
const TEACHES: ReadonlySet<string> = new Set(["education", "fitness", "pets"]);

const DENIED = /^\s?(?:no|without|keine?|ohne|sans|pas de|sin)\s/iu;
const AND = /\s(?:and|&|und|et|y|e)\s/iu;
const OBJECT = /\s(?:of|on|for|von|für|auf|aus|de|d['’]|sur|pour|para|en)\s?/iu;

type JudgeHead = (head: string) => TradeJudgement;

/** The shortest head that is a trade, with a tail that leaves it one. Undefined for none. */
export function matchWithTail(
  text: string,
  language: Phrasebook | undefined,
  index: TradeIndex,
  judgeHead: JudgeHead,
): TradeJudgement | undefined {
  if (language === undefined) return undefined;
  const found = [...text.matchAll(BOUNDARIES[language])].slice(0, BOUNDARIES_MAX);
  let shortest: TradeJudgement | undefined;
  for (const match of found) {
    const boundary = nameBoundary(match);
    // "Bakery and café with an oven of its own" is both.
    if (shortest !== undefined && boundary !== "has") continue;
    const told = {
      ...{ boundary, sign: match[0], head: text.slice(0, match.index) },
      tail: text.slice(match.index + match[0].length),
    };
    const judged = judgeTold(told, language, index, judgeHead);
    if (judged !== undefined && (shortest === undefined || judged.trades.length > 1))
      shortest = judged;
  }
  return shortest;
}

function judgeTold(
  told: Told,
  language: Phrasebook,
  index: TradeIndex,
  judgeHead: JudgeHead,
): TradeJudgement | undefined {
  if (keysOf(told.head).length === 0 || keysOf(told.tail).length === 0) return undefined;
  const { trades } = judgeNamed(told, judgeHead);
  const [first] = trades;
  const trade = index.trades.get(first?.tradeId ?? "");
  if (first === undefined || trade === undefined) return undefined;
  // What is another trade by itself may stand in the tail: "brewery with brewery tours".
  const named = `${told.head} ${/^\s*\S+/u.exec(told.tail)?.[0] ?? ""}`;
  if (trades.some(({ tradeId }) => isDenied(named, index.trades.get(tradeId)))) return undefined;
  const hasKind = first.kinds.length > 0;
  // A vet's texts speak of dogs: "cats only" needs texts of its own.
  const isOnly = ONLY.test(told.tail) && kindsIn(keysOf(told.tail), trade).length === 0;
  if (isOnly && trade.family === "pets") return undefined;
  // "Shade plants only": most of what is written for the trade is of others.
  if (isOnly && GOODS.has(trade.family) && !ON_TERMS.test(told.tail)) return undefined;
  if (!leavesTrade({ ...told, hasKind }, trade, language, index)) return undefined;
  return {
    trades: [tellMore(first, trade, told.tail), ...trades.slice(1)],
    reason: "a trade, and what is told of it",
  };
}

/** "Pottery studio with classes, membership and kiln hire": the first of what it has may be a part of its name. */
function judgeNamed({ boundary, head, sign, tail }: Told, judgeHead: JudgeHead): TradeJudgement {
  const [first = ""] = tail.split(/,|\s(?:and|und|et|y)\s/iu);
  const longer = boundary === "has" ? judgeHead(`${head}${sign}${first}`) : undefined;
  return longer?.trades.some(({ kinds }) => kinds.length > 0) === true ? longer : judgeHead(head);
}

const nameBoundary = ({ groups = {} }: RegExpExecArray | RegExpMatchArray): Boundary => {
  if (groups.colon !== undefined) return "colon";
  if (groups.has !== undefined) return "has";
  return groups.for === undefined ? "list" : "for";
};

const isDenied = (text: string, trade: IndexedTrade | undefined): boolean =>
  trade?.not.some(({ keys }) => standsIn(keysOf(text), keys)) ?? true;

type Told = { head: string; tail: string; boundary: Boundary; sign: string };

/** What is told behind one trade, and what has been found out of it. */
type Case = Told & {
  trade: IndexedTrade;
  index: TradeIndex;
  language: Phrasebook;
  parts: string[][];
  /** The head without where it is and whom it is for. */
  named: string;
  /** Every part ends in a word of the trade. */
  isKnown: boolean;
};

function leavesTrade(
  told: Told & { hasKind: boolean },
  trade: IndexedTrade,
  language: Phrasebook,
  index: TradeIndex,
): boolean {
  const { boundary, head, tail } = told;
  if (boundary === "has") return true;
  const parts = splitParts(tail, trade, language);
  if (isTurned(parts, trade)) return false;
  const isKnown = parts.every((keys) => isKnownPart(keys, trade));
  const named = head.replace(WHERE_OR_WHOM, "");
  const one: Case = { ...told, trade, index, language, parts, named, isKnown };
  if (!told.hasKind && !isOfField(one)) return false;
  if (boundary === "colon") return true;
  if (boundary === "for") return leavesBehindFor(one);
  if (named.endsWith("-")) return false;
  if (DOER.test(head) || DOER.test(named)) return true;
  return /^\s?[,;]/u.test(told.sign) ? leavesBehindComma(one) : leavesBehindAnd(one);
}

/** Where kinds exclude each other, what is told has to be one that we know. */
function isOfField({ trade, parts, boundary, isKnown }: Case): boolean {
  const isField =
    TOLD_BY_FIELD.has(trade.id) || (hasOwnMeaning(trade) && !SELLS_SKILL.has(trade.family));
  if (!isField || isKnown || (boundary === "for" && SERVES_ANYBODY.has(trade.family))) return true;
  return parts.some((keys) => kindsIn(keys, trade).length > 0);
}

const isDone = ({ head, named }: Case): boolean =>
  [head, named].some((text) => DOER.test(text) || DOING.test(text));

/** "Copywriter for start-ups" writes as copywriters do; "grooming for old dogs" grooms dogs, and no cows. */
function leavesBehindFor(one: Case): boolean {
  const { trade, tail } = one;
  if (trade.family === "pets") return PETS.test(tail) && !FARM_ANIMALS.test(tail);
  return SERVES_ANYBODY.has(trade.family) && (trade.family !== "finance" || isDone(one));
}

function leavesBehindComma(one: Case): boolean {
  const { trade, parts, named, language } = one;
  const isOne = language === "en" ? HOUSE.test(named) : !MANY.test(named);
  const isWorkedOn = WORKS_ON_GOODS.has(trade.family) && parts.length > 1;
  const isMany = DOER.test(named.replace(MANY, ""));
  const isDesign = /design$/iu.test(named) || SELLS_SKILL.has(trade.family);
  const isSure = isDone(one) || isOne || isWorkedOn || isMany || isDesign;
  return isSure && !(language === "en" && endsOther(one));
}

function leavesBehindAnd(one: Case): boolean {
  const { trade, tail, named, isKnown } = one;
  if (HOUSE.test(named) && isKnown) return true;
  const isSure = SELLS_SKILL.has(trade.family) || (isDone(one) && (isKnown || isDoing(tail)));
  return isSure && !hasOtherTrade(one);
}

/** "Hedge trimming" is done too; "restoration of stained glass" says last what everything is done to. */
function isDoing(tail: string): boolean {
  const last = tail.replace(/\s\p{L}{1,40}$/u, (word) => (HOUSE.test(word) ? "" : word));
  return DOING.test(last) && !TAUGHT.test(last) && !OBJECT.test(tail);
}

/** What is told, part by part; whoever it is for is no part of it where that changes nothing. */
function splitParts(tail: string, trade: IndexedTrade, language: Phrasebook): string[][] {
  const parts: string[][] = [];
  let from = 0;
  let isForThem = false;
  for (const match of [...tail.matchAll(BOUNDARIES[language]), undefined]) {
    const part = tail.slice(from, match?.index);
    if (!isForThem && !DENIED.test(part)) parts.push(keysOf(part));
    if (match === undefined) break;
    from = match.index + match[0].length;
    isForThem ||= nameBoundary(match) === "for" && SERVES_ANYBODY.has(trade.family);
  }
  return parts.filter((keys) => keys.length > 0);
}

function isTurned(parts: readonly (readonly string[])[], { family }: IndexedTrade): boolean {
  const isTurning = (key: string): boolean =>
    (TURNING.all.has(key) && !(family === "technology" && TURNING.programs.has(key))) ||
    TURNING.endings.test(key);
  // "School workshops" teach nobody the trade, "a barber school" does.
  const isTaught = (key: string): boolean =>
    !TEACHES.has(family) && (TURNING.teaching.has(key) || TURNING.courses.test(key));
  return parts.some((keys) => keys.some(isTurning) || isTaught(keys.at(-1) ?? ""));
}

/** Its last word at least is one of the trade's own. */
const isKnownPart = (keys: readonly string[], trade: IndexedTrade): boolean =>
  knownPhrases(trade).some(({ keys: phrase }) => standsIn(keys.slice(-phrase.length), phrase));

/** "Hotel and office cleaning", "restaurant, hotel and bar furniture": the last is what all are about. */
function endsOther({ tail, parts, trade, index }: Case): boolean {
  const last = parts.at(-1) ?? [];
  const isOpen = last.length > 1 && (parts.length === 1 || AND.test(tail));
  if (!isOpen || isKnownPart(last, trade)) return false;
  return index.plainNames.has(last[0] ?? "") || isStranger(last.slice(-1), trade, index);
}

const hasOtherTrade = (one: Case): boolean =>
  endsOther(one) ||
  one.parts.some((keys) => !isKnownPart(keys, one.trade) && isStranger(keys, one.trade, one.index));

function isStranger(keys: readonly string[], trade: IndexedTrade, index: TradeIndex): boolean {
  const other = index.trades.get(matchOne(keys, index).match?.tradeId ?? "");
  if (other === undefined || other.id === trade.id || other.family === trade.family) return false;
  return !(SELLS_SKILL.has(other.family) && SELLS_SKILL.has(trade.family));
}

const GOODS: ReadonlySet<string> = new Set(["retail", "food"]);
/** How it is come by, and nothing of what there is. */
const ON_TERMS =
  /appointment|booking|orders?(?!\p{L})|online|cash|cards?(?!\p{L})|mornings|evenings|weekends?|takeaway|collection|delivery|termin|vorbestellung|bar(?!\p{L})|abends|mittags|rendez-vous|commande|emporter|cita|encargo|llevar/iu;

/** Here the kind says what none of it has, and so holds for the whole. */
const WITHOUT: ReadonlySet<string> = new Set(["gluten-free", "vegan", "vegetarian"]);
const ONLY =
  /(?<!\p{L})(?:only|nur|ausschließlich|uniquement|exclusivement|sólo|solo|únicamente)(?!\p{L})/iu;

const YOUNG_ALONE =
  /^\s?(?:(?:for|für|pour|para) )?(?:les )?(?:bébés|nourrissons|enfants|adolescents|ados)(?:(?:, | et | et les )(?:bébés|nourrissons|enfants|adolescents|ados|jeunes)){0,3}$/iu;

/** The kinds that are told beside the trade add to it, where they do not say all that it is. */
function tellMore(match: MatchedTrade, trade: IndexedTrade, tail: string): MatchedTrade {
  const told = kindsIn(keysOf(tail), trade).filter((kind) => !match.kinds.includes(kind));
  const more: MatchedTrade = { ...match, isNarrower: true, isTold: true };
  // "Second hand children's books only": what grown-ups collect stands on other shelves.
  if (ONLY.test(tail) && told.includes("children"))
    return { ...more, kinds: [...match.kinds, "children"] };
  // "Logopède, enfants et adolescents": grown-ups go elsewhere.
  if (YOUNG_ALONE.test(tail) && told.includes("children"))
    return { ...more, kinds: [...match.kinds, "children"] };
  const isWhole = hasOwnMeaning(trade) || ONLY.test(tail) || told.some((kind) => WITHOUT.has(kind));
  return isWhole ? { ...more, kinds: [...match.kinds, ...told] } : { ...more, told };
}
