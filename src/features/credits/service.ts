/** What an account has used and can spend, and whether the ledger and its running sums agree. */
import { desc, eq, sql } from "drizzle-orm";
import { type Ready, whenReady } from "../../lib/ready.ts";
import { defineCache } from "../../platform/cache.ts";
import type { Context } from "../../platform/context.ts";
import type { ChangeSource } from "../../platform/sharing/change-source.ts";
import { periodAt, periodOf } from "./period.ts";
import { creditBalances, creditEntries } from "./table.ts";

export type Usage = { used: number; limit: number; remaining: number; bonusTokens: number };

type Balance = { period: string; used: number; bonus: number };

const balances = defineCache<Balance>("credits.balances", 10_000);

/** What other instances hear of. */
export const creditChanges: readonly ChangeSource[] = [
  { topic: balances.name, table: "credit_balances", on: "update", key: "new.account_id" },
  { topic: balances.name, table: "credit_balances", on: "delete", key: "old.account_id" },
];

/** The account's usage in the current period; `limit` is its plan's allowance. */
export function getUsage(
  ctx: Context,
  { id, createdAt }: { id: string; createdAt: number },
  limit: number,
): Ready<Usage> {
  const period = periodOf(ctx.clock.now(), createdAt);
  return whenReady(findBalance(ctx, id, period), (known) => {
    if (!known) throw new Error(`account ${id} has no balance`);
    const remaining = Math.max(0, limit - known.used) + known.bonus;
    return { used: known.used, limit, remaining, bonusTokens: known.bonus };
  });
}

/** What is remembered of another period is read anew: the month has turned, or the clock was set. */
function findBalance(ctx: Context, id: string, period: string): Ready<Balance | undefined> {
  const cache = ctx.caches.of(balances);
  const known = cache.get(id);
  if (known?.period === period) return known;
  if (known) cache.forget(id);
  return cache
    .load(id, () => readBalance(ctx, id, period))
    .then((loaded) => {
      if (!loaded || loaded.period === period) return loaded;
      cache.forget(id);
      return readBalance(ctx, id, period);
    });
}

export type CreditEntry = {
  at: number;
  kind: "reserve" | "settle" | "refund" | "grant";
  /** What it adds to what can be spent; 0 for a reservation that was spent for good. */
  amount: number;
  jobId: string | null;
  note: string;
};

const NOTES: Readonly<Record<CreditEntry["kind"], string>> = {
  reserve: "Reserved",
  settle: "Spent: it was completed",
  refund: "Given back: it failed or was cancelled",
  grant: "Bonus",
};

/** The account's ledger, newest first. */
export async function listCreditEntries(
  ctx: Context,
  accountId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ entries: CreditEntry[]; total: number }> {
  const ofAccount = eq(creditEntries.accountId, accountId);
  const rows = await ctx.db.orm
    .select()
    .from(creditEntries)
    .where(ofAccount)
    // Ids begin with the time at which they were made.
    .orderBy(desc(creditEntries.id))
    .limit(limit)
    .offset(skip);
  const entries = rows.map(({ createdAt, kind, period, allowance, bonus, jobId }) => ({
    ...{ at: createdAt, kind, jobId, note: NOTES[kind] },
    // What was given back to a month that was over could not be spent.
    amount: kind === "refund" && period < periodAt(createdAt) ? bonus : allowance + bonus,
  }));
  return { entries, total: await ctx.db.orm.$count(creditEntries, ofAccount) };
}

/** Drops what is remembered of an account's balance: after every write of the ledger. */
export function forgetUsage(ctx: Context, accountId: string): void {
  ctx.caches.of(balances).forget(accountId);
}

/** Accounts whose running sums differ from what their entries add up to, one line each. */
export async function checkLedger(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.readAside<
    Record<"used" | "bonus" | "entriesUsed" | "entriesBonus", number> & { accountId: string }
  >(sql`
    select balances.account_id as accountId, balances.used as used, balances.bonus as bonus,
      coalesce(-sum(case when entries.period = balances.period
        then entries.allowance else 0 end), 0) as entriesUsed,
      coalesce(sum(entries.bonus), 0) as entriesBonus
    from ${creditBalances} balances
      left join ${creditEntries} entries on entries.account_id = balances.account_id
    group by balances.account_id`);
  return rows
    .filter(
      (row) => row.used !== row.entriesUsed || row.bonus !== row.entriesBonus || row.bonus < 0,
    )
    .map(
      (row) =>
        `account ${row.accountId}: used ${row.used} and bonus ${row.bonus}, but its entries add up to ${row.entriesUsed} and ${row.entriesBonus}`,
    );
}

/** Jobs by what the ledger says of them: for the check that jobs and ledger agree. */
export async function listJobOutcomes(
  ctx: Context,
): Promise<Map<string, { reserves: number; outcomes: string[] }>> {
  const rows = await ctx.db.orm
    .select({ jobId: creditEntries.jobId, kind: creditEntries.kind })
    .from(creditEntries)
    .where(sql`${creditEntries.jobId} is not null`);
  const byJob = new Map<string, { reserves: number; outcomes: string[] }>();
  for (const { jobId, kind } of rows) {
    if (jobId === null) continue;
    const entry = byJob.get(jobId) ?? { reserves: 0, outcomes: [] };
    if (kind === "reserve") entry.reserves += 1;
    else entry.outcomes.push(kind);
    byJob.set(jobId, entry);
  }
  return byJob;
}

/** The running sum where it is the period's; else what the period's entries say. */
async function readBalance(
  ctx: Context,
  accountId: string,
  period: string,
): Promise<Balance | undefined> {
  const entriesUsed = sql<number>`coalesce((select -sum(allowance) from ${creditEntries} entries
    where entries.account_id = ${accountId} and entries.period = ${period}), 0)`;
  const [row] = await ctx.db.orm
    .select({
      used: sql<number>`case when ${creditBalances.period} = ${period}
        then ${creditBalances.used} else ${entriesUsed} end`,
      bonus: creditBalances.bonus,
    })
    .from(creditBalances)
    .where(eq(creditBalances.accountId, accountId));
  return row && { period, ...row };
}
