import { expect, test } from "bun:test";
import fc from "fast-check";
import { coverDays, dayOf, dayText } from "./days.ts";

test("the stretches of a range cover each of its days once, 90 of them by at most 24", () => {
  const range = fc.tuple(fc.integer({ min: 20_000, max: 30_000 }), fc.constantFrom(1, 7, 30, 90));
  fc.assert(
    fc.property(range, ([from, length]) => {
      const to = from + length - 1;
      const stretches = coverDays(from, to);
      const covered = stretches.flatMap(({ days, from: first, to: last }) => {
        expect(first % days).toBe(0);
        return Array.from({ length: last + days - first }, (_, at) => first + at);
      });
      expect(covered).toEqual(Array.from({ length }, (_, at) => from + at));
      const rows = stretches.map(({ days, from: first, to: last }) => (last - first) / days + 1);
      expect(rows.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(24);
    }),
  );
});

test("a day begins at midnight UTC", () => {
  const midnight = Date.UTC(2026, 5, 15);
  expect(dayText(dayOf(midnight - 1))).toBe("2026-06-14");
  expect(dayText(dayOf(midnight))).toBe("2026-06-15");
});
