/** How alike two looks are, and the seed that keeps a new site away from those beside it. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { chooseTokens, readLookWishes } from "./choose-tokens.ts";
import { chooseFrame, DIRECTIONS } from "./directions.ts";
import { chooseLookSeed, type Look, likeness, readLook } from "./look.ts";
import { BLOCK_VARIANTS, DIRECTION_IDS } from "./vocabulary.ts";

const WISHES = readLookWishes({
  ...{ asked: new Map(), heard: new Map(), others: new Map() },
  ...{ hue: undefined, families: [] },
});

/** Any look that a site can have. */
const arbitraryLook: fc.Arbitrary<Look> = fc
  .tuple(
    fc.constantFrom(...DIRECTION_IDS),
    fc.string(),
    fc.constantFrom(...BLOCK_VARIANTS.hero),
    fc.integer({ min: 0, max: 360 }),
  )
  .map(([direction, seed, hero, hue]) => {
    const tokens = chooseTokens(WISHES, seed, direction);
    const { header, opening } = chooseFrame(direction, seed);
    return {
      ...{ header, opening, hero },
      tokens: { ...tokens, palette: { ...tokens.palette, hue } },
    };
  });

test("likeness is the same from both sides, between 0 and 1, and 1 for a twin alone", () => {
  fc.assert(
    fc.property(arbitraryLook, arbitraryLook, (one, other) => {
      const alike = likeness(one, other);
      expect(likeness(other, one)).toBeCloseTo(alike, 12);
      expect(alike).toBeGreaterThanOrEqual(0);
      expect(alike).toBeLessThanOrEqual(1 + 1e-9);
      expect(likeness(one, one)).toBeCloseTo(1, 12);
      if (one.tokens.direction !== other.tokens.direction) expect(alike).toBeLessThan(0.7);
    }),
  );
});

test("hues are near each other over the end of their circle, too", () => {
  const withHue = (hue: number): Look => {
    const tokens = chooseTokens(WISHES, "seed", "swiss");
    const { header, opening } = chooseFrame("swiss", "seed");
    return {
      ...{ header, opening, hero: "type" },
      tokens: { ...tokens, palette: { ...tokens.palette, hue } },
    };
  };
  const apart = (one: number, other: number) => likeness(withHue(one), withHue(other));
  expect(apart(355, 5)).toBeCloseTo(apart(40, 50), 12);
  expect(apart(0, 360)).toBeCloseTo(1, 12);
  expect(apart(0, 180)).toBeLessThan(apart(0, 30));
});

test("a look is read back from a document as it was chosen, and from none that opens in another way", () => {
  for (const direction of DIRECTION_IDS)
    for (const hero of DIRECTIONS[direction].variants.hero ?? []) {
      const document = fillDocument({ direction, hero });
      const { header, opening } = chooseFrame(direction, document.meta.seed);
      expect(readLook(document)).toEqual({ tokens: document.tokens, header, opening, hero });
    }
  const other = fillDocument();
  const home = other.pages.find(({ role }) => role === "home");
  home?.blocks.shift();
  expect(readLook(other)).toBeUndefined();
});

/** The looks of sites that are built one after the other, each away from those before it. */
function buildBeside(count: number, wishes = WISHES): Look[] {
  const looks: Look[] = [];
  for (let at = 0; at < count; at += 1) {
    const seed = chooseLookSeed(wishes, `site ${at}`, { looks, hues: [] });
    const tokens = chooseTokens(wishes, seed);
    const document = fillDocument({ direction: tokens.direction });
    const look = readLook({ ...document, tokens, meta: { ...document.meta, seed } });
    if (look === undefined) throw new Error("the document opens with a hero");
    looks.push(look);
  }
  return looks;
}

const closest = (looks: readonly Look[]): number =>
  Math.max(
    ...looks.flatMap((look, at) => looks.slice(at + 1).map((other) => likeness(look, other))),
  );

test("ten sites of one instance are of ten directions, and none is close to another", () => {
  const looks = buildBeside(10);
  expect(new Set(looks.map(({ tokens }) => tokens.direction)).size).toBe(10);
  expect(closest(looks)).toBeLessThan(0.45);
});

test("more sites than there are directions share some, and still no two are twins", () => {
  const looks = buildBeside(30);
  const directions = looks.map(({ tokens }) => tokens.direction);
  expect(new Set(directions).size).toBeGreaterThan(0.7 * WISHES.directions.length);
  expect(closest(looks)).toBeLessThan(0.8);
});

test("without neighbours the seed stays as it is; beside its own twin it does not", () => {
  expect(chooseLookSeed(WISHES, "seed", { looks: [], hues: [] })).toBe("seed");
  const document = fillDocument();
  const tokens = chooseTokens(WISHES, "seed");
  const twin = readLook({ ...document, tokens, meta: { ...document.meta, seed: "seed" } });
  if (twin === undefined) throw new Error("the document opens with a hero");
  const grown = chooseLookSeed(WISHES, "seed", { looks: [twin], hues: [] });
  expect(grown).not.toBe("seed");
  expect(chooseTokens(WISHES, grown).direction).not.toBe(tokens.direction);
});

test("a competitor's own colour is kept away from", () => {
  for (let hue = 0; hue < 360; hue += 30) {
    const seed = chooseLookSeed(WISHES, "seed", { looks: [], hues: [hue] });
    const chosen = chooseTokens(WISHES, seed).palette.hue;
    const apart = Math.abs(((chosen - hue + 540) % 360) - 180);
    expect({ hue, isApart: apart >= 30 }).toEqual({ hue, isApart: true });
  }
});
