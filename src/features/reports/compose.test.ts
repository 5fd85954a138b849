/** What stands in a report: the figures of the reader's own live sites, of the time that it tells of. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { statement } from "../../platform/database/statements.ts";
import { captureLead, captureSpam } from "../leads/room.ts";
import { acceptLink, invite, setNotifications } from "../people/room.ts";
import { REPORT, type ReportKind, reportMail } from "./compose.ts";

const DAY_MS = 86_400_000;

let opened: TestContext;
let accountId: string;
let userId: string;
const siteIds: string[] = [];

beforeAll(async () => {
  opened = await openTestContext();
  accountId = await opened.createAccount("agency");
  userId = await join("ann@example.com");
});
afterAll(() => opened.close());

async function join(email: string, account = accountId): Promise<string> {
  const { link } = await invite(opened.ctx, { email, account: { id: account, role: "owner" } });
  const token = link.slice(link.lastIndexOf("/") + 1);
  const person = { token, name: "Ann", password: "correct horse battery" };
  const place = { userAgent: "", clientAddress: "127.0.0.1" };
  return (await acceptLink(opened.ctx, person, place)).user.id;
}

async function addSites(count: number, account = accountId): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const slug = `site-${siteIds.length}`;
    const stored = { slug, accountId: account, files: smallSite(slug) };
    siteIds.push((await storeSite(opened.ctx, stored)).siteId);
  }
  await opened.ctx.db.write([statement(sql`update sites set status = 'live'`)]);
}

const lead = (siteId: string, account = accountId) => ({
  ...{ siteId, accountId: account, form: "contact", name: "Bob", email: "bob@visitors.test" },
  ...{ phone: "", message: "Hello", fields: {}, subject: undefined, source: "/" },
  verification: undefined,
});

async function compose(kind: ReportKind, days: number, reader = userId) {
  const until = opened.clock.now();
  const reference = { userId: reader, kind, from: until - days * DAY_MS, until };
  return reportMail.compose(opened.ctx, JSON.stringify(reference));
}

test("nothing is written to who has no site that is live, or has gone", async () => {
  expect(reportMail.name).toBe(REPORT);
  await setNotifications(opened.ctx, userId, { weekly: true, leads: "daily" });
  expect(await compose("weekly", 7)).toBeUndefined();
  expect(await compose("daily", 1)).toBeUndefined();
  expect(await compose("weekly", 7, "usr_nobody")).toBeUndefined();
});

describe("a day's report", () => {
  test("counts the leads of its time and site, and no spam", async () => {
    await addSites(2);
    const [first = "", second = ""] = siteIds;
    await captureLead(opened.ctx, lead(first));
    opened.clock.advance(DAY_MS);
    const from = opened.clock.now();
    await captureLead(opened.ctx, lead(first));
    await captureLead(opened.ctx, lead(second));
    await captureLead(opened.ctx, lead(second));
    await captureSpam(opened.ctx, lead(first), "honeypot");
    opened.clock.advance(DAY_MS);
    const report = await compose("daily", 1);
    expect(report?.subject).toBe("3 new leads since yesterday");
    expect(report?.text).toMatch(/: 1 new lead\n/);
    expect(report?.text).toMatch(/: 2 new leads\n/);
    expect(opened.clock.now() - from).toBe(DAY_MS);
    expect((await compose("daily", 2))?.subject).toBe("4 new leads since 15 June 2026 (UTC)");
  });

  test("tells nobody of another account's leads, and nothing to who wants none", async () => {
    const other = await opened.createAccount();
    const reader = await join("other@example.com", other);
    await setNotifications(opened.ctx, reader, { leads: "daily" });
    expect(await compose("daily", 1, reader)).toBeUndefined();
    await setNotifications(opened.ctx, userId, { leads: "each" });
    expect(await compose("daily", 1)).toBeUndefined();
    await setNotifications(opened.ctx, userId, { leads: "daily" });
  });
});

describe("a week's report", () => {
  const linesOf = (text = "") =>
    text.split("\n").filter((line) => /visitors?, \d+ leads?$/.test(line));

  test("has a line for each live site, with visitors and leads in their number", async () => {
    const report = await compose("weekly", 7);
    expect(
      linesOf(report?.text)
        .map((line) => line.replace(/^.*: /, ""))
        .sort(),
    ).toEqual([...["0 visitors, 2 leads", "0 visitors, 2 leads"]]);
    await opened.ctx.db.write([
      statement(sql`update sites set status = 'draft' where id = ${siteIds[0] ?? ""}`),
    ]);
    expect(linesOf((await compose("weekly", 7))?.text)).toHaveLength(1);
    await opened.ctx.db.write([statement(sql`update sites set status = 'live'`)]);
  });

  test.each([
    [50, 50, undefined],
    [51, 50, "1 more site is in the console."],
    [53, 50, "3 more sites are in the console."],
  ])("of %d sites shows %d", async (count, shown, more) => {
    await addSites(count - siteIds.length);
    const report = await compose("weekly", 7);
    expect(linesOf(report?.text)).toHaveLength(shown);
    if (more === undefined) expect(report?.text).not.toContain("more site");
    else for (const text of [report?.text, report?.html]) expect(text).toContain(more);
  });

  test("ends with a way to end it, and without one no more comes", async () => {
    const report = await compose("weekly", 7);
    expect(report).toMatchObject({ to: "ann@example.com" });
    expect(report?.unsubscribeUrl).toContain(`/unsubscribe/${userId}.weekly.`);
    expect(report?.text).toContain(report?.unsubscribeUrl ?? "-");
    await setNotifications(opened.ctx, userId, { weekly: false });
    expect(await compose("weekly", 7)).toBeUndefined();
  });
});
