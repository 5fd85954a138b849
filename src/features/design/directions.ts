// What an art direction is: a way of building a page (navigation, hero family, rhythm, grid, scale,
// ornament, pictures, footer) and the choices that suit it. The style sheets belong to the renderer.
import { DIRECTION_TABLE } from "./direction-table.ts";
import type { Tokens } from "./document.ts";
import type { PaletteTemper } from "./palette.ts";
import type { TypeScale } from "./scales.ts";
import { seededFraction } from "./seed.ts";
import type { BlockKind, BlockVariant, DirectionId, TypePairId } from "./vocabulary.ts";

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

/** Which parts the header of a direction shows, and how it behaves on a narrow window. */
export type HeaderParts = {
  /** A line above with the descriptor and a way to get in touch. */
  strip: boolean;
  emblem: boolean;
  tagline: boolean;
  /** The navigation's button. */
  action: boolean;
  /** Inner pages show the way back to the home page. */
  breadcrumbs: boolean;
  /** Narrow windows get a "Menu" disclosure, or the links simply wrap. */
  narrow: "menu" | "wrap";
};

export type Direction = {
  /** For people, in the console. */
  title: string;
  header: HeaderParts;
  footer: { bigName: boolean; emblem: boolean };
  /** Surfaces of the sections after the opening, repeated; the call to action is always strong or accented. */
  rhythm: readonly Surface[];
  scale: TypeScale;
  temper: PaletteTemper;
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
};

export const DIRECTIONS: Readonly<Record<DirectionId, Direction>> = DIRECTION_TABLE;

/** A variant of the kind that suits the direction; another seed or occurrence may give the second or third best. */
export function chooseVariant<Kind extends BlockKind>(
  direction: DirectionId,
  kind: Kind,
  variants: readonly BlockVariant<Kind>[],
  seed: string,
): BlockVariant<Kind> {
  const preferred = (DIRECTIONS[direction].variants[kind] ??
    variants) as readonly BlockVariant<Kind>[];
  const chosen = preferred[Math.floor(seededFraction(seed, `variant ${kind}`) * preferred.length)];
  if (chosen === undefined) throw new Error(`direction ${direction} prefers no variant of ${kind}`);
  return chosen;
}
