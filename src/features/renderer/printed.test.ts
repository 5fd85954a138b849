/** What a page's styles say of paper: it is white, whatever the site is on screens, and words on it are dark. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { listElements, readText } from "../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { contrast } from "../design/colour.ts";
import type { SiteDocument, Tokens } from "../design/document.ts";
import { DIRECTION_IDS, type DirectionId } from "../design/vocabulary.ts";
import { listCssRules } from "./css-rules.ts";
import { renderSite } from "./render-site.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

type Look = { scheme: Tokens["scheme"]; ground: Tokens["palette"]["ground"] };

function documentOf(direction: DirectionId, { scheme, ground }: Look): SiteDocument {
  const document = fillDocument({ direction });
  const { palette } = document.tokens;
  return { ...document, tokens: { ...document.tokens, scheme, palette: { ...palette, ground } } };
}

/** The styles of the home page. */
function stylesOf(document: SiteDocument): string {
  for (const { bytes } of renderSite(document, { origin: "http://x.localhost", siteId: "site_1" }))
    return listElements(new TextDecoder().decode(bytes))
      .filter(({ tagName }) => tagName === "style")
      .map(readText)
      .join("");
  return "";
}

/** The properties of the whole page as paper has them, later rules over earlier ones. */
function readPrinted(css: string): Map<string, string> {
  const properties = new Map<string, string>();
  for (const { conditions, head, body } of listCssRules(css)) {
    const isPrinted = conditions.every((condition) => /^@media print$/u.test(condition));
    if (head !== ":root" || !isPrinted) continue;
    for (const declaration of body.split(";")) {
      const colon = declaration.indexOf(":");
      if (colon > 0) properties.set(declaration.slice(0, colon), declaration.slice(colon + 1));
    }
  }
  return properties;
}

const LOOKS: readonly [what: string, look: Look][] = [
  ["light", { scheme: "light", ground: "warm" }],
  ["as the visitor's system has it", { scheme: "auto", ground: "tinted" }],
  ["always dark", { scheme: "dark", ground: "white" }],
  ["deep by day", { scheme: "auto", ground: "deep" }],
  ["deep and dark", { scheme: "dark", ground: "deep" }],
];

describe.each(LOOKS)("a site that is %s", (_what, look) => {
  test.each([...DIRECTION_IDS])("has dark words on each light paper in print: %s", (direction) => {
    const printed = readPrinted(stylesOf(documentOf(direction, look)));
    const colour = (name: string) => printed.get(`--${name}`) ?? "none";
    expect(printed.get("color-scheme")).toMatch(/^light/u);
    for (const paper of ["paper", "tint", "raise"]) {
      expect(contrast(colour(paper), "#000000")).toBeGreaterThan(12);
      expect(contrast(colour("ink"), colour(paper))).toBeGreaterThanOrEqual(7);
      expect(contrast(colour("link"), colour(paper))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test("what is not read on paper is not on it: menus, forms, the way to the content", () => {
  const css = stylesOf(fillDocument());
  const hidden = [...listCssRules(css)]
    .filter(({ conditions }) => conditions.includes("@media print"))
    .filter(({ body }) => body.includes("display:none"))
    .flatMap(({ head }) => head.split(","));
  for (const selector of [".nav", ".menu", ".skip", ".foot-nav"])
    expect(hidden).toContain(selector);
});

test("answers that are folded on screens stand open on paper, and links say where they lead", () => {
  const printed = [...listCssRules(stylesOf(fillDocument()))].filter(({ conditions }) =>
    conditions.includes("@media print"),
  );
  const find = (part: string) => printed.find(({ head }) => head.includes(part))?.body;
  expect(find("::details-content")).toContain("content-visibility:visible");
  expect(find('a[href^="http"]')).toContain("attr(href)");
});

test("a site that is light needs nothing said twice", () => {
  const roots = (look: Look) =>
    [...listCssRules(stylesOf(documentOf("swiss", look)))].filter(
      ({ head, conditions }) => head === ":root" && conditions.includes("@media print"),
    ).length;
  expect(roots({ scheme: "light", ground: "white" })).toBe(0);
  expect(roots({ scheme: "dark", ground: "white" })).toBe(1);
});
