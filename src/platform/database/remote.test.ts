/** The same promises as for the local file, kept over the wire to a libSQL server. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { blob, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { makeDirectory, openAt } from "../../../test/fixtures/database-file.ts";
import { serveLibsql } from "../../../test/fixtures/libsql-server.ts";
import { OperatorError } from "../../lib/errors.ts";
import type { Database } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";
import { PreconditionFailed, requireThat } from "./statements.ts";

const things = sqliteTable("things", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  bytes: blob("bytes", { mode: "buffer" }),
});
const place = makeDirectory();
const server = serveLibsql(place.path);
let db: Database;

beforeAll(async () => {
  db = await openAt(place.path, { url: server.url });
  await db.client.execute(
    "create table things (id integer primary key, name text not null unique, bytes blob)",
  );
});

afterAll(async () => {
  await db.close();
  await server.stop();
  place[Symbol.dispose]();
});

test("a server's database is migrated once, and found complete by the next instance", async () => {
  const second = await openAt(place.path, { url: server.url });
  expect(second.isLocal).toBe(false);
  const { rows } = await second.client.execute("select hash from __drizzle_migrations order by id");
  expect(rows.map((row) => row.hash)).toEqual(MIGRATIONS.map(({ hash }) => hash));
  expect(await second.check()).toEqual([]);
  await second.close();
});

test("two instances that start together on an empty server both come up", async () => {
  using empty = makeDirectory();
  const fresh = serveLibsql(empty.path);
  const both = await Promise.all([
    openAt(empty.path, { url: fresh.url }),
    openAt(empty.path, { url: fresh.url }),
  ]);
  const { rows } = await both[0].client.execute("select hash from __drizzle_migrations");
  expect(rows).toHaveLength(MIGRATIONS.length);
  for (const instance of both) await instance.close();
  await fresh.stop();
});

test("a write happens whole or not at all, and a failed precondition has its label", async () => {
  const bytes = Buffer.from([1, 2, 255]);
  await db.write([db.orm.insert(things).values({ id: 1, name: "a", bytes })]);
  const refused = await db
    .write([db.orm.insert(things).values({ id: 2, name: "b" }), requireThat("full", sql`1 = 0`)])
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PreconditionFailed);
  expect(refused).toHaveProperty("label", "full");
  expect(await db.orm.select().from(things)).toEqual([{ id: 1, name: "a", bytes }]);
});

test("whole numbers stay whole numbers, and text with a NUL is refused", async () => {
  const { rows } = await db.client.execute({ sql: "select typeof(?), ? / 2", args: [5, 5] });
  expect([rows[0]?.[0], rows[0]?.[1]]).toEqual(["integer", 2]);
  const cut = { sql: "insert into things (name) values (?)", args: ["a\0b"] };
  expect(db.write([cut])).rejects.toThrow("NUL");
});

test("interactive transactions and local backups are refused here too", async () => {
  expect(db.orm.transaction(async () => 1)).rejects.toThrow("give all statements to one write()");
  expect(db.backup("copy.db")).rejects.toThrow("make the backup there");
});

test("a server that does not answer is the operator's to mend", async () => {
  const opened = openAt(place.path, { url: "http://127.0.0.1:9" });
  expect(opened).rejects.toThrow(OperatorError);
  expect(opened).rejects.toThrow("The database server 127.0.0.1:9 cannot be used");
});
