/** Events of a site: listing, creating and deleting them. */
import { and, asc, count, desc, eq, gte, like, lt, or, type SQL, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { isRefusal, requireThat, statement } from "../../platform/database/statements.ts";
import {
  getSite,
  markChangedStatements,
  requireSite,
  SITE_GONE,
  wakePublishing,
} from "../sites/room.ts";
import { describe } from "./describe.ts";
import { readInstant, TIME_TEXT } from "./event-time.ts";
import { type Event, type EventListQuery, type EventRow, type NewEvent, toEvent } from "./model.ts";
import { noticesForAll } from "./notice-statements.ts";
import { NOTIFY_TASK } from "./notify-task.ts";
import { events } from "./table.ts";

export type SiteOwner = { accountId: string; siteId: string };
export type EventOwner = SiteOwner & { eventId: string };

const SLUG_TAKEN = "slug-taken";
const SLUG_ATTEMPTS_MAX = 8;

/**
 * A page of the site's events. Soonest first; with `when=past` the most recent first. Throws
 * `not_found`, the same for a site that is missing and for another account's.
 */
export async function listEvents(
  ctx: Context,
  { accountId, siteId }: SiteOwner,
  { when, status, limit, skip }: EventListQuery,
): Promise<{ events: Event[]; total: number }> {
  await getSite(ctx, accountId, siteId);
  const now = ctx.clock.now();
  const matches = and(
    eq(events.siteId, siteId),
    status === undefined ? undefined : eq(events.status, status),
    when === "upcoming" ? gte(events.overAt, now) : undefined,
    when === "past" ? lt(events.overAt, now) : undefined,
  );
  const direction = when === "past" ? desc : asc;
  const [rows, [counted]] = await Promise.all([
    ctx.db.orm
      .select()
      .from(events)
      .where(matches)
      .orderBy(direction(events.startsAt), direction(events.id))
      .limit(limit)
      .offset(skip),
    ctx.db.orm.select({ total: count() }).from(events).where(matches),
  ]);
  return { events: rows.map(toEvent), total: counted?.total ?? 0 };
}

/** Whether the site shows any event. */
export async function hasShownEvents(ctx: Context, siteId: string): Promise<boolean> {
  const [row] = await ctx.db.orm
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.siteId, siteId), eq(events.status, "published")))
    .limit(1);
  return row !== undefined;
}

/** Throws `not_found`, also for another account's site and for another site's event. */
export async function getEventRow(ctx: Context, owner: EventOwner): Promise<EventRow> {
  await getSite(ctx, owner.accountId, owner.siteId);
  const [row] = await ctx.db.orm
    .select()
    .from(events)
    .where(and(eq(events.id, owner.eventId), eq(events.siteId, owner.siteId)));
  if (!row) throw notFound("event");
  return row;
}

export async function getEvent(ctx: Context, owner: EventOwner): Promise<Event> {
  return toEvent(await getEventRow(ctx, owner));
}

/**
 * Creates an event; a published one is on the live site soon after. `alsoWrite` may put statements
 * in front of the write. Throws `not_found` and `invalid_request`.
 */
export async function createEvent(
  ctx: Context,
  { accountId, siteId }: SiteOwner,
  input: NewEvent,
  alsoWrite: (event: Event) => readonly Statement[] = () => [],
): Promise<Event> {
  // What is wrong with the call is said before it is looked whether the site exists.
  const fields = readFields(input);
  await getSite(ctx, accountId, siteId);
  const now = ctx.clock.now();
  const description = await describe(ctx, accountId, fields.descriptionMarkdown);
  const id = ctx.ids.create("evt");
  for (let attempt = 0; ; attempt += 1) {
    const slug = await chooseSlug(ctx, siteId, id, input.title, attempt);
    const row = {
      ...{ id, siteId, slug, ...fields, ...description, createdAt: now, updatedAt: now },
      ...{ confirmedSeats: 0, sequence: 0, isPassed: fields.overAt < now },
    };
    const isFree = requireThat(
      SLUG_TAKEN,
      sql`not exists (select 1 from ${events} where site_id = ${siteId} and slug = ${slug})`,
    );
    try {
      const isShown = row.status === "published";
      await ctx.db.write([
        // Its description took a while to be made.
        requireSite(siteId),
        ...alsoWrite(toEvent(row)),
        isFree,
        ctx.db.orm.insert(events).values(row),
        ...(isShown ? markChangedStatements(ctx, siteId) : []),
      ]);
      if (isShown) wakePublishing(ctx);
      return toEvent(row);
    } catch (error) {
      if (isRefusal(error, SITE_GONE)) throw notFound("site");
      const isTaken = isRefusal(error, SLUG_TAKEN);
      if (!isTaken || attempt >= SLUG_ATTEMPTS_MAX) throw error;
    }
  }
}

/** `wine-evening`, then `wine-evening-2`, …; the event's own id when a title leaves nothing. */
async function chooseSlug(
  ctx: Context,
  siteId: string,
  id: string,
  title: string,
  attempt: number,
): Promise<string> {
  // Transliteration tables are large, and needed for a new event only.
  const { slugFromTitle } = await import("./slug.ts");
  const random = id.slice(-8);
  const wanted = slugFromTitle(title);
  if (wanted === undefined) return `event-${random}`;
  if (attempt >= SLUG_ATTEMPTS_MAX) return `${wanted}-${random}`;
  const taken = await ctx.db.orm
    .select({ slug: events.slug })
    .from(events)
    .where(
      and(eq(events.siteId, siteId), or(eq(events.slug, wanted), like(events.slug, `${wanted}-%`))),
    );
  const slugs = new Set(taken.map(({ slug }) => slug));
  if (!slugs.has(wanted)) return wanted;
  let number = 2;
  while (slugs.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

type Fields = Pick<
  EventRow,
  | "title"
  | "summary"
  | "startsAt"
  | "endsAt"
  | "overAt"
  | "timezone"
  | "venueName"
  | "address"
  | "mapUrl"
  | "onlineUrl"
  | "descriptionMarkdown"
  | "priceLabel"
  | "capacity"
  | "registrationEnabled"
  | "status"
>;

/** The columns of a new event. Throws `invalid_request`. */
function readFields(input: NewEvent): Fields {
  const { title, registrationEnabled, status } = input;
  const timezone = input.timezone ?? null;
  const startsAt = readTime("startsAt", input.startsAt, timezone);
  const endsAt = input.endsAt == null ? null : readTime("endsAt", input.endsAt, timezone);
  if (endsAt !== null && endsAt < startsAt) throw invalidRequest(ENDS_EARLY);
  return {
    ...{ title, startsAt, endsAt, overAt: endsAt ?? startsAt, timezone },
    summary: input.summary ?? null,
    venueName: input.venueName ?? null,
    address: input.address ?? null,
    mapUrl: input.mapUrl ?? null,
    onlineUrl: input.onlineUrl ?? null,
    descriptionMarkdown: input.descriptionMarkdown ?? null,
    priceLabel: input.priceLabel ?? null,
    capacity: input.capacity ?? null,
    ...{ registrationEnabled, status },
  };
}

export const ENDS_EARLY = "`endsAt` must not be before `startsAt`.";

/** A time that was sent, in epoch ms; one without an offset is local in `timezone`. Throws `invalid_request`. */
export function readTime(name: string, value: number | string, timezone: string | null): number {
  const instant = readInstant(value, timezone ?? "UTC");
  if (instant === undefined) throw invalidRequest(`\`${name}\` ${TIME_TEXT}.`);
  return instant;
}

/** Deletes an event and its registrations; those who were coming are told. Answers what it was. */
export async function deleteEvent(ctx: Context, owner: EventOwner): Promise<Event> {
  const row = await getEventRow(ctx, owner);
  const change = `${row.id}:${ctx.ids.create("msg")}`;
  const move = { eventId: row.id, change, cause: "owner", now: ctx.clock.now() } as const;
  const ofEvent: SQL = sql`event_id = ${row.id}`;
  const isShown = sql`exists (select 1 from ${events}
    where id = ${row.id} and status = 'published')`;
  await ctx.db.write([
    ...markChangedStatements(ctx, row.siteId, isShown),
    statement(sql`update registrations set sequence = sequence + 1 where ${ofEvent}`),
    noticesForAll({ ...move, kind: "cancelled" }),
    statement(sql`delete from registrations where ${ofEvent}`),
    ctx.db.orm.delete(events).where(eq(events.id, row.id)),
  ]);
  wakePublishing(ctx);
  ctx.scheduler.wake(NOTIFY_TASK);
  return toEvent(row);
}
