/**
 * The last touch of each language on a finished line: what changes where a filled-in word meets its
 * neighbours. Spaces before French punctuation that browsers must not break at are set here too, so
 * that a document is sound before any page is made of it.
 */
import type { Language } from "../knowledge/model.ts";
import { spaceFrench } from "./tidy.ts";

/** "d’Alba", yet "de onze". */
const elide = (text: string): string =>
  text.replace(
    /(?<![\p{L}’'])([dD])e (?!onz|oui)(?=[aeiouàâéèêëîïôœ])/giu,
    (_, letter: string) => `${letter}’`,
  );

/** "padres e hijos", "siete u ocho". */
const avoidHiatus = (text: string): string =>
  text
    .replace(/(?<= )y (?=h?[ií](?![aeouáéó]))/gu, "e ")
    .replace(/(?<= )o (?=h?[oó])/gu, "u ")
    .replace(/(?<= )y (?=H?[IÍ](?![aeouáéó]))/gu, "e ")
    .replace(/(?<= )o (?=H?[OÓ])/gu, "u ");

/** Stands after a filled-in German phrase that ends in a subordinate clause; see closeClauses. */
const CLAUSE_END = "\u2063";
const SUBORDINATE = /,\s*(?:die|der|das|dem|den|denen|deren|dessen|was|wenn|weil|ob|wo)\s/iu;

/** The phrase with a note that its last clause is still open: "Menschen, die gern lesen". */
export const openClause = (phrase: string): string =>
  SUBORDINATE.test(phrase) ? phrase + CLAUSE_END : phrase;

/** "Menschen, die gern lesen, finden hier …", yet "für Menschen, die gern lesen." */
const closeClauses = (text: string): string =>
  text.replace(/\u2063(?=\s+[\p{L}\p{N}(„])/gu, ",").replaceAll(CLAUSE_END, "");

const asItIs = (text: string): string => text;

export const POLISH: Readonly<Record<Language, (text: string) => string>> = {
  en: asItIs,
  de: closeClauses,
  fr: (text) => spaceFrench(elide(text)),
  es: avoidHiatus,
};
