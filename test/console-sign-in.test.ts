/** Coming in: the claim of an empty instance, signing in, sessions, and who is kept out. */
import { afterEach, expect, test } from "bun:test";
import { createReset, invite } from "../src/features/people/links.ts";
import { claimInstance, joinAs, openBrowser, PASSWORD, tokenOf } from "./fixtures/console.ts";
import { startTestService, type TestService, type TestServiceOptions } from "./harness.ts";

let service: TestService;
afterEach(() => service.close());

const start = async (options: TestServiceOptions = {}) => {
  service = await startTestService(options);
  return service;
};

const WRONG = { error: { code: "invalid_request", message: "Email or password is wrong." } };

test("the first start prints a claim, which makes one operator; a later start prints none", async () => {
  const first = await start();
  const link = first.firstLink ?? "";
  expect(link).toMatch(/^http:\/\/localhost:\d+\/console\/claim\/[\w-]{43}$/);
  const browser = openBrowser(first);
  const state = await browser.call("session.state");
  expect(state.body).toMatchObject({ user: null, accounts: [], accountId: null, setUp: false });
  expect((await browser.call("claim.look", { token: tokenOf(link) })).body).toEqual({ ok: true });
  const person = { name: "Olga", email: "olga@example.com", password: PASSWORD };
  const claim = () => browser.call("claim.accept", { token: tokenOf(link), ...person });
  expect((await claim()).body.user).toMatchObject({ email: person.email, isOperator: true });
  const second = await claim();
  expect(second.status).toBe(400);
  expect(second.body.error.message).toContain("sitewright user invite --operator");
  expect((await browser.call("session.state")).body).toMatchObject({ setUp: true });
  await first.stop();
  const later = await start({ directory: first.directory });
  expect(later.firstLink).toBeUndefined();
});

test("a claim is over after a day, and no empty start after it prints another", async () => {
  const { clock, firstLink = "", directory, stop } = await start();
  clock.advance(24 * 60 * 60_000);
  const look = await openBrowser(service).call("claim.look", { token: tokenOf(firstLink) });
  expect(look.status).toBe(400);
  await stop();
  expect((await start({ directory, clock })).firstLink).toBeUndefined();
});

test("with an account from the configuration its owner is invited, and nobody can claim", async () => {
  const bootstrap = "name=Acme;email=a@acme.test;plan=agency;owner=Owner@acme.test";
  const { firstLink = "" } = await start({ environment: { SITEWRIGHT_BOOTSTRAP: bootstrap } });
  expect(firstLink).toContain("/console/join/");
  const browser = openBrowser(service);
  const token = tokenOf(firstLink);
  expect((await browser.call("join.look", { token })).body).toEqual({
    ...{ kind: "invitation", email: "Owner@acme.test", accountName: "Acme", brand: null },
  });
  const joined = await browser.call("join.accept", { token, name: "Ann", password: PASSWORD });
  expect(joined.body.user).toMatchObject({ name: "Ann", isOperator: false });
  const { accounts } = (await browser.call("session.state")).body;
  expect(accounts).toMatchObject([{ name: "Acme", role: "owner", plan: "agency" }]);
  await service.close();
  const without = { SITEWRIGHT_BOOTSTRAP: "name=Acme;email=a@acme.test" };
  expect((await start({ environment: without })).firstLink).toBeUndefined();
});

test("the cookie is out of reach of scripts and other hosts, and bound to https where there is https", async () => {
  await start({ environment: { SITEWRIGHT_PUBLIC_URL: "https://sites.example.com" } });
  const answer = await openBrowser(service).call("claim.accept", {
    token: tokenOf(service.firstLink ?? ""),
    ...{ name: "O", email: "o@example.com", password: PASSWORD },
  });
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^__Host-sitewright=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; /);
  expect(cookie).toContain("; SameSite=Lax; Secure");
  expect(cookie).not.toContain("Domain");
});

test("whatever was wrong, the answer is the same, and the password is hashed either way", async () => {
  await claimInstance(await start());
  const browser = openBrowser(service);
  const tries = [
    { email: "olga@example.com", password: "another password" },
    { email: "nobody@example.com", password: PASSWORD },
    { email: "OLGA@EXAMPLE.COM", password: "" },
  ];
  for (const wrong of tries) {
    const answer = await browser.call("session.signIn", wrong);
    expect([answer.status, answer.body]).toEqual([400, WRONG]);
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  const right = { email: "OLGA@Example.com", password: PASSWORD };
  expect((await browser.call("session.signIn", right)).status).toBe(200);
  expect((await browser.call("session.state")).body.user.name).toBe("Olga Operator");
});

test("a person is kept out after too many wrong passwords, known or not, until a reset", async () => {
  await claimInstance(await start({ environment: { SITEWRIGHT_LIMITS: "signin=3/1h" } }));
  const browser = openBrowser(service);
  const tryAs = (email: string, password: string) =>
    browser.call("session.signIn", { email, password });
  for (let wrong = 0; wrong < 3; wrong += 1)
    expect((await tryAs("olga@example.com", "wrong wrong")).status).toBe(400);
  const locked = await tryAs("olga@example.com", PASSWORD);
  expect(locked.status).toBe(429);
  expect(locked.headers.get("retry-after")).toBe("3600");
  // Their address has used up its own tokens by it, so that other people are guessed no faster.
  expect((await tryAs("nobody@example.com", "wrong wrong")).status).toBe(429);
  await createReset(service.ctx, "olga@example.com");
  expect((await tryAs("olga@example.com", PASSWORD)).status).toBe(200);
});

test("right passwords cost nothing", async () => {
  await claimInstance(await start({ environment: { SITEWRIGHT_LIMITS: "signin=2/1h" } }));
  const right = { email: "olga@example.com", password: PASSWORD };
  for (let time = 0; time < 4; time += 1)
    expect((await openBrowser(service).call("session.signIn", right)).status).toBe(200);
});

test("a session that was ended elsewhere is over at the next call; so are all others after a new password", async () => {
  const here = await claimInstance(await start());
  const there = openBrowser(service);
  const also = openBrowser(service);
  const right = { email: "olga@example.com", password: PASSWORD };
  for (const browser of [there, also]) await browser.call("session.signIn", right);
  const { sessions } = (await there.call("you.get")).body;
  const own = sessions.find(({ isThis }: { isThis: boolean }) => isThis);
  expect(sessions).toHaveLength(3);
  expect((await here.call("you.endSession", { id: own.id })).status).toBe(200);
  expect((await there.call("you.get")).status).toBe(401);
  const change = { current: PASSWORD, password: "another horse battery" };
  expect((await here.call("you.password", { ...change, current: "nope" })).status).toBe(400);
  expect((await here.call("you.password", change)).status).toBe(200);
  expect((await also.call("you.get")).status).toBe(401);
  expect((await here.call("you.get")).status).toBe(200);
  expect((await there.call("session.signIn", right)).body).toEqual(WRONG);
});

test("a session lasts for 30 days after it was last used", async () => {
  const browser = await claimInstance(await start());
  const day = 24 * 60 * 60_000;
  service.clock.advance(29 * day);
  expect((await browser.call("you.get")).status).toBe(200);
  service.clock.advance(29 * day);
  expect((await browser.call("you.get")).status).toBe(200);
  service.clock.advance(30 * day);
  expect((await browser.call("you.get")).status).toBe(401);
});

test("signing out ends the session, not only the cookie", async () => {
  const browser = await claimInstance(await start());
  const { cookie } = browser;
  await browser.call("session.signOut");
  expect(browser.cookie).toBe("");
  browser.cookie = cookie;
  expect((await browser.call("you.get")).status).toBe(401);
});

test("an invitation never gives another's password away, nor passes by a second factor", async () => {
  await claimInstance(await start());
  const { id } = await service.createAccount();
  const mail = "olga@example.com";
  const { link } = await invite(service.ctx, { email: mail, account: { id, role: "viewer" } });
  const thief = openBrowser(service);
  const token = tokenOf(link);
  const taken = await thief.call("join.accept", {
    token,
    name: "T",
    password: "thief thief thief",
  });
  expect(taken.status).toBe(400);
  expect((await thief.call("join.accept", { token, password: PASSWORD })).status).toBe(200);
});

test("a reset gives a new password once and ends what was open", async () => {
  const browser = await claimInstance(await start());
  const { link } = await createReset(service.ctx, "olga@example.com");
  const other = openBrowser(service);
  const token = tokenOf(link);
  const look = await other.call("join.look", { token });
  expect(look.body).toEqual({
    kind: "reset",
    email: "olga@example.com",
    accountName: null,
    brand: null,
  });
  const reset = () => other.call("join.accept", { token, password: "a new horse battery" });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(400);
  expect((await browser.call("you.get")).status).toBe(401);
});

test("requests of other pages are refused, those of hosted sites among them", async () => {
  const browser = await claimInstance(await start());
  const own = `http://localhost:${service.port}`;
  const cases: [Record<string, string>, number][] = [
    [{ origin: own }, 200],
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ origin: service.ctx.config.publicUrl }, 200],
    [{}, 403],
    [{ origin: "null" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "http://localhost:1" }, 403],
    [{ origin: `http://site.localhost:${service.port}` }, 403],
    [{ origin: own, "sec-fetch-site": "same-site" }, 403],
    [{ origin: own, "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "none" }, 403],
  ];
  for (const [headers, status] of cases) {
    const answer = await browser.call("you.save", { name: "Olga" }, headers);
    expect([headers, answer.status]).toEqual([headers, status]);
  }
});

test("neither side takes the other's credentials", async () => {
  const browser = await claimInstance(await start());
  const { key } = await service.createAccount();
  const bearer = { authorization: `Bearer ${key}`, "sec-fetch-site": "same-origin" };
  expect((await openBrowser(service).call("you.get", {}, bearer)).status).toBe(401);
  const { cookie } = browser;
  expect((await service.call(undefined, "GET", "/me", { headers: { cookie } })).status).toBe(401);
});

test("a brief is built as a draft, within the account's credits, by whoever may", async () => {
  await claimInstance(await start({ environment: { SITEWRIGHT_PLAN_CREDITS: "free=5" } }));
  const { id } = await service.createAccount({ plan: "free" });
  const [editor, viewer] = [
    await joinAs(service, id, "editor"),
    await joinAs(service, id, "viewer"),
  ];
  const brief = { businessName: "Harbour Bakery", industry: "bakery" };
  expect((await viewer.call("sites.create", brief)).status).toBe(403);
  const unnamed = await editor.call("sites.create", { industry: "bakery" });
  expect([unnamed.status, unnamed.body.error.fields]).toEqual([
    400,
    { businessName: "Is required." },
  ]);
  const { jobId } = (await editor.call("sites.create", brief)).body;
  await service.ctx.scheduler.step();
  const { job } = (await viewer.call("jobs.get", { jobId })).body;
  expect(job).toMatchObject({ status: "completed", progress: 100 });
  const { items } = (await viewer.call("sites.list", {})).body;
  expect(items).toMatchObject([
    { name: "Harbour Bakery", status: "draft", newLeads: 0, visits7: 0 },
  ]);
  const again = await editor.call("sites.create", brief);
  expect([again.status, again.body.error.code]).toEqual([429, "quota_exceeded"]);
});
