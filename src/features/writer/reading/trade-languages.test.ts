/** Holds the names of trades in German, French and Spanish, and the texts behind them, against what people type. */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { YAML } from "bun";
import * as v from "valibot";
import { composeSite } from "../composer.ts";
import { readLanguage } from "./read-language.ts";
import { judgeTrades } from "./trade-gate.ts";

const file = join(import.meta.dir, "../../../../test/fixtures/trades/languages.yaml");
const industries = v.record(v.string(), v.array(v.string()));
const tableSchema = v.strictObject({ de: industries, fr: industries, es: industries });
const table = v.parse(tableSchema, YAML.parse(await Bun.file(file).text()));

/** People of no trade, in words that leave no doubt of the language. */
const SAID = {
  de: { audience: "Menschen aus der Gegend", goals: "Anfragen über das Formular" },
  fr: { audience: "Les habitants de la région", goals: "Demandes par le formulaire" },
  es: { audience: "Vecinos de la zona", goals: "Consultas por el formulario" },
} as const;
const LANGUAGES = ["de", "fr", "es"] as const;

const briefOf = (language: (typeof LANGUAGES)[number], industry: string) => ({
  ...{ businessName: "Halden", industry },
  ...SAID[language],
});

describe.each(LANGUAGES)("in %s", (language) => {
  const cases = Object.entries(table[language]).flatMap(([right, texts]) =>
    texts.map((industry) => ({ industry, right })),
  );

  test("at least 60 industries are judged as people judged them", () => {
    const judged = cases.map(({ industry, right }) => {
      const { phrasebook } = readLanguage(briefOf(language, industry));
      const ids = judgeTrades(industry, phrasebook).trades.map(({ tradeId }) => tradeId);
      return { industry, right, is: ids.join("+") || "none" };
    });
    expect(judged.filter(({ right, is }) => is !== right)).toEqual([]);
    expect(judged.length).toBeGreaterThanOrEqual(60);
    expect(judged.filter(({ right }) => right === "none").length).toBeGreaterThanOrEqual(10);
  });

  test("whatever is found has offers on its site, and nothing else has", async () => {
    const wrong: string[] = [];
    // The first of every trade: the others differ in their names alone.
    const firsts = cases.filter(
      ({ right }, at) => right === "none" || cases[at - 1]?.right !== right,
    );
    for (const { industry, right } of firsts) {
      const { pages, meta } = await composeSite(briefOf(language, industry), "seed");
      const hasOffers = pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "offers"));
      if (meta.language !== language || hasOffers !== (right !== "none"))
        wrong.push(`${industry}: ${right}, offers ${hasOffers}, ${meta.language}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});
