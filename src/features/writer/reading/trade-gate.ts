/**
 * Says which trade an industry is, and only when every word of it is accounted for: by a name or a
 * kind of that trade, or by a word that changes nothing, everywhere or in this trade. Doubt means no trade; a neighbour's is never
 * borrowed.
 */
import { TRADES } from "../content/trades.ts";
import { isPlaceName } from "./place-words.ts";
import { splitPlace } from "./read-place.ts";
import type { Phrasebook } from "./reading-model.ts";
import { type ServedPeople, splitServed } from "./served-people.ts";
import { dropOfAge, kindsForPeople } from "./served-trades.ts";
import { singleSpaces, trimSlice, wholeSlice } from "./slices.ts";
import {
  CLOSING,
  FAMILY,
  type IndexedTrade,
  indexTrades,
  keysOf,
  NEUTRAL,
  type Phrase,
  standsAt,
  standsIn,
  type TradeIndex,
} from "./trade-index.ts";

export type MatchedTrade = {
  tradeId: string;
  kinds: string[];
  /** The people that the industry says it is for; left out where it says nothing of them. */
  people?: ServedPeople;
  /** It says more of its work than the trade's texts do: "for listed buildings". */
  isNarrower?: true;
};

export type TradeJudgement = {
  /** None, one, or two that stand side by side ("bakery and café"). */
  trades: MatchedTrade[];
  /** Why, for whoever writes the tables. */
  reason: string;
};

const KNOWN = indexTrades(TRADES);

/** The trades of an industry, without the reason. */
export const matchTrades = (industry: string, language: Phrasebook | undefined): MatchedTrade[] =>
  judgeTrades(industry, language).trades;

export function judgeTrades(
  industry: string,
  language: Phrasebook | undefined,
  index: TradeIndex = KNOWN,
): TradeJudgement {
  const text = dropPlace(industry, language);
  const keys = keysOf(text);
  if (keys.length === 0) return { trades: [], reason: "no words" };
  const whole = matchOne(keys, index);
  const served = judgeServed(text, language, index, whole.match);
  if (served !== undefined) return served;
  if (whole.match !== undefined) return { trades: [whole.match], reason: whole.reason };
  const pair = matchTwo(text, index);
  return pair ?? { trades: [], reason: whole.reason };
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
  const named = dropOfAge(trade, split.served.ids, kindsIn(keysOf(split.people), trade));
  const said = [...match.kinds, ...named];
  const made = kindsForPeople(trade, split.served);
  if (made === undefined && whole !== undefined && said.length > match.kinds.length)
    return undefined;
  if (made === undefined || trade.not.some(({ keys }) => standsIn(keysOf(text), keys)))
    return { trades: [], reason: `${trade.id}: not true for ${split.people}` };
  const kinds = [...new Set([...said, ...made])];
  return {
    trades: [{ ...match, kinds, people: split.served }],
    reason: "a trade, and people it is for",
  };
}

/** Years and the place say nothing of the trade. */
function dropPlace(industry: string, language: Phrasebook | undefined): string {
  const plain = industry.replace(
    /(?<![\p{L}\p{N}])\p{N}{1,4}(?:\/\p{N})?(?:h|th)?(?![\p{L}\p{N}])/gu,
    " ",
  );
  const text = trimSlice(
    wholeSlice(singleSpaces(plain.replace(/^(\p{Lu}[\p{L}-]+)[ -]based\s/u, ""))),
  );
  const { rest, place } = splitPlace(text, language ?? "en");
  if (place !== undefined) return rest.text;
  const last = /\s(?:of|de|von|di)\s(\p{Lu}[\p{L}-]+)$/u.exec(rest.text);
  return last?.[1] !== undefined && isPlaceName(last[1])
    ? rest.text.slice(0, last.index)
    : rest.text;
}

type OneMatch = { match: MatchedTrade | undefined; reason: string };

/** The one trade that accounts for every word. */
function matchOne(keys: readonly string[], index: TradeIndex): OneMatch {
  const candidates = new Set(keys.flatMap((key) => index.byFirstKey.get(key) ?? []));
  const covers: { trade: IndexedTrade; named: number }[] = [];
  const doubts: string[] = [];
  for (const id of candidates) {
    const trade = index.trades.get(id);
    if (trade === undefined) continue;
    const denied = trade.not.find((phrase) => standsIn(keys, phrase.keys));
    const named = denied === undefined ? countNamed(keys, trade) : 0;
    if (denied !== undefined) doubts.push(`${id}: "${denied.keys.join(" ")}" is another trade`);
    else if (named === 0) doubts.push(`${id}: not every word is accounted for`);
    else covers.push({ trade, named });
  }
  covers.sort((a, b) => b.named - a.named);
  const [best, second] = covers;
  if (best === undefined) return { match: undefined, reason: doubts.join("; ") || "no known name" };
  if (second !== undefined && second.named === best.named) {
    return { match: undefined, reason: `${best.trade.id} or ${second.trade.id}` };
  }
  return {
    match: {
      ...{ tradeId: best.trade.id, kinds: kindsIn(keys, best.trade) },
      ...(best.trade.beside.some((phrase) => standsIn(keys, phrase.keys))
        ? { isNarrower: true as const }
        : {}),
    },
    reason: "every word is accounted for",
  };
}

/** Where "family" says who runs it; a family lawyer or dentist is a kind of its own. */
const FAMILY_RUN = new Set(
  "food retail beauty hospitality home building cleaning automotive logistics pets craft".split(
    " ",
  ),
);

/**
 * How many words its names account for when names, kinds and neutral words account for all; 0 when
 * they do not, or when no name is among them.
 */
function countNamed(keys: readonly string[], trade: IndexedTrade): number {
  // From the end: the best count for the words from each place on, or undefined when none fits.
  const best: (number | undefined)[] = new Array(keys.length + 1).fill(undefined);
  best[keys.length] = 0;
  for (let at = keys.length - 1; at >= 0; at -= 1) {
    const take = (phrases: readonly Phrase[], isName: boolean): void => {
      for (const { keys: phrase } of phrases) {
        const rest = best[at + phrase.length];
        if (rest === undefined || !standsAt(keys, at, phrase)) continue;
        // A longer name says more than the same words one by one.
        const count = rest + (isName ? phrase.length * phrase.length : 0);
        if (count > (best[at] ?? -1)) best[at] = count;
      }
    };
    take(trade.names, true);
    take(trade.kinds, false);
    take(trade.beside, false);
    take(NEUTRAL, false);
    if (FAMILY_RUN.has(trade.family)) take(FAMILY, false);
    if (at > 0 && at === keys.length - 1) take(CLOSING, false);
  }
  return best[0] ?? 0;
}

const kindsIn = (keys: readonly string[], trade: IndexedTrade): string[] => [
  ...new Set(
    trade.kinds.flatMap(({ keys: phrase, kind }) =>
      kind !== undefined && standsIn(keys, phrase) ? [kind] : [],
    ),
  ),
];

const COMPOUND_START_MIN = 6;

/** The kinds of a trade whose words stand in a text about something else than the industry. */
export function namedKinds(text: string, tradeId: string): string[] {
  const trade = KNOWN.trades.get(tradeId);
  if (trade === undefined) return [];
  const keys = keysOf(text);
  // German writes the kind first in one word: "Hochzeitsanfragen".
  const begun = trade.kinds.flatMap(({ keys: [key = "", ...more], kind }) => {
    const isBegun = more.length === 0 && key.length >= COMPOUND_START_MIN;
    return isBegun && kind !== undefined && keys.some((one) => one.startsWith(key)) ? [kind] : [];
  });
  return [...new Set([...kindsIn(keys, trade), ...begun])];
}

const SIDE_BY_SIDE =
  /\s?[,;/&+|•·–—-]\s?(?:(?:and|und|et|y|e)\s)?|\s(?:and|und|et|y|e|with|mit|avec|con|plus|sowie)\s/giu;
/** Trades that often share a house, so that "bakery and coffee shop" are two and not one. */
const SHARED_HOUSES = new Set(["food", "retail", "hospitality"]);
const KEEPS_A_SHOP = new Set(["farm", "winery", "potter", "beekeeper"]);

/** Two trades side by side. "Hotel and office cleaning" is one that we may not know, not two. */
function matchTwo(text: string, index: TradeIndex): TradeJudgement | undefined {
  const parts = text
    .split(SIDE_BY_SIDE)
    .map(keysOf)
    .filter((keys) => keys.length > 0);
  for (let at = 1; at < parts.length; at += 1) {
    const [first, second] = [parts.slice(0, at).flat(), parts.slice(at).flat()];
    const matches = [matchOne(first, index).match, matchOne(second, index).match];
    const [one, two] = matches;
    if (one === undefined || two === undefined || one.tradeId === two.tradeId) continue;
    const isPlain = first.length === 1 && second.length === 1;
    if (!isPlain && !shareHouse(one, two, index)) continue;
    return { trades: [one, two], reason: "two trades side by side" };
  }
  return parts.length > 2 ? matchSeveral(parts, index) : undefined;
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
  return { trades: [one, two], reason: "several trades side by side" };
}

function shareHouse(one: MatchedTrade, two: MatchedTrade, index: TradeIndex): boolean {
  const families = [one, two].map(({ tradeId }) => index.trades.get(tradeId)?.family ?? "");
  const isOpen = [one, two].every(
    ({ tradeId }, at) => KEEPS_A_SHOP.has(tradeId) || SHARED_HOUSES.has(families[at] ?? ""),
  );
  return families[0] === families[1] || isOpen;
}
