// How alike two sites look at a glance, as far as it was chosen and not drawn: what a new site weighs
// its look by, so that it keeps away from those that stand beside it.
import { chooseTokens, type LookWishes } from "./choose-tokens.ts";
import type { HeaderLayout, Surface } from "./direction-model.ts";
import { chooseFrame, chooseVariant } from "./directions.ts";
import type { SiteDocument, Tokens } from "./document.ts";
import { TYPE_PAIRS } from "./type-pairs.ts";
import { BLOCK_VARIANTS, type BlockVariant } from "./vocabulary.ts";

/** What one sees of a site before reading it. */
export type Look = {
  readonly tokens: Tokens;
  readonly header: HeaderLayout;
  readonly opening: Surface;
  readonly hero: BlockVariant<"hero">;
};

/** The look that a seed leads to. */
function planLook(wishes: LookWishes, seed: string): Look {
  const tokens = chooseTokens(wishes, seed);
  const { header, opening } = chooseFrame(tokens.direction, seed);
  const hero = chooseVariant(tokens.direction, "hero", BLOCK_VARIANTS.hero, `${seed}/`);
  return { tokens, header, opening, hero };
}

/** The look of a site that is there; undefined for one whose home page opens in another way. */
export function readLook({ tokens, meta, pages }: SiteDocument): Look | undefined {
  const { header, opening } = chooseFrame(tokens.direction, meta.seed);
  const first = pages.find(({ role }) => role === "home")?.blocks[0];
  if (first?.kind !== "hero") return undefined;
  return { tokens, header, opening, hero: first.variant };
}

/** What each likeness weighs; all of them together make 1. */
const WEIGHT = {
  direction: 0.3,
  hero: 0.1,
  header: 0.05,
  opening: 0.05,
  headFace: 0.2,
  textFace: 0.08,
  hue: 0.12,
  ground: 0.04,
  scheme: 0.06,
} as const;
/** From so many degrees on hues are simply different. */
const HUES_APART = 60;

/** From 0 for sites that have nothing in common to 1 for twins. */
export function likeness(a: Look, b: Look): number {
  const isSameDirection = a.tokens.direction === b.tokens.direction;
  const [typeA, typeB] = [TYPE_PAIRS[a.tokens.typePair], TYPE_PAIRS[b.tokens.typePair]];
  const same = {
    direction: isSameDirection,
    // The arrangement of a part looks alike only where the direction is the same.
    hero: isSameDirection && a.hero === b.hero,
    header: isSameDirection && a.header === b.header,
    opening: isSameDirection && a.opening === b.opening,
    headFace: typeA.head === typeB.head,
    textFace: typeA.text === typeB.text,
    ground: a.tokens.palette.ground === b.tokens.palette.ground,
    scheme: a.tokens.scheme === b.tokens.scheme,
  };
  let likeness = WEIGHT.hue * nearness(a.tokens.palette.hue, b.tokens.palette.hue);
  for (const part of Object.keys(same) as (keyof typeof same)[])
    if (same[part]) likeness += WEIGHT[part];
  return likeness;
}

function nearness(hue: number, other: number): number {
  const apart = Math.abs(hue - other) % 360;
  return Math.max(0, 1 - Math.min(apart, 360 - apart) / HUES_APART);
}

/** A competitor's own colour is too close within 30 degrees. */
const HUE_CLOSENESS = 0.6;
/** As far apart as sites of different directions are that happen to share a typeface or a colour. */
const UNLIKE = 0.3;
const SEEDS_MAX = 60;

/**
 * The seed itself while its look is unlike those of all others; else the one grown from it that comes
 * least close to any.
 */
export function chooseLookSeed(
  wishes: LookWishes,
  seed: string,
  { looks, hues }: { looks: readonly Look[]; hues: readonly number[] },
): string {
  let chosen = seed;
  let leastClose = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < SEEDS_MAX && leastClose > UNLIKE; turn += 1) {
    const grown = turn === 0 ? seed : `${seed}.${turn}`;
    const look = planLook(wishes, grown);
    const close = Math.max(
      0,
      ...looks.map((other) => likeness(look, other)),
      ...hues.map((hue) => HUE_CLOSENESS * nearness(look.tokens.palette.hue, hue)),
    );
    if (close >= leastClose) continue;
    chosen = grown;
    leastClose = close;
  }
  return chosen;
}
