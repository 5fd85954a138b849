/** The engine's known faults and the machine's, each with other processes and real files. */
import { expect, test } from "bun:test";
import { copyFileSync } from "node:fs";
import { makeDirectory, openAt, startProcess } from "../../../test/fixtures/database-file.ts";
import { hasSmallDisks, onSmallDisk } from "../../../test/fixtures/small-disk.ts";
import { Connection } from "./connection.ts";
import { WriteQueue } from "./write-queue.ts";

/** What another process finds in the file. */
async function readElsewhere(path: string, sql: string): Promise<unknown[]> {
  const reader = startProcess("read-values", [path, sql]);
  const values: unknown[] = [];
  for (let line = await reader.nextLine(); line !== undefined; line = await reader.nextLine()) {
    values.push(JSON.parse(line));
  }
  return values;
}

const insert = (n: number) => ({ sql: "insert into t values (?)", args: [n] });

test("a write that met another program's lock fails cleanly, and later ones really reach the file", async () => {
  using place = makeDirectory();
  const db = await openAt(place.path, { busyTimeoutMs: 30 });
  await db.client.execute("create table t (a integer)");
  const holder = startProcess("hold-file-lock", [place.path]);
  expect(await holder.nextLine()).toBe("held");
  for (const n of [1, 2]) expect(db.write([insert(n)])).rejects.toThrow("Another program holds");
  await Promise.allSettled([db.write([insert(3)])]);
  await holder.release();
  await db.write([insert(4)]);
  await db.write([insert(5), insert(6)]);
  expect(await readElsewhere(place.path, "select a from t order by a")).toEqual([4, 5, 6]);
  await db.close();
});

test("a write waits for another program's lock without stopping anything else", async () => {
  using place = makeDirectory();
  const db = await openAt(place.path, { busyTimeoutMs: 60_000 });
  await db.client.execute("create table t (a integer)");
  const holder = startProcess("hold-file-lock", [place.path]);
  expect(await holder.nextLine()).toBe("held");
  const writes = Promise.all([db.write([insert(1)]), db.write([insert(2)])]);
  expect((await db.client.execute("select count(*) from t")).rows[0]?.[0]).toBe(0);
  await holder.release();
  await writes;
  expect(await readElsewhere(place.path, "select a from t")).toEqual([1, 2]);
  await db.close();
});

test("a start waits for the lock of a process that is dying, and then writes as ever", async () => {
  using origin = makeDirectory();
  await (await openAt(origin.path)).close();
  // This process keeps a share of what it has opened until its statements are collected.
  using place = makeDirectory();
  copyFileSync(origin.path, place.path);
  const holder = startProcess("hold-whole-file", [place.path]);
  expect(await holder.nextLine()).toBe("held");
  expect(openAt(place.path, { openTimeoutMs: 0 })).rejects.toThrow("locked by another program");
  const opening = openAt(place.path, { openTimeoutMs: 60_000 });
  await holder.kill();
  const db = await opening;
  await db.client.execute("create table t (a integer)");
  await db.write([insert(1)]);
  await db.write([insert(2)]);
  expect(await readElsewhere(place.path, "select a from t order by a")).toEqual([1, 2]);
  await db.close();
});

test("a connection that can no longer commit stops the service instead of acknowledging", async () => {
  using place = makeDirectory();
  await (await openAt(place.path)).close();
  const connection = new Connection(place.path, "pragma busy_timeout = 0");
  connection.exec("create table t (a integer)");
  const fatal: Error[] = [];
  const queue = new WriteQueue(connection, {
    onFatal: (error) => void fatal.push(error),
    busyTimeoutMs: 1_000,
  });
  const holder = startProcess("hold-file-lock", [place.path]);
  expect(await holder.nextLine()).toBe("held");
  // What the house never does elsewhere: a prepared write that meets the lock stays half-done.
  expect(() => connection.run("insert into t values (1)", [])).toThrow("locked");
  await holder.release();
  const writes = await Promise.allSettled([queue.add([insert(2)]), queue.add([insert(3)])]);
  expect(writes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(queue.add([insert(4)])).rejects.toThrow("cannot be written any more");
  expect(fatal.map(({ message }) => message)).toEqual([
    expect.stringContaining("SQL statements in progress"),
  ]);
  connection.close();
});

test("kill -9 in the middle of writing loses nothing that was acknowledged", async () => {
  using place = makeDirectory();
  for (let round = 0; round < 3; round++) {
    const writer = startProcess("write-until-killed", [place.path]);
    const acknowledged: number[] = [];
    while (acknowledged.length < 400 * (round + 1)) {
      acknowledged.push(Number(await writer.nextLine()));
    }
    await writer.kill();
    const db = await openAt(place.path);
    const { rows } = await db.client.execute("select number from acknowledged");
    const stored = new Set(rows.map((row) => row.number));
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
    expect(await db.check()).toEqual([]);
    await db.client.execute("drop table acknowledged");
    await db.close();
  }
});

test.if(process.platform !== "win32")(
  "a disk that fails under a commit stops the service once, and what it acknowledged is there",
  async () => {
    using place = makeDirectory();
    await (await openAt(place.path)).close();
    // A limit on the size of files makes writes fail like a broken disk, not like a full one.
    const limited = ["sh", "-c", 'trap "" XFSZ; ulimit -f 2000; exec "$@"', "sh"];
    const writer = startProcess("write-until-the-disk-fails", [place.path], limited);
    const report = JSON.parse((await writer.nextLine()) ?? "{}");
    await writer.release();
    expect(report.fatalCalls).toBe(1);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(await readElsewhere(place.path, "select count(*) from rows_written")).toEqual([
      report.acknowledged,
    ]);
  },
);

test.if(hasSmallDisks())("a full disk keeps nobody from closing, and nothing is lost", async () => {
  using place = makeDirectory();
  const disk = onSmallDisk(place.directory, "4m");
  const writer = startProcess("close-on-a-full-disk", [place.path], disk);
  const report = JSON.parse((await writer.nextLine()) ?? "{}");
  await writer.release();
  expect(report).toEqual({ closed: "closed", rows: 10 });
});
