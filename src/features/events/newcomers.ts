/**
 * Seats for those who register: a crowd shares its statements, and is seated in the order in which
 * it came. Whoever is registered already is left as they are and told so by mail; the answer to them
 * is a newcomer's and takes as long, so that nobody learns who comes: they are written like anybody
 * else, as a cancelled party, and taken out again in the same write.
 */
import { sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { SharedWrite, Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import { IS_OPEN } from "./is-open.ts";
import { noticesOfKnown, noticesOfNewcomers } from "./notice-statements.ts";
import type { RegistrationRow } from "./registration-model.ts";
import { type Arrival, COLUMNS, FREE, LAST_PLACE } from "./seats.ts";
import { events, registrationNotices, registrations } from "./table.ts";

const eventId = sql.placeholder("eventId");

/** What an arrival is written as: a list, whose parts SQL takes by their place. */
const listArrival = (one: Arrival, isRepeated: boolean) => [
  ...[one.registrationId, one.emailKey, one.seats, one.siteId, one.name, one.email, one.phone],
  ...[one.message, one.fields, one.now, Number(isRepeated), one.allowanceKey],
];

/**
 * Everybody takes their turn: each row of `seating` is one, with what was free when it came. Nobody who
 * waits is passed by: whoever waits does not fit into what is free. Answers who was put in, and how;
 * whoever is registered already takes no seats.
 */
const seatArrivals = prepareStatement(sql`
  with recursive arrivals as materialized (
    select row_number() over (order by key) as turn, value ->> 2 as seats, value as arrival,
      value ->> 10 or exists (select 1 from ${registrations}
        where event_id = ${eventId} and email_key = value ->> 1 and status <> 'cancelled') as is_known
    from json_each(${sql.placeholder("arrivals")}) where ${IS_OPEN}),
  seating (turn, taken, free) as (
    select 0, 0, ${FREE} from ${events} where id = ${eventId}
    union all
    select arrivals.turn, iif(is_known or seats > free - taken, 0, seats), free - taken
    from seating join arrivals on arrivals.turn = seating.turn + 1)
  insert into ${registrations} (${COLUMNS})
  select arrival ->> 0, ${eventId}, arrival ->> 3, arrival ->> 4, arrival ->> 5, arrival ->> 1,
    arrival ->> 6, seats, arrival ->> 7, arrival ->> 8,
    iif(is_known, 'cancelled', iif(seats <= free, 'confirmed', 'waitlisted')), ${LAST_PLACE} + turn,
    0, arrival ->> 0, arrival ->> 9, arrival ->> 9
  from (select arrivals.turn, arrivals.seats, is_known, free, arrival
    from seating join arrivals on arrivals.turn = seating.turn)
  returning id, status`);

const ours = sql`(select value from json_each(${sql.placeholder("ids")}))`;

/** Answers whether the event is open, and what is free in it now. */
const takeSeats = prepareStatement(sql`
  update ${events} set confirmed_seats = confirmed_seats + coalesce((
    select sum(seats) from json_each(${sql.placeholder("ids")}) cross join ${registrations} r
      on r.id = value and r.status = 'confirmed'), 0)
  where id = ${eventId}
  returning ${FREE} as free, ${IS_OPEN} as is_open`);

const dropNoticesOfKnown = prepareStatement(sql`
  delete from ${registrationNotices} where change in ${ours} and kind = 'cancelled'`);
const dropKnown = prepareStatement(sql`
  delete from ${registrations} where id in ${ours} and status = 'cancelled'`);

const readStatuses = prepareStatement(sql`
  select id, status from ${registrations}
  where id in ${ours}`);

const readEvent = prepareStatement(sql`
  select ${FREE} as free, ${IS_OPEN} as is_open from ${events} where id = ${eventId}`);

/** Whoever comes from an address that another one of them has come from is registered by then. */
function listArrivals(arrivals: readonly Arrival[]) {
  const addresses = new Set<string>();
  return arrivals.map((one) => {
    const isRepeated = addresses.has(one.emailKey);
    addresses.add(one.emailKey);
    return listArrival(one, isRepeated);
  });
}

/** As many for each event: `readSeating` knows their order. All arrivals come to the same one. */
export function seatingStatements(arrivals: readonly Arrival[]): Statement[] {
  const values = {
    eventId: arrivals[0]?.eventId,
    arrivals: soundJson(listArrivals(arrivals)),
    ids: soundJson(arrivals.map(({ registrationId }) => registrationId)),
    now: Math.max(...arrivals.map(({ now }) => now)),
  };
  return [
    seatArrivals(values),
    takeSeats(values),
    noticesOfNewcomers(values),
    noticesOfKnown(values),
    dropNoticesOfKnown(values),
    dropKnown(values),
  ];
}

const STATEMENTS_EACH = 6;

/** The same number, of which the first two answer what those that write do. */
function recallingStatements(arrivals: readonly Arrival[]): Statement[] {
  const values = {
    eventId: arrivals[0]?.eventId,
    ids: soundJson(arrivals.map(({ registrationId }) => registrationId)),
    now: Math.max(...arrivals.map(({ now }) => now)),
  };
  const rest = Array.from({ length: STATEMENTS_EACH - 1 }, () => readEvent(values));
  return [readStatuses(values), ...rest];
}

type Status = RegistrationRow["status"];
type Results = Parameters<SharedWrite<Arrival, unknown>["readResults"]>[0];

/** How each of one event's arrivals stands, or would stand if it were new; in their order. */
function readSeating(
  [seated, taken]: Results,
  arrivals: readonly Arrival[],
): (Status | undefined)[] {
  const event = taken?.rows[0];
  if (event === undefined || Number(event.is_open) !== 1) return arrivals.map(() => undefined);
  const stored = new Map((seated?.rows ?? []).map((row) => [String(row.id), row.status as Status]));
  const isConfirmed = (one: Arrival) => stored.get(one.registrationId) === "confirmed";
  let free = Number(event.free);
  for (const one of arrivals) if (isConfirmed(one)) free += one.seats;
  return arrivals.map((one) => {
    const status = stored.get(one.registrationId) ?? "cancelled";
    if (status === "cancelled") return one.seats <= free ? "confirmed" : "waitlisted";
    if (status === "confirmed") free -= one.seats;
    return status;
  });
}

/** How one stands who was written by `seatingStatements` alone; undefined if the event is closed. */
export const readSeated = (results: Results, arrival: Arrival): Status | undefined =>
  readSeating(results, [arrival])[0];

const byEvent = (arrivals: readonly Arrival[]): Arrival[][] => [
  ...Map.groupBy(arrivals, ({ eventId: id }) => id).values(),
];

/** Answers the status of each, undefined of whoever comes to a closed event. */
export const newcomersWrite: SharedWrite<Arrival, Status | undefined> = {
  itemsMax: 128,
  statementsFor: (arrivals) => byEvent(arrivals).flatMap(seatingStatements),
  recallStatements: (arrivals) => byEvent(arrivals).flatMap(recallingStatements),
  readResults(results, arrivals) {
    const statuses = new Map<Arrival, Status | undefined>();
    for (const [at, theirs] of byEvent(arrivals).entries()) {
      const own = results.slice(at * STATEMENTS_EACH, (at + 1) * STATEMENTS_EACH);
      const read = readSeating(own, theirs);
      for (const [place, one] of theirs.entries()) statuses.set(one, read[place]);
    }
    return arrivals.map((one) => statuses.get(one));
  },
};
