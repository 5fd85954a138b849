/**
 * Orders of every kind in any mixture, cancelled at any moment: each ends, with its own answer or its own
 * reason, and what becomes of one is no other's business.
 */
import { afterEach, expect, test } from "bun:test";
import { WorkerThread } from "./worker-thread.ts";

const program = new URL("../../../test/fixtures/processes/thread-program.ts", import.meta.url);
const ORDERS = 60;
const TIMEOUT_MS = 20_000;

let thread: WorkerThread;
afterEach(() => thread.end());

/** The same numbers for the same seed, from 0 up to `below`. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Outcome = { value: unknown } | { reason: string };

const outcomeOf = (order: Promise<unknown>): Promise<Outcome> =>
  order.then(
    (value) => ({ value }),
    (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
  );

type Given = { what: string; at: number; outcome: Promise<Outcome>; wasCancelled: () => boolean };

/** Gives one order of a kind, and perhaps cancels it some turns of the event loop later. */
function give(what: string, at: number, cancelAfter: number): Given {
  const controller = new AbortController();
  const { signal } = controller;
  const reason = new Error(`order ${at} is not wanted`);
  const options = { signal, timeoutMs: TIMEOUT_MS };
  const input =
    what === "add"
      ? { a: at, b: 1 }
      : what === "bytes"
        ? { length: at }
        : what === "odd"
          ? give
          : {};
  const outcome = outcomeOf(thread.run(what === "odd" ? "add" : what, input, options));
  const cancel = async () => {
    for (let turns = 0; turns < cancelAfter; turns += 1)
      await new Promise<void>((resolve) => setImmediate(resolve));
    controller.abort(reason);
  };
  if (cancelAfter >= 0) void cancel();
  return { what, at, outcome, wasCancelled: () => signal.aborted };
}

function expectOutcome({ what, at, wasCancelled }: Given, outcome: Outcome): void {
  const name = `${what} ${at}`;
  if ("reason" in outcome && outcome.reason === `order ${at} is not wanted`) {
    expect([name, wasCancelled()]).toEqual([name, true]);
    return;
  }
  if (what === "add") expect([name, outcome]).toMatchObject([name, { value: { sum: at + 1 } }]);
  else if (what === "bytes")
    expect([name, outcome]).toEqual([name, { value: new Uint8Array(at).fill(7) }]);
  else if (what === "throw")
    expect([name, outcome]).toEqual([
      name,
      { reason: expect.stringContaining("a handler's own fault") },
    ]);
  else if (what === "break")
    expect([name, outcome]).toEqual([name, { reason: "the test thread broke" }]);
  else expect([name, "reason" in outcome]).toEqual([name, true]);
}

test.each([1, 2, 3, 4])(
  "every order ends as it must (%i)",
  async (seed) => {
    const next = numbersOf(seed);
    const kinds = ["add", "add", "add", "bytes", "throw", "unknown", "odd", "break", "wait"];
    thread = new WorkerThread({
      ...{ name: "the test thread", program, idleMs: 60_000, ordersMax: 7 },
    });
    const given: Given[] = [];
    for (let at = 0; at < ORDERS; at += 1) {
      const what = kinds[next(kinds.length)] ?? "add";
      // One that waits for its cancellation would wait for ever.
      const isCancelled = what === "wait" || next(4) === 0;
      given.push(give(what, at, isCancelled ? next(40) : -1));
      if (next(3) === 0) await new Promise<void>((resolve) => setImmediate(resolve));
    }
    for (const one of given) expectOutcome(one, await one.outcome);
    expect(await thread.run("add", { a: 1, b: 1 }, { timeoutMs: TIMEOUT_MS })).toMatchObject({
      sum: 2,
    });
  },
  60_000,
);

test("the end of the thread ends the order under way, and those behind it are done by another", async () => {
  thread = new WorkerThread({
    ...{ name: "the test thread", program, idleMs: 60_000, ordersMax: 100 },
  });
  await thread.run("add", { a: 1, b: 1 }, { timeoutMs: TIMEOUT_MS });
  const stopped = new AbortController();
  const under = outcomeOf(
    thread.run("wait", {}, { timeoutMs: TIMEOUT_MS, signal: stopped.signal }),
  );
  const behind = [5, 6, 7].map((a) => thread.run("add", { a, b: 0 }, { timeoutMs: TIMEOUT_MS }));
  await new Promise<void>((resolve) => setImmediate(resolve));
  thread.end();
  expect(await under).toEqual({ reason: "the test thread broke" });
  expect(await Promise.all(behind)).toEqual([
    { sum: 5, orders: 1 },
    { sum: 6, orders: 2 },
    { sum: 7, orders: 3 },
  ]);
}, 60_000);
