import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { blob, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { makeDirectory, openAt } from "../../../test/fixtures/database-file.ts";
import type { Database } from "./database.ts";
import { PreconditionFailed, requireThat, statement } from "./statements.ts";

const things = sqliteTable("things", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  bytes: blob("bytes", { mode: "buffer" }),
});
const place = makeDirectory();
let db: Database;

beforeAll(async () => {
  db = await openAt(place.path);
  await db.client.executeMultiple(`
    create table things (id integer primary key, name text not null unique, bytes blob);
    create table parts (
      thing integer not null references things (id) deferrable initially deferred,
      note text
    );
    create trigger poisonous before insert on parts when new.note = 'poison'
      begin select raise(rollback, 'everything goes'); end;
  `);
});

beforeEach(async () => {
  await db.write([statement(sql`delete from parts`), statement(sql`delete from things`)]);
});

afterAll(async () => {
  await db.close();
  place[Symbol.dispose]();
});

const insert = (id: number, name = `thing ${id}`) => db.orm.insert(things).values({ id, name });
const allIds = async () =>
  (await db.orm.select({ id: things.id }).from(things)).map(({ id }) => id);

test("a whole number stays a whole number, in every kind of column and in JSON", async () => {
  const { rows } = await db.client.execute({
    sql: "select typeof(?) as kind, json_object('a', ?) as json, ? / 2 as half, cast(? as text) as text",
    args: [5, 5, 5, 5],
  });
  expect({ ...rows[0] }).toEqual({ kind: "integer", json: '{"a":5}', half: 2, text: "5" });
});

test("text that would be read back cut is refused, and nothing of its write happens", async () => {
  const cut = db.write([insert(1), insert(2, "cut\0here")]);
  expect(cut).rejects.toThrow("NUL");
  await cut.catch(() => undefined);
  expect(await allIds()).toEqual([]);
});

test("rows answer by name and by position, also where two columns share a name", async () => {
  const { rows, columns } = await db.client.execute("select 1 as a, 2 as a, 'x' as constructor");
  const [row] = rows;
  expect(columns).toEqual(["a", "a", "constructor"]);
  expect([row?.[0], row?.[1], row?.[2], row?.length, row?.a]).toEqual([1, 2, "x", 3, 1]);
  expect(Object.keys(row ?? {})).toEqual(["a"]);
});

test("drizzle reads and writes bytes, missing values and relations through the client", async () => {
  const bytes = Buffer.from([0, 1, 255]);
  await db.write([db.orm.insert(things).values({ id: 1, name: "a", bytes }), insert(2)]);
  const rows = await db.orm.select().from(things).orderBy(things.id);
  expect(rows).toEqual([
    { id: 1, name: "a", bytes },
    { id: 2, name: "thing 2", bytes: null },
  ]);
  expect(rows[0]?.bytes).toBeInstanceOf(Buffer);
  expect(await db.orm.all(sql`select id from things order by id`)).toEqual([{ id: 1 }, { id: 2 }]);
});

test("what fails in a shared commit takes nothing else with it", async () => {
  await insert(1, "taken");
  const outcomes = await Promise.allSettled([
    db.write([insert(10)]),
    db.write([insert(11), insert(12, "taken")]),
    db.write([{ sql: "insert into nowhere values (1)", args: [] }]),
    db.write([insert(13), requireThat("quota-exceeded", sql`1 = 0`), insert(14)]),
    db.write([insert(15), requireThat("quota-exceeded", sql`1 = 1`)]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(await allIds()).toEqual([1, 10, 15]);
  const refused = outcomes[3]?.status === "rejected" ? outcomes[3].reason : undefined;
  expect(refused).toBeInstanceOf(PreconditionFailed);
  expect(refused.label).toBe("quota-exceeded");
});

test("a constraint that only COMMIT checks fails its own write alone", async () => {
  const outcomes = await Promise.allSettled([
    db.write([insert(1)]),
    db.write([insert(2), { sql: "insert into parts (thing) values (99)", args: [] }]),
    db.write([insert(3), { sql: "insert into parts (thing) values (3)", args: [] }]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await allIds()).toEqual([1, 3]);
});

test("a trigger that rolls the whole transaction back fails its own write alone", async () => {
  const outcomes = await Promise.allSettled([
    db.write([insert(1)]),
    db.write([{ sql: "insert into parts values (1, 'poison')", args: [] }, insert(2)]),
    db.write([insert(3)]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await allIds()).toEqual([1, 3]);
});

test("500 parallel writes of several statements all happen, each in its own order", async () => {
  const ids = Array.from({ length: 500 }, (_, index) => index);
  await Promise.all(
    ids.map((id) =>
      db.write([
        insert(id),
        statement(sql`update things set name = name || '!' where id = ${id}`),
        statement(sql`insert into parts (thing) values (${id})`),
      ]),
    ),
  );
  const { rows } = await db.client.execute(
    "select count(*) as n from things join parts on thing = id where name = 'thing ' || id || '!'",
  );
  expect(rows[0]?.n).toBe(500);
});

test("of many guarded writes exactly as many succeed as there is room for", async () => {
  const guard = requireThat("full", sql`(select count(*) from things) < 7`);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, id) => db.write([guard, insert(id)])),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
  expect(await allIds()).toHaveLength(7);
});

test("a read right after an acknowledged write sees it", async () => {
  for (let id = 0; id < 50; id++) {
    await db.write([insert(id)]);
    expect(await allIds()).toHaveLength(id + 1);
  }
});

test("a read that fails half-way leaves no old state behind", async () => {
  await db.write([insert(1), insert(2)]);
  const failing = "select json(case when id = 2 then '{' else '{}' end) from things order by id";
  expect(db.client.execute(failing)).rejects.toThrow("malformed JSON");
  await db.write([insert(3)]);
  expect(await allIds()).toEqual([1, 2, 3]);
});

test("a batch of reads sees one state, and a read cannot write", async () => {
  await db.write([insert(1)]);
  const [count, ids] = await db.client.batch([
    "select count(*) as n from things",
    "select id from things",
  ]);
  expect([count?.rows[0]?.n, ids?.rows[0]?.id]).toEqual([1, 1]);
});

test("interactive transactions and stray transaction control are refused with the way out", async () => {
  expect(db.orm.transaction(async () => 1)).rejects.toThrow("give all statements to one write()");
  expect(db.client.execute("BEGIN")).rejects.toThrow("cannot be part of a write");
  expect(db.write([{ sql: "COMMIT", args: [] }])).rejects.toThrow("cannot be part of a write");
  expect(db.write([{ sql: "pragma foreign_keys = off", args: [] }])).rejects.toThrow(
    "cannot be part",
  );
});

test("a table that changed is read with its new columns", async () => {
  await db.client.execute("create table moods (a)");
  expect((await db.client.execute("select * from moods")).columns).toEqual(["a"]);
  await db.client.execute("alter table moods add column b");
  expect((await db.client.execute("select * from moods")).columns).toEqual(["a", "b"]);
  await db.client.execute("drop table moods");
});

test("more different statements than are kept prepared all run", async () => {
  for (let index = 0; index < 1_200; index++) {
    const { rows } = await db.client.execute(`select ${index} as n`);
    expect(rows[0]?.n).toBe(index);
  }
});

test("a full disk refuses writes, keeps what it acknowledged, and works again with room", async () => {
  const { rows } = await db.client.execute("pragma page_count");
  const pages = Number(rows[0]?.page_count);
  await db.client.execute(`pragma max_page_count = ${pages + 10}`);
  const big = (id: number) => db.orm.insert(things).values({ id, name: "n".repeat(30_000) + id });
  const outcomes: string[] = [];
  while (!outcomes.includes("rejected")) {
    const round = await Promise.allSettled([db.write([big(outcomes.length)])]);
    outcomes.push(...round.map(({ status }) => status));
  }
  const stored = await allIds();
  expect(stored).toHaveLength(outcomes.length - 1);
  expect(db.write([big(100)])).rejects.toThrow("full");
  await db.client.execute("pragma max_page_count = 1073741823");
  await db.write([big(101)]);
  expect(await allIds()).toEqual([...stored, 101]);
});
