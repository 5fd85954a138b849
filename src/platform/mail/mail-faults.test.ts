/** Faults on the way of mail, the server's and our own: none of them costs anybody a mail. */
import { afterEach, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { type MailServer, startMailServer } from "../../../test/fixtures/mail-server.ts";
import { outbox, outboxLanes } from "../outbox/outbox-table.ts";
import {
  inspectMail,
  type MailKind,
  type MailOrder,
  mailStatements,
  readMailStates,
  wakeMail,
} from "./mail.ts";
import { describeMailFailure } from "./mail-failure.ts";
import type { MailMessage } from "./mail-message.ts";
import { mailFailures } from "./mail-table.ts";
import { mailTasks } from "./mail-tasks.ts";
import { checkMailServer } from "./mail-transport.ts";

const MINUTE_MS = 60_000;
const NOBODY = "nobody";
const READERS = ["ann@readers.test", "ben@readers.test"];

const letterTo = (to: string, subject = "Note"): MailMessage => ({
  ...{ to, subject, html: "<p>note</p>", text: "note" },
});

let opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened) await one.close();
  opened = [];
});

type Post = TestContext & { server: MailServer; send(order?: Partial<MailOrder>): Promise<void> };

/** `faults` are thrown, one at each call, in the place of what the kind would do. */
async function openPost(faults: { compose?: Error[]; copies?: Error[] } = {}): Promise<Post> {
  const server = await startMailServer();
  const house = await openTestContext({
    environment: { SITEWRIGHT_SMTP_URL: server.url, SITEWRIGHT_MAIL_FROM: "sites@acme.test" },
  });
  opened.push(house, server);
  const failOnce = (of: Error[] | undefined) => {
    const fault = of?.shift();
    if (fault !== undefined) throw fault;
  };
  const first: MailKind = {
    name: "test.first",
    async compose(_, reference) {
      failOnce(faults.compose);
      return reference === NOBODY ? undefined : letterTo("owner@acme.test");
    },
    async copies() {
      failOnce(faults.copies);
      return READERS.map((reader) => ({
        ...{ kind: "test.copy", reference: reader, lane: "acc_1", id: `copy.${reader}` },
      }));
    },
  };
  const copy: MailKind = { name: "test.copy", compose: async (_, reader) => letterTo(reader) };
  for (const task of mailTasks(house.ctx, [first, copy])) house.ctx.scheduler.add(task);
  return {
    ...{ ...house, server },
    async send(order = {}) {
      const { ctx } = house;
      const mail = { kind: "test.first", lane: "acc_1", reference: "one", ...order };
      await ctx.db.write(mailStatements(ctx, mail));
      wakeMail(ctx);
      await ctx.scheduler.step();
    },
  };
}

const recipientsOf = ({ server }: Post): string[] =>
  server.received.flatMap(({ recipients }) => recipients).sort();

async function passMinutes({ clock, ctx }: Post, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    clock.advance(MINUTE_MS);
    await ctx.scheduler.step();
  }
}

describe("readers who have a mail of their own get it once", () => {
  const fault = () => new Error("a fault of ours");

  test.each<[string, { compose?: Error[]; copies?: Error[] }]>([
    ["as long as all is well", {}],
    ["though the first mail could not be written at once", { compose: [fault()] }],
    ["though it could not be told who they are", { copies: [fault()] }],
    ["though both failed, and failed again", { compose: [fault()], copies: [fault(), fault()] }],
  ])("%s", async (_, faults) => {
    const post = await openPost(faults);
    await post.send();
    await passMinutes(post, 5);
    expect(recipientsOf(post)).toEqual([...READERS, "owner@acme.test"]);
    expect(await inspectMail(post.ctx)).toEqual({ waiting: 0, givenUp: 0 });
    expect(post.logLines.join("\n").includes("a fault of ours")).toBe(
      Object.keys(faults).length > 0,
    );
  });

  test("though the server puts the first one off", async () => {
    const post = await openPost();
    post.server.refuseTo("owner@acme.test", 451);
    await post.send();
    expect(recipientsOf(post)).toEqual(READERS);
    post.server.accept();
    await passMinutes(post, 1);
    expect(recipientsOf(post)).toEqual([...READERS, "owner@acme.test"]);
  });

  test("though there is nothing to tell the first one any more", async () => {
    const post = await openPost();
    await post.send({ reference: NOBODY });
    expect(recipientsOf(post)).toEqual(READERS);
  });

  test("and what holds the first up for days brings no second round of theirs", async () => {
    const post = await openPost();
    post.server.refuseTo("owner@acme.test", 451);
    await post.send();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const [row] = await post.ctx.db.orm.select().from(outbox);
      post.clock.advance((row?.nextAt ?? 0) - post.clock.now());
      await post.ctx.scheduler.step();
    }
    expect(recipientsOf(post)).toEqual(READERS);
  });
});

describe("what a server says of a mail that it refuses", () => {
  /** Each letter is two units, so that a cut at any one of two would leave half of one. */
  const words = (letters: number, before: number) => "x".repeat(before) + "🥐".repeat(letters);

  test.each([0, 1])("is kept with it, whatever letters it ends in (%i)", async (before) => {
    const post = await openPost();
    post.server.refuse(554, "message", words(200, before));
    await post.send({ kind: "test.copy", reference: "ann@readers.test", id: "msg_1" });
    await passMinutes(post, 60);
    expect(await inspectMail(post.ctx)).toEqual({ waiting: 0, givenUp: 1 });
    const [failure] = await post.ctx.db.orm.select().from(mailFailures);
    expect(failure?.error).toContain("🥐🥐🥐");
    const states = await readMailStates(post.ctx, ["msg_1"]);
    expect(states.get("msg_1")).toEqual({ state: "given up", reason: failure?.error ?? null });
  });

  test("can be stored, and is no longer than a line of a list", () => {
    const texts = fc.string({ unit: "binary", maxLength: 700 });
    fc.assert(
      fc.property(texts, fc.constantFrom("", "\ud83e", "\udd50x"), (text, stray) => {
        const { reason } = describeMailFailure(
          { command: "DATA", responseCode: 554, response: `554 ${text}${stray}` },
          letterTo("ann@readers.test"),
        );
        expect(reason.isWellFormed()).toBe(true);
        expect(reason).not.toContain("\0");
        expect(reason.length).toBeLessThanOrEqual("DATA: ".length + 300);
      }),
    );
  });
});

describe("mail that waits is told of", () => {
  test("by how often it was tried, and not at all once it is sent", async () => {
    const post = await openPost();
    post.server.refuse(451);
    await post.send({ kind: "test.copy", reference: "ann@readers.test", id: "msg_1" });
    const stateOf = async () => (await readMailStates(post.ctx, ["msg_1", "msg_2"])).get("msg_1");
    expect(await stateOf()).toEqual({ state: "waiting", reason: "tried once" });
    await passMinutes(post, 5);
    expect(await stateOf()).toEqual({ state: "waiting", reason: "tried 3 times" });
    post.server.accept();
    await passMinutes(post, 10);
    expect(await stateOf()).toBeUndefined();
    expect(await post.ctx.db.orm.select().from(outboxLanes)).toEqual([]);
  });

  test("as not tried before its time", async () => {
    const post = await openPost();
    const at = post.clock.now() + 10 * MINUTE_MS;
    await post.send({ kind: "test.copy", reference: "ann@readers.test", id: "msg_1", at });
    const states = await readMailStates(post.ctx, ["msg_1"]);
    expect(states.get("msg_1")).toEqual({ state: "waiting", reason: null });
    await passMinutes(post, 9);
    expect(post.server.received).toEqual([]);
    await passMinutes(post, 1);
    expect(recipientsOf(post)).toEqual(["ann@readers.test"]);
  });
});

test("a mail server is found well, or why it is not, without a mail being sent", async () => {
  const server = await startMailServer();
  opened.push(server);
  const port = Number(new URL(server.url).port);
  const plain = { host: "127.0.0.1", port, secure: false, user: undefined, password: undefined };
  expect(await checkMailServer(plain)).toBeUndefined();
  expect(server.attempts).toBe(0);
  expect(await checkMailServer({ ...plain, port: 1 })).toMatch(/ECONNREFUSED|refused/i);
  expect(await checkMailServer({ ...plain, user: "ann", password: "wrong" })).toMatch(/535|auth/i);
});
