import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What the owner of a site has set for its forms; without a row nothing is set. */
export const formSettings = sqliteTable("form_settings", {
  siteId: text("site_id").primaryKey(),
  /** JSON list of origins, beside the site's own, that a form may lead on to. */
  redirectOrigins: text("redirect_origins").notNull(),
});
