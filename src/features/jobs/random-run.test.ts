/**
 * Whatever becomes of jobs, in whatever order and at the same moment: jobs and ledger tell the same
 * story, no job leaves a state that is final or loses progress, and each end is told of once.
 */
import { afterEach, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { TestClock } from "../../../test/fixtures/test-clock.ts";
import { ApiError } from "../../lib/errors.ts";
import { grantStatements, settleStatements } from "../credits/room.ts";
import { checkLedger, forgetUsage, getUsage } from "../credits/service.ts";
import { generateSite } from "../generation/service.ts";
import { createEndpoint } from "../webhooks/service.ts";
import { checkJobs } from "./checks.ts";
import { completeStatements, requireLease } from "./queue.ts";
import { JobFailure, type JobWork, runNextJob, tendRunningJobs } from "./runner.ts";
import type { RunningJob } from "./running-jobs.ts";
import { cancelJob, listJobs } from "./service.ts";
import { resumeJobs } from "./tasks.ts";

const HOUR_MS = 3_600_000;
const FINAL = ["completed", "failed", "cancelled"];
const LIMITS = { stageMs: 60_000, jobMs: 300_000 };

let house: TestContext | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

/** The same numbers for the same seed, from 0 up to 1. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Held = { running: RunningJob; end(): void; fail(error: Error): void };

/** One process with its workers, and what the test has seen so far over all of them. */
class World {
  held: Held[] = [];
  working: Promise<unknown>[] = [];
  shutdown = new AbortController();
  readonly seen = new Map<string, { status: string; progress: number }>();
  readonly accounts: string[] = [];
  opened: TestContext;
  readonly next: (below: number) => number;
  constructor(opened: TestContext, next: (below: number) => number) {
    this.opened = opened;
    this.next = next;
  }

  get ctx() {
    return this.opened.ctx;
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.next(items.length)];
  }

  readonly work: JobWork = {
    limits: LIMITS,
    run: async (ctx, running) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const one: Held = { running, end: resolve, fail: reject };
      this.held.push(one);
      try {
        await running.unlessStopped(promise);
      } finally {
        this.held = this.held.filter((held) => held !== one);
      }
      await ctx.db.write([
        requireLease(running.job),
        ...settleStatements(ctx, running.job.jobId),
        ...completeStatements(ctx, running.job, ctx.ids.create("site")),
      ]);
    },
  };
}

const turn = () => new Promise(setImmediate);

type Act = (world: World, accountId: string) => Promise<unknown> | unknown;
const ACTS: Record<string, Act> = {
  ask: async (world, accountId) => {
    const brief = { businessName: "Bakery", industry: "bakery" };
    const plan = world.next(2) === 0 ? "pro" : "free";
    const origin = world.next(2) === 0 ? "api" : "builder";
    try {
      await generateSite(world.ctx, { accountId, plan, brief, origin });
    } catch (error) {
      const isRefused =
        error instanceof ApiError && ["quota_exceeded", "rate_limited"].includes(error.code);
      if (!isRefused) throw error;
    }
  },
  cancel: async (world, accountId) => {
    const { jobs } = await listJobs(world.ctx, accountId, {
      status: undefined,
      limit: 20,
      skip: 0,
    });
    const job = world.pick(jobs);
    if (job) await cancelJob(world.ctx, accountId, job.id);
  },
  take: (world) => {
    if (world.held.length < 3)
      world.working.push(runNextJob(world.ctx, world.work, world.shutdown.signal));
  },
  progress: (world) => world.pick(world.held)?.running.reach(world.next(100), `s${world.next(5)}`),
  tend: (world) => tendRunningJobs(world.ctx),
  end: (world) => world.pick(world.held)?.end(),
  fail: (world) =>
    world
      .pick(world.held)
      ?.fail(
        world.next(2) === 0
          ? new Error("odd")
          : new JobFailure({ code: "provider_rejected", message: "no" }),
      ),
  wait: (world) => world.opened.clock.advance(world.next(70_000)),
  month: (world) => world.next(3) === 0 && world.opened.clock.advance(31 * 24 * HOUR_MS),
  "set back": (world) => {
    const { clock } = world.opened;
    clock.setNow(clock.now() - world.next(2 * HOUR_MS));
  },
  grant: async (world, accountId) => {
    await world.ctx.db.write(grantStatements(world.ctx, accountId, 1 + world.next(5)));
    forgetUsage(world.ctx, accountId);
  },
  stop: async (world) => {
    if (world.next(3) > 0) return;
    world.shutdown.abort();
    await Promise.all(world.working.splice(0));
    world.shutdown = new AbortController();
  },
};

/** What kill -9 leaves, and the next process that finds it. */
async function kill(world: World): Promise<void> {
  const { directory, clock } = world.opened;
  await world.opened.abandon();
  world.held = [];
  for (const work of world.working.splice(0)) work.catch(() => {});
  house = world.opened = await openTestContext({ directory, clock });
  await resumeJobs(world.ctx);
}

async function listProblems(world: World): Promise<string[]> {
  const { ctx } = world;
  const problems = [...(await checkJobs(ctx)), ...(await checkLedger(ctx))];
  for (const accountId of world.accounts) {
    const { jobs, total } = await listJobs(ctx, accountId, {
      ...{ status: undefined, limit: 200, skip: 0 },
    });
    if (total !== jobs.length) problems.push(`${total} jobs, ${jobs.length} listed`);
    for (const { id, status, progress } of jobs) {
      const before = world.seen.get(id);
      if (before && FINAL.includes(before.status) && before.status !== status)
        problems.push(`${id} was ${before.status} and is ${status}`);
      if (before && before.progress > progress) problems.push(`${id} went back to ${progress}`);
      if ((progress === 100) !== (status === "completed"))
        problems.push(`${id} is ${status} at ${progress}`);
      world.seen.set(id, { status, progress });
    }
    problems.push(...(await listUsageProblems(world, accountId)));
  }
  const { rows } = await ctx.db.client.execute(
    `select j.id, j.status, (select count(*) from webhook_messages m
        where m.type in ('job.completed', 'job.failed') and instr(m.body, j.id) > 0) as told
      from jobs j where told <> (j.status in ('completed', 'failed'))`,
  );
  return [...problems, ...rows.map((row) => `told: ${JSON.stringify(row)}`)];
}

/** What is remembered of an account's credits is what is stored. */
async function listUsageProblems({ ctx }: World, accountId: string): Promise<string[]> {
  const shown = await getUsage(ctx, { id: accountId, createdAt: 0 }, 200);
  forgetUsage(ctx, accountId);
  const stored = await getUsage(ctx, { id: accountId, createdAt: 0 }, 200);
  const known = [shown, stored].map((usage) => JSON.stringify(usage));
  return known[0] === known[1] ? [] : [`usage ${known.join(" but stored ")}`];
}

async function runOnce(seed: number, steps: number): Promise<void> {
  const next = numbersOf(seed);
  // Near the end of a month.
  house = await openTestContext({
    clock: new TestClock(Date.UTC(2026, 5, 30, 22)),
    environment: { SITEWRIGHT_LIMITS: "generation=1000/1000h" },
  });
  const world = new World(house, next);
  for (let at = 0; at < 2; at += 1) {
    const accountId = await house.createAccount();
    world.accounts.push(accountId);
    await createEndpoint(world.ctx, accountId, { url: "https://hooks.example.com/" });
  }
  const done: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const names = Array.from({ length: 1 + next(3) }, () => world.pick(Object.keys(ACTS)) ?? "");
    done.push(names.join("+"));
    await Promise.all(
      names.map(async (name) => ACTS[name]?.(world, world.pick(world.accounts) ?? "")),
    );
    for (let more = 0; more < 5; more += 1) await turn();
    if (next(25) === 0) {
      done.push("kill");
      await kill(world);
    }
    const problems = await listProblems(world);
    expect({ seed, done: done.slice(-8), problems }).toEqual({
      ...{ seed, done: done.slice(-8), problems: [] },
    });
  }
  world.shutdown.abort();
  await Promise.all(world.working);
  expect(await listProblems(world)).toEqual([]);
}

test.each((process.env.RUN_SEEDS ?? "1,2,3").split(",").map(Number))(
  "jobs end once, and cost what they did (%d)",
  (seed) => runOnce(seed, 60),
  60_000,
);
