/** Walks the blocks of a GIF up to its end. Pure. */
import { damaged, type ImageFacts, truncated, viewOf } from "./image-facts.ts";

const HEADER_BYTES = 13;
const DESCRIPTOR_BYTES = 10;
const EXTENSION = 0x21;
const DESCRIPTOR = 0x2c;
const TRAILER = 0x3b;
/** A file of 10 MiB has some 40,000, unless somebody made them small. */
const BLOCKS_MAX = 400_000;

/** Throws `BadImage`. */
export function inspectGif(bytes: Uint8Array): ImageFacts {
  if (bytes.byteLength < HEADER_BYTES) throw truncated();
  const view = viewOf(bytes);
  const canvas = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let blocks = 0;
  /** Where the blocks that begin at `start` end; the last one is empty. */
  const skipBlocks = (start: number): number => {
    for (let next = start; ; ) {
      const length = bytes[next];
      if (length === undefined) throw truncated();
      blocks += 1;
      if (blocks > BLOCKS_MAX) throw damaged();
      next += 1 + length;
      if (length === 0) return next;
    }
  };
  let at = HEADER_BYTES + tableBytes(bytes[10]);
  let hasPicture = false;
  for (;;) {
    const kind = bytes[at];
    if (kind === undefined) throw truncated();
    if (kind === TRAILER) break;
    if (kind === EXTENSION) at = skipBlocks(at + 2);
    else if (kind === DESCRIPTOR) {
      if (at + DESCRIPTOR_BYTES > bytes.byteLength) throw truncated();
      requireWithin(view, at, canvas);
      hasPicture = true;
      // One byte after the colours says how wide the codes are.
      at = skipBlocks(at + DESCRIPTOR_BYTES + tableBytes(bytes[at + 9]) + 1);
    } else throw damaged();
  }
  if (!hasPicture) throw damaged();
  return { format: "gif", ...canvas, length: at + 1 };
}

/** A frame larger than the canvas would need more memory than the canvas says. */
function requireWithin(
  view: DataView,
  at: number,
  canvas: Pick<ImageFacts, "width" | "height">,
): void {
  const [left, top, width, height] = [1, 3, 5, 7].map((offset) =>
    view.getUint16(at + offset, true),
  ) as [number, number, number, number];
  if (left + width > canvas.width || top + height > canvas.height) throw damaged();
}

function tableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}
