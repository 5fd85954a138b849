/**
 * A business that says which part of its trade is its own ("plumber specialising in sewer lines", "electrician - EICR
 * certificates, fuse boards and smoke alarms") offers that part, and is told nothing of the rest.
 */
import type { BriefReading } from "../reading/reading-model.ts";
import { keysOf } from "../reading/trade-index.ts";
import { keepToBrief } from "./keep-to-brief.ts";
import type { Material } from "./material.ts";

const SPECIALISED =
  /(?<!\p{L})(?:speciali[sz](?:e|es|ing|ed) (?:only |exclusively |solely )?in|specialists? in|focus(?:ing|ed) on|dealing (?:only |mainly )?with|spécialisée?s? (?:dans|en)|especializad[oa]s? en|spezialisiert auf)(?!\p{L}) ?(.{3,160})$/iu;
const LISTED = /^[^,:;–—]{3,60}?(?:\s[-–—]|:)\s([^:]{3,160})$/u;

/** One offer is no page of offers: a hairdresser specialising in colour cuts as well. */
const OFFERS_MIN = 2;

const PARTS = /,? (?:and|und|et|y|e) |, /u;
const LISTED_MIN = 3;

/** "Color" and "colour" are one word. */
const spelledAlike = (text: string): string[] =>
  keysOf(text).map((key) => key.replace(/our(?=s?$)/u, "or"));

/** `material` as it is where the industry names no part of the trade, or one that has texts of its own. */
export function keepSpeciality(material: Material, { brief }: BriefReading): Material {
  if (material.trades.length === 0 || material.trades.some(({ kinds }) => kinds.length > 0))
    return material;
  const [, own] = SPECIALISED.exec(brief.industry) ?? [];
  const [, listed] = LISTED.exec(brief.industry) ?? [];
  const said = own ?? listed;
  if (said === undefined) return material;
  const keys = new Set(spelledAlike(said));
  const isNamed = (text: string) => spelledAlike(text).some((key) => keys.has(key));
  const offers = material.offers.filter(({ name }) => isNamed(name));
  // A list of what there is, of which the trade's texts know next to nothing, is another business.
  const isOther = listed !== undefined && listed.split(PARTS).length >= LISTED_MIN;
  if (offers.length < OFFERS_MIN && (isOther || (own !== undefined && offers.length === 0)))
    return keepToBrief(material);
  if (offers.length < OFFERS_MIN)
    return { ...material, offers: [...new Set([...offers, ...material.offers])] };
  return {
    ...material,
    ...{ openings: [], steps: [], about: [], closings: [] },
    ...{ hasOwnContact: false, contactLede: undefined },
    offers,
    questions: material.questions.filter(({ question }) => isNamed(question)),
  };
}
