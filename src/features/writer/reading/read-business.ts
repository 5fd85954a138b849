/** What the business is, from its industry: the words as a label, their noun, parts, purpose, place. */
import { calmCapitals, capitaliseNames } from "./names.ts";
import { readNounPhrase } from "./noun-phrases.ts";
import { cutParticulars } from "./particulars.ts";
import { isPlaceName } from "./place-words.ts";
import { splitPlace } from "./read-place.ts";
import type { Phrasebook, ReadBusiness } from "./reading-model.ts";
import { SENTENCE_ENDS, SEPARATORS } from "./segment-words.ts";
import {
  capitaliseFirst,
  cutSlice,
  dropStart,
  type Slice,
  singleSpaces,
  spanOf,
  splitSlice,
  trimSlice,
  wholeSlice,
} from "./slices.ts";

const OPENING =
  /^(?:(?:we|i)(?: are|['’]re| am|['’]m) (?:an? |the )?|(?:we|i) run (?:an? |the )?|it['’]s an? |an? |wir sind (?:eine? )?|ich bin (?:eine? )?|eine? |(?:nous sommes|je suis) (?:une? )?|une? |(?:somos|soy) (?!.{3,90} y (?:vend|hago|hacemos|doy|damos|arregl|fabri|repar|enseñ|cultiv|ofre|elabor|produ|acompañ|atiend|organiz|alquil|cocin|restaur|tejo|crí)\p{L}{0,8} )(?:una? )?|una? )(?=[\p{L}\p{N}])/iu;
const BASED = /^(\p{Lu}[\p{L}-]+)[ -]based\s/u;
/** "Leeds-based", but "falconry-based" and "plant-based" say how it is done. */
function findBased(industry: string): RegExpExecArray | null {
  const based = BASED.exec(industry);
  return based !== null && (based[0].endsWith(" based ") || isPlaceName(based[1] ?? ""))
    ? based
    : null;
}
const PURPOSE: Readonly<Record<Phrasebook, RegExp>> = {
  en: /\sfor\s/iu,
  de: /\sfür\s/iu,
  fr: /\s(?:pour|destinée?s? (?:à|aux))\s/iu,
  es: /\spara\s/iu,
};

export function readBusiness(told: string, phrasebook: Phrasebook | undefined): ReadBusiness {
  // Further sentences tell more of it and are stated as they are.
  const said = phrasebook === "en" ? told.replace(REMARKED, "") : told;
  const industry = phrasebook === undefined ? told : firstSentence(said);
  const whole = wholeSlice(industry);
  const words = calmCapitals(singleSpaces(industry));
  if (phrasebook === undefined) return readForeign(whole, words);
  const based = findBased(industry);
  const opened =
    based === null ? dropStart(trimSlice(whole), OPENING) : cutSlice(whole, based[0].length);
  const { rest: named, particulars } = cutParticulars(trimSlice(opened));
  const split = splitPlace(named, phrasebook);
  // "Vallée de l'Ubaye", "de paso en Jerez": nothing stands without the place.
  const { rest, place } = DANGLES.test(split.rest.text) ? { rest: named, place: undefined } : split;
  const where = based?.[1] === undefined ? place : { text: based[1], start: 0 };
  const text = calmCapitals(singleSpaces(rest.text));
  const kept = text === "" ? words : text;
  const purpose = PURPOSE[phrasebook].exec(text);
  const thing = purpose === null || purpose.index === 0 ? text : text.slice(0, purpose.index);
  const phrase = readNounPhrase(thing, phrasebook);
  return {
    words,
    descriptor: capitaliseFirst(phrasebook === "en" ? capitaliseNames(kept) : kept),
    head: phrase?.head,
    qualifiers: phrase?.qualifiers ?? [],
    parts: splitParts(thing, phrasebook),
    purpose:
      purpose === null || purpose.index === 0
        ? undefined
        : text.slice(purpose.index + purpose[0].length),
    place: where && { words: singleSpaces(where.text), span: spanOf("industry", where) },
    particulars: particulars.map(({ text: told }) => singleSpaces(told)),
    span: spanOf("industry", whole),
  };
}

const DANGLES =
  /[\s,](?:vallée|pays|massif|côte|île|baie|bassin|quartier|de paso|valle|costa|sierra|barrio|(?:market|seaside|coastal|spa) town)$/iu;

/** "Steelpan tuning (no it’s not like a piano, people always ask)". */
const REMARKED =
  /\s\((?=[^()]{0,90}(?<!\p{L})(?:it[’']?s|we|i|you|they|people|always|please|sorry|don[’']t|ask)(?!\p{L}))[^()]{3,100}\)(?=$|[.,;])/iu;

/** What the business is stands in the first of its sentences. */
export function firstSentence(text: string): string {
  const [first] = splitSlice(wholeSlice(text), SENTENCE_ENDS);
  return first === undefined ? text : text.slice(0, first.part.text.length);
}

function readForeign(whole: Slice, words: string): ReadBusiness {
  const text = singleSpaces(trimSlice(whole).text);
  return {
    words,
    descriptor: capitaliseFirst(text === "" ? words : text),
    head: undefined,
    qualifiers: [],
    parts: [text === "" ? words : text],
    purpose: undefined,
    place: undefined,
    particulars: [],
    span: spanOf("industry", whole),
  };
}

/** Names of an activity, which stand alone where an adjective ("wedding & portrait …") does not. */
const ACTIVITY =
  /^(?!wedding$|evening$|building$|spring$|boarding$)\S*(?:ing|ings|tion|tions|ment|ments|ture|repairs?|design|sales|care|hire|ery|aphy|ogy|ics|ies|s)$/iu;

function splitParts(text: string, language: Phrasebook): string[] {
  const parts = splitSlice(wholeSlice(text), SEPARATORS[language])
    .map(({ part }) => singleSpaces(trimSlice(part).text))
    .filter((part) => part !== "");
  const waits = parts.some((part, at) => {
    const next = parts[at + 1];
    if (part.endsWith("-")) return true;
    if (next === undefined || part.includes(" ")) return false;
    if (language === "de") return !/^\p{Lu}/u.test(part);
    return language === "en" && next.includes(" ") && !ACTIVITY.test(part);
  });
  const isTorn = /\b(?:who|that|qui|que|which)\b/iu.test(text);
  return waits || isTorn || parts.length === 0 ? [text] : parts;
}
