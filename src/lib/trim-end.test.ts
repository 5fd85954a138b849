import { expect, test } from "bun:test";
import { trimEndOf } from "./trim-end.ts";

test.each([
  ["", "-", ""],
  ["---", "-", ""],
  ["a--b--", "-", "a--b"],
  ["Hello . , \u00a0\n", ".,", "Hello"],
  ["Hello!", ".,", "Hello!"],
  ["  a", "-", "  a"],
])("%j without %j at its end is %j", (text, signs, rest) => {
  expect(trimEndOf(text, signs)).toBe(rest);
});
