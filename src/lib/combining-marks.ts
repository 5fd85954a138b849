/**
 * Runs of combining marks that no writing has. Normalising sorts each run, which takes the square
 * of its length in some engines, so that text is asked about here before it is normalised. Pure.
 */

/** Stacked letters of any script have a handful of marks; Unicode's stream-safe form stops at 30 too. */
export const COMBINING_RUN_MAX = 30;

/** The half-width voicing marks of Japanese are letters that become marks in the form NFKD. */
const MARK = "[\\p{M}\\uff9e\\uff9f]";
/** Each start looks at 31 characters at most, so that the whole is linear. */
const EXCESSIVE = new RegExp(`${MARK}{${COMBINING_RUN_MAX + 1}}`, "u");
const LIMITED = new RegExp(`(${MARK}{${COMBINING_RUN_MAX}})${MARK}+`, "gu");

/** True when more than 30 combining marks follow one another. */
export function hasExcessiveCombiningRun(text: string): boolean {
  return EXCESSIVE.test(text);
}

/** The text with each run's marks beyond the 30th dropped: for text that nobody can be asked about. */
export function limitCombiningRuns(text: string): string {
  return text.replace(LIMITED, "$1");
}
