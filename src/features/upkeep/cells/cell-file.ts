/**
 * A cell file: gzip over lines of JSON. The first says what it is and whose, each further one is a row
 * of a table, and the last says how many there were, so that a file that was cut is seen.
 */
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as v from "valibot";
import { OperatorError } from "../../../lib/errors.ts";
import { putInPlace } from "../../../platform/database/whole-file.ts";

export const CELL_FORMAT = "sitewright-cell";

const headSchema = v.object({
  format: v.literal(CELL_FORMAT),
  /** The newest migration of the database that it was written from. */
  schema: v.string(),
  account: v.string(),
  name: v.string(),
  exportedAt: v.string(),
  /** Public address of the instance that it comes from. */
  instance: v.string(),
});

export type CellHead = v.InferOutput<typeof headSchema>;

/** Bytes are kept apart from text. */
export type CellValue = string | number | null | Uint8Array;
export type CellRow = { table: string; row: Record<string, CellValue> };

const rowSchema = v.object({
  t: v.string(),
  r: v.record(v.string(), v.union([v.string(), v.number(), v.null(), v.object({ b: v.string() })])),
});
const endSchema = v.object({ rows: v.number() });

/** Writes the whole file, or none. Answers the number of rows. Throws `OperatorError` when it cannot be written. */
export async function writeCellFile(
  path: string,
  head: CellHead,
  rows: AsyncIterable<CellRow>,
): Promise<number> {
  let place: string | undefined;
  let count = 0;
  async function* lines() {
    yield `${JSON.stringify(head)}\n`;
    for await (const { table, row } of rows) {
      count += 1;
      yield `${JSON.stringify({ t: table, r: row }, bytesAsText)}\n`;
    }
    yield `${JSON.stringify({ rows: count })}\n`;
  }
  try {
    // Of its own: two exports to one path do not write into each other, and the last one is there.
    place = mkdtempSync(`${path}.part-`);
    const unfinished = join(place, "cell");
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines()), createGzip(), output);
    putInPlace(unfinished, path);
    return count;
  } catch (error) {
    // Only what the file system refuses has a system call, and is the operator's to mend.
    if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
    throw new OperatorError(
      `${path} cannot be written (${error.code}); name a file where there is room for it.`,
      { cause: error },
    );
  } finally {
    if (place !== undefined) rmSync(place, { recursive: true, force: true });
  }
}

/** Buffers turn themselves into text before a replacer sees them, so the holder is asked. */
function bytesAsText(this: unknown, key: string, value: unknown): unknown {
  const given = (this as Record<string, unknown>)[key];
  return given instanceof Uint8Array ? { b: Buffer.from(given).toString("base64") } : value;
}

/** The file's head. Throws `OperatorError` for anything that is no cell file. */
export async function readCellHead(path: string): Promise<CellHead> {
  const start = Buffer.from(await Bun.file(path).slice(0, GZIP.length).bytes());
  // Else it would be called damaged, such as a backup that somebody has mistaken for one.
  if (!start.equals(GZIP)) throw noCell(path);
  for await (const line of readLines(path)) {
    const head = v.safeParse(headSchema, line);
    if (head.success) return head.output;
    break;
  }
  throw noCell(path);
}

/** How every gzip file begins (RFC 1952). */
const GZIP = Buffer.from([0x1f, 0x8b]);

const noCell = (path: string) =>
  new OperatorError(`${path} is no cell file; name one that \`sitewright cell export\` wrote.`);

/** All rows, in the file's order. Throws `OperatorError` when it was changed or cut. */
export async function* readCellRows(path: string): AsyncGenerator<CellRow> {
  let count = 0;
  let isFirst = true;
  let isEnded = false;
  // To the end of the file, where the checksum of all of it stands.
  for await (const line of readLines(path)) {
    if (isFirst) {
      isFirst = false;
      continue;
    }
    if (isEnded) throw damaged(path);
    const row = v.safeParse(rowSchema, line);
    if (!row.success) {
      const end = v.safeParse(endSchema, line);
      isEnded = end.success && end.output.rows === count;
      if (isEnded) continue;
      break;
    }
    count += 1;
    const entries = Object.entries(row.output.r).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null
        ? new Uint8Array(Buffer.from(value.b, "base64"))
        : value,
    ]);
    yield { table: row.output.t, row: Object.fromEntries(entries) };
  }
  if (!isEnded) throw damaged(path);
}

async function* readLines(path: string): AsyncGenerator<unknown> {
  const source = createReadStream(path);
  const unzipped = createGunzip();
  source.on("error", (error) => unzipped.destroy(error));
  const input = source.pipe(unzipped);
  try {
    yield* parseLines(input);
  } catch (error) {
    throw error instanceof OperatorError ? error : damaged(path, error);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

/** Lines end in a line feed and in nothing else: texts of people hold Unicode's other ends of lines as they are. */
async function* parseLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  for await (const chunk of input) {
    const [first = "", ...lines] = decoder.decode(chunk, { stream: true }).split("\n");
    pieces.push(first);
    for (const begun of lines) {
      yield JSON.parse(pieces.join(""));
      pieces = [begun];
    }
  }
  const rest = pieces.join("");
  if (rest !== "") yield JSON.parse(rest);
}

const damaged = (path: string, cause?: unknown) =>
  new OperatorError(`${path} is damaged or cut short; export it again.`, { cause });
