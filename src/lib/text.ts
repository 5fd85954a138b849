/**
 * Valibot pieces for text that people send: storable, trimmed, in NFC, bounded in code points.
 * Messages are what follows the field's name ("must be a string"), and never repeat the value.
 */
import * as v from "valibot";
import { hasExcessiveCombiningRun } from "./combining-marks.ts";
import { withThousands } from "./thousands.ts";

const STRING = "must be a string";
const STORABLE = "must be valid Unicode text without NUL characters or unpaired surrogates";

const STACKED = "must not stack more than 30 combining marks on a letter";

/**
 * UTF-16 units that a character can come in: a letter of Greek has up to three marks of its own,
 * all in one character once it is normalised.
 */
const UNITS_OF_CHARACTER_MAX = 4;

const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/**
 * Something a reader can see: letters, digits, signs or emoji, not only spaces, controls, and the
 * fillers that count as letters and are drawn as nothing (Hangul's, and the empty cell of Braille).
 */
const hasVisibleText = (text: string) =>
  /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

function text(lengthMax: number, meaning: string) {
  const limit = `at most ${withThousands(lengthMax)} characters`;
  const tooLong = `must be ${limit}`;
  return v.pipe(
    v.string(STRING),
    // In front of the transform, or the JSON Schema of what clients send would lack it.
    v.description(`${meaning} A${limit.slice(1)}.`.trim()),
    v.transform((sent) => sent.trim()),
    // What is longer is never looked into, and marks are counted before normalising sorts them.
    v.check((trimmed) => trimmed.length <= UNITS_OF_CHARACTER_MAX * lengthMax, tooLong),
    v.check(isStorable, STORABLE),
    v.check((trimmed) => !hasExcessiveCombiningRun(trimmed), STACKED),
    v.transform((trimmed) => trimmed.normalize("NFC")),
    v.check((clean) => isAtMost(clean, lengthMax), tooLong),
  );
}

/** Required text of 1 to `lengthMax` characters after trimming; `meaning` is for the documentation. */
export function boundedText(lengthMax: number, meaning = "") {
  return v.pipe(text(lengthMax, meaning), v.check(hasVisibleText, "must not be empty"));
}

/** Text that may be left out; sent empty, it counts as left out. */
export function optionalText(lengthMax: number, meaning = "") {
  return v.optional(
    v.pipe(
      text(lengthMax, meaning),
      v.transform((clean) => (hasVisibleText(clean) ? clean : undefined)),
    ),
  );
}

/** An e-mail address: checked for form only, since only a delivered mail proves one. */
export function emailAddress() {
  return v.pipe(
    boundedText(254),
    v.check(isEmailAddress, "must be an e-mail address, such as owner@example.com"),
  );
}

/** Neither signs that separate addresses nor what nobody sees: both come along when one is copied. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\u00ad\u200b\u2060]+@[^\s@.<>()[\]\\,;:"\p{Cc}\u00ad\u200b\u2060]+(?:\.[^\s@.<>()[\]\\,;:"\p{Cc}\u00ad\u200b\u2060]+)+$/u;

/** One plain address that mail can be sent to, as far as its form tells. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);

/** An absolute http or https URL of at most 2,048 characters that may be left out or sent empty. */
export function optionalWebUrl(meaning = "") {
  return v.pipe(
    optionalText(2_048, meaning),
    v.check(
      (url) => url === undefined || isWebUrl(url),
      "must be an absolute http or https URL, such as https://www.example.com/",
    ),
  );
}

/** What a browser could open: absolute, http or https, in one piece. */
export function isWebUrl(url: string): boolean {
  return (
    /^https?:\/\/[^/\\?#]/i.test(url) &&
    !/[\s\p{Cc}]/u.test(url) &&
    (URL.parse(url)?.hostname ?? "") !== ""
  );
}

function isAtMost(clean: string, lengthMax: number): boolean {
  // UTF-16 length bounds the number of code points from above, and costs nothing to look at.
  if (clean.length <= lengthMax) return true;
  return clean.length <= 2 * lengthMax && [...clean].length <= lengthMax;
}
