import { expect, test } from "bun:test";
import { memoryTask } from "./memory-task.ts";

const { signal } = new AbortController();
const MB = 1024 * 1024;
const COUNT = 1_000;

/** A heap of a size that is set by hand, and what is left of it after a collection. */
function fakeHeap(size: number) {
  const heap = { now: size, old: size, left: size, collections: 0 };
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
