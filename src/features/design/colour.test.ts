import { expect, test } from "bun:test";
import fc from "fast-check";
import { contrast, contrastOnAll, readHue, solveLightness, toHex, toOklch } from "./colour.ts";

const hex = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("a colour that is not at the edge of what screens show comes back from OKLCH as it was", () => {
  const channel = fc.integer({ min: 48, max: 208 });
  fc.assert(
    fc.property(channel, channel, channel, (...channels) => {
      const colour = `#${channels.map((one) => one.toString(16)).join("")}`;
      expect(toHex(toOklch(colour))).toBe(colour);
    }),
    { numRuns: 500 },
  );
});

test("any OKLCH values make a colour that screens have", () => {
  const number = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(number, fc.double({ min: 0, max: 1, noNaN: true }), number, (l, c, turns) => {
      expect(toHex({ l, c, h: turns * 360 })).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

test.each([30, 90, 150, 330])(
  "a colour too vivid for screens loses chroma, and keeps its hue of %d",
  (h) => {
    const shown = toOklch(toHex({ l: 0.6, c: 0.4, h }));
    expect(shown.c).toBeLessThan(0.35);
    expect(Math.abs(shown.h - h)).toBeLessThan(2);
  },
);

test("a colour moved for contrast has it on every ground, where its direction allows", () => {
  fc.assert(
    fc.property(hex, fc.array(hex, { minLength: 1, maxLength: 3 }), (start, grounds) => {
      for (const [towards, end] of [
        ["darker", "#000000"],
        ["lighter", "#ffffff"],
      ] as const) {
        const solved = solveLightness(toOklch(start), grounds, 4.5, towards);
        expect(contrastOnAll(solved, grounds) >= 4.5 || solved === end).toBe(true);
      }
    }),
  );
});

test("a colour that can be read as it is stays as it is", () => {
  expect(solveLightness(toOklch("#1a1a1a"), ["#ffffff"], 7, "darker")).toBe("#1a1a1a");
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#336699", "#336699")).toBe(1);
});

test("a hue is read as people write colours, and greys and other texts have none", () => {
  expect(readHue("#ff0000")).toBe(29);
  expect(readHue(" #F00 ")).toBe(29);
  expect(readHue("rgb(255 0 0)")).toBe(29);
  for (const text of ["#808080", "#808285", "#000000", "#fff", "warm", "", "#ggg"])
    expect(readHue(text)).toBeUndefined();
  fc.assert(
    fc.property(hex, (colour) => {
      const hue = readHue(colour);
      if (hue !== undefined) expect(Number.isInteger(hue) && hue >= 0 && hue < 360).toBe(true);
    }),
  );
});
