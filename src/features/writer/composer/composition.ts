/** What every page of one site is written from: the brief as read, what can be said, and how it looks. */
import {
  type ArtKind,
  type ArtSlot,
  BLOCK_VARIANTS,
  type BlockKind,
  type BlockVariant,
  chooseLookSeed,
  chooseTokens,
  chooseVariant,
  type Fact,
  type Look,
  readLookWishes,
  type Tokens,
} from "../../design/room.ts";
import type { TextLanguage } from "../content/read-texts.ts";
import { tellInGerman } from "../reading/german-tellings.ts";
import { readLookInputs } from "../reading/read-look.ts";
import { findNeighbour, readNeighbourStatements } from "../reading/read-neighbours.ts";
import { readStatements } from "../reading/read-statements.ts";
import type { BriefReading, Phrasebook, VoiceId as Voice } from "../reading/reading-model.ts";
import { findRightToLeft, readRightToLeftStatements } from "../reading/right-to-left-statements.ts";
import { tellInRomance } from "../reading/romance-wishes.ts";
import { hideShownTerms, readShownTerms, withShownTerms } from "../reading/shown-terms.ts";
import type { Statement } from "../reading/statement-signs.ts";
import { withoutDeeds } from "../reading/told-deeds.ts";
import { evenSpaces } from "../reading/written-fields.ts";
import type { Chance } from "../speech/chance.ts";
import { chooseActions, type SiteAction } from "./actions.ts";
import { listFacts } from "./list-facts.ts";
import type { Material } from "./material.ts";

export type Composition = {
  reading: BriefReading;
  material: Material;
  /** The language of all texts that are not the owner's. */
  language: TextLanguage;
  /** What is known for certain. */
  facts: readonly Fact[];
  /** What the owner states beside the goals, in their words. */
  statements: readonly Statement[];
  chance: Chance;
  voice: Voice;
  tokens: Tokens;
  /** All that is drawn and arranged follows from it. */
  lookSeed: string;
  /** What visitors are to do, first the one that matters most. Never empty. */
  actions: readonly [SiteAction, ...SiteAction[]];
  /** The arrangement of a block that suits the site's direction. */
  variant<Kind extends BlockKind>(kind: Kind, place?: string): BlockVariant<Kind>;
  art(id: string, role: ArtSlot["role"], turn?: number): ArtSlot;
};

/** What a site follows from beside its brief. */
export type Surroundings = {
  seed: string;
  language: TextLanguage;
  /** Of the existing site: what the brief does not say. */
  existingFacts: readonly Fact[];
  brandHue: number | undefined;
  /** The looks that stand beside it, from which it keeps away. */
  looks: readonly Look[];
  /** Of competitors, in degrees OKLCH: it keeps away from their colours. */
  rivalHues: readonly number[];
};

/** A grave trade is never playful or loud, whatever its owner asks for. */
const GRAVE_VOICE: Readonly<Partial<Record<Voice, Voice>>> = { playful: "warm", bold: "plain" };

const SUPPORT_ART = ["pattern", "contours", "cutout", "still-life", "emblem"] as const;
const LEAD_ART = ["still-life", "landscape", "cutout", "contours", "pattern"] as const;
/** Shapes that belong to no trade. */
const PLAIN_MOTIFS = ["arch", "column", "grid", "path", "stone", "wave"] as const;

export function prepareComposition(
  reading: BriefReading,
  material: Material,
  chance: Chance,
  { seed, language, existingFacts, brandHue, looks, rivalHues }: Surroundings,
): Composition {
  const { brief } = reading;
  const { voice } = reading.voice;
  const own = listFacts(reading);
  const ownKeys = new Set(own.map(({ key }) => key));
  const facts = [...own, ...existingFacts.filter(({ key }) => !ownKeys.has(key))];
  const families = material.related.flatMap(({ id, trade }) => [trade.family, id]);
  const wishes = readLookWishes(
    readLookInputs({ ...brief, brandHue, families: [...new Set(families)] }),
  );
  const lookSeed = chooseLookSeed(wishes, seed, { looks, hues: rivalHues });
  const tokens = chooseTokens(wishes, lookSeed);
  const isGrave = reading.voice.isGrave || material.related.some(({ trade }) => trade.grave);
  const motifs = chance.shuffle("motifs", listMotifs(material));
  return {
    reading,
    material,
    language,
    facts,
    statements: listStatements(reading),
    chance,
    voice: (isGrave ? GRAVE_VOICE[voice] : undefined) ?? voice,
    tokens,
    lookSeed,
    actions: chooseActions(reading, facts, material),
    variant: (kind, place = "") =>
      chooseVariant(
        tokens.direction,
        kind,
        BLOCK_VARIANTS[kind] as readonly BlockVariant<typeof kind>[],
        `${lookSeed}/${place}`,
      ),
    art: (id, role, turn = 0) => ({
      id,
      kind: chooseArt(chance, role),
      motif: motifs[turn % motifs.length] ?? "path",
      role,
    }),
  };
}

function listStatements({
  brief: told,
  typed,
  goals,
  language,
  audience,
}: BriefReading): Statement[] {
  const neighbour = findNeighbour(language.tag);
  const rightToLeft = findRightToLeft(language.tag);
  if (rightToLeft !== undefined) return readRightToLeftStatements(told, rightToLeft);
  const shown = readShownTerms(told, language.tag);
  const brief = { ...told, goals: told.goals && hideShownTerms(told.goals, language.tag) };
  if (neighbour !== undefined)
    return withShownTerms(readNeighbourStatements(brief, neighbour), shown);
  const read = readStatements(
    brief,
    goals,
    language.phrasebook,
    audience.segments,
    evenSpaces(typed).goals,
  );
  const stated = language.phrasebook === "es" ? withoutDeeds(read, goals) : read;
  return withShownTerms(tellIn(language.phrasebook, stated, brief), shown);
}

/** As the language of the owner has it, without what the owner wishes. */
function tellIn(
  language: Phrasebook | undefined,
  read: readonly Statement[],
  brief: BriefReading["brief"],
): Statement[] {
  if (language === "de") return tellInGerman(read, brief);
  return language === "fr" || language === "es" ? tellInRomance(read, language) : [...read];
}

/** One site keeps to two kinds of drawing. */
function chooseArt(chance: Chance, role: ArtSlot["role"]): ArtKind {
  if (role === "texture") return "texture";
  return chance.pick<ArtKind>(`art/${role}`, role === "lead" ? LEAD_ART : SUPPORT_ART);
}

function listMotifs({ related }: Material): string[] {
  const own = [...new Set(related.flatMap(({ trade }) => trade.motifs))];
  return own.length > 0 ? own : [...PLAIN_MOTIFS];
}
