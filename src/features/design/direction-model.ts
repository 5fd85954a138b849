// What an art direction is: a way of building a page (navigation, hero family, rhythm, grid, scale,
// ornament, pictures, footer) and the choices that suit it.
import type { Tokens } from "./document.ts";
import type { PaletteTemper } from "./palette.ts";
import type { TypeScale } from "./scales.ts";
import type { BlockKind, BlockVariant, TypePairId } from "./vocabulary.ts";

export type Surface = "plain" | "tint" | "strong";

/** Qualities a brief's personality may ask for; each direction answers to some of them. */
export const TRAITS = [
  "warm",
  "plain",
  "precise",
  "playful",
  "refined",
  "bold",
  "calm",
  "technical",
  "traditional",
  "modern",
  "natural",
  "urban",
  "dramatic",
  "luxurious",
  "friendly",
  "serious",
] as const;

export type Trait = (typeof TRAITS)[number];

/** Which parts the header of a direction shows. On narrow windows the links fold into a disclosure. */
export type HeaderParts = {
  /** A line above with the descriptor and a way to get in touch. */
  strip: boolean;
  emblem: boolean;
  tagline: boolean;
  /** The navigation's button. */
  action: boolean;
  /** Inner pages show the way back to the home page. */
  breadcrumbs: boolean;
  /** In the direction's own arrangement name, links and button share one line, with as much room as in that. */
  line?: OneLine;
  /** Links are set in spaced capitals, which take a third more room. */
  isSpaced?: boolean;
};

/**
 * How the parts of the header are arranged on wide windows: in the direction's own way, or in one that
 * several directions share. On narrow windows all headers are alike.
 */
export const HEADER_LAYOUTS = [
  "own",
  "bar",
  "centred",
  "split",
  "stacked",
  "tabs",
  "side",
  "far",
] as const;

export type HeaderLayout = (typeof HEADER_LAYOUTS)[number];

/** Arrangements in which everything stands in one line. */
export type OneLine = "bar" | "split";

/** How long name, links and button are in such a line, in letters of a link. */
export type LineLetters = { readonly [Layout in OneLine]: number };

export type Direction = {
  /** For people, in the console. */
  title: string;
  header: HeaderParts;
  /** Arrangements of the header that suit it; a site has one of them. */
  headers: readonly HeaderLayout[];
  footer: { bigName: boolean; emblem: boolean };
  /** Surfaces the opening of the home page may stand on; a site has one of them. */
  openings: readonly Surface[];
  /** What its styles paint the openings of further pages with; default plain. */
  pageOpening?: Surface;
  /**
   * Surfaces of the sections after the opening, repeated; a site has one of these rows. The call to action
   * is always strong or accented.
   */
  rhythms: readonly (readonly Surface[])[];
  scale: TypeScale;
  temper: PaletteTemper;
  /** Thin lines part its columns and sections, as in a newspaper. */
  isLined?: true;
  /** Variants that suit it, best first; kinds left out take their first variant. */
  variants: { readonly [Kind in BlockKind]?: readonly BlockVariant<Kind>[] };
  /** Choices that suit it, best first. */
  suits: {
    typePairs: readonly TypePairId[];
    grounds: readonly Tokens["palette"]["ground"][];
    vividness: readonly Tokens["palette"]["vividness"][];
    densities: readonly Tokens["density"][];
    radii: readonly Tokens["radius"][];
    /** Preferred brand hues, degrees; others still work. */
    hues: readonly number[];
  };
  /** Fixes the scheme where the direction lives from it. */
  scheme?: "light" | "dark";
  traits: { readonly [Name in Trait]?: number };
  /** Trade families it fits by nature, by id; see the writer's knowledge. */
  families: readonly string[];
  /** Families and trades it may be chosen for, where it would be a costume on any other; none given: all. */
  only?: readonly string[];
  /** Families and trades it is never chosen for, whatever their personality. */
  refuses?: readonly string[];
};
