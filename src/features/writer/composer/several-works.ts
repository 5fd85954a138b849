/** Firms that do two different works under one name: "immigration and family law". */
import { PLAIN_KIND } from "../content/text-schema.ts";
import { interleave } from "./join-lists.ts";

type Tagged = { kinds?: readonly string[] | undefined };

/** Trades in which who names two kinds names two works. */
const SEVERAL_WORKS: ReadonlySet<string> = new Set(["lawyer", "plumber"]);
/** What speaks of the whole business, and so of all that it does. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(["openings", "closings", "steps"]);
/** One of each of its works, turn by turn. */
const BY_WORK: ReadonlySet<string> = new Set(["offers", "questions", "about"]);

/** `kinds` are those of the trade that have texts of their own. */
export const hasSeveralWorks = (tradeId: string, kinds: readonly string[]): boolean =>
  SEVERAL_WORKS.has(tradeId) && kinds.filter((kind) => kind !== PLAIN_KIND).length > 1;

/** A school of three instruments opens with none of them alone. */
const MIXED: ReadonlySet<string> = new Set(["music-school"]);
export const isMixed = (tradeId: string, kinds: readonly string[]): boolean =>
  MIXED.has(tradeId) && kinds.length > 1;

/** Where what one kind sells heads no page of another: meat under "Vegetables". */
const PARTED_GOODS: ReadonlySet<string> = new Set(["farm"]);
export const sellsSeveral = (tradeId: string, kinds: readonly string[]): boolean =>
  PARTED_GOODS.has(tradeId) && kinds.includes("livestock") && kinds.includes("vegetables");

/**
 * The texts of one list for all the works: what speaks of the whole only where it holds for each of them,
 * the rest turn by turn. `fitting` are those of `all` that hold for one of the works at least.
 */
export function textsForWorks<Entry extends Tagged>(
  list: string,
  all: readonly Entry[],
  fitting: readonly Entry[],
  kinds: readonly string[],
): readonly Entry[] {
  if (OF_THE_WHOLE.has(list)) return all.filter((entry) => holdsForEach(entry, kinds));
  if (!BY_WORK.has(list)) return fitting;
  const groups = kinds.map((kind) => fitting.filter((entry) => entry.kinds?.includes(kind)));
  return [...new Set([...interleave(groups), ...fitting])];
}

const holdsForEach = ({ kinds: own }: Tagged, kinds: readonly string[]): boolean =>
  own === undefined || kinds.every((kind) => kind === PLAIN_KIND || own.includes(kind));
