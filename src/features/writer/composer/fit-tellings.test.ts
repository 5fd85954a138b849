/** What a brief tells in its own words, and what of it visitors are told. */
import { describe, expect, test } from "bun:test";
import type { Statement } from "../reading/statement-signs.ts";
import { dropAlso, isFitTelling } from "./fit-tellings.ts";

const said = (field: Statement["span"]["field"], words: string): Statement => ({
  words,
  signs: [],
  isSentence: true,
  span: { field, start: 0, end: words.length },
});

describe("of the goals", () => {
  for (const words of [
    "The first chat is free",
    "We move bins too, within about 120 miles",
    "Make up lessons: 2 per term",
    "There is a hearing loop and a ramp",
    "Lessons are in Welsh or both languages, whichever helps",
    "English and Spanish spoken",
    "We know the provincial forms",
    "What can't go in: plasterboard, fridges, tyres",
  ])
    test(`told: ${words}`, () => {
      expect(isFitTelling(said("goals", words), "en")).toBe(true);
    });
  for (const words of [
    "Help a nervous person understand what happens",
    "Emergency number has to be big",
    "The 11 we have done",
    "State-by-state rules page",
    "Our members hate those",
    "Menus with price per head",
    "Prompt early contact, before deadlines pass",
    "Visual story of the visit that parents can print",
    "Wholesale enquiries before the spring harvest",
    "We are not looking for volume",
    "We left them",
    "I’m happy to",
  ])
    test(`not told: ${words}`, () => {
      expect(isFitTelling(said("goals", words), "en")).toBe(false);
    });
});

describe("of the audience", () => {
  test("what the business says, and groups that are spoken of as they are", () => {
    expect(isFitTelling(said("audience", "We don’t do backyard vinyl"), "en")).toBe(true);
    expect(isFitTelling(said("audience", "Couples who are separating"), "en")).toBe(true);
  });
  test("nothing about visitors behind their backs", () => {
    for (const words of [
      "There are three lots of people",
      "Our first audience is the women themselves",
      "Home cooks who’ve saved up and will read every word",
      "Chefs who don’t care about my story",
    ])
      expect(isFitTelling(said("audience", words), "en")).toBe(false);
  });
});

test("what a business is besides stands without its also", () => {
  expect(dropAlso("We are also hiring a technician")).toBe("We are hiring a technician");
  expect(dropAlso("We also teach")).toBe("We teach");
});

test("in other languages what is to be done for the site is told to nobody", () => {
  expect(isFitTelling(said("goals", "Expliquer comment se passe un devis"), "fr")).toBe(false);
  expect(isFitTelling(said("goals", "Pas de vente en ligne"), "fr")).toBe(true);
  expect(
    isFitTelling(said("goals", "Sanierung anfragen, weniger Preisanfragen am Abend"), "de"),
  ).toBe(false);
  expect(isFitTelling(said("goals", "Kurse buchbar (höchstens 8 Personen)"), "de")).toBe(true);
});

test("nobody is told whom the owner has in mind, even where it is counted", () => {
  expect(
    isFitTelling(said("audience", "Our buyer is the owner of a company with 40 employees"), "en"),
  ).toBe(false);
});
