import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { SiteDocument } from "../../design/document.ts";
import type { Brief } from "../brief.ts";
import { checkQuality } from "./quality.ts";

const BRIEF: Brief = { businessName: "Harbour Crumb", industry: "bakery" };

/** A faultless document with one fault planted on the about page or where `plant` puts it. */
function findingsAfter(plant: (document: SiteDocument) => void, brief = BRIEF): string[] {
  const document = structuredClone(composeSite(BRIEF, "s"));
  plant(document);
  return checkQuality(document, brief).map(({ rule }) => rule);
}

const withText = (text: string) => (document: SiteDocument) => {
  const opening = document.pages[1]?.blocks[0];
  if (opening?.kind === "pageHeader") opening.lede = text;
};

describe("the quality check", () => {
  test("finds nothing in what the composer writes", () => {
    expect(findingsAfter(() => {})).toEqual([]);
  });

  test("finds remains of templates", () => {
    for (const text of [
      "Ask {name}.",
      "See undefined now",
      "Two  spaces",
      "Wait , what",
      "End.. here",
    ]) {
      expect(findingsAfter(withText(text))).toContain("leftover");
    }
  });

  test("finds worn phrases in four languages, whatever their case", () => {
    for (const text of [
      "A SEAMLESS evening",
      "We are passionate about bread",
      "Ihr kompetenter Partner für Brot",
      "Des solutions sur mesure",
      "Su socio de confianza",
    ]) {
      expect(findingsAfter(withText(text))).toContain("worn-phrase");
    }
  });

  test("finds claims and numbers that nobody gave", () => {
    expect(findingsAfter(withText("Award-winning loaves"))).toContain("claim");
    expect(findingsAfter(withText("Baking for 25 years"))).toContain("number");
  });

  test("lets the owner's own words pass", () => {
    const brief: Brief = { ...BRIEF, audience: "Lovers of state-of-the-art bread since 1987" };
    expect(
      findingsAfter(withText("For lovers of state-of-the-art bread since 1987"), brief),
    ).toEqual([]);
  });

  test("lets a name pass as pages close it up", () => {
    for (const businessName of ["Alpha. .Beta", "Mother ,Son", "Wait . . . Bakery"])
      expect(() => composeSite({ ...BRIEF, businessName }, "s")).not.toThrow();
  });

  test("finds heads that repeat or have a wrong length, and links to nowhere", () => {
    const rules = findingsAfter((document) => {
      const [home, second] = document.pages;
      if (home === undefined || second === undefined) return;
      second.title = home.title;
      second.description = "Too short.";
      document.navigation.items.push({ label: "Nowhere", href: "/nowhere" });
    });
    expect(rules.sort()).toEqual(["description", "link", "title"]);
  });

  test("misses a page that every site has", () => {
    const rules = findingsAfter((document) => {
      document.pages = document.pages.filter(({ role }) => role !== "gallery");
    });
    expect(rules).toContain("pages");
  });
});
