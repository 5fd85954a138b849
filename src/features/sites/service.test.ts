import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { apiErrorOf } from "../../../test/fixtures/errors.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { PreconditionFailed } from "../../platform/database/statements.ts";
import { getBuild } from "../versions/builds.ts";
import { checkSites } from "../versions/checks.ts";
import { publishSite, releaseStatements } from "../versions/release.ts";
import { chooseSlug, SLUG_TAKEN } from "./create-site.ts";
import { followAddressChange } from "./follow-settings.ts";
import { HostedSites } from "./hosted-sites.ts";
import { type DueSite, listDueSites, listServedBuilds, SITE_CHANGED } from "./release-queue.ts";
import { getSite, getSiteRecord, listSites, markChanged, unpublishSite } from "./service.ts";
import {
  HOST_TAKEN,
  leaveDomainStatements,
  moveToDomainStatement,
  requireFreeHosts,
  setDomainStatements,
} from "./site-domain.ts";

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());

let count = 0;
function newSite(options: { publish?: boolean; accountId?: string; slug?: string } = {}) {
  count += 1;
  return storeSite(opened.ctx, {
    slug: `site-${count}`,
    files: smallSite(`m${count}`),
    ...options,
  });
}

const listDue = (ctx: TestContext["ctx"]) =>
  listDueSites(ctx, "fresh", { except: [], passedOver: [], countMax: 1_000 });

/** What releases the build that a due site has. */
async function releaseOf(ctx: TestContext["ctx"], site: DueSite) {
  const build = await getBuild(ctx, site.releaseBuildId ?? site.servedBuildId ?? "");
  return releaseStatements(ctx, site, { ...build, origin: site.origin });
}

/** Takes a site to live without looking at it. */
async function makeLive(siteId: string) {
  const { ctx } = opened;
  const site = (await listDue(ctx)).find(({ id }) => id === siteId);
  if (!site) throw new Error("the site is not due");
  await ctx.db.write(await releaseOf(ctx, site));
}

test("a site shows exactly the contract's fields, and its url only when live", async () => {
  const { ctx, clock } = opened;
  const { siteId } = await newSite({ accountId: "acc_fields", slug: "fields" });
  const now = clock.now();
  const expected = {
    id: siteId,
    name: "fields",
    status: "provisioning" as const,
    url: null,
    customDomain: null,
    pages: 2,
    createdAt: now,
    updatedAt: now,
  };
  expect(await getSite(ctx, "acc_fields", siteId)).toStrictEqual(expected);
  await makeLive(siteId);
  expect(await getSite(ctx, "acc_fields", siteId)).toStrictEqual({
    ...expected,
    status: "live",
    url: "http://fields.localhost:8787",
  });
});

test("an account's sites come newest first, and only its own", async () => {
  const { ctx, clock } = opened;
  const accountId = "acc_list";
  const first = await newSite({ accountId });
  const sameMoment = await newSite({ accountId });
  clock.advance(1_000);
  const last = await newSite({ accountId });
  await newSite({ accountId: "acc_other" });
  const listed = await listSites(ctx, accountId);
  expect(listed.map(({ id }) => id)).toEqual([last.siteId, sameMoment.siteId, first.siteId]);
  expect(await listSites(ctx, "acc_nobody")).toEqual([]);
});

test("a foreign site answers exactly like a missing one", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite({ accountId: "acc_owner" });
  const foreign = await apiErrorOf(getSite(ctx, "acc_thief", siteId));
  const missing = await apiErrorOf(getSite(ctx, "acc_thief", "site_missing"));
  expect({ ...foreign, message: foreign.message }).toEqual({
    ...missing,
    message: missing.message,
  });
  expect(foreign.code).toBe("not_found");
});

test("a draft has no due work until it is published", async () => {
  const { ctx, clock } = opened;
  const { siteId, versionId, id } = await newSite({ publish: false });
  expect(await getSiteRecord(ctx, siteId)).toMatchObject({
    status: "draft",
    publishedVersionId: null,
    servedBuildId: null,
    dueAt: null,
  });
  await markChanged(ctx, siteId);
  expect((await getSiteRecord(ctx, siteId)).dueAt).toBeNull();
  expect((await publishSite(ctx, siteId)).status).toBe("provisioning");
  expect(await getSiteRecord(ctx, siteId)).toMatchObject({
    publishedVersionId: versionId,
    servedBuildId: id,
    dueAt: clock.now(),
  });
});

test("publishing what is live already changes nothing", async () => {
  const { ctx, clock } = opened;
  const { siteId } = await newSite();
  await makeLive(siteId);
  const before = await getSiteRecord(ctx, siteId);
  clock.advance(5_000);
  expect((await publishSite(ctx, siteId)).status).toBe("live");
  expect(await getSiteRecord(ctx, siteId)).toEqual(before);
});

test("unpublishing takes back everything that visitors get", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite();
  await makeLive(siteId);
  const site = await unpublishSite(ctx, siteId);
  expect(site).toMatchObject({ status: "draft", url: null });
  expect(await getSiteRecord(ctx, siteId)).toMatchObject({
    publishedVersionId: null,
    servedBuildId: null,
    dueAt: null,
  });
});

test("operations on a missing site are not_found", async () => {
  const { ctx } = opened;
  for (const call of [publishSite, unpublishSite, getSiteRecord])
    expect((await apiErrorOf(call(ctx, "site_missing"))).code).toBe("not_found");
});

test("a live site whose domain leads here stays where it was until everything is ready there", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite();
  await makeLive(siteId);
  const domain = "www.bread.example";
  await ctx.db.write([
    requireFreeHosts(ctx, siteId, [domain]),
    ...setDomainStatements(ctx, siteId, domain, [domain]),
    moveToDomainStatement(ctx, siteId, domain),
  ]);
  const subdomain = `http://${(await getSiteRecord(ctx, siteId)).slug}.localhost:8787`;
  expect(await getSite(ctx, "acc_test", siteId)).toMatchObject({
    ...{ status: "live", url: subdomain, customDomain: domain },
  });
  await makeLive(siteId);
  const url = `http://${domain}:8787`;
  expect(await getSite(ctx, "acc_test", siteId)).toMatchObject({ status: "live", url });
  expect(await getSiteRecord(ctx, siteId)).toMatchObject({ dueAt: null });
  await ctx.db.write(leaveDomainStatements(ctx, { siteId, domain }, { forgets: true }));
  expect(await getSite(ctx, "acc_test", siteId)).toMatchObject({
    ...{ status: "live", url: subdomain, customDomain: null },
  });
});

test("a name serves one site only", async () => {
  const { ctx } = opened;
  const [first, second] = [await newSite(), await newSite()];
  const claim = (siteId: string) =>
    ctx.db.write([
      requireFreeHosts(ctx, siteId, ["one.example"]),
      ...setDomainStatements(ctx, siteId, "one.example", ["one.example"]),
    ]);
  await claim(first.siteId);
  const clash = await claim(second.siteId).catch((error: unknown) => error);
  expect((clash as PreconditionFailed).label).toBe(HOST_TAKEN);
});

test("a slug that another site took makes the whole write fail by name", async () => {
  const { ctx } = opened;
  const slug = await chooseSlug(ctx, "Twin Bakery");
  expect(slug).toBe("twin-bakery");
  await newSite({ slug });
  const clash = await newSite({ slug }).catch((error: unknown) => error);
  expect(clash).toBeInstanceOf(PreconditionFailed);
  expect((clash as PreconditionFailed).label).toBe(SLUG_TAKEN);
  expect(await chooseSlug(ctx, "Twin Bakery")).toBe("twin-bakery-2");
  expect(await chooseSlug(ctx, "Twin Bakery", 1)).toMatch(/^twin-bakery-[a-z2-9]{5}$/);
  expect(await chooseSlug(ctx, "パン屋")).toMatch(/^site-[a-z2-9]{8}$/);
});

test("a change that comes during a release stays due", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite();
  await markChanged(ctx, siteId);
  const [site] = (await listDue(ctx)).filter(({ id }) => id === siteId);
  if (!site) throw new Error("the site is not due");
  await markChanged(ctx, siteId);
  await ctx.db.write(await releaseOf(ctx, site));
  const record = await getSiteRecord(ctx, siteId);
  expect(record.status).toBe("live");
  expect(record.changedAt).toBeGreaterThan(site.changedAt ?? 0);
  expect(record.dueAt).not.toBeNull();
});

test("a release fails as a whole when the site was unpublished meanwhile", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite();
  const [site] = (await listDue(ctx)).filter(({ id }) => id === siteId);
  if (!site) throw new Error("the site is not due");
  await unpublishSite(ctx, siteId);
  const late = await ctx.db.write(await releaseOf(ctx, site)).catch((error: unknown) => error);
  expect((late as PreconditionFailed).label).toBe(SITE_CHANGED);
  expect((await getSiteRecord(ctx, siteId)).status).toBe("draft");
});

test("after a change of the sites' domain only sites with another address are rendered anew", async () => {
  const { ctx } = opened;
  for (const site of await listDue(ctx)) await unpublishSite(ctx, site.id);
  const { siteId } = await newSite();
  await makeLive(siteId);
  expect(await followAddressChange(ctx)).toBe(0);
  // A site whose work is due follows the configuration by itself, when its turn comes.
  await newSite();
  const moved = { ...ctx, config: { ...ctx.config, sitesDomain: "sites.example:8443" } };
  expect(await followAddressChange(moved)).toBe((await listServedBuilds(ctx)).length);
  expect(await getSiteRecord(ctx, siteId)).toMatchObject({ status: "provisioning" });
  expect(await followAddressChange(moved)).toBe(0);
});

test("what is read of a host while it changes is used once and not kept", async () => {
  const { ctx } = opened;
  const { siteId } = await newSite({ slug: "racing" });
  const directory = new HostedSites();
  const host = "racing.localhost";
  const early = directory.find(ctx, host);
  directory.forget(siteId);
  expect(await early).toMatchObject({ siteId });
  const later = directory.find(ctx, host);
  expect(later).toBeInstanceOf(Promise);
  expect(await later).toMatchObject({ siteId });
  expect(directory.find(ctx, host)).toMatchObject({ siteId });
  directory.forget(siteId);
  expect(directory.find(ctx, host)).toBeInstanceOf(Promise);
});

test("every site that is served can be served whole", async () => {
  expect(await checkSites(opened.ctx)).toEqual([]);
});
