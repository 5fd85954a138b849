import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What belongs to this installation: the instance key, for one. One row a name. */
export const instanceSettings = sqliteTable("instance_settings", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
