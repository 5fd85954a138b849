import { afterEach, describe, expect, spyOn, test } from "bun:test";
import pino from "pino";
import { Scheduler } from "./scheduler.ts";

/** A clock moved by hand, and a scheduler on it. */
function setUp() {
  let nowMs = 1_000;
  const clock = { now: () => nowMs, monotonicMs: () => nowMs };
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const scheduler = new Scheduler(clock, log);
  open.push(scheduler);
  return { scheduler, lines, advance: (ms: number) => (nowMs += ms) };
}

const open: Scheduler[] = [];
afterEach(async () => {
  for (const scheduler of open.splice(0)) await scheduler.stop(0);
});

/** A task's runs, each held open until the test ends it. */
function heldRuns() {
  const runs: { end: (isMore?: boolean) => void; fail: (error: Error) => void }[] = [];
  const run = () =>
    new Promise<boolean>((resolve, reject) => {
      runs.push({ end: (isMore = false) => resolve(isMore), fail: reject });
    });
  return { runs, run };
}

/** Lets everything that is ready in the event loop happen. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe("waking", () => {
  test("a woken task runs at once, without its period being over", async () => {
    const { scheduler } = setUp();
    const { runs, run } = heldRuns();
    scheduler.add({ name: "a", everyMs: 60_000, run });
    scheduler.start();
    runs[0]?.end();
    await settle();
    expect(runs).toHaveLength(1);
    scheduler.wake("a");
    expect(runs).toHaveLength(2);
  });

  test("a wake-up during a run leads to one more run after it, however many came", async () => {
    const { scheduler } = setUp();
    const { runs, run } = heldRuns();
    scheduler.add({ name: "a", run });
    scheduler.start();
    scheduler.wake("a");
    scheduler.wake("a");
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await settle();
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await settle();
    expect(runs).toHaveLength(2);
  });

  test("a wake-up that comes while a run has found nothing but not yet ended is not lost", async () => {
    const { scheduler } = setUp();
    let pieces = 0;
    const done: number[] = [];
    scheduler.add({
      name: "a",
      run: async () => {
        const found = pieces;
        pieces = 0;
        // Work arrives just after the look, before this run's promise has settled.
        if (found === 0 && done.length === 0) queueMicrotask(arrive);
        await Promise.resolve();
        if (found > 0) done.push(found);
        return false;
      },
    });
    const arrive = () => {
      pieces = 3;
      scheduler.wake("a");
    };
    scheduler.start();
    await settle();
    expect(done).toEqual([3]);
  });

  test("a wake-up fills every free place and never more than the concurrency", async () => {
    const { scheduler } = setUp();
    const { runs, run } = heldRuns();
    scheduler.add({ name: "a", concurrency: 3, run });
    scheduler.start();
    expect(runs).toHaveLength(3);
    scheduler.wake("a");
    expect(runs).toHaveLength(3);
    runs[1]?.end();
    await settle();
    expect(runs).toHaveLength(4);
  });

  test("a run that answers true is followed by another", async () => {
    const { scheduler } = setUp();
    let left = 4;
    scheduler.add({
      name: "a",
      run: async () => {
        left -= 1;
        return left > 0;
      },
    });
    scheduler.start();
    await settle();
    expect(left).toBe(0);
  });

  test("a wake-up before the start is kept for it, and an unknown name is refused after it", async () => {
    const { scheduler } = setUp();
    const { runs, run } = heldRuns();
    scheduler.wake("nobody");
    scheduler.add({ name: "a", run });
    scheduler.wake("a");
    expect(runs).toHaveLength(0);
    scheduler.start();
    expect(runs).toHaveLength(1);
    expect(() => scheduler.wake("nobody")).toThrow("no task named nobody");
  });

  test("two tasks cannot have one name", () => {
    const { scheduler } = setUp();
    scheduler.add({ name: "a", run: async () => false });
    expect(() => scheduler.add({ name: "a", run: async () => false })).toThrow("two tasks");
  });
});

describe("periods", () => {
  /** Takes over `setTimeout` while `act` runs; answers what was set, newest last. */
  async function captureTimers(
    act: (timers: { callback: () => void; ms: number }[]) => Promise<void>,
  ) {
    const timers: { callback: () => void; ms: number }[] = [];
    const spy = spyOn(globalThis, "setTimeout").mockImplementation(((
      callback: () => void,
      ms: number,
    ) => {
      timers.push({ callback, ms });
      return 0;
    }) as unknown as typeof setTimeout);
    try {
      await act(timers);
    } finally {
      spy.mockRestore();
    }
  }

  test("a task with a period waits for exactly that, and runs when it is over", async () => {
    const { scheduler, advance } = setUp();
    let runs = 0;
    await captureTimers(async (timers) => {
      scheduler.add({
        name: "a",
        everyMs: 10_000,
        run: async () => {
          runs += 1;
          return false;
        },
      });
      scheduler.start();
      await settle();
      const first = runs;
      expect(timers.at(-1)?.ms).toBe(10_000);
      advance(9_999);
      timers.at(-1)?.callback();
      expect(runs).toBe(first);
      expect(timers.at(-1)?.ms).toBe(1);
      advance(1);
      timers.at(-1)?.callback();
      await settle();
      expect(runs).toBe(first + 1);
      expect(timers.at(-1)?.ms).toBe(10_000);
    });
  });

  test("a period longer than a timer can hold does not fire at once", async () => {
    const { scheduler } = setUp();
    await captureTimers(async (timers) => {
      scheduler.add({ name: "a", everyMs: 40 * 86_400_000, run: async () => false });
      scheduler.start();
      await settle();
      expect(timers.at(-1)?.ms).toBe(2 ** 31 - 1);
    });
  });

  test("a run that outlasts its period sets no timer, and is followed by the run it missed", async () => {
    const { scheduler, advance } = setUp();
    const { runs, run } = heldRuns();
    await captureTimers(async (timers) => {
      scheduler.add({ name: "a", everyMs: 100, run });
      scheduler.start();
      expect(timers).toHaveLength(0);
      advance(250);
      scheduler.add({ name: "b", run: async () => false });
      await settle();
      expect(timers).toHaveLength(0);
    });
    runs[0]?.end();
    await settle();
    expect(runs).toHaveLength(2);
  });
});

describe("failures", () => {
  test("a task that throws is logged, tried again after a growing wait, and good again after one success", async () => {
    const { scheduler, advance, lines } = setUp();
    let isBroken = true;
    let runs = 0;
    scheduler.add({
      name: "a",
      run: async () => {
        runs += 1;
        if (isBroken) throw new Error("no disk");
        return false;
      },
    });
    scheduler.wake("a");
    for (const waitMs of [1_000, 2_000, 4_000]) {
      const before = runs;
      await scheduler.step();
      expect(runs).toBe(before + 1);
      advance(waitMs - 1);
      await scheduler.step();
      expect(runs).toBe(before + 1);
      advance(1);
    }
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("no disk");
    isBroken = false;
    await scheduler.step();
    isBroken = true;
    const before = runs;
    scheduler.wake("a");
    await scheduler.step();
    advance(1_000);
    await scheduler.step();
    expect(runs).toBe(before + 2);
  });

  test("one failing task does not keep another from running", async () => {
    const { scheduler } = setUp();
    let runs = 0;
    scheduler.add({
      name: "broken",
      everyMs: 10,
      run: () => {
        throw new Error("thrown before any await");
      },
    });
    scheduler.add({
      name: "sound",
      everyMs: 10,
      run: async () => {
        runs += 1;
        return false;
      },
    });
    await scheduler.step();
    expect(runs).toBe(1);
  });
});

describe("stopping", () => {
  test("stop tells running tasks, waits for them, and launches nothing more", async () => {
    const { scheduler } = setUp();
    let runs = 0;
    const ended: string[] = [];
    scheduler.add({
      name: "a",
      run: (signal) => {
        runs += 1;
        const { promise, resolve } = Promise.withResolvers<boolean>();
        signal.addEventListener("abort", () => {
          setImmediate(() => {
            ended.push("handed back");
            resolve(true);
          });
        });
        return promise;
      },
    });
    scheduler.start();
    scheduler.wake("a");
    expect(await scheduler.stop(60_000)).toEqual([]);
    expect(ended).toEqual(["handed back"]);
    scheduler.wake("a");
    await settle();
    await scheduler.step();
    expect(runs).toBe(1);
    expect(() => scheduler.start()).toThrow("already stopped");
  });

  test("stop gives up on a task that does not end, and names it", async () => {
    const { scheduler } = setUp();
    scheduler.add({ name: "deaf", run: heldRuns().run });
    scheduler.add({ name: "idle", run: async () => false });
    scheduler.start();
    expect(await scheduler.stop(1)).toEqual(["deaf"]);
  });

  test("a task that throws the shutdown's own reason is not logged as failed", async () => {
    const { scheduler, lines } = setUp();
    scheduler.add({
      name: "a",
      run: (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    scheduler.start();
    await scheduler.stop(60_000);
    expect(lines).toEqual([]);
  });
});

describe("stepping", () => {
  test("a step runs one run at a time until nothing is left, wake-ups from inside included", async () => {
    const { scheduler } = setUp();
    const order: string[] = [];
    let left = 3;
    scheduler.add({
      name: "a",
      concurrency: 4,
      run: async () => {
        order.push(`a starts ${left}`);
        await Promise.resolve();
        left -= 1;
        order.push("a ends");
        if (left === 0) scheduler.wake("b");
        return left > 0;
      },
    });
    scheduler.add({
      name: "b",
      run: async () => {
        order.push("b");
        return false;
      },
    });
    scheduler.wake("a");
    await scheduler.step();
    expect(order).toEqual([
      ...["a starts 3", "a ends", "a starts 2", "a ends", "a starts 1", "a ends"],
      "b",
    ]);
  });

  test("steps may overlap: a second one runs other tasks while the first waits", async () => {
    const { scheduler, advance } = setUp();
    const { runs, run } = heldRuns();
    let beats = 0;
    scheduler.add({ name: "long", run });
    scheduler.add({
      name: "beat",
      everyMs: 1_000,
      run: async () => {
        beats += 1;
        return false;
      },
    });
    await scheduler.step();
    scheduler.wake("long");
    const first = scheduler.step();
    advance(1_000);
    await scheduler.step();
    expect(beats).toBe(2);
    runs[0]?.end();
    await first;
  });
});
