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
    /** The domain that its owner has set; visitors may not find the site there yet. */
    customDomain: text("custom_domain").unique(),
    /** The domain that the site is to move to, since it leads here; null for the subdomain. */
    targetDomain: text("target_domain"),
    /** The domain that is the site's address; null while that is the subdomain. */
    liveDomain: text("live_domain"),
    /** Pages in the sitemap that visitors get; of a draft, as its newest version was last built. */
    pages: integer("pages").notNull(),
    /** The newest version: what a publish would show. */
    versionId: text("version_id").notNull(),
    /** The version that its owner wants visitors to get; null while the site is a draft. */
    publishedVersionId: text("published_version_id"),
    /** The build that visitors get; null unless published, and until a build of that is there. */
    servedBuildId: text("served_build_id"),
    /** The origin that the pages of the served build name. */
    servedOrigin: text("served_origin"),
    /** The build that is being checked to replace the served one; null when there is none. */
    releaseBuildId: text("release_build_id"),
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
    index("sites_by_change").on(table.updatedAt),
    /** Publishing's queue: however many sites rest, only those with work are looked at. */
    index("sites_due").on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/** Every host name beside the subdomain under which visitors find a site; no two sites share one. */
export const siteHosts = sqliteTable(
  "site_hosts",
  {
    host: text("host").primaryKey(),
    siteId: text("site_id")
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
  },
  (table) => [index("site_hosts_by_site").on(table.siteId)],
);
