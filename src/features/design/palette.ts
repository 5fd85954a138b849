// Solves a site's colours in OKLCH from a hue and a temper, so that every pair that carries text meets
// WCAG AA and body text AAA, by day and by night. It knows nothing of pages.
import { contrast, contrastOnAll, type Oklch, solveLightness, toHex } from "./colour.ts";
import type { Tokens } from "./document.ts";

/** Colours by role, as sRGB hex. `on…` is text on that colour. */
export type Palette = {
  ground: string;
  /** A second surface, slightly off the ground. */
  tint: string;
  /** A surface that comes forward: cards, fields. */
  raise: string;
  ink: string;
  /** Quieter text; still 7:1 on ground, tint and raise. */
  quiet: string;
  /** Hairlines; decorative. */
  line: string;
  /** Borders of controls; 3:1. */
  edge: string;
  /** Links in running text; 7:1 on ground, tint and raise. */
  link: string;
  brand: string;
  onBrand: string;
  /** The brand as a whole field of colour: the brand itself by day, deepened by night. */
  field: string;
  onField: string;
  accent: string;
  onAccent: string;
  /** The accent as a whole field of colour: the accent itself by day, deepened by night. */
  accentField: string;
  onAccentField: string;
  /** The darkest surface, for a foot: ink by day, by night no lamp but a second paper. */
  deep: string;
  onDeep: string;
  /** The loud surface of bands and footers. */
  strong: string;
  onStrong: string;
  onStrongQuiet: string;
  strongLine: string;
};

export type Scheme = "light" | "dark";

/** What a direction asks of the palette beyond the document's own choice. */
export type PaletteTemper = {
  /** Degrees from the brand hue to the accent, when the document names none. */
  accentOffset: number;
  /** What loud surfaces are made of. */
  strong: "ink" | "brand" | "accent";
};

export const BODY_RATIO = 7;
export const CONTROL_RATIO = 3;

const CHROMA = { ink: 0.018, muted: 0.065, clear: 0.125, vivid: 0.2 } as const;
/** Yellows lose themselves when dark: there a fill stays light and carries dark text. */
const isYellow = (hue: number) => hue >= 62 && hue <= 128;

type Choice = Tokens["palette"];

/** The palette of one scheme. Same input, same colours. */
export function solvePalette(choice: Choice, temper: PaletteTemper, scheme: Scheme): Palette {
  const accentHue = choice.accentHue ?? turnHue(choice.hue, temper.accentOffset);
  const isDark = scheme === "dark" || choice.ground === "deep";
  const surfaces = isDark ? darkSurfaces(choice, scheme) : lightSurfaces(choice);
  const texts = solveTexts(choice, surfaces, isDark);
  const chroma = CHROMA[choice.vividness];
  const brand = solveFill(choice.hue, isDark ? calmByNight(choice.hue, chroma) : chroma, isDark);
  const wantedChroma = Math.max(chroma, 0.06);
  const accentChroma = isDark ? calmByNight(accentHue, wantedChroma) : wantedChroma;
  const accent = solveFill(accentHue, accentChroma, isDark, isYellow(accentHue) ? 0.82 : 0.62);
  const field = isDark ? solveNightField(choice.hue, choice.vividness) : brand;
  const accentField = isDark ? solveNightField(accentHue, choice.vividness) : accent;
  const strong = solveStrong(choice, temper, brand, accent, isDark);
  return {
    ...surfaces,
    ...texts,
    brand: brand.fill,
    onBrand: brand.on,
    field: field.fill,
    onField: field.on,
    accent: accent.fill,
    onAccent: accent.on,
    accentField: accentField.fill,
    onAccentField: accentField.on,
    deep: isDark ? surfaces.tint : texts.ink,
    onDeep: isDark ? texts.ink : surfaces.ground,
    ...strong,
  };
}

/** The hue of the accent that nobody chose: so many degrees from the brand's. */
export const turnHue = (hue: number, offset: number): number =>
  leavePurple((hue + offset + 360) % 360);

/** Hues that glow on near-black as on everybody's page: vermilion and acid green. */
const GLOWING = [
  { from: 18, to: 50 },
  { from: 108, to: 158 },
] as const;
export const NIGHT_CHROMA_MAX = 0.095;

/** The chroma of a light colour on a dark ground: clay and sage where it would be vermilion and acid green. */
function calmByNight(hue: number, chroma: number): number {
  const isGlowing = GLOWING.some(({ from, to }) => hue >= from && hue <= to);
  return isGlowing ? Math.min(chroma, NIGHT_CHROMA_MAX) : chroma;
}

/** An accent nobody asked for is no purple: it would be every other website's. */
function leavePurple(hue: number): number {
  if (hue <= 280 || hue >= 335) return hue;
  return hue < 308 ? 280 : 335;
}

type Surfaces = Pick<Palette, "ground" | "tint" | "raise">;

function lightSurfaces({ ground, hue, vividness }: Choice): Surfaces {
  const lift = CHROMA[vividness] * 0.12;
  const paper: Record<Choice["ground"], Oklch> = {
    white: { l: 0.995, c: 0.001, h: hue },
    warm: { l: 0.968, c: 0.015, h: 82 },
    cool: { l: 0.97, c: 0.006, h: 245 },
    tinted: { l: 0.962, c: 0.014 + lift, h: hue },
    deep: { l: 0.2, c: 0.02, h: hue },
  };
  const base = paper[ground];
  return {
    ground: toHex(base),
    tint: toHex({
      l: base.l - 0.038,
      c: base.c + 0.006 + lift / 2,
      h: ground === "white" ? hue : base.h,
    }),
    raise: toHex({ l: Math.min(1, base.l + 0.022), c: base.c * 0.4, h: base.h }),
  };
}

function darkSurfaces({ ground, hue, vividness }: Choice, scheme: Scheme): Surfaces {
  const chroma = 0.008 + CHROMA[vividness] * 0.1;
  const tone = ground === "warm" ? 70 : ground === "cool" ? 250 : hue;
  const base = { l: scheme === "dark" ? 0.178 : 0.205, c: chroma, h: tone };
  return {
    ground: toHex(base),
    tint: toHex({ ...base, l: base.l + 0.038, c: chroma * 1.2 }),
    raise: toHex({ ...base, l: base.l + 0.07, c: chroma * 1.3 }),
  };
}

type Texts = Pick<Palette, "ink" | "quiet" | "line" | "edge" | "link">;

function solveTexts({ hue, vividness }: Choice, surfaces: Surfaces, isDark: boolean): Texts {
  const grounds = [surfaces.ground, surfaces.tint, surfaces.raise];
  const towards = isDark ? "lighter" : "darker";
  const chroma = CHROMA[vividness];
  const at = (light: number, dark: number, c: number): Oklch => ({
    l: isDark ? dark : light,
    c,
    h: hue,
  });
  return {
    ink: solveLightness(at(0.22, 0.95, Math.min(0.03, chroma * 0.3)), grounds, 11, towards),
    quiet: solveLightness(
      at(0.45, 0.76, Math.min(0.03, chroma * 0.3)),
      grounds,
      BODY_RATIO,
      towards,
    ),
    line: toHex(at(0.86, 0.34, Math.min(0.025, 0.006 + chroma * 0.12))),
    edge: solveLightness(
      at(0.62, 0.5, Math.min(0.04, chroma * 0.4)),
      grounds,
      CONTROL_RATIO,
      towards,
    ),
    link: solveLightness(
      at(0.5, 0.74, isDark ? calmByNight(hue, chroma) : chroma),
      grounds,
      BODY_RATIO,
      towards,
    ),
  };
}

type Fill = { fill: string; on: string };

/** A fill and its text at 7:1: dark text on light fills, light text on dark ones, whichever is nearer. */
function solveFill(hue: number, chroma: number, isDark: boolean, lightness?: number): Fill {
  const wanted = lightness ?? (isYellow(hue) && chroma > 0.1 ? 0.84 : 0.46);
  const l = isDark ? Math.max(0.76, wanted) : wanted;
  const darkText = toHex({ l: 0.17, c: Math.min(0.03, chroma), h: hue });
  if (l >= 0.6) {
    const fill = solveLightness({ l, c: chroma, h: hue }, [darkText], BODY_RATIO, "lighter");
    return { fill, on: darkText };
  }
  const lightText = toHex({ l: 0.99, c: 0.004, h: hue });
  return {
    fill: solveLightness({ l, c: chroma, h: hue }, [lightText], BODY_RATIO, "darker"),
    on: lightText,
  };
}

function solveNightField(hue: number, vividness: Choice["vividness"]): Fill {
  const lightText = toHex({ l: 0.985, c: 0.01, h: hue });
  const start = { l: 0.42, c: Math.min(CHROMA[vividness], 0.14), h: hue };
  return { fill: solveLightness(start, [lightText], BODY_RATIO, "darker"), on: lightText };
}

type Strong = Pick<Palette, "strong" | "onStrong" | "onStrongQuiet" | "strongLine">;

function solveStrong(
  choice: Choice,
  temper: PaletteTemper,
  brand: Fill,
  accent: Fill,
  isDark: boolean,
): Strong {
  const hue = choice.hue;
  const chroma = CHROMA[choice.vividness];
  const source = temper.strong === "accent" ? accent : brand;
  // By night a loud surface is deepened: a whole band of bright colour would glare.
  const night = { l: temper.strong === "ink" ? 0.27 : 0.33, c: Math.min(chroma, 0.09), h: hue };
  const fill = isDark
    ? toHex(night)
    : temper.strong === "ink"
      ? toHex({ l: 0.235, c: Math.min(0.05, 0.012 + chroma * 0.22), h: hue })
      : source.fill;
  const isLightFill = contrast(fill, "#000000") > contrast(fill, "#ffffff");
  const towards = isLightFill ? "darker" : "lighter";
  const text = (l: number, ratio: number) =>
    solveLightness({ l, c: 0.015, h: hue }, [fill], ratio, towards);
  return {
    strong: fill,
    onStrong: text(isLightFill ? 0.2 : 0.975, BODY_RATIO),
    onStrongQuiet: text(isLightFill ? 0.3 : 0.87, BODY_RATIO),
    strongLine: toHex({ l: isLightFill ? 0.62 : 0.5, c: Math.min(chroma, 0.06), h: hue }),
  };
}

/** Every pair of roles that carries text or marks a control, with the ratio it must reach. */
export function listContrastPairs(
  palette: Palette,
): { pair: string; ratio: number; wanted: number }[] {
  const surfaces = [palette.ground, palette.tint, palette.raise];
  const on = (pair: string, text: string, grounds: readonly string[], wanted: number) => ({
    pair,
    ratio: contrastOnAll(text, grounds),
    wanted,
  });
  return [
    on("ink", palette.ink, surfaces, BODY_RATIO),
    on("quiet", palette.quiet, surfaces, BODY_RATIO),
    on("link", palette.link, surfaces, BODY_RATIO),
    on("edge", palette.edge, surfaces, CONTROL_RATIO),
    on("onBrand", palette.onBrand, [palette.brand], BODY_RATIO),
    on("onField", palette.onField, [palette.field], BODY_RATIO),
    on("onAccent", palette.onAccent, [palette.accent], BODY_RATIO),
    on("onAccentField", palette.onAccentField, [palette.accentField], BODY_RATIO),
    on("onDeep", palette.onDeep, [palette.deep], BODY_RATIO),
    on("onStrong", palette.onStrong, [palette.strong], BODY_RATIO),
    on("onStrongQuiet", palette.onStrongQuiet, [palette.strong], BODY_RATIO),
  ];
}
