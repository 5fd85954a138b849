// What an art direction is: a way of building a page (navigation, hero family, rhythm, grid, scale,
// ornament, pictures, footer) and the choices that suit it. The style sheets belong to the renderer.
import type { Direction, HeaderLayout, LineLetters, OneLine, Surface } from "./direction-model.ts";
import { DIRECTION_TABLE } from "./direction-table.ts";
import { seededChoice, seededFraction } from "./seed.ts";
import type { BlockKind, BlockVariant, DirectionId } from "./vocabulary.ts";

/** Letters that stand in one line of a small laptop's window. */
const LINE_LETTERS_MAX = 116;
const isOneLine = (layout: HeaderLayout): layout is OneLine =>
  layout === "bar" || layout === "split";
/** It goes with every direction, however long the links are. */
const ROOMY_LAYOUT: HeaderLayout = "centred";

export const DIRECTIONS: Readonly<Record<DirectionId, Direction>> = DIRECTION_TABLE;

/** What a site's seed decides about the frame of its pages, within what suits its direction. */
export type Frame = {
  header: HeaderLayout;
  opening: Surface;
  rhythm: readonly Surface[];
  /** Pictures beside words stand on the other side of them. */
  isFlipped: boolean;
};

export function chooseFrame(direction: DirectionId, seed: string, letters?: LineLetters): Frame {
  const { header, headers, openings, rhythms } = DIRECTIONS[direction];
  const hasRoom = (layout: HeaderLayout) => {
    const line = layout === "own" ? header.line : layout;
    if (letters === undefined || line === undefined || !isOneLine(line)) return true;
    return letters[line] * (header.isSpaced ? 1.35 : 1) <= LINE_LETTERS_MAX;
  };
  const roomy = headers.filter(hasRoom);
  return {
    header: seededChoice(roomy.length > 0 ? roomy : [ROOMY_LAYOUT], seed, "header"),
    opening: seededChoice(openings, seed, "opening"),
    rhythm: seededChoice(rhythms, seed, "rhythm"),
    isFlipped: seededFraction(seed, "flipped") < 0.5,
  };
}

/** Whether a business of these families and trades may look like that: a costume fits few. */
export function isFit(direction: DirectionId, families: ReadonlySet<string>): boolean {
  const { only, refuses } = DIRECTIONS[direction];
  const isAmong = (ids: readonly string[]) => ids.some((id) => families.has(id));
  return (only === undefined || isAmong(only)) && !(refuses !== undefined && isAmong(refuses));
}

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
