/** The documents of the sites that were made last, over all accounts: for whoever makes the next one. */
import { desc, eq, lt } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { sites, siteVersions } from "./table.ts";

/** So many are read at once, so that nobody else waits long for the reader. */
const BATCH = 10;

/** The documents as JSON, newest site first, up to `countMax` of them. */
export async function* newestDocuments(ctx: Context, countMax: number): AsyncGenerator<string> {
  const batchOf = (before: string | undefined, count: number) =>
    ctx.db.orm
      .select({ siteId: sites.id, document: siteVersions.document })
      .from(sites)
      .innerJoin(siteVersions, eq(siteVersions.id, sites.versionId))
      // Ids begin with the time at which they were made.
      .where(before === undefined ? undefined : lt(sites.id, before))
      .orderBy(desc(sites.id))
      .limit(count);
  let before: string | undefined;
  for (let left = countMax; left > 0; left -= BATCH) {
    const count = Math.min(BATCH, left);
    const rows = await batchOf(before, count);
    for (const { document } of rows) yield document;
    if (rows.length < count) return;
    before = rows.at(-1)?.siteId;
  }
}
