/**
 * What a visitor does well to have at hand before writing to a business whose trade is not known, by what it
 * does: photographs of what is to be repaired, the age of who is to learn. Nothing where that is open.
 */
import type { BlockOf } from "../../design/room.ts";
import { ACTIVITIES, type Activity } from "../reading/need-ids.ts";
import { readActivity } from "../reading/read-activity.ts";
import type { Composition } from "./composition.ts";
import { fromGeneral } from "./material.ts";
import type { Drafted } from "./sourced.ts";
import { hasWaysBlock, listWays } from "./ways.ts";

/** Where no goals are told one by one, the home page would be an opening and a form. */
export const isGuidedOnHome = (site: Composition): boolean => !hasWaysBlock(site);

/** Longer goals tell what is done and for whom, and often that nothing is to be made ready. */
const GOALS_LENGTH_MAX = 60;

/**
 * Whoever says so much of what it does is of a kind of its own: "product photographer for Amazon sellers, white background"
 * asks nobody for people and rooms.
 */
const INDUSTRY_WORDS_MAX = 8;

/** Undefined for a known trade, and where nobody can tell what the business does. */
export function guidanceBlock(site: Composition): Drafted<BlockOf<"audience">> | undefined {
  const { material } = site;
  const { guidance } = material.general;
  // Who says what customers are to do has said what they are to have ready, too.
  // Beside what a model wrote for this business it would be for any.
  const isOpen =
    material.lead === undefined &&
    material.written === undefined &&
    (site.reading.brief.goals ?? "").length <= GOALS_LENGTH_MAX &&
    site.reading.brief.industry.split(" ").length <= INDUSTRY_WORDS_MAX;
  const found = isOpen ? findActivity(site) : undefined;
  const activity = found === "made" && !isDrawnUp(site) ? undefined : found;
  const items = activity === undefined ? undefined : guidance?.items[activity];
  if (activity === undefined || guidance === undefined || items === undefined) return undefined;
  const isAdult = isForAdults(site);
  return {
    kind: "audience",
    id: "guidance",
    variant: site.variant("audience", "guidance"),
    heading: fromGeneral("guidance/heading", guidance.heading),
    items: items.flatMap(({ title, text }, at) =>
      isAdult && CHILDREN.test(text)
        ? []
        : [
            {
              title: fromGeneral(`guidance/${activity}/${at + 1}/title`, title),
              text: fromGeneral(`guidance/${activity}/${at + 1}/text`, text),
            },
          ],
    ),
  };
}

/** Only what is made to somebody's idea begins with a sketch: bell ropes and coffins do not. */
const DESIGNED =
  /(?<!\p{L})(?:commission\p{L}{0,4}|bespoke|custom|made[ -]to[ -](?:order|measure)|design\p{L}{0,4}|your (?:own|idea|plan)|one-offs?|auftragsarbeit\p{L}{0,2}|nach (?:maß|wunsch|entwurf)|maßanfertigung\p{L}{0,2}|entw[uü]rf\p{L}{0,3}|sur mesure|création\p{L}{0,2}|a medida|por encargo|encargar|diseñ\p{L}{0,4})(?!\p{L})/iu;

const isDrawnUp = ({ reading: { brief, voice } }: Composition): boolean =>
  !voice.isGrave &&
  (brief.goals === undefined || DESIGNED.test(`${brief.industry} ${brief.goals}`));

const CHILDREN = /\bchild|Kinder|\benfants|\bniñ[oa]s/u;
const ADULTS =
  /(?<!\p{L})(?:adults?|grown-ups|older people|seniors|pensioners|retired|over[ -][1-9]\ds?|senior(?:en|innen)|rentner|retraités|aînés|mayores|jubilad[oa]s|erwachsenen?|adultes?|adult[oa]s)(?!\p{L})/iu;
const YOUNG =
  /child|kids|pupil|school|teen|famil|kind(?:er)?\b|schul|jugend|enfant|écol|ado|niñ|escol/iu;

/** Nobody asks adults for the age of their children. */
function isForAdults({ reading: { brief } }: Composition): boolean {
  const told = `${brief.industry ?? ""} ${brief.audience ?? ""}`;
  return ADULTS.test(told) && !YOUNG.test(told);
}

const AT_WORK = /software|saas|\bapis?\b|dashboards?|analytics|logiciel|programa de gestión/iu;

/** What the industry says, else what the only goal names: a walk, a lesson, a night. */
function findActivity(site: Composition): Activity | undefined {
  const { reading } = site;
  const own = readActivity(reading.what, reading.language.phrasebook);
  const ways = listWays(site);
  const asked = ACTIVITIES.filter((activity) => ways.some(({ need }) => need === activity));
  // A platform or an app may be for choirs, who work with nothing today.
  if (own === "software" && !AT_WORK.test(reading.what.descriptor)) return undefined;
  // A tailor who is asked for repairs alone needs no sketch.
  if (own !== undefined) return asked.length === 0 || asked.includes(own) ? own : asked[0];
  const [only, ...others] = ways;
  return others.length > 0 ? undefined : ACTIVITIES.find((activity) => activity === only?.need);
}
