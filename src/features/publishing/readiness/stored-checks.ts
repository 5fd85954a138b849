/** The latest outcome of a site's readiness checks: for the console, which says why a site waits. */
import { eq } from "drizzle-orm";
import type { Context } from "../../../platform/context.ts";
import { readinessChecks } from "../table.ts";
import { CHECK_NAMES, type CheckResult } from "./check-result.ts";

export type StoredCheck = CheckResult & { versionId: string; checkedAt: number };

/** In the order in which they are made; empty before the first attempt. */
export async function listReadiness(ctx: Context, siteId: string): Promise<StoredCheck[]> {
  const rows = await ctx.db.orm
    .select()
    .from(readinessChecks)
    .where(eq(readinessChecks.siteId, siteId));
  return rows
    .map(({ siteId: _siteId, ...check }) => check)
    .sort((a, b) => CHECK_NAMES.indexOf(a.name) - CHECK_NAMES.indexOf(b.name));
}
