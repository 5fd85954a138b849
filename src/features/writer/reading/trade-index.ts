/** The names, kinds and exclusions of all trades, made comparable once. */
import type { Trade } from "../content/trade-schema.ts";
import { findWords } from "./fold-words.ts";
import {
  CLOSING_PHRASES,
  FIRM_PHRASES,
  HOUSE_PHRASES,
  NATION_PHRASES,
  NEUTRAL_PHRASES,
  SMALL_WORDS,
  WORK_PHRASES,
} from "./neutral-words.ts";

/** With their accents: "thé" and "uñas" are no small words. */
const SMALL: ReadonlySet<string> = new Set(SMALL_WORDS.split(/\s+/u));

/** "E-bikes" are one word: without its letter a bicycle would be an electric one. */
const ELECTRIC = /(?<!\p{L})e-(?=\p{L}{3})/giu;

/** The keys of a text's words in order, without small words. */
export function keysOf(text: string): string[] {
  return findWords(text.replace(ELECTRIC, "e"))
    .filter(({ text: word }) => !SMALL.has(word.toLowerCase()))
    .map(({ key }) => key);
}

/** A phrase that belongs to a trade, or to none when it is neutral. */
export type Phrase = { keys: readonly string[]; kind: string | undefined };

export type IndexedTrade = {
  id: string;
  family: string;
  names: readonly Phrase[];
  kinds: readonly Phrase[];
  beside: readonly Phrase[];
  work: readonly Phrase[];
  /** Words for the firm itself. */
  firm: readonly Phrase[];
  not: readonly Phrase[];
};

export type TradeIndex = {
  trades: ReadonlyMap<string, IndexedTrade>;
  /** Trades by the first word of a name. */
  byFirstKey: ReadonlyMap<string, readonly string[]>;
  /** Every word of a name or kind, and the names of one word. */
  words: ReadonlySet<string>;
  plainNames: ReadonlySet<string>;
};

const toPhrases = (texts: readonly string[], kind?: string): Phrase[] =>
  texts.map((text) => ({ keys: keysOf(text), kind })).filter(({ keys }) => keys.length > 0);

type ToPhrases = typeof toPhrases;

/** As `toPhrases`, with one string for each word: the trades have a hundred thousand, and few of them differ. */
function sharePhrases(): ToPhrases {
  const words = new Map<string, string>();
  const share = (key: string): string => {
    const known = words.get(key);
    if (known === undefined) words.set(key, key);
    return known ?? key;
  };
  return (texts, kind) =>
    toPhrases(texts, kind).map((phrase) => ({ ...phrase, keys: phrase.keys.map(share) }));
}

export const NEUTRAL: readonly Phrase[] = toPhrases(NEUTRAL_PHRASES.split(","));

export const CLOSING: readonly Phrase[] = toPhrases(CLOSING_PHRASES.split(","));

/** Beside what a trade works on. */
export const DONE: readonly Phrase[] = toPhrases(WORK_PHRASES.split(","));

export const NATIONS: readonly Phrase[] = toPhrases(NATION_PHRASES.split(","));

export const FAMILY: readonly Phrase[] = toPhrases(["family", "Familie"]);

const listWords = (table: Readonly<Record<string, string>>, family: string): string[] =>
  (table[family] ?? "").split(",");

export function indexTrades(trades: ReadonlyMap<string, Trade>): TradeIndex {
  const phrases = sharePhrases();
  const indexed = new Map<string, IndexedTrade>();
  const byFirstKey = new Map<string, string[]>();
  for (const [id, { family, names, kinds, beside, work, not }] of trades) {
    const own = phrases(Object.values(names).flat());
    indexed.set(id, {
      id,
      family,
      names: own,
      kinds: Object.entries(kinds).flatMap(([kind, words]) =>
        phrases(Object.values(words).flat(), kind),
      ),
      beside: phrases(Object.values(beside).flat()),
      work: [...phrases(Object.values(work).flat()), ...phrases(listWords(HOUSE_PHRASES, family))],
      firm: phrases(listWords(FIRM_PHRASES, family)),
      not: phrases(not),
    });
    for (const [first] of own.map(({ keys }) => keys)) {
      const known = byFirstKey.get(first ?? "") ?? [];
      if (!known.includes(id)) byFirstKey.set(first ?? "", [...known, id]);
    }
  }
  const all = [...indexed.values()];
  const names = all.flatMap((trade) => trade.names);
  const known = [
    ...names,
    ...all.flatMap(({ kinds, beside, work }) => [...kinds, ...beside, ...work]),
  ];
  return {
    ...{ trades: indexed, byFirstKey },
    words: new Set([...known, ...NEUTRAL].flatMap(({ keys }) => keys)),
    plainNames: new Set(names.flatMap(({ keys }) => (keys.length === 1 ? keys : []))),
  };
}

/** All that is known of a trade's words, and what says nothing of any trade. */
export const knownPhrases = (trade: IndexedTrade): Phrase[] =>
  [trade.names, trade.kinds, trade.beside, trade.work, trade.firm, DONE, NEUTRAL].flat();

/** True when the phrase's words stand at that place of the text. */
export const standsAt = (keys: readonly string[], at: number, phrase: readonly string[]): boolean =>
  at + phrase.length <= keys.length && phrase.every((key, offset) => keys[at + offset] === key);

/** True when the phrase's words stand anywhere in the text, one behind the other. */
export const standsIn = (keys: readonly string[], phrase: readonly string[]): boolean =>
  keys.some((_, at) => standsAt(keys, at, phrase));
