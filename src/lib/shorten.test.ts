import { expect, test } from "bun:test";
import { shorten } from "./shorten.ts";

test.each([
  ["abc", 3, "abc"],
  ["abcd", 3, "ab…"],
  ["ab cd", 4, "ab…"],
  ["😀😀", 4, "😀😀"],
  ["😀😀😀", 4, "😀…"],
  ["a😀😀", 4, "a😀…"],
])("%j in %d units is %j", (text, lengthMax, shortened) => {
  expect(shorten(text, lengthMax)).toBe(shortened);
});
