/**
 * Form-encoded bodies as the standard parser reads them, only faster: what it would not change is
 * not given to it.
 */

/**
 * Names and values in order; undefined when there are more than `pairsMax` pairs. `text` is the
 * body, already decoded as UTF-8.
 */
export function readUrlEncoded(
  text: string,
  pairsMax: number,
): [name: string, value: string][] | undefined {
  const entries: [string, string][] = [];
  // Bounded before anything is decoded: one piece more than may be, which then holds the rest.
  const pieces = text.split("&", pairsMax * 2 + 1);
  if (pieces.length > pairsMax * 2) return undefined;
  for (const pair of pieces) {
    if (pair === "") continue;
    if (entries.length === pairsMax) return undefined;
    const at = pair.indexOf("=");
    entries.push(
      at < 0 ? [decode(pair), ""] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))],
    );
  }
  return entries;
}

function decode(text: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    // Not valid: the standard parser puts a mark where it cannot read on.
    return new URLSearchParams(`=${text}`).get("") ?? "";
  }
}
