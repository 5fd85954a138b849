import { expect, test } from "bun:test";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { checkDocument, InvalidDocument, parseDocument } from "./document.ts";

test("a stored document reads back as it was", () => {
  const document = fillDocument();
  expect(parseDocument(JSON.stringify(document))).toEqual(document);
});

test("text is normalised, trimmed and bounded; NUL and lone surrogates are refused", () => {
  const withName = (name: string) => ({
    ...fillDocument(),
    identity: { ...fillDocument().identity, name },
  });
  expect(checkDocument(withName("  Cafe\u0301 ")).identity.name).toBe("Café");
  for (const name of ["", "   ", "a\u0000b", "\ud800", "x".repeat(401)]) {
    expect(() => checkDocument(withName(name))).toThrow(InvalidDocument);
  }
});

test("a document of an unknown version, or no document at all, is refused with the reason", () => {
  for (const json of ["", "null", "[]", "{", JSON.stringify({ ...fillDocument(), version: 99 })]) {
    expect(() => parseDocument(json)).toThrow(InvalidDocument);
  }
});

test("pages need unique paths, one home page and one opening each", () => {
  const document = fillDocument();
  const [home, ...others] = document.pages;
  if (home === undefined) throw new Error("the fixture has a home page");
  expect(() => checkDocument({ ...document, pages: others })).toThrow("home page");
  expect(() => checkDocument({ ...document, pages: [home, { ...home, role: "custom" }] })).toThrow(
    "unique",
  );
  const headless = { ...home, blocks: home.blocks.slice(1) };
  expect(() => checkDocument({ ...document, pages: [headless] })).toThrow("open with one hero");
});

test("a link that could run code is refused by the document itself", () => {
  const document = fillDocument();
  const navigation = {
    ...document.navigation,
    items: [{ label: "x", href: "javascript:alert(1)" }],
  };
  expect(() => checkDocument({ ...document, navigation })).toThrow(InvalidDocument);
});
