import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { statement } from "../../platform/database/statements.ts";
import { type CapturedForm, captureLead, captureSpam } from "./capture.ts";
import { checkCounts, countInWhere } from "./counts.ts";
import { eraseLeads, exportLeads } from "./person.ts";
import { listLeads, listSpam, setLeadStatus } from "./service.ts";
import { LEAD_STATUSES } from "./words.ts";

let house: TestContext;
let accountId: string;
beforeAll(async () => {
  house = await openTestContext();
  accountId = await house.createAccount();
});
afterAll(() => house.close());

let sites = 0;
async function newSite(ownerId = accountId): Promise<string> {
  sites += 1;
  const slug = `site-${sites}`;
  const site = { slug, accountId: ownerId, files: smallSite(slug) };
  return (await storeSite(house.ctx, site)).siteId;
}

function submission(siteId: string, change: Partial<CapturedForm> = {}): CapturedForm {
  return {
    ...{ siteId, accountId, form: "contact", name: "A", email: "a@b.test", phone: "" },
    ...{ message: "hello", fields: {}, subject: undefined, source: "/", verification: undefined },
    ...change,
  };
}

/** Leads with statuses in a pattern that fits no bucket, stored in one go. */
async function storeMany(siteId: string, count: number): Promise<void> {
  await house.ctx.db.write([
    statement(sql`insert into lead_ordinals (site_id, latest) values (${siteId}, ${count})`),
    statement(sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into leads (id, site_id, account_id, ordinal, form, name, email, phone, message,
        fields, source, created_at, status)
      select ${siteId} || i, ${siteId}, ${accountId}, i, 'contact', i, 'x@y.test', '', '', '{}', '/',
        i, case when i % 7 < 3 then 'new' when i % 7 = 3 then 'contacted' when i % 7 < 6 then 'won'
          when i % 5000 < 2500 then 'lost' else 'qualified' end
      from n where i % 97 <> 0`),
    countInWhere(sql`site_id = ${siteId}`),
  ]);
}

test("every page of a long list is what stepping through it would give", async () => {
  const { ctx } = house;
  const siteId = await newSite();
  await storeMany(siteId, 80_000);
  expect(await checkCounts(ctx)).toEqual([]);
  for (const status of [undefined, ...LEAD_STATUSES]) {
    const all = await ctx.db.orm.all<{ id: string }>(
      sql`select id from leads where site_id = ${siteId}
        and (${status ?? null} is null or status = ${status ?? null}) order by ordinal desc`,
    );
    const skips = [0, 1, 49, 1_023, 1_024, 1_025, 2_048, 5_000, 32_767, 32_768, 40_000, 71_111];
    for (const skip of [...skips, all.length - 50, all.length - 1, all.length, all.length + 10]) {
      if (skip < 0) continue;
      const page = await listLeads(ctx, accountId, siteId, { status, skip, limit: 50 });
      expect(page.total).toBe(all.length);
      const expected = all.slice(skip, skip + 50).map(({ id }) => id);
      expect(page.leads.map(({ id }) => id)).toEqual(expected);
    }
  }
});

test("counts follow every capture, move, restore and erasure", async () => {
  const { ctx } = house;
  const siteId = await newSite();
  const ids: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const email = at % 3 === 0 ? "Erase@Me.test" : "keep@me.test";
    ids.push((await captureLead(ctx, submission(siteId, { email }))).id);
    await captureSpam(ctx, submission(siteId, { email }), "honeypot");
  }
  for (const [at, leadId] of ids.entries()) {
    const status = LEAD_STATUSES[at % LEAD_STATUSES.length] ?? "new";
    await setLeadStatus(ctx, { accountId, siteId, leadId }, status);
  }
  expect(await checkCounts(ctx)).toEqual([]);
  const query = { status: undefined, skip: 0, limit: 50 };
  expect((await listLeads(ctx, accountId, siteId, query)).total).toBe(12);
  expect(await exportLeads(ctx, accountId, "erase@me.test")).toHaveLength(8);
  expect(await eraseLeads(ctx, accountId, "erase@me.test")).toBe(8);
  expect(await checkCounts(ctx)).toEqual([]);
  expect((await listLeads(ctx, accountId, siteId, query)).total).toBe(8);
  const contacted = await listLeads(ctx, accountId, siteId, { ...query, status: "contacted" });
  expect(contacted).toMatchObject({ total: 2, leads: [{ status: "contacted" }, {}] });
  expect((await listSpam(ctx, accountId, siteId, { limit: 50, skip: 0 })).total).toBe(8);
});

test("a miscount is found", async () => {
  const { ctx } = house;
  const siteId = await newSite();
  await captureLead(ctx, submission(siteId));
  await ctx.db.write([
    statement(sql`update lead_counts set won = 1 where site_id = ${siteId} and level = 1`),
  ]);
  expect(await checkCounts(ctx)).toEqual([`the leads of ${siteId} are miscounted`]);
  await ctx.db.write([
    statement(sql`update lead_counts set won = 0 where site_id = ${siteId} and level = 1`),
  ]);
});

test("leads that come at the same time are all kept, each with its own place", async () => {
  const { ctx } = house;
  const siteId = await newSite();
  await Promise.all(
    Array.from({ length: 200 }, (_, at) => captureLead(ctx, submission(siteId, { name: `${at}` }))),
  );
  const query = { status: undefined, skip: 0, limit: 200 };
  const { leads, total } = await listLeads(ctx, accountId, siteId, query);
  expect(total).toBe(200);
  expect(new Set(leads.map(({ name }) => name)).size).toBe(200);
  expect(await checkCounts(ctx)).toEqual([]);
});

test("erasing takes a person's leads of one account only", async () => {
  const { ctx } = house;
  const otherId = await house.createAccount();
  const siteId = await newSite();
  const otherSiteId = await newSite(otherId);
  const email = "shared@x.test";
  await captureLead(ctx, submission(siteId, { email }));
  await captureLead(ctx, submission(otherSiteId, { email, accountId: otherId }));
  expect(await eraseLeads(ctx, accountId, "SHARED@x.test")).toBe(1);
  expect(await exportLeads(ctx, otherId, "shared@x.test")).toHaveLength(1);
  expect(await exportLeads(ctx, accountId, "shared@x.test")).toEqual([]);
});
