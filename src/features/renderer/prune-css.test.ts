import { expect, test } from "bun:test";
import type { BlockKind } from "../design/vocabulary.ts";
import { matchBlocks, matchMarkup, pruneSheet, readSheet } from "./prune-css.ts";

const USED = new Map<BlockKind, Set<string>>([["hero", new Set(["split"])]]);
const BODY =
  '<body class="d-poster p-home"><header class="top hd-bar"><nav class="nav"><ul></ul></nav></header>' +
  '<section class="b b-hero v-split has-art"><h1>A</h1><p data-cta="1 > 0" class="lede">B</p></section>' +
  '<section class="b b-faq v-open"></section></body>';

const pruneForSite = (css: string) => pruneSheet(readSheet(css), matchBlocks(USED));
const pruneForPage = (css: string, isRightToLeft = false) =>
  pruneSheet(readSheet(css), matchMarkup(BODY, isRightToLeft));

test("of a site's sheet, rules about blocks and variants that do not occur are left out", () => {
  expect(
    pruneForSite(".b-hero .x{a:1}.b-faq{b:2}.b-hero.v-split{c:3}.b-hero.v-poster h1{d:4}"),
  ).toBe(".b-hero .x{a:1}.b-hero.v-split{c:3}");
  expect(pruneForSite(".b-hero.v-split,.b-faq,.lede{a:1}")).toBe(".b-hero.v-split,.lede{a:1}");
});

test("of a page's sheet, rules about elements that are not on it are left out", () => {
  expect(pruneForPage(".lede{a:1}.tagline{b:1}.b-hero .tagline{c:1}p.lede{d:1}table{e:1}")).toBe(
    ".lede{a:1}p.lede{d:1}",
  );
  // Both classes are there, and no element has both.
  expect(pruneForPage(".b-faq.v-split{a:1}.b-hero.v-split{b:1}")).toBe(".b-hero.v-split{b:1}");
});

test("of several possibilities one is enough, for an element and for what is in it", () => {
  expect(pruneForPage(".b-hero:is(.v-card,.v-split) h1{a:1}.b-hero:is(.v-card,.x){b:1}")).toBe(
    ".b-hero:is(.v-card,.v-split) h1{a:1}",
  );
  expect(pruneForPage("body:has(> .hd-bar){a:1}body:has(> .hd-side){b:1}")).toBe(
    "body:has(> .hd-bar){a:1}",
  );
  expect(pruneForPage(".nav ul:is(:hover,[open]){a:1}:is(.x .lede,.y){b:1}")).toBe(
    ".nav ul:is(:hover,[open]){a:1}",
  );
});

test("conditions go when nothing is left in them, and stay around what is", () => {
  expect(pruneForPage("@media (min-width:60rem){.x{a:1}}@media print{.b-hero{a:1}.x{b:2}}")).toBe(
    "@media print{.b-hero{a:1}}",
  );
  expect(
    pruneForPage("@media print{h1{a:1}}.x{b:1}@media print{p{c:1}}h1{d:1}@media print{p{e:1}}"),
  ).toBe("@media print{h1{a:1}p{c:1}}h1{d:1}@media print{p{e:1}}");
});

test("what is not about an element stays: fonts, the page, states, what a rule excludes", () => {
  const css =
    '@font-face{font-family:"A"}:root{--a:1}html{a:1}*,*::before{b:1}:focus-visible{c:1}a{d:1}' +
    ".b:not(.b-events){a:1}.b:nth-child(2n + 1) h1::after{b:1}";
  expect(pruneForPage(css)).toBe(css.replace("a{d:1}", ""));
});

test("rules for pages that run from the right are only on those", () => {
  const css = '[dir="rtl"] .lede{a:1}';
  expect(pruneForPage(css)).toBe("");
  expect(pruneForPage(css, true)).toBe(css);
});
