/** Wordings beside English: by family, and by trade where the family's words would not fit. */
import type { Language, Wording } from "../model.ts";
import { GERMAN } from "./de.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import { GERMAN_TRADES } from "./trades/de.ts";
import { SPANISH_TRADES } from "./trades/es.ts";
import { FRENCH_TRADES } from "./trades/fr.ts";

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
