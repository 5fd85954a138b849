import { expect, test } from "bun:test";
import type { BlockKind } from "../design/vocabulary.ts";
import { pruneSheet, readSheet, type UsedBlocks } from "./prune-css.ts";

const USED: UsedBlocks = new Map<BlockKind, ReadonlySet<string> | undefined>([
  ["hero", new Set(["split"])],
  ["contact", undefined],
]);
const prune = (css: string) => pruneSheet(readSheet(css), USED);

test("rules about blocks and variants that do not occur are left out", () => {
  expect(prune(".b-hero .x{a:1}.b-faq{b:2}.b-hero.v-split{c:3}.b-hero.v-poster h1{d:4}")).toBe(
    ".b-hero .x{a:1}.b-hero.v-split{c:3}",
  );
  expect(prune(".b-contact.v-sheet,.b-faq,.lede{a:1}")).toBe(".b-contact.v-sheet,.lede{a:1}");
});

test("conditions go when nothing is left in them, and stay around what is", () => {
  expect(prune("@media (min-width:60rem){.b-faq{a:1}}@media print{.b-hero{a:1}.b-faq{b:2}}")).toBe(
    "@media print{.b-hero{a:1}}",
  );
});

test("what is not about a kind of block stays: fonts, the page, other names, what a rule excludes", () => {
  const css =
    '@font-face{font-family:"A"}:root{--a:1}.b{a:1}.b-event-page{a:1}.v-split .x{b:1}' +
    ".x:not(.b-faq){a:1}.x:is(:nth-child(2),:nth-child(5),.b-faq) p{a:1}.s-tint :where(.b-faq){b:1}";
  expect(prune(css)).toBe(css);
});
