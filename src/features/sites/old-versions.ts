/** Versions that have served their time: which they are, and the statements that remove one. */
import { asc, count, gt, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat, statement } from "../../platform/database/statements.ts";
import { sites, siteVersions } from "./table.ts";

/** The label of `PreconditionFailed` when a site points to the version. */
export const VERSION_IN_USE = "version-in-use";

/** Ids of sites after `cursor` that have more than `kept` versions, in order of id. */
export async function listCrowdedSites(
  ctx: Context,
  kept: number,
  cursor: string,
  countMax: number,
): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ siteId: siteVersions.siteId })
    .from(siteVersions)
    .where(gt(siteVersions.siteId, cursor))
    .groupBy(siteVersions.siteId)
    .having(gt(count(), kept))
    .orderBy(asc(siteVersions.siteId))
    .limit(countMax);
  return rows.map((row) => row.siteId);
}

/** The site's unused versions from before `before` (epoch ms), its newest `kept` left out. */
export async function listOldVersionIds(
  ctx: Context,
  siteId: string,
  kept: number,
  before: number,
): Promise<string[]> {
  const rows = await ctx.db.orm.all<{ id: string; createdAt: number; isUsed: number }>(sql`
    select id, created_at as "createdAt", ${isUsed(sql`v.id`)} as "isUsed"
    from ${siteVersions} v where site_id = ${siteId}
    order by created_at desc, id desc limit -1 offset ${kept}`);
  return rows.filter((row) => !row.isUsed && row.createdAt < before).map((row) => row.id);
}

/** Removes the version's row; its files are publishing's to remove, in the same write. */
export function removeVersionStatements(versionId: string): Statement[] {
  return [
    requireThat(VERSION_IN_USE, sql`not ${isUsed(sql`${versionId}`)}`),
    statement(sql`delete from ${siteVersions} where id = ${versionId}`),
  ];
}

const isUsed = (id: ReturnType<typeof sql>) => sql`exists (select 1 from ${sites} s
  where s.id = (select site_id from ${siteVersions} where id = ${id})
    and ${id} in (s.version_id, s.served_version_id, s.release_version_id))`;
