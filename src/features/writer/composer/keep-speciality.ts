/**
 * A business that says which part of its trade is its own ("plumber specialising in sewer lines", "electrician - EICR
 * certificates, fuse boards and smoke alarms") offers that part, and is told nothing of the rest.
 */
import type { BriefReading } from "../reading/reading-model.ts";
import { keysOf } from "../reading/trade-index.ts";
import { keepToBrief } from "./keep-to-brief.ts";
import type { KnownTrade, Material } from "./material.ts";
import { splitHeading } from "./split-heading.ts";

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

/** Whoever specialises in a part of these does or sells the rest as well. */
const WITH_A_RANGE: ReadonlySet<string> = new Set([
  ...["beauty", "food", "retail", "hospitality", "pets", "fitness", "education", "culture"],
]);
const hasRange = ({ id, trade }: KnownTrade): boolean =>
  id === "farm" || WITH_A_RANGE.has(trade.family);

/** In German every noun is large: "Neubau und Sanierung alter Grundöfen" is two of them with a word between. */
const STARTS_SMALL = /^(?:\p{Ll}|\p{Lu}\p{L}{3,20} und \p{Lu})/u;

/** "Landscaping contractor, low-water desert yards and turf removal": none of it is anything that the trade's texts know. */
function namesOtherWork({ trades, offers }: Material, industry: string): boolean {
  const [trade] = trades;
  // "Dentist for children with autism, sensory needs" lists what its patients have.
  const isNarrower =
    trades.length === 1 &&
    trade?.industry !== undefined &&
    trade.people === undefined &&
    !hasRange(trade);
  const [, ...parts] = industry.split(/,\s/u);
  // Where it is says nothing of the work.
  const work = parts.filter((part) => STARTS_SMALL.test(part) && part.includes(" "));
  if (!isNarrower || work.length === 0 || parts.length > PARTS_MAX) return false;
  // "Low-water yards" are no "low walls".
  const keys = new Set(spelledAlike(work.join(" ")).filter((key) => key.length >= KEY_LENGTH_MIN));
  return !offers.some(({ name, text }) =>
    spelledAlike(`${name} ${text}`).some((key) => keys.has(key)),
  );
}
const SOFTWARE = "software-product";
const PARTS_MAX = 3;
const KEY_LENGTH_MIN = 4;

/** "Electrician, rewires in listed houses": what stands behind the trade's own name is what is done, with no sockets. */
function readOwnWork({ trades }: Material, { brief, language }: BriefReading): string | undefined {
  const { industry } = brief;
  const rest = LISTED.test(industry)
    ? undefined
    : splitHeading(industry, language.phrasebook ?? language.tag)?.rest;
  return rest === undefined ||
    rest.split(" ").length < OWN_WORDS_MIN ||
    rest.split(PARTS).length > OWN_WORK_MAX ||
    trades.some(hasRange)
    ? undefined
    : rest;
}
const OWN_WORK_MAX = 4;
const OWN_WORDS_MIN = 4;

/** `material` as it is where the industry names no part of the trade, or one that has texts of its own. */
export function keepSpeciality(material: Material, reading: BriefReading): Material {
  const { brief } = reading;
  if (namesOtherWork(material, brief.industry)) return keepToBrief(material);
  // What holds for any program says nothing of payroll for nurseries, and sounds like advice to whoever buys one.
  if (material.trades.some(({ id, industry }) => id === SOFTWARE && industry !== undefined))
    return keepToBrief(material);
  if (material.trades.length === 0) return material;
  const hasKinds = material.trades.some(({ kinds }) => kinds.length > 0);
  const [, specialised] = SPECIALISED.exec(brief.industry) ?? [];
  const own = specialised ?? readOwnWork(material, reading);
  const [, listed] = LISTED.exec(brief.industry) ?? [];
  const said = own ?? listed;
  if (said === undefined) return material;
  const keys = new Set(spelledAlike(said));
  const isNamed = (text: string) => spelledAlike(text).some((key) => keys.has(key));
  const offers = material.offers.filter(({ name }) => isNamed(name));
  // A list of what there is, of which the trade's texts know next to nothing, is another business.
  const isOther = listed !== undefined && listed.split(PARTS).length >= LISTED_MIN;
  // A kind of the trade has texts of its own; a list beside it may be of other things.
  if (hasKinds) return isOther && offers.length < OFFERS_MIN ? keepToBrief(material) : material;
  const isPart = own !== undefined && (offers.length === 0 || !material.trades.some(hasRange));
  if (offers.length < OFFERS_MIN && (isOther || isPart)) return keepToBrief(material);
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
