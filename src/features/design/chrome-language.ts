/** Which of the languages that we write ourselves a site's language is closest to. Pure. */
import { CHROME_LANGUAGES, type ChromeLanguage } from "./vocabulary.ts";

/** The language of a BCP 47 tag whatever its region; English for languages without words of ours. */
export function chromeLanguageOf(tag: string): ChromeLanguage {
  const primary = tag.toLowerCase().split("-")[0];
  return CHROME_LANGUAGES.find((language) => language === primary) ?? "en";
}
