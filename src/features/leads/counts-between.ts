/** Leads of some time, counted from their rows: for reports, which are asked for once in a while. */
import { sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import { leads } from "./table.ts";

/** By site; a site without any is not among them. Epoch ms, `until` not included. */
export async function countLeadsBetween(
  ctx: Context,
  siteIds: readonly string[],
  from: number,
  until: number,
): Promise<Map<string, number>> {
  const rows = await ctx.db.readAside<{ siteId: string; count: number }>(sql`
    select site_id as siteId, count(*) as count from ${leads}
    where site_id in (select value from json_each(${soundJson(siteIds)}))
      and created_at >= ${from} and created_at < ${until}
    group by site_id`);
  return new Map(rows.map(({ siteId, count }) => [siteId, count]));
}
