/**
 * kill -9 between the cause of a webhook and its delivery, again and again on one data directory:
 * each message arrives at least once with the same id, and none is invented.
 */
import { expect, setDefaultTimeout, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { openServerProcess, type ServerProcess } from "./fixtures/server-process.ts";
import { idsOf, type Received, startReceiver } from "./fixtures/webhook-receiver.ts";

/** More of them on demand: SITEWRIGHT_TEST_KILLS=100 bun test test/webhook-kill.test.ts */
const KILLS = Number(process.env.SITEWRIGHT_TEST_KILLS ?? 9);
setDefaultTimeout(300_000 + KILLS * 30_000);
type Job = { id: string; status: string; siteId: string | null };
type Delivery = { messageId: string; type: string; status: string };

/** A message of an earlier build may bring the kill before this one is answered. */
const startBuild = (installation: ServerProcess, number: number) =>
  installation
    .call("POST", "/sites", { businessName: `Harbour ${number}`, industry: "bakery" })
    .catch(() => undefined);

/** Causes of messages, and the moment of the kill after each. */
const KINDS = ["while it is received", "after the cause is acknowledged", "at any moment"] as const;

test(`${KILLS} kills between cause and delivery lose no message and invent none`, async () => {
  const installation = openServerProcess({ SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" });
  const receiver = startReceiver();
  /** Message id → how many had been received when it was asked for once more. */
  const promised: { id: string; receivedBefore: number }[] = [];
  try {
    const { accountId } = await installation.createOwner("k@k.test");
    const webhook = await installation.command(
      ...["webhook", "create", "--account", accountId, "--url", receiver.url],
    );

    const library = new Webhook(webhook.secret);
    let verified = 0;
    /** As they come: a signature is good for five minutes, and many kills take longer. */
    const verifyNew = () => {
      for (const { headers, body } of receiver.received.slice(verified))
        library.verify(body, headers);
      verified = receiver.received.length;
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await installation.start();
      const kind = KINDS[kill % KINDS.length];
      if (kind === "while it is received") {
        receiver.answer = async () => {
          await installation.kill();
          return new Response("too late");
        };
        await startBuild(installation, kill);
        await installation.exited();
      } else if (kind === "after the cause is acknowledged") {
        const id = idsOf(receiver.received).at(-1) ?? "";
        const receivedBefore = receiver.received.length;
        const again = await installation.call("POST", `/webhooks/${webhook.id}/redeliver`, {
          messageId: id,
        });
        expect(again).toEqual({ queued: 1 });
        promised.push({ id, receivedBefore });
        await installation.kill();
      } else {
        await startBuild(installation, kill);
        await Bun.sleep(Math.random() * 600);
        await installation.kill();
      }
      receiver.answer = () => new Response("ok");
      verifyNew();
    }

    await installation.start();
    await untilSettled(installation, webhook.id);
    const jobs = await installation.listAll<Job>("/jobs", "jobs");
    const deliveries = await installation.listAll<Delivery>(
      `/webhooks/${webhook.id}/deliveries`,
      "deliveries",
    );
    verifyNew();
    expectComplete(receiver.received, jobs, deliveries);
    for (const { id, receivedBefore } of promised)
      expect(idsOf(receiver.received.slice(receivedBefore))).toContain(id);
    expect(await installation.stop()).toBe(0);
  } finally {
    await installation.close();
    await receiver.close();
  }
});

async function untilSettled(installation: ServerProcess, webhookId: string): Promise<void> {
  for (let i = 0; i < 1_200; i += 1) {
    const open = await Promise.all([
      installation.call("GET", "/jobs?status=pending"),
      installation.call("GET", "/jobs?status=running"),
      installation.call("GET", `/webhooks/${webhookId}/deliveries?status=pending`),
    ]);
    const { sites } = await installation.call("GET", "/sites");
    const isLive = sites.every(({ status }: { status: string }) => status === "live");
    if (isLive && open.every(({ total }) => total === 0)) return;
    await Bun.sleep(100);
  }
  throw new Error("messages are still waiting");
}

function expectComplete(
  received: readonly Received[],
  jobs: readonly Job[],
  deliveries: readonly Delivery[],
): void {
  const bodies = new Map<string, string>();
  for (const { headers, body } of received) {
    const id = headers["webhook-id"] ?? "";
    // The same id always carries the same message.
    expect(bodies.get(id) ?? body).toBe(body);
    bodies.set(id, body);
  }
  expect([...bodies.keys()].sort()).toEqual(deliveries.map(({ messageId }) => messageId).sort());
  expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set(["succeeded"]));
  const messages = [...bodies.values()].map((body) => JSON.parse(body));
  const told = (type: string) => messages.filter((message) => message.type === type);
  // Each job has its one message, and each site at least one for its release.
  const completed = jobs.filter(({ status }) => status === "completed");
  expect(completed.length).toBeGreaterThan(0);
  for (const ended of ["completed", "failed"]) {
    const toldOf = told(`job.${ended}`).map(({ data }) => data.job.id);
    const happened = jobs.filter(({ status }) => status === ended).map(({ id }) => id);
    expect(toldOf.sort()).toEqual(happened.sort());
  }
  expect(new Set(told("site.published").map(({ data }) => data.site.id))).toEqual(
    new Set(completed.map(({ siteId }) => siteId)),
  );
}
