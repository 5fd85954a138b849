/** What English goals tell behind the wish to show it, and which deeds are left of wishes said of somebody. */
import { expect, test } from "bun:test";
import { tellWishes } from "./told-wishes.ts";

const TOLD: readonly (readonly [typed: string, told: string])[] = [
  [
    "show fees R260 a night or R3 900 month, what to pack, who is awake all night. no daycare in the day",
    "Fees: R260 a night or R3 900 month. no daycare in the day",
  ],
  [
    "State our turnaround (15 working days standard), sample requirements and how to ship.",
    "Turnaround: 15 working days standard.",
  ],
  [
    "Say what it costs (from R950, roofs from R1 800) and what to do while you wait: keep pets inside.",
    "Prices: from R950, roofs from R1 800. While you wait: keep pets inside.",
  ],
  [
    "Show winter hours Wed to Sat 10 to 4, summer every day 10 to 5:30.",
    "Winter hours: Wed to Sat 10 to 4, summer every day 10 to 5:30.",
  ],
  [
    "Fixtures, which road is used when, explain the rules, and how to join (£20 a year)",
    "Fixtures. Joining: £20 a year",
  ],
  [
    "Show the catalogue (1,140 toys), opening times (Wed 9.30–11.30, Sat 9–12), and a map.",
    "Catalogue: 1,140 toys. Opening times: Wed 9.30–11.30, Sat 9–12.",
  ],
  [
    "End of life visits need their own quiet page with prices ($420 with the visit), written kindly.",
    "End of life visits: $420 with the visit.",
  ],
  [
    "Put a proper page on safety: keep out for 4 hours, cover the fish tank.",
    "Safety: keep out for 4 hours, cover the fish tank.",
  ],
  ["Night paddles sell out in August so say that.", "Night paddles sell out in August."],
  [
    "want people to know in May its a 2 week wait. phone 740-555-0119 at the top.",
    "In May its a 2 week wait. Phone 740-555-0119.",
  ],
  ["fill 2 places from September", "2 places from September"],
  ["list of faces with sizes, price per kilo, minimum order 2 kg.", "Minimum order 2 kg."],
  [
    "Sat 9 to 1. Visitors should also know we're fully accessible.",
    "Sat 9 to 1. we're fully accessible.",
  ],
  ["Rough prices so people don't faint later: bimini from $1,450.", "Prices: bimini from $1,450."],
  ["Remind people to get the service done in August.", "get the service done in August."],
];

test.each(TOLD)("%p", (typed, told) => {
  expect(tellWishes(typed)).toBe(told);
});

const DEEDS: readonly (readonly [typed: string, told: string])[] = [
  [
    "Trusts should see completed schools, understand our process, and request a site visit.",
    "Request a site visit.",
  ],
  [
    "I would like people to see treatments, understand that I reverse nothing, and write to me with photographs.",
    "I reverse nothing. Write to me with photographs.",
  ],
  [
    "Designers should send their drawing, and receive a quotation within 3 days.",
    "Send your drawing. You receive a quotation within 3 days.",
  ],
  [
    "Book a lesson at £12, see that the pool is closed on Mondays, know what to wear. No children.",
    "Book a lesson at £12. The pool is closed on Mondays. No children.",
  ],
  [
    "Order by email, see woods (yew, damson), lettering up to 38 characters, £22 bone.",
    "Order by email. Woods: yew, damson. Lettering up to 38 characters, £22 bone.",
  ],
  [
    "they should understand we only puddle in summer, and that we visit first (£90).",
    "We only puddle in summer. We visit first (£90).",
  ],
  [
    "Have people send three photos for a quote, we reply within two days.",
    "Send three photos for a quote, we reply within two days.",
  ],
  ["They can pay by card or cash.", "They can pay by card or cash."],
  ["Growers need to reserve spools by July 15.", "Reserve spools by July 15."],
  [
    "Get people on a Learn to Row course, six Saturday mornings for $120.",
    "Sign up for the Learn to Row course. The course: six Saturday mornings for $120.",
  ],
  ["Ask for volunteers to drive the trailer.", "Volunteer to drive the trailer."],
  [
    "I want tower captains to send me the measurements properly the first time, that's the big one: length, sally height.",
    "send me the measurements: length, sally height.",
  ],
  [
    "They are upset when they look me up so the phone number has to be the first thing: 902-555-0172, any hour.",
    "Phone 902-555-0172, any hour.",
  ],
  ["Then what to do meanwhile (mark the spot, don’t dig).", "Meanwhile: mark the spot, don’t dig."],
  [
    "Would like a short bit on how to wash clears: fresh water, never roll when cold.",
    "How to wash clears: fresh water, never roll when cold.",
  ],
  [
    "Members need the term dates. The public need the concerts: Christmas on 14 December.",
    "Concerts: Christmas on 14 December.",
  ],
  ["need rabies proof.", "We need rabies proof."],
  [
    "Tell us if it is your first time, and bring a towel.",
    "Tell us if it is your first time, and bring a towel.",
  ],
  ["Rooms book up fast in August.", "Rooms book up fast in August."],
  ["Growers reserve next spring's seed.", "Reserve next spring's seed."],
  ["Safety page please: no swimming alone.", "Safety: no swimming alone."],
  ["Also do fetes and care homes.", "We also do fetes and care homes."],
  ["Get them to ring or message me for a chat first.", "message me for a chat first."],
  ["phone number big at the top 250-555-0148. radio channel", "Phone 250-555-0148. radio channel"],
];

test.each(DEEDS)("%p", (typed, told) => {
  expect(tellWishes(typed)).toBe(told);
});

test("what is said of the page and of today's troubles is gone", () => {
  expect(tellWishes("Insurance stuff lower down. No cars.")).toBe("No cars.");
  expect(tellWishes("No stock photos. I will supply my own.")).toBe("No stock photos.");
  expect(tellWishes("Sell yarn online, right now people email and I send an invoice.")).toBe(
    "Sell yarn online.",
  );
});

test("goals that hold none of it stay as they were typed", () => {
  for (const goals of [
    "Show the three rounds and let people ask whether their clock is on one of them.",
    "Book a table, see the menu",
    "Explain how the course works. It costs £40, lunch included!\nCall 01632 960174",
    "I will send you the report within a week.",
    "People should feel welcome.",
    "Book a quiet hour; read what to expect before the first cut",
    "See the menu, book a table",
  ])
    expect(tellWishes(goals)).toBe(goals);
});
