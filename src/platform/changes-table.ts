import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What other instances on the same database server have to forget, in the order in which it was
 * written. Only filled where there may be others; the newest rows are kept.
 */
export const changes = sqliteTable("changes", {
  /** Counts without gaps, and never anew. */
  id: integer("id").primaryKey({ autoIncrement: true }),
  /** What kind of thing, such as a cache's name. */
  topic: text("topic").notNull(),
  key: text("key").notNull(),
});
