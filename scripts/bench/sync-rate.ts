/** The disk's own rate of durable writes, one after the other: what group commit is held against. */
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Appends of 4 KiB that reached the disk, a second. */
export function measureSyncs(directory: string, seconds: number): number {
  const path = join(directory, "fdatasync");
  const file = openSync(path, "w");
  const block = Buffer.alloc(4096, 1);
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    writeSync(file, block);
    fdatasyncSync(file);
    count += 1;
  }
  closeSync(file);
  rmSync(path);
  return count / seconds;
}
