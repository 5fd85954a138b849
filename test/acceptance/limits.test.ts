/** The limits as they are unless somebody sets them, to the token and the second, and what shares them. */
import { afterEach, describe, expect, test } from "bun:test";
import { createKey } from "../../src/features/accounts/room.ts";
import { joinAs } from "../fixtures/console.ts";
import { startModelServer } from "../fixtures/model-server.ts";
import { smallSite, storeComposedSite, storeSite } from "../fixtures/small-site.ts";
import { type Answer, startTestService, type TestService } from "../harness.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };
const WIDE = "key=1000/1000m,ip=1000/1000m";

let service: TestService;
afterEach(() => service.close());

/** With the numbers of decisions 3 and 9 where `limits` names no others. */
async function start(limits = "", more: Record<string, string> = {}): Promise<void> {
  const named = limits === "" ? "key=20/120m" : limits;
  service = await startTestService({ environment: { SITEWRIGHT_LIMITS: named, ...more } });
}

const codeOf = ({ status, body }: Answer): unknown => body?.error?.code ?? status;
const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get("retry-after"));

/** Asks until it is refused; answers how often it was not, and the refusal. */
async function countAllowed<T extends { status: number }>(ask: () => Promise<T>) {
  for (let count = 0; ; count += 1) {
    const answer = await ask();
    if (answer.status === 429) return { count, refusal: answer };
  }
}

test("a key has 20 at once, and two more each second", async () => {
  await start();
  const { key } = await service.createAccount();
  const me = () => service.call(key, "GET", "/me");
  const first = await me();
  expect(first.headers.get("ratelimit-policy")).toBe('"key";q=20;w=10');
  expect(first.headers.get("ratelimit")).toMatch(/^"key";r=19;t=\d+$/);
  const rest = await countAllowed(me);
  expect([rest.count, codeOf(rest.refusal), waitOf(rest.refusal)]).toEqual([19, "rate_limited", 1]);
  for (const [seconds, tokens] of [
    [1, 2],
    [5, 10],
    [10, 20],
    [3_600, 20],
  ] as const) {
    service.clock.advance(seconds * 1_000);
    expect([seconds, (await countAllowed(me)).count]).toEqual([seconds, tokens]);
  }
  // Every path, method and status of a call that is let in counts alike, and no refused one does.
  service.clock.advance(10_000);
  for (const [method, path] of [
    ["GET", "/none"],
    ["DELETE", "/jobs/none"],
    ["GET", "/jobs?limit=0"],
    ["POST", "/sites"],
  ] as const)
    await service.call(key, method, path);
  expect((await countAllowed(me)).count).toBe(16);
});

test("an address has 60 at once for all of its keys and for who has none, and ten more each second", async () => {
  await start();
  const { id: accountId } = await service.createAccount();
  const keys = await Promise.all(
    Array.from({ length: 4 }, () => createKey(service.ctx, { accountId, scope: "read" })),
  );
  let statuses: number[] = [];
  for (const { key } of keys)
    for (let at = 0; at < 15; at += 1)
      statuses.push((await service.call(key, "GET", "/me")).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await service.call(keys[0]?.key, "GET", "/me");
  expect([codeOf(refused), waitOf(refused)]).toEqual(["rate_limited", 1]);
  // It did not get as far as the key's bucket.
  expect(refused.headers.get("ratelimit")).toBeNull();
  service.clock.advance(1_000);
  statuses = [];
  for (let at = 0; at < 12; at += 1)
    statuses.push((await service.call(undefined, "GET", "/me")).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test("an account has five builds at once, and one more every six minutes", async () => {
  await start(WIDE);
  const { key } = await service.createAccount();
  const build = () => service.call(key, "POST", "/sites", { body: BRIEF });
  const first = await countAllowed(build);
  expect([first.count, codeOf(first.refusal), waitOf(first.refusal)]).toEqual([
    ...[5, "rate_limited", 360],
  ]);
  service.clock.advance(359_000);
  expect([(await countAllowed(build)).count, waitOf(await build())]).toEqual([0, 1]);
  service.clock.advance(1_000);
  expect((await countAllowed(build)).count).toBe(1);
  service.clock.advance(3_600_000);
  expect((await countAllowed(build)).count).toBe(5);
});

test("a form has ten at once for one address, and five more each minute, each form its own", async () => {
  await start(WIDE);
  const { id: accountId } = await service.createAccount();
  const sites = ["one", "two"].map((slug) =>
    storeSite(service.ctx, { slug, files: smallSite(slug), accountId }),
  );
  const [one, two] = (await Promise.all(sites)).map(({ siteId }) => siteId);
  const send = (siteId = "") =>
    service.visit(`localhost:${service.port}`, `/forms/${siteId}/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: "Good morning" }),
    });
  const first = await countAllowed(() => send(one));
  expect([first.count, waitOf(first.refusal)]).toEqual([10, 12]);
  expect((await countAllowed(() => send(two))).count).toBe(10);
  service.clock.advance(60_000);
  expect((await countAllowed(() => send(one))).count).toBe(5);
});

describe("the account's builds", () => {
  test("are those of the console's builder as well, whoever of the account's people asks", async () => {
    await start(`generation=3/1h,${WIDE}`);
    const owner = await service.createAccount();
    const editor = await joinAs(service, owner.id, "editor");
    const fromConsole = () => editor.call("sites.create", { accountId: owner.id, ...BRIEF });
    const fromApi = () => service.call(owner.key, "POST", "/sites", { body: BRIEF });
    expect([(await fromConsole()).status, (await fromApi()).status]).toEqual([200, 202]);
    expect((await fromConsole()).status).toBe(200);
    for (const ask of [fromApi, fromConsole, fromApi]) {
      const { status, body } = await ask();
      expect([status, body.error.code]).toEqual([429, "rate_limited"]);
    }
    const { usage } = (await service.call(owner.key, "GET", "/me")).body;
    expect(usage.used).toBe(15);
    const { total } = (await service.call(owner.key, "GET", "/jobs")).body;
    expect(total).toBe(3);
    // Another account's builds are its own.
    const other = await service.createAccount();
    expect((await service.call(other.key, "POST", "/sites", { body: BRIEF })).status).toBe(202);
  });

  test("cost no token where the credits do not suffice, and no credit where no token is left", async () => {
    await start(`generation=2/1h,${WIDE}`, { SITEWRIGHT_PLAN_CREDITS: "agency=9" });
    const { key } = await service.createAccount();
    const build = () => service.call(key, "POST", "/sites", { body: BRIEF });
    const first = await build();
    for (let at = 0; at < 4; at += 1) expect(codeOf(await build())).toBe("quota_exceeded");
    await service.call(key, "DELETE", `/jobs/${first.body.jobId}`);
    expect((await build()).status).toBe(202);
    expect(codeOf(await build())).toBe("rate_limited");
    expect((await service.call(key, "GET", "/me")).body.usage.used).toBe(5);
  });

  test("and its revisions draw on one bucket, each at its own price", async () => {
    const model = startModelServer();
    await start(`generation=2/1h,${WIDE}`, {
      ...{ SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
      SITEWRIGHT_PLAN_CREDITS: "agency=6",
    });
    const owner = await service.createAccount();
    const { siteId } = await storeComposedSite(service.ctx, "bakery", owner.id);
    const revise = () =>
      service.call(owner.key, "POST", `/sites/${siteId}/revisions`, {
        body: { instruction: "We are closed on Mondays." },
      });
    const used = async () => (await service.call(owner.key, "GET", "/me")).body.usage.used;
    const revision = await revise();
    expect([revision.status, Object.keys(revision.body), await used()]).toEqual([
      202,
      ["jobId"],
      1,
    ]);
    expect((await service.call(owner.key, "POST", "/sites", { body: BRIEF })).status).toBe(202);
    expect(await used()).toBe(6);
    expect(codeOf(await revise())).toBe("rate_limited");
    service.clock.advance(3_600_000);
    expect(codeOf(await revise())).toBe("quota_exceeded");
    await service.call(owner.key, "DELETE", `/jobs/${revision.body.jobId}`);
    expect(await used()).toBe(5);
    expect((await revise()).status).toBe(202);
    await model.close();
  });
});

test("who is turned away for the plan or the account is never told to wait", async () => {
  await start("key=1/1h,ip=2/1h");
  const { key } = await service.createAccount({ plan: "free" });
  for (let at = 0; at < 6; at += 1) {
    const answer = await service.call(key, "GET", "/me");
    expect([codeOf(answer), answer.headers.get("retry-after")]).toEqual(["upgrade_required", null]);
  }
  // And has taken nothing from others at the address.
  const paying = await service.createAccount({ plan: "pro" });
  expect((await service.call(paying.key, "GET", "/me")).status).toBe(200);
});
