import { expect, test } from "bun:test";
import { FairSemaphore } from "./fair-semaphore.ts";

/** Work that ends when it is told to. */
function openWork(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    log.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test("no more run than there are places, and none of one owner than its share", async () => {
  const places = new FairSemaphore(3, 2);
  const started: string[] = [];
  const works = ["a1", "a2", "a3", "b1", "c1"].map((name) => openWork(started, name));
  const results = works.map(({ work }, at) => places.run("aaabc"[at] ?? "", work));
  await settle();
  expect(started).toEqual(["a1", "a2", "b1"]);
  works[3]?.end();
  await settle();
  expect(started).toEqual(["a1", "a2", "b1", "c1"]);
  works[0]?.end();
  await settle();
  expect(started.at(-1)).toBe("a3");
  for (const work of works) work.end();
  expect(await Promise.all(results)).toEqual(["a1", "a2", "a3", "b1", "c1"]);
});

test("a failure gives its place back", async () => {
  const places = new FairSemaphore(1);
  const started: string[] = [];
  const [first, second] = [openWork(started, "first"), openWork(started, "second")];
  const failing = places.run("a", first.work);
  const waiting = places.run("a", second.work);
  first.fail();
  expect(failing).rejects.toThrow("first");
  second.end();
  expect(await waiting).toBe("second");
});

test("whoever brings one thing waits for one of each other's, however many they brought", async () => {
  const places = new FairSemaphore(1);
  const started: string[] = [];
  const works = ["a1", "a2", "a3", "a4", "b1", "c1"].map((name) => openWork(started, name));
  const results = works.map(({ work }, at) => places.run("aaaabc"[at] ?? "", work));
  for (const work of works) work.end();
  await Promise.all(results);
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});
