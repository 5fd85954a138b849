/** Events of a site: listing, creating, changing, deleting them. */
import { and, asc, count, desc, eq, gte, like, lt, or, type SQL, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement, Writable } from "../../platform/database/database.ts";
import { PreconditionFailed, requireThat, statement } from "../../platform/database/statements.ts";
import { getSite, markChangedStatements, wakePublishing } from "../sites/service.ts";
import { readInstant, TIME_TEXT } from "./event-time.ts";
import {
  type Event,
  type EventChange,
  type EventListQuery,
  type EventRow,
  type NewEvent,
  toEvent,
} from "./model.ts";
import { noticesForAll } from "./notice-statements.ts";
import { NOTIFY_TASK } from "./notify-task.ts";
import { promoteStatements } from "./seats.ts";
import { events } from "./table.ts";

export type SiteOwner = { accountId: string; siteId: string };
export type EventOwner = SiteOwner & { eventId: string };

const SLUG_TAKEN = "slug-taken";
const OVERBOOKED = "overbooked";
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
  await getSite(ctx, accountId, siteId);
  const now = ctx.clock.now();
  const fields = readFields(input);
  const id = ctx.ids.create("evt");
  for (let attempt = 0; ; attempt += 1) {
    const slug = await chooseSlug(ctx, siteId, id, input.title, attempt);
    const row = {
      ...{ id, siteId, slug, ...fields, createdAt: now, updatedAt: now },
      ...{ confirmedSeats: 0, sequence: 0, isPassed: fields.overAt < now },
    };
    const isFree = requireThat(
      SLUG_TAKEN,
      sql`not exists (select 1 from ${events} where site_id = ${siteId} and slug = ${slug})`,
    );
    try {
      await write(ctx, siteId, row.status === "published", [
        ...alsoWrite(toEvent(row)),
        isFree,
        ctx.db.orm.insert(events).values(row),
      ]);
      return toEvent(row);
    } catch (error) {
      const isTaken = error instanceof PreconditionFailed && error.label === SLUG_TAKEN;
      if (!isTaken || attempt >= SLUG_ATTEMPTS_MAX) throw error;
    }
  }
}

async function write(
  ctx: Context,
  siteId: string,
  isShown: boolean,
  statements: readonly Writable[],
): Promise<void> {
  await ctx.db.write([...statements, ...(isShown ? markChangedStatements(ctx, siteId) : [])]);
  if (isShown) wakePublishing(ctx);
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

/** The columns of a new event, or of `before` with a change applied. */
function readFields(input: NewEvent | (EventChange & { before: EventRow })): Fields {
  const before = "before" in input ? input.before : undefined;
  const pick = <Key extends keyof Fields>(key: Key, sent: Fields[Key] | undefined): Fields[Key] =>
    (key in input && sent !== undefined ? sent : (before?.[key] ?? null)) as Fields[Key];
  const text = (key: TextField) => (key in input ? (input[key] ?? null) : (before?.[key] ?? null));
  const timezone = text("timezone");
  const times = readTimes(input, before, timezone);
  return {
    title: pick("title", input.title),
    ...{ ...times, timezone },
    summary: text("summary"),
    venueName: text("venueName"),
    address: text("address"),
    mapUrl: text("mapUrl"),
    onlineUrl: text("onlineUrl"),
    descriptionMarkdown: text("descriptionMarkdown"),
    priceLabel: text("priceLabel"),
    capacity: "capacity" in input ? (input.capacity ?? null) : (before?.capacity ?? null),
    registrationEnabled: pick("registrationEnabled", input.registrationEnabled),
    status: pick("status", input.status),
  };
}

type TextField =
  | "summary"
  | "timezone"
  | "venueName"
  | "address"
  | "mapUrl"
  | "onlineUrl"
  | "descriptionMarkdown"
  | "priceLabel";

function readTimes(
  input: NewEvent | EventChange,
  before: EventRow | undefined,
  timezone: string | null,
): Pick<Fields, "startsAt" | "endsAt" | "overAt"> {
  const read = (name: string, value: number | string) => {
    const instant = readInstant(value, timezone ?? "UTC");
    if (instant === undefined) throw invalidRequest(`\`${name}\` ${TIME_TEXT}.`);
    return instant;
  };
  const startsAt =
    input.startsAt === undefined ? before?.startsAt : read("startsAt", input.startsAt);
  if (startsAt === undefined) throw invalidRequest("`startsAt` is required.");
  const sentEnd = "endsAt" in input ? input.endsAt : undefined;
  const keptEnd = "endsAt" in input ? null : (before?.endsAt ?? null);
  const endsAt = sentEnd === undefined || sentEnd === null ? keptEnd : read("endsAt", sentEnd);
  if (endsAt !== null && endsAt < startsAt)
    throw invalidRequest("`endsAt` must not be before `startsAt`.");
  return { startsAt, endsAt, overAt: endsAt ?? startsAt };
}

/** What calendars and people who are coming have to hear of. */
const TOLD: readonly (keyof Fields)[] = [
  "title",
  "startsAt",
  "endsAt",
  "timezone",
  "venueName",
  "address",
  "onlineUrl",
];

/**
 * Changes an event; its slug stays, so that links to it hold. More capacity promotes those who
 * wait; less than what is confirmed is refused. Throws `not_found` and `invalid_request`.
 */
export async function changeEvent(
  ctx: Context,
  owner: EventOwner,
  change: EventChange,
): Promise<Event> {
  const before = await getEventRow(ctx, owner);
  const now = ctx.clock.now();
  const fields = readFields({ ...change, before });
  const isMoved = TOLD.some((key) => fields[key] !== before[key]);
  const move = { eventId: before.id, change: `${before.id}:${ctx.ids.create("msg")}`, now };
  const fits = requireThat(
    OVERBOOKED,
    sql`exists (select 1 from ${events} where id = ${before.id}
      and (${fields.capacity} is null or confirmed_seats <= ${fields.capacity}))`,
  );
  try {
    await write(ctx, before.siteId, [before.status, fields.status].includes("published"), [
      ...(fields.capacity === null ? [] : [fits]),
      ctx.db.orm
        .update(events)
        .set({
          ...fields,
          ...{ isPassed: fields.overAt < now, updatedAt: now },
          sequence: isMoved ? sql`${events.sequence} + 1` : before.sequence,
        })
        .where(eq(events.id, before.id)),
      ...(isMoved ? tellOfChangeStatements(move) : []),
      ...promoteStatements(move),
    ]);
  } catch (error) {
    if (!(error instanceof PreconditionFailed && error.label === OVERBOOKED)) throw error;
    throw invalidRequest(
      "`capacity` must be at least the number of seats that are confirmed; cancel registrations first.",
    );
  }
  ctx.scheduler.wake(NOTIFY_TASK);
  return getEvent(ctx, owner);
}

type Move = { eventId: string; change: string; now: number };

/** A new time begins a new wait for the reminder, too. */
function tellOfChangeStatements(move: Move): Statement[] {
  const { eventId } = move;
  return [
    statement(sql`update registrations set sequence = sequence + 1, reminded_at = null
      where event_id = ${eventId} and status <> 'cancelled'`),
    noticesForAll({ ...move, kind: "changed" }),
  ];
}

/** Deletes an event and its registrations; those who were coming are told. Answers what it was. */
export async function deleteEvent(ctx: Context, owner: EventOwner): Promise<Event> {
  const row = await getEventRow(ctx, owner);
  const change = `${row.id}:${ctx.ids.create("msg")}`;
  const move = { eventId: row.id, change, now: ctx.clock.now() };
  const ofEvent: SQL = sql`event_id = ${row.id}`;
  await write(ctx, row.siteId, row.status === "published", [
    statement(sql`update registrations set sequence = sequence + 1 where ${ofEvent}`),
    noticesForAll({ ...move, kind: "cancelled" }),
    statement(sql`delete from registrations where ${ofEvent}`),
    ctx.db.orm.delete(events).where(eq(events.id, row.id)),
  ]);
  ctx.scheduler.wake(NOTIFY_TASK);
  return toEvent(row);
}
