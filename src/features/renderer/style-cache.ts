// Which style sheet a page gets: one text for all pages that are made of the same kinds of block and have
// words of the same length.
import type { Page } from "../design/document.ts";
import type { BlockKind } from "../design/vocabulary.ts";
import type { UsedBlocks } from "./prune-css.ts";
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
    const longest = measureWords(view, page);
    const names = new Set(page.blocks.map(({ kind, variant }) => `${kind}.${variant}`));
    const key = [...Object.values(longest), ...[...names].sort(), extra].join(" ");
    const styles = made.get(key) ?? writeStyles(listUsed(page, extra), longest, extra);
    made.set(key, styles);
    return styles;
  };
}

/** Pages with styles of their own are forms, in whatever variant the direction makes of them. */
function listUsed(page: Page, extra: string): UsedBlocks {
  const used = new Map<BlockKind, Set<string> | undefined>();
  for (const { kind, variant } of page.blocks)
    used.set(kind, new Set([...(used.get(kind) ?? []), variant]));
  if (extra !== "") used.set("contact", undefined);
  return used;
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
