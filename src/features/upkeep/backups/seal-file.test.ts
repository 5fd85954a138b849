/** A sealed file opens whole with its key, and in no other way. */
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSealedFile, SALT_BYTES, sealFile } from "./seal-file.ts";

const scratch = mkdtempSync(join(tmpdir(), "sitewright-seal-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const MEGABYTE = 1024 * 1024;
const HEAD = 16;
const PIECE = 4 + MEGABYTE + 16;
const key = new Uint8Array(32).fill(3);
const salt = new Uint8Array(SALT_BYTES).fill(5);
const fresh = () => join(mkdtempSync(join(scratch, "f-")), "file");

async function sealed(bytes: Uint8Array): Promise<Uint8Array> {
  const [source, target] = [fresh(), fresh()];
  await Bun.write(source, bytes);
  await sealFile(source, target, { key, salt });
  return Bun.file(target).bytes();
}

async function opened(bytes: Uint8Array, withKey = key): Promise<Uint8Array> {
  const [source, target] = [fresh(), fresh()];
  await Bun.write(source, bytes);
  await openSealedFile(source, target, withKey);
  return Bun.file(target).bytes();
}

const text = (length: number) => new Uint8Array(length).map((_, at) => (at * 31) % 251);

test("files of no byte, one piece, just two pieces and a bit more come back as they were", async () => {
  for (const length of [
    0,
    1,
    MEGABYTE - 1,
    MEGABYTE,
    MEGABYTE + 1,
    2 * MEGABYTE,
    3 * MEGABYTE + 7,
  ]) {
    const bytes = text(length);
    const box = await sealed(bytes);
    expect(Buffer.from(await opened(box)).equals(Buffer.from(bytes))).toBe(true);
  }
});

test("a changed, cut, lengthened or reordered file does not open, nor does another key open it", async () => {
  const box = await sealed(text(3 * MEGABYTE));
  const changed = Uint8Array.from(box);
  changed[HEAD + 100] = (changed[HEAD + 100] ?? 0) ^ 1;
  const [head, first, second, third] = [
    box.slice(0, HEAD),
    box.slice(HEAD, HEAD + PIECE),
    box.slice(HEAD + PIECE, HEAD + 2 * PIECE),
    box.slice(HEAD + 2 * PIECE),
  ];
  const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
  const forged = [
    changed,
    // Between two pieces, where only the mark of the last one can tell.
    join(head, first, second),
    join(head, second, first, third),
    join(box, first),
    join(head),
    box.slice(0, -1),
  ];
  for (const bytes of forged) await expect(opened(bytes)).rejects.toThrow("does not open");
  await expect(opened(box, new Uint8Array(32))).rejects.toThrow("does not open");
});
