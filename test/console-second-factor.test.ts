/** Second factors: codes of an app, recovery codes, passkeys. */
import { afterEach, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import { createReset, invite } from "../src/features/people/links.ts";
import { createAuthenticator } from "./fixtures/authenticator.ts";
import { claimInstance, openBrowser, PASSWORD, tokenOf } from "./fixtures/console.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService;
afterEach(() => service.close());

const RIGHT = { email: "olga@example.com", password: PASSWORD };
const STEP_MS = 30_000;

async function withApp() {
  service = await startTestService();
  const browser = await claimInstance(service);
  const { secret, uri, qrSvg } = (await browser.call("you.secondFactorStart")).body;
  expect(uri).toContain(`secret=${secret}`);
  expect(qrSvg).toStartWith("<svg");
  const codeAt = (ms: number) => new TOTP({ secret }).generate({ timestamp: ms });
  const code = () => codeAt(service.clock.now());
  expect((await browser.call("you.secondFactorConfirm", { code: "000000" })).status).toBe(400);
  const { recoveryCodes } = (await browser.call("you.secondFactorConfirm", { code: code() })).body;
  return { browser, code, codeAt, recoveryCodes: recoveryCodes as string[] };
}

const signIn = (code?: string) => openBrowser(service).call("session.signIn", { ...RIGHT, code });

test("with a second factor the password alone opens nothing, and a code is good once", async () => {
  const { browser, code } = await withApp();
  expect((await browser.call("session.state")).body.user.hasSecondFactor).toBe(true);
  const asked = await signIn();
  expect([asked.body, asked.headers.get("set-cookie")]).toEqual([{ needs: "code" }, null]);
  // The code that confirmed it was used by that.
  expect((await signIn(code())).status).toBe(400);
  service.clock.advance(STEP_MS);
  const now = code();
  expect((await signIn(now)).status).toBe(200);
  const again = await signIn(now);
  expect([again.status, again.body.error.message]).toEqual([400, "Email or password is wrong."]);
  service.clock.advance(10 * STEP_MS);
  expect((await signIn(now)).status).toBe(400);
});

test("a code is no help without the password", async () => {
  const { code } = await withApp();
  service.clock.advance(STEP_MS);
  const wrong = { email: RIGHT.email, password: "not this one", code: code() };
  expect((await openBrowser(service).call("session.signIn", wrong)).status).toBe(400);
});

test("each recovery code stands in once, also when it is sent twice at the same moment", async () => {
  const { recoveryCodes } = await withApp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = "", second = ""] = recoveryCodes;
  expect((await signIn(first.toUpperCase())).status).toBe(200);
  expect((await signIn(first)).status).toBe(400);
  const both = await Promise.all([signIn(second), signIn(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const rows = await service.ctx.db.orm.all("select * from recovery_codes");
  expect(JSON.stringify(rows)).not.toContain(first.replace("-", ""));
});

test("the second factor goes with the password, or with a reset", async () => {
  const { browser } = await withApp();
  const remove = (password: string) => browser.call("you.secondFactorRemove", { password });
  expect((await remove("not this one")).status).toBe(400);
  expect((await signIn()).body).toEqual({ needs: "code" });
  const { link } = await createReset(service.ctx, RIGHT.email);
  const reset = { token: tokenOf(link), password: PASSWORD };
  expect((await openBrowser(service).call("join.accept", reset)).body.signedIn).toBe(true);
  expect((await signIn()).body.user.hasSecondFactor).toBe(false);
});

test("an invitation to somebody with a second factor signs nobody in", async () => {
  await withApp();
  const { id } = await service.createAccount();
  const { link } = await invite(service.ctx, {
    ...{ email: RIGHT.email, account: { id, role: "viewer" } },
  });
  const joined = await openBrowser(service).call("join.accept", {
    ...{ token: tokenOf(link), password: PASSWORD },
  });
  expect([joined.status, joined.body.signedIn]).toEqual([200, false]);
  expect(joined.headers.get("set-cookie")).toBeNull();
});

async function withPasskey() {
  service = await startTestService();
  const browser = await claimInstance(service);
  const origin = `http://localhost:${service.port}`;
  const authenticator = createAuthenticator(origin);
  const { options } = (await browser.call("you.passkeyStart")).body;
  expect(options.rp).toEqual({ id: "localhost", name: "Sitewright" });
  const response = authenticator.create(options.challenge);
  const made = await browser.call("you.passkeyFinish", { response, label: "Telephone" });
  expect(made.body.passkey).toMatchObject({ label: "Telephone" });
  const start = async () =>
    (await openBrowser(service).call("session.passkeyStart")).body.options.challenge as string;
  const finish = (answer: unknown) =>
    openBrowser(service).call("session.passkeyFinish", { response: answer });
  return { browser, authenticator, start, finish, made: made.body.passkey };
}

test("a passkey signs in by itself, each challenge once and for five minutes", async () => {
  const { authenticator, start, finish } = await withPasskey();
  const answer = authenticator.get(await start());
  const signedIn = await finish(answer);
  expect(signedIn.body.user.email).toBe(RIGHT.email);
  expect(signedIn.headers.get("set-cookie")).toContain("HttpOnly");
  expect((await finish(answer)).status).toBe(400);
  const late = authenticator.get(await start());
  service.clock.advance(5 * 60_000);
  expect((await finish(late)).status).toBe(400);
});

test("a passkey's answer to another page, another challenge or of another key is refused", async () => {
  const { browser, authenticator, start, finish, made } = await withPasskey();
  const origin = `http://localhost:${service.port}`;
  const { options } = (await browser.call("you.passkeyStart")).body;
  const answers = [
    authenticator.get(await start(), "http://localhost:1"),
    authenticator.get(Buffer.alloc(56).toString("base64url")),
    authenticator.get(options.challenge),
    createAuthenticator(origin).get(await start()),
    { ...createAuthenticator(origin).get(await start()), id: authenticator.get("x").id },
  ];
  for (const answer of answers) expect((await finish(answer)).status).toBe(400);
  expect((await browser.call("you.passkeyRemove", { id: made.id })).status).toBe(200);
  expect((await finish(authenticator.get(await start()))).status).toBe(400);
});
