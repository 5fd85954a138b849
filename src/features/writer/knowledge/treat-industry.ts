/**
 * From the owner's words for the business to everything the composer may draw on, in one language.
 * English speaks by trade, the other languages mostly by family; an unknown trade gets the general words.
 */
import { ACTIONS } from "./actions.ts";
import { GENERAL, GENERAL_FIELDS, GENERAL_MOTIFS } from "./general.ts";
import { FITTING_OFFERS, UNLIKE_FAMILY } from "./languages/fitting-offers.ts";
import { FAMILY_WORDINGS, TRADE_WORDINGS } from "./languages/wordings.ts";
import { type MatchedTrade, matchTrade } from "./match-trade.ts";
import {
  EMPHASES,
  type Family,
  GOALS,
  type Goal,
  type Language,
  PAGES,
  type Text,
  type Trade,
  type Treatment,
  type Wording,
} from "./model.ts";
import { readOtherScript } from "./other-scripts.ts";
import { FAMILIES } from "./trades.ts";

/** Words that the treatment gives to `{industry}` when the brief leaves it empty of letters. */
const NAMELESS: Record<Language, string> = {
  en: "our work",
  de: "unsere Arbeit",
  fr: "notre travail",
  es: "nuestro trabajo",
};

/** Pure and deterministic. Pools hold texts with alternatives, which the composer resolves. */
export function treatIndustry(industry: string, language: Language): Treatment {
  const trimmed = industry.trim().replace(/\s+/g, " ");
  const word = /[\p{L}\p{N}]/u.test(trimmed) ? trimmed : NAMELESS[language];
  const matches = matchTrade(readOtherScript(trimmed));
  const first = matches[0];
  if (first === undefined) return treatGenerally(word, language);
  const family = FAMILIES.find(({ id }) => id === first.trade.family);
  const wordings = wordingsOf(matches, language);
  const wording = wordings.reduce(blendWordings);
  const trades = matches.map((match) => match.trade);
  return {
    ...wording,
    actions: fillActions(language, wordings),
    kind: trades.length > 1 ? "blend" : "trade",
    language,
    industry: word,
    tradeIds: trades.map((trade) => trade.id),
    familyId: first.trade.family,
    evidence: matches.flatMap((match) => match.evidence),
    act: first.trade.act,
    schemaType: first.trade.schemaType,
    motifs: mergeUnique(trades.map((trade) => trade.motifs)),
    fields: mergeUnique(trades.map((trade) => trade.fields)),
    ...pageHints(family),
  };
}

function treatGenerally(industry: string, language: Language): Treatment {
  const wording = GENERAL[language];
  return {
    ...wording,
    actions: fillActions(language, [wording]),
    kind: "general",
    language,
    industry,
    tradeIds: [],
    familyId: undefined,
    evidence: [],
    act: "quote",
    schemaType: "Organization",
    motifs: [...GENERAL_MOTIFS],
    fields: [...GENERAL_FIELDS],
    ...pageHints(undefined),
  };
}

const pageHints = (family: Family | undefined) => ({
  pages: [...(family?.pages ?? PAGES)],
  emphasis: [...(family?.emphasis ?? EMPHASES)],
});

/** One wording for each matched trade; trades that share their family's words have one together. */
function wordingsOf(matches: MatchedTrade[], language: Language): Wording[] {
  if (language === "en") return matches.map((match) => match.trade.wording);
  const found = matches.map(
    ({ trade }) => TRADE_WORDINGS[language][trade.id] ?? familyWordingOf(trade, language),
  );
  return [...new Set(found)];
}

/** The family's words with the offers that the trade has, or the general ones. */
function familyWordingOf({ id, family }: Trade, language: Exclude<Language, "en">): Wording {
  const wording = UNLIKE_FAMILY.has(id) ? undefined : FAMILY_WORDINGS[language][family];
  if (wording === undefined) return GENERAL[language];
  const fitting = FITTING_OFFERS[id];
  return fitting === undefined
    ? wording
    : { ...wording, offers: wording.offers.filter((_, at) => fitting.includes(at)) };
}

/** Two wordings side by side: the first gives the words, both fill the pools in turn. */
function blendWordings(first: Wording, second: Wording): Wording {
  return {
    ...first,
    headlines: alternate(first.headlines, second.headlines),
    truths: alternate(first.truths, second.truths),
    offers: alternate(first.offers, second.offers),
    questions: alternate(first.questions, second.questions),
    qualities: alternate(first.qualities, second.qualities),
    events: alternate(first.events, second.events),
  };
}

function alternate<T>(first: T[], second: T[]): T[] {
  const longer = Math.max(first.length, second.length);
  return Array.from({ length: longer }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
}

const mergeUnique = <T>(lists: T[][]): T[] => [...new Set(lists.flat())];

function fillActions(language: Language, wordings: Wording[]): Record<Goal, Text[]> {
  const filled = { ...ACTIONS[language] };
  for (const goal of GOALS) {
    const own = wordings.flatMap((wording) => wording.actions[goal] ?? []);
    filled[goal] = mergeUnique([own, ACTIONS[language][goal]]);
  }
  return filled;
}
