/** What becomes of an endpoint's record when it is changed, deleted, or dated by a clock that was fast. */
import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { idsOf } from "../../../test/fixtures/webhook-receiver.ts";
import {
  DAY_MS,
  startWebhookService,
  type WebhookService,
} from "../../../test/fixtures/webhooks.ts";
import { redeliverToAll } from "./deliveries.ts";
import { FAILING_MS_MAX } from "./schedule.ts";

let service: WebhookService;
beforeAll(async () => {
  service = await startWebhookService();
});
afterAll(() => service.close());
afterEach(() => service.tidy());

/** A house whose endpoint has failed once. */
async function openFailing() {
  const house = await service.openHouse();
  house.receiver.answer = () => new Response("", { status: 500 });
  await service.tell(house.owner.id);
  await service.step();
  return house;
}

test("another URL starts with a clean record: it is not disabled for what the former one did", async () => {
  const { call } = await openFailing();
  service.clock.advance(FAILING_MS_MAX - 60_000);
  const other = service.receive();
  const changed = await call("PATCH", "", { url: other.url });
  expect(changed.body.webhook.failingSince).toBeNull();
  service.clock.advance(120_000);
  await service.step();
  expect((await call("GET")).body.webhook.status).toBe("enabled");
});

test.each([
  ["the same URL", {}],
  ["the same URL, and enabled as it is", { enabled: true }],
])("%s keeps its record", async (_, more) => {
  const { call, receiver } = await openFailing();
  const { failingSince } = (await call("GET")).body.webhook;
  const changed = await call("PATCH", "", { url: receiver.url, ...more });
  expect(changed.body.webhook.failingSince).toBe(failingSince);
  expect(failingSince).not.toBeNull();
});

test("a failure that a fast clock noted holds nothing up once the clock is right", async () => {
  const now = service.clock.now();
  service.clock.setNow(now + 400 * DAY_MS);
  const { owner, receiver, call } = await openFailing();
  service.clock.setNow(now);
  service.clock.advance(11 * 60_000);
  await service.step();
  // The message is tried again, not in a year.
  expect(new Set(idsOf(receiver.received)).size).toBe(1);
  expect(receiver.received).toHaveLength(2);
  const [{ nextAttemptAt }] = (await call("GET", "/deliveries?status=pending")).body.deliveries;
  expect(nextAttemptAt - service.clock.now()).toBeLessThan(DAY_MS);
  // And five days count from now.
  expect((await call("GET")).body.webhook.failingSince).toBe(service.clock.now());
  service.clock.advance(FAILING_MS_MAX);
  await service.tell(owner.id);
  await service.step();
  expect((await call("GET")).body.webhook.disabledReason).toBe("failing");
});

test("one that is deleted while it is tested is not there, and keeps nothing", async () => {
  const { call, receiver, owner, webhook } = await service.openHouse();
  receiver.answer = async () => {
    await call("DELETE");
    return new Response("ok");
  };
  expect((await call("POST", "/test")).status).toBe(404);
  const { rows } = await service.ctx.db.client.execute({
    sql: "select 1 from webhook_deliveries where endpoint_id = ?",
    args: [webhook.id],
  });
  expect(rows).toEqual([]);
  expect((await service.call(owner.key, "GET", "/webhooks")).body.total).toBe(0);
});

test("what went to an endpoint that is deleted cannot be sent again, and nobody is asked to enable it", async () => {
  const { call, owner, receiver } = await service.openHouse();
  await service.tell(owner.id);
  await service.step();
  const [messageId = ""] = idsOf(receiver.received);
  await call("DELETE");
  await expect(redeliverToAll(service.ctx, messageId)).rejects.toMatchObject({ code: "not_found" });
});
