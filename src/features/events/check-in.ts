/** Registrations as people work with them at the door: searched, and checked in. */
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { PreconditionFailed, requireThat } from "../../platform/database/statements.ts";
import { type Registration, toRegistration } from "./registration-model.ts";
import { type EventOwner, getEventRow } from "./service.ts";
import { registrations } from "./table.ts";

/** `checkedInAt` is null until somebody came. */
export type ListedRegistration = Registration & { checkedInAt: number | null };

type Row = typeof registrations.$inferSelect;

const listed = (row: Row): ListedRegistration => ({
  ...toRegistration(row),
  checkedInAt: row.checkedInAt,
});

export type RegistrationSearch = {
  /** Part of a name or an address. */
  q?: string | undefined;
  status?: Row["status"] | undefined;
  limit: number;
  skip: number;
};

/** In order of arrival, with what the door wants to know. Throws `not_found`. */
export async function searchRegistrations(
  ctx: Context,
  owner: EventOwner,
  { q, status, limit, skip }: RegistrationSearch,
): Promise<{
  items: ListedRegistration[];
  total: number;
  confirmedSeats: number;
  checkedInSeats: number;
}> {
  const event = await getEventRow(ctx, owner);
  const ofEvent = eq(registrations.eventId, event.id);
  const matches = and(
    ofEvent,
    status === undefined ? undefined : eq(registrations.status, status),
    q === undefined
      ? undefined
      : sql`(instr(lower(${registrations.name}), lower(${q})) > 0
          or instr(lower(${registrations.email}), lower(${q})) > 0)`,
  );
  const rows = await ctx.db.orm
    .select()
    .from(registrations)
    .where(matches)
    .orderBy(asc(registrations.createdAt), asc(registrations.id))
    .limit(limit)
    .offset(skip);
  const [seats] = await ctx.db.orm
    .select({ sum: sql<number>`coalesce(sum(${registrations.seats}), 0)` })
    .from(registrations)
    .where(and(ofEvent, sql`${registrations.checkedInAt} is not null`));
  return {
    items: rows.map(listed),
    total: await ctx.db.orm.$count(registrations, matches),
    confirmedSeats: event.confirmedSeats,
    checkedInSeats: seats?.sum ?? 0,
  };
}

/** How many registrations wait for a seat, by event; one that nobody waits for is not among them. */
export async function countWaitlists(
  ctx: Context,
  eventIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await ctx.db.orm
    .select({ eventId: registrations.eventId, waiting: count() })
    .from(registrations)
    .where(
      and(inArray(registrations.eventId, [...eventIds]), eq(registrations.status, "waitlisted")),
    )
    .groupBy(registrations.eventId);
  return new Map(rows.map((row) => [row.eventId, row.waiting]));
}

const NOT_CONFIRMED = "not-confirmed";

/**
 * Notes that somebody came, or takes that back. The first time stays when it is noted twice. Throws
 * `not_found`, and `invalid_request` for a registration without a seat.
 */
export async function checkIn(
  ctx: Context,
  owner: EventOwner,
  registrationId: string,
  isHere: boolean,
): Promise<ListedRegistration> {
  const event = await getEventRow(ctx, owner);
  const isIt = and(eq(registrations.id, registrationId), eq(registrations.eventId, event.id));
  const [before] = await ctx.db.orm.select().from(registrations).where(isIt);
  if (!before) throw notFound("registration");
  const now = ctx.clock.now();
  const at = isHere ? sql`coalesce(${registrations.checkedInAt}, ${now})` : null;
  try {
    await ctx.db.write([
      requireThat(
        NOT_CONFIRMED,
        sql`exists (select 1 from ${registrations} where ${isIt} and status = 'confirmed')`,
      ),
      ctx.db.orm.update(registrations).set({ checkedInAt: at }).where(isIt),
    ]);
  } catch (error) {
    if (!(error instanceof PreconditionFailed && error.label === NOT_CONFIRMED)) throw error;
    throw invalidRequest("Only a confirmed registration can be checked in; confirm it first.");
  }
  const [after] = await ctx.db.orm.select().from(registrations).where(isIt);
  if (!after) throw notFound("registration");
  return listed(after);
}
