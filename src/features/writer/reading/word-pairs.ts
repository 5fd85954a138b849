/** Tables of words as they are typed and as a page says them. */

/** "pidan pedir, reserven reservar": by the first of each pair. */
export const pairs = (listed: string): Readonly<Record<string, string>> =>
  Object.fromEntries(listed.split(",").map((pair) => pair.trim().split(/\s+/u)));

export const lookUp = (table: Readonly<Record<string, string>>, typed: string): string =>
  table[typed.toLowerCase()] ?? typed;

/** A capital where what is replaced began with one. */
export const likeStart = (whole: string, words: string): string =>
  /^\p{Lu}/u.test(whole) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
