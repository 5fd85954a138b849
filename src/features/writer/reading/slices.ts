/** Parts of a field's text that know where they stand, so that a reading can point into the brief. */
import type { BriefField, Span } from "./reading-model.ts";

export type Slice = { text: string; start: number };

export const wholeSlice = (text: string): Slice => ({ text, start: 0 });

/** From `from` to `to`, both counted within the slice. */
export const cutSlice = (slice: Slice, from: number, to = slice.text.length): Slice => ({
  text: slice.text.slice(from, to),
  start: slice.start + from,
});

/** Without what the pattern finds at the start. */
export function dropStart(slice: Slice, pattern: RegExp): Slice {
  const found = pattern.exec(slice.text);
  return found !== null && found.index === 0 ? cutSlice(slice, found[0].length) : slice;
}

/** Without white space, stops and dashes at both ends. */
export function trimSlice(slice: Slice): Slice {
  const from = /^[\s.,;:!?…–—*•·-]*/u.exec(slice.text)?.[0].length ?? 0;
  let to = slice.text.length;
  while (to > from && /[\s.,;:!?…–—*•·]/u.test(slice.text.charAt(to - 1))) to -= 1;
  // A stop that ends an abbreviation of one letter ("e. V.") or hours ("9 a.m.") belongs to it.
  if (slice.text.charAt(to) === "." && /(?:^|[\s.])\p{L}$/u.test(slice.text.slice(0, to))) to += 1;
  return cutSlice(slice, from, to);
}

const IN_BRACKETS = /(?<=\()[^()]{1,120}(?=\))/gu;

/** Every sign in brackets as one that parts nothing; the length stays. */
const hideBracketed = (text: string): string =>
  text.includes("(") ? text.replace(IN_BRACKETS, (inner) => "x".repeat(inner.length)) : text;

/**
 * The parts between matches of a global pattern, each with the match before it. What stands in brackets
 * is parted nowhere: "session times (Tue and Thu 6-8pm, Sun 8-10am)".
 */
export function splitSlice(slice: Slice, separator: RegExp): { part: Slice; before: string }[] {
  const parts: { part: Slice; before: string }[] = [];
  let from = 0;
  let before = "";
  for (const match of hideBracketed(slice.text).matchAll(separator)) {
    parts.push({ part: cutSlice(slice, from, match.index), before });
    from = match.index + match[0].length;
    before = match[0];
  }
  parts.push({ part: cutSlice(slice, from), before });
  return parts;
}

/** From the start of one slice to the end of another of the same text. */
export const joinSlices = (whole: Slice, first: Slice, last: Slice): Slice =>
  cutSlice(whole, first.start - whole.start, last.start + last.text.length - whole.start);

export const spanOf = (field: BriefField, { text, start }: Slice): Span => ({
  field,
  start,
  end: start + text.length,
});

export const singleSpaces = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** The first letter large; names such as "iPhone" and "eBay" keep their small one. */
export function capitaliseFirst(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  // Dutch writes both letters of "IJs" large; no other language begins a word with them.
  const first = /^ij\p{Ll}/u.test(text) ? "ij" : ([...text.slice(0, 2)][0] ?? "");
  return first.toLocaleUpperCase() + text.slice(first.length);
}
