import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { join } from "node:path";
import { Webhook as Standard } from "standardwebhooks";
import { Webhook as Svix } from "svix";
import {
  idsOf,
  type Receiver,
  startReceiver,
  typesOf,
} from "../../../test/fixtures/webhook-receiver.ts";
import {
  startTestService,
  type TestAccount,
  TestClock,
  type TestService,
} from "../../../test/harness.ts";
import { messageStatements, wakeWebhooks } from "./messages.ts";
import { FAILING_MS_MAX, RETRY_DELAYS_MS } from "./schedule.ts";

const DAY = 24 * 60 * 60 * 1_000;
const SITE = "site_00000000000000000000000001";
const OTHER_SITE = "site_00000000000000000000000002";

let service: TestService;
const receivers: Receiver[] = [];

beforeAll(async () => {
  service = await startTestService({
    // Receivers compare a message's time with their own.
    clock: new TestClock(Date.now()),
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
  });
});
afterAll(() => service.close());
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
  service.clock.setNow(Date.now());
});

function receive(): Receiver {
  const receiver = startReceiver();
  receivers.push(receiver);
  return receiver;
}

type Created = { id: string; secret: string };

async function createWebhook(owner: TestAccount, body: object): Promise<Created> {
  const answer = await service.call(owner.key, "POST", "/webhooks", { body });
  expect(answer.status).toBe(201);
  return { id: answer.body.webhook.id, secret: answer.body.secret };
}

/** An account with one webhook to a receiver of its own. */
async function openHouse(options: object = {}) {
  const owner = await service.createAccount();
  const receiver = receive();
  const webhook = await createWebhook(owner, { url: receiver.url, ...options });
  const call = (method: string, path = "", body?: object) =>
    service.call(owner.key, method, `/webhooks/${webhook.id}${path}`, body && { body });
  return { owner, receiver, webhook, call };
}

async function tell(accountId: string, siteId: string | null = SITE, note = "") {
  const lead = {
    ...{ id: "lead_1", name: "Zoë 🍞", email: "zoe@example.com", phone: "", message: note },
    ...{ status: "new", source: "/", createdAt: 1, fields: {} },
  };
  const data = { siteId: siteId ?? "", lead };
  const about = siteId === null ? {} : { siteId };
  await service.ctx.db.write(
    messageStatements(service.ctx, { accountId, ...about, type: "lead.created", data }),
  );
  wakeWebhooks(service.ctx);
}

const step = () => service.ctx.scheduler.step();

/** Lets the time come at which the only pending delivery is tried again. */
async function passUntilRetry(call: Awaited<ReturnType<typeof openHouse>>["call"]) {
  const { deliveries } = (await call("GET", "/deliveries?status=pending")).body;
  service.clock.advance(deliveries[0].nextAttemptAt - service.clock.now());
  wakeWebhooks(service.ctx);
  await step();
}

describe("signing", () => {
  test("both libraries accept every message of a build, and refuse a tampered one", async () => {
    const { owner, receiver, webhook } = await openHouse();
    const brief = { businessName: "Harbour Bakery", industry: "bakery" };
    await service.call(owner.key, "POST", "/sites", { body: brief });
    await step();
    expect(typesOf(receiver.received)).toEqual(["job.completed", "site.published"]);
    for (const { headers, body } of receiver.received) {
      for (const library of [new Standard(webhook.secret), new Svix(webhook.secret)]) {
        library.verify(body, headers);
        expect(() => library.verify(`${body} `, headers)).toThrow();
        expect(() => library.verify(body, { ...headers, "webhook-id": "msg_other" })).toThrow();
        const later = String(Number(headers["webhook-timestamp"]) + 1);
        expect(() => library.verify(body, { ...headers, "webhook-timestamp": later })).toThrow();
      }
      const key = Buffer.from(webhook.secret.slice("whsec_".length), "base64");
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const mac = createHmac("sha256", key).update(signed).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${mac}`);
      expect(headers["content-type"]).toBe("application/json");
      expect(new Date(JSON.parse(body).timestamp).getTime()).toBe(service.clock.now());
    }
    const [job, site] = receiver.received.map(({ body }) => JSON.parse(body).data);
    const { sites } = (await service.call(owner.key, "GET", "/sites")).body;
    expect(site.site).toEqual(sites[0]);
    const read = await service.call(owner.key, "GET", `/jobs/${job.job.id}`);
    expect(job.job).toEqual(read.body.job);
  });

  test("for a day after a rotation the old secret and the new one both verify", async () => {
    const { owner, receiver, webhook, call } = await openHouse();
    const rotated = await call("POST", "/rotate");
    expect(rotated.body.secret).toStartWith("whsec_");
    expect(rotated.body.secret).not.toBe(webhook.secret);
    await tell(owner.id);
    await step();
    service.clock.advance(DAY);
    await tell(owner.id);
    await step();
    const [during, after] = receiver.received;
    if (!during || !after) throw new Error("two messages were sent");
    for (const Library of [Standard, Svix])
      for (const secret of [webhook.secret, rotated.body.secret])
        new Library(secret).verify(during.body, during.headers);
    expect(during.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    expect(after.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
    const stamp = Number(after.headers["webhook-timestamp"]);
    const expected = new Standard(rotated.body.secret).sign(
      after.headers["webhook-id"] ?? "",
      new Date(stamp * 1_000),
      after.body,
    );
    expect(after.headers["webhook-signature"]).toBe(expected);
  });

  test("no answer but that of create and rotate shows a secret, and the database holds none", async () => {
    const { owner, webhook, call } = await openHouse();
    const rotated = (await call("POST", "/rotate")).body.secret;
    const answers = await Promise.all([
      service.call(owner.key, "GET", "/webhooks"),
      call("GET"),
      call("PATCH", "", { enabled: true }),
      call("POST", "/test"),
      call("GET", "/deliveries"),
      call("DELETE"),
    ]);
    for (const { text } of answers) expect(text).not.toContain("whsec_");
    const files = ["sitewright.db", "sitewright.db-wal"].map((name) =>
      Bun.file(join(service.directory, name)).text(),
    );
    const stored = (await Promise.all(files)).join("");
    for (const secret of [webhook.secret, rotated]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.slice("whsec_".length));
    }
    expect(service.logLines.join("")).not.toContain("whsec_");
  });
});

describe("who is told", () => {
  test("endpoints of the account that take the type and the site, and no others", async () => {
    const { owner, receiver: all } = await openHouse();
    const [leads, jobs, site, stranger] = [receive(), receive(), receive(), receive()];
    await createWebhook(owner, { url: leads.url, types: ["lead.created", "ping"] });
    await createWebhook(owner, { url: jobs.url, types: ["job.completed"] });
    await createWebhook(owner, { url: site.url, siteIds: [SITE] });
    await createWebhook(await service.createAccount(), { url: stranger.url });
    await tell(owner.id, SITE);
    await tell(owner.id, OTHER_SITE);
    await tell(owner.id, null);
    await step();
    const counts = [all, leads, jobs, site, stranger].map(({ received }) => received.length);
    expect(counts).toEqual([3, 3, 0, 1, 0]);
    expect(idsOf(all.received)).toEqual(idsOf(leads.received));
    expect(new Set(idsOf(all.received)).size).toBe(3);
  });

  test("a message whose cause did not happen is never sent", async () => {
    const { owner, receiver } = await openHouse();
    const { ctx } = service;
    const data = { webhookId: "x" };
    const broken = { sql: "insert into nowhere values (1)", args: [] };
    const write = ctx.db.write([
      ...messageStatements(ctx, { accountId: owner.id, type: "ping", data }),
      broken,
    ]);
    await expect(write).rejects.toThrow();
    wakeWebhooks(ctx);
    await step();
    expect(receiver.received).toEqual([]);
  });

  test("a disabled endpoint gets nothing, also not what waited, until it is enabled", async () => {
    const { owner, receiver, call } = await openHouse();
    await tell(owner.id);
    expect((await call("PATCH", "", { enabled: false })).body.webhook).toMatchObject({
      status: "disabled",
      disabledReason: "owner",
    });
    await tell(owner.id);
    await step();
    expect(receiver.received).toEqual([]);
    expect((await call("GET", "/deliveries")).body).toMatchObject({
      total: 1,
      deliveries: [{ status: "failed", nextAttemptAt: null }],
    });
    for (const path of ["/test", "/redeliver"])
      expect((await call("POST", path, { since: 0 })).status).toBe(400);
    await call("PATCH", "", { enabled: true });
    await tell(owner.id);
    await step();
    expect(receiver.received).toHaveLength(1);
  });
});

describe("attempts", () => {
  test("follow the schedule, with the same id and body, and end with the tenth", async () => {
    const { owner, receiver, call } = await openHouse();
    receiver.answer = () => new Response("no", { status: 500 });
    await tell(owner.id);
    await step();
    for (let made = 1; made < 10; made += 1) {
      const [delivery] = (await call("GET", "/deliveries")).body.deliveries;
      expect(delivery.attempts).toHaveLength(made);
      const delayMs = delivery.nextAttemptAt - delivery.attempts[made - 1].attemptedAt;
      const decided = RETRY_DELAYS_MS[made - 1] ?? 0;
      expect(delayMs).toBeGreaterThanOrEqual(decided * 0.9);
      expect(delayMs).toBeLessThanOrEqual(decided * 1.1);
      service.clock.advance(delayMs - 1);
      wakeWebhooks(service.ctx);
      await step();
      expect(receiver.received).toHaveLength(made);
      await passUntilRetry(call);
    }
    const [delivery] = (await call("GET", "/deliveries")).body.deliveries;
    expect(delivery).toMatchObject({ status: "failed", nextAttemptAt: null });
    expect(new Set(idsOf(receiver.received)).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    service.clock.advance(30 * DAY);
    await step();
    expect(receiver.received).toHaveLength(10);
  });

  test.each([
    ["a number of seconds", () => "7200"],
    ["a date", () => new Date(service.clock.now() + 7_200_000).toUTCString()],
  ])("wait as long as Retry-After asks for with %s", async (_, retryAfter) => {
    const { owner, receiver, call } = await openHouse();
    receiver.answer = () =>
      new Response("", { status: 429, headers: { "retry-after": retryAfter() } });
    await tell(owner.id);
    await step();
    const [delivery] = (await call("GET", "/deliveries")).body.deliveries;
    const waitMs = delivery.nextAttemptAt - service.clock.now();
    expect(waitMs).toBeWithin(7_190_000, 7_200_001);
  });

  test("are logged with status, duration and the first KiB of the answer", async () => {
    const { owner, receiver, call } = await openHouse();
    receiver.answer = () => new Response("é".repeat(2_000), { status: 503 });
    await tell(owner.id);
    await step();
    receiver.answer = () => new Response("\0fine", { status: 201 });
    await passUntilRetry(call);
    const [{ attempts, status, type }] = (await call("GET", "/deliveries")).body.deliveries;
    expect([type, status]).toEqual(["lead.created", "succeeded"]);
    expect(attempts).toMatchObject([
      { status: 503, error: null, answer: "é".repeat(512) },
      { status: 201, error: null, answer: "\u{FFFD}fine" },
    ]);
    for (const { durationMs } of attempts) expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  test("that are redirected have failed, and nobody goes where they lead", async () => {
    const [{ owner, receiver, call }, elsewhere] = [await openHouse(), receive()];
    for (const code of [301, 302, 303, 307, 308]) {
      receiver.answer = () =>
        new Response(null, { status: code, headers: { location: elsewhere.url } });
      await tell(owner.id, SITE, `${code}`);
      await step();
    }
    const { deliveries, total } = (await call("GET", "/deliveries?status=pending")).body;
    expect(total).toBe(5);
    expect(deliveries[0].attempts[0].status).toBe(308);
    expect(elsewhere.received).toEqual([]);
  });

  test("that find nobody say why", async () => {
    const { owner, receiver, call } = await openHouse();
    await receiver.close();
    await tell(owner.id);
    await step();
    const [{ attempts }] = (await call("GET", "/deliveries")).body.deliveries;
    expect(attempts).toMatchObject([
      { status: null, error: "the connection was refused", answer: "" },
    ]);
  });

  test("any 2xx is a success and clears the record of failures", async () => {
    const { owner, receiver, call } = await openHouse();
    receiver.answer = () => new Response("", { status: 500 });
    await tell(owner.id);
    await step();
    expect((await call("GET")).body.webhook.failingSince).toBe(service.clock.now());
    receiver.answer = () => new Response(null, { status: 204 });
    await passUntilRetry(call);
    expect((await call("GET")).body.webhook.failingSince).toBeNull();
    expect((await call("GET", "/deliveries?status=succeeded")).body.total).toBe(1);
  });
});

describe("giving up on an endpoint", () => {
  test("one that answers 410 is disabled at once, and the account's others are told", async () => {
    const { owner, receiver, webhook, call } = await openHouse();
    const other = receive();
    await createWebhook(owner, { url: other.url, types: ["webhook.disabled"] });
    receiver.answer = () => new Response("", { status: 410 });
    await tell(owner.id);
    await tell(owner.id);
    await step();
    expect(receiver.received).toHaveLength(1);
    expect((await call("GET")).body.webhook).toMatchObject({
      status: "disabled",
      disabledReason: "gone",
    });
    expect((await call("GET", "/deliveries?status=pending")).body.total).toBe(0);
    expect(typesOf(other.received)).toEqual(["webhook.disabled"]);
    const { data } = JSON.parse(other.received[0]?.body ?? "");
    expect(data.webhook).toMatchObject({ id: webhook.id, disabledReason: "gone" });
    expect(service.logLines.some((line) => line.includes("webhook disabled"))).toBe(true);
  });

  test("one that fails for five days without a success is disabled, and not before", async () => {
    const { owner, receiver, call } = await openHouse();
    receiver.answer = () => new Response("", { status: 500 });
    await tell(owner.id);
    await step();
    service.clock.advance(FAILING_MS_MAX - 1);
    await step();
    expect((await call("GET")).body.webhook.status).toBe("enabled");
    service.clock.advance(1);
    await tell(owner.id);
    await step();
    expect((await call("GET")).body.webhook).toMatchObject({ disabledReason: "failing" });
  });

  test("also when nothing more is due for it", async () => {
    const { owner, receiver, call } = await openHouse();
    receiver.answer = () => new Response("", { status: 500 });
    await tell(owner.id);
    await step();
    for (let made = 1; made < 10; made += 1) await passUntilRetry(call);
    service.clock.advance(FAILING_MS_MAX);
    await step();
    expect((await call("GET")).body.webhook).toMatchObject({ disabledReason: "failing" });
  });
});

describe("sending again", () => {
  test("one message, with the same id and body, and a new signature", async () => {
    const { owner, receiver, webhook, call } = await openHouse();
    await tell(owner.id);
    await step();
    const [messageId] = idsOf(receiver.received);
    service.clock.advance(60_000);
    const again = await call("POST", "/redeliver", { messageId });
    expect([again.status, again.body]).toEqual([202, { queued: 1 }]);
    await step();
    const [first, second] = receiver.received;
    if (!first || !second) throw new Error("two were sent");
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"] ?? "");
    expect(second.body).toBe(first.body);
    new Standard(webhook.secret).verify(second.body, second.headers);
    expect((await call("POST", "/redeliver", { messageId: "msg_1" })).status).toBe(404);
  });

  test("all since a time, or only those that failed", async () => {
    const { owner, receiver, call } = await openHouse();
    await tell(owner.id);
    await step();
    service.clock.advance(1_000);
    const since = service.clock.now();
    await tell(owner.id);
    await step();
    expect((await call("POST", "/redeliver", { since, status: "failed" })).body.queued).toBe(0);
    expect((await call("POST", "/redeliver", { since })).body.queued).toBe(1);
    expect((await call("POST", "/redeliver", { since: 0 })).body.queued).toBe(2);
    await step();
    const ids = idsOf(receiver.received);
    expect(ids).toHaveLength(4);
    expect(ids.slice(2).sort()).toEqual(ids.slice(0, 2));
    for (const body of [{}, { since: 0, messageId: "msg_1" }, { since: "x" }, { since: -1 }])
      expect((await call("POST", "/redeliver", body)).status).toBe(400);
  });

  test("a ping goes out at once, once, and shows the answer", async () => {
    const { receiver, webhook, call } = await openHouse({ types: ["lead.created"] });
    const good = (await call("POST", "/test")).body.delivery;
    expect(good).toMatchObject({ type: "ping", status: "succeeded", attempts: [{ answer: "ok" }] });
    const sent = receiver.received[0];
    new Svix(webhook.secret).verify(sent?.body ?? "", sent?.headers ?? {});
    receiver.answer = () => new Response("broken", { status: 500 });
    const bad = (await call("POST", "/test")).body.delivery;
    expect(bad).toMatchObject({ status: "failed", attempts: [{ status: 500, answer: "broken" }] });
    await step();
    expect(receiver.received).toHaveLength(2);
  });
});

describe("targets", () => {
  test.each([
    ["http://10.0.0.1/hook", /10\.0\.0\.1 is not a public address/],
    ["http://169.254.169.254/latest/meta-data", /not a public address/],
    ["http://[::1]:5678/hook", /not a public address/],
    ["http://[::ffff:10.0.0.1]/", /not a public address/],
    ["http://93.184.215.14:22/", /port 22/],
    ["https://user:pass@hooks.example.com/", /user name or password/],
    ["ftp://hooks.example.com/", /absolute http or https/],
    ["/hook", /absolute http or https/],
    ["", /must not be empty/],
    [`https://hooks.example.com/${"x".repeat(2_048)}`, /at most 2,048/],
  ])("%s is refused when it is given", async (url, words) => {
    const owner = await service.createAccount();
    const answer = await service.call(owner.key, "POST", "/webhooks", { body: { url } });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toMatch(words);
  });

  test("a private address is refused at the attempt too, and the log of it says how to open it", async () => {
    const strict = await startTestService();
    const receiver = receive();
    try {
      const owner = await strict.createAccount();
      // Stands for a name that was public when it was given.
      const body = { url: "http://hooks.example.com/" };
      const { webhook } = (await strict.call(owner.key, "POST", "/webhooks", { body })).body;
      await strict.ctx.db.write([
        { sql: "update webhook_endpoints set url = ?", args: [receiver.url] },
      ]);
      const { delivery } = (await strict.call(owner.key, "POST", `/webhooks/${webhook.id}/test`))
        .body;
      expect(delivery.attempts[0].status).toBeNull();
      expect(delivery.attempts[0].error).toContain("SITEWRIGHT_ALLOW_PRIVATE_TARGETS=127.0.0.1:");
      expect(receiver.received).toEqual([]);
    } finally {
      await strict.close();
    }
  });

  test.each([
    [{ types: [] }, /`types` must list 1 to 100/],
    [{ types: ["lead.deleted"] }, /`types.0` must list some of lead.created/],
    [{ types: "lead.created" }, /`types` must list/],
    [{ siteIds: ["x"] }, /`siteIds.0` must list site ids/],
  ])("filters that cannot be meant are refused: %j", async (body, words) => {
    const owner = await service.createAccount();
    const url = "https://hooks.example.com/";
    const answer = await service.call(owner.key, "POST", "/webhooks", { body: { url, ...body } });
    expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringMatching(words)]);
  });

  test("an account has at most 100 webhooks", async () => {
    const owner = await service.createAccount();
    const body = { url: "https://hooks.example.com/" };
    const post = () => service.call(owner.key, "POST", "/webhooks", { body });
    const answers = await Promise.all(Array.from({ length: 105 }, post));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });
});

test("messages and the log of their deliveries are forgotten after 30 days", async () => {
  const { owner, call } = await openHouse();
  await tell(owner.id);
  await step();
  service.clock.advance(30 * DAY - 1);
  await step();
  expect((await call("GET", "/deliveries")).body.total).toBe(1);
  service.clock.advance(3_600_000);
  await step();
  expect((await call("GET", "/deliveries")).body.total).toBe(0);
});
