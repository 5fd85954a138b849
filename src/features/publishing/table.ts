import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** The latest outcome of each readiness check of a site. */
export const readinessChecks = sqliteTable(
  "readiness_checks",
  {
    siteId: text("site_id").notNull(),
    versionId: text("version_id").notNull(),
    name: text("name", { enum: ["host", "tls", "pages", "links", "markup"] }).notNull(),
    outcome: text("outcome", { enum: ["passed", "failed", "not_applicable"] }).notNull(),
    /** What was seen, for a person: addresses, statuses, the first faults. */
    evidence: text("evidence").notNull(),
    checkedAt: integer("checked_at").notNull(),
  },
  (table) => [uniqueIndex("readiness_checks_of_site").on(table.siteId, table.name)],
);
