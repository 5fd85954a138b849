/**
 * Headings of an owner's text in the order that a page needs: it has its h1, and whoever listens to
 * it should find no level missing, and no heading that says nothing. Pure.
 */

const LEVEL_MAX = 6;
const TAG = /(<\/?h[1-6]>)/;
const MARKUP = /<[^<>]*>|&nbsp;/g;

/**
 * `html` as the sanitiser writes it: headings closed, without attributes, never in one another. The
 * first of them becomes an h2, each further one at most a level deeper than the one it stands under.
 */
export function orderHeadings(html: string): string {
  const parts = html.split(TAG);
  /** Levels as the owner gave them, of the heading and of those it stands under. */
  const under: number[] = [];
  let level = 1;
  let isEmpty = false;
  return parts
    .map((part, at) => {
      if (at % 2 === 0) return part;
      if (part.startsWith("</")) return isEmpty ? "" : `</h${level}>`;
      isEmpty = (parts[at + 1] ?? "").replace(MARKUP, "").trim() === "";
      if (isEmpty) return "";
      const given = Number(part[2]);
      while ((under.at(-1) ?? 0) >= given) under.pop();
      under.push(given);
      level = Math.min(LEVEL_MAX, 1 + under.length);
      return `<h${level}>`;
    })
    .join("");
}
