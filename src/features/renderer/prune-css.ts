// Leaves out of a style sheet what a page has no use for: rules about kinds of block, and about variants
// of them, that do not occur on it. It knows minified sheets of this house and is not a general tool.
import { BLOCK_VARIANTS, type BlockKind } from "../design/vocabulary.ts";

/** The variants in which each kind occurs; a kind with undefined occurs in all of them. */
export type UsedBlocks = ReadonlyMap<BlockKind, ReadonlySet<string> | undefined>;

type Need = { kind: BlockKind; variant: string | undefined };
type Selector = { text: string; needs: readonly Need[] };
type Rule = { selectors: readonly Selector[]; body: string };
/** Rules in the order of the sheet; those inside a condition have it as their head. */
type Group = { head: string | undefined; rules: readonly Rule[] };

/** A sheet that was read once, to be pruned for many pages. */
export type ReadSheet = readonly Group[];

export function readSheet(css: string): ReadSheet {
  const groups: Group[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf("{", at);
    if (open === -1) break;
    const head = css.slice(at, open);
    const isCondition = head.startsWith("@media") || head.startsWith("@supports");
    const close = isCondition ? findEnd(css, open) : css.indexOf("}", open);
    const body = css.slice(open + 1, close);
    if (isCondition) groups.push({ head, rules: readSheet(body).flatMap(({ rules }) => rules) });
    else groups.push({ head: undefined, rules: [readRule(head, body)] });
    at = close + 1;
  }
  return groups;
}

/** Where the condition that opens at `open` ends. */
function findEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

function readRule(head: string, body: string): Rule {
  if (head.startsWith("@")) return { selectors: [{ text: head, needs: [] }], body };
  const selectors = splitSelectors(head).map((text) => ({ text, needs: listNeeds(text) }));
  return { selectors, body };
}

/** The selectors of a list; commas inside parentheses do not part them. */
export function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at];
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (sign === "," && depth === 0) {
      parts.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(list.slice(from).trim());
  return parts;
}

/** Conditions such as `:not(.b-hero)` ask for nothing. */
function listNeeds(selector: string): Need[] {
  let plain = selector;
  while (plain.includes("(")) {
    const inner = plain.replace(/\([^()]*\)/gu, "");
    if (inner === plain) break;
    plain = inner;
  }
  return plain.split(/[ >+~]+/u).flatMap((compound) => {
    const kind = /\.b-([a-zA-Z]+)(?![\w-])/u.exec(compound)?.[1];
    if (kind === undefined || !(kind in BLOCK_VARIANTS)) return [];
    return [{ kind: kind as BlockKind, variant: /\.v-([a-z]+)/u.exec(compound)?.[1] }];
  });
}

/** The sheet's text with only those rules that can apply. */
export function pruneSheet(sheet: ReadSheet, used: UsedBlocks): string {
  return sheet
    .map(({ head, rules }) => {
      const text = rules.map((rule) => pruneRule(rule, used)).join("");
      return head === undefined || text === "" ? text : `${head}{${text}}`;
    })
    .join("");
}

function pruneRule({ selectors, body }: Rule, used: UsedBlocks): string {
  const kept = selectors.filter(({ needs }) => needs.every((need) => isUsed(need, used)));
  return kept.length === 0 ? "" : `${kept.map(({ text }) => text).join(",")}{${body}}`;
}

function isUsed({ kind, variant }: Need, used: UsedBlocks): boolean {
  if (!used.has(kind)) return false;
  return variant === undefined || (used.get(kind)?.has(variant) ?? true);
}
