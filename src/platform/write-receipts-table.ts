import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The latest shared write of each writer over a libSQL server: by this a writer whose answer was
 * lost on the way finds out whether its statements happened.
 */
export const writeReceipts = sqliteTable(
  "write_receipts",
  {
    /** A kind of shared write of one process. */
    writer: text("writer").primaryKey(),
    /** Counts its writes. */
    number: integer("number").notNull(),
    /** Epoch seconds by the server's clock. */
    writtenAt: integer("written_at").notNull(),
  },
  (table) => [index("write_receipts_by_age").on(table.writtenAt)],
);
