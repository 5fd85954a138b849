/**
 * Form-encoded bodies as the standard parser reads them, only faster: what it would not change is
 * not given to it.
 */

/** Names and values in order. `text` is the body, already decoded as UTF-8. */
export function readUrlEncoded(text: string): [name: string, value: string][] {
  const entries: [string, string][] = [];
  for (const pair of text.split("&")) {
    if (pair === "") continue;
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
