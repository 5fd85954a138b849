/**
 * Seats for those whose address is new to an event: a crowd shares its statements, and is seated in
 * the order in which it came. Whoever is no newcomer is left alone, for `registerStatements`.
 */
import { sql } from "drizzle-orm";
import type { SharedWrite, Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import { noticesOfNewcomers } from "./notice-statements.ts";
import type { RegistrationRow } from "./registration-model.ts";
import { type Arrival, COLUMNS, FREE, IS_OPEN, LAST_PLACE } from "./seats.ts";
import { events, registrations } from "./table.ts";

const eventId = sql.placeholder("eventId");

/** What an arrival is written as: a list, whose parts SQL takes by their place. */
const listArrival = (one: Arrival) => [
  ...[one.registrationId, one.emailKey, one.seats, one.siteId, one.name, one.email, one.phone],
  ...[one.message, one.fields, one.now],
];

/**
 * Everybody takes their turn: each row of `seating` is one, with what was free when it came. Nobody who
 * waits is passed by: whoever waits does not fit into what is free. Answers who was put in, and how.
 */
const seatNewcomers = prepareStatement(sql`
  with recursive newcomers as materialized (
    select row_number() over (order by key) as turn, value ->> 2 as seats, value as arrival
    from json_each(${sql.placeholder("arrivals")})
    where ${IS_OPEN} and not exists (select 1 from ${registrations}
      where event_id = ${eventId} and email_key = value ->> 1)),
  seating (turn, seats, free) as (
    select 0, 0, ${FREE} from ${events} where id = ${eventId}
    union all
    select newcomers.turn, newcomers.seats, free - iif(seating.seats <= free, seating.seats, 0)
    from seating join newcomers on newcomers.turn = seating.turn + 1)
  insert into ${registrations} (${COLUMNS})
  select arrival ->> 0, ${eventId}, arrival ->> 3, arrival ->> 4, arrival ->> 5, arrival ->> 1,
    arrival ->> 6, seats, arrival ->> 7, arrival ->> 8,
    iif(seats <= free, 'confirmed', 'waitlisted'), ${LAST_PLACE} + turn, 0, arrival ->> 0,
    arrival ->> 9, arrival ->> 9
  from (select newcomers.turn, newcomers.seats, free, arrival
    from seating join newcomers on newcomers.turn = seating.turn)
  returning id, status`);

const takeSeats = prepareStatement(sql`
  update ${events} set confirmed_seats = confirmed_seats + coalesce((
    select sum(seats) from json_each(${sql.placeholder("ids")}) cross join ${registrations} r
      on r.id = value and r.status = 'confirmed'), 0)
  where id = ${eventId}`);

/** The first of each address: a second form from it changes the registration that is made here. */
function listFirsts(arrivals: readonly Arrival[]): Arrival[] {
  const addresses = new Set<string>();
  return arrivals.filter(({ emailKey }) => {
    const isFirst = !addresses.has(emailKey);
    addresses.add(emailKey);
    return isFirst;
  });
}

function seatingStatements(arrivals: readonly Arrival[]): Statement[] {
  const firsts = listFirsts(arrivals);
  const [first] = firsts;
  if (first === undefined) return [];
  const values = {
    eventId: first.eventId,
    arrivals: JSON.stringify(firsts.map(listArrival)),
    ids: JSON.stringify(firsts.map(({ registrationId }) => registrationId)),
    now: Math.max(...firsts.map(({ now }) => now)),
  };
  return [seatNewcomers(values), takeSeats(values), noticesOfNewcomers(values)];
}

/** Answers the status of each, undefined of whoever is no newcomer or comes to a closed event. */
export const newcomersWrite: SharedWrite<Arrival, RegistrationRow["status"] | undefined> = {
  itemsMax: 128,
  statementsFor: (arrivals) =>
    [...Map.groupBy(arrivals, ({ eventId }) => eventId).values()].flatMap(seatingStatements),
  readResults(results, arrivals) {
    const statuses = new Map(
      results.flatMap(({ rows }) => rows.map((row) => [row.id, row.status] as const)),
    );
    return arrivals.map(
      ({ registrationId }) => statuses.get(registrationId) as RegistrationRow["status"] | undefined,
    );
  },
};
