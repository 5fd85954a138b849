import { describe, expect, test } from "bun:test";
import { readBrief } from "./read-brief.ts";
import { readFacts } from "./read-facts.ts";
import { readStatements } from "./read-statements.ts";

function tell(goals: string, industry = "cutting new paper rolls for player pianos"): string[] {
  const read = readBrief({ businessName: "Marlow", industry, goals });
  const { brief, language, audience } = read;
  return readStatements(brief, read.goals, language.phrasebook, audience.segments).map(
    ({ words }) => words,
  );
}

describe("what goals say to visitors stands as a whole sentence", () => {
  test.each([
    ["Send me a tune (MIDI or sheet music) and I'll arrange it. $38 a roll.", "Send me a tune"],
    [
      "Telephone before posting, please. 07700 900418. An examination is £35.",
      "Telephone before posting",
    ],
    [
      "Tell us height and hand function, then we suggest a machine. Loans are free.",
      "Tell us height and hand function, then we suggest a machine",
    ],
  ])("%s", (goals, told) => {
    expect(tell(goals).join("\n")).toContain(told);
  });

  test("also in German", () => {
    const told = tell(
      "Reparatur ab 40 €. Bitte Netzkabel und Fußanlasser mitbringen.",
      "Walzen für elektrische Klaviere",
    );
    expect(told.join("\n")).toContain("Bitte Netzkabel");
  });

  test.each([
    "Get them to ring us before Friday. Loans are free.",
    "Send more people to our website before summer. Loans are free.",
    "Telephone before posting, please. Loans are free.",
    "Call me or send a message. Loans are free. 07700 900418",
    "Call to action above the fold. Loans are free.",
  ])("not: %s", (goals) => {
    expect(tell(goals).filter((words) => !/^(?:Loans are free|\d)/u.test(words))).toEqual([]);
  });
});

describe("what is behind a name for it", () => {
  test.each([
    [
      "Ring us. Services: rewires, dust-tight fixtures, arena LED.",
      "Rewires, dust-tight fixtures, arena LED",
    ],
    [
      "Ring us. They need to know: fences need a top barb or nothing much.",
      "Fences need a top barb or nothing much",
    ],
    ["Ring us. Must mention we come to the woolshed.", "We come to the woolshed"],
  ])("%s", (goals, told) => {
    expect(tell(goals)).toContain(told);
  });
});

describe("what is not done", () => {
  test.each([
    ["$1.10 a head. No rides. No weddings.", ["$1.10 a head", "No rides", "No weddings"]],
    [
      "£65 first hour. No new builds (not Gas Safe).",
      ["£65 first hour", "No new builds (not Gas Safe)"],
    ],
    ["£65 first hour. No jargon. No photos of drills.", ["£65 first hour"]],
    ["£65 first hour. No online shop please.", ["£65 first hour"]],
  ])("%s", (goals, told) => {
    expect(tell(goals).map((words) => words.replace(/\.$/u, ""))).toEqual(told);
  });
});

describe("numbers to call, as each country writes them", () => {
  const numbers = (goals: string) =>
    readFacts({ businessName: "Marlow", industry: "x", goals })
      .filter(({ kind }) => kind === "telephone")
      .map(({ words }) => words);

  test.each([
    ["Dale evenings 419-555-0138.", "419-555-0138"],
    ["day or night, (608) 555-0127", "(608) 555-0127"],
    ["dispatch 604.555.0183, not us", "604.555.0183"],
    ["insured, 859 555 0116", "859 555 0116"],
    ["mobile jobs 0491 570 156", "0491 570 156"],
    ["mejor por la tarde, 612 34 56 78", "612 34 56 78"],
  ])("%s", (goals, number) => {
    expect(numbers(goals)).toEqual([number]);
  });

  test.each([
    "sold 612 000 000 euros of it",
    "part 123-456-7890-1",
    "$2,400 for 8, 1.20 deep, 2026-11-25",
  ])("not: %s", (goals) => {
    expect(numbers(goals)).toEqual([]);
  });
});

describe("of goals in sentences what visitors are invited to", () => {
  const kinds = (goals: string) =>
    readBrief({ businessName: "Marlow", industry: "parchment making", goals }).goals.map(
      ({ kind, words }) => words?.invitation ?? kind,
    );

  test.each([
    [
      "I'd like people to order by size and thickness. Full goat skin $140. I'd also do a visit day in June. Please dont put a picture of the lime pit.",
      ["Order by size and thickness"],
    ],
    [
      "Pick a building and a slot, pay online. $59 for a bed loft, three students per crew, insured.",
      [],
    ],
    [
      "Join us, $60 a year, whenever you like to start. Sessions are on Monday mornings. Hire the space? No.",
      ["join"],
    ],
  ])("%s", (goals, expected) => {
    expect(kinds(goals)).toEqual(expected);
  });
});

test("a question of the owner's is told with its answer alone", () => {
  const told = tell("From €320 for two tiers feeding 50. Nut free too? No, we use almonds.");
  expect(told.filter((words) => /^nut free/iu.test(words))).toEqual([
    "Nut free too? No, we use almonds",
  ]);
});
