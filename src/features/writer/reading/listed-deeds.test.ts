/** Lists of what visitors should do, each deed by itself, and parts that only name what a page should hold. */
import { describe, expect, test } from "bun:test";
import { readFormWishes } from "./form-wishes.ts";
import { dropPageParts, listsDeeds, listsNeighbourDeeds, partDeeds } from "./listed-deeds.ts";
import { tellWishes } from "./told-wishes.ts";

describe("a list of deeds", () => {
  test("is a sentence for each, without what is only to be seen", () => {
    expect(
      partDeeds(
        "join for $70 a term, see the four rooms, read the rules (bonfires after 6), buy tickets to the concert",
      ),
    ).toBe("Join for $70 a term. Rules (bonfires after 6). Buy tickets to the concert");
  });

  test.each([
    "Order a rope by telling us: length, number of bells, sally colours",
    "Tell us the churchyard, the name on the stone and a photo",
    "See the four rooms, read what is for breakfast",
  ])("is not what lists something else: %s", (sentence) => {
    expect(partDeeds(sentence)).toBe(sentence);
  });

  test("is told by no sentence", () => {
    expect(listsDeeds("Book a room, find us behind the quarry", "en")).toBe(true);
    expect(listsDeeds("Book a room, two nights minimum in July", "en")).toBe(false);
    expect(
      listsNeighbourDeeds("Prenotare il tagliando (da 35 euro), noleggiare una bici", "it"),
    ).toBe(true);
    expect(
      listsNeighbourDeeds(
        "Een bakfiets huren per dag, een onderhoudsbeurt plannen, eentje zien",
        "nl",
      ),
    ).toBe(true);
    expect(listsNeighbourDeeds("Ophalen kan tot 18.00 uur, op zondag niet", "nl")).toBe(false);
  });
});

describe("what a page should hold", () => {
  test.each([
    ["call us, opening hours, open till 8pm", "call us, open till 8pm"],
    ["book a slot, packages and prices, gift cards, reviews", "book a slot, gift cards"],
    ["register your cat, price of neutering", "register your cat"],
  ])("is dropped from “%s”", (typed, left) => {
    expect(dropPageParts(typed)).toBe(left);
  });

  test.each(["opening hours, price list", "Menu", "price list £3", "photos of your roof, a quote"])(
    "stays in “%s”",
    (typed) => {
      expect(dropPageParts(typed)).toBe(typed);
    },
  );

  test("is no part of what a sentence among others lists", () => {
    const goals = "Tell us the churchyard, the name on the stone, a photo. We go and look.";
    expect(tellWishes(goals)).toBe(goals);
  });
});

describe("what is to be told with an enquiry", () => {
  test.each([
    [
      "Call us.\nneed: address, where the animal is lying, gate width\nno pets",
      "address, where the animal is lying, gate width",
    ],
    [
      "I come out on Sundays. Tell me the title, the year, and what it does.",
      "the title, the year, and what it does",
    ],
    [
      "upright $325\nform: what is it, from where, how many stairs",
      "what is it, from where, how many stairs",
    ],
    ["Tell us about your day.", undefined],
    ["We need a bigger shop, honestly.", undefined],
  ])("of “%s”", (goals, asked) => {
    expect(readFormWishes(goals, "en")).toBe(asked);
  });
});
