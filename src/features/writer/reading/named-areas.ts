/** A sentence about people that only names where they are: "Norfolk, Suffolk and the Fens", "Atlanta metro". */
import { isPlaceName } from "./place-words.ts";
import type { Phrasebook, ReadPlace } from "./reading-model.ts";
import { SENTENCE_ENDS } from "./segment-words.ts";
import { splitSlice, trimSlice, wholeSlice } from "./slices.ts";

/** What joins names of places, and what else may stand with them. */
const BETWEEN = new Set(
  `and & of the round around about up out down to within near inner outer greater north south east west
  northern southern eastern western central mid metro area county counties suburbs suburb surrounding villages
  as far city valley coast islands mostly mainly all over across miles mile mi km minutes mins
  und bis rund um umgebung umland großraum raum kreis landkreis et autour environs alentours région
  y toda todo alrededores provincia zona`.split(/\s+/u),
);
const AROUND =
  /(?<!\p{L})(?:metro|county|counties|suburbs?|surrounding|area|valley|coast|round about|environs|alentours|autour|umgebung|umland|raum|alrededores|provincia)(?!\p{L})/iu;
const LENGTH_MAX = 90;
/** With a capital where a sentence begins, and no place. */
const NO_PLACE =
  /^(?:members|people|anyone|everyone|students|professionals|adults|parents|families|women|men|kids|couples|beginners|schools|churches|hotels|pubs|cafes|cafés|shops|farmers|owners|landlords|homeowners|tenants|builders|architects|teachers|designers|artists|musicians|collectors|dealers|gardeners|brides|locals|tourists|visitors|mums|dads|moms|seniors|pensioners|firmen|vereine|familien|eltern|particuliers|entreprises|familias|empresas|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/iu;

/** The place that a sentence of the audience names and says nothing else of; the first of several. */
export function readNamedArea(
  audience: string,
  language: Phrasebook | undefined,
): ReadPlace | undefined {
  for (const { part } of splitSlice(wholeSlice(audience), SENTENCE_ENDS)) {
    const { text, start } = trimSlice(part);
    const words = text.replace(/[.!]$/u, "");
    if (words.length <= LENGTH_MAX && isNames(words, language))
      return { words, span: { field: "audience", start, end: start + words.length } };
  }
  return undefined;
}

/** Whether a sentence holds names of places and nothing else. */
export function isNames(sentence: string, language: Phrasebook | undefined = "en"): boolean {
  const words = sentence.split(/[\s,/]{1,3}/u).filter((word) => word !== "");
  const names = words.filter((word) => /^\p{Lu}/u.test(word) && !BETWEEN.has(word.toLowerCase()));
  const isOther = (word: string) =>
    !names.includes(word) && !BETWEEN.has(word.toLowerCase()) && !/^\p{N}{1,3}$/u.test(word);
  // "Pilots around Graz": whoever is there.
  const [first = "", second = ""] = words;
  if (/^(?:around|near|within|along|of)$/iu.test(second) && !isPlaceName(first)) return false;
  if (names.length === 0 || words.some(isOther) || names.some((name) => NO_PLACE.test(name)))
    return false;
  const isKnown =
    names.some(isPlaceName) ||
    words.some((word, at) => isPlaceName(`${word} ${words[at + 1] ?? ""}`.trim()));
  return (
    isKnown ||
    // German writes every noun with a capital.
    (language !== "de" && names.length > 1 && /,|&|\sand\s|\sund\s|\set\s|\sy\s/u.test(sentence)) ||
    AROUND.test(sentence)
  );
}
