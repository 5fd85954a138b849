/** A worker thread answers, is cancelled, and breaks without taking others with it. */
import { afterEach, expect, test } from "bun:test";
import { WorkerThread } from "./worker-thread.ts";

const program = new URL("../../../test/fixtures/processes/thread-program.ts", import.meta.url);
const timeoutMs = 30_000;
const threads: WorkerThread[] = [];
afterEach(() => {
  for (const thread of threads.splice(0)) thread.end();
});

function open(ordersMax = 1_000): WorkerThread {
  const thread = new WorkerThread({
    ...{ name: "the test thread", program, idleMs: 60_000, ordersMax },
  });
  threads.push(thread);
  return thread;
}

/** Resolves with the order's promise when the thread has begun with it. */
async function begun(thread: WorkerThread, name: string, signal?: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const outcome = thread.run(name, {}, { timeoutMs, signal, onProgress: resolve });
  outcome.catch(() => undefined);
  await promise;
  return { outcome };
}

const add = (thread: WorkerThread) => thread.run("add", { a: 2, b: 3 }, { timeoutMs });

test("orders are answered in turn by one thread, with their progress", async () => {
  const thread = open();
  const progress: unknown[] = [];
  const first = thread.run(
    "add",
    { a: 1, b: 1 },
    { timeoutMs, onProgress: (p) => progress.push(p) },
  );
  expect(await Promise.all([first, add(thread)])).toEqual([
    { sum: 2, orders: 1 },
    { sum: 5, orders: 2 },
  ]);
  expect(progress).toEqual(["adding"]);
  expect(await thread.run("bytes", { length: 3 }, { timeoutMs })).toEqual(
    new Uint8Array([7, 7, 7]),
  );
});

test("after its share of orders a thread makes room for a new one, and none is lost", async () => {
  const thread = open(3);
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(thread)));
  expect(answers).toEqual([1, 2, 3, 1, 2, 3, 1, 2].map((orders) => ({ sum: 5, orders })));
});

test("a cancelled order ends with the signal's reason, and the thread goes on", async () => {
  const thread = open();
  await add(thread);
  const controller = new AbortController();
  const { outcome } = await begun(thread, "wait", controller.signal);
  controller.abort(new Error("stop"));
  await expect(outcome).rejects.toThrow("stop");
  expect(await add(thread)).toEqual({ sum: 5, orders: 2 });
});

test("an order that does not hear of its cancellation takes its thread with it, and the next has another", async () => {
  const thread = open();
  await add(thread);
  const controller = new AbortController();
  const { outcome } = await begun(thread, "spin", controller.signal);
  controller.abort(new Error("stop"));
  await expect(outcome).rejects.toThrow("stop");
  expect(await add(thread)).toEqual({ sum: 5, orders: 1 });
}, 30_000);

test("an order that is cancelled before its turn leaves the others' turns as they are", async () => {
  const thread = open();
  const [before, after] = [new AbortController(), new AbortController()];
  const { outcome } = await begun(thread, "wait", before.signal);
  const waiting = thread.run("add", { a: 1, b: 1 }, { timeoutMs, signal: after.signal });
  const last = add(thread);
  after.abort(new Error("not any more"));
  await expect(waiting).rejects.toThrow("not any more");
  before.abort(new Error("stop"));
  await expect(outcome).rejects.toThrow("stop");
  expect(await last).toEqual({ sum: 5, orders: 1 });
});

test("a handler's fault fails its order alone", async () => {
  const thread = open();
  await expect(thread.run("throw", {}, { timeoutMs })).rejects.toThrow("a handler's own fault");
  await expect(thread.run("unknown", {}, { timeoutMs })).rejects.toThrow("no handler for unknown");
  expect(await add(thread)).toEqual({ sum: 5, orders: 1 });
});

test("what breaks the thread fails one order, and the one behind it has a new thread", async () => {
  const thread = open();
  await add(thread);
  const broken = thread.run("break", {}, { timeoutMs });
  const behind = add(thread);
  await expect(broken).rejects.toThrow("broke");
  expect(await behind).toEqual({ sum: 5, orders: 1 });
});

test("an order past its time fails, and so does its thread", async () => {
  const thread = open();
  await expect(thread.run("spin", {}, { timeoutMs: 200 })).rejects.toThrow("broke");
  expect(await add(thread)).toEqual({ sum: 5, orders: 1 });
});

test("what cannot be handed over fails at once, and holds up none of the orders behind it", async () => {
  const thread = open();
  const wrong = thread.run("add", { a: () => 1, b: 2 }, { timeoutMs });
  const next = add(thread);
  expect(await wrong.catch((error: unknown) => error)).toBeInstanceOf(Error);
  expect(await next).toEqual({ sum: 5, orders: expect.any(Number) });
});
