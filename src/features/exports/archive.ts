/** Files as one ZIP archive, made while it is read. */
import { Slices } from "../../lib/slices.ts";
import type { ExportedFile } from "./exported-file.ts";

const COMPRESSED = /\.(?:png|jpe?g|webp|gif|woff2)$/;

/**
 * The archive's bytes in their order; other work gets its turn between two parts. What is compressed
 * already is only stored.
 */
export async function* archive(
  files: AsyncIterable<ExportedFile>,
  modifiedAt: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import("fflate");
  const made: Uint8Array<ArrayBuffer>[] = [];
  let fault: Error | undefined;
  const zip = new Zip((error, part) => {
    if (error) fault = error;
    else made.push(part as Uint8Array<ArrayBuffer>);
  });
  const slices = new Slices();
  for await (const { name, parts } of files) {
    const file = COMPRESSED.test(name)
      ? new ZipPassThrough(name)
      : new ZipDeflate(name, { level: 6 });
    file.mtime = modifiedAt;
    zip.add(file);
    for await (const { part, isLast } of markLast(parts)) {
      file.push(part, isLast);
      if (fault) throw fault;
      yield* made.splice(0);
      await slices.pause();
    }
  }
  zip.end();
  if (fault) throw fault;
  yield* made.splice(0);
}

/** Each part with whether it is the last one; a file without any has an empty one. */
async function* markLast(parts: ExportedFile["parts"]) {
  let before: Uint8Array<ArrayBuffer> | undefined;
  for await (const part of parts) {
    if (before !== undefined) yield { part: before, isLast: false };
    before = part;
  }
  yield { part: before ?? new Uint8Array(), isLast: true };
}
