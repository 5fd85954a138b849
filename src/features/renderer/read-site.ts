// Works out what the components of one site need.
import { DIRECTIONS, type SiteDocument } from "../design/room.ts";
import { createArtShelf } from "./art-shelf.ts";
import { readContactFacts } from "./contact-facts.ts";
import { drawEmblem } from "./emblem.ts";
import { chooseShortName, frameSite } from "./frame.ts";
import type { Features, RenderOptions } from "./options.ts";
import { listPages } from "./standard-pages.ts";
import type { SiteView } from "./view.ts";
import { findWords } from "./words/words.ts";

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
