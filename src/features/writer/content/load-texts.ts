/** The composer's texts in one language, loaded when the first brief in that language comes. */
import type { TextLanguage, Texts } from "./read-texts.ts";

// Literal paths, so that the executable holds the files and loads them only when they are asked for.
const TEXTS: Readonly<Record<TextLanguage, () => Promise<Texts>>> = {
  en: async () => (await import("./texts-en.ts")).TEXTS,
  de: async () => (await import("./texts-de.ts")).TEXTS,
  fr: async () => (await import("./texts-fr.ts")).TEXTS,
  es: async () => (await import("./texts-es.ts")).TEXTS,
  ar: async () => (await import("./texts-ar.ts")).TEXTS,
  he: async () => (await import("./texts-he.ts")).TEXTS,
  it: async () => (await import("./texts-it.ts")).TEXTS,
  nl: async () => (await import("./texts-nl.ts")).TEXTS,
  pt: async () => (await import("./texts-pt.ts")).TEXTS,
  pl: async () => (await import("./texts-pl.ts")).TEXTS,
};

/** Rejects with the first faults of a file that breaks the schema; a build with such a file is a defect. */
export const loadTexts = (language: TextLanguage): Promise<Texts> => TEXTS[language]();
