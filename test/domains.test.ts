/** A site's own domain, from the first record that is missing to its removal: over HTTP and real DNS. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { answerAsk, checkPointers } from "../src/features/domains/room.ts";
import { selfServicePath } from "../src/features/events/self-service.ts";
import { unpublishSite } from "../src/features/sites/service.ts";
import { publishSite } from "../src/features/versions/release.ts";
import { parseAddressRange } from "../src/lib/ip-address.ts";
import { statement } from "../src/platform/database/statements.ts";
import { type DnsServer, startDnsServer } from "./fixtures/dns-server.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { type Answer, startTestService, type TestAccount, type TestService } from "./harness.ts";

const HOUR_MS = 60 * 60_000;

let dns: DnsServer;
let service: TestService;
let owner: TestAccount;
let stranger: TestAccount;
let count = 0;

async function findFreePort(): Promise<number> {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port } = server;
  await server.stop(true);
  return port ?? 0;
}

beforeAll(async () => {
  dns = await startDnsServer({
    "sites.test": { A: ["127.0.0.1"] },
    "*.sites.test": { A: ["127.0.0.1"] },
  });
  const port = await findFreePort();
  service = await startTestService({
    environment: {
      PORT: String(port),
      SITEWRIGHT_DNS_SERVERS: dns.address,
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.2",
      SITEWRIGHT_SITES_DOMAIN: `sites.test:${port}`,
      SITEWRIGHT_SITES_SCHEME: "http",
    },
  });
  owner = await service.createAccount();
  stranger = await service.createAccount();
});
afterAll(async () => {
  await service.close();
  dns.close();
});
afterEach(() => {
  for (const name of dns.zone.keys()) if (!name.endsWith("sites.test")) dns.zone.delete(name);
});

type Site = { id: string; slug: string; key: string };

async function newSite(account = owner): Promise<Site> {
  count += 1;
  const slug = `bakery-${count}`;
  const { siteId: id } = await storeComposedSite(service.ctx, slug, account.id);
  await service.ctx.scheduler.step();
  return { id, slug, key: account.key };
}

const rangesOf = (text: string) => [parseAddressRange(text)].filter((range) => range !== undefined);

const put = ({ id, key }: Site, domain: unknown): Promise<Answer> =>
  service.call(key, "PUT", `/sites/${id}/domain`, { body: { domain } });
const get = ({ id, key }: Site): Promise<Answer> => service.call(key, "GET", `/sites/${id}/domain`);
const check = ({ id, key }: Site) => service.call(key, "POST", `/sites/${id}/domain/check`);
const remove = ({ id, key }: Site) => service.call(key, "DELETE", `/sites/${id}/domain`);
const readSite = async ({ id, key }: Site) =>
  (await service.call(key, "GET", `/sites/${id}`)).body.site;
const origin = (host: string) => `http://${host}:${service.port}`;
const textOf = (answer: Answer, name: string): string =>
  answer.body.checks.find((one: { name: string }) => one.name === name)?.text ?? "";
const claimOf = (answer: Answer): string =>
  answer.body.records.find(({ type }: { type: string }) => type === "TXT").value;

/** Has a domain set, its record written and the site moved there. */
async function moveTo(site: Site, domain: string): Promise<void> {
  dns.zone.set(domain, { A: ["127.0.0.1"] });
  expect((await put(site, domain)).status).toBe(200);
  await service.ctx.scheduler.step();
  expect((await get(site)).body).toMatchObject({ domain, status: "live" });
}

describe("a domain on its way", () => {
  test("is set, found missing, appears, becomes the site's address, and is removed again", async () => {
    const site = await newSite();
    const old = `${site.slug}.sites.test`;
    const set = await put(site, " Harbour.Example. ");
    expect(set.status).toBe(200);
    expect(Object.keys(set.body)).toEqual(["domain", "status", "records", "checks", "certificate"]);
    expect(set.body).toMatchObject({
      domain: "harbour.example",
      status: "pending",
      certificate: null,
      records: [
        { type: "A", name: "harbour.example", value: "127.0.0.1", found: false },
        { type: "CNAME", name: "www.harbour.example", value: old, found: false },
        { type: "TXT", name: "_sitewright.harbour.example", found: false },
      ],
    });
    expect(textOf(set, "records")).toContain("harbour.example has no address yet. Add an A record");
    expect(await readSite(site)).toMatchObject({
      ...{ status: "live", url: origin(old), customDomain: "harbour.example" },
    });
    expect((await service.visit(old, "/")).status).toBe(200);

    dns.zone.set("harbour.example", { A: ["127.0.0.1"] });
    dns.zone.set("www.harbour.example", { CNAME: old });
    const found = await check(site);
    expect(found.body).toMatchObject({ status: "connecting" });
    expect(found.body.records.map((one: { found: boolean }) => one.found)).toEqual([
      ...[true, true, false],
    ]);
    expect(await readSite(site)).toMatchObject({ status: "live", url: origin(old) });
    await service.ctx.scheduler.step();
    expect((await get(site)).body.status).toBe("live");
    expect(await readSite(site)).toMatchObject({
      ...{ status: "live", url: origin("harbour.example") },
    });
    const page = await (await service.visit("harbour.example", "/")).text();
    expect(page).toContain(`<link rel="canonical" href="${origin("harbour.example")}/"`);
    expect(page).not.toContain(old);
    const sitemap = await (await service.visit("harbour.example", "/sitemap.xml")).text();
    expect(sitemap).toContain(origin("harbour.example"));

    expect((await remove(site)).body).toMatchObject({ domain: null, status: "none" });
    expect(await readSite(site)).toMatchObject({
      ...{ status: "live", url: origin(old), customDomain: null },
    });
    expect((await service.visit("harbour.example", "/")).status).toBe(421);
    expect((await service.visit("www.harbour.example", "/")).status).toBe(421);
    expect((await service.visit(old, "/")).status).toBe(200);
    await service.ctx.scheduler.step();
    expect(await (await service.visit(old, "/")).text()).toContain(`href="${origin(old)}/"`);
  });

  test("is sent to by every other name of the site, with path and query", async () => {
    const site = await newSite();
    await moveTo(site, "www.moved.example");
    for (const host of [`${site.slug}.sites.test`, "moved.example"]) {
      const sent = await service.visit(host, "/about?a=%20b&c=/d");
      expect(sent.status).toBe(308);
      expect(sent.headers.get("location")).toBe(`${origin("www.moved.example")}/about?a=%20b&c=/d`);
      const crafted = await service.visit(host, "//evil.example/x");
      expect(crafted.headers.get("location")).toStartWith(`${origin("www.moved.example")}/`);
    }
    // A page that is still open sends its forms to where it came from.
    const sent = await service.visit(`${site.slug}.sites.test`, "/_forms/contact", {
      method: "POST",
      body: new URLSearchParams({ name: "Ada", email: "ada@example.com", message: "Hello" }),
    });
    expect(sent.status).not.toBe(308);
  });

  test("keeps no news of the site from its visitors while it cannot be finished", async () => {
    const site = await newSite();
    dns.zone.set("stuck.example", { A: ["127.0.0.1"] });
    expect((await put(site, "stuck.example")).body.status).toBe("connecting");
    // The readiness check looks it up again, and finds nobody.
    dns.zone.set("stuck.example", { fault: "SERVFAIL" });
    await service.ctx.scheduler.step();
    expect((await get(site)).body.status).toBe("connecting");
    const event = { title: "Rye evening", startsAt: 4_000_000_000_000, status: "published" };
    const made = await service.call(site.key, "POST", `/sites/${site.id}/events`, { body: event });
    expect(made.status).toBe(201);
    await service.ctx.scheduler.step();
    const page = await service.visit(`${site.slug}.sites.test`, made.body.event.url);
    expect(page.status).toBe(200);
    dns.zone.set("stuck.example", { A: ["127.0.0.1"] });
    service.clock.advance(HOUR_MS);
    await service.ctx.scheduler.step();
    expect((await get(site)).body.status).toBe("live");
  });

  test("is left alone for a day when it leads elsewhere, and then the site goes back", async () => {
    const site = await newSite();
    await moveTo(site, "sold.example");
    dns.zone.set("sold.example", { fault: "SERVFAIL" });
    service.clock.advance(48 * HOUR_MS);
    await service.ctx.scheduler.step();
    expect((await get(site)).body.status).toBe("live");
    dns.zone.set("sold.example", { A: ["192.0.2.7"] });
    service.clock.advance(7 * HOUR_MS);
    await service.ctx.scheduler.step();
    const lost = await get(site);
    expect(lost.body.status).toBe("lost");
    expect(textOf(lost, "records")).toContain("leads to 192.0.2.7, which is not this service");
    for (let hours = 0; hours < 30; hours += 6) {
      service.clock.advance(6 * HOUR_MS + 1);
      await service.ctx.scheduler.step();
    }
    expect((await get(site)).body).toMatchObject({ domain: "sold.example", status: "pending" });
    expect(await readSite(site)).toMatchObject({
      ...{ status: "live", url: origin(`${site.slug}.sites.test`), customDomain: "sold.example" },
    });
  });

  test("replaced by another, leads on to it, and the site stays there until the other is live", async () => {
    const site = await newSite();
    await moveTo(site, "first.example");
    const second = await put(site, "second.example");
    expect(second.body).toMatchObject({ domain: "second.example", status: "pending" });
    expect((await readSite(site)).url).toBe(origin("first.example"));
    expect((await service.visit("first.example", "/")).status).toBe(200);
    dns.zone.set("second.example", { A: ["127.0.0.1"] });
    await check(site);
    await service.ctx.scheduler.step();
    expect((await readSite(site)).url).toBe(origin("second.example"));
    const sent = await service.visit("first.example", "/about");
    expect(sent.headers.get("location")).toBe(`${origin("second.example")}/about`);
    await remove(site);
    expect((await service.visit("first.example", "/")).status).toBe(421);
  });

  test("replaced by another, goes to a site of the same account that asks for it, and to no stranger's", async () => {
    const [site, sister, foreign] = [await newSite(), await newSite(), await newSite(stranger)];
    await moveTo(site, "old.example");
    expect((await put(site, "new.example")).body.status).toBe("pending");
    expect((await put(sister, "old.example")).status).toBe(400);
    await moveTo(site, "new.example");
    expect((await put(foreign, "old.example")).status).toBe(400);
    expect((await put(sister, "new.example")).status).toBe(400);
    await moveTo(sister, "old.example");
    expect((await readSite(sister)).url).toBe(origin("old.example"));
    expect((await service.visit("old.example", "/")).status).toBe(200);
    expect((await readSite(site)).url).toBe(origin("new.example"));
    expect((await put(site, "old.example")).status).toBe(400);
    await remove(site);
    expect((await service.visit("old.example", "/")).status).toBe(200);
    await remove(sister);
    expect((await service.visit("old.example", "/")).status).toBe(421);
  });

  test("is set for a draft, and becomes its address once it is published", async () => {
    const site = await newSite();
    await service.ctx.scheduler.step();
    await unpublishSite(service.ctx, site.id);
    dns.zone.set("draft.example", { A: ["127.0.0.1"] });
    await put(site, "draft.example");
    await service.ctx.scheduler.step();
    expect((await get(site)).body.status).toBe("connecting");
    expect((await service.visit("draft.example", "/")).status).toBe(421);
    await publishSite(service.ctx, site.id);
    await service.ctx.scheduler.step();
    expect(await readSite(site)).toMatchObject({ status: "live", url: origin("draft.example") });
  });
});

test("links in mails that were sent before still lead to where they led", async () => {
  const site = await newSite();
  const old = `${site.slug}.sites.test`;
  const event = { title: "Rye evening", startsAt: 4_000_000_000_000, status: "published" };
  const made = await service.call(site.key, "POST", `/sites/${site.id}/events`, { body: event });
  await service.ctx.scheduler.step();
  const path: string = made.body.event.url;
  const action = `${path}/register`;
  const _issued = issuedAgo(service.ctx, { siteId: site.id, action }, 60_000);
  const fields = { name: "Ada", email: "ada@example.com", seats: "1", _issued };
  const sent = await service.visit(old, action, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  expect(sent.status).toBeLessThan(400);
  const [row] = await service.ctx.db.orm.all<{ id: string }>(
    sql`select id from registrations where site_id = ${site.id}`,
  );
  const link = selfServicePath(service.ctx, made.body.event.slug, row?.id ?? "");
  expect((await service.visit(old, link)).status).toBe(200);
  await moveTo(site, "mailed.example");
  const followed = await service.visit(old, link);
  expect([followed.status, followed.headers.get("location")]).toEqual([
    ...[308, origin("mailed.example") + link],
  ]);
  const shown = await service.visit("mailed.example", link);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain("Rye evening");
});

test("behind a proxy of its owner's, a domain leads here if the proxy asks for it by name", async () => {
  const site = await newSite();
  let hostOf = (request: Request): string => request.headers.get("host") ?? "";
  // Another address of the loopback, at the port that sites are served on.
  const proxy = Bun.serve({
    ...{ hostname: "127.0.0.2", port: service.port },
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set("host", hostOf(request));
      return fetch(`http://127.0.0.1:${service.port}${pathname}${search}`, {
        ...{ headers, redirect: "manual", decompress: false },
      });
    },
  });
  for (const name of ["behind.example", "www.behind.example"])
    dns.zone.set(name, { A: ["127.0.0.2"] });
  const kept = hostOf;
  hostOf = () => "inside.example";
  const dropped = await put(site, "behind.example");
  expect(dropped.body.status).toBe("pending");
  expect(textOf(dropped, "records")).toContain(
    "asks for inside.example instead: let it pass the Host header on",
  );
  hostOf = kept;
  const passed = await check(site);
  expect(textOf(passed, "records")).toBe("behind.example leads to this service by way of a proxy.");
  expect(textOf(passed, "counterpart")).toContain("leads here too, by way of a proxy");
  await service.ctx.scheduler.step();
  expect((await get(site)).body.status).toBe("live");
  await remove(site);
  await proxy.stop(true);
});

describe("what is missing is said in words", () => {
  const ODDITIES: [string, Parameters<Map<string, object>["set"]>[1], string][] = [
    ["bare.example", {}, "a CNAME is not possible for a name without a part before it"],
    ["shop.bare.example", {}, "Add a CNAME record for shop.bare.example with the value bakery-"],
    [
      "old.example",
      { A: ["127.0.0.1"], AAAA: ["2001:db8::7"] },
      "an old AAAA record (2001:db8::7)",
    ],
    ["both.example", { A: ["127.0.0.1", "192.0.2.4"] }, "an old A record (192.0.2.4)"],
    ["proxied.example", { A: ["104.16.1.1"] }, "Cloudflare's"],
    ["away.example", { A: ["192.0.2.9"] }, "leads to 192.0.2.9, which is not this service"],
    ["broken.example", { fault: "SERVFAIL" }, "the name servers failed to answer"],
  ];
  test.each(ODDITIES)("%s", async (domain, entry, words) => {
    const site = await newSite();
    dns.zone.set(domain, entry);
    const answer = await put(site, domain);
    expect(answer.status).toBe(200);
    expect(answer.body.status).toBe("pending");
    expect(textOf(answer, "records")).toContain(words);
    await remove(site);
  });

  test("name servers that say nothing keep the call no longer than a browser waits", async () => {
    const site = await newSite();
    for (const name of ["www.silent.example", "_sitewright.www.silent.example"])
      dns.zone.set(name, { fault: "silence" });
    const answer = await put(site, "www.silent.example");
    expect(answer.body).toMatchObject({ domain: "www.silent.example", status: "pending" });
    // What the owner is to do is said all the same.
    const { records } = answer.body as { records: { type: string; name: string; value: string }[] };
    expect(records.map(({ type, name }) => `${type} ${name}`)).toEqual([
      "CNAME www.silent.example",
      "TXT _sitewright.www.silent.example",
    ]);
    expect(records[0]?.value).toBe(`${site.slug}.sites.test`);
    expect(textOf(answer, "records")).toContain("have not answered yet");
    await remove(site);
  }, 20_000);
});

describe("whose a domain is", () => {
  test("another account's is refused exactly like an invalid one", async () => {
    const mine = await newSite();
    const theirs = await newSite(stranger);
    await moveTo(mine, "mine.example");
    const refused = await put(theirs, "mine.example");
    const invalid = await put(theirs, "not a host");
    expect(refused.status).toBe(400);
    expect(refused.text).toBe(invalid.text);
    expect((await put(theirs, "www.mine.example")).text).toBe(invalid.text);
    for (const call of [get, remove, check]) {
      const foreign = await call({ ...mine, key: stranger.key });
      const missing = await call({
        ...mine,
        id: "site_00000000000000000000000000",
        key: stranger.key,
      });
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
  });

  test("goes to whoever can prove it, from one who cannot; and from nobody else", async () => {
    const squatter = await newSite(stranger);
    const site = await newSite();
    expect((await put(squatter, "coveted.example")).status).toBe(200);
    const refused = await put(site, "coveted.example");
    expect(refused.status).toBe(400);
    const [, value = ""] = /value (sitewright-site=\w+)/.exec(refused.text) ?? [];
    dns.zone.set("_sitewright.coveted.example", { TXT: ["unrelated", `"${value}" `] });
    const taken = await put(site, "coveted.example");
    expect(taken.status).toBe(200);
    expect(claimOf(taken)).toBe(value);
    expect(textOf(taken, "claim")).toContain("proves that coveted.example is yours");
    expect((await get(squatter)).body).toMatchObject({ domain: null, status: "none" });
    expect((await readSite(squatter)).customDomain).toBeNull();
    expect((await put(squatter, "coveted.example")).status).toBe(400);
    // With both claims in the zone, whoever has it keeps it.
    const theirs = /value (sitewright-site=\w+)/.exec((await put(squatter, "x y")).text)?.[1] ?? "";
    dns.zone.set("_sitewright.coveted.example", { TXT: [value, theirs] });
    expect((await put(squatter, "coveted.example")).status).toBe(400);
    expect((await get(site)).body.domain).toBe("coveted.example");
  });

  test("40 claims at once by two accounts: one site has it, and everybody else is refused alike", async () => {
    const accounts = [owner, stranger];
    const unknown = { id: "", slug: "", key: "" };
    const sites = await Promise.all(
      Array.from({ length: 4 }, (_, at) => newSite(accounts[at % 2])),
    );
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => put(sites[at % 4] ?? unknown, "wanted.example")),
    );
    const states = await Promise.all(sites.map(get));
    const holders = states.filter(({ body }) => body.domain === "wanted.example");
    expect(holders).toHaveLength(1);
    const winner = states.findIndex(({ body }) => body.domain === "wanted.example");
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, at) => (at % 4 === winner ? 200 : 400)),
    );
    for (const site of sites) await remove(site);
    expect((await put(sites[(winner + 1) % 4] ?? unknown, "wanted.example")).status).toBe(200);
  });

  test("40 proofs at once against a squatter: one site has it", async () => {
    const squatter = await newSite(stranger);
    await put(squatter, "prize.example");
    const sites = [await newSite(), await newSite()];
    const values = await Promise.all(
      sites.map(
        async (site) => /(sitewright-site=\w+)/.exec((await put(site, "?")).text)?.[1] ?? "",
      ),
    );
    dns.zone.set("_sitewright.prize.example", { TXT: values });
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => put(sites[at % 2] ?? squatter, "prize.example")),
    );
    const states = await Promise.all([...sites, squatter].map(get));
    expect(states.filter(({ body }) => body.domain === "prize.example")).toHaveLength(1);
    expect((await get(squatter)).body.domain).toBeNull();
  });
});

describe("what can be a domain", () => {
  test.each([
    ["Bücher.example", "xn--bcher-kva.example"],
    ["WWW.Example.COM.", "www.example.com"],
    ["shop.co.uk", "shop.co.uk"],
    ["me.github.io", "me.github.io"],
    ["例え.テスト", "xn--r8jz45g.xn--zckzah"],
    ["try.localhost", "try.localhost"],
  ])("%j is %s", async (sent, domain) => {
    const site = await newSite();
    expect((await put(site, sent)).body).toMatchObject({ domain });
    await remove(site);
  });

  test.each([
    ...["", " ", ".", "..", "com", "co.uk", "github.io", "bread", "localhost", "www.localhost"],
    ...["bread.example:8080", "http://bread.example", "bread.example/path", "user@bread.example"],
    ...["127.0.0.1", "[::1]", "::1", "0x7f.1", "1.2.3.4.", "bread.123", "1.1.1.1.in-addr.arpa"],
    ...["bread..example", "-bread.example", "bread-.example", "br_ead.example", "*.example.com"],
    ...["sites.test", "www.sites.test", "other.sites.test", "a.b.sites.test", "x.onion"],
    ...["a b.example", "bread.example\u0000", "bread\u200d.example", "bread.example\r\nHost: x"],
    ...[`${"a".repeat(64)}.example`, `${"a.".repeat(130)}example`, "xn--a.example", "xn--.example"],
    ...["bread.example, other.example", "bread.example#", "bread.example?x", "%62read.example"],
    ..."null,undefined,[object Object],<script>alert(1)</script>,' or 1=1 --".split(","),
  ])("%j is refused", async (sent) => {
    const site = await sharedSite();
    const answer = await put(site, sent);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe("invalid_request");
    expect(answer.body.error.message).toStartWith("`domain` must be");
    expect((await get(site)).body.domain).toBeNull();
  });

  test.each([[null], [5], [{}], [["a.example"]], [undefined]])("%p is refused", async (sent) => {
    expect((await put(await sharedSite(), sent)).status).toBe(400);
  });

  let shared: Promise<Site> | undefined;
  const sharedSite = () => {
    shared ??= newSite();
    return shared;
  };

  test("a name below localhost leads here by itself, and no later site gets it as its subdomain", async () => {
    const site = await newSite();
    expect((await put(site, "tried.localhost")).body.status).toBe("connecting");
    await service.ctx.scheduler.step();
    expect((await get(site)).body.status).toBe("live");
    expect((await service.visit("tried.localhost", "/")).status).toBe(200);
  });
});

describe("GET /tls/ask", () => {
  const ask = async (name: string, init: RequestInit = {}) =>
    (await service.visit("127.0.0.1", `/tls/ask?domain=${name}`, init)).status;

  test("says yes to names that are live here, and to no other", async () => {
    const site = await newSite();
    dns.zone.set("www.asked.example", { A: ["127.0.0.1"] });
    await moveTo(site, "asked.example");
    const pending = await newSite();
    await put(pending, "pending.example");
    const served = ["localhost", `${site.slug}.sites.test`, "asked.example", "www.asked.example"];
    for (const name of [...served, "ASKED.example."])
      expect([name, await ask(name)]).toEqual([name, 200]);
    const others = ["pending.example", "nobody.sites.test", "evil.example", "", "x.asked.example"];
    for (const name of [...others, "127.0.0.1", "asked.example:443"])
      expect([name, await ask(name)]).toEqual([name, 404]);
    // A proxy in another container asks under the name that it knows the service by.
    const other = await service.visit("sitewright:8787", "/tls/ask?domain=asked.example");
    expect(other.status).toBe(200);
    await remove(site);
    expect(await ask("asked.example")).toBe(404);
  });

  test("is nothing to those for whom a proxy speaks", async () => {
    const site = await newSite();
    const name = `${site.slug}.sites.test`;
    expect(await ask(name)).toBe(200);
    for (const header of ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
      expect(await ask(name, { headers: { [header]: "192.0.2.1" } })).toBe(404);
    // Another machine's question is answered when the operator trusts it, and not before.
    const from = (client: string, trusted: string) =>
      answerAsk(
        { ...service.ctx, config: { ...service.ctx.config, trustedProxies: rangesOf(trusted) } },
        new Request(`http://x/tls/ask?domain=${name}`),
        client,
      );
    expect((await from("10.1.2.3", "10.1.0.0/16")).status).toBe(200);
    expect((await from("10.2.2.3", "10.1.0.0/16")).status).toBe(404);
    expect((await from("192.0.2.1", "")).status).toBe(404);
  });

  test("10,000 names that are nobody's read nothing", async () => {
    await ask("warm.example");
    const before = dns.asked.length;
    // Checks of the domains that other tests have set go on meanwhile.
    const isNobodys = (asked: string) => /(?<![a-z])n\d{1,5}\.example/u.test(asked);
    const answers = new Set<number>();
    for (let at = 0; at < 10_000; at += 100)
      for (const status of await Promise.all(
        Array.from({ length: 100 }, (_, index) => ask(`n${at + index}.example`)),
      ))
        answers.add(status);
    expect([...answers]).toEqual([404]);
    expect(dns.asked.slice(before).filter(isNobodys)).toEqual([]);
  }, 30_000);
});

test("a row that cannot be looked at keeps nobody's from being found, and the doctor names it", async () => {
  const orphan = statement(sql`insert into domains (domain, site_id, account_id, due_at, created_at)
    values ('orphan.example', 'site_gone', 'acc_gone', 0, 0)`);
  expect(await checkPointers(service.ctx)).toEqual([]);
  const site = await newSite();
  await put(site, "beside.example");
  dns.zone.set("beside.example", { A: ["127.0.0.1"] });
  await service.ctx.db.write([orphan]);
  expect(await checkPointers(service.ctx)).toEqual([
    "domain orphan.example: site site_gone does not know of it",
  ]);
  service.clock.advance(HOUR_MS);
  await service.ctx.scheduler.step();
  expect((await get(site)).body.status).toBe("live");
  await service.ctx.db.write([statement(sql`delete from domains where domain = 'orphan.example'`)]);
});

test("300 domains whose name servers hang keep nobody's from being found", async () => {
  const zone = {
    "*.hanging.example": { fault: "silence" },
    "good.example": { A: ["127.0.0.1"] },
  } as const;
  const slow = await startDnsServer(zone);
  const house = await startTestService({ environment: { SITEWRIGHT_DNS_SERVERS: slow.address } });
  const [crowd, one] = [await house.createAccount(), await house.createAccount()];
  const due = (domain: string, siteId: string, accountId: string, failures: number) =>
    statement(sql`insert into domains (domain, site_id, account_id, due_at, created_at, failures)
      values (${domain}, ${siteId}, ${accountId}, 0, 0, ${failures})`);
  const { siteId } = await storeComposedSite(house.ctx, "good", one.id);
  const hanging = Array.from({ length: 300 }, (_, at) =>
    due(`d${at}.hanging.example`, `site_${at}`, crowd.id, at % 2),
  );
  await house.ctx.db.write([
    // Their sites are what a look reads first.
    statement(sql`insert into sites (id, account_id, name, slug, status, pages, version_id, failures,
      created_at, updated_at) select 'site_' || value, ${crowd.id}, 'x', 'x' || value, 'draft', 1, 'v',
      0, 0, 0 from json_each(${JSON.stringify(hanging.map((_, at) => at))})`),
    ...hanging,
    due("good.example", siteId, one.id, 1),
  ]);
  house.ctx.scheduler.start();
  const read = async () =>
    (await house.call(one.key, "GET", `/sites/${siteId}/domain`)).body.checks.length;
  while ((await read()) === 0) await Bun.sleep(10);
  await house.close();
  slow.close();
}, 30_000);
