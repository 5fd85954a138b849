import { expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { makeDirectory, openAt } from "../../../test/fixtures/database-file.ts";
import { OperatorError } from "../../lib/errors.ts";
import type { Migration } from "./migrate.ts";
import { MIGRATIONS } from "./migrations.ts";

function migration(index: number, tag: string, ...statements: string[]): Migration {
  const hash = createHash("sha256").update(statements.join()).digest("hex");
  return { tag: `000${index}_${tag}`, when: 1_000 + index, hash, statements };
}

const first = migration(
  0,
  "init",
  "create table owners (id integer primary key, name text)",
  "create table pets (id integer primary key, owner integer references owners (id) on delete cascade)",
);
/** What drizzle-kit writes when a column gets `not null`: a new table takes the old one's place. */
const rebuild = migration(
  1,
  "rebuild",
  "PRAGMA foreign_keys=OFF;",
  "CREATE TABLE `__new_owners` (`id` integer PRIMARY KEY, `name` text NOT NULL);",
  'INSERT INTO `__new_owners`("id", "name") SELECT "id", "name" FROM `owners`;',
  "DROP TABLE `owners`;",
  "ALTER TABLE `__new_owners` RENAME TO `owners`;",
  "PRAGMA foreign_keys=ON;",
);

/** A database that has `first`, one owner and one pet. */
async function openFirst(path: string) {
  const db = await openAt(path, { migrations: [first] });
  await db.write([
    { sql: "insert into owners values (1, 'Ada')", args: [] },
    { sql: "insert into pets values (1, 1)", args: [] },
  ]);
  return db;
}

test("an empty database gets every migration once, recorded as drizzle records them", async () => {
  using place = makeDirectory();
  const db = await openAt(place.path);
  const { rows } = await db.client.execute(
    "select hash, created_at from __drizzle_migrations order by id",
  );
  expect(rows.map((row) => [row.hash, row.created_at])).toEqual(
    MIGRATIONS.map(({ hash, when }) => [hash, when]),
  );
  await db.close();
  const again = await openAt(place.path);
  expect((await again.client.execute("select 1 from __drizzle_migrations")).rows).toHaveLength(
    MIGRATIONS.length,
  );
  await again.close();
  expect(readdirSync(place.directory).filter((name) => name.includes("before"))).toEqual([]);
});

test("a rebuilt table keeps the rows that refer to it, and foreign keys hold afterwards", async () => {
  using place = makeDirectory();
  await (await openFirst(place.path)).close();
  const db = await openAt(place.path, { migrations: [first, rebuild] });
  expect((await db.client.execute("select * from pets")).rows).toHaveLength(1);
  expect(db.write([{ sql: "insert into pets values (2, 99)", args: [] }])).rejects.toThrow(
    "FOREIGN KEY",
  );
  expect((await db.client.execute("pragma foreign_keys")).rows[0]?.[0]).toBe(1);
  await db.close();
});

test("before an existing database changes, a copy of it is written beside it", async () => {
  using place = makeDirectory();
  await (await openFirst(place.path)).close();
  await (await openAt(place.path, { migrations: [first, rebuild] })).close();
  const backup = join(place.directory, "sitewright-before-0001_rebuild.db");
  const old = await openAt(backup, { migrations: [first] });
  expect((await old.client.execute("select name from owners")).rows[0]?.name).toBe("Ada");
  await old.close();
});

test("a migration that fails changes nothing, names itself, and can be mended", async () => {
  using place = makeDirectory();
  await (await openFirst(place.path)).close();
  const broken = migration(1, "broken", "create table extra (a)", "insert into nowhere values (1)");
  const dangling = migration(1, "dangling", "delete from owners");
  for (const bad of [broken, dangling]) {
    const failed = openAt(place.path, { migrations: [first, bad] });
    expect(failed).rejects.toThrow(`The migration ${bad.tag} failed and has changed nothing`);
    await failed.catch(() => undefined);
  }
  const db = await openAt(place.path, { migrations: [first, rebuild] });
  const { rows } = await db.client.execute(
    "select (select count(*) from owners) as owners, (select count(*) from sqlite_master where name = 'extra') as extra",
  );
  expect({ ...rows[0] }).toEqual({ owners: 1, extra: 0 });
  await db.close();
});

test("a migration that was edited after it ran is refused by name, and no copy is made", async () => {
  using place = makeDirectory();
  await (await openFirst(place.path)).close();
  const edited = { ...first, hash: "0".repeat(64) };
  const opened = openAt(place.path, { migrations: [edited, rebuild] });
  expect(opened).rejects.toThrow(OperatorError);
  expect(opened).rejects.toThrow("0000_init was changed");
  await opened.catch(() => undefined);
  expect(existsSync(join(place.directory, "sitewright-before-0001_rebuild.db"))).toBe(false);
});

test("a database with a migration that this executable lacks is refused as newer", async () => {
  using place = makeDirectory();
  await (await openAt(place.path, { migrations: [first, rebuild] })).close();
  expect(openAt(place.path, { migrations: [first] })).rejects.toThrow(
    "its schema is 2, this one knows 1",
  );
});
