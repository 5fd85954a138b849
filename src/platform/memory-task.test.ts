/** What nobody holds is gone after the task's second run; its first is the start of the service. */
import { expect, test } from "bun:test";
import { memoryTask } from "./memory-task.ts";

const COUNT = 1_000;

/** In a function of its own, so that nothing on the stack holds one of them. */
const makeUnheld = (): WeakRef<object>[] =>
  Array.from({ length: COUNT }, (_, at) => new WeakRef({ at, text: `left behind ${at}` }));

test("what is left behind is collected, but not at the start", async () => {
  const task = memoryTask();
  const { signal } = new AbortController();
  const refs = makeUnheld();
  const count = () => refs.filter((ref) => ref.deref() !== undefined).length;
  expect(await task.run(signal)).toBe(false);
  expect(count()).toBe(COUNT);
  // A reference that was just read is held until the turn is over.
  await Bun.sleep(0);
  expect(await task.run(signal)).toBe(false);
  expect(count()).toBeLessThan(COUNT / 10);
});
