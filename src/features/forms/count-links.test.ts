import { expect, test } from "bun:test";
import { isStuffedWithLinks } from "./count-links.ts";

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `see https://x${at}.test`);

test("a question with a few links is a question, and one with many an advertisement", () => {
  expect(isStuffedWithLinks("Ada", links(4))).toBe(false);
  expect(isStuffedWithLinks("Ada", links(5))).toBe(true);
  // Spread over its fields, or all in one.
  expect(isStuffedWithLinks("Ada", [links(5).join(" ")])).toBe(true);
});

test.each(["https://x.test", "www.x.test", "[url=x]", "[URL]", '<a rel="x" href="/">'])(
  "%s is a link",
  (link) => {
    expect(isStuffedWithLinks("Ada", [`${link} `.repeat(5)])).toBe(true);
  },
);

test("nobody's name is an address, and words that only look so are none", () => {
  expect(isStuffedWithLinks("Cheap http://x.test", [])).toBe(true);
  expect(isStuffedWithLinks("Ada Www", ["wwwhat awww. ahttp https <abbr>".repeat(10)])).toBe(false);
});
