/**
 * Tells whether a capital at the start of a field is only the start's: "Cold water swimmers" may follow
 * "for" in small letters, "Bavarian breweries" and "Shopify merchants" may not.
 */
import { isPlaceName } from "./place-words.ts";

/** Peoples and languages keep their capital: "French bakers", "Londoners". */
const PEOPLES =
  /(?:ish|ese|[^gbhetuorsmndc]ans?|ricans?|mericans?|italians?|russians?|norwegians?|belgians?|indians?|asians?|germans?|romans?|texans?|parisians?|europeans?|christians?|muslims?|jews?|jewish|hindus?|sikhs?|buddhists?|quakers?|catholics?|protestants?|anglicans?|methodists?|baptists?|mormons?|greeks?|french|dutch|swiss|czechs?|arabs?|thais?|welsh|scots?|nordic|celtic|gaelic|iraqis?|saudis?|pakistanis?|israelis?|poles|danes|swedes|finns|turks|kurds)$/iu;

/** True for words that are written with a small letter inside a sentence. */
export function isCommonStart(phrase: string, words: () => ReadonlySet<string>): boolean {
  const [word = ""] = phrase.split(/[\s,]/u);
  const small = word.toLocaleLowerCase();
  if (isPlaceName(word) || isPlaceName(small.replace(/(?:ers|er|s)$/u, ""))) return false;
  // Names of firms seldom are plurals.
  if (!small.includes("-") && !PEOPLES.test(small) && /^\p{Ll}{3,}(?<!s)[sx]$/u.test(small))
    return true;
  if (/^(?:foreign|elderly|retired|nervous|busy|young|older|anxious|grieving)$/u.test(small))
    return true;
  const common = words();
  if (common.has(small) || common.has(small.replace(/s$/u, ""))) return true;
  // "Self-employed", "first-time".
  return small.includes("-") && common.has(small.split("-")[0] ?? "");
}
