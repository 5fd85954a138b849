/** The difference of two documents: kept with every edit, and what undo and history rely on. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { applyPatch, findDifference } from "./patch.ts";

/** JSON without null, as documents have it: what is absent is left out. */
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ maxLength: 3 }),
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "id"), tie("value"), { maxKeys: 4 }),
  ),
})).value;
const documents = fc.dictionary(fc.constantFrom("pages", "facts", "name"), json);

test("the steps lead from one document to the other, and back by the difference the other way", () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      expect(applyPatch(before, findDifference(before, after))).toEqual(after);
      expect(applyPatch(after, findDifference(after, before))).toEqual(before);
    }),
    { numRuns: 500 },
  );
});

test("lists of entries that are alike are told apart by their number", () => {
  const lists = fc.array(fc.boolean(), { maxLength: 6 });
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      expect(applyPatch(before, findDifference(before, after))).toEqual(after);
    }),
  );
});

test("what is equal has no difference, in whatever order its keys are", () => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, one]) => [key, turned(one)]),
          )
        : value;
  fc.assert(
    fc.property(documents, (document) => {
      expect(findDifference(document, turned(document))).toEqual([]);
    }),
  );
});

test("neither document is changed by looking at them or going from one to the other", () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      const [one, other] = [structuredClone(before), structuredClone(after)];
      applyPatch(before, findDifference(before, after));
      expect([before, after]).toEqual([one, other]);
    }),
  );
});

describe("a change is as small as what was changed", () => {
  const list = { items: Array.from({ length: 50 }, (_, at) => ({ text: `entry ${at}` })) };

  test("one entry of a long list", () => {
    const after = { items: list.items.with(7, { text: "new" }) };
    expect(findDifference(list, after)).toEqual([
      { step: "set", at: ["items", 7, "text"], value: "new" },
    ]);
  });

  test("entries put in and taken out", () => {
    expect(findDifference(list, { items: list.items.toSpliced(3, 0, { text: "new" }) })).toEqual([
      { step: "splice", at: ["items"], from: 3, count: 0, values: [{ text: "new" }] },
    ]);
    expect(findDifference(list, { items: list.items.toSpliced(3, 2) })).toEqual([
      { step: "splice", at: ["items"], from: 3, count: 2, values: [] },
    ]);
  });

  test("a key that is gone, also where it is only undefined", () => {
    const gone = [{ step: "take" as const, at: ["note"] }];
    expect(findDifference({ note: "x", name: "a" }, { name: "a" })).toEqual(gone);
    expect(findDifference({ note: "x", name: "a" }, { name: "a", note: undefined })).toEqual(gone);
  });
});

test("a step for a list that is not there says so, instead of inventing one", () => {
  const patch = [{ step: "splice" as const, at: ["items"], from: 0, count: 0, values: [1] }];
  expect(() => applyPatch({}, patch)).toThrow("no list at items");
});
