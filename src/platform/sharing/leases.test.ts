/** Work that one instance does at a time, over a database that several use. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { makeDirectory, openAt } from "../../../test/fixtures/database-file.ts";
import type { Database } from "../database/database.ts";
import { statement } from "../database/statements.ts";
import { Leases } from "./leases.ts";

let place: ReturnType<typeof makeDirectory>;
let db: Database;
beforeEach(async () => {
  place = makeDirectory();
  db = await openAt(place.path);
});
afterEach(async () => {
  await db.close();
  place[Symbol.dispose]();
});

/** An instance among others. */
const instance = (holder: string) =>
  new Leases({ orm: db.orm, write: (statements) => db.write(statements), isLocal: false }, holder);

/** Work that says when it has begun, and that the test ends. */
function heldWork<Value>() {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<Value>();
  const work = () => {
    begun.resolve();
    return ending.promise;
  };
  return { work, begun: begun.promise, end: ending.resolve, fail: ending.reject };
}

const TOLD_TO_WAIT = { waitMs: expect.any(Number) };
const done = async () => "done";

/** Lets the server's clock have gone on by so much. */
const pass = (ms: number) =>
  db.write([
    statement(sql`update leases set held_until = held_until - ${ms},
    rests_until = rests_until - ${ms}`),
  ]);

test("while one instance works, the others are told when to ask again", async () => {
  const [one, other] = [instance("one"), instance("other")];
  const { work, begun, end } = heldWork<string>();
  const working = one.run("prune", work);
  await begun;
  const answer = await other.run("prune", done);
  expect("waitMs" in answer && answer.waitMs > 0 && answer.waitMs <= 1_000).toBe(true);
  expect(await other.run("another", done)).toEqual({ value: "done" });
  end("first");
  expect(await working).toEqual({ value: "first" });
  expect(await other.run("prune", done)).toEqual({ value: "done" });
});

test("of many who ask at the same moment one gets it", async () => {
  const { work, end } = heldWork<string>();
  const asked = Array.from({ length: 8 }, (_, at) => instance(`i${at}`).run("prune", work));
  const settled = Promise.all(
    asked.map((answer) => answer.then((value) => ("waitMs" in value ? "told to wait" : "worked"))),
  );
  // Whoever has it works until the others were answered.
  await Promise.any(
    asked.map((answer) => answer.then((value) => "waitMs" in value || Promise.reject())),
  );
  end("done");
  expect((await settled).toSorted()).toEqual([...Array(7).fill("told to wait"), "worked"]);
});

test("what an instance that died held is free after the lease", async () => {
  const { work, begun } = heldWork<string>();
  const dead = heldWork<string>();
  const late = instance("dead").run("prune", dead.work);
  await dead.begun;
  const alive = instance("alive");
  await pass(10_000);
  expect(await alive.run("prune", done)).toMatchObject(TOLD_TO_WAIT);
  await pass(11_000);
  const taken = alive.run("prune", work);
  await begun;
  // It was not dead after all: what it gives back is no longer its own.
  dead.end("late");
  await late;
  expect(await instance("third").run("prune", done)).toMatchObject(TOLD_TO_WAIT);
  void taken;
});

test("work that failed is free for the others at once", async () => {
  const failing = instance("one").run("prune", () => Promise.reject(new Error("no")));
  expect(failing).rejects.toThrow("no");
  await failing.catch(() => {});
  expect(await instance("other").run("prune", done)).toEqual({ value: "done" });
});

test("what was done for a while is left by all of them, unless there is more to do", async () => {
  const rest = (isOver: boolean) => ({ restMs: 60_000, rests: () => isOver });
  await instance("one").run("prune", done, rest(false));
  expect(await instance("other").run("prune", done, rest(true))).toEqual({ value: "done" });
  const answer = await instance("one").run("prune", done, rest(true));
  expect("waitMs" in answer && answer.waitMs > 50_000).toBe(true);
  await pass(61_000);
  expect(await instance("one").run("prune", done)).toEqual({ value: "done" });
});

test("two workers of one instance share its lease, until the last has ended", async () => {
  const one = instance("one");
  const [first, second] = [heldWork<string>(), heldWork<string>()];
  const working = [one.run("build", first.work), one.run("build", second.work)];
  await Promise.all([first.begun, second.begun]);
  first.end("a");
  await working[0];
  expect(await instance("other").run("build", done)).toMatchObject(TOLD_TO_WAIT);
  second.end("b");
  await working[1];
  expect(await instance("other").run("build", done)).toEqual({ value: "done" });
});

test("an instance alone on its database asks nobody", async () => {
  const alone = new Leases(db, "alone");
  const { work, begun, end } = heldWork<string>();
  const working = alone.run("prune", work);
  await begun;
  expect(await alone.run("prune", done)).toEqual({ value: "done" });
  end("first");
  await working;
  const { rows } = await db.client.execute("select count(*) as count from leases");
  expect(Number(rows[0]?.count)).toBe(0);
});
