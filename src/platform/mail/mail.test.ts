import { afterEach, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { type MailServer, startMailServer } from "../../../test/fixtures/mail-server.ts";
import { outbox } from "../outbox/outbox-table.ts";
import { deliverMail, inspectMail, type MailKind, mailStatements, wakeMail } from "./mail.ts";
import { renderLetter, writeLetter } from "./mail-layout.tsx";
import type { MailMessage } from "./mail-message.ts";
import { mailAllowances, mailFailures } from "./mail-table.ts";
import { mailTasks } from "./mail-tasks.ts";

let opened: TestContext[] = [];
let servers: MailServer[] = [];
afterEach(async () => {
  for (const { close } of [...opened, ...servers]) await close();
  opened = [];
  servers = [];
});

async function openPost(options: { hasServer?: boolean; message?: Partial<MailMessage> } = {}) {
  const server = await startMailServer();
  servers.push(server);
  const kind: MailKind = {
    name: "test.note",
    compose: async (_, reference) => ({
      to: "owner@acme.test",
      subject: `Note ${reference}`,
      html: `<p>${reference}</p>`,
      text: reference,
      ...options.message,
    }),
  };
  const url = options.hasServer === false ? undefined : server.url;
  const house = await openTestContext({
    environment: { SITEWRIGHT_SMTP_URL: url, SITEWRIGHT_MAIL_FROM: "Acme <sites@acme.test>" },
  });
  opened.push(house);
  for (const task of mailTasks(house.ctx, [kind])) house.ctx.scheduler.add(task);
  const order = { kind: kind.name, lane: "acc_1", reference: "one" };
  return { ...house, server, kind, order };
}

test("mail arrives once, with html, text, a sender and an id", async () => {
  const { ctx, server, order } = await openPost();
  await ctx.db.write(mailStatements(ctx, { ...order, id: "msg_1" }));
  wakeMail(ctx);
  await ctx.scheduler.step();
  await ctx.scheduler.step();
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail?.recipients).toEqual(["owner@acme.test"]);
  expect(mail?.parsed).toMatchObject({
    subject: "Note one",
    from: { name: "Acme", address: "sites@acme.test" },
    messageId: "<msg_1@acme.test>",
    html: "<p>one</p>\n",
    text: "one\n",
  });
  expect(await inspectMail(ctx)).toEqual({ waiting: 0, givenUp: 0 });
});

test("a mail that the server refuses is sent again with the same id", async () => {
  const { ctx, clock, server, order } = await openPost();
  server.refuse(451);
  await ctx.db.write(mailStatements(ctx, { ...order, id: "msg_2" }));
  await ctx.scheduler.step();
  expect(server.received).toHaveLength(0);
  expect((await inspectMail(ctx)).waiting).toBe(1);
  server.accept();
  await ctx.scheduler.step();
  expect(server.received).toHaveLength(0);
  clock.advance(60_000);
  await ctx.scheduler.step();
  expect(server.received.map(({ parsed }) => parsed.messageId)).toEqual(["<msg_2@acme.test>"]);
  expect(server.attempts).toBe(2);
});

test("after three days of failures a mail is given up where the operator sees it", async () => {
  const { ctx, clock, server, order, logLines } = await openPost();
  server.refuse(451);
  await ctx.db.write(mailStatements(ctx, order));
  const startedAt = clock.now();
  while ((await inspectMail(ctx)).waiting > 0) {
    await ctx.scheduler.step();
    const [row] = await ctx.db.orm.select().from(outbox);
    if (row) clock.advance(row.nextAt - clock.now());
  }
  expect(clock.now() - startedAt).toBe(3 * 24 * 3_600_000);
  expect(await inspectMail(ctx)).toEqual({ waiting: 0, givenUp: 1 });
  expect(logLines.some((line) => line.includes("given up after three days"))).toBe(true);
  clock.advance(31 * 24 * 3_600_000);
  await ctx.scheduler.step();
  expect((await inspectMail(ctx)).givenUp).toBe(0);
});

test.each([
  ["recipient", 550],
  ["message", 554],
] as const)(
  "a %s that the server refuses with %i is tried twice, and told of without the address",
  async (what, code) => {
    const { ctx, clock, server, order, logLines } = await openPost({
      message: { to: "Owner.Lane+x@acme.test", replyTo: { name: "A", address: "robin@a.test" } },
    });
    server.refuse(code, what);
    await ctx.db.write(mailStatements(ctx, order));
    await ctx.scheduler.step();
    expect(await inspectMail(ctx)).toEqual({ waiting: 1, givenUp: 0 });
    clock.advance(3_600_000);
    await ctx.scheduler.step();
    expect(await inspectMail(ctx)).toEqual({ waiting: 0, givenUp: 1 });
    expect(server.attempts).toBe(2);
    const failures = await ctx.db.orm.select().from(mailFailures);
    expect(failures[0]?.error).toContain(String(code));
    for (const told of [logLines.join("\n"), JSON.stringify(failures)])
      for (const part of ["owner.lane", "@acme", "robin"])
        expect(told.toLowerCase()).not.toContain(part);
  },
);

const CAP = { address: "ann@visitors.test", cause: "event 1", waitMsMax: 0 };

test("no address gets more than three mails an hour for one cause, however it is spelt and after a restart", async () => {
  const first = await openPost();
  const { ctx, clock, server } = first;
  const send = async (at: typeof ctx, address: string, cause = CAP.cause) => {
    await at.db.write(mailStatements(at, { ...first.order, cap: { ...CAP, address, cause } }));
    wakeMail(at);
  };
  const spellings = ["ann@visitors.test", " ANN@Visitors.Test ", "ann+one@visitors.test"];
  for (const address of [...spellings, ...spellings, "a\u006en@visitors.test"])
    await send(ctx, address);
  await ctx.scheduler.step();
  expect(server.received).toHaveLength(3);
  await send(ctx, "bob@visitors.test");
  await send(ctx, CAP.address, "event 2");
  await ctx.scheduler.step();
  expect(server.received).toHaveLength(5);
  const again = await openTestContext({ directory: first.directory, clock });
  await send(again.ctx, CAP.address);
  expect((await inspectMail(again.ctx)).waiting).toBe(0);
  await again.abandon();
  clock.advance(3_600_000);
  await send(ctx, CAP.address);
  await ctx.scheduler.step();
  expect(server.received).toHaveLength(6);
});

test("mail that may wait goes out when its turn comes, in front of what may not", async () => {
  const { ctx, clock, server, order } = await openPost();
  const send = (reference: string, waitMsMax: number) =>
    ctx.db.write(mailStatements(ctx, { ...order, reference, cap: { ...CAP, waitMsMax } }));
  const subjects = async () => {
    await ctx.scheduler.step();
    return server.received.map(({ parsed }) => parsed.subject);
  };
  for (const reference of ["1", "2", "3"]) await send(reference, 0);
  for (const reference of ["4", "5", "6", "7"]) await send(reference, 3_600_000);
  await send("8", Number.MAX_SAFE_INTEGER / 2);
  expect(await subjects()).toHaveLength(3);
  clock.advance(3_600_000);
  await send("9", 0);
  expect((await subjects()).slice(3)).toEqual(["Note 4", "Note 5", "Note 6"]);
  clock.advance(3_600_000);
  expect((await subjects()).slice(6)).toEqual(["Note 8"]);
  clock.advance(2 * 3_600_000);
  await ctx.scheduler.step();
  expect(await ctx.db.orm.select().from(mailAllowances)).toEqual([]);
});

test("with no server mail stays in the outbox, and the log says so once", async () => {
  const { ctx, clock, order, logLines } = await openPost({ hasServer: false });
  for (const id of ["msg_a", "msg_b"]) {
    await ctx.db.write(mailStatements(ctx, { ...order, id }));
    wakeMail(ctx);
    await ctx.scheduler.step();
    clock.advance(10 * 24 * 3_600_000);
    await ctx.scheduler.step();
  }
  expect((await inspectMail(ctx)).waiting).toBe(2);
  const said = logLines.filter((line) => line.includes("SITEWRIGHT_SMTP_URL"));
  expect(said).toHaveLength(1);
});

test("the same mail put in twice is sent once", async () => {
  const { ctx, server, order } = await openPost();
  const statements = mailStatements(ctx, { ...order, id: "msg_once" });
  await ctx.db.write([...statements, ...statements]);
  await ctx.scheduler.step();
  expect(server.received).toHaveLength(1);
});

test("mail that has nothing to tell any more is dropped", async () => {
  const { ctx, server, kind, order } = await openPost();
  const silent = new Map([[kind.name, { ...kind, compose: async () => undefined }]]);
  await ctx.db.write(mailStatements(ctx, order));
  const [row] = await ctx.db.orm.select().from(outbox);
  if (!row) throw new Error("no row");
  const outcome = await deliverMail(ctx, silent, row, new AbortController().signal);
  expect(outcome.result).toBe("done");
  expect(server.attempts).toBe(0);
});

const INJECTIONS = [
  "x\r\nBcc: thief@evil.test",
  "x\nSubject: other",
  "x\rX-Evil: 1",
  "x\u2028Bcc: thief@evil.test",
  "x\0y",
  "=?utf-8?q?x=0D=0ABcc:_thief@evil.test?=",
  '"a" <thief@evil.test>, b',
];

test.each(INJECTIONS)("%j in any header text adds no header and no recipient", async (text) => {
  const { ctx, server, order } = await openPost({
    message: {
      subject: text,
      senderName: text,
      replyTo: { name: text, address: "visitor@example.test" },
    },
  });
  await ctx.db.write(mailStatements(ctx, order));
  await ctx.scheduler.step();
  const [mail] = server.received;
  expect(mail?.recipients).toEqual(["owner@acme.test"]);
  expect(mail?.parsed.to).toEqual([{ name: "", address: "owner@acme.test" }]);
  expect(mail?.parsed.replyTo).toMatchObject([{ address: "visitor@example.test" }]);
  expect(mail?.parsed.from).toMatchObject({ address: "sites@acme.test" });
  const names = mail?.parsed.headers.map(({ key }) => key) ?? [];
  expect(names).not.toContain("bcc");
  expect(names).not.toContain("x-evil");
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ["=?utf-8?q?visit_www.evil.test?=", "= ?utf-8?q?visit_www.evil.test?="],
  [`Registered: ${"😀".repeat(200)}`, `Registered: ${"😀".repeat(93)}…`],
])("a subject of %j is shown as it was looked at", async (subject, shown) => {
  const { ctx, server, order } = await openPost({ message: { subject } });
  await ctx.db.write(mailStatements(ctx, order));
  await ctx.scheduler.step();
  expect(server.received.map(({ parsed }) => parsed.subject)).toEqual([shown]);
});

test("a letter says the same in html and text, and its texts are no markup", () => {
  const evil = `<script>alert(1)</script>"'&`;
  const letter = {
    heading: evil,
    paragraphs: [evil],
    rows: [{ label: evil, value: evil }],
    quotation: { label: "Message", value: `${evil}\n\nsecond` },
    actions: [{ label: evil, url: "https://example.test/?a=1&b=2" }],
    footer: [evil],
  };
  const html = renderLetter(letter);
  expect(html).not.toContain("<script");
  expect(html.match(/&lt;script>|&lt;script&gt;/g)?.length).toBeGreaterThan(5);
  expect(writeLetter(letter).split(evil)).toHaveLength(8);
});
