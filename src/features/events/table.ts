import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { SPAM_REASONS } from "../../http/judge-form.ts";

export const events = sqliteTable(
  "events",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    /** The last part of its path on the site; unique there. */
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    summary: text("summary"),
    startsAt: integer("starts_at").notNull(),
    endsAt: integer("ends_at"),
    /** Epoch ms at which it is over: its end, or its start when it has none. */
    overAt: integer("over_at").notNull(),
    /** IANA name in its usual spelling. */
    timezone: text("timezone"),
    venueName: text("venue_name"),
    address: text("address"),
    mapUrl: text("map_url"),
    /** For confirmed people only: it never stands in a page or a feed. */
    onlineUrl: text("online_url"),
    descriptionMarkdown: text("description_markdown"),
    /** Safe HTML of it and its plain text, made when it was written; null before the first time. */
    descriptionHtml: text("description_html"),
    descriptionPlain: text("description_plain"),
    /** What made these two: `describe.ts` makes them anew when it is not its own. */
    descriptionMaker: integer("description_maker").notNull().default(0),
    priceLabel: text("price_label"),
    /** Null: unlimited. */
    capacity: integer("capacity"),
    registrationEnabled: integer("registration_enabled", { mode: "boolean" }).notNull(),
    /** The sum of the seats of its confirmed registrations, kept by every write that moves one. */
    confirmedSeats: integer("confirmed_seats").notNull().default(0),
    status: text("status", { enum: ["draft", "published"] }).notNull(),
    /** Grows with every change that a calendar should take over. */
    sequence: integer("sequence").notNull().default(0),
    /** Whether the site's pages have been told that it is over. */
    isPassed: integer("is_passed", { mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("events_by_slug").on(table.siteId, table.slug),
    index("events_by_start").on(table.siteId, table.startsAt, table.id),
    /** For the clocks: what is over, what begins soon. */
    index("events_by_end").on(table.overAt),
    index("events_by_beginning").on(table.startsAt),
    index("events_to_pass").on(table.overAt).where(sql`is_passed = 0`),
    check("events_never_overbooked", sql`capacity is null or confirmed_seats <= capacity`),
    check("events_seats_add_up", sql`confirmed_seats >= 0`),
  ],
);

export const registrations = sqliteTable(
  "registrations",
  {
    id: text("id").primaryKey(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    siteId: text("site_id").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The address as it is compared: one registration that stands for each on an event. */
    emailKey: text("email_key").notNull(),
    phone: text("phone"),
    seats: integer("seats").notNull(),
    message: text("message"),
    /** Further answers as a flat JSON object; null without any. */
    fields: text("fields"),
    status: text("status", { enum: ["confirmed", "waitlisted", "cancelled"] }).notNull(),
    /** Order of arrival on its event: the waiting list is promoted along it. */
    place: integer("place").notNull(),
    /** Grows with every mail about it, as calendars expect of a change. */
    sequence: integer("sequence").notNull().default(0),
    /** The write that changed it last, by which that write recognises its own work. */
    change: text("change").notNull(),
    /** Epoch ms at which its reminder was written; null before. */
    /** Keys of links that other instances sent before it came here, separated by spaces. */
    formerKeys: text("former_keys"),
    remindedAt: integer("reminded_at"),
    /** Epoch ms at which somebody at the door checked it in; null before. */
    checkedInAt: integer("checked_in_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    /** Whoever has cancelled may come again, as a newcomer. */
    uniqueIndex("registrations_by_address")
      .on(table.eventId, table.emailKey)
      .where(sql`status <> 'cancelled'`),
    index("registrations_by_event").on(table.eventId, table.createdAt, table.id),
    index("registrations_by_status").on(table.eventId, table.status, table.createdAt, table.id),
    index("registrations_by_place").on(table.eventId, table.place),
    /** The waiting list by party size: who is next is found without looking at those who do not fit. */
    index("registrations_waiting")
      .on(table.eventId, table.seats, table.place)
      .where(sql`status = 'waitlisted'`),
    index("registrations_by_person").on(table.emailKey),
  ],
);

/**
 * What people have to be told, written by the transaction that caused it. A task puts mail and
 * webhook messages for each into the outbox; it holds what was true at that moment, and stays until
 * its mail has been sent or given up.
 */
export const registrationNotices = sqliteTable(
  "registration_notices",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The write that made it. */
    change: text("change").notNull(),
    kind: text("kind", {
      enum: ["confirmed", "waitlisted", "promoted", "cancelled", "changed", "reminder", "known"],
    }).notNull(),
    /** Whose act it tells of: mail that visitors cause is capped, since a stranger may be one. */
    cause: text("cause", { enum: ["visitor", "owner"] })
      .notNull()
      .default("owner"),
    registrationId: text("registration_id").notNull(),
    siteId: text("site_id").notNull(),
    /** The event and the registration as JSON, without the long texts that visitors write. */
    payload: text("payload").notNull(),
    /** Epoch ms at which its mail and messages were put into the outbox; null before. */
    handledAt: integer("handled_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("registration_notices_by_change").on(table.change),
    index("registration_notices_open").on(table.id).where(sql`handled_at is null`),
    index("registration_notices_handled").on(table.handledAt),
    index("registration_notices_by_registration").on(table.registrationId),
  ],
);

/**
 * Registrations that were taken for spam: they have no seat and are told of to nobody, and may be made
 * real ones by the owner for a while.
 */
export const spamRegistrations = sqliteTable(
  "spam_registrations",
  {
    id: text("id").primaryKey(),
    eventId: text("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    siteId: text("site_id").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    phone: text("phone"),
    seats: integer("seats").notNull(),
    message: text("message"),
    /** Further answers as a flat JSON object; null without any. */
    fields: text("fields"),
    /** Which check it failed. */
    reason: text("reason", { enum: SPAM_REASONS }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("spam_registrations_by_event").on(table.eventId, table.createdAt, table.id),
    index("spam_registrations_by_age").on(table.createdAt),
    index("spam_registrations_by_person").on(table.emailKey),
  ],
);
