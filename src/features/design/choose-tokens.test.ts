import { expect, test } from "bun:test";
import { chooseDirection, chooseTokens, readTraits } from "./choose-tokens.ts";
import { DIRECTIONS } from "./directions.ts";
import { BLOCK_VARIANTS, type BlockKind, DIRECTION_IDS } from "./vocabulary.ts";

const SEEDS = Array.from({ length: 400 }, (_, at) => `seed ${at}`);
const share = (ids: readonly string[], id: string) =>
  ids.filter((one) => one === id).length / ids.length;

test("the same brief and seed always look the same; another seed may look otherwise", () => {
  const inputs = { industry: "bakery", personality: "warm", families: ["food"] };
  expect(chooseTokens(inputs, "a")).toEqual(chooseTokens(inputs, "a"));
  const directions = new Set(SEEDS.slice(0, 60).map((seed) => chooseDirection(inputs, seed)));
  expect(directions.size).toBeGreaterThanOrEqual(3);
});

test("without any wish every direction is met", () => {
  const met = new Set(SEEDS.map((seed) => chooseDirection({ industry: "anything" }, seed)));
  expect([...met].sort()).toEqual([...DIRECTION_IDS].sort());
});

test("personality leads: a technical brief is mono, a playful one never is", () => {
  const technical = SEEDS.map((seed) =>
    chooseDirection({ industry: "x", personality: "technical, precise" }, seed),
  );
  const playful = SEEDS.map((seed) =>
    chooseDirection({ industry: "x", personality: "verspielt und fröhlich" }, seed),
  );
  expect(share(technical, "mono")).toBeGreaterThan(0.8);
  expect(share(playful, "mono")).toBe(0);
  expect(share(playful, "cutout")).toBeGreaterThan(0.5);
});

test("what is said of competitors is avoided, and a denied quality is not asked for", () => {
  const neutral = SEEDS.map((seed) => chooseDirection({ industry: "x" }, seed));
  const away = SEEDS.map((seed) =>
    chooseDirection({ industry: "x", competitors: "all bold and loud" }, seed),
  );
  expect(share(away, "poster")).toBeLessThan(share(neutral, "poster") / 2);
  expect(readTraits("not playful, never loud").size).toBe(0);
  expect([...readTraits("calm but confident").keys()].sort()).toEqual(["bold", "calm"]);
});

test("purple is never chosen unless it is asked for", () => {
  for (const [at, direction] of DIRECTION_IDS.entries()) {
    for (const seed of SEEDS.slice(at * 20, at * 20 + 60)) {
      const { hue } = chooseTokens({ industry: "x" }, seed, direction).palette;
      expect(hue > 278 && hue < 338).toBe(false);
    }
  }
  expect(chooseTokens({ industry: "x", personality: "calm, lavender" }, "a").palette.hue).toBe(300);
  expect(
    chooseTokens({ industry: "x", personality: "no purple please" }, "a").palette.hue,
  ).not.toBe(305);
});

test("every direction prefers only variants that exist", () => {
  for (const id of DIRECTION_IDS) {
    for (const [kind, variants] of Object.entries(DIRECTIONS[id].variants)) {
      expect(BLOCK_VARIANTS[kind as BlockKind] as readonly string[]).toEqual(
        expect.arrayContaining([...variants]),
      );
    }
  }
});
