/**
 * Every kind of block in every variant, with as little and as much as the schema lets it hold, in scripts of either
 * direction: its page is valid HTML by an independent judge, and nothing stands in it without anything inside.
 */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { checkHtml } from "../../../test/browser/html.ts";
import {
  attribute,
  findFaults,
  listElements,
  type PageElement,
  readText,
} from "../../../test/fixtures/page-structure.ts";
import { type Sizing, sizeDocument } from "../../../test/fixtures/sized-blocks.ts";
import type { SiteDocument } from "../design/document.ts";
import { BLOCK_VARIANTS, DIRECTION_IDS } from "../design/vocabulary.ts";
import type { RenderOptions } from "./options.ts";
import { renderSite } from "./render-site.ts";

setDefaultTimeout(300_000);

const OPTIONS: RenderOptions = {
  ...{ origin: "http://x.localhost", siteId: "site_1" },
  features: { forms: true },
};
const decoder = new TextDecoder();
const repeat = (words: string) => (lengthMax: number) =>
  words
    .repeat(400)
    .slice(0, lengthMax)
    .replace(/[\ud800-\udbff]$/u, "")
    .trim();

const SIZINGS: readonly [what: string, sizing: Sizing][] = [
  ["the least of everything", { size: "least" }],
  ["the most of everything", { size: "most" }],
  [
    "the most of Arabic",
    { size: "most", language: "ar", isRightToLeft: true, say: repeat("كلمات كثيرة هنا ") },
  ],
  ["the least of Hebrew", { size: "least", language: "he", isRightToLeft: true, say: () => "ש" }],
  [
    "markup",
    {
      size: "most",
      language: "pl",
      say: (lengthMax) => repeat(`</p><script>"x" & 'y'--> `)(Math.min(lengthMax, 90)),
    },
  ],
];

function renderPages(sizing: Sizing): Map<string, string> {
  const files = [...renderSite(sizeDocument(sizing), OPTIONS)];
  return new Map(files.map(({ path, bytes }) => [path, decoder.decode(bytes)]));
}

/** The first pages alone, and the paths of all: the rest of a large site takes its time. */
function renderFirst(document: SiteDocument, count: number, options = OPTIONS) {
  const standard = ["/privacy", "/accessibility", "/thank-you", "/404"];
  const paths = new Set([...document.pages.map(({ path }) => path), ...standard]);
  const pages: [path: string, html: string][] = [];
  for (const { path, bytes } of renderSite(document, options)) {
    pages.push([path, decoder.decode(bytes)]);
    if (pages.length === count) break;
  }
  return { pages, paths };
}

/** Elements that say something or hold something. */
const FILLED = new Set(
  "p ul ol dl li dt dd h1 h2 h3 a button label summary figcaption th table section form address nav details select figure span b time main".split(
    " ",
  ),
);
/** What shows something without words. */
const SHOWING = new Set(["img", "svg", "input", "textarea", "select"]);

const shows = (element: PageElement): boolean =>
  readText(element).trim() !== "" ||
  element.childNodes.some(
    (node) => "tagName" in node && (SHOWING.has(node.tagName) || shows(node)),
  );

const listEmpty = (html: string): string[] =>
  listElements(html)
    .filter(({ tagName, namespaceURI }) => FILLED.has(tagName) && namespaceURI.endsWith("xhtml"))
    .filter((element) => !shows(element))
    .map((element) => `${element.tagName}.${attribute(element, "class") ?? ""}`);

describe.each(SIZINGS)("%s", (_what, sizing) => {
  const texts = renderPages(sizing);
  const pages = [...texts].filter(([, text]) => text.startsWith("<!doctype html>"));

  test("pages are valid HTML", async () => {
    expect(pages.length).toBeGreaterThan(6);
    for (const [path, html] of pages) expect([path, ...(await checkHtml(html))]).toEqual([path]);
  });

  test("pages are sound, and link to what is there", () => {
    const paths = new Set(texts.keys());
    for (const [path, html] of pages) expect([path, ...findFaults(html, paths)]).toEqual([path]);
  });

  test("nothing stands there without anything in it", () => {
    for (const [path, html] of pages) expect([path, ...listEmpty(html)]).toEqual([path]);
  });
});

test("every opening of a home page is as sound, with the least and the most in it", async () => {
  for (const hero of BLOCK_VARIANTS.hero.keys())
    for (const size of ["least", "most"] as const) {
      const { pages, paths } = renderFirst(withOpeningAlone(sizeDocument({ size, hero })), 1);
      const html = pages[0]?.[1] ?? "";
      const faults = [...findFaults(html, paths), ...listEmpty(html)];
      expect([hero, size, ...faults]).toEqual([hero, size]);
      const [opening] = /<section[^>]*class="b b-hero.*?<\/section>/su.exec(html) ?? [];
      const page = `<!doctype html><html lang="en"><head><title>x</title></head><body>${opening}</body></html>`;
      expect([hero, size, ...(await checkHtml(page))]).toEqual([hero, size]);
    }
});

const withOpeningAlone = (document: SiteDocument): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, blocks: page.blocks.slice(0, 1) })),
});

describe("without forms, events and pictures", () => {
  const features = { forms: false, events: false, gallery: false };

  test.each(["least", "most"] as const)("the %s of everything is as sound", async (size) => {
    const { pages, paths } = renderFirst(sizeDocument({ size }), 3, { ...OPTIONS, features });
    for (const [path, html] of pages) {
      expect([path, ...findFaults(html, paths), ...listEmpty(html)]).toEqual([path]);
      expect(html).not.toContain("<form");
    }
    expect(await checkHtml(pages[1]?.[1] ?? "")).toEqual([]);
  });
});

test.each([...DIRECTION_IDS])("%s sets the least of everything soundly", (direction) => {
  const { pages, paths } = renderFirst(sizeDocument({ size: "least", direction }), 4);
  for (const [path, html] of pages)
    expect([path, ...findFaults(html, paths), ...listEmpty(html)]).toEqual([path]);
});
