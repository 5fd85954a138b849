import { expect, test } from "bun:test";
import { TokenBuckets } from "./buckets.ts";

function bucketsAt(limit = { burst: 2, refillPerSecond: 1 }) {
  const time = { ms: 0 };
  const buckets = new TokenBuckets("test", limit, { now: () => 0, monotonicMs: () => time.ms });
  return { buckets, time };
}

test("a refused call takes no token", () => {
  const { buckets, time } = bucketsAt();
  buckets.take("a");
  buckets.take("a");
  for (let i = 0; i < 10; i += 1) expect(buckets.take("a").allowed).toBe(false);
  time.ms = 1_000;
  expect(buckets.take("a").allowed).toBe(true);
});

test("a token that is given back can be taken again", () => {
  const { buckets } = bucketsAt();
  buckets.take("a");
  buckets.take("a");
  buckets.giveBack("a");
  expect(buckets.take("a").allowed).toBe(true);
  expect(buckets.take("a").allowed).toBe(false);
});

test("buckets that are full again are dropped, however many there were", () => {
  const { buckets, time } = bucketsAt();
  for (let i = 0; i < 10_000; i += 1) buckets.take(`address ${i}`);
  expect(buckets.size).toBe(10_000);
  time.ms = 60_000;
  buckets.take("another");
  expect(buckets.size).toBe(1);
});
