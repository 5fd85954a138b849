/** A change and its entry in the audit log: neither is there without the other. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { requireThat, statement } from "../../platform/database/statements.ts";
import { listAudit, withAudit } from "./audit-log.ts";
import { findUser, newUserStatements, PERSON_KNOWN, removeUser } from "./users.ts";

let opened: TestContext;
beforeEach(async () => {
  opened = await openTestContext();
});
afterEach(() => opened.close());

const NOTE = {
  by: "command line",
  action: "user.add",
  accountId: "acc_a",
  target: { email: "a@x.test" },
} as const;
const audited = () => withAudit(opened.ctx, () => NOTE);
const addPerson = (ctx = opened.ctx, email = "ada@example.com") => {
  const user = { email, name: "Ada", passwordHash: "x", isOperator: false };
  return newUserStatements(ctx, user);
};
const entries = async (accountId?: string) =>
  (await listAudit(opened.ctx, { accountId, limit: 50, skip: 0 })).items;

test("the first write of a change carries its entry, and the writes after it none", async () => {
  const ctx = audited();
  const results = await ctx.db.write(addPerson(ctx).statements);
  expect(results).toHaveLength(2);
  await ctx.db.write(addPerson(ctx, "robin@example.com").statements);
  expect(await entries()).toEqual([
    { ...NOTE, id: expect.stringMatching(/^aud_/), at: opened.clock.now(), person: null },
  ]);
});

test("a change that is refused leaves no entry, and is told of when it is made after all", async () => {
  await opened.ctx.db.write(addPerson().statements);
  const ctx = audited();
  expect(ctx.db.write(addPerson(ctx).statements)).rejects.toThrow(PERSON_KNOWN);
  await ctx.db.write([]);
  expect(await entries()).toEqual([]);
  await ctx.db.write(addPerson(ctx, "robin@example.com").statements);
  expect(await entries()).toHaveLength(1);
});

test("when the entry cannot be written, the change is not made", async () => {
  const ctx = withAudit(opened.ctx, () => ({ ...NOTE, by: null as never }));
  expect(ctx.db.write(addPerson(ctx).statements)).rejects.toThrow();
  await opened.ctx.db.write([statement(sql`select 1`), requireThat("readable", sql`1`)]);
  expect(await findUser(opened.ctx, "ada@example.com")).toBeUndefined();
});

test("the log is newest first, in pages, and an account's own is of that account alone", async () => {
  for (const accountId of ["acc_a", "acc_b", "acc_a"]) {
    opened.clock.advance(1_000);
    const ctx = withAudit(opened.ctx, () => ({ ...NOTE, accountId }));
    await ctx.db.write([statement(sql`select 1`)]);
  }
  expect((await entries()).map((entry) => entry.accountId)).toEqual(["acc_a", "acc_b", "acc_a"]);
  expect(await entries("acc_b")).toHaveLength(1);
  const page = await listAudit(opened.ctx, { accountId: "acc_a", limit: 1, skip: 1 });
  expect(page).toMatchObject({ total: 2, items: [{ at: opened.clock.now() - 2_000 }] });
});

test("who is gone is no longer named, and what they did stays", async () => {
  const { id, statements } = addPerson();
  await opened.ctx.db.write(statements);
  const ctx = withAudit(opened.ctx, () => ({ ...NOTE, userId: id, by: "person" as const }));
  await ctx.db.write([statement(sql`select 1`)]);
  expect((await entries())[0]?.person).toMatchObject({ name: "Ada", email: "ada@example.com" });
  await removeUser(opened.ctx, "ada@example.com");
  expect(await entries()).toMatchObject([{ action: NOTE.action, person: null }]);
});
