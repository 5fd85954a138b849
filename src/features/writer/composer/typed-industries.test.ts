/** Industries as people type them: which trade each finds, and that a page with offers comes of it. */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { YAML } from "bun";
import * as v from "valibot";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { TRADES } from "../content/trades.ts";
import { judgeTrades, matchTrades } from "../reading/trade-gate.ts";

const file = join(import.meta.dir, "../../../../test/fixtures/trades/typed-english.yaml");
const { none, ...typed } = v.parse(
  v.record(v.string(), v.array(v.string())),
  YAML.parse(await Bun.file(file).text()),
);
const found = Object.entries(typed).flatMap(([right, texts]) =>
  texts.map((text) => ({ text, right })),
);

const judge = (industry: string): string =>
  matchTrades(industry, "en")
    .map(({ tradeId }) => tradeId)
    .join("+") || "none";

const offersOf = (industry: string): string[] =>
  composeSite({ businessName: "Aster", industry }, "s").pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "offers" ? block.items.map(({ name }) => name) : [])),
  );

describe("English industries as people type them", () => {
  test("find their trade", () => {
    expect(found.length).toBeGreaterThan(1400);
    const wrong = found.filter(({ text, right }) => judge(text) !== right);
    expect(wrong.map(({ text, right }) => `${text}: ${right}, judged ${judge(text)}`)).toEqual([]);
  }, 60_000);

  test("find none where nothing true could be said of them", () => {
    const claimed = (none ?? []).filter((text) => judge(text) !== "none");
    expect(claimed.map((text) => `${text}: ${judge(text)}`)).toEqual([]);
  }, 60_000);

  test("have a page with offers as soon as they find a trade", () => {
    // What holds for any program says nothing of one that is for salons: of those the brief alone speaks.
    const spoken = found.filter(({ text }) => !/(?:software|saas) for /iu.test(text));
    expect(found.length - spoken.length).toBeLessThanOrEqual(5);
    const bare = spoken.filter(({ text }) => offersOf(text).length === 0);
    expect(bare.map(({ text }) => text)).toEqual([]);
  }, 120_000);
});

test("hardly a name is claimed by two trades, so that neither could have it", () => {
  const names = [...TRADES].flatMap(([id, trade]) =>
    (["en", "de", "fr", "es"] as const).flatMap((language) =>
      trade.names[language].map((name) => ({ id, language, name })),
    ),
  );
  const claimed = names.filter(({ language, name }) => {
    const { trades, reason } = judgeTrades(name, language);
    return trades.length === 0 && /^[\w-]+ or [\w-]+$/u.test(reason);
  });
  const said = claimed.map(({ id, language, name }) => `${language} ${id}: ${name}`).join("; ");
  expect(names.length).toBeGreaterThan(20_000);
  expect(claimed.length / names.length, said).toBeLessThanOrEqual(0.0015);
}, 120_000);

describe("what is said beside a trade", () => {
  const same: [typed: string, plain: string][] = [
    ["deaf-owned coffee shop", "coffee shop"],
    ["women-led architecture practice", "architecture practice"],
    ["members-only gym", "gym"],
    ["indie bookshop", "bookshop"],
    ["third-generation butcher", "butcher"],
    ["board-certified dermatologist", "dermatologist"],
    ["evening pottery classes", "pottery classes"],
    ["vegan-only restaurant", "vegan restaurant"],
  ];
  test.each(same)("%s is a %s", (written, plain) => {
    expect(matchTrades(written, "en")).toEqual(matchTrades(plain, "en"));
    expect(matchTrades(plain, "en")).not.toEqual([]);
  });

  test("one house for two trades is that of both, and a plant-based kitchen is no nursery", () => {
    expect(judge("physio and Pilates clinic")).toBe("physiotherapist+pilates");
    expect(judge("web design and marketing")).toBe("web-agency+marketing-agency");
    expect(judge("plant-based meal delivery")).toBe("meal-prep");
    expect(judge("hotel and office cleaning")).toBe("none");
  });

  test("whom it is for turns a nursery into none, and counts once where the kind names them", () => {
    expect(judge("day care for adults with dementia")).toBe("none");
    expect(offersOf("counselling for couples").length).toBeGreaterThan(1);
  });

  test("whoever comes along is told nothing of a place, and a mobile game is no van", () => {
    const offers = (industry: string) => offersOf(industry).join(", ");
    expect(offers("mobile dog groomer")).toContain("Clipping");
    expect(offers("mobile nail technician")).toContain("Manicure");
    expect(offers("mobile bicycle repair")).not.toContain("town and touring");
    expect(offersOf("mobile game studio")).not.toEqual([]);
  });

  test("search for online shops is told of no map entries, and of them where they are named", () => {
    expect(offersOf("SEO agency for online shops")).not.toContain("Local search");
    expect(offersOf("SEO agency, local search")).toContain("Local search");
  });
});
