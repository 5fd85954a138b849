/** Slips that are mended, and what only looks like one. */
import { describe, expect, test } from "bun:test";
import { partRefusals, sayAnd } from "./english-slips.ts";
import { spellOut } from "./typed-words.ts";

const mend = (typed: string) => spellOut(typed, "en");

describe("is mended", () => {
  test.each([
    ["if its sagging, ring", "if it’s sagging, ring"],
    ["come visit, its free", "come visit, it’s free"],
    ["say when your due", "say when you’re due"],
    ["closed mon and tues, open sat 9-1", "closed Mon and Tues, open Sat 9-1"],
    ["the last sunday of july", "the last Sunday of July"],
    ["oct-april 9 to 5", "Oct-April 9 to 5"],
    ["$165 visit incl exam", "$165 visit including exam"],
    ["blankets and boxes incl.", "blankets and boxes included."],
    ["single grid £480 + VAT", "single grid £480 plus VAT"],
    ["by appt, abt 15 at a time", "by appointment, about 15 at a time"],
    ["it takes 2 hrs", "it takes 2 hours"],
    ["we do NOT tune pianos", "we do not tune pianos"],
    ["NO blue, it gets on everything", "No blue, it gets on everything"],
    ["Tues-Sat 8-3. we are next door", "Tues-Sat 8-3. We are next door"],
    ["third one free, yes really.", "third one free."],
    ["ph 03 000 2284", "phone 03 000 2284"],
  ])("%s", (typed, meant) => {
    expect(mend(typed)).toBe(meant);
  });

  test("commas between refusals", () => {
    expect(partRefusals("No shingles no siding no gutters")).toBe(
      "No shingles, no siding, no gutters",
    );
    expect(partRefusals("No broadloom, no wall to wall no rug no sofa")).toBe(
      "No broadloom, no wall to wall, no rug, no sofa",
    );
  });

  test("the sign between two words, and not between names", () => {
    expect(sayAnd("wear & tear on parts by Perrin & Vale")).toBe(
      "wear and tear on parts by Perrin & Vale",
    );
  });
});

describe("stays", () => {
  test.each([
    "The dog wags its tail",
    "Its engine is a Perkins",
    "your deposit is due",
    "we sat in the sun",
    "you may march in may",
    "Portland OR and Erie PA",
    "NASA and the MJC",
    "Cork w/c 9 Feb",
    "an inclusive price",
  ])("%s", (typed) => {
    expect(mend(typed)).toBe(typed);
  });

  test("no more than one refusal, and what is no list of them", () => {
    expect(partRefusals("No dogs on the lawn")).toBe("No dogs on the lawn");
    expect(partRefusals("No more than six, no exceptions")).toBe("No more than six, no exceptions");
  });
});
