/** What operators do to accounts and to the instance, over the console's API: named, bounded, and undone. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import {
  type ConsoleBrowser,
  claimInstance,
  joinAs,
  openBrowser,
  PASSWORD,
} from "./fixtures/console.ts";
import { type MailServer, startMailServer } from "./fixtures/mail-server.ts";
import { type ModelServer, startModelServer } from "./fixtures/model-server.ts";
import { makePng } from "./fixtures/pictures.ts";
import { startTestService, type TestService } from "./harness.ts";

let mail: MailServer;
let model: ModelServer;
let service: TestService;
let operator: ConsoleBrowser;

beforeAll(async () => {
  mail = await startMailServer();
  model = startModelServer();
  service = await startTestService({
    environment: {
      ...{ SITEWRIGHT_SMTP_URL: mail.url, SITEWRIGHT_MAIL_FROM: "sites@example.com" },
      ...{ SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "qwen3:8b" },
    },
  });
  operator = await claimInstance(service);
}, 60_000);
afterAll(async () => {
  await service.close();
  // Waits for every connection to be over: a test mail leaves none.
  await Promise.all([mail.close(), model.close()]);
});

async function ask(name: string, input: object = {}, as = operator) {
  const { status, body } = await as.call(name, input);
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return body;
}
const makeAccount = async (more: object = {}) =>
  (await ask("accounts.create", { name: "Acme", email: "acme@example.com", plan: "pro", ...more }))
    .account;

describe("an account", () => {
  test.each([
    ["accounts.get", {}],
    ["accounts.suspend", {}],
    ["accounts.resume", {}],
    ["accounts.plan", { plan: "starter" }],
    ["accounts.bonus", { amount: 5 }],
    ["accounts.brand", { brand: null }],
  ])(
    "has to be named: %s does nothing to the one that the operator works in",
    async (name, input) => {
      const { accountId } = await ask("session.state");
      const before = await ask("accounts.get", { accountId });
      const { status, body } = await operator.call(name, input);
      expect([status, body.error.code, Object.keys(body.error.fields ?? {})]).toEqual([
        ...[400, "invalid_request"],
        ["accountId"],
      ]);
      expect(await ask("accounts.get", { accountId })).toEqual(before);
    },
  );

  test.each([
    [{ amount: 0 }],
    [{ amount: -5 }],
    [{ amount: 1.5 }],
    [{ amount: 1_000_001 }],
    [{ amount: "5" }],
    [{}],
  ])("gets no bonus of %j", async (input) => {
    const { id: accountId } = await makeAccount();
    const { status, body } = await operator.call("accounts.bonus", { accountId, ...input });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ["amount"]]);
    expect((await ask("accounts.get", { accountId })).account.usage.bonusTokens).toBe(0);
  });

  test("gets bonuses that add up, and a plan whose credits count at once", async () => {
    const { id: accountId } = await makeAccount({ plan: "starter" });
    const before = (await ask("accounts.get", { accountId })).account.usage;
    await ask("accounts.bonus", { accountId, amount: 7 });
    await ask("accounts.bonus", { accountId, amount: 5 });
    await ask("accounts.plan", { accountId, plan: "agency" });
    const { plan, usage } = (await ask("accounts.get", { accountId })).account;
    expect([plan, usage.bonusTokens]).toEqual(["agency", 12]);
    expect(usage.limit).toBeGreaterThan(before.limit);
    expect(usage.remaining).toBe(usage.limit + 12);
    const { entries } = await ask("credits.get", { accountId });
    expect(entries.map(({ amount }: { amount: number }) => amount).slice(0, 2)).toEqual([5, 7]);
  });

  test("that is suspended is closed to its people but not to operators, until it is resumed", async () => {
    const { id: accountId } = await makeAccount();
    const owner = await joinAs(service, accountId, "owner");
    await ask("accounts.suspend", { accountId });
    for (const [name, input] of [
      ["credits.get", { accountId }],
      ["jobs.list", { accountId }],
      ["session.switchAccount", { accountId }],
      ["sites.create", { accountId, businessName: "Rye", industry: "bakery" }],
    ] as const) {
      const { status, body } = await owner.call(name, input);
      expect([name, status, body.error.code]).toEqual([name, 403, "forbidden"]);
      expect(body.error.message).toMatch(/suspended/i);
    }
    expect((await owner.call("you.get")).status).toBe(200);
    expect((await operator.call("credits.get", { accountId })).status).toBe(200);
    // Twice is once.
    const { suspendedAt } = (await ask("accounts.suspend", { accountId })).account;
    expect(suspendedAt).not.toBeNull();
    await ask("accounts.resume", { accountId });
    expect((await owner.call("credits.get", { accountId })).status).toBe(200);
  });

  test("is found by a part of its name or address, whatever the case, and signs are no wildcards", async () => {
    await makeAccount({ name: "Sugar & 100% Spice", email: "spice@sugar.example" });
    const find = async (q: string) =>
      (await ask("accounts.list", { q })).items.map(({ name }: { name: string }) => name);
    expect(await find("sugar")).toEqual(["Sugar & 100% Spice"]);
    expect(await find("SPICE@SUGAR")).toEqual(["Sugar & 100% Spice"]);
    expect(await find("100%")).toEqual(["Sugar & 100% Spice"]);
    expect(await find("s_gar")).toEqual([]);
    expect(await find("%")).toEqual(["Sugar & 100% Spice"]);
  });
});

test("of very many accounts the one that an operator works in is always told, by its name", async () => {
  const ids: string[] = [];
  for (let at = 0; at < 510; at += 1) ids.push((await makeAccount({ name: `Number ${at}` })).id);
  const before = (await ask("session.state")).accountId;
  const { accounts } = await ask("session.state");
  const known = new Set(accounts.map(({ id }: { id: string }) => id));
  const far = ids.find((id) => !known.has(id)) ?? "";
  expect(far).not.toBe("");
  await ask("session.switchAccount", { accountId: far });
  const state = await ask("session.state");
  const current = state.accounts.filter(({ id }: { id: string }) => id === state.accountId);
  expect([state.accountId, current.length, current[0]?.role]).toEqual([far, 1, "owner"]);
  await ask("session.switchAccount", { accountId: before });
}, 60_000);

describe("an account's look", () => {
  let accountId: string;
  beforeEach(async () => {
    accountId = (await makeAccount()).id;
  });
  const save = (brand: unknown) => operator.call("accounts.brand", { accountId, brand });
  const logo = Buffer.from(makePng(64, 32)).toString("base64");

  test("is what its people see before and after they sign in, and its logo is a picture of that type", async () => {
    const { status } = await save({ name: " Corner ", colour: "#A33B20", logo });
    expect(status).toBe(200);
    const { brand } = await ask("session.brand", { accountId }, openBrowser(service));
    expect([brand.name, brand.colour.toLowerCase()]).toEqual(["Corner", "#a33b20"]);
    const path = new URL(brand.logoUrl, "http://x").pathname;
    const picture = await operator.get(path);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(picture.headers.get("content-security-policy")).toContain("sandbox");
    const head = await fetch(`http://localhost:${service.port}${path}`, { method: "HEAD" });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  test("keeps its logo where none is sent, and loses it where null is", async () => {
    await save({ name: "Corner", colour: null, logo });
    const kept = (await save({ name: "Corner 2", colour: null })).body.brand;
    expect([kept.name, kept.logoUrl === null]).toEqual(["Corner 2", false]);
    const gone = (await save({ name: "Corner 2", colour: null, logo: null })).body.brand;
    expect(gone.logoUrl).toBeNull();
    const old = new URL(kept.logoUrl, "http://x").pathname;
    expect((await operator.get(old)).status).toBe(404);
  });

  test.each([
    [{ name: "", colour: null }],
    [{ name: "x".repeat(61), colour: null }],
    [{ name: "Corner", colour: "red" }],
    [{ name: "Corner", colour: "#12345" }],
    [{ name: "Corner", colour: "#123456;}" }],
    [{ name: "Corner", colour: null, logo: "not base64 at all" }],
    [{ name: "Corner", colour: null, logo: Buffer.from("<svg/>").toString("base64") }],
    [{ name: "Corner", colour: null, logo: "A".repeat(200_000) }],
    [{ name: "Corner" }],
    [[]],
    ["Corner"],
  ])("%j is none, and nothing is kept of it", async (brand) => {
    const { status, body } = await save(brand);
    expect([status, body.error?.code]).toEqual([400, "invalid_request"]);
    expect((await ask("accounts.get", { accountId })).brand).toBeNull();
  });

  test("of another hash or another account is no file", async () => {
    await save({ name: "Corner", colour: null, logo });
    const { brand } = await ask("session.brand", { accountId });
    const [, , , name, , hash] = new URL(brand.logoUrl, "http://x").pathname.split("/");
    const other = (await makeAccount()).id;
    for (const path of [`${accountId}/${"0".repeat(64)}`, `${other}/${hash}`, accountId, "x/y/z"])
      expect((await operator.get(`/console/api/${name}/${path}`)).status).toBe(404);
  });
});

describe("a test mail", () => {
  test("is sent at once to that address, and the answer names the server", async () => {
    mail.accept();
    const { ok, text } = await ask("system.testMail", { to: "olga@example.com" });
    expect([ok, text]).toEqual([true, "127.0.0.1 took the mail."]);
    const sent = mail.received.at(-1);
    expect(sent?.recipients).toEqual(["olga@example.com"]);
    expect(sent?.parsed.subject).toBe("Test mail of Sitewright");
  });

  test("that is refused is told with the server's reason, and is no failed call", async () => {
    mail.refuse(550);
    const { ok, text } = await ask("system.testMail", { to: "olga@example.com" });
    expect([ok, text.startsWith("127.0.0.1 did not take it: ")]).toEqual([false, true]);
    expect(text).toContain("not now");
    mail.accept();
  });

  test.each([
    "",
    "olga",
    "olga@example.com, eve@example.com",
    "olga@example.com\nBcc: eve@example.com",
  ])("to %j is not sent", async (to) => {
    const before = mail.attempts;
    const { status, body } = await operator.call("system.testMail", { to });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ["to"]]);
    expect(mail.attempts).toBe(before);
  });

  test("without a mail server is refused with the variable that names one", async () => {
    const bare = await startTestService();
    const alone = await claimInstance(bare);
    const { status, body } = await alone.call("system.testMail", { to: "a@example.com" });
    expect([status, body.error.message]).toEqual([
      400,
      "No mail server is configured: set SITEWRIGHT_SMTP_URL and restart.",
    ]);
    const asked = await alone.call("system.model");
    expect([asked.status, asked.body.error.message]).toEqual([
      400,
      "No model is configured: set SITEWRIGHT_AI_BASE_URL and _MODEL.",
    ]);
    await bare.close();
  });
});

describe("a question to the model", () => {
  test.each([
    ['{"sentence":"I can be reached."}', "I can be reached."],
    ["I can be reached.", "I can be reached."],
    [`{"sentence":"${"x".repeat(900)}"}`, "x".repeat(500)],
    ['{"sentence":5}', '{"sentence":5}'],
  ])("answered with %s is told as plain words of a bounded length", async (text, told) => {
    model.answer = () => ({ text });
    expect(await ask("system.model")).toEqual({ ok: true, text: told });
  });

  test("that fails is told with why, and is no failed call", async () => {
    model.answer = () => ({ status: 401, body: "{}" });
    const { ok, text } = await ask("system.model");
    expect([ok, text.length > 10]).toEqual([false, true]);
    expect(text).not.toContain("at ");
  });
});

test("the log tells who did what to which account, by ids, and keeps no text that calls itself one", async () => {
  const { id: accountId } = await makeAccount();
  const { siteId } = { siteId: "site_01k9zj4c8h0a1b2c3d4e5f6g7h" };
  await ask("accounts.bonus", {
    accountId,
    amount: 3,
    siteId,
    noteId: "my password is rye",
    xId: "a\u0000b",
  });
  const [entry] = (await ask("audit.list", { accountId })).items;
  expect([entry.action, entry.target, entry.accountId]).toEqual([
    "accounts.bonus",
    { accountId, siteId },
    accountId,
  ]);
  const { items } = await ask("audit.list", { limit: 200 });
  expect(JSON.stringify(items)).not.toMatch(/password is rye|correct horse/);
  expect(PASSWORD).toContain("correct horse");
});
