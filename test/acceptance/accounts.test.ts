/** Keys and their account as clients meet them: several keys at once, and keys that end while a call is on its way. */
import { afterEach, describe, expect, test } from "bun:test";
import {
  createKey,
  resumeAccount,
  revokeKey,
  setPlan,
  suspendAccount,
} from "../../src/features/accounts/room.ts";
import { openSlowCall } from "../fixtures/slow-call.ts";
import { type Answer, startTestService, type TestAccount, type TestService } from "../harness.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };
const WIDE = "key=1000/1000m,ip=1000/1000m";

let service: TestService;
let owner: TestAccount;
afterEach(() => service.close());

async function start(environment: Record<string, string> = {}): Promise<void> {
  service = await startTestService({ environment });
  owner = await service.createAccount();
}

const anotherKey = (scope: "full" | "read" | "build" = "full", expiresInMs?: number) =>
  createKey(service.ctx, { accountId: owner.id, scope, expiresInMs });
const me = (key: string) => service.call(key, "GET", "/me");
const build = (key: string, idempotencyKey?: string, body: object = BRIEF) =>
  service.call(key, "POST", "/sites", {
    body,
    headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
  });
const codeOf = ({ status, body }: Answer): unknown => body?.error?.code ?? status;

describe("two keys of one account", () => {
  test("see the same account, whatever they may do with it", async () => {
    await start();
    const others = [await anotherKey("read"), await anotherKey("build")];
    const answers = [await me(owner.key), ...(await Promise.all(others.map(({ key }) => me(key))))];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.account).toEqual({
      ...{ id: owner.id, name: "Acme", email: "owner@acme.test", plan: "agency" },
      createdAt: service.clock.now(),
    });
  });

  test("each have a bucket of their own", async () => {
    await start({ SITEWRIGHT_LIMITS: "key=3/1h,ip=1000/1000m" });
    const second = await anotherKey();
    for (let left = 2; left >= 0; left -= 1) {
      const answer = await me(owner.key);
      expect([answer.status, answer.headers.get("ratelimit")]).toEqual([
        200,
        expect.stringMatching(new RegExp(`^"key";r=${left};t=\\d+$`)),
      ]);
    }
    expect(codeOf(await me(owner.key))).toBe("rate_limited");
    const fresh = await me(second.key);
    expect([fresh.status, fresh.headers.get("ratelimit")]).toEqual([
      200,
      expect.stringMatching(/^"key";r=2;t=\d+$/),
    ]);
  });

  test("share the account's builds, at the same moment too", async () => {
    await start({ SITEWRIGHT_LIMITS: `generation=4/1h,${WIDE}` });
    const second = await anotherKey("build");
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => build(at % 2 === 0 ? owner.key : second.key)),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 202)).toHaveLength(4);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(8);
    for (const answer of answers.filter(({ status }) => status === 429))
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  });

  test("share the account's credits to the last one", async () => {
    await start({ SITEWRIGHT_PLAN_CREDITS: "agency=18" });
    const second = await anotherKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => build(at % 2 === 0 ? owner.key : second.key)),
    );
    expect(answers.map(codeOf).filter((code) => code === 202)).toHaveLength(3);
    expect(answers.map(codeOf).filter((code) => code === "quota_exceeded")).toHaveLength(7);
    const { usage } = (await me(second.key)).body;
    expect(usage).toEqual({ used: 15, limit: 18, remaining: 3, bonusTokens: 0 });
  });

  test("share what an Idempotency-Key was used for", async () => {
    await start();
    const second = await anotherKey("build");
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => build(owner.key, "order 7")),
      ...Array.from({ length: 5 }, () => build(second.key, "order 7")),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true");
    expect(replayed).toHaveLength(9);
    expect(codeOf(await build(second.key, "order 7", { ...BRIEF, goals: "x" }))).toBe(
      "invalid_request",
    );
    // Who may not build learns nothing of what was built.
    const reader = await anotherKey("read");
    expect(codeOf(await build(reader.key, "order 7"))).toBe("forbidden");
  });
});

/** What ends the right to call, and what the next call with that key then gets. */
const ENDS: readonly [what: string, end: (keyId: string) => Promise<unknown>, code: string][] = [
  ["revoked", (keyId) => revokeKey(service.ctx, keyId), "unauthorized"],
  ["expired", async () => service.clock.advance(60_000), "unauthorized"],
  ["suspended", () => suspendAccount(service.ctx, owner.id), "forbidden"],
  ["on a lesser plan", () => setPlan(service.ctx, owner.id, "starter"), "upgrade_required"],
];

describe("a call that is on its way", () => {
  test.each(ENDS)(
    "is answered, and the next is not, when its key is %s meanwhile",
    async (...row) => {
      const [, end, code] = row;
      await start();
      const used = await anotherKey("full", 60_000);
      const slow = await openSlowCall(service.port, used.key, { method: "POST", path: "/sites" });
      const text = JSON.stringify(BRIEF);
      await slow.send(text.slice(0, 10));
      await end(used.id);
      expect(codeOf(await build(used.key))).toBe(code);
      await slow.send(text.slice(10));
      const answer = await slow.finish();
      expect([answer.status, answer.body]).toEqual([
        202,
        { jobId: expect.stringMatching(/^job_/) },
      ]);
      expect(codeOf(await me(used.key))).toBe(code);
      if (code !== "unauthorized") return;
      // The account's other keys are not concerned.
      expect((await me(owner.key)).body.usage.used).toBe(5);
    },
  );

  test("and is refused for its body draws no credit and no token of the builds", async () => {
    await start({ SITEWRIGHT_LIMITS: `generation=1/1h,${WIDE}` });
    const slow = await openSlowCall(service.port, owner.key, { method: "POST", path: "/sites" });
    await slow.send('{"businessName":"A",');
    expect((await me(owner.key)).body.usage.used).toBe(0);
    await slow.send('"industry":');
    const { status, body } = await slow.finish();
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect((await me(owner.key)).body.usage.used).toBe(0);
    expect((await build(owner.key)).status).toBe(202);
  });
});

test("a key that ended does not come back with the account, and one that did not does", async () => {
  await start();
  const [revoked, kept] = [await anotherKey(), await anotherKey("read")];
  await revokeKey(service.ctx, revoked.id);
  await suspendAccount(service.ctx, owner.id);
  // A key that is none is not told whose it was, and how that account is.
  expect(codeOf(await me(revoked.key))).toBe("unauthorized");
  expect(codeOf(await me(kept.key))).toBe("forbidden");
  await setPlan(service.ctx, owner.id, "free");
  expect(codeOf(await me(kept.key))).toBe("forbidden");
  await resumeAccount(service.ctx, owner.id);
  expect(codeOf(await me(kept.key))).toBe("upgrade_required");
  await setPlan(service.ctx, owner.id, "pro");
  expect([codeOf(await me(kept.key)), codeOf(await me(revoked.key))]).toEqual([
    200,
    "unauthorized",
  ]);
});

test("a plan that goes down lets what was begun go on, and what it cost is given back", async () => {
  await start();
  const [first, second] = [(await build(owner.key)).body, (await build(owner.key)).body];
  await service.call(owner.key, "DELETE", `/jobs/${second.jobId}`);
  await setPlan(service.ctx, owner.id, "free");
  expect(codeOf(await build(owner.key))).toBe("upgrade_required");
  await service.ctx.scheduler.step();
  await setPlan(service.ctx, owner.id, "agency");
  const { job } = (await service.call(owner.key, "GET", `/jobs/${first.jobId}`)).body;
  expect(job).toMatchObject({ status: "completed", progress: 100 });
  expect((await service.call(owner.key, "GET", `/sites/${job.siteId}`)).body.site.status).toBe(
    "live",
  );
  expect((await me(owner.key)).body.usage.used).toBe(5);
});

describe("Idempotency-Key", () => {
  test("is any 1 to 255 printable ASCII characters, and each is another key", async () => {
    await start();
    const names = [
      "a",
      "A",
      "a a",
      "a  a",
      '"a"',
      "a,b",
      "a;b=c",
      "~",
      "k".repeat(254),
      "k".repeat(255),
    ];
    const jobs = new Map<string, string>();
    for (const name of names) jobs.set(name, (await build(owner.key, name)).body.jobId);
    expect(new Set(jobs.values()).size).toBe(names.length);
    for (const name of names) {
      const again = await build(owner.key, name);
      expect([name, again.body.jobId, again.headers.get("idempotent-replayed")]).toEqual([
        ...[name, jobs.get(name)],
        "true",
      ]);
    }
    for (const wrong of ["", "k".repeat(256), "k".repeat(5_000), "caf\u00e9", "a\tb"]) {
      const answer = await build(owner.key, wrong);
      expect([wrong, codeOf(answer)]).toEqual([wrong, "invalid_request"]);
      expect(answer.body.error.message).toContain("`Idempotency-Key`");
    }
    expect((await me(owner.key)).body.usage.used).toBe(5 * names.length);
  });

  test("used for a build is free for an event, and for the event of another site", async () => {
    await start();
    for (const name of ["one", "two"]) await build(owner.key, name);
    await service.ctx.scheduler.step();
    const [one, two] = (await service.call(owner.key, "GET", "/sites")).body.sites;
    const body = { title: "Rye morning", startsAt: "2030-05-01T18:00Z" };
    const create = (siteId: string) =>
      service.call(owner.key, "POST", `/sites/${siteId}/events`, {
        body,
        headers: { "idempotency-key": "one" },
      });
    const answers = [await create(one.id), await create(two.id), await create(one.id)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = answers.map((answer) => answer.body.event.id);
    expect([new Set(ids).size, ids[2]]).toEqual([2, ids[0]]);
    expect((await build(owner.key, "one")).headers.get("idempotent-replayed")).toBe("true");
  });

  test("answers what was answered, whatever has become of it, for a day and no longer", async () => {
    await start();
    const first = await build(owner.key, "k");
    await service.call(owner.key, "DELETE", `/jobs/${first.body.jobId}`);
    service.clock.advance(24 * 60 * 60 * 1_000 - 1);
    const replay = await build(owner.key, "k");
    expect([replay.text, replay.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
    expect((await me(owner.key)).body.usage.used).toBe(0);
    service.clock.advance(1);
    const anew = await build(owner.key, "k");
    expect([anew.status, anew.headers.get("idempotent-replayed")]).toEqual([202, null]);
    expect(anew.body.jobId).not.toBe(first.body.jobId);
    expect((await me(owner.key)).body.usage.used).toBe(5);
  });

  test("means nothing to calls that do not create", async () => {
    await start();
    const headers = { "idempotency-key": "" };
    const { jobId } = (await build(owner.key)).body;
    for (const [method, path] of [
      ["GET", "/me"],
      ["GET", `/jobs/${jobId}`],
      ["DELETE", `/jobs/${jobId}`],
    ] as const) {
      const answer = await service.call(owner.key, method, path, { headers });
      expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([200, null]);
    }
  });
});

test("usage adds up at every moment of a crowd of builds and cancellations", async () => {
  await start({ SITEWRIGHT_PLAN_CREDITS: "agency=40" });
  const seen: { used: number; limit: number; remaining: number; bonusTokens: number }[] = [];
  const keys = [owner.key, (await anotherKey()).key];
  let isOver = false;
  const watch = async () => {
    while (!isOver) seen.push((await me(keys[seen.length % 2] ?? "")).body.usage);
  };
  const work = async (key: string) => {
    for (let round = 0; round < 6; round += 1) {
      const { body } = await build(key);
      if (body.jobId) await service.call(key, "DELETE", `/jobs/${body.jobId}`);
    }
  };
  const watching = [watch(), watch()];
  await Promise.all(Array.from({ length: 12 }, (_, at) => work(keys[at % 2] ?? "")));
  isOver = true;
  await Promise.all(watching);
  expect(seen.length).toBeGreaterThan(10);
  for (const { used, limit, remaining, bonusTokens } of seen) {
    expect([limit, bonusTokens, remaining]).toEqual([40, 0, 40 - used]);
    expect([used % 5, used >= 0, used <= 40]).toEqual([0, true, true]);
  }
  expect(Math.max(...seen.map(({ used }) => used))).toBeGreaterThan(0);
  expect((await me(owner.key)).body.usage.used).toBe(0);
});
