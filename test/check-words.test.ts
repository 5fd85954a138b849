/** What a site waits for is told in words, whatever the service looks at. */
import { expect, test } from "bun:test";
import {
  CHECK_WORDS,
  nameOfCheck,
  tellOutcome,
} from "../src/features/console/web/views/check-words.ts";
import { CHECK_NAMES } from "../src/features/publishing/readiness/check-result.ts";

test("every check of a site has words, and there are none for anything else", () => {
  expect(Object.keys(CHECK_WORDS).sort()).toEqual([...CHECK_NAMES].sort());
  for (const name of CHECK_NAMES) expect(nameOfCheck(name)).toMatch(/^[A-Z][a-z ]+$/);
  for (const name of ["newer", "toString"]) expect(nameOfCheck(name)).toBe(name);
});

test("what a site does not need is not called something that it waits for", () => {
  const outcomes = ["passed", "failed", "not_applicable", "newer"].map(tellOutcome);
  expect(outcomes.map(([, text]) => text)).toEqual(["Passed", "Failed", "Not needed", "Waiting"]);
});
