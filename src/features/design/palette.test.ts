import { expect, test } from "bun:test";
import { contrast } from "./colour.ts";
import type { Tokens } from "./document.ts";
import { listContrastPairs, type PaletteTemper, solvePalette } from "./palette.ts";

const VIVIDNESS = ["ink", "muted", "clear", "vivid"] as const;
const GROUNDS = ["white", "warm", "cool", "tinted", "deep"] as const;
const STRONG = ["ink", "brand", "accent"] as const;

for (const vividness of VIVIDNESS)
  test(`every text pair of every ${vividness} palette, hue and scheme reaches its contrast`, () => {
    const misses: string[] = [];
    for (const ground of GROUNDS) {
      for (let hue = 0; hue < 360; hue++) {
        // The loud surface rotates with the hue, so that each meets every kind of hue.
        const strong = STRONG[hue % 3] ?? "ink";
        const choice: Tokens["palette"] = { hue, vividness, ground };
        const temper: PaletteTemper = { accentOffset: (hue * 7) % 360, strong };
        for (const scheme of ["light", "dark"] as const) {
          for (const { pair, ratio, wanted } of listContrastPairs(
            solvePalette(choice, temper, scheme),
          )) {
            if (ratio < wanted)
              misses.push(`${pair} ${vividness} ${ground} ${strong} ${hue} ${scheme}: ${ratio}`);
          }
        }
      }
    }
    expect(misses).toEqual([]);
  });

test("an accent is purple only where somebody chose it", () => {
  const temper: PaletteTemper = { accentOffset: 150, strong: "ink" };
  const palette = { hue: 150, vividness: "clear", ground: "white" } as const;
  const [derived, chosen, edge] = [
    solvePalette(palette, temper, "light").accent,
    solvePalette({ ...palette, accentHue: 300 }, temper, "light").accent,
    solvePalette({ ...palette, accentHue: 280 }, temper, "light").accent,
  ];
  expect(derived).toBe(edge);
  expect(derived).not.toBe(chosen);
});

test("whole fields of colour are dark by night, whatever their hue", () => {
  const temper: PaletteTemper = { accentOffset: 90, strong: "accent" };
  for (let hue = 0; hue < 360; hue += 5) {
    const palette = { hue, vividness: "vivid", ground: "white" } as const;
    const { field, accentField, deep, strong } = solvePalette(palette, temper, "dark");
    for (const colour of [field, accentField, deep, strong])
      expect(contrast(colour, "#ffffff")).toBeGreaterThan(6);
  }
});

test("the same choice gives the same colours", () => {
  const choice: Tokens["palette"] = { hue: 32, vividness: "clear", ground: "warm" };
  const temper: PaletteTemper = { accentOffset: 150, strong: "ink" };
  expect(solvePalette(choice, temper, "light")).toEqual(solvePalette(choice, temper, "light"));
  expect(solvePalette(choice, temper, "light")).not.toEqual(solvePalette(choice, temper, "dark"));
});
