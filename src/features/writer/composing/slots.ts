/** The words that templates may name, filled from the brief and the trade; what is missing stays undefined. */
import type { Language } from "../knowledge/model.ts";
import { lowerWords } from "../reading/industry.ts";
import { possessive, withArticle } from "../reading/names.ts";
import type { Reading } from "../reading/reading.ts";
import type { Chance } from "../speech/chance.ts";
import { expand, type Slots } from "../speech/expand.ts";
import { openClause } from "../speech/polish.ts";
import { shorten } from "../speech/tidy.ts";
import type { Offer } from "./draws.ts";

/** What stands for the trade in knowledge sentences, whose `{industry}` must always be filled. */
export function knowledgeSlots({ industry, treatment }: Reading): Slots {
  const hasLetters = /[\p{L}\p{N}]/u.test(industry.descriptor);
  const whole = hasLetters ? shorten(industry.descriptor, 60) : treatment.industry;
  return { industry: industry.inline ?? whole };
}

export function fillSlots(reading: Reading, chance: Chance): Slots {
  const { name, industry, audience, treatment, language } = reading;
  const known = knowledgeSlots(reading);
  const write = (key: string, text: string) =>
    expand(text, (count) => Math.floor(chance.fraction(`slot/${key}`) * count), known);
  const { customer, customers, place, atPlace, toPlace, work } = treatment.vocabulary;
  const [quality1, quality2] = chance.pick("qualities", treatment.qualities);
  const spokenWork = write("work", work);
  const isArticled = /^(?:the|our|unsere?|notre|nos|nuestr\p{L}+) /iu.test(spokenWork);
  const isSpeakable = treatment.kind !== "general" || industry.inline !== undefined;
  // A place or a person ("bakery", "dentist") is no activity: the trade's own word takes its place.
  const { activity } = industry;
  const ownWork = treatment.kind === "general" ? activity : spokenWork;
  return {
    name: name.spoken,
    names: language === "en" && name.spoken !== undefined ? possessive(name.spoken) : undefined,
    atName: language === "fr" && name.spoken !== undefined ? atFrench(name.spoken) : undefined,
    customer: write("customer", customer),
    customers: write("customers", customers),
    aCustomer: language === "en" ? withArticle(write("customer", customer)) : undefined,
    place: treatment.kind === "general" ? undefined : write("place", place),
    atPlace: write("atPlace", atPlace),
    toPlace: write("toPlace", toPlace),
    work: isArticled || !isSpeakable ? undefined : ownWork,
    industry: activity ?? (isArticled ? undefined : ownWork),
    aIndustry: industry.withArticle,
    audience:
      language === "de" ? audience?.phrase && openClause(audience.phrase) : audience?.phrase,
    area: audience?.area,
    quality1: write("quality1", quality1),
    quality2: write("quality2", quality2),
  };
}

/** "chez Odile", yet never "chez Chez Odile". */
const atFrench = (name: string) => (/^chez /iu.test(name) ? name : `chez ${name}`);

/** Adds the first offers by name, as they stand inside a sentence. */
export function withOffers(slots: Slots, offers: readonly Offer[], language: Language): Slots {
  const speakable = speakableOffers(offers, language);
  const inline = (at: number) => {
    const name = speakable[at]?.name;
    return name === undefined ? undefined : toInlineOffer(name, language);
  };
  return { ...slots, offer1: inline(0), offer2: inline(1), offer3: inline(2) };
}

/** Names that open like a sentence or with a preposition ("On the move") do not stand inside another. */
const UNSPEAKABLE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:on|at|in|for|with|without|from|to|by|before|after|when|while|if|how|what|which|out|up|around|between|less|more|once|later|today|tonight|live|works?|come|see|get|getting|make|made|drawn|built|measured|say|speak|give|join|find|order|sell|put|learn|belong|keep|being|going|staying|accused|locked|brought|hot|under|not|something|back behind|beside|looking|keeping|too)\b/iu,
  de: /^(?:für|mit|ohne|bei|beim|nach|vor|zum|zur|im|in|am|auf|aus|von|vom|unter|über|wenn|wie|was|danach|davor|unterwegs)\b/iu,
  fr: /^(?:pour|avec|sans|chez|sur|en|à|au|aux|dans|de|du|des|avant|après|quand|comment|ce)(?![\p{L}’'])/iu,
  es: /^(?:para|con|sin|en|a|al|por|de|del|desde|antes|después|cuando|cómo|lo)(?!\p{L})/iu,
};

/** Whether sentences may name an offer so: "ask about {name}". */
export const isSpeakable = (name: string, language: Language): boolean =>
  !UNSPEAKABLE[language].test(name);

/** Two things in one name make a list of names hard to read: "cakes, rolls and bread and pies". */
const DOUBLE = /,| (?:and|und|et|y|e) /u;

/** The offers that sentences may name, plain names if there are enough; all where there is none. */
export function speakableOffers(offers: readonly Offer[], language: Language): readonly Offer[] {
  const named = offers.filter(({ name }) => isSpeakable(name, language));
  const plain = named.filter(({ name }) => !DOUBLE.test(name));
  if (plain.length >= 3) return plain;
  return named.length > 0 ? named : offers;
}

/** The article or adjectives before a German noun, which are small inside a sentence. */
const BEFORE_NOUN = /^\p{Lu}\p{Ll}*(?:e|en|er|es)(?= (?:und \p{Ll}+(?:e|en) )?\p{Lu})/u;

/** "Groups and celebrations" → "groups and celebrations"; German nouns keep their capital. */
export function toInlineOffer(name: string, language: Language): string {
  if (language === "de") return name.replace(BEFORE_NOUN, (word) => word.toLowerCase());
  const [first = "", ...rest] = name.split(" ");
  return [lowerWords(first), ...rest].join(" ");
}

/** Lines that speak for the whole site keep to what the brief put first. */
const STEADY = /^(?:hero\.what|summary|tagline|title\.|description\.|label\/)/u;

/** For each line, three neighbouring offers and one pair of qualities, picked by the line itself. */
export function varySlots(
  reading: Reading,
  chance: Chance,
  slots: Slots,
  offers: readonly Offer[],
) {
  const { language, treatment } = reading;
  const known = knowledgeSlots(reading);
  const names = speakableOffers(offers, language).map(({ name }) => toInlineOffer(name, language));
  return (key: string): Slots => {
    if (STEADY.test(key) || names.length < 3) return {};
    const start = Math.floor(chance.fraction(`vary/${key}`) * names.length);
    const name = (step: number) => names[(start + step) % names.length];
    const pair = chance.pick(`vary/quality/${key}`, treatment.qualities);
    const [quality1, quality2] = pair.map((quality) => expand(quality, () => 0, known));
    return {
      ...{ offer1: name(0), offer2: name(1), offer3: name(2) },
      quality1: quality1 ?? slots.quality1,
      quality2: quality2 ?? slots.quality2,
    };
  };
}
