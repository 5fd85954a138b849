/** Which names an owner may put in front of a site, in one spelling each. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { parseConfig } from "../../platform/config.ts";
import {
  counterpartOf,
  hostsOf,
  listParents,
  parseDomainName,
  registrableOf,
} from "./domain-name.ts";

const config = parseConfig({
  SITEWRIGHT_PUBLIC_URL: "https://app.sites.example.com",
  SITEWRIGHT_SITES_DOMAIN: "pages.example.net",
});
const parse = (text: string) => parseDomainName(config, text);

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
const name = fc
  .tuple(fc.array(label, { maxLength: 2 }), label, fc.constantFrom("com", "de", "co.uk", "org"))
  .map(([below, own, suffix]) => [...below, own, suffix].join("."));

describe("a domain", () => {
  test.each([
    ["Bakery.Example.ORG", "bakery.example.org"],
    [" bakery.de. ", "bakery.de"],
    ["bäckerei.de", "xn--bckerei-5wa.de"],
    ["shop.bakery.co.uk", "shop.bakery.co.uk"],
    ["bakery.localhost", "bakery.localhost"],
  ])("%j is taken as %s", (text, spelled) => {
    expect(parse(text)).toBe(spelled);
  });

  test("in its one spelling is spelled so again, and in capitals too", () => {
    fc.assert(
      fc.property(name, (text) => {
        const spelled = parse(text);
        if (spelled === undefined) return;
        expect(parse(spelled)).toBe(spelled);
        expect(parse(`${text.toUpperCase()}.`)).toBe(spelled);
      }),
    );
  });

  test.each([
    ...["", "com", "co.uk", "bakery", "https://bakery.de", "bakery.de/shop", "bakery.de:443"],
    ...["1.2.3.4", "[::1]", "bakery.123", "-bakery.de", "bakery-.de", "my_shop.de", "a..de"],
    ...[
      "xn--a.de",
      "owner@bakery.de",
      "bakery.onion",
      "printer.arpa",
      "localhost",
      "www.localhost",
    ],
    ...["a".repeat(64).concat(".de"), "a.".repeat(600)],
  ])("%j is none that leads visitors anywhere", (text) => {
    expect(parse(text)).toBeUndefined();
  });

  test.each([
    "app.sites.example.com",
    "www.app.sites.example.com",
    "pages.example.net",
    "other.pages.example.net",
  ])("%s is the service's own, and no owner's", (text) => {
    expect(parse(text)).toBeUndefined();
  });
});

describe("its counterpart", () => {
  test("is with www. where it has none, and the other way round", () => {
    fc.assert(
      fc.property(name, (domain) => {
        fc.pre(!domain.startsWith("www."));
        expect(counterpartOf(domain)).toBe(`www.${domain}`);
        expect(counterpartOf(counterpartOf(domain))).toBe(domain);
      }),
    );
  });

  test("goes with it, unless it cannot be a name of its own", () => {
    expect(hostsOf(config, "bakery.de")).toEqual(["bakery.de", "www.bakery.de"]);
    expect(hostsOf(config, "www.bakery.de")).toEqual(["www.bakery.de", "bakery.de"]);
    expect(hostsOf(config, "www.co.uk")).toEqual(["www.co.uk"]);
  });
});

test("CAA records count from the name itself up to what is registered, and no higher", () => {
  expect(listParents("a.shop.bakery.co.uk")).toEqual([
    "a.shop.bakery.co.uk",
    "shop.bakery.co.uk",
    "bakery.co.uk",
  ]);
  fc.assert(
    fc.property(name, (domain) => {
      const parents = listParents(domain);
      expect(parents[0]).toBe(domain);
      expect(parents.at(-1)).toBe(registrableOf(domain));
      for (const parent of parents) expect(domain.endsWith(parent)).toBe(true);
    }),
  );
});
