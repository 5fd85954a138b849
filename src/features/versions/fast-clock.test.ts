/** A clock that was fast for a while neither takes what is newest for old, nor keeps the old for the newest. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import {
  bakeryDocument,
  type ServedContext,
  serveTestContext,
  storeComposedSite,
} from "../../../test/fixtures/small-site.ts";
import { buildVersion } from "../publishing/build-version.ts";
import { getSiteRecord } from "../sites/service.ts";
import { findLatestBuild } from "./builds.ts";
import { listVersions, saveDocument } from "./history.ts";
import { pruneHistory } from "./prune.ts";

const YEAR_MS = 365 * 86_400_000;

let served: ServedContext;
beforeEach(async () => {
  served = await serveTestContext();
});
afterEach(() => served.close());

const save = (siteId: string) =>
  saveDocument(served.ctx, {
    ...{ siteId, document: bakeryDocument(), reason: "edited", madeBy: null },
    baseVersionId: null,
  });

test("versions made since are kept before those that it dated", async () => {
  const { ctx, clock } = served;
  const { siteId } = await storeComposedSite(ctx, "bakery");
  clock.setNow(clock.now() + YEAR_MS);
  for (let at = 0; at < 25; at += 1) await save(siteId);
  clock.setNow(clock.now() - YEAR_MS);
  const since = [await save(siteId), await save(siteId), await save(siteId)];
  clock.advance(2 * 3_600_000);
  await pruneHistory(ctx, "");
  const { versions } = await listVersions(ctx, siteId, { limit: 100, skip: 0 });
  expect(versions.map(({ id }) => id)).toEqual(expect.arrayContaining(since));
});

test("the latest build is the one that was stored last", async () => {
  const { ctx, clock } = served;
  const now = clock.now();
  clock.setNow(now + YEAR_MS);
  const { siteId, versionId } = await storeComposedSite(ctx, "bakery");
  clock.setNow(now);
  // Something that the pages show was changed since.
  await ctx.db.client.execute("update builds set fingerprint = 'as it was'");
  const site = await getSiteRecord(ctx, siteId);
  const built = await buildVersion(ctx, site, versionId);
  expect((await findLatestBuild(ctx, { versionId, origin: built.origin }))?.id).toBe(built.id);
  // Looking again stores nothing more.
  expect((await buildVersion(ctx, site, versionId)).id).toBe(built.id);
});
