import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { Webhook as Standard } from "standardwebhooks";
import { Webhook as Svix } from "svix";
import { idsOf, typesOf } from "../../../test/fixtures/webhook-receiver.ts";
import {
  DAY_MS,
  startWebhookService,
  type WebhookService,
} from "../../../test/fixtures/webhooks.ts";
import { MAIL_CHANNEL } from "../../platform/mail/mail.ts";
import { countWaiting } from "../../platform/outbox/outbox.ts";
import { disabledNotice } from "./disabled-notice.ts";
import { wakeWebhooks } from "./messages.ts";
import { FAILING_MS_MAX, RETRY_DELAYS_MS } from "./schedule.ts";

let service: WebhookService;
beforeAll(async () => {
  service = await startWebhookService();
});
afterAll(() => service.close());
afterEach(() => service.tidy());

describe("attempts", () => {
  test("follow the schedule, with the same id and body, and end with the tenth", async () => {
    const { owner, receiver, call } = await service.openHouse();
    receiver.answer = () => new Response("no", { status: 500 });
    await service.tell(owner.id);
    await service.step();
    for (let made = 1; made < 10; made += 1) {
      const [delivery] = (await call("GET", "/deliveries")).body.deliveries;
      expect(delivery.attempts).toHaveLength(made);
      const delayMs = delivery.nextAttemptAt - delivery.attempts[made - 1].attemptedAt;
      const decided = RETRY_DELAYS_MS[made - 1] ?? 0;
      expect(delayMs).toBeGreaterThanOrEqual(decided * 0.9);
      expect(delayMs).toBeLessThanOrEqual(decided * 1.1);
      service.clock.advance(delayMs - 1);
      wakeWebhooks(service.ctx);
      await service.step();
      expect(receiver.received).toHaveLength(made);
      await service.passUntilRetry(call);
    }
    const [delivery] = (await call("GET", "/deliveries")).body.deliveries;
    expect(delivery).toMatchObject({ status: "failed", nextAttemptAt: null });
    expect(new Set(idsOf(receiver.received)).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    service.clock.advance(30 * DAY_MS);
    await service.step();
    expect(receiver.received).toHaveLength(10);
  });

  test.each([
    ["a number of seconds", () => "7200"],
    ["a date", () => new Date(service.clock.now() + 7_200_000).toUTCString()],
  ])("wait as long as Retry-After asks for with %s", async (_, retryAfter) => {
    const { owner, receiver, call } = await service.openHouse();
    receiver.answer = () =>
      new Response("", { status: 429, headers: { "retry-after": retryAfter() } });
    await service.tell(owner.id);
    await service.step();
    const [delivery] = (await call("GET", "/deliveries")).body.deliveries;
    const waitMs = delivery.nextAttemptAt - service.clock.now();
    expect(waitMs).toBeWithin(7_190_000, 7_200_001);
  });

  test("are logged with status, duration and the first KiB of the answer", async () => {
    const { owner, receiver, call } = await service.openHouse();
    receiver.answer = () => new Response("é".repeat(2_000), { status: 503 });
    await service.tell(owner.id);
    await service.step();
    receiver.answer = () => new Response("\0fine", { status: 201 });
    await service.passUntilRetry(call);
    const [{ attempts, status, type }] = (await call("GET", "/deliveries")).body.deliveries;
    expect([type, status]).toEqual(["lead.created", "succeeded"]);
    expect(attempts).toMatchObject([
      { status: 503, error: null, answer: "é".repeat(512) },
      { status: 201, error: null, answer: "\u{FFFD}fine" },
    ]);
    for (const { durationMs } of attempts) expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  test("that are redirected have failed, and nobody goes where they lead", async () => {
    const [{ owner, receiver, call }, elsewhere] = [await service.openHouse(), service.receive()];
    for (const code of [301, 302, 303, 307, 308]) {
      receiver.answer = () =>
        new Response(null, { status: code, headers: { location: elsewhere.url } });
      await service.tell(owner.id);
      await service.step();
    }
    const { deliveries, total } = (await call("GET", "/deliveries?status=pending")).body;
    expect(total).toBe(5);
    expect(deliveries[0].attempts[0].status).toBe(308);
    expect(elsewhere.received).toEqual([]);
  });

  test("that find nobody say why", async () => {
    const { owner, receiver, call } = await service.openHouse();
    await receiver.close();
    await service.tell(owner.id);
    await service.step();
    const [{ attempts }] = (await call("GET", "/deliveries")).body.deliveries;
    expect(attempts).toMatchObject([
      { status: null, error: "the connection was refused", answer: "" },
    ]);
  });

  test("any 2xx is a success and clears the record of failures", async () => {
    const { owner, receiver, call } = await service.openHouse();
    receiver.answer = () => new Response("", { status: 500 });
    await service.tell(owner.id);
    await service.step();
    expect((await call("GET")).body.webhook.failingSince).toBe(service.clock.now());
    receiver.answer = () => new Response(null, { status: 204 });
    await service.passUntilRetry(call);
    expect((await call("GET")).body.webhook.failingSince).toBeNull();
    expect((await call("GET", "/deliveries?status=succeeded")).body.total).toBe(1);
  });
});

describe("giving up on an endpoint", () => {
  test("one that answers 410 is disabled at once, and the account's others are told", async () => {
    const { owner, receiver, webhook, call } = await service.openHouse();
    const other = service.receive();
    await service.createWebhook(owner, { url: other.url, types: ["webhook.disabled"] });
    receiver.answer = () => new Response("", { status: 410 });
    await service.tell(owner.id);
    await service.tell(owner.id);
    await service.step();
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
    const mail = await disabledNotice.compose(service.ctx, webhook.id);
    expect(mail?.to).toBe("owner@acme.test");
    expect(mail?.text).toContain(receiver.url);
    expect(await countWaiting(service.ctx, MAIL_CHANNEL)).toBeGreaterThan(0);
    // Whoever has mended it in the meantime is not bothered.
    await call("PATCH", "", { enabled: true });
    expect(await disabledNotice.compose(service.ctx, webhook.id)).toBeUndefined();
  });

  test("one that fails for five days without a success is disabled, and not before", async () => {
    const { owner, receiver, call } = await service.openHouse();
    receiver.answer = () => new Response("", { status: 500 });
    await service.tell(owner.id);
    await service.step();
    service.clock.advance(FAILING_MS_MAX - 1);
    await service.step();
    expect((await call("GET")).body.webhook.status).toBe("enabled");
    service.clock.advance(1);
    await service.tell(owner.id);
    await service.step();
    expect((await call("GET")).body.webhook).toMatchObject({ disabledReason: "failing" });
  });

  test("also when nothing more is due for it", async () => {
    const { owner, receiver, call } = await service.openHouse();
    receiver.answer = () => new Response("", { status: 500 });
    await service.tell(owner.id);
    await service.step();
    for (let made = 1; made < 10; made += 1) await service.passUntilRetry(call);
    service.clock.advance(FAILING_MS_MAX);
    await service.step();
    expect((await call("GET")).body.webhook).toMatchObject({ disabledReason: "failing" });
  });
});

test("an endpoint that hangs delays neither another nor the end of the service", async () => {
  const busy = await startWebhookService({ runScheduler: true });
  try {
    const [slow, quick] = [busy.receive(), busy.receive()];
    slow.answer = () => new Promise<Response>(() => {});
    const owner = await busy.createAccount();
    for (const { url } of [slow, slow, slow, quick]) await busy.createWebhook(owner, { url });
    await busy.tell(owner.id);
    await busy.tell(owner.id);
    await Promise.all([slow.until(3), quick.until(2)]);
    expect(slow.received).toHaveLength(3);
    expect(new Set(idsOf(quick.received)).size).toBe(2);
    await busy.stop();
    const lost = busy.logLines.filter((line) => line.includes("outbox failed"));
    expect(lost).toEqual([]);
  } finally {
    await busy.tidy();
    rmSync(busy.directory, { recursive: true, force: true });
  }
});

describe("sending again", () => {
  test("one message, with the same id and body, and a new signature", async () => {
    const { owner, receiver, webhook, call } = await service.openHouse();
    await service.tell(owner.id);
    await service.step();
    const [messageId] = idsOf(receiver.received);
    service.clock.advance(60_000);
    const again = await call("POST", "/redeliver", { messageId });
    expect([again.status, again.body]).toEqual([202, { queued: 1 }]);
    await service.step();
    const [first, second] = receiver.received;
    if (!first || !second) throw new Error("two were sent");
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"] ?? "");
    expect(second.body).toBe(first.body);
    new Standard(webhook.secret).verify(second.body, second.headers);
    expect((await call("POST", "/redeliver", { messageId: "msg_1" })).status).toBe(404);
  });

  test("all since a time, or only those that failed", async () => {
    const { owner, receiver, call } = await service.openHouse();
    await service.tell(owner.id);
    await service.step();
    service.clock.advance(1_000);
    const since = service.clock.now();
    await service.tell(owner.id);
    await service.step();
    expect((await call("POST", "/redeliver", { since, status: "failed" })).body.queued).toBe(0);
    expect((await call("POST", "/redeliver", { since })).body.queued).toBe(1);
    expect((await call("POST", "/redeliver", { since: 0 })).body.queued).toBe(2);
    await service.step();
    const ids = idsOf(receiver.received);
    expect(ids).toHaveLength(4);
    expect(ids.slice(2).sort()).toEqual(ids.slice(0, 2));
    for (const body of [{}, { since: 0, messageId: "msg_1" }, { since: "x" }, { since: -1 }])
      expect((await call("POST", "/redeliver", body)).status).toBe(400);
  });

  test("a ping goes out at once, once, and shows the answer", async () => {
    const { receiver, webhook, call } = await service.openHouse({ types: ["lead.created"] });
    const good = (await call("POST", "/test")).body.delivery;
    expect(good).toMatchObject({ type: "ping", status: "succeeded", attempts: [{ answer: "ok" }] });
    const sent = receiver.received[0];
    new Svix(webhook.secret).verify(sent?.body ?? "", sent?.headers ?? {});
    receiver.answer = () => new Response("broken", { status: 500 });
    const bad = (await call("POST", "/test")).body.delivery;
    expect(bad).toMatchObject({ status: "failed", attempts: [{ status: 500, answer: "broken" }] });
    await service.step();
    expect(receiver.received).toHaveLength(2);
  });
});

test("messages and the log of their deliveries are forgotten after 30 days", async () => {
  const { owner, call } = await service.openHouse();
  await service.tell(owner.id);
  await service.step();
  service.clock.advance(30 * DAY_MS - 1);
  await service.step();
  expect((await call("GET", "/deliveries")).body.total).toBe(1);
  service.clock.advance(3_600_000);
  await service.step();
  expect((await call("GET", "/deliveries")).body.total).toBe(0);
});
