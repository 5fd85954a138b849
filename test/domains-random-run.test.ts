/**
 * Whatever owners, name servers and the clock do to domains, in whatever order and at the same moment:
 * every name is one site's at most, leads to where it is said to lead, and nothing is left over.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { answerAsk, checkPointers } from "../src/features/domains/room.ts";
import { unpublishSite } from "../src/features/sites/service.ts";
import { publishSite } from "../src/features/versions/release.ts";
import { type DnsServer, startDnsServer } from "./fixtures/dns-server.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const HOUR_MS = 3_600_000;
const DOMAINS = ["one.example", "www.one.example", "two.example"];
/** Ours, and somebody else's. */
const [HERE, ELSEWHERE] = ["127.0.0.1", "192.0.2.9"];
const MOVES = 60;

let dns: DnsServer;
let service: TestService;
beforeAll(async () => {
  dns = await startDnsServer({ "sites.test": { A: [HERE] }, "*.sites.test": { A: [HERE] } });
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const port = probe.port ?? 0;
  await probe.stop(true);
  service = await startTestService({
    environment: {
      PORT: String(port),
      SITEWRIGHT_DNS_SERVERS: dns.address,
      SITEWRIGHT_SITES_DOMAIN: `sites.test:${port}`,
      SITEWRIGHT_SITES_SCHEME: "http",
    },
  });
});
afterAll(async () => {
  await service.close();
  dns.close();
});

/** The same numbers for the same seed, from 0 up to `below`. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Site = { id: string; slug: string; account: TestAccount };

class World {
  readonly #next: (below: number) => number;
  readonly sites: Site[] = [];
  /** What was done so far, to be told with what went wrong. */
  readonly moves: string[] = [];

  constructor(seed: number) {
    this.#next = numbersOf(seed);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.#next(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }

  async addSites(seed: number): Promise<void> {
    const [owner, stranger] = [await service.createAccount(), await service.createAccount()];
    for (const [at, account] of [owner, owner, stranger].entries()) {
      const slug = `shop-${seed}-${at}`;
      const { siteId: id } = await storeComposedSite(service.ctx, slug, account.id);
      this.sites.push({ id, slug, account });
    }
    await service.ctx.scheduler.step();
  }

  async move(): Promise<void> {
    const site = this.pick(this.sites);
    const domain = this.pick(DOMAINS);
    const what = this.pick(["set", "set", "set", "dns", "dns", "claim", "remove", "check", "time"]);
    const rare = this.pick([what, what, what, what, what, "publish", "unpublish", "day"]);
    this.moves.push(`${rare} ${site.slug} ${domain}`);
    await this.#do(rare, site, domain);
  }

  async #do(what: string, { id, account }: Site, domain: string): Promise<void> {
    const { ctx, clock } = service;
    const path = `/sites/${id}/domain`;
    if (what === "dns") this.#changeRecords(domain);
    else if (what === "claim") await this.#writeClaim(id, account, domain);
    else if (what === "publish") await publishSite(ctx, id);
    else if (what === "unpublish") await unpublishSite(ctx, id);
    else if (what === "time" || what === "day") {
      clock.advance(what === "day" ? 25 * HOUR_MS : HOUR_MS);
      await ctx.scheduler.step();
    } else {
      const [method, to] =
        what === "set"
          ? ["PUT", path]
          : what === "check"
            ? ["POST", `${path}/check`]
            : ["DELETE", path];
      const init = what === "set" ? { body: { domain } } : {};
      const { status } = await service.call(account.key, method ?? "", to ?? "", init);
      // Another's domain is refused, and there may be none to be looked at.
      expect(what === "set" ? [200, 400] : what === "check" ? [200, 404] : [200]).toContain(status);
    }
  }

  #changeRecords(domain: string): void {
    const { TXT } = dns.zone.get(`_sitewright.${domain}`) ?? {};
    const address = this.pick([HERE, HERE, ELSEWHERE, "nowhere"]);
    if (address === "nowhere") dns.zone.delete(domain);
    else dns.zone.set(domain, { A: [address] });
    if (TXT !== undefined && this.pick([true, false])) dns.zone.delete(`_sitewright.${domain}`);
  }

  /** A refusal tells the owner what proves a domain. */
  async #writeClaim(id: string, { key }: TestAccount, domain: string): Promise<void> {
    const sent = await service.call(key, "PUT", `/sites/${id}/domain`, { body: { domain: "x" } });
    const [value = ""] = /sitewright-site=[0-9a-f]{40}/.exec(sent.text) ?? [];
    dns.zone.set(`_sitewright.${domain}`, { TXT: [value] });
  }

  claim(site: Site, domain: string): Promise<void> {
    return this.#writeClaim(site.id, site.account, domain);
  }

  /** What is so after every move. */
  async check(): Promise<void> {
    const told = this.moves.join("\n");
    expect([told, await checkPointers(service.ctx)]).toEqual([told, []]);
    const set = new Map<string | null, string>();
    for (const site of this.sites) {
      const { key } = site.account;
      const { site: shown } = (await service.call(key, "GET", `/sites/${site.id}`)).body;
      const state = (await service.call(key, "GET", `/sites/${site.id}/domain`)).body;
      expect([told, shown.customDomain]).toEqual([told, state.domain]);
      expect([told, state.status === "none"]).toEqual([told, state.domain === null]);
      if (state.domain !== null) expect([told, set.get(state.domain)]).toEqual([told, undefined]);
      set.set(state.domain, site.id);
      if (shown.url !== null) await this.#checkAddress(shown.url, told);
    }
    for (const domain of DOMAINS) await this.#checkName(domain, told);
  }

  /** What a site's url says is there. */
  async #checkAddress(url: string, told: string): Promise<void> {
    const { status } = await service.visit(new URL(url).host, "/");
    expect([told, url, status]).toEqual([told, url, 200]);
  }

  /** A name leads nowhere, to a page, or on to a site's address; and no certificate is for nothing. */
  async #checkName(domain: string, told: string): Promise<void> {
    const answer = await service.visit(domain, "/about?a=1");
    const isThere = answer.status !== 421;
    if (answer.status === 308) {
      const { host, pathname, search } = new URL(answer.headers.get("location") ?? "");
      expect([told, pathname, search]).toEqual([told, "/about", "?a=1"]);
      // In one step: from there it goes on to nowhere.
      expect([told, host, (await service.visit(host, "/")).status]).toEqual([told, host, 200]);
    } else expect([200, 404, 421]).toContain(answer.status);
    if (await mayBeCertified(domain)) expect([told, domain, isThere]).toEqual([told, domain, true]);
  }

  /** Everybody takes their domain away: then all names are free. */
  async end(): Promise<void> {
    for (const { id, account } of this.sites)
      await service.call(account.key, "DELETE", `/sites/${id}/domain`);
    for (const name of [...dns.zone.keys()])
      if (!name.endsWith("sites.test")) dns.zone.delete(name);
    await this.check();
    for (const domain of DOMAINS) expect((await service.visit(domain, "/")).status).toBe(421);
  }
}

async function mayBeCertified(name: string): Promise<boolean> {
  const ask = new Request(`http://localhost/tls/ask?domain=${name}`);
  return (await answerAsk(service.ctx, ask, "127.0.0.1")).status === 200;
}

test.each(Array.from({ length: 4 }, (_, at) => at + 1))(
  "names stay in order, whatever happens (%i)",
  async (seed) => {
    const world = new World(seed);
    await world.addSites(seed);
    for (let done = 0; done < MOVES; done += 1) {
      // Some of them at the same moment.
      await Promise.all(Array.from({ length: world.pick([1, 1, 1, 2, 3]) }, () => world.move()));
      await world.check();
    }
    await world.end();
  },
  120_000,
);

test("a name that was taken by proof gets no certificate for who it was taken from", async () => {
  const world = new World(100);
  await world.addSites(100);
  const [holder, , stranger] = world.sites;
  if (holder === undefined || stranger === undefined) throw new Error("no sites");
  const put = ({ id, account }: Site, domain: string) =>
    service.call(account.key, "PUT", `/sites/${id}/domain`, { body: { domain } });
  for (const name of ["one.example", "www.one.example"]) dns.zone.set(name, { A: [HERE] });
  await put(holder, "one.example");
  await service.ctx.scheduler.step();
  expect(await mayBeCertified("www.one.example")).toBe(true);
  await unpublishSite(service.ctx, stranger.id);
  await world.claim(stranger, "www.one.example");
  expect((await put(stranger, "www.one.example")).status).toBe(200);
  // Nothing is served there until its site is published again.
  for (let look = 0; look < 3; look += 1) {
    expect((await service.visit("www.one.example", "/")).status).toBe(421);
    expect(await mayBeCertified("www.one.example")).toBe(false);
    service.clock.advance(7 * HOUR_MS);
    await service.ctx.scheduler.step();
  }
  expect(await mayBeCertified("one.example")).toBe(true);
  await publishSite(service.ctx, stranger.id);
  await service.ctx.scheduler.step();
  expect(await mayBeCertified("www.one.example")).toBe(true);
  await world.end();
}, 60_000);
