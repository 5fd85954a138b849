/**
 * Versions that visitors are to get at a chosen time. Until then the site stays as it is; a version that
 * is saved or published later takes the place of one that was planned.
 */
import { asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { ApiError, invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import {
  isRefusal,
  requireThat,
  statement,
  unlessRefused,
} from "../../platform/database/statements.ts";
import { isMoved } from "../accounts/room.ts";
import {
  getSiteRecord,
  requireNewest,
  type Site,
  type SiteRow,
  unpublishSite,
} from "../sites/room.ts";
import { VersionConflict } from "./history.ts";
import { cancelPlanStatement, publishSite } from "./release.ts";
import { plannedReleases } from "./table.ts";

/** The label of `PreconditionFailed` when a plan, or what was planned, is no longer as it was read. */
const PLAN_CHANGED = "plan-changed";

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

/**
 * Plans the release of the site's newest version; an earlier plan is replaced. Throws `VersionConflict`
 * when another is the newest by now, and `not_found`.
 */
export async function planRelease(
  ctx: Context,
  { siteId, versionId, releaseAt, plannedBy }: ReleasePlan,
): Promise<void> {
  try {
    await ctx.db.write([
      requireNewest(PLAN_CHANGED, siteId, versionId),
      statement(sql`insert or replace into ${plannedReleases}
          (site_id, version_id, release_at, planned_by)
        values (${siteId}, ${versionId}, ${releaseAt}, ${plannedBy})`),
    ]);
  } catch (error) {
    if (!isRefusal(error, PLAN_CHANGED)) throw error;
    throw new VersionConflict((await getSiteRecord(ctx, siteId)).versionId, error);
  }
}

/** Takes a plan back, if there is one. */
export async function cancelPlan(ctx: Context, siteId: string): Promise<void> {
  await ctx.db.write([cancelPlanStatement(siteId)]);
}

/**
 * Takes a site away from its visitors, and with it what was planned: whoever unpublishes a site would
 * not expect it to be back by itself. Throws `not_found`.
 */
export async function withdrawSite(ctx: Context, siteId: string): Promise<Site> {
  return unpublishSite(ctx, siteId, [cancelPlanStatement(siteId)]);
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
      if (await release(ctx, plan)) released += 1;
    } catch (error) {
      // One site's trouble must not keep the others from their time.
      ctx.log.error({ err: error, siteId: plan.siteId }, "a planned release failed");
    }
  }
  return false;
}

/** False where visitors get nothing new: another version is the newest, or the plan is another's. */
async function release(ctx: Context, plan: PlannedRelease & { siteId: string }): Promise<boolean> {
  const { siteId, versionId } = plan;
  const site = await findSite(ctx, siteId);
  // It is carried out where the account is now; a second try of the move takes it along.
  if (site !== undefined && (await isMoved(ctx, site.accountId))) return false;
  if (site?.versionId !== versionId) {
    await ctx.db.write([statement(sql`delete from ${plannedReleases} where ${isPlan(plan)}`)]);
    return false;
  }
  // Decided in the write: the plan may be taken back, or another version saved, at this very moment.
  return unlessRefused(PLAN_CHANGED, () =>
    publishSite(ctx, siteId, [
      requireThat(
        PLAN_CHANGED,
        sql`exists (select 1 from ${plannedReleases} where ${isPlan(plan)})`,
      ),
      requireNewest(PLAN_CHANGED, siteId, versionId),
    ]),
  );
}

/** Only this plan, not another that was made in the meantime. */
const isPlan = ({ siteId, versionId, releaseAt }: PlannedRelease & { siteId: string }): SQL =>
  sql`site_id = ${siteId} and version_id = ${versionId} and release_at = ${releaseAt}`;

/** Undefined for a site that is gone. */
async function findSite(ctx: Context, siteId: string): Promise<SiteRow | undefined> {
  try {
    return await getSiteRecord(ctx, siteId);
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw error;
  }
}
