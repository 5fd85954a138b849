/** Walks the chunks of a WebP file. Pure. */
import { damaged, type ImageFacts, tagAt, truncated, viewOf } from "./image-facts.ts";

export type WebpChunk = { tag: string; content: Uint8Array };

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** Of a single picture: its pixels, what they mean, and a camera's notes. */
const CHUNKS_MAX = 1_000;

/** The file's chunks in order. Throws `BadImage`. */
export function readWebpChunks(bytes: Uint8Array): WebpChunk[] {
  const view = viewOf(bytes);
  if (bytes.byteLength < RIFF_HEADER_BYTES) throw truncated();
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.byteLength) throw truncated();
  return [...walkChunks(bytes.subarray(0, end), RIFF_HEADER_BYTES)];
}

/** The chunks from `start` up to the end. Throws `BadImage`. */
function* walkChunks(bytes: Uint8Array, start: number): Generator<WebpChunk> {
  const view = viewOf(bytes);
  const end = bytes.byteLength;
  let count = 0;
  for (let at = start; at < end; count += 1) {
    if (at + CHUNK_HEADER_BYTES > end || count === CHUNKS_MAX) throw damaged();
    const from = at + CHUNK_HEADER_BYTES;
    const length = view.getUint32(at + 4, true);
    if (from + length > end) throw truncated();
    yield { tag: tagAt(bytes, at), content: bytes.subarray(from, from + length) };
    at = from + length + (length % 2);
  }
}

/** A file of these chunks. */
export function joinWebp(chunks: readonly WebpChunk[]): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce(
    (sum, { content }) => sum + 8 + content.byteLength + (content.byteLength % 2),
    4,
  );
  const file = Buffer.alloc(8 + length);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(length, 4);
  file.write("WEBP", 8, "latin1");
  let at = RIFF_HEADER_BYTES;
  for (const { tag, content } of chunks) {
    file.write(tag, at, "latin1");
    file.writeUInt32LE(content.byteLength, at + 4);
    file.set(content, at + CHUNK_HEADER_BYTES);
    at += CHUNK_HEADER_BYTES + content.byteLength + (content.byteLength % 2);
  }
  return new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
}

/** Where a frame lies, how large it is and how long it is shown. */
const FRAME_HEADER_BYTES = 16;
const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;

/**
 * The first picture of a WebP that moves, which the decoder does not take, as a file of its own; any
 * other file as it is. Throws `BadImage`.
 */
export function stillOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (tagAt(bytes, 0) !== "RIFF" || tagAt(bytes, 8) !== "WEBP") return bytes;
  let profile: WebpChunk | undefined;
  for (const chunk of walkChunks(bytes, RIFF_HEADER_BYTES)) {
    if (chunk.tag === "ICCP") profile = chunk;
    if (chunk.tag === "ANMF") return writeStill(chunk.content, profile);
    if (PICTURE_TAGS.includes(chunk.tag)) return bytes;
  }
  return bytes;
}

const PICTURE_TAGS = ["VP8 ", "VP8L"];

function writeStill(frame: Uint8Array, profile: WebpChunk | undefined): Uint8Array<ArrayBuffer> {
  if (frame.byteLength < FRAME_HEADER_BYTES) throw damaged();
  const parts = [...walkChunks(frame, FRAME_HEADER_BYTES)];
  const pixels = parts.find(({ tag }) => PICTURE_TAGS.includes(tag));
  if (pixels === undefined) throw damaged();
  const alpha = parts.find(({ tag }) => tag === "ALPH");
  if (alpha === undefined && profile === undefined) return joinWebp([pixels]);
  const content = new Uint8Array(10);
  // Lossless pixels may be transparent without saying so in a chunk.
  content[0] = (profile ? HAS_PROFILE : 0) | (alpha || pixels.tag === "VP8L" ? HAS_ALPHA : 0);
  content.set(frame.subarray(6, 12), 4);
  const header = { tag: "VP8X", content };
  return joinWebp([header, ...(profile ? [profile] : []), ...(alpha ? [alpha] : []), pixels]);
}

/** Throws `BadImage`. */
export function inspectWebp(bytes: Uint8Array): ImageFacts {
  const chunks = readWebpChunks(bytes);
  const [first] = chunks;
  if (chunks.some(({ tag }) => tag === "ANIM" || tag === "ANMF")) throw damaged();
  if (!first || !chunks.some(({ tag }) => tag === "VP8 " || tag === "VP8L")) throw damaged();
  const length = viewOf(bytes).getUint32(4, true) + 8;
  return { format: "webp", ...readSize(first), length };
}

function readSize({ tag, content }: WebpChunk): { width: number; height: number } {
  if (content.byteLength < 10 && !(tag === "VP8L" && content.byteLength >= 5)) throw damaged();
  const view = viewOf(content);
  if (tag === "VP8X") return { width: 1 + readThree(view, 4), height: 1 + readThree(view, 7) };
  if (tag === "VP8L") {
    const bits = view.getUint32(1, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (tag !== "VP8 ") throw damaged();
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}

const readThree = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
