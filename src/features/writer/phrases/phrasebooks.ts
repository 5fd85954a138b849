/** The phrasebook of each language, put together from its tables. */
import type { Language } from "../knowledge/model.ts";
import type { Phrasebook } from "../speech/speaker.ts";
import { createWidener, type Widen } from "../speech/widen.ts";
import { about as deAbout } from "./de/about.ts";
import { home as deHome } from "./de/home.ts";
import { pages as dePages } from "./de/pages.ts";
import { sections as deSections } from "./de/sections.ts";
import { synonyms as deSynonyms } from "./de/synonyms.ts";
import { about as enAbout } from "./en/about.ts";
import { home as enHome } from "./en/home.ts";
import { pages as enPages } from "./en/pages.ts";
import { sections as enSections } from "./en/sections.ts";
import { synonyms as enSynonyms } from "./en/synonyms.ts";
import { about as esAbout } from "./es/about.ts";
import { home as esHome } from "./es/home.ts";
import { invitations as esInvitations } from "./es/invitations.ts";
import { pages as esPages } from "./es/pages.ts";
import { sections as esSections } from "./es/sections.ts";
import { synonyms as esSynonyms } from "./es/synonyms.ts";
import { about as frAbout } from "./fr/about.ts";
import { home as frHome } from "./fr/home.ts";
import { invitations as frInvitations } from "./fr/invitations.ts";
import { pages as frPages } from "./fr/pages.ts";
import { sections as frSections } from "./fr/sections.ts";
import { synonyms as frSynonyms } from "./fr/synonyms.ts";

export const PHRASEBOOKS: Readonly<Record<Language, Phrasebook>> = {
  en: { ...enHome, ...enSections, ...enAbout, ...enPages },
  de: { ...deHome, ...deSections, ...deAbout, ...dePages },
  fr: { ...frHome, ...frSections, ...frInvitations, ...frAbout, ...frPages },
  es: { ...esHome, ...esSections, ...esInvitations, ...esAbout, ...esPages },
};

/** What means the same in each language, ready to be applied. */
export const WIDENERS: Readonly<Record<Language, Widen>> = {
  en: createWidener(enSynonyms),
  de: createWidener(deSynonyms),
  fr: createWidener(frSynonyms),
  es: createWidener(esSynonyms),
};
