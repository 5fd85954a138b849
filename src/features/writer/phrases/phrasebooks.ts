/** The phrasebook of each language, put together from its tables. */
import type { Language } from "../knowledge/model.ts";
import type { Phrasebook } from "../speech/speaker.ts";
import { about as enAbout } from "./en/about.ts";
import { home as enHome } from "./en/home.ts";
import { pages as enPages } from "./en/pages.ts";
import { sections as enSections } from "./en/sections.ts";

const en: Phrasebook = { ...enHome, ...enSections, ...enAbout, ...enPages };

export const PHRASEBOOKS: Readonly<Record<Language, Phrasebook>> = { en, de: en, fr: en, es: en };
