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
const WORD = /\p{L}{9,60}/gu;

export function plainCompounds(text: string, index: TradeIndex): string {
  return text.replace(WORD, (word) => (isKnown(word, index) ? word : findName(word, index)));
}

function findName(word: string, index: TradeIndex): string {
  const untitled = word.replace(TITLE, "");
  const forms = [untitled, untitled.replace(FIRM, ""), word.replace(PLACE, "")];
  return forms.find((one) => one.length >= NAME_LENGTH_MIN && isName(one, index)) ?? word;
}

const isName = (word: string, index: TradeIndex): boolean => index.plainNames.has(wordKey(word));
const isKnown = (word: string, index: TradeIndex): boolean => index.words.has(wordKey(word));
