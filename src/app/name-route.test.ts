/** Names of routes stand in logs and metrics: no id, no name of anybody, and few of them. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import { pathPattern } from "../http/visitor-route.ts";
import { createRouteNames } from "./name-route.ts";

const nameRoute = createRouteNames({
  operations: [
    { method: "GET", path: "/sites/:id" },
    { method: "GET", path: "/sites/:id/leads" },
    { method: "POST", path: "/sites" },
  ],
  routes: [{ method: "POST", matches: pathPattern("/events/:slug/register") }],
  pages: new Set(["/docs", "/healthz"]),
  procedures: new Set(["/console/api/session.state"]),
});

test.each([
  ["GET", "/v1/sites/site_01k9", "/v1/sites/:id"],
  ["GET", "/v1/sites/site_01k9/leads", "/v1/sites/:id/leads"],
  ["POST", "/v1/sites", "/v1/sites"],
  ["POST", "/events/wine-evening/register", "/events/:slug/register"],
  // An id may be any text, also one that stands in the path.
  ["GET", "/v1/sites/v1", "/v1/sites/:id"],
  ["GET", "/docs", "/docs"],
  ["POST", "/console/api/session.state", "/console/api/session.state"],
  // What no route is named by has one of three names.
  ["GET", "/console/join/a-secret-of-a-link", "/console/…"],
  ["GET", "/console/claim/a-secret-of-a-link", "/console/…"],
  ["DELETE", "/v1/sites/site_01k9", "/v1/…"],
  ["GET", "/v1/people/ada@example.com", "/v1/…"],
  ["GET", "/about/ada", "a page or an unknown path"],
])("%s %s is %s", (method, path, name) => {
  expect(nameRoute(method, path)).toBe(name);
});

test("strangers cannot make names, whatever they ask for", () => {
  const segment = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom("v1", "sites", "console", "events", "register"),
  );
  const names = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom("GET", "POST"),
      fc.array(segment, { maxLength: 5 }),
      (method, parts) => {
        names.add(nameRoute(method, `/${parts.join("/")}`));
      },
    ),
    { numRuns: 2_000 },
  );
  const known = ["/v1/sites/:id", "/v1/sites/:id/leads", "/v1/sites", "/events/:slug/register"];
  const others = ["/docs", "/healthz", "/console/…", "/v1/…", "a page or an unknown path"];
  for (const name of names) expect([...known, ...others]).toContain(name);
});
