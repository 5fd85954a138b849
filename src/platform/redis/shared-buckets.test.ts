/** Limits that instances count together in a real Redis, and what holds while that is none. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRedis, type Peer } from "../../../test/fixtures/cluster.ts";
import { until } from "../../../test/fixtures/server-process.ts";
import { TestClock } from "../../../test/fixtures/test-clock.ts";
import type { Limit } from "../../lib/token-bucket.ts";
import { TokenBuckets } from "../buckets.ts";
import { createLog } from "../log.ts";
import { Redis, RedisAway } from "./redis.ts";
import { SharedBuckets } from "./shared-buckets.ts";

/** So slow that no token flows back while a test runs. */
const SLOW: Limit = { burst: 5, refillPerSecond: 1 / 3600 };
const hasRedis = Bun.which("redis-server") !== null;

let directory: string;
let server: Peer;
const opened: Redis[] = [];
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "sitewright-redis-"));
  if (!hasRedis) return;
  server = await createRedis(directory);
  await server.start();
});
afterAll(async () => {
  for (const redis of opened) redis.close();
  if (hasRedis) await server.kill();
  rmSync(directory, { recursive: true, force: true });
});

/** Buckets as one instance has them; `name` keeps tests apart. */
async function openInstance(name: string, limit: Limit = SLOW) {
  const logLines: string[] = [];
  const log = createLog("info", { write: (line) => void logLines.push(line) });
  const redis = await Redis.open(server.url, log);
  opened.push(redis);
  const own = new TokenBuckets("test", limit, new TestClock());
  return { redis, logLines, own, buckets: new SharedBuckets(redis, own, `${name}:`) };
}

type Instance = Awaited<ReturnType<typeof openInstance>>;

async function countAllowed(instance: Instance, key: string, calls: number): Promise<number> {
  const draws = await Promise.all(Array.from({ length: calls }, () => instance.buckets.take(key)));
  return draws.filter(({ allowed }) => allowed).length;
}

describe.skipIf(!hasRedis)("a bucket that instances share", () => {
  test("lets its burst through once, whoever asks and however many at once", async () => {
    const [one, other] = [await openInstance("burst"), await openInstance("burst")];
    const counts = await Promise.all([countAllowed(one, "a", 40), countAllowed(other, "a", 40)]);
    expect(counts[0] + counts[1]).toBe(SLOW.burst);
    expect(await countAllowed(one, "b", 10)).toBe(SLOW.burst);
  });

  test("tells how many are left as a bucket in memory does", async () => {
    const { buckets } = await openInstance("remaining");
    const alone = new TokenBuckets("test", SLOW, new TestClock());
    for (let call = 0; call < SLOW.burst; call += 1) {
      const [shared, own] = [await buckets.take("a"), alone.take("a")];
      const { remaining } = own.allowed ? own : { remaining: -1 };
      expect(shared).toMatchObject({ allowed: true, remaining });
    }
    expect((await buckets.take("a")).allowed).toBe(false);
  });

  test("tells a wait that is long enough, and that refused calls do not lengthen", async () => {
    const { buckets } = await openInstance("wait", { burst: 2, refillPerSecond: 1 / 3600 });
    await buckets.take("a");
    await buckets.take("a");
    let longest = 3600;
    for (let call = 0; call < 5; call += 1) {
      const wait = await buckets.take("a");
      if (wait.allowed) throw new Error("a third token of two");
      expect(wait.retryAfterSeconds).toBeLessThanOrEqual(longest);
      expect(wait.retryAfterSeconds).toBeGreaterThan(3000);
      longest = wait.retryAfterSeconds;
    }
  });

  test("has a token again as soon as one has flown back", async () => {
    const { buckets } = await openInstance("refill", { burst: 1, refillPerSecond: 20 });
    expect((await buckets.take("a")).allowed).toBe(true);
    await until("a token has flown back", async () => (await buckets.take("a")).allowed);
  });

  test("is looked at without a token being taken", async () => {
    const { buckets } = await openInstance("check");
    for (let call = 0; call < 20; call += 1)
      expect(await buckets.check("a")).toMatchObject({ allowed: true, remaining: 4 });
    expect(await countAllowed({ buckets } as Instance, "a", 10)).toBe(SLOW.burst);
  });

  test("takes a token back that a call did not need, but never more than it holds", async () => {
    const { buckets, ...rest } = await openInstance("back");
    await countAllowed({ buckets, ...rest }, "a", 10);
    await buckets.giveBack("a");
    expect(await countAllowed({ buckets, ...rest }, "a", 10)).toBe(1);
    await buckets.giveBack("never-used");
    expect(await countAllowed({ buckets, ...rest }, "never-used", 10)).toBe(SLOW.burst);
  });

  test("is filled for one, or for all of the limit and no other, whatever their names", async () => {
    const [one, other] = [await openInstance("fill[1]*"), await openInstance("fill1x")];
    for (const key of ["a", "b", "a:b", "*"]) await countAllowed(one, key, 5);
    await countAllowed(other, "a", 5);
    await one.buckets.refill("a");
    expect(await countAllowed(one, "a", 10)).toBe(SLOW.burst);
    expect(await countAllowed(one, "b", 10)).toBe(0);
    await one.buckets.refill();
    for (const key of ["a", "b", "a:b", "*"])
      expect([key, await countAllowed(one, key, 10)]).toEqual([key, SLOW.burst]);
    expect(await countAllowed(other, "a", 10)).toBe(0);
  });

  test("leaves nothing behind in the server once it is full again", async () => {
    const { buckets, redis } = await openInstance("gone", { burst: 2, refillPerSecond: 50 });
    await buckets.take("a");
    await until("the key is gone", async () => (await redis.send("EXISTS", ["gone:a"])) === 0);
  });
});

/** What a server answers that is there and does not do as it is told; each ends with what ends it. */
const REFUSALS: readonly [string, readonly string[], readonly string[]][] = [
  ["has no memory left", ["CONFIG", "SET", "maxmemory", "1"], ["CONFIG", "SET", "maxmemory", "0"]],
  ["has become another's replica", ["REPLICAOF", "127.0.0.1", "1"], ["REPLICAOF", "NO", "ONE"]],
];

describe.skipIf(!hasRedis)("a server that", () => {
  test.each(REFUSALS)("%s has each instance count by itself", async (what, begin, end) => {
    const instance = await openInstance(what);
    await instance.buckets.take("a");
    const [command = "", ...args] = begin;
    await instance.redis.send(command, args);
    try {
      expect(await countAllowed(instance, "a", 10)).toBe(SLOW.burst - 1);
      expect(await instance.buckets.take("a")).toMatchObject({ allowed: false });
      await instance.buckets.giveBack("a");
      const warned = instance.logLines.filter((line) => line.includes("refuses commands"));
      expect(warned).toHaveLength(1);
      expect(instance.redis.isConnected).toBe(true);
      expect(await instance.redis.takesWrites()).toBe(false);
    } finally {
      const [over = "", ...rest] = end;
      await instance.redis.send(over, rest);
    }
    expect(await instance.redis.takesWrites()).toBe(true);
    await instance.buckets.refill();
    expect(await countAllowed(instance, "a", 10)).toBe(SLOW.burst);
  });

  test("refuses one command alone says so to who gave it", async () => {
    const { redis, logLines } = await openInstance("wrong");
    await redis.send("SET", ["wrong:text", "no number"]);
    const wrong = await redis.send("INCR", ["wrong:text"]).catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(Error);
    expect(wrong).not.toBeInstanceOf(RedisAway);
    expect(redis.isConnected).toBe(true);
    expect(logLines).toEqual([]);
  });

  test("has forgotten a script is sent it again", async () => {
    const instance = await openInstance("script");
    await instance.buckets.take("a");
    await instance.redis.send("SCRIPT", ["FLUSH"]);
    expect(await countAllowed(instance, "a", 10)).toBe(SLOW.burst - 1);
  });

  test("is away is not waited for, is told of once, and counts again when it is back", async () => {
    const away = await createRedis(directory);
    await away.start();
    const logLines: string[] = [];
    const log = createLog("info", { write: (line) => void logLines.push(line) });
    const redis = await Redis.open(away.url, log);
    opened.push(redis);
    const own = new TokenBuckets("test", SLOW, new TestClock());
    const buckets = new SharedBuckets(redis, own, "away:");
    for (let call = 0; call < 3; call += 1) await buckets.take("a");
    await away.kill();
    const draws = [];
    for (let call = 0; call < 4; call += 1) draws.push((await buckets.take("a")).allowed);
    expect(draws).toEqual([true, true, false, false]);
    expect(await redis.send("PING", []).catch((error: unknown) => error)).toBeInstanceOf(RedisAway);
    expect(await redis.takesWrites()).toBe(false);
    const before = redis.connection;
    await away.start();
    await until("it is connected again", async () => redis.isConnected);
    expect(redis.connection).toBeGreaterThan(before);
    expect(await redis.send("PING", [])).toBe("PONG");
    const told = logLines.map((line) => JSON.parse(line).msg);
    expect(told).toEqual([
      "Redis is away: limits are counted by each instance meanwhile",
      "Redis is there again",
    ]);
    redis.close();
    await away.kill();
  });
});
