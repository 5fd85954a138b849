// The spaces of French: thin before ";", "!" and "?", full before ":" and inside quotation marks, none
// of them a place to break a line. Set once, on the finished page, so that it holds for what the writer,
// the owner and this service say alike. Scripts, styles and what is typed literally stay untouched.

const LITERAL = "script|style|textarea|code|pre|kbd|samp";
const PARTS = new RegExp(`<(${LITERAL})\\b[^]*?</\\1>|<[^>]*>|[^<]+`, "gu");

/** The page as its language sets it; `language` is a BCP 47 tag such as "fr" or "fr-CH". */
export function typesetPage(html: string, language: string): string {
  if (!/^fr(?:-|$)/iu.test(language)) return html;
  return html.replace(PARTS, (part) => (part.startsWith("<") ? part : spaceText(part)));
}

const spaceText = (text: string): string =>
  text
    .replace(/[ \u00a0](?=[;!?])/gu, "\u202f")
    .replace(/ (?=[:»])/gu, "\u00a0")
    .replace(/(?<=«) /gu, "\u00a0");
