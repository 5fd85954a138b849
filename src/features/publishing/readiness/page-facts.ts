/** What a page's markup says of itself, read by the HTML standard's own parsing rules. Pure. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type PageFacts = {
  /** Faults of the markup, in words; empty when the page is valid. */
  faults: string[];
  /** Values of `href`, `src` and `srcset`, as they stand. */
  references: string[];
};

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const FAULTS_MAX = 5;

export function readPageFacts(html: string): PageFacts {
  const faults: string[] = [];
  const { text, placeOf } = leaveOutStyles(html);
  const document = parse(text, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      if (faults.length < FAULTS_MAX) faults.push(`${code} at ${placeOf(startOffset)}`);
    },
  });
  const page = { h1: 0, title: "", language: "", ids: new Set<string>(), faults, placeOf };
  const references: string[] = [];
  for (const element of listElements(document.childNodes)) {
    readElement(element, page);
    references.push(...referencesOf(element));
  }
  if (page.h1 !== 1) faults.push(`${page.h1} h1 headings instead of one`);
  if (page.title === "") faults.push("no title");
  if (page.language === "") faults.push("no language");
  return { faults, references };
}

type Findings = {
  h1: number;
  title: string;
  language: string;
  ids: Set<string>;
  faults: string[];
  placeOf: PlaceOf;
};

/** Line and column, from 1, of an offset into the text without styles. */
type PlaceOf = (offset: number) => string;

// What our own pages have before their style sheet; of any other page nothing is left out.
const HEAD_BEFORE_STYLES =
  /^<!doctype html><html(?:[^<>"]|"[^"]*")*><head>(?:<(?:meta|link)(?:[^<>"]|"[^"]*")*>|<title>[^<]*<\/title>)*<style>/i;

/**
 * Most of a page is its style sheet. Up to the end tag that is text, whatever it says, so the parser
 * need not walk through it.
 */
function leaveOutStyles(html: string): { text: string; placeOf: PlaceOf } {
  const start = HEAD_BEFORE_STYLES.exec(html)?.[0].length ?? 0;
  const length = start === 0 ? 0 : Math.max(0, html.slice(start).search(/<\/style/i));
  return {
    text: html.slice(0, start) + html.slice(start + length),
    placeOf(offset) {
      const before = html.slice(0, offset < start ? offset : offset + length).split("\n");
      return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
    },
  };
}

function readElement(element: Element, page: Findings): void {
  const id = attributeOf(element, "id");
  if (id !== undefined) {
    if (page.ids.has(id)) page.faults.push(`the id ${id} occurs twice`);
    page.ids.add(id);
  }
  if (element.namespaceURI !== HTML_NAMESPACE) return;
  const place = element.sourceCodeLocation;
  if (place && !place.endTag && !VOID_ELEMENTS.has(element.tagName))
    page.faults.push(`${element.tagName} at ${page.placeOf(place.startOffset)} is not closed`);
  if (element.tagName === "h1") page.h1 += 1;
  if (element.tagName === "html") page.language = attributeOf(element, "lang")?.trim() ?? "";
  if (element.tagName === "title") page.title = textOf(element).trim();
  if (element.tagName === "img" && attributeOf(element, "alt") === undefined)
    page.faults.push("an img without alt");
}

/** Elements that have no end tag. The parser does not report others without one, so we look. */
const VOID_ELEMENTS = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const HTML_NAMESPACE = "http://www.w3.org/1999/xhtml";

/** All elements in the order of the document. */
function listElements(nodes: readonly Node[], found: Element[] = []): Element[] {
  for (const node of nodes) {
    if (!("tagName" in node)) continue;
    found.push(node);
    listElements("content" in node ? node.content.childNodes : node.childNodes, found);
  }
  return found;
}

function referencesOf(element: Element): string[] {
  const found: string[] = [];
  for (const { name, value } of element.attrs) {
    if (name === "href" || name === "src" || name === "poster") found.push(value);
    if (name === "srcset" || name === "imagesrcset")
      found.push(...value.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""));
    if (name === "content" && isAddress(element)) found.push(value);
  }
  return found.filter((reference) => reference !== "");
}

/** Meta elements whose content is a URL of ours, such as the Open Graph image. */
const isAddress = (element: Element): boolean =>
  /^(?:og:(?:image|url)|twitter:image)$/.test(
    attributeOf(element, "property") ?? attributeOf(element, "name") ?? "",
  );

const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** Addresses in a stylesheet's `url(…)`. */
export function readStylesheet(css: string): string[] {
  return Array.from(
    css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^()\s"']+))\s*\)/g),
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  ).filter((reference) => reference !== "");
}

/** Addresses in a sitemap. */
export function listSitemapUrls(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, location = ""]) =>
    location.trim().replaceAll("&amp;", "&"),
  );
}
