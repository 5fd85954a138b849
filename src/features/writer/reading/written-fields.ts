/** The fields of a brief as they are read: even white space and apostrophes, short forms written out, deeds as deeds. */
import type { Brief } from "../brief.ts";
import { dropAdvertisedAges, dropFeelings } from "./advertised-ages.ts";
import { listAudienceAbroad } from "./audience-abroad.ts";
import { tellClausesAbroad } from "./clauses-abroad.ts";
import { capitaliseDutchTowns } from "./dutch-tellings.ts";
import { listEnglishAudience } from "./english-audience.ts";
import { capitaliseEnglishPlace } from "./english-places.ts";
import { partRuns } from "./english-runs.ts";
import { sayAnd } from "./english-slips.ts";
import { sayFew } from "./few-people.ts";
import { sayFrenchDeeds } from "./french-deeds.ts";
import { nameFrenchWork, placeFrenchPeople } from "./french-fields.ts";
import { sayFrenchWishes } from "./french-wishes.ts";
import { sayGermanDeeds } from "./german-deeds.ts";
import { partWorks } from "./german-tellings.ts";
import { tellGermanWishes } from "./german-wishes.ts";
import { dropGoalLabels } from "./goal-labels.ts";
import { partPlaces } from "./named-areas.ts";
import { NEIGHBOURS } from "./neighbour-signs.ts";
import { placePeople, sayNeighbourWishes } from "./neighbour-wishes.ts";
import { sayNounsAs } from "./noun-wishes-of-neighbours.ts";
import { dropPortals } from "./portals.ts";
import type { BriefReading, Phrasebook } from "./reading-model.ts";
import { tellRecruiting } from "./recruiting.ts";
import { sayRomanceWishes } from "./romance-wishes.ts";
import { sayMarketed } from "./spanish-goals.ts";
import { sayDeeds, writePeople, writeSpanish } from "./spoken-spanish.ts";
import { tellWishes } from "./told-wishes.ts";
import { writeItalianFields } from "./typed-italian.ts";
import { spellOut } from "./typed-words.ts";

/**
 * Every run of white space as one sign. What reads the texts then looks for one, and cannot be kept
 * busy with thousands.
 */
export function evenSpaces(brief: Brief): Brief {
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

/** What was typed in haste as pages write it, and wishes said of customers as what is done. */
export function writeFields(
  brief: Brief,
  { phrasebook: language, tag }: BriefReading["language"],
): Brief {
  const goals = brief.goals && dropPortals(partCounted(brief.goals));
  return writeIn({ ...brief, industry: sayMobile(brief, language), goals }, language, tag);
}

/** "1. free call 2. explain the grid": each on a line of its own, at the same place. */
const partCounted = (goals: string): string =>
  /^\s{0,3}\(?1[.)]\s/u.test(goals) ? goals.replace(/\s(?=\(?[2-9][.)]\s\p{L})/gu, "\n") : goals;

/** "U.P. Mobile Notary", a notary: what comes to its people says so in its name. */
function sayMobile(
  { businessName, industry }: Brief,
  language: BriefReading["language"]["phrasebook"],
): string {
  const isShort = industry.split(" ").length <= MOBILE_WORDS_MAX;
  return language === "en" &&
    isShort &&
    /(?:^|\s)mobile\s/iu.test(businessName) &&
    !/mobile|travelling|traveling|phone/iu.test(industry)
    ? `mobile ${industry}`
    : industry;
}
const MOBILE_WORDS_MAX = 3;

function writeIn(brief: Brief, language: Phrasebook | undefined, tag: string): Brief {
  if (language === undefined) return writeNeighbour(withoutHedge(brief), tag);
  const write = (text: string) => {
    const spelt = spellOut(text, language);
    if (language === "en") return partRuns(spelt);
    return language === "es" ? writeSpanish(spelt) : spelt;
  };
  const spell = (text: string | undefined) => (text === undefined ? undefined : write(text));
  const goals = spell(brief.goals);
  const spelt = {
    ...brief,
    industry: NAMED[language](write(brief.industry)),
    audience:
      brief.audience &&
      partAudience(sayFew(dropFeelings(dropAdvertisedAges(write(brief.audience)))), language),
    goals: goals === undefined ? undefined : DEEDS[language](tellClausesAbroad(goals, language)),
    personality: spell(brief.personality),
  };
  return language === "de" ? partWorks(spelt) : spelt;
}

/** A language with no texts of its own. */
function writeNeighbour(brief: Brief, tag: string): Brief {
  const spelt =
    tag === "it" ? writeItalianFields(brief) : tag === "nl" ? capitaliseTowns(brief) : brief;
  const neighbour = NEIGHBOURS.find((one) => one === tag);
  if (neighbour === undefined) return spelt;
  return {
    ...spelt,
    audience: spelt.audience && placePeople(spelt.audience, neighbour),
    goals: spelt.goals && sayNeighbourWishes(spelt.goals, neighbour),
  };
}

/** "Vooral mensen met reuma", "głównie rolnicy": how the owner guesses stands before whom it is for. */
const withoutHedge = (brief: Brief): Brief => ({
  ...brief,
  audience: brief.audience?.replace(
    /^(?:vooral|met name|meestal|voornamelijk|głównie|przede wszystkim|sobretudo|principalmente|soprattutto|perlopiù|in particolare) (\p{L})/iu,
    (_whole, first: string) => first.toLocaleUpperCase(),
  ),
});

/** "Groundsmen (mostly volunteers)". */
const HEDGED = /\s\((?:mostly|mainly|often|usually|largely|generally|some|all) [^()]{3,60}\)/giu;

function partAudience(audience: string, language: Phrasebook): string {
  if (language === "en") return partPlaces(listEnglishAudience(audience.replace(HEDGED, "")));
  const listed = listAudienceAbroad(audience, language);
  if (language === "fr") return placeFrenchPeople(listed);
  return language === "es" ? writePeople(listed) : listed;
}

/** What the business is, as it is read. */
const NAMED: Readonly<Record<Phrasebook, (industry: string) => string>> = {
  ...{ en: capitaliseEnglishPlace, fr: nameFrenchWork },
  ...{ de: (industry) => industry, es: (industry) => industry },
};

/** What the page is to show and visitors are to see, which nobody can be told. */
const dropShown = (goals: string): string =>
  goals
    .replace(/(?<=^|, )[^,.;]{3,60} front and cent(?:re|er)(?:, |(?=[.;]|$))/giu, "")
    .replace(
      / and (?:the )?\p{L}{2,20} to (?:see|know|understand|feel|realise|realize) (?:that|how|why) [^,.;]{3,80}/giu,
      "",
    );

/** "Upload a drawing": a form takes it with the message. */
const sendUploads = (goals: string): string =>
  goals.replace(/(?<!\p{L})upload (?=an? |your |the )/giu, "send ");

/** Wishes said of customers as what is done. */
const DEEDS: Readonly<Record<Phrasebook, (goals: string) => string>> = {
  en: (goals) => tellWishes(sayAnd(sendUploads(dropShown(dropGoalLabels(goals))))),
  de: (goals) => tellRecruiting(sayGermanDeeds(sayNounsAs("de", tellGermanWishes(goals))), "de"),
  es: (goals) =>
    tellRecruiting(sayDeeds(sayNounsAs("es", sayMarketed(sayRomanceWishes("es", goals)))), "es"),
  fr: (goals) =>
    tellRecruiting(
      sayFrenchDeeds(sayNounsAs("fr", sayFrenchWishes(sayRomanceWishes("fr", closeUp(goals))))),
      "fr",
    ),
};
/** "Pas de PVC ! Devis gratuit": French parts its signs from what they end. */
const closeUp = (goals: string): string => goals.replace(/(?<=\p{L}{2}) ([!?])(?= |$)/gu, "$1");
const capitaliseTowns = (brief: Brief): Brief => ({
  ...brief,
  industry: capitaliseDutchTowns(brief.industry),
  audience: brief.audience && capitaliseDutchTowns(brief.audience),
  goals: brief.goals && capitaliseDutchTowns(brief.goals),
});

/** "Residents' associations", where no quotation is opened. */
const setPossessives = (text: string): string =>
  /(?:^|[\s(])'/u.test(text) ? text : text.replace(/(?<=\p{Ll}s)'(?=\s\p{L})/gu, "’");

/** As they stand in the texts around the owner's words; a name keeps the one that it is written with. */
const setApostrophes = (text: string): string =>
  mendSlips(
    setPossessives(text)
      .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
      // "(2) Order halves": what stands in brackets belongs to what is before it.
      .replace(/(?<=^|\s)\((\d)\) (?=\p{L})/gu, "$1) ")
      .replace(/\b(there|that|he|she|what|where)s(?= [\p{L}\p{N}])/giu, "$1’s")
      .replace(/\b(they|you)re(?= \p{L})/giu, "$1’re")
      .replace(
        /(?<=\p{L} )its(?= (?:my|your|his|all|very|really|too|more like|doable|never|okay|fine) )/gu,
        "it’s",
      )
      .replace(
        /(?<=^|[,;.!?] |\b(?:and|but|so|because|when|if|that) )its(?= (?:a|an|the|just|not|always|been|gone|closed|worth|hard work|because|only) )/giu,
        "it’s",
      )
      .replace(/(?<=^|[,;.!?] |\b(?:and|but|so|because|when|if|that) )[Ii]m(?= \p{Ll})/gu, "I’m")
      .replace(
        /(?<=^|[,;.!?] |\b(?:and|but|so|then) )[Ii]ll(?= (?:text|call|ring|send|tell|be|come|get|give|do|let|bring|look|pick|reply|answer|write|email|help|show)\b)/gu,
        "I’ll",
      )
      .replace(
        /\b[Ii]ve(?= (?:been|got|had|done|made|worked|lived|taught|fixed|never|always)\b)/gu,
        "I’ve",
      )
      .replace(
        /\bwont(?= (?:be|do|take|sell|go|come|let|use|work|touch|sedate|make|have|give|ship|accept)\b)/gu,
        "won’t",
      )
      .replace(
        /\bthere(?= (?:own|name|names|garden|dog|dogs|house|home|kids|children|car|cars|phone|parents|mum|dad|stuff|things)\b)/gu,
        "their",
      ),
  );

/** Slips of haste that are nothing else. */
const mendSlips = (text: string): string =>
  text
    .replace(/(?<=\b(?:other|old|young|at|in|most) )peoples(?= \p{L})/gu, "people’s")
    .replace(
      /(?<=\b(?:when|if|once|until|unless|because|that) )your(?= (?:ready|stuck|late|not|unsure|happy|coming|in|done|there|early|lost|interested|looking|going|an?)\b)/gu,
      "you’re",
    )
    .replace(
      /(?<=\bif )its(?= (?:doable|possible|ready|urgent|open|free|fine|okay|ok|late|not|worth)\b)/giu,
      "it’s",
    )
    .replace(
      /(?<=\bclosed (?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)\. )(\p{Ll})/giu,
      (first) => first.toUpperCase(),
    )
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
  dropMarks(text).replace(/\s+/gu, (run) => (run.includes("\n") ? "\n" : " "));

/** "**NOW TAKING ORDERS** Any tune cut": signs of a flyer or of markup; what stood between them is a sentence. */
function dropMarks(text: string): string {
  const plain = text
    .replace(
      /(?:\*\*|__)(?! )([^*_\n]{2,160}?)([.!?]?)(?:\*\*|__)(\s?)(?=\p{Lu})/gu,
      (_whole, said: string, stop: string, gap: string) =>
        `${calm(said)}${stop === "" ? "." : stop}${gap}`,
    )
    .replace(/(?<=[\p{L}\p{N})’'”"!?]) \*{2,5} (?=\p{Lu}|\p{N})/gu, ". ")
    .replace(/\*{2,5}|__|(?<=^|\n)#{1,4} (?=\p{L})/gu, "");
  return plain.trim() === "" ? text : plain;
}

/** A line in capitals alone as a sentence. */
const calm = (said: string): string =>
  /\p{Ll}/u.test(said) ? said : `${said.charAt(0)}${said.slice(1).toLowerCase()}`;
