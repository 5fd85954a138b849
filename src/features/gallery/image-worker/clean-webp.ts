/**
 * Takes out of a WebP everything but pixels and the colour profile that they need. What the encoder
 * writes is a matter of its version; that nothing private is published is not. Pure.
 */

import { tagAt } from "../formats/image-facts.ts";
import { inspectWebp, joinWebp, readWebpChunks, type WebpChunk } from "../formats/webp.ts";

export type Rendition = { width: number; height: number; bytes: Uint8Array<ArrayBuffer> };

const PIXEL_TAGS = ["VP8 ", "VP8L", "ALPH"];
const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;
/** Profiles of cameras and screens take 0.5 to 4 KB; printers' take far more, and are not RGB. */
const PROFILE_BYTES_MAX = 16 * 1024;

export function cleanWebp(bytes: Uint8Array): Rendition {
  const { width, height } = inspectWebp(bytes);
  const chunks = readWebpChunks(bytes);
  const kept = chunks.filter(({ tag }) => PIXEL_TAGS.includes(tag));
  const profile = chunks.find(isNeededProfile);
  const header = chunks.find(({ tag }) => tag === "VP8X");
  if (header === undefined) return { width, height, bytes: joinWebp(kept) };
  const flags = (profile ? HAS_PROFILE : 0) | (hasAlpha(header) ? HAS_ALPHA : 0);
  const content = new Uint8Array(header.content);
  content[0] = flags;
  const all = [{ tag: "VP8X", content }, ...(profile ? [profile] : []), ...kept];
  return { width, height, bytes: joinWebp(all) };
}

const hasAlpha = ({ content }: WebpChunk) => ((content[0] ?? 0) & HAS_ALPHA) !== 0;

/** Pixels are RGB by now, whatever they were: a profile for anything else would spoil them. */
function isNeededProfile({ tag, content }: WebpChunk): boolean {
  return tag === "ICCP" && content.byteLength <= PROFILE_BYTES_MAX && tagAt(content, 16) === "RGB ";
}
