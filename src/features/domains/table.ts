import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Domains that owners have set for their sites. Which names visitors find a site under is the sites'
 * `site_hosts`; here is what is known of a domain, and when it is looked at next.
 */
export const domains = sqliteTable(
  "domains",
  {
    /** Lower case, ASCII, without a trailing dot. */
    domain: text("domain").primaryKey(),
    siteId: text("site_id").notNull(),
    accountId: text("account_id").notNull(),
    /** Since when another domain of the site stands in its place, to which it leads; null for the one that is set. */
    replacedAt: integer("replaced_at"),
    /** When its owner's claim record was first seen; null while it has not been. */
    provedAt: integer("proved_at"),
    /** Since when it leads here; null while it does not. */
    pointsAt: integer("points_at"),
    /** Since when it leads elsewhere although it led here before; null while nothing is wrong. */
    lostAt: integer("lost_at"),
    /** Whether the same name with or without `www.` leads here too. */
    hasCounterpart: integer("has_counterpart", { mode: "boolean" }).notNull().default(false),
    /** What the last look found, as JSON (`Look`); null before the first. */
    look: text("look"),
    checkedAt: integer("checked_at"),
    /** Epoch ms of the next look. */
    dueAt: integer("due_at").notNull(),
    /** Looks in a row that did not find it leading here. */
    failures: integer("failures").notNull().default(0),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("domains_set").on(table.siteId).where(sql`replaced_at is null`),
    index("domains_by_site").on(table.siteId),
    index("domains_due").on(table.dueAt),
  ],
);
