/**
 * Which sizes a picture is kept in. Pure. The largest is as large as decoding it to that takes little
 * memory: only a JPEG can be decoded at a reduced size, and so only with one is anything won.
 */
import type { ImageFacts } from "../formats/image-facts.ts";

/** Longest sides in px, largest first; the last one is the thumbnail. */
const SIDES_PX = [2560, 1280, 640, 480] as const;
/** The largest size of a JPEG is lowered by this, again and again, until it fits. */
const STEP_PX = 16;
const LOWERED_PX_MIN = 1280;
/** With this, a process that develops a photograph of 12 megapixels takes 60 MB of its own. */
const PIXEL_BYTES_MAX = 46_000_000;
const BYTES_PER_PIXEL = 4;

type Outline = Omit<ImageFacts, "length">;

/** Longest sides in px, largest first, at least one. */
export type Sides = readonly [largest: number, ...smaller: number[]];

/** Longest sides, largest first: the largest that the picture is kept in, and every one of `sides` below it. */
export function chooseSides(facts: Outline, sides: Sides = SIDES_PX): number[] {
  const largest = chooseLargest(facts, sides[0]);
  return [largest, ...sides.filter((px) => px < largest)];
}

function chooseLargest(facts: Outline, sideMax: number): number {
  let side = Math.min(sideMax, Math.max(facts.width, facts.height));
  if (facts.format !== "jpeg") return side;
  while (side - STEP_PX >= LOWERED_PX_MIN && pixelBytes(facts, side) > PIXEL_BYTES_MAX)
    side -= STEP_PX;
  return side;
}

/** What is in memory while a JPEG is brought to a size: it decoded, made narrower, and made lower. */
function pixelBytes({ width, height }: Outline, side: number): number {
  const scale = side / Math.max(width, height);
  if (scale === 1) return width * height * BYTES_PER_PIXEL;
  const decoded = decodedScale(scale);
  const pixels =
    width * decoded * height * decoded +
    width * scale * height * decoded +
    width * scale * height * scale;
  return pixels * BYTES_PER_PIXEL;
}

/**
 * The runtime decodes for at most half the size in eighths, and leaves the resampling something to do:
 * a third more than is wanted. Anything larger is decoded whole.
 */
const decodedScale = (scale: number): number =>
  scale > 1 / 2 ? 1 : Math.ceil((scale * 8 * 4) / 3) / 8;
