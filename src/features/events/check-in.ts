/** Registrations as people work with them at the door: searched, and checked in. */
import { and, asc, count, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import { FairSemaphore } from "../../lib/fair-semaphore.ts";
import type { Context } from "../../platform/context.ts";
import { requireThat, unlessRefused } from "../../platform/database/statements.ts";
import { containsText } from "../../platform/database/text-search.ts";
import { defineState } from "../../platform/room-state.ts";
import { type Registration, toRegistration } from "./registration-model.ts";
import { type EventOwner, getEventRow } from "./service.ts";
import { registrations } from "./table.ts";

/** `checkedInAt` is null until somebody came. */
type ListedRegistration = Registration & { checkedInAt: number | null };

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
  const found = q === undefined ? undefined : await findText(ctx, event.id, q);
  const matches = and(
    ofEvent,
    status === undefined ? undefined : eq(registrations.status, status),
    found === undefined
      ? undefined
      : sql`${registrations.id} in (select value from json_each(${found}))`,
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
    .where(
      and(
        ofEvent,
        eq(registrations.status, "confirmed"),
        sql`${registrations.checkedInAt} is not null`,
      ),
    );
  return {
    items: rows.map(listed),
    total: await ctx.db.orm.$count(registrations, matches),
    confirmedSeats: event.confirmedSeats,
    checkedInSeats: seats?.sum ?? 0,
  };
}

/** A search goes through every name and address of an event, which has one at a time. */
const searchPlaces = defineState(() => new FairSemaphore(2, 1));

/** Ids of those with that text, as a JSON list: found while others are served. */
async function findText(ctx: Context, eventId: string, q: string): Promise<string> {
  const has = (column: SQLWrapper) => containsText(column, q);
  const query = sql`select json_group_array(id) as ids from ${registrations}
    where event_id = ${eventId} and (${has(registrations.name)} or ${has(registrations.email)})`;
  const [row] = await ctx.states
    .of(searchPlaces)
    .run(eventId, () => ctx.db.readAside<{ ids: string }>(query));
  return row?.ids ?? "[]";
}

const PAGE = 100;

/** All registrations for an event in order of arrival, a page at a time. Throws `not_found`. */
export async function* registrationPages(
  ctx: Context,
  owner: EventOwner,
): AsyncGenerator<ListedRegistration[]> {
  const { id } = await getEventRow(ctx, owner);
  let after = { createdAt: 0, id: "" };
  for (;;) {
    const rows = await ctx.db.orm
      .select()
      .from(registrations)
      .where(
        and(
          eq(registrations.eventId, id),
          sql`(${registrations.createdAt}, ${registrations.id}) > (${after.createdAt}, ${after.id})`,
        ),
      )
      .orderBy(asc(registrations.createdAt), asc(registrations.id))
      .limit(PAGE);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last;
    yield rows.map(listed);
  }
  // Of an event that is removed meanwhile this may not have been all.
  await getEventRow(ctx, owner);
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
  const isWritten = await unlessRefused(NOT_CONFIRMED, () =>
    ctx.db.write([
      requireThat(
        NOT_CONFIRMED,
        sql`exists (select 1 from ${registrations} where ${isIt} and status = 'confirmed')`,
      ),
      ctx.db.orm.update(registrations).set({ checkedInAt: at }).where(isIt),
    ]),
  );
  if (!isWritten) {
    throw invalidRequest("Only a confirmed registration can be checked in; confirm it first.");
  }
  const [after] = await ctx.db.orm.select().from(registrations).where(isIt);
  if (!after) throw notFound("registration");
  return listed(after);
}
