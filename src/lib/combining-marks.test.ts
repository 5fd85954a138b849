import { expect, test } from "bun:test";
import {
  COMBINING_RUN_MAX,
  hasExcessiveCombiningRun,
  limitCombiningRuns,
} from "./combining-marks.ts";

const ACUTE = "\u0301";

test("thirty marks on a letter are taken, one more is not", () => {
  expect(hasExcessiveCombiningRun(`a${ACUTE.repeat(COMBINING_RUN_MAX)}b`)).toBe(false);
  expect(hasExcessiveCombiningRun(`a${ACUTE.repeat(COMBINING_RUN_MAX + 1)}b`)).toBe(true);
});

test("a run is found wherever it stands, also of marks outside the first plane", () => {
  const run = "\u0316\u{1d167}\u0483".repeat(11);
  for (const text of [run, `${"é".repeat(500)}${run}`, `${run}${"x".repeat(500)}`])
    expect(hasExcessiveCombiningRun(text)).toBe(true);
});

test("writing with many marks is taken", () => {
  for (const text of ["Việt Nam", "नमस्ते क्षत्रिय", "בְּרֵאשִׁית בָּרָא", "ก็ที่นี่", "👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁷󠁬󠁳󠁿"])
    expect(hasExcessiveCombiningRun(text.normalize("NFD").repeat(50))).toBe(false);
});

test("a megabyte of runs just short of the limit is looked at once", () => {
  const text = `a${ACUTE.repeat(COMBINING_RUN_MAX)}`.repeat(32_000);
  expect(hasExcessiveCombiningRun(text)).toBe(false);
});

test("every character that normalising can sort counts", () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/^\p{M}/u.test(character.normalize("NFD")) || /[\uff9e\uff9f]/.test(character))
      expect([code, hasExcessiveCombiningRun(character.repeat(31))]).toEqual([code, true]);
  }
});

test("a run keeps its first thirty marks where it is limited, and the text around it", () => {
  const mark = "\u{1d165}";
  const long = `a${ACUTE.repeat(31)}x${mark.repeat(90)}y${ACUTE.repeat(3)}`;
  expect(limitCombiningRuns(long)).toBe(
    `a${ACUTE.repeat(30)}x${mark.repeat(30)}y${ACUTE.repeat(3)}`,
  );
  expect(limitCombiningRuns("Việt Nam".normalize("NFD"))).toBe("Việt Nam".normalize("NFD"));
});
