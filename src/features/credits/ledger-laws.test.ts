/** What holds of the ledger whatever is done to it, by several at once and across the ends of months. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { isRefusal } from "../../platform/database/statements.ts";
import {
  grantStatements,
  QUOTA_EXCEEDED,
  refundStatements,
  reserveStatements,
  settleStatements,
} from "./ledger.ts";
import { periodAt } from "./period.ts";
import { checkLedger, forgetUsage, getUsage, listCreditEntries } from "./service.ts";

const HOUR_MS = 3_600_000;

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());

type Step =
  | { kind: "reserve"; cost: number; allowance: number }
  | { kind: "grant"; amount: number }
  | { kind: "settle"; which: number }
  | { kind: "refund"; which: number }
  | { kind: "wait"; hours: number }
  /** The clock alone, for days to and fro. */
  | { kind: "set"; days: number };

const whole = (min: number, max: number) => fc.integer({ min, max });
const step: fc.Arbitrary<Step> = fc.oneof(
  // Plans change, and with them the allowance.
  fc.record({
    kind: fc.constant("reserve" as const),
    cost: whole(1, 5),
    allowance: fc.constantFrom(0, 10, 20),
  }),
  fc.record({ kind: fc.constant("grant" as const), amount: whole(1, 9) }),
  fc.record({ kind: fc.constant("settle" as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant("refund" as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.constantFrom(0, 1, 400, 745) }),
  fc.record({ kind: fc.constant("set" as const), days: fc.constantFrom(-65, -33, 33, 65) }),
);

/** A ledger as simple as it can be: what the real one must agree with. */
class Model {
  bonus = 0;
  readonly #used = new Map<string, number>();
  readonly open = new Map<string, { period: string; allowance: number; bonus: number }>();

  used(period: string): number {
    return this.#used.get(period) ?? 0;
  }

  reserve(job: string, period: string, cost: number, allowance: number): boolean {
    const left = Math.max(0, allowance - this.used(period));
    if (left + this.bonus < cost) return false;
    const fromAllowance = Math.min(cost, left);
    this.#used.set(period, this.used(period) + fromAllowance);
    this.bonus -= cost - fromAllowance;
    this.open.set(job, { period, allowance: fromAllowance, bonus: cost - fromAllowance });
    return true;
  }
  refund(job: string): boolean {
    const held = this.open.get(job);
    if (held === undefined) return false;
    this.open.delete(job);
    this.bonus += held.bonus;
    this.#used.set(held.period, this.used(held.period) - held.allowance);
    return true;
  }
}

async function isTaken(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    // Only one outcome of a job is written: the database itself holds that.
    if (isRefusal(error, QUOTA_EXCEEDED) || String(error).includes("UNIQUE")) return false;
    throw error;
  }
}

async function apply(accountId: string, model: Model, jobs: string[], one: Step): Promise<void> {
  const { ctx, clock } = opened;
  const period = () => periodAt(clock.now());
  if (one.kind === "wait") return clock.advance(one.hours * HOUR_MS);
  if (one.kind === "set") return clock.setNow(clock.now() + one.days * 24 * HOUR_MS);
  if (one.kind === "grant") {
    await ctx.db.write(grantStatements(ctx, accountId, one.amount));
    model.bonus += one.amount;
    return;
  }
  if (one.kind === "reserve") {
    const { cost, allowance } = one;
    const jobId = ctx.ids.create("job");
    const order = { accountId, accountCreatedAt: 0, jobId, allowance, cost };
    const taken = await isTaken(ctx.db.write(reserveStatements(ctx, order)));
    expect(taken).toBe(model.reserve(jobId, period(), cost, allowance));
    if (taken) jobs.push(jobId);
    return;
  }
  const job = jobs[one.which % Math.max(1, jobs.length)];
  if (job === undefined) return;
  if (one.kind === "refund") {
    const taken = await isTaken(ctx.db.write(refundStatements(ctx, job)));
    expect(taken).toBe(model.refund(job));
    return;
  }
  const taken = await isTaken(ctx.db.write(settleStatements(ctx, job)));
  expect(taken).toBe(model.open.delete(job));
}

test("balances are those of a ledger on paper, and what its entries add up to", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const accountId = await opened.createAccount();
      const [model, jobs]: [Model, string[]] = [new Model(), []];
      for (const one of steps) await apply(accountId, model, jobs, one);
      forgetUsage(opened.ctx, accountId);
      const limit = 20;
      const used = model.used(periodAt(opened.clock.now()));
      expect(await getUsage(opened.ctx, { id: accountId, createdAt: 0 }, limit)).toEqual({
        ...{ used, limit, bonusTokens: model.bonus },
        remaining: Math.max(0, limit - used) + model.bonus,
      });
    }),
    { numRuns: 60 },
  );
  expect(await checkLedger(opened.ctx)).toEqual([]);
});

test("of a job's outcomes at the same moment one is written", async () => {
  const { ctx } = opened;
  const accountId = await opened.createAccount();
  const jobId = ctx.ids.create("job");
  await ctx.db.write(
    reserveStatements(ctx, { accountId, accountCreatedAt: 0, jobId, allowance: 10, cost: 5 }),
  );
  const outcomes = await Promise.all(
    [1, 2, 3].flatMap(() => [
      isTaken(ctx.db.write(settleStatements(ctx, jobId))),
      isTaken(ctx.db.write(refundStatements(ctx, jobId))),
    ]),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect((await listCreditEntries(ctx, accountId, { limit: 10, skip: 0 })).total).toBe(2);
});

test("a month ends with its last millisecond in UTC, leap years and turns of the year too", () => {
  for (const [year, month] of [
    [2027, 11],
    [2028, 1],
    [2026, 2],
    [2026, 9],
  ] as const) {
    const end = Date.UTC(year, month + 1, 1);
    expect(periodAt(end - 1)).toBe(`${year}-${String(month + 1).padStart(2, "0")}`);
    expect(periodAt(end) > periodAt(end - 1)).toBe(true);
  }
});

test("pages of the ledger hold each entry once, entries of the same moment too", async () => {
  const { ctx } = opened;
  const accountId = await opened.createAccount();
  await Promise.all(
    Array.from({ length: 23 }, (_, at) => ctx.db.write(grantStatements(ctx, accountId, at + 1))),
  );
  const seen: number[] = [];
  for (let skip = 0; skip < 30; skip += 5)
    seen.push(
      ...(await listCreditEntries(ctx, accountId, { limit: 5, skip })).entries.map(
        ({ amount }) => amount,
      ),
    );
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, at) => at + 1));
});
