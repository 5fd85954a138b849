/**
 * Notices: what people still have to be told, as statements for the write that causes it. They
 * carry a copy of the registration and its event, so that a later change cannot alter what is said.
 */
import { type SQL, sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/statements.ts";
import { hasAllowance } from "../../platform/mail/mail-cap.ts";
import { IS_OPEN } from "./is-open.ts";
import { events, registrationNotices, registrations } from "./table.ts";

/** The copy, from a row `r` of registrations and a row `e` of events. */
const SNAPSHOT = sql`json_object(
  'event', json_object('id', e.id, 'slug', e.slug, 'title', e.title, 'startsAt', e.starts_at,
    'endsAt', e.ends_at, 'timezone', e.timezone, 'venueName', e.venue_name, 'address', e.address,
    'mapUrl', e.map_url, 'onlineUrl', e.online_url, 'priceLabel', e.price_label, 'capacity', e.capacity),
  'registration', json_object('id', r.id, 'name', r.name, 'email', r.email, 'phone', r.phone,
    'seats', r.seats, 'status', r.status, 'sequence', r.sequence, 'createdAt', r.created_at))`;

/** Beside these, a notice is not handled yet. */
const COLUMNS = sql.raw("change, kind, cause, registration_id, site_id, payload, created_at");

/** Nobody is told anything about what is over. */
function insertNotices(kind: SQL, which: SQL, first = sql``): SQL {
  return sql`insert into ${registrationNotices} (${COLUMNS})
    select ${sql.placeholder("change")}, ${kind}, ${sql.placeholder("cause")}, r.id, r.site_id,
      ${SNAPSHOT}, ${sql.placeholder("now")}
    from ${first} ${registrations} r join ${events} e on e.id = r.event_id
    where e.id = ${sql.placeholder("eventId")} and e.over_at >= ${sql.placeholder("now")}
      and ${which}`;
}

/** For the one registration that the write `change` is about, unless it was promoted by it. */
export const noticeOfChange = prepareStatement(
  insertNotices(
    sql`${sql.placeholder("kind")}`,
    sql`r.id = ${sql.placeholder("registrationId")} and r.change = ${sql.placeholder("change")}`,
  ),
);

/** Tells a registration how it stands after the write `change`, unless that has promoted it. */
export const noticeOfStanding = prepareStatement(
  insertNotices(
    sql`r.status`,
    sql`r.id = ${sql.placeholder("registrationId")} and r.change = ${sql.placeholder("change")}
      and not exists (select 1 from ${registrationNotices}
        where change = ${sql.placeholder("change")} and registration_id = r.id)`,
  ),
);

/** Tells newcomers how they stand, in the order of `ids`, a JSON list; each is a change of its own. */
export const noticesOfNewcomers = prepareStatement(sql`
  insert into ${registrationNotices} (${COLUMNS})
  select r.change, r.status, 'visitor', r.id, r.site_id, ${SNAPSHOT}, r.created_at
  from json_each(${sql.placeholder("ids")}) cross join ${registrations} r on r.id = value
    cross join ${events} e on e.id = r.event_id
  order by key`);

/**
 * Tells whoever is registered already that somebody has registered their address again. `arrivals`
 * is a JSON list as those who seat them write it: the id that was made up for the answer, the address as it
 * is compared, and at its end what its mail is counted by. One that is not sent yet is enough, and none is written that could not be sent.
 */
export const noticesOfKnown = prepareStatement(sql`
  insert into ${registrationNotices} (${COLUMNS})
  select value ->> 0, 'known', 'visitor', r.id, r.site_id, ${SNAPSHOT}, ${sql.placeholder("now")}
  from json_each(${sql.placeholder("arrivals")}) cross join ${registrations} r
      on r.event_id = ${sql.placeholder("eventId")} and r.email_key = value ->> 1
        and r.status <> 'cancelled' and r.id <> value ->> 0
    cross join ${events} e on e.id = r.event_id
  where ${IS_OPEN} and ${hasAllowance(sql`value ->> 11`)}
    and not exists (select 1 from ${registrationNotices} waiting
      where waiting.registration_id = r.id and waiting.kind = 'known'
        and waiting.handled_at is null)
  group by r.id`);

/**
 * For the registrations that the write `change` promotes, whose ids `walk` selects in their order.
 * The cross join keeps the walk in front: the other way round, all who wait would be looked at.
 */
export const promotionNotices = (walk: SQL): SQL =>
  insertNotices(sql`'promoted'`, sql`r.id = w.id`, sql`(${walk}) w cross join`);

/** For everybody whom the write `change` has touched and who is confirmed or waits. */
export const noticesOfChange = prepareStatement(
  insertNotices(
    sql`${sql.placeholder("kind")}`,
    sql`r.status <> 'cancelled' and r.change = ${sql.placeholder("change")}`,
  ),
);

/** For everybody who is confirmed or waits. */
export const noticesForAll = prepareStatement(
  insertNotices(sql`${sql.placeholder("kind")}`, sql`r.status <> 'cancelled'`),
);

/** For the confirmed of all events that begin from `now` until `until`, once each. */
export const insertReminders = prepareStatement(sql`
  insert into ${registrationNotices} (${COLUMNS})
  select ${sql.placeholder("change")}, 'reminder', 'owner', r.id, r.site_id, ${SNAPSHOT},
    ${sql.placeholder("now")}
  from ${events} e join ${registrations} r on r.event_id = e.id
  where e.starts_at between ${sql.placeholder("now")} and ${sql.placeholder("until")}
    and e.status = 'published' and r.status = 'confirmed' and r.reminded_at is null
    and r.updated_at <= e.starts_at - ${sql.placeholder("beforeMs")}
  limit ${sql.placeholder("limit")}`);
