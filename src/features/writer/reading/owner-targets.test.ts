/** Wishes of the page that tell something, targets of the business, and what a page is not to have. */
import { expect, test } from "bun:test";
import { tellWishes } from "./told-wishes.ts";

test.each([
  [
    "Show we can screen and recoat 24 lanes over three nights. Get them to call Rick.",
    "We can screen and recoat 24 lanes over three nights.",
  ],
  [
    "Order a rope, and see how long the wait is. It's about nine weeks at the minute.",
    "Order a rope. The wait: about nine weeks at the minute.",
  ],
  [
    "They should see my face straight away, and that I’m a trained physio assistant.",
    "I’m a trained physio assistant.",
  ],
  [
    "Get new people to turn up on a Tuesday at 7.15 at the Methodist hall, side door. First two weeks are free.",
    "Come along on a Tuesday at 7.15 at the Methodist hall, side door. First two weeks are free.",
  ],
  [
    "Present the three cheeses (Fellbeck, Old Garth and Little Sike) with tasting notes. Publish hatch hours: Thursday to Sunday, 10 to 4.",
    "Three cheeses: Fellbeck, Old Garth and Little Sike. Hatch hours: Thursday to Sunday, 10 to 4.",
  ],
  [
    "I want them to see the planking jobs and what it costs by the hour, which is $85. I don’t do engines.",
    "Price: $85 by the hour. I don’t do engines.",
  ],
  [
    "Visitors should understand the sliding scale ($20 to $120 a year), the seven-day loan, and the late fee of a dollar a day. We do not deliver.",
    "Sliding scale: $20 to $120 a year. Seven-day loan. Late fee: a dollar a day. We do not deliver.",
  ],
  [
    "We want people to skirt their fleeces before they send them, so there must be pictures of what to take off. Minimum is 20 kilos.",
    "Skirt your fleeces before you send them. Minimum is 20 kilos.",
  ],
  [
    "Tell people everything in here is gluten free, every fryer, so they can stop asking.",
    "Everything in here is gluten free, every fryer.",
  ],
  [
    "Open ten new wholesale accounts before Christmas. We deliver on Tuesdays.",
    "Enquire about wholesale accounts. We deliver on Tuesdays.",
  ],
  [
    "I want owners to tell me about the dog before they book. I only do three dogs a day so no instant booking please.",
    "Tell us about your dog. I only do three dogs a day.",
  ],
  [
    "Help visitors find out within one minute whether we can take their case: asylum and citizenship, yes; work visas and criminal defense, no. We speak Spanish.",
    "We take: asylum and citizenship. We do not take: work visas and criminal defense. We speak Spanish.",
  ],
  [
    "We never ask for documents through a web form, and the site must say that notaries are not lawyers.",
    "We never ask for documents through a web form. Notaries are not lawyers.",
  ],
  [
    "Promote the free Wednesday clinic at 4pm, first 15 people, no appointment. We speak Spanish.",
    "Free Wednesday clinic: 4pm, first 15 people, no appointment. We speak Spanish.",
  ],
  [
    "Fill the five trips we do each year: San Juan Islands, Methow, two in the Willamette. Eight riders, two guides.",
    "Five trips we do each year: San Juan Islands, Methow, two in the Willamette. Eight riders, two guides.",
  ],
  [
    "I want people to know it's real glass, bent by me over a fire, not LED rope. Classes twice a year.",
    "Real glass, bent by me over a fire, not LED rope. Classes twice a year.",
  ],
  [
    "Generate consultations with an arborist ($125, credited to the job). Educate on oak wilt: no pruning from February through June.",
    "Consultations with an arborist: $125, credited to the job. Oak wilt: no pruning from February through June.",
  ],
  [
    "Prove we're real. Names, faces, our office over the bakery. Then let solicitors send us a case.",
    "Send us a case.",
  ],
  [
    "Hire the place for birthdays, and to put your name on a seat for £150. We don't show adverts.",
    "Hire the place for birthdays or put your name on a seat for £150. We don't show adverts.",
  ],
  [
    "Show the flat price, $70 a visit, no subscription.",
    "Flat price: $70 a visit, no subscription.",
  ],
])("%s", (goals, told) => {
  expect(tellWishes(goals.replaceAll("'", "’")).replaceAll("’", "'")).toContain(
    told.replaceAll("’", "'").replace(/\.$/u, ""),
  );
});

test.each([
  ["We deliver on Tuesdays. No online retail shop is required.", /retail shop/iu],
  ["We deliver on Tuesdays. We don't need a blog.", /blog/iu],
  [
    "Explain raw milk safety in plain terms, including who should not eat it. We deliver on Tuesdays.",
    /plain terms/iu,
  ],
  [
    "Open ten new wholesale accounts before Christmas. We deliver on Tuesdays.",
    /Christmas|ten new/iu,
  ],
  ["Everyone is welcome. Tell people we are open all year, so they stop ringing.", /ringing/iu],
])("never said to visitors: %s", (goals, hidden) => {
  expect(tellWishes(goals)).not.toMatch(hidden);
});

test.each([
  "No dogs are allowed in the shop. No booking is needed on Mondays in winter.",
  "Visitors should understand why a clock stops, and how long it takes.",
  "Open on ten new evenings before Christmas.",
])("what visitors are told stays: %s", (goals) => {
  const [first = ""] = goals.split(".");
  expect(tellWishes(goals)).toContain(first.replace(/^Visitors should understand /u, ""));
});
