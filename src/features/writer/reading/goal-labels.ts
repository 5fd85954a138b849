/**
 * English goals as those list them who commission sites: "Primary: … Secondary: …", "1. … 2. …", "KPI: 30 tour bookings per
 * month". What orders and measures the wishes goes; the wishes stay, parted by semicolons.
 */

/** "Primary goal:", "Second:", "E-commerce first:", "User can:" in front of a wish. */
const LABEL =
  /(?<=^|[.;,\n] ?)(?:(?:our |the )?(?:primary|secondary|tertiary|main|first|second|third|fourth|then|other) ?(?:goals?|objectives?|aims?|cta|action|kpis?)?|(?:goals?|objectives?|ctas?|kpis?|aims?|priorit(?:y|ies)) ?\d?|test brief|brief|users? can|visitors? can|must[ -]haves?|nice to have|(?:e-?commerce|leads?|bookings?|sales|brand|content|mobile) first) ?[:–] ?(?=[\p{L}\p{N}])/giu;
/** A list that is counted within one line. */
const COUNTED = /(?:^|\s)\(?[1-9][.)] (?=\p{L})/gu;
const COUNTED_MIN = 2;
/** By how much, and where on the page. */
const MEASURED =
  / (?:up|by) \d{1,3} ?(?:%|percent|per cent)(?=$|[.;,\s])| (?:above the fold|CTAs?)(?=$|[.;,])/giu;
/** How often, and in which order, of wishes behind labels. */
const ORDERED = / (?:(?:per|a|each|every) (?:month|week|year|quarter)|first)(?=$|[.;,])/giu;
const HOW_MANY =
  /(?<=^|[.;,] )\d{1,5}\+? (?=(?:[\p{L}-]{2,16} ){0,2}(?:bookings|calls|requests|enquiries|inquiries|sign-?ups|orders|leads|members|applications|registrations))/giu;
const OF_THE_SITE =
  /(?<=^|[.;] ?)(?:the |this |our )?(?:web ?site|site|page) (?:should|must|needs to|has to|will) (?=\p{Ll})/giu;
/** "Page in BSL video required." */
const REQUIRED =
  /(?<=^|[.;] ?)[^.;]{0,40}(?:page|video|site|form|section|gallery|map)[^.;]{0,30} (?:is |are )?(?:required|needed)\.?/giu;

/** The wishes alone. */
export function dropGoalLabels(goals: string): string {
  const isCounted =
    [...goals.matchAll(COUNTED)].length >= COUNTED_MIN && !/[.;,\n]\s\(?[2-9][.)] /u.test(goals);
  const listed = isCounted ? goals.replace(COUNTED, "; ").replace(/^; /u, "") : goals;
  const isLabelled = listed.search(LABEL) >= 0;
  // What stands behind labels is a list, whatever sign ends each of its parts.
  const parted = isLabelled
    ? listed
        .replace(/\.\s+(?:also )?(?=\S)/giu, "; ")
        .replace(ORDERED, "")
        .replace(HOW_MANY, "")
    : listed;
  const bare = parted
    .replace(LABEL, "")
    .replace(HOW_MANY, isLabelled ? "" : "$&")
    .replace(OF_THE_SITE, "")
    .replace(REQUIRED, "")
    .replace(MEASURED, "");
  return bare === goals ? goals : bare.trim().replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
