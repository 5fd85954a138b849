/** Leads that have just come: for those who watch. */
import { asc, desc, gt } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { leads } from "./table.ts";

const AT_ONCE = 100;

/** Ids begin with the time at which they were made. Empty without any lead. */
export async function newestLeadId(ctx: Context): Promise<string> {
  const [row] = await ctx.db.orm
    .select({ id: leads.id })
    .from(leads)
    .orderBy(desc(leads.id))
    .limit(1);
  return row?.id ?? "";
}

export type NewLeadEvent = { accountId: string; siteId: string; leadId: string; name: string };

/** Leads that came after that one, oldest first. */
export async function listLeadsAfter(ctx: Context, leadId: string): Promise<NewLeadEvent[]> {
  return ctx.db.orm
    .select({
      accountId: leads.accountId,
      siteId: leads.siteId,
      leadId: leads.id,
      name: leads.name,
    })
    .from(leads)
    .where(gt(leads.id, leadId))
    .orderBy(asc(leads.id))
    .limit(AT_ONCE);
}
