// Chooses how a site looks from what the brief says: direction first, then type and colour within what
// suits it. The same inputs and seed always choose the same; nothing is looked up or remembered.
import { DIRECTIONS, isFit, TRAITS, type Trait } from "./directions.ts";
import type { Tokens } from "./document.ts";
import { seededChoice, seededFraction } from "./seed.ts";
import { HUE_WORDS, TRAIT_WORDS } from "./trait-words.ts";
import { DIRECTION_IDS, type DirectionId } from "./vocabulary.ts";

export type LookInputs = {
  /** Free text, any language; the brief's words. */
  personality?: string | undefined;
  competitors?: string | undefined;
  audience?: string | undefined;
  industry: string;
  /** Trade family and trades of the writer's knowledge, when matched. */
  families?: readonly string[];
  /** A brand colour's hue found on an existing site, degrees OKLCH. */
  brandHue?: number | undefined;
};

const WEIGHT = {
  personality: 3,
  audience: 0.6,
  competitor: 1.6,
  family: 3.2,
  chance: 6.2,
} as const;

/** How strongly a text asks for each quality: 1 for a word, less for further ones of the same quality. */
export function readTraits(text: string | undefined): Map<Trait, number> {
  const words =
    (text ?? "")
      .toLocaleLowerCase("en")
      .normalize("NFC")
      .match(/[\p{L}-]+/gu) ?? [];
  const found = new Map<Trait, number>();
  for (const trait of TRAITS) {
    const hits = words.filter((word, at) => {
      const isAsked = TRAIT_WORDS[trait].some((stem) => word.startsWith(stem));
      return isAsked && !isDenied(words, at);
    }).length;
    if (hits > 0) found.set(trait, 1 + (hits - 1) * 0.3);
  }
  return found;
}

const DENIALS = new Set([
  "not",
  "never",
  "no",
  "without",
  "nicht",
  "kein",
  "keine",
  "ohne",
  "pas",
  "sans",
  "sin",
  "nunca",
]);
const isDenied = (words: readonly string[], at: number) =>
  DENIALS.has(words[at - 1] ?? "") || DENIALS.has(words[at - 2] ?? "");

/** The art direction for a brief: of those fit for its trade the best by what it asks for and the seed. */
export function chooseDirection(inputs: LookInputs, seed: string): DirectionId {
  const asked = readTraits(inputs.personality);
  const heard = readTraits(inputs.audience);
  const others = readTraits(inputs.competitors);
  const families = new Set(inputs.families ?? []);
  let best: DirectionId = "editorial";
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const id of DIRECTION_IDS) {
    if (!isFit(id, families)) continue;
    const direction = DIRECTIONS[id];
    let score = seededFraction(seed, `direction ${id}`) * WEIGHT.chance;
    for (const trait of TRAITS) {
      const answer = direction.traits[trait] ?? 0;
      score += (asked.get(trait) ?? 0) * answer * WEIGHT.personality;
      score += (heard.get(trait) ?? 0) * answer * WEIGHT.audience;
      // What is said of competitors is what this site should not look like.
      score -= (others.get(trait) ?? 0) * answer * WEIGHT.competitor;
    }
    if (direction.families.some((family) => families.has(family))) score += WEIGHT.family;
    if (score > bestScore) {
      best = id;
      bestScore = score;
    }
  }
  return best;
}

/** All tokens of a site. `direction` overrides the choice, for an owner who wants another look. */
export function chooseTokens(inputs: LookInputs, seed: string, direction?: DirectionId): Tokens {
  const id = direction ?? chooseDirection(inputs, seed);
  const { suits, scheme } = DIRECTIONS[id];
  return {
    direction: id,
    typePair: seededChoice(suits.typePairs, seed, "type pair"),
    palette: {
      hue: chooseHue(inputs, seed, suits.hues),
      vividness: seededChoice(suits.vividness, seed, "vividness"),
      ground: seededChoice(suits.grounds, seed, "ground"),
    },
    scheme: scheme ?? "auto",
    density: seededChoice(suits.densities, seed, "density"),
    radius: seededChoice(suits.radii, seed, "radius"),
  };
}

const PURPLE = { from: 278, to: 338 } as const;

function chooseHue(inputs: LookInputs, seed: string, hues: readonly number[]): number {
  const asked = findHue(inputs.personality) ?? inputs.brandHue ?? findHue(inputs.industry);
  if (asked !== undefined) return asked;
  const suited = seededChoice(hues, seed, "hue");
  const drift = Math.round((seededFraction(seed, "hue drift") - 0.5) * 24);
  const hue = (suited + drift + 360) % 360;
  return hue > PURPLE.from && hue < PURPLE.to ? (hue < 308 ? PURPLE.from : PURPLE.to) : hue;
}

function findHue(text: string | undefined): number | undefined {
  const words =
    (text ?? "")
      .toLocaleLowerCase("en")
      .normalize("NFC")
      .match(/\p{L}+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    if (isDenied(words, at)) continue;
    const named = HUE_WORDS.find(
      ([stem]) => word === stem || (stem.length > 4 && word.startsWith(stem)),
    );
    if (named !== undefined) return named[1];
  }
  return undefined;
}
