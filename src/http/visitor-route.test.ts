import { expect, test } from "bun:test";
import { findRoute, pathPattern } from "./visitor-route.ts";

const PATHS: [`/${string}`, string, Record<string, string> | undefined][] = [
  ["/_forms/:form", "/_forms/contact", { form: "contact" }],
  ["/_forms/:form", "/_forms/", undefined],
  ["/_forms/:form", "/_forms", undefined],
  ["/_forms/:form", "/_forms/contact/", undefined],
  ["/_forms/:form", "/_forms/contact/more", undefined],
  ["/_forms/:form", "/forms/contact", undefined],
  ["/events/:slug/register", "/events/open-day/register", { slug: "open-day" }],
  ["/events/:slug/register", "/events/open-day/cancel", undefined],
  ["/_hits", "/_hits", {}],
];

test.each(PATHS)("the pattern %s takes %s as %j", (pattern, path, params) => {
  expect(pathPattern(pattern)(path)).toEqual(params);
});

test("a route is found by method and path, and HEAD is answered by GET", () => {
  const get = { method: "GET", matches: pathPattern("/a") };
  const post = { method: "POST", matches: pathPattern("/a") };
  const found = (method: string, path: string) => findRoute([get, post], method, path)?.route;
  expect(found("GET", "/a")).toBe(get);
  expect(found("HEAD", "/a")).toBe(get);
  expect(found("POST", "/a")).toBe(post);
  expect(found("DELETE", "/a")).toBeUndefined();
  expect(found("GET", "/b")).toBeUndefined();
});
