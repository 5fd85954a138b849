/** What time itself does to events: reminders before them, pages that say they are over, forgetting. */
import { and, eq, gte, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { markChangedStatements, wakePublishing } from "../sites/room.ts";
import { insertReminders } from "./notice-statements.ts";
import { NOTIFY_TASK } from "./notify-task.ts";
import { events, registrationNotices, registrations } from "./table.ts";

const DAY_MS = 24 * 60 * 60_000;
/** How long before an event people are reminded of it. */
export const REMINDED_BEFORE_MS = DAY_MS;
const REMINDERS_AT_ONCE = 500;
const PASSED_AT_ONCE = 50;
const ERASED_AT_ONCE = 500;

/**
 * Writes the reminders that are due: to the confirmed, a day before it begins, and not to those
 * who registered within that day. Answers whether there may be more.
 */
export async function remindPeople(ctx: Context): Promise<boolean> {
  const now = ctx.clock.now();
  const [due] = await ctx.db.orm
    .select({ id: registrations.id })
    .from(events)
    .innerJoin(registrations, eq(registrations.eventId, events.id))
    .where(
      and(
        gte(events.startsAt, now),
        lte(events.startsAt, now + REMINDED_BEFORE_MS),
        eq(events.status, "published"),
        eq(registrations.status, "confirmed"),
        isNull(registrations.remindedAt),
        lte(registrations.updatedAt, sql`${events.startsAt} - ${REMINDED_BEFORE_MS}`),
      ),
    )
    .limit(1);
  if (due === undefined) return false;
  const change = `reminder:${ctx.ids.create("msg")}`;
  const until = now + REMINDED_BEFORE_MS;
  const values = { change, now, until, limit: REMINDERS_AT_ONCE, beforeMs: REMINDED_BEFORE_MS };
  const results = await ctx.db.write([
    insertReminders(values),
    statement(sql`update ${registrations} set reminded_at = ${now}
      where id in (select registration_id from ${registrationNotices} where change = ${change})`),
  ]);
  ctx.scheduler.wake(NOTIFY_TASK);
  return results[1]?.rowsAffected === REMINDERS_AT_ONCE;
}

/** Has the pages of sites rendered anew whose events are over. Answers whether there may be more. */
export async function passEvents(ctx: Context): Promise<boolean> {
  const now = ctx.clock.now();
  const over = await ctx.db.orm
    .select({ id: events.id, siteId: events.siteId })
    .from(events)
    .where(and(eq(events.isPassed, false), lt(events.overAt, now)))
    .limit(PASSED_AT_ONCE);
  for (const { id, siteId } of over) {
    // Its owner may have moved or hidden it since it was read.
    const isOver = and(eq(events.id, id), lt(events.overAt, now));
    const isShown = sql`exists (select 1 from ${events} where ${isOver} and status = 'published')`;
    await ctx.db.write([
      ctx.db.orm.update(events).set({ isPassed: true }).where(isOver),
      ...markChangedStatements(ctx, siteId, isShown),
    ]);
  }
  if (over.length > 0) wakePublishing(ctx);
  return over.length === PASSED_AT_ONCE;
}

/** Erases registrations once they have been kept long enough after their event. Answers whether there may be more. */
export async function forgetRegistrations(ctx: Context): Promise<boolean> {
  const until = ctx.clock.now() - ctx.config.registrationDays * DAY_MS;
  const [old] = await ctx.db.orm
    .select({ id: registrations.id })
    .from(events)
    .innerJoin(registrations, eq(registrations.eventId, events.id))
    .where(and(lt(events.overAt, until), isNotNull(registrations.id)))
    .limit(1);
  if (old === undefined) return false;
  const [erased] = await ctx.db.write([
    statement(sql`delete from ${registrations} where id in (select r.id from ${events} e
      join ${registrations} r on r.event_id = e.id where e.over_at < ${until}
      limit ${ERASED_AT_ONCE})`),
    statement(sql`update ${events} set confirmed_seats = (select coalesce(sum(seats), 0)
        from ${registrations} r where r.event_id = events.id and r.status = 'confirmed')
      where over_at < ${until} and confirmed_seats > 0`),
  ]);
  return erased?.rowsAffected === ERASED_AT_ONCE;
}
