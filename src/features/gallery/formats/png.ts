/** Walks a PNG from chunk to chunk up to its end, with their checksums. Pure. */
import { crc32 } from "node:zlib";
import { damaged, type ImageFacts, tagAt, truncated, viewOf } from "./image-facts.ts";

const SIGNATURE_BYTES = 8;
/** Length, tag and checksum around a chunk's content. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;
/** A picture of 10 MiB has some thousands at most. */
const CHUNKS_MAX = 20_000;

/** Throws `BadImage`. */
export function inspectPng(bytes: Uint8Array): ImageFacts {
  const view = viewOf(bytes);
  let at = SIGNATURE_BYTES;
  let hasPixels = false;
  for (let count = 0; count < CHUNKS_MAX; count += 1) {
    if (at + FRAME_BYTES > bytes.byteLength) throw truncated();
    const length = view.getUint32(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.byteLength) throw truncated();
    const tag = tagAt(bytes, at + 4);
    if ((tag === "IHDR") !== (count === 0) || (count === 0 && length !== HEADER_BYTES))
      throw damaged();
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) throw damaged();
    if (tag === "IDAT") hasPixels = true;
    at = end;
    if (tag === "IEND") {
      if (!hasPixels) throw damaged();
      const header = SIGNATURE_BYTES + 8;
      const [width, height] = [view.getUint32(header), view.getUint32(header + 4)];
      return { format: "png", width, height, length: at };
    }
  }
  throw damaged();
}
