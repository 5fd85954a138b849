/**
 * The composer's desk: the brief as read, the speaker, the look, and what was drawn once for the
 * whole site (offers, steps, questions), so that every page speaks of the same things.
 */
import { chooseTokens } from "../../design/choose-tokens.ts";
import { chooseVariant } from "../../design/directions.ts";
import type { Tokens } from "../../design/document.ts";
import { BLOCK_VARIANTS, type BlockKind, type BlockVariant } from "../../design/vocabulary.ts";
import { PHRASEBOOKS, WIDENERS } from "../phrases/phrasebooks.ts";
import type { Reading } from "../reading/reading.ts";
import type { Chance } from "../speech/chance.ts";
import { POLISH } from "../speech/polish.ts";
import { type Accepts, createSpeaker, type Speaker } from "../speech/speaker.ts";
import {
  drawOffers,
  drawQuestions,
  drawSteps,
  type Offer,
  type Question,
  type Step,
} from "./draws.ts";
import { choosePaths, type Paths } from "./paths.ts";
import { fillSlots, varySlots, withOffers } from "./slots.ts";

export type Desk = {
  reading: Reading;
  chance: Chance;
  speaker: Speaker;
  tokens: Tokens;
  paths: Paths;
  offers: Offer[];
  steps: Step[];
  questions: Question[];
  /** The arrangement of a block kind that suits the site's direction. */
  variant<Kind extends BlockKind>(kind: Kind, place?: string): BlockVariant<Kind>;
};

/** What the look follows from beside the brief. */
export type LookSource = { seed: string; brandHue: number | undefined };

export function setUpDesk(
  reading: Reading,
  chance: Chance,
  { seed, brandHue }: LookSource,
  accepts: Accepts,
): Desk {
  const { brief, treatment, language, voice, manner } = reading;
  const slots = fillSlots(reading, chance);
  const phrases = PHRASEBOOKS[language];
  const finish = POLISH[language];
  const manners = { phrases, chance, voice, manner, accepts, finish, widen: WIDENERS[language] };
  // The offers are drawn first, by a speaker that does not know them yet.
  const offers = drawOffers(reading, createSpeaker({ ...manners, slots }), chance);
  const speaker = createSpeaker({
    ...manners,
    slots: withOffers(slots, offers, language),
    vary: varySlots(reading, chance, slots, offers),
  });
  const tokens = chooseTokens(
    {
      personality: brief.personality,
      competitors: brief.competitors,
      audience: brief.audience,
      industry: brief.industry,
      brandHue,
      families: [treatment.familyId, ...treatment.tradeIds].filter((id) => id !== undefined),
    },
    seed,
  );
  return {
    reading,
    chance,
    speaker,
    tokens,
    paths: choosePaths(reading, speaker),
    offers,
    steps: drawSteps(reading, speaker, chance),
    questions: drawQuestions(reading, speaker, chance),
    variant: (kind, place = "") => {
      const variants = BLOCK_VARIANTS[kind] as readonly BlockVariant<typeof kind>[];
      return chooseVariant(tokens.direction, kind, variants, `${seed}/${place}`);
    },
  };
}
