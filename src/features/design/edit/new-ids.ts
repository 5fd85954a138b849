// Ids for what is added to a document: readable, and free in it.
import type { Block } from "../blocks.ts";
import type { Page, SiteDocument } from "../document.ts";
import type { ArtSlot } from "../slots.ts";

const ID_LENGTH_MAX = 64;

/** `base`, or with the first number that makes it free. */
export function freeId(base: string, taken: ReadonlySet<string>): string {
  const start = base.slice(0, ID_LENGTH_MAX - 5);
  if (!taken.has(start)) return start;
  for (let number = 2; ; number += 1) {
    const id = `${start}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Everything on a page that a link may point at, and the anchor that every page has. */
export const takenAnchors = ({ blocks }: Page): Set<string> =>
  new Set(["main", "top", ...blocks.flatMap((block) => [block.id, ...listOfferIds(block)])]);

const listOfferIds = (block: Block): string[] =>
  block.kind === "offers" ? block.items.flatMap(({ id }) => id ?? []) : [];

export function listArtSlots(block: Block): ArtSlot[] {
  if (block.kind === "gallery") return block.slots;
  if (block.kind === "offers") return block.items.flatMap(({ art }) => art ?? []);
  return "art" in block && block.art !== undefined ? [block.art] : [];
}

export const takenArtIds = ({ pages }: SiteDocument): Set<string> =>
  new Set(pages.flatMap(({ blocks }) => blocks.flatMap(listArtSlots)).map(({ id }) => id));
