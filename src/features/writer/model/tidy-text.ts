/**
 * Small faults of form that are mended without asking again: marks of Markdown, emoji, exclamation marks,
 * capitals in headings, a text said over and over. What cannot be mended is left for the checks.
 */
import { limitCombiningRuns } from "../../../lib/combining-marks.ts";
import { spaceFrench, tidy } from "../speech/tidy.ts";
import type { Slot } from "./slots.ts";

export type Tidied = { text: string; wasMended: boolean };

const EMOJI = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\u{FE0F}|\u{200D}|\u{20E3}/gu;
/** Signs that are pictographs to Unicode and letters to people. */
const KEPT_SIGNS = /[©®™]/u;
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
const LENGTH_READ_MAX = 8_000;

/** Around words, not between them: "Besucher*innen" and "2 * 3" are no emphasis. */
const EMPHASIS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]{1,400})(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]{1,400})(?<=[^\s_])_(?![\p{L}\p{N}_])/gu,
];
/** What is left when one is taken out may be one again. */
function dropMarks(text: string): string {
  const rest = text.replace(/\*\*|__|~~|`/gu, "").trim();
  return rest === text ? text : dropMarks(rest);
}
const dropEmphasis = (text: string): string =>
  EMPHASIS.reduce((rest, marks) => rest.replace(marks, "$1"), text);

/** `known` are words that keep their capital: those of the facts. */
export function tidyText(
  sent: string,
  { form, lengthMax }: Slot,
  language: string,
  known: ReadonlySet<string>,
): Tidied {
  const plain = limitCombiningRuns(sent.slice(0, LENGTH_READ_MAX)).normalize("NFC").trim();
  const unmarked = plain
    .replace(EMOJI, (sign) => (KEPT_SIGNS.test(sign) ? sign : ""))
    .replace(/[\r\n\t]/gu, " ")
    .replace(INVISIBLE, "")
    .trim();
  const listed = dropMarks(unmarked).replace(/^(?:#{1,6}|[-*•‣◦▪>✓★☆→►])\s{1,4}/u, "");
  // "~_~_" without its emphasis is a mark again.
  let text = dropMarks(dropEmphasis(listed))
    .replace(/^["“„«]\s?([^"“”„«»]{1,400})\s?["”“»]$/u, "$1")
    .replace(/!{1,9}(?=\p{Lu})/gu, "! ")
    .replace(/!{1,9}(?=[\s"”»’)]|$)/gu, form === "heading" ? "" : ".")
    .replace(/¡/gu, "")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/[ \u00a0]{1,40}/gu, " ")
    .trim();
  if (form === "heading") text = calmHeading(text.replace(/[.:]$/u, "").trim(), language, known);
  else text = cutToLength(dropRepeats(text, language), lengthMax, language);
  text = tidy(text);
  if (language.startsWith("fr")) text = spaceFrench(text);
  return { text, wasMended: plainly(text) !== plainly(plain) };
}

/** Without the niceties of typesetting, which are no faults. */
const plainly = (text: string): string => text.replaceAll("\u00a0", " ").replaceAll("’", "'");

/** "Bread For Your Table" → "Bread for your table"; German keeps its nouns. */
function calmHeading(text: string, language: string, known: ReadonlySet<string>): string {
  if (language.startsWith("de")) return text;
  const words = text.match(/\p{L}[\p{L}’'-]{0,60}/gu) ?? [];
  const long = words.slice(1).filter((word) => word.length > 3);
  const isTitle = long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
  if (!isTitle) return text;
  let isFirst = true;
  return text.replace(/\p{L}[\p{L}’'-]{0,60}/gu, (word) => {
    const keeps = isFirst || known.has(word) || /\p{Lu}.{0,30}\p{Lu}/u.test(word) || word === "I";
    isFirst = false;
    return keeps ? word : word.charAt(0).toLocaleLowerCase(language) + word.slice(1);
  });
}

export function splitSentences(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
}

/** A sentence that was said already says nothing the second time. */
const dropRepeats = (text: string, language: string): string =>
  [...new Set(splitSentences(text, language))].join(" ");

/** Whole sentences that fit; a text whose first does not stays as it is, and fails its check. */
function cutToLength(text: string, lengthMax: number, language: string): string {
  if (text.length <= lengthMax) return text;
  let kept = "";
  for (const sentence of splitSentences(text, language)) {
    const longer = kept === "" ? sentence : `${kept} ${sentence}`;
    if (longer.length > lengthMax) break;
    kept = longer;
  }
  return kept === "" ? text : kept;
}
