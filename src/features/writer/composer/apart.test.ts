/** A business for only some people or one narrow work is told nothing that was written for the whole trade. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

const compose = (industry: string, goals: string) => {
  const { pages } = composeSite({ businessName: "Marlow", industry, goals }, "apart");
  return { text: JSON.stringify(pages), roles: pages.map(({ role }) => role) };
};

describe("what is written for everybody in a trade", () => {
  test.each([
    ["Escuela de yoga infantil", "apuntarse", "Yoga para niños", /embarazo|flexible|silla/u],
    ["Rohrreinigung", "Angebot anfordern", "Abflüsse", /Haupthahn|Badumbau|Spülkästen/u],
    ["Orthodontiste", "prendre rendez-vous", "Contention", /carie|détartrage|couronne/iu],
    ["Laser-Haarentfernung", "Termin buchen", "Areal", /Wachs oder Zucker|Maniküre/u],
    ["Fisioterapia infantil", "pedir cita", "Bebés", /lumbago|operación de rodilla|correr/iu],
    ["Pferdetierarzt", "Termin vereinbaren", "Lahmheit", /Wartezimmer|Katze/u],
  ])("says nothing on the site of %s", (industry, goals, own, foreign) => {
    const { text } = compose(industry, goals);
    expect(text).toContain(own);
    expect(text).not.toMatch(foreign);
  });

  test("stands where the trade is named beside them", () => {
    const { text } = compose("Plumber and drain cleaning", "get a quote");
    expect(text).toMatch(/taps|leaks/iu);
  });

  test("and closes in words for its own goal where nothing else is written", () => {
    const { text, roles } = compose("Reifenservice", "Termin buchen");
    expect(text).toContain("zwei oder drei Termine zur Auswahl");
    expect(roles).not.toContain("about");
  });
});

test("who prints and makes signs opens with the printing", () => {
  const { pages } = composeSite({ businessName: "Marlow", industry: "Printing and signs" }, "s");
  const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
  expect(hero?.kind === "hero" ? hero.lede : "").toContain("leaflets");
});

test("two trades under one roof say nothing twice, and no more than one would", () => {
  const { pages } = composeSite(
    { businessName: "Élodie", industry: "Salon de coiffure et barbier" },
    "s",
  );
  const names = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "offers" ? block.items : []))
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toContain("Coupes");
  expect(names).not.toContain("Coupe de cheveux");
  expect(new Set(names).size).toBeLessThanOrEqual(8);
});
