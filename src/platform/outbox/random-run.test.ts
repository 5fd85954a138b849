/**
 * Whatever targets answer, and however processes end: no message is lost, none overtakes another of its
 * target, and what the queue says of lanes is what waits in them.
 */
import { afterEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { TestClock } from "../../../test/fixtures/test-clock.ts";
import type { Context } from "../context.ts";
import { outboxTask } from "./dispatch.ts";
import { resumeOutbox } from "./lanes.ts";
import {
  countWaiting,
  type DeliveryOutcome,
  discardStatements,
  enqueueStatements,
  type OutboxRow,
  wakeOutbox,
} from "./outbox.ts";
import { outbox, outboxLanes } from "./outbox-table.ts";

const MINUTE_MS = 60_000;
const CHANNEL = "random";
const TARGETS = ["a-1", "a-2", "b-1", "c-1"];
const ROUNDS = 30;

let house: TestContext | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

/** The same numbers for the same seed, from 0 up to `below`. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What was asked for and what came of it, over all processes. */
class World {
  readonly next: (below: number) => number;
  readonly put = new Map<string, string[]>();
  /** Attempts by target, in their order. */
  readonly attempts = new Map<string, string[]>();
  readonly ended = new Map<string, "done" | "failed" | "discarded">();
  count = 0;
  isStopping = false;

  constructor(seed: number) {
    this.next = numbersOf(seed);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.next(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }

  /** One process's dispatcher. */
  open({ ctx }: TestContext): void {
    ctx.scheduler.add(
      outboxTask(ctx, {
        ...{ name: CHANNEL, targetsMax: 2, failingTargetsMax: 1, underWayMax: 3 },
        ...{ ownerTargetsMax: 1, ownerFailingTargetsMax: 1 },
        ...{ slowMs: 60_000, turnMs: 60_000, failingKeptMs: 5 * MINUTE_MS },
        deliver: (context, row, signal) => this.#deliver(context, row, signal),
      }),
    );
  }

  async #deliver(ctx: Context, row: OutboxRow, signal: AbortSignal): Promise<DeliveryOutcome> {
    const { target, messageId } = row;
    this.attempts.set(target, [...(this.attempts.get(target) ?? []), messageId]);
    expect([messageId, this.ended.get(messageId)]).toEqual([messageId, undefined]);
    await new Promise<void>((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    if (this.isStopping) throw new Error("this process is gone");
    const outcome = this.pick(["done", "done", "done", "retry", "failed", "fault"] as const);
    if (outcome === "fault") throw new Error("a fault of ours");
    if (outcome === "retry")
      return { result: { retryAt: ctx.clock.now() + this.pick([1, 5, 30]) * MINUTE_MS } };
    return {
      result: outcome,
      afterwards: () => void this.ended.set(messageId, outcome),
    };
  }

  async putMessages(ctx: Context): Promise<void> {
    for (let left = this.pick([1, 2, 5]); left > 0; left -= 1) {
      this.count += 1;
      const target = this.pick(TARGETS);
      const id = `m${this.count}`;
      const [owner] = target.split("-");
      const rows = sql`select ${target} as target, ${owner} as owner, ${id} as message_id, '' as payload`;
      await ctx.db.write(enqueueStatements(ctx, CHANNEL, rows));
      this.put.set(target, [...(this.put.get(target) ?? []), id]);
    }
    wakeOutbox(ctx, CHANNEL);
  }

  async discard(ctx: Context): Promise<void> {
    const target = this.pick(TARGETS);
    await ctx.db.write(discardStatements(CHANNEL, target));
    for (const id of this.put.get(target) ?? [])
      if (!this.ended.has(id)) this.ended.set(id, "discarded");
  }
}

/** What the database says: waiting messages are those that have not ended, each in a lane that is free. */
async function check(world: World, { ctx, clock }: TestContext): Promise<void> {
  const rows = await ctx.db.orm.select().from(outbox);
  const lanes = await ctx.db.orm.select().from(outboxLanes);
  const open = [...world.put.values()].flat().filter((id) => !world.ended.has(id));
  expect(rows.map(({ messageId }) => messageId).sort()).toEqual(open.sort());
  const byTarget = new Map(lanes.map((lane) => [lane.target, lane]));
  for (const { target, nextAt } of rows) {
    const lane = byTarget.get(target);
    expect(lane?.leaseUntil).toBe(0);
    // It is looked at when its first message is due, or at once.
    const first = Math.min(...rows.flatMap((row) => (row.target === target ? [row.nextAt] : [])));
    expect(lane?.dueAt).toBeLessThanOrEqual(Math.max(first, clock.now()));
    expect(nextAt).toBeGreaterThanOrEqual(first);
  }
  for (const { target, isFailing } of lanes)
    if (!rows.some((row) => row.target === target)) expect(isFailing).toBe(1);
}

/** Ends this process in order, or as `kill -9` would, and goes on with another on the same data. */
async function restart(world: World, before: TestContext, isKilled: boolean): Promise<TestContext> {
  const { directory } = before;
  const clock = new TestClock(before.clock.now());
  const working = before.ctx.scheduler.step();
  for (let turns = world.pick([0, 1, 3, 9, 27]); turns > 0; turns -= 1)
    await new Promise<void>((resolve) => setImmediate(resolve));
  world.isStopping = true;
  if (!isKilled) await before.ctx.scheduler.stop(1_000);
  await before.abandon();
  await working;
  world.isStopping = false;
  const after = await openTestContext({ directory, clock });
  await resumeOutbox(after.ctx);
  world.open(after);
  return after;
}

test.each([1, 2, 3, 4, 5, 6])(
  "nothing is lost and nothing overtakes (%i)",
  async (seed) => {
    const world = new World(seed);
    house = await openTestContext();
    world.open(house);
    for (let round = 0; round < ROUNDS; round += 1) {
      const what = world.pick([
        "put",
        "put",
        "put",
        "put",
        "time",
        "time",
        "discard",
        "end",
        "kill",
      ]);
      if (what === "put") await world.putMessages(house.ctx);
      else if (what === "time") house.clock.advance(world.pick([1, 7, 40]) * MINUTE_MS);
      else if (what === "discard") await world.discard(house.ctx);
      else house = await restart(world, house, what === "kill");
      await house.ctx.scheduler.step();
      await check(world, house);
    }
    for (let left = 200; left > 0 && (await countWaiting(house.ctx, CHANNEL)) > 0; left -= 1) {
      house.clock.advance(61 * MINUTE_MS);
      await house.ctx.scheduler.step();
    }
    expect(await countWaiting(house.ctx, CHANNEL)).toBe(0);
    for (const [target, ids] of world.put) {
      expect(ids.every((id) => world.ended.has(id))).toBe(true);
      const tried = new Set(world.attempts.get(target) ?? []);
      for (const id of ids)
        if (world.ended.get(id) !== "discarded") expect(tried.has(id)).toBe(true);
    }
  },
  60_000,
);

test("of one target the messages are first tried in the order in which they were put in", async () => {
  const world = new World(7);
  house = await openTestContext();
  world.open(house);
  for (let round = 0; round < 10; round += 1) await world.putMessages(house.ctx);
  for (let left = 100; left > 0 && (await countWaiting(house.ctx, CHANNEL)) > 0; left -= 1) {
    await house.ctx.scheduler.step();
    house.clock.advance(61 * MINUTE_MS);
  }
  for (const [target, ids] of world.put) {
    const firsts = [...new Set(world.attempts.get(target) ?? [])];
    expect(firsts).toEqual(ids);
  }
});
