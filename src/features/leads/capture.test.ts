import { afterEach, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { changeEndpoint, createEndpoint, deleteEndpoint } from "../webhooks/service.ts";
import { captureLead, type Submission } from "./capture.ts";
import { checkCounts } from "./counts.ts";

let house: TestContext;
beforeEach(async () => {
  house = await openTestContext();
});
afterEach(() => house.close());

const submit = (name: string, accountId = "acc_1"): Submission => ({
  ...{ siteId: `site_${name.length % 3}`, accountId, form: "contact", name },
  ...{ email: "", phone: "", message: "", fields: {}, subject: undefined, source: "/" },
  verification: undefined,
});

test("a lead whose write fails takes none of those that came with it", async () => {
  const { ctx } = house;
  const names = Array.from({ length: 40 }, (_, at) => "n".repeat(at + 1));
  const results = await Promise.allSettled(
    // The engine would cut a text with a NUL, and so it is refused.
    names.map((name, at) => captureLead(ctx, submit(at === 7 ? `${name}\0` : name))),
  );
  expect(results.map(({ status }) => status)).toEqual(
    names.map((_, at) => (at === 7 ? "rejected" : "fulfilled")),
  );
  const stored = await ctx.db.orm.all<{ name: string }>(sql`select name from leads order by id`);
  expect(stored.map(({ name }) => name)).toEqual(names.filter((_, at) => at !== 7));
  const mails = await ctx.db.orm.all(sql`select id from outbox where channel = 'mail'`);
  expect(mails).toHaveLength(39);
  expect(await checkCounts(ctx)).toEqual([]);
});

test("a lead's mail and its messages wait with it, for the endpoints that listen at that moment", async () => {
  const { ctx } = house;
  const accountId = await house.createAccount();
  /** The leads of the account of which an endpoint is to be told; no task has run. */
  const listTold = async () => {
    const rows = await ctx.db.orm.all<{ payload: string }>(
      sql`select payload from outbox where channel = 'webhook' order by id`,
    );
    return rows.map(({ payload }) => JSON.parse(payload).data.lead.name);
  };
  await captureLead(ctx, submit("before", accountId));
  const { webhook } = await createEndpoint(ctx, accountId, {
    ...{ url: "https://hooks.example.com/leads", types: ["lead.created"], siteIds: undefined },
  });
  await Promise.all([
    captureLead(ctx, submit("heard", accountId)),
    captureLead(ctx, submit("of another account")),
  ]);
  expect(await listTold()).toEqual(["heard"]);
  await changeEndpoint(ctx, { accountId }, webhook.id, { enabled: false });
  await captureLead(ctx, submit("while disabled", accountId));
  expect(await listTold()).toEqual([]);
  await changeEndpoint(ctx, { accountId }, webhook.id, { enabled: true });
  await captureLead(ctx, submit("heard again", accountId));
  expect(await listTold()).toEqual(["heard again"]);
  await deleteEndpoint(ctx, { accountId }, webhook.id);
  await captureLead(ctx, submit("after", accountId));
  expect(await listTold()).toEqual([]);
  const mails = await ctx.db.orm.all(sql`select id from outbox where channel = 'mail'`);
  expect(mails).toHaveLength(6);
});
