/** A tenant's file on its way: every value as it was, or one sentence that says that the file is none. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { OperatorError } from "../../../lib/errors.ts";
import {
  CELL_FORMAT,
  type CellHead,
  type CellRow,
  readCellHead,
  readCellRows,
  writeCellFile,
} from "./cell-file.ts";

// Many cases each, on a machine that may be busy.
setDefaultTimeout(60_000);

const scratch = mkdtempSync(join(tmpdir(), "sitewright-cell-file-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const HEAD: CellHead = {
  ...{ format: CELL_FORMAT, schema: "0001_first", account: "acc_1", name: "Acme" },
  ...{ exportedAt: "2026-06-15T12:00:00.000Z", instance: "https://sites.example.com" },
};

const path = join(scratch, "tenant.cell");

async function* rowsOf(rows: readonly CellRow[]): AsyncGenerator<CellRow> {
  yield* rows;
}

const write = (rows: readonly CellRow[], to = path) => writeCellFile(to, HEAD, rowsOf(rows));
const read = (from = path) => Array.fromAsync(readCellRows(from));

/** The sentence with which it is refused; undefined for one that is read to its end. */
async function refusalOf(file: string): Promise<string | undefined> {
  try {
    await readCellHead(file);
    await read(file);
    return undefined;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return error.message;
  }
}

const values = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }).map((text) => text.toWellFormed()),
  fc.constantFrom("\n", "\r\n", "\u2028", '{"rows":0}', '{"b":"AAAA"}', "__proto__"),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
  fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
);
const rows = fc.array(
  fc.record({
    table: fc.constantFrom("sites", "leads", "constructor"),
    row: fc.dictionary(fc.stringMatching(/^c_[a-z_]{1,12}$/), values, { noNullPrototype: true }),
  }),
);

describe("what was written", () => {
  test("is read as it was, whatever it holds, in its order", async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (list) => {
        expect(await write(list)).toBe(list.length);
        expect(await readCellHead(path)).toEqual(HEAD);
        const plain = (all: readonly CellRow[]) =>
          all.map(({ table, row }) => [
            table,
            // 0 and -0 are one number to a database.
            Object.entries(row).map(([name, value]) => [name, value === 0 ? 0 : value]),
          ]);
        expect(plain(await read())).toEqual(plain(list));
      }),
      { numRuns: 60 },
    );
  });

  test("is the owner's alone, takes the place of what was there, and leaves nothing beside it", async () => {
    writeFileSync(path, "something else");
    await write([{ table: "sites", row: { id: "site_1" } }]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(scratch)).toEqual(["tenant.cell"]);
  });
});

describe("what cannot be written", () => {
  test("leaves the file from before, and nothing beside it", async () => {
    await write([{ table: "sites", row: { id: "site_1" } }]);
    const before = readFileSync(path);
    async function* broken(): AsyncGenerator<CellRow> {
      yield { table: "sites", row: { id: "site_2" } };
      throw new Error("the database is away");
    }
    await expect(writeCellFile(path, HEAD, broken())).rejects.toThrow("the database is away");
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(scratch)).toEqual(["tenant.cell"]);
  });

  test.each(["missing/tenant.cell", "folder"])("to %s is said in a sentence", async (name) => {
    mkdirSync(join(scratch, "folder"), { recursive: true });
    const refused = write([], join(scratch, name));
    await expect(refused).rejects.toBeInstanceOf(OperatorError);
    expect(existsSync(join(scratch, "missing"))).toBe(false);
    rmSync(join(scratch, "folder"), { recursive: true });
    expect(readdirSync(scratch)).toEqual(["tenant.cell"]);
  });
});

describe("a file", () => {
  const other = join(scratch, "other.cell");
  const lines = (...all: unknown[]) =>
    gzipSync(
      all.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""),
    );
  const row = { t: "sites", r: { id: "site_1" } };

  test.each([
    ["that is cut", () => lines(HEAD, row, { rows: 1 }).subarray(0, 60)],
    ["without its end", () => lines(HEAD, row)],
    ["whose end tells of more rows", () => lines(HEAD, row, { rows: 2 })],
    ["whose end tells of fewer", () => lines(HEAD, row, row, { rows: 1 })],
    ["with a row that is none", () => lines(HEAD, { t: "sites" }, { rows: 1 })],
    ["with a value that is none", () => lines(HEAD, { t: "sites", r: { id: [1] } }, { rows: 1 })],
    ["with a line that is no JSON", () => lines(HEAD, "{", { rows: 0 })],
    ["of another format", () => lines({ ...HEAD, format: "other" }, { rows: 0 })],
    ["that is empty inside", () => gzipSync("")],
    ["that is empty", () => Buffer.alloc(0)],
    ["that is a database", () => Buffer.from("SQLite format 3\0".padEnd(200, "x"))],
    ["of one byte", () => Buffer.from([0x1f])],
    ["that only begins like one", () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ])("%s is refused in a sentence", async (_, make) => {
    writeFileSync(other, make());
    expect(await refusalOf(other)).toContain(other);
  });

  test("that was changed anywhere is refused, or is the same", async () => {
    await write(
      Array.from({ length: 20 }, (_, at) => ({ table: "sites", row: { id: `${at}`, at } })),
    );
    const whole = readFileSync(path);
    const expected = await read();
    const change = fc.record({ at: fc.nat(whole.length - 1), value: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, value }) => {
        const changed = Buffer.from(whole);
        changed[at] = value;
        writeFileSync(other, changed);
        if ((await refusalOf(other)) === undefined) expect(await read(other)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test("that was cut anywhere is refused", async () => {
    const whole = readFileSync(path);
    for (let length = 0; length < whole.length; length += 7) {
      writeFileSync(other, whole.subarray(0, length));
      expect(await refusalOf(other)).toBeString();
    }
  });
});
