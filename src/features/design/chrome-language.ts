/** Which of the languages that we write ourselves a site's language is closest to. Pure. */
import { CHROME_LANGUAGES, type ChromeLanguage } from "./vocabulary.ts";

/** The language of a BCP 47 tag whatever its region; English for languages without words of ours. */
export const chromeLanguageOf = (tag: string): ChromeLanguage => findChromeLanguage(tag) ?? "en";

/** Undefined for a language that we have no words in: its pages have English ones around the owner's. */
export function findChromeLanguage(tag: string): ChromeLanguage | undefined {
  const primary = tag.toLowerCase().split("-")[0];
  return CHROME_LANGUAGES.find((language) => language === primary);
}

const RIGHT_TO_LEFT: ReadonlySet<ChromeLanguage> = new Set(["ar", "he"]);

/** How our words in a site's language are written, for pages and mails that hold little else. */
export const chromeDirectionOf = (tag: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.has(chromeLanguageOf(tag)) ? "rtl" : "ltr";
