/** In which language a site is written, and how it speaks to its readers, as a model is told. */
import type { ReadLanguage } from "../reading/reading-model.ts";

/**
 * The same address as the composer's texts use, which stand beside the model's, and what models that think
 * in another language get wrong in this one.
 */
const ADDRESS: Readonly<Record<string, string>> = {
  en: 'Write "Tell us whether …", "Check whether …", contractions where people use them; "we" for what the business does, rather than passives, unless it is one person; "I" only if a fact has it. Not "Report it and say where they are." but "Tell us which kite is torn."',
  de: "Address the reader as „Sie“; verbs rather than nouns in -ung; „wir“ for what the business does, rather than passives, unless it is one person; „ich“ only if a fact has it. Not „Nennen Sie auch den Riss.“ but „Schreiben Sie uns, wo der Drachen gerissen ist.“",
  fr: "Address the reader as « vous », buttons in the infinitive; articles and prepositions as spoken; « nous » for what the business does, rather than passives, unless it is one person. Not « Dites quand vous comptez l’utiliser. » but « Dites-nous quel jour vous ferez voler le cerf-volant. »",
  es: "Address the reader as «usted», always in the singular; buttons as «Pedir cita» or «Escríbanos»; the we-form for what the business does, rather than passives, unless it is one person; say «Díganos», «Cuéntenos» with their object. Not «Indique el ancho si lo conoce.» but «Díganos cuánto mide la cometa.»",
};

export function describeLanguage({ tag }: ReadLanguage): {
  languageName: string;
  address: string;
} {
  const primary = tag.toLowerCase().split("-")[0] ?? tag;
  const name = new Intl.DisplayNames(["en"], { type: "language" }).of(tag) ?? tag;
  return { languageName: `${name} (${tag})`, address: ADDRESS[primary] ?? "" };
}
