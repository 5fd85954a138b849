/**
 * A file's bytes made ready for storage: named by their hash, and compressed once for all visitors
 * to come. This takes the caller's thread: the build thread yields to the service's own, which threads
 * of the runtime's pool do not.
 */
import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Content = {
  /** SHA-256 of the uncompressed bytes, hex. */
  hash: string;
  /** Uncompressed length in bytes. */
  length: number;
  /** Compressible types have both compressed forms, others only the bytes themselves. */
  brotli: Uint8Array | null;
  gzip: Uint8Array | null;
  identity: Uint8Array | null;
};

// Measured on a generated site of 26 files, all at once on two cores: quality 5 takes 10 ms and leaves
// 24.1 %; quality 9 takes 53 ms for 0.1 points less, quality 11 takes 650 ms for 2.6 less.
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const COMPRESSIBLE =
  /^(?:text\/|image\/svg\+xml|application\/(?:[a-z.+-]*(?:json|xml)|javascript))/;

export const hashBytes = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Compresses what its type says is text. */
export function prepareContent(hash: string, bytes: Uint8Array, contentType: string): Content {
  const length = bytes.byteLength;
  if (!COMPRESSIBLE.test(contentType))
    return { hash, length, brotli: null, gzip: null, identity: bytes };
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  });
  return { hash, length, brotli, gzip: gzipSync(bytes, { level: GZIP_LEVEL }), identity: null };
}
