// Everything the components of one site need, worked out once: the document, its words, its direction,
// what is known of the business, and which features are on.

import type { Direction } from "../design/direction-model.ts";
import { DIRECTIONS, type Frame } from "../design/directions.ts";
import type { Page, SiteDocument } from "../design/document.ts";
import { type ArtShelf, createArtShelf, type PageArt } from "./art-shelf.ts";
import { type ContactFacts, readContactFacts } from "./contact-facts.ts";
import { drawEmblem } from "./emblem.ts";
import { chooseShortName, frameSite } from "./frame.ts";
import type { Features, RenderOptions } from "./options.ts";
import { listPages } from "./standard-pages.ts";
import { findWords } from "./words/words.ts";
import type { Words } from "./words/words-model.ts";

export type SiteView = {
  document: SiteDocument;
  options: RenderOptions;
  features: Features;
  words: Words;
  direction: Direction;
  frame: Frame;
  /** The document's pages and the standard ones it does not hold itself. */
  pages: readonly Page[];
  contact: ContactFacts;
  /** The name where room is short. */
  shortName: string;
  /** The drawings that are files of their own. */
  shelf: ArtShelf;
  /** Where the drawings of the page that is being rendered go. */
  art: PageArt;
  /** SVG of the site's emblem, which every page shows, some of them twice. */
  emblem: string;
};

/** Reads a document for rendering. */
export function readSite(document: SiteDocument, options: RenderOptions): SiteView {
  const words = findWords(document.meta.language);
  const features: Features = { forms: false, events: true, gallery: true, ...options.features };
  const contact = readContactFacts(document.facts);
  const shelf = createArtShelf(document);
  return {
    document,
    options,
    features,
    words,
    direction: DIRECTIONS[document.tokens.direction],
    frame: frameSite(document),
    pages: listPages(document, { words, features, contact, options }),
    contact,
    shortName: chooseShortName(document.identity),
    shelf,
    art: shelf.openPage(Number.POSITIVE_INFINITY),
    emblem: drawEmblem(document),
  };
}
