import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What happened on a site in one UTC day: one row, however many visitors came. */
export const visitDays = sqliteTable(
  "visit_days",
  {
    siteId: text("site_id").notNull(),
    /** Days since 1970-01-01, UTC. */
    day: integer("day").notNull(),
    pageviews: integer("pageviews").notNull(),
    uniques: integer("uniques").notNull(),
    ctaClicks: integer("cta_clicks").notNull(),
    formViews: integer("form_views").notNull(),
    formSubmits: integer("form_submits").notNull(),
    leads: integer("leads").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.day] }),
    index("visit_days_by_age").on(table.day),
  ],
);

/**
 * Page views by path, referrer, country and so on, once by the day and once by seven days, so that
 * a long range is read from few rows.
 */
export const visitCounts = sqliteTable(
  "visit_counts",
  {
    siteId: text("site_id").notNull(),
    /** How many days the row spans: 1 or 7. */
    days: integer("days").notNull(),
    /** The first of them, in days since 1970-01-01; divisible by `days`. */
    firstDay: integer("first_day").notNull(),
    dimension: text("dimension").notNull(),
    value: text("value").notNull(),
    views: integer("views").notNull(),
    /** Visitors whose first view of a day had this value. */
    visitors: integer("visitors").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.days, table.firstDay, table.dimension, table.value],
    }),
    index("visit_counts_by_age").on(table.firstDay),
  ],
);

/** Who has been counted as a visitor of a day: keyed hashes that lose their key after 48 hours. */
export const dayVisitors = sqliteTable(
  "day_visitors",
  {
    day: integer("day").notNull(),
    /** Of site, address and user agent under the day's salt; 96 bits in base64url. */
    visitor: text("visitor").notNull(),
    /** Where the visitor came from last, which later views of the same visit are counted under. */
    source: text("source").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);

/** The random key of each day's visitor hashes. */
export const visitorSalts = sqliteTable("visitor_salts", {
  day: integer("day").primaryKey(),
  salt: blob("salt", { mode: "buffer" }).notNull(),
});
