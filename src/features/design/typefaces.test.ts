import { expect, test } from "bun:test";
import { createFontStack } from "@capsizecss/core";
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection";
import { TYPE_PAIRS } from "./type-pairs.ts";
import { TYPEFACES } from "./typefaces.ts";

const { arial, courierNew, timesNewRoman } = entireMetricsCollection;
const SYSTEM = { "sans-serif": arial, serif: timesNewRoman, monospace: courierNew } as const;

test("every fallback is stretched to the metrics of its face, so that nothing moves", () => {
  const metrics = Object.values(entireMetricsCollection);
  for (const { family, generic, fallback } of Object.values(TYPEFACES)) {
    const own = metrics.find((one) => one.familyName === family);
    if (own === undefined || !("descent" in own)) throw new Error(`no metrics of ${family}`);
    const { fontFaces } = createFontStack([own, SYSTEM[generic]]);
    const percent = (name: string) =>
      Number(new RegExp(`${name}: ([\\d.]+)%`, "u").exec(fontFaces)?.[1]);
    const wanted = ["ascent-override", "descent-override", "size-adjust"].map(percent);
    expect([...fallback]).toEqual(wanted);
  }
});

test("no pair needs more than two files", () => {
  for (const { head, text } of Object.values(TYPE_PAIRS)) {
    expect(new Set([head, text]).size).toBeLessThanOrEqual(2);
  }
});
