/** The pages that every site has: written in its language from what is on, unless the owner has written their own. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { attribute, listElements, readText } from "../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { checkDocument, type SiteDocument } from "../design/document.ts";
import { CHROME_LANGUAGES } from "../design/vocabulary.ts";
import type { RenderOptions } from "./options.ts";
import { renderSite } from "./render-site.ts";
import { findChromeWords } from "./words/words.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const STANDARD = ["/privacy", "/accessibility", "/thank-you", "/404"] as const;
const OPTIONS: RenderOptions = { origin: "https://alder.example", siteId: "site_1" };
const decoder = new TextDecoder();

function renderAll(document: SiteDocument, more: Partial<RenderOptions> = {}): Map<string, string> {
  const files = [...renderSite(document, { ...OPTIONS, ...more })];
  return new Map(files.map(({ path, bytes }) => [path, decoder.decode(bytes)]));
}
const mainOf = (html = "") => /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? "";
const headingsOf = (html = "") =>
  listElements(mainOf(html))
    .filter(({ tagName }) => /^h[12]$/u.test(tagName))
    .map(readText);
const linksOf = (html = "") =>
  listElements(mainOf(html)).flatMap((one) =>
    one.tagName === "a" ? [[readText(one), attribute(one, "href")]] : [],
  );

const sitePages = (...pages: object[]): SiteDocument => {
  const filled = fillDocument();
  const [home] = filled.pages;
  return checkDocument({
    ...filled,
    navigation: { items: [] },
    pages: [{ ...home, blocks: home?.blocks.slice(0, 1) }, ...pages],
  });
};
const ownPage = (path: string, more: object = {}) => ({
  ...{ role: "custom", path, label: `Page ${path}`, title: `Title of ${path}` },
  description: `About ${path}.`,
  blocks: [{ kind: "pageHeader", id: "head", variant: "plain", heading: `Own ${path}` }],
  ...more,
});

describe.each([...CHROME_LANGUAGES])("in %s", (language) => {
  const isRightToLeft = language === "ar" || language === "he";
  const texts = renderAll(fillDocument({ language, isRightToLeft }));
  const words = findChromeWords(language);

  test("each is there with its heading, and says where to go from it", () => {
    const headings = {
      "/privacy": words.privacy.heading,
      "/accessibility": words.accessibility.heading,
      "/thank-you": words.thankYou.heading,
      "/404": words.notFound.heading,
    };
    for (const path of STANDARD) expect(headingsOf(texts.get(path))[0]).toBe(headings[path]);
    expect(linksOf(texts.get("/thank-you"))).toContainEqual([words.thankYou.back, "/"]);
    expect(linksOf(texts.get("/404"))).toContainEqual([words.notFound.back, "/"]);
  });

  test("legal pages may be found, and those that answer a visitor may not", () => {
    for (const path of ["/privacy", "/accessibility"]) {
      expect(texts.get("/sitemap.xml")).toContain(`alder.example${path}<`);
      expect(texts.has(`${path}.md`)).toBe(true);
    }
    for (const path of ["/thank-you", "/404"]) {
      expect(texts.get("/sitemap.xml")).not.toContain(`alder.example${path}<`);
      expect(texts.has(`${path}.md`)).toBe(false);
      expect(texts.get("/llms.txt")).not.toContain(path);
    }
  });
});

describe("the page for addresses where nothing is", () => {
  test("leads to the pages of the site, at most eight, and to none that is hidden", () => {
    const pages = Array.from({ length: 12 }, (_, at) =>
      ownPage(`/p-${at}`, at === 1 ? { hidden: true } : {}),
    );
    const links = linksOf(renderAll(sitePages(...pages)).get("/404")).slice(1);
    expect(links.map(([, href]) => href)).toEqual([
      ...["/p-0", "/p-2", "/p-3", "/p-4", "/p-5", "/p-6", "/p-7", "/p-8"],
    ]);
  });

  test("of a site of one page has no heading over nothing", () => {
    const html = renderAll(sitePages()).get("/404");
    expect(headingsOf(html)).toHaveLength(1);
    expect(linksOf(html)).toEqual([["To the home page", "/"]]);
  });

  test("names no address of its own to those who share it", () => {
    const html = renderAll(sitePages()).get("/404") ?? "";
    expect(html).not.toContain("og:url");
    expect(html).not.toContain('rel="canonical"');
  });
});

describe("an owner's own page", () => {
  test.each([
    ["privacy", "/privacy"],
    ["accessibility", "/accessibility"],
    ["thank-you", "/thank-you"],
    ["not-found", "/404"],
  ])("for %s stands in the place of ours, with its own words", (role, path) => {
    const texts = renderAll(sitePages(ownPage(path, { role })));
    expect(headingsOf(texts.get(path))).toEqual([`Own ${path}`]);
    for (const other of STANDARD) expect(texts.has(other)).toBe(true);
  });

  test("for privacy is where forms lead to, wherever it is", () => {
    const document = sitePages(
      ownPage("/datenschutz", { role: "privacy" }),
      ownPage("/write", {
        blocks: [
          { kind: "pageHeader", id: "head", variant: "plain", heading: "Write" },
          { kind: "contact", id: "contact", variant: "stacked" },
        ],
      }),
    );
    const texts = renderAll(document, { features: { forms: true } });
    expect(linksOf(texts.get("/write"))).toContainEqual([
      ...["Privacy and your details", "/datenschutz"],
    ]);
    expect(texts.has("/privacy")).toBe(false);
    const footer = (texts.get("/") ?? "").slice((texts.get("/") ?? "").indexOf("<footer"));
    expect(footer).toContain('href="/datenschutz"');
  });
});

describe("what is off is on no page", () => {
  const document = sitePages(
    ownPage("/events", { role: "events" }),
    ownPage("/gallery", { role: "gallery" }),
  );

  test("pages of events and pictures go with their feature, and everything that leads there", () => {
    const texts = renderAll(document, { features: { events: false, gallery: false } });
    for (const path of ["/events", "/gallery"]) {
      expect(texts.has(path)).toBe(false);
      for (const [name, text] of texts)
        expect([name, text.includes(`href="${path}"`)]).toEqual([name, false]);
    }
  });

  test("those that have nothing to show answer, and nothing leads there until they have", () => {
    const before = renderAll(document);
    const has = { events: true, galleryImages: true };
    const after = renderAll(document, { has });
    for (const path of ["/events", "/gallery"]) {
      expect(before.get(path)).toContain("noindex");
      expect(before.get("/")).not.toContain(`href="${path}"`);
      expect(after.get(path)).not.toContain("noindex");
      expect(after.get("/")).toContain(`href="${path}"`);
      expect(after.get("/sitemap.xml")).toContain(`${path}<`);
    }
  });
});
