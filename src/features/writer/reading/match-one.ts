/** The one trade whose names, with words that narrow nothing, are a whole industry. */
import {
  CLOSING,
  DONE,
  FAMILY,
  type IndexedTrade,
  NATIONS,
  NEUTRAL,
  type Phrase,
  standsAt,
  standsIn,
  type TradeIndex,
} from "./trade-index.ts";
import type { MatchedTrade } from "./trade-match.ts";

export type OneMatch = { match: MatchedTrade | undefined; reason: string };

/** The one trade that accounts for every word. */
export function matchOne(keys: readonly string[], index: TradeIndex): OneMatch {
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
      ...(isToldBeside(keys, best.trade) ? { isNarrower: true as const } : {}),
    },
    reason: "every word is accounted for",
  };
}

/** "Auto" of "auto-école" is no word beside the name, as it is of "Fahrschule Auto". */
const isToldBeside = (keys: readonly string[], { beside, names }: IndexedTrade): boolean =>
  beside.some((phrase) => standsIn(keys, phrase.keys)) &&
  !names.some(({ keys: name }) => name.length === keys.length && standsAt(keys, 0, name));

/** Where "family" says who runs it; a family lawyer or dentist is a kind of its own. */
const FAMILY_RUN = new Set(
  "food retail beauty hospitality home building cleaning automotive logistics pets craft".split(
    " ",
  ),
);

const COOKS = new Set("restaurant food-truck caterer grocery cafe bakery".split(" "));

/** Where "repairs" and "installation" are what the name says already. */
const REPAIRS = new Set(["home", "building"]);

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
    take(trade.firm, false);
    take(NEUTRAL, false);
    if (REPAIRS.has(trade.family)) take(DONE, false);
    if (FAMILY_RUN.has(trade.family)) take(FAMILY, false);
    if (COOKS.has(trade.id)) take(NATIONS, false);
    if (at > 0 && at === keys.length - 1) take(CLOSING, false);
  }
  return best[0] ?? 0;
}

/** Whom it is for: at the head of a longer phrase of another kind they say no more than that phrase. */
const OF_PEOPLE: ReadonlySet<string> = new Set(["children", "women", "men"]);
/** Words that are half of another kind's name: "real estate", "table tennis", "dogs and cats". */
const HALVES: ReadonlySet<string> = new Set(["estates", "tennis", "cats", "portrait"]);

/** The kinds whose words stand in a text: "children's shoes" are shoes, and no children's clothes. */
export function kindsIn(keys: readonly string[], trade: IndexedTrade): string[] {
  const found = trade.kinds.flatMap(({ keys: phrase, kind }) =>
    kind === undefined
      ? []
      : keys.flatMap((_, at) =>
          standsAt(keys, at, phrase) ? [{ kind, at, end: at + phrase.length }] : [],
        ),
  );
  const isWithin = ({ kind, at, end }: (typeof found)[number]): boolean =>
    found.some(
      (other) =>
        other.kind !== kind &&
        other.at <= at &&
        ((OF_PEOPLE.has(kind) && other.end > end) ||
          (HALVES.has(kind) && other.end >= end && other.end - other.at > end - at)),
    );
  return [...new Set(found.filter((one) => !isWithin(one)).map(({ kind }) => kind))];
}
