/** Whether seats and registrations tell the same story; it changes nothing. */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { events, registrations } from "./table.ts";

/** One line for each event that counts wrong, has too many, or lets a seat idle that somebody waits for. */
export async function checkSeats(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.readAside<{
    id: string;
    capacity: number | null;
    counted: number;
    confirmed: number;
    smallest: number | null;
    isOver: number;
  }>(sql`
    select e.id as id, e.capacity as capacity, e.confirmed_seats as counted,
      coalesce(sum(r.seats) filter (where r.status = 'confirmed'), 0) as confirmed,
      min(r.seats) filter (where r.status = 'waitlisted') as smallest,
      e.over_at < ${ctx.clock.now()} as isOver
    from ${events} e left join ${registrations} r on r.event_id = e.id
    group by e.id`);
  return rows.flatMap(({ id, capacity, counted, confirmed, smallest, isOver }) => {
    const free = (capacity ?? Number.POSITIVE_INFINITY) - counted;
    if (counted !== confirmed)
      return [`event ${id}: ${counted} confirmed seats are counted, ${confirmed} are registered`];
    if (free < 0) return [`event ${id}: ${-free} more seats are confirmed than it has`];
    if (isOver === 0 && smallest !== null && smallest <= free)
      return [`event ${id}: ${free} seats are free, and a party of ${smallest} waits`];
    return [];
  });
}
