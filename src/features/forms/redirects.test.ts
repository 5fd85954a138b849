/** Where a browser may be sent after a form: nowhere that a stranger chose. */
import { describe, expect, test } from "bun:test";
import { chooseSource, findAllowed, findPath } from "./redirects.ts";

const ORIGINS = ["https://bakery.test", "https://www.bakery.test:8443"];
const origins = () => ORIGINS;

describe("the next page", () => {
  test("is a path of the site, with its query and fragment, also under its full address", () => {
    for (const [next, path] of [
      ["/thanks", "/thanks"],
      ["/", "/"],
      ["/thanks?from=form#top", "/thanks?from=form#top"],
      ["https://bakery.test/a/../b", "/b"],
      ["HTTPS://WWW.BAKERY.TEST:8443/x", "/x"],
    ] as const)
      expect(findPath(next, origins)).toBe(path);
  });

  test("is never on another origin, in whatever spelling", () => {
    for (const next of [
      "//evil.test",
      "/\\evil.test",
      "\\\\evil.test",
      "/\t/evil.test",
      "https://evil.test/",
      "https://bakery.test.evil.test/",
      "https://bakery.test@evil.test/",
      "https://user:pass@bakery.test/",
      "http://bakery.test/",
      "https://bakery.test:444/",
      "https://bakery.test//evil.test",
      "/.//evil.test",
      "javascript:alert(1)",
      "data:text/html,x",
      "thanks",
      "",
      `/${"x".repeat(2_048)}`,
    ])
      expect([next.slice(0, 40), findPath(next, origins)]).toEqual([next.slice(0, 40), undefined]);
  });

  test("is another address only where the owner allows its origin", () => {
    const allowed = ["https://shop.test"];
    expect(findAllowed("https://shop.test/done?x=1", allowed)).toBe("https://shop.test/done?x=1");
    for (const next of [
      "/done",
      "https://shop.test.evil.test/",
      "http://shop.test/",
      "//shop.test/",
    ])
      expect(findAllowed(next, allowed)).toBeUndefined();
    expect(findAllowed("https://shop.test/", [])).toBeUndefined();
  });
});

describe("the page that a form was on", () => {
  test("is what the form says, else where the browser came from, else the home page", () => {
    expect(chooseSource("/contact", "https://bakery.test/other", origins)).toBe("/contact");
    expect(chooseSource(undefined, "https://bakery.test/other", origins)).toBe("/other");
    expect(chooseSource("https://evil.test/x", "https://bakery.test/other", origins)).toBe(
      "/other",
    );
    expect(chooseSource(undefined, null, origins)).toBe("/");
  });

  test("is known by its path under any origin, and never with its query", () => {
    expect(chooseSource(undefined, "http://files.test/site/contact?id=7#x", origins)).toBe(
      "/site/contact",
    );
    expect(chooseSource("/contact?email=ada@example.com", null, origins)).toBe("/contact");
    expect(chooseSource(undefined, "ftp://files.test/x", origins)).toBe("/");
    expect(chooseSource(undefined, "no address", origins)).toBe("/");
  });
});
