import { expect, test } from "bun:test";
import fc from "fast-check";
import { ByteBudget, type Kept } from "./byte-budget.ts";

/** A budget with what it keeps, by name. */
function openBudget(bytesMax: number) {
  const budget = new ByteBudget(bytesMax);
  const held = new Map<string, Kept>();
  return {
    budget,
    held,
    keep(name: string, bytes: number) {
      const before = held.get(name);
      if (before) budget.drop(before);
      const kept = { bytes, usedAt: 0, drop: () => void held.delete(name) };
      held.set(name, kept);
      budget.keep(kept);
    },
    use(name: string) {
      const kept = held.get(name);
      if (kept) budget.use(kept);
    },
  };
}

test("what is kept is never more than the budget, and its bytes are counted right", () => {
  const step = fc.record({ name: fc.constantFrom("a", "b", "c", "d", "e"), bytes: fc.nat(60) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { budget, held, keep } = openBudget(100);
      for (const { name, bytes } of steps) {
        keep(name, bytes);
        const sum = [...held.values()].reduce((total, one) => total + one.bytes, 0);
        expect(budget.bytes).toBe(sum);
        expect(budget.bytes).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("what was used longest ago goes first", () => {
  const { held, keep, use } = openBudget(100);
  for (const name of ["a", "b", "c"]) keep(name, 30);
  use("a");
  keep("d", 30);
  expect([...held.keys()]).toEqual(["a", "c", "d"]);
});

test("what is larger than the whole budget is not kept", () => {
  const { budget, held, keep } = openBudget(100);
  keep("huge", 101);
  expect([held.size, budget.bytes]).toEqual([0, 0]);
});

test("dropping twice gives its bytes back once", () => {
  const { budget, held, keep } = openBudget(100);
  keep("a", 30);
  keep("b", 30);
  const a = held.get("a");
  if (a === undefined) throw new Error("not kept");
  budget.drop(a);
  budget.drop(a);
  expect(budget.bytes).toBe(30);
});
