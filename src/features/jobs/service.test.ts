import { afterEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { countSiteRows, siteRequest } from "../../../test/fixtures/jobs.ts";
import { ApiError } from "../../lib/errors.ts";
import type { Environment } from "../../platform/config.ts";
import { statement } from "../../platform/database/statements.ts";
import { getUsage } from "../credits/service.ts";
import { generateSite } from "../generation/service.ts";
import { checkJobs } from "./checks.ts";
import { cancelJob, getJob, listJobs } from "./service.ts";

const houses: TestContext[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

const WIDE = "generation=1000000/1000000h";

async function openHouse(environment: Environment = { SITEWRIGHT_LIMITS: WIDE }) {
  const house = await openTestContext({ environment });
  houses.push(house);
  return { ...house, accountId: await house.createAccount() };
}

/** What each of the calls came to: a job's id, or the code of the refusal. */
const outcomes = (calls: Promise<string>[]) =>
  Promise.all(
    calls.map((call) =>
      call.catch((error: unknown) => {
        if (error instanceof ApiError) return error.code;
        throw error;
      }),
    ),
  );

const ALL = { status: undefined, limit: 200, skip: 0 };

describe("starting a site", () => {
  test("forty at once with credits for seven start exactly seven", async () => {
    const { ctx, accountId } = await openHouse({
      SITEWRIGHT_LIMITS: WIDE,
      SITEWRIGHT_PLAN_CREDITS: "pro=37",
    });
    const results = await outcomes(
      Array.from({ length: 40 }, () => generateSite(ctx, siteRequest(accountId))),
    );
    expect(results.filter((result) => result === "quota_exceeded")).toHaveLength(33);
    expect((await listJobs(ctx, accountId, ALL)).total).toBe(7);
    expect(await getUsage(ctx, { id: accountId, createdAt: 0 }, 37)).toMatchObject({
      used: 35,
      remaining: 2,
    });
    expect(await checkJobs(ctx)).toEqual([]);
  });

  test("past the generation limit it is refused with the time to wait, which is true", async () => {
    const { ctx, clock, accountId } = await openHouse({
      SITEWRIGHT_LIMITS: "generation=2/10h",
    });
    const start = () => generateSite(ctx, siteRequest(accountId));
    await start();
    await start();
    const refused: unknown = await start().catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "rate_limited", retryAfterSeconds: 360 });
    clock.advance(359_000);
    expect(await outcomes([start()])).toEqual(["rate_limited"]);
    clock.advance(1_000);
    expect(await outcomes([start()])).toEqual([expect.stringMatching(/^job_/)]);
    const another = await generateSite(ctx, siteRequest("acc_none")).catch((error) => error);
    expect(another).toMatchObject({ code: "quota_exceeded" });
  });

  test("the generation limit is looked at before the credits", async () => {
    const { ctx, accountId } = await openHouse({
      SITEWRIGHT_LIMITS: "generation=1/10h",
      SITEWRIGHT_PLAN_CREDITS: "pro=5",
    });
    const start = () => generateSite(ctx, siteRequest(accountId));
    await start();
    expect(await outcomes([start()])).toEqual(["rate_limited"]);
  });

  test("a call refused for want of credits costs no generation token", async () => {
    const { ctx, accountId } = await openHouse({
      SITEWRIGHT_LIMITS: "generation=2/10h",
      SITEWRIGHT_PLAN_CREDITS: "pro=5",
    });
    const start = () => generateSite(ctx, siteRequest(accountId));
    const jobId = await start();
    for (let at = 0; at < 5; at += 1) expect(await outcomes([start()])).toEqual(["quota_exceeded"]);
    await cancelJob(ctx, accountId, jobId);
    expect(await outcomes([start()])).toEqual([expect.stringMatching(/^job_/)]);
    expect(await outcomes([start()])).toEqual(["rate_limited"]);
  });

  test("a write that fails for another reason costs nothing and leaves nothing", async () => {
    const { ctx, accountId } = await openHouse({ SITEWRIGHT_LIMITS: "generation=1/10h" });
    const broken = () => [statement(sql`insert into accounts (id) values (null)`)];
    const failure: unknown = await generateSite(ctx, siteRequest(accountId), broken).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(await getUsage(ctx, { id: accountId, createdAt: 0 }, 200)).toMatchObject({ used: 0 });
    expect((await listJobs(ctx, accountId, ALL)).total).toBe(0);
    expect(await outcomes([generateSite(ctx, siteRequest(accountId))])).toEqual([
      expect.stringMatching(/^job_/),
    ]);
  });

  test("the new job waits at nothing done, with no site and no error", async () => {
    const { ctx, accountId } = await openHouse();
    const id = await generateSite(ctx, siteRequest(accountId));
    expect(await getJob(ctx, accountId, id)).toEqual({
      ...{ id, status: "pending", progress: 0, stage: "Waiting to start" },
      ...{ siteId: null, error: null },
    });
    expect(await countSiteRows(ctx)).toBe(0);
  });
});

describe("another account's job", () => {
  test("is neither shown nor cancelled nor listed, and answers like a missing one", async () => {
    const { ctx, accountId, createAccount } = await openHouse();
    const id = await generateSite(ctx, siteRequest(accountId));
    const stranger = await createAccount();
    const failures = [
      await getJob(ctx, stranger, id).catch((error: unknown) => error),
      await cancelJob(ctx, stranger, id).catch((error: unknown) => error),
      await getJob(ctx, stranger, "job_missing").catch((error: unknown) => error),
    ];
    expect(new Set(failures.map(String)).size).toBe(1);
    expect(failures[0]).toMatchObject({ code: "not_found" });
    expect(await listJobs(ctx, stranger, ALL)).toEqual({ jobs: [], total: 0 });
    expect((await getJob(ctx, accountId, id)).status).toBe("pending");
  });
});

describe("the check of jobs against the ledger", () => {
  test("names every kind of disagreement", async () => {
    const { ctx, accountId } = await openHouse();
    const [unpaid, unsettled, siteless] = await Promise.all(
      Array.from({ length: 3 }, () => generateSite(ctx, siteRequest(accountId))),
    );
    expect(await checkJobs(ctx)).toEqual([]);
    await ctx.db.write([
      statement(sql`insert into jobs select 'job_lone', account_id, status, progress, stage, site_id,
        error_code, error_message, brief, origin, attempts, fence, lease_until, created_at,
        updated_at from jobs where id = ${unpaid}`),
      statement(sql`update jobs set status = 'failed' where id = ${unsettled}`),
      statement(sql`update jobs set site_id = 'site_1' where id = ${siteless}`),
      statement(sql`delete from jobs where id = ${unpaid}`),
    ]);
    const faults = (await checkJobs(ctx)).sort();
    expect(faults).toEqual(
      [
        `job ${unsettled} is failed, but the ledger says nothing instead of refund`,
        `job ${siteless} is pending with a site`,
        "job job_lone: 0 reservations instead of one",
        `the ledger names job ${unpaid}, which is missing`,
      ].sort(),
    );
  });
});
