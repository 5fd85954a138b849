import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Mail that was given up: what the operator gets to see of it, without its words. */
export const mailFailures = sqliteTable(
  "mail_failures",
  {
    messageId: text("message_id").primaryKey(),
    kind: text("kind").notNull(),
    attempts: integer("attempts").notNull(),
    /** What the mail server said last, without any address. */
    error: text("error").notNull(),
    createdAt: integer("created_at").notNull(),
    givenUpAt: integer("given_up_at").notNull(),
  },
  (table) => [index("mail_failures_by_age").on(table.givenUpAt)],
);

/** Mail that was put in under a cap, for as long as it counts; see `mail-cap.ts`. */
export const mailAllowances = sqliteTable(
  "mail_allowances",
  {
    messageId: text("message_id").primaryKey(),
    /** A digest of the cause and the address. */
    key: text("key").notNull(),
    /** Epoch ms at which it goes out: now, or when its turn comes. */
    at: integer("at").notNull(),
  },
  (table) => [
    index("mail_allowances_by_key").on(table.key, table.at),
    index("mail_allowances_by_age").on(table.at),
  ],
);
