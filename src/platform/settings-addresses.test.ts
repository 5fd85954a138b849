/** Addresses that follow from settings: each is spelt as browsers spell it, whatever the operator wrote. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { siteOrigin } from "../features/sites/origin.ts";
import { OperatorError } from "../lib/errors.ts";
import { isInRanges } from "../lib/ip-address.ts";
import { type Environment, parseConfig } from "./config.ts";
import { refuseAddress } from "./outbound/targets.ts";

const FILES = {
  ...{ SITEWRIGHT_TLS: "files", SITEWRIGHT_TLS_CERT: "c.pem", SITEWRIGHT_TLS_KEY: "k.pem" },
};

/** The configuration, or undefined where the start is stopped in one line. */
function tryConfig(environment: Environment) {
  try {
    return parseConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError);
    expect(String(error)).not.toContain("\n");
    return undefined;
  }
}

const hosts = fc.constantFrom(
  ...[
    "sites.example.com",
    "Sites.Example.COM",
    "sites.example.com.",
    "bücher.example",
    "localhost",
  ],
  ...["a.localhost", "192.0.2.1", "[2001:db8::1]", "xn--bcher-kva.example", "*.example.com", "a b"],
);
const ports = fc.constantFrom("", ":", ":80", ":443", ":0443", ":8443", ":0", ":65536", ":x");
const schemes = fc.constantFrom("http", "https", "HTTPS", "ftp");

describe("an address that is taken", () => {
  const settings = fc.record({
    SITEWRIGHT_PUBLIC_URL: fc
      .tuple(schemes, hosts, ports, fc.constantFrom("", "/", "/api", "?x"))
      .map(([scheme, host, port, rest]) => `${scheme}://${host}${port}${rest}`),
    SITEWRIGHT_SITES_DOMAIN: fc.tuple(hosts, ports).map((parts) => parts.join("")),
    SITEWRIGHT_SITES_SCHEME: fc.constantFrom("", "http", "https"),
  });

  test("is the origin that a browser makes of it", () => {
    let taken = 0;
    fc.assert(
      fc.property(settings, fc.boolean(), (environment, isTlsOn) => {
        const config = tryConfig({ ...environment, ...(isTlsOn ? FILES : {}) });
        if (config === undefined) return;
        taken += 1;
        expect(new URL(config.publicUrl).origin).toBe(config.publicUrl);
        for (const liveDomain of [null, "www.shop.example"]) {
          const origin = siteOrigin(config, { slug: "bakery", liveDomain });
          expect(new URL(origin).origin).toBe(origin);
          if (isTlsOn) expect(origin).toStartWith("https://");
        }
      }),
      { numRuns: 2_000 },
    );
    // Or nothing would have been looked at.
    expect(taken).toBeGreaterThan(50);
  });

  test("of one setting does not depend on how the other is written", () => {
    fc.assert(
      fc.property(settings, ({ SITEWRIGHT_SITES_DOMAIN, ...other }) => {
        const config = tryConfig({ SITEWRIGHT_SITES_DOMAIN, ...other });
        if (config === undefined) return;
        expect(tryConfig({ SITEWRIGHT_SITES_DOMAIN })?.sitesDomain).toBe(config.sitesDomain);
      }),
    );
  });
});

test.each<[Environment, string]>([
  [{ SITEWRIGHT_SITES_DOMAIN: "sites.example.com:443" }, "https://a.sites.example.com"],
  [{ SITEWRIGHT_SITES_DOMAIN: "sites.example.com:0443" }, "https://a.sites.example.com"],
  [{ SITEWRIGHT_SITES_DOMAIN: "sites.example.com:08443" }, "https://a.sites.example.com:8443"],
  [{ SITEWRIGHT_SITES_DOMAIN: "Bücher.example" }, "https://a.xn--bcher-kva.example"],
  [{ SITEWRIGHT_SITES_DOMAIN: "b.localhost:80" }, "http://a.b.localhost"],
  [{ PORT: "80" }, "http://a.localhost"],
  [{ PORT: "9000" }, "http://a.localhost:9000"],
  [{ ...FILES, PORT: "9000" }, "https://a.localhost"],
  [{ ...FILES, SITEWRIGHT_HTTPS_PORT: "9443" }, "https://a.localhost:9443"],
  [{ ...FILES, SITEWRIGHT_SITES_DOMAIN: "s.test", SITEWRIGHT_HTTPS_PORT: "9" }, "https://a.s.test"],
])("with %j sites are at %s", (environment, origin) => {
  expect(siteOrigin(parseConfig(environment), { slug: "a", liveDomain: null })).toBe(origin);
});

describe("addresses that are listed", () => {
  const v4 = fc.ipV4();
  const bits = fc.integer({ min: 0, max: 32 });

  test("of proxies are believed as they stand, in any company, and no other is", () => {
    const numberOf = (address: string) =>
      address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
    fc.assert(
      fc.property(fc.array(fc.tuple(v4, bits), { maxLength: 4 }), v4, (ranges, address) => {
        const text = ranges.map(([base, size]) => `${base}/${size}`).join(" , ");
        const { trustedProxies } = parseConfig({ SITEWRIGHT_TRUSTED_PROXIES: `${text},` });
        const isMeant = ranges.some(([base, size]) => {
          const block = 2 ** (32 - size);
          return Math.floor(numberOf(base) / block) === Math.floor(numberOf(address) / block);
        });
        expect(isInRanges(address, trustedProxies)).toBe(isMeant);
        // The same address as a dual-stack socket shows it.
        expect(isInRanges(`::ffff:${address}`, trustedProxies)).toBe(isMeant);
      }),
    );
  });

  test.each([
    "10.1/16",
    "10.0.0.0/33",
    "10.0.0.256",
    "proxy.example",
    "10.0.0.1-9",
    "::1/129",
    "/8",
  ])("%s is none, and stops the start", (text) => {
    expect(() => parseConfig({ SITEWRIGHT_TRUSTED_PROXIES: text })).toThrow(
      /^SITEWRIGHT_TRUSTED_PROXIES must list addresses or CIDRs; for example /,
    );
  });

  test.each([
    ["9.9.9.9", true],
    ["9.9.9.9:53", true],
    ["[2620:fe::fe]:53", true],
    ["2620:fe::fe", true],
    ["[2620:fe::fe]", true],
    [" 9.9.9.9 , 1.1.1.1:5353 ,", true],
    ["9.9.9.9:0", false],
    ["9.9.9.9:65536", false],
    ["9.9.9.9:", false],
    ["dns.example:53", false],
    ["9.9.9", false],
    ["9.9.9.9/32", false],
    ["153092361", false],
    ["[9.9.9.9", false],
    ["9.9.9.9,nonsense", false],
  ])("name servers may be %j: %p", (text, isTaken) => {
    expect(tryConfig({ SITEWRIGHT_DNS_SERVERS: text }) !== undefined).toBe(isTaken);
  });

  test("as private targets open what they name, and nothing beside it", () => {
    const { allowPrivateTargets } = parseConfig({
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "n8n.internal:5678, 10.1.0.0/16,[fd00::7]:9000",
    });
    const isOpen = (host: string, address: string, port: number) =>
      refuseAddress(allowPrivateTargets, { host, address, port }) === undefined;
    expect(isOpen("n8n.internal", "192.168.0.9", 5678)).toBe(true);
    expect(isOpen("n8n.internal", "192.168.0.9", 5679)).toBe(false);
    expect(isOpen("other.internal", "192.168.0.9", 5678)).toBe(false);
    expect(isOpen("any.internal", "10.1.255.255", 22)).toBe(true);
    expect(isOpen("any.internal", "10.2.0.0", 22)).toBe(false);
    expect(isOpen("fd00::7", "fd00:0::7", 9000)).toBe(true);
    expect(isOpen("fd00::7", "fd00::7", 443)).toBe(false);
  });
});

describe("limits and credits", () => {
  const names = [
    "key",
    "ip",
    "generation",
    "form",
    "pictures",
    "page",
    "beacon",
    "signin",
    "console",
  ];
  const number = fc.integer({ min: 1, max: 9_999_999 });

  test("are what is named, and the defaults for the rest", () => {
    const named = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...names), number, number, fc.constantFrom("m", "h")),
      { selector: ([name]) => name, maxLength: names.length },
    );
    const defaults: Record<string, unknown> = parseConfig({}).limits;
    fc.assert(
      fc.property(named, (limits) => {
        const text = limits.map(([name, burst, refill, per]) => `${name}=${burst}/${refill}${per}`);
        const read: Record<string, unknown> = parseConfig({
          SITEWRIGHT_LIMITS: text.join(", "),
        }).limits;
        const expected = limits.map(([name, burst, refill, per]) => [
          name,
          { burst, refillPerSecond: refill / (per === "h" ? 3600 : 60) },
        ]);
        expect(read).toEqual({ ...defaults, ...Object.fromEntries(expected) });
      }),
    );
  });

  test.each([
    ["SITEWRIGHT_LIMITS", "key=0/1m"],
    ["SITEWRIGHT_LIMITS", "key=1/0m"],
    ["SITEWRIGHT_LIMITS", "key=1/1s"],
    ["SITEWRIGHT_LIMITS", "key=1/1"],
    ["SITEWRIGHT_LIMITS", "keys=1/1m"],
    ["SITEWRIGHT_LIMITS", "key=1/1m,key=2/2m"],
    ["SITEWRIGHT_LIMITS", "key=-1/1m"],
    ["SITEWRIGHT_LIMITS", "constructor=1/1m"],
    ["SITEWRIGHT_PLAN_CREDITS", "pro=-1"],
    ["SITEWRIGHT_PLAN_CREDITS", "pro=1.5"],
    ["SITEWRIGHT_PLAN_CREDITS", "gold=1"],
    ["SITEWRIGHT_PLAN_CREDITS", "pro=1,pro=1"],
    ["SITEWRIGHT_PLAN_CREDITS", "pro"],
  ])("%s=%s stops the start by its name", (variable, text) => {
    expect(() => parseConfig({ [variable]: text })).toThrow(new RegExp(`^${variable} must list`));
  });

  test("a plan may have none at all", () => {
    expect(parseConfig({ SITEWRIGHT_PLAN_CREDITS: "free=0" }).planCredits.free).toBe(0);
  });
});
