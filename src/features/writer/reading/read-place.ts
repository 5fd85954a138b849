/** Splits the place off the end of a phrase: "vegan restaurant in Lisbon", "vecinos de Triana". */
import { AMERICAN_STATES } from "./american-states.ts";
import { CITIES } from "./german-cities.ts";
import { findNamedTail } from "./named-tail.ts";
import {
  GERMAN_PLACE_ENDINGS,
  GERMAN_REGIONS,
  isPlaceName,
  NO_GERMAN_PLACES,
  NO_PLACES,
  PLACE_ENDINGS,
} from "./place-words.ts";
import type { Phrasebook } from "./reading-model.ts";
import { cutSlice, type Slice, trimSlice } from "./slices.ts";
import { isSpanishPlace } from "./spanish-places.ts";

/** Longer places are none; it also bounds what is searched. */
const TAIL_LENGTH = 120;

/** "Rochester, New York": a town before the state that was found is where it is. */
const STATE = new RegExp(`^(?:${AMERICAN_STATES})$`, "u");
const TOWN_BEFORE = /,\s(\p{Lu}[\p{Ll}.’'-]{2,20}(?: \p{Lu}[\p{Ll}’'-]{2,20})?),?$/u;
function withTown(phrase: Slice, split: PlaceSplit): PlaceSplit {
  const { rest, place } = split;
  if (place === undefined || !STATE.test(place.text)) return split;
  const before = phrase.text.slice(0, place.start - phrase.start).trimEnd();
  const town = TOWN_BEFORE.exec(before);
  if (town?.[1] === undefined || !before.endsWith(",") || town.index > rest.text.length)
    return split;
  return {
    rest: trimSlice(cutSlice(phrase, 0, town.index)),
    place: cutSlice(phrase, town.index + town[0].indexOf(town[1])),
  };
}

export type PlaceSplit = { rest: Slice; place: Slice | undefined };

/** The phrase without its place, and the place without its preposition. */
export function splitPlace(phrase: Slice, language: Phrasebook): PlaceSplit {
  const split = splitEnd(phrase, language);
  if (language === "en") return withTown(phrase, split);
  return language === "es" ? withNameOf(phrase, split) : split;
}

/** "…, Oaxaca de Juárez", "…, San Miguel de Allende": one name. */
const NAME_OF = /,\s((?:\p{Lu}\p{L}{2,16} ){1,2}de(?: (?:la|los|las|el))?)$/u;
function withNameOf(phrase: Slice, split: PlaceSplit): PlaceSplit {
  const { place } = split;
  if (place === undefined) return split;
  const before = phrase.text.slice(0, place.start - phrase.start).trimEnd();
  const name = NAME_OF.exec(before);
  if (name?.[1] === undefined) return split;
  return {
    rest: trimSlice(cutSlice(phrase, 0, name.index)),
    place: cutSlice(phrase, name.index + name[0].indexOf(name[1])),
  };
}

function splitEnd(phrase: Slice, language: Phrasebook): PlaceSplit {
  const tail = phrase.text.slice(-TAIL_LENGTH);
  const skipped = phrase.text.length - tail.length;
  for (const ending of PLACE_ENDINGS[language] ?? []) {
    const found = ending.exec(tail);
    const words = found?.[1];
    if (found === null || words === undefined || skipped + found.index === 0) continue;
    if (!isPlace(words, language, found[0]) || MAKES.test(words)) continue;
    // "The way it was done in Broseley": where it was, and not where it is.
    if (/\b(?:was|were|been) \p{L}{3,12}$/u.test(phrase.text.slice(0, skipped + found.index)))
      return { rest: phrase, place: undefined };
    // "For people who … need to convert to driving in New Zealand": it belongs to what they do.
    const isOfThem =
      !found[0].startsWith(",") &&
      /\s(?:who|whose)\s(?!live\s)/u.test(phrase.text.slice(0, skipped + found.index));
    if (isOfThem) return { rest: phrase, place: undefined };
    // "À Rezé près de Nantes", "en Funes, cerca de Rosario": the other place is where it is.
    if (NEXT_TO.test(found[0]) && PLACED.test(phrase.text.slice(0, skipped + found.index)))
      return { rest: phrase, place: undefined };
    const split = withDirection(phrase, skipped + found.index, phrase.text.length - words.length);
    return keepTorn(dropAnd(split), phrase);
  }
  const bare = keepTorn(splitBarePlace(phrase), phrase);
  return language === "en" ? withNamedTail(phrase, bare) : bare;
}

/** What stands in brackets ends before the bracket, which is no part of the place. */
function withNamedTail(phrase: Slice, bare: PlaceSplit): PlaceSplit {
  const tail = findNamedTail(phrase);
  // "Leeds and Bradford" is more of the place than the "Bradford" that is known.
  if (
    tail === undefined ||
    (bare.place !== undefined && bare.place.start - phrase.start <= tail.start)
  )
    return bare;
  const { length } = phrase.text.slice(tail.start).replace(/(?:[ -]based)?\)?$/u, "");
  return {
    rest: trimSlice(cutSlice(phrase, 0, tail.end)),
    place: cutSlice(phrase, tail.start, tail.start + length),
  };
}

const keepTorn = (split: PlaceSplit, phrase: Slice): PlaceSplit =>
  TORN.test(split.rest.text) ? { rest: phrase, place: undefined } : split;

/** "À Mons, Triumph, BSA, Norton": what is repaired there, behind where it is. */
const MAKES = /,\s(?!CABA|CDMX|USA|UK|DF)\p{Lu}{3,6}(?:,|$)/u;

/** "Online y en Madrid": the word that joined the place goes with it. */
function dropAnd({ rest, place }: PlaceSplit): PlaceSplit {
  const left = rest.text.replace(/,?\s(?:and|und|et|y|e)$/iu, "");
  return { rest: left === rest.text ? rest : trimSlice(cutSlice(rest, 0, left.length)), place };
}

/** "Near St Columb, north Cornwall", "mid and north Wales": the words before a name belong to it. */
const DIRECTION =
  /(?:,\s)(?:(?:north|south|east|west|mid|central) (?:and|&) )?(?:north|south|east|west|northern|southern|eastern|western|coastal|upstate|mid|central|upper|lower|rural|co\.?|county)$/iu;
/** "A practice in rural Vermont". */
const LED_BY_DIRECTION =
  /\s(?:in|near|across|around) (?:the )?(rural|western|eastern|northern|southern|central|coastal|upstate|inner|outer)$/iu;
/** Without a comma before it, what is left would end in the middle: "moving to", "K&A canal Devizes to". */
const TORN =
  /\s(?:north|south|east|west|mid|upper|lower|greater|auf|sobre|downtown|to)$|\sand (?:rural|central)$|[\s,](?:région|región|zona|secteur)$/iu;

const NEXT_TO = /^[\s,]{1,4}(?:near|outside|nahe|bei|près d|cerca d|junto a|à côté d)/u;
const PLACED = /\s(?:in|at|à|en|a) \p{Lu}[\p{L}\p{M}'’-]{1,30},?$/u;

const LOCATED =
  /,?\s(?:out of|from) (?:a|an|my|our|the) (?:\p{L}{3,10} )?(?:shop|workshop|barn|garage|shed|studio|yard|unit|kitchen)$|,\s(?:(?:the |our )?(?:office|workshop|studio|yard|shop|practice|clinic|surgery|salon|showroom)|based|located|(?:hand)?made|fitted|baked|brewed|roasted|printed|woven|sewn|just(?: outside)?|right|werkstatt|büro|atelier|bureau|taller|oficina)$/iu;

function withDirection(phrase: Slice, end: number, start: number): PlaceSplit {
  const rest = phrase.text.slice(0, end).trimEnd();
  const led = LED_BY_DIRECTION.exec(rest);
  if (led?.[1] !== undefined)
    return {
      rest: trimSlice(cutSlice(phrase, 0, led.index)),
      place: cutSlice(phrase, led.index + led[0].length - led[1].length),
    };
  const before = DIRECTION.exec(rest);
  // "…, office in Zug", "…, just outside Thurles".
  const left = rest.replace(LOCATED, "").length;
  if (before === null)
    return {
      rest: trimSlice(cutSlice(phrase, 0, Math.min(end, left))),
      place: cutSlice(phrase, start),
    };
  return {
    rest: trimSlice(cutSlice(phrase, 0, before.index)),
    place: cutSlice(phrase, before.index + 2),
  };
}

/** Languages are spoken in, and are nowhere. */
const NO_PLACE_ENDINGS =
  /(?:Language|English|German|French|Spanish|Italian|Welsh|Gaelic|Irish|Polish|Arabic|Urdu|Hindi|Mandarin|Chinese|Japanese|BSL|ASL|Braille|Makaton|Latin|Deutsch|Englisch|Gebärdensprache|Sprache)$/u;

function isPlace(words: string, language: Phrasebook, found: string): boolean {
  const [first = ""] = words.split(/[ ,]/u);
  if (language === "de" && !isPlaceList(words)) return false;
  if (isPlaceName(first) || isPlaceName(words)) return true;
  // "Emmen Luzern".
  if (language === "de" && isPlaceName(/^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)$/u.exec(words)?.[1] ?? ""))
    return true;
  if (NO_PLACE_ENDINGS.test(words)) return false;
  if (NO_PLACES.test(first)) return false;
  if (language !== "de") return true;
  if (/^(?:im Umkreis|vor |bundesweit|deutschlandweit|weltweit)/u.test(words)) return true;
  if (
    /^(?:Gegend|Region|Nachbarschaft|Viertel|Kiez|(?:Innen|Alt)?[Ss]tadt|Dorf|Um|Nähe|Quartier|Raum|Großraum|Landkreis|näheren|ganzen|weiteren|Ort|Grätzel|Veedel|Tal)/u.test(
      words,
    )
  )
    return true;
  // "Hypnose bei Prüfungsangst": what helps with something is nowhere.
  if (/^[\s,]{1,4}(?:bei|um)\s/u.test(found)) return GERMAN_PLACE_ENDINGS.test(first);
  // "Im Schwarzwald" is a place, "im Maschinenbau" is a trade.
  if (/^[\s,]{1,4}(?:im|am|vom|an der|auf der)\s/u.test(found)) return GERMAN_REGIONS.test(first);
  // "Betten aus Zirbe": out of which something is made.
  if (/^[\s,]{1,4}aus\s/u.test(found)) return isGermanTown(first);
  return GERMAN_PLACE_ENDINGS.test(first) || !NO_GERMAN_PLACES.test(first);
}

const TOWN_ENDINGS =
  /^.{2,}(?:hausen|kirchen|ingen|haven|furt|berg|burg|stadt|heim|dorf|bach|brück|brücken|münchen)$/iu;
const isGermanTown = (name: string): boolean =>
  isPlaceName(name) || TOWN_ENDINGS.test(name) || CITIES.has(name.toLowerCase());

/** "Mannheim, Prophylaxe, Implantate": behind its town a practice lists what it does. */
const isPlaceList = (words: string): boolean =>
  words
    .split(/,\s|\s(?:und|sowie)\s/u)
    .slice(1)
    .every((part) => {
      const [name = ""] = part.replace(/^(?:in|im|bei|der|die|dem|das|auch) /u, "").split(" ");
      const ends = GERMAN_PLACE_ENDINGS.test(name) || GERMAN_REGIONS.test(name);
      return isPlaceName(name) || ends || NEAR_PLACE.test(part) || CITIES.has(name.toLowerCase());
    });

const NEAR_PLACE =
  /(?:Umgebung|Umland|Umkreis|Region|Nachbar|Umgegend|Großraum|Raum|Kreis|Kanton|Bezirk|Vororte|weltweit|bundesweit|online)/iu;

const LEADING_TO =
  /(?:^|\s)(?:of|some|most|parts|the|&|and|und|et|y|through|across|around|over|under|along|durch|über|unter|rund um|entlang|quer durch|à travers|autour de|por)$/iu;

/** Names that are words or family names as well count behind a comma alone: "albañiles, Cuenca". */
const isBarePlace = (name: string, found: string): boolean =>
  isPlaceName(name) || (found.startsWith(",") && isSpanishPlace(name));

/** "Emergency plumber, London" and "emergency plumber London": only places known by name. */
function splitBarePlace(phrase: Slice): PlaceSplit {
  const last = /(?:,\s?|\s[–—-]\s|\s)(\p{Lu}[\p{L}\p{M}-]+)$/u.exec(phrase.text);
  if (last?.[1] === undefined || last.index === 0 || !isBarePlace(last[1], last[0])) {
    return { rest: phrase, place: undefined };
  }
  // "Walks through Leeds" keep the word that leads to the place, and so the place.
  if (LEADING_TO.test(phrase.text.slice(0, last.index))) {
    return { rest: phrase, place: undefined };
  }
  // "…, Hamilton Ontario": a town and where that is.
  const town = /,\s(\p{Lu}[\p{L}\p{M}-]+) $/u.exec(phrase.text.slice(0, -last[1].length));
  if (town?.[1] !== undefined)
    return withDirection(
      phrase,
      town.index,
      phrase.text.length - town[1].length - 1 - last[1].length,
    );
  return withDirection(phrase, last.index, phrase.text.length - last[1].length);
}
