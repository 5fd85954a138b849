/** Where a business is and what it wants to be told, in whichever field its owner says so. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

const home = (brief: { industry: string; goals: string; audience?: string }) => {
  const { pages, facts } = composeSite({ businessName: "Halyard & Finch", ...brief }, "seed");
  const [page] = pages;
  const hero = page?.blocks.find(({ kind }) => kind === "hero");
  const form = page?.blocks.find(({ kind }) => kind === "contact");
  return {
    facts,
    eyebrow: hero?.kind === "hero" ? hero.eyebrow : undefined,
    buttons: hero?.kind === "hero" ? hero.actions?.map(({ label }) => label) : undefined,
    lede: form?.kind === "contact" ? form.lede : undefined,
  };
};

test.each([
  ["harmonium bellows", "Send a photo. Workshop is in Whitby.", "Whitby"],
  ["cargo bike rescue", "Bring yours, take ours. Nottingham", "Nottingham"],
  ["spyglasses for toddlers", "Book by phone or online. Portland, Oregon", "Portland, Oregon"],
  ["Wir drehen Glockenseile", "Anfragen mit Länge und Durchmesser. Wir sitzen in Husum.", "Husum"],
])("%s: the place is found in “%s”", (industry, goals, place) => {
  expect(home({ industry, goals }).eyebrow).toBe(place);
});

test.each([
  ["Lampworked glass eyes for old bears. Blown or on wire. Anstruther, Fife.", "Anstruther, Fife"],
  ["mobile mechanic just for food trucks. San Antonio TX", "San Antonio, TX"],
  ["Lessons for people who hold a foreign licence in New Zealand. Christchurch", "Christchurch"],
  ["Repair of hydrophones, out of a shop in Port Townsend WA", "Port Townsend, WA"],
])("a sentence of the industry names the place: %s", (industry, place) => {
  expect(home({ industry, goals: "Get in touch" }).eyebrow).toBe(place);
});

test.each([
  "Send a photo. Thanks",
  "Send a photo. Open Monday",
  "Send a photo. Workshop in the evening, on demand.",
])("no place is found in “%s”", (goals) => {
  expect(home({ industry: "harmonium bellows", goals }).eyebrow).toBeUndefined();
});

test.each([
  ["Farms in Indiana, Ohio and Kentucky with five acres", "Indiana, Ohio and Kentucky"],
  ["Boat owners between Braunston and Oxford", undefined],
  ["Pilots from Austria, Hungary and southern Germany", undefined],
])("the area that is served is whole or not there: %s", (audience, area) => {
  const { facts } = home({ industry: "maze cutting by hand", audience, goals: "Get enquiries" });
  expect(facts.find(({ key }) => key === "service_area")?.value).toBe(area);
});

test.each([
  [
    "quote form: what piano, which floor, any turns. we answer same day.",
    "Please include: what piano, which floor, any turns.",
  ],
  [
    "We want orders by form or WhatsApp with length, head weight and colour. Ships Fridays.",
    "Please include the length, the head weight and the colour.",
  ],
  [
    "The enquiry should ask height in millimetres, the width, and a photo from below.",
    "Please include the height in millimetres, the width and a photo from below.",
  ],
  [
    "Enquiry form with floor no., direction facing, photo of balcony. No terrace.",
    "Please include the floor number, the direction facing and a photo of the balcony.",
  ],
])("the form says what is to be told: %s", (goals, wanted) => {
  expect(home({ industry: "things that are moved by two people", goals }).lede).toBe(wanted);
});

test.each([
  "They bring the bags, I open everything, nobody has to watch. Fixed price £390.",
  "bring yours, take ours, collect at 5. Also odd motors.",
  "People who are serious will write. The year after is open.",
  "walk in, no appointments, £16 any cut. people keep ringing at noon when we sleep",
  "we go to markets, 61 recorded so far, want people to listen.",
])("a part of a sentence is no button: %s", (goals) => {
  expect(home({ industry: "odd trade of our own", goals }).buttons).toEqual(["Get in touch"]);
});
