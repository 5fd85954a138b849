// Pairs of a heading and a body face with the settings that make them one voice. A pair of one face
// costs one file; no pair costs more than two.
import type { TypefaceId } from "./typefaces.ts";
import type { TypePairId } from "./vocabulary.ts";

export type TypePair = {
  head: TypefaceId;
  text: TypefaceId;
  headWeight: number;
  /** Letter-spacing of headings, em. */
  headTracking: number;
  /** Line height of large headings. */
  headLeading: number;
  /** Weight of strong text and labels in the body face. */
  strongWeight: number;
  /** Factor on heading sizes: wide faces are set smaller, condensed ones larger. */
  headScale: number;
  /** Average width of a letter of the heading face, em: large type is fitted to the longest word by it. */
  headGlyph: number;
};

const HEAD_GLYPHS: Partial<Record<TypefaceId, number>> = {
  archivo: 0.57,
  bitter: 0.57,
  "bricolage-grotesque": 0.56,
  cormorant: 0.47,
  "eb-garamond": 0.48,
  epilogue: 0.64,
  fraunces: 0.55,
  "jetbrains-mono": 0.6,
  "libre-baskerville": 0.62,
  "libre-bodoni": 0.55,
  lora: 0.55,
  manrope: 0.58,
  "martian-mono": 0.7,
  newsreader: 0.54,
  nunito: 0.58,
  oswald: 0.44,
  outfit: 0.57,
  "playfair-display": 0.55,
  "plus-jakarta-sans": 0.6,
  quicksand: 0.57,
  "red-hat-display": 0.57,
  "space-grotesk": 0.58,
  "spline-sans-mono": 0.6,
  syne: 0.72,
  urbanist: 0.54,
};

const pair = (
  head: TypefaceId,
  text: TypefaceId,
  headWeight: number,
  headTracking: number,
  headLeading: number,
  headScale = 1,
  strongWeight = 650,
): TypePair => ({
  head,
  text,
  headWeight,
  headTracking,
  headLeading,
  headScale,
  strongWeight,
  headGlyph: HEAD_GLYPHS[head] ?? 0.6,
});

export const TYPE_PAIRS: Readonly<Record<TypePairId, TypePair>> = {
  "fraunces-figtree": pair("fraunces", "figtree", 560, -0.022, 1.04),
  "playfair-source-sans": pair("playfair-display", "source-sans-3", 500, -0.012, 1.08),
  "space-grotesk": pair("space-grotesk", "space-grotesk", 600, -0.03, 1.02),
  "bricolage-figtree": pair("bricolage-grotesque", "figtree", 700, -0.028, 1),
  manrope: pair("manrope", "manrope", 700, -0.035, 1.06),
  "outfit-albert": pair("outfit", "albert-sans", 600, -0.02, 1.04),
  "plus-jakarta": pair("plus-jakarta-sans", "plus-jakarta-sans", 720, -0.034, 1.06),
  "lora-figtree": pair("lora", "figtree", 500, -0.014, 1.1),
  "baskerville-public-sans": pair("libre-baskerville", "public-sans", 450, -0.022, 1.14, 0.86),
  "cormorant-karla": pair("cormorant", "karla", 500, -0.012, 0.98, 1.2),
  "oswald-libre-franklin": pair("oswald", "libre-franklin", 600, -0.004, 1.02, 1.04),
  archivo: pair("archivo", "archivo", 760, -0.028, 0.98),
  "syne-instrument": pair("syne", "instrument-sans", 700, -0.03, 1.02, 0.94),
  "quicksand-figtree": pair("quicksand", "figtree", 700, -0.02, 1.08),
  "bitter-public-sans": pair("bitter", "public-sans", 640, -0.018, 1.08, 0.94),
  "red-hat-atkinson": pair("red-hat-display", "atkinson-hyperlegible-next", 760, -0.02, 1.06),
  "jetbrains-mono-manrope": pair("jetbrains-mono", "manrope", 600, -0.045, 1.08, 0.84),
  "urbanist-source-sans": pair("urbanist", "source-sans-3", 500, -0.022, 1.02, 1.04),
  "garamond-figtree": pair("eb-garamond", "figtree", 460, -0.018, 1.02, 1.1),
  "martian-mono-public-sans": pair("martian-mono", "public-sans", 600, -0.06, 1.12, 0.72),
  "spline-mono-karla": pair("spline-sans-mono", "karla", 500, -0.04, 1.1, 0.84),
  "bodoni-source-sans": pair("libre-bodoni", "source-sans-3", 500, -0.014, 1.06),
  "newsreader-figtree": pair("newsreader", "figtree", 480, -0.018, 1.04, 1.04),
  "nunito-figtree": pair("nunito", "figtree", 800, -0.022, 1.06),
  "oswald-public-sans": pair("oswald", "public-sans", 600, -0.004, 1.02, 1.04),
  epilogue: pair("epilogue", "epilogue", 800, -0.045, 0.96),
};
