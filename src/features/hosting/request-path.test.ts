import { expect, test } from "bun:test";
import fc from "fast-check";
import { canonicalPath, queryOf } from "./request-path.ts";

const CANONICAL: [string, string | undefined][] = [
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/about///", "/about"],
  ["//about", "/about"],
  ["/index.html", "/"],
  ["/index", "/"],
  ["/about/index.html", "/about"],
  ["/about.html", "/about"],
  ["/about.htm", "/about"],
  ["/%61bout", "/about"],
  ["/events/open-day/", "/events/open-day"],
  ["/robots.txt", "/robots.txt"],
  ["/.html", "/"],
  ["//evil.example/..", undefined],
  ["/%2e%2e/secret", undefined],
  ["/a/%2E%2E/%2e", undefined],
  ["/a%2fb", "/a/b"],
  ["/%2f%2fevil.example", "/evil.example"],
  ["/a%5cb", undefined],
  ["/%00", undefined],
  ["/a%0d%0aSet-Cookie:x", undefined],
  ["/%zz", undefined],
  ["/%ff", undefined],
  ["/a%3fb", undefined],
  [`/${"a".repeat(3_000)}`, undefined],
];

test.each(CANONICAL)("the path %j is answered as %j", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical as string);
});

test("a canonical path always stays on the site and is stable", () => {
  fc.assert(
    fc.property(fc.webPath({ size: "large" }), (path) => {
      const canonical = canonicalPath(`/${path}`);
      if (canonical === undefined) return;
      expect(new URL(canonical, "http://site.example").host).toBe("site.example");
      expect(canonical).toMatch(/^\/(?!\/)/);
    }),
  );
});

const QUERIES: [string, string][] = [
  ["http://a.localhost:8787/about?x=1#y", "?x=1"],
  ["http://a/about#y?z", ""],
  ["http://a/", ""],
  ["https://a.example/?q=/d/e", "?q=/d/e"],
];

test.each(QUERIES)("%s has the query %j", (url, query) => {
  expect(queryOf(url)).toBe(query);
});
