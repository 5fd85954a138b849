/** Valibot pieces for text that people send: trimmed, normalised to NFC, bounded, storable. */
import * as v from "valibot";

const NUL = "\u0000";

/** Required text of 1 to `lengthMax` characters (code points) after trimming. */
export function boundedText(lengthMax: number) {
  return v.pipe(
    v.string("must be a string"),
    v.check(
      (text) => !text.includes(NUL) && text.isWellFormed(),
      "must not contain NUL characters or unpaired surrogates",
    ),
    v.transform((text) => text.normalize("NFC").trim()),
    v.minLength(1, "must not be empty"),
    v.check((text) => isAtMost(text, lengthMax), `must be at most ${lengthMax} characters`),
  );
}

/** Text that may be left out; sent empty, it counts as left out. */
export function optionalText(lengthMax: number) {
  return v.optional(
    v.pipe(
      v.string("must be a string"),
      v.check(
        (text) => !text.includes(NUL) && text.isWellFormed(),
        "must not contain NUL characters or unpaired surrogates",
      ),
      v.transform((text) => text.normalize("NFC").trim()),
      v.check((text) => isAtMost(text, lengthMax), `must be at most ${lengthMax} characters`),
      v.transform((text) => (text === "" ? undefined : text)),
    ),
  );
}

/** An e-mail address: checked for form only, since only a delivered mail proves one. */
export function emailAddress() {
  return v.pipe(
    boundedText(254),
    v.check(
      (text) => /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text),
      "must be an e-mail address, such as owner@example.com",
    ),
  );
}

/** An absolute http or https URL of at most 2,048 characters. */
export function webUrl() {
  return v.pipe(
    boundedText(2048),
    v.check(
      (text) => /^https?:\/\//i.test(text) && URL.parse(text) !== null,
      "must be an absolute http or https URL",
    ),
  );
}

function isAtMost(text: string, lengthMax: number): boolean {
  // UTF-16 length bounds the number of code points from above, and costs nothing to look at.
  return text.length <= lengthMax || [...text.slice(0, 2 * lengthMax + 1)].length <= lengthMax;
}
