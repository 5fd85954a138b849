// Everything the components of one site need, worked out once: the document, its words, its direction,
// what is known of the business, and which features are on.

import type { Block, Direction, Frame, Page, SiteDocument } from "../design/room.ts";
import type { ContactFacts } from "./contact-facts.ts";
import type { Features, RenderOptions } from "./options.ts";
import type { PageArt, SiteArt } from "./site-art.ts";
import type { ChromeWords } from "./words/words-model.ts";

export type RenderView = {
  document: SiteDocument;
  options: RenderOptions;
  features: Features;
  words: ChromeWords;
  direction: Direction;
  frame: Frame;
  /** The document's pages and the standard ones it does not hold itself. */
  pages: readonly Page[];
  contact: ContactFacts;
  /** The name where room is short. */
  shortName: string;
  /** The drawings that are files of their own. */
  siteArt: SiteArt;
  /** Where the drawings of the page that is being rendered go. */
  art: PageArt;
  /** SVG of the site's emblem, which every page shows, some of them twice. */
  emblem: string;
};

/** A page is called the same in the menu, at the foot of it and in the way to it. */
export const menuLabelOf = ({ document }: RenderView, page: Pick<Page, "path" | "label">): string =>
  document.navigation.items.find(({ href }) => href === page.path)?.label ?? page.label;

/** What the page that a block stands on is called. */
const labelOfPage = (block: Block, { pages }: Pick<RenderView, "pages">): string =>
  pages.find(({ blocks }) => blocks.includes(block))?.label ?? "";

/**
 * What the entries of a block without a heading of its own stand under, for those who go from heading to heading by
 * ear or read the page as text: the page's label. Undefined where a block has a heading or no entries with headings.
 */
export function entriesHeading(block: Block, view: Pick<RenderView, "pages">): string | undefined {
  if ("heading" in block && block.heading !== undefined) return undefined;
  const hasHeadings =
    block.kind === "offers" || (block.kind === "faq" && block.variant !== "accordion");
  return hasHeadings ? labelOfPage(block, view) : undefined;
}
