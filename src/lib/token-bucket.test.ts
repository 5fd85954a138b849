import { expect, test } from "bun:test";
import fc from "fast-check";
import { drawToken, type Limit } from "./token-bucket.ts";

const limits = fc.record({
  burst: fc.integer({ min: 1, max: 100 }),
  refillPerSecond: fc.double({ min: 0.001, max: 1000, noNaN: true }),
});

/** Plays calls at the given gaps and answers which were allowed, with their times. */
function play(limit: Limit, gapsMs: number[]) {
  let nowMs = 1_000;
  let fullAtMs = 0;
  return gapsMs.map((gapMs) => {
    nowMs += gapMs;
    const draw = drawToken(limit, fullAtMs, nowMs);
    if (draw.allowed) fullAtMs = draw.fullAtMs;
    return { nowMs, draw, fullAtMs };
  });
}

test("a full bucket allows exactly its burst at one moment", () => {
  fc.assert(
    fc.property(limits, (limit) => {
      const draws = play(limit, Array(limit.burst + 1).fill(0));
      expect(draws.map(({ draw }) => draw.allowed)).toEqual([
        ...Array(limit.burst).fill(true),
        false,
      ]);
      expect(draws.slice(0, -1).map(({ draw }) => draw.allowed && draw.remaining)).toEqual(
        Array.from({ length: limit.burst }, (_, at) => limit.burst - 1 - at),
      );
    }),
  );
});

test("in any stretch of time no more than burst plus refill is allowed", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(limits, gaps, (limit, gapsMs) => {
      const allowed = play(limit, gapsMs).filter(({ draw }) => draw.allowed);
      for (const [from, first] of allowed.entries()) {
        const last = allowed.at(-1) ?? first;
        const seconds = (last.nowMs - first.nowMs) / 1000;
        const most = limit.burst + limit.refillPerSecond * seconds + 1e-6;
        expect(allowed.length - from).toBeLessThanOrEqual(Math.ceil(most));
      }
    }),
  );
});

test("a call made when Retry-After has passed succeeds", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(limits, gaps, (limit, gapsMs) => {
      for (const { draw, nowMs, fullAtMs } of play(limit, gapsMs)) {
        if (draw.allowed) continue;
        expect(draw.retryAfterSeconds).toBeGreaterThanOrEqual(1);
        const later = drawToken(limit, fullAtMs, nowMs + draw.retryAfterSeconds * 1000);
        expect(later.allowed).toBe(true);
      }
    }),
  );
});
