import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const sites = sqliteTable(
  "sites",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    name: text("name").notNull(),
    /** The subdomain's label, unique over all accounts. */
    slug: text("slug").notNull().unique(),
    status: text("status", { enum: ["draft", "provisioning", "live"] }).notNull(),
    customDomain: text("custom_domain").unique(),
    /** Pages in the sitemap of the newest version. */
    pages: integer("pages").notNull(),
    /** The newest version: what a publish would show. */
    versionId: text("version_id").notNull(),
    /** The version that visitors get; set from the first publish until an unpublish. */
    servedVersionId: text("served_version_id"),
    /** The version that is being released to replace the served one; null when there is none. */
    releaseVersionId: text("release_version_id"),
    /** Epoch ms of the last change that the served pages do not show yet; null when there is none. */
    changedAt: integer("changed_at"),
    /** Epoch ms at which publishing looks at the site next; null when there is nothing to do. */
    dueAt: integer("due_at"),
    /** Readiness checks that failed since the site was last ready or changed. */
    failures: integer("failures").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("sites_by_account").on(table.accountId, table.createdAt, table.id),
    /** Publishing's queue: however many sites rest, only those with work are looked at. */
    index("sites_due").on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/** A site's document at one moment; the pages rendered from it are publishing's `version_files`. */
export const siteVersions = sqliteTable(
  "site_versions",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** The site document as JSON; `design/document.ts` reads every format ever stored. */
    document: text("document").notNull(),
    /** Hash over all rendered files; every page answers with it, and readiness looks for it. */
    buildId: text("build_id").notNull(),
    /** The origin that its pages name in canonical links and the sitemap. */
    origin: text("origin").notNull(),
    /** Pages in its sitemap. */
    pages: integer("pages").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("site_versions_by_site").on(table.siteId, table.createdAt)],
);
