/**
 * A place that no list knows, told by its form: behind the last comma, dash or bracket of an English industry that is
 * otherwise written small, words that are all names. "Dam health checks, Fleurieu and Adelaide Hills", "… (Leeds)".
 */
import { NO_PLACES } from "./place-words.ts";
import type { Slice } from "./slices.ts";

const NAME = "[A-Z][a-z\\u00df-\\u00ff][\\p{L}'’-]{1,24}(?:[/-][A-Z][\\p{L}]{2,24})?";
const AROUND =
  "area|metro|border|borders|coast|county|counties|region|valley|suburbs|district|north|south|east|west|inner|outer|mid|end|side|upper|lower|central|city|islands?|hills|downs|fens|lakes|state|wide|greater|downtown|rural";
const REGION = "[A-Z]{2,3}|[A-Z]{1,2}[0-9]{1,2}";
const BETWEEN = "and|&|of|the|to|upon|on";

/** Its words, from the sign before them; the first group is the place. */
const TAIL = new RegExp(
  `(?:,\\s|\\s[-–—]\\s|\\s\\()((?:(?:${BETWEEN}|${AROUND}|${NAME}|${REGION}),?\\s){0,7}(?:${AROUND}|${NAME}|${REGION}))(?:[ -]based)?\\)?$`,
  "u",
);
const NAMED = new RegExp(`^${NAME}$`, "u");

/** Names of what is taught, done, driven or fitted, of days, of peoples. */
const NO_NAMES =
  /^(?:Alexander|Aga|Ashtanga|Audi|BMW|Botox|Bowen|Brazilian|Brompton|British|Cambridge|Catholic|Christian|Citroen|Dutch|Egyptian|European|Feldenkrais|Ferrari|Ford|Greek|Gyrotonic|Halloween|Hanukkah|Harley|Hatha|Honda|Indian|Irish|Islamic|Jaguar|Japanese|Jewish|Kobido|Korean|Land|Lego|Lexus|Mac|Macs|Mercedes|Methodist|Mexican|Mini|Muslim|Nikon|Nissan|Persian|Peugeot|Porsche|Portuguese|Pokémon|Quaker|Regency|Renault|Roman|Rolex|Rover|Russian|Scottish|Sikh|Suzuki|Swedish|Tesla|Thai|Toyota|Triumph|Turkish|Ukrainian|Vauxhall|Victorian|Edwardian|Georgian|Vietnamese|Vinyasa|Volkswagen|Volvo|Windows|Yamaha|Tel|Phone|Call|Email|Inc|Ltd|LLC|LLP|Est|Since|Open|Closed|Free|New|We|Our|My|The|No|Not|Only|All|Also)$/u;

/** "(UK)" names no town, and a place all the same. */
const COUNTRY = /^(?:the )?(?:UK|USA|US|NZ|UAE)$/u;

/** An industry of this many words written small is no title, in which every word is a name. */
const SMALL_WORDS_MIN = 2;
const SMALL = /(?:^|\s)[a-z][a-z'’-]{3,}/gu;

/** Where the place and the sign before it begin, or undefined. */
export function findNamedTail({ text }: Slice): { end: number; start: number } | undefined {
  const found = TAIL.exec(text);
  const [, place] = found ?? [];
  if (found === null || place === undefined) return undefined;
  const before = text.slice(0, found.index);
  if (
    found[0].includes("(") !== found[0].endsWith(")") ||
    before.includes("(") !== before.includes(")")
  )
    return undefined;
  if ([...before.matchAll(SMALL)].length < SMALL_WORDS_MIN) return undefined;
  const names = place.split(/[\s,]+/u).filter((word) => NAMED.test(word));
  const isNamed =
    names.length > 0 && !names.some((name) => NO_PLACES.test(name) || NO_NAMES.test(name));
  return isNamed || COUNTRY.test(place)
    ? { end: found.index, start: found.index + found[0].indexOf(place) }
    : undefined;
}
