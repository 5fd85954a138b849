/** Reads a brief into one value: what it says, and where it says so. Pure, and it never refuses. */
import type { Brief } from "../brief.ts";
import { capitaliseEnglishPlace } from "./english-places.ts";
import { partRuns } from "./english-runs.ts";
import { sayFew } from "./few-people.ts";
import { sayFrenchDeeds } from "./french-deeds.ts";
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
import type { BriefReading, Phrasebook, ReadName } from "./reading-model.ts";
import { dropTerms, hideShownTerms, isHidden } from "./shown-terms.ts";
import { sayDeeds, writeSpanish } from "./spoken-spanish.ts";
import { tellWishes } from "./told-wishes.ts";
import { writeItalianFields } from "./typed-italian.ts";
import { spellOut } from "./typed-words.ts";

export function readBrief(sent: Brief): BriefReading {
  const even = evenSpaces(sent);
  const language = readLanguage(even);
  const brief =
    language.tag === "it" ? writeItalianFields(even) : spellOutFields(even, language.phrasebook);
  const neighbour = findNeighbour(language.tag);
  // What the pages are to show is told, and no goal of visitors.
  const wished = brief.goals && hideShownTerms(brief.goals, language.tag);
  const { actions, goals: read } =
    neighbour === undefined
      ? putCallFirst(readGoals({ ...brief, goals: wished }, language.phrasebook), wished)
      : readNeighbourGoals(wished, neighbour);
  const isTermed = language.phrasebook === "fr" || language.phrasebook === "es";
  const goals = read
    .map((goal) =>
      isTermed
        ? { ...goal, words: goal.words && { ...goal.words, label: dropTerms(goal.words.label) } }
        : goal,
    )
    .filter(({ span }) => !isHidden((wished ?? "").slice(span.start, span.end)));
  const industry =
    neighbour === undefined ? brief.industry : firstNeighbourSentence(brief.industry);
  const what = readBusiness(industry, language.phrasebook);
  const place =
    readSeatSentence(brief.industry, language.phrasebook) ??
    what.place ??
    readSeat(brief, language.phrasebook);
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
    goals,
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

function spellOutFields(brief: Brief, language: Phrasebook | undefined): Brief {
  if (language === undefined) return brief;
  const write = (text: string) => {
    const spelt = spellOut(text, language);
    if (language === "en") return partRuns(spelt);
    return language === "es" ? writeSpanish(spelt) : spelt;
  };
  const spell = (text: string | undefined) => (text === undefined ? undefined : write(text));
  const goals = spell(brief.goals);
  return {
    ...brief,
    industry:
      language === "en" ? capitaliseEnglishPlace(write(brief.industry)) : write(brief.industry),
    audience: brief.audience && sayFew(write(brief.audience)),
    goals: goals === undefined ? undefined : (DEEDS[language]?.(goals) ?? goals),
    personality: spell(brief.personality),
  };
}

/** Wishes said of customers as what is done. */
const DEEDS: Readonly<Partial<Record<Phrasebook, (goals: string) => string>>> = {
  en: tellWishes,
  es: sayDeeds,
  fr: sayFrenchDeeds,
};

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
