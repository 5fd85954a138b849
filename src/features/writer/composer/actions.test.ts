/** What a goal becomes in a trade, and what a kind of it is told in words of its own. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

const buttons = (industry: string, goals: string) => {
  const { pages } = composeSite({ businessName: "Marlow", industry, goals }, "s");
  const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
  return hero?.kind === "hero" ? (hero.actions ?? []).map(({ label }) => label) : [];
};

test.each([
  ["home care agency", "first visits at home", "Arrange a visit"],
  ["roofer", "call us for a free quote", "Request a free quote"],
  ["osteopath", "ring to book", "Book a session"],
  ["locksmith", "ring 01632 960123 24 hours", "Call the locksmith"],
  ["judo club", "free trial sessions", "Book a free trial session"],
  ["roofer", "free quotes", "Request a free quote"],
  ["roofer", "free estimates", "Request a free estimate"],
  ["honey producer", "honey sales", "Order honey"],
  ["community theatre", "ticket sales", "Reserve tickets"],
  ["florist", "visits", "Visit us"],
  ["vintage clothing shop", "sell-your-clothes enquiries", "Get in touch"],
  ["employment lawyers", "have your agreement reviewed, call us", "Have your agreement reviewed"],
  ["yoga studio", "try a class", "Try a class"],
  ["vet practice", "register your pet", "Register your pet"],
  ["second-hand bookshop", "sell us your books", "Sell us your books"],
  ["animal rescue nonprofit", "adoption applications, donations", "Apply to adopt"],
  ["cargo bike shop", "book a test ride, book a service", "Book a service"],
] as const)("%s with the goal “%s” has a button that says “%s”", (industry, goals, label) => {
  expect(buttons(industry, goals)).toContain(label);
});

test("a kind that its trade's headings do not fit has its own", () => {
  const brief = { businessName: "Cowslip", industry: "dairy farm", goals: "visits" };
  const said = JSON.stringify(composeSite(brief, "s").pages);
  expect(said).toContain("From our milk");
  expect(said).not.toContain("Vegetables");
});

test("people with the same words under them are no block, and a second goal ends a page", () => {
  const site = composeSite(
    {
      businessName: "Kestrel",
      industry: "space elevator maintenance",
      audience: "schools, music teachers",
      goals: "bookings and donations",
    },
    "s",
  );
  const said = JSON.stringify(site.pages[0]);
  expect(said).not.toContain('"title":"Schools"');
  expect(said).toContain('"title":"Donate"');
});

test("two trades under one roof are headed with neither, and a roof without texts has none", () => {
  const home = (industry: string) =>
    composeSite({ businessName: "Marlow", industry, goals: "order by phone" }, "s").pages[0];
  const pair = JSON.stringify(home("Farm shop and café"));
  expect(pair).toContain('"heading":"Farm shop and café"');
  expect(pair).toContain("What we offer");
  expect(pair).not.toContain("From our land");
  const half = JSON.stringify(home("Museum mit Café"));
  expect(half).not.toContain("Kuchen");
});

test("what the owner names stands first among the offers, under the owner's words", () => {
  const { pages } = composeSite(
    { businessName: "Gable", industry: "Architects for barn conversions" },
    "s",
  );
  const [hero, offers] = pages[0]?.blocks ?? [];
  expect(hero?.kind === "hero" && hero.heading).toBe("Architects for barn conversions");
  expect(JSON.stringify(offers)).toContain(`"items":[{"name":"Conversions"`);
});
