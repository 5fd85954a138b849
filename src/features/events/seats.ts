/**
 * All SQL that moves seats, but for those who register, who are seated in `newcomers.ts`. Each
 * function answers statements for one write, in which everything is counted and decided: nothing is
 * read before that the decision rests on. The writer runs one write after the other, so first come
 * is first served, and the table itself refuses an event with more confirmed seats than its capacity.
 */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement, requirement } from "../../platform/database/statements.ts";
import { CLOSED, IS_OPEN } from "./is-open.ts";
import { noticeOfChange, noticeOfStanding, promotionNotices } from "./notice-statements.ts";
import { SEATS_MAX } from "./registration-model.ts";
import { events, registrationNotices, registrations } from "./table.ts";

/** Labels of `PreconditionFailed`. */
export const NO_ROOM = "no-room";
export const REGISTERED_AGAIN = "registered-again";
export const CANCELLED = "registration-cancelled";

export type Move = {
  eventId: string;
  /** A name of this write alone, by which it finds what it has changed. */
  change: string;
  /** Whose act it is. */
  cause: "visitor" | "owner";
  now: number;
};

const given = {
  eventId: sql.placeholder("eventId"),
  registrationId: sql.placeholder("registrationId"),
  seats: sql.placeholder("seats"),
  change: sql.placeholder("change"),
  now: sql.placeholder("now"),
};

/** More than any capacity, and far below what the engine can add up. */
const UNLIMITED = 1_000_000_000_000;
export const FREE = sql`(coalesce(capacity, ${UNLIMITED}) - confirmed_seats)`;

const theRegistration = sql`event_id = ${given.eventId} and id = ${given.registrationId}`;

const CONFIRMED_SEATS = sql`coalesce((select seats from ${registrations}
  where ${theRegistration} and status = 'confirmed'), 0)`;

const releaseSeats = prepareStatement(sql`
  update ${events} set confirmed_seats = confirmed_seats - ${CONFIRMED_SEATS}
  where id = ${given.eventId}`);
const takeSeats = prepareStatement(sql`
  update ${events} set confirmed_seats = confirmed_seats + ${CONFIRMED_SEATS}
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

export const LAST_PLACE = sql`(select coalesce(max(place), 0) from ${registrations}
  where event_id = ${given.eventId})`;

export const COLUMNS =
  sql.raw(`id, event_id, site_id, name, email, email_key, phone, seats, message,
  fields, status, place, sequence, change, created_at, updated_at`);

/** What visitors may change of their registration. */
export type PartyAnswers = {
  name: string;
  phone: string | null;
  seats: number;
  message: string | null;
  /** JSON text. */
  fields: string | null;
};

/** A party that comes: what its registration is made of. */
export type Arrival = PartyAnswers & {
  registrationId: string;
  eventId: string;
  siteId: string;
  email: string;
  emailKey: string;
  /** What mail to it is counted by. */
  allowanceKey: string;
  now: number;
};

const requireNotCancelled = prepareStatement(
  requirement(
    CANCELLED,
    sql`not exists (select 1 from ${registrations} where ${theRegistration}
      and status = 'cancelled')`,
  ),
);

/** A party may always shrink, and grow while others may come. */
const requireStanding = prepareStatement(
  requirement(
    CLOSED,
    sql`exists (select 1 from ${registrations} where ${theRegistration}
        and (seats >= ${given.seats} or ${IS_OPEN}))
      and exists (select 1 from ${events} where id = ${given.eventId} and over_at >= ${given.now})`,
  ),
);

const requireRoomToGrow = prepareStatement(
  requirement(
    NO_ROOM,
    sql`not exists (select 1 from ${events} where id = ${given.eventId}
      and ${CONFIRMED_SEATS} > 0 and ${given.seats} > ${FREE} + ${CONFIRMED_SEATS})`,
  ),
);

const answered = {
  name: sql.placeholder("name"),
  phone: sql.placeholder("phone"),
  message: sql.placeholder("message"),
  fields: sql.placeholder("fields"),
};

const changeOne = prepareStatement(sql`
  update ${registrations} set name = ${answered.name}, phone = ${answered.phone},
    seats = ${given.seats}, message = ${answered.message}, fields = ${answered.fields},
    sequence = sequence + 1, change = ${given.change}, updated_at = ${given.now}
  where ${theRegistration} and (name <> ${answered.name} or phone is not ${answered.phone}
    or seats <> ${given.seats} or message is not ${answered.message}
    or fields is not ${answered.fields})`);

/**
 * Changes what a party has said of itself; its place and status stay, unless it now fits. Fails as
 * `CANCELLED`, as `CLOSED`, or as `NO_ROOM` when a confirmed party cannot grow as it wants.
 */
export function changeStatements(
  change: Move & PartyAnswers & { registrationId: string },
): Statement[] {
  return [
    requireNotCancelled(change),
    requireStanding(change),
    requireRoomToGrow(change),
    releaseSeats(change),
    changeOne(change),
    takeSeats(change),
    ...promoteStatements(change),
    noticeOfStanding(change),
  ];
}

/** Whoever was checked in by mistake, or has left, is not counted as here any more. */
const cancelOne = prepareStatement(sql`
  update ${registrations} set status = 'cancelled', sequence = sequence + 1, checked_in_at = null,
    change = ${given.change}, updated_at = ${given.now}
  where ${theRegistration} and status <> 'cancelled'`);

/** Cancels a registration and gives its seats to those who wait. One that is cancelled stays so. */
export function cancelStatements(move: Move & { registrationId: string }): Statement[] {
  return [
    releaseSeats(move),
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

const requireOnlyOne = prepareStatement(
  requirement(
    REGISTERED_AGAIN,
    sql`not exists (select 1 from ${registrations} mine join ${registrations} other
      on other.event_id = mine.event_id and other.email_key = mine.email_key
        and other.status <> 'cancelled' and other.id <> mine.id
      where mine.event_id = ${given.eventId} and mine.id = ${given.registrationId})`,
  ),
);

const confirmOne = prepareStatement(sql`
  update ${registrations} set status = 'confirmed', sequence = sequence + 1,
    change = ${given.change}, updated_at = ${given.now}
  where ${theRegistration} and status <> 'confirmed'`);

/**
 * Confirms a registration whoever else waits. Fails as `NO_ROOM` when it does not fit, and as
 * `REGISTERED_AGAIN` when it was cancelled and its address has another one that stands.
 */
export function confirmStatements(
  move: Move & { registrationId: string; kind: "confirmed" | "promoted" },
): Statement[] {
  return [
    requireOnlyOne(move),
    requireRoomFor(move),
    releaseSeats(move),
    confirmOne(move),
    takeSeats(move),
    noticeOfChange(move),
  ];
}

const eraseOne = prepareStatement(sql`delete from ${registrations} where ${theRegistration}`);
const eraseNotices = prepareStatement(sql`
  delete from ${registrationNotices} where registration_id = ${given.registrationId}`);

/** Removes a registration with everything that was still to be said about it. */
export function eraseStatements(move: Move & { registrationId: string }): Statement[] {
  return [releaseSeats(move), eraseNotices(move), eraseOne(move), ...promoteStatements(move)];
}
