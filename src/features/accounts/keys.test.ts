/** Keys as their operator handles them: shown once, good until they are not, never good again. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { admitCall } from "./gate.ts";
import { createKey, listKeys, requireKeyOf, revokeKey, rotateKey } from "./keys.ts";
import {
  createAccount,
  getAccount,
  resumeAccount,
  searchAccounts,
  setPlan,
  suspendAccount,
} from "./service.ts";

const HOUR_MS = 3_600_000;

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());

/** The error's code with which a key is refused; "admitted" when it is not. */
async function tryKey(key: string): Promise<string> {
  const { principal, refusal } = await admitCall(opened.ctx, `Bearer ${key}`, "127.0.0.1");
  return principal === undefined ? (refusal?.code ?? "refused") : "admitted";
}

async function issueKey(expiresInMs?: number) {
  const accountId = await opened.createAccount();
  return createKey(opened.ctx, { accountId, scope: "full", expiresInMs });
}

test("a key opens from the moment it is made, and its text is in no list", async () => {
  const made = await issueKey();
  expect(await tryKey(made.key)).toBe("admitted");
  const [listed, ...others] = await listKeys(opened.ctx, made.accountId);
  expect(others).toEqual([]);
  expect(listed?.id).toBe(made.id);
  expect(JSON.stringify(listed)).not.toContain(made.key);
});

test("a revoked key is refused at once, and stays revoked when it is revoked again", async () => {
  const made = await issueKey();
  expect(await tryKey(made.key)).toBe("admitted");
  const revoked = await revokeKey(opened.ctx, made.id);
  expect(await tryKey(made.key)).toBe("unauthorized");
  opened.clock.advance(HOUR_MS);
  expect(await revokeKey(opened.ctx, made.id)).toEqual(revoked);
});

test("a key ends with the millisecond of its expiry", async () => {
  const made = await issueKey(HOUR_MS);
  opened.clock.advance(HOUR_MS - 1);
  expect(await tryKey(made.key)).toBe("admitted");
  opened.clock.advance(1);
  expect(await tryKey(made.key)).toBe("unauthorized");
});

test("a rotated key is good beside the new one for the overlap, then no longer", async () => {
  const old = await issueKey();
  const fresh = await rotateKey(opened.ctx, old.id, HOUR_MS);
  expect(await tryKey(old.key)).toBe("admitted");
  expect(await tryKey(fresh.key)).toBe("admitted");
  opened.clock.advance(HOUR_MS);
  expect(await tryKey(old.key)).toBe("unauthorized");
  expect(await tryKey(fresh.key)).toBe("admitted");
});

test("rotating lengthens no life: the new key ends when the old one would have", async () => {
  const old = await issueKey(2 * HOUR_MS);
  const fresh = await rotateKey(opened.ctx, old.id, 3 * HOUR_MS);
  opened.clock.advance(2 * HOUR_MS);
  expect([await tryKey(old.key), await tryKey(fresh.key)]).toEqual([
    "unauthorized",
    "unauthorized",
  ]);
});

test("nobody gets a good key out of a dead one, nor two out of one by haste", async () => {
  const revoked = await issueKey();
  await revokeKey(opened.ctx, revoked.id);
  await expect(rotateKey(opened.ctx, revoked.id, 0)).rejects.toMatchObject({ code: "not_found" });
  const expired = await issueKey(1);
  opened.clock.advance(1);
  await expect(rotateKey(opened.ctx, expired.id, 0)).rejects.toMatchObject({ code: "not_found" });
  const good = await issueKey();
  const tries = [0, 1, 2].map(() => rotateKey(opened.ctx, good.id, 0));
  const made = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
  expect(made).toHaveLength(1);
});

test("a foreign key answers exactly like a missing one", async () => {
  const own = await issueKey();
  const other = await issueKey();
  const errors = await Promise.all(
    [other.id, "key_missing"].map((id) =>
      requireKeyOf(opened.ctx, own.accountId, id).catch((error) => [error.code, error.message]),
    ),
  );
  expect(errors[0]).toEqual(errors[1]);
  expect(errors[0]).toContain("not_found");
});

test("a suspension holds for keys that were in use, and ends as it began", async () => {
  const made = await issueKey();
  expect(await tryKey(made.key)).toBe("admitted");
  await suspendAccount(opened.ctx, made.accountId);
  expect(await tryKey(made.key)).toBe("forbidden");
  await resumeAccount(opened.ctx, made.accountId);
  expect(await tryKey(made.key)).toBe("admitted");
});

test("another plan counts from the next look, up and down", async () => {
  const accountId = await opened.createAccount("free");
  const { planCredits } = opened.ctx.config;
  for (const plan of ["agency", "starter"] as const) {
    await setPlan(opened.ctx, accountId, plan);
    expect((await getAccount(opened.ctx, accountId)).usage.limit).toBe(planCredits[plan]);
  }
});

test("accounts are searched by what is written, signs with a meaning to SQL too", async () => {
  const find = async (q: string) =>
    (await searchAccounts(opened.ctx, { q, limit: 100, skip: 0 })).total;
  const { total } = await searchAccounts(opened.ctx, { limit: 1, skip: 0 });
  expect(total).toBeGreaterThan(5);
  expect(await find("ACME.test")).toBe(total);
  for (const q of ["%", "_", "'", "acme_test", "owner@acme.test%"])
    expect([q, await find(q)]).toEqual([q, 0]);
});

test("an account is suspended since the first time, until it is resumed", async () => {
  const accountId = await opened.createAccount();
  const { suspendedAt } = await suspendAccount(opened.ctx, accountId);
  expect(suspendedAt).toBe(opened.clock.now());
  opened.clock.advance(HOUR_MS);
  expect((await suspendAccount(opened.ctx, accountId)).suspendedAt).toBe(suspendedAt);
  await resumeAccount(opened.ctx, accountId);
  expect((await suspendAccount(opened.ctx, accountId)).suspendedAt).toBe(opened.clock.now());
  await expect(suspendAccount(opened.ctx, "acc_none")).rejects.toMatchObject({ code: "not_found" });
});

test("accounts are found whatever the capitals, in any script", async () => {
  const { id } = await createAccount(opened.ctx, {
    ...{ name: "BÄCKEREI ÄHRE", email: "ähre@example.com", plan: "pro" },
  });
  for (const q of ["bäckerei ähre", "ÄHRE@EXAMPLE", "Bäckerei"]) {
    const { items } = await searchAccounts(opened.ctx, { q, limit: 10, skip: 0 });
    expect([q, items.map((account) => account.id)]).toEqual([q, [id]]);
  }
});
