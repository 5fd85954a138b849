/** What is put into the database comes out as it was, by every way in and out, or is refused. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import type { Database } from "./database.ts";
import {
  isRefusal,
  PreconditionFailed,
  prepareRows,
  prepareStatement,
  requireThat,
  statement,
  unlessRefused,
} from "./statements.ts";

let house: TestContext;
let db: Database;
beforeAll(async () => {
  house = await openTestContext();
  ({ db } = house.ctx);
  await db.write([statement(sql`create table kept (id integer primary key, value, note text)`)]);
});
afterAll(() => house.close());

const insert = (value: unknown) => ({ sql: "insert into kept (value) values (?)", args: [value] });

async function readLast(): Promise<unknown> {
  const { rows } = await db.client.execute("select value from kept order by id desc limit 1");
  return rows[0]?.value;
}

/** Text that can be stored: whole characters, and no NUL. */
const texts = fc
  .string({ unit: "binary", maxLength: 40 })
  .map((text) => text.replaceAll("\0", "").toWellFormed());
const numbers = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }));
/** Also a piece of a larger buffer, as bodies and files come. */
const bytes = fc
  .tuple(fc.uint8Array({ maxLength: 60 }), fc.nat(5))
  .map(([all, from]) => Buffer.from(all).subarray(Math.min(from, all.length)));

describe("a value", () => {
  test("comes back as it was: texts, numbers, bytes and nothing", async () => {
    const values = fc.oneof(texts, numbers, bytes, fc.constant(null));
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        await db.write([insert(value)]);
        const found = await readLast();
        if (value instanceof Uint8Array)
          expect(Buffer.from(found as ArrayBuffer)).toEqual(Buffer.from(value));
        else expect(found).toBe(Object.is(value, -0) ? 0 : value);
      }),
      { numRuns: 300 },
    );
  });

  test("is the same on the reading connection, in a batch, by drizzle, aside and in the same write", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const select = "select value from kept order by id desc limit 1";
        const [, within] = await db.write([insert(text), { sql: select, args: [] }]);
        const [batched] = await db.client.batch([select], "read");
        const [typed] = await db.orm.all<{ value: string }>(sql.raw(select));
        const [aside] = await db.readAside<{ value: string }>(sql.raw(select));
        for (const row of [within?.rows[0], batched?.rows[0], typed, aside])
          expect(row?.value).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  test.each<[string, unknown]>([
    ["half a character", "\ud83e"],
    ["a NUL within", "a\0b"],
    ["no number", Number.NaN],
    ["an endless number", Number.POSITIVE_INFINITY],
    ["an integer of more than 64 bits", 2n ** 63n],
    ["nothing where a value is meant", undefined],
    ["an object", { a: 1 }],
    ["a list", [1]],
    ["a function", () => 1],
    ["a day that is none", new Date(Number.NaN)],
  ])("that could not be kept is refused, and with it all of the write: %s", async (_, value) => {
    const count = async () =>
      (await db.client.execute("select count(*) as n from kept")).rows[0]?.n;
    const before = await count();
    const written = db.write([insert("before it"), insert(value), insert("behind it")]);
    expect(await written.catch((error: unknown) => error)).toBeInstanceOf(TypeError);
    expect(await count()).toBe(before);
  });

  test("is never taken for SQL", async () => {
    for (const text of ["'); drop table kept; --", "?", ":name", "$1", "%s", "\\'", '"']) {
      await db.write([insert(text)]);
      expect(await readLast()).toBe(text);
    }
  });
});

describe("a statement that is built once", () => {
  const insertNote = prepareStatement(
    sql`insert into kept (value, note) values (${sql.placeholder("value")}, ${sql.placeholder("note")})`,
  );
  const insertMany = prepareRows<[number, string]>(
    (rows) => sql`insert into kept (value, note) values ${rows}`,
    sql`(${sql.placeholder("value")}, ${sql.placeholder("note")})`,
    (row) => row,
  );

  test("takes each call's own values, whatever their order and whatever is beside them", async () => {
    const one = insertNote({ value: 1, note: "one" });
    const two = insertNote({ other: "x", note: "two", value: 2 });
    await db.write([two, one]);
    const { rows } = await db.client.execute(
      "select value, note from kept order by id desc limit 2",
    );
    expect(rows.map(({ value, note }) => [value, note])).toEqual([
      [1, "one"],
      [2, "two"],
    ]);
  });

  test("takes any number of rows, each once and in their order", async () => {
    for (const count of [0, 1, 15, 16, 17, 32, 33, 100]) {
      await db.write([statement(sql`delete from kept`)]);
      const given = Array.from({ length: count }, (_, at): [number, string] => [at, `row ${at}`]);
      const statements = insertMany(given);
      if (count > 0) await db.write(statements);
      const { rows } = await db.client.execute("select value, note from kept order by id");
      expect(rows.map(({ value, note }) => [value, note])).toEqual(given);
      // A crowd costs few statements.
      expect(statements.length).toBe(Math.floor(count / 16) + (count % 16));
    }
  });
});

describe("a precondition", () => {
  const holds = (isSo: boolean, label = "must-be-so") =>
    requireThat(label, sql`${isSo ? 1 : 0} = 1`);

  test("that holds lets the write go on, and one that does not undoes all of it", async () => {
    await db.write([statement(sql`delete from kept`)]);
    await db.write([holds(true), insert("kept")]);
    const refused = await db
      .write([insert("undone"), holds(false), insert("never")])
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PreconditionFailed);
    const { rows } = await db.client.execute("select value from kept");
    expect(rows.map(({ value }) => value)).toEqual(["kept"]);
  });

  test("is known by its label, and by no other", async () => {
    const refused = await db.write([holds(false, "seat-free")]).catch((error: unknown) => error);
    expect(isRefusal(refused, "seat-free")).toBe(true);
    expect(isRefusal(refused, "other", "seat-free")).toBe(true);
    expect(isRefusal(refused, "seat")).toBe(false);
    expect(isRefusal(refused)).toBe(false);
    expect(isRefusal(new Error("seat-free"), "seat-free")).toBe(false);
  });

  test("of that label answers false, any other and any fault is thrown", async () => {
    expect(await unlessRefused("a", () => db.write([holds(true, "a")]))).toBe(true);
    expect(await unlessRefused("a", () => db.write([holds(false, "a")]))).toBe(false);
    await expect(unlessRefused("a", () => db.write([holds(false, "b")]))).rejects.toThrow(
      "precondition failed: b",
    );
    await expect(
      unlessRefused("a", () => db.write([{ sql: "insert into nowhere values (1)", args: [] }])),
    ).rejects.toThrow("nowhere");
  });

  test("is not met by what is written beside it in the same moment, but by what was before", async () => {
    await db.write([statement(sql`delete from kept`)]);
    const isFirst = requireThat("first", sql`not exists (select 1 from kept)`);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        unlessRefused("first", () => db.write([isFirst, insert(at)])),
      ),
    );
    expect(outcomes.filter((isWritten) => isWritten)).toHaveLength(1);
  });
});
