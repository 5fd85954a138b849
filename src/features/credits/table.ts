import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * The ledger. Rows are never changed or deleted (triggers in the migration see to it).
 * `allowance` and `bonus` are signed: what the entry adds to what can be spent.
 */
export const creditEntries = sqliteTable(
  "credit_entries",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    jobId: text("job_id"),
    kind: text("kind", { enum: ["reserve", "settle", "refund", "grant"] }).notNull(),
    /** The billing period that `allowance` belongs to, as YYYY-MM in UTC. */
    period: text("period").notNull(),
    allowance: integer("allowance").notNull(),
    bonus: integer("bonus").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("credit_entries_by_account").on(table.accountId, table.period),
    uniqueIndex("credit_entries_one_reserve_per_job").on(table.jobId).where(sql`kind = 'reserve'`),
    uniqueIndex("credit_entries_one_outcome_per_job")
      .on(table.jobId)
      .where(sql`kind in ('settle', 'refund')`),
  ],
);

/** The ledger's running sums, one row an account, changed in the ledger entry's own transaction. */
export const creditBalances = sqliteTable("credit_balances", {
  accountId: text("account_id").primaryKey(),
  /** The period that `used` counts; of any other period the entries say what was used. */
  period: text("period").notNull(),
  used: integer("used").notNull(),
  bonus: integer("bonus").notNull(),
});
