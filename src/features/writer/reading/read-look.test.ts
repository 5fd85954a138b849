import { expect, test } from "bun:test";
import * as look from "../../design/choose-tokens.ts";
import { chooseFrame, DIRECTIONS, isFit } from "../../design/directions.ts";
import {
  BLOCK_VARIANTS,
  type BlockKind,
  DIRECTION_IDS,
  type DirectionId,
} from "../../design/vocabulary.ts";
import { readLookInputs, readTraits } from "./read-look.ts";

type LookInputs = Omit<Parameters<typeof readLookInputs>[0], "personality"> & {
  personality?: string | undefined;
};
const readLookWishes = ({ personality, ...inputs }: LookInputs) =>
  look.readLookWishes(readLookInputs({ ...inputs, personality }));

const chooseDirection = (inputs: LookInputs, seed: string) =>
  look.chooseDirection(readLookWishes(inputs), seed);
const chooseTokens = (inputs: LookInputs, seed: string, direction?: DirectionId) =>
  look.chooseTokens(readLookWishes(inputs), seed, direction);

const SEEDS = Array.from({ length: 400 }, (_, at) => `seed ${at}`);
const share = (ids: readonly string[], id: string) =>
  ids.filter((one) => one === id).length / ids.length;

test("the same brief and seed always look the same; another seed may look otherwise", () => {
  const inputs = { industry: "bakery", personality: "warm", families: ["food"] };
  expect(chooseTokens(inputs, "a")).toEqual(chooseTokens(inputs, "a"));
  const directions = new Set(SEEDS.slice(0, 60).map((seed) => chooseDirection(inputs, seed)));
  expect(directions.size).toBeGreaterThanOrEqual(3);
});

const TRADES = [
  ["food", "bakery"],
  ["food", "restaurant"],
  ["retail", "florist"],
  ["beauty", "barber"],
  ["health", "dentist"],
  ["therapy", "coach"],
  ["fitness", "yoga"],
  ["home", "plumber"],
  ["building", "architect"],
  ["legal", "lawyer"],
  ["finance", "accountant"],
  ["technology", "software-product"],
  ["agency", "design-studio"],
  ["photography", "photographer"],
  ["hospitality", "hotel"],
  ["automotive", "car-repair"],
  ["logistics", "freight"],
  ["culture", "museum"],
  ["community", "charity"],
];

test("without any wish every direction is met in some trade", () => {
  const met = TRADES.flatMap((families) =>
    SEEDS.slice(0, 200).map((seed) => chooseDirection({ industry: "x", families }, seed)),
  );
  expect([...new Set(met)].sort()).toEqual([...DIRECTION_IDS].sort());
});

test("a look that would be a costume is never chosen, whatever is asked for", () => {
  const wishes = [undefined, "friendly, warm", "bold and loud", "playful", "plain, technical"];
  for (const families of [...TRADES, []])
    for (const personality of wishes)
      for (const seed of SEEDS.slice(0, 40)) {
        const chosen = chooseDirection({ industry: "x", families, personality }, seed);
        expect({ chosen, families, fits: isFit(chosen, new Set(families)) }).toMatchObject({
          fits: true,
        });
      }
  const architect = new Set(["building", "architect"]);
  for (const costume of ["storefront", "workshop", "letterpress", "botanical"] as const)
    expect(isFit(costume, architect)).toBe(false);
  expect(isFit("storefront", new Set())).toBe(false);
  expect(isFit("storefront", new Set(["food", "bakery"]))).toBe(true);
});

test("two businesses of one trade seldom get one direction", () => {
  const wishes = ["", "warm, honest", "modern, precise", "bold", "calm and friendly"];
  for (const families of TRADES) {
    let pairs = 0;
    let alike = 0;
    for (const [at, wish] of wishes.entries())
      for (const other of wishes.slice(at + 1))
        for (const seed of SEEDS.slice(0, 40)) {
          const one = chooseDirection({ industry: "x", families, personality: wish }, seed);
          const two = chooseDirection({ industry: "x", families, personality: other }, `${seed}b`);
          pairs += 1;
          alike += Number(one === two);
        }
    expect({ families, isVaried: alike / pairs < 0.25 }).toEqual({ families, isVaried: true });
  }
});

test("the frame of a direction's pages varies with the seed, within what suits it", () => {
  for (const id of DIRECTION_IDS) {
    const { headers, openings, rhythms } = DIRECTIONS[id];
    const frames = SEEDS.slice(0, 100).map((seed) => chooseFrame(id, seed));
    expect(new Set(frames.map(({ header }) => header))).toEqual(new Set(headers));
    expect(new Set(frames.map(({ opening }) => opening))).toEqual(new Set(openings));
    expect(new Set(frames.map(({ rhythm }) => rhythm))).toEqual(new Set(rhythms));
    expect(DIRECTIONS[id].variants.hero?.length).toBeGreaterThanOrEqual(4);
  }
});

test("links that are too long for one line get a line of their own", () => {
  for (const id of DIRECTION_IDS)
    for (const seed of SEEDS.slice(0, 50)) {
      const { header } = chooseFrame(id, seed, { bar: 140, split: 140 });
      const isLine = ["bar", "split"].includes(header);
      expect(isLine || (header === "own" && DIRECTIONS[id].header.line !== undefined)).toBe(false);
      // What has room stands as the seed would have it.
      expect(chooseFrame(id, seed, { bar: 60, split: 60 })).toEqual(chooseFrame(id, seed));
    }
});

test("personality leads: a technical brief is mono, a playful one never is", () => {
  const technical = SEEDS.map((seed) =>
    chooseDirection(
      { industry: "x", families: ["technology"], personality: "technical, precise" },
      seed,
    ),
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
