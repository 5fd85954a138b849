/** Goals that are written in sentences: what visitors are asked for, and what they are only told. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

function read(brief: { industry: string; goals: string; audience?: string }) {
  const document = composeSite({ businessName: "Halyard & Finch", ...brief }, "seed");
  const hero = document.pages[0]?.blocks.find(({ kind }) => kind === "hero");
  return {
    buttons: hero?.kind === "hero" ? hero.actions?.map(({ label }) => label) : undefined,
    text: JSON.stringify(document.pages.map(({ blocks }) => blocks)).replaceAll("\u00a0", " "),
  };
}

test.each([
  [
    "Come to Newbie Sunday, first Sunday of each month, free, nothing to sign up for, just come. We play on Wednesdays at 6.30pm.",
    "Sign up for",
  ],
  [
    "They don't eat on command and won't leave the roses, so fence your roses. $950 a day.",
    "fence",
  ],
  [
    "Call first, that is the main thing. I can't tell you what to sign or write your will. $10 each.",
    "Write your will",
  ],
  [
    "There is no toilet at the court, sorry, use the servo. We meet on Sundays at one o'clock.",
    "servo",
  ],
])("a deed in the middle of a sentence is no button: %s", (goals, words) => {
  for (const label of read({ industry: "odd trade of our own", goals }).buttons ?? [])
    expect(label).not.toContain(words);
});

test.each([
  [
    "Our season is short and the barn is cold. Book a trial evening, it costs £5 for each of you.",
    "Book a trial evening",
  ],
  [
    "We want people to book a shade day. The report takes us two weeks to write for each school.",
    "Book a shade day",
  ],
])("what begins a sentence, or is wished of people, is one: %s", (goals, button) => {
  expect(read({ industry: "odd trade of our own", goals }).buttons).toContain(button);
});

test("nobody is promised a call while the number is missing", () => {
  const goals = "Reservations by phone from 5pm. Most calls we get are about parties.";
  const { buttons, text } = read({ industry: "odd trade of our own", goals });
  expect(buttons).toEqual(["Get in touch"]);
  expect(text).not.toContain("When to call");
});

test("a trade that denies the rest of itself is told in its owner's words", () => {
  const { text } = read({
    industry: "portrait photographer, black dogs only",
    goals: "book a session",
  });
  expect(text).not.toMatch(/Headshots|job application|Horses|cats/iu);
  expect(read({ industry: "portrait photographer", goals: "book a session" }).text).toMatch(
    /Headshots|job application/iu,
  );
});

test("what is said to whoever makes the site, or wished for the house, is no text", () => {
  const { text } = read({
    industry: "odd trade of our own",
    goals:
      "If it rains we don't play, the call is made at 4pm, so the site needs one spot that says ON or OFF. Third, find two more volunteers for Saturdays. Membership is $80 a year.",
  });
  expect(text).toContain("the call is made at 4pm.");
  expect(text).not.toMatch(/the site needs|find two more/iu);
  expect(text).toContain("Membership is $80 a year.");
});

test("whom the house is looking for is not whom it is for", () => {
  const { text } = read({
    industry: "handbells in the tower",
    goals: "get in touch",
    audience: "need 2 more ringers",
  });
  expect(text).not.toContain("For need");
});

test("a plan that is sold is named in the form, and no order by message", () => {
  const { pages } = composeSite(
    {
      businessName: "Crag Physio",
      industry: "physiotherapist for climbers only",
      goals: "Online booking, fill the daytime slots, sell the 6-week return-to-climbing plan",
    },
    "s",
  );
  const said = JSON.stringify(pages);
  expect(said).not.toContain("Order by message");
  expect(said).toContain("6-week return-to-climbing plan");
});
