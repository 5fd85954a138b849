/**
 * Seals a backup file and opens it again, in pieces of 1 MiB, so that a file of any size needs little
 * memory. AES-256-GCM for each piece; its number and whether it is the last are authenticated, so a
 * file that was cut, reordered or joined does not open.
 *
 * Form: 8 bytes "SWBACK1\n", 8 random bytes; then for each piece its length (4 bytes, big-endian), the
 * sealed bytes and their 16-byte tag. The nonce is the random bytes and the piece's number.
 */
import { createCipheriv, createDecipheriv } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { OperatorError } from "../../../lib/errors.ts";
import { openOutput } from "./open-output.ts";

const MAGIC = Buffer.from("SWBACK1\n");
export const SALT_BYTES = 8;
const PIECE_BYTES = 1024 * 1024;
const LENGTH_BYTES = 4;
const TAG_BYTES = 16;

/**
 * Writes `target`, which must not exist, readable by its owner alone. `salt` are `SALT_BYTES` random
 * bytes that no other file of the key has. Rejects with the system's error when it cannot be written.
 */
export async function sealFile(
  source: string,
  target: string,
  { key, salt }: { key: Uint8Array; salt: Uint8Array },
): Promise<void> {
  const input = await open(source, "r");
  try {
    await writePieces(target, sealPieces(input, key, salt));
  } finally {
    await input.close();
  }
}

/** The pipeline ends with the first fault of either side, such as a disk that is full. */
async function writePieces(target: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(Readable.from(pieces), await openOutput(target));
}

async function* sealPieces(
  input: FileHandle,
  key: Uint8Array,
  salt: Uint8Array,
): AsyncGenerator<Buffer> {
  yield Buffer.concat([MAGIC, salt]);
  const { size } = await input.stat();
  const count = Math.max(1, Math.ceil(size / PIECE_BYTES));
  for (let index = 0; index < count; index += 1) {
    const piece = Buffer.alloc(Math.min(PIECE_BYTES, size - index * PIECE_BYTES));
    await readWhole(input, piece, index * PIECE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(salt, index));
    cipher.setAAD(describePiece(index, index + 1 === count));
    const sealed = Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(piece.length);
    yield Buffer.concat([length, sealed]);
  }
}

/** Whether the file begins like one that `sealFile` wrote. */
export async function isSealedFile(path: string): Promise<boolean> {
  const head = await Bun.file(path).slice(0, MAGIC.length).bytes();
  return Buffer.from(head).equals(MAGIC);
}

/**
 * The opposite of `sealFile`. Throws `OperatorError` when the key is another or the file was changed, and
 * the system's error when `target` cannot be written.
 */
export async function openSealedFile(
  source: string,
  target: string,
  key: Uint8Array,
): Promise<void> {
  const input = await open(source, "r");
  try {
    await writePieces(target, openPieces(source, input, key));
  } finally {
    await input.close();
  }
}

async function* openPieces(
  source: string,
  input: FileHandle,
  key: Uint8Array,
): AsyncGenerator<Buffer> {
  const { size } = await input.stat();
  const salt = Buffer.alloc(SALT_BYTES);
  let at = MAGIC.length + SALT_BYTES;
  for (let index = 0; at < size || index === 0; index += 1) {
    let piece: Buffer;
    try {
      if (index === 0) await readWhole(input, salt, MAGIC.length);
      const length = Buffer.alloc(LENGTH_BYTES);
      await readWhole(input, length, at);
      const pieceBytes = length.readUInt32BE();
      if (pieceBytes > PIECE_BYTES) throw new Error("a piece is too long");
      const sealed = Buffer.alloc(pieceBytes + TAG_BYTES);
      await readWhole(input, sealed, at + LENGTH_BYTES);
      at += LENGTH_BYTES + sealed.length;
      const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(salt, index));
      decipher.setAAD(describePiece(index, at === size));
      decipher.setAuthTag(sealed.subarray(pieceBytes));
      piece = Buffer.concat([decipher.update(sealed.subarray(0, pieceBytes)), decipher.final()]);
    } catch (error) {
      throw damaged(source, error);
    }
    yield piece;
  }
}

/** Throws when the file ends before `target` is full. */
async function readWhole(file: FileHandle, target: Buffer, position: number): Promise<void> {
  let filled = 0;
  while (filled < target.length) {
    const rest = target.length - filled;
    const { bytesRead } = await file.read(target, filled, rest, position + filled);
    if (bytesRead === 0) throw new Error("the file ends too early");
    filled += bytesRead;
  }
}

function nonceOf(salt: Uint8Array, index: number): Buffer {
  const number = Buffer.alloc(LENGTH_BYTES);
  number.writeUInt32BE(index);
  return Buffer.concat([salt, number]);
}

function describePiece(index: number, isLast: boolean): Buffer {
  const text = Buffer.alloc(LENGTH_BYTES + 1);
  text.writeUInt32BE(index);
  text.writeUInt8(isLast ? 1 : 0, LENGTH_BYTES);
  return text;
}

const damaged = (path: string, cause?: unknown) =>
  new OperatorError(
    `${path} does not open: SITEWRIGHT_BACKUP_KEY is another than it was sealed with, or the file was changed or cut.`,
    { cause },
  );
