/** Pace as a client meets it: what costs a token, what does not, and whether the wait is true. */
import { afterEach, expect, test } from "bun:test";
import { smallSite, storeSite } from "./fixtures/small-site.ts";
import { type Answer, startTestService, type TestService } from "./harness.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };
const WIDE = "key=1000/1000m,ip=1000/1000m";

let service: TestService;
afterEach(() => service.close());

async function start(limits: string, more: Record<string, string> = {}) {
  service = await startTestService({ environment: { SITEWRIGHT_LIMITS: limits, ...more } });
}

/** Waits as long as the answer says. */
function obey({ headers }: { headers: Headers }): void {
  const seconds = Number(headers.get("retry-after"));
  expect(seconds).toBeGreaterThanOrEqual(1);
  service.clock.advance(seconds * 1_000);
}

const codeOf = ({ status, body }: Answer): unknown => body?.error?.code ?? status;

test("a wait is long enough for address and key, when neither has a token left", async () => {
  await start("ip=1/60m,key=1/1m");
  const { key } = await service.createAccount();
  const me = () => service.call(key, "GET", "/me");
  expect((await me()).status).toBe(200);
  const refused = await me();
  expect(codeOf(refused)).toBe("rate_limited");
  obey(refused);
  expect((await me()).status).toBe(200);
});

test("a call that is refused for its key takes nothing from others at the address", async () => {
  await start("ip=3/3h,key=1/60m");
  const fast = await service.createAccount();
  const slow = await service.createAccount();
  const me = (key: string | undefined) => service.call(key, "GET", "/me");
  expect((await me(fast.key)).status).toBe(200);
  for (let i = 0; i < 5; i += 1) expect(codeOf(await me(fast.key))).toBe("rate_limited");
  expect((await me(slow.key)).status).toBe(200);
  // Who has no key at all takes the address's last token, and then nobody gets in.
  expect(codeOf(await me(undefined))).toBe("unauthorized");
  expect(codeOf(await me(slow.key))).toBe("rate_limited");
  expect(codeOf(await me(undefined))).toBe("rate_limited");
});

test("of the generation limit, only what starts a job takes a token", async () => {
  await start(`generation=2/2h,${WIDE}`, { SITEWRIGHT_PLAN_CREDITS: "pro=12" });
  const { key } = await service.createAccount({ plan: "pro" });
  const post = (body: object, idempotencyKey?: string) =>
    service.call(key, "POST", "/sites", {
      body,
      headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
    });
  const first = await post(BRIEF, "one");
  expect(first.status).toBe(202);
  for (let i = 0; i < 3; i += 1) {
    expect((await post(BRIEF, "one")).body).toEqual(first.body);
    expect(codeOf(await post({}))).toBe("invalid_request");
  }
  const second = await post(BRIEF);
  expect(second.status).toBe(202);
  const third = await post(BRIEF);
  expect(codeOf(third)).toBe("rate_limited");
  // What was answered is answered again, also while nothing new may start.
  const replay = await post(BRIEF, "one");
  expect([replay.status, replay.headers.get("idempotent-replayed")]).toEqual([202, "true"]);
  expect(codeOf(await post({ ...BRIEF, goals: "x" }, "one"))).toBe("invalid_request");

  obey(third);
  for (let i = 0; i < 3; i += 1) {
    const poor = await post(BRIEF);
    expect([codeOf(poor), poor.headers.get("retry-after")]).toEqual(["quota_exceeded", null]);
  }
  await service.call(key, "DELETE", `/jobs/${second.body.jobId}`);
  expect((await post(BRIEF)).status).toBe(202);
  expect(codeOf(await post(BRIEF))).toBe("rate_limited");
});

test("twenty of one Idempotency-Key at once start one job and take one token", async () => {
  await start(`generation=2/2h,${WIDE}`);
  const { key } = await service.createAccount();
  const headers = { "idempotency-key": "order 7" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => service.call(key, "POST", "/sites", { body: BRIEF, headers })),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect((await service.call(key, "GET", "/jobs")).body.total).toBe(1);
  expect((await service.call(key, "POST", "/sites", { body: BRIEF })).status).toBe(202);
});

test("behind a proxy each client has a bucket, an IPv6 network one, and nobody gets one by a header", async () => {
  await start("ip=1/1h,key=1000/1000m", { SITEWRIGHT_TRUSTED_PROXIES: "127.0.0.1" });
  const { key } = await service.createAccount();
  const statusFor = async (forwarded: string) => {
    const headers = { "x-forwarded-for": forwarded };
    return (await service.call(key, "GET", "/me", { headers })).status;
  };
  expect(await statusFor("203.0.113.1")).toBe(200);
  expect(await statusFor("203.0.113.1")).toBe(429);
  for (const made of ["8.8.8.8, 203.0.113.1", "::1, 127.0.0.1, 203.0.113.1"])
    expect(await statusFor(made)).toBe(429);
  expect(await statusFor("203.0.113.2")).toBe(200);
  expect(await statusFor("2001:db8:1:2::1")).toBe(200);
  expect(await statusFor("2001:db8:1:2:ffff::9")).toBe(429);
  expect(await statusFor("2001:db8:1:3::1")).toBe(200);
});

test("a form on another origin can read how long to wait, and waiting is enough", async () => {
  await start(`form=1/1m,${WIDE}`);
  const { id: accountId } = await service.createAccount();
  const files = smallSite("a");
  const { siteId } = await storeSite(service.ctx, { slug: "bakery", files, accountId });
  const send = () =>
    service.visit(`localhost:${service.port}`, `/forms/${siteId}/contact`, {
      method: "POST",
      headers: { origin: "https://bakery.example", "content-type": "application/json" },
      body: JSON.stringify({ message: "Good morning" }),
    });
  expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  const readable = refused.headers.get("access-control-expose-headers")?.split(", ");
  expect(readable).toContain("retry-after");
  obey(refused);
  expect((await send()).status).toBe(200);
});
