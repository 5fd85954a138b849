import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Mail that was given up: what the operator gets to see of it, without its words. */
export const mailFailures = sqliteTable(
  "mail_failures",
  {
    messageId: text("message_id").primaryKey(),
    kind: text("kind").notNull(),
    attempts: integer("attempts").notNull(),
    /** What the mail server said last. */
    error: text("error").notNull(),
    createdAt: integer("created_at").notNull(),
    givenUpAt: integer("given_up_at").notNull(),
  },
  (table) => [index("mail_failures_by_age").on(table.givenUpAt)],
);
