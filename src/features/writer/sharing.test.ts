import { describe, expect, test } from "bun:test";
import type { SiteDocument } from "../design/document.ts";
import { composeSite } from "./composer.ts";
import { shareOfCommonSentences } from "./quality/common-sentences.ts";

/** Businesses that gave little: a name and a trade. Rich briefs share less. */
const SAMPLE: Readonly<Record<string, readonly (readonly [trade: string, industry: string])[]>> = {
  en: [
    ["bakery", "bakery"],
    ["bakery", "artisan bakery"],
    ["bakery", "bakery and pastry"],
    ["dentist", "dentist"],
    ["dentist", "family dental practice"],
    ["plumber", "plumber"],
    ["plumber", "emergency plumbing"],
    ["lawyer", "law firm"],
    ["yoga", "yoga studio"],
    ["unknown", "space elevator maintenance"],
  ],
  de: [
    ["bakery", "Bäckerei"],
    ["bakery", "Bäckerei und Konditorei"],
    ["notary", "Notar"],
    ["hairdresser", "Friseur"],
    ["hairdresser", "Friseursalon"],
    ["gardener", "Gartenpflege"],
  ],
  fr: [
    ["florist", "fleuriste"],
    ["florist", "boutique de fleurs"],
    ["restaurant", "restaurant français"],
    ["lawyer", "cabinet d'avocats"],
    ["lawyer", "avocat"],
    ["vet", "vétérinaire"],
  ],
  es: [
    ["bakery", "panadería"],
    ["bakery", "panadería artesanal"],
    ["dentist", "clínica dental"],
    ["dentist", "dentista"],
    ["plumber", "fontanero"],
    ["lawyer", "abogado"],
  ],
};
const SEEDS = ["one", "two", "three"] as const;

type Shares = { within: number[]; across: number[] };

function measure(language: string): Shares {
  const shares: Shares = { within: [], across: [] };
  const entries = SAMPLE[language] ?? [];
  for (const seed of SEEDS) {
    const sites = entries.map(([trade, industry], at) => ({
      trade,
      document: composeSite({ businessName: `Alba ${at}`, industry }, `${seed} ${at}`),
    }));
    for (const a of sites) {
      expect(a.document.meta.language as string).toBe(language);
      for (const b of sites.filter((other) => other !== a)) {
        shares[a.trade === b.trade ? "within" : "across"].push(share(a.document, b.document));
      }
    }
  }
  return shares;
}

const share = (a: SiteDocument, b: SiteDocument): number => shareOfCommonSentences(a, b);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe("two sites of this writer", () => {
  for (const language of ["en", "de", "fr", "es"]) {
    test(`share few sentences across trades, more but not many within one, in ${language}`, () => {
      const { within, across } = measure(language);
      expect(mean(across)).toBeLessThan(0.015);
      expect(Math.max(...across)).toBeLessThan(0.07);
      // English speaks by trade and has most to say; the others mostly speak by family.
      expect(mean(within)).toBeLessThan(language === "en" ? 0.11 : 0.18);
      expect(Math.max(...within)).toBeLessThan(language === "en" ? 0.25 : 0.33);
    }, 60_000);
  }
});
