import { afterEach, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { changeEndpoint, createEndpoint, deleteEndpoint } from "../webhooks/service.ts";
import { type CapturedForm, captureLead, captureSpam } from "./capture.ts";
import { checkCounts } from "./counts.ts";
import { SPAM_KEPT_MAX } from "./store-statements.ts";

let house: TestContext;
let siteIds: string[];
beforeEach(async () => {
  house = await openTestContext();
  siteIds = [];
  for (const slug of ["a", "b", "c"])
    siteIds.push((await storeSite(house.ctx, { slug, files: smallSite(slug) })).siteId);
});
afterEach(() => house.close());

const siteOf = (at: number): string => siteIds[at % 3] ?? "";

const submit = (name: string, accountId = "acc_1"): CapturedForm => ({
  ...{ siteId: siteOf(name.length), accountId, form: "contact", name },
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

test("of a site's spam the latest is kept, however much of it comes", async () => {
  const { ctx } = house;
  const [siteId, other] = [siteOf(0), siteOf(1)];
  await captureSpam(ctx, { ...submit("of another site"), siteId: other }, "honeypot");
  for (let from = 0; from < SPAM_KEPT_MAX + 50; from += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        captureSpam(ctx, { ...submit("x"), siteId, message: `${from + at}` }, "honeypot"),
      ),
    );
  const rows = await ctx.db.orm.all<{ message: string }>(
    sql`select message from spam_leads where site_id = ${siteId} order by ordinal`,
  );
  expect(rows).toHaveLength(SPAM_KEPT_MAX);
  expect(Math.min(...rows.map(({ message }) => Number(message)))).toBe(50);
  expect(
    await ctx.db.orm.all(sql`select id from spam_leads where site_id = ${other}`),
  ).toHaveLength(1);
});
