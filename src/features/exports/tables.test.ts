/** Tables of what visitors sent, read back by a reader of its own: every cell, whatever is in it, under its column. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { type ExportedFile, jsonListFile } from "./exported-file.ts";
import { csvParts, LEAD_COLUMNS, REGISTRATION_COLUMNS, type TableItem } from "./tables.ts";

// Many cases each, on a machine that may be busy.
setDefaultTimeout(60_000);

type Item = TableItem & Readonly<Record<string, unknown>>;

/** In pages of these sizes, over and over. */
function pagesOf(items: readonly Item[], sizes: readonly number[] = [3]) {
  return async function* () {
    let at = 0;
    for (let turn = 0; at < items.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      yield items.slice(at, at + size);
      at += size;
    }
  };
}

async function textOf(parts: ExportedFile["parts"]): Promise<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  for await (const part of parts) text += decoder.decode(part, { stream: true });
  return text;
}

/** RFC 4180, written for this test alone. */
function parseCsv(text: string): string[][] {
  expect(text.startsWith("\ufeff")).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (isQuoted && sign === '"' && text[at + 1] === '"') at += 1;
    else if (sign === '"') {
      isQuoted = !isQuoted;
      continue;
    }
    if (isQuoted) cell += sign;
    else if (sign === ",") {
      row.push(cell);
      cell = "";
    } else if (sign === "\r" && text[at + 1] === "\n") {
      rows.push([...row, cell]);
      [row, cell] = [[], ""];
      at += 1;
    } else throw new Error(`a sign outside of quotes: ${JSON.stringify(text.slice(at, at + 20))}`);
  }
  expect([isQuoted, row, cell]).toEqual([false, [], ""]);
  return rows;
}

async function readTable(
  items: readonly Item[],
  columns = LEAD_COLUMNS,
  sizes?: readonly number[],
) {
  const [head = [], ...rows] = parseCsv(await textOf(csvParts(columns, pagesOf(items, sizes))));
  for (const row of rows) expect(row).toHaveLength(head.length);
  return { head, rows: rows.map((row) => new Map(head.map((name, at) => [name, row[at] ?? ""]))) };
}

/** A text as a cell has it: with a mark that keeps it from being a formula. */
const asCell = (text: string) => (/^\s*[=+\-@|%＝＋－＠]/.test(text) ? `'${text}` : text);

const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    '"',
    '""',
    ",",
    "\r\n",
    "\n",
    "=1+1",
    " @SUM(A1)",
    "\t=x",
    "'=1",
    "－1",
    'ü,"\r\n',
    "",
  ),
);

describe("a table", () => {
  test("has each text as it was sent, under its column, in its order", async () => {
    const items = fc.array(
      fc.record({
        createdAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
        ...{ status: fc.constantFrom("new", "won"), name: texts, email: texts, phone: texts },
        ...{ message: texts, source: texts, form: fc.constant("contact"), extra: texts },
        fields: fc.oneof(
          fc.constant(null),
          fc.dictionary(fc.oneof(texts, fc.constantFrom("constructor", "name", "a,b")), texts, {
            ...{ maxKeys: 4, noNullPrototype: true },
          }),
        ),
      }),
      { maxLength: 12 },
    );
    const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(items, sizes, async (list, parts) => {
        const { head, rows } = await readTable(list, LEAD_COLUMNS, parts);
        expect(head.slice(0, LEAD_COLUMNS.length)).toEqual(LEAD_COLUMNS);
        expect(rows).toHaveLength(list.length);
        for (const [at, { createdAt, fields, extra: _, ...sent }] of list.entries()) {
          const row = rows[at];
          expect(row?.get("createdAt")).toBe(new Date(createdAt).toISOString());
          for (const [name, value] of Object.entries(sent))
            expect(row?.get(name)).toBe(asCell(value));
          for (const [name, value] of Object.entries(fields ?? {}))
            expect(row?.get(`field: ${name}`)).toBe(asCell(value));
          const own = Object.keys(fields ?? {}).map((name) => `field: ${name}`);
          for (const column of head.slice(LEAD_COLUMNS.length))
            if (!own.includes(column)) expect(row?.get(column)).toBe("");
        }
      }),
      { numRuns: 150 },
    );
  });

  test("has no cell that a spreadsheet would work out", async () => {
    const formulas = ["=1", "+1", "-1", "@A", "|cmd", "%x", "＝1", "＋1", "－1", "＠A"];
    const before = ["", " ", "\t", "\r", "\n", "\u00a0", "\u3000"];
    const all = before.flatMap((space) => formulas.map((formula) => space + formula));
    const items = all.map((text) => ({ name: text, fields: { [text]: text } }));
    const parsed = parseCsv(await textOf(csvParts(["name"], pagesOf(items))));
    for (const cell of parsed.flat()) expect(cell).not.toMatch(/^\s*[=+\-@|%＝＋－＠]/);
    expect(parsed.slice(1).map(([name]) => name)).toEqual(all.map(asCell));
  });

  test("without rows has its head all the same", async () => {
    expect((await readTable([], REGISTRATION_COLUMNS)).head).toEqual(REGISTRATION_COLUMNS);
  });

  test("writes moments as moments, and nothing else that is a number", async () => {
    const items = [
      { createdAt: 0, checkedInAt: null, seats: 3, status: "confirmed" },
      { createdAt: 1_796_490_000_000, checkedInAt: 1, seats: 20, status: "cancelled" },
    ];
    const { rows } = await readTable(items, REGISTRATION_COLUMNS);
    expect(
      rows.map((row) => [row.get("createdAt"), row.get("checkedInAt"), row.get("seats")]),
    ).toEqual([
      ["1970-01-01T00:00:00.000Z", "", "3"],
      ["2026-12-05T17:00:00.000Z", "1970-01-01T00:00:00.001Z", "20"],
    ]);
  });
});

describe("of very many fields", () => {
  const named = (count: number, more: Record<string, string> = {}): Item => ({
    name: "Ann",
    fields: {
      ...more,
      ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, `v${at}`])),
    },
  });

  test("a hundred have a column each, those that come most often", async () => {
    const items = [...Array.from({ length: 3 }, () => ({ fields: { often: "x" } })), named(120)];
    const { head, rows } = await readTable(items, ["name"]);
    expect(head).toHaveLength(1 + 100 + 1);
    expect(head).toContain("field: often");
    expect(head.at(-1)).toBe("other fields");
    const last = rows.at(-1);
    const others = (last?.get("other fields") ?? "").split("\n");
    expect(others).toHaveLength(21);
    const columns = head.filter((name) => /^field: f/.test(name));
    const told = [...columns.map((name) => `${name.slice(7)}: ${last?.get(name)}`), ...others];
    expect(new Set(told)).toEqual(
      new Set(Array.from({ length: 120 }, (_, at) => `f${at}: v${at}`)),
    );
    expect(rows[0]?.get("other fields")).toBe("");
  });

  test("a hundred exactly leave no column for others", async () => {
    expect((await readTable([named(100)], ["name"])).head).toHaveLength(101);
  });

  test("made-up names past any number fill no memory, and their texts are there", async () => {
    const items = Array.from({ length: 300 }, (_, row) => ({
      name: `${row}`,
      fields: Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${row}/${at}`, "x"])),
    }));
    const { head, rows } = await readTable(items, ["name"], [100]);
    expect(head).toHaveLength(102);
    const lines = rows.map(
      (row) => (row.get("other fields") ?? "").split("\n").filter(Boolean).length,
    );
    const inColumns = rows.map(
      (row) => head.slice(1, 101).filter((name) => row.get(name) !== "").length,
    );
    expect(lines.map((count, at) => count + (inColumns[at] ?? 0))).toEqual(rows.map(() => 50));
  });
});

describe("a list as JSON", () => {
  test("is one however its pages come, empty ones too", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.dictionary(texts, texts), { maxLength: 3 })),
        async (pages) => {
          const file = jsonListFile("a.json", async function* () {
            yield* pages;
          });
          const expected = JSON.parse(JSON.stringify(pages.flat()));
          expect(JSON.parse(await textOf(file.parts))).toEqual(expected);
        },
      ),
    );
  });
});
