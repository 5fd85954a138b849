/** Webhooks: a healthy endpoint beside dead ones, a start with a long queue, and the rate of delivery. */
import { withOfflineContext } from "../../src/app/offline.ts";
import { createAccount } from "../../src/features/accounts/service.ts";
import { messageStatements } from "../../src/features/webhooks/messages.ts";
import { createEndpoint } from "../../src/features/webhooks/service.ts";
import { compare, median, percentile } from "./measure.ts";
import { createOwner, pinned, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, compareResult, type Result } from "./report.ts";
import { timeToFirstAnswer } from "./start.ts";

const ENVIRONMENT = { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1" };

const HANGING = 99;
/** Until the service has given up on what hangs. */
const HANG_MS = 16_000;
const LATENCIES = 300;
const LATENCY_ROUNDS = 3;

const QUEUED_ENDPOINTS = 100;
const QUEUED_MESSAGES = 1_000;
const STARTS = 7;

const RATE_ENDPOINTS = 8;
const RATE_MESSAGES = 250;

export async function benchWebhooks(): Promise<Result[]> {
  return [await benchFairness(), await benchQueuedStart(), await benchRate()];
}

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

function openApi(port: number, key: string): Call {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

/** Answers at once, but below /hang never; calls back for each message that it takes. */
function startReceiver(onMessage: (path: string) => void) {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 255,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/hang")) return new Promise<Response>(() => {});
      await request.text();
      onMessage(pathname);
      return new Response("ok");
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) };
}

async function createWebhook(call: Call, url: string): Promise<string> {
  const { webhook } = await call<{ webhook: { id: string } }>("POST", "/webhooks", { url });
  return webhook.id;
}

async function ping(call: Call, id: string): Promise<string> {
  const { delivery } = await call<{ delivery: { messageId: string } }>(
    "POST",
    `/webhooks/${id}/test`,
  );
  return delivery.messageId;
}

/** One hundred endpoints of which 99 hang: what the healthy one notices of them. */
async function benchFairness(): Promise<Result> {
  const data = scratchDirectory();
  const ours = await startSitewright(data.path, ENVIRONMENT);
  let arrived = () => {};
  const receiver = startReceiver(() => arrived());
  try {
    const { key } = await createOwner(data.path);
    const call = openApi(ours.port, key);
    const healthy = await createWebhook(call, `${receiver.url}/healthy`);
    const messageId = await ping(call, healthy);
    const hanging: string[] = [];
    for (let i = 0; i < HANGING; i += 1)
      hanging.push(await createWebhook(call, `${receiver.url}/hang/${i}`));
    const setHanging = async (enabled: boolean) => {
      for (const id of hanging) await call("PATCH", `/webhooks/${id}`, { enabled });
    };
    const measure = async (): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < LATENCIES; i += 1) {
        const { promise, resolve } = Promise.withResolvers<void>();
        arrived = resolve;
        const startedAt = performance.now();
        await call("POST", `/webhooks/${healthy}/redeliver`, { messageId });
        await promise;
        times.push(performance.now() - startedAt);
      }
      return percentile(times, 0.99);
    };
    await setHanging(false);
    await measure();
    const {
      ours: beside,
      reference: alone,
      ratio,
    } = await compare(
      LATENCY_ROUNDS,
      async () => {
        await setHanging(true);
        await tellAll(call);
        const p99 = await measure();
        await setHanging(false);
        await Bun.sleep(HANG_MS);
        return p99;
      },
      measure,
    );
    return boundResult(
      `delivery p99 beside ${HANGING} hanging endpoints`,
      ratio.median,
      "× alone",
      { max: 1.2 },
      `${beside.toFixed(1)} ms against ${alone.toFixed(1)} ms, ${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}`,
    );
  } finally {
    receiver.stop();
    await ours.stop();
    data.remove();
  }
}

/** A build, of which every endpoint is told: the hanging ones hang from here on. */
async function tellAll(call: Call): Promise<void> {
  const brief = { businessName: "Harbour Bakery", industry: "bakery" };
  const { jobId } = await call<{ jobId: string }>("POST", "/sites", brief);
  for (;;) {
    const { job } = await call<{ job: { status: string } }>("GET", `/jobs/${jobId}`);
    if (job.status === "completed") break;
    await Bun.sleep(10);
  }
  // Publication sends a message of its own, and rendering must not be measured.
  await Bun.sleep(1_000);
}

/** How much longer the start takes with a hundred thousand messages waiting. */
async function benchQueuedStart(): Promise<Result> {
  const [empty, queued] = [scratchDirectory(), scratchDirectory()];
  try {
    await seedQueue(empty.path, 0);
    await seedQueue(queued.path, QUEUED_MESSAGES);
    const times = { empty: [] as number[], queued: [] as number[] };
    for (let i = 0; i <= STARTS; i += 1) {
      const [first, second] = [
        await timeToFirstAnswer(empty.path, ENVIRONMENT),
        await timeToFirstAnswer(queued.path, ENVIRONMENT),
      ];
      // The first start unpacks the database engine, which later ones do not.
      if (i === 0) continue;
      times.empty.push(first);
      times.queued.push(second);
    }
    const [emptyMs, queuedMs] = [median(times.empty), median(times.queued)];
    return boundResult(
      `start with ${QUEUED_ENDPOINTS * QUEUED_MESSAGES} messages waiting`,
      queuedMs / emptyMs,
      "× an empty start",
      { max: 1.5 },
      `${queuedMs.toFixed(0)} ms against ${emptyMs.toFixed(0)} ms`,
    );
  } finally {
    empty.remove();
    queued.remove();
  }
}

/** Messages for endpoints where nobody listens. */
async function seedQueue(dataDirectory: string, messages: number): Promise<void> {
  const environment = { ...ENVIRONMENT, SITEWRIGHT_DATA: dataDirectory };
  await withOfflineContext(environment, async (ctx) => {
    const account = await createAccount(ctx, { name: "Q", email: "q@q.test", plan: "agency" });
    const input = { url: "http://127.0.0.1:9/" };
    for (let i = 0; i < QUEUED_ENDPOINTS; i += 1) await createEndpoint(ctx, account.id, input);
    for (let i = 0; i < messages; i += 1) {
      const data = { webhookId: String(i) };
      await ctx.db.write(messageStatements(ctx, { accountId: account.id, type: "ping", data }));
    }
  });
}

/** Deliveries a second, each with its attempt on disk, against a loop that signs and sends. */
async function benchRate(): Promise<Result> {
  const data = scratchDirectory();
  const ours = await startSitewright(data.path, ENVIRONMENT);
  const count = RATE_ENDPOINTS * RATE_MESSAGES;
  let received = 0;
  let arrived = () => {};
  const receiver = startReceiver(() => {
    received += 1;
    if (received === count) arrived();
  });
  try {
    const { key } = await createOwner(data.path);
    const call = openApi(ours.port, key);
    const endpoints: string[] = [];
    for (let i = 0; i < RATE_ENDPOINTS; i += 1) {
      const id = await createWebhook(call, `${receiver.url}/${i}`);
      for (let j = 0; j < RATE_MESSAGES; j += 1) await ping(call, id);
      endpoints.push(id);
    }
    const perSecond = async (send: () => Promise<unknown>) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      received = 0;
      arrived = resolve;
      const startedAt = performance.now();
      await Promise.all([send(), promise]);
      return (count * 1_000) / (performance.now() - startedAt);
    };
    const measureOurs = () =>
      perSecond(() =>
        Promise.all(endpoints.map((id) => call("POST", `/webhooks/${id}/redeliver`, { since: 0 }))),
      );
    await measureOurs();
    const comparison = await compare(5, measureOurs, () => measureBare(receiver.url));
    return compareResult("webhook deliveries", "messages/s", "a bare signing loop", comparison, {
      ratioMin: 0.25,
    });
  } finally {
    receiver.stop();
    await ours.stop();
    data.remove();
  }

  /** The loop's own time, without the start of its process. */
  async function measureBare(url: string): Promise<number> {
    const script = ["bun", "scripts/bench/bare-webhooks.ts", url];
    const child = Bun.spawn(
      pinned("0", [...script, String(RATE_ENDPOINTS), String(RATE_MESSAGES)]),
      { stdout: "pipe", stderr: "inherit" },
    );
    return Number(await new Response(child.stdout).text());
  }
}
