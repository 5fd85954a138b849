/** Mail to the addresses that are named for a site, when the mail server takes some of them and not others. */
import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";
import { inspectMail } from "../src/platform/mail/mail.ts";
import { type ConsoleBrowser, joinAs } from "./fixtures/console.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";

setDefaultTimeout(30_000);

const HOUR_MS = 3_600_000;
const NAMED = ["first@example.com", "second@example.com", "third@example.com"];

let site: FormSite;
let owner: ConsoleBrowser;
beforeEach(async () => {
  site = await openFormSite();
  owner = await joinAs(site.service, site.owner.id, "owner", "ann@example.com");
  await owner.call("you.notifications", { leads: "never", weekly: false });
  await name(...NAMED);
});
afterEach(() => site.close());

const name = (...emails: string[]) =>
  owner.call("sites.notificationEmails", { siteId: site.siteId, emails });
const step = async (count = 4) => {
  for (let turn = 0; turn < count; turn += 1) await site.service.ctx.scheduler.step();
};
const wait = async (ms: number) => {
  site.service.clock.advance(ms);
  await step();
};
const sendLead = (message = "Hello") =>
  site.fill(new URLSearchParams({ name: "Robin", email: "r@visitors.test", message }).toString());
/** Whose mail has arrived, once for each, in any order. */
const reached = () => site.mail.received.flatMap(({ recipients }) => recipients).toSorted();
const mailState = async () => {
  const { body } = await owner.call("leads.list", { siteId: site.siteId });
  return body.items[0].deliveries.find(({ kind }: { kind: string }) => kind === "mail");
};

test("each address has a mail of its own, and none of them sees the others", async () => {
  await sendLead();
  await step();
  expect(reached()).toEqual(NAMED);
  for (const { recipients, raw } of site.mail.received) {
    expect(recipients).toHaveLength(1);
    const others = NAMED.filter((address) => address !== recipients[0]);
    for (const other of others) expect(raw).not.toContain(other);
  }
  const ids = site.mail.received.map(({ parsed }) => parsed.messageId);
  expect(new Set(ids).size).toBe(3);
  expect(await mailState()).toEqual({ kind: "mail", text: "Mailed", ok: true });
});

test.each(NAMED)(
  "when %s alone is put off, that one is tried again, and the others once",
  async (address) => {
    site.mail.refuseTo(address, 450);
    await sendLead();
    await step();
    expect(reached()).toEqual(NAMED.filter((one) => one !== address));
    expect(await mailState()).toEqual({
      ...{ kind: "mail", text: "Mail is waiting: tried once", ok: false },
    });
    site.mail.accept();
    await wait(60_000);
    expect(reached()).toEqual(NAMED);
    expect(await mailState()).toEqual({ kind: "mail", text: "Mailed", ok: true });
    expect(await inspectMail(site.service.ctx)).toEqual({ waiting: 0, givenUp: 0 });
  },
);

test("an address that is refused for good is given up where owner and operator see it, and keeps nobody waiting", async () => {
  const [, gone = ""] = NAMED;
  site.mail.refuseTo(gone, 550);
  await sendLead();
  await step();
  await wait(HOUR_MS);
  expect(reached()).toEqual(NAMED.filter((one) => one !== gone));
  expect(await inspectMail(site.service.ctx)).toEqual({ waiting: 0, givenUp: 1 });
  const state = await mailState();
  expect([state.ok, state.text]).toEqual([
    false,
    expect.stringMatching(/^Bounced: RCPT TO: .*550/),
  ]);
  // The next lead is mailed to it again, in case it is there by now.
  site.mail.accept();
  await sendLead("Once more");
  await step();
  expect(reached().filter((one) => one === gone)).toEqual([gone]);
  const told = site.service.logLines.join("\n");
  for (const address of NAMED) expect(told).not.toContain(address);
});

test("two addresses that are refused are two mails to try again, whichever comes first", async () => {
  for (const address of NAMED.slice(0, 2)) site.mail.refuseTo(address, 451);
  await sendLead();
  await step();
  expect(reached()).toEqual(NAMED.slice(2));
  expect((await inspectMail(site.service.ctx)).waiting).toBe(2);
  site.mail.accept();
  await wait(60_000);
  expect(reached()).toEqual(NAMED);
});

test("an address that is taken off the list while its mail waits gets none; one that moved up gets one", async () => {
  const [first = "", second = "", third = ""] = NAMED;
  site.mail.refuseTo(second, 450);
  site.mail.refuseTo(third, 450);
  await sendLead();
  await step();
  expect(reached()).toEqual([first]);
  await name(third, first);
  site.mail.accept();
  await wait(60_000);
  expect(reached()).toEqual([first, third]);
  expect(await inspectMail(site.service.ctx)).toEqual({ waiting: 0, givenUp: 0 });
});

test("of a lead that is deleted while its mail waits nobody is told any more", async () => {
  for (const address of NAMED) site.mail.refuseTo(address, 450);
  await sendLead();
  await step();
  const { items } = (await owner.call("leads.list", { siteId: site.siteId })).body;
  await owner.call("leads.delete", { siteId: site.siteId, leadId: items[0].id });
  site.mail.accept();
  await wait(60_000);
  expect(site.mail.received).toHaveLength(0);
  expect(await inspectMail(site.service.ctx)).toEqual({ waiting: 0, givenUp: 0 });
});

test("ten addresses, one of them in capitals and one twice, get one mail each", async () => {
  const many = Array.from({ length: 8 }, (_, at) => `reader${at}@example.com`);
  await name(...many, "Desk@Example.com", "desk@example.com");
  await sendLead();
  await step();
  expect(reached().map((one) => one.toLowerCase())).toEqual(
    [...many, "desk@example.com"].toSorted(),
  );
});

test("visitors are answered while the mail server is slow, and nothing is mailed twice for it", async () => {
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
  site.mail.holdUntil(answers);
  await sendLead();
  const sending = step(1);
  while (site.mail.attempts === 0) await Bun.sleep(5);
  const thanked = await sendLead("Another");
  expect([thanked.status, site.mail.received.length]).toEqual([303, 0]);
  expect((await site.leads()).total).toBe(2);
  answer();
  await sending;
  await step();
  expect(reached()).toEqual([...NAMED, ...NAMED].toSorted());
});

test("what waits in the outbox holds no address", async () => {
  site.mail.refuse(450);
  await sendLead();
  await step();
  const { rows } = await site.service.ctx.db.client.execute("select payload from outbox");
  expect(rows).toHaveLength(3);
  for (const { payload } of rows) expect(String(payload)).not.toContain("@");
});
