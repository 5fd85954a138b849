/** A domain that is set, taken away, and set elsewhere at the same moment: it stands whole or not at all. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleBrowser, joinAs } from "../../../test/fixtures/console.ts";
import { type DnsServer, startDnsServer } from "../../../test/fixtures/dns-server.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "../../../test/harness.ts";
import { checkPointers, removeDomain, setDomain } from "./room.ts";

const ROUNDS = 12;
/** Each stands for the other too. */
const [BARE, WWW] = ["shop.example", "www.shop.example"];

let dns: DnsServer;
let service: TestService;
let owner: TestAccount;
let browser: ConsoleBrowser;
let count = 0;

beforeAll(async () => {
  dns = await startDnsServer();
  service = await startTestService({
    environment: {
      SITEWRIGHT_DNS_SERVERS: dns.address,
      SITEWRIGHT_SITES_DOMAIN: "sites.example",
      SITEWRIGHT_SITES_SCHEME: "http",
    },
  });
  owner = await service.createAccount();
  browser = await joinAs(service, owner.id, "owner");
});
afterAll(async () => {
  await service.close();
  dns.close();
});

async function newSite(): Promise<string> {
  count += 1;
  const slug = `shop-${count}`;
  const parts = { slug, accountId: owner.id, files: smallSite(slug) };
  return (await storeSite(service.ctx, parts)).siteId;
}

const put = (siteId: string, domain: string) =>
  service.call(owner.key, "PUT", `/sites/${siteId}/domain`, { body: { domain } });
const remove = (siteId: string) => service.call(owner.key, "DELETE", `/sites/${siteId}/domain`);
const setDomainOf = async (siteId: string): Promise<string | null> =>
  (await service.call(owner.key, "GET", `/sites/${siteId}`)).body.site.customDomain;

/** So many turns of the event loop later. */
async function turns(number: number): Promise<void> {
  for (let turn = 0; turn < number; turn += 1) await new Promise(setImmediate);
}

test("a domain that is set while another is taken away keeps all of its names", async () => {
  const { ctx } = service;
  const [siteId, other] = [await newSite(), await newSite()];
  const site = { accountId: owner.id, siteId };
  // At some of these moments the one has been read, and not written, when the other is written.
  for (let round = 0; round < ROUNDS; round += 1) {
    await setDomain(ctx, site, WWW);
    const set = setDomain(ctx, site, BARE);
    await turns(round);
    await Promise.all([set, removeDomain(ctx, site)]);
    expect([round, await checkPointers(ctx)]).toEqual([round, []]);
    // Whether it is set or not, the same is true for everybody else.
    const isSet = (await setDomainOf(siteId)) !== null;
    expect((await put(other, WWW)).status).toBe(isSet ? 400 : 200);
    await Promise.all([remove(siteId), remove(other)]);
  }
}, 30_000);

test("a domain that is set while its site is removed is free for the next", async () => {
  const next = await newSite();
  for (let round = 0; round < ROUNDS; round += 1) {
    const siteId = await newSite();
    const { name } = (await service.call(owner.key, "GET", `/sites/${siteId}`)).body.site;
    const gone = browser.call("sites.delete", { siteId, name });
    const sent = [put(siteId, BARE), put(siteId, WWW)];
    for (const { status } of await Promise.all(sent)) expect([200, 404]).toContain(status);
    expect((await gone).status).toBe(200);
    expect((await put(next, BARE)).status).toBe(200);
    await remove(next);
  }
}, 30_000);
