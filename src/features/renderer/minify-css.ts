// Takes comments and needless white space out of our own style sheets. It knows the CSS this house
// writes (no strings with braces, no `+` selectors without spaces) and is not a general minifier.

/** The same rules in fewer bytes; strings are kept as they are. */
export function minifyCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//gu, "")
    .split(/("[^"]*")/u)
    .map((part, at) => (at % 2 === 1 ? part : minifyPart(part)))
    .join("")
    .trim();
}

const minifyPart = (css: string): string =>
  css
    .replace(/\s+/gu, " ")
    .replace(/ ?([{};,]) ?/gu, "$1")
    .replace(/([{;][a-z-]+) ?: /gu, "$1:")
    .replace(/: (?=[^{}]*[;}])/gu, ":")
    .replace(/;\}/gu, "}")
    .replace(/ ?> ?/gu, ">");
