/** The ledger against a real database: what is taken, given back, and never taken twice. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { statement } from "../../platform/database/statements.ts";
import {
  grantStatements,
  QUOTA_EXCEEDED,
  refundStatements,
  reserveStatements,
  settleStatements,
} from "./ledger.ts";
import { periodAt } from "./period.ts";
import {
  checkLedger,
  forgetUsage,
  getUsage,
  listCreditEntries,
  listJobOutcomes,
} from "./service.ts";

const ALLOWANCE = 10;
const DAY_MS = 86_400_000;

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(async () => {
  // Whatever the tests did, balances and entries agree.
  expect(await checkLedger(opened.ctx)).toEqual([]);
  await opened.close();
});

/** An account of its own with what it can do, and a job each for what it orders. */
async function openAccount(bonus = 0) {
  const { ctx } = opened;
  const createdAt = opened.clock.now();
  const accountId = await opened.createAccount();
  if (bonus > 0) await ctx.db.write(grantStatements(ctx, accountId, bonus));
  return {
    accountId,
    async reserve(cost: number): Promise<string> {
      const jobId = ctx.ids.create("job");
      const order = {
        ...{ accountId, accountCreatedAt: createdAt },
        ...{ jobId, allowance: ALLOWANCE, cost },
      };
      await ctx.db.write(reserveStatements(ctx, order));
      return jobId;
    },
    settle: (jobId: string) => ctx.db.write(settleStatements(ctx, jobId)),
    refund: (jobId: string) => ctx.db.write(refundStatements(ctx, jobId)),
    async usage() {
      forgetUsage(ctx, accountId);
      const { used, remaining, bonusTokens } = await getUsage(
        ctx,
        { id: accountId, createdAt },
        ALLOWANCE,
      );
      return { used, remaining, bonusTokens };
    },
    entries: (limit = 50, skip = 0) => listCreditEntries(ctx, accountId, { limit, skip }),
  };
}

describe("a reservation", () => {
  test("takes the allowance first, then the bonus", async () => {
    const account = await openAccount(4);
    await account.reserve(7);
    expect(await account.usage()).toEqual({ used: 7, remaining: 7, bonusTokens: 4 });
    await account.reserve(5);
    expect(await account.usage()).toEqual({ used: 10, remaining: 2, bonusTokens: 2 });
  });

  test("takes all there is, and nothing where that does not suffice", async () => {
    const account = await openAccount(1);
    await account.reserve(11);
    expect(await account.usage()).toEqual({ used: 10, remaining: 0, bonusTokens: 0 });
    const before = await account.entries();
    await expect(account.reserve(1)).rejects.toMatchObject({ label: QUOTA_EXCEEDED });
    expect(await account.entries()).toEqual(before);
  });

  test("is refused to all but as many as the credits suffice for, at the same moment too", async () => {
    const account = await openAccount(5);
    const orders = await Promise.allSettled(Array.from({ length: 20 }, () => account.reserve(5)));
    expect(orders.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await account.usage()).toEqual({ used: 10, remaining: 0, bonusTokens: 0 });
  });
});

describe("a job's end", () => {
  test("settling spends what was reserved and moves nothing more", async () => {
    const account = await openAccount();
    const jobId = await account.reserve(5);
    await account.settle(jobId);
    expect(await account.usage()).toEqual({ used: 5, remaining: 5, bonusTokens: 0 });
  });

  test("a refund goes back to where it came from", async () => {
    const account = await openAccount(3);
    const jobId = await account.reserve(12);
    await account.refund(jobId);
    expect(await account.usage()).toEqual({ used: 0, remaining: 13, bonusTokens: 3 });
  });

  test("comes once: neither a second refund nor a settlement behind it is written", async () => {
    const account = await openAccount();
    const jobId = await account.reserve(5);
    await account.refund(jobId);
    await expect(account.refund(jobId)).rejects.toThrow();
    await expect(account.settle(jobId)).rejects.toThrow();
    expect(await account.usage()).toEqual({ used: 0, remaining: 10, bonusTokens: 0 });
    const outcomes = await listJobOutcomes(opened.ctx);
    expect(outcomes.get(jobId)).toEqual({ reserves: 1, outcomes: ["refund"] });
  });
});

describe("billing periods", () => {
  test("are months in UTC, in the order of their text", () => {
    expect(periodAt(Date.UTC(2026, 0, 31, 23, 59, 59, 999))).toBe("2026-01");
    expect(periodAt(Date.UTC(2026, 1, 1))).toBe("2026-02");
    expect(periodAt(Date.UTC(2026, 8, 30)) < periodAt(Date.UTC(2026, 9, 1))).toBe(true);
  });

  test("a new one begins with the whole allowance; the bonus stays as it was", async () => {
    const account = await openAccount(4);
    await account.reserve(12);
    opened.clock.advance(31 * DAY_MS);
    expect(await account.usage()).toEqual({ used: 0, remaining: 12, bonusTokens: 2 });
    await account.reserve(3);
    expect(await account.usage()).toEqual({ used: 3, remaining: 9, bonusTokens: 2 });
  });

  test("what a refund brings back of a past one's allowance is gone with it", async () => {
    const account = await openAccount(4);
    const jobId = await account.reserve(12);
    opened.clock.advance(31 * DAY_MS);
    await account.reserve(6);
    await account.refund(jobId);
    expect(await account.usage()).toEqual({ used: 6, remaining: 8, bonusTokens: 4 });
    const [refund] = (await account.entries()).entries;
    expect(refund).toMatchObject({ kind: "refund", amount: 2 });
  });

  test("a clock that steps back gives nobody a second allowance", async () => {
    const account = await openAccount();
    await account.reserve(8);
    const now = opened.clock.now();
    opened.clock.setNow(now - 40 * DAY_MS);
    await expect(account.reserve(5)).rejects.toMatchObject({ label: QUOTA_EXCEEDED });
    opened.clock.setNow(now);
    expect(await account.usage()).toEqual({ used: 8, remaining: 2, bonusTokens: 0 });
  });
});

describe("a clock that was fast and is set right", () => {
  test("leaves each month its own allowance, whole and once", async () => {
    const account = await openAccount();
    const now = opened.clock.now();
    await account.reserve(8);
    opened.clock.setNow(now + 31 * DAY_MS);
    await account.reserve(3);
    opened.clock.setNow(now);
    expect(await account.usage()).toEqual({ used: 8, remaining: 2, bonusTokens: 0 });
    await expect(account.reserve(3)).rejects.toMatchObject({ label: QUOTA_EXCEEDED });
    await account.reserve(2);
    expect(await account.usage()).toEqual({ used: 10, remaining: 0, bonusTokens: 0 });
    opened.clock.advance(31 * DAY_MS);
    expect(await account.usage()).toEqual({ used: 3, remaining: 7, bonusTokens: 0 });
    await account.reserve(7);
    await expect(account.reserve(1)).rejects.toMatchObject({ label: QUOTA_EXCEEDED });
  });

  test("has refunds go back into the month that they were taken from", async () => {
    const account = await openAccount(5);
    const now = opened.clock.now();
    const before = await account.reserve(6);
    opened.clock.setNow(now + 31 * DAY_MS);
    const meanwhile = await account.reserve(12);
    opened.clock.setNow(now);
    await account.refund(meanwhile);
    await expect(account.refund(meanwhile)).rejects.toThrow();
    expect(await account.usage()).toEqual({ used: 6, remaining: 9, bonusTokens: 5 });
    await account.reserve(1);
    await account.refund(before);
    expect(await account.usage()).toEqual({ used: 1, remaining: 14, bonusTokens: 5 });
    opened.clock.advance(31 * DAY_MS);
    expect(await account.usage()).toEqual({ used: 0, remaining: 15, bonusTokens: 5 });
  });
});

test("a job that fails while the clock is fast gives its month back what it took", async () => {
  const account = await openAccount();
  const now = opened.clock.now();
  const jobId = await account.reserve(6);
  opened.clock.setNow(now + 31 * DAY_MS);
  await account.refund(jobId);
  expect(await account.usage()).toEqual({ used: 0, remaining: 10, bonusTokens: 0 });
  opened.clock.setNow(now);
  expect(await account.usage()).toEqual({ used: 0, remaining: 10, bonusTokens: 0 });
});

describe("the entries", () => {
  test("are listed newest first, in parts, with what each adds", async () => {
    const account = await openAccount(2);
    const jobId = await account.reserve(11);
    await account.refund(jobId);
    const { entries, total } = await account.entries();
    expect(entries.map(({ kind, amount, jobId: job }) => ({ kind, amount, job }))).toEqual([
      { kind: "refund", amount: 11, job: jobId },
      { kind: "reserve", amount: -11, job: jobId },
      { kind: "grant", amount: 2, job: null },
    ]);
    expect(total).toBe(3);
    const second = await account.entries(1, 1);
    expect(second).toEqual({ entries: entries.slice(1, 2), total: 3 });
  });

  test("can be neither changed nor taken away, and a balance that differs is found", async () => {
    const { ctx } = opened;
    const account = await openAccount(2);
    const ofAccount = sql`where account_id = ${account.accountId}`;
    await expect(
      ctx.db.write([statement(sql`update credit_entries set bonus = 100 ${ofAccount}`)]),
    ).rejects.toThrow();
    await expect(
      ctx.db.write([statement(sql`delete from credit_entries ${ofAccount}`)]),
    ).rejects.toThrow();
    await ctx.db.write([statement(sql`update credit_balances set bonus = 100 ${ofAccount}`)]);
    expect(await checkLedger(ctx)).toEqual([expect.stringContaining(account.accountId)]);
    await ctx.db.write([statement(sql`update credit_balances set bonus = 2 ${ofAccount}`)]);
  });

  test("an account whose balance was never opened is a fault, not one without credits", async () => {
    const { ctx } = opened;
    await expect(
      (async () => getUsage(ctx, { id: "acc_unknown", createdAt: 0 }, ALLOWANCE))(),
    ).rejects.toThrow("balance");
  });
});
