import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import * as v from "valibot";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import { parseDocument, type SiteDocument } from "../design/document.ts";
import { listAssumptions } from "../design/origins.ts";
import { type Brief, briefSchema } from "./brief.ts";
import { composer } from "./composer.ts";
import { listTexts } from "./quality/list-texts.ts";
import { checkQuality } from "./quality/quality.ts";

const brief = (fields: Partial<Brief>): Brief => ({
  businessName: "Harbour Crumb",
  industry: "bakery",
  ...fields,
});

const INDUSTRIES = [
  ..."bakery,dentist,plumber,yoga studio,law firm,florist,car repair,primary school,web agency".split(
    ",",
  ),
  ..."wedding photographer,guesthouse,dog groomer,vineyard,museum,food bank,parish church,town library".split(
    ",",
  ),
  "artisanal sourdough & pastry",
  "Zahnarzt",
  "notary for shipping",
  "space elevator maintenance",
  "boulangerie artisanale",
  "taller mecánico",
  "🍕",
  "مخبز تقليدي",
  "面包店",
  "חנות ספרים",
  "x",
  "WE FIX PHONES!!!",
  "A".repeat(200),
  "𝒳".repeat(200),
  "<script>alert(1)</script>",
  "{industry} [a|b] ##",
  "24/7 locksmith",
];

const NAMES = [
  "Joe's",
  "A",
  "HAUS & GARTEN MÜLLER GMBH",
  "مخبز السعادة",
  "好吃面包店",
  "😀",
  "W".repeat(200),
  "😀".repeat(200),
  "The Very Long Name of a Company That Does Many Things for Many People in Many Places",
  "Yahoo!",
  "Baker & Co.",
  "{name}",
  "Studio 54",
];

const RICH: Brief = brief({
  audience: "Commuters, young families and small cafés in Leeds",
  goals: "more visits to the shop and wholesale orders",
  personality: "warm, honest, a bit playful",
  competitors: "supermarket bakeries and the Greggs chain",
  existingUrl: "https://crumb.example/",
});

const wordsOf = (document: SiteDocument) => listTexts(document).map(({ text }) => text);

describe("composeSite", () => {
  test("gives the same document for the same brief and seed, and another for another seed", () => {
    expect(composeSite(RICH, "a")).toEqual(composeSite(RICH, "a"));
    expect(composeSite(RICH, "a")).not.toEqual(composeSite(RICH, "b"));
  });

  test("makes a valid, faultless document of every industry and every name", () => {
    for (const [at, industry] of INDUSTRIES.entries()) {
      // Every name meets several industries; all pairs would only take longer.
      for (const businessName of NAMES.filter((_, index) => index % 3 === at % 3)) {
        const given = brief({ industry, businessName });
        const document = composeSite(given, `seed ${at}`);
        expect(checkQuality(document, given)).toEqual([]);
        expect(parseDocument(JSON.stringify(document))).toEqual(document);
        expect(document.identity.name).toBe(businessName);
      }
    }
  }, 60_000);

  test("stands any text a brief can hold", () => {
    const text = (maxLength: number) => fc.string({ minLength: 1, maxLength, unit: "grapheme" });
    const briefs = fc.record({
      businessName: text(60),
      industry: text(60),
      audience: fc.option(text(300), { nil: undefined }),
      goals: fc.option(text(300), { nil: undefined }),
      personality: fc.option(text(100), { nil: undefined }),
      competitors: fc.option(text(300), { nil: undefined }),
    });
    void fc.assert(
      fc.property(briefs, fc.string(), (given, seed) => {
        const read = v.safeParse(briefSchema, given);
        fc.pre(read.success);
        const clean = v.parse(briefSchema, given);
        expect(checkQuality(composeSite(clean, seed), clean)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test("says no number that the brief did not give", () => {
    for (const industry of INDUSTRIES.filter((name) => !/\d/u.test(name))) {
      for (const text of wordsOf(composeSite(brief({ industry }), industry))) {
        expect(text).not.toMatch(/\p{Nd}/u);
      }
    }
  });

  test("shows a difference for every field of the brief", () => {
    const seen = (given: Brief) => {
      const { tokens, facts, ...document } = composeSite(given, "s");
      return { words: wordsOf({ ...document, tokens, facts }), tokens, facts };
    };
    for (const field of ["audience", "goals", "personality", "competitors", "existingUrl"] as const)
      expect(seen({ ...RICH, [field]: undefined })).not.toEqual(seen(RICH));
    expect(composeSite(RICH, "s").facts).toContainEqual({
      id: "website",
      key: "website",
      value: "https://crumb.example/",
      source: "brief",
    });
  });

  test("never names a competitor", () => {
    for (const seed of ["1", "2", "3"]) {
      expect(wordsOf(composeSite(RICH, seed)).join("\n")).not.toMatch(/Greggs/iu);
    }
  });

  test("writes the page in the language of the brief", () => {
    const language = (fields: Partial<Brief>) => composeSite(brief(fields), "s").meta;
    expect(language({}).language).toBe("en");
    expect(language({ industry: "Zahnarzt" }).language).toBe("de");
    expect(
      language({ industry: "boulangerie", goals: "plus de clients dans le magasin" }).language,
    ).toBe("fr");
    expect(language({ industry: "panadería" }).language).toBe("es");
    expect(language({ businessName: "مخبز", industry: "مخبز تقليدي" }).direction).toBe("rtl");
    expect(language({ businessName: "Müllers Backstube", industry: "bakery" }).language).toBe("en");
    expect(language({ businessName: "مخبز السعادة", industry: "Bäckerei" }).direction).toBe("ltr");
    expect(language({ businessName: "NOTARIAT ELBBLICK", industry: "Notar" }).language).toBe("de");
  });
});

const rolesOf = ({ pages }: SiteDocument) => pages.map(({ role }) => role);
const kindsOf = (document: SiteDocument) =>
  document.pages.find(({ role }) => role === "home")?.blocks.map(({ kind }) => kind) ?? [];

describe("a business whose trade is not known", () => {
  const QUILLON = brief({
    businessName: "Quillon",
    industry: "software for warehouse safety audits",
    audience: "operations managers and safety officers",
    goals: "demo requests",
  });

  test("gets a short site of the brief alone, with a form for what its goals ask", () => {
    const document = composeSite(QUILLON, "s");
    expect(rolesOf(document)).toEqual(["home", "gallery", "events", "contact"]);
    const [home] = document.pages;
    const [hero] = home?.blocks ?? [];
    if (hero?.kind !== "hero") throw new Error("the home page has no opening");
    expect(hero.heading).toBe("Software for warehouse safety audits");
    expect(hero.lede).toBe("For operations managers and safety officers.");
    expect(hero.actions?.[0]?.label).toBe("Request a demo");
    // Whom it is for stands in the opening; a second list of the same words would say nothing.
    // What to have at hand before writing is known of every program.
    expect(kindsOf(document)).toEqual(["hero", "audience", "gallery", "events", "contact"]);
    expect(listAssumptions(document.origins)).toEqual([]);
  });

  test("says every goal in the owner's words, and never what an owner wants for itself", () => {
    const said = (fields: Partial<Brief>) => {
      const document = composeSite(
        brief({ industry: "wood-fired floating sauna", ...fields }),
        "s",
      );
      return JSON.stringify(document.pages.find(({ role }) => role === "home"));
    };
    const shown = said({
      goals: "join the full moon sauna list; teachers to request the lesson pack; more leads",
    });
    expect(shown).toContain("Join the full moon sauna list");
    expect(shown).toContain("Teachers: request the lesson pack");
    expect(shown.toLowerCase()).not.toContain("leads");
    expect(said({ goals: "free advice by phone on Sundays" })).toContain(
      "Free advice by phone on Sundays",
    );
  });

  test("does not tell anybody to call while no number is known", () => {
    const home = (goals: string) =>
      JSON.stringify(composeSite(brief({ industry: "mobile notary at night", goals }), "s").pages);
    expect(home("call us day or night")).not.toContain("Call us");
    expect(home("call us day or night")).toContain("Day or night");
    expect(home("call us on 01632 960123")).toContain("Call us on 01632 960123");
  });

  test("names its people in one sentence, in the small letters of their language", () => {
    const lede = (industry: string, audience: string, goals = "") => {
      const { pages } = composeSite(brief({ industry, audience, goals }), "s");
      const [hero] = pages[0]?.blocks ?? [];
      return hero?.kind === "hero" ? hero.lede : undefined;
    };
    expect(lede("floating sauna", "Cold water swimmers, couples, night workers")).toBe(
      "For cold water swimmers, couples and night workers.",
    );
    expect(lede("goat yoga", "- hen groups\n- birthday parties\n- corporate teams")).toBe(
      "For hen groups, birthday parties and corporate teams.",
    );
    expect(lede("tile making", "Our customers are restorers")).toBe("For restorers.");
    expect(lede("silent library", "PhD students, novelists")).toBe(
      "For PhD students and novelists.",
    );
    expect(lede("Stillberatung zu Hause", "Frischgebackene Eltern")).toBe(
      "Für frischgebackene Eltern.",
    );
    expect(lede("rickshaw rides", "Care homes, volunteers who like to pedal")).toBe(
      "For care homes and volunteers who like to pedal.",
    );
    expect(lede("window dressing", "Sellers, buyers from the city")).toBe(
      "For sellers, and for buyers from the city.",
    );
    expect(lede("sign painting", "Shopify merchants")).not.toBe("For shopify merchants.");
    expect(lede("réparation de parapluies", "Étudiants, familles du quartier")).toBe(
      "Pour les étudiants et les familles du quartier.",
    );
    expect(lede("Stadtbusverkehr", "Pendler, Schüler und Eltern, Urlauber ohne Auto")).toBe(
      "Für Pendler, Schüler und Eltern sowie Urlauber ohne Auto.",
    );
  });

  test("is told first to name its offers", () => {
    expect(composeSite(QUILLON, "s").ownerTasks[0]?.id).toBe("name-offers");
  });
});

describe("a business whose trade is known", () => {
  test("gets what such a business ordinarily offers, listed as assumptions with their places", () => {
    const document = composeSite(RICH, "s");
    expect(kindsOf(document)).toContain("offers");
    expect(rolesOf(document)).toContain("services");
    const assumed = listAssumptions(document.origins);
    expect(assumed.length).toBeGreaterThan(10);
    for (const { address, id } of assumed) {
      expect(address).toMatch(/^\/[^#]*#[^/]*\/|^#\//u);
      expect(id).toMatch(/^bakery\//u);
    }
  });

  test("a qualifier that the trade does not know leaves no trade at all", () => {
    const document = composeSite(brief({ industry: "bakery equipment wholesale" }), "s");
    expect(kindsOf(document)).not.toContain("offers");
  });
});

describe("a business that goes to its customers", () => {
  test("is not told in the words of one that they come to", () => {
    for (const industry of ["mobile optician", "Mobile medizinische Fußpflege", "online jeweller"])
      expect(rolesOf(composeSite(brief({ industry }), "s"))).not.toContain("services");
    // Somebody has written what a hairdresser does in people's homes.
    expect(kindsOf(composeSite(brief({ industry: "mobile hairdresser" }), "s"))).toContain(
      "offers",
    );
  });
});

describe("a business that serves only some people", () => {
  test("is not told in texts about others", () => {
    const said = (industry: string) => JSON.stringify(composeSite(brief({ industry }), "s").pages);
    expect(said("Employment solicitors")).toContain("employers");
    expect(said("Employment solicitors for employees only")).not.toMatch(/for employers/u);
    expect(said("Business hotel")).toMatch(/business trips/iu);
    expect(said("Hotel for walkers")).not.toMatch(/business trips/iu);
  });

  test("says no sentence in the closings of two pages", () => {
    for (const industry of ["hotel", "Yogastudio", "boulangerie", "dentista", "judo club"]) {
      const { pages } = composeSite(brief({ industry }), "s");
      const closings = pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "callToAction" ? [block] : [])),
      );
      expect(closings.length).toBeGreaterThan(0);
      const said = closings.flatMap(({ heading, lede }) => [heading, ...(lede ? [lede] : [])]);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe("headings under the name of a page", () => {
  test("do not say it again", () => {
    for (const industry of ["bakery", "Zahnarzt", "boulangerie", "panadería", "dentist"])
      for (const { blocks } of composeSite(brief({ industry }), "s").pages) {
        const headings = blocks.flatMap((block) =>
          "heading" in block && typeof block.heading === "string"
            ? [block.heading.toLowerCase()]
            : [],
        );
        expect(new Set(headings).size).toBe(headings.length);
      }
  });
});

describe("every site", () => {
  const SITES = [
    RICH,
    brief({}),
    brief({ industry: "orbital welding" }),
    brief({ industry: "Zahnarzt" }),
  ];

  test("knows of every text on its pages where it comes from", () => {
    for (const given of SITES) {
      const document = composeSite(given, "s");
      for (const page of document.pages)
        for (const block of page.blocks)
          for (const [key, value] of Object.entries(block))
            if (["heading", "lede", "text", "eyebrow"].includes(key) && typeof value === "string")
              expect([
                page.path,
                block.id,
                key,
                document.origins[`${page.path}#${block.id}/${key}`],
              ]).toEqual([
                page.path,
                block.id,
                key,
                expect.objectContaining({ from: expect.any(String) }),
              ]);
    }
  });

  test("has its first action on every page, and a home page of at most 350 words", () => {
    for (const given of SITES) {
      const { pages, navigation } = composeSite(given, "s");
      for (const page of pages) {
        const text = JSON.stringify(page.blocks);
        const hasForm = page.blocks.some(({ kind }) => kind === "contact");
        expect(hasForm || text.includes(JSON.stringify(navigation.action?.label))).toBe(true);
      }
      const [home] = pages;
      const words = wordsOf({
        ...composeSite(given, "s"),
        pages: home === undefined ? [] : [home],
      });
      expect(words.join(" ").split(/\s+/u).length).toBeLessThanOrEqual(350);
    }
  });

  test("says on its home page what the brief calls the business, its people and its goal", () => {
    const document = composeSite(
      brief({
        industry: "bookbinding workshop",
        audience: "libraries, collectors",
        goals: "send photos of the book",
      }),
      "s",
    );
    const [home] = document.pages;
    const said = JSON.stringify(home?.blocks).toLowerCase();
    for (const noun of ["bookbinding", "libraries", "collectors", "photo"])
      expect(said).toContain(noun);
  });

  test("leaves what only the owner knows as tasks, never as text", () => {
    const { ownerTasks, facts } = composeSite(brief({}), "s");
    expect(facts).toEqual([]);
    expect(ownerTasks.map(({ topic }) => topic)).toContain("phone");
    expect(ownerTasks.map(({ topic }) => topic)).toContain("opening_hours");
  });
});

describe("the composer as a writer", () => {
  test("hands over the same document and reports its end", async () => {
    const fractions: number[] = [];
    const document = await composer.write(RICH, {
      seed: "a",
      signal: new AbortController().signal,
      onProgress: (fraction) => fractions.push(fraction),
    });
    expect(document).toEqual(composeSite(RICH, "a"));
    expect(fractions.at(-1)).toBe(1);
  });

  test("does nothing once it is aborted", async () => {
    const signal = AbortSignal.abort(new Error("stopped"));
    const options = { seed: "a", signal, onProgress: () => {} };
    expect(composer.write(RICH, options)).rejects.toThrow("stopped");
  });
});
