/**
 * JSON that SQL takes apart. The engine makes text of what JSON escapes: half of a surrogate pair becomes
 * bytes that are no text, and whoever reads them ends the process; a NUL ends the text. JSON.stringify
 * lets both through, as escapes that a look at the JSON text does not find.
 */

/** Escapes as JSON.stringify writes them: halves of a pair only where the other is missing. */
const UNSOUND = /\\(?:\\|u(?:0000|d[89a-f][0-9a-f]{2}))/g;

/** The value as JSON with U+FFFD for NUL characters and unpaired surrogates, in names as well. */
export function soundJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes("\\u")
    ? json.replace(UNSOUND, (found) => (found === "\\\\" ? found : "\u{FFFD}"))
    : json;
}

/** Whether text that somebody else has written is JSON with neither. */
export function isSoundJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return soundJson(value) === JSON.stringify(value);
  } catch {
    return false;
  }
}
