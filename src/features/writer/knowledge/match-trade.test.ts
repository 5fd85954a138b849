/** Holds the matcher against labelled texts in four languages, and against texts that name no trade. */
import { describe, expect, test } from "bun:test";
import { MATCH_CORPUS } from "./match-corpus.ts";
import { matchTrade } from "./match-trade.ts";
import { TRADES } from "./trades.ts";
import { treatIndustry } from "./treat-industry.ts";

const ACCURACY_LEAST = 0.95;

const labelled = Object.entries(MATCH_CORPUS).flatMap(([id, texts]) =>
  texts.map((text) => ({ id, text })),
);
const familyOf = (id: string) => TRADES.find((trade) => trade.id === id)?.family;
const nameMatches = (text: string) => matchTrade(text).map(({ trade }) => trade.id);

describe("matching an industry to a trade", () => {
  test("at least 95 of 100 labelled texts find their trade", () => {
    expect(labelled.length).toBeGreaterThanOrEqual(250);
    const missed = labelled.filter(({ id, text }) => (nameMatches(text)[0] ?? "") !== id);
    const listed = missed.map(
      ({ id, text }) => `${text}: ${nameMatches(text)[0] ?? "general"}, not ${id}`,
    );
    expect({ accurate: 1 - missed.length / labelled.length >= ACCURACY_LEAST, listed }).toEqual({
      accurate: true,
      listed,
    });
  });

  test("no labelled text ends in a wrong family: rather general than wrong", () => {
    const wrong = labelled.filter(({ id, text }) => {
      const found = nameMatches(text)[0];
      return found !== undefined && familyOf(found) !== familyOf(id);
    });
    expect(wrong.map(({ text }) => `${text}: ${nameMatches(text).join(", ")}`)).toEqual([]);
  });

  test("every corpus label is a trade, and every trade has texts", () => {
    expect(
      Object.keys(MATCH_CORPUS)
        .filter((id) => id !== "")
        .sort(),
    ).toEqual(TRADES.map(({ id }) => id).sort());
  });

  test("every trade is found by the first of its names in every language", () => {
    const lost = TRADES.flatMap((trade) =>
      Object.values(trade.names)
        .map((names) => names[0] ?? "")
        .filter((name) => familyOf(nameMatches(name)[0] ?? "") !== trade.family),
    );
    expect(lost).toEqual([]);
  });

  test("two trades side by side are blended in the order the owner named them", () => {
    expect(nameMatches("bakery and café")).toEqual(["bakery", "cafe"]);
    expect(nameMatches("Café & bike repair")).toEqual(["cafe", "bike-shop"]);
    expect(nameMatches("librairie et salon de thé")).toEqual(["bookshop", "cafe"]);
    expect(nameMatches("bed and breakfast")).toEqual(["hotel"]);
  });

  test("whom it is for and where it is do not decide the trade", () => {
    expect(nameMatches("SaaS for dentists")).toEqual(["software-product"]);
    expect(nameMatches("law firm for restaurants")).toEqual(["lawyer"]);
    expect(nameMatches("florist in Barcelona")).toEqual(["florist"]);
  });

  test("a word that only looks like a trade names none", () => {
    expect(nameMatches("Kranverleih")).toEqual([]);
    expect(nameMatches("Geigenwerkstatt")).toEqual([]);
    expect(nameMatches("Hufschmied")).toEqual([]);
    expect(nameMatches("Schreibbüro")).toEqual([]);
  });

  test("a match says which of its names were recognised", () => {
    expect(matchTrade("artisanal sourdough & pastry")[0]?.evidence).toEqual([
      "sourdough",
      "pastry",
    ]);
  });

  test("very long and strange texts are answered, and nothing is claimed", () => {
    for (const text of [
      "",
      "   ",
      "🥖",
      "a".repeat(200),
      "x y ".repeat(50),
      "العربية",
      "&&&&,,,,",
    ]) {
      expect([text, nameMatches(text)]).toEqual([text, []]);
    }
  });
});

describe("treating an industry", () => {
  test("knows common trades in other scripts, and speaks of them in English", () => {
    const trades = (industry: string) => treatIndustry(industry, "en").tradeIds;
    expect(trades("مطعم")).toEqual(["restaurant"]);
    expect(trades("المخبز التقليدي")).toEqual(["bakery"]);
    expect(trades("חנות ספרים")).toEqual(["bookshop"]);
    expect(trades("面包店")).toEqual(["bakery"]);
    expect(trades("пекарня")).toEqual(["bakery"]);
    expect(trades("歯科医院")).toEqual(["dentist"]);
    expect(trades("تعدين الكويكبات")).toEqual([]);
  });

  test("an unknown trade keeps the owner's words and claims no trade, in every language", () => {
    for (const language of ["en", "de", "fr", "es"] as const) {
      const treatment = treatIndustry("  space elevator   maintenance ", language);
      expect(treatment).toMatchObject({
        kind: "general",
        industry: "space elevator maintenance",
        tradeIds: [],
        schemaType: "Organization",
      });
      expect(treatment.headlines.every((line) => line.includes("{industry}"))).toBe(true);
    }
  });

  test("two trades fill the pools in turn, and the first gives the words", () => {
    const treatment = treatIndustry("bakery and café", "en");
    expect(treatment.kind).toBe("blend");
    expect(treatment.tradeIds).toEqual(["bakery", "cafe"]);
    expect(treatment.vocabulary.place).toBe("bakery");
    expect(treatment.offers.length).toBe(12);
    expect(treatment.offers[1]?.icon).toBe("coffee");
  });

  test("a trade in another language speaks with its own words or its family's", () => {
    expect(treatIndustry("Bäckerei", "de").pageNames.services).toBe("Brot und Kuchen");
    expect(treatIndustry("Zahnarzt", "de").vocabulary.atPlace).toBe("in der Praxis");
    expect(treatIndustry("restaurant", "fr").pageNames.services).toBe("La carte");
    expect(treatIndustry("abogado", "es").vocabulary.place).toBe("despacho");
  });

  test("every goal has a label, the trade's own first", () => {
    expect(treatIndustry("restaurant", "en").actions.bookings[0]).toBe("Book a table");
    expect(treatIndustry("restaurant", "en").actions.trust.length).toBeGreaterThan(0);
  });
});
