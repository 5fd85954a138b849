import { afterEach, beforeEach, expect, test } from "bun:test";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import { apiErrorOf } from "../../../test/fixtures/errors.ts";
import {
  republish,
  type ServedContext,
  serveTestContext,
  smallSite,
  storeComposedSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";
import { getSiteRecord, unpublishSite } from "../sites/service.ts";
import { getBuild, listBuildIds } from "./builds.ts";
import { checkSites } from "./checks.ts";
import { saveDraft } from "./drafts.ts";
import { getVersion, getVersionOf, listVersions, restoreVersion, saveDocument } from "./history.ts";
import { publishSite } from "./release.ts";
import { readSiteLanguage } from "./site-language.ts";

let served: ServedContext;
beforeEach(async () => {
  served = await serveTestContext();
});
afterEach(() => served.close());

const PAGE = { limit: 50, skip: 0 };

/** A live site, and a second version of it that nobody has published. */
async function editedSite() {
  const { ctx, clock } = served;
  const site = await storeComposedSite(ctx, "bakery");
  await ctx.scheduler.step();
  clock.advance(1_000);
  const edited = composeSite({ businessName: "Evening Bakery", industry: "Bakery" }, "bakery");
  const versionId = await saveDocument(ctx, {
    ...{ siteId: site.siteId, document: JSON.stringify(edited), reason: "edited" as const },
    ...{ madeBy: "usr_1", baseVersionId: site.versionId },
  });
  return { ...site, edited: versionId };
}

const home = async (host: string) => (await served.visit(host, "/")).text();

test("a version that is not published changes nothing for visitors, and a publish shows it", async () => {
  const { ctx } = served;
  const { siteId, host, versionId, edited } = await editedSite();
  await ctx.scheduler.step();
  expect(await home(host)).not.toContain("Evening Bakery");
  expect(await listVersions(ctx, siteId, PAGE)).toMatchObject({
    total: 2,
    versions: [
      { id: edited, why: "edited", who: "usr_1", base: versionId, isLive: false, isNewest: true },
      { id: versionId, why: "generated", who: null, base: null, isLive: true, isNewest: false },
    ],
  });
  expect((await publishSite(ctx, siteId)).status).toBe("live");
  expect(await home(host)).not.toContain("Evening Bakery");
  await ctx.scheduler.step();
  expect(await home(host)).toContain("Evening Bakery");
  const { versions } = await listVersions(ctx, siteId, PAGE);
  expect(versions.map(({ isLive }) => isLive)).toEqual([true, false]);
  expect((await getVersion(ctx, edited)).liveAt).toBe(served.clock.now());
  expect(await checkSites(ctx)).toEqual([]);
});

test("a draft site whose newest version was never rendered is served once its build is there", async () => {
  const { ctx } = served;
  const { siteId, host, edited } = await editedSite();
  await unpublishSite(ctx, siteId);
  expect((await served.visit(host, "/")).status).toBe(421);
  expect(await publishSite(ctx, siteId)).toMatchObject({ status: "provisioning", url: null });
  expect((await getSiteRecord(ctx, siteId)).servedBuildId).toBeNull();
  await ctx.scheduler.step();
  const record = await getSiteRecord(ctx, siteId);
  expect(record).toMatchObject({ status: "live", publishedVersionId: edited, changedAt: null });
  expect((await getBuild(ctx, record.servedBuildId ?? "")).versionId).toBe(edited);
  expect(await home(host)).toContain("Evening Bakery");
});

test("a restored version is a new one with the old document, and shows it after a publish", async () => {
  const { ctx, clock } = served;
  const { siteId, host, versionId } = await editedSite();
  await publishSite(ctx, siteId);
  await ctx.scheduler.step();
  clock.advance(1_000);
  const { id: restored } = await restoreVersion(ctx, { siteId, versionId, madeBy: "key_1" });
  const [newest] = (await listVersions(ctx, siteId, PAGE)).versions;
  expect(newest).toMatchObject({ id: restored, why: "restored", who: "key_1", base: versionId });
  expect((await getVersion(ctx, restored)).document).toBe(
    (await getVersion(ctx, versionId)).document,
  );
  expect(await home(host)).toContain("Evening Bakery");
  await publishSite(ctx, siteId);
  await ctx.scheduler.step();
  expect(await home(host)).not.toContain("Evening Bakery");
});

test("another site's version answers like a missing one", async () => {
  const { ctx } = served;
  const mine = await storeSite(ctx, { slug: "mine", files: smallSite("a") });
  const theirs = await storeSite(ctx, { slug: "theirs", files: smallSite("a") });
  const { siteId } = mine;
  const { versionId } = theirs;
  const restore = restoreVersion(ctx, { siteId, versionId, madeBy: null });
  expect(await apiErrorOf(restore)).toMatchObject({ code: "not_found" });
  expect(await apiErrorOf(getVersionOf(ctx, siteId, versionId))).toMatchObject({
    message: "No such version.",
  });
});

test("history keeps a hundred versions that were live, twenty others, and whatever is in use", async () => {
  const { ctx, clock } = served;
  const { siteId, versionId } = await storeSite(ctx, { slug: "old", files: smallSite("a") });
  await ctx.scheduler.step();
  await saveDraft(ctx, { siteId, revision: 0, by: null, keep: 0, add: ["edit"], cursor: 1 });
  const save = (document: string) =>
    saveDocument(ctx, {
      ...{ siteId, document, reason: "edited", madeBy: null, baseVersionId: null },
    });
  const live: string[] = [];
  for (let at = 0; at < 105; at += 1) live.push(await save(`{"live":${at}}`));
  await ctx.db.client.execute(
    "update versions set live_at = created_at where document like '%live%'",
  );
  const others: string[] = [];
  for (let at = 0; at < 30; at += 1) others.push(await save(`{"other":${at}}`));
  await ctx.scheduler.step();
  expect((await listVersions(ctx, siteId, PAGE)).total).toBe(136);
  clock.advance(2 * 60 * 60_000);
  await ctx.scheduler.step();
  const { rows } = await ctx.db.client.execute("select id from versions order by created_at, id");
  expect(rows.map(({ id }) => id)).toEqual([versionId, ...live.slice(5), ...others.slice(10)]);
});

test("rendered files of old builds go while their documents stay", async () => {
  const { ctx, clock } = served;
  const { siteId, versionId } = await storeSite(ctx, { slug: "old", files: smallSite("a0") });
  await ctx.scheduler.step();
  for (let at = 1; at <= 12; at += 1) await republish(ctx, siteId, smallSite(`a${at}`));
  clock.advance(2 * 60 * 60_000);
  await ctx.scheduler.step();
  expect(await listBuildIds(ctx, siteId)).toHaveLength(10);
  expect((await listVersions(ctx, siteId, PAGE)).versions).toMatchObject([{ id: versionId }]);
});

test("what is said outside the pages is in the language that visitors see, not in a newer one", async () => {
  const { ctx } = served;
  const { siteId } = await editedSite();
  const document = JSON.stringify({ meta: { language: "fr" } });
  const version = { siteId, document, reason: "settings", madeBy: null } as const;
  await saveDocument(ctx, { ...version, baseVersionId: null });
  expect(await readSiteLanguage(ctx, await getSiteRecord(ctx, siteId))).toBe("en");
  await unpublishSite(ctx, siteId);
  expect(await readSiteLanguage(ctx, await getSiteRecord(ctx, siteId))).toBe("fr");
});
