// The renderer's own words: labels, forms and standard pages. One table a language; a site in another
// language gets the English one. What a business says of itself never stands here.

import { type ChromeLanguage, chromeLanguageOf } from "../../design/room.ts";
import { ARABIC } from "./ar.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import { HEBREW } from "./he.ts";
import { ITALIAN } from "./it.ts";
import { DUTCH } from "./nl.ts";
import { POLISH } from "./pl.ts";
import { PORTUGUESE } from "./pt.ts";
import type { ChromeWords } from "./words-model.ts";

const WORDS: Readonly<Record<ChromeLanguage, ChromeWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  ar: ARABIC,
  he: HEBREW,
  it: ITALIAN,
  nl: DUTCH,
  pt: PORTUGUESE,
  pl: POLISH,
};

/** The words of the site's language, English for languages without a table. */
export const findChromeWords = (language: string): ChromeWords => WORDS[chromeLanguageOf(language)];
