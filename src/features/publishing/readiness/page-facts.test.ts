import { expect, test } from "bun:test";
import { readPageFacts } from "./page-facts.ts";

const page = (styles: string, main: string) =>
  `<!doctype html><html lang="en"><head><meta name="description" content="a > b"/><title>Bread</title>${styles}</head><body><h1>Bread</h1>${main}</body></html>`;

const STYLES = '<style>a::after{content:"<div>"}/* <h1 id="x"> */</style>';

test("what a style sheet says is not taken for markup", () => {
  expect(readPageFacts(page(STYLES, '<a id="x" href="/menu">Menu</a>'))).toEqual({
    faults: [],
    references: ["/menu"],
  });
});

test("a fault is placed where it stands in the page as served, before and after the styles", () => {
  const after = page(STYLES, "<p>no end");
  expect(readPageFacts(after).faults).toEqual([`p at 1:${after.indexOf("<p>") + 1} is not closed`]);
  const next = page(STYLES, "\n <p>no end");
  expect(readPageFacts(next).faults).toEqual(["p at 2:2 is not closed"]);
  const before = page(STYLES, "").replace("<meta ", '<meta name="x" ');
  expect(readPageFacts(before).faults[0]).toMatch(/^duplicate-attribute at 1:[4-9]\d$/);
});

test("a style sheet ends where browsers end it", () => {
  const html = page("<style>a{}</STYLE ><h1>again</h1><style>b{}</style>", "");
  expect(readPageFacts(html).faults).toContain("2 h1 headings instead of one");
});

test("a style sheet that is not closed is a fault", () => {
  expect(readPageFacts(page("<style>a{}", "")).faults.length).toBeGreaterThan(0);
});
