import { afterEach, beforeEach, expect, test } from "bun:test";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import {
  type ServedContext,
  serveTestContext,
  storeComposedSite,
} from "../../../test/fixtures/small-site.ts";
import { getSiteRecord } from "../sites/service.ts";
import { saveDocument } from "./history.ts";
import { findPlan, planRelease, releasePlanned, withdrawSite } from "./planned-releases.ts";
import { plannedReleases } from "./table.ts";

let served: ServedContext;
beforeEach(async () => {
  served = await serveTestContext();
});
afterEach(() => served.close());

const plannedBy = "usr_1";

/** A live site with a version that is planned for a moment that has come. */
async function plannedSite() {
  const { ctx, clock } = served;
  const { siteId, versionId: baseVersionId } = await storeComposedSite(ctx, "bakery");
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

test("a release that fails keeps no other from its time", async () => {
  const { ctx, clock } = served;
  const { siteId, versionId } = await plannedSite();
  const releaseAt = clock.now() - 120_000;
  const gone = Array.from({ length: 30 }, (_, at) => `site_gone${at}`);
  await ctx.db.write([
    ctx.db.orm
      .insert(plannedReleases)
      .values(gone.map((goneId) => ({ siteId: goneId, versionId, releaseAt, plannedBy }))),
  ]);
  await releasePlanned(ctx);
  expect((await getSiteRecord(ctx, siteId)).publishedVersionId).toBe(versionId);
  expect(await findPlan(ctx, siteId)).toBeUndefined();
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
