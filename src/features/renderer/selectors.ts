// Reads the selectors of this house's style sheets as far as pruning needs it: which elements must be on a
// page for a rule to say anything of it. It is not a general CSS parser.

/** What one element must be: `.b-hero:is(.v-card, .v-banner)` has two classes, one of them out of two. */
export type Compound = {
  text: string;
  tag: string | undefined;
  classes: readonly string[];
  /** Only for pages that run from the right. */
  isRightToLeft: boolean;
  /** Of each row one entry must hold, for this element or one around it. */
  choices: readonly (readonly Compound[][])[];
  /** What must be in it or behind it: other elements of the page. */
  others: readonly (readonly Compound[][])[];
};

/** The elements that a selector speaks of, the one that it styles last. */
export const readSelector = (selector: string): Compound[] =>
  splitOutside(selector, " >+~").map(readCompound);

/** The selectors of a list; commas inside parentheses do not part them. */
export const splitSelectors = (list: string): string[] => splitOutside(list, ",");

function readCompound(text: string): Compound {
  const choices: Compound[][][] = [];
  const others: Compound[][][] = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf("(", at);
    if (open === -1) {
      plain += text.slice(at);
      break;
    }
    const close = findClose(text, open);
    const name = /:([a-z-]+)$/u.exec(text.slice(at, open))?.[1];
    plain += text.slice(at, open);
    const rows = () => splitSelectors(text.slice(open + 1, close)).map(readSelector);
    if (name === "is" || name === "where") choices.push(rows());
    // What a rule excludes asks for nothing, and neither do places among siblings.
    if (name === "has") others.push(rows());
    at = close + 1;
  }
  const bare = plain.replace(/\[[^[\]]*\]/gu, "");
  return {
    text,
    tag: /^[a-z][a-z0-9]*/u.exec(bare)?.[0],
    classes: (bare.match(/\.[\w-]+/gu) ?? []).map((name) => name.slice(1)),
    isRightToLeft: plain.includes('[dir="rtl"]'),
    choices,
    others,
  };
}

function findClose(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The parts between separators that stand outside parentheses and brackets; empty ones are left out. */
function splitOutside(text: string, separators: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (depth === 0 && separators.includes(sign)) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(text.slice(from).trim());
  return parts.filter((part) => part !== "");
}
