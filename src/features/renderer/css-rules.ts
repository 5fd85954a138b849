/**
 * The one reader of style sheets: pruning and the audit both go by it. It knows the CSS that this house
 * writes, minified: conditions (`@media`, `@supports`) around flat rules, and no braces in strings.
 */

/** A rule, or an at-rule with a body such as `@font-face`; what stands before and between its braces. */
export type CssRule = {
  /** Heads of the conditions around it, the outermost first. */
  readonly conditions: readonly string[];
  readonly head: string;
  readonly body: string;
};

/** Every rule in the order of the sheet. Ends quietly where a sheet is cut off. */
export function* listCssRules(css: string): Generator<CssRule> {
  let conditions: readonly string[] = [];
  const edge = /[{}]/gu;
  let from = 0;
  for (let found = edge.exec(css); found !== null; found = edge.exec(css)) {
    const head = css.slice(from, found.index).trim();
    from = found.index + 1;
    if (found[0] === "}") {
      conditions = conditions.slice(0, -1);
    } else if (head.startsWith("@media") || head.startsWith("@supports")) {
      conditions = [...conditions, head];
    } else {
      const end = css.indexOf("}", from);
      if (end === -1) return;
      yield { conditions, head, body: css.slice(from, end) };
      from = end + 1;
      edge.lastIndex = from;
    }
  }
}
