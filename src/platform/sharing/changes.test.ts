/** What instances on one database hear of each other's changes: all of them, once, in order. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { makeDirectory, openAt } from "../../../test/fixtures/database-file.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { type ChangeSource, installSources } from "./change-source.ts";
import { Changes } from "./changes.ts";

const SOURCES: readonly ChangeSource[] = [
  { topic: "things", table: "things", on: "insert", key: "new.id" },
  { topic: "things", table: "things", on: "delete", key: "old.id" },
  {
    topic: "owners",
    table: "things",
    on: "update of state",
    key: "owners.name",
    from: "from owners where owners.id = new.owner_id",
    when: "old.state is not new.state",
  },
];

let place: ReturnType<typeof makeDirectory>;
let db: Database;
const started: Changes[] = [];

beforeEach(async () => {
  place = makeDirectory();
  db = await openAt(place.path);
  await run("create table owners (id text primary key, name text)");
  await run("create table things (id text primary key, owner_id text, state text, note text)");
  await installSources(db.client, SOURCES);
});
afterEach(async () => {
  for (const changes of started.splice(0)) changes.stop();
  await db.close();
  place[Symbol.dispose]();
});

const run = (text: string) => db.client.batch([text], "write");

/** An instance that is told from now on; `told` is what it has heard. */
async function listen() {
  const changes = new Changes({
    client: db.client,
    redis: undefined,
    log: createLog("silent", process.stderr),
    prefix: "test:",
  });
  const told: (string | undefined)[][] = [];
  changes.onChange((topic, key) => told.push([topic, key]));
  await changes.start();
  started.push(changes);
  return { changes, told };
}

const insert = (...ids: string[]) =>
  run(`insert into things (id) values ${ids.map((id) => `('${id}')`).join(", ")}`);

const countChanges = async () =>
  Number((await db.client.execute("select count(*) as count from changes")).rows[0]?.count);

describe("an instance", () => {
  test("is told of every change in its order, and of none twice", async () => {
    await insert("before");
    const { changes, told } = await listen();
    await insert("a", "b");
    await changes.prove();
    expect(told).toEqual([
      ["things", "a"],
      ["things", "b"],
    ]);
    await run("delete from things where id = 'a'");
    await changes.prove();
    await changes.prove();
    expect(told.slice(2)).toEqual([["things", "a"]]);
  });

  test("is told of what a change concerns, and only when it concerns that", async () => {
    await run("insert into owners values ('o1', 'Robin')");
    await run("insert into things values ('a', 'o1', 'new', '')");
    const { changes, told } = await listen();
    await run("update things set note = 'x' where id = 'a'");
    await run("update things set state = 'new' where id = 'a'");
    await changes.prove();
    expect(told).toEqual([]);
    await run("update things set state = 'old' where id = 'a'");
    await changes.prove();
    expect(told).toEqual([["owners", "Robin"]]);
  });

  test("hears nothing of a write that was not made", async () => {
    const { changes, told } = await listen();
    const half = ["insert into things (id) values ('a')", "insert into nowhere values (1)"];
    expect(db.client.batch(half, "write")).rejects.toThrow();
    await insert("b");
    await changes.prove();
    expect(told.map(([, key]) => key)).toEqual(["b"]);
  });

  test("is told of more than fits a reading, whole and in order", async () => {
    const { changes, told } = await listen();
    const ids = Array.from({ length: 2_500 }, (_, at) => `t${at}`);
    await insert(...ids);
    await changes.prove();
    expect(told.map(([, key]) => key)).toEqual(ids);
  });

  test("that asks while a reading is under way hears what came after that one began", async () => {
    const { changes, told } = await listen();
    await insert("a");
    const first = changes.read();
    await insert("b");
    await Promise.all([first, changes.read(), changes.read()]);
    expect(told.map(([, key]) => key)).toEqual(["a", "b"]);
  });

  test("that missed changes forgets everything", async () => {
    const { changes, told } = await listen();
    await run("insert into changes (topic, key) values ('things', 'a')");
    await run("delete from changes");
    await run("insert into changes (id, topic, key) values (9000, 'things', 'z')");
    await changes.prove();
    expect(told).toEqual([["", undefined]]);
    await insert("next");
    await changes.prove();
    expect(told.slice(1)).toEqual([["things", "next"]]);
  });
});

describe("the triggers", () => {
  const names = async () => {
    const found = await db.client.execute(
      "select name from sqlite_master where type = 'trigger' and tbl_name = 'things' order by name",
    );
    return found.rows.map(({ name }) => String(name));
  };

  test("are made once, and those of another version go", async () => {
    const made = await names();
    expect(made).toHaveLength(SOURCES.length);
    await installSources(db.client, SOURCES);
    expect(await names()).toEqual(made);
    const [first] = SOURCES;
    await installSources(db.client, [{ ...first, key: "new.note" } as ChangeSource]);
    const others = await names();
    expect(others).toHaveLength(1);
    expect(made).not.toContain(others[0] ?? "");
    const { changes, told } = await listen();
    await run("insert into things (id, note) values ('a', 'noted')");
    await changes.prove();
    expect(told).toEqual([["things", "noted"]]);
  });

  test("keep the newest changes, and a bounded number of them", async () => {
    await run(`insert into things (id) with recursive n(i) as
      (select 1 union all select i + 1 from n where i < 12500) select 't' || i from n`);
    expect(await countChanges()).toBeLessThanOrEqual(11_000);
    const { rows } = await db.client.execute("select key from changes order by id desc limit 1");
    expect(rows[0]?.key).toBe("t12500");
  });
});
