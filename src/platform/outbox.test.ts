import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../test/fixtures/context.ts";
import { outboxTask } from "./outbox/dispatch.ts";
import { claimLanes, listDueRows, resumeOutbox, settleRows } from "./outbox/lanes.ts";
import {
  countWaiting,
  discardStatements,
  enqueueStatements,
  type OutboxChannel,
  type OutboxRow,
  type Outcome,
  wakeOutbox,
} from "./outbox.ts";

const DONE: Outcome = { result: "done" };

let house: TestContext;
beforeEach(async () => {
  house = await openTestContext();
});
afterEach(() => house.close());

/** A channel whose deliveries the test answers; what it was given is in `sent`, as target/message. */
function openChannel(
  answer: (row: OutboxRow, signal: AbortSignal) => Outcome | Promise<Outcome> = () => DONE,
  places: Partial<OutboxChannel> = {},
) {
  const sent: string[] = [];
  const channel: OutboxChannel = {
    ...{ name: "test", targetsMax: 4, failingTargetsMax: 1 },
    ...places,
    async deliver(_ctx, row, signal) {
      sent.push(`${row.target}/${row.messageId}`);
      return answer(row, signal);
    },
  };
  house.ctx.scheduler.add(outboxTask(house.ctx, channel));
  return { sent };
}

async function put(...messages: string[]) {
  const { ctx } = house;
  for (const message of messages) {
    const [target, id] = message.split("/");
    const rows = sql`select ${target} as target, ${id} as message_id, '' as payload`;
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
    const wanted = { healthy: 4, failing: 4 };
    const [lost] = await claimLanes(ctx, "test", wanted);
    expect(await claimLanes(ctx, "test", wanted)).toEqual([]);
    await resumeOutbox(ctx);
    const [lane] = await claimLanes(ctx, "test", wanted);
    if (!lost || !lane) throw new Error("there was a lane to claim");
    const [row] = await listDueRows(ctx, lane, 1);
    if (!row) throw new Error("there was a message");
    // Whoever lost the claim can neither settle a message nor give the lane back.
    const settled = [{ row, outcome: DONE }];
    expect(await settleRows(ctx, lost, settled, true)).toBe(false);
    expect(await settleRows(ctx, lost, [], true)).toBe(false);
    expect(await claimLanes(ctx, "test", wanted)).toEqual([]);
    expect(await settleRows(ctx, lane, settled, true)).toBe(true);
    expect(await waiting()).toBe(0);
    await put("b/1");
    await claimLanes(ctx, "test", wanted);
    clock.advance(60_000);
    // On a shared database a lapsed lease tells that its holder is gone.
    expect(await claimLanes(ctx, "test", wanted)).toHaveLength(1);
  });
});
