// Which style sheet a page gets: one text for all pages that are made of the same kinds of block and have
// words of the same length.
import type { Page } from "../design/document.ts";
import type { BlockKind } from "../design/vocabulary.ts";
import { createStyleWriter, type LongestWords, type Styles } from "./stylesheet.ts";
import type { LoadedFont } from "./typefaces/load-fonts.ts";
import type { SiteView } from "./view.ts";

/** The style sheet of a page, with styles of its own behind those of its blocks. */
export type StylesFor = (page: Page, extra?: string) => Styles;

/** Pages of the same kinds of block and word lengths share one style sheet text. */
export function createStyleCache(view: SiteView, fonts: readonly LoadedFont[]): StylesFor {
  const made = new Map<string, Styles>();
  const writeStyles = createStyleWriter(view.document, fonts);
  return (page, extra = "") => {
    const kinds = new Set<BlockKind>(page.blocks.map((block) => block.kind));
    const longest = measureWords(view, page);
    const key = [...Object.values(longest), ...[...kinds].sort(), extra].join(" ");
    const styles = made.get(key) ?? writeStyles(kinds, longest, extra);
    made.set(key, styles);
    return styles;
  };
}

/** Words shorter than this never decide the size of large type. */
const WORD_LETTERS_MIN = 6;

function measureWords(view: SiteView, page: Page): LongestWords {
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
