import { expect, test } from "bun:test";
import { pathOf } from "./path-of.ts";

const PATHS: [string, string][] = [
  ["http://a.localhost:8787/about?x=1#y", "/about"],
  ["http://a/about#y?z", "/about"],
  ["http://a/", "/"],
  ["https://a.example/b/c", "/b/c"],
  ["https://a.example/?q=/d/e", "/"],
  ["https://a.example", "/"],
  ["/about?x=http://b/c", "/about"],
];

test.each(PATHS)("%s is for the path %s", (url, path) => {
  expect(pathOf(url)).toBe(path);
});
