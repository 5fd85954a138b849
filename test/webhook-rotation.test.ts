/** Rotating a webhook's secret: each secret that a receiver may still hold signs for its whole day. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { exportCell } from "../src/features/upkeep/cells/export-cell.ts";
import { importCell } from "../src/features/upkeep/cells/import-cell.ts";
import type { Received } from "./fixtures/webhook-receiver.ts";
import {
  DAY_MS,
  type House,
  startWebhookService,
  type WebhookService,
} from "./fixtures/webhooks.ts";
import { startTestService, type TestService } from "./harness.ts";

const HOUR_MS = 60 * 60_000;
const KEPT_MAX = 10;
const LIMITS = "key=100000/100000m,ip=100000/100000m";
const keyOf = (fill: number) => Buffer.alloc(32, fill).toString("base64");

let service: WebhookService;
beforeAll(async () => {
  service = await startWebhookService({
    environment: {
      ...{ SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1", SITEWRIGHT_LIMITS: LIMITS },
      SITEWRIGHT_INSTANCE_KEY: keyOf(1),
    },
  });
});
afterAll(() => service.close());
afterEach(() => service.tidy());

/** As Standard Webhooks has it, without the library, whose clock is the machine's. */
function signatureOf(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

async function rotate({ call }: House): Promise<string> {
  const { status, body } = await call("POST", "/rotate");
  expect(status).toBe(200);
  expect(body.webhook.previousSecretUntil).toBe(service.clock.now() + DAY_MS);
  return body.secret;
}

/** Those of `secrets` that sign what is sent now, in the order of their signatures. */
async function signersNow({ owner, receiver }: House, secrets: readonly string[]) {
  await service.tell(owner.id);
  await service.step();
  const sent = receiver.received.at(-1);
  if (sent === undefined) throw new Error("nothing was sent");
  const written = sent.headers["webhook-signature"]?.split(" ") ?? [];
  return written.map((signature) =>
    secrets.findIndex((one) => signatureOf(one, sent) === signature),
  );
}

describe("a secret that is rotated", () => {
  test("twice within a day leaves the first one its day, and the second one its own", async () => {
    const house = await service.openHouse();
    const secrets = [house.webhook.secret];
    secrets.push(await rotate(house));
    service.clock.advance(HOUR_MS);
    secrets.push(await rotate(house));
    expect(await signersNow(house, secrets)).toEqual([2, 1, 0]);
    service.clock.advance(23 * HOUR_MS - 1);
    expect(await signersNow(house, secrets)).toEqual([2, 1, 0]);
    service.clock.advance(1);
    expect(await signersNow(house, secrets)).toEqual([2, 1]);
    service.clock.advance(HOUR_MS);
    expect(await signersNow(house, secrets)).toEqual([2]);
  });

  test("at any pace signs for a day from when it was replaced, of very many the latest ten", async () => {
    const house = await service.openHouse();
    const secrets = [house.webhook.secret];
    const replacedAt: number[] = [];
    const hours = [0, 0, 1, 3, 5, 8, 13, 21, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 24, 23, 2, 30];
    for (const wait of hours) {
      service.clock.advance(wait * HOUR_MS);
      secrets.push(await rotate(house));
      replacedAt.push(service.clock.now());
      service.clock.advance(HOUR_MS / 2);
      const now = service.clock.now();
      const good = secrets
        .map((_, at) => at)
        .filter((at) => (replacedAt[at] ?? now) + DAY_MS > now)
        .reverse()
        .slice(0, KEPT_MAX);
      expect([wait, await signersNow(house, secrets)]).toEqual([wait, good]);
    }
  });

  test("by two at once has given both of them a secret that signs", async () => {
    const house = await service.openHouse();
    const made = await Promise.all([rotate(house), rotate(house), rotate(house)]);
    const signing = await signersNow(house, [house.webhook.secret, ...made]);
    expect(signing.toSorted()).toEqual([0, 1, 2, 3]);
    expect(signing.at(-1)).toBe(0);
  });

  test("is in no answer and in no file, the earlier ones included", async () => {
    const house = await service.openHouse();
    const secrets = [house.webhook.secret, await rotate(house), await rotate(house)];
    const files = ["sitewright.db", "sitewright.db-wal"].map((name) =>
      Bun.file(`${service.directory}/${name}`).text(),
    );
    const told = [
      (await house.call("GET")).text,
      ...service.logLines,
      ...(await Promise.all(files)),
    ];
    for (const secret of secrets)
      expect(told.join("").includes(secret.slice("whsec_".length))).toBe(false);
  });

  test("of an endpoint that is gone, or another account's, is missing", async () => {
    const house = await service.openHouse();
    const stranger = await service.createAccount();
    const path = `/webhooks/${house.webhook.id}/rotate`;
    const foreign = await service.call(stranger.key, "POST", path);
    await house.call("DELETE");
    const gone = await house.call("POST", "/rotate");
    expect([foreign.status, gone.status]).toEqual([404, 404]);
    expect(foreign.text).toBe(gone.text);
  });
});

describe("where the instance has another key", () => {
  let other: TestService | undefined;
  afterEach(() => other?.close());

  test("a moved tenant's messages have every signature that they had before", async () => {
    const house = await service.openHouse();
    const secrets = [house.webhook.secret, await rotate(house), await rotate(house)];
    const path = `${service.directory}/moved.cell`;
    await exportCell(service.ctx, { account: house.owner.id, path, moves: false });
    other = await startTestService({
      clock: service.clock,
      environment: {
        ...{ SITEWRIGHT_INSTANCE_KEY: keyOf(2), SITEWRIGHT_LIMITS: LIMITS },
        SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
      },
    });
    await importCell(other.ctx, path);
    const before = house.receiver.received.length;
    const tested = await other.call(
      ...([house.owner.key, "POST", `/webhooks/${house.webhook.id}/test`] as const),
    );
    expect(tested.status).toBe(200);
    const sent = house.receiver.received[before];
    if (sent === undefined) throw new Error("nothing was sent");
    const expected = secrets.toReversed().map((secret) => signatureOf(secret, sent));
    expect(sent.headers["webhook-signature"]?.split(" ")).toEqual(expected);
  });

  test("a secret that cannot be opened is replaced by rotating it, and signs nothing", async () => {
    const clock = service.clock;
    const environment = (fill: number) => ({
      SITEWRIGHT_INSTANCE_KEY: keyOf(fill),
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
    });
    const first = await startTestService({ clock, environment: environment(3) });
    const owner = await first.createAccount();
    const receiver = service.receive();
    const { webhook } = (
      await first.call(owner.key, "POST", "/webhooks", { body: { url: receiver.url } })
    ).body;
    await first.stop();
    const { directory } = first;
    other = await startTestService({ clock, directory, environment: environment(4) });
    const ask = (part: string) => other?.call(owner.key, "POST", `/webhooks/${webhook.id}${part}`);
    expect((await ask("/test"))?.body.delivery.attempts[0].error).toContain("rotate it");
    const rotated = (await ask("/rotate"))?.body;
    expect(rotated.webhook.previousSecretUntil).toBeNull();
    await ask("/test");
    const [sent, ...more] = receiver.received;
    if (sent === undefined || more.length > 0) throw new Error("one message was sent");
    expect(sent.headers["webhook-signature"]).toBe(signatureOf(rotated.secret, sent));
    const path = `${directory}/moved.cell`;
    await exportCell(other.ctx, { account: owner.id, path, moves: false });
  });
});
