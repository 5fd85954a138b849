/** What search results show of each page: within its length, unique on the site. */
import type { Page } from "../../design/room.ts";
import { countCharacters, shorten, tidy } from "../speech/tidy.ts";
import type { DraftBlock } from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { fromGeneral } from "./material.ts";
import { cutAtPart, type PageName, TITLE_PART_MIN, titlePage } from "./page-titles.ts";
import { namePeople } from "./people-phrase.ts";
import { type Drafted, type Sourced, textOf } from "./sourced.ts";

export type DraftPage = Drafted<Page>;

const DESCRIPTION_MIN = 60;
/** From here on nothing more is wanted. */
const DESCRIPTION_GOOD = 90;
const DESCRIPTION_MAX = 155;

/** `said` are texts of the page, the most telling first: whole sentences of them describe it. */
export function openPage(
  site: Composition,
  name: PageName,
  blocks: readonly (DraftBlock | undefined)[],
  said: readonly (Sourced | string | undefined)[],
): DraftPage {
  const { general } = site.material;
  const { path, label } = general.pages[name];
  return {
    role: name,
    path,
    label: fromGeneral(`pages/${name}/label`, label),
    title: titlePage(site, name, blocks[0]),
    description: describePage(site, said),
    blocks: blocks.filter((block) => block !== undefined),
  };
}

/**
 * Whole texts until the least length is reached; the business, its trade and its people stand in for what
 * is missing. What a form wants to be told describes no page.
 */
function describePage(site: Composition, said: readonly (Sourced | string | undefined)[]): string {
  const { descriptor } = site.reading.what;
  const sentences = said.flatMap(
    (text) =>
      textOf(text)?.split(
        /(?<=[.!?])(?<!\p{N}\.) |(?<=\p{N}\.) (?!Woche|Klasse|Stock|Bezirk|Monat|Lebens)/u,
      ) ?? [],
  );
  const [first = "", ...others] = sentences;
  // Behind a heading there is so much less room.
  const taken = countCharacters(first) <= HEADING_LENGTH_MAX ? countCharacters(first) + 1 : 0;
  const named = nameBusiness(site, taken) ?? nameAlone(site);
  // A bare trade says less in a list of results than whose it is.
  const isBare = first === asSentence(descriptor) && named !== undefined;
  const own = joinUntilLong(sentences.map(asSentence), DESCRIPTION_GOOD);
  const isNamed = own.includes(descriptor) || (named !== undefined && own.includes(named));
  const told = isBare ? [named, ...others] : isNamed || named === undefined ? sentences : [];
  const kept = first === asSentence(site.reading.name.full) ? [] : [first];
  const listed = dropLikeStarts([
    ...(told.length > 0 || named === undefined ? told : placeName(kept, named, others)),
    sayPeople(site),
  ]);
  // Whose it is has said what it is.
  const parts =
    named !== undefined && listed.includes(named)
      ? listed.filter((part) => part !== asSentence(descriptor))
      : listed;
  const whole = joinUntilLong(parts, DESCRIPTION_GOOD);
  if (countCharacters(whole) >= DESCRIPTION_MIN) return whole;
  const { reached } = site.material.general;
  const longest = joinUntilLong([...new Set([...parts, reached])].filter(isSaid), DESCRIPTION_MIN);
  return longest === "" ? shorten(parts[0] ?? descriptor, DESCRIPTION_MAX) : longest;
}

const HEADING_LENGTH_MAX = 45;

/** Behind a heading comes whose page it is; a paragraph is not broken for it. */
const placeName = (
  first: readonly string[],
  named: string,
  others: readonly string[],
): readonly string[] =>
  countCharacters(first[0] ?? "") <= HEADING_LENGTH_MAX && first[0]?.endsWith("?") !== true
    ? [...first, named, ...others]
    : [...first, ...others, named];

const isSaid = (part: string): boolean => part !== "";

/** "Write what it is and how many. Write what you would like and how many": one of two is enough. */
function dropLikeStarts(said: readonly string[]): string[] {
  const parts = said.filter(isSaid).map(asSentence);
  const starts = parts.map(startOf);
  return parts.filter((_, at) => starts.indexOf(starts[at] ?? "") === at);
}

const sayPeople = (site: Composition): string => namePeople(site)?.text ?? "";

function joinUntilLong(parts: readonly string[], least: number): string {
  let whole = "";
  for (const part of parts) {
    if (countCharacters(whole) >= least) continue;
    const longer = whole === "" ? part : `${whole} ${part}`;
    if (countCharacters(longer) <= DESCRIPTION_MAX) whole = longer;
  }
  return whole;
}

const OPENING_WORDS = 2;

const startOf = (sentence: string): string =>
  sentence.toLocaleLowerCase().split(" ").slice(0, OPENING_WORDS).join(" ");

/** Whose page it is, where what it is has too many words to stand behind the name. */
const nameAlone = ({ reading }: Composition): string | undefined =>
  /^[\p{L}\p{N}].*[\p{L}\p{N}).!]$/u.test(reading.name.full)
    ? asSentence(reading.name.full)
    : undefined;

/**
 * "Fenwick – Bell hanging.", of words that can stand in a sentence; odd signs may break one. Cut where a part ends, so
 * that as many characters are left as `taken`.
 */
export function nameBusiness({ reading }: Composition, taken = 0): string | undefined {
  const { full } = reading.name;
  const { descriptor, place } = reading.what;
  const isPlain =
    /^[\p{L}\p{N}].*[\p{L}\p{N}).!]$/u.test(full) && /^[\p{L}\p{N}]/u.test(descriptor);
  if (!isPlain) return undefined;
  const room = DESCRIPTION_MAX - taken - countCharacters(`${full} – .`);
  const whole = cutAtPart(descriptor, TITLE_PART_MIN, room);
  const isWhole = countCharacters(whole) <= room && /[\p{L}\p{N})]$/u.test(whole);
  // "Ceilidh band from Inverness, four to six players: accordion, two fiddles, …": its first part.
  const [first = ""] = descriptor.split(/\s[-–—]\s|[,:;.]\s/u);
  const part = isWhole ? whole : first;
  const isCut = countCharacters(part) <= room && /[\p{L}\p{N})]$/u.test(part);
  if (!isCut || (!isWhole && countCharacters(part) < TITLE_PART_MIN)) return undefined;
  // A trade alone is told with its place; a longer description has it, or means another by it.
  const isPlaced =
    place !== undefined &&
    /^\p{Lu}/u.test(place.words) &&
    /^(?:\S+ ){0,2}\S+$/u.test(part) &&
    !`${full} ${part}`.includes(place.words);
  const placed = isPlaced ? `${part}, ${place.words}` : part;
  return asSentence(`${full} – ${countCharacters(placed) > room ? part : placed}`);
}

/** The owner's own words with a full stop, where they end in a word. */
export const asSentence = (words: string): string => endWords(closeBracket(words));

/** What was cut within a bracket closes it: "special kitfo $21 (raw or cooked". */
function closeBracket(words: string): string {
  const isOpen = words.lastIndexOf("(") > words.lastIndexOf(")");
  return isOpen ? `${words.replace(/[.,;:\s]{1,5}$/u, "")})` : words;
}

const endWords = (words: string): string =>
  tidy(/[\p{L}\p{M}\p{N})”»€$£%٪]$/u.test(words) ? `${words}.` : words);
