/** In which language a site is written, and how it speaks to its readers, as a model is told. */
import type { ReadLanguage } from "../reading/reading-model.ts";

/**
 * The same address as the composer's texts use, which stand beside the model's, and what models that think
 * in another language get wrong in this one.
 */
const ADDRESS: Readonly<Record<string, string>> = {
  en: 'Spoken English of the place; "Tell us whether …", contractions where people use them; "we" for what the business does, not passives, unless it is one person; "I" only if a fact has it. Not "Enquire about the kite with a drawing." but "Tell us which kite is torn."',
  de: "Address the reader as „Sie“, or as „du“ if the facts do; exact verbs rather than nouns in -ung; „wir“ for what the business does, not passives, unless it is one person; „ich“ only if a fact has it. Not „Sehen Sie den Riss selbst an.“ but „Prüfen Sie, wie lang der Riss ist.“",
  fr: "Address the reader as « vous », buttons in the infinitive; articles and prepositions as spoken; « nous », « nos » for what the business does and has, not passives, unless it is one person. Not « Dites quand vous comptez l’utiliser. » but « Dites-nous quel jour vous ferez voler le cerf-volant. »",
  es: "Peninsular Spanish as people speak it; address the reader as «usted», always in the singular, or as «tú» if the facts do, headings too; buttons as «Pedir cita»; the we-form for what the business does, not passives, unless it is one person. Not «Mire qué día la debe tener en la mano.» but «Díganos para qué día necesita la cometa.»",
};

export function describeLanguage({ tag }: ReadLanguage): {
  languageName: string;
  address: string;
} {
  const primary = tag.toLowerCase().split("-")[0] ?? tag;
  const name = new Intl.DisplayNames(["en"], { type: "language" }).of(tag) ?? tag;
  return { languageName: `${name} (${tag})`, address: ADDRESS[primary] ?? "" };
}
