/**
 * Words made comparable over number, gender and accents in four languages. It knows endings, not
 * meanings: "Bäckereien", "baeckerei" and "Bäckerei" are one word, "baker" is another.
 */

/**
 * Small letters without accents. Umlauts become two letters, as people without such keys type them:
 * "Küchen" is "kuechen", and no "Kuchen".
 */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFC")
    .replace(/[äöü]/gu, (letter) => UMLAUTS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** What the singular and plural, the male and female form of a word have in common. */
export function wordKey(word: string): string {
  let key = foldLetters(word).replace(/[’']s?$/u, "");
  if (key.length < 4) return key;
  if (key.length >= 9) key = key.replace(/(?:innen|in)$/u, "");
  key = key.replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$|(?<=[ae]u)x$/u, "");
  key = key.replace(/ie$/u, "i").replace(/y$/u, "i");
  if (key.length >= 5) key = key.replace(/(?<=..[^aeiou])[eao]$/u, "");
  if (key.length >= 7) key = key.replace(/(?<=[^aeo])en$|(?<=er|el)n$/u, "");
  return key;
}

/** Letters and digits with what holds words together: "m.o.t", "b&b", "l'eau" is two. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[’'](?:s(?![\p{L}\p{N}])|t(?![\p{L}])))?/gu;

export type FoundWord = { text: string; key: string; at: number };

export function findWords(text: string): FoundWord[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    key: wordKey(match[0]),
    at: match.index,
  }));
}
