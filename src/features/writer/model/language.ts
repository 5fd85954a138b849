/** In which language a site is written, and how it addresses its readers, as a model is told. */
import type { ReadLanguage } from "../reading/reading-model.ts";

/** The same address as the composer's texts use, which stand beside the model's. */
const ADDRESS: Readonly<Record<string, string>> = {
  de: "Address the reader as „Sie“ and use German quotation marks.",
  fr: "Address the reader as « vous ».",
  es: "Address the reader as «usted».",
};

export function describeLanguage({ tag }: ReadLanguage): {
  languageName: string;
  address: string;
} {
  const primary = tag.toLowerCase().split("-")[0] ?? tag;
  const name = new Intl.DisplayNames(["en"], { type: "language" }).of(tag) ?? tag;
  return { languageName: `${name} (${tag})`, address: ADDRESS[primary] ?? "" };
}
