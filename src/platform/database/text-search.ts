/** Looking for a piece of text in a column, whatever its capitals: the engine itself knows only those of ASCII. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The engine's parser takes no more than some hundred calls inside each other. */
const FOLDED_MAX = 24;

const SIGMA = "σ";
const FINAL_SIGMA = "ς";

/**
 * Whether `q`, which is in NFC, stands in the column. Letters beyond ASCII have their capitals made small
 * one by one, and only those that are looked for: the first 24 different ones, if there are more.
 */
export function containsText(column: SQLWrapper, q: string): SQL {
  const small = q.toLowerCase().replaceAll(FINAL_SIGMA, SIGMA);
  let folded = sql`lower(${column})`;
  // One capital has both, by where it stands in a word.
  if (small.includes(SIGMA)) folded = sql`replace(${folded}, ${FINAL_SIGMA}, ${SIGMA})`;
  for (const [capital, letter] of foldingsOf(small).slice(0, FOLDED_MAX))
    folded = sql`replace(${folded}, ${capital}, ${letter})`;
  return sql`(instr(${folded}, ${small}) > 0 or instr(${column}, ${q}) > 0)`;
}

/** Capital and small letter, for each letter beyond ASCII that has both as one character. */
function foldingsOf(small: string): [string, string][] {
  const letters = [...new Set(small)].filter((letter) => letter > "\u007f");
  return letters.flatMap((letter): [string, string][] => {
    const capital = letter.toUpperCase();
    return capital !== letter && [...capital].length === 1 ? [[capital, letter]] : [];
  });
}
