import { expect, test } from "bun:test";
import { wcagContrast } from "culori";
import fc from "fast-check";
import { HEX_COLOUR, readableInk } from "./readable-ink.ts";

const colour = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("on any colour the ink has the contrast that WCAG asks of text", () => {
  fc.assert(
    fc.property(colour, (ground) => {
      expect(HEX_COLOUR.test(ground)).toBe(true);
      expect(wcagContrast(readableInk(ground), ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2_000 },
  );
});

test("white is taken where both can be read, as on most brands' colours", () => {
  // The grey on which both have about the same contrast.
  expect(readableInk("#767676")).toBe("#ffffff");
  expect(readableInk("#777777")).toBe("#000000");
});
