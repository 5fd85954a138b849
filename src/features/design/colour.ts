// The little colour arithmetic palettes are solved with: OKLCH in, sRGB hex out, WCAG 2.2 contrast.
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from "culori/fn";

// Registers the colour spaces the functions above convert between.
useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
useMode(modeOklch);

const convert = converter("oklch");

export type Oklch = { l: number; c: number; h: number };

/** sRGB hex of an OKLCH colour; chroma is lowered until the colour exists in sRGB. */
export function toHex({ l, c, h }: Oklch): string {
  const bounded = {
    mode: "oklch" as const,
    l: Math.min(1, Math.max(0, l)),
    c,
    h: ((h % 360) + 360) % 360,
  };
  return formatHex(clampChroma(bounded, "oklch"));
}

/** The OKLCH values of an sRGB hex; greys have the hue 0. */
export function toOklch(hex: string): Oklch {
  const { l, c, h } = convert(hex) ?? { l: 0, c: 0 };
  return { l, c, h: h ?? 0 };
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** The lowest contrast of a colour against several backgrounds. */
export const contrastOnAll = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

const STEP = 0.01;

/** Moves lightness away from the grounds until the ratio is reached; the end of the scale if it never is. */
export function solveLightness(
  start: Oklch,
  grounds: readonly string[],
  ratio: number,
  towards: "darker" | "lighter",
): string {
  const step = towards === "darker" ? -STEP : STEP;
  let colour = { ...start };
  for (let tries = 0; tries <= 100; tries++) {
    const hex = toHex(colour);
    if (contrastOnAll(hex, grounds) >= ratio) return hex;
    colour = { ...colour, l: colour.l + step };
    if (colour.l < 0 || colour.l > 1) break;
  }
  return towards === "darker" ? "#000000" : "#ffffff";
}

/** Under this a colour reads as grey, and its hue as chance. */
const CHROMA_MIN = 0.05;

/** OKLCH hue in degrees of a CSS colour as people write it (`#b5482a`); undefined for greys and other text. */
export function readHue(text: string): number | undefined {
  const { c, h } = convert(text.trim()) ?? {};
  return c === undefined || h === undefined || c < CHROMA_MIN ? undefined : Math.round(h) % 360;
}
