/** What a seed may choose within an art direction, the fluid scales of type and space, and languages by their tags. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { chromeDirectionOf, chromeLanguageOf, findChromeLanguage } from "./chrome-language.ts";
import { chooseFrame, chooseVariant, DIRECTIONS, isFit } from "./directions.ts";
import { fluid, listSpaces, listTypeSteps } from "./scales.ts";
import { hashText, seededChoice, seededFraction } from "./seed.ts";
import { BLOCK_VARIANTS, type BlockKind, CHROME_LANGUAGES, DIRECTION_IDS } from "./vocabulary.ts";

const seeds = Array.from({ length: 60 }, (_, at) => `seed-${at}`);

describe.each([...DIRECTION_IDS])("%s", (id) => {
  const direction = DIRECTIONS[id];

  test("frames a site in one of its own ways, and in each of them for some seed", () => {
    const frames = seeds.map((seed) => chooseFrame(id, seed));
    for (const frame of frames) {
      expect(direction.headers).toContain(frame.header);
      expect(direction.openings).toContain(frame.opening);
      expect(direction.rhythms).toContain(frame.rhythm);
    }
    expect(new Set(frames.map(({ header }) => header)).size).toBe(new Set(direction.headers).size);
    expect(new Set(frames.map(({ opening }) => opening)).size).toBe(
      new Set(direction.openings).size,
    );
    expect(new Set(frames.map(({ isFlipped }) => isFlipped)).size).toBe(2);
  });

  test("puts a long name and menu into no header of one line", () => {
    const letters = { bar: 500, split: 500 };
    for (const seed of seeds) {
      const { header } = chooseFrame(id, seed, letters);
      const line = header === "own" ? direction.header.line : header;
      expect([header, line === "bar" || line === "split"]).toEqual([header, false]);
    }
    // Short ones have room everywhere.
    for (const seed of seeds)
      expect(chooseFrame(id, seed, { bar: 10, split: 10 })).toEqual(chooseFrame(id, seed));
  });

  test("arranges each kind of block in a way that it likes and that there is", () => {
    for (const kind of Object.keys(BLOCK_VARIANTS) as BlockKind[]) {
      const variants: readonly string[] = BLOCK_VARIANTS[kind];
      const liked: readonly string[] = direction.variants[kind] ?? variants;
      expect(liked.filter((variant) => !variants.includes(variant))).toEqual([]);
      const chosen = new Set(seeds.map((seed) => chooseVariant(id, kind, variants as never, seed)));
      expect([...chosen].filter((variant) => !liked.includes(variant))).toEqual([]);
      expect(chosen.size).toBe(new Set(liked).size);
    }
  });

  test("fits some trade, and none that it refuses", () => {
    const { only, refuses = [] } = direction;
    expect(isFit(id, new Set(only?.slice(0, 1) ?? []))).toBe(true);
    for (const refused of refuses) expect(isFit(id, new Set([refused]))).toBe(false);
    if (only !== undefined) expect(isFit(id, new Set(["no such trade"]))).toBe(false);
  });
});

/** What a CSS value of `fluid` is in rem, in a window of that many rem. */
function measure(value: string, windowRem: number): number {
  const [, low, slope, sign, offset, high] =
    /^clamp\((-?[\d.]+)rem, (-?[\d.]+)vw ([+-]) ([\d.]+)rem, (-?[\d.]+)rem\)$/u.exec(value) ?? [];
  if (low === undefined) return Number.parseFloat(value);
  const middle = (Number(slope) / 100) * windowRem + (sign === "-" ? -1 : 1) * Number(offset);
  return Math.min(Math.max(middle, Number(low)), Number(high));
}

describe("a fluid size", () => {
  const sizes = fc.double({ min: 0.1, max: 12, noNaN: true });

  test("is the one in narrow windows, the other in wide ones, and between them in between", () => {
    fc.assert(
      fc.property(sizes, sizes, (narrow, wide) => {
        const value = fluid(narrow, wide);
        expect(measure(value, 10)).toBeCloseTo(measure(value, 20), 1);
        expect(measure(value, 20)).toBeCloseTo(narrow, 1);
        expect(measure(value, 80)).toBeCloseTo(wide, 1);
        expect(measure(value, 200)).toBeCloseTo(wide, 1);
        const middle = measure(value, 50);
        expect(middle).toBeGreaterThanOrEqual(Math.min(narrow, wide) - 0.02);
        expect(middle).toBeLessThanOrEqual(Math.max(narrow, wide) + 0.02);
      }),
      { numRuns: 500 },
    );
  });

  test.each([...DIRECTION_IDS])(
    "of %s grows from step to step, and is never too small to read",
    (id) => {
      for (const headScale of [0.8, 1, 1.2]) {
        const steps = Object.values(listTypeSteps(DIRECTIONS[id].scale, headScale));
        expect(steps).toHaveLength(8);
        for (const window of [20, 50, 80]) {
          const rems = steps.map((value) => measure(value, window));
          expect(Math.min(...rems)).toBeGreaterThanOrEqual(0.8);
          const heads = rems.slice(3);
          expect(heads).toEqual(heads.toSorted((one, other) => one - other));
        }
      }
    },
  );

  test("of a space is larger where there is more air, and the small ones are the same", () => {
    const at = (density: "airy" | "regular" | "compact") =>
      Object.values(listSpaces(density)).map((value) => measure(value, 50));
    const [airy, regular, compact] = [at("airy"), at("regular"), at("compact")];
    expect(airy.slice(0, 4)).toEqual(compact.slice(0, 4));
    for (let step = 4; step < 9; step += 1) {
      expect(airy[step]).toBeGreaterThan(regular[step] ?? 0);
      expect(regular[step]).toBeGreaterThan(compact[step] ?? 0);
    }
    expect(regular).toEqual(regular.toSorted((one, other) => one - other));
  });
});

describe("a seed", () => {
  test("chooses the same again, from 0 up to 1, and otherwise for another purpose", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, purpose) => {
        const fraction = seededFraction(seed, purpose);
        expect(fraction).toBe(seededFraction(seed, purpose));
        expect(fraction).toBeGreaterThanOrEqual(0);
        expect(fraction).toBeLessThan(1);
        expect(hashText(seed)).toBeGreaterThanOrEqual(0);
      }),
    );
    const purposes = new Set(seeds.map((purpose) => seededFraction("seed", purpose)));
    expect(purposes.size).toBe(seeds.length);
    // Where one ends and the other begins is part of it.
    expect(seededFraction("a", "bc")).not.toBe(seededFraction("ab", "c"));
  });

  test("gives every choice its turn, and none where there is nothing to choose", () => {
    const choices = ["a", "b", "c", "d"];
    const counts = choices.map(
      (choice) => seeds.filter((seed) => seededChoice(choices, seed, "x") === choice).length,
    );
    for (const count of counts) expect(count).toBeGreaterThan(4);
    expect(() => seededChoice([], "seed", "x")).toThrow("no choices for x");
  });
});

describe("a language is known by its tag", () => {
  test.each([...CHROME_LANGUAGES])("%s, with and without a region, in any case", (language) => {
    for (const tag of [language, `${language}-xx`, language.toUpperCase()])
      expect([tag, findChromeLanguage(tag), chromeLanguageOf(tag)]).toEqual([
        tag,
        language,
        language,
      ]);
    const expected = language === "ar" || language === "he" ? "rtl" : "ltr";
    expect(chromeDirectionOf(language)).toBe(expected);
  });

  test.each(["fi", "zh-hant", "enx", "arz", ""])(
    "%j has no words of ours, and gets English ones",
    (tag) => {
      expect([findChromeLanguage(tag), chromeLanguageOf(tag)]).toEqual([undefined, "en"]);
      expect(chromeDirectionOf(tag)).toBe("ltr");
    },
  );
});
