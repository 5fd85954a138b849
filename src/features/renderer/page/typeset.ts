// The spaces of French: thin before ";", "!" and "?", full before ":" and inside quotation marks, none
// of them a place to break a line. Set once, on the finished page, so that it holds for what the writer,
// the owner and this service say alike. Scripts, styles and what is typed literally stay untouched.

/** A tag, in whose attributes `>` is a letter like any other, or the text up to the next. */
const PARTS = /<(?:[^<>"]|"[^"]*")*>?|[^<]+/gu;
/** The name of a tag between whose two ends nothing is set. */
const LITERAL = /^<(\/?)(script|style|textarea|code|pre|kbd|samp)(?![\w-])/u;

/** The page as its language sets it; `language` is a BCP 47 tag such as "fr" or "fr-CH". */
export function typesetPage(html: string, language: string): string {
  if (!/^fr(?:-|$)/iu.test(language)) return html;
  let within: string | undefined;
  return html.replace(PARTS, (part) => {
    if (!part.startsWith("<")) return within === undefined ? spaceText(part) : part;
    const [, slash, name] = LITERAL.exec(part) ?? [];
    if (within === undefined && slash === "") within = name;
    else if (slash === "/" && name === within) within = undefined;
    return part;
  });
}

const spaceText = (text: string): string =>
  text
    .replace(/[ \u00a0](?=[;!?])/gu, "\u202f")
    .replace(/ (?=[:»])/gu, "\u00a0")
    .replace(/(?<=«) /gu, "\u00a0");
