// The style sheet of a page: what of the site's styles its markup has a use for, with large type fitted to
// its words.
import type { Page } from "../design/room.ts";
import { matchMarkup } from "./prune-css.ts";
import type { StyleSheet } from "./styles/style-sheet.ts";
import { createStyleWriter, type LongestWords, type Styles } from "./stylesheet.ts";
import type { LoadedFont } from "./typefaces/load-fonts.ts";
import type { RenderView } from "./view.ts";

/** A page's `body` is its markup; `extra` are styles of its own, which make it a page with a form. */
export type StylesFor = (page: Page, body: string, extra?: StyleSheet) => Styles;

export function createPageStyler(view: RenderView, fonts: readonly LoadedFont[]): StylesFor {
  const { document, frame } = view;
  const writeStyles = createStyleWriter(document, frame.header, fonts);
  const isRightToLeft = document.meta.direction === "rtl";
  return (page, body, extra) => {
    const kinds = page.blocks.map(({ kind }) => kind);
    return writeStyles({
      kinds: extra === undefined ? kinds : [...kinds, "contact"],
      canMatch: matchMarkup(body, isRightToLeft),
      longest: measureWords(view, page),
      extra,
    });
  };
}

/** Words shorter than this never decide the size of large type. */
const WORD_LETTERS_MIN = 6;

const NARROW = /[fijlrtI.,:;'’()|]/u;
const BROAD = /[mwMWæœÆŒ@%]/u;

/**
 * How many letters of mean width a word is as wide as. It is never taken for narrower than its letters:
 * faces differ, and what is set a little small does no harm, while a word that breaks does.
 */
function measureWord(word: string): number {
  let width = 0;
  for (const letter of word) {
    if (BROAD.test(letter)) width += 1.55;
    else if (NARROW.test(letter)) width += 0.66;
    else width += letter === letter.toLowerCase() ? 1.07 : 1.25;
  }
  return Math.max(word.length, Math.ceil(width * 10) / 10);
}

const OPENING_LINES_MAX = 5;
/** Letters in a line of an opening that is fitted to its length: set any smaller, it would open nothing. */
const OPENING_LETTERS_MAX = 15;

function measureWords(view: RenderView, page: Page): LongestWords {
  const headings = page.blocks.map((block) => ("heading" in block ? (block.heading ?? "") : ""));
  const longest = (texts: readonly string[]) =>
    Math.min(
      60,
      Math.max(
        WORD_LETTERS_MIN,
        ...texts
          .join(" ")
          .split(/[\s\u00ad–—-]+/u)
          .map(measureWord),
      ),
    );
  const [heading = ""] = headings;
  // A long heading of short words is set smaller, to stand in a few lines.
  const opening = Math.max(
    longest([heading]),
    Math.min(OPENING_LETTERS_MAX, Math.round(heading.length / OPENING_LINES_MAX)),
  );
  return {
    opening,
    // No heading below is set larger than the one that opens the page.
    section: Math.max(longest(headings.slice(1)), opening),
    item: longest(page.blocks.flatMap(listItemTitles)),
    name: longest([view.shortName]),
  };
}

function listItemTitles(block: Page["blocks"][number]): string[] {
  if (block.kind === "offers") return block.items.map((item) => item.name);
  if (block.kind === "audience") return block.items.map((item) => item.title);
  return [];
}
