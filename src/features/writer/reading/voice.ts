/** The voice a site speaks in, and the qualities it promises, read from the personality. */
import { readTraits } from "../../design/choose-tokens.ts";
import type { Trait } from "../../design/directions.ts";
import type { Act } from "../knowledge/model.ts";
import type { Chance } from "../speech/chance.ts";
import type { Manner, Voice } from "../speech/speaker.ts";

const VOICE_OF: Readonly<Record<Trait, Voice>> = {
  warm: "warm",
  friendly: "warm",
  natural: "warm",
  traditional: "warm",
  plain: "plain",
  serious: "plain",
  precise: "precise",
  technical: "precise",
  modern: "precise",
  playful: "playful",
  urban: "playful",
  refined: "refined",
  luxurious: "refined",
  calm: "refined",
  bold: "bold",
  dramatic: "bold",
};

export type Personality = { voice: Voice; traits: Trait[] };

/** Traits strongest first. A brief without any gets one of the quiet voices, by chance. */
export function readPersonality(text: string | undefined, chance: Chance): Personality {
  const traits = [...readTraits(text)].sort((a, b) => b[1] - a[1]).map(([trait]) => trait);
  const votes = new Map<Voice, number>();
  for (const [trait, weight] of readTraits(text)) {
    votes.set(VOICE_OF[trait], (votes.get(VOICE_OF[trait]) ?? 0) + weight);
  }
  const loudest = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
  return { voice: loudest ?? chance.pick("voice", ["plain", "warm", "precise"] as const), traits };
}

const MANNER_OF: Readonly<Record<Act, Manner>> = {
  visit: "goods",
  order: "goods",
  book: "service",
  quote: "service",
  enrol: "group",
  join: "group",
  give: "group",
};

/**
 * Restaurants and the like are booked, yet what they give is goods; software is joined, and yet it is
 * no club.
 */
export function readManner(act: Act, familyId: string | undefined): Manner {
  if (familyId === "food" || familyId === "retail") return "goods";
  return familyId === "technology" ? "service" : MANNER_OF[act];
}
