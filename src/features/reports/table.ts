import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** When a person got a report last; before the first, when it was first due. */
export const reportRuns = sqliteTable(
  "report_runs",
  {
    userId: text("user_id").notNull(),
    kind: text("kind", { enum: ["daily", "weekly"] }).notNull(),
    /** Epoch ms up to which everything was told. */
    toldUntil: integer("told_until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
