/** Webhooks over a libSQL server instead of the local file: the same statements, the same promises. */
import { expect, test } from "bun:test";
import { makeDirectory } from "./fixtures/database-file.ts";
import { serveLibsql } from "./fixtures/libsql-server.ts";
import { startWebhookService } from "./fixtures/webhooks.ts";

test("messages are told, sent again and given up on a database behind a server", async () => {
  const server = serveLibsql(makeDirectory().path);
  const service = await startWebhookService({
    environment: {
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
      SITEWRIGHT_DATABASE_URL: server.url,
    },
  });
  try {
    const { owner, receiver, call } = await service.openHouse();
    await service.tell(owner.id);
    await service.tell(owner.id);
    await service.step();
    expect(receiver.received).toHaveLength(2);
    expect((await call("POST", "/redeliver", { since: 0 })).body).toEqual({ queued: 2 });
    await service.step();
    expect(receiver.received).toHaveLength(4);
    expect((await call("POST", "/rotate")).status).toBe(200);
    receiver.answer = () => new Response("", { status: 410 });
    await service.tell(owner.id);
    await service.step();
    expect((await call("GET")).body.webhook.disabledReason).toBe("gone");
  } finally {
    await service.tidy();
    await service.close();
    await server.stop();
  }
});
