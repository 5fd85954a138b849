import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Which instance does work that only one may do at a time; all times are the database server's. */
export const leases = sqliteTable("leases", {
  name: text("name").primaryKey(),
  holder: text("holder").notNull(),
  /** Epoch ms until which the holder has it, unless it extends that. */
  heldUntil: integer("held_until").notNull(),
  /** Epoch ms until which nobody need do the work again. */
  restsUntil: integer("rests_until").notNull(),
});
