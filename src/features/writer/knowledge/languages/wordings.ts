/** Family wordings of the languages beside English, by family id. */

import type { Language, Wording } from "../model.ts";
import { GERMAN } from "./de.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";

export const FAMILY_WORDINGS: Record<Exclude<Language, "en">, Record<string, Wording>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};
