/** Files as one ZIP archive. */
import { Slices } from "../../lib/slices.ts";
import type { ExportedFile } from "./exported-file.ts";

const COMPRESSED = /\.(?:png|jpe?g|webp|gif|woff2)$/;

/**
 * In parts to be sent or written one after the other; other work gets its turn between two files.
 * What is compressed already is only stored.
 */
export async function archive(
  files: readonly ExportedFile[],
  modifiedAt: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import("fflate");
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let fault: Error | undefined;
  const zip = new Zip((error, part) => {
    if (error) fault = error;
    else parts.push(part as Uint8Array<ArrayBuffer>);
  });
  const slices = new Slices();
  for (const { name, bytes } of files) {
    const file = COMPRESSED.test(name)
      ? new ZipPassThrough(name)
      : new ZipDeflate(name, { level: 6 });
    file.mtime = modifiedAt;
    zip.add(file);
    file.push(bytes, true);
    await slices.pause();
  }
  zip.end();
  if (fault) throw fault;
  return parts;
}
