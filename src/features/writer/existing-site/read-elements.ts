/** The little of a page's tree that reading an existing site takes. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Deeper pages are not read further: a tree made to be deep must not exhaust the stack. */
const DEPTH_MAX = 200;
const UNREAD = new Set(["script", "style", "template", "noscript", "svg", "iframe"]);

/** All elements of the page in document order, each with the names of those around it. */
export function listElements(html: string): { element: Element; around: readonly string[] }[] {
  const found: { element: Element; around: readonly string[] }[] = [];
  const visit = (nodes: readonly Node[], around: readonly string[]): void => {
    if (around.length > DEPTH_MAX) return;
    for (const node of nodes) {
      if (!("tagName" in node)) continue;
      found.push({ element: node, around });
      if (node.tagName !== "template") visit(node.childNodes, [...around, node.tagName]);
    }
  };
  visit(parse(html).childNodes, []);
  return found;
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value.trim();

/** The text as a person reads it, on one line; `leaveOut` names elements that are passed over. */
export function textOf(element: Element, leaveOut: (element: Element) => boolean = () => false) {
  const parts: string[] = [];
  const visit = (nodes: readonly Node[], depth: number): void => {
    if (depth > DEPTH_MAX) return;
    for (const node of nodes) {
      if (node.nodeName === "#text") parts.push((node as DefaultTreeAdapterTypes.TextNode).value);
      if (!("tagName" in node) || UNREAD.has(node.tagName) || leaveOut(node)) continue;
      if (node.tagName === "br") parts.push(", ");
      visit(node.childNodes, depth + 1);
    }
  };
  visit(element.childNodes, 0);
  return tidy(parts.join(""));
}

/** What scripts and style sheets hold, as it stands. */
export const rawTextOf = (element: Element): string =>
  element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** On one line, without what no text of a page may hold. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll("\0", "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/(?:\s*,)+/gu, ",")
    .replace(/^[,\s]+|[,\s]+$/gu, "");
