/** What owners say to whoever makes the site stands around what they tell visitors, and never on a page. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { tellWishes } from "./told-wishes.ts";

const told = (goals: string): string => tellWishes(goals.replaceAll("'", "’"));

const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];
const pageOf = (goals: string): string => {
  const [home] = composeSite({ businessName: "Aster", industry: "Wigmaker", goals }, "s").pages;
  return textsOf(home?.blocks).join("\n").replaceAll("’", "'");
};

describe("a sentence keeps what it tells", () => {
  test.each([
    [
      "Make sure they know I don't do boilers or anything gas, I get four calls a week about it. We take cards.",
      "I don't do boilers or anything gas.",
    ],
    [
      "Make sure people know we shut at 2, and we don't open Mondays at all. Dogs are welcome.",
      "We shut at 2, and we don't open Mondays at all.",
    ],
    ["If there's room say I've been at it 31 years. We take cards.", "I've been at it 31 years."],
    [
      "All our beef comes from two farms, the Hurleys and our own cousins, and I'd like that to be clear. We take cards.",
      "All our beef comes from two farms, the Hurleys and our own cousins.",
    ],
    [
      "People keep asking whether we deliver and the answer is no. We take cards.",
      "We don't deliver.",
    ],
    [
      "People always ask whether we sell honey and the answer is yes. We keep bees.",
      "We sell honey.",
    ],
    [
      "Tell people we sell out by 11 most Saturdays so they should order by Thursday night.",
      "We sell out by 11 most Saturdays.",
    ],
    [
      "There are 22 steps up to the studio and no lift, which I need to be upfront about. Mats are provided.",
      "There are 22 steps up to the studio and no lift.",
    ],
    [
      "Say I'm full for under twos till September but there are two after-school places. We're outdoors every day.",
      "I'm full for under twos till September but there are two after-school places.",
    ],
    [
      "Book a pitch and see straight away what we haven't got, which is electric hookups, wifi and a shop. Quiet from 10.",
      "We haven't got electric hookups, wifi or a shop.",
    ],
    [
      "I'd like it to be clear that big motorhomes won't get down the lane. Quiet from 10.",
      "Big motorhomes won't get down the lane.",
    ],
    [
      "Nests I can't touch from March to August, it's the law, and I'm tired of arguing about it. I put sheets down.",
      "Nests I can't touch from March to August, it's the law.",
    ],
    [
      "The waiting list is closed since 2021, we need to say so nicely because we get about ten emails a week. We meet on Sundays.",
      "The waiting list is closed since 2021.",
    ],
    [
      "We don't ship interstate yet so don't show a cart. We brew one beer.",
      "We don't ship interstate yet.",
    ],
    [
      "Fixtures are on Play-Cricket so just link to it, don't copy them. Teas are a big thing here and Pauline would like a photo.",
      "Fixtures are on Play-Cricket.",
    ],
    [
      "People ask about leather and suede every week and no, we send you to a fella in Cork for that. In by 10.",
      "Leather and suede: we send you to a fella in Cork for that.",
    ],
    [
      "I want it to say right away that I'm a woman and fully registered. I come in the evening.",
      "I'm a woman and fully registered.",
    ],
    [
      "Weekend hire is £149. You need an outside tap, so a checklist would save me a lot of trips.",
      "You need an outside tap.",
    ],
    [
      "They need to have the sheep yarded before I get there. No alpacas.",
      "You need to have the sheep yarded before I get there.",
    ],
    [
      "I'm happy to use their own fabric. Lead time is eight weeks.",
      "I'm happy to use your own fabric.",
    ],
    [
      "Get them in during July, there's 10% off till the 20th. We take back anything unworn.",
      "There's 10% off till the 20th.",
    ],
    [
      "Sponsorship is from £25 a month and we'd like eight more by Christmas. Anyone can train.",
      "Sponsorship is from £25 a month.",
    ],
    [
      "Daytime I've got room, so retired people and shift workers should get in touch. I don't push exams.",
      "Daytime I've got room.",
    ],
    [
      "I send every customer before and after pictures. Quotes are free.",
      "I send everyone before and after pictures.",
    ],
  ])("%s", (goals, kept) => {
    const page = pageOf(goals);
    expect(page).toContain(kept.replace(/\.$/u, ""));
    expect(page).not.toMatch(
      /calls a week|clear\b|know I|if there|and the answer|upfront|tired of|say so|a cart|copy them|a photo|checklist|eight more|shift workers|every customer/iu,
    );
  });
});

describe("what is only for whoever makes the site stands nowhere", () => {
  test.each([
    "Oh and whoever builds this, keep it dark but readable.",
    "Don't make it look corporate.",
    "Don't put my address on, just Ladygrove.",
    "Don't list repairs, I only do filters.",
    "Don't promise cures, we aren't allowed and it isn't true.",
    "Don't use stock photos of models with champagne.",
    "I'd like a simple order form, no accounts, no passwords.",
    "I'd like publicans to have their own bit with a price list.",
    "Term dates must be findable because I'm asked for them every day.",
    "Keep the jokes to one, my wife says.",
    "Put the round up: which village, which day, what time, where I park.",
    "I'd be delighted with six new clients before January.",
    "Everything for plotholders should be easy to find: water dates, the shop, bonfire rules.",
    "Times of services, and what actually happens if you come, because people are nervous.",
  ])("%s", (remark) => {
    const page = pageOf(`We take cards. ${remark} Dogs are welcome.`);
    expect(page).toContain("We take cards");
    expect(page).toContain("Dogs are welcome");
    const words = remark.match(/\p{L}{7,}/gu) ?? [];
    for (const word of words)
      expect(page).not.toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu"));
  });
});

describe("what a wish asks of visitors is what they do", () => {
  test.each([
    ["I want people to sell me their records. I pay cash.", "Sell us your records"],
    [
      "Bring them to the taproom, Friday to Sunday from noon.",
      "Come to the taproom, Friday to Sunday from noon",
    ],
    [
      "Fill in the form before they message us. Minimum is $150.",
      "Fill in the form before you message us",
    ],
    [
      "Only three rooms so they must book direct. No children under 12.",
      "Only three rooms. Book direct",
    ],
  ])("%s", (goals, kept) => {
    expect(told(goals).replaceAll("’", "'")).toContain(kept);
  });
});

test.each([
  "Don't call before 8, the baby sleeps. We take cards.",
  "Don't use bleach on wool. We take cards.",
  "Keep the receipt. We take cards.",
  "We say what we think. We take cards.",
])("what visitors are to do or not to do stays: %s", (goals) => {
  const [first = ""] = goals.split(".");
  expect(told(goals).replaceAll("’", "'")).toContain(first);
});

test.each([
  [
    "I buy collections, and I look at them for nothing. The layout runs on Saturdays.",
    /order|buy/iu,
  ],
  ["Call-out is £65 and that covers the first half hour. We take cards.", /call/iu],
])("what the business does is no button: %s", (goals, button) => {
  const [home] = composeSite({ businessName: "Aster", industry: "Wigmaker", goals }, "s").pages;
  const hero = home?.blocks[0];
  const labels = hero?.kind === "hero" ? (hero.actions ?? []).map(({ label }) => label) : [];
  for (const label of labels) expect(label).not.toMatch(button);
});
