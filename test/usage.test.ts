/** `usage` of GET /me, through builds, cancellations, other plans and the turn of a year: exact after each step. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { grantBonus, setPlan } from "../src/features/accounts/room.ts";
import { examine } from "../src/features/upkeep/doctor.ts";
import { TestClock } from "./fixtures/test-clock.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };
const LIMITS = { pro: 12, agency: 20 };

let service: TestService;
let owner: TestAccount;

beforeAll(async () => {
  service = await startTestService({
    clock: new TestClock(Date.UTC(2027, 11, 31, 23, 59, 59)),
    environment: { SITEWRIGHT_PLAN_CREDITS: `pro=${LIMITS.pro},agency=${LIMITS.agency}` },
  });
  owner = await service.createAccount({ plan: "pro" });
  await grantBonus(service.ctx, owner.id, 6);
});
afterAll(() => service.close());

const call = (method: string, path: string, body?: object) =>
  service.call(owner.key, method, path, body && { body });
const usage = async () => (await call("GET", "/me")).body.usage;
const build = async () => {
  const { status, body, headers } = await call("POST", "/sites", BRIEF);
  return status === 202 ? body.jobId : [status, body.error.code, headers.get("retry-after")];
};
const cancel = async (jobId: string) => (await call("DELETE", `/jobs/${jobId}`)).body.job.status;

const SPENT = [429, "quota_exceeded", null];

test("allowance first, then the bonus; each goes back where it came from, and not into another year", async () => {
  const limit = LIMITS.pro;
  expect(await usage()).toEqual({ used: 0, limit, remaining: 18, bonusTokens: 6 });
  const first = await build();
  expect(await usage()).toEqual({ used: 5, limit, remaining: 13, bonusTokens: 6 });
  const second = await build();
  // Two of the allowance are left, and three of the bonus are taken.
  const third = await build();
  expect(await usage()).toEqual({ used: 12, limit, remaining: 3, bonusTokens: 3 });
  expect(await build()).toEqual(SPENT);
  expect(await usage()).toEqual({ used: 12, limit, remaining: 3, bonusTokens: 3 });

  expect([await cancel(third), await cancel(third)]).toEqual(["cancelled", "cancelled"]);
  expect(await usage()).toEqual({ used: 10, limit, remaining: 8, bonusTokens: 6 });
  const fourth = await build();
  expect(await usage()).toEqual({ used: 12, limit, remaining: 3, bonusTokens: 3 });

  // A second later it is another year: what was reserved of the old one's allowance is gone with it.
  service.clock.advance(1_000);
  expect(await usage()).toEqual({ used: 0, limit, remaining: 15, bonusTokens: 3 });
  expect(await cancel(fourth)).toBe("cancelled");
  expect(await usage()).toEqual({ used: 0, limit, remaining: 18, bonusTokens: 6 });
  expect(await cancel(first)).toBe("cancelled");
  expect(await usage()).toEqual({ used: 0, limit, remaining: 18, bonusTokens: 6 });

  // What is done is spent in its own period, and cancelling it changes nothing.
  await service.ctx.scheduler.step();
  expect(await cancel(second)).toBe("completed");
  expect(await usage()).toEqual({ used: 0, limit, remaining: 18, bonusTokens: 6 });
});

test("another plan has another limit for what was used; below nothing remains but the bonus", async () => {
  const jobs = [await build(), await build()];
  expect(await usage()).toEqual({ used: 10, limit: 12, remaining: 8, bonusTokens: 6 });
  await setPlan(service.ctx, owner.id, "agency");
  expect(await usage()).toEqual({ used: 10, limit: 20, remaining: 16, bonusTokens: 6 });
  jobs.push(await build());
  expect(await usage()).toEqual({ used: 15, limit: 20, remaining: 11, bonusTokens: 6 });
  await setPlan(service.ctx, owner.id, "pro");
  // More is used than there is, which takes nothing of the bonus.
  expect(await usage()).toEqual({ used: 15, limit: 12, remaining: 6, bonusTokens: 6 });
  jobs.push(await build());
  expect(await usage()).toEqual({ used: 15, limit: 12, remaining: 1, bonusTokens: 1 });
  expect(await build()).toEqual(SPENT);
  for (const job of jobs) expect(await cancel(job)).toBe("cancelled");
  expect(await usage()).toEqual({ used: 0, limit: 12, remaining: 18, bonusTokens: 6 });
});

test("twenty builds at once take what three may have, and cancelled at once give it back once", async () => {
  const started = await Promise.all(Array.from({ length: 20 }, build));
  const jobs = started.filter((one) => typeof one === "string");
  expect([jobs.length, started.filter((one) => typeof one !== "string")]).toEqual([
    3,
    Array.from({ length: 17 }, () => SPENT),
  ]);
  expect(await usage()).toEqual({ used: 12, limit: 12, remaining: 3, bonusTokens: 3 });
  const outcomes = await Promise.all([...jobs, ...jobs, ...jobs].map(cancel));
  expect(new Set(outcomes)).toEqual(new Set(["cancelled"]));
  expect(await usage()).toEqual({ used: 0, limit: 12, remaining: 18, bonusTokens: 6 });
  const findings = await examine(service.ctx);
  expect(findings.filter(({ check, ok }) => check === "ledger" && !ok)).toEqual([]);
});
