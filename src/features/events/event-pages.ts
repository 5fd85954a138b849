/** All events of a site, page by page: what is made, moved or deleted meanwhile shifts no others. */
import { and, asc, eq, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { type Event, toEvent } from "./model.ts";
import { events } from "./table.ts";

const PAGE = 50;

/** Soonest first, as the list has them; one that is moved to a later time meanwhile may come twice. */
export async function* eventPages(ctx: Context, siteId: string): AsyncGenerator<Event[]> {
  let after = { startsAt: Number.MIN_SAFE_INTEGER, id: "" };
  for (;;) {
    const isAfter = sql`(${events.startsAt}, ${events.id}) > (${after.startsAt}, ${after.id})`;
    const rows = await ctx.db.orm
      .select()
      .from(events)
      .where(and(eq(events.siteId, siteId), isAfter))
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(PAGE);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
    yield rows.map(toEvent);
  }
}
