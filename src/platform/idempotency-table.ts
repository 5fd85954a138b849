import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Answers kept for `Idempotency-Key`, written in the transaction of the effect they belong to. */
export const idempotencyRecords = sqliteTable(
  "idempotency_records",
  {
    accountId: text("account_id").notNull(),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of the request body as it was sent. */
    requestHash: text("request_hash").notNull(),
    status: integer("status").notNull(),
    body: text("body").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.operation, table.key] }),
    index("idempotency_records_by_age").on(table.createdAt),
  ],
);
