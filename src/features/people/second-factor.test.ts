/** The second factor for those who press a button twice, and for clocks that are not ours. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { confirmSecondFactor, redeemCode, startSecondFactor } from "./second-factor.ts";
import { getUserRow, newUserStatements } from "./users.ts";

const STEP_MS = 30_000;

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());

let people = 0;
async function newPerson(): Promise<string> {
  people += 1;
  const { id, statements } = newUserStatements(opened.ctx, {
    ...{ email: `person${people}@example.com`, name: "Eva", passwordHash: "-", isOperator: false },
  });
  await opened.ctx.db.write(statements);
  return id;
}

const codeOf = (secret: string, ms = opened.clock.now()) =>
  new TOTP({ secret }).generate({ timestamp: ms });

/** Whether the code opens something; it is used up then. */
async function isGood(userId: string, code: string): Promise<boolean> {
  const uses = await redeemCode(opened.ctx, await getUserRow(opened.ctx, userId), code);
  if (uses === undefined) return false;
  await opened.ctx.db.write(uses);
  return true;
}

async function withApp() {
  const userId = await newPerson();
  const { secret } = await startSecondFactor(opened.ctx, userId);
  const recovery = await confirmSecondFactor(opened.ctx, userId, codeOf(secret));
  return { userId, secret, recovery };
}

test("confirmed twice at the same moment, it shows one set of recovery codes, and these are good", async () => {
  const userId = await newPerson();
  const { secret } = await startSecondFactor(opened.ctx, userId);
  const code = codeOf(secret);
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => confirmSecondFactor(opened.ctx, userId, code)),
  );
  const shown = results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(refused).toEqual(["invalid_request", "invalid_request"]);
  for (const one of shown.flat()) expect(await isGood(userId, one)).toBe(true);
});

test("a recovery code is good once, in any case and however it is spaced", async () => {
  const { userId, recovery } = await withApp();
  const [first = "", second = ""] = recovery;
  expect(recovery).toHaveLength(10);
  expect(new Set(recovery).size).toBe(10);
  expect(await isGood(userId, first.toUpperCase().replace("-", " "))).toBe(true);
  expect(await isGood(userId, first)).toBe(false);
  const other = await withApp();
  expect(await isGood(other.userId, second)).toBe(false);
  expect(await isGood(userId, second)).toBe(true);
});

test("a code is taken one step around its time, and none that is not newer than the last", async () => {
  const { userId, secret } = await withApp();
  const now = opened.clock.now();
  expect(await isGood(userId, codeOf(secret, now))).toBe(false);
  expect(await isGood(userId, codeOf(secret, now + 2 * STEP_MS))).toBe(false);
  expect(await isGood(userId, codeOf(secret, now + STEP_MS))).toBe(true);
  opened.clock.advance(2 * STEP_MS);
  expect(await isGood(userId, codeOf(secret, now))).toBe(false);
  expect(await isGood(userId, codeOf(secret, now + STEP_MS))).toBe(false);
  expect(await isGood(userId, codeOf(secret))).toBe(true);
});

test("a person who has one cannot start another beside it", async () => {
  const { userId, secret } = await withApp();
  await expect(startSecondFactor(opened.ctx, userId)).rejects.toMatchObject({
    code: "invalid_request",
  });
  opened.clock.advance(STEP_MS);
  expect(await isGood(userId, codeOf(secret))).toBe(true);
});
