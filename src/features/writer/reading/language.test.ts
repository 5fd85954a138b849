import { describe, expect, test } from "bun:test";
import { LANGUAGE_CORPUS } from "../../../../test/fixtures/language-corpus.ts";
import { detectLanguage } from "./language.ts";

const detect = (name: string, industry: string, text?: string) =>
  detectLanguage({ name, industry, texts: [text] });

describe("the language of a short brief", () => {
  test("is found for at least 98 of 100 labelled briefs", () => {
    const missed = LANGUAGE_CORPUS.filter(
      ([language, ...brief]) => detect(...brief) !== language,
    ).map((entry) => entry.join(" / "));
    expect(LANGUAGE_CORPUS.length).toBeGreaterThan(400);
    expect(missed.length / LANGUAGE_CORPUS.length, missed.join("\n")).toBeLessThanOrEqual(0.02);
  });

  test("is told by the name where the trade has one word everywhere", () => {
    expect(detect("Au Petit Zinc de la Gare", "restaurant")).toBe("fr");
    expect(detect("Zum Goldenen Anker", "Restaurant")).toBe("de");
    expect(detect("El Rincón de los Abuelos", "restaurant")).toBe("es");
    expect(detect("The Old Mill", "restaurant")).toBe("en");
  });

  test("is English where another language has borrowed the trade, unless the name says otherwise", () => {
    expect(detect("Bexley Road Barbers", "barber")).toBe("en");
    expect(detect("Zum Bart", "Barber")).toBe("de");
    expect(detect("Haarwerk Köln", "Barber")).toBe("de");
    expect(detect("Smith", "errand service")).toBe("en");
    expect(detect("Smith", "kosher catering")).toBe("en");
    expect(detect("Schlüsseldienst Weber", "Hausmeister Service")).toBe("de");
  });

  test("is English for a foreign name in an English brief, and for scripts without pages", () => {
    expect(detect("Jardins Bélanger & Fils", "landscaping", "people with small gardens")).toBe(
      "en",
    );
    expect(detect("Bäckerei Müller", "German bakery", "expats who miss rye bread")).toBe("en");
    expect(detect("مطعم البيت", "مطعم", "عائلات الحي")).toBe("en");
    expect(detect("🍕", "🍕")).toBe("en");
    expect(detect("", "")).toBe("en");
  });

  test("follows the text where the trade's name is foreign to it", () => {
    expect(detect("Flow", "Coworking Space", "Menschen, die nicht zu Hause arbeiten wollen")).toBe(
      "de",
    );
    expect(detect("Flow", "coworking", "les indépendants qui ne veulent pas rester seuls")).toBe(
      "fr",
    );
    expect(detect("Flow", "coworking", "autónomos que no quieren trabajar solos")).toBe("es");
  });

  test.each([
    ["Vegane Bäckerei", "de"],
    ["Vegane Bäckerei", "de", "Veganer, Allergiker", "Torte bestellen"],
    ["Club de tennis", "fr"],
    ["Tattoo und Piercing", "de", "Erwachsene"],
    ["Atelier de cuisine", "fr", "Familles"],
    ["Stone letter carver", "en", "Discuss an inscription, commission a plaque, visit the yard"],
  ])("is told by the trade’s own letters and small words: %s is %s", (industry, said, ...told) => {
    const texts = told.filter((one) => typeof one === "string");
    expect(detectLanguage({ name: "Aster", industry, texts })).toBe(said as "en");
  });
});
