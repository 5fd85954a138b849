/** Wordings beside English: by family, and by trade where the family's words would not fit. */
import type { Language, Wording } from "../model.ts";
import { GERMAN, GERMAN_TRADES } from "./de.ts";
import { SPANISH, SPANISH_TRADES } from "./es.ts";
import { FRENCH, FRENCH_TRADES } from "./fr.ts";

type Foreign = Exclude<Language, "en">;

export const FAMILY_WORDINGS: Record<Foreign, Record<string, Wording>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

export const TRADE_WORDINGS: Record<Foreign, Record<string, Wording>> = {
  de: GERMAN_TRADES,
  fr: FRENCH_TRADES,
  es: SPANISH_TRADES,
};
