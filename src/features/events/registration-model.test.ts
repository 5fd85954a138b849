/** What a visitor's registration may hold, at its bounds and one past them. */
import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { answersInputSchema, visitorInputSchema } from "./registration-model.ts";

const KNOWN = { name: "Kim", email: "kim@example.com" };
const read = (more: Record<string, unknown>) =>
  v.safeParse(visitorInputSchema, { ...KNOWN, ...more });
const isTaken = (more: Record<string, unknown>): boolean => read(more).success;
const fieldsOf = (more: Record<string, unknown>) => {
  const { success, output } = read(more);
  if (!success) throw new Error("refused");
  return output.fields;
};
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, "x"]));

describe("seats", () => {
  test("are whole numbers from 1 to 20, as JSON or as a form sends them", () => {
    for (const seats of [1, 20, "1", " 20 ", "", null])
      expect([seats, isTaken({ seats })]).toEqual([seats, true]);
    for (const seats of [
      0,
      21,
      -1,
      1.5,
      "0",
      "21",
      "1.5",
      "1e1",
      "0x1",
      "１",
      Number.NaN,
      true,
      [1],
    ])
      expect([seats, isTaken({ seats })]).toEqual([seats, false]);
  });
});

describe("further answers", () => {
  test("are kept under any name, those of every object too", () => {
    const sent = JSON.parse(`{"constructor": "Ada", "__proto__": "no", "toString": "x"}`);
    const kept = Object.entries(fieldsOf(sent) ?? {}).sort();
    // What begins with `_` is a form's own machinery.
    expect(kept).toEqual([
      ["constructor", "Ada"],
      ["toString", "x"],
    ]);
    expect(Object.entries(fieldsOf({ fields: sent }) ?? {}).sort()).toEqual(kept);
  });

  test("are thirty at most, inside `fields` and beside it together", () => {
    expect(isTaken({ fields: many(30) })).toBe(true);
    expect(isTaken({ fields: many(31) })).toBe(false);
    expect(isTaken({ fields: many(30), another: "x" })).toBe(false);
    expect(isTaken({ fields: many(30), q1: "x", another: "", _gotcha: "" })).toBe(true);
  });

  test("have a thousand characters at most, each counted once, under names of a hundred", () => {
    for (const letter of ["x", "é".normalize("NFD"), "𝄞"]) {
      expect([letter, isTaken({ diet: letter.repeat(1_000) })]).toEqual([letter, true]);
      expect([letter, isTaken({ diet: letter.repeat(1_001) })]).toEqual([letter, false]);
      expect([letter, isTaken({ [letter.repeat(100)]: "x" })]).toEqual([letter, true]);
      expect([letter, isTaken({ [letter.repeat(101)]: "x" })]).toEqual([letter, false]);
    }
  });

  test("are all kept where two names are one, unless that is too long or the same again", () => {
    const beside = { ["Größe ".normalize("NFD")]: "and a hat" };
    expect(fieldsOf({ fields: { Größe: "XL" }, ...beside })).toEqual({ Größe: "XL, and a hat" });
    expect(fieldsOf({ fields: { diet: "vegan" }, diet: "vegan" })).toEqual({ diet: "vegan" });
    const long = (length: number) => ({
      fields: { diet: "x".repeat(500) },
      diet: "y".repeat(length),
    });
    expect([isTaken(long(498)), isTaken(long(499))]).toEqual([true, false]);
  });

  test("are flat texts; what a database could not keep is refused", () => {
    expect(fieldsOf({ vegan: true, guests: 3, nothing: null })).toEqual({
      vegan: "true",
      guests: "3",
    });
    for (const fields of [{ a: {} }, { a: ["x"] }, ["x"], "x", { a: "\0" }, { a: "\ud800" }])
      expect([fields, isTaken({ fields })]).toEqual([fields, false]);
    expect(fieldsOf({ fields: null })).toBeNull();
    expect(fieldsOf({})).toBeNull();
  });
});

test("a later change takes answers from `fields` alone, and no other address", () => {
  const change = { name: "Kim", email: "other@example.com", diet: "vegan", fields: { size: "M" } };
  const changed = v.parse(answersInputSchema, change);
  expect(changed).toEqual({
    name: "Kim",
    seats: 1,
    phone: null,
    message: null,
    fields: { size: "M" },
  });
});
