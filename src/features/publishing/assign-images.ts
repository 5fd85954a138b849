/**
 * Puts a gallery's images into the places for pictures that nobody has filled by hand. The document
 * that is stored stays as it is: take the images away, and the drawings are back. Pure.
 */
import { type ArtSlot, type SiteDocument, VARIANTS_WITH_ART } from "../design/room.ts";

/** What is known of an image here; its size in px. */
type Candidate = { id: string; width: number; height: number };

/** Smaller ones would be blurred where they fill half a page. */
const WIDTH_MIN = 800;

type Block = SiteDocument["pages"][number]["blocks"][number];

/**
 * `images` in the order of their arrival, which makes new ones go to free places instead of moving
 * the others. Each is used once: first in the openings of pages, then beside text.
 */
export function assignImages(document: SiteDocument, images: readonly Candidate[]): SiteDocument {
  const blocks = document.pages.flatMap((page) => page.blocks);
  const chosen = new Set(blocks.flatMap(listSlots).map(({ imageId }) => imageId));
  const slots = blocks.filter(showsPictures).flatMap(listSlots);
  const free = images.filter(({ id, width }) => width >= WIDTH_MIN && !chosen.has(id));
  if (free.length === 0) return document;
  const known = new Set(images.map(({ id }) => id));
  const isOpen = (slot: ArtSlot) =>
    slot.keepsDrawing !== true && (slot.imageId === undefined || !known.has(slot.imageId));
  const open = slots.filter(isOpen);
  const inOrder = (["lead", "support"] as const).flatMap((role) =>
    open.filter((slot) => slot.role === role),
  );
  const assigned = new Map(inOrder.slice(0, free.length).map((slot, at) => [slot, free[at]?.id]));
  const fill = (slot: ArtSlot): ArtSlot => {
    const imageId = assigned.get(slot);
    if (imageId === undefined) return slot;
    // What was said of the drawing does not hold for the photograph, which has its own description.
    const { alt: _alt, caption: _caption, ...rest } = slot;
    return { ...rest, imageId };
  };
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => fillBlock(block, fill)),
    })),
  };
}

/** Some arrangements have no room for a picture: one that they were given would be seen by nobody. */
function showsPictures({ kind, variant }: Block): boolean {
  const variants = VARIANTS_WITH_ART[kind];
  return variants === undefined || variants.includes(variant);
}

/** A gallery's own slots are not among them: it shows every image by itself. */
function listSlots(block: Block): ArtSlot[] {
  if (block.kind === "offers") return block.items.flatMap(({ art }) => art ?? []);
  return "art" in block && block.art !== undefined ? [block.art] : [];
}

function fillBlock(block: Block, fill: (slot: ArtSlot) => ArtSlot): Block {
  if (block.kind === "offers")
    return {
      ...block,
      items: block.items.map((item) =>
        item.art === undefined ? item : { ...item, art: fill(item.art) },
      ),
    };
  if (!("art" in block) || block.art === undefined) return block;
  return { ...block, art: fill(block.art) };
}
