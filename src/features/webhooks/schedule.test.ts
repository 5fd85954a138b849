import { expect, test } from "bun:test";
import fc from "fast-check";
import { nextAttemptAt, parseRetryAfter, RETRY_DELAYS_MS } from "./schedule.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const DAY_MS = 86_400_000;
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.integer({ min: 1, max: RETRY_DELAYS_MS.length });

test("an endpoint has some three days to come back before a message is given up", () => {
  const wholeMs = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0);
  expect(wholeMs).toBeGreaterThan(3 * DAY_MS);
  expect(nextAttemptAt(RETRY_DELAYS_MS.length, NOW, 0.5)).toBeDefined();
  expect(nextAttemptAt(RETRY_DELAYS_MS.length + 1, NOW, 0.5)).toBeUndefined();
});

test("the waits grow, and what failed together comes back spread out", () => {
  expect(RETRY_DELAYS_MS).toEqual(RETRY_DELAYS_MS.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(attempts, chance, (made, by) => {
      const waitMs = (nextAttemptAt(made, NOW, by) ?? 0) - NOW;
      const delayMs = RETRY_DELAYS_MS[made - 1] ?? 0;
      expect(Math.abs(waitMs - delayMs)).toBeLessThanOrEqual(delayMs * 0.1 + 1);
    }),
  );
  expect(nextAttemptAt(3, NOW, 0)).not.toBe(nextAttemptAt(3, NOW, 0.9));
});

test("Retry-After makes the next attempt later, never earlier, and not for ever", () => {
  fc.assert(
    fc.property(attempts, chance, fc.nat(10 * DAY_MS), (made, by, retryAfterMs) => {
      const without = nextAttemptAt(made, NOW, by) ?? 0;
      const next = nextAttemptAt(made, NOW, by, retryAfterMs) ?? 0;
      expect(next).toBeGreaterThanOrEqual(without);
      expect(next).toBeGreaterThanOrEqual(NOW + Math.min(retryAfterMs, DAY_MS));
      expect(next).toBeLessThanOrEqual(Math.max(without, NOW + DAY_MS));
    }),
  );
});

test.each([
  [null, 0],
  ["120", 120_000],
  [" 5 ", 5_000],
  ["Sun, 01 Mar 2026 12:01:00 GMT", 60_000],
  ["Sun, 01 Mar 2026 11:00:00 GMT", 0],
  ["-5", 0],
  ["soon", 0],
  ["", 0],
  ["99999999999", 0],
])("Retry-After: %p is %d ms", (header, ms) => {
  expect(parseRetryAfter(header, NOW)).toBe(ms);
});
