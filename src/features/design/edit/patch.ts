// The difference between two values as data: small, stored with each operation, and taken back exactly.
// Values are JSON; key order does not count.
import { type Place, readPlace, writePlace } from "./address.ts";

export type PatchStep =
  | { step: "set"; at: (string | number)[]; value: unknown }
  | { step: "take"; at: (string | number)[] }
  | { step: "splice"; at: (string | number)[]; from: number; count: number; values: unknown[] };
export type Patch = PatchStep[];

/** The steps that turn `before` into `after`. */
export function findDifference(before: unknown, after: unknown): Patch {
  const patch: Patch = [];
  compare(before, after, [], patch);
  return patch;
}

type JsonRecord = Record<string, unknown>;
const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function compare(before: unknown, after: unknown, at: Place, patch: Patch): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, patch);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, at, patch);
  else patch.push({ step: "set", at: [...at], value: after });
}

function compareRecords(before: JsonRecord, after: JsonRecord, at: Place, patch: Patch): void {
  for (const key of Object.keys(before))
    if (before[key] !== undefined && after[key] === undefined)
      patch.push({ step: "take", at: [...at, key] });
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    if (before[key] === undefined) patch.push({ step: "set", at: [...at, key], value });
    else compare(before[key], value, [...at, key], patch);
  }
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  at: Place,
  patch: Patch,
): void {
  const isSame = (one: unknown, other: unknown) => findDifference(one, other).length === 0;
  if (before.length === after.length) {
    const differing = before.flatMap((entry, index) =>
      isSame(entry, after[index]) ? [] : [index],
    );
    // One entry with a change inside; several are put in anew, as after a move.
    const [only, second] = differing;
    if (only === undefined) return;
    if (second === undefined) {
      compare(before[only], after[only], [...at, only], patch);
      return;
    }
  }
  let from = 0;
  while (from < before.length && from < after.length && isSame(before[from], after[from]))
    from += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - from &&
    isSame(before.at(-1 - end), after.at(-1 - end))
  )
    end += 1;
  const count = before.length - from - end;
  const values = after.slice(from, after.length - end);
  patch.push({ step: "splice", at: [...at], from, count, values });
}

/** The value with the steps done. Throws when a list of the patch is not there. */
export function applyPatch<Value>(value: Value, patch: Patch): Value {
  let current = value;
  for (const step of patch) {
    if (step.step === "set") current = writePlace(current, step.at, step.value);
    else if (step.step === "take") current = writePlace(current, step.at, undefined);
    else {
      const list = readPlace(current, step.at);
      if (!Array.isArray(list)) throw new Error(`no list at ${step.at.join("/")}`);
      const spliced = list.toSpliced(step.from, step.count, ...step.values);
      current = writePlace(current, step.at, spliced);
    }
  }
  return current;
}
