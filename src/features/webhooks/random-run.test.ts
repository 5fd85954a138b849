/**
 * Whatever is done to endpoints and their messages, in whatever order and at the same moment: what the
 * log says and what waits agree, nothing is sent to who does not listen, and nothing waits for ever.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Receiver } from "../../../test/fixtures/webhook-receiver.ts";
import {
  DAY_MS,
  startWebhookService,
  type WebhookService,
} from "../../../test/fixtures/webhooks.ts";
import type { TestAccount } from "../../../test/harness.ts";
import { resumeOutbox } from "../../platform/outbox/lanes.ts";
import { wakeWebhooks } from "./messages.ts";
import { eraseMessages } from "./person.ts";

let service: WebhookService;
beforeAll(async () => {
  service = await startWebhookService({
    environment: {
      SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
      SITEWRIGHT_LIMITS: "key=100000/100000m,ip=100000/100000m",
    },
  });
});
afterAll(() => service.close());

/** The same numbers for the same seed, from 0 up to 1. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type World = {
  owner: TestAccount;
  receivers: Receiver[];
  next(below: number): number;
  pick<Item>(items: readonly Item[]): Item | undefined;
};

const STATUSES = [200, 204, 301, 404, 410, 429, 500, 503];

async function listIds({ owner }: World): Promise<string[]> {
  const { webhooks } = (await service.call(owner.key, "GET", "/webhooks?limit=200")).body;
  return webhooks.map(({ id }: { id: string }) => id);
}

/** A call on one of the endpoints; the answer's status is one of those that may come of it. */
async function callOne(world: World, method: string, path = "", body?: object): Promise<void> {
  const id = world.pick(await listIds(world));
  if (id === undefined) return;
  const call = [world.owner.key, method, `/webhooks/${id}${path}`, body && { body }] as const;
  const { status, text } = await service.call(...call);
  if (![200, 202, 400, 404].includes(status)) throw new Error(`${method} ${path}: ${text}`);
}

type Act = (world: World) => Promise<unknown> | unknown;
const ACTS: Record<string, Act> = {
  create: async (world) => {
    if ((await listIds(world)).length >= 4) return;
    const types = world.next(3) === 0 ? ["webhook.disabled"] : null;
    const body = { url: world.pick(world.receivers)?.url, types };
    const { status, text } = await service.call(world.owner.key, "POST", "/webhooks", { body });
    if (status !== 201) throw new Error(text);
  },
  tell: ({ owner }) => service.tell(owner.id),
  "tell again": ({ owner }) => service.tell(owner.id),
  step: () => service.step(),
  "step again": () => service.step(),
  answer: (world) => {
    const receiver = world.pick(world.receivers);
    const status = world.pick(STATUSES) ?? 200;
    const headers =
      world.next(3) === 0 ? { "retry-after": String(world.next(200_000)) } : undefined;
    if (receiver)
      receiver.answer = () =>
        new Response(status === 204 ? null : "said", { status, ...(headers && { headers }) });
  },
  disable: (world) => callOne(world, "PATCH", "", { enabled: false }),
  enable: (world) => callOne(world, "PATCH", "", { enabled: true }),
  move: (world) => callOne(world, "PATCH", "", { url: world.pick(world.receivers)?.url }),
  rotate: (world) => callOne(world, "POST", "/rotate"),
  ping: (world) => callOne(world, "POST", "/test"),
  remove: async (world) => {
    if (world.next(3) === 0) await callOne(world, "DELETE");
  },
  "send again": (world) =>
    callOne(world, "POST", "/redeliver", {
      since: Math.max(0, service.clock.now() - world.next(3 * DAY_MS)),
      ...(world.next(2) === 0 && { status: world.pick(["failed", "succeeded", "pending"]) }),
    }),
  erase: async (world) => {
    if (world.next(6) === 0) await eraseMessages(service.ctx, world.owner.id, "zoe@example.com");
  },
  wait: (world) => service.clock.advance(world.next(10 * 60_000)),
  "wait long": (world) => service.clock.advance(world.next(2 * DAY_MS)),
  "set back": (world) => service.clock.setNow(service.clock.now() - world.next(3_600_000)),
  resume: () => resumeOutbox(service.ctx),
};

const FAULTS: Record<string, string> = {
  "pending, but nothing waits": `select d.endpoint_id, d.message_id from webhook_deliveries d
    where status = 'pending' and not exists (select 1 from outbox o where o.channel = 'webhook'
      and o.target = d.endpoint_id and o.message_id = d.message_id)`,
  "waits, but not pending": `select target, message_id from outbox o where channel = 'webhook'
    and not exists (select 1 from webhook_deliveries d where d.endpoint_id = o.target
      and d.message_id = o.message_id and d.status = 'pending')`,
  "another time than the queue's": `select d.next_attempt_at, o.next_at from webhook_deliveries d
    join outbox o on o.channel = 'webhook' and o.target = d.endpoint_id
      and o.message_id = d.message_id where d.next_attempt_at is not o.next_at`,
  "no next attempt": `select endpoint_id from webhook_deliveries
    where (status = 'pending') <> (next_attempt_at is not null)`,
  "waits without a lane": `select target from outbox o where channel = 'webhook' and not exists
    (select 1 from outbox_lanes l where l.channel = 'webhook' and l.target = o.target)`,
  "waits for who is off": `select target from outbox o where channel = 'webhook' and not exists
    (select 1 from webhook_endpoints e where e.id = o.target and e.disabled_at is null)`,
  "a delivery without a message": `select message_id from webhook_deliveries
    where message_id not in (select id from webhook_messages)`,
  "a message for nobody": `select id from webhook_messages
    where id not in (select message_id from webhook_deliveries)`,
  "an attempt without a delivery": `select a.message_id from webhook_attempts a where not exists
    (select 1 from webhook_deliveries d where d.endpoint_id = a.endpoint_id
      and d.message_id = a.message_id)`,
  "off for no reason": `select id from webhook_endpoints
    where (disabled_at is null) <> (disabled_reason is null)`,
};

async function listFaults(): Promise<string[]> {
  const found: string[] = [];
  for (const [what, text] of Object.entries(FAULTS)) {
    const { rows } = await service.ctx.db.client.execute(text);
    found.push(...rows.map((row) => `${what}: ${JSON.stringify(row)}`));
  }
  return found;
}

async function runOnce(seed: number, steps: number): Promise<void> {
  const next = numbersOf(seed);
  const world: World = {
    ...{ owner: await service.createAccount(), next },
    receivers: [service.receive(), service.receive()],
    pick: (items) => items[next(items.length)],
  };
  const done: string[] = [];
  const known = service.logLines.length;
  for (let step = 0; step < steps; step += 1) {
    const names = Array.from({ length: 1 + next(3) }, () => world.pick(Object.keys(ACTS)) ?? "");
    done.push(names.join("+"));
    await Promise.all(names.map(async (name) => ACTS[name]?.(world)));
    // What a turn of the queue gathered is written by its end.
    const faults = await listFaults();
    expect({ seed, done: done.slice(-6), faults }).toEqual({
      ...{ seed, done: done.slice(-6), faults: [] },
    });
  }
  for (const receiver of world.receivers) receiver.answer = () => new Response("ok");
  for (let look = 0; look < 4; look += 1) {
    service.clock.advance(DAY_MS);
    wakeWebhooks(service.ctx);
    await service.step();
  }
  const { rows } = await service.ctx.db.client.execute(
    "select * from outbox where channel = 'webhook'",
  );
  const errors = service.logLines.slice(known).filter((line) => line.includes('"level":"error"'));
  expect({ rows: [...rows], errors }).toEqual({ rows: [], errors: [] });
  // What is left would go on failing in the next run.
  for (const id of await listIds(world))
    await service.call(world.owner.key, "DELETE", `/webhooks/${id}`);
  await service.tidy();
}

test.each((process.env.RUN_SEEDS ?? "1,2,3").split(",").map(Number))(
  "what is logged is what waits, and nothing waits for ever (%d)",
  (seed) => runOnce(seed, 40),
  60_000,
);
