/** Every procedure of the console × everybody: allowed, 401, 403, or 404 as if it were not there. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { consoleProcedures } from "../src/features/console/api/procedures.ts";
import { type ConsoleBrowser, claimInstance, joinAs, openBrowser } from "./fixtures/console.ts";
import { CASES, type Who, type World } from "./fixtures/console-calls.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

/** From the least to the most; a caller may do what stands up to their own place. */
const RANKS: readonly Who[] = ["anyone", "person", "viewer", "editor", "owner", "operator"];

const CALLERS = ["anyone", "foreign owner", "viewer", "editor", "owner", "operator"] as const;
type CallerName = (typeof CALLERS)[number];

let service: TestService;
let world: World;
const callers = new Map<CallerName, () => Promise<ConsoleBrowser>>();

beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1:9" },
  });
  const operator = await claimInstance(service);
  const { id: accountId } = await service.createAccount();
  const { id: foreignId } = await service.createAccount();
  await joinAs(service, accountId, "owner", "other-owner@example.com");
  const parts = { slug: "bakery", files: smallSite("roles"), document: bakeryDocument() };
  const { siteId } = await storeSite(service.ctx, { ...parts, accountId });
  let members = 0;
  const member = async () => {
    members += 1;
    const browser = await joinAs(service, accountId, "viewer", `member${members}@example.com`);
    return (await browser.call("you.get")).body.user.id;
  };
  world = { ctx: service.ctx, accountId, siteId, member };
  const kept = {
    viewer: await joinAs(service, accountId, "viewer"),
    editor: await joinAs(service, accountId, "editor"),
    owner: await joinAs(service, accountId, "owner"),
    "foreign owner": await joinAs(service, foreignId, "owner"),
    operator,
  };
  callers.set("anyone", async () => openBrowser(service));
  for (const [name, browser] of Object.entries(kept)) {
    const { cookie } = browser;
    // Signing out is among the calls: each begins with the session that was opened here.
    callers.set(name as CallerName, async () => Object.assign(openBrowser(service), { cookie }));
  }
}, 60_000);
afterAll(() => service.close());

function expected(name: keyof typeof CASES, caller: CallerName): number {
  const { who, isPlaced, status = 200 } = CASES[name];
  if (who === "anyone") return status;
  if (caller === "anyone") return 401;
  if (caller === "foreign owner") {
    if (isPlaced) return 404;
    return who === "operator" ? 403 : status;
  }
  return RANKS.indexOf(caller) >= RANKS.indexOf(who) ? status : 403;
}

test("the table has every procedure", () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(consoleProcedures).sort());
});

// The calls that end the caller's own session come last.
const names = Object.keys(CASES)
  .map((name) => name as keyof typeof CASES)
  .sort((a, b) => Number(a === "session.signOut") - Number(b === "session.signOut"));

for (const name of names)
  test(`${name} is for ${CASES[name].who}`, async () => {
    const seen: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    for (const caller of CALLERS) {
      const browser = await callers.get(caller)?.();
      if (!browser) throw new Error(caller);
      const { status } = await browser.call(name, await CASES[name].input(world));
      seen[caller] = status;
      wanted[caller] = expected(name, caller);
    }
    expect(seen).toEqual(wanted);
  }, 30_000);

test("what is another's is answered like what is not there", async () => {
  const browser = await callers.get("foreign owner")?.();
  for (const name of names) {
    if (!CASES[name].isPlaced) continue;
    const theirs = (await CASES[name].input(world)) as Record<string, unknown>;
    const missing = { ...theirs };
    for (const [key, none] of Object.entries(NONE)) if (key in missing) missing[key] = none;
    const answers = [await browser?.call(name, theirs), await browser?.call(name, missing)];
    expect([name, answers[0]?.body]).toEqual([name, answers[1]?.body]);
  }
}, 60_000);

const NONE = {
  siteId: "site_01k9zj4c8h0a1b2c3d4e5f6g7h",
  accountId: "acc_01k9zj4c8h0a1b2c3d4e5f6g7h",
  jobId: "job_01k9zj4c8h0a1b2c3d4e5f6g7h",
};
