/**
 * Notices: what people still have to be told, as statements for the write that causes it. They
 * carry a copy of the registration and its event, so that a later change cannot alter what is said.
 */
import { type SQL, sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/statements.ts";
import { events, registrationNotices, registrations } from "./table.ts";

/** The copy, from a row `r` of registrations and a row `e` of events. */
const SNAPSHOT = sql`json_object(
  'event', json_object('id', e.id, 'slug', e.slug, 'title', e.title, 'startsAt', e.starts_at,
    'endsAt', e.ends_at, 'timezone', e.timezone, 'venueName', e.venue_name, 'address', e.address,
    'mapUrl', e.map_url, 'onlineUrl', e.online_url, 'priceLabel', e.price_label),
  'registration', json_object('id', r.id, 'name', r.name, 'email', r.email, 'phone', r.phone,
    'seats', r.seats, 'message', r.message, 'fields', json(r.fields), 'status', r.status,
    'sequence', r.sequence, 'createdAt', r.created_at))`;

/** Nobody is told anything about what is over. */
function insertNotices(kind: SQL, which: SQL, first = sql``): SQL {
  return sql`insert into ${registrationNotices}
      (change, kind, registration_id, site_id, payload, created_at)
    select ${sql.placeholder("change")}, ${kind}, r.id, r.site_id, ${SNAPSHOT},
      ${sql.placeholder("now")}
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

/** Tells a new registration how it stands. */
export const noticeOfArrival = prepareStatement(
  insertNotices(
    sql`r.status`,
    sql`r.email_key = ${sql.placeholder("emailKey")} and r.change = ${sql.placeholder("change")}
      and not exists (select 1 from ${registrationNotices}
        where change = ${sql.placeholder("change")} and registration_id = r.id)`,
  ),
);

/** Tells newcomers how they stand, in the order of `ids`, a JSON list; each is a change of its own. */
export const noticesOfNewcomers = prepareStatement(sql`
  insert into ${registrationNotices} (change, kind, registration_id, site_id, payload, created_at)
  select r.change, r.status, r.id, r.site_id, ${SNAPSHOT}, r.created_at
  from json_each(${sql.placeholder("ids")}) cross join ${registrations} r on r.id = value
    cross join ${events} e on e.id = r.event_id
  order by key`);

/**
 * For the registrations that the write `change` promotes, whose ids `walk` selects in their order.
 * The cross join keeps the walk in front: the other way round, all who wait would be looked at.
 */
export const promotionNotices = (walk: SQL): SQL =>
  insertNotices(sql`'promoted'`, sql`r.id = w.id`, sql`(${walk}) w cross join`);

/** For everybody who is confirmed or waits. */
export const noticesForAll = prepareStatement(
  insertNotices(sql`${sql.placeholder("kind")}`, sql`r.status <> 'cancelled'`),
);

/** For the confirmed of all events that begin from `now` until `until`, once each. */
export const insertReminders = prepareStatement(sql`
  insert into ${registrationNotices} (change, kind, registration_id, site_id, payload, created_at)
  select ${sql.placeholder("change")}, 'reminder', r.id, r.site_id, ${SNAPSHOT},
    ${sql.placeholder("now")}
  from ${events} e join ${registrations} r on r.event_id = e.id
  where e.starts_at between ${sql.placeholder("now")} and ${sql.placeholder("until")}
    and e.status = 'published' and r.status = 'confirmed' and r.reminded_at is null
    and r.updated_at <= e.starts_at - ${sql.placeholder("beforeMs")}
  limit ${sql.placeholder("limit")}`);
