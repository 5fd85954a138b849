/** Periods are months in UTC, in whatever order they are asked for. */
import { expect, test } from "bun:test";
import { periodAt } from "./period.ts";

test.each([
  ["2026-11-30T23:59:59.999Z", "2026-11"],
  ["2026-12-01T00:00:00.000Z", "2026-12"],
  ["2026-11-01T00:00:00.000Z", "2026-11"],
  ["2026-12-31T23:59:59.999Z", "2026-12"],
  ["2027-01-01T00:00:00.000Z", "2027-01"],
  ["2024-02-29T12:00:00.000Z", "2024-02"],
  ["2024-03-01T00:00:00.000Z", "2024-03"],
])("%s is in %s", (time, period) => {
  expect(periodAt(Date.parse(time))).toBe(period);
});
