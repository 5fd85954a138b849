import { describe, expect, test } from "bun:test";
import { openClause, POLISH } from "./polish.ts";

describe("the last touch of a language", () => {
  test("elides in French before a vowel, and only there", () => {
    expect(POLISH.fr("Images de Alba, du pain de Odile")).toBe("Images d’Alba, du pain d’Odile");
    expect(POLISH.fr("plus de onze, de Lyon, le monde entier")).toBe(
      "plus de onze, de Lyon, le monde entier",
    );
  });

  test("closes a German clause where the sentence goes on", () => {
    const readers = openClause("Menschen, die gern lesen");
    expect(POLISH.de(`Der Tag sieht für ${readers} anders aus.`)).toBe(
      "Der Tag sieht für Menschen, die gern lesen, anders aus.",
    );
    expect(POLISH.de(`Für ${readers}. ${readers}: nur zu`)).toBe(
      "Für Menschen, die gern lesen. Menschen, die gern lesen: nur zu",
    );
    expect(openClause("Familien, Paare und Freunde")).toBe("Familien, Paare und Freunde");
  });

  test("lets no two like vowels meet in Spanish", () => {
    expect(POLISH.es("padres y hijos, siete o ocho, agua y hielo, días y horas")).toBe(
      "padres e hijos, siete u ocho, agua y hielo, días y horas",
    );
    expect(POLISH.es("Retratos o Obradores")).toBe("Retratos u Obradores");
  });
});
