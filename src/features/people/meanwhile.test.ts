/** What happens to a person between the look at their password and what follows from it. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import { createAuthenticator } from "../../../test/fixtures/authenticator.ts";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { beforeFirstWrite } from "../../../test/fixtures/first-write.ts";
import { ApiError } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { acceptLink } from "./join.ts";
import { createReset, invite } from "./links.ts";
import {
  finishPasskey,
  finishPasskeySignIn,
  startPasskey,
  startPasskeySignIn,
} from "./passkeys.ts";
import { hashPassword } from "./passwords.ts";
import { eraseUser } from "./person.ts";
import {
  confirmSecondFactor,
  removeSecondFactorStatements,
  startSecondFactor,
} from "./second-factor.ts";
import { findSession, listSessions, SESSION_IDLE_MS } from "./sessions.ts";
import { changePassword, signIn } from "./sign-in.ts";
import { sessions } from "./table.ts";
import { listMemberships, membershipStatement, newUserStatements, removeUser } from "./users.ts";

const EMAIL = "ada@example.com";
const PASSWORD = "correct horse battery";
const ORIGIN = "http://localhost:8787";
const place = { clientAddress: "192.0.2.1", userAgent: "Firefox" };

let opened: TestContext;
let ctx: Context;
let userId: string;
let accountId: string;
beforeEach(async () => {
  opened = await openTestContext();
  ({ ctx } = opened);
  accountId = await opened.createAccount();
  const passwordHash = await hashPassword(ctx, PASSWORD);
  const user = { email: EMAIL, name: "Ada", passwordHash, isOperator: false };
  const made = newUserStatements(ctx, user);
  userId = made.id;
  const role = { accountId, role: "owner" } as const;
  await ctx.db.write([...made.statements, membershipStatement(ctx, userId, role)]);
});
afterEach(() => opened.close());

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );

const given = { email: EMAIL, password: PASSWORD };
const enter = async (): Promise<string> => {
  const signedIn = await signIn(ctx, given, place);
  if ("needs" in signedIn || signedIn.token === undefined) throw new Error("not signed in");
  return signedIn.token;
};
const sessionOf = async (token: string) => (await findSession(ctx, token))?.session.id ?? "";
const tokenOf = (link: string) => link.slice(link.lastIndexOf("/") + 1);

describe("signing in", () => {
  test("with the old password, while it is changed, opens no session", async () => {
    const sessionId = await sessionOf(await enter());
    const who = { userId, sessionId, clientAddress: "192.0.2.2" };
    const change = { current: PASSWORD, password: "another horse battery" };
    const late = beforeFirstWrite(ctx, () => changePassword(ctx, who, change));
    expect(await codeOf(signIn(late, given, place))).toBe("invalid_request");
    expect((await listSessions(ctx, userId)).map(({ id }) => id)).toEqual([sessionId]);
  });

  test("without a code, while a second factor is set up, opens no session", async () => {
    const { secret } = await startSecondFactor(ctx, userId);
    const code = new TOTP({ secret }).generate({ timestamp: ctx.clock.now() });
    const late = beforeFirstWrite(ctx, () => confirmSecondFactor(ctx, userId, code));
    expect(await codeOf(signIn(late, given, place))).toBe("invalid_request");
    expect(await listSessions(ctx, userId)).toEqual([]);
  });

  test("of a person who is removed meanwhile is refused like any wrong one", async () => {
    const late = beforeFirstWrite(ctx, () => removeUser(ctx, EMAIL));
    expect(await codeOf(signIn(late, given, place))).toBe("invalid_request");
  });
});

test("a password that was reset meanwhile is not changed by who knew the one before", async () => {
  const who = { userId, sessionId: await sessionOf(await enter()), clientAddress: "192.0.2.2" };
  const { link } = await createReset(ctx, EMAIL);
  const reset = { token: tokenOf(link), password: "a password by the link" };
  const late = beforeFirstWrite(ctx, () => acceptLink(ctx, reset, place));
  const change = { current: PASSWORD, password: "a stranger's password" };
  expect(await codeOf(changePassword(late, who, change))).toBe("invalid_request");
  expect(await codeOf(signIn(ctx, { ...given, password: reset.password }, place))).toBe("done");
});

test("an invitation of another account is refused to a person who is erased meanwhile", async () => {
  const otherId = await opened.createAccount();
  const { link } = await invite(ctx, { email: EMAIL, account: { id: otherId, role: "viewer" } });
  const late = beforeFirstWrite(ctx, () => eraseUser(ctx, accountId, EMAIL));
  const joining = { token: tokenOf(link), password: PASSWORD };
  expect(await codeOf(acceptLink(late, joining, place))).toBe("invalid_request");
  // It stays good: whoever comes by it now is new.
  expect(await codeOf(acceptLink(ctx, { ...joining, name: "Ada" }, place))).toBe("done");
  const [member] = await listMemberships(ctx, (await sessionUser()) ?? "");
  expect(member).toEqual({ accountId: otherId, role: "viewer" });
});
const sessionUser = async () => (await ctx.db.orm.select().from(sessions))[0]?.userId;

test("a second factor that was taken away is set up again within the same half minute", async () => {
  const set = async () => {
    const { secret } = await startSecondFactor(ctx, userId);
    const code = new TOTP({ secret }).generate({ timestamp: ctx.clock.now() });
    return confirmSecondFactor(ctx, userId, code);
  };
  await set();
  await ctx.db.write(removeSecondFactorStatements(ctx, userId));
  expect(await set()).toHaveLength(10);
});

test("a session of a clock that was ahead ends 30 days after its last use", async () => {
  const day = 86_400_000;
  opened.clock.advance(400 * day);
  const token = await enter();
  opened.clock.setNow(opened.clock.now() - 400 * day);
  expect(await findSession(ctx, token)).toBeDefined();
  opened.clock.advance(SESSION_IDLE_MS + 1);
  expect(await findSession(ctx, token)).toBeUndefined();
});

describe("a passkey", () => {
  const page = { origin: ORIGIN };
  const make = async (at: Context, device: ReturnType<typeof createAuthenticator>) => {
    const { challenge } = await startPasskey(ctx, userId, page);
    const response = device.create(challenge) as never;
    return finishPasskey(at, userId, page, { response, label: "Phone" });
  };

  test("is taken once", async () => {
    const device = createAuthenticator(ORIGIN);
    expect(await codeOf(make(ctx, device))).toBe("done");
    expect(await codeOf(make(ctx, device))).toBe("invalid_request");
  });

  test("is one of 20 at most, however many are made at once", async () => {
    const devices = Array.from({ length: 22 }, () => createAuthenticator(ORIGIN));
    const codes = await Promise.all(devices.map((device) => codeOf(make(ctx, device))));
    expect(codes.filter((code) => code === "done")).toHaveLength(20);
  });

  test("of a person who is removed meanwhile is neither taken nor let in", async () => {
    const device = createAuthenticator(ORIGIN);
    await make(ctx, device);
    const late = beforeFirstWrite(ctx, () => removeUser(ctx, EMAIL));
    const { challenge } = await startPasskeySignIn(ctx, page);
    const response = device.get(challenge) as never;
    expect(await codeOf(finishPasskeySignIn(late, page, response, place))).toBe("invalid_request");
  });
});
