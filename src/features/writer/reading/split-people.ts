/**
 * Takes a list of people apart into its items. "And" may stand inside an item as well ("who eat well
 * and live well", "hotel and restaurant owners"): it parts two items only where both are people.
 */
import { isBeforeNoun, readNounPhrase } from "./noun-phrases.ts";
import { findPeopleKind, isKnownPeople, namesPeople } from "./people.ts";
import { GERMAN_PLACE_ENDINGS, isPlaceName } from "./place-words.ts";
import { splitPlace } from "./read-place.ts";
import type { Phrasebook } from "./reading-model.ts";
import {
  ADVERBS,
  COMPLEMENTS,
  CONTINUATIONS,
  DENIALS,
  DETERMINERS,
  RELATIVES,
  SEPARATORS,
} from "./segment-words.ts";
import { joinSlices, type Slice, splitSlice, trimSlice } from "./slices.ts";

export type Item = {
  slice: Slice;
  /** Said to be no audience: "not stag parties". */
  isDenied: boolean;
  /** Joined to the item before by "and" alone, so that what follows is said of both. */
  isJoined: boolean;
};

/** Longer lists are cut, so that the time a brief takes is bounded. */
const PARTS_MAX = 24;

export function splitPeople(list: Slice, language: Phrasebook): Item[] {
  const items: Item[] = [];
  let waiting: Slice | undefined;
  const parts = splitSlice(list, SEPARATORS[language])
    .map(({ part, before }) => ({ part: trimSlice(part), before }))
    .filter(({ part }) => part.text !== "")
    .slice(0, PARTS_MAX);
  for (const [at, { part, before }] of parts.entries()) {
    const own = waiting === undefined ? part : joinSlices(list, waiting, part);
    const last = items.at(-1);
    const isLast = at === parts.length - 1;
    if (
      waiting === undefined &&
      last !== undefined &&
      belongsTo(last.slice, part, language, before)
    ) {
      last.slice = joinSlices(list, last.slice, part);
      continue;
    }
    const next = parts[at + 1];
    if (!isLast && next !== undefined && waitsForNoun(own, next.part, next.before, language)) {
      waiting = own;
      continue;
    }
    waiting = undefined;
    const isDenied = DENIALS.test(own.text);
    items.push({ slice: own, isDenied, isJoined: !/[,;/\n•]/u.test(before) && before !== "" });
  }
  return items;
}

/** True for "live well" behind "people who want to eat well", and for what begins with "with" or "who". */
function belongsTo(last: Slice, part: Slice, language: Phrasebook, before: string): boolean {
  // "Leute, die was Eigenes wollen und nicht von der Stange".
  const isInClause = GERMAN_CLAUSE.test(last.text) && /^\sund\s$/u.test(before);
  if (language === "de" && isInClause && /^nicht\s/u.test(part.text)) return true;
  if (DENIALS.test(part.text)) return false;
  const bare = stripSmall(part.text);
  if (language === "de" && GERMAN_RELATIVE.test(part.text)) return true;
  if (NUMBER_WORD.test(last.text) && NUMBER_FIRST.test(part.text)) return true;
  if (BETWEEN.test(last.text) && /^\s(?:and|und|et|y)\s$/iu.test(before)) return true;
  if (continuesPlace(last, part, language)) return true;
  if (CONTINUATIONS[language].test(`${bare} `)) return true;
  const isPeople = startsWithPeople(bare, language);
  if (RELATIVES[language].test(` ${last.text} `)) return !isPeople;
  if (!isPeople && (isUnder(last.text, bare, before) || isThing(last.text, bare))) return true;
  if (isInComplement(last.text, bare, language)) return !/[;\n•]/u.test(before);
  return false;
}

/** ", die gutes Brot suchen" ends in its verb; "die Familien" does not. */
const GERMAN_RELATIVE = /^(?:die|der|das|denen|deren|dessen)\s(?:\S+\s)*\p{Ll}+$/u;
const GERMAN_CLAUSE = /,\s(?:die|der|das|denen)\s[^,]{3,80}$/u;
const SURROUNDINGS =
  /^(?:(?:the |its )?surrounding (?:area|villages|towns|countryside)|nearby villages|beyond|Umgebung|Umland|(?:ses |les )?(?:environs|alentours)|(?:sus )?alrededores)$/iu;

/** "Devon" and "Cornwall" are one area behind "homeowners in". */
function continuesPlace(last: Slice, part: Slice, language: Phrasebook): boolean {
  const { place } = splitPlace(last, language);
  if (place === undefined) return false;
  const { rest } = splitPlace(part, language);
  const words = rest.text;
  if (SURROUNDINGS.test(words) || isPlaceName(words)) return true;
  if (language === "de") return /^\p{Lu}\S*$/u.test(words) && GERMAN_PLACE_ENDINGS.test(words);
  return (
    /^\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*$/u.test(words) && !startsWithPeople(words, language)
  );
}

/** "People who haven't been in ten, twenty years". */
export const NUMBER_WORD =
  /\s(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|\p{N}{1,3})$/iu;
export const NUMBER_FIRST =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|\p{N}{1,3})\s\p{L}/iu;

/** "Hotels between Penticton" and "Kelowna". */
const BETWEEN = /\s(?:between|zwischen|entre) \p{Lu}\S{1,30}$/u;

const stripSmall = (text: string): string => text.replace(ADVERBS, "").replace(DETERMINERS, "");

/** "Families with tents and dogs", "adults with fears or grief": one noun more of what they have. */
const isUnder = (last: string, part: string, before: string): boolean =>
  !/[,;/\n•]/u.test(before) &&
  (HAVING.test(last) || CHOICE.test(before)) &&
  last.includes(" ") &&
  part.split(/\s+/u).length <= 2;
/** "Neighbours with broken toasters, lamps, radios": one thing more, and nobody by its ending. */
const isThing = (last: string, part: string): boolean =>
  WITH_THINGS.test(last) && /^\p{L}{3,20}$/u.test(part) && !DOES.test(part);
const WITH_THINGS = /\s(?:with|mit|avec|con)\s[^,]{3,60}$/iu;
const DOES =
  /(?:[eo]rs|ists?|ians?|ants|men|women|folk|people|[oe]r|innen|isten|leute|eurs?|euses?|istes?|iens|ores|adoras?|istas|antes|dienste?|betriebe?|firmen|vereine?|schulen|praxen|heime|gemeinden|läden|büros|agenturen|services|firms|businesses|companies|shops|schools|clubs|teams|écoles|entreprises|associations|escuelas|colegios|empresas|talleres)$/iu;
const HAVING = /\s(?:with|without|mit|ohne|avec|sans|con|sin)\s/iu;
/** "Anyone behind on rent or bills". */
const CHOICE = /\s(?:or|oder|ou|o)\s/iu;

const YOUNG_AND_OLD = new Set(["children", "teenagers", "students", "seniors"]);

/** "Parents of toddlers" and "teenagers"; "dueños de perros" and "gatos". French says "de" again. */
function isInComplement(last: string, part: string, language: Phrasebook): boolean {
  if (language === "fr") return false;
  const object = COMPLEMENTS[language].exec(last)?.[1];
  const inner = object === undefined ? undefined : readNounPhrase(object, language);
  const next = readNounPhrase(part, language);
  if (object === undefined || inner === undefined || next === undefined) return false;
  if (next.core.split(/\s+/u).length > 2) return false;
  if (splitPlace({ text: last, start: 0 }, language).place !== undefined) return false;
  if (isKnownPeople(inner.head) !== isKnownPeople(next.head)) return false;
  if (!isKnownPeople(next.head)) return true;
  const kinds = [findPeopleKind(object, inner.head), findPeopleKind(part, next.head)];
  return kinds[0] === kinds[1] || kinds.every((kind) => YOUNG_AND_OLD.has(kind ?? ""));
}

/** "GPs", "CFOs", "over 60s": an abbreviation in the plural is somebody, and so is an age. */
const ABBREVIATED = /^(?:\p{Lu}{2,6}s|(?:over|under)[- ]\d{1,2}s)$/u;

function startsWithPeople(text: string, language: Phrasebook): boolean {
  if (language === "en" && ABBREVIATED.test(text)) return true;
  const phrase = readNounPhrase(
    text.replace(/(?<=s) here(?=\s|$)|\s\([^()]{0,120}\)/gu, ""),
    language,
  );
  if (phrase === undefined) return false;
  if (language === "de" && !/^\p{Lu}/u.test(phrase.head)) return false;
  return namesPeople(phrase.core, phrase.head) && phrase.core.split(/\s+/u).length <= 5;
}

/** "Hotel" before "and restaurant owners", "kleine" before "und mittlere Betriebe". */
function waitsForNoun(part: Slice, next: Slice, before: string, language: Phrasebook): boolean {
  const text = stripSmall(part.text);
  if (text.endsWith("-")) return true;
  if (/\n|;/u.test(before) || DENIALS.test(part.text) || DENIALS.test(next.text)) return false;
  if (language === "de") return !/\p{Lu}/u.test(text) && /\p{Lu}/u.test(next.text);
  if (language !== "en") return isBeforeNoun(text) && !startsWithPeople(text, language);
  const phrase = readNounPhrase(text, "en");
  const nextWords = stripSmall(next.text).split(/\s+/u).length;
  return (
    phrase !== undefined &&
    phrase.core === text &&
    nextWords > 1 &&
    !standsAlone(part.text, phrase.head)
  );
}

const COLLECTIVES =
  /^(?:people|women|men|children|folk|staff|public|community|elderly|retired|bereaved|youth|gentry|anyone|those|someone|clergy|police|schoolchildren|tradesmen|tradespeople|craftspeople|alumni|management|leadership|personnel|homeless|unemployed|self-employed|curious|blind|deaf|disabled|press|media|trade|nhs|government|industry|b&b)$/iu;

/** An English noun that can be an item by itself: a plural, a body, or one with its article. */
function standsAlone(text: string, head: string): boolean {
  if (/^(?:the|a|an|any|every|each|my|one)\s/iu.test(text) && isKnownPeople(head)) return true;
  if (/[^s]['’]?s$/iu.test(head) && !/(?:ious|ous|less|ness|is|us)$/iu.test(head)) return true;
  return COLLECTIVES.test(head);
}
