/**
 * What may be said of a business whose owner has told it at length: the trade's texts are written for whoever is
 * told in a few words. Beside prices, terms and people of its own they say the same again or contradict it.
 */
import type { BriefReading } from "../reading/reading-model.ts";
import { keysOf } from "../reading/trade-index.ts";
import { countCharacters } from "../speech/tidy.ts";
import { DENIED, isSpokenOf } from "./denied-offers.ts";
import type { KnownTrade, Material } from "./material.ts";

/** In characters of the fields that tell of the business; three or four sentences. */
const TOLD_LENGTH_MIN = 240;

/** The goals alone, where prices and terms stand among them. */
const GOALS_LENGTH_MIN = 120;

const TELLING_FIELDS = ["industry", "audience", "goals", "personality"] as const;

export const isToldAtLength = ({ brief }: BriefReading): boolean =>
  countCharacters(brief.goals ?? "") >= GOALS_LENGTH_MIN ||
  TELLING_FIELDS.reduce((sum, field) => sum + countCharacters(brief[field] ?? ""), 0) >=
    TOLD_LENGTH_MIN;

/** "Portrait photographer, black dogs only": what such a trade ordinarily offers is just what this one does not. */
const NARROWED =
  /(?<!by appointment |appointment |cash |weekends |strictly )(?<![\p{L}-])(?:only|nothing else|nobody else|exclusively|nur|ausschließlich|uniquement|exclusivement|solamente|únicamente)(?!\p{L})(?! (?:by|on|at|from) )/iu;

/** True where the industry denies the rest of its trade, and no kind of the trade is just that: "gluten free only". */
export function isNarrowedTrade({ trades }: Material, { brief }: BriefReading): boolean {
  const part = brief.industry.split(/[,:;–—]\s?|\s-\s/u).find((one) => NARROWED.test(one));
  if (part === undefined) return false;
  const said = keysOf(part.replaceAll("-", " ")).join(" ");
  const kinds = trades.flatMap((trade) => trade.kinds);
  return !kinds.some((kind) => keysOf(kind.replaceAll("-", " ")).some((key) => said.includes(key)));
}

/** As many as the home page shows; a page of their own would say little more. */
const OFFERS_MAX = 4;

/** The people or the work alone that the industry names may exclude any of a trade's offers and questions. */
const isNarrowed = ({ people, industry }: KnownTrade): boolean =>
  people !== undefined || industry !== undefined;

const SPOKEN_OF_MIN = 2;

/** Of a trade's offers those that the owner names anywhere, and does not deny: a dog walker may take no dog in. */
function listSpokenOf({ offers }: Material, { brief }: BriefReading): Material["offers"] {
  const said = new Set(
    TELLING_FIELDS.flatMap((field) => keysOf((brief[field] ?? "").replace(DENIED, " "))),
  );
  return offers.filter(({ name }) => isSpokenOf(name, said));
}

/**
 * Without openings, advice, questions and stories of the trade. Its offers and its form stay where the industry is
 * the bare name of the trade; otherwise only its pictures do.
 */
export function keepToBrief(material: Material, reading: BriefReading): Material {
  const { trades } = material;
  const offers = listSpokenOf(material, reading);
  const texts = { openings: [], steps: [], questions: [], about: [], closings: [] };
  const contact = { hasOwnContact: false, contactLede: undefined };
  if (trades.length > 1 || trades.some(isNarrowed) || offers.length < SPOKEN_OF_MIN)
    return { ...material, ...texts, ...contact, trades: [], lead: undefined, offers: [] };
  return {
    ...{ ...material, ...texts, ...contact },
    offers: offers.slice(0, OFFERS_MAX).map(({ detail: _, ...offer }) => offer),
  };
}
