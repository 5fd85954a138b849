import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    url: text("url").notNull(),
    /** JSON list of message types; null for all. */
    types: text("types"),
    /** JSON list of site ids; null for all, and for what concerns no site. */
    siteIds: text("site_ids"),
    /** Sealed with the instance key. */
    secret: text("secret").notNull(),
    /** The secrets before it that may still sign, sealed in one (`secrets.ts`); the latest does until `previousUntil`. */
    previousSecret: text("previous_secret"),
    previousUntil: integer("previous_until"),
    /** Epoch ms; set while nothing is sent. */
    disabledAt: integer("disabled_at"),
    disabledReason: text("disabled_reason", { enum: ["owner", "gone", "failing"] }),
    /** Epoch ms of the first failure since the latest success. */
    failingSince: integer("failing_since"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("webhook_endpoints_by_account").on(table.accountId, table.createdAt, table.id)],
);

/** What happened, as it is told: the body is sent byte for byte as it stands here. */
export const webhookMessages = sqliteTable(
  "webhook_messages",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    type: text("type").notNull(),
    body: text("body").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("webhook_messages_by_age").on(table.createdAt)],
);

/** A message for one endpoint, and how it stands. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    endpointId: text("endpoint_id").notNull(),
    messageId: text("message_id").notNull(),
    status: text("status", { enum: ["pending", "succeeded", "failed"] }).notNull(),
    /** Epoch ms of the next attempt; null unless pending. */
    nextAttemptAt: integer("next_attempt_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.endpointId, table.messageId] }),
    index("webhook_deliveries_by_message").on(table.messageId),
    index("webhook_deliveries_by_status").on(table.endpointId, table.status, table.messageId),
  ],
);

export const webhookAttempts = sqliteTable(
  "webhook_attempts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    endpointId: text("endpoint_id").notNull(),
    messageId: text("message_id").notNull(),
    attemptedAt: integer("attempted_at").notNull(),
    durationMs: integer("duration_ms").notNull(),
    /** HTTP status; null when no answer came. */
    status: integer("status"),
    /** Why no answer came; null when one did. */
    error: text("error"),
    /** The first KiB of the answer's body. */
    answer: text("answer").notNull(),
  },
  (table) => [index("webhook_attempts_by_delivery").on(table.messageId, table.endpointId)],
);
