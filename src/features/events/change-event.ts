/**
 * Changing an event. Only what was sent is written, so that changes of the same moment add up; what
 * depends on the rest of the row is decided in the write itself, on the row as it is then.
 */
import { eq, type SQL, sql } from "drizzle-orm";
import { invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement, Writable } from "../../platform/database/database.ts";
import {
  isRefusal,
  PreconditionFailed,
  requireThat,
  statement,
} from "../../platform/database/statements.ts";
import { markChangedStatements, wakePublishing } from "../sites/room.ts";
import { REMINDED_BEFORE_MS } from "./clocks.ts";
import { type DescriptionColumns, describe } from "./describe.ts";
import { hasOwnOffset } from "./event-time.ts";
import type { Event, EventChange, EventRow } from "./model.ts";
import { noticesOfChange } from "./notice-statements.ts";
import { NOTIFY_TASK } from "./notify-task.ts";
import { promoteStatements } from "./seats.ts";
import { ENDS_EARLY, type EventOwner, getEvent, getEventRow, readTime } from "./service.ts";
import { events } from "./table.ts";

const OVERBOOKED = "overbooked";
const ENDS_BEFORE_START = "ends-before-start";
const ZONE_CHANGED = "zone-changed";

type Columns = Partial<Omit<EventRow, "id" | "siteId" | "slug" | "sequence" | "confirmedSeats">>;

/** What calendars and people who are coming have to hear of. */
const TOLD = [
  "title",
  "startsAt",
  "endsAt",
  "timezone",
  "venueName",
  "address",
  "onlineUrl",
] as const satisfies readonly (keyof Columns)[];

/**
 * Changes an event; its slug stays, so that links to it hold. More capacity promotes those who
 * wait; less than what is confirmed is refused. Throws `not_found` and `invalid_request`.
 */
export async function changeEvent(
  ctx: Context,
  owner: EventOwner,
  change: EventChange,
): Promise<Event> {
  refuseImpossible(change);
  let description: DescriptionColumns | undefined;
  for (;;) {
    const before = await getEventRow(ctx, owner);
    if (description === undefined && "descriptionMarkdown" in change)
      description = await describe(ctx, owner.accountId, change.descriptionMarkdown ?? null);
    try {
      await ctx.db.write(changeStatements(ctx, before, change, description));
      break;
    } catch (error) {
      // Somebody else's change of the zone is on disk: the local time is read in the new one.
      if (isRefusal(error, ZONE_CHANGED)) continue;
      throw explain(error);
    }
  }
  wakePublishing(ctx);
  ctx.scheduler.wake(NOTIFY_TASK);
  return getEvent(ctx, owner);
}

/** Throws `invalid_request` for what no event can become, before it is looked whether this one exists. */
function refuseImpossible(change: EventChange): void {
  const { startsAt, endsAt } = readColumns(change, null);
  const isZoneKnown =
    "timezone" in change ||
    [change.startsAt, change.endsAt].every((time) => time != null && hasOwnOffset(time));
  if (isZoneKnown && startsAt !== undefined && endsAt != null && endsAt < startsAt)
    throw invalidRequest(ENDS_EARLY);
}

function explain(error: unknown): unknown {
  if (!(error instanceof PreconditionFailed)) return error;
  if (error.label === ENDS_BEFORE_START) return invalidRequest(ENDS_EARLY);
  if (error.label !== OVERBOOKED) return error;
  return invalidRequest(
    "`capacity` must be at least the number of seats that are confirmed; cancel registrations first.",
  );
}

function changeStatements(
  ctx: Context,
  before: EventRow,
  change: EventChange,
  description: DescriptionColumns | undefined,
): Writable[] {
  const { id, siteId } = before;
  const now = ctx.clock.now();
  const sent = readColumns(change, before.timezone);
  const name = `${id}:${ctx.ids.create("msg")}`;
  const move = { eventId: id, change: name, cause: "owner", now } as const;
  const isIt = eq(events.id, id);
  const told = TOLD.filter((key) => key in sent);
  const isMoved = told.length === 0 ? undefined : differs(sent, told);
  const isShown =
    sent.status === "published"
      ? undefined
      : sql`exists (select 1 from ${events} where ${isIt}
      and ${events.status} = 'published')`;
  return [
    ...requireFit(before, change, sent),
    // In front of the change, which may be what hides it.
    ...markChangedStatements(ctx, siteId, isShown),
    ...(isMoved ? [touchRegistrations(move, isMoved, sent.startsAt)] : []),
    ctx.db.orm
      .update(events)
      .set({
        ...sent,
        ...description,
        ...timeColumns(sent, now),
        ...(isMoved && { sequence: sql`${events.sequence} + (${isMoved})` }),
        updatedAt: now,
      })
      .where(isIt),
    requireThat(
      ENDS_BEFORE_START,
      sql`not exists (select 1 from ${events} where ${isIt} and ends_at < starts_at)`,
    ),
    ...(isMoved ? [noticesOfChange({ ...move, kind: "changed" })] : []),
    ...promoteStatements(move),
  ];
}

/** What the row has to be like for the change to fit it. */
function requireFit(before: EventRow, change: EventChange, { capacity }: Columns): Statement[] {
  const isIt = eq(events.id, before.id);
  const times = [change.startsAt, change.endsAt];
  const needsZone =
    !("timezone" in change) && times.some((time) => time != null && !hasOwnOffset(time));
  return [
    ...(needsZone
      ? [
          requireThat(
            ZONE_CHANGED,
            sql`not exists (select 1 from ${events} where ${isIt}
              and timezone is not ${before.timezone})`,
          ),
        ]
      : []),
    ...(typeof capacity === "number"
      ? [
          requireThat(
            OVERBOOKED,
            sql`not exists (select 1 from ${events} where ${isIt}
              and confirmed_seats > ${capacity})`,
          ),
        ]
      : []),
  ];
}

/** The columns that were sent, and no other; what was sent empty is there without a value. */
function readColumns(change: EventChange, zoneBefore: string | null): Columns {
  const { title, startsAt, endsAt, registrationEnabled, status } = change;
  const zone = "timezone" in change ? (change.timezone ?? null) : zoneBefore;
  const sent: Columns = {};
  if (title !== undefined) sent.title = title;
  if (registrationEnabled !== undefined) sent.registrationEnabled = registrationEnabled;
  if (status !== undefined) sent.status = status;
  if (startsAt !== undefined) sent.startsAt = readTime("startsAt", startsAt, zone);
  if ("endsAt" in change) sent.endsAt = endsAt == null ? null : readTime("endsAt", endsAt, zone);
  if ("capacity" in change) sent.capacity = change.capacity ?? null;
  for (const key of CLEARABLE) if (key in change) sent[key] = change[key] ?? null;
  return sent;
}

const CLEARABLE = [
  "summary",
  "timezone",
  "venueName",
  "address",
  "mapUrl",
  "onlineUrl",
  "descriptionMarkdown",
  "priceLabel",
] as const;

/** When it is over, from its times as they will be. A time of its own is the clock's to pass. */
function timeColumns({ startsAt, endsAt }: Columns, now: number) {
  if (startsAt === undefined && endsAt === undefined) return {};
  const start = startsAt === undefined ? sql`${events.startsAt}` : sql`${startsAt}`;
  const end = endsAt === undefined ? sql`${events.endsAt}` : sql`${endsAt}`;
  const overAt = sql`coalesce(${end}, ${start})`;
  return { overAt, isPassed: sql`(${overAt} < ${now})` };
}

/** Whether the row has other values than these; 0 or 1. */
function differs(sent: Columns, keys: readonly (typeof TOLD)[number][]): SQL {
  return sql.join(
    keys.map((key) => sql`${events[key]} is not ${sent[key]}`),
    sql` or `,
  );
}

type Move = { eventId: string; change: string; now: number };

/**
 * In front of the change: those who are told of it are marked with its name if it moves the event.
 * A date further off begins a new wait for the reminder, too. Within the last day the mail about the
 * change is the reminder.
 */
function touchRegistrations({ eventId, change, now }: Move, isMoved: SQL, startsAt?: number) {
  const start = startsAt === undefined ? sql`${events.startsAt}` : sql`${startsAt}`;
  return statement(sql`update registrations
    set sequence = sequence + 1, change = ${change},
      reminded_at = (select case when ${start} <= ${now + REMINDED_BEFORE_MS} then ${now} end
        from ${events} where ${events.id} = ${eventId})
    where event_id = ${eventId} and status <> 'cancelled'
      and exists (select 1 from ${events} where ${events.id} = ${eventId} and (${isMoved}))`);
}
