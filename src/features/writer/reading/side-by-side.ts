/** Industries that name several things side by side: two trades of one house, or one trade and its work. */
import { PLAIN_KIND } from "../content/text-schema.ts";
import { kindsIn, matchOne } from "./match-one.ts";
import {
  type IndexedTrade,
  keysOf,
  knownPhrases,
  standsAt,
  standsIn,
  type TradeIndex,
} from "./trade-index.ts";
import type { MatchedTrade, TradeJudgement } from "./trade-match.ts";

/** "Plant-based" is one word. */
const SIDE_BY_SIDE =
  /\s?(?:[,;/&+|•·–—]|-(?!based|only|free|led|run|owned))\s?(?:(?:and|und|et|y|e)\s)?|\s(?:and|und|et|y|e|with|mit|avec|con|plus|sowie)\s/giu;
/** Trades that often share a house, so that "bakery and coffee shop" are two and not one. */
const SHARED_HOUSES = new Set(["food", "retail", "hospitality"]);
/** One practice, studio or firm often does the work of two of these: "physio and Pilates", "web design and marketing". */
const DONE_TOGETHER: readonly ReadonlySet<string>[] = [
  new Set(["agency", "technology", "photography"]),
  new Set(["health", "therapy", "fitness"]),
  new Set(["beauty", "therapy"]),
];
const KEEPS_A_SHOP = new Set(["farm", "winery", "potter", "beekeeper"]);

const WORKS_ON = /\s(?:for|für|pour|para)\s/iu;

/** Two trades side by side. "Hotel and office cleaning" is one that we may not know, not two. */
export function matchTwo(text: string, index: TradeIndex): TradeJudgement | undefined {
  // "String quartet for weddings and events" plans none.
  if (WORKS_ON.test(text)) return undefined;
  const parts = text
    .split(SIDE_BY_SIDE)
    .map(keysOf)
    .filter((keys) => keys.length > 0);
  for (let at = 1; at < parts.length; at += 1) {
    const [first, second] = [parts.slice(0, at).flat(), parts.slice(at).flat()];
    const one = matchOne(first, index).match;
    const two = matchOne(second, index).match ?? matchHoused(second, index);
    if (one === undefined || two === undefined || one.tradeId === two.tradeId) continue;
    // Guests of a house with a vegetable garden or a pool come for the house.
    if (WITH.test(text) && second.length === 1 && isOfHouse(two) && lodges(one, index))
      return { trades: [one], reason: "a house and its garden" };
    const isPlain = first.length === 1 && second.length === 1;
    if (!isPlain && !shareHouse(one, two, index)) continue;
    return { trades: [one, two], reason: "two trades side by side" };
  }
  return parts.length > 2 ? matchSeveral(parts, index) : undefined;
}

/** "Physio and Pilates clinic", "photo and video studio": the house is that of both. */
const HOUSE_OF_BOTH: ReadonlySet<string> = new Set(
  ["clinic", "practice", "studio", "salon"].flatMap(keysOf),
);
const matchHoused = (keys: readonly string[], index: TradeIndex): MatchedTrade | undefined =>
  keys.length > 1 && HOUSE_OF_BOTH.has(keys.at(-1) ?? "")
    ? matchOne(keys.slice(0, -1), index).match
    : undefined;

const WITH = /\s(?:with|mit|avec|con)\s/iu;
const OF_A_HOUSE: ReadonlySet<string> = new Set(["farm", "garden-centre", "pools", "stoves"]);
const HOUSES: ReadonlySet<string> = new Set(["hospitality", "food"]);
const isOfHouse = ({ tradeId }: MatchedTrade): boolean => OF_A_HOUSE.has(tradeId);
const lodges = ({ tradeId }: MatchedTrade, { trades }: TradeIndex): boolean =>
  HOUSES.has(trades.get(tradeId)?.family ?? "");

/** A man or woman of a trade and not its object: "solaire", "chauffage". */
const FRENCH_PERSON = /^\p{L}{2,30}(?:i[eè]re?|euse|eur|ien|ienne|iste|çon|intre)s?$/iu;

/** Builders' trades that French names with nothing between: "charpentier couvreur", "plombier électricien". */
export function matchJoined(text: string, index: TradeIndex): TradeJudgement | undefined {
  const words = text.split(/[\s/-]/u).filter((word) => word !== "");
  if (words.length !== 2 || !words.every((word) => FRENCH_PERSON.test(word))) return undefined;
  const [one, two] = words.flatMap(keysOf).map((key) => matchOne([key], index).match);
  if (one === undefined || two === undefined || one.tradeId === two.tradeId) return undefined;
  const families = [one, two].map(({ tradeId }) => index.trades.get(tradeId)?.family ?? "");
  if (!families.every((family) => family === "building" || family === "home")) return undefined;
  return { trades: [one, two], reason: "two trades with nothing between" };
}

/** "Café, bar and restaurant": the first two of several, when each is a trade of one word. */
function matchSeveral(
  parts: readonly (readonly string[])[],
  index: TradeIndex,
): TradeJudgement | undefined {
  const matches = parts.map((keys) =>
    keys.length === 1 ? matchOne(keys, index).match : undefined,
  );
  const [one, two] = matches;
  if (one === undefined || two === undefined || matches.includes(undefined)) return undefined;
  if (isOfHouse(two) && lodges(one, index)) return undefined;
  return { trades: [one, two], reason: "several trades side by side" };
}

function shareHouse(one: MatchedTrade, two: MatchedTrade, index: TradeIndex): boolean {
  const families = [one, two].map(({ tradeId }) => index.trades.get(tradeId)?.family ?? "");
  const isOpen = [one, two].every(
    ({ tradeId }, at) => KEEPS_A_SHOP.has(tradeId) || SHARED_HOUSES.has(families[at] ?? ""),
  );
  const isDone = DONE_TOGETHER.some((group) => families.every((family) => group.has(family)));
  return families[0] === families[1] || isOpen || isDone;
}

const HAS =
  /\s?[,;/&+|•·:]\s?(?:(?:and|und|et|y|e)\s)?|\s[–—-]\s|\s(?:and|und|et|y|e|with|mit|avec|con|plus|sowie)\s/giu;
/** Here what follows "for" is an object; elsewhere it may be whoever is served. */
const MAKES_AND_MENDS: ReadonlySet<string> = new Set(
  "building home craft automotive cleaning".split(" "),
);

/**
 * "Gardener, lawns and hedges": the trade alone, then nothing but what its work is done on. In one
 * phrase with the name it would be doubtful: "garden lawns".
 */
export function matchWithWork(text: string, index: TradeIndex): TradeJudgement | undefined {
  const parts = text.split(HAS).flatMap((part) => part.split(WORKS_ON));
  const [first = [], ...rest] = parts.map(keysOf);
  const { match } = matchOne(first, index);
  const trade = index.trades.get(match?.tradeId ?? "");
  if (match === undefined || trade === undefined || trade.work.length === 0) return undefined;
  if (rest.length === 0) return undefined;
  if (WORKS_ON.test(text) && !MAKES_AND_MENDS.has(trade.family)) return undefined;
  const keys = keysOf(text);
  if (trade.not.some((phrase) => standsIn(keys, phrase.keys))) return undefined;
  if (!rest.every((part) => isWork(part, trade))) return undefined;
  // "Repairs and bathrooms" is more than bathrooms: its kind would leave the repairs out.
  const isAllOfKinds = rest.every((part) => kindsIn(part, trade).length > 0);
  const kinds = isAllOfKinds ? kindsIn(keys, trade) : match.kinds;
  // "Joiner for stairs" builds nothing else; "plumber, bathrooms" does.
  const told = WORKS_ON.test(text) ? {} : { isTold: true as const };
  // "Rewires and car chargers": the kind adds to the rest.
  const more = isAllOfKinds || WORKS_ON.test(text) ? [] : kindsIn(rest.flat(), trade);
  const wider = more.length > 0 && match.kinds.length === 0 ? { told: more } : {};
  const narrower = keepPlain({ ...match, kinds, isNarrower: true, ...told, ...wider }, text, index);
  return { trades: [narrower], reason: "a trade and its work" };
}

/** True when every word is of the trade's work, or neutral. */
function isWork(keys: readonly string[], trade: IndexedTrade): boolean {
  const known = knownPhrases(trade);
  const fits: boolean[] = new Array(keys.length + 1).fill(false);
  fits[keys.length] = true;
  for (let at = keys.length - 1; at >= 0; at -= 1)
    fits[at] = known.some(
      ({ keys: phrase }) => fits[at + phrase.length] === true && standsAt(keys, at, phrase),
    );
  return fits[0] === true;
}

/** "Boulangerie pâtisserie", "menuisier ébéniste": both names hold, with nothing between them. */
const NAMED_TOGETHER: ReadonlySet<string> = new Set(["bakery", "carpenter", "tailor"]);

/** A business that also comes at night does its ordinary work by day. */
const BESIDE_THE_WORK: ReadonlySet<string> = new Set(["emergency"]);

/**
 * "Yoga and meditation" is more than meditation: where the trade stands alone, a second name of it adds
 * its kind to the plain texts and does not take their place. "Photographer, weddings" names no second.
 */
export function keepPlain(match: MatchedTrade, text: string, index: TradeIndex): MatchedTrade {
  if (match.kinds.length === 0 || WORKS_ON.test(text)) return match;
  const isOne = (keys: readonly string[], isOfKind: boolean): boolean => {
    const one = matchOne(keys, index).match;
    return one?.tradeId === match.tradeId && one.kinds.length > 0 === isOfKind;
  };
  const parts = text.split(HAS).map(keysOf);
  const isListed =
    parts.some((keys) => isOne(keys, false)) &&
    (parts.some((keys) => isOne(keys, true)) ||
      match.kinds.every((kind) => BESIDE_THE_WORK.has(kind)));
  const keys = keysOf(text);
  const isJoined = () =>
    NAMED_TOGETHER.has(match.tradeId) &&
    keys.some((_, at) => isOne(keys.slice(0, at), false) && isOne(keys.slice(at), true));
  return isListed || isJoined() ? { ...match, kinds: [PLAIN_KIND, ...match.kinds] } : match;
}
