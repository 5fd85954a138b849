/**
 * Decides by its bytes whether a file is a picture of ours: one of four formats, whole, of a size
 * that can be decoded, in bounded time. What stands behind its end is left out. Names and types that were sent count for nothing.
 */
import { inspectGif } from "./gif.ts";
import { BadImage, type ImageFacts, tagAt } from "./image-facts.ts";
import { inspectJpeg } from "./jpeg.ts";
import { inspectPng } from "./png.ts";
import { inspectWebp } from "./webp.ts";

export const PIXELS_MAX = 50_000_000;

/** Throws `BadImage`. */
export async function inspectImage(bytes: Uint8Array): Promise<ImageFacts> {
  const facts = await inspectFormat(bytes);
  if (facts.width === 0 || facts.height === 0) throw new BadImage("has no size");
  if (facts.width * facts.height > PIXELS_MAX)
    throw new BadImage(`has more than ${PIXELS_MAX / 1_000_000} megapixels`);
  return facts;
}

async function inspectFormat(bytes: Uint8Array): Promise<ImageFacts> {
  const head = tagAt(bytes, 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return inspectJpeg(bytes);
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return inspectPng(bytes);
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return inspectWebp(bytes);
  if (/^GIF8[79]a/.test(head)) return inspectGif(bytes);
  throw new BadImage("must be a JPEG, PNG, WebP or GIF");
}
