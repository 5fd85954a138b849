/** What a process of the service holds of its own, by who asked for it: growth in one of them says where to look. */

/** Bytes that are in memory and of no file. */
export type MemoryKinds = {
  /** Of the runtime's allocator: JavaScript's objects, what the runtime keeps beside them, and all other bytes. */
  readonly runtime: number;
  /** Machine code that the runtime has made. */
  readonly compiled: number;
  /** Of the system's allocator, which the database engine uses: its pages and statements. */
  readonly engine: number;
  /** Stacks, and pages of files that were written to. */
  readonly other: number;
};

const MB = 1024 * 1024;
/** The runtime reserves its areas in such pieces at least; the system's allocator has smaller ones, so aligned. */
const AREA_BYTES = 64 * MB;
/** Beyond this the addresses of cells are compressed; little of it is ever used. */
const CAGE_BYTES = 4 * 1024 * MB;

const HEAD = /^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \d+\s*(.*)$/;

/** Reads the text of `/proc/PID/smaps`. */
export function readMemoryKinds(smaps: string): MemoryKinds {
  const sums = { runtime: 0, compiled: 0, engine: 0, other: 0 };
  let kind: keyof MemoryKinds = "other";
  for (const line of smaps.split("\n")) {
    const head = HEAD.exec(line);
    if (head !== null) kind = kindOf(head);
    const anonymous = /^Anonymous:\s+(\d+) kB/.exec(line)?.[1];
    if (anonymous !== undefined) sums[kind] += Number(anonymous) * 1024;
  }
  return sums;
}

function kindOf([
  ,
  from = "",
  to = "",
  rights = "",
  name = "",
]: RegExpExecArray): keyof MemoryKinds {
  if (name === "[heap]") return "engine";
  if (name !== "" && !name.startsWith("[anon:")) return "other";
  if (rights.includes("x")) return "compiled";
  const start = Number.parseInt(from, 16);
  const bytes = Number.parseInt(to, 16) - start;
  if (bytes >= AREA_BYTES) return bytes < CAGE_BYTES ? "runtime" : "other";
  return start % AREA_BYTES === 0 ? "engine" : "other";
}
