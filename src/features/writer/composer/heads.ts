/** What search results and browser tabs show of each page: within its length, unique on the site. */
import type { Page } from "../../design/room.ts";
import { countCharacters, shorten, tidy } from "../speech/tidy.ts";
import type { DraftBlock } from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { fromBrief, fromGeneral } from "./material.ts";
import { type Drafted, Sourced } from "./sourced.ts";

export type PageName = "home" | "services" | "about" | "gallery" | "events" | "faq" | "contact";
export type DraftPage = Drafted<Page>;

const TITLE_MAX = 45;
/** With the business's name beside it a title has at least ten characters; some names have one. */
const TITLE_MIN = 6;
/** "Pub", beside a name that is long enough. */
const TITLE_BOTH_MIN = 9;
/** A title that ends with a part of what the business is says more than "Hospital". */
const TITLE_PART_MIN = 16;
const DESCRIPTION_MIN = 60;
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

/** The home page is called what the business is, the others what they are headed. */
function titlePage(
  { reading, material }: Composition,
  name: PageName,
  first: DraftBlock | undefined,
) {
  const { descriptor } = reading.what;
  const beside = countCharacters(descriptor) + countCharacters(reading.name.full);
  if (name === "home" && (countCharacters(descriptor) >= TITLE_MIN || beside >= TITLE_BOTH_MIN)) {
    const cut = shorten(cutAtPart(descriptor, TITLE_PART_MIN, TITLE_MAX), TITLE_MAX);
    if (cut === descriptor || !TORN.test(cut)) return fromBrief("industry", cut);
    // French says first what it is: "Atelier moto, entretien" without what stands behind the comma.
    const [head = ""] = cut.split(", ");
    if (reading.language.phrasebook === "fr" && countCharacters(head) >= TITLE_MIN)
      return fromBrief("industry", head);
  }
  const heading = first !== undefined && "heading" in first ? toText(first.heading) : undefined;
  const isTitle = heading !== undefined && countCharacters(heading) <= TITLE_MAX;
  const { title } = material.general.pages[name];
  return isTitle && name !== "contact" && name !== "home"
    ? heading
    : fromGeneral(`pages/${name}/title`, title);
}

/** "Inspection, washing", "Physiotherapy exclusively", "Loft sitting: we feed": a part whose sense stands behind it. */
const TORN =
  /^[^,]{3,40}, [^,\s]{3,20}$|(?:\p{L}{3}ly|\p{L}{3}ing|\s(?:only|we \p{L}{2,12}|through|into|of|for|with))$/iu;

/** "Electrician: rewires, EV chargers, landlord safety checks" ends where a part of it ends. Lengths in characters. */
export function cutAtPart(descriptor: string, least: number, most: number): string {
  const bare = descriptor.replace(/\s\([^()]{0,120}\)/gu, "");
  if (bare !== descriptor) return cutAtPart(bare, least, most);
  if (countCharacters(descriptor) <= most) return descriptor;
  const endsAt = (sign: RegExp) =>
    [...descriptor.matchAll(sign)].filter(({ index }) => index >= least && index <= most);
  const stops = endsAt(/\s?[,;:–—]\s/gu);
  // "House calls, dogs and old cats" ends before the dogs.
  const fitting =
    stops.length > 0
      ? stops
      : endsAt(/\s(?:with|for|and|run by|mit|für|und|avec|pour|et|con|para|y)\s/giu);
  return descriptor
    .slice(0, fitting.at(-1)?.index ?? descriptor.length)
    .replace(/\s(?:acting|working|specialising|specializing|only|based)(?: only)?$/iu, "");
}

const toText = (value: Sourced | string | undefined): string | undefined =>
  value instanceof Sourced ? value.text : value;

/**
 * Whole texts until the least length is reached; the business, its trade and what to do stand in for
 * what is missing.
 */
function describePage(
  { reading, actions }: Composition,
  said: readonly (Sourced | string | undefined)[],
): string {
  const { full } = reading.name;
  const { descriptor } = reading.what;
  const sentences = said.flatMap((text) => toText(text)?.split(/(?<=[.!?]) /u) ?? []);
  const [{ texts }] = actions;
  const isNamed = sentences.some((sentence) => sentence.includes(descriptor));
  const [first = "", ...others] = sentences;
  const [named] = nameBusiness(full, descriptor);
  // A bare trade says less in a list of results than whose it is.
  const isBare = first === asSentence(descriptor) && named !== undefined;
  const parts = [
    ...(isBare && countCharacters(named) <= DESCRIPTION_MAX ? [named, ...others] : sentences),
    ...(isNamed ? [] : nameBusiness(full, descriptor)),
    ...texts.closings.map(({ text }) => text),
    texts.contact.lede ?? "",
  ].flatMap((part) => (part === "" ? [] : [asSentence(part)]));
  const fresh = parts.filter((part, at) => !parts.slice(0, at).some(startsLike(part)));
  const whole = joinUntilLong(fresh);
  if (countCharacters(whole) >= DESCRIPTION_MIN) return whole;
  const longer = joinUntilLong(parts);
  return longer === "" ? shorten(parts[0] ?? descriptor, DESCRIPTION_MAX) : longer;
}

function joinUntilLong(parts: readonly string[]): string {
  let whole = "";
  for (const part of parts) {
    if (countCharacters(whole) >= DESCRIPTION_MIN) continue;
    const longer = whole === "" ? part : `${whole} ${part}`;
    if (countCharacters(longer) <= DESCRIPTION_MAX) whole = longer;
  }
  return whole;
}

const OPENING_WORDS = 2;

const startOf = (sentence: string): string =>
  sentence.toLocaleLowerCase().split(" ").slice(0, OPENING_WORDS).join(" ");

/** "Write what it is and how many. Write what you would like and how many": one of two is enough. */
const startsLike =
  (part: string) =>
  (other: string): boolean =>
    startOf(other) === startOf(part);

/** "Fenwick – Bell hanging.", of words that can stand in a sentence; odd signs may break one. */
function nameBusiness(name: string, descriptor: string): string[] {
  const isPlain = [name, descriptor].every((words) => /^[\p{L}\p{N}].*[\p{L}\p{N})]$/u.test(words));
  return isPlain ? [asSentence(`${name} – ${descriptor}`)] : [];
}

/** The owner's own words with a full stop, where they end in a word. */
export const asSentence = (words: string): string =>
  tidy(/[\p{L}\p{N})”»]$/u.test(words) ? `${words}.` : words);
