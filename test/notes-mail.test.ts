/** Mail about notes on previews: to the people who want it, gathered, ended by a link, and no more than that. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { setBrand } from "../src/features/accounts/room.ts";
import { exportPerson } from "../src/features/people/every-room.ts";
import { addReviewNote } from "../src/features/reviews/room.ts";
import { type ConsoleBrowser, joinAs, openBrowser, tokenOf } from "./fixtures/console.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";
import type { ReceivedMail } from "./fixtures/mail-server.ts";

const MINUTE_MS = 60_000;
const ANN = "ann@example.com";
const BEN = "ben@example.com";

let site: FormSite;
let ann: ConsoleBrowser;
let ben: ConsoleBrowser;
let stranger: ConsoleBrowser;
let link: { id: string; token: string };
beforeEach(async () => {
  site = await openFormSite({ environment: { SITEWRIGHT_LIMITS: "form=100/1m" } });
  ann = await joinAs(site.service, site.owner.id, "owner", ANN);
  ben = await joinAs(site.service, site.owner.id, "viewer", BEN);
  stranger = openBrowser(site.service);
  link = await share();
});
afterEach(() => site.close());

async function share(): Promise<{ id: string; token: string }> {
  const { body } = await ann.call("reviews.share", { siteId: site.siteId, shows: "draft" });
  return { id: body.link.id, token: tokenOf(body.link.url) };
}
async function note(text: string, more: Record<string, unknown> = {}): Promise<string> {
  const about = { token: link.token, page: "/", block: null, author: "Robin" };
  const answer = await stranger.call("review.note", { ...about, text, ...more });
  expect(answer.status).toBe(200);
  return answer.body.note.id;
}
async function pass(minutes: number): Promise<void> {
  site.service.clock.advance(minutes * MINUTE_MS);
  for (let turn = 0; turn < 3; turn += 1) await site.service.ctx.scheduler.step();
}
const mailsTo = (address: string) =>
  site.mail.received.filter(({ recipients }) => recipients.includes(address));
const textsTo = (address: string) => mailsTo(address).map(({ parsed }) => parsed.text ?? "");
const headerOf = (mail: ReceivedMail | undefined, name: string): string =>
  mail?.parsed.headers.find(({ key }) => key === name)?.value ?? "";
const wants = (person: ConsoleBrowser, notes: boolean) =>
  person.call("you.notifications", { leads: "each", weekly: true, notes });
const wishOf = async (person: ConsoleBrowser) => (await person.call("you.get")).body.notifications;

test("notes in short succession are one mail to each of the account's people, and it is sent once", async () => {
  await note("A larger picture");
  await pass(2);
  await note("Another colour");
  expect(site.mail.received).toHaveLength(0);
  await pass(9);
  for (const address of [ANN, BEN]) {
    const mails = mailsTo(address);
    expect(mails.map(({ recipients }) => recipients)).toEqual([[address]]);
    expect(mails[0]?.parsed.subject).toStartWith("2 new notes on a preview – ");
    expect(mails[0]?.parsed.text).toContain("A larger picture");
    expect(mails[0]?.parsed.text).toContain("Another colour");
    expect(mails[0]?.parsed.text).toContain(`/console/sites/${site.siteId}/edit`);
    expect(headerOf(mails[0], "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  }
  await pass(24 * 60);
  expect(textsTo(ANN).filter((text) => text.includes("A larger picture"))).toHaveLength(1);
});

test("notes of the same moment are one mail with all of them", async () => {
  const texts = Array.from({ length: 12 }, (_, at) => `Remark number ${at};`);
  const { ctx, clock } = site.service;
  // Each at a millisecond of its own, while others are being written.
  let passed = 0;
  const ticking = { ...ctx, clock: { ...ctx.clock, now: () => clock.now() + passed++ } };
  const about = { page: "/", block: null, author: "Robin" };
  const place = { id: link.id, siteId: site.siteId };
  await Promise.all(
    texts.map((text) => addReviewNote(ticking, place, "192.0.2.7", { ...about, text })),
  );
  await pass(11);
  const [text = "", ...others] = textsTo(ANN);
  expect(others).toEqual([]);
  for (const one of texts) expect(text).toContain(one);
});

test("a link causes one mail an hour, which tells of what came since the last, another link its own", async () => {
  await note("First");
  await pass(11);
  await note("Second");
  await pass(30);
  await note("Third");
  expect(textsTo(ANN)).toHaveLength(1);
  await pass(30);
  expect(textsTo(ANN)).toHaveLength(2);
  expect(textsTo(ANN)[1]).not.toContain("First");
  expect(textsTo(ANN)[1]).toContain("Second");
  expect(textsTo(ANN)[1]).toContain("Third");

  const { token } = await share();
  await note("Elsewhere", { token });
  await pass(11);
  expect(textsTo(ANN)[2]).toContain("Elsewhere");
});

test("who has switched it off gets none, before a note and while its mail waits", async () => {
  await wants(ann, false);
  expect(await wishOf(ann)).toEqual({ leads: "each", weekly: true, notes: false });
  const { users } = await exportPerson(site.service.ctx, { account: site.owner.id, email: ANN });
  expect(JSON.stringify(users)).toContain(`"leadMail":"each","weeklyMail":true,"noteMail":false`);
  await note("Not for Ann");
  await wants(ben, false);
  await pass(11);
  expect([mailsTo(ANN), mailsTo(BEN)]).toEqual([[], []]);

  await wants(ben, true);
  await ann.call("you.notifications", { leads: "each", weekly: true });
  expect((await wishOf(ann)).notes).toBe(false);
  await pass(60);
  await note("For Ben");
  await pass(11);
  expect([mailsTo(ANN).length, mailsTo(BEN).length]).toEqual([0, 1]);
});

test("the mail's link ends mails about notes without signing in, and no others", async () => {
  await note("First");
  await pass(11);
  const { pathname } = new URL(headerOf(mailsTo(ANN)[0], "list-unsubscribe").slice(1, -1));
  const host = `localhost:${site.service.port}`;
  const asked = await site.service.visit(host, pathname);
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining("previews")]);
  expect((await wishOf(ann)).notes).toBe(true);
  const ended = await site.service.visit(host, pathname, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(ended.status).toBe(200);
  expect(await wishOf(ann)).toEqual({ leads: "each", weekly: true, notes: false });
  await pass(60);
  await note("Second");
  await pass(11);
  expect([mailsTo(ANN).length, mailsTo(BEN).length]).toEqual([1, 2]);
});

test("what is done or whose reader has left by then is not told of, and a link taken back tells still", async () => {
  const done = await note("Done by then");
  await ann.call("reviews.settle", { siteId: site.siteId, noteId: done, isDone: true });
  await pass(11);
  expect(site.mail.received).toHaveLength(0);

  await pass(60);
  await note("Left behind");
  await ann.call("reviews.revoke", { siteId: site.siteId, linkId: link.id });
  const members = (await ann.call("members.list")).body.items;
  const { userId } = members.find(({ email }: { email: string }) => email === BEN);
  expect((await ann.call("members.remove", { userId })).status).toBe(200);
  await pass(11);
  expect([mailsTo(ANN).length, mailsTo(BEN).length]).toEqual([1, 0]);
});

test("the mail goes by the account's own name where the operator has given it one", async () => {
  const { ctx } = site.service;
  await setBrand(ctx, site.owner.id, { name: "Studio North", colour: "#0a5c36" });
  await note("A larger picture");
  await pass(11);
  const [mail] = mailsTo(ANN);
  expect(mail?.parsed.text).toStartWith("Studio North");
  expect(mail?.parsed.html).toContain("#0a5c36");
});

test("a stranger's words are shown as text, cut, and stand in no header", async () => {
  const author = "Win now at evil.example\r\nBcc: x@evil.example";
  await note(`<script>alert(1)</script>${"long ".repeat(390)}`, { author });
  for (let count = 0; count < 24; count += 1) await note(`Remark ${count};`);
  await pass(11);
  const [mail] = mailsTo(ANN);
  expect(mail?.parsed.html).toContain("&lt;script>alert(1)&lt;/script>");
  expect(mail?.parsed.html).not.toContain("<script>");
  expect(mail?.parsed.subject).toStartWith("25 new notes on a preview – ");
  const text = mail?.parsed.text ?? "";
  expect(text).not.toContain("evil.example");
  expect(text).toContain("5 more are in the builder.");
  expect(text.split("long ").length).toBeLessThan(110);
  expect(site.mail.received.flatMap(({ recipients }) => recipients)).not.toContain(
    "x@evil.example",
  );
});
