/**
 * What a business's existing website says of it: facts, its own sentences, its colour, pictures.
 * Gathered from a few pages, of which the earlier ones win. Pure: somebody else fetches them.
 */
import type { FactKey } from "../../design/room.ts";

export type ExistingPicture = { url: string; alt: string };

/** `page` is the path that it was found on. */
export type ExistingFact = { key: FactKey; value: string; page?: string };
export type ExistingText = { text: string; page: string };

export type ExistingSite = {
  /** In the order in which they are to be shown; one of a key, but for hours and profiles. */
  facts: readonly ExistingFact[];
  /** Whole paragraphs in the owner's words. */
  paragraphs: readonly string[];
  /** Headings, entries of lists and paragraphs with the page that each came from: what a model may rest on. */
  texts?: readonly ExistingText[];
  /** Of the pages, as they state it: "de", "en-GB". */
  language: string | undefined;
  /** The brand colour's hue, degrees OKLCH. */
  brandHue: number | undefined;
  pictures: readonly ExistingPicture[];
};

const PARAGRAPHS_MAX = 3;
const TEXTS_MAX = 30;
const PICTURES_MAX = 6;
const FACTS_OF_ONE_KEY_MAX = 7;
const MANY: readonly FactKey[] = ["opening_hours", "social"];
/** Parts of one address: they are only taken together. */
const ADDRESS: readonly FactKey[] = ["street", "postal_code", "city", "region", "country"];

export function gatherPages(pages: readonly ExistingSite[]): ExistingSite {
  const facts: ExistingFact[] = [];
  for (const page of pages) {
    const known = new Set(facts.map(({ key }) => key));
    const hasAddress = ADDRESS.some((key) => known.has(key));
    for (const fact of page.facts) {
      if (hasAddress && ADDRESS.includes(fact.key)) continue;
      if (facts.some(({ key, value }) => key === fact.key && value === fact.value)) continue;
      const count = facts.filter(({ key }) => key === fact.key).length;
      if (count < (MANY.includes(fact.key) ? FACTS_OF_ONE_KEY_MAX : 1)) facts.push(fact);
    }
  }
  const pictures = new Map<string, ExistingPicture>();
  for (const picture of pages.flatMap((page) => page.pictures))
    if (!pictures.has(picture.url)) pictures.set(picture.url, picture);
  const first = <Value>(pick: (page: ExistingSite) => Value | undefined) =>
    pages.map(pick).find((value) => value !== undefined);
  return {
    facts,
    paragraphs: [...new Set(pages.flatMap((page) => page.paragraphs))].slice(0, PARAGRAPHS_MAX),
    texts: uniqueTexts(pages.flatMap(({ texts = [] }) => texts)),
    language: first((page) => page.language),
    brandHue: first((page) => page.brandHue),
    pictures: [...pictures.values()].slice(0, PICTURES_MAX),
  };
}

/** What stands on every page (menus, slogans) is said once. */
function uniqueTexts(texts: readonly ExistingText[]): ExistingText[] {
  const byText = new Map<string, ExistingText>();
  for (const one of texts) if (!byText.has(one.text)) byText.set(one.text, one);
  return [...byText.values()].slice(0, TEXTS_MAX);
}

/** Everything that it says, for checks of what may be said. */
export const listOwnWords = ({ facts, paragraphs, texts = [] }: ExistingSite): string[] => [
  ...facts.map(({ value }) => value),
  ...paragraphs,
  ...texts.map(({ text }) => text),
];
