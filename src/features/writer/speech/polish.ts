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

const asItIs = (text: string): string => text;

export const POLISH: Readonly<Record<Language, (text: string) => string>> = {
  en: asItIs,
  de: asItIs,
  fr: (text) => spaceFrench(elide(text)),
  es: avoidHiatus,
};
