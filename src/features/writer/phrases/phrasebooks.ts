/** The phrasebook of each language, put together from its tables. */
import type { Language } from "../knowledge/model.ts";
import type { Phrasebook } from "../speech/speaker.ts";
import { createWidener, type Widen } from "../speech/widen.ts";
import { home as deHome } from "./de/home.ts";
import { pages as dePages } from "./de/pages.ts";
import { about as enAbout } from "./en/about.ts";
import { home as enHome } from "./en/home.ts";
import { pages as enPages } from "./en/pages.ts";
import { sections as enSections } from "./en/sections.ts";
import { synonyms as enSynonyms } from "./en/synonyms.ts";
import { home as esHome } from "./es/home.ts";
import { pages as esPages } from "./es/pages.ts";
import { home as frHome } from "./fr/home.ts";
import { pages as frPages } from "./fr/pages.ts";

export const PHRASEBOOKS: Readonly<Record<Language, Phrasebook>> = {
  en: { ...enHome, ...enSections, ...enAbout, ...enPages },
  de: { ...deHome, ...dePages },
  fr: { ...frHome, ...frPages },
  es: { ...esHome, ...esPages },
};

/** What means the same in each language, ready to be applied. */
export const WIDENERS: Readonly<Record<Language, Widen>> = {
  en: createWidener(enSynonyms),
  de: createWidener([]),
  fr: createWidener([]),
  es: createWidener([]),
};
