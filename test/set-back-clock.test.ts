/** A clock that is fast for a while and set right: credits and remembered answers follow the right one. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let service: TestService;
let now: number;
beforeAll(async () => {
  service = await startTestService({ environment: { SITEWRIGHT_PLAN_CREDITS: "pro=10" } });
  now = service.clock.now();
});
afterAll(() => service.close());

const order = (account: TestAccount, idempotencyKey?: string) =>
  service.call(account.key, "POST", "/sites", {
    body: { businessName: "Harbour Bakery", industry: "bakery" },
    headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
  });

async function usageOf(account: TestAccount) {
  const { used, remaining } = (await service.call(account.key, "GET", "/me")).body.usage;
  return { used, remaining };
}

test("each month has its allowance once, whichever the clock was in meanwhile", async () => {
  const account = await service.createAccount({ plan: "pro" });
  expect((await order(account)).status).toBe(202);
  service.clock.setNow(now + 31 * DAY_MS);
  expect(await usageOf(account)).toEqual({ used: 0, remaining: 10 });
  const { jobId } = (await order(account)).body;
  expect((await order(account)).status).toBe(202);
  service.clock.setNow(now);
  expect(await usageOf(account)).toEqual({ used: 5, remaining: 5 });
  // One that is cancelled since gives back to the month that it was taken from.
  expect((await service.call(account.key, "DELETE", `/jobs/${jobId}`)).status).toBe(200);
  expect(await usageOf(account)).toEqual({ used: 5, remaining: 5 });
  expect((await order(account)).status).toBe(202);
  expect((await order(account)).body.error.code).toBe("quota_exceeded");
  service.clock.setNow(now + 31 * DAY_MS);
  expect(await usageOf(account)).toEqual({ used: 5, remaining: 5 });
  expect((await order(account)).status).toBe(202);
  expect((await order(account)).body.error.code).toBe("quota_exceeded");
  service.clock.setNow(now);
});

test("an account that did nothing before has this month's allowance as well as the next one's", async () => {
  const account = await service.createAccount({ plan: "pro" });
  service.clock.setNow(now + 31 * DAY_MS);
  for (let at = 0; at < 2; at += 1) expect((await order(account)).status).toBe(202);
  service.clock.setNow(now);
  expect(await usageOf(account)).toEqual({ used: 0, remaining: 10 });
  expect((await order(account)).status).toBe(202);
});

test("a clock that is behind gives no allowance of months before the account", async () => {
  const account = await service.createAccount({ plan: "pro" });
  for (let at = 0; at < 2; at += 1) expect((await order(account)).status).toBe(202);
  service.clock.setNow(now - 40 * DAY_MS);
  expect(await usageOf(account)).toEqual({ used: 10, remaining: 0 });
  expect((await order(account)).body.error.code).toBe("quota_exceeded");
  service.clock.setNow(now);
});

test("an answer that a fast clock stored is given again for a day, and no longer", async () => {
  const account = await service.createAccount({ plan: "pro" });
  service.clock.setNow(now + 400 * DAY_MS);
  const first = await order(account, "order 1");
  service.clock.setNow(now);
  const again = async () => {
    const answer = await order(account, "order 1");
    return [answer.headers.get("idempotent-replayed"), answer.body.jobId];
  };
  expect(await again()).toEqual(["true", first.body.jobId]);
  await service.ctx.scheduler.step();
  expect(await again()).toEqual(["true", first.body.jobId]);
  service.clock.advance(23 * HOUR_MS);
  await service.ctx.scheduler.step();
  expect(await again()).toEqual(["true", first.body.jobId]);
  service.clock.advance(HOUR_MS);
  const [isReplay, jobId] = await again();
  expect(isReplay).toBeNull();
  expect(jobId).not.toBe(first.body.jobId);
});
