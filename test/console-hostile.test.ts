/** Odd and hostile texts in the console's fields: refused by name or kept as the text they are. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { withAudit } from "../src/features/people/audit-log.ts";
import { invite } from "../src/features/people/links.ts";
import { auditEntries } from "../src/features/people/table.ts";
import { changeSiteName } from "../src/features/sites/service.ts";
import { requireThat } from "../src/platform/database/statements.ts";
import { type ConsoleBrowser, joinAs, tokenOf } from "./fixtures/console.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";
import { HOSTILE_TEXTS } from "./fixtures/hostile-texts.ts";
import { faultsIn } from "./harness.ts";

let site: FormSite;
let owner: ConsoleBrowser;
beforeAll(async () => {
  site = await openFormSite();
  owner = await joinAs(site.service, site.owner.id, "owner");
  const shared = await owner.call("reviews.share", { siteId: site.siteId, shows: "draft" });
  token = tokenOf(shared.body.link.url);
});
afterAll(() => site.close());

let token: string;

/** Each takes a text in one field. */
const calls = (text: string): [string, Record<string, unknown>][] => {
  const { siteId } = site;
  return [
    ["you.save", { name: text }],
    ["sites.rename", { siteId, name: text }],
    ["sites.list", { q: text }],
    ["sites.setLanguage", { siteId, language: text }],
    ["sites.answerTask", { siteId, taskId: text, action: "confirm" }],
    ["sites.notificationEmails", { siteId, emails: [text] }],
    ["leads.list", { siteId, q: text }],
    ["leads.note", { siteId, leadId: text, text }],
    ["members.invite", { email: text, role: "viewer" }],
    ["keys.create", { label: text, scope: "read" }],
    ["webhooks.create", { url: text }],
    ["domain.set", { siteId, domain: text }],
    ["session.signIn", { email: text, password: text, code: text }],
    ["claim.accept", { token: text, name: text, email: text, password: text }],
    ["join.look", { token: text }],
    ["versions.restore", { siteId, versionId: text }],
    ["session.switchAccount", { accountId: text }],
    ["session.brand", { accountId: text }],
    ["reviews.share", { siteId, shows: text }],
    ["reviews.revoke", { siteId, linkId: text }],
    ["reviews.settle", { siteId, noteId: text, isDone: true }],
    ["review.look", { token: text }],
    ["review.note", { token, page: text, block: text, author: text, text }],
    ["review.note", { token, page: "/", block: null, author: text, text }],
  ];
};

test("no text in any field breaks a call, or comes back in an error", async () => {
  for (const text of HOSTILE_TEXTS)
    for (const [name, input] of calls(text)) {
      const { status, body } = await owner.call(name, input);
      expect([name, text.slice(0, 40), [200, 400, 404].includes(status)]).toEqual([
        ...[name, text.slice(0, 40), true],
      ]);
      if (status !== 200 && text.length > 12) expect(body.error.message).not.toContain(text);
    }
  expect(faultsIn(site.service.logLines)).toEqual([]);
}, 120_000);

test("what is kept of a text is that text", async () => {
  const name = `<script>alert(1)</script> ' "; drop table users; -- \u202e`;
  await owner.call("you.save", { name });
  expect((await owner.call("you.get")).body.user.name).toBe(name);
});

test("bodies that are no JSON objects, too large or of another type are refused", async () => {
  const origin = `http://localhost:${site.service.port}`;
  const send = (body: BodyInit, type = "application/json") =>
    fetch(`${origin}/console/api/you.save`, {
      method: "POST",
      headers: { origin, cookie: owner.cookie, "content-type": type },
      body,
    });
  const bodies: [BodyInit, string?][] = [
    [""],
    ["[]"],
    ["null"],
    ["{"],
    ['{"name":1}'],
    ['{"name":"x"}', "text/plain"],
    [`{"name":"${"x".repeat(1024 * 1024)}"}`],
    [`{"__proto__":{"name":"x"}}`],
    ["[".repeat(100)],
  ];
  for (const [body, type] of bodies) expect((await send(body, type)).status).toBe(400);
  for (const path of ["you.nothing", "__proto__", "constructor", "you.save/", "../v1/me"]) {
    const { status } = await owner.call(path, {});
    expect([path, status]).toEqual([path, 404]);
  }
});

test("an entry of the log and what it tells are there together, or neither is", async () => {
  const { ctx } = site.service;
  const note = () => ({ by: "person" as const, action: "test.rename" });
  const countNotes = () => ctx.db.orm.$count(auditEntries, sql`action = 'test.rename'`);
  const audited = withAudit(ctx, note);
  const refusal = requireThat("never", sql`0`);
  await expect(audited.db.write([refusal])).rejects.toMatchObject({ label: "never" });
  expect(await countNotes()).toBe(0);
  // The same context tells of the attempt that went well, once.
  await changeSiteName(audited, site.siteId, "Renamed");
  await changeSiteName(audited, site.siteId, "Renamed again");
  expect(await countNotes()).toBe(1);
});

test("what a link holds is in no line of the log", async () => {
  const { link } = await invite(site.service.ctx, {
    ...{ email: "new@example.com", account: { id: site.owner.id, role: "viewer" } },
  });
  const { pathname } = new URL(link);
  for (const path of [
    pathname,
    `${pathname}/x`,
    `/console/api${pathname.slice("/console".length)}`,
  ])
    await owner.get(path);
  await owner.call("join.look", { token: tokenOf(link) });
  const lines = site.service.logLines;
  expect(lines.some((line) => line.includes('"route":"/console/…"'))).toBe(true);
  expect(lines.filter((line) => line.includes(tokenOf(link)))).toEqual([]);
});

test("a site's test lead is sent three times an hour, whoever its mail would go to", async () => {
  const { siteId } = site;
  await owner.call("sites.notificationEmails", { siteId, emails: ["stranger@example.com"] });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => owner.call("leads.sendTest", { siteId })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(600);
}, 60_000);

describe("within the limits as they are unless set", () => {
  let limited: FormSite;
  beforeAll(async () => {
    limited = await openFormSite({ environment: { SITEWRIGHT_LIMITS: "" } });
  });
  afterAll(() => limited.close());

  const send = (body: string, cookie = "") => {
    const origin = `http://localhost:${limited.service.port}`;
    const headers = { origin, cookie, "content-type": "application/json" };
    return fetch(`${origin}/console/api/claim.look`, { method: "POST", headers, body });
  };

  test("what strangers send is short, and refused unread after so many calls; who has signed in goes on", async () => {
    const person = await joinAs(limited.service, limited.owner.id, "viewer");
    const statuses: number[] = [];
    for (let at = 0; at < 60; at += 1)
      statuses.push((await send(`{"token":"${"x".repeat(70_000)}"}`)).status);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
    const refused = await send("no JSON at all");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await person.call("session.state")).status).toBe(200);
  });
});
