import { describe, expect, test } from "bun:test";
import { attribute, listElements } from "../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import type { SiteDocument } from "../design/document.ts";
import { DIRECTION_IDS } from "../design/vocabulary.ts";
import { renderSite } from "./render-site.ts";

const HOSTILE = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `</title><script>alert(1)</script>`,
  `</style><script>alert(1)</script>`,
  `</script><svg onload=alert(1)>`,
  `<!--<script>`,
  `]]><script>alert(1)</script>`,
  `javascript:alert(1)`,
  `&lt;script&gt;alert(1)&lt;/script&gt;`,
  `{{constructor.constructor('alert(1)')()}}`,
  `\u202etxt.exe <b>`,
  `<a href="javascript:alert(1)">x</a>`,
];

const decoder = new TextDecoder();

function renderPages(document: SiteDocument): Map<string, string> {
  const files = renderSite(document, {
    origin: "http://x.localhost",
    siteId: "site_1",
    features: { forms: true },
  });
  return new Map([...files].map((file) => [file.path, decoder.decode(file.bytes)]));
}

const listTags = (html: string) => listElements(html).map((one) => one.tagName);

describe("hostile text in every slot stays text: the page has the very elements of a harmless one", () => {
  for (const [at, text] of HOSTILE.entries()) {
    test(text, () => {
      const direction = DIRECTION_IDS[at % DIRECTION_IDS.length] ?? "editorial";
      const hostile = renderPages(
        fillDocument({ direction, name: text, say: (slot) => `${text} ${slot}` }),
      );
      const harmless = renderPages(
        fillDocument({ direction, name: "harmless name", say: (slot) => `harmless ${slot}` }),
      );
      // Page n shows the n-th variants; the pages together, over the corpus, meet them all.
      const path = at % 8 === 0 ? "/" : `/page-${at % 8}`;
      for (const page of [path, "/privacy", "/404"]) {
        const html = hostile.get(page) ?? "";
        expect(listTags(html)).toEqual(listTags(harmless.get(page) ?? ""));
        for (const element of listElements(html)) {
          expect(element.attrs.filter(({ name }) => name.startsWith("on"))).toEqual([]);
          expect(attribute(element, "href") ?? "").not.toMatch(/^\s*javascript:/iu);
        }
      }
    });
  }
});

test("structured data, feeds and manifest stay parsable whatever the text", () => {
  for (const text of HOSTILE) {
    const pages = renderPages(fillDocument({ name: text, say: (slot) => `${text} ${slot}` }));
    const all = listElements(pages.get("/") ?? "").filter((one) => one.tagName === "script");
    // Beside the structured data there is only the form's script, which is a file of its own.
    const scripts = all.filter((one) => !one.attrs.some(({ name }) => name === "src"));
    expect(scripts).toHaveLength(1);
    const json =
      scripts[0]?.childNodes.map((node) => ("value" in node ? node.value : "")).join("") ?? "";
    const graph = JSON.parse(json)["@graph"];
    expect(graph[0].name).toBe(text.trim().normalize("NFC"));
    expect(JSON.parse(pages.get("/site.webmanifest") ?? "").name).toBe(
      text.trim().normalize("NFC"),
    );
    expect(pages.get("/sitemap.xml")).not.toContain("<script");
    expect(pages.get("/icon.svg")).not.toContain("<script");
  }
});

test("a Markdown twin shows markup as text", () => {
  const pages = renderPages(
    fillDocument({ say: (slot) => `**bold** [x](javascript:alert(1)) <b> ${slot}` }),
  );
  const twin = pages.get("/index.md") ?? "";
  expect(twin).not.toMatch(/(?<!\\)<b>/u);
  expect(twin).not.toMatch(/(?<!\\)\[x(?<!\\)\]\(javascript/u);
});
