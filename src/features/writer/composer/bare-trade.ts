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
const WHERE = /(?<!\p{L})(in(?: der| den)?|im|am|an der|auf(?: der)?|bei|rund um|nahe) $/u;

/** The industry over the page; of one German word or a plain Spanish name, with where it is, else the business's name. */
export function headTrade({ reading }: Composition): Sourced {
  const { descriptor } = reading.what;
  const isSpanish = reading.language.phrasebook === "es";
  const isBare = reading.language.phrasebook === "de" && ONE_WORD.test(descriptor);
  if (!isBare && !(isSpanish && isBareInSpanish(reading))) return fromBrief("industry", descriptor);
  const placed = isSpanish ? placeInSpanish(descriptor, reading) : placeTrade(descriptor, reading);
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
