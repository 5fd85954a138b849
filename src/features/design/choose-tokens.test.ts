import { expect, test } from "bun:test";
import { chooseTokens, type LookInputs, readLookWishes } from "./choose-tokens.ts";
import { contrast, toOklch } from "./colour.ts";
import { findCommonplace } from "./commonplace.ts";
import { DIRECTIONS } from "./directions.ts";
import type { Tokens } from "./document.ts";
import { type Palette, solvePalette } from "./palette.ts";
import { TYPE_PAIRS } from "./type-pairs.ts";
import { TYPEFACES } from "./typefaces.ts";
import { DIRECTION_IDS, type DirectionId } from "./vocabulary.ts";

const SEEDS = 150;
/** None named, burnt clay, lemon, grass, sea, ink. */
const HUES = [undefined, 32, 100, 140, 210, 265];

function* listChosen(): Generator<{ tokens: Tokens; light: Palette; dark: Palette; at: string }> {
  for (const hue of HUES) {
    const wishes = readLookWishes({
      asked: new Map(),
      heard: new Map(),
      others: new Map(),
      families: [],
      hue,
    } satisfies LookInputs);
    for (const id of DIRECTION_IDS)
      for (let seed = 0; seed < SEEDS; seed += 1)
        yield { ...see(chooseTokens(wishes, `seed ${seed}`, id)), at: `${id} ${seed} ${hue}` };
  }
}

/** The colours of tokens as they will be seen; many seeds lead to the same. */
const seen = new Map<string, { light: Palette; dark: Palette }>();
function see(tokens: Tokens): { tokens: Tokens; light: Palette; dark: Palette } {
  const { temper } = DIRECTIONS[tokens.direction];
  const key = `${tokens.direction} ${JSON.stringify(tokens.palette)}`;
  const colours = seen.get(key) ?? {
    light: solvePalette(tokens.palette, temper, "light"),
    dark: solvePalette(tokens.palette, temper, "dark"),
  };
  seen.set(key, colours);
  return { tokens, ...colours };
}

const CONTRASTED =
  /^(?:Cormorant|EB Garamond|Fraunces|Libre Ba|Libre Bo|Lora|Newsreader|Playfair)/u;
const LINED: readonly DirectionId[] = ["editorial", "ledger", "monograph", "letter", "quiet"];

test("no brief leads by chance to cream paper under a contrasted serif with terracotta", () => {
  const found: string[] = [];
  for (const { tokens, light, at } of listChosen()) {
    if (tokens.scheme === "dark" || !isCream(light.ground)) continue;
    const { family } = TYPEFACES[TYPE_PAIRS[tokens.typePair].head];
    if (CONTRASTED.test(family) && [light.brand, light.accent].some(isTerracotta)) found.push(at);
  }
  expect(found).toEqual([]);
});

test("nothing on a dark ground glows in acid green or vermilion", () => {
  const found: string[] = [];
  for (const { tokens, light, dark, at } of listChosen()) {
    const nights = tokens.palette.ground === "deep" ? [light, dark] : [dark];
    for (const { ground, brand, accent, link } of nights) {
      if (toOklch(ground).l > 0.3) continue;
      if ([brand, accent, link].some((colour) => isGlowing(colour, ground))) found.push(at);
    }
  }
  expect(found).toEqual([]);
});

test("no brief leads by chance to a broadsheet of hairlines with square corners", () => {
  const found: string[] = [];
  for (const { tokens, at } of listChosen()) {
    const { generic } = TYPEFACES[TYPE_PAIRS[tokens.typePair].head];
    if (LINED.includes(tokens.direction) && generic === "serif" && tokens.radius === "none")
      found.push(at);
  }
  expect(found).toEqual([]);
});

test("an owner may choose by hand what chance may not", () => {
  const tokens: Tokens = {
    direction: "editorial",
    typePair: "fraunces-figtree",
    palette: { hue: 32, vividness: "clear", ground: "warm" },
    scheme: "auto",
    density: "regular",
    radius: "small",
  };
  expect(findCommonplace(tokens)).toBe("cream");
  expect(findCommonplace({ ...tokens, radius: "none" })).toBe("broadsheet");
  expect(findCommonplace({ ...tokens, palette: { ...tokens.palette, hue: 250 } })).toBeUndefined();
});

/** Light, and a little towards yellow, like #f4f1ea. */
function isCream(colour: string): boolean {
  const { l, c, h } = toOklch(colour);
  return l > 0.92 && l < 0.985 && c > 0.007 && h > 60 && h < 110;
}

function isTerracotta(colour: string): boolean {
  const { l, c, h } = toOklch(colour);
  return l < 0.75 && c > 0.05 && h > 20 && h < 65;
}

function isGlowing(colour: string, ground: string): boolean {
  const { c, h } = toOklch(colour);
  const isVermilion = h > 22 && h < 46;
  const isAcid = h > 112 && h < 154;
  return contrast(colour, ground) > 3 && c > 0.11 && (isVermilion || isAcid);
}
