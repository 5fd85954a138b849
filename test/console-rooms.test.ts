/** What people do in the console with what visitors left, over HTTP: inbox, downloads, live news, removal. */
import { afterEach, expect, test } from "bun:test";
import { erasePerson, exportPerson } from "../src/features/people/every-room.ts";
import type { Context } from "../src/platform/context.ts";
import { type ConsoleBrowser, claimInstance, joinAs } from "./fixtures/console.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";

let site: FormSite;
afterEach(() => site.close());

const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

async function open(): Promise<ConsoleBrowser> {
  site = await openFormSite();
  return joinAs(site.service, site.owner.id, "owner");
}

const listLeads = async (browser: ConsoleBrowser, more: object = {}) =>
  (await browser.call("leads.list", { siteId: site.siteId, ...more })).body;

test("a lead is found, noted on, moved, and its mail is told as it stands", async () => {
  const browser = await open();
  const { siteId } = site;
  await site.fill(encode({ name: "Robin Vale", email: "robin@example.com", message: "Rye?" }));
  await site.fill(encode({ name: "Kim", email: "kim@example.com", message: "Hello" }));
  const waiting = (await listLeads(browser, { q: "ROBIN" })).items[0];
  expect(waiting.deliveries).toEqual([
    { kind: "stored", text: "Stored", ok: true },
    { kind: "mail", text: "Mail is waiting", ok: true },
  ]);
  await site.service.ctx.scheduler.step();
  await browser.call("leads.note", { siteId, leadId: waiting.id, text: "Called <b>back</b>" });
  await browser.call("leads.status", { siteId, leadId: waiting.id, status: "contacted" });
  const { items, total } = await listLeads(browser, { status: "contacted" });
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    ...{ name: "Robin Vale", status: "contacted", spamReason: null },
    notes: [{ text: "Called <b>back</b>", by: "Some owner" }],
  });
  expect(items[0].deliveries[1]).toEqual({ kind: "mail", text: "Mailed", ok: true });
  await browser.call("leads.delete", { siteId, leadId: waiting.id });
  expect((await listLeads(browser)).items.map(({ name }: { name: string }) => name)).toEqual([
    "Kim",
  ]);
  expect((await browser.call("sites.list")).body.items[0].newLeads).toBe(1);
});

test("spam shows its reason, and becomes a lead", async () => {
  const browser = await open();
  const { siteId } = site;
  await site.fill(encode({ name: "N", email: "n@example.com", message: "M", _gotcha: "x" }));
  const [spam] = (await listLeads(browser, { spam: true })).items;
  expect(spam.spamReason).toBe("honeypot");
  await browser.call("leads.restore", { siteId, leadId: spam.id });
  expect((await listLeads(browser)).total).toBe(1);
});

test("leads are mailed to the addresses that are set, and to people as each of them wishes", async () => {
  const browser = await open();
  const { siteId } = site;
  const quiet = await joinAs(site.service, site.owner.id, "editor");
  await quiet.call("you.notifications", { leads: "never", weekly: false });
  const emails = ["team@example.com", "TEAM@example.com", "desk@example.com"];
  await browser.call("sites.notificationEmails", { siteId, emails });
  await site.fill(encode({ name: "N", email: "n@example.com", message: "M" }));
  await site.service.ctx.scheduler.step();
  const sent = site.mail.received.flatMap(({ parsed }) => parsed.to ?? []);
  expect(sent.map(({ address }) => address)).toEqual([
    ...["TEAM@example.com", "desk@example.com", `owner.${site.owner.id}@example.com`],
  ]);
});

test("a table of leads has no cell that a spreadsheet would run", async () => {
  const browser = await open();
  const evil = ["=HYPERLINK(1)", "+1", "-1", "@x", "\t=1", ' "quoted"', "＝1"];
  for (const message of evil)
    await site.fill(encode({ name: "=cmd", email: "n@example.com", message, "=field": "=1" }));
  const response = await browser.get(`/console/api/download/leads?siteId=${site.siteId}`);
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="leads-bakery.csv"',
  );
  const text = await response.text();
  const cells = [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell);
  expect(cells.length).toBeGreaterThan(60);
  for (const cell of cells) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝]/);
  const other = await browser.get("/console/api/download/leads?siteId=site_none");
  expect(other.status).toBe(404);
  const foreign = { "sec-fetch-site": "cross-site" };
  const path = `/console/api/download/leads?siteId=${site.siteId}`;
  expect((await browser.get(path, foreign)).status).toBe(403);
});

test("who listens hears of their own leads, and of nobody else's", async () => {
  const browser = await open();
  const other = await joinAs(site.service, (await site.service.createAccount()).id, "owner");
  const [own, others] = await Promise.all([listen(browser), listen(other)]);
  await own.until(": open");
  await others.until(": open");
  await site.fill(encode({ name: "Robin", email: "robin@example.com", message: "M" }));
  expect(await own.until("event: lead")).toContain('"name":"Robin"');
  await own.close();
  expect(await others.close()).not.toContain("Robin");
});

async function listen(browser: ConsoleBrowser) {
  const response = await browser.get("/console/api/live");
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body?.getReader();
  let text = "";
  return {
    async until(wanted: string): Promise<string> {
      while (!new RegExp(`${wanted}.*\\n[^]*?\\n`).test(text)) {
        const next = await reader?.read();
        if (!next || next.done) break;
        text += new TextDecoder().decode(next.value);
      }
      return text;
    },
    async close(): Promise<string> {
      await reader?.cancel();
      return text;
    },
  };
}

test("a removed site leaves nothing in any table, and needs its name", async () => {
  const browser = await open();
  const { siteId, service } = site;
  await site.fill(encode({ name: "Robin", email: "robin@example.com", message: "M" }));
  await browser.call("sites.notificationEmails", { siteId, emails: ["team@example.com"] });
  await browser.call("domain.set", { siteId, domain: "bakery-shop.localhost" });
  const startsAt = service.clock.now() + 86_400_000;
  await browser.call("events.create", { siteId, title: "Open day", startsAt });
  const { name } = (await browser.call("sites.get", { siteId })).body.site;
  const wrong = await browser.call("sites.delete", { siteId, name: `${name}!` });
  expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([400, ["name"]]);
  expect((await browser.call("sites.delete", { siteId, name })).status).toBe(200);
  expect((await browser.call("sites.get", { siteId })).status).toBe(404);
  expect((await service.visit(site.host, "/")).status).toBe(421);
  // What was done stays told: jobs and the log know the site by its id alone.
  const kept = await tablesWith(service.ctx, siteId);
  expect(kept.filter((table) => !["audit_entries", "jobs"].includes(table))).toEqual([]);
});

async function tablesWith(ctx: Context, text: string): Promise<string[]> {
  const tables = await ctx.db.orm.all<{ name: string }>(
    "select name from sqlite_schema where type = 'table'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await ctx.db.orm.all(`select * from "${name}"`);
    if (JSON.stringify(rows).includes(text)) found.push(name);
  }
  return found;
}

test("the log has every change with who made it, and a person can have it and be erased from it", async () => {
  const operator = await claimed();
  const { service, owner, siteId } = site;
  const editor = await joinAs(service, owner.id, "editor", "Edith@example.com");
  await editor.call("sites.rename", { siteId, name: "New name" });
  const refused = await editor.call("sites.publish", { siteId });
  expect(refused.status).toBe(403);
  const log = (await operator.call("audit.list", { accountId: owner.id })).body;
  expect(log.items[0]).toMatchObject({
    ...{ action: "sites.rename", by: "person", target: { siteId }, accountId: owner.id },
    person: { name: "Some editor", email: "Edith@example.com" },
  });
  expect(log.siteNames).toEqual({ [siteId]: "New name" });
  const { account } = (await operator.call("accounts.get", { accountId: owner.id })).body;
  expect(log.accountNames).toEqual({ [owner.id]: account.name });
  const person = { account: owner.id, email: "edith@example.com" };
  const found = await exportPerson(service.ctx, person);
  expect(found.users).toMatchObject([{ email: "Edith@example.com", role: "editor" }, {}]);
  expect(found.audit).toMatchObject([{ action: "join.accept" }, { action: "sites.rename" }]);
  expect(JSON.stringify(found)).not.toContain("argon2");
  await erasePerson(service.ctx, person);
  expect((await editor.call("you.get")).status).toBe(401);
  const left = (await operator.call("audit.list", { accountId: owner.id })).body;
  expect([left.total, left.items[0].person, left.items[0].by]).toEqual([
    ...[log.total, null, "nobody known"],
  ]);
  expect(await tablesWith(service.ctx, "dith@example.com")).toEqual([]);
});

/** A claim needs an empty instance, so that the operator is invited here. */
async function claimed(): Promise<ConsoleBrowser> {
  site = await openFormSite();
  // The form site's account came after the start, so that its first link still stands.
  return claimInstance(site.service);
}
