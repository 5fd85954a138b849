/**
 * From a stored build to what visitors get. A build is noted for release, checked over the public
 * address, and then pointed to in one transaction; the version it renders is live from then on.
 */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import {
  type DueSite,
  getSiteRecord,
  moveServedStatements,
  prepareReleaseStatements,
  publishNewest,
  type Site,
  siteOrigin,
} from "../sites/room.ts";
import type { AssembledBuild } from "./assemble-build.ts";
import { findLatestBuild, storeBuildStatements } from "./builds.ts";
import type { Build } from "./model.ts";
import { plannedReleases, versions } from "./table.ts";

/**
 * Shows the newest version to visitors: at once for a draft that is built already, and for others once
 * it is rendered and has passed its checks. Nothing is planned of the site any more. `requirements` go
 * in front, in the same transaction. Throws `not_found`.
 */
export async function publishSite(
  ctx: Context,
  siteId: string,
  requirements: readonly Statement[] = [],
): Promise<Site> {
  const site = await getSiteRecord(ctx, siteId);
  const { versionId } = site;
  const origin = siteOrigin(ctx.config, site);
  const built = await findLatestBuild(ctx, { versionId, origin });
  return publishNewest(ctx, siteId, built, [...requirements, cancelPlanStatement(siteId)]);
}

/** Takes back whatever is planned of the site. */
export const cancelPlanStatement = (siteId: string): Statement =>
  statement(sql`delete from ${plannedReleases} where site_id = ${siteId}`);

/** Stores the build that a due site shall get. Fails with `SITE_CHANGED` when the site was changed. */
export async function storeBuild(
  ctx: Context,
  site: DueSite,
  assembled: AssembledBuild,
  alsoWrite: readonly Statement[] = [],
): Promise<Build> {
  const { id, fingerprint, origin, pages } = assembled;
  const versionId = site.publishedVersionId;
  await ctx.db.write([
    ...prepareReleaseStatements(site, { id, versionId, origin, pages }),
    ...storeBuildStatements(ctx, assembled, { siteId: site.id, versionId }),
    ...alsoWrite,
  ]);
  const createdAt = ctx.clock.now();
  return { id, siteId: site.id, versionId, fingerprint, origin, pages, createdAt };
}

/** Makes the build what visitors get, and notes that its version has been live. */
export function releaseStatements(ctx: Context, site: DueSite, build: Build): Statement[] {
  return [
    ...moveServedStatements(ctx, site, build),
    statement(sql`update ${versions} set live_at = ${ctx.clock.now()}
      where id = ${build.versionId} and live_at is null`),
  ];
}
