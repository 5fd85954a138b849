// Leaves out of a style sheet what a page has no use for: rules about elements that are not on it, or
// about kinds of block that the whole site has not. It knows minified sheets of this house.
import { BLOCK_VARIANTS, type BlockKind } from "../design/room.ts";
import { listCssRules } from "./css-rules.ts";
import { type Compound, readSelector, splitSelectors } from "./selectors.ts";

type Selector = { text: string; compounds: readonly Compound[] };
type Rule = { selectors: readonly Selector[]; body: string };
/** Rules in the order of the sheet; those inside a condition have it as their head. */
type Group = { head: string | undefined; rules: readonly Rule[] };

/** A sheet that was read once, to be pruned for many pages. */
export type ReadSheet = readonly Group[];

/** Whether an element that a selector asks for may be there. */
export type CanMatch = (compound: Compound) => boolean;

/** Neighbours in the sheet that stand under the same condition are one group. */
export function readSheet(css: string): ReadSheet {
  const groups: { head: string | undefined; rules: Rule[] }[] = [];
  for (const { conditions, head, body } of listCssRules(css)) {
    const rule = readRule(head, body);
    const last = groups.at(-1);
    if (last !== undefined && last.head === conditions[0]) last.rules.push(rule);
    else groups.push({ head: conditions[0], rules: [rule] });
  }
  return groups;
}

function readRule(head: string, body: string): Rule {
  if (head.startsWith("@")) return { selectors: [{ text: head, compounds: [] }], body };
  const selectors = splitSelectors(head);
  return { selectors: selectors.map((text) => ({ text, compounds: readSelector(text) })), body };
}

/** The sheet's text with only those rules that can apply. Neighbours under one condition share it. */
export function pruneSheet(sheet: ReadSheet, canMatch: CanMatch): string {
  let text = "";
  let open: string | undefined;
  for (const { head, rules } of sheet) {
    const kept = rules.map((rule) => pruneRule(rule, canMatch)).join("");
    if (kept === "") continue;
    if (open !== head) {
      if (open !== undefined) text += "}";
      if (head !== undefined) text += `${head}{`;
      open = head;
    }
    text += kept;
  }
  return open === undefined ? text : `${text}}`;
}

function pruneRule({ selectors, body }: Rule, canMatch: CanMatch): string {
  const kept = selectors.filter(({ compounds }) => compounds.every(canMatch));
  return kept.length === 0 ? "" : `${kept.map(({ text }) => text).join(",")}{${body}}`;
}

/** The variants in which each kind occurs. */
export type UsedBlocks = ReadonlyMap<BlockKind, ReadonlySet<string>>;

/** For what is known of a site before it is rendered: the kinds of its blocks and their variants. */
export const matchBlocks =
  (used: UsedBlocks): CanMatch =>
  ({ classes }) => {
    const kind = classes.find((name) => name.startsWith("b-"))?.slice(2);
    if (kind === undefined || !(kind in BLOCK_VARIANTS)) return true;
    const variant = classes.find((name) => name.startsWith("v-"))?.slice(2);
    const variants = used.get(kind as BlockKind);
    return variants !== undefined && (variant === undefined || variants.has(variant));
  };

type Element = { tag: string; classes: ReadonlySet<string> };

/** For a page whose markup is there: the elements on it. */
export function matchMarkup(html: string, isRightToLeft: boolean): CanMatch {
  const byName = listElements(html);
  const known = new Map<string, boolean>();
  const fits = (element: Element, compound: Compound): boolean =>
    (compound.tag === undefined || compound.tag === element.tag) &&
    compound.classes.every((name) => element.classes.has(name)) &&
    compound.choices.every((rows) => rows.some((row) => fitsRow(element, row)));
  const fitsRow = (element: Element, row: readonly Compound[]): boolean => {
    const last = row.at(-1);
    return last === undefined || (fits(element, last) && row.slice(0, -1).every(isThere));
  };
  const isThere = (compound: Compound): boolean => {
    const answer = known.get(compound.text) ?? look(compound);
    known.set(compound.text, answer);
    return answer;
  };
  const look = (compound: Compound): boolean => {
    if (compound.isRightToLeft && !isRightToLeft) return false;
    const name =
      compound.classes[0] === undefined ? (compound.tag ?? "*") : `.${compound.classes[0]}`;
    return (
      compound.others.every((rows) => rows.some((row) => row.every(isThere))) &&
      (byName.get(name) ?? []).some((element) => fits(element, compound))
    );
  };
  return isThere;
}

const START_TAG = /<([a-z][a-z0-9]*)((?:\s[\w:-]+(?:="[^"]*")?)*)/gu;

/** Elements of different kinds, by their tag, by each of their classes, and all of them. */
function listElements(html: string): Map<string, Element[]> {
  const byName = new Map<string, Element[]>();
  const seen = new Set<string>();
  for (const [, tag = "", attributes = ""] of `<html>${html}`.matchAll(START_TAG)) {
    const names = /\sclass="([^"]*)"/u.exec(attributes)?.[1] ?? "";
    if (seen.has(`${tag} ${names}`)) continue;
    seen.add(`${tag} ${names}`);
    const classes = new Set(names.split(" "));
    const element = { tag, classes };
    for (const name of ["*", tag, ...[...classes].map((one) => `.${one}`)])
      byName.set(name, [...(byName.get(name) ?? []), element]);
  }
  return byName;
}
