/**
 * What stands over a home page where the industry is one word: "Musikschule" alone says what the line above it says already.
 * With its place it says more, "Musikschule in Göttingen", and so does whose it is.
 */
import type { BriefReading } from "../reading/reading-model.ts";
import { countCharacters } from "../speech/tidy.ts";
import type { Composition } from "./composition.ts";
import { fromBrief } from "./material.ts";
import { isBareInSpanish, placeInSpanish } from "./placed-spanish.ts";
import type { Sourced } from "./sourced.ts";

const HEADING_LENGTH_MAX = 60;
const ONE_WORD = /^\p{Lu}[\p{L}-]+$/u;
/** Where somebody is, as German says it: "im Landkreis Celle", "am Bodensee", "in Göttingen". */
const WHERE = /(?<!\p{L})((?:in(?: der| den)?|im|am|an der|auf(?: der)?|bei|rund um|nahe)) $/u;

/** "Brauerei mit Gasthaus": what a place can stand behind. */
const FEW_WORDS = /^\p{Lu}[\p{L}-]+(?: (?!in |am |im |bei |für )[\p{L}-]+){1,3}$/u;

/** The industry over the page, a German or Spanish one with where it is; a bare one gives way to the business's name. */
export function headTrade({ reading }: Composition): Sourced {
  const { descriptor } = reading.what;
  if (reading.language.phrasebook === "es") return headInSpanish(reading);
  if (reading.language.phrasebook === "en") return fromBrief("industry", dropAside(descriptor));
  const isBare = ONE_WORD.test(descriptor);
  if (reading.language.phrasebook !== "de" || !(isBare || FEW_WORDS.test(descriptor)))
    return fromBrief("industry", descriptor);
  const placed = placeTrade(descriptor, reading);
  if (placed !== undefined) return fromBrief("industry", placed);
  return isBare ? fromBrief("businessName", reading.name.full) : fromBrief("industry", descriptor);
}

/** "Fencing armourer (the sport, not garden fences)": said to whoever reads the form. */
const dropAside = (words: string): string => {
  const left = words.replace(/\s\([^()]{3,90}\)/gu, "");
  return left.includes(" ") ? left : words;
};

function headInSpanish(reading: BriefReading): Sourced {
  const { descriptor } = reading.what;
  if (!isBareInSpanish(reading)) return fromBrief("industry", descriptor);
  const placed = placeInSpanish(descriptor, reading);
  return placed === undefined
    ? fromBrief("businessName", reading.name.full)
    : fromBrief("industry", placed);
}

/** Undefined where the brief names no one place, or says not how it stands in a sentence. */
function placeTrade(
  descriptor: string,
  { audience: { area }, brief, what }: BriefReading,
): string | undefined {
  if (area === undefined || what.place !== undefined || !/^\p{Lu}/u.test(area.words))
    return undefined;
  // Several towns are where its people are.
  if (/,| und | bis |\//u.test(area.words)) return undefined;
  const told = brief[area.span.field] ?? "";
  const before = told.slice(0, area.span.start);
  const [, joint] = WHERE.exec(before) ?? [];
  const behind = told.slice(area.span.end);
  if (joint === undefined || !/^[.!]?\s*$/u.test(behind)) return undefined;
  const placed = `${descriptor} ${joint} ${area.words}`;
  return countCharacters(placed) <= HEADING_LENGTH_MAX ? placed : undefined;
}

/** "Am Bodensee", "im Landkreis Celle": a German place that is no town does not stand by itself. */
export function sayWhere({ audience: { area }, brief, language }: BriefReading): string {
  if (area === undefined) return "";
  const told = (brief[area.span.field] ?? "").slice(0, area.span.start);
  const [, joint] = /(?<!\p{L})(am|an der|im|auf(?: der)?) $/u.exec(told) ?? [];
  return language.phrasebook === "de" && joint !== undefined
    ? `${joint} ${area.words}`
    : area.words;
}
