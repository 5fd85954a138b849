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

/** What a brief asks of its look, read once however many seeds are tried. */
export type LookWishes = {
  /** The directions fit for the trade, and how well each answers what is asked for. */
  readonly directions: readonly { readonly id: DirectionId; readonly answer: number }[];
  /** The hue that the brief or the existing site names. */
  readonly hue: number | undefined;
};

export function readLookWishes(inputs: LookInputs): LookWishes {
  const { personality, audience, competitors, industry, brandHue } = inputs;
  const asked = readTraits(personality);
  const heard = readTraits(audience);
  const others = readTraits(competitors);
  const families = new Set(inputs.families ?? []);
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
  return { directions, hue: findHue(personality) ?? brandHue ?? findHue(industry) };
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
  return {
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
  };
}

const PURPLE = { from: 278, to: 338 } as const;

function chooseHue(hues: readonly number[], seed: string): number {
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
