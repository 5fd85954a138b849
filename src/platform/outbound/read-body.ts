/**
 * Reads a body that nobody vouches for: no more bytes than asked for, neither as they come over the
 * wire nor as they unfold, whatever its headers say. Memory stays within a few chunks of the cap.
 */
import { once } from "node:events";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

export type ReadBody = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Why this is not all of it: over a limit, or broken off by the peer or the clock. */
  cut: "size" | "broken" | undefined;
};

type Chunks = AsyncIterable<Uint8Array>;

class OverLimit extends Error {}

/**
 * At most `bytesMax` bytes, as they come and as they unfold. Never rejects: `cut` says when the body
 * could not be read to its end.
 */
export async function readBody(response: Response, bytesMax: number): Promise<ReadBody> {
  const encoding = response.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  const parts: Uint8Array[] = [];
  let length = 0;
  const read = (cut: ReadBody["cut"]): ReadBody => ({ bytes: join(parts, length), cut });
  try {
    for await (const chunk of unfold(response.body ?? [], encoding, bytesMax)) {
      const part = chunk.subarray(0, bytesMax - length);
      parts.push(part);
      length += part.byteLength;
      if (part.byteLength < chunk.byteLength) return read("size");
    }
    return read(undefined);
  } catch (error) {
    return read(error instanceof OverLimit ? "size" : "broken");
  }
}

/** The content itself; what came in an encoding that nobody asked for is left as it came. */
function unfold(wire: Chunks | [], encoding: string, bytesMax: number): Chunks | [] {
  const stream = decompressorOf(encoding);
  return stream ? decompress(limitWire(wire, bytesMax), stream) : wire;
}

function decompressorOf(encoding: string): Decompressor | undefined {
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip();
  if (encoding === "deflate") return createInflate();
  return encoding === "br" ? createBrotliDecompress() : undefined;
}

async function* limitWire(wire: Chunks | [], bytesMax: number): AsyncGenerator<Uint8Array> {
  let left = bytesMax;
  for await (const chunk of wire) {
    yield chunk.subarray(0, left);
    if (chunk.byteLength > left) throw new OverLimit();
    left -= chunk.byteLength;
  }
}

type Decompressor = ReturnType<typeof createGunzip>;

/** A chunk goes in when what came of the one before has been taken, so a bomb never unfolds whole. */
async function* decompress(wire: Chunks, stream: Decompressor): AsyncGenerator<Uint8Array> {
  const feeding = feed(wire, stream);
  try {
    yield* stream;
  } finally {
    stream.destroy();
    await feeding;
  }
}

async function feed(wire: Chunks, stream: Decompressor): Promise<void> {
  const closed = once(stream, "close").catch(() => undefined);
  try {
    for await (const chunk of wire) {
      if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), closed]);
      if (stream.destroyed) return;
    }
    stream.end();
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
