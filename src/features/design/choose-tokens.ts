// Chooses how a site looks from what the brief asks for: direction first, then type and colour within
// what suits it. The same inputs and seed always choose the same; nothing is looked up or remembered.
import { leaveCommonplace } from "./commonplace.ts";
import { TRAITS, type Trait } from "./direction-model.ts";
import { DIRECTIONS, isFit } from "./directions.ts";
import type { Tokens } from "./document.ts";
import { seededChoice, seededFraction } from "./seed.ts";
import { DIRECTION_IDS, type DirectionId } from "./vocabulary.ts";

/** How strongly each quality is named: 1 for once, more for oftener. */
export type TraitStrengths = ReadonlyMap<Trait, number>;

export type LookInputs = {
  /** What the personality asks for. */
  asked: TraitStrengths;
  /** What the audience is like. */
  heard: TraitStrengths;
  /** What competitors are like. */
  others: TraitStrengths;
  /** A hue that is named or already in use, degrees OKLCH. */
  hue: number | undefined;
  /** Families and ids of the trades that were matched. */
  families: readonly string[];
};

const WEIGHT = {
  personality: 3,
  audience: 0.6,
  competitor: 1.6,
  family: 3.2,
  chance: 6.2,
} as const;

/** What a brief asks of its look, read once however many seeds are tried. */
export type LookWishes = {
  /** The directions fit for the trade, and how well each answers what is asked for. */
  readonly directions: readonly { readonly id: DirectionId; readonly answer: number }[];
  /** The hue that the brief or the existing site names. */
  readonly hue: number | undefined;
};

export function readLookWishes({ asked, heard, others, hue, ...inputs }: LookInputs): LookWishes {
  const families = new Set(inputs.families);
  const directions = DIRECTION_IDS.filter((id) => isFit(id, families)).map((id) => {
    const { traits, families: natural } = DIRECTIONS[id];
    let answer = natural.some((family) => families.has(family)) ? WEIGHT.family : 0;
    for (const trait of TRAITS) {
      const strength = traits[trait] ?? 0;
      answer += (asked.get(trait) ?? 0) * strength * WEIGHT.personality;
      answer += (heard.get(trait) ?? 0) * strength * WEIGHT.audience;
      // What is said of competitors is what this site should not look like.
      answer -= (others.get(trait) ?? 0) * strength * WEIGHT.competitor;
    }
    return { id, answer };
  });
  return { directions, hue };
}

/** The art direction for a brief: of those fit for its trade the best by what it asks for and the seed. */
export function chooseDirection({ directions }: LookWishes, seed: string): DirectionId {
  let best: DirectionId = "editorial";
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const { id, answer } of directions) {
    const score = answer + seededFraction(seed, `direction ${id}`) * WEIGHT.chance;
    if (score <= bestScore) continue;
    best = id;
    bestScore = score;
  }
  return best;
}

/** All tokens of a site. `direction` overrides the choice, for an owner who wants another look. */
export function chooseTokens(wishes: LookWishes, seed: string, direction?: DirectionId): Tokens {
  const id = direction ?? chooseDirection(wishes, seed);
  const { suits, scheme } = DIRECTIONS[id];
  return leaveCommonplace({
    direction: id,
    typePair: seededChoice(suits.typePairs, seed, "type pair"),
    palette: {
      hue: wishes.hue ?? chooseHue(suits.hues, seed),
      vividness: seededChoice(suits.vividness, seed, "vividness"),
      ground: seededChoice(suits.grounds, seed, "ground"),
    },
    scheme: scheme ?? "auto",
    density: seededChoice(suits.densities, seed, "density"),
    radius: seededChoice(suits.radii, seed, "radius"),
  });
}

const PURPLE = { from: 278, to: 338 } as const;

function chooseHue(hues: readonly number[], seed: string): number {
  const suited = seededChoice(hues, seed, "hue");
  const drift = Math.round((seededFraction(seed, "hue drift") - 0.5) * 24);
  const hue = (suited + drift + 360) % 360;
  return hue > PURPLE.from && hue < PURPLE.to ? (hue < 308 ? PURPLE.from : PURPLE.to) : hue;
}
