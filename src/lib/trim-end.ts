/**
 * Cuts signs off the end of a text. A regular expression would try from every place where one of
 * them stands, which takes the square of a long run; this looks at each once. Pure.
 */

/** The text without white space and `signs`, which are single code units, at its end. */
export function trimEndOf(text: string, signs: string): string {
  let end = text.length;
  while (end > 0) {
    const last = text.charAt(end - 1);
    if (!signs.includes(last) && last.trim() !== "") break;
    end -= 1;
  }
  return text.slice(0, end);
}
