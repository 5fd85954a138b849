import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import type { Context } from "../context.ts";
import { outboxTask } from "./dispatch.ts";
import { LanePool } from "./lane-pool.ts";
import { listDueRows, resumeOutbox, settleRows } from "./lanes.ts";
import {
  countWaiting,
  type DeliveryOutcome,
  discardStatements,
  enqueueStatements,
  type OutboxChannel,
  type OutboxRow,
  wakeOutbox,
} from "./outbox.ts";

const DONE: DeliveryOutcome = { result: "done" };

let house: TestContext;
beforeEach(async () => {
  house = await openTestContext();
});
afterEach(() => house.close());

/** A channel whose deliveries the test answers; what it was given is in `sent`, as target/message. */
function openChannel(
  answer: (
    row: OutboxRow,
    signal: AbortSignal,
  ) => DeliveryOutcome | Promise<DeliveryOutcome> = () => DONE,
  places: Partial<OutboxChannel> = {},
) {
  const sent: string[] = [];
  const channel = {
    ...{ name: "test", targetsMax: 4, failingTargetsMax: 1, underWayMax: 5 },
    ...{ ownerTargetsMax: 4, ownerFailingTargetsMax: 1 },
    ...{ slowMs: 60_000, turnMs: 60_000, failingKeptMs: 0 },
    ...places,
    async deliver(_ctx: Context, row: OutboxRow, signal: AbortSignal) {
      sent.push(`${row.target}/${row.messageId}`);
      return answer(row, signal);
    },
  };
  house.ctx.scheduler.add(outboxTask(house.ctx, channel));
  return { sent };
}

/** Messages as target/message; the owner of a target is what stands in front of its dash. */
async function put(...messages: string[]) {
  const { ctx } = house;
  for (const message of messages) {
    const [target = "", id] = message.split("/");
    const [owner] = target.split("-");
    const rows = sql`select ${target} as target, ${owner} as owner, ${id} as message_id,
      '' as payload`;
    await ctx.db.write(enqueueStatements(ctx, "test", rows));
  }
  wakeOutbox(ctx, "test");
}

const step = () => house.ctx.scheduler.step();
const waiting = () => countWaiting(house.ctx, "test");

describe("delivery", () => {
  test("gives each target its messages once, in order, and keeps nothing", async () => {
    const { sent } = openChannel();
    await put("a/1", "b/1", "a/2", "a/3", "b/2");
    await step();
    expect(sent.filter((entry) => entry.startsWith("a"))).toEqual(["a/1", "a/2", "a/3"]);
    expect(sent.filter((entry) => entry.startsWith("b"))).toEqual(["b/1", "b/2"]);
    expect(await waiting()).toBe(0);
    await step();
    expect(sent).toHaveLength(5);
  });

  test("tries again at the time it is told, counting attempts", async () => {
    const attempts: number[] = [];
    const { sent } = openChannel((row) => {
      attempts.push(row.attempts);
      return row.attempts < 2 ? { result: { retryAt: house.clock.now() + 60_000 } } : DONE;
    });
    await put("a/1");
    await step();
    house.clock.advance(59_999);
    await step();
    expect(attempts).toEqual([0]);
    house.clock.advance(1_001);
    await step();
    house.clock.advance(60_000);
    await step();
    expect(attempts).toEqual([0, 1, 2]);
    expect(sent).toEqual(["a/1", "a/1", "a/1"]);
    expect(await waiting()).toBe(0);
  });

  test("gives up when told, and writes what goes with it in the same transaction", async () => {
    const { ctx } = house;
    const note = (value: string) => ({
      sql: "insert into instance_settings (name, value) values (?, ?)",
      args: ["note", value],
    });
    const { sent } = openChannel(() => ({ result: "failed", also: [note("gone")] }));
    await put("a/1");
    await step();
    expect(await waiting()).toBe(0);
    const [row] = await ctx.db.orm.all<{ value: string }>(
      sql`select value from instance_settings where name = 'note'`,
    );
    expect([row?.value, sent]).toEqual(["gone", ["a/1"]]);
  });

  test("an unexpected error is logged, and the message tried again later", async () => {
    let isBroken = true;
    const { sent } = openChannel(() => {
      if (isBroken) throw new Error("a fault of ours");
      return DONE;
    });
    await put("a/1");
    await step();
    expect(house.logLines.some((line) => line.includes("a fault of ours"))).toBe(true);
    isBroken = false;
    house.clock.advance(5_000);
    await step();
    expect(sent).toEqual(["a/1", "a/1"]);
  });

  test("what is discarded is not sent", async () => {
    const { sent } = openChannel();
    await put("a/1", "b/1");
    await house.ctx.db.write(discardStatements("test", "a"));
    await step();
    expect(sent).toEqual(["b/1"]);
  });

  test("a message that is put in again while it is on its way goes out again", async () => {
    const { sent } = openChannel(async () => {
      if (sent.length === 1) {
        house.clock.advance(1);
        await put("a/1");
      }
      return DONE;
    });
    await put("a/1");
    await step();
    expect(sent).toEqual(["a/1", "a/1"]);
  });
});

describe("fairness", () => {
  test("a target that hangs holds up nobody else", async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: othersDone, resolve: othersAreDone } = Promise.withResolvers<void>();
    const { sent } = openChannel(async ({ target, messageId }) => {
      if (target === "slow") await held;
      if (messageId === "last") othersAreDone();
      return DONE;
    });
    await put("slow/1", "slow/2", ...Array.from({ length: 40 }, (_, at) => `b/${at}`), "c/last");
    const stepping = step();
    await othersDone;
    await put("d/last");
    letGo();
    await stepping;
    expect(sent).toHaveLength(44);
  });

  test("targets take turns however much waits for one of them", async () => {
    const { sent } = openChannel(() => DONE, { targetsMax: 1 });
    await put(...Array.from({ length: 60 }, (_, at) => `big/${at}`), "small/1");
    await step();
    expect(sent.indexOf("small/1")).toBeLessThan(40);
    expect(sent).toHaveLength(61);
  });

  test("any number of targets that have failed leaves places for the others", async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const dead = ["w", "x", "y", "z"];
    const { sent } = openChannel(async ({ target, attempts }) => {
      if (target === "healthy") {
        letGo();
        return DONE;
      }
      if (attempts > 0) await held;
      return { result: { retryAt: house.clock.now() + 1_000 } };
    });
    await put(...dead.map((target) => `${target}/1`));
    await step();
    house.clock.advance(1_000);
    // All four are due again, and would take all four places and keep them.
    await put("healthy/1");
    await step();
    expect(sent).toContain("healthy/1");
  });
});

describe("owners", () => {
  test("share the places, however many targets one has and however long they have waited", async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: otherSent, resolve: otherIsSent } = Promise.withResolvers<void>();
    const { sent } = openChannel(
      async ({ target }) => {
        if (target === "small-1") otherIsSent();
        else await held;
        return DONE;
      },
      { ownerTargetsMax: 3 },
    );
    await put(...Array.from({ length: 20 }, (_, at) => `big-${at}/1`));
    house.clock.advance(1_000);
    await put("small-1/1");
    const stepping = step();
    await otherSent;
    expect(sent).toHaveLength(4);
    letGo();
    await stepping;
    expect(sent).toHaveLength(21);
  });

  test("with a few targets are found behind any number of one that has waited longer", async () => {
    const { sent } = openChannel(() => DONE, { targetsMax: 2, ownerTargetsMax: 2 });
    await put(...Array.from({ length: 60 }, (_, at) => `big-${at}/1`));
    house.clock.advance(1_000);
    await put("small-1/1", "tiny-1/1");
    await step();
    expect(sent).toHaveLength(62);
    expect(Math.max(sent.indexOf("small-1/1"), sent.indexOf("tiny-1/1"))).toBeLessThan(6);
  });
});

describe("a slow target", () => {
  test("keeps no quick one's place, also while its attempt goes on", async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const slow = ["s", "t", "u", "v"];
    const { sent } = openChannel(
      async ({ target }) => {
        if (target === "quick") letGo();
        else await held;
        return DONE;
      },
      { slowMs: 5 },
    );
    // All four places, and none of them gives an answer before the quick one has got its message.
    await put(...slow.map((target) => `${target}/1`));
    house.clock.advance(1_000);
    await put("quick/1");
    await step();
    expect(sent).toHaveLength(5);
  });

  test("gets one message a turn, is remembered for a while, and forgiven when it is quick", async () => {
    let isSlow = true;
    const { ctx, clock } = house;
    const lanes = () =>
      ctx.db.orm.all<{ target: string; kind: number }>(
        sql`select target, is_failing as kind from outbox_lanes`,
      );
    const { sent } = openChannel(
      async ({ target }) => {
        if (isSlow && target === "s") await Bun.sleep(20);
        return DONE;
      },
      { slowMs: 5, targetsMax: 1, underWayMax: 1, failingKeptMs: 60_000 },
    );
    await put("s/1", "s/2");
    clock.advance(1);
    await put("q/1");
    await step();
    expect(sent).toEqual(["s/1", "q/1", "s/2"]);
    expect(await lanes()).toEqual([{ target: "s", kind: 1 }]);
    isSlow = false;
    await put("s/3");
    await step();
    expect(await lanes()).toEqual([]);
    isSlow = true;
    await put("s/4");
    await step();
    expect(await lanes()).toHaveLength(1);
    clock.advance(60_000);
    await step();
    expect([sent.length, await lanes()]).toEqual([5, []]);
  });

  test("gives its place back after a while, however quick each of its many answers is", async () => {
    const { sent } = openChannel(
      async ({ target }) => {
        if (target === "many") await Bun.sleep(10);
        return DONE;
      },
      { targetsMax: 1, turnMs: 15 },
    );
    await put(...Array.from({ length: 20 }, (_, at) => `many/${at}`), "other/1");
    await step();
    expect(sent).toHaveLength(21);
    expect(sent.indexOf("other/1")).toBeLessThan(6);
  });
});

describe("when the process ends", () => {
  test("a shutdown leaves what is on its way as it was, to be sent by the next process", async () => {
    const { promise: started, resolve: hasStarted } = Promise.withResolvers<void>();
    const first = openChannel(async (_row, signal) => {
      hasStarted();
      const { promise, reject } = Promise.withResolvers<never>();
      signal.addEventListener("abort", () => reject(signal.reason));
      return promise;
    });
    await put("a/1");
    const stepping = step();
    await started;
    expect(await house.ctx.scheduler.stop(5_000)).toEqual([]);
    await stepping;
    await house.abandon();
    const next = await openTestContext({ directory: house.directory, clock: house.clock });
    house = next;
    const second = openChannel();
    await step();
    expect([first.sent, second.sent]).toEqual([["a/1"], ["a/1"]]);
  });

  test("lanes of a process that is gone are free at the next start, and no claim is held twice", async () => {
    const { ctx, clock } = house;
    await put("a/1");
    const room = { places: 4, ownerMax: 4, taken: new Map<string, number>() };
    const claim = () => new LanePool(ctx, "test").claim({ healthy: room, failing: room });
    const end = { keptMs: 0 };
    const [lost] = await claim();
    expect(await claim()).toEqual([]);
    await resumeOutbox(ctx);
    const [lane] = await claim();
    if (!lost || !lane) throw new Error("there was a lane to claim");
    const [row] = await listDueRows(ctx, lane, 1);
    if (!row) throw new Error("there was a message");
    // Whoever lost the claim can neither settle a message nor give the lane back.
    const settled = [{ row, outcome: DONE }];
    expect(await settleRows(ctx, lost, settled, end)).toBe(false);
    expect(await settleRows(ctx, lost, [], end)).toBe(false);
    expect(await claim()).toEqual([]);
    expect(await settleRows(ctx, lane, settled, end)).toBe(true);
    expect(await waiting()).toBe(0);
    await put("b/1");
    await claim();
    clock.advance(60_000);
    // On a shared database a lapsed lease tells that its holder is gone.
    expect(await claim()).toHaveLength(1);
  });
});
