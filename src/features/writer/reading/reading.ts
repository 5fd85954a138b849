/** Everything the composer takes from a brief, read once, before a word is written. */
import type { Trait } from "../../design/directions.ts";
import type { Brief } from "../brief.ts";
import type { Goal, Language, Treatment } from "../knowledge/model.ts";
import { treatIndustry } from "../knowledge/treat-industry.ts";
import type { Chance } from "../speech/chance.ts";
import type { Manner, Voice } from "../speech/speaker.ts";
import { type Audience, readAudience } from "./audience.ts";
import { type Competition, readCompetition } from "./competitors.ts";
import { readGoals, readTopics } from "./goals.ts";
import { type IndustryWords, readIndustry } from "./industry.ts";
import { detectDirection, detectLanguage } from "./language.ts";
import { type BusinessName, readName } from "./names.ts";
import { readManner, readPersonality } from "./voice.ts";

export type Reading = {
  brief: Brief;
  language: Language;
  direction: "ltr" | "rtl";
  name: BusinessName;
  industry: IndustryWords;
  treatment: Treatment;
  audience: Audience | undefined;
  /** Never empty; the first leads. */
  goals: Goal[];
  /** Words of the goals that may name an offer. */
  topics: string[];
  voice: Voice;
  manner: Manner;
  traits: Trait[];
  competition: Competition | undefined;
  /** The existing site's address without what should not be shown, such as a password. */
  existingUrl: URL | undefined;
  email: string | undefined;
  phone: string | undefined;
};

export function readBrief(brief: Brief, chance: Chance): Reading {
  const { industry, audience, goals, personality, competitors } = brief;
  const freeText = [audience, goals, personality, competitors];
  const language = detectLanguage({ name: brief.businessName, industry, texts: freeText });
  const treatment = treatIndustry(industry, language);
  const { voice, traits } = readPersonality(personality, chance);
  const contact = freeText.join("\n");
  return {
    brief,
    language,
    // Pages in German, French or Spanish run from the left, whatever script the name is in.
    direction:
      language === "en"
        ? detectDirection([brief.businessName, industry, ...freeText].join(" "))
        : "ltr",
    name: readName(brief.businessName),
    industry: readIndustry(industry, language),
    treatment,
    audience: readAudience(audience, language),
    goals: readGoals(goals, treatment.act),
    topics: readTopics(goals),
    voice,
    manner: readManner(treatment.act, treatment.familyId),
    traits,
    competition: readCompetition(competitors),
    existingUrl: readUrl(brief.existingUrl),
    email: contact.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u)?.[0],
    phone: readPhone(goals) ?? readPhone(audience),
  };
}

/** The same reading with nothing of the owner's to stand inside a sentence; headings keep it. */
export function keepOwnWordsApart(reading: Reading): Reading {
  const { name, industry, audience } = reading;
  return {
    ...reading,
    name: { ...name, spoken: undefined },
    industry: { ...industry, inline: undefined, withArticle: undefined },
    audience: audience && { ...audience, phrase: undefined, area: undefined },
  };
}

function readUrl(address: string | undefined): URL | undefined {
  if (address === undefined) return undefined;
  const url = new URL(address);
  url.username = "";
  url.password = "";
  return url;
}

/** A telephone number only where the text says that it is one. */
const readPhone = (text: string | undefined): string | undefined =>
  text
    ?.match(
      /(?:phone|tel|call|ring|anruf\p{L}*|telefon\p{L}*|téléphone|teléfono)\D{0,12}(\+?[\d(][\d\s()/.-]{6,18}\d)/iu,
    )?.[1]
    ?.trim();
