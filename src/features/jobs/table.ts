import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const jobs = sqliteTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    status: text("status", {
      enum: ["pending", "running", "completed", "failed", "cancelled"],
    }).notNull(),
    progress: integer("progress").notNull(),
    stage: text("stage").notNull(),
    siteId: text("site_id"),
    errorCode: text("error_code", {
      enum: [
        "provider_unavailable",
        "provider_rejected",
        "generation_failed",
        "timed_out",
        "interrupted",
      ],
    }),
    errorMessage: text("error_message"),
    /** The validated brief as JSON. */
    brief: text("brief").notNull(),
    /** Where the build was asked for: API builds publish themselves, the builder's stay drafts. */
    origin: text("origin", { enum: ["api", "builder"] }).notNull(),
    attempts: integer("attempts").notNull(),
    /** Grows with every claim; a worker whose fence is old can no longer write. */
    fence: integer("fence").notNull(),
    /** Epoch ms until which the worker's claim holds; null unless running. */
    leaseUntil: integer("lease_until"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("jobs_by_account").on(table.accountId, table.createdAt, table.id),
    index("jobs_by_account_and_status").on(
      table.accountId,
      table.status,
      table.createdAt,
      table.id,
    ),
    /** The queue proper: however many jobs have ended, claiming looks at open ones only. */
    index("jobs_open")
      .on(table.status, table.createdAt, table.id)
      .where(sql`status in ('pending', 'running')`),
  ],
);

/**
 * What the writer has done so far for a job, step by step: a job that is taken up again pays for nothing
 * twice, and an operator sees what a job used up.
 */
export const jobSteps = sqliteTable(
  "job_steps",
  {
    jobId: text("job_id").notNull(),
    step: text("step").notNull(),
    /** Of the prompt that was answered. */
    promptVersion: text("prompt_version").notNull(),
    /** JSON. */
    value: text("value").notNull(),
    model: text("model").notNull(),
    inTokens: integer("in_tokens").notNull(),
    outTokens: integer("out_tokens").notNull(),
    durationMs: integer("duration_ms").notNull(),
    /** Calls on the wire until one was answered. */
    calls: integer("calls").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.step] })],
);
