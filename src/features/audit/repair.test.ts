import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import { checkDocument, type SiteDocument } from "../design/document.ts";
import { type Place, readPlace } from "../design/edit/address.ts";
import { checkTexts, collectGiven } from "./check-texts.ts";
import { findPlaces } from "./places.ts";
import { repairDocument } from "./repair.ts";
import type { AuditFinding } from "./report.ts";

const BRIEF = { businessName: "Harbour Crumb", industry: "bakery" };
const FRENCH = { businessName: "Le Fournil", industry: "boulangerie", audience: "les voisins" };
const LEDE: Place = ["pages", 1, "blocks", 0, "lede"];

function planted(plant: (document: SiteDocument) => void, brief = BRIEF): SiteDocument {
  const document = structuredClone(composeSite(brief, "seed"));
  plant(document);
  return checkDocument(document);
}

const withLede =
  (lede: string) =>
  (document: SiteDocument): void => {
    const opening = document.pages[1]?.blocks[0];
    if (opening?.kind === "pageHeader") opening.lede = lede;
  };

function repairTexts(document: SiteDocument, brief = BRIEF) {
  const said = Object.values(brief);
  const { findings } = checkTexts(document, collectGiven(document, said));
  expect(findings.length).toBeGreaterThan(0);
  return repairDocument(document, findings, said);
}

describe("words", () => {
  test("are tidied where that is enough", () => {
    for (const [text, tidied] of [
      ["Bread  and cake .", "Bread and cake."],
      ["Bread and cake,, every day..", "Bread and cake, every day."],
    ] as const) {
      const { document, repairs } = repairTexts(planted(withLede(text)));
      expect(readPlace(document, LEDE)).toBe(tidied);
      expect(repairs.every(({ check }) => check === "leftovers")).toBe(true);
    }
  });

  test("get the spaces of French", () => {
    for (const [text, tidied] of [
      ["Du pain? Oui!", "Du pain\u00a0? Oui\u00a0!"],
      [
        "Chaque jour: du «pain» frais; et bon.",
        "Chaque jour\u00a0: du «\u00a0pain\u00a0» frais\u00a0; et bon.",
      ],
    ] as const) {
      const { document } = repairTexts(planted(withLede(text), FRENCH), FRENCH);
      expect(readPlace(document, LEDE)).toBe(tidied);
    }
  });

  test("lose the sentence at fault and keep the others", () => {
    const { document } = repairTexts(
      planted(withLede("We bake early. Baking for 25 years. Come by and taste.")),
    );
    expect(readPlace(document, LEDE)).toBe("We bake early. Come by and taste.");
  });

  test("are left out with the smallest part that can be missed", () => {
    const before = planted((document) => {
      const [offers] = document.pages
        .flatMap(({ blocks }) => blocks)
        .filter(({ kind }) => kind === "offers");
      if (offers?.kind === "offers" && offers.items[1]) offers.items[1].name = "{offer}";
    });
    const [place] = findPlaces(before, "/", (_, value) => value === "{offer}");
    expect(place).toBeDefined();
    const { document } = repairTexts(before);
    const [items, at] = [place?.slice(0, -2) ?? [], Number(place?.at(-2))];
    const names = (site: SiteDocument) =>
      (readPlace(site, items) as { name: string }[]).map(({ name }) => name);
    expect(names(document)).toEqual(names(before).toSpliced(at, 1));
  });

  test("that a page cannot do without stay a finding", () => {
    const before = planted((document) => {
      const opening = document.pages[1]?.blocks[0];
      if (opening?.kind === "pageHeader") opening.heading = "undefined";
    });
    const { document, repairs } = repairTexts(before);
    expect(repairs).toEqual([]);
    expect(document).toBe(before);
  });
});

test("a title or description is made anew from what the page says", () => {
  const before = planted((document) => {
    const [, second, third] = document.pages;
    if (!second || !third) throw new Error("a site has more pages");
    second.title = "Bread and cake and everything else, that comes out of an oven at ours or yours";
    third.description = "Short.";
  });
  const at = (page: number, key: string, check: AuditFinding["check"]): AuditFinding => ({
    ...{ check, path: "/", detail: "" },
    place: ["pages", page, key],
  });
  const findings = [at(1, "title", "lengths"), at(2, "description", "lengths")];
  const { document, repairs } = repairDocument(before, findings, []);
  expect(repairs).toHaveLength(2);
  expect(document.pages[1]?.title).toBe("Bread and cake and everything else");
  expect(document.pages[2]?.description.length).toBeGreaterThanOrEqual(50);
  expect(document.pages[2]?.description.length).toBeLessThanOrEqual(165);
});

test("a link that leads nowhere goes with its button", () => {
  const before = planted((document) => {
    document.navigation.items.push({ label: "Nowhere", href: "/nowhere" });
  });
  const place = ["navigation", "items", before.navigation.items.length - 1, "href"];
  const { document } = repairDocument(
    before,
    [{ check: "links", path: "/", detail: "", place }],
    [],
  );
  expect(document.navigation.items).toEqual(before.navigation.items.slice(0, -1));
});

test("a page that is too heavy loses its last drawing, and never that of its opening", () => {
  const before = planted(() => {});
  const artsOf = (document: SiteDocument) =>
    (document.pages[0]?.blocks ?? []).filter((block) => "art" in block && block.art).length;
  let document = before;
  for (let round = 0; round < 20; round += 1) {
    const next = repairDocument(document, [{ check: "budgets", path: "/", detail: "" }], []);
    if (next.repairs.length === 0) break;
    document = next.document;
  }
  const [opening] = document.pages[0]?.blocks ?? [];
  expect(opening).toEqual(before.pages[0]?.blocks[0]);
  expect(artsOf(document)).toBeLessThanOrEqual(1);
});

test("what only the renderer can be blamed for has no repair", () => {
  const before = planted(() => {});
  for (const check of ["structure", "structured_data", "feeds"] as const) {
    const { document, repairs } = repairDocument(before, [{ check, path: "/", detail: "" }], []);
    expect(repairs).toEqual([]);
    expect(document).toBe(before);
  }
});
