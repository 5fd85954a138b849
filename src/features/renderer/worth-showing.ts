// Which blocks of a page have something to show to visitors, and which pictures a gallery shows: pages and
// their texts for machines agree on both.
import type { Block, BlockOf, Page } from "../design/room.ts";
import type { ShownImage } from "./options.ts";
import type { RenderView } from "./view.ts";

/** Whether the owner has put pictures of the gallery into the block's own places. */
export const hasOwnPictures = ({ slots }: BlockOf<"gallery">): boolean =>
  slots.some((slot) => slot.imageId !== undefined);

/**
 * That nothing is there is news on the page of events or pictures, and a hole on any other; facts that are not
 * known any more are a heading over nothing.
 */
export function isWorthShowing(block: Block, page: Pick<Page, "role">, view: RenderView): boolean {
  const { options, document, features } = view;
  // Whoever edits sees what is there.
  if (options.isPreview === true) return true;
  if (block.kind === "events" && !features.events) return false;
  if (block.kind === "gallery" && !features.gallery) return false;
  if (block.kind === "events" && page.role !== "events")
    return (options.events ?? []).some((event) => !event.isPast);
  if (block.kind === "gallery" && page.role !== "gallery")
    return hasOwnPictures(block) || (options.galleryImages ?? []).length > 0;
  if (block.kind === "facts")
    return block.factIds.some((id) => document.facts.some((fact) => fact.id === id));
  return true;
}

/** What a gallery shows of many images on pages other than its own, when it has no slots to go by. */
const GLIMPSE_MAX = 6;

/** The places with a picture of their own, and the newest of the other images. */
export function choosePictures(
  block: BlockOf<"gallery">,
  { options }: RenderView,
  page: Pick<Page, "role"> | undefined,
): { slots: BlockOf<"gallery">["slots"]; images: readonly ShownImage[] } {
  const assigned = new Set(block.slots.map((slot) => slot.imageId));
  const isWhole = page?.role === "gallery";
  return {
    slots: block.slots.filter((slot) => slot.imageId !== undefined),
    images: (options.galleryImages ?? [])
      .filter((image) => !assigned.has(image.id))
      .slice(0, isWhole ? undefined : block.slots.length || GLIMPSE_MAX),
  };
}
