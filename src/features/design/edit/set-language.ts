// Says which language the site is written in: the service's own words follow, the owner's texts stay.
import * as v from "valibot";
import { EditRefused } from "./edit-refused.ts";
import { defineOperation } from "./operation.ts";

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
]);

const schema = v.object({
  op: v.literal("set-language"),
  language: v.pipe(v.string(), v.trim(), v.maxLength(35)),
});

export const setLanguage = defineOperation({
  schema,
  change(document, { language }) {
    const tag = language.toLowerCase();
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/u.test(tag) || !isLocale(tag))
      throw new EditRefused("Language must be a tag like en, de or pt-br.", "language");
    const direction = RIGHT_TO_LEFT.has(scriptOf(tag)) ? "rtl" : "ltr";
    return { ...document, meta: { ...document.meta, language: tag, direction } };
  },
  describe: (_document, { language }) => `Set the language to ${language}`,
});

/** Dates and names of languages are asked for by the tag: one like en-us-us has its form, and is refused there. */
function isLocale(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== "";
  } catch {
    return false;
  }
}

/** The script that the tag names, or else the one that the language is mostly written in. */
const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? "";
