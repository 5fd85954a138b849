/** Briefs of owners who tell more than a name: the trade is kept, and what is told is neither lost nor misread. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

function read(said: Partial<Brief> & { industry: string }) {
  const { pages } = composeSite({ businessName: "Marlow", ...said }, "s");
  const blocks = pages.flatMap((page) => page.blocks);
  const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
  if (hero?.kind !== "hero") throw new Error("the home page has no opening");
  return {
    heading: hero.heading,
    lede: hero.lede ?? "",
    notes: hero.notes ?? [],
    buttons: (hero.actions ?? []).map(({ label }) => label),
    offers: blocks.flatMap((block) =>
      block.kind === "offers" ? block.items.map(({ name }) => name) : [],
    ),
    text: JSON.stringify(pages),
  };
}

describe("a trade and what is told of it", () => {
  test("offers both, under the owner’s words", () => {
    const { heading, lede, offers } = read({ industry: "Electrician: rewires, EV chargers" });
    expect(heading).toBe("Electrician");
    expect(lede).toBe("Rewires, EV chargers.");
    expect(offers).toEqual(expect.arrayContaining(["Home chargers", "Fuse boxes"]));
  });

  test("shows what the industry lists before the rest", () => {
    const { offers } = read({ industry: "tyres, exhausts, MOT" });
    expect(offers.slice(0, 3)).toEqual(["Tyres and wheels", "New tyres", "Suspension and exhaust"]);
  });

  test("is found in a list whose commas are left to the reader", () => {
    const { heading, lede, offers, text } = read({
      industry: "plumber boilers bathrooms",
      audience: "local homeowners landlords",
    });
    expect(`${heading}: ${lede}`).toBe("Plumber: Boilers, bathrooms.");
    expect(offers.slice(0, 3)).toEqual(["Boiler repairs", "A new boiler", "Whole bathrooms"]);
    expect(text).toContain("For local homeowners and landlords");
    expect(read({ industry: "kids bikes and ladies haircuts" }).heading).toBe(
      "Kids bikes and ladies haircuts",
    );
  });

  test("is found under a misspelt name, which is written as it should be", () => {
    expect(read({ industry: "mens barber shop" }).offers).toContain("Haircuts");
    expect(read({ industry: "cafe, brekfasts and lunches" }).heading).toBe(
      "Cafe, breakfasts and lunches",
    );
  });

  test("says nothing of its own beside an owner who tells the business at length", () => {
    const { offers, text } = read({
      industry:
        "Law firm. Property transfers, wills, deceased estates, antenuptial contracts. First consultation R950 for 45 minutes. We do not take criminal, divorce or Road Accident Fund matters.",
      audience: "Home buyers and families winding up an estate, often with children abroad",
      goals: "Request an appointment. Consultations are Monday to Thursday 08:00 to 16:30.",
    });
    expect(offers).toEqual([]);
    expect(text).not.toContain("Separation");
  });

  test("is nothing else where it is only that", () => {
    const { offers } = read({ industry: "Bakery, gluten free only, with coffee bar" });
    expect(offers.length).toBeGreaterThan(2);
    expect(offers.join()).not.toMatch(/Croissant|Loaves/);
    expect(read({ industry: "Vet - hens only" }).offers).toEqual([]);
    const cats = read({ industry: "Vet - cats only" });
    expect(cats.offers).toContain("Older cats");
    expect(cats.text).not.toMatch(/(?<!\p{L})(?:dogs?|rabbits?|horses?)(?!\p{L})/iu);
    expect(read({ industry: "Bookshop: second hand children's books only" }).text).not.toContain(
      "First editions",
    );
  });

  test("in two fields of law speaks of both, and opens for neither alone", () => {
    const { heading, lede, offers } = read({
      industry: "immigration and family law firm in Leicester, founded 2009",
      audience: "families applying for visas, couples separating; many of them speak Bengali",
    });
    expect(heading).toBe("Immigration and family law firm");
    expect(lede).toBe("For families applying for visas and couples separating.");
    expect(offers.slice(0, 2)).toEqual(["Visas and residence permits", "Divorce and separation"]);
  });

  test("names a part of it and opens for its people, not with other parts", () => {
    const { lede } = read({ industry: "staircase joiner", audience: "architects" });
    expect(lede).toBe("For architects.");
  });

  test("keeps when, how old and how many as notes", () => {
    const { heading, notes } = read({
      industry: "forest school and outdoor nursery for ages 2 to 5, two cabins",
    });
    expect(heading).not.toContain("2");
    expect(notes).toEqual(expect.arrayContaining(["For ages 2 to 5", "Two cabins"]));
  });

  test("for women, men and children is none for children alone", () => {
    const { offers } = read({ industry: "coiffure femme homme enfant, couleurs végétales" });
    expect(offers).toContain("Couleur et mèches");
  });
});

describe("what stands in a brief and is for nobody", () => {
  test("a place and what people do are no people", () => {
    const { lede } = read({
      industry: "umbrella repair",
      audience: "cat owners with nervous cats, south Bristol, people travel quite far",
    });
    expect(lede).toBe("For cat owners with nervous cats.");
  });

  test("wishes are spoken to visitors, and end where a sentence of their own begins", () => {
    const ask = (goals: string) => read({ industry: "umbrella repair", goals }).buttons[0];
    expect(ask("get teams to send us their umbrellas")).toBe("Send us your umbrellas");
    expect(ask("Book a class online: the taster is $48")).toBe("Book a class online");
    expect(ask("Donate a bike (drop off Tue")).toBe("Donate a bike");
  });

  test("an industry in sentences heads the page with the first, and tells the others", () => {
    const { heading, text } = read({
      industry: "We are a hedgehog rescue and small hospital. About 340 came in last year.",
    });
    expect(heading).toBe("Hedgehog rescue and small hospital");
    expect(text).toContain("About 340 came in last year.");
  });
});
