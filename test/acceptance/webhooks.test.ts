/** Webhooks as a receiver and its owner see them: each message's body, its headers, and the record that is kept. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { MESSAGE_TYPES } from "../../src/features/webhooks/message-types.ts";
import { type OwnedSite, openOwnedSite } from "../fixtures/owned-site.ts";
import { shapeDifferences } from "../fixtures/same-shape.ts";
import { type Received, type Receiver, startReceiver } from "../fixtures/webhook-receiver.ts";

let site: OwnedSite;
beforeAll(async () => {
  site = await openOwnedSite({ SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" });
});
afterAll(() => site.close());

const receivers: Receiver[] = [];
afterEach(async () => {
  for (const { id } of (await site.call("GET", "/webhooks?limit=200")).body.webhooks)
    await site.call("DELETE", `/webhooks/${id}`);
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});

type Hook = { id: string; secret: string; receiver: Receiver };

async function listen(more: object = {}): Promise<Hook> {
  const receiver = startReceiver();
  receivers.push(receiver);
  const { status, body, text } = await site.call("POST", "/webhooks", {
    url: receiver.url,
    ...more,
  });
  expect([status, text]).toEqual([201, expect.any(String)]);
  return { id: body.webhook.id, secret: body.secret, receiver };
}

const parsed = ({ received }: Receiver) => received.map(({ body }) => JSON.parse(body));
const get = async ({ id }: Hook, query = "") =>
  (await site.call("GET", `/webhooks/${id}/deliveries${query}`)).body;
const post = ({ id }: Hook, path: string, body?: object) =>
  site.call("POST", `/webhooks/${id}${path}`, body);

function signatureOf({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

/** What a message of each type says, next to what the API says of the same. */
const CAUSES: Record<string, () => Promise<object>> = {
  async "lead.created"() {
    const fields = { name: "Zoe\u0308", email: "zoe@visitors.test", message: "Hi", diet: "rye" };
    await site.sendForm(fields, { referer: `http://${site.host}/contact?a=b` });
    const [lead] = (await site.read("/leads?limit=1")).leads;
    return { siteId: site.siteId, lead: { ...lead, fields: { diet: "rye" } } };
  },
  async "site.published"() {
    await site.onSite("POST", "/unpublish");
    await site.onSite("POST", "/publish");
    await site.step();
    return site.read("");
  },
  async "job.completed"() {
    const { jobId } = (await site.call("POST", "/sites", { businessName: "B", industry: "bakery" }))
      .body;
    await site.step();
    return (await site.call("GET", `/jobs/${jobId}`)).body;
  },
  async "registration.created"() {
    const { id: eventId, ...event } = await site.createEvent();
    const party = { name: "Ann", email: "ann@visitors.test", seats: 2, diet: "vegan" };
    await site.register({ id: eventId, ...event }, party);
    await site.step();
    const [registration] = (await site.read(`/events/${eventId}/registrations`)).registrations;
    return { siteId: site.siteId, eventId, registration };
  },
  async "registration.promoted"() {
    const event = await site.createEvent({ capacity: 1 });
    for (const name of ["Ann", "Bob"])
      await site.register(event, { name, email: `${name}@visitors.test` });
    await site.onSite("PATCH", `/events/${event.id}`, { capacity: 2 });
    await site.step();
    const [, bob] = (await site.read(`/events/${event.id}/registrations`)).registrations;
    return { siteId: site.siteId, eventId: event.id, registration: bob };
  },
  async "webhook.disabled"() {
    const gone = await listen({ types: ["lead.created"] });
    gone.receiver.answer = () => new Response("", { status: 410 });
    await site.sendForm({ message: "For an endpoint that has gone" });
    await site.step();
    const { webhook } = (await site.call("GET", `/webhooks/${gone.id}`)).body;
    const { id, url, disabledAt, disabledReason } = webhook;
    return { webhook: { id, url, disabledAt, disabledReason } };
  },
};

describe.each(Object.keys(CAUSES))("%s", (type) => {
  test("says what the API says, under signed headers that tell one message from another", async () => {
    const hook = await listen({ types: [type] });
    const expected = await CAUSES[type]?.();
    await site.step();
    const { received } = hook.receiver;
    expect(received).toHaveLength(1);
    const [message] = received as [Received];
    const body = JSON.parse(message.body);
    expect(Object.keys(body)).toEqual(["type", "timestamp", "data"]);
    expect(body).toEqual({
      ...{ type, data: expected },
      timestamp: new Date(site.service.clock.now()).toISOString(),
    });
    // The documentation's example has the same fields.
    const { example } = MESSAGE_TYPES[type as keyof typeof MESSAGE_TYPES];
    expect(shapeDifferences(JSON.parse(JSON.stringify(example)), body.data)).toEqual([]);
    const { headers } = message;
    expect(headers["webhook-id"]).toMatch(/^msg_[0-9a-z]{26}$/);
    expect(headers["webhook-timestamp"]).toMatch(/^\d{10}$/);
    expect(headers["webhook-signature"]).toBe(signatureOf(message, hook.secret));
    expect(headers["content-type"]).toBe("application/json");
    expect(headers.authorization ?? headers.cookie).toBeUndefined();
    const { deliveries } = await get(hook);
    expect(deliveries.map(({ messageId }: { messageId: string }) => messageId)).toEqual([
      headers["webhook-id"],
    ]);
  });
});

test("a secret is 24 to 64 random bytes in base64, another for each endpoint and each rotation", async () => {
  const [one, two] = [await listen(), await listen()];
  const rotated = (await post(one, "/rotate")).body.secret;
  const secrets = [one.secret, two.secret, rotated];
  expect(new Set(secrets).size).toBe(3);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+={0,2}$/);
    const { length } = Buffer.from(secret.slice("whsec_".length), "base64");
    expect([length >= 24, length <= 64]).toEqual([true, true]);
  }
});

test("an endpoint is told of its types and sites only, and of none of another account's", async () => {
  const otherId = await site.buildSite("Second Bakery");
  const [here, there, both] = [
    await listen({ types: ["lead.created"], siteIds: [site.siteId] }),
    await listen({ types: ["lead.created"], siteIds: [otherId] }),
    await listen({ types: ["lead.created", "lead.created"], siteIds: [otherId, site.siteId] }),
  ];
  const stranger = await site.service.createAccount();
  const spy = startReceiver();
  receivers.push(spy);
  const body = { url: spy.url, siteIds: [site.siteId] };
  expect((await site.service.call(stranger.key, "POST", "/webhooks", { body })).status).toBe(201);
  await site.sendForm({ message: "For the first site" });
  await site.step();
  const counts = [here, there, both].map(({ receiver }) => receiver.received.length);
  expect([...counts, spy.received.length]).toEqual([1, 0, 1, 0]);
});

test("a change keeps what it does not name, and null takes a choice back", async () => {
  const hook = await listen({ types: ["ping", "lead.created"], siteIds: [site.siteId] });
  const change = async (body: object) =>
    (await site.call("PATCH", `/webhooks/${hook.id}`, body)).body.webhook;
  const before = (await site.call("GET", `/webhooks/${hook.id}`)).body.webhook;
  site.service.clock.advance(10);
  const { updatedAt: _, ...same } = before;
  const { updatedAt: __, ...afterNothing } = await change({});
  expect(afterNothing).toEqual(same);
  expect(await change({ types: null })).toMatchObject({ types: null, siteIds: [site.siteId] });
  expect(await change({ siteIds: null })).toMatchObject({ types: null, siteIds: null });
  expect(await change({ url: "https://hooks.example.com/b" })).toMatchObject({
    ...{
      id: hook.id,
      url: "https://hooks.example.com/b",
      types: null,
      createdAt: before.createdAt,
    },
  });
  for (const body of [
    { url: null },
    { url: "" },
    { types: [] },
    { siteIds: [] },
    { enabled: null },
  ])
    expect([body, (await site.call("PATCH", `/webhooks/${hook.id}`, body)).status]).toEqual([
      body,
      400,
    ]);
});

describe("the record of deliveries", () => {
  test("has each attempt as it was, the first KiB of its answer, and the states as filters", async () => {
    const hook = await listen({ types: ["lead.created"] });
    const answers = ["x".repeat(2_000), "ü".repeat(1_000)];
    hook.receiver.answer = () => new Response(answers.shift() ?? "ok", { status: 503 });
    await site.sendForm({ message: "Refused" });
    await site.step();
    const [pending] = (await get(hook, "?status=pending")).deliveries;
    expect(pending).toMatchObject({ type: "lead.created", status: "pending" });
    expect(pending.nextAttemptAt).toBeGreaterThan(site.service.clock.now());
    expect(pending.attempts).toHaveLength(1);
    expect(pending.attempts[0]).toEqual({
      ...{ attemptedAt: site.service.clock.now(), durationMs: expect.any(Number) },
      ...{ status: 503, error: null, answer: "x".repeat(1_024) },
    });
    site.service.clock.advance(pending.nextAttemptAt - site.service.clock.now());
    await site.step();
    hook.receiver.answer = () => new Response("ok");
    const [again] = (await get(hook)).deliveries;
    // Cut between characters, within a KiB.
    expect(again.attempts[1].answer).toBe("ü".repeat(512));
    site.service.clock.advance(again.nextAttemptAt - site.service.clock.now());
    await site.step();
    const [done] = (await get(hook, "?status=succeeded")).deliveries;
    expect([done.nextAttemptAt, done.attempts.length, done.messageId]).toEqual([
      ...[null, 3, pending.messageId],
    ]);
    for (const status of ["pending", "failed"])
      expect(await get(hook, `?status=${status}`)).toEqual({ deliveries: [], total: 0 });
    const bodies = new Set(hook.receiver.received.map(({ body }) => body));
    const ids = new Set(hook.receiver.received.map(({ headers }) => headers["webhook-id"]));
    expect([bodies.size, ids.size, hook.receiver.received.length]).toEqual([1, 1, 3]);
  });

  test("is asked again for one message, or for all from a moment on, that moment's own included", async () => {
    const hook = await listen({ types: ["lead.created"] });
    const times: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      site.service.clock.advance(1_000);
      times.push(site.service.clock.now());
      await site.sendForm({ message: `Lead ${at}` });
      await site.step();
    }
    const ids = hook.receiver.received.map(({ headers }) => headers["webhook-id"]);
    const resend = async (body: object) => {
      hook.receiver.received.length = 0;
      const { status, body: told } = await post(hook, "/redeliver", body);
      await site.step();
      const sent = hook.receiver.received.map(({ headers }) => headers["webhook-id"]);
      return [status, told.queued, sent.toSorted()];
    };
    expect(await resend({ messageId: ids[1] })).toEqual([202, 1, [ids[1]]]);
    expect(await resend({ since: times[1] })).toEqual([202, 2, ids.slice(1)]);
    expect(await resend({ since: (times[1] ?? 0) + 1 })).toEqual([202, 1, ids.slice(2)]);
    expect(await resend({ since: 0, status: "failed" })).toEqual([202, 0, []]);
    expect(await resend({ since: 0, status: "succeeded" })).toEqual([202, 3, ids]);
    expect((await get(hook)).total).toBe(3);
  });

  test("is each endpoint's own: another's message is missing, and both or neither is refused", async () => {
    const [hook, other] = [await listen(), await listen()];
    const { delivery } = (await post(hook, "/test")).body;
    const missing = await post(other, "/redeliver", { messageId: delivery.messageId });
    expect([missing.status, missing.body.error.code]).toEqual([404, "not_found"]);
    for (const body of [
      {},
      { messageId: delivery.messageId, since: 0 },
      { since: -1 },
      { since: 0.5 },
      { since: "0" },
      { since: null },
      { since: 0, status: "done" },
      { messageId: "" },
    ])
      expect([body, (await post(hook, "/redeliver", body)).status]).toEqual([body, 400]);
    await site.step();
    expect(parsed(hook.receiver).map(({ type }) => type)).toEqual(["ping"]);
  });
});

test("a test tells what came of it, and asks no other endpoint", async () => {
  const [hook, other] = [await listen({ types: ["lead.created"] }), await listen()];
  hook.receiver.answer = () => new Response("no", { status: 500 });
  const { status, body } = await post(hook, "/test");
  expect([status, body.delivery]).toEqual([
    200,
    {
      ...{ messageId: expect.stringMatching(/^msg_/), type: "ping", status: "failed" },
      ...{ nextAttemptAt: null, createdAt: site.service.clock.now() },
      attempts: [expect.objectContaining({ status: 500, error: null, answer: "no" })],
    },
  ]);
  site.service.clock.advance(60 * 60_000);
  await site.step();
  expect(parsed(hook.receiver)).toEqual([
    expect.objectContaining({ type: "ping", data: { webhookId: hook.id } }),
  ]);
  expect(other.receiver.received).toEqual([]);
});

test("what is deleted is told of nothing more, and is missing to every call", async () => {
  const hook = await listen();
  hook.receiver.answer = () => new Response("", { status: 503 });
  await site.sendForm({ message: "Waiting for it" });
  await site.step();
  const last = (await site.call("GET", `/webhooks/${hook.id}`)).body;
  const gone = await site.call("DELETE", `/webhooks/${hook.id}`);
  expect([gone.status, gone.body]).toEqual([200, last]);
  const { length } = hook.receiver.received;
  site.service.clock.advance(24 * 60 * 60_000);
  await site.sendForm({ message: "Too late" });
  await site.step();
  expect(hook.receiver.received).toHaveLength(length);
  for (const [method, path, body] of [
    ["GET", "", undefined],
    ["PATCH", "", { enabled: true }],
    ["DELETE", "", undefined],
    ["GET", "/deliveries", undefined],
    ["POST", "/rotate", undefined],
    ["POST", "/test", undefined],
    ["POST", "/redeliver", { since: 0 }],
  ] as const) {
    const answer = await site.call(method, `/webhooks/${hook.id}${path}`, body);
    expect([method, path, answer.status]).toEqual([method, path, 404]);
  }
});
