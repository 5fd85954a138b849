/**
 * The ledger's SQL. Every function returns statements for one `db.write`, together with whatever
 * caused them; none runs anything. Entries are only ever added, and each moves the balance row
 * in the same transaction.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement, requirement } from "../../platform/database/statements.ts";
import { periodAt, periodOf } from "./period.ts";
import { creditBalances, creditEntries } from "./table.ts";

/** What one site build costs, in credits, and what a revision of one does. */
export const SITE_BUILD_CREDITS = 5;
export const REVISION_CREDITS = 1;

/** The label of `PreconditionFailed` when an account cannot pay for a reservation. */
export const QUOTA_EXCEEDED = "quota-exceeded";

const id = sql.placeholder("id");
const accountId = sql.placeholder("accountId");
const jobId = sql.placeholder("jobId");
const period = sql.placeholder("period");
const allowance = sql.placeholder("allowance");
const amount = sql.placeholder("amount");
const now = sql.placeholder("now");

const columns = sql.raw("id, account_id, job_id, kind, period, allowance, bonus, created_at");
const spendable = sql`max(0, ${allowance} - used)`;
const cost = sql.placeholder("cost");
const fromAllowance = sql`min(${cost}, ${spendable})`;

const openBalance = prepareStatement(
  sql`insert into ${creditBalances} (account_id, period, used, bonus)
    values (${accountId}, ${period}, 0, 0)`,
);

/**
 * Another period starts with what its entries say: with nothing, unless a clock that was fast was in it
 * before, or one that is set right comes back to it.
 */
const turnTo = prepareStatement(
  sql`update ${creditBalances} set period = ${period}, used = coalesce(
      (select -sum(allowance) from ${creditEntries}
        where account_id = ${accountId} and period = ${period}), 0)
    where account_id = ${accountId} and period <> ${period}`,
);

const requireCredits = prepareStatement(
  requirement(
    QUOTA_EXCEEDED,
    sql`exists (select 1 from ${creditBalances}
      where account_id = ${accountId} and ${spendable} + bonus >= ${cost})`,
  ),
);

const insertReserve = prepareStatement(
  sql`insert into ${creditEntries} (${columns})
    select ${id}, account_id, ${jobId}, 'reserve', period,
      -${fromAllowance}, ${fromAllowance} - ${cost}, ${now}
    from ${creditBalances} where account_id = ${accountId}`,
);

const insertSettle = prepareStatement(
  sql`insert into ${creditEntries} (${columns})
    select ${id}, account_id, job_id, 'settle', period, 0, 0, ${now}
    from ${creditEntries} where job_id = ${jobId} and kind = 'reserve'`,
);

/** In the period of the reservation, so that a month whose clock was fast for a while loses nothing. */
const insertRefund = prepareStatement(
  sql`insert into ${creditEntries} (${columns})
    select ${id}, account_id, job_id, 'refund', period, -allowance, -bonus, ${now}
    from ${creditEntries} where job_id = ${jobId} and kind = 'reserve'`,
);

const insertGrant = prepareStatement(
  sql`insert into ${creditEntries} (${columns})
    values (${id}, ${accountId}, null, 'grant', ${period}, 0, ${amount}, ${now})`,
);

const moveBalance = (entry: SQL) =>
  prepareStatement(
    sql`update ${creditBalances}
      set used = used - case when e.period = ${creditBalances}.period then e.allowance else 0 end,
        bonus = ${creditBalances}.bonus + e.bonus
      from (select account_id, period, allowance, bonus from ${creditEntries} where ${entry}) e
      where ${creditBalances}.account_id = e.account_id`,
  );
const moveByReserve = moveBalance(sql`job_id = ${jobId} and kind = 'reserve'`);
const moveByRefund = moveBalance(sql`job_id = ${jobId} and kind = 'refund'`);
const moveByEntry = moveBalance(sql`id = ${id}`);

/** Opens an account's balance; part of creating the account. */
export function openBalanceStatements(ctx: Context, account: string): Statement[] {
  return [openBalance({ accountId: account, period: periodAt(ctx.clock.now()) })];
}

export type Reservation = {
  accountId: string;
  /** Epoch ms; the account has no allowance of a month before. */
  accountCreatedAt: number;
  jobId: string;
  /** What the plan gives for a period. */
  allowance: number;
  cost: number;
};

/**
 * Takes `cost` credits for a job, from the period's allowance first and then from the bonus.
 * The write fails with `PreconditionFailed("quota-exceeded")` when they do not suffice.
 */
export function reserveStatements(
  ctx: Context,
  { accountCreatedAt, ...reservation }: Reservation,
): Statement[] {
  const period = periodOf(ctx.clock.now(), accountCreatedAt);
  const values = { ...entryValues(ctx, reservation), period };
  return [turnTo(values), requireCredits(values), insertReserve(values), moveByReserve(values)];
}

/** Closes a job's reservation for good: the credits are spent. */
export function settleStatements(ctx: Context, job: string): Statement[] {
  return [insertSettle(entryValues(ctx, { jobId: job }))];
}

/**
 * Gives a job's credits back to where they came from. What came from the allowance of a period that is
 * over goes back into that one, where nothing is spent from any more.
 */
export function refundStatements(ctx: Context, job: string): Statement[] {
  const values = entryValues(ctx, { jobId: job });
  return [insertRefund(values), moveByRefund(values)];
}

/** Adds bonus credits, which do not expire. */
export function grantStatements(ctx: Context, account: string, bonus: number): Statement[] {
  const values = entryValues(ctx, { accountId: account, amount: bonus });
  return [insertGrant(values), moveByEntry(values)];
}

function entryValues<Values extends object>(ctx: Context, values: Values) {
  const at = ctx.clock.now();
  return { ...values, id: ctx.ids.create("led"), period: periodAt(at), now: at };
}
