/** Which sentences of an owner's goals are told whole, and which are said to whoever makes the site. */
import { describe, expect, test } from "bun:test";
import { readBrief } from "./read-brief.ts";
import { readStatements } from "./read-statements.ts";

const BUTTON = "Book a tasting at the weekend.";
function tell(goals: string): string[] {
  const reading = readBrief({ businessName: "Aster", industry: "odd trade of our own", goals });
  return readStatements(reading.brief, reading.goals, "en").map(({ words }) =>
    words.replace(/\.$/u, ""),
  );
}

describe("a sentence that tells something stands whole", () => {
  test.each([
    "Kids $70",
    "Max 12",
    "Six week lead time, genuine emergencies seen same day if you’re an existing customer",
    "Dogs on leads, not in the orchard",
    "Show is 30 min, £185 in Dorset, mileage after 40 miles",
    "No chanting, no incense, nobody looks at you",
    "If you’ve found one put it in a box with a towel and ring 07700 900562",
    "Fill in the wee form about your dog before booking, first visit is £10",
    "We need the script 3 weeks ahead and one seat at a run",
    "Become a member: one share is £20, one vote, you don’t make money",
  ])("%s", (sentence) => {
    expect(tell(`${BUTTON} ${sentence}.`)).toContain(sentence);
  });

  test.each([
    [
      "I do not do doors, kitchens or upvc so please make that obvious.",
      "I do not do doors, kitchens or upvc",
    ],
    ["Registered with the USDA, number goes in the footer.", "Registered with the USDA"],
    ["Not slime, not cosmetics, we get asked all the time.", "Not slime, not cosmetics"],
    [
      "Second, that walkers know about the pick-up: we collect from Knighton between four and six.",
      "The pick-up: we collect from Knighton between four and six",
    ],
    ["Understand the price: $640 to $980 per window.", "Price: $640 to $980 per window"],
    [
      "Every dial is calculated for one place and I'd like visitors to find that delightful.",
      "Every dial is calculated for one place",
    ],
    [
      "Pregnant women must not come to lambing, it has to be on there and not in tiny writing.",
      "Pregnant women must not come to lambing",
    ],
    [
      "I would like it explained that the grant gives up to €500 and that I do the form.",
      "The grant gives up to €500 and I do the form",
    ],
    [
      "NO hot tubs NO safes NO couch while we're here.",
      "No hot tubs, no safes, no couch while we’re here",
    ],
  ])("%s", (typed, told) => {
    expect(tell(`${BUTTON} ${typed}`)).toContain(told);
  });

  test("a call is told without its number by what stands behind it alone", () => {
    const told = tell("Call for an inspection: EICR £260 up to 3 bed. We work in Dorset.");
    expect(told).toContain("EICR £260 up to 3 bed");
  });

  test("two words are told behind what is told, where they are understood", () => {
    expect(tell(`${BUTTON} We play on Sundays. Cash only.`)).toContain("Cash only");
    expect(tell(`${BUTTON} We want more young players. Tea after.`)).not.toContain("Tea after");
    expect(tell(`${BUTTON} We play on Sundays. Tea after.`)).not.toContain("Tea after");
    expect(tell(`${BUTTON} We turn bowls. 31 years.`)).not.toContain("31 years");
  });

  test.each([
    [
      "600 wigs in stock, £60 a week, searchable by period would be the dream.",
      "600 wigs in stock, £60 a week",
    ],
    [
      "There’s a waiting list of 5 weeks, be honest about that.",
      "There’s a waiting list of 5 weeks",
    ],
    [
      "Fill the 8 week classes first ($340, clay + firing included).",
      "8 week classes first ($340, clay and firing included)",
    ],
    ["We run the A9 every other week, put the schedule up.", "We run the A9 every other week"],
  ])("without what is said to whoever makes the site: %s", (typed, told) => {
    expect(tell(`${BUTTON} ${typed}`)).toContain(told);
  });

  test.each([
    "Half of them arrive broken because of bad packing.",
    "9 out of 10 calls are wasps and we don’t do those.",
  ])("what an owner hears every day is not told: %s", (typed) => {
    expect(tell(`${BUTTON} ${typed} We turn bowls.`)).toEqual(["We turn bowls"]);
  });
});

describe("a sentence for whoever makes the site stands nowhere", () => {
  test.each([
    "A short list of things that mean come now.",
    "Concert dates need to be easy for Sheila to update, she has an iPad.",
    "Each practitioner should have a page with what they are good at.",
    "I can't say that enough.",
    "Would like one screenshot high up, growers don't trust a website that won't show the thing.",
    "Large print on the website please!",
    "Quote form: what type, stairs at each end, how many turns.",
    "They should be able to read quietly what happens.",
    "See what's on the bench and what's sold.",
    "San Antonio.",
    "I think photos of the yard should be there.",
    "We don't want a shop basket yet.",
    "Nut free too?",
    "Be taken seriously.",
  ])("%s", (sentence) => {
    const first = sentence.split(" ").slice(0, 3).join(" ").replaceAll("'", "’").toLowerCase();
    const told = tell(`${BUTTON} ${sentence}`).join("\n").toLowerCase();
    expect(told).not.toContain(first.replace(/[.?!]$/u, ""));
  });
});
