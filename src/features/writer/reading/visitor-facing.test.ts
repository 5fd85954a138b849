/** What is told of a business is what it would say to its visitors. */
import { describe, expect, test } from "bun:test";
import { sayToVisitors } from "./visitor-facing.ts";

const say = (words: string): string | undefined =>
  sayToVisitors({
    words: words.replaceAll("'", "’"),
    signs: [],
    span: { field: "goals", start: 0, end: words.length },
  })[0]?.words.replaceAll("’", "'");

describe("behind a fact what is for whoever makes the site is cut off", () => {
  test.each([
    [
      "We've had 214 graduates since 2016 and want that said somewhere.",
      "We've had 214 graduates since 2016.",
    ],
    [
      "Chick days run from February to June and the phone rings off the wall, so we need a page with the breeds.",
      "Chick days run from February to June.",
    ],
    [
      "Everything is washed, checked and graded and I want that shown so people trust it.",
      "Everything is washed, checked and graded.",
    ],
    [
      "Every lens is one of a kind so each listing has to carry its own footage.",
      "Every lens is one of a kind.",
    ],
    [
      "Joining: £24 a year, juniors free, a gallery of the boats, and some way to book us.",
      "Joining: £24 a year, juniors free.",
    ],
    ["We were founded in 1908 but we don't go on about it.", "We were founded in 1908."],
    [
      "To be frank we need fifteen new members. We run open afternoons on Saturdays in May.",
      "We run open afternoons on Saturdays in May.",
    ],
  ])("“%s”", (words, expected) => {
    expect(say(words)).toBe(expected);
  });
});

test.each([
  "Keep Saturday classes full, because that's what buys the coal and propane.",
  "A short, accurate explanation of vertigo would save my front desk many calls.",
  "There are really three groups and I never know who to talk to first.",
  "The fixture secretary needs to be able to put results up without ringing my grandson.",
  "Not looking to ship anything.",
  "We want to grow from about 40 to 60 completions a month by next spring.",
  "Hours, directions, and what's in stock right now.",
  "More members, and in particular younger ones.",
])("“%s” is told to nobody", (words) => {
  expect(say(words)).toBeUndefined();
});

test.each([
  "We need two working days' notice.",
  "We need a photo of the fuse box.",
  "We're hiring, we always need one more good tech.",
  "We come to the field or the yard. Same day on most trucks. We do not do passenger cars.",
  "A quiet garden with three rooms, open all year.",
  "Under 18s play free.",
])("“%s” stands", (words) => {
  expect(say(words)).toBe(words);
});

test("two clauses of one sentence are two sentences", () => {
  expect(
    say(
      "Make clear there is no fee unless we recover, and that immigration status does not affect a wage claim",
    ),
  ).toBe("There is no fee unless we recover. Immigration status does not affect a wage claim");
});
