/** Mail that people can end: one mail each, headers of RFC 8058, a link that works without signing in. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { type ConsoleBrowser, joinAs } from "./fixtures/console.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";
import type { ReceivedMail } from "./fixtures/mail-server.ts";

const DAY_MS = 86_400_000;
const ANN = "ann@example.com";
const BEN = "ben@example.com";

let site: FormSite;
let ann: ConsoleBrowser;
beforeEach(async () => {
  site = await openFormSite();
  ann = await joinAs(site.service, site.owner.id, "owner", ANN);
  await joinAs(site.service, site.owner.id, "editor", BEN);
});
afterEach(() => site.close());

const step = async (count = 3) => {
  for (let turn = 0; turn < count; turn += 1) await site.service.ctx.scheduler.step();
};
const sendLead = async () => {
  await site.fill("name=Robin&email=robin@example.com&message=Hello");
  await step();
};
const mailsTo = (address: string) =>
  site.mail.received.filter(({ recipients }) => recipients.includes(address));
const headerOf = ({ parsed }: ReceivedMail, name: string) =>
  parsed.headers.find(({ key }) => key === name)?.value;
/** The path of the address that a mail program would use. */
const linkIn = (mail: ReceivedMail | undefined): string => {
  const header = (mail && headerOf(mail, "list-unsubscribe")) ?? "";
  return new URL(header.slice(1, -1)).pathname;
};
const wishes = async () => (await ann.call("you.get")).body.notifications;
const visit = (path: string, init: RequestInit = {}) =>
  site.service.visit(`localhost:${site.service.port}`, path, init);
const oneClick = (path: string) =>
  visit(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });

test("each person gets a mail of their own, and ends it by one click that needs no session", async () => {
  await sendLead();
  expect(site.mail.received.map(({ recipients }) => recipients)).toHaveLength(3);
  const [toAnn] = mailsTo(ANN);
  if (toAnn === undefined) throw new Error("no mail");
  expect(toAnn.recipients).toEqual([ANN]);
  expect(headerOf(toAnn, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(toAnn.parsed.html).toContain(linkIn(toAnn));
  expect(linkIn(toAnn)).not.toBe(linkIn(mailsTo(BEN)[0]));

  const asked = await visit(linkIn(toAnn));
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining(ANN)]);
  expect(await wishes()).toEqual({ leads: "each", weekly: true, notes: true });

  const ended = await oneClick(linkIn(toAnn));
  expect([ended.status, await ended.text()]).toEqual([
    200,
    expect.stringContaining("Unsubscribed"),
  ]);
  expect(await wishes()).toEqual({ leads: "never", weekly: true, notes: true });
  await sendLead();
  expect(mailsTo(ANN)).toHaveLength(1);
  expect(mailsTo(BEN)).toHaveLength(2);
});

test("an address that the owner named for a site has no link, since it is nobody's setting", async () => {
  await ann.call("sites.notificationEmails", {
    ...{ siteId: site.siteId, emails: ["team@example.com", ANN] },
  });
  await sendLead();
  const [toTeam] = mailsTo("team@example.com");
  expect(toTeam && headerOf(toTeam, "list-unsubscribe")).toBeUndefined();
  expect(toTeam?.recipients).toEqual(["team@example.com"]);
  expect(mailsTo(ANN)).toHaveLength(1);
});

test("a report's link ends that report, and leaves what was chosen otherwise since", async () => {
  await ann.call("you.notifications", { leads: "daily", weekly: true });
  await step();
  await sendLead();
  for (let day = 0; day < 7; day += 1) {
    site.service.clock.advance(DAY_MS);
    await step();
  }
  const subjects = mailsTo(ANN).map(({ parsed }) => parsed.subject);
  expect(subjects).toEqual(["1 new lead since yesterday", "Your sites in the last seven days"]);
  const [daily, weekly] = mailsTo(ANN);
  await ann.call("you.notifications", { leads: "each", weekly: true });
  await oneClick(linkIn(daily));
  expect(await wishes()).toEqual({ leads: "each", weekly: true, notes: true });
  await oneClick(linkIn(weekly));
  expect(await wishes()).toEqual({ leads: "each", weekly: false, notes: true });
});

test("a link that was changed ends nothing, whoever it names", async () => {
  await sendLead();
  const path = linkIn(mailsTo(ANN)[0]);
  for (const wrong of [path.slice(0, -1), path.replace(".leads.", ".weekly."), `${path}x`]) {
    expect((await visit(wrong)).status).toBe(404);
    expect((await oneClick(wrong)).status).toBe(404);
  }
  expect(await wishes()).toEqual({ leads: "each", weekly: true, notes: true });
});

test("a mail server that refuses one reader keeps no other from their mail", async () => {
  site.mail.refuse(451);
  await site.fill("name=Robin&email=robin@example.com&message=Hello");
  await step();
  site.mail.accept();
  const { items } = (await ann.call("leads.list", { siteId: site.siteId })).body;
  expect(items[0].deliveries[1].text).toStartWith("Mail is waiting");
  for (let turn = 0; turn < 5; turn += 1) {
    site.service.clock.advance(5 * 60_000);
    await step();
  }
  expect([mailsTo(ANN).length, mailsTo(BEN).length]).toEqual([1, 1]);
  const later = (await ann.call("leads.list", { siteId: site.siteId })).body.items[0];
  expect(later.deliveries[1].text).toBe("Mailed");
});
