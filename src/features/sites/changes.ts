/** Sites that have just changed: for those who watch. */
import { asc, gte } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { SiteStatus } from "./status.ts";
import { sites } from "./table.ts";

const AT_ONCE = 200;

export type ChangedSite = {
  accountId: string;
  siteId: string;
  status: SiteStatus;
  updatedAt: number;
};

/** Sites created or changed from `since` on (epoch ms), in order of their change. */
export async function listSitesChangedSince(ctx: Context, since: number): Promise<ChangedSite[]> {
  return ctx.db.orm
    .select({
      accountId: sites.accountId,
      siteId: sites.id,
      status: sites.status,
      updatedAt: sites.updatedAt,
    })
    .from(sites)
    .where(gte(sites.updatedAt, since))
    .orderBy(asc(sites.updatedAt))
    .limit(AT_ONCE);
}
