// What the parts of a document are called for people, in the console's English.
import type { Page, SiteDocument } from "../document.ts";
import type { BlockKind } from "../vocabulary.ts";
import { findPlace, type Place, readPlace } from "./address.ts";

export const BLOCK_TITLES: Readonly<Record<BlockKind, string>> = {
  hero: "Opening",
  pageHeader: "Page header",
  statement: "Statement",
  offers: "Offers",
  process: "Process",
  features: "Features",
  faq: "Questions",
  callToAction: "Call to action",
  contact: "Contact",
  gallery: "Gallery",
  events: "Events",
  story: "Story",
  principles: "Principles",
  audience: "Audience",
  comparison: "Comparison",
  links: "Links",
  facts: "Facts",
  picture: "Picture",
  notice: "Notice",
  legal: "Legal text",
};

const WORDS: Readonly<Record<string, string>> = {
  action: "Button",
  actions: "Buttons",
  alt: "Alternative text",
  art: "Picture",
  aside: "Second paragraph",
  chapters: "Chapters",
  emptyText: "Text while there is nothing",
  entries: "Entries",
  eyebrow: "Line above",
  factIds: "Facts",
  footerLine: "Footer line",
  here: "Here",
  hereLabel: "Title of the second column",
  href: "Link",
  includes: "What is included",
  items: "Entries",
  lede: "Introduction",
  messageLabel: "Title of the message",
  note: "Note",
  notes: "Notes",
  points: "Points",
  rows: "Rows",
  sections: "Sections",
  shortName: "Short name",
  slots: "Pictures",
  submitLabel: "Send button",
  usual: "Usual",
  usualLabel: "Title of the first column",
  when: "When",
};

/** "submitLabel" → "Send button"; a key without words of its own is said as it is. */
export const labelOfKey = (key: string): string =>
  WORDS[key] ??
  key.charAt(0).toUpperCase() + key.slice(1).replace(/[A-Z]/gu, (sign) => ` ${sign.toLowerCase()}`);

const ONE_OF: Readonly<Record<string, string>> = {
  actions: "Button",
  chapters: "Chapter",
  entries: "Entry",
  factIds: "Fact",
  fields: "Field",
  includes: "Included",
  items: "Entry",
  notes: "Note",
  options: "Option",
  paragraphs: "Paragraph",
  points: "Point",
  rows: "Row",
  sections: "Section",
  slots: "Picture",
  steps: "Step",
};

export const labelOfEntry = (list: string): string => ONE_OF[list] ?? labelOfKey(list);

/** What the keys from a block, page or site down to a slot are called: "Entry 2, Name". */
export function labelPlace(place: Place): string {
  const named: string[] = [];
  for (const [at, key] of place.entries()) {
    if (typeof key === "number") continue;
    const next = place[at + 1];
    if (typeof next === "number") named.push(`${labelOfEntry(key)} ${next + 1}`);
    else named.push(labelOfKey(key));
  }
  return named.join(", ");
}

/** "Heading of Offers on Home", as far as there is such a thing; "The page Home" for one as a whole. */
export function labelAddress(document: SiteDocument, address: string): string {
  const place = findPlace(document, address);
  if (place === undefined) return address;
  const [root, at, blocks, index, ...rest] = place;
  if (root === undefined) return "On every page";
  if (root !== "pages") return labelPlace(place.slice(1));
  const page = document.pages[Number(at)];
  if (blocks === undefined) return page === undefined ? address : `The page ${page.label}`;
  const on = page === undefined ? "" : ` on ${page.label}`;
  if (blocks !== "blocks") return `${labelPlace(place.slice(2))} of the page${on}`;
  if (index === undefined) return `Blocks${on}`;
  const block = readPlace(document, place.slice(0, 4)) as Page["blocks"][number] | undefined;
  const title = block === undefined ? "" : BLOCK_TITLES[block.kind];
  return rest.length === 0 ? `${title}${on}` : `${labelPlace(rest)} of ${title}${on}`;
}
