/** Reads a brief into one value: what it says, and where it says so. Pure, and it never refuses. */
import type { Brief } from "../brief.ts";
import { labelGermanGoals } from "./german-tellings.ts";
import { putCallFirst } from "./guessed-goals.ts";
import { readName as readShortName } from "./names.ts";
import { readGoals } from "./read-actions.ts";
import { readAudience } from "./read-audience.ts";
import { readBusiness } from "./read-business.ts";
import { readCompetitors } from "./read-competitors.ts";
import { readFacts } from "./read-facts.ts";
import { readLanguage } from "./read-language.ts";
import {
  findNeighbour,
  firstNeighbourSentence,
  namesPeople,
  readNeighbourFacts,
  readNeighbourGoals,
} from "./read-neighbours.ts";
import { readSeat, readSeatSentence } from "./read-seat.ts";
import { readVoice } from "./read-voice.ts";
import type { BriefReading, GoalWords, Phrasebook, ReadName, ReadPlace } from "./reading-model.ts";
import { dropTerms, hideShownTerms, isHidden } from "./shown-terms.ts";
import { evenSpaces, writeFields } from "./written-fields.ts";

export function readBrief(sent: Brief): BriefReading {
  const even = evenSpaces(sent);
  const language = readLanguage(even);
  const brief = writeFields(even, language);
  const neighbour = findNeighbour(language.tag);
  // What the pages are to show is told, and no goal of visitors.
  const wished = brief.goals && hideShownTerms(brief.goals, language.tag);
  const { actions, goals: read } =
    neighbour === undefined
      ? putCallFirst(readGoals({ ...brief, goals: wished }, language.phrasebook), wished)
      : readNeighbourGoals(wished, neighbour);
  const isTermed = language.phrasebook === "fr" || language.phrasebook === "es";
  const goals = read
    .map((goal) => (isTermed ? { ...goal, words: goal.words && withoutTerms(goal.words) } : goal))
    .filter(({ span }) => !isHidden((wished ?? "").slice(span.start, span.end)));
  const industry =
    neighbour === undefined ? brief.industry : firstNeighbourSentence(brief.industry);
  const what = readBusiness(industry, language.phrasebook);
  const audience = readAudience(
    brief.audience,
    language.phrasebook,
    neighbour && ((sentence) => namesPeople(sentence, neighbour)),
  );
  const place = findSeat(brief, what, audience, language.phrasebook);
  return {
    brief,
    typed: sent,
    language,
    name: readName(brief.businessName),
    what: place === undefined ? what : { ...what, place },
    audience,
    actions,
    goals: language.phrasebook === "de" ? labelGermanGoals(goals) : goals,
    voice: readVoice(brief),
    competitors: readCompetitors(brief.competitors),
    facts: neighbour === undefined ? readFacts(brief) : readNeighbourFacts(brief, neighbour),
    existingUrl: readUrl(brief.existingUrl),
  };
}

/** The terms of a deed are told beside it. */
const withoutTerms = (words: GoalWords): GoalWords => ({
  ...words,
  label: dropTerms(words.label),
  ...(words.invitation === undefined ? {} : { invitation: dropTerms(words.invitation) }),
});

/** Where the business sits: "Vermont" of "Vermont, New Hampshire, western Mass" is no seat. */
function findSeat(
  brief: Brief,
  what: BriefReading["what"],
  { area }: BriefReading["audience"],
  language: Phrasebook | undefined,
): ReadPlace | undefined {
  const seat =
    readSeatSentence(brief.industry, language) ?? what.place ?? readSeat(brief, language);
  const isFirstOf =
    seat !== undefined &&
    seat.span.field === area?.span.field &&
    seat.span.start === area.span.start &&
    seat.span.end < area.span.end;
  // "Travel Ohio, Indiana, W. PA": nor is one among others.
  const before = seat === undefined ? "" : (brief[seat.span.field] ?? "").slice(0, seat.span.start);
  return isFirstOf || /\p{Lu}\p{L}{2,20}, $/u.test(before) ? undefined : seat;
}

function readName(name: string): ReadName {
  const { full, short, spoken } = readShortName(name);
  return {
    full,
    short: spoken ?? short ?? full,
    span: { field: "businessName", start: 0, end: name.length },
  };
}

function readUrl(address: string | undefined): URL | undefined {
  if (address === undefined) return undefined;
  const url = new URL(address);
  url.username = "";
  url.password = "";
  return url;
}
