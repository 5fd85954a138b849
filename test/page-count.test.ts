/** `pages` is the number of addresses in the sitemap that visitors get, whatever the owner prepares beside it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const STARTS_AT = 4_000_000_000_000;

let service: TestService;
let owner: TestAccount;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
});
afterAll(() => service.close());

type Shown = { id: string; host: string; path: string };

async function openSite(businessName: string): Promise<Shown> {
  const body = { businessName, industry: "bakery" };
  const { jobId } = (await service.call(owner.key, "POST", "/sites", { body })).body;
  await service.ctx.scheduler.step();
  const { siteId } = (await service.call(owner.key, "GET", `/jobs/${jobId}`)).body.job;
  const path = `/sites/${siteId}`;
  const { site } = (await service.call(owner.key, "GET", path)).body;
  return { id: siteId, host: new URL(site.url).host, path };
}

async function countInSitemap({ host }: Shown): Promise<number> {
  const text = await (await service.visit(host, "/sitemap.xml")).text();
  return text.split("<loc>").length - 1;
}

const readPages = async ({ path }: Shown): Promise<number> =>
  (await service.call(owner.key, "GET", path)).body.site.pages;

async function publishEvent({ path }: Shown, title: string): Promise<string> {
  const body = { title, startsAt: STARTS_AT, status: "published" };
  const { event } = (await service.call(owner.key, "POST", `${path}/events`, { body })).body;
  await service.ctx.scheduler.step();
  return event.id;
}

async function restoreNewest({ path }: Shown): Promise<void> {
  const [newest] = (await service.call(owner.key, "GET", `${path}/versions`)).body.versions;
  const answer = await service.call(owner.key, "POST", `${path}/versions/${newest.id}/restore`);
  expect(answer.status).toBe(201);
}

test("events that come and go are counted while a restored version waits to be published", async () => {
  const site = await openSite("Harbour Bakery");
  const before = await countInSitemap(site);
  expect(await readPages(site)).toBe(before);
  await restoreNewest(site);
  const eventId = await publishEvent(site, "Rye morning");
  expect(await countInSitemap(site)).toBe(before + 2);
  expect(await readPages(site)).toBe(before + 2);
  await service.call(owner.key, "DELETE", `${site.path}/events/${eventId}`);
  await service.ctx.scheduler.step();
  expect(await countInSitemap(site)).toBe(before);
  expect(await readPages(site)).toBe(before);
  await publishEvent(site, "Wheat morning");
  await service.call(owner.key, "POST", `${site.path}/publish`);
  await service.ctx.scheduler.step();
  expect(await readPages(site)).toBe(await countInSitemap(site));
});

test("the list of sites tells the same count", async () => {
  const site = await openSite("Quay Bakery");
  await restoreNewest(site);
  await publishEvent(site, "Rye morning");
  const listed = (await service.call(owner.key, "GET", "/sites")).body.sites;
  const count = await countInSitemap(site);
  expect(listed.find(({ id }: { id: string }) => id === site.id).pages).toBe(count);
});

test("a site that is taken down and shown again with another version counts that one's pages", async () => {
  const site = await openSite("Mill Bakery");
  const before = await readPages(site);
  await publishEvent(site, "Rye morning");
  await service.call(owner.key, "POST", `${site.path}/unpublish`);
  await restoreNewest(site);
  await service.call(owner.key, "POST", `${site.path}/publish`);
  await service.ctx.scheduler.step();
  expect(await countInSitemap(site)).toBe(before + 2);
  expect(await readPages(site)).toBe(before + 2);
});
