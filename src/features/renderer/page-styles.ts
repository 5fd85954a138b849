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
          .map((word) => word.length),
      ),
    );
  return {
    opening: longest(headings.slice(0, 1)),
    section: longest(headings.slice(1)),
    item: longest(page.blocks.flatMap(listItemTitles)),
    name: longest([view.shortName]),
  };
}

function listItemTitles(block: Page["blocks"][number]): string[] {
  if (block.kind === "offers") return block.items.map((item) => item.name);
  if (block.kind === "audience") return block.items.map((item) => item.title);
  return [];
}
