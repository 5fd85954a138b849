/** A site's own domain in every way that people write one: on the command line, in the API and in a Host header. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { runHere } from "./fixtures/commands-here.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

// The site is built first.
setDefaultTimeout(60_000);

let service: TestService;
let owner: TestAccount;
let siteId: string;
let slugHost: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const brief = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body: brief });
  await service.ctx.scheduler.step();
  const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  siteId = site.id;
  slugHost = new URL(site.url).host;
});
afterAll(() => service.close());

const domain = (...words: string[]) =>
  runHere(["site", "domain", siteId, ...words], { SITEWRIGHT_DATA: service.directory });
const setJson = async (name: string) => {
  const { exitCode, stdout, stderr } = await domain("--json", "--", name);
  expect([name, exitCode, stderr]).toEqual([name, 0, ""]);
  return JSON.parse(stdout);
};
const siteOf = async () => (await service.call(owner.key, "GET", `/sites/${siteId}`)).body.site;
/** Status, and where it leads. */
async function look(host: string, path = "/contact?from=card"): Promise<[number, string | null]> {
  const answer = await service.visit(host, path);
  return [answer.status, answer.headers.get("location")];
}

describe("one domain in many spellings", () => {
  test.each([
    ["bücher.localhost", "xn--bcher-kva.localhost"],
    ["BÜCHER.LOCALHOST", "xn--bcher-kva.localhost"],
    ["xn--bcher-kva.localhost", "xn--bcher-kva.localhost"],
    ["XN--BCHER-KVA.localhost.", "xn--bcher-kva.localhost"],
    ["bu\u0308cher.localhost", "xn--bcher-kva.localhost"],
    ["ｂｒｅａｄ.localhost", "bread.localhost"],
    ["bread。localhost", "bread.localhost"],
    ["  Bread.Localhost.  ", "bread.localhost"],
    ["straße.example.org", "xn--strae-oqa.example.org"],
    ["пекарня.example.org", "xn--80ajpngj0i.example.org"],
    ["مخبز.example.org", "xn--ngbln7e.example.org"],
    ["a.b.c.d.e.f.example.org", "a.b.c.d.e.f.example.org"],
    ["1-2-3.example.org", "1-2-3.example.org"],
    [`${"a".repeat(63)}.example.org`, `${"a".repeat(63)}.example.org`],
  ])("%j is kept as %s, from the command line and the API alike", async (written, kept) => {
    expect((await setJson(written)).customDomain).toBe(kept);
    const path = `/sites/${siteId}/domain`;
    const answer = await service.call(owner.key, "PUT", path, { body: { domain: written } });
    expect([answer.status, answer.body.site?.customDomain ?? answer.body.domain]).toEqual([
      200,
      kept,
    ]);
    expect((await siteOf()).customDomain).toBe(kept);
  });
});

describe("a domain that is live", () => {
  const HOST = "xn--bcher-kva.localhost";
  beforeAll(async () => {
    await setJson("bücher.localhost");
    for (let turn = 0; turn < 6; turn += 1) await service.ctx.scheduler.step();
    expect((await siteOf()).url).toBe(`http://${HOST}:${service.port}`);
  });

  test.each([
    HOST,
    HOST.toUpperCase(),
    `${HOST}.`,
    `${HOST}:80`,
    `${HOST}:${65_535}`,
    `Xn--Bcher-Kva.LocalHost.:443`,
  ])("is answered to as %s", async (host) => {
    expect(await look(host)).toEqual([200, null]);
  });

  test("is led to from its other names, with path and query, in any spelling of those", async () => {
    const there = `http://${HOST}:${service.port}/contact?from=card`;
    for (const host of [`www.${HOST}`, `WWW.${HOST}.`, slugHost, `${slugHost.toUpperCase()}`]) {
      const [status, location] = await look(host);
      expect([host, status, location]).toEqual([host, 308, there]);
    }
  });

  test.each([
    `${HOST}.evil.example`,
    `evil-${HOST}`,
    `x.${HOST}`,
    `${HOST}..`,
    `.${HOST}`,
    `${HOST}:80:80`,
    `${HOST}/`,
    `user@${HOST}`,
    `*.localhost`,
    "",
  ])("is not %j, which is answered by nobody's site", async (host) => {
    const answer = await service.visit(host, "/contact");
    expect([400, 421, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain("Harbour Bakery");
  });
});

test("what is no domain of anybody's changes nothing, and is refused in one line that names the argument", async () => {
  await setJson("bread.localhost");
  const before = await siteOf();
  for (const wrong of [
    ...[
      "*.example.org",
      "*",
      "example",
      "com",
      "co.uk",
      "localhost",
      "www.localhost",
      "example.org:8443",
    ],
    ...[
      "https://example.org",
      "example.org/path",
      "1.2.3.4",
      "0x7f.1",
      "[::1]",
      "::1",
      "a..example.org",
    ],
    ...["-a.example.org", "a-.example.org", "a_b.example.org", "xn--a.example.org", "exa mple.org"],
    ...[`${"a".repeat(64)}.example.org`, `${"a.".repeat(130)}example.org`, "a\u0000.example.org"],
    ...["example.org?x", "example.org#x", "me@example.org", "\u202eexample.org", "1.in-addr.arpa"],
    ...["hidden.onion", "sub.invalid"],
  ]) {
    const { exitCode, stdout, stderr } = await domain("--", wrong);
    expect([wrong, exitCode, stdout, stderr.trimEnd().split("\n").length]).toEqual([
      wrong,
      1,
      "",
      1,
    ]);
    expect(stderr).toStartWith("sitewright: <host> must be a full host name of your own");
    // What was sent is not sent back: it may be anything.
    if (wrong.length > 12) expect(stderr).not.toContain(wrong);
  }
  expect(await siteOf()).toEqual(before);
});

test("a name that begins with a dash is taken for no option behind two dashes", async () => {
  const { exitCode, stderr } = await domain("-x.example.org");
  expect([exitCode, stderr]).toEqual([
    2,
    expect.stringContaining("unknown option '-x.example.org'"),
  ]);
});

test("a site's own subdomain may be given for its domain, and leads nowhere in a circle", async () => {
  const [name = ""] = slugHost.split(":");
  expect((await setJson(name)).customDomain).toBe(name);
  for (let turn = 0; turn < 6; turn += 1) await service.ctx.scheduler.step();
  expect(await look(name)).toEqual([200, null]);
  expect(await look(`www.${name}`)).toEqual([308, `http://${slugHost}/contact?from=card`]);
  expect((await domain("--remove")).exitCode).toBe(0);
  for (let turn = 0; turn < 6; turn += 1) await service.ctx.scheduler.step();
  expect([await look(name), (await siteOf()).customDomain]).toEqual([[200, null], null]);
});
