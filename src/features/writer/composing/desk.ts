/**
 * The composer's desk: the brief as read, the speaker, the look, and what was drawn once for the
 * whole site (offers, steps, questions), so that every page speaks of the same things.
 */
import { chooseTokens, type LookWishes, readLookWishes } from "../../design/choose-tokens.ts";
import { chooseVariant } from "../../design/directions.ts";
import type { Tokens } from "../../design/document.ts";
import { chooseLookSeed } from "../../design/look.ts";
import { BLOCK_VARIANTS, type BlockKind, type BlockVariant } from "../../design/vocabulary.ts";
import type { Neighbours } from "../neighbours/neighbourhood.ts";
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
  /** All that is drawn and arranged follows from it. */
  lookSeed: string;
  paths: Paths;
  offers: Offer[];
  steps: Step[];
  questions: Question[];
  /** The arrangement of a block kind that suits the site's direction. */
  variant<Kind extends BlockKind>(kind: Kind, place?: string): BlockVariant<Kind>;
};

/** What a site follows from beside the brief. */
export type Surroundings = {
  seed: string;
  brandHue: number | undefined;
  neighbours: Neighbours | undefined;
};

export function setUpDesk(
  reading: Reading,
  chance: Chance,
  { seed, brandHue, neighbours }: Surroundings,
  accepts: Accepts,
): Desk {
  const { brief, treatment, language, voice, manner } = reading;
  const ownWords = { name: brief.businessName, trade: reading.industry.descriptor };
  const echo = neighbours?.listen(ownWords, treatment.schemaType);
  const slots = fillSlots(reading, chance);
  const phrases = PHRASEBOOKS[language];
  const finish = POLISH[language];
  const widen = WIDENERS[language];
  const manners = { phrases, chance, voice, manner, accepts, echo, finish, widen };
  // The offers are drawn first, by a speaker that does not know them yet.
  const offers = drawOffers(reading, createSpeaker({ ...manners, slots }), chance);
  const speaker = createSpeaker({
    ...manners,
    slots: withOffers(slots, offers, language),
    vary: varySlots(reading, chance, slots, offers),
  });
  const wishes = readWishes(reading, brandHue);
  const lookSeed = chooseLookSeed(wishes, seed, neighbours?.looks ?? []);
  const tokens = chooseTokens(wishes, lookSeed);
  return {
    reading,
    chance,
    speaker,
    tokens,
    lookSeed,
    paths: choosePaths(reading, speaker),
    offers,
    steps: drawSteps(reading, speaker, chance),
    questions: drawQuestions(reading, speaker, chance),
    variant: (kind, place = "") => {
      const variants = BLOCK_VARIANTS[kind] as readonly BlockVariant<typeof kind>[];
      return chooseVariant(tokens.direction, kind, variants, `${lookSeed}/${place}`);
    },
  };
}

function readWishes({ brief, treatment }: Reading, brandHue: number | undefined): LookWishes {
  const { personality, competitors, audience, industry } = brief;
  const families = [treatment.familyId, ...treatment.tradeIds].filter((id) => id !== undefined);
  return readLookWishes({ personality, competitors, audience, industry, brandHue, families });
}
