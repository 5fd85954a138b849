/** What browser tabs and search results call each page: a whole name for what the business is, or its own. */
import { countCharacters, shorten } from "../speech/tidy.ts";
import type { DraftBlock } from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { fromBrief, fromGeneral } from "./material.ts";
import { type Sourced, textOf } from "./sourced.ts";

export type PageName = "home" | "services" | "about" | "gallery" | "events" | "faq" | "contact";

/** Characters of a title with the business's name beside it, about as many as lists of results show. */
const JOINED_MAX = 60;
/** A long name leaves no room; beside it the page's own part has at most this. */
const TITLE_MAX = 45;
/** With the business's name beside it a title has at least ten characters; some names have one. */
const TITLE_MIN = 6;
/** "Pub", beside a name that is long enough. */
const TITLE_BOTH_MIN = 9;
/** A name that stands alone as a title is as long as the shortest of them. */
const NAME_MIN = 10;
/** A title that ends with a part of what the business is says more than "Hospital". */
export const TITLE_PART_MIN = 16;

const roomBeside = (name: string): number =>
  Math.max(TITLE_MAX, JOINED_MAX - countCharacters(` – ${name}`));

/** The home page is called what the business is, the others what they are headed. */
export function titlePage(
  site: Composition,
  name: PageName,
  first: DraftBlock | undefined,
): Sourced | string {
  if (name === "home") return titleHome(site);
  const heading = first !== undefined && "heading" in first ? first.heading : undefined;
  const isTitle = heading !== undefined && countCharacters(textOf(heading)) <= TITLE_MAX;
  const { title } = site.material.general.pages[name];
  return isTitle && name !== "contact" ? heading : fromGeneral(`pages/${name}/title`, title);
}

/** What the business is as far as a part of it can be said whole, else its name alone. */
function titleHome({ reading, material }: Composition): Sourced {
  const { descriptor } = reading.what;
  const { full } = reading.name;
  const length = countCharacters(descriptor);
  if (length >= TITLE_MIN || length + countCharacters(full) >= TITLE_BOTH_MIN) {
    const room = roomBeside(full);
    const isKnown = material.lead !== undefined;
    const whole = findWhole(descriptor, room) ?? nameTrade(descriptor, room, isKnown);
    if (whole !== undefined) return fromBrief("industry", whole);
    // A part of what it is names another business often enough: "Hairdresser" for those who cannot bear one.
    if (countCharacters(full) >= NAME_MIN && countCharacters(full) <= TITLE_MAX)
      return fromBrief("businessName", full);
    const part = findWholePart(descriptor, room);
    if (part !== undefined) return fromBrief("industry", part);
    const cut = shorten(cutAtPart(descriptor, TITLE_PART_MIN, TITLE_MAX), TITLE_MAX);
    if (!TORN.test(cut)) return fromBrief("industry", cut);
  }
  return fromGeneral("pages/home/title", material.general.pages.home.title);
}

/** "Inspection, washing", "Physiotherapy exclusively", "Loft sitting: we feed": a part whose sense stands behind it. */
const TORN =
  /^[^,:]{3,40}[,:] [^,\s]{3,20}$|(?:\p{L}{3}ly|\p{L}{3}ing|\s(?:only(?: for \p{L}{2,20})?|up|down|out|off|we \p{L}{2,12}|through|into|of|for|with))$/iu;
/** "… for children under 12 only": without it the title names another business. */
const NARROWED = /(?<!\p{L})(?:only|never|nur|seulement|uniquement|solo)(?!\p{L})/iu;
/** A list goes on behind the cut, and what all of it is about comes last. */
const LISTED =
  /^\s?,\s(?:[^,;:.]{1,50},\s){0,8}[^,;:.]{0,50}?\s(?:and|or|und|oder|et|ou|y|e|o)\s/iu;
/** "We wind clocks": a deed of somebody's is told to its end or not at all. */
const DEED = /^(?:we|i|wir|ich|nous|je|on)\s/iu;

/** What the business is without its asides; undefined where it does not fit. */
function findWhole(descriptor: string, room: number): string | undefined {
  const bare = dropAsides(descriptor);
  return countCharacters(bare) <= room ? bare : undefined;
}

/** A part of what the business is that reads as a whole; undefined where only a torn one would fit. */
function findWholePart(descriptor: string, room: number): string | undefined {
  const bare = dropAsides(descriptor);
  if (DEED.test(bare)) return undefined;
  const cut = cutAtPart(bare, TITLE_PART_MIN, room);
  const isWhole = cut !== bare && countCharacters(cut) <= room && !TORN.test(cut);
  const left = bare.slice(cut.length);
  return isWhole && !LISTED.test(left) && !NARROWED.test(left) ? cut : undefined;
}

/** "Talabartería: monturas, cinturones": what is told of it stands behind the colon. */
const HEADED = /^([^,:;]{6,60}): /u;

/** "Kunstschmied, Geländer, Grabkreuze" of a trade that is known begins with its name. */
function nameTrade(descriptor: string, room: number, isKnown: boolean): string | undefined {
  const [, head] = HEADED.exec(descriptor) ?? [];
  if (head !== undefined && countCharacters(head) <= room) return head;
  const [trade = ""] = descriptor.split(/[,:]\s/u);
  const length = countCharacters(trade);
  return isKnown && length >= TITLE_MIN && length <= room ? trade : undefined;
}

const dropAsides = (words: string): string => words.replace(/\s\([^()]{0,120}\)/gu, "");

const LISTED_ON = /^,\s[^,;:]{2,40}\s(?:and|und|et|y)\s/u;
const AND = /^\s(?:and|und|et|y)\s$/u;
const LED_TO = /\s(?:with|for|mit|für|avec|pour|con|para)\s/iu;

/** "Electrician: rewires, EV chargers, landlord safety checks" ends where a part of it ends. Lengths in characters. */
export function cutAtPart(descriptor: string, least: number, most: number): string {
  const bare = dropAsides(descriptor);
  if (countCharacters(bare) <= most) return bare;
  const endsAt = (sign: RegExp) =>
    [...bare.matchAll(sign)].filter(({ index }) => index >= least && index <= most);
  // "For piano, violin and guitar" is torn at its comma.
  const stops = endsAt(/\s?[,;:–—]\s/gu).filter(
    ({ index }) =>
      !LED_TO.test(bare.slice(0, index)) ||
      / (?:and|und|et|y) /u.test(bare.slice(0, index)) ||
      !LISTED_ON.test(bare.slice(index)),
  );
  // "House calls, dogs and old cats" ends before the dogs.
  const fitting =
    stops.length > 0
      ? stops
      : endsAt(/\s(?:with|for|and|run by|mit|für|und|avec|pour|et|con|para|y)\s/giu);
  // "For adults and children": of two that something is for not one alone.
  const ends = fitting.filter(
    ({ index, 0: sign }) => !AND.test(sign) || !LED_TO.test(bare.slice(0, index)),
  );
  const led = fitting.length > 0 ? bare.search(LED_TO) : 0;
  return bare
    .slice(0, ends.at(-1)?.index ?? (led < TITLE_MIN ? bare.length : led))
    .replace(/\s(?:acting|working|specialising|specializing|only|based)(?: only)?$/iu, "");
}
