/**
 * Walks a JPEG from marker to marker up to its end, so that a file that is cut off is known before
 * a decoder fills it up with grey. Pure but for giving way to other work now and then.
 */
import {
  damaged,
  type ImageFacts,
  isPadding,
  surplus,
  tagAt,
  truncated,
  viewOf,
} from "./image-facts.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Bytes of a scan that are looked through before others get their turn: 5 ms, were all of them marks. */
const SLICE_BYTES = 256 * 1024;

/** Throws `BadImage`. */
export async function inspectJpeg(bytes: Uint8Array): Promise<ImageFacts> {
  const view = viewOf(bytes);
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let at = 2;
  for (;;) {
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
      hasScan = true;
      at = await findScanEnd(bytes, at);
    }
  }
  if (!size || !hasScan) throw damaged();
  if (!isKnownTrailer(bytes, at)) throw surplus();
  return { format: "jpeg", ...size };
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

/**
 * What telephones put behind a picture: a second one for depth or brightness, a short film, the
 * maker's own notes. All of it is dropped; anything else there makes the file two things at once.
 */
function isKnownTrailer(bytes: Uint8Array, at: number): boolean {
  if (isPadding(bytes, at)) return true;
  let start = at;
  while (bytes[start] === 0) start += 1;
  const isPicture = bytes[start] === 0xff && bytes[start + 1] === START;
  // Its first four bytes are a length, whose zeros have been passed.
  const isFilm = tagAt(bytes, start, 8).includes("ftyp");
  const isMakersNote = tagAt(bytes, bytes.byteLength - 4) === "SEFT";
  return (isPicture || isFilm || isMakersNote) && !endsAsArchive(bytes);
}

/** A ZIP archive is read from its end, so it can hide behind anything. */
function endsAsArchive(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-66_000);
  return tail.includes("PK\x05\x06", 0, "latin1");
}
