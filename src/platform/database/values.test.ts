import { expect, test } from "bun:test";
import { bindValue, bindValues } from "./values.ts";

test("whole numbers are stored as integers, others as reals, booleans as 0 and 1", () => {
  expect(bindValues([5, -0, 2.5, true, false, 9n])).toEqual([5n, 0n, 2.5, 1n, 0n, 9n]);
  expect(bindValue(Number.MAX_SAFE_INTEGER)).toBe(9007199254740991n);
  expect(bindValue(2 ** 60)).toBe(2 ** 60);
});

test("bytes, dates and null keep what they mean", () => {
  expect(bindValue(new Uint8Array([1, 2, 3]).subarray(1))).toEqual(new Uint8Array([2, 3]));
  expect(bindValue(new Uint8Array([7]).buffer)).toEqual(new Uint8Array([7]));
  expect(bindValue(new Date(1234))).toBe(1234n);
  expect(bindValue(null)).toBeNull();
});

test("values by name lose their sign", () => {
  expect(bindValues({ ":a": 1, $b: "x", c: null })).toEqual({ a: 1n, b: "x", c: null });
});

test.each([
  ["undefined", undefined, "undefined cannot be stored"],
  ["NaN", Number.NaN, "NaN cannot be stored: a number must be finite"],
  ["infinity", Number.POSITIVE_INFINITY, "must be finite"],
  ["an invalid date", new Date(Number.NaN), "must be finite"],
  ["an integer over 64 bits", 2n ** 63n, "an integer has 64 bits"],
  ["text with a NUL", "a\0b", "NUL"],
  ["text with a lone surrogate", "a\ud800", "lone surrogate"],
  ["an object", { a: 1 }, "a Object cannot be stored"],
  ["an object without a prototype", Object.create(null), "bare object"],
  ["a function", () => 1, "function cannot be stored"],
])("%s is refused, because it would be stored as something else", (_, value, message) => {
  expect(() => bindValue(value)).toThrow(message);
});
