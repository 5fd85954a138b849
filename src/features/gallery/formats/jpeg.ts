/**
 * Walks a JPEG from marker to marker up to its end, so that a file that is cut off is known before
 * a decoder fills it up with grey. Pure but for giving way to other work now and then.
 */
import { BadImage, damaged, type ImageFacts, truncated, viewOf } from "./image-facts.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Bytes of a scan that are looked through before others get their turn: 5 ms, were all of them marks. */
const SLICE_BYTES = 256 * 1024;
/** A camera's notes and a large profile take some hundred. */
const SEGMENTS_MAX = 5_000;
/**
 * A picture that appears step by step is gone through once for each of its scans, of which encoders
 * write 3 to 12. A scan of 50 megapixels takes 0.1 s, whatever little stands in it.
 */
const SCANS_USUAL = 12;
const SCANS_MAX = 100;
const SCANNED_PIXELS_MAX = 600_000_000;

/** Throws `BadImage`. */
export async function inspectJpeg(bytes: Uint8Array): Promise<ImageFacts> {
  const view = viewOf(bytes);
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  let at = 2;
  for (let segments = 0; ; segments += 1) {
    if (segments > SEGMENTS_MAX) throw damaged();
    const marker = readMarker(bytes, at);
    at = marker.end;
    if (marker.code === END) break;
    if (isStandalone(marker.code)) continue;
    if (marker.code === START || at + 2 > bytes.byteLength) throw damaged();
    const end = at + view.getUint16(at);
    if (end > bytes.byteLength) throw truncated();
    if (end < at + 2) throw damaged();
    if (isFrame(marker.code)) {
      if (size || end - at < 8) throw damaged();
      size = { height: view.getUint16(at + 3), width: view.getUint16(at + 5) };
    }
    at = end;
    if (marker.code === SCAN) {
      scans += 1;
      at = await findScanEnd(bytes, at);
    }
  }
  if (!size || scans === 0) throw damaged();
  if (scans > SCANS_USUAL && isTooLong(scans, size.width * size.height))
    throw new BadImage(`is drawn in too many steps (${scans} scans); save it as a plain JPEG`);
  // Telephones put a second picture, a film or the maker's notes behind it: all of that is dropped.
  return { format: "jpeg", ...size, length: at };
}

function readMarker(bytes: Uint8Array, at: number): { code: number; end: number } {
  if (at >= bytes.byteLength) throw truncated();
  if (bytes[at] !== 0xff) throw damaged();
  let next = at;
  while (bytes[next] === 0xff) next += 1;
  const code = bytes[next];
  if (code === undefined) throw truncated();
  if (code === 0) throw damaged();
  return { code, end: next + 1 };
}

/** Restart markers and one of a private kind have no length. */
const isStandalone = (code: number) => (code >= 0xd0 && code <= 0xd7) || code === 0x01;

/** SOF0 to SOF15, without the three codes among them that mean something else. */
const isFrame = (code: number) =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

/** Where the marker after a scan's data begins. */
async function findScanEnd(bytes: Uint8Array, start: number): Promise<number> {
  const last = bytes.byteLength - 1;
  let pauseAt = start + SLICE_BYTES;
  for (let at = start; ; at += 1) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at >= last) throw truncated();
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !isStandalone(code)) return at;
    if (at < pauseAt) continue;
    await new Promise<void>((resolve) => setImmediate(resolve));
    pauseAt = at + SLICE_BYTES;
  }
}

const isTooLong = (scans: number, pixels: number): boolean =>
  scans > SCANS_MAX || scans * pixels > SCANNED_PIXELS_MAX;
