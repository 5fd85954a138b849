import { expect, test } from "bun:test";
import { createIds } from "./ids.ts";

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

test("ids sort in the order they were made, within a millisecond and when the clock steps back", () => {
  let now = 1_000_000;
  const ids = createIds(() => now, randomBytes);
  const made: string[] = [];
  for (let i = 0; i < 5_000; i += 1) {
    if (i % 100 === 0) now += i % 300 === 0 ? -50 : 7;
    made.push(ids.create("job"));
  }
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  for (const id of made) expect(id).toMatch(/^job_[0-9a-hjkmnp-tv-z]{26}$/);
});

test("counting past a full last digit carries over", () => {
  const ids = createIds(
    () => 5,
    (count) => new Uint8Array(count).fill(31),
  );
  const made = Array.from({ length: 3 }, () => ids.create("acc"));
  expect(made.toSorted()).toEqual(made);
});
