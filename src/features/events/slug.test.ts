import { expect, test } from "bun:test";
import { slugFromTitle } from "./slug.ts";

test.each([
  ["Sourdough evening", "sourdough-evening"],
  ["  Übung & Öl – für Große!  ", "uebung-and-oel-fuer-grosse"],
  ["Café—Étude", "cafe-etude"],
  ["iPhone DIY", "iphone-diy"],
  ["Вечер вина", "vecher-vina"],
  ["ﬁne ① Ｗｉｎｅ", "fine-1-wine"],
  ["../../etc/passwd", "etc-passwd"],
  ["a?b#c%2e", "a-b-c-2e"],
  ["2027-05-01", "2027-05-01"],
  ["index.html", "index-html"],
])("the title %j has the slug %j", (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

test.each(["日本語", "🍞", "…", "--", "\u200b"])("of %j no slug is left", (title) => {
  expect(slugFromTitle(title)).toBeUndefined();
});

test.each(["CON", "nul", "Aux", "com1", "LPT9"])(
  "%s, which Windows can have no folder of, is told apart",
  (title) => {
    expect(slugFromTitle(title)).toBe(`${title.toLowerCase()}-event`);
    expect(slugFromTitle(`${title}ference`)).toBe(`${title.toLowerCase()}ference`);
  },
);

test("a long title is cut at 80 characters, and never ends with a dash", () => {
  expect(slugFromTitle("x".repeat(200))).toBe("x".repeat(80));
  expect(slugFromTitle(`${"x".repeat(79)} and more`)).toBe("x".repeat(79));
  const words = slugFromTitle("word ".repeat(40)) ?? "";
  expect(words.length).toBeLessThanOrEqual(80);
  expect(words).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});
