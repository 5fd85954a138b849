import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A site's document at one moment, as somebody made it. It is never changed. */
export const versions = sqliteTable(
  "versions",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    /** The site document as JSON; `design/document.ts` reads every format ever stored. */
    document: text("document").notNull(),
    reason: text("reason", {
      enum: ["generated", "edited", "restored", "revised", "settings"],
    }).notNull(),
    /** Id of the person or API key that made it; null for the service and its operator. */
    madeBy: text("made_by"),
    /** The version it was made from: of a restored one the one that came back. It may be pruned. */
    baseVersionId: text("base_version_id"),
    createdAt: integer("created_at").notNull(),
    /** Epoch ms at which visitors first got it after passing its checks; null while they have not. */
    liveAt: integer("live_at"),
  },
  (table) => [index("versions_by_site").on(table.siteId, table.createdAt, table.id)],
);

/** A version rendered to files, for one origin and with what the site had to show at that time. */
export const builds = sqliteTable(
  "builds",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    versionId: text("version_id")
      .notNull()
      .references(() => versions.id),
    /** Hash over all files; every page answers with it, and readiness looks for it. */
    fingerprint: text("fingerprint").notNull(),
    /** The origin that its pages name in canonical links and the sitemap. */
    origin: text("origin").notNull(),
    /** Pages in its sitemap. */
    pages: integer("pages").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("builds_by_site").on(table.siteId, table.createdAt),
    index("builds_by_version").on(table.versionId),
  ],
);

/** File contents by hash, stored once however many builds and sites use them. */
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

/** Which content stands at which path of a build. */
export const buildFiles = sqliteTable(
  "build_files",
  {
    buildId: text("build_id").notNull(),
    path: text("path").notNull(),
    hash: text("hash").notNull(),
    contentType: text("content_type").notNull(),
    /** Content-Security-Policy sources of the page's inline styles, space-separated. */
    styleSources: text("style_sources").notNull(),
    /** Of a picture that is drawn when it is first asked for, or is the gallery's. */
    recipe: text("recipe"),
  },
  (table) => [
    primaryKey({ columns: [table.buildId, table.path] }),
    index("build_files_by_hash").on(table.hash),
  ],
);

/** What the audit of a build found before anybody saw it. */
export const buildAudits = sqliteTable("build_audits", {
  buildId: text("build_id").primaryKey(),
  /** False only for a build that was rendered anew for a site that was built before. */
  passed: integer("passed", { mode: "boolean" }).notNull(),
  /** Checks, findings, repairs and figures as JSON; `audit/report.ts` has their form. */
  report: text("report").notNull(),
  auditedAt: integer("audited_at").notNull(),
});

/**
 * The one draft of a site. The row outlives the draft, so that its revision never starts again: what
 * somebody still has open of an earlier draft cannot be taken for the state of this one.
 */
export const drafts = sqliteTable("drafts", {
  siteId: text("site_id").primaryKey(),
  /** Counts every change of the draft, its beginning and its end too. */
  revision: integer("revision").notNull(),
  /** The version that the operations begin with; null while there is no draft. */
  baseVersionId: text("base_version_id"),
  /** The site's newest version when the draft began: another one since then is somebody else's. */
  newestVersionId: text("newest_version_id"),
  /** How many of the operations hold; those behind it are undone and can be redone. */
  cursor: integer("cursor").notNull(),
  savedAt: integer("saved_at").notNull(),
  savedBy: text("saved_by"),
});

/** The operations of a draft in their order. What one means is the editor's business. */
export const draftOperations = sqliteTable(
  "draft_operations",
  {
    siteId: text("site_id").notNull(),
    /** From 0, without gaps. */
    position: integer("position").notNull(),
    /** The revision of the draft that it came with. */
    revision: integer("revision").notNull(),
    /** Any JSON value. */
    operation: text("operation").notNull(),
    madeBy: text("made_by"),
    madeAt: integer("made_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.position] })],
);

/** A version that visitors are to get at a chosen time; one a site. */
export const plannedReleases = sqliteTable(
  "planned_releases",
  {
    siteId: text("site_id").primaryKey(),
    /** Released only while it is the newest: a later version takes its place. */
    versionId: text("version_id").notNull(),
    releaseAt: integer("release_at").notNull(),
    plannedBy: text("planned_by"),
  },
  (table) => [index("planned_releases_due").on(table.releaseAt)],
);
