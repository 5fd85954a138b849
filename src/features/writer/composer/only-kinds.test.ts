/** A business that is one kind of its trade, where its goals say so and its industry does not. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

const read = (brief: Omit<Brief, "businessName">) => {
  const { pages } = composeSite({ businessName: "Halden", ...brief }, "s");
  const blocks = pages.flatMap(({ blocks: own }) => own);
  const offers = blocks.flatMap((block) =>
    block.kind === "offers" ? block.items.map(({ name }) => name) : [],
  );
  return { offers, text: JSON.stringify(pages) };
};

describe("what is said to be all there is", () => {
  test.each([
    ["Vet", "Cats only, book check-ups", "Cat owners", "Older cats", /dogs?|horses?|rabbits?/iu],
    [
      "Vet",
      "Dogs and cats, no horses",
      "Pet owners",
      undefined,
      /horses? (?:yard|lame)|colic|For cats\./iu,
    ],
    [
      "Dentist",
      "Only children, book first visit",
      "Parents",
      "First visits",
      /root canal|dentures/iu,
    ],
    [
      "Hairdresser",
      "Book curly cuts",
      "Women with curly hair",
      "Curl cuts",
      /highlights|balayage|blow-dry/iu,
    ],
    ["Hairdresser", "Bridal hair only", "Brides", "A trial", /balayage|wash and blow-dry/iu],
    ["Photographer", "Headshots only", "Actors", "Headshots", /families|birthdays|wedding/iu],
    [
      "Photographer",
      "Family portraits, no weddings",
      "Families",
      "Three generations",
      /headshots|ceremony/iu,
    ],
    [
      "Plumber",
      "Boiler repairs and boiler replacements",
      "Homeowners",
      "Boiler repairs",
      /furnace|toilets?|basin/iu,
    ],
    ["Plumber", "Bathroom installations only", "Homeowners", "Whole bathrooms", /blocked|burst/iu],
    [
      "Electrician",
      "EV chargers only",
      "Electric car drivers",
      "Home chargers",
      /rewir|lighting/iu,
    ],
    [
      "Garage",
      "Electric and hybrid servicing",
      "EV drivers",
      "Battery checks",
      /exhausts?|clutch/iu,
    ],
    [
      "Marketing agency",
      "SEO only, no ads",
      "Small businesses",
      "Technical checks",
      /adverts|campaigns? (?:for|on)/iu,
    ],
    [
      "Estate agent",
      "Let flats, no sales",
      "Landlords",
      "Finding tenants",
      /selling|home is worth|buyers/iu,
    ],
    [
      "Law firm",
      "Divorce consultations",
      "Parents",
      "Divorce and separation",
      /probate|conveyancing/iu,
    ],
    ["Yoga studio", "Chair yoga classes", "Seniors", "Seated movements", /downward|headstand/iu],
    [
      "Therapist",
      "Couples counselling",
      "Couples in crisis",
      "Staying or leaving",
      /panic|low mood/iu,
    ],
    ["Cleaning company", "Carpet cleaning only", undefined, "Stains", /offices|washrooms/iu],
    [
      "Accountant",
      "Tax returns for freelancers",
      "Freelancers",
      "Allowable expenses",
      /payroll|audit/iu,
    ],
  ] as const)("%s: %s", (industry, goals, audience, offered, absent) => {
    const { offers, text } = read({
      industry,
      goals,
      ...(audience === undefined ? {} : { audience }),
    });
    if (offered !== undefined) expect(offers).toContain(offered);
    // What the owner has denied may stand there in their own words.
    expect(text.replaceAll(/"(?:No|no) [^"]{2,40}"|no weddings|no horses/gu, "")).not.toMatch(
      absent,
    );
  });

  test("says nothing of terms", () => {
    const { offers } = read({
      industry: "Vet",
      goals: "By appointment only",
      audience: "Pet owners",
    });
    expect(offers).toContain("Vaccinations and parasites");
    expect(read({ industry: "Café", goals: "Cash only" }).offers).toContain("Coffee");
  });

  test("leaves the trade whole where the goals name one part of it and others", () => {
    const { offers } = read({
      industry: "Dentist",
      goals: "Book check-ups and implant consultations",
    });
    expect(offers).toEqual(expect.arrayContaining(["Check-ups", "Implants"]));
  });

  test("leaves a shop or a house its range, behind what its goals name", () => {
    const cafe = read({ industry: "Café", goals: "Children’s parties", audience: "Parents" });
    expect(cafe.offers.indexOf("The party")).toBeGreaterThanOrEqual(0);
    expect(cafe.offers.indexOf("The party")).toBeLessThan(cafe.offers.indexOf("Coffee"));
    const books = read({ industry: "Bookshop", goals: "Children’s book club" });
    expect(books.offers).toEqual(expect.arrayContaining(["Picture books", "Novels and stories"]));
    expect(read({ industry: "Bakery", goals: "Gluten-free cakes only" }).offers.join()).not.toMatch(
      /Croissant|Loaves/u,
    );
  });

  test("speaks to children where it is for nobody else", () => {
    const { offers, text } = read({
      industry: "Music school",
      goals: "Only qualified teachers; piano, guitar and violin",
      audience: "Children",
    });
    expect(offers).toContain("Young children");
    expect(offers).not.toContain("Adults");
    expect(text).not.toContain("String lessons");
  });

  test("is no page where nothing is left of what was denied", () => {
    expect(
      read({ industry: "Window cleaner", goals: "No houses, no conservatories, no frames" }).offers,
    ).toEqual([]);
  });
});

describe("kinds that were others before", () => {
  test.each([
    ["Real estate attorney", "Buying and selling", /probate|wills/iu],
    ["DUI lawyer", "In court", /injur|insurer/iu],
    ["Patent attorney", "Patent applications", /conveyancing|wills/iu],
    ["Transmission repair", "Gearboxes", /punctures|wiper/iu],
    ["Termite control", "Inspections", /wasps?|mice/iu],
    ["Boudoir photographer", "A boudoir session", /headshots|job applications/iu],
    ["Table tennis club", "Training", /clay/iu],
    ["Luxury real estate agent", "Selling", /land and plots/iu],
    ["Holiday lettings agency", "Holidays for guests", /tenants/iu],
    ["Fleet management software", "Route planning", /stocktak/iu],
    ["Email marketing agency", "Newsletters", /adverts/iu],
    ["Chess club", "Playing", /made, found/iu],
    ["Astronomy club", "Observing", /made, found/iu],
    ["Refuge for women", "A safe place", /prison|shoes to run/iu],
  ] as const)("%s", (industry, offered, absent) => {
    const { offers, text } = read({ industry });
    expect(offers).toContain(offered);
    expect(text).not.toMatch(absent);
  });
});
