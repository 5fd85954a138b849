/**
 * kill -9 between the cause of a webhook and its delivery, again and again on one data directory:
 * each message arrives at least once with the same id, and none is invented.
 */
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { idsOf, type Received, startReceiver } from "./fixtures/webhook-receiver.ts";

/** More of them on demand: SITEWRIGHT_TEST_KILLS=100 bun test test/webhook-kill.test.ts */
const KILLS = Number(process.env.SITEWRIGHT_TEST_KILLS ?? 9);
const ENVIRONMENT = {
  ...process.env,
  SITEWRIGHT_LOG: "error",
  SITEWRIGHT_LIMITS: "key=9999999/9999999m,ip=9999999/9999999m,generation=9999999/9999999h",
  SITEWRIGHT_PLAN_CREDITS: "agency=1000000",
  SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
};

type Job = { id: string; status: string; siteId: string | null };
type Delivery = { messageId: string; type: string; status: string };

function openInstallation(directory: string, port: number) {
  const environment = { ...ENVIRONMENT, SITEWRIGHT_DATA: directory, PORT: String(port) };
  let key = "";
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  return {
    call,
    async start() {
      const server = Bun.spawn([process.execPath, "src/main.ts", "serve"], {
        env: environment,
        stdio: ["ignore", "ignore", "inherit"],
      });
      for (let i = 0; i < 2_000; i += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        if (answer?.ok) return server;
        await Bun.sleep(10);
      }
      throw new Error("the server did not become ready");
    },
    async command(...args: string[]) {
      const child = Bun.spawn([process.execPath, "src/main.ts", ...args, "--json"], {
        env: environment,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const text = await new Response(child.stdout).text();
      expect(await child.exited).toBe(0);
      return JSON.parse(text);
    },
    useKey(made: string) {
      key = made;
    },
    async listAll<Item>(path: string, name: string): Promise<Item[]> {
      const items: Item[] = [];
      for (;;) {
        const page = await call("GET", `${path}?limit=200&skip=${items.length}`);
        items.push(...page[name]);
        if (items.length >= page.total || page[name].length === 0) return items;
      }
    },
  };
}

type Installation = ReturnType<typeof openInstallation>;

/** A message of an earlier build may bring the kill before this one is answered. */
const startBuild = (installation: Installation, number: number) =>
  installation
    .call("POST", "/sites", { businessName: `Harbour ${number}`, industry: "bakery" })
    .catch(() => undefined);

/** Causes of messages, and the moment of the kill after each. */
const KINDS = ["while it is received", "after the cause is acknowledged", "at any moment"] as const;

test(`${KILLS} kills between cause and delivery lose no message and invent none`, async () => {
  const directory = mkdtempSync(join(tmpdir(), "sitewright-webhook-kill-"));
  const installation = openInstallation(directory, 20_000 + Math.floor(Math.random() * 20_000));
  const receiver = startReceiver();
  /** Message id → how many had been received when it was asked for once more. */
  const promised: { id: string; receivedBefore: number }[] = [];
  try {
    const account = await installation.command(
      ...["account", "create", "--name", "K", "--email", "k@k.test", "--plan", "agency"],
    );
    const { key } = await installation.command("key", "create", "--account", account.id);
    installation.useKey(key);
    const webhook = await installation.command(
      ...["webhook", "create", "--account", account.id, "--url", receiver.url],
    );

    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await installation.start();
      const kind = KINDS[kill % KINDS.length];
      const die = async () => {
        server.kill("SIGKILL");
        await server.exited;
      };
      if (kind === "while it is received") {
        receiver.answer = async () => {
          await die();
          return new Response("too late");
        };
        await startBuild(installation, kill);
        await server.exited;
      } else if (kind === "after the cause is acknowledged") {
        const id = idsOf(receiver.received).at(-1) ?? "";
        const receivedBefore = receiver.received.length;
        const again = await installation.call("POST", `/webhooks/${webhook.id}/redeliver`, {
          messageId: id,
        });
        expect(again).toEqual({ queued: 1 });
        promised.push({ id, receivedBefore });
        await die();
      } else {
        await startBuild(installation, kill);
        await Bun.sleep(Math.random() * 600);
        await die();
      }
      receiver.answer = () => new Response("ok");
    }

    const server = await installation.start();
    await untilSettled(installation, webhook.id);
    const jobs = await installation.listAll<Job>("/jobs", "jobs");
    const deliveries = await installation.listAll<Delivery>(
      `/webhooks/${webhook.id}/deliveries`,
      "deliveries",
    );
    expectComplete(receiver.received, jobs, deliveries, webhook.secret);
    for (const { id, receivedBefore } of promised)
      expect(idsOf(receiver.received.slice(receivedBefore))).toContain(id);
    server.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  } finally {
    await receiver.close();
    rmSync(directory, { recursive: true, force: true });
  }
}, 900_000);

async function untilSettled(installation: Installation, webhookId: string): Promise<void> {
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
  secret: string,
): void {
  const bodies = new Map<string, string>();
  const library = new Webhook(secret);
  for (const { headers, body } of received) {
    library.verify(body, headers);
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
