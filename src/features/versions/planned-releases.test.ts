import { afterEach, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import {
  type ServedContext,
  serveTestContext,
  storeComposedSite,
} from "../../../test/fixtures/small-site.ts";
import { statement } from "../../platform/database/statements.ts";
import { noteMove } from "../accounts/moved.ts";
import { getSiteRecord, unpublishSite } from "../sites/service.ts";
import { saveDocument, VersionConflict } from "./history.ts";
import { findPlan, planRelease, releasePlanned, withdrawSite } from "./planned-releases.ts";
import { publishSite } from "./release.ts";

let served: ServedContext;
beforeEach(async () => {
  served = await serveTestContext();
});
afterEach(() => served.close());

const plannedBy = "usr_1";

/** A live site with a version that is planned for a moment that has come. */
async function plannedSite(accountId?: string) {
  const { ctx, clock } = served;
  const { siteId, versionId: baseVersionId } = await storeComposedSite(ctx, "bakery", accountId);
  await ctx.scheduler.step();
  const document = composeSite({ businessName: "Evening Bakery", industry: "Bakery" }, "bakery");
  const versionId = await saveDocument(ctx, {
    ...{ siteId, document: JSON.stringify(document), reason: "edited" as const },
    ...{ madeBy: plannedBy, baseVersionId },
  });
  const releaseAt = clock.now() + 60_000;
  await planRelease(ctx, { siteId, versionId, releaseAt, plannedBy });
  clock.advance(60_000);
  return { siteId, versionId };
}

test("plans of sites that are gone keep no other from its time, and go", async () => {
  const { ctx, clock } = served;
  const { siteId, versionId } = await plannedSite();
  const releaseAt = clock.now() - 120_000;
  for (let at = 0; at < 30; at += 1)
    await ctx.db.write([
      statement(sql`insert into planned_releases (site_id, version_id, release_at, planned_by)
        values (${`site_gone${at}`}, ${versionId}, ${releaseAt}, ${plannedBy})`),
    ]);
  await releasePlanned(ctx);
  expect((await getSiteRecord(ctx, siteId)).publishedVersionId).toBe(versionId);
  expect(await findPlan(ctx, siteId)).toBeUndefined();
  expect((await ctx.db.client.execute("select 1 from planned_releases")).rows).toEqual([]);
});

test("a plan that is made while another is carried out stays", async () => {
  const { ctx, clock } = served;
  const { siteId, versionId } = await plannedSite();
  const releaseAt = clock.now() + 60_000;
  await Promise.all([
    releasePlanned(ctx),
    planRelease(ctx, { siteId, versionId, releaseAt, plannedBy }),
  ]);
  expect(await findPlan(ctx, siteId)).toEqual({ versionId, releaseAt });
});

test("a site that is unpublished stays so, whatever was planned of it", async () => {
  const { ctx } = served;
  const { siteId } = await plannedSite();
  await withdrawSite(ctx, siteId);
  await releasePlanned(ctx);
  expect(await getSiteRecord(ctx, siteId)).toMatchObject({
    ...{ status: "draft", publishedVersionId: null },
  });
});

test("taken off the web in the moment of a planned release, a site is off the web", async () => {
  const { ctx } = served;
  const { siteId } = await plannedSite();
  await Promise.all([withdrawSite(ctx, siteId), releasePlanned(ctx)]);
  expect(await getSiteRecord(ctx, siteId)).toMatchObject({
    ...{ status: "draft", publishedVersionId: null },
  });
  expect(await findPlan(ctx, siteId)).toBeUndefined();
});

test("what is saved in the moment of a planned release is not released with it", async () => {
  const { ctx } = served;
  const { siteId, versionId } = await plannedSite();
  const [, savedId] = await Promise.all([releasePlanned(ctx), saveAnother(siteId, versionId)]);
  expect((await getSiteRecord(ctx, siteId)).publishedVersionId).not.toBe(savedId);
});

test("a version that is not the newest any more cannot be planned, and keeps no other's plan", async () => {
  const { ctx, clock } = served;
  const { siteId, versionId } = await plannedSite();
  const newer = { versionId: await saveAnother(siteId, versionId), releaseAt: clock.now() + 1_000 };
  await planRelease(ctx, { siteId, plannedBy, ...newer });
  const old = { siteId, versionId, plannedBy, releaseAt: clock.now() + 2_000 };
  await expect(planRelease(ctx, old)).rejects.toBeInstanceOf(VersionConflict);
  expect(await findPlan(ctx, siteId)).toEqual(newer);
});

test("a version that is published before its time is planned no more", async () => {
  const { ctx } = served;
  const { siteId } = await plannedSite();
  await publishSite(ctx, siteId);
  expect(await findPlan(ctx, siteId)).toBeUndefined();
});

test("what is planned of an account that was moved away is not carried out here", async () => {
  const { ctx } = served;
  const accountId = await served.createAccount();
  const { siteId } = await plannedSite(accountId);
  await noteMove(ctx, accountId, "[]");
  await unpublishSite(ctx, siteId);
  await releasePlanned(ctx);
  expect((await getSiteRecord(ctx, siteId)).status).toBe("draft");
  expect(await findPlan(ctx, siteId)).toBeDefined();
});

const saveAnother = (siteId: string, baseVersionId: string) =>
  saveDocument(served.ctx, {
    ...{ siteId, reason: "edited" as const, madeBy: plannedBy, baseVersionId },
    document: JSON.stringify(
      composeSite({ businessName: "Night Bakery", industry: "Bakery" }, "bakery"),
    ),
  });
