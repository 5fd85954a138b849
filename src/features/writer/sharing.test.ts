import { describe, expect, test } from "bun:test";
import type { SiteDocument } from "../design/document.ts";
import { composeSite, type Regard } from "./composer.ts";
import { Neighbourhood } from "./neighbours/neighbourhood.ts";
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

/** Sites of the sample, each with the regard that is asked for it. */
function measure(language: string, regardOf: () => (document?: SiteDocument) => Regard): Shares {
  const shares: Shares = { within: [], across: [] };
  const entries = SAMPLE[language] ?? [];
  for (const seed of SEEDS) {
    const regard = regardOf();
    const sites = entries.map(([trade, industry], at) => {
      const brief = { businessName: `Alba ${at}`, industry };
      const document = composeSite(brief, `${seed} ${at}`, regard());
      regard(document);
      return { trade, document };
    });
    for (const a of sites) {
      expect(a.document.meta.language as string).toBe(language);
      for (const b of sites.filter((other) => other !== a)) {
        const share = shareOfCommonSentences(a.document, b.document);
        shares[a.trade === b.trade ? "within" : "across"].push(share);
      }
    }
  }
  return shares;
}

/** Each is written as if it were alone. */
const alone = () => () => ({});

/** Each is written beside those before it. */
function together() {
  const neighbours = new Neighbourhood();
  return (document?: SiteDocument) => {
    if (document !== undefined) neighbours.add(document);
    return { neighbours };
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const LANGUAGES = ["en", "de", "fr", "es"];

describe("two sites of this writer that know nothing of each other", () => {
  for (const language of LANGUAGES) {
    test(`share few sentences across trades, more but not many within one, in ${language}`, () => {
      const { within, across } = measure(language, alone);
      expect(mean(across)).toBeLessThan(0.015);
      expect(Math.max(...across)).toBeLessThan(0.07);
      // English speaks by trade and has most to say; the others mostly speak by family.
      expect(mean(within)).toBeLessThan(language === "en" ? 0.11 : 0.18);
      expect(Math.max(...within)).toBeLessThan(language === "en" ? 0.25 : 0.33);
    }, 60_000);
  }
});

describe("sites that stand beside each other", () => {
  for (const language of LANGUAGES) {
    test(`share hardly a sentence, whatever their trades, in ${language}`, () => {
      const { within, across } = measure(language, together);
      expect(Math.max(...across)).toBeLessThan(0.04);
      expect(Math.max(...within)).toBeLessThan(0.12);
    }, 60_000);
  }
});
