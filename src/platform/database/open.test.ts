import { expect, test } from "bun:test";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import Engine from "libsql";
import { makeDirectory, openAt } from "../../../test/fixtures/database-file.ts";
import { OperatorError } from "../../lib/errors.ts";
import { MIGRATIONS } from "./migrations.ts";

/** Everything in a directory that a start could have touched. */
function traces(directory: string): string[] {
  return readdirSync(directory)
    .sort()
    .map((name) => {
      const path = join(directory, name);
      return `${name} ${statSync(path).mtimeMs} ${Bun.hash(readFileSync(path))}`;
    });
}

/** A sound database at `path`, with nothing beside it. */
async function makeDatabase(path: string): Promise<void> {
  using origin = makeDirectory();
  const db = await openAt(origin.path);
  await db.close();
  copyFileSync(origin.path, path);
}

async function refusal(path: string): Promise<string> {
  const error = await openAt(path).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(OperatorError);
  return error instanceof Error ? error.message : "";
}

type Damage = (path: string) => void;

const emptied: Damage = (path) => truncateSync(path, 0);
const foreign: Damage = (path) => {
  truncateSync(path, 0);
  new Engine(path).exec("create table theirs (a)");
};
const noDatabase: Damage = (path) => writeFileSync(path, "Dear diary, ".repeat(1_000));
const cutShort: Damage = (path) => truncateSync(path, statSync(path).size - 4096);
const overwritten: Damage = (path) => {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xa5, 4096));
};
const scratched: Damage = (path) => {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xa5, bytes.length - 4096));
};
const newerHeader: Damage = (path) => {
  const bytes = readFileSync(path);
  bytes.writeUInt32BE(MIGRATIONS.length + 1, 60);
  writeFileSync(path, bytes);
};

test.each([
  ["an empty file", emptied, "is empty"],
  ["a database of another program", foreign, "another program"],
  ["a file that is no database", noDatabase, "does not begin like a database"],
  ["a file that was cut short", cutShort, "cut short"],
  ["a file with hardly anything left", overwritten, "is damaged"],
  ["a file with one damaged page", scratched, "is damaged"],
  ["a database of a newer executable", newerHeader, "newer than this executable"],
] as const)("%s stops the start with one line and is left as it is", async (_, damage, text) => {
  using place = makeDirectory();
  await makeDatabase(place.path);
  damage(place.path);
  const before = traces(place.directory);
  const message = await refusal(place.path);
  expect(message).toContain(text);
  expect(message).not.toContain("\n");
  expect(traces(place.directory)).toEqual(before);
});

test("a newer database is recognised by its migrations and by name, even with changes in its log", async () => {
  using place = makeDirectory();
  const db = await openAt(place.path);
  await db.write([
    { sql: "insert into __drizzle_migrations (hash, created_at) values ('x', 9e15)", args: [] },
  ]);
  db.client.close();
  expect(statSync(`${place.path}-wal`).size).toBeGreaterThan(0);
  expect(await refusal(place.path)).toContain("newer than this executable");
});

test("a log whose database is gone stops the start", async () => {
  using place = makeDirectory();
  writeFileSync(`${place.path}-wal`, "changes");
  expect(await refusal(place.path)).toContain("is missing, but its log");
  expect(existsSync(place.path)).toBe(false);
});

test("a directory, an address without a file and an address of no kind are refused", async () => {
  using place = makeDirectory();
  expect(await refusal(place.directory)).toContain("is not a file");
  const inMemory = openAt(place.path, { url: "file::memory:" });
  expect(inMemory).rejects.toThrow("names no file");
});

test("a fresh start makes a database for its owner only, and a second start changes nothing in it", async () => {
  using place = makeDirectory();
  const first = await openAt(place.path);
  expect(first.isLocal).toBe(true);
  expect(await first.check()).toEqual([]);
  await first.close();
  if (process.platform !== "win32") expect(statSync(place.path).mode & 0o777).toBe(0o600);
  const before = Bun.hash(readFileSync(place.path));
  const second = await openAt(place.path);
  await second.close();
  expect(Bun.hash(readFileSync(place.path))).toBe(before);
});

test("backups that are made at once to one name do not write into each other", async () => {
  using place = makeDirectory();
  using other = makeDirectory();
  const db = await openAt(place.path);
  await db.client.execute("create table texts (text text)");
  for (let n = 0; n < 40; n += 1)
    await db.write([{ sql: "insert into texts values (?)", args: ["x".repeat(50_000)] }]);
  const told = await Promise.allSettled([1, 2, 3, 4].map(() => db.backup(other.path)));
  expect(told.map(({ status }) => status)).toEqual(Array(4).fill("fulfilled"));
  expect(readdirSync(other.directory)).toEqual([basename(other.path)]);
  await db.close();
  const copy = await openAt(other.path);
  expect(await copy.check()).toEqual([]);
  const { rows } = await copy.client.execute("select count(*) as n from texts");
  expect(Number(rows[0]?.n)).toBe(40);
  await copy.close();
});

test("a backup made while writes go on opens as a whole database and takes no existing name", async () => {
  using place = makeDirectory();
  using other = makeDirectory();
  const db = await openAt(place.path);
  await db.client.execute("create table pairs (a integer, half text)");
  const pair = (n: number) => [
    { sql: "insert into pairs values (?, 'left')", args: [n] },
    { sql: "insert into pairs values (?, 'right')", args: [n] },
  ];
  for (let n = 0; n < 100; n++) await db.write(pair(n));
  let isDone = false;
  const writing = (async () => {
    for (let n = 100; !isDone; n++) await db.write(pair(n));
  })();
  await db.backup(other.path);
  isDone = true;
  await writing;
  expect(db.backup(other.path)).rejects.toThrow("exists; name a file that does not");
  await db.close();
  const copy = await openAt(other.path);
  const { rows } = await copy.client.execute(
    "select count(*) as n, sum(half = 'left') * 2 = count(*) as whole from pairs",
  );
  expect(Number(rows[0]?.n)).toBeGreaterThanOrEqual(200);
  expect(rows[0]?.whole).toBe(1);
  await copy.close();
  expect(readdirSync(other.directory).filter((name) => name.includes(".part"))).toEqual([]);
});

test("a backup that cannot be written says so and leaves nothing", async () => {
  using place = makeDirectory();
  const db = await openAt(place.path);
  const target = join(place.directory, "missing", "copy.db");
  expect(db.backup(target)).rejects.toThrow(OperatorError);
  await db.close();
});

test("the check names rows that refer to nothing", async () => {
  using place = makeDirectory();
  const db = await openAt(place.path);
  await db.client.executeMultiple(`
    create table owners (id integer primary key);
    create table pets (owner integer references owners (id));
    pragma foreign_keys = off;
    insert into pets values (7);
    pragma foreign_keys = on;
  `);
  expect(await db.check()).toEqual(["pets: row 1 refers to a missing row of owners"]);
  await db.close();
});

test("the ledger's entries can be added, but neither changed, removed nor replaced", async () => {
  using place = makeDirectory();
  const db = await openAt(place.path);
  const add = (verb: string) => ({
    sql: `${verb} into credit_entries values ('e1', 'a1', null, 'grant', '2026-11', 5, 0, 0)`,
    args: [],
  });
  await db.write([add("insert")]);
  for (const change of [
    { sql: "update credit_entries set allowance = 50", args: [] },
    { sql: "delete from credit_entries", args: [] },
    add("insert or replace"),
  ]) {
    expect(db.write([change])).rejects.toThrow("ledger entries");
  }
  await db.close();
});
