/**
 * Words of an industry text, made comparable: accents folded, light endings cut for four languages,
 * typing errors measured. It knows letters, not trades.
 */

/** Words that say nothing about the trade by themselves, in four languages. */
const EMPTY = new Set(
  `a an the of and or to by with at on from our my your we i is are that this who und oder der die das
  den dem des ein eine einer einem mit von vom zum zur im am aus auf le la les un une du de d l et ou
  avec au aux sur y e o el los las una unos con del al n s`.split(/\s+/),
);

/** What follows one of these narrows down whom it is for or where; it does not name the trade. */
const NARROWING = new Set(
  "for für fuer pour para in near around bei in based serving nahe en à chez dans cerca desde".split(
    " ",
  ),
);

const JOINT = /\s*(?:[,;/+&|•·]|\s(?:and|und|et|y|e|plus|sowie|with|mit|avec|con)\s)\s*/i;

export interface Word {
  /** As the text has it, folded. */
  text: string;
  stem: string;
  /** True behind "for", "in" and the like. */
  narrowing: boolean;
}

/** Lower case, no accents, ß as ss. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

const ENDINGS = ["innen", "eurin", "ies", "en", "es", "in", "s", "e", "o", "a", "x"];

/** A word without its ending of number and gender; never shorter than four letters. */
export function stemWord(word: string): string {
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 4) continue;
    if (ending === "ies") return `${word.slice(0, -3)}y`;
    const rest = word.slice(0, -ending.length);
    return ending === "s" || ending === "es" ? rest.replace(/(?<=.{4})[eoa]$/, "") : rest;
  }
  return word;
}

/** The words of a text in order, without the empty ones. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let narrowing = false;
  for (const raw of foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (NARROWING.has(raw)) {
      narrowing = words.length > 0;
      continue;
    }
    if (EMPTY.has(raw) || /^\d+$/.test(raw)) continue;
    words.push({ text: raw, stem: stemWord(raw), narrowing });
  }
  return words;
}

/** Parts of the text that stand side by side: "bakery and café" has two. */
export function splitParts(text: string): string[] {
  return text.split(JOINT).filter((part) => part.trim() !== "");
}

/** Typing errors between two words (swapped neighbours count once), or `limit` + 1 if there are more. */
export function countTypos(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
