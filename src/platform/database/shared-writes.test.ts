/** Writes that share their statements: the same promises over the local file and a libSQL server. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { makeDirectory, openAt } from "../../../test/fixtures/database-file.ts";
import { serveLibsql } from "../../../test/fixtures/libsql-server.ts";
import type { Database, SharedWrite } from "./database.ts";
import { PreconditionFailed, requireThat, statement } from "./statements.ts";

type Thing = { id: number; name: string };

/** How many things each run of the statements was for. */
let runs: number[] = [];

const thingsWrite: SharedWrite<Thing, string> = {
  itemsMax: 8,
  statementsFor(things) {
    runs.push(things.length);
    const rows = JSON.stringify(things);
    return [
      statement(sql`insert into things (id, name, place)
        select value ->> 'id', value ->> 'name', (select count(*) from things) + key
        from json_each(${rows})`),
      requireThat("forbidden", sql`not exists (select 1 from things where name glob 'forbidden*')`),
      statement(sql`select id, name from things
        where id in (select value ->> 'id' from json_each(${rows}))`),
    ];
  },
  recallStatements: (things) => [
    statement(sql`select id, name from things
      where id in (select value ->> 'id' from json_each(${JSON.stringify(things)}))`),
  ],
  readResults: (results, things) => {
    if (things.some(({ name }) => name === "unreadable")) throw new Error("cannot be read");
    const read = results.at(-1);
    const names = new Map(read?.rows.map((row) => [row.id, String(row.name)]));
    return things.map(({ id }) => names.get(id) ?? "");
  },
};

const CREATE = "create table things (id integer primary key, name text not null, place integer)";

describe.each(["local", "remote"] as const)("on a %s database", (kind) => {
  const place = makeDirectory();
  const server = kind === "remote" ? serveLibsql(place.path) : undefined;
  let db: Database;

  beforeAll(async () => {
    db = await openAt(place.path, server && { url: server.url });
    await db.client.execute(CREATE);
  });
  beforeEach(async () => {
    await db.write([statement(sql`delete from things`)]);
    runs = [];
  });
  afterAll(async () => {
    await db.close();
    await server?.stop();
    place[Symbol.dispose]();
  });

  const writeAll = (things: readonly Thing[]) =>
    Promise.allSettled(things.map((thing) => db.writeShared(thingsWrite, thing)));
  const thing = (id: number, name = `thing ${id}`): Thing => ({ id, name });
  const readIds = async () =>
    (await db.orm.all<{ id: number }>(sql`select id from things order by place`)).map(
      ({ id }) => id,
    );

  test("all of a moment share statements, in the order in which they came, and each has its own answer", async () => {
    const things = Array.from({ length: 20 }, (_, at) => thing(20 - at));
    const answers = await writeAll(things);
    expect(answers).toEqual(things.map(({ name }) => ({ status: "fulfilled", value: name })));
    expect(await readIds()).toEqual(things.map(({ id }) => id));
    expect(runs).toEqual([8, 8, 4]);
  });

  test("one that fails takes none of the others with it, and is told why", async () => {
    await db.writeShared(thingsWrite, thing(3, "taken"));
    const answers = await writeAll([thing(1), thing(3), thing(4, "forbidden"), thing(5)]);
    expect(answers.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    const [, , refused] = answers;
    const reason = refused?.status === "rejected" ? refused.reason : undefined;
    expect(reason).toBeInstanceOf(PreconditionFailed);
    expect(reason.label).toBe("forbidden");
    expect(await readIds()).toEqual([3, 1, 5]);
  });

  test("where what became of them cannot be read, they are written once all the same", async () => {
    const answers = await writeAll([thing(1), thing(2, "unreadable"), thing(3)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: "rejected" });
    expect(await readIds()).toEqual([1, 2, 3]);
    expect(runs).toEqual([3]);
  });

  test("a write beside them happens or fails by itself", async () => {
    const answers = await Promise.allSettled([
      db.writeShared(thingsWrite, thing(1)),
      db.write([statement(sql`insert into things values (9, 'beside', 100)`)]),
      db.write([{ sql: "insert into nowhere values (1)", args: [] }]),
      db.writeShared(thingsWrite, thing(2)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    expect((await readIds()).toSorted()).toEqual([1, 2, 9]);
    expect(runs).toEqual([2]);
  });
});

test("what breaks the whole transaction costs only the one that does", async () => {
  using place = makeDirectory();
  const db = await openAt(place.path);
  await db.client.executeMultiple(`${CREATE}; create trigger poisonous before insert on things
    when new.name = 'poison' begin select raise(rollback, 'everything goes'); end;`);
  const answers = await Promise.allSettled([
    db.write([statement(sql`insert into things values (9, 'beside', 9)`)]),
    ...["a", "poison", "b"].map((name, id) => db.writeShared(thingsWrite, { id, name })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  const rows = await db.orm.all<{ id: number }>(sql`select id from things order by id`);
  expect(rows.map(({ id }) => id)).toEqual([0, 2, 9]);
  await db.close();
});

test("once the database is closed, each is told so, and none is left waiting for another", async () => {
  using place = makeDirectory();
  const db = await openAt(place.path);
  await db.client.execute(CREATE);
  await db.close();
  const answers = await Promise.allSettled(
    [1, 2, 3].map((id) => db.writeShared(thingsWrite, { id, name: "late" })),
  );
  for (const answer of answers)
    expect(answer).toMatchObject({ reason: new Error("the database is closed") });
});
