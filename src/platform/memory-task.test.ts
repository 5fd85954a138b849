import { heapStats } from "bun:jsc";
import { expect, test } from "bun:test";
import { memoryTask, ownHeap } from "./memory-task.ts";

const { signal } = new AbortController();
const MB = 1024 * 1024;
const COUNT = 1_000;

/** A heap of a size that is set by hand, and what is left of it after a collection. */
function fakeHeap(size: number) {
  const heap = {
    now: size,
    old: size,
    left: size,
    collections: 0,
    shrinks: 0,
    busyMs: 0,
    load: 900,
  };
  return {
    heap,
    task: memoryTask({
      size: () => heap.now,
      collectNew: () => {
        heap.now = heap.old;
      },
      collectAll: () => {
        heap.collections += 1;
        heap.old = heap.left;
        heap.now = heap.left;
      },
      shrink: () => {
        heap.shrinks += 1;
      },
      busyMs: () => {
        heap.busyMs += heap.load;
        return heap.busyMs;
      },
    }),
  };
}

/** In a function of its own, so that nothing on the stack holds one of them. */
const makeUnheld = (): WeakRef<object>[] =>
  Array.from({ length: COUNT }, (_, at) => new WeakRef({ at, text: `left behind ${at}` }));

test("what is left behind is collected within a minute, but not at the start", async () => {
  const task = memoryTask();
  const refs = makeUnheld();
  const count = () => refs.filter((ref) => ref.deref() !== undefined).length;
  expect(await task.run(signal)).toBe(false);
  expect(count()).toBe(COUNT);
  // A reference that was just read is held until the turn is over.
  await Bun.sleep(0);
  for (let ms = 0; ms < 60_000; ms += task.everyMs ?? 0) await task.run(signal);
  expect(count()).toBeLessThan(COUNT / 10);
});

test("a service that comes to rest is made small once: soon after its start, later after a minute", async () => {
  const { heap, task } = fakeHeap(40 * MB);
  /** Processor time from one run to the next, in ms. */
  const shrinksAfter = async (runs: number, load: number) => {
    heap.load = load;
    for (let run = 0; run < runs; run += 1) await task.run(signal);
    return heap.shrinks;
  };
  // The start itself, and people who come at once.
  expect(await shrinksAfter(3, 900)).toBe(0);
  expect(await shrinksAfter(1, 150)).toBe(1);
  expect(await shrinksAfter(50, 20)).toBe(1);
  expect(await shrinksAfter(1, 150)).toBe(1);
  expect(await shrinksAfter(11, 20)).toBe(1);
  expect(await shrinksAfter(1, 150)).toBe(1);
  expect(await shrinksAfter(11, 20)).toBe(1);
  expect(await shrinksAfter(1, 20)).toBe(2);
  expect(await shrinksAfter(50, 20)).toBe(2);
});

test("what was compiled is given back then", async () => {
  const countCompiled = () => heapStats().objectTypeCounts.FunctionCodeBlock ?? 0;
  const task = memoryTask({ ...ownHeap, busyMs: () => 0 });
  await task.run(signal);
  const before = countCompiled();
  await task.run(signal);
  // The engine does it when no code is running.
  await Bun.sleep(0);
  expect(countCompiled()).toBeLessThan(before / 2);
});

test("how much it may grow is measured by what was left the last time", async () => {
  const { heap, task } = fakeHeap(40 * MB);
  /** As large as this without what is new. */
  const collectionsAt = async (size: number) => {
    heap.old = size;
    await task.run(signal);
    return heap.collections;
  };
  expect(await collectionsAt(40 * MB)).toBe(0);
  expect(await collectionsAt(49 * MB)).toBe(0);
  heap.left = 8 * MB;
  expect(await collectionsAt(50 * MB)).toBe(1);
  // A quarter of little is less than a collection is worth.
  expect(await collectionsAt(11 * MB)).toBe(1);
  expect(await collectionsAt(12 * MB)).toBe(2);
  for (let runs = 1; runs < 12; runs += 1) expect(await collectionsAt(8 * MB)).toBe(2);
  expect(await collectionsAt(8 * MB)).toBe(3);
});
