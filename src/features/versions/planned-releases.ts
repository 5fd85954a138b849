/**
 * Versions that visitors are to get at a chosen time. Until then the site stays as it is; a version that
 * is saved or published later takes the place of one that was planned.
 */
import { asc, eq, lte, sql } from "drizzle-orm";
import { invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { getSiteRecord, type Site, unpublishSite, writeForSite } from "../sites/room.ts";
import { publishSite } from "./release.ts";
import { plannedReleases } from "./table.ts";

const DAY_MS = 86_400_000;
const AHEAD_MAX_MS = 366 * DAY_MS;
const BATCH = 20;

export type PlannedRelease = { versionId: string; releaseAt: number };

/** Throws `invalid_request` for a time that is over, or more than a year ahead. */
export function requirePlannable(ctx: Context, releaseAt: number): void {
  const now = ctx.clock.now();
  if (!(releaseAt > now)) throw invalidRequest("Choose a time that is still to come.");
  if (releaseAt > now + AHEAD_MAX_MS) throw invalidRequest("Choose a time within a year.");
}

export type ReleasePlan = {
  siteId: string;
  versionId: string;
  releaseAt: number;
  plannedBy: string;
};

/** Plans the release of the site's newest version; an earlier plan is replaced. Throws `not_found`. */
export async function planRelease(
  ctx: Context,
  { siteId, versionId, releaseAt, plannedBy }: ReleasePlan,
): Promise<void> {
  await writeForSite(ctx, siteId, [
    statement(sql`insert or replace into ${plannedReleases}
        (site_id, version_id, release_at, planned_by)
      values (${siteId}, ${versionId}, ${releaseAt}, ${plannedBy})`),
  ]);
}

/** Takes a plan back, if there is one. */
export async function cancelPlan(ctx: Context, siteId: string): Promise<void> {
  await ctx.db.write([statement(sql`delete from ${plannedReleases} where site_id = ${siteId}`)]);
}

/**
 * Takes a site away from its visitors, and with it what was planned: whoever unpublishes a site would
 * not expect it to be back by itself. Throws `not_found`.
 */
export async function withdrawSite(ctx: Context, siteId: string): Promise<Site> {
  await cancelPlan(ctx, siteId);
  return unpublishSite(ctx, siteId);
}

export async function findPlan(ctx: Context, siteId: string): Promise<PlannedRelease | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(plannedReleases)
    .where(eq(plannedReleases.siteId, siteId));
  return row && { versionId: row.versionId, releaseAt: row.releaseAt };
}

/** Releases what is due, longest first; answers whether there may be more. What fails waits for the next look. */
export async function releasePlanned(ctx: Context): Promise<boolean> {
  const due = await ctx.db.orm
    .select()
    .from(plannedReleases)
    .where(lte(plannedReleases.releaseAt, ctx.clock.now()))
    .orderBy(asc(plannedReleases.releaseAt));
  let released = 0;
  for (const plan of due) {
    if (released === BATCH) return true;
    try {
      await release(ctx, plan);
      released += 1;
    } catch (error) {
      // One site's trouble must not keep the others from their time.
      ctx.log.error({ err: error, siteId: plan.siteId }, "a planned release failed");
    }
  }
  return false;
}

async function release(
  ctx: Context,
  { siteId, versionId, releaseAt }: PlannedRelease & { siteId: string },
) {
  const site = await getSiteRecord(ctx, siteId);
  if (site.versionId === versionId) await publishSite(ctx, siteId);
  // Only then, so that a release that was cut short is done at the next look; and only this plan, not
  // another that was made in the meantime.
  await ctx.db.write([
    statement(sql`delete from ${plannedReleases} where site_id = ${siteId}
      and version_id = ${versionId} and release_at = ${releaseAt}`),
  ]);
}
