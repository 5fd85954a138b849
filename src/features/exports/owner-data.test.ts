/** What an owner takes along is read while it is written, so that none of it has to fit into memory. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { statement } from "../../platform/database/statements.ts";
import { getSiteRecord } from "../sites/room.ts";
import type { ExportedFile } from "./exported-file.ts";
import { collectOwnerData } from "./owner-data.ts";

let house: TestContext;
beforeEach(async () => {
  house = await openTestContext();
});
afterEach(() => house.close());

const LEADS = 1_000;

async function openSite(): Promise<{ siteId: string; files: AsyncGenerator<ExportedFile> }> {
  const { ctx } = house;
  const accountId = await house.createAccount();
  const { siteId, versionId } = await storeSite(ctx, {
    ...{ slug: "a", accountId, files: smallSite("a") },
  });
  await ctx.db.write([
    statement(sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${LEADS})
      insert into leads (id, site_id, account_id, ordinal, form, name, email, phone, message,
        fields, source, created_at, status)
      select 'lead_' || i, ${siteId}, ${accountId}, i, 'contact', i, '', '', '', '{}', '/', i, 'new'
      from n`),
  ]);
  const site = await getSiteRecord(ctx, siteId);
  return { siteId, files: collectOwnerData(ctx, site, versionId) };
}

test("of leads no more is read than is written, in either form", async () => {
  const { siteId, files } = await openSite();
  const texts: Record<string, string> = {};
  for await (const { name, parts } of files) {
    const decoder = new TextDecoder();
    let text = "";
    for await (const part of parts) {
      text += decoder.decode(part, { stream: true });
      // What has not been read by now will not be there when it is.
      if (name.endsWith("leads.json") && text.includes("lead_1000"))
        await house.ctx.db.write([
          statement(sql`delete from leads where site_id = ${siteId} and ordinal <= 900`),
        ]);
    }
    texts[name] = text;
  }
  const leads: { id: string }[] = JSON.parse(texts["_private/leads.json"] ?? "");
  expect(leads.map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, at) => `lead_${LEADS - at}`),
  );
  expect(texts["_private/leads.csv"]?.trimEnd().split(/\r?\n/)).toHaveLength(101);
  expect(texts["_private/registrations.json"]).toBe("[\n\n]\n");
});

const EVENTS = 300;

test("events that are deleted while an export goes on take no others along", async () => {
  const { ctx } = house;
  const accountId = await house.createAccount();
  const stored = { slug: "a", accountId, files: smallSite("a") };
  const { siteId, versionId } = await storeSite(ctx, stored);
  await ctx.db.write([
    statement(sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${EVENTS})
      insert into events (id, site_id, slug, title, starts_at, over_at, registration_enabled, status,
        created_at, updated_at)
      select 'evt_' || i, ${siteId}, i, i, i, i, 1, 'published', i, i from n`),
  ]);
  let isOver = false;
  const deleting = (async () => {
    for (let event = 1; !isOver && event < EVENTS; event += 1)
      await ctx.db.write([statement(sql`delete from events where id = ${`evt_${event}`}`)]);
  })();
  let json = "";
  for await (const { name, parts } of collectOwnerData(
    ctx,
    await getSiteRecord(ctx, siteId),
    versionId,
  ))
    for await (const part of parts)
      if (name.endsWith("/events.json")) json += new TextDecoder().decode(part);
  isOver = true;
  await deleting;
  const exported = JSON.parse(json).map(({ id }: { id: string }) => id);
  const left = await ctx.db.orm.all<{ id: string }>(sql`select id from events`);
  expect(exported).toEqual(expect.arrayContaining(left.map(({ id }) => id)));
  expect(new Set(exported).size).toBe(exported.length);
});
