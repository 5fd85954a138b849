// Names the places of a document in its pages, for previews that are edited: the block an element draws, and
// the text or picture it shows. Ordinary pages carry nothing of it.
import type { Block } from "../design/room.ts";
import type { RenderView } from "./view.ts";

export type MarkAttributes = { "data-block"?: string; "data-slot"?: string };

/** The attributes for a part of a block by its keys; without keys those for the block itself. */
export type MarkSlot = (...keys: (string | number)[]) => MarkAttributes;

const NOTHING: MarkAttributes = {};
/** For what cannot be edited. */
export const noMark: MarkSlot = () => NOTHING;

/** The same marks for what is inside `keys`. */
export const markWithin =
  (mark: MarkSlot, ...outer: (string | number)[]): MarkSlot =>
  (...keys) =>
    mark(...outer, ...keys);

/** Pages that the renderer writes by itself have nothing that could be edited. */
export function markBlock(
  { options, document }: RenderView,
  pagePath: string,
  block: Block,
): MarkSlot {
  if (options.isPreview !== true) return noMark;
  if (!document.pages.some(({ path }) => path === pagePath)) return noMark;
  const address = `${pagePath}#${block.id}`;
  return (...keys) =>
    keys.length === 0 ? { "data-block": address } : { "data-slot": [address, ...keys].join("/") };
}

/** For what stands on every page: name, navigation, footer. */
export const markSite = ({ options }: RenderView): MarkSlot =>
  options.isPreview === true ? (...keys) => ({ "data-slot": `#/${keys.join("/")}` }) : noMark;
