/** Facts that owners say in passing while they wish something of the site. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { readHiddenFacts } from "./hidden-facts.ts";

describe("a fact in a wish", () => {
  const told: [string, string[]][] = [
    ["Fewer phone calls asking do we do verrucas (we do)", ["We do verrucas"]],
    ["Cut down on calls asking if we see dogs (we don’t).", ["We don’t see dogs"]],
    [
      "Number one is new memberships, which are sliding scale from $20 to $100, and people need to understand that nobody checks your income.",
      ["Memberships are sliding scale from $20 to $100", "Nobody checks your income"],
    ],
    [
      "Third, explain why we stop making the fresh cheese in December, because every year somebody is cross.",
      ["We stop making the fresh cheese in December"],
    ],
    [
      "It should feel like the counter: tell us the age and what they liked last and we will suggest three books.",
      ["Tell us the age and what they liked last and we will suggest three books"],
    ],
    [
      "A page with our impact, last year it was 1,340 items kept out of landfill.",
      ["Last year: 1,340 items kept out of landfill"],
    ],
    [
      "On-site service across the Barossa should be prominent because vintage is busy.",
      ["We offer on-site service across the Barossa"],
    ],
    [
      "List which brands I work on (Skutt, Paragon, older Duncans).",
      ["I work on Skutt, Paragon and older Duncans"],
    ],
    [
      "First, get people to sign up for a membership ($60 a year, or pay what you can).",
      ["Membership: $60 a year, or pay what you can"],
    ],
    [
      "Tell them our hours before they drive over, because we are only open Tuesday evening and Saturday morning.",
      ["We are only open Tuesday evening and Saturday morning"],
    ],
    [
      "People need to know when we're open (second and fourth Saturday, 10 till 1) and what we can't take: no microwaves, nothing with petrol in it.",
      [
        "We’re open on the second and fourth Saturday, 10 till 1",
        "We take no microwaves and nothing with petrol in it",
      ],
    ],
    [
      "And a list of what can't go in, plasterboard, fridges, tyres.",
      ["What can't go in: plasterboard, fridges, tyres"],
    ],
    [
      "Have people request a low vision assessment (that one takes ninety minutes and can be at home).",
      ["A low vision assessment takes ninety minutes and can be at home"],
    ],
    ["Book the first fitting online and pay the $75 deposit.", ["The deposit is $75"]],
    [
      "I want the prices right out in the open ($189 a month for two classes a week).",
      ["Prices: $189 a month for two classes a week"],
    ],
    [
      "We also want to hire a derrick hand and a pump tech and nobody knows we're hiring.",
      ["We are hiring a derrick hand and a pump tech"],
    ],
    [
      "First thing is membership: it is pay what you can and people don't believe it.",
      ["Membership is pay what you can"],
    ],
    [
      "If someone uploads a floor plan we can turn a quote round in 48 hours and nobody can match that.",
      ["Send us a floor plan and we can turn a quote round in 48 hours"],
    ],
    [
      "Show the range properly, cut string, winders, oak and painted, because people think we only do softwood.",
      ["Our range: cut string, winders, oak and painted"],
    ],
    [
      "We would like more volunteers for Thursday evenings.",
      ["We are looking for more volunteers for Thursday evenings"],
    ],
    [
      "State our machines, materials (titanium, PEEK, cobalt chrome) and tolerances.",
      ["Materials: titanium, PEEK, cobalt chrome"],
    ],
    [
      "And we need two more trustees, ideally one who understands accounts.",
      ["We are looking for two more trustees"],
    ],
    [
      "Everyone asks whether we also notarize (we can, most people don't need it).",
      ["We also notarize"],
    ],
    ["And rush jobs exist but cost more, which she is too nice to say.", ["Rush jobs cost more"]],
    [
      "It should set out our three services (board evaluations, succession planning, charter reviews).",
      ["Our three services: board evaluations, succession planning, charter reviews"],
    ],
    [
      "So our numbers (1,140 members, 2,300 tools, 9,000 loans last year) should be easy to find.",
      ["1,140 members, 2,300 tools, 9,000 loans last year"],
    ],
    [
      "Position Moira Dalrymple (19 years as an inspector) as the person to call.",
      ["Moira Dalrymple: 19 years as an inspector"],
    ],
    [
      "That they understand what a session is like and that their mam or dad can stop any time.",
      ["Your mam or dad can stop any time"],
    ],
    ["A fixed monthly fee should be easy to find.", ["We charge a fixed monthly fee"]],
  ];
  for (const [wish, facts] of told)
    test(wish, () => {
      expect(readHiddenFacts(wish)).toEqual(facts);
    });

  const nothing = [
    "Our opening days have to be impossible to miss.",
    "The prices should be clear.",
    "Explain why we are better than the chains.",
    "Tickets, which is the main thing, sell slowly.",
    "Calls asking if we are open (see the hours).",
  ];
  for (const wish of nothing)
    test(`none in: ${wish}`, () => {
      expect(readHiddenFacts(wish)).toEqual([]);
    });

  test("stands on the page", () => {
    const { pages } = composeSite(
      {
        businessName: "Lindsborg Large Animal",
        industry: "Veterinary practice, cattle and horses only",
        goals: "Cut down on phone calls asking if we see dogs (we don't).",
      },
      "s",
    );
    expect(JSON.stringify(pages)).toContain("We don’t see dogs.");
  });
});

test.each([
  [
    "Tell people when to come, and that no referral or proof is needed for a coat (uniform does).",
    ["No referral or proof is needed for a coat"],
  ],
  [
    "Brides should know to come at least 8 weeks before and bring the shoes.",
    ["Brides: come at least 8 weeks before and bring the shoes"],
  ],
  [
    "First thing is getting someone through the door for a cup of tea on a Tuesday, with no commitment and nobody asking.",
    ["Come in for a cup of tea on a Tuesday, with no commitment"],
  ],
  [
    "Explain what we don’t do, which is legal drafting or tax, and what it costs.",
    ["We don’t do legal drafting or tax"],
  ],
  [
    "I would like visitors to feel that a first phone call is safe and commits them to nothing.",
    ["A first phone call commits you to nothing"],
  ],
  [
    "I want folk to see the dates and what’s included (soup, gloves, a pint after).",
    ["What’s included: soup, gloves, a pint after"],
  ],
])("and in: %s", (wish, facts) => {
  expect(readHiddenFacts(wish)).toEqual(facts);
});
