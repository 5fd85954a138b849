/**
 * The text in at most `lengthMax` UTF-16 units, with an ellipsis for what is left out. A character of two units is
 * never cut in half: what were left of it is shown as a box with a question mark.
 */
export function shorten(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const cut = text.slice(0, lengthMax - 1).replace(/[\ud800-\udbff]$/, "");
  return `${cut.trimEnd()}…`;
}
