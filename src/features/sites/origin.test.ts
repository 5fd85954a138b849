/** Where sites are reached, and which names no owner can have. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { isServiceHost, siteHost, siteOrigin, slugOfHost } from "./origin.ts";

const config = (sitesDomain: string, sitesScheme: "http" | "https" = "https") => ({
  ...{ sitesDomain, sitesScheme, publicUrl: "https://app.example.com" },
});
const slugs = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);

describe("a site", () => {
  test.each([
    ["pages.example.net", "https", "https://bakery.pages.example.net"],
    ["pages.example.net:443", "https", "https://bakery.pages.example.net"],
    ["localhost:8787", "http", "http://bakery.localhost:8787"],
    ["pages.example.net:80", "http", "http://bakery.pages.example.net"],
    ["pages.example.net:80", "https", "https://bakery.pages.example.net:80"],
  ] as const)("below %s over %s is at %s", (domain, scheme, origin) => {
    expect(siteOrigin(config(domain, scheme), { slug: "bakery", liveDomain: null })).toBe(origin);
  });

  test("is at its owner's domain once that is live", () => {
    const site = { slug: "bakery", liveDomain: "bakery.de" };
    expect(siteOrigin(config("pages.example.net"), site)).toBe("https://bakery.de");
  });

  test("is found again by the host that it is reached at", () => {
    fc.assert(
      fc.property(slugs, fc.constantFrom("pages.example.net", "localhost:8787"), (slug, domain) => {
        const host = siteHost(config(domain), { slug, liveDomain: null });
        expect(slugOfHost(config(domain), host)).toBe(slug);
        expect(isServiceHost(config(domain), host)).toBe(true);
      }),
    );
  });

  test.each([
    "pages.example.net",
    ".pages.example.net",
    "a.b.pages.example.net",
    "bakery.pages.example.net.evil.test",
    "bakerypages.example.net",
    "bakery.de",
  ])("is not found by its subdomain at %s", (host) => {
    expect(slugOfHost(config("pages.example.net"), host)).toBeUndefined();
  });
});

test("the service's own names are its host, the sites' domain, and all below that", () => {
  const names = ["app.example.com", "pages.example.net", "a.b.pages.example.net"];
  for (const host of names)
    expect(isServiceHost(config("pages.example.net:8443"), host)).toBe(true);
  for (const host of ["example.com", "www.app.example.com", "mypages.example.net", "bakery.de"])
    expect(isServiceHost(config("pages.example.net"), host)).toBe(false);
});
