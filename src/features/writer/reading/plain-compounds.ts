/**
 * German says in one word what a firm is besides its trade: "Malerfachbetrieb" is a "Malerbetrieb", a
 * "Landbäckerei" a bakery. Only words that no trade knows are taken apart, and only to a trade's name.
 */
import { wordKey } from "./fold-words.ts";
import type { TradeIndex } from "./trade-index.ts";

const TITLE =
  /(?:innungs|meister|fach|familien|traditions|handwerks)(?=(?:betrieb|geschäft|werkstatt|firma|handel)$)/iu;
const FIRM =
  /(?:s|n)?(?:meister)?(?:fach)?(?:betrieb|firma|geschäft|werkstatt|meisterin|meister)$/iu;
const PLACE = /^(?:land|dorf|hof|familien|handwerks|traditions|meister)/iu;
const NAME_LENGTH_MIN = 5;
const HALVES = /(?<!\p{L})(\p{L}{2,30})-(\s(?:und|oder|&)\s)(\p{L}{5,60})/gu;
const WORD = /\p{L}{9,60}/gu;

export function plainCompounds(text: string, index: TradeIndex): string {
  return joinHalves(text, index).replace(WORD, (word) =>
    isKnown(word, index) ? word : findName(word, index),
  );
}

/** "Bau- und Möbelschreinerei" is a "Bauschreinerei und Möbelschreinerei", and no builder. */
const joinHalves = (text: string, index: TradeIndex): string =>
  text.replace(HALVES, (both, half: string, between: string, word: string) => {
    const ends = [...word].map((_, at) => word.slice(at));
    const end = ends.find((one) => one.length >= 4 && isName(half + one, index));
    return end === undefined ? both : `${half}${end}${between}${word}`;
  });

function findName(word: string, index: TradeIndex): string {
  const untitled = word.replace(TITLE, "");
  const forms = [untitled, untitled.replace(FIRM, ""), word.replace(PLACE, "")];
  return forms.find((one) => one.length >= NAME_LENGTH_MIN && isName(one, index)) ?? word;
}

const isName = (word: string, index: TradeIndex): boolean => index.plainNames.has(wordKey(word));
const isKnown = (word: string, index: TradeIndex): boolean => index.words.has(wordKey(word));
