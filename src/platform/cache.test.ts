/** What is kept in memory: never anything that was changed meanwhile, and never more than was agreed. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { Cache, Caches, defineCache } from "./cache.ts";

/** A load that says when it has begun to read, and that the test lets finish. */
function heldLoad() {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const begun = Promise.withResolvers<void>();
  const load = () => {
    begun.resolve();
    return promise;
  };
  return { load, begun: begun.promise, finish: resolve };
}

describe("a cache", () => {
  test("loads once for a crowd that asks for the same", async () => {
    const cache = new Cache<string>(10);
    const { load, finish } = heldLoad();
    let loads = 0;
    const ask = () =>
      cache.load("a", () => {
        loads += 1;
        return load();
      });
    const crowd = [ask(), ask(), ask()];
    finish("value");
    expect(await Promise.all(crowd)).toEqual(["value", "value", "value"]);
    expect(await ask()).toBe("value");
    expect(loads).toBe(1);
  });

  test("does not keep what was read before a change and arrives after it", async () => {
    for (const forget of [
      (cache: Cache<string>) => cache.forget("a"),
      (cache: Cache<string>) => cache.forgetAll(),
      (cache: Cache<string>) => cache.forgetWhere(() => false),
    ]) {
      const cache = new Cache<string>(10);
      const { load, begun, finish } = heldLoad();
      const asked = cache.load("a", load);
      await begun;
      forget(cache);
      finish("old");
      expect(await asked).toBe("old");
      expect(cache.get("a")).toBeUndefined();
      expect(await cache.load("a", async () => "new")).toBe("new");
    }
  });

  test("has whoever asks after a change not wait for what was read before it", async () => {
    const cache = new Cache<string>(10);
    const { load, begun, finish } = heldLoad();
    const before = cache.load("a", load);
    await begun;
    cache.forget("a");
    expect(await cache.load("a", async () => "new")).toBe("new");
    finish("old");
    await before;
    expect(cache.get("a")).toBe("new");
  });

  test("keeps nothing of a load that failed or found nothing", async () => {
    const cache = new Cache<string>(10);
    const failing = cache.load("a", () => Promise.reject(new Error("away")));
    expect(failing).rejects.toThrow("away");
    await failing.catch(() => {});
    expect(await cache.load("a", async () => undefined)).toBeUndefined();
    expect(await cache.load("a", async () => "there")).toBe("there");
  });

  test("drops what was not used for the longest time, and is never larger than agreed", async () => {
    const keys = fc.constantFrom("a", "b", "c", "d", "e");
    await fc.assert(
      fc.asyncProperty(fc.array(keys, { maxLength: 40 }), async (asked) => {
        const cache = new Cache<string>(3);
        for (const key of asked) {
          await cache.load(key, async () => key);
          expect(cache.get(key)).toBe(key);
        }
        const kept = ["a", "b", "c", "d", "e"].filter((key) => cache.get(key) !== undefined);
        expect(kept.length).toBe(Math.min(3, new Set(asked).size));
      }),
    );
    const cache = new Cache<string>(2);
    for (const key of ["a", "b", "a", "c"]) await cache.load(key, async () => key);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual(["a", undefined, "c"]);
  });

  test("forgets by value what a change touches, and nothing else", async () => {
    const cache = new Cache<{ siteId: string }>(10);
    for (const [key, siteId] of [
      ["/a", "one"],
      ["/b", "two"],
      ["/c", "one"],
    ] as const)
      await cache.load(key, async () => ({ siteId }));
    cache.forgetWhere(({ siteId }) => siteId === "one");
    expect(["/a", "/b", "/c"].map((key) => cache.get(key)?.siteId)).toEqual([
      undefined,
      "two",
      undefined,
    ]);
  });
});

describe("over a database that others write to", () => {
  const told = defineCache<string>("told", 10);
  const untold = defineCache<string>("untold", 10);
  const constant = defineCache<string>("constant", 10, { isConstant: true });

  test("nothing is kept before changes are told, but what never changes", async () => {
    const caches = new Caches(false);
    for (const definition of [told, constant])
      await caches.of(definition).load("a", async () => "first");
    expect(await caches.of(told).load("a", async () => "second")).toBe("second");
    expect(await caches.of(constant).load("a", async () => "second")).toBe("first");
  });

  test("what is told of is proved before each use, and given only then", async () => {
    const caches = new Caches(false);
    let proofs = 0;
    caches.keepWhatIsTold(new Set(["told"]), async () => {
      proofs += 1;
      // A change that another instance has made since.
      if (proofs === 3) caches.forget("told", "a");
    });
    const ask = (value: string) => caches.of(told).load("a", async () => value);
    expect([await ask("1"), await ask("2"), await ask("3")]).toEqual(["1", "1", "3"]);
    expect(caches.of(told).get("a")).toBeUndefined();
    await caches.of(untold).load("a", async () => "1");
    expect(await caches.of(untold).load("a", async () => "2")).toBe("2");
  });

  test("when changes may have been missed, everything is forgotten", async () => {
    const caches = new Caches(true);
    for (const definition of [told, untold])
      await caches.of(definition).load("a", async () => "old");
    caches.forget("nobody's", "a");
    caches.forget("told", "a");
    expect([caches.of(told).get("a"), caches.of(untold).get("a")]).toEqual([undefined, "old"]);
    caches.forget("", undefined);
    expect(caches.of(untold).get("a")).toBeUndefined();
  });
});
