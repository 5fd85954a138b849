import {
  blob,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/** File contents by hash, stored once however many versions and sites use them. */
export const contents = sqliteTable("contents", {
  /** SHA-256 of the uncompressed bytes, hex. */
  hash: text("hash").primaryKey(),
  /** Uncompressed length in bytes. */
  length: integer("length").notNull(),
  /** Brotli and gzip forms of compressible types; for others `identity` alone is set. */
  brotli: blob("brotli", { mode: "buffer" }),
  gzip: blob("gzip", { mode: "buffer" }),
  identity: blob("identity", { mode: "buffer" }),
});

/** Which content stands at which path of a version. */
export const versionFiles = sqliteTable(
  "version_files",
  {
    versionId: text("version_id").notNull(),
    path: text("path").notNull(),
    hash: text("hash").notNull(),
    contentType: text("content_type").notNull(),
    /** Content-Security-Policy sources of the page's inline styles, space-separated. */
    styleSources: text("style_sources").notNull(),
    /** Of a picture that is drawn when it is first asked for, or is the gallery's. */
    recipe: text("recipe"),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.path] }),
    index("version_files_by_hash").on(table.hash),
  ],
);

/** What the audit of a version found before anybody saw it. */
export const versionAudits = sqliteTable("version_audits", {
  versionId: text("version_id").primaryKey(),
  /** False only for a version that was rendered anew for a site that was built before. */
  passed: integer("passed", { mode: "boolean" }).notNull(),
  /** Checks, findings, repairs and figures as JSON; `audit/report.ts` has their form. */
  report: text("report").notNull(),
  auditedAt: integer("audited_at").notNull(),
});

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
