import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import * as v from "valibot";
import { parseDocument, type SiteDocument } from "../design/document.ts";
import { type Brief, briefSchema } from "./brief.ts";
import { composer, composeSite } from "./composer.ts";
import { shareOfCommonSentences } from "./quality/common-sentences.ts";
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
    const fields = ["audience", "goals", "personality", "competitors", "existingUrl"] as const;
    for (const field of fields) {
      const without = { ...RICH, [field]: undefined };
      expect(wordsOf(composeSite(without, "s"))).not.toEqual(wordsOf(composeSite(RICH, "s")));
    }
    const kinds = (given: Brief) =>
      new Set(composeSite(given, "s").pages.flatMap((page) => page.blocks.map(({ kind }) => kind)));
    expect(kinds(RICH)).toContain("comparison");
    expect(kinds(RICH)).toContain("audience");
    expect(kinds(brief({}))).not.toContain("comparison");
    expect(kinds(brief({}))).not.toContain("audience");
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

  test("leads with what the goals ask for", () => {
    const first = (goals: string) => composeSite(brief({ goals }), "s").navigation;
    expect(first("build trust").items[0]?.href).toBe("/about");
    expect(first("sell more cakes").action?.href).toBe("/services");
    expect(first("more bookings").action?.href).toBe("/contact");
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

  test("two businesses of one trade share few sentences", () => {
    const briefs: Partial<Brief>[] = [
      { personality: "warm", goals: "more visits", audience: "families" },
      { personality: "precise and modern", goals: "bookings, trust", competitors: "big chains" },
      { personality: "bold", audience: "students and people new to town" },
      {},
    ];
    for (const industry of ["bakery", "dentist", "yoga studio", "law firm", "orbital welding"]) {
      const sites = briefs.map((fields, at) =>
        composeSite(brief({ ...fields, industry, businessName: `Alder ${"ABCD"[at]}` }), `${at}`),
      );
      const shares = sites.flatMap((one) =>
        sites.filter((other) => other !== one).map((other) => shareOfCommonSentences(one, other)),
      );
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15);
      expect(Math.max(...shares)).toBeLessThan(0.25);
    }
  });

  test("reads plainly: short sentences of short words", () => {
    for (const industry of ["bakery", "dentist", "law firm", "web agency", "orbital welding"]) {
      const texts = wordsOf(composeSite({ ...RICH, industry }, industry)).filter(
        (text) => text.split(" ").length >= 5,
      );
      const grade = schoolGrade(texts);
      expect(grade).toBeGreaterThan(2);
      expect(grade).toBeLessThan(9);
    }
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

/** Flesch–Kincaid grade, with syllables counted as groups of vowels. */
function schoolGrade(texts: readonly string[]): number {
  const text = texts.map((line) => (/[.!?]$/u.test(line) ? line : `${line}.`)).join(" ");
  const sentences = text.split(/[.!?]+\s/u).length;
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  const syllables = words
    .map((word) => countSyllables(word))
    .reduce((sum, count) => sum + count, 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

const countSyllables = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/e$/u, "")
      .match(/[aeiouyéü]+/gu)?.length ?? 1,
  );
