/** A sentence about people that only names where they are: "Norfolk, Suffolk and the Fens", "Atlanta metro". */
import { isPlaceName } from "./place-words.ts";
import type { Phrasebook, ReadPlace } from "./reading-model.ts";
import { SENTENCE_ENDS } from "./segment-words.ts";
import { splitSlice, trimSlice, wholeSlice } from "./slices.ts";

/** What joins names of places, and what else may stand with them. */
const BETWEEN = new Set(
  `and & of the side upstate downtown uptown round around about up out down to within near inner outer greater north south east west
  northern southern eastern western central mid metro area county counties suburbs suburb surrounding villages
  as far city valley coast islands mostly mainly all over across miles mile mi km minutes mins or online town
  und bis rund um umgebung umland großraum raum kreis landkreis et autour environs alentours région
  y toda todo alrededores provincia zona`.split(/\s+/u),
);
const AROUND =
  /\p{N} ?(?:miles?|mi|km)(?!\p{L})|(?<!\p{L})(?:metro|county|counties|suburbs?|surrounding|area|valley|coast|round about|environs|alentours|autour|umgebung|umland|raum|alrededores|provincia)(?!\p{L})/iu;
const LENGTH_MAX = 90;
/** With a capital where a sentence begins, and no place. */
const NO_PLACE =
  /^(?:members|people|anyone|everyone|students|professionals|adults|parents|families|women|men|kids|couples|beginners|schools|churches|hotels|pubs|cafes|cafés|shops|farmers|owners|landlords|homeowners|tenants|builders|architects|teachers|designers|artists|musicians|collectors|dealers|gardeners|brides|locals|tourists|visitors|mums|dads|moms|seniors|pensioners|firmen|vereine|familien|eltern|particuliers|entreprises|familias|empresas|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/iu;

const PEOPLES =
  /^(?:some|many|most|a few|lots of|mostly) \p{Lu}\p{L}+s$|^(?:american|canadian|australian|german|italian|european|irish|london)(?:s|ers)$/iu;

/** The place that a sentence of the audience names and says nothing else of; the first of several. */
export function readNamedArea(
  audience: string,
  language: Phrasebook | undefined,
): ReadPlace | undefined {
  for (const { part } of splitSlice(wholeSlice(audience), SENTENCE_ENDS)) {
    const { text, start } = trimSlice(part);
    const words = text.replace(/[.!]$/u, "");
    if (words.length <= LENGTH_MAX && isNames(words.replace(IF_URGENT, ""), language))
      return { words, span: { field: "audience", start, end: start + words.length } };
  }
  return undefined;
}

/** "Lunenburg, Mahone Bay, up to Halifax if it's urgent". */
const IF_URGENT = / (?:if|when) (?:it[’']s |it is |you |they )?\p{L}[\p{L} ’']{2,30}$/iu;

/** Whether a sentence holds names of places and nothing else. */
export function isNames(sentence: string, language: Phrasebook | undefined = "en"): boolean {
  const words = sentence.split(/[\s,/]{1,3}/u).filter((word) => word !== "");
  const names = words.filter((word) => /^\p{Lu}/u.test(word) && !BETWEEN.has(word.toLowerCase()));
  const isOther = (word: string) =>
    !names.includes(word) && !BETWEEN.has(word.toLowerCase()) && !/^\p{N}{1,3}$/u.test(word);
  // "Pilots around Graz": whoever is there.
  const [first = "", second = ""] = words;
  if (/^(?:around|near|within|along|of)$/iu.test(second) && !isPlaceName(first)) return false;
  // "Some Americans" are no place.
  if (PEOPLES.test(sentence)) return false;
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

const PLACED = /, (?=(?:in|around|across|near|throughout|in and around) (?:the )?\p{Lu})/u;

/** "Homeowners, Tulsa and Broken Arrow": the places behind the people as a sentence of their own. */
export function partPlaces(typed: string): string {
  const told = typed.replace(/ and (?:we )?must say so(?!\p{L})[^.;]{0,80}/giu, "");
  // "Brides, in Glasgow and Ayrshire": said of all of them.
  const audience = told.split(PLACED).length === 2 ? told.replace(PLACED, " ") : told;
  if (/[.!?;:(\n]/u.test(audience)) return audience;
  const items = audience.split(", ");
  let at = items.length;
  while (at > 1 && isPlaceItem(items[at - 1] ?? "")) at -= 1;
  const people = items.slice(0, at);
  const last = people.at(-1) ?? "";
  // "Pilots from Austria, Hungary and southern Germany": the list of places began before.
  const isOpen =
    /(?<!\p{L})(?:from|in|around|near|across|between|throughout|outside|round|to|of) [^,]{0,40}\p{Lu}/u.test(
      last,
    );
  // "Beginners, Stoke": one word for them, and where they are.
  const isSaid =
    at < items.length &&
    !isOpen &&
    (/^\p{Ll}|\s\p{Ll}{3}/u.test(last) || (people.length === 1 && isGroup(last)));
  if (!isSaid) return audience;
  const places = items.slice(at).join(", ");
  const isOne = people.length === 1 && isGroup(last) && !places.includes(",");
  const joint = isOne
    ? WATER.test(places)
      ? " around "
      : " in "
    : isNames(places)
      ? ". "
      : " in ";
  return `${people.join(", ")}${joint}${places}`;
}

const isGroup = (word: string): boolean =>
  /^(?:Women|Men|Children|People|Gentlemen|Ladies)$/u.test(word) ||
  (/^\p{Lu}\p{Ll}{3,14}s$/u.test(word) && !isPlaceName(word));

/** Nobody is in a lake. */
const WATER = /^(?:the )?(?:lake|loch|lough|river|mount|mt)(?!\p{L})|(?:lake|river|beach|coast)$/iu;

const COMPASS = /^(?:north|south|east|west|downtown|upstate|greater|central)(?!\p{L})/iu;

/** All of it names, and no group that is written with a capital: "Scouts". */
const isPlaceItem = (item: string): boolean =>
  isNames(item) ||
  (/^(?:[\p{Ll}]{2,10} ){0,3}\p{Lu}/u.test(item) &&
    item
      .split(" ")
      .every(
        (word) =>
          BETWEEN.has(word.toLowerCase()) ||
          (/^\p{Lu}/u.test(word) &&
            (COMPASS.test(item) || !/s$/u.test(word)) &&
            !NO_PLACE.test(word)),
      ));
