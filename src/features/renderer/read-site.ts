// Works out what the components of one site need.
import { DIRECTIONS, type SiteDocument } from "../design/room.ts";
import { readContactFacts } from "./contact-facts.ts";
import { drawEmblem } from "./emblem.ts";
import { chooseShortName, frameSite } from "./frame.ts";
import type { Features, RenderOptions } from "./options.ts";
import { createSiteArt } from "./site-art.ts";
import { listPages } from "./standard-pages.ts";
import type { RenderView } from "./view.ts";
import { findChromeWords } from "./words/words.ts";

/** Reads a document for rendering. */
export function readSite(document: SiteDocument, options: RenderOptions): RenderView {
  const words = findChromeWords(document.meta.language);
  const features: Features = { forms: false, events: true, gallery: true, ...options.features };
  const contact = readContactFacts(document.facts);
  const siteArt = createSiteArt(document);
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
    siteArt,
    art: siteArt.openPage(Number.POSITIVE_INFINITY),
    emblem: drawEmblem(document),
  };
}
