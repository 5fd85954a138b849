/** What an operator does to a site from the command line, while its visitors and the API look on. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { runHere } from "./fixtures/commands-here.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

let service: TestService;
let owner: TestAccount;
let siteId: string;
let jobId: string;
let host: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount({ plan: "pro" });
  const brief = { businessName: "Harbour Bakery", industry: "bakery" };
  jobId = (await service.call(owner.key, "POST", "/sites", { body: brief })).body.jobId;
  await service.ctx.scheduler.step();
  const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  siteId = site.id;
  host = new URL(site.url).host;
});
afterAll(() => service.close());

const run = (...args: string[]) => runHere(args, { SITEWRIGHT_DATA: service.directory });

/** What a command that must succeed prints for people. */
async function read(...args: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await run(...args);
  expect([args, exitCode, stderr]).toEqual([args, 0, ""]);
  return stdout;
}

/** The record on its one line. */
async function readJson(...args: string[]) {
  const stdout = await read(...args, "--json");
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  return JSON.parse(stdout);
}

const siteOf = async () => (await service.call(owner.key, "GET", `/sites/${siteId}`)).body.site;
const visitStatus = async () => (await service.visit(host, "/")).status;

test("a site is taken off the web and put back, and each says how it is", async () => {
  expect(await readJson("site", "unpublish", siteId)).toEqual(await siteOf());
  expect(await siteOf()).toMatchObject({ id: siteId, status: "draft", url: null });
  expect(await visitStatus()).toBe(421);
  expect(await read("site", "publish", siteId)).toMatch(/^status +provisioning$/m);
  await service.ctx.scheduler.step();
  expect([(await siteOf()).status, await visitStatus()]).toEqual(["live", 200]);
  const list = await read("site", "list", "--account", owner.id);
  expect(list.split("\n")[1]).toStartWith(`${siteId}  Harbour Bakery  live    http://${host}  `);
});

test("a domain is set, told with what is known of it, and taken away", async () => {
  expect(await read("site", "domain", siteId)).toStartWith("domain  none\nstatus  none\n");
  expect(await readJson("site", "domain", siteId, "Bread.localhost")).toMatchObject({
    id: siteId,
    customDomain: "bread.localhost",
  });
  const known = await readJson("site", "domain", siteId, "--check");
  const { body } = await service.call(owner.key, "GET", `/sites/${siteId}/domain`);
  expect(known).toEqual({ id: siteId, ...body });
  const told = await read("site", "domain", siteId);
  expect(told).toMatch(/^domain +bread\.localhost$/m);
  for (const { outcome, text } of body.checks) expect(told).toContain(`${outcome}  ${text}`);
  const both = await run("site", "domain", siteId, "bread.localhost", "--remove");
  expect([both.exitCode, both.stdout]).toEqual([2, ""]);
  expect((await siteOf()).customDomain).toBe("bread.localhost");
  const wrong = await run("site", "domain", siteId, "co.uk");
  expect([wrong.exitCode, wrong.stdout, wrong.stderr.trimEnd().split("\n").length]).toEqual([
    1,
    "",
    1,
  ]);
  expect((await readJson("site", "domain", siteId, "--remove")).customDomain).toBeNull();
});

test("versions are listed a page at a time, and one that is restored can be shown at once", async () => {
  const [first] = await readJson("site", "versions", siteId);
  expect(first).toMatchObject({ why: "generated", isLive: true, isNewest: true });
  const restored = await readJson("site", "restore", siteId, first.id, "--publish");
  expect(restored).toMatchObject({ why: "restored", base: first.id });
  await service.ctx.scheduler.step();
  const all = await readJson("site", "versions", siteId);
  expect(all.map(({ id, isLive }: { id: string; isLive: boolean }) => [id, isLive])).toEqual([
    [restored.id, true],
    [first.id, false],
  ]);
  expect(await readJson("site", "versions", siteId, "--limit", "1", "--skip", "1")).toEqual([
    all[1],
  ]);
  expect(await read("site", "versions", siteId, "--skip", "2")).toBe("none\n");
  for (const limit of ["0", "-1", "x", "1.5"]) {
    const { exitCode, stdout } = await run("site", "versions", siteId, "--limit", limit);
    expect([limit, exitCode, stdout]).toEqual([limit, 2, ""]);
  }
});

test("what a site was checked for, and what its job did, are told", async () => {
  const audit = await readJson("site", "audit", siteId);
  expect(audit).toMatchObject({ id: siteId, passed: true });
  const told = await read("site", "audit", siteId);
  for (const { name, outcome } of audit.checks)
    expect(told).toMatch(new RegExp(`^${name} +${outcome}$`, "m"));
  expect(told).toMatch(new RegExp(`^pageBytes +${audit.figures.pageBytes}$`, "m"));
  const [version] = await readJson("site", "versions", siteId);
  await read("site", "restore", siteId, version.id);
  const { exitCode, stderr } = await run("site", "audit", siteId);
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining("sitewright site publish")]);
  const job = await read("job", "show", jobId);
  expect(job).toMatch(/^status +completed$/m);
  expect(job).toMatch(/^words +composer +0 +0 +\d+ +0$/m);
});

test("a bonus counts from the next call on, and nothing but whole credits is granted", async () => {
  const usageOf = async () => (await service.call(owner.key, "GET", "/me")).body.usage;
  const before = await usageOf();
  expect((await readJson("account", "bonus", owner.id, "7")).usage.bonusTokens).toBe(7);
  expect(await usageOf()).toEqual({
    ...before,
    bonusTokens: 7,
    remaining: before.remaining + 7,
  });
  for (const credits of ["0", "-5", "1.5", "1000001", "1e3", "ten"]) {
    const { exitCode, stderr } = await run("account", "bonus", owner.id, credits);
    expect([credits, exitCode]).toEqual([credits, 2]);
    expect(stderr).toContain("a whole number from 1 to 1000000");
  }
  expect((await usageOf()).bonusTokens).toBe(7);
});

test.each([
  ["site", ["site", "publish", "site_none"]],
  ["site", ["site", "unpublish", "site_none"]],
  ["site", ["site", "domain", "site_none"]],
  ["site", ["site", "domain", "site_none", "--remove"]],
  ["site", ["site", "audit", "site_none"]],
  ["site", ["site", "versions", "site_none"]],
  ["site", ["site", "export", "site_none", "--out", "/nowhere/x"]],
  ["job", ["job", "show", "job_none"]],
  ["account", ["site", "list", "--account", "acc_none"]],
  ["account", ["account", "bonus", "acc_none", "1"]],
  ["account", ["key", "create", "--account", "acc_none"]],
  ["key", ["key", "revoke", "key_none"]],
  ["webhook", ["webhook", "deliveries", "whk_none"]],
  ["version", ["site", "restore", "site_none", "ver_none"]],
  ["message", ["webhook", "redeliver", "msg_none"]],
  ["person with that address", ["user", "reset", "--email", "nobody@acme.test"]],
])("of no such %s, %j says so on one line, and where to look", async (noun, args) => {
  const { exitCode, stdout, stderr } = await run(...args);
  expect([exitCode, stdout]).toEqual([1, ""]);
  const lists: Record<string, string> = {
    account: "sitewright account list",
    key: "sitewright key list --account ID",
    site: "sitewright site list --account ID",
    version: "sitewright site versions ID",
    job: "GET /v1/jobs",
    webhook: "sitewright webhook list",
    message: "sitewright webhook deliveries ID",
    "person with that address": "sitewright user list",
  };
  expect(stderr).toBe(`sitewright: No such ${noun}. ${lists[noun]} shows which there are.\n`);
});

test("a revision without a model is refused with what the operator has to set", async () => {
  const { exitCode, stdout, stderr } = await run("site", "revise", siteId, "--say", "Shorter.");
  expect([exitCode, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("SITEWRIGHT_AI_BASE_URL");
  expect((await run("site", "revise", siteId)).exitCode).toBe(2);
});

test("help on commands that only say where the data is tells of no other settings", async () => {
  for (const topic of ["site publish", "job show", "webhook create", "account create"]) {
    const help = await read("help", ...topic.split(" "));
    expect(help).toContain("--data <value>");
    expect(help).not.toContain("--smtp-url");
  }
  expect(await read("help", "serve")).toContain("--smtp-url");
});
