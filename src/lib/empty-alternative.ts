/** Pictures without a text in their place: `alt=""`, as those read markup who do not parse it. */

/** An image's tag, as Preact writes it, up to an `alt` that has no value. */
const BARE_ALT = /(<img(?: [\w-]+(?:="[^"]*")?)*? alt)(?=[ />])/gu;

/** Rendered markup whose empty `alt` has its value; HTML means the same by both. */
export function writeEmptyAlternatives(html: string): string {
  return html.replace(BARE_ALT, '$1=""');
}
