// Fluid scales of type and space as CSS values: every step grows between a 320 and a 1280 px wide
// window, with no break points.

const NARROW_REM = 20;
const WIDE_REM = 80;

/** `clamp()` from one rem size on narrow windows to another on wide ones. */
export function fluid(narrowRem: number, wideRem: number): string {
  const round = (value: number) => Number(value.toFixed(4));
  if (Math.abs(wideRem - narrowRem) < 0.01) return `${round(narrowRem)}rem`;
  const slope = (wideRem - narrowRem) / (WIDE_REM - NARROW_REM);
  const intercept = narrowRem - NARROW_REM * slope;
  const low = Math.min(narrowRem, wideRem);
  const high = Math.max(narrowRem, wideRem);
  const offset = intercept < 0 ? `- ${round(-intercept)}rem` : `+ ${round(intercept)}rem`;
  return `clamp(${round(low)}rem, ${round(slope * 100)}vw ${offset}, ${round(high)}rem)`;
}

export type TypeScale = {
  /** Body size on narrow and wide windows, rem. */
  base: readonly [narrow: number, wide: number];
  /** Ratio between steps on narrow and wide windows. */
  ratio: readonly [narrow: number, wide: number];
};

/** Steps -1 to 6 of the scale; heading steps (2 and up) are multiplied by `headScale`. */
export function listTypeSteps(
  { base, ratio }: TypeScale,
  headScale: number,
): Record<string, string> {
  const steps: Record<string, string> = {};
  for (let step = -1; step <= 6; step++) {
    const factor = step >= 2 ? headScale : 1;
    const narrow = base[0] * ratio[0] ** step * factor;
    const wide = base[1] * ratio[1] ** step * factor;
    // The smallest step stays readable whatever the ratio.
    const floor = step === -1 ? 0.84 : 0;
    steps[`--t${step === -1 ? "s" : step}`] = fluid(Math.max(narrow, floor), Math.max(wide, floor));
  }
  return steps;
}

const SPACES: readonly (readonly [narrow: number, wide: number])[] = [
  [0.25, 0.25],
  [0.5, 0.5],
  [0.75, 0.8],
  [1, 1.15],
  [1.5, 1.9],
  [2.1, 3],
  [2.9, 4.6],
  [3.9, 7],
  [5, 10],
];
const DENSITY = { airy: 1.22, regular: 1, compact: 0.8 } as const;
export type Density = keyof typeof DENSITY;

/** Spaces 1 to 9. Density moves the large ones; the small ones hold the text together and stay. */
export function listSpaces(density: Density): Record<string, string> {
  const spaces: Record<string, string> = {};
  for (const [index, [narrow, wide]] of SPACES.entries()) {
    const factor = index < 4 ? 1 : DENSITY[density];
    spaces[`--s${index + 1}`] = fluid(narrow * factor, wide * factor);
  }
  return spaces;
}
