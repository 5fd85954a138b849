/** Finds what a page says already: the same heading, the line above once more, a sentence in other words. */
import { shorten } from "../../../../lib/shorten.ts";
import {
  countAdded,
  isMostlySaidIn,
  isSaidIn,
  saysItAgain,
  saysTheSame,
  stemsOf,
} from "../../speech/echo.ts";
import type { Slot } from "../slots.ts";
import { splitSentences } from "../tidy-text.ts";

/** What the page says already, in the same words or in others. `page` has what was found good before. */
export function findEcho(
  slot: Slot,
  text: string,
  { page, language }: { page: ReadonlyMap<string, string>; language: string },
): string | undefined {
  if (slot.form === "heading") {
    const headings = [...page].filter(([key]) => isHeading({ ...slot, key }));
    const again = headings.find(([, other]) => saysTheSame(other, text))?.[1];
    return isHeading(slot) && again !== undefined ? tellRepeated(again) : undefined;
  }
  const sentences = splitSentences(text, language);
  const [first = ""] = sentences;
  const above = slot.about ?? page.get(headingOver(slot.key));
  // A step or a group is addressed with the words of its name first; what matters is that something follows.
  const isOpen = slot.adds === "something";
  const isOver = above !== undefined && !above.endsWith("?") && !isOpen;
  const isAgain = isOver && (addsNothing(first, above) || opensAgain(slot.key, first, above));
  if (sentences.length > 0 && isAgain) return tellEcho(above);
  // What leads to a text has its words: a heading right over it, and on the contact page those of the opening.
  const others = [...page]
    .filter(([key]) => key !== headingOver(slot.key) && pageOf(key) === pageOf(slot.key))
    .flatMap(([, other]) => splitSentences(other, language));
  const again = others.find((other) => sentences.some((one) => saysItAgain(one, other)));
  return again === undefined ? undefined : tellRepeatedOnPage(again);
}

/** What is asked for with the home page may say its words again on a page of its own. */
function pageOf(key: string): string {
  const [page] = PAGES.find(([, keys]) => keys.test(key)) ?? ["home"];
  return page;
}

const PAGES: readonly (readonly [string, RegExp])[] = [
  ["contact", /^contact_/u],
  ["about", /^about_/u],
  ["questions", /^(?:questions?|answer)_/u],
  ["services", /^(?:services|offer|steps?)_/u],
];

const ADDED_MIN = 4;
const WORDS_MIN = 3;

/** The first sentence of the site under its heading: most of the same words, and few others. */
const opensAgain = (key: string, first: string, above: string): boolean =>
  key === "lede" &&
  stemsOf(above).size >= WORDS_MIN &&
  isMostlySaidIn(above, first) &&
  countAdded(first, above) < ADDED_MIN;

const addsNothing = (sentence: string, above: string): boolean =>
  isSaidIn(sentence, above) && countAdded(sentence, above) === 0;

/** "lede" stands under "heading", "closing_text" under "closing_heading". */
const headingOver = (key: string): string =>
  key === "lede" ? "heading" : key.replace(/_(?:text|lede)$/u, "_heading");

/**
 * What stands over a section; names of offers may share a word with it, and a button or what leads to it may have the
 * words of the heading or the step that it is.
 */
const isHeading = ({ key }: Slot): boolean => key.endsWith("heading");

/** With the other line: whoever is asked has not seen all that stands there. */
export const tellRepeated = (other: string): string =>
  `the site has “${shorten(other, SHOWN_LINE)}” in another place; say something else`;
const tellRepeatedOnPage = (other: string): string =>
  `the page says that already in other words: “${shorten(other, SHOWN_LINE)}”; say something else, or leave it empty if it is optional`;
const SHOWN_LINE = 120;
const tellEcho = (above: string): string =>
  `its first sentence only says the line above it again, “${shorten(above, SHOWN_LINE)}”; go on from there`;
