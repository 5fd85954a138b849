/**
 * Caches and the scheduler under any order of events: nobody who asks after a change gets what was before
 * it, and no wake-up is without a run that begins after it.
 */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { Cache } from "./cache.ts";
import { createLog } from "./log.ts";
import { Scheduler } from "./scheduler.ts";

const KEYS = ["a", "b", "c"];
const key = fc.constantFrom(...KEYS);

type Change = (cache: Cache<{ key: string; version: number }>, of: string) => void;
/** The ways in which a room says that something is no longer so. */
const CHANGES: readonly Change[] = [
  (cache, of) => cache.forget(of),
  (cache) => cache.forgetAll(),
  (cache, of) => cache.forgetWhere((value) => value.key === of),
];

type Step =
  | { what: "read"; key: string }
  | { what: "write"; key: string; change: Change }
  | { what: "turn"; turns: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant("read" as const), key }),
    fc.record({ what: fc.constant("write" as const), key, change: fc.constantFrom(...CHANGES) }),
    fc.record({ what: fc.constant("turn" as const), turns: fc.integer({ min: 1, max: 3 }) }),
  ) as fc.Arbitrary<Step>,
  { minLength: 1, maxLength: 60 },
);

async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

describe("a cache", () => {
  test.each([1, 2, 10])(
    "of %i entries gives nobody what was before a change that they know of",
    async (entriesMax) => {
      await fc.assert(
        fc.asyncProperty(steps, fc.array(fc.nat(4), { minLength: 1 }), async (events, delays) => {
          const cache = new Cache<{ key: string; version: number }>(entriesMax);
          const stored = new Map<string, number>();
          let reads = 0;
          const versionOf = (of: string) => stored.get(of) ?? 0;
          const read = async (of: string) => {
            const since = versionOf(of);
            const delay = delays[reads++ % delays.length] ?? 0;
            const value = await cache.load(of, async () => {
              const version = versionOf(of);
              await pass(delay);
              return { key: of, version };
            });
            expect(value?.key).toBe(of);
            expect(value?.version).toBeGreaterThanOrEqual(since);
          };
          const asked: Promise<void>[] = [];
          for (const step of events) {
            if (step.what === "read") asked.push(read(step.key));
            else if (step.what === "turn") await pass(step.turns);
            else {
              stored.set(step.key, versionOf(step.key) + 1);
              step.change(cache, step.key);
            }
          }
          await Promise.all(asked);
          // What is still known by then is what is so.
          for (const of of KEYS) {
            const known = cache.get(of);
            if (known !== undefined) expect(known.version).toBe(versionOf(of));
          }
        }),
        { numRuns: 300 },
      );
    },
  );
});

type Event = { what: "wake" } | { what: "end"; how: "more" | "done" | "fault" } | { what: "time" };

const events = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ what: fc.constant("wake" as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        what: fc.constant("end" as const),
        how: fc.constantFrom("more" as const, "done" as const, "fault" as const),
      }),
    },
    { weight: 1, arbitrary: fc.record({ what: fc.constant("time" as const) }) },
  ) as fc.Arbitrary<Event>,
  { maxLength: 40 },
);

/** A task whose runs the test ends, on a clock that it moves. */
function openTask(concurrency: number) {
  let nowMs = 0;
  const clock = { now: () => nowMs, monotonicMs: () => nowMs };
  const log = createLog("silent", { write: () => true });
  const scheduler = new Scheduler(clock, log);
  const open: PromiseWithResolvers<boolean>[] = [];
  let begun = 0;
  scheduler.add({
    name: "task",
    concurrency,
    run() {
      begun += 1;
      const run = Promise.withResolvers<boolean>();
      open.push(run);
      expect(open.length).toBeLessThanOrEqual(concurrency);
      return run.promise;
    },
  });
  return {
    scheduler,
    open,
    get begun() {
      return begun;
    },
    pass(ms: number) {
      nowMs += ms;
    },
  };
}

type OpenTask = ReturnType<typeof openTask>;

async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function endOne({ open }: OpenTask, how: "more" | "done" | "fault"): void {
  const run = open.shift();
  if (how === "fault") run?.reject(new Error("it failed"));
  else run?.resolve(how === "more");
}

describe("the scheduler", () => {
  test.each([1, 3])(
    "has a run begin after each wake-up, %i at once at most",
    async (concurrency) => {
      await fc.assert(
        fc.asyncProperty(events, async (sequence) => {
          const task = openTask(concurrency);
          task.scheduler.start();
          /** How many runs had begun at the last wake-up. */
          let begunAtWake: number | undefined;
          for (const event of sequence) {
            if (event.what === "wake") {
              begunAtWake = task.begun;
              task.scheduler.wake("task");
            } else if (event.what === "end") endOne(task, event.how);
            else task.pass(100_000);
            await settle();
          }
          while (task.open.length > 0) {
            endOne(task, "done");
            await settle();
          }
          if (begunAtWake !== undefined) expect(task.begun).toBeGreaterThan(begunAtWake);
          await task.scheduler.stop(0);
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );

  test("is at rest when every run has found nothing more", async () => {
    await fc.assert(
      fc.asyncProperty(events, async (sequence) => {
        const task = openTask(2);
        task.scheduler.start();
        for (const event of sequence) {
          if (event.what === "wake") task.scheduler.wake("task");
          else if (event.what === "end") endOne(task, event.how);
          await settle();
        }
        let ends = 0;
        for (; task.open.length > 0 && ends < 1_000; ends += 1) {
          endOne(task, "done");
          await settle();
        }
        expect(ends).toBeLessThan(sequence.length + 10);
        expect(task.scheduler.running).toEqual([]);
        await task.scheduler.stop(0);
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
