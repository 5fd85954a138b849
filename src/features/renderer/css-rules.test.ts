import { expect, test } from "bun:test";
import { listCssRules } from "./css-rules.ts";
import { minifyCss } from "./minify-css.ts";
import { pruneSheet, readSheet } from "./prune-css.ts";
import { BASE_STYLES, BLOCK_STYLES, DIRECTION_STYLES, HEADER_STYLES } from "./styles/styles.ts";

const list = (css: string) =>
  [...listCssRules(css)].map(({ conditions, head, body }) => [...conditions, head, body]);

test("rules come in their order, with the conditions around them", () => {
  expect(list("a{x:1}@media print{b,c{y:2}@supports (z:1){d{z:3}}e{w:4}}f{v:5}")).toEqual([
    ["a", "x:1"],
    ["@media print", "b,c", "y:2"],
    ["@media print", "@supports (z:1)", "d", "z:3"],
    ["@media print", "e", "w:4"],
    ["f", "v:5"],
  ]);
});

test("an at-rule with a body is a rule, and an empty condition is none", () => {
  expect(list("@font-face{src:url(x)}@media print{}a{}")).toEqual([
    ["@font-face", "src:url(x)"],
    ["a", ""],
  ]);
});

test("a sheet that is cut off ends where it is cut", () => {
  expect(list("a{x:1}b{y:2")).toEqual([["a", "x:1"]]);
  expect(list("@media print{a{x:1}")).toEqual([["@media print", "a", "x:1"]]);
  expect(list("no rule at all")).toEqual([]);
});

test("read and written without leaving anything out, every sheet is as it was", () => {
  const everything = () => true;
  const known = Object.values({ ...BLOCK_STYLES, ...DIRECTION_STYLES, ...HEADER_STYLES });
  for (const sheet of [BASE_STYLES, ...known]) {
    const text = pruneSheet(sheet.read(), everything);
    // Once written, neighbours share their condition: from then on nothing changes any more.
    expect(pruneSheet(readSheet(text), everything)).toBe(text);
    expect(minifyCss(text)).toBe(text);
  }
  expect(known.length).toBeGreaterThan(40);
});
