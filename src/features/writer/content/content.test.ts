/** Everything that the composer can say, held against the rules of content; each rule is seen to bite. */
import { describe, expect, test } from "bun:test";
import { ACTION_KINDS, VOICES } from "../reading/reading-model.ts";
import { checkContent } from "./check-content.ts";
import { checkTrade } from "./check-texts.ts";
import { loadTexts } from "./load-texts.ts";
import { TEXT_LANGUAGES } from "./read-texts.ts";
import type { TradeTexts } from "./text-schema.ts";
import { TRADES } from "./trades.ts";

const TRADES_MIN = { en: 120, de: 50, fr: 50, es: 50, ar: 0, he: 0 } as const;

describe("the texts", () => {
  for (const language of TEXT_LANGUAGES) {
    test(`in ${language} break no rule, and there are as many trades as promised`, async () => {
      const report = await checkContent(language);
      expect(report.findings).toEqual([]);
      expect(report.trades).toBeGreaterThanOrEqual(TRADES_MIN[language]);
    });

    test(`in ${language} know every action and every voice`, async () => {
      const { general } = await loadTexts(language);
      expect(Object.keys(general.actions).sort()).toEqual([...ACTION_KINDS].sort());
      expect(Object.keys(general.headings.audience).sort()).toEqual([...VOICES].sort());
    });
  }

  test("send the visitor to ask at most five times a site", async () => {
    const { trades } = await loadTexts("en");
    for (const texts of trades.values()) {
      const asks = JSON.stringify(texts).match(/\bask(?:s|ing)?\b/giu) ?? [];
      expect(asks.length).toBeLessThanOrEqual(5);
    }
  });

  test("of every trade have an owner in the table of trades", async () => {
    for (const language of TEXT_LANGUAGES)
      for (const id of (await loadTexts(language)).trades.keys()) expect(TRADES.has(id)).toBe(true);
  });
});

describe("the check finds", () => {
  const lines: readonly [string, string][] = [
    ["a number", "We bake 40 loaves a day."],
    ["a worn phrase", "We are passionate about bread."],
    ["a promise", "We always answer on the same day."],
    ["a claim", "Award-winning loaves from the stone oven."],
    ["a hole", "Bread for {name}."],
    ["talk about the website", "This website shows our bread."],
    ["a postponement", "Your order can wait until Monday."],
    ["shouting", "Come in!"],
  ];
  test.each(lines)("%s", async (_, line) => {
    const { trades } = await loadTexts("en");
    const bakery = trades.get("bakery");
    if (bakery === undefined) throw new Error("the bakery is missing");
    const kinds = new Set(Object.keys(TRADES.get("bakery")?.kinds ?? {}));
    expect(checkTrade("en", "bakery", bakery, kinds)).toEqual([]);
    const planted: TradeTexts = { ...bakery, contact: { lede: line } };
    expect(checkTrade("en", "bakery", planted, kinds).length).toBeGreaterThan(0);
  });

  test("a kind that the trade does not have, a voice without opening, an id used twice", async () => {
    const bakery = (await loadTexts("en")).trades.get("bakery");
    if (bakery === undefined) throw new Error("the bakery is missing");
    const [first] = bakery.offers;
    if (first === undefined) throw new Error("the bakery has no offers");
    const faults = (texts: TradeTexts) =>
      checkTrade(
        "en",
        "bakery",
        texts,
        new Set(Object.keys(TRADES.get("bakery")?.kinds ?? {})),
      ).map(({ fault }) => fault);
    expect(faults({ ...bakery, offers: [{ ...first, kinds: ["weddings"] }] })).toContain(
      "the trade has no such kind",
    );
    expect(faults({ ...bakery, offers: [first, first] })).toContain("the id is used twice");
    const plain = bakery.openings.filter(({ voices }) =>
      voices.every((voice) => voice === "plain"),
    );
    expect(faults({ ...bakery, openings: plain })).toContain("no opening speaks in this voice");
  });
});
