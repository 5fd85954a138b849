import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAuthority } from "../../test/fixtures/certificates.ts";
import { OperatorError } from "../lib/errors.ts";
import { findUnknownVariables, parseConfig } from "./config.ts";
import { SETTINGS, type Variable } from "./settings.ts";

const PEM_START = "-----BEGIN CERTIFICATE-----";
const PEM_END = "-----END CERTIFICATE-----";

test("with nothing set, every default is the documented one", () => {
  expect(parseConfig({})).toMatchObject({
    host: "127.0.0.1",
    port: 8787,
    publicUrl: "http://localhost:8787",
    sitesDomain: "localhost:8787",
    sitesScheme: "http",
    planCredits: { free: 10, starter: 50, pro: 200, agency: 1000 },
    limits: {
      key: { burst: 20, refillPerSecond: 2 },
      ip: { burst: 60, refillPerSecond: 10 },
      generation: { burst: 5, refillPerSecond: 10 / 3600 },
      form: { burst: 10, refillPerSecond: 5 / 60 },
    },
    workers: 2,
    logLevel: "info",
  });
});

test("sites elsewhere than on localhost are https unless told otherwise", () => {
  expect(parseConfig({ SITEWRIGHT_SITES_DOMAIN: "sites.example.com" }).sitesScheme).toBe("https");
  expect(
    parseConfig({ SITEWRIGHT_SITES_DOMAIN: "a.test", SITEWRIGHT_SITES_SCHEME: "http" }).sitesScheme,
  ).toBe("http");
});

test("with TLS on, addresses are https and follow from its port", () => {
  const files = {
    SITEWRIGHT_TLS: "files",
    SITEWRIGHT_TLS_CERT: "c.pem",
    SITEWRIGHT_TLS_KEY: "k.pem",
  };
  expect(parseConfig(files)).toMatchObject({
    ...{ publicUrl: "https://localhost", sitesDomain: "localhost", sitesScheme: "https" },
    tls: { mode: "files", httpsPort: 443, httpPort: 80, http2: true },
  });
  expect(parseConfig({ ...files, SITEWRIGHT_HTTPS_PORT: "8443" })).toMatchObject({
    ...{ publicUrl: "https://localhost:8443", sitesDomain: "localhost:8443" },
  });
  expect(parseConfig({ SITEWRIGHT_TLS: "acme" }).tls).toMatchObject({
    ...{ mode: "acme", challenge: "http-01", email: undefined },
    directory: "https://acme-v02.api.letsencrypt.org/directory",
  });
});

test.each([
  ["SITEWRIGHT_TLS_CERT", { SITEWRIGHT_TLS: "files" }],
  ["SITEWRIGHT_TLS_KEY", { SITEWRIGHT_TLS: "files", SITEWRIGHT_TLS_CERT: "c.pem" }],
  ["SITEWRIGHT_HTTP_PORT", { SITEWRIGHT_TLS: "acme", SITEWRIGHT_HTTP_PORT: "443" }],
  ["SITEWRIGHT_PUBLIC_URL", { SITEWRIGHT_TLS: "acme", SITEWRIGHT_PUBLIC_URL: "http://a.test" }],
  ["SITEWRIGHT_SITES_SCHEME", { SITEWRIGHT_TLS: "acme", SITEWRIGHT_SITES_SCHEME: "http" }],
  ["SITEWRIGHT_ACME_DIRECTORY", { SITEWRIGHT_TLS: "acme", SITEWRIGHT_ACME_DIRECTORY: "http://a" }],
  ["SITEWRIGHT_ACME_CHALLENGE", { SITEWRIGHT_TLS: "acme", SITEWRIGHT_ACME_CHALLENGE: "dns-01" }],
  ["SITEWRIGHT_ACME_EMAIL", { SITEWRIGHT_TLS: "acme", SITEWRIGHT_ACME_EMAIL: "nobody" }],
  ["SITEWRIGHT_ACME_CA_FILE", { SITEWRIGHT_ACME_CA_FILE: "/nowhere.pem" }],
])("%s is named when TLS cannot be had as asked", (variable, environment) => {
  expect(() => parseConfig(environment)).toThrow(variable);
});

test.each([
  ["cannot be read", undefined],
  ["no certificate in PEM", "Not a certificate"],
  ["no certificate in PEM", "-----BEGIN PRIVATE KEY-----\nMC4CAQ==\n-----END PRIVATE KEY-----\n"],
  ["certificate no. 1 is damaged", `${PEM_START}\nMIIB\n${PEM_END}\n`],
  [
    "certificate no. 2 is damaged",
    async () => `${(await createAuthority()).root}${PEM_START}\nMII`,
  ],
  ["longer than 1 MB", "x".repeat(2_000_000)],
])("a file of roots is refused by name: %s", async (fault, content) => {
  const directory = mkdtempSync(join(tmpdir(), "sitewright-roots-"));
  const path = join(directory, "roots.pem");
  try {
    const text = typeof content === "function" ? await content() : content;
    if (text !== undefined) writeFileSync(path, text);
    const attempt = () => parseConfig({ SITEWRIGHT_ACME_CA_FILE: path });
    expect(attempt).toThrow(OperatorError);
    expect(attempt).toThrow(`SITEWRIGHT_ACME_CA_FILE names ${path}, `);
    expect(attempt).toThrow(fault);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test("limits and credits that are not named keep their defaults", () => {
  const config = parseConfig({
    SITEWRIGHT_LIMITS: "key=1/60m",
    SITEWRIGHT_PLAN_CREDITS: "pro=7",
  });
  expect(config.limits.key).toEqual({ burst: 1, refillPerSecond: 1 });
  expect(config.limits.ip.burst).toBe(60);
  expect(config.planCredits).toEqual({ free: 10, starter: 50, pro: 7, agency: 1000 });
});

test("an account to begin with is read from one variable", () => {
  const text = "name=Acme;email=owner@acme.test;plan=agency";
  for (const given of [text, `${text};`])
    expect(parseConfig({ SITEWRIGHT_BOOTSTRAP: given }).bootstrap).toEqual({
      name: "Acme",
      email: "owner@acme.test",
      plan: "agency",
    });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["HOST", "two words"],
  ["HOST", "0.0.0.0:80"],
  ["HOST", "999.1.1.1"],
  ["SITEWRIGHT_TLS", "on"],
  ["SITEWRIGHT_HTTPS_PORT", "eighty"],
  ["SITEWRIGHT_HTTP_PORT", "99999"],
  ["SITEWRIGHT_HTTP2", "maybe"],
  ["SITEWRIGHT_ACME_EMAIL", "nobody"],
  ["SITEWRIGHT_ACME_DIRECTORY", "nowhere"],
  ["SITEWRIGHT_ACME_CHALLENGE", "dns-01"],
  ["SITEWRIGHT_PUBLIC_URL", "ftp://example.com"],
  ["SITEWRIGHT_PUBLIC_URL", "https://example.com/path"],
  ["SITEWRIGHT_DATABASE_URL", "postgres://secret@host/db"],
  ["SITEWRIGHT_DNS_SERVERS", "9.9.9.9:99999"],
  ["SITEWRIGHT_METRICS_TOKEN", "two words"],
  ["SITEWRIGHT_METRICS_TOKEN", "gehört"],
  ["SITEWRIGHT_SITES_DOMAIN", "a/b"],
  ["SITEWRIGHT_SITES_DOMAIN", "*.sites.test"],
  ["SITEWRIGHT_SITES_DOMAIN", ".sites.test"],
  ["SITEWRIGHT_SITES_DOMAIN", "sites.test?x"],
  ["SITEWRIGHT_SITES_DOMAIN", "sites.test:70000"],
  ["SITEWRIGHT_SITES_DOMAIN", "sites.test:0"],
  ["SITEWRIGHT_SITES_DOMAIN", "sites.test:000"],
  ["SITEWRIGHT_SITES_DOMAIN", "192.0.2.1"],
  ["SITEWRIGHT_SITES_DOMAIN", "[::1]:80"],
  ["SITEWRIGHT_SITES_SCHEME", "gopher"],
  ["SITEWRIGHT_TRUSTED_PROXIES", "10.0.0.0/99"],
  ["SITEWRIGHT_TRUSTED_PROXIES", "10.1/16"],
  ["SITEWRIGHT_LIMITS", "key=often"],
  ["SITEWRIGHT_LIMITS", "nonsense=1/1m"],
  ["SITEWRIGHT_LIMITS", "key=20/120m,key=5/5m"],
  ["SITEWRIGHT_PLAN_CREDITS", "gold=1"],
  ["SITEWRIGHT_PLAN_CREDITS", "pro=200,pro=100"],
  ["SITEWRIGHT_WORKERS", "0"],
  ["SITEWRIGHT_BOOTSTRAP", "email=a@b.c"],
  ["SITEWRIGHT_BOOTSTRAP", "name=Acme;email=nobody"],
  ["SITEWRIGHT_BOOTSTRAP", "name=Acme;email=owner@acme.test;plan=gold"],
  ["SITEWRIGHT_BOOTSTRAP", "name=Acme;email=owner@acme.test;onwer=owner@acme.test"],
  ["SITEWRIGHT_BOOTSTRAP", "name=Acme;name=Other;email=owner@acme.test"],
  ["SITEWRIGHT_BOOTSTRAP", `name=${"x".repeat(201)};email=owner@acme.test`],
  ["SITEWRIGHT_BACKUP", "daily,weekly,to=/backups"],
  ["SITEWRIGHT_BACKUP", "keep=7,keep=70,to=/backups"],
  ["SITEWRIGHT_BACKUP", "to=/backups,to=/elsewhere"],
  ["SITEWRIGHT_BACKUP", "daily,keep,to=/backups"],
  ["SITEWRIGHT_BACKUP", "keep=7,daily"],
  ["SITEWRIGHT_BACKUP_KEY", `!!${"a".repeat(43)}`],
  ["SITEWRIGHT_DATABASE_URL", "http://host name"],
  ["SITEWRIGHT_INSTANCE_KEY", "c2hvcnQ="],
  ["SITEWRIGHT_LOG", "loud"],
])("%s=%s stops the start with its name and an example, not the value", (variable, value) => {
  const attempt = () => parseConfig({ [variable]: value });
  expect(attempt).toThrow(OperatorError);
  expect(attempt).toThrow(new RegExp(`^${variable} .*; for example ${variable}=`));
  if (value.length > 3)
    expect(attempt).not.toThrow(new RegExp(value.replaceAll(/[/$?.*[\]]/g, "\\$&")));
});

test.each(["file:", "file:///", "libsql://", "https:"])(
  "SITEWRIGHT_DATABASE_URL=%s names no place, which is said with an example",
  (value) => {
    expect(() => parseConfig({ SITEWRIGHT_DATABASE_URL: value })).toThrow(
      /^SITEWRIGHT_DATABASE_URL .*; for example SITEWRIGHT_DATABASE_URL=/,
    );
  },
);

test.each([
  ["Sites.Example", "sites.example"],
  ["sites.example.", "sites.example"],
  ["münchen.example:8443", "xn--mnchen-3ya.example:8443"],
])("SITEWRIGHT_SITES_DOMAIN=%s is %s", (text, domain) => {
  expect(parseConfig({ SITEWRIGHT_SITES_DOMAIN: text }).sitesDomain).toBe(domain);
});

test("SITEWRIGHT_PUBLIC_URL is one origin, however its host is written", () => {
  for (const text of [
    "https://Sites.Example.",
    "https://sites.example.:443/",
    "HTTPS://sites.example",
  ])
    expect(parseConfig({ SITEWRIGHT_PUBLIC_URL: text }).publicUrl).toBe("https://sites.example");
  const address = "http://[2001:db8::1]:8787";
  expect(parseConfig({ SITEWRIGHT_PUBLIC_URL: address }).publicUrl).toBe(address);
});

test.each(["0.0.0.0", "::", "[::1]", "localhost", "my_host"])(
  "HOST=%s is taken as it is",
  (host) => {
    expect(parseConfig({ HOST: host }).host).toBe(host);
  },
);

/** Whatever they hold is a place; what is there shows when it is opened. */
const PLACES: readonly Variable[] = [
  "SITEWRIGHT_DATA",
  "SITEWRIGHT_TLS_CERT",
  "SITEWRIGHT_TLS_KEY",
];

test("nonsense stops the start in every setting but those that name a place, on one line", () => {
  const taken = SETTINGS.filter(({ variable }) => {
    try {
      parseConfig({ [variable]: "no such value" });
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(OperatorError);
      expect(String(error)).toMatch(/SITEWRIGHT_|HOST|PORT/);
      expect(String(error)).not.toContain("\n");
      return false;
    }
  });
  expect(taken.map(({ variable }) => variable)).toEqual([...PLACES]);
});

test("blanks around a value are no part of it, and of blanks alone nothing is set", () => {
  const plain = parseConfig({ SITEWRIGHT_INSTANCE_KEY: "a".repeat(43) });
  const blank = Object.fromEntries(SETTINGS.map(({ variable }) => [variable, " "]));
  expect(parseConfig({ ...blank, SITEWRIGHT_INSTANCE_KEY: ` ${"a".repeat(43)}\n` })).toEqual(plain);
});

test("each setting's flag has the name of its variable", () => {
  for (const { variable, flag } of SETTINGS)
    expect<string>(flag).toBe(
      variable.replace("SITEWRIGHT_", "").replaceAll("_", "-").toLowerCase(),
    );
});

test("a misspelt variable is found", () => {
  expect(
    // The key is what the documentation's own examples export.
    findUnknownVariables({ SITEWRIGHT_WORKER: "3", SITEWRIGHT_WORKERS: "3", SITEWRIGHT_KEY: "x" }),
  ).toEqual(["SITEWRIGHT_WORKER"]);
});
