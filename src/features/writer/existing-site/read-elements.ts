/** The little of a page's tree that reading an existing site takes. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type TreeAdapter } from "parse5";
import { limitCombiningRuns } from "../../../lib/combining-marks.ts";
import { trimEndOf } from "../../../lib/trim-end.ts";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Deeper pages are not read further: a tree made to be deep must not exhaust the stack. */
const DEPTH_MAX = 200;
const UNREAD = new Set(["script", "style", "template", "noscript", "svg", "iframe"]);

/**
 * Nodes of a page: no fewer bytes than two make one where nobody repeats elements that were left
 * open, as a parser must for each paragraph that follows. Beyond that the page ends for us.
 */
const nodesMax = (html: string): number =>
  Math.min(NODES_MAX, NODES_BESIDE_TEXT + Math.ceil(html.length / BYTES_PER_NODE));
const NODES_MAX = 100_000;
const NODES_BESIDE_TEXT = 1_000;
const BYTES_PER_NODE = 2;

class PageFull extends Error {}

/** The page's tree; of one with too many nodes, what came before them. */
function parseBounded(html: string): DefaultTreeAdapterTypes.Document {
  const document = defaultTreeAdapter.createDocument();
  let left = nodesMax(html);
  const counted =
    <Args extends unknown[], Made>(make: (...args: Args) => Made) =>
    (...args: Args): Made => {
      left -= 1;
      if (left < 0) throw new PageFull();
      return make(...args);
    };
  const treeAdapter: TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createDocument: () => document,
    createElement: counted(defaultTreeAdapter.createElement),
    createCommentNode: counted(defaultTreeAdapter.createCommentNode),
    insertText: counted(defaultTreeAdapter.insertText),
    insertTextBefore: counted(defaultTreeAdapter.insertTextBefore),
  };
  try {
    return parse(html, { treeAdapter });
  } catch (error) {
    if (!(error instanceof PageFull)) throw error;
    return document;
  }
}

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
  visit(parseBounded(html).childNodes, []);
  return found;
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value.trim();

/** The text as a person reads it, on one line; `leaveOut` names elements that are passed over. */
export function readElementText(
  element: Element,
  leaveOut: (element: Element) => boolean = () => false,
) {
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
  return tidyElementText(parts.join(""));
}

/** At most so many UTF-16 units, and no half of a character: a text that holds one cannot be stored. */
export const cutText = (text: string, lengthMax: number): string =>
  text.length <= lengthMax
    ? text
    : text
        .slice(0, lengthMax)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd();

/** What scripts and style sheets hold, as it stands. */
export const rawTextOf = (element: Element): string =>
  element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** Hyphens that may be, marks of byte order, and what turns the direction of what follows; joiners are spelling. */
const UNSEEN = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** On one line, without what no text of a page may hold, and without commas around it. */
export function tidyElementText(text: string): string {
  const line = limitCombiningRuns(text.toWellFormed())
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    // A break is ", ", whatever stands beside it.
    .replace(/(?: ?,)+/g, ",");
  return trimEndOf(line, ",").replace(/^[, ]+/, "");
}
