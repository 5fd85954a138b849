/** What guessing a password costs, and that it tells nothing of who is there. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { ApiError } from "../../lib/errors.ts";
import { forgiveAttempts } from "./attempts.ts";
import { hashPassword } from "./passwords.ts";
import { findSession } from "./sessions.ts";
import { changePassword, signIn } from "./sign-in.ts";
import { newUserStatements } from "./users.ts";

const PASSWORD = "correct horse battery";
const GUESSES = 3;

let opened: TestContext;
let userId: string;
beforeEach(async () => {
  opened = await openTestContext({ environment: { SITEWRIGHT_LIMITS: `signin=${GUESSES}/1m` } });
  const { ctx } = opened;
  const passwordHash = await hashPassword(ctx, PASSWORD);
  const user = { email: "ada@example.com", name: "Ada", passwordHash, isOperator: false };
  const made = newUserStatements(ctx, user);
  userId = made.id;
  await ctx.db.write(made.statements);
});
afterEach(() => opened.close());

const tryPassword = (password: string, from = "192.0.2.1", email = "ada@example.com") =>
  signIn(opened.ctx, { email, password }, { clientAddress: from, userAgent: "Firefox" }).then(
    () => "signed in",
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );

async function guess(times: number, from: (at: number) => string, email = "ada@example.com") {
  const answers = [];
  for (let at = 0; at < times; at += 1)
    answers.push(await tryPassword("wrong guess", from(at), email));
  return answers;
}

describe("guessing", () => {
  test("a person's password ends after a few guesses, wherever they come from", async () => {
    const answers = await guess(GUESSES + 1, (at) => `192.0.2.${at}`);
    expect(answers).toEqual([...Array(GUESSES).fill("invalid_request"), "rate_limited"]);
    // The right one has to wait, too, or it would tell itself from the wrong ones.
    expect(await tryPassword(PASSWORD, "198.51.100.1")).toBe("rate_limited");
  });

  test("is the same for an address that nobody has", async () => {
    const answers = await guess(GUESSES + 1, (at) => `192.0.2.${at}`, "nobody@example.com");
    expect(answers).toEqual([...Array(GUESSES).fill("invalid_request"), "rate_limited"]);
  });

  test("many people's passwords from one network ends as soon, within IPv6 too", async () => {
    for (let at = 0; at < GUESSES; at += 1)
      await tryPassword("wrong guess", `2001:db8:1:2::${at}`, `person${at}@example.com`);
    expect(await tryPassword(PASSWORD, "2001:db8:1:2::ffff")).toBe("rate_limited");
    expect(await tryPassword(PASSWORD, "2001:db8:1:3::1")).toBe("signed in");
  });

  test("ends for one spelling of an address with all of them", async () => {
    await guess(GUESSES, (at) => `192.0.2.${at}`, "ADA@Example.com");
    expect(await tryPassword(PASSWORD, "198.51.100.1")).toBe("rate_limited");
  });

  test("in vain is forgotten with time, and when an operator says so", async () => {
    await guess(GUESSES, () => "192.0.2.1");
    opened.clock.advance(60_000);
    expect(await tryPassword(PASSWORD)).toBe("signed in");
    await guess(GUESSES, () => "192.0.2.1");
    await forgiveAttempts(opened.ctx);
    expect(await tryPassword(PASSWORD)).toBe("signed in");
  });
});

test("the right password costs nothing, however often it is given", async () => {
  for (let times = 0; times < 2 * GUESSES; times += 1)
    expect(await tryPassword(PASSWORD)).toBe("signed in");
});

test("a changed password ends every session but the one that it was changed in", async () => {
  const { ctx } = opened;
  const place = { clientAddress: "192.0.2.1", userAgent: "Firefox" };
  const open = async () => {
    const signedIn = await signIn(ctx, { email: "ada@example.com", password: PASSWORD }, place);
    return "token" in signedIn ? (signedIn.token ?? "") : "";
  };
  const [kept, ended] = [await open(), await open()];
  const sessionId = (await findSession(ctx, kept))?.session.id ?? "";
  const who = { userId, sessionId, clientAddress: place.clientAddress };
  const password = "a new and longer one";
  expect(changePassword(ctx, who, { current: "wrong guess", password })).rejects.toThrow(ApiError);
  expect(await findSession(ctx, ended)).toBeDefined();
  await changePassword(ctx, who, { current: PASSWORD, password });
  expect([await findSession(ctx, kept), await findSession(ctx, ended)]).toEqual([
    expect.anything(),
    undefined,
  ]);
  expect([await tryPassword(PASSWORD), await tryPassword(password)]).toEqual([
    "invalid_request",
    "signed in",
  ]);
});
