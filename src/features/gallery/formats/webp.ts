/** Walks the chunks of a WebP file. Pure. */
import { BadImage, damaged, type ImageFacts, tagAt, truncated, viewOf } from "./image-facts.ts";

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
  const chunks: WebpChunk[] = [];
  for (let at = RIFF_HEADER_BYTES; at < end; ) {
    if (at + CHUNK_HEADER_BYTES > end || chunks.length === CHUNKS_MAX) throw damaged();
    const start = at + CHUNK_HEADER_BYTES;
    const length = view.getUint32(at + 4, true);
    if (start + length > end) throw truncated();
    chunks.push({ tag: tagAt(bytes, at), content: bytes.subarray(start, start + length) });
    at = start + length + (length % 2);
  }
  return chunks;
}

/** Throws `BadImage`. */
export function inspectWebp(bytes: Uint8Array): ImageFacts {
  const chunks = readWebpChunks(bytes);
  const [first] = chunks;
  if (chunks.some(({ tag }) => tag === "ANIM" || tag === "ANMF"))
    throw new BadImage("moves: send a single picture instead of an animated WebP");
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
