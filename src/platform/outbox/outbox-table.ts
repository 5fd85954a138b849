import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/** What still has to be sent: a row goes when it has been delivered or given up. */
export const outbox = sqliteTable(
  "outbox",
  {
    /** Grows, so that a target gets its messages in the order in which they came about. */
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** How it is sent; each channel has a handler of its own. */
    channel: text("channel").notNull(),
    /** Where it is sent, in the channel's own terms. */
    target: text("target").notNull(),
    /** The same on every attempt. */
    messageId: text("message_id").notNull(),
    /** Whatever the channel needs beside the id. */
    payload: text("payload").notNull(),
    /** Attempts made so far. */
    attempts: integer("attempts").notNull(),
    /** Epoch ms before which it is not tried. */
    nextAt: integer("next_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("outbox_by_message").on(table.channel, table.messageId, table.target),
    index("outbox_by_target").on(table.channel, table.target, table.nextAt, table.id),
  ],
);

/** One row for each target that has rows in the outbox: what workers claim, so that they take turns. */
export const outboxLanes = sqliteTable(
  "outbox_lanes",
  {
    channel: text("channel").notNull(),
    target: text("target").notNull(),
    /** Whose target it is: owners share the workers evenly, however many targets one has. */
    owner: text("owner").notNull().default(""),
    /** Epoch ms at which the target is looked at next; the longest waiting comes first. */
    dueAt: integer("due_at").notNull(),
    /** 1 when the latest delivery to it failed or was slow: such targets share a part of the workers. */
    isFailing: integer("is_failing").notNull(),
    /** Epoch ms until which a worker's claim holds; 0 without one. */
    leaseUntil: integer("lease_until").notNull(),
    /** Grows with every claim; a worker whose fence is old can no longer write. */
    fence: integer("fence").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.target] }),
    index("outbox_lanes_due").on(table.channel, table.isFailing, table.dueAt, table.owner),
  ],
);
