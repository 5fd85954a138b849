/**
 * All SQL that moves seats. Each function answers statements for one write, in which everything is
 * counted and decided: nothing is read before that the decision rests on. The writer runs one
 * write after the other, so first come is first served, and the table itself refuses an event
 * with more confirmed seats than its capacity.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement, requirement } from "../../platform/database/statements.ts";
import { noticeOfArrival, noticeOfChange, promotionNotices } from "./notice-statements.ts";
import { SEATS_MAX } from "./registration-model.ts";
import { events, registrationNotices, registrations } from "./table.ts";

/** Labels of `PreconditionFailed`. */
export const CLOSED = "registration-closed";
export const NO_ROOM = "no-room";

export type Move = {
  eventId: string;
  /** A name of this write alone, by which it finds what it has changed. */
  change: string;
  now: number;
};

const given = {
  eventId: sql.placeholder("eventId"),
  registrationId: sql.placeholder("registrationId"),
  emailKey: sql.placeholder("emailKey"),
  seats: sql.placeholder("seats"),
  change: sql.placeholder("change"),
  now: sql.placeholder("now"),
};

/** More than any capacity, and far below what the engine can add up. */
const UNLIMITED = 1_000_000_000_000;
export const FREE = sql`(coalesce(capacity, ${UNLIMITED}) - confirmed_seats)`;

const theAddress = sql`event_id = ${given.eventId} and email_key = ${given.emailKey}`;
const theRegistration = sql`event_id = ${given.eventId} and id = ${given.registrationId}`;

const confirmedSeatsOf = (which: SQL) =>
  sql`coalesce((select seats from ${registrations} where ${which} and status = 'confirmed'), 0)`;

const releaseSeatsOf = (which: SQL) =>
  prepareStatement(sql`update ${events} set confirmed_seats = confirmed_seats - ${confirmedSeatsOf(which)}
    where id = ${given.eventId}`);
const takeSeatsOf = (which: SQL) =>
  prepareStatement(sql`update ${events} set confirmed_seats = confirmed_seats + ${confirmedSeatsOf(which)}
    where id = ${given.eventId}`);

/**
 * The waiting list walked in order of arrival: each step takes the next party that fits whole into
 * what is left. The least place among the parties of each size up to that is found in the index,
 * so the walk costs as many steps as there are promotions, however many wait. A row of the walk is
 * a party's place and what was free before it; the walk ends at a place of null.
 */
const SIZES = sql.raw(Array.from({ length: SEATS_MAX }, (_, at) => `(${at + 1})`).join(", "));
const LEFT = sql`(walk.free - coalesce((select seats from ${registrations} one
  where one.event_id = ${given.eventId} and one.place = walk.place), 0))`;
const NEXT_PLACE = sql`(select min((select min(place) from ${registrations} waiting
    where waiting.event_id = ${given.eventId} and waiting.status = 'waitlisted'
      and waiting.seats = sizes.column1 and waiting.place > walk.place))
  from (values ${SIZES}) as sizes where sizes.column1 <= ${LEFT})`;

const WALK = sql`with recursive walk (place, free) as (
    select 0, ${FREE} from ${events}
      where id = ${given.eventId} and over_at >= ${given.now}
        and exists (select 1 from ${registrations} waiting
          where waiting.event_id = ${given.eventId} and waiting.status = 'waitlisted')
    union all
    select ${NEXT_PLACE}, ${LEFT} from walk where walk.place is not null)
  select r.id from walk cross join ${registrations} r
    on r.event_id = ${given.eventId} and r.place = walk.place
  where walk.place > 0`;

const notePromotions = prepareStatement(promotionNotices(WALK));

const PROMOTED = sql`(select registration_id from ${registrationNotices}
  where change = ${given.change} and kind = 'promoted')`;

const takePromotedSeats = prepareStatement(sql`
  update ${events} set confirmed_seats = confirmed_seats
    + coalesce((select sum(seats) from ${registrations} where id in ${PROMOTED}), 0)
  where id = ${given.eventId}`);

const confirmPromoted = prepareStatement(sql`
  update ${registrations} set status = 'confirmed', sequence = sequence + 1,
    updated_at = ${given.now}
  where id in ${PROMOTED}`);

/** Their notices were written before they were confirmed, and tell of what they are now. */
const amendNotices = prepareStatement(sql`
  update ${registrationNotices} set payload = json_set(payload, '$.registration.status', 'confirmed',
    '$.registration.sequence', (select sequence from ${registrations} r where r.id = registration_id))
  where change = ${given.change} and kind = 'promoted'`);

/** Gives free seats to those who wait. */
export function promoteStatements(move: Move): Statement[] {
  return [notePromotions(move), takePromotedSeats(move), confirmPromoted(move), amendNotices(move)];
}

/** Whether the event takes registrations at `now`. */
export const IS_OPEN = sql`exists (select 1 from ${events} where id = ${given.eventId}
  and status = 'published' and registration_enabled = 1 and over_at >= ${given.now})`;

const requireOpen = prepareStatement(requirement(CLOSED, IS_OPEN));

const requireRoomToGrow = prepareStatement(
  requirement(
    NO_ROOM,
    sql`not exists (select 1 from ${events} where id = ${given.eventId}
      and ${confirmedSeatsOf(theAddress)} > 0
      and ${given.seats} > ${FREE} + ${confirmedSeatsOf(theAddress)})`,
  ),
);

/** The status of who is new, and of who comes back after cancelling. */
const STATUS_NOW = sql`(select case when ${given.seats} <= ${FREE} then 'confirmed' else 'waitlisted' end
  from ${events} where id = ${given.eventId})`;
export const LAST_PLACE = sql`(select coalesce(max(place), 0) from ${registrations}
  where event_id = ${given.eventId})`;

export const COLUMNS =
  sql.raw(`id, event_id, site_id, name, email, email_key, phone, seats, message,
  fields, status, place, sequence, change, created_at, updated_at`);

const putIn = prepareStatement(sql`
  insert into ${registrations} (${COLUMNS})
  values (${given.registrationId}, ${given.eventId}, ${sql.placeholder("siteId")},
    ${sql.placeholder("name")}, ${sql.placeholder("email")}, ${given.emailKey},
    ${sql.placeholder("phone")}, ${given.seats}, ${sql.placeholder("message")},
    ${sql.placeholder("fields")}, ${STATUS_NOW}, ${LAST_PLACE} + 1, 0, ${given.change},
    ${given.now}, ${given.now})
  on conflict (event_id, email_key) do update set
    name = excluded.name, email = excluded.email, phone = excluded.phone, seats = excluded.seats,
    message = excluded.message, fields = excluded.fields,
    status = case when status = 'cancelled' then excluded.status else status end,
    place = case when status = 'cancelled' then excluded.place else place end,
    sequence = sequence + 1, change = excluded.change, updated_at = excluded.updated_at
  where status = 'cancelled' or name <> excluded.name or email <> excluded.email
    or phone is not excluded.phone or seats <> excluded.seats
    or message is not excluded.message or fields is not excluded.fields`);

const readBack = prepareStatement(sql`select * from ${registrations} where ${theAddress}`);

const releaseByAddress = releaseSeatsOf(theAddress);
const takeByAddress = takeSeatsOf(theAddress);
const releaseById = releaseSeatsOf(theRegistration);
const takeById = takeSeatsOf(theRegistration);

export type Arrival = Move & {
  registrationId: string;
  siteId: string;
  name: string;
  email: string;
  emailKey: string;
  phone: string | null;
  seats: number;
  message: string | null;
  /** JSON text. */
  fields: string | null;
};

/**
 * Registers a party, or updates what its address has registered before. The last statement reads
 * the row. Fails as `CLOSED`, or as `NO_ROOM` when a confirmed party cannot grow as it wants.
 */
export function registerStatements(arrival: Arrival): Statement[] {
  return [
    requireOpen(arrival),
    requireRoomToGrow(arrival),
    releaseByAddress(arrival),
    putIn(arrival),
    takeByAddress(arrival),
    ...promoteStatements(arrival),
    noticeOfArrival(arrival),
    readBack(arrival),
  ];
}

const cancelOne = prepareStatement(sql`
  update ${registrations} set status = 'cancelled', sequence = sequence + 1,
    change = ${given.change}, updated_at = ${given.now}
  where ${theRegistration} and status <> 'cancelled'`);

/** Cancels a registration and gives its seats to those who wait. One that is cancelled stays so. */
export function cancelStatements(move: Move & { registrationId: string }): Statement[] {
  return [
    releaseById(move),
    cancelOne(move),
    noticeOfChange({ ...move, kind: "cancelled" }),
    ...promoteStatements(move),
  ];
}

const requireRoomFor = prepareStatement(
  requirement(
    NO_ROOM,
    sql`not exists (select 1 from ${registrations} r join ${events} on ${events.id} = r.event_id
      where r.event_id = ${given.eventId} and r.id = ${given.registrationId}
        and r.status <> 'confirmed' and r.seats > ${FREE})`,
  ),
);

const confirmOne = prepareStatement(sql`
  update ${registrations} set status = 'confirmed', sequence = sequence + 1,
    change = ${given.change}, updated_at = ${given.now}
  where ${theRegistration} and status <> 'confirmed'`);

/** Confirms a registration whoever else waits. Fails as `NO_ROOM` when it does not fit. */
export function confirmStatements(
  move: Move & { registrationId: string; kind: "confirmed" | "promoted" },
): Statement[] {
  return [
    requireRoomFor(move),
    releaseById(move),
    confirmOne(move),
    takeById(move),
    noticeOfChange(move),
  ];
}

const eraseOne = prepareStatement(sql`delete from ${registrations} where ${theRegistration}`);
const eraseNotices = prepareStatement(sql`
  delete from ${registrationNotices} where registration_id = ${given.registrationId}`);

/** Removes a registration with everything that was still to be said about it. */
export function eraseStatements(move: Move & { registrationId: string }): Statement[] {
  return [releaseById(move), eraseNotices(move), eraseOne(move), ...promoteStatements(move)];
}
