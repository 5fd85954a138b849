import { expect, test } from "bun:test";
import { parseDuration } from "./duration.ts";

test.each([
  ["2s", 2_000],
  ["30m", 1_800_000],
  ["12h", 43_200_000],
  ["90d", 7_776_000_000],
  ["0s", 0],
  ["1w", undefined],
  ["-1d", undefined],
  ["1.5h", undefined],
  ["", undefined],
  ["999999999d", undefined],
])("%p is %p ms", (text, ms) => {
  expect(parseDuration(text)).toBe(ms as number);
});
