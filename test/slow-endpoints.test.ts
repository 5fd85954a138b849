/** Endpoints that take their time: they hold up themselves, and never another account. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { startWebhookService, type WebhookService } from "./fixtures/webhooks.ts";

let service: WebhookService;
beforeAll(async () => {
  service = await startWebhookService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" },
    runScheduler: true,
  });
});
afterAll(async () => {
  await service.tidy();
  await service.close();
});

test("two accounts with 80 endpoints that answer late delay a third by nothing", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = service.receive();
  let answered = 0;
  slow.answer = async () => {
    await released;
    answered += 1;
    return new Response("ok");
  };
  const third = await service.openHouse();
  const owners = [await service.createAccount(), await service.createAccount()];
  for (const owner of owners)
    for (let count = 0; count < 80; count += 1)
      await service.createWebhook(owner, { url: `${slow.url}/${count}` });
  for (const owner of owners) await service.tell(owner.id);
  // As many at once as an account may have: nothing more of these two is sent before they answer.
  await slow.until(2 * 24);
  for (let count = 1; count <= 5; count += 1) {
    await service.tell(third.owner.id);
    await third.receiver.until(count);
  }
  expect([answered, slow.received.length]).toEqual([0, 2 * 24]);
  release();
  await slow.until(160);
});
