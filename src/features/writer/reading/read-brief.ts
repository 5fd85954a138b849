/** Reads a brief into one value: what it says, and where it says so. Pure, and it never refuses. */
import type { Brief } from "../brief.ts";
import { capitaliseDutchTowns } from "./dutch-tellings.ts";
import { capitaliseEnglishPlace } from "./english-places.ts";
import { labelGermanGoals, partWorks } from "./german-tellings.ts";
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
import { readSeat } from "./read-seat.ts";
import { readVoice } from "./read-voice.ts";
import type { BriefReading, Phrasebook, ReadName } from "./reading-model.ts";
import { sayDeeds, writeSpanish } from "./spoken-spanish.ts";
import { spellOut } from "./typed-words.ts";

export function readBrief(sent: Brief): BriefReading {
  const even = evenSpaces(sent);
  const language = readLanguage(even);
  const brief = spellOutFields(even, language.phrasebook, language.tag);
  const neighbour = findNeighbour(language.tag);
  const { actions, goals } =
    neighbour === undefined
      ? putCallFirst(readGoals(brief, language.phrasebook), brief.goals)
      : readNeighbourGoals(brief.goals, neighbour);
  const industry =
    neighbour === undefined ? brief.industry : firstNeighbourSentence(brief.industry);
  const what = readBusiness(industry, language.phrasebook);
  const place = what.place ?? readSeat(brief, language.phrasebook);
  return {
    brief,
    language,
    name: readName(brief.businessName),
    what: place === undefined ? what : { ...what, place },
    audience: readAudience(
      brief.audience,
      language.phrasebook,
      neighbour && ((sentence) => namesPeople(sentence, neighbour)),
    ),
    actions,
    goals: language.phrasebook === "de" ? labelGermanGoals(goals) : goals,
    voice: readVoice(brief),
    competitors: readCompetitors(brief.competitors),
    facts: neighbour === undefined ? readFacts(brief) : readNeighbourFacts(brief, neighbour),
    existingUrl: readUrl(brief.existingUrl),
  };
}

/**
 * Every run of white space as one sign. What reads the texts then looks for one, and cannot be kept
 * busy with thousands.
 */
function evenSpaces(brief: Brief): Brief {
  const { businessName, industry, audience, goals, personality, competitors } = brief;
  const even = (text: string | undefined) =>
    text === undefined ? undefined : setApostrophes(singleSigns(text));
  return {
    ...brief,
    businessName: singleSigns(businessName),
    industry: setApostrophes(singleSigns(industry)),
    audience: even(audience),
    goals: even(goals),
    personality: even(personality),
    competitors: even(competitors),
  };
}

function spellOutFields(brief: Brief, language: Phrasebook | undefined, tag: string): Brief {
  if (language === undefined) return tag === "nl" ? capitaliseTowns(brief) : brief;
  const write = (text: string) =>
    language === "es" ? writeSpanish(spellOut(text, language)) : spellOut(text, language);
  const spell = (text: string | undefined) => (text === undefined ? undefined : write(text));
  const goals = spell(brief.goals);
  const spelt = {
    ...brief,
    industry:
      language === "en" ? capitaliseEnglishPlace(write(brief.industry)) : write(brief.industry),
    audience: spell(brief.audience),
    goals: goals === undefined || language !== "es" ? goals : sayDeeds(goals),
    personality: spell(brief.personality),
  };
  return language === "de" ? partWorks(spelt) : spelt;
}

const capitaliseTowns = (brief: Brief): Brief => ({
  ...brief,
  industry: capitaliseDutchTowns(brief.industry),
  audience: brief.audience && capitaliseDutchTowns(brief.audience),
  goals: brief.goals && capitaliseDutchTowns(brief.goals),
});

/** As they stand in the texts around the owner's words; a name keeps the one that it is written with. */
const setApostrophes = (text: string): string =>
  text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/\b(there|that|he|she|what|where)s(?= [\p{L}\p{N}])/giu, "$1’s")
    .replace(/\b(they|you)re(?= \p{L})/giu, "$1’re")
    .replace(/\b(we|they|you)ve(?= \p{L})/giu, "$1’ve")
    .replace(/\bcant(?= \p{L})/gu, "can’t")
    .replace(/(?<=\b(?:i|we|you|they) )dont\b/giu, "don’t")
    // "Dont" is a word of French.
    .replace(
      /\bdont(?= (?:we|you|i|do|be|have|need|want|sell|take|fix|ask|come|call|know|like|make|use|go|get|let|the))/gu,
      "don’t",
    )
    .replace(/\b(does|did|is|are|was|were|has|have|could|would|should)nt\b/gu, "$1n’t");

/** A line's end stays one: it parts what it stands between. */
const singleSigns = (text: string): string =>
  text.replace(/\s+/gu, (run) => (run.includes("\n") ? "\n" : " "));

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
