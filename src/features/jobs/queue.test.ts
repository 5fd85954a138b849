import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { inspectJob } from "../../../test/fixtures/jobs.ts";
import type { Statement, Writable } from "../../platform/database/database.ts";
import { PreconditionFailed, statement } from "../../platform/database/statements.ts";
import { reserveStatements, settleStatements } from "../credits/ledger.ts";
import { forgetUsage, getUsage } from "../credits/service.ts";
import type { JobStatus } from "./model.ts";
import * as queue from "./queue.ts";

let shared: TestContext;
beforeAll(async () => {
  shared = await openTestContext();
});
afterAll(() => shared.close());

/** Leaves no open job behind, because claiming takes the oldest of all accounts. */
afterEach(async () => {
  const { ctx } = shared;
  const open = await ctx.db.orm.all<{ id: string; account_id: string }>(
    sql`select id, account_id from jobs where status in ('pending', 'running')`,
  );
  for (const job of open) await queue.cancelOpenJob(ctx, job.account_id, job.id);
});

/** The shared database with an account of the test's own. */
async function openHouse() {
  return { ...shared, accountId: await shared.createAccount() };
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** A claim, and what is told of its job when it ends. */
type HeldLease = queue.Lease & { accountId: string; progress: number };

const setAttempts = ({ ctx }: House, jobId: string, attempts: number) =>
  ctx.db.write([statement(sql`update jobs set attempts = ${attempts} where id = ${jobId}`)]);

async function enqueue({ ctx, accountId }: Pick<House, "ctx" | "accountId">): Promise<string> {
  const jobId = ctx.ids.create("job");
  await ctx.db.write([
    ...reserveStatements(ctx, { accountId, accountCreatedAt: 0, jobId, allowance: 200, cost: 5 }),
    ...queue.enqueueJobStatements(ctx, { jobId, accountId, brief: "{}", origin: "api" }),
  ]);
  return jobId;
}

const WENT_WRONG = { code: "generation_failed", message: "It went wrong." } as const;

const complete = (house: House, lease: HeldLease) =>
  house.ctx.db.write([
    queue.requireLease(lease),
    ...settleStatements(house.ctx, lease.jobId),
    ...queue.completeStatements(house.ctx, lease, "site_1"),
  ]);

/** Brings a new job into `status` by the queue's own moves, and answers its newest lease. */
async function jobIn(house: House, status: JobStatus): Promise<HeldLease> {
  const jobId = await enqueue(house);
  const job = { jobId, accountId: house.accountId, progress: 0 };
  if (status === "pending") return { ...job, fence: 0 };
  const lease = await queue.claimNextJob(house.ctx);
  if (lease?.jobId !== jobId) throw new Error("the wrong job was claimed");
  if (status === "completed") await complete(house, lease);
  if (status === "failed") await queue.failJob(house.ctx, lease, WENT_WRONG);
  if (status === "cancelled") await queue.cancelOpenJob(house.ctx, house.accountId, jobId);
  return { ...job, fence: lease.fence };
}

type Transition = {
  name: string;
  /** What becomes of a job in these states; in every other state nothing may change. */
  moves: Partial<Record<JobStatus, JobStatus>>;
  make(house: House, lease: HeldLease): Promise<unknown>;
};

const stale = (lease: HeldLease) => ({ ...lease, fence: lease.fence - 1 });

const TRANSITIONS: Transition[] = [
  {
    name: "claim",
    moves: { pending: "running" },
    make: ({ ctx }) => queue.claimNextJob(ctx),
  },
  {
    name: "complete",
    moves: { running: "completed" },
    make: complete,
  },
  {
    name: "complete by a worker whose claim was taken over",
    moves: {},
    make: (house, lease) => complete(house, stale(lease)),
  },
  {
    name: "fail",
    moves: { running: "failed" },
    make: ({ ctx }, lease) => queue.failJob(ctx, lease, WENT_WRONG),
  },
  {
    name: "fail by a worker whose claim was taken over",
    moves: {},
    make: ({ ctx }, lease) => queue.failJob(ctx, stale(lease), WENT_WRONG),
  },
  {
    name: "heartbeat of a worker whose claim was taken over",
    moves: {},
    make: ({ ctx }, lease) =>
      queue.heartbeat(ctx, [{ ...stale(lease), progress: 50, stage: "Late" }]),
  },
  {
    name: "hand back",
    moves: { running: "pending" },
    make: ({ ctx }, lease) => queue.releaseJob(ctx, lease),
  },
  {
    name: "hand back by a worker whose claim was taken over",
    moves: {},
    make: ({ ctx }, lease) => queue.releaseJob(ctx, stale(lease)),
  },
  {
    name: "cancel",
    moves: { pending: "cancelled", running: "cancelled" },
    make: ({ ctx, accountId }, { jobId }) => queue.cancelOpenJob(ctx, accountId, jobId),
  },
  {
    name: "cancel by another account",
    moves: {},
    make: async ({ ctx }, { jobId }) => queue.cancelOpenJob(ctx, "acc_other", jobId),
  },
  {
    name: "recover while the lease holds",
    moves: {},
    make: ({ ctx, clock }) => {
      clock.advance(queue.LEASE_MS);
      return queue.recoverJobs(ctx, "lapsed");
    },
  },
  {
    name: "recover after the lease has lapsed",
    moves: { running: "pending" },
    make: ({ ctx, clock }) => {
      clock.advance(queue.LEASE_MS + 1);
      return queue.recoverJobs(ctx, "lapsed");
    },
  },
  {
    name: "recover at the start of a process",
    moves: { running: "pending" },
    make: ({ ctx }) => queue.recoverJobs(ctx, "all"),
  },
  {
    name: "recover a job that this process works on",
    moves: {},
    make: ({ ctx, clock }, { jobId }) => {
      clock.advance(queue.LEASE_MS + 1);
      return queue.recoverJobs(ctx, "lapsed", new Set([jobId]));
    },
  },
  {
    name: "recover after the last attempt",
    moves: { running: "failed" },
    make: async (house, { jobId }) => {
      await setAttempts(house, jobId, queue.ATTEMPTS_MAX);
      await queue.recoverJobs(house.ctx, "all");
    },
  },
];

const STATES: JobStatus[] = ["pending", "running", "completed", "failed", "cancelled"];
const LEDGER: Record<JobStatus, string[]> = {
  pending: ["reserve"],
  running: ["reserve"],
  completed: ["reserve", "settle"],
  failed: ["reserve", "refund"],
  cancelled: ["reserve", "refund"],
};

describe("every move in every state", () => {
  for (const { name, moves, make } of TRANSITIONS) {
    for (const from of STATES) {
      const to = moves[from];
      test(`${name}: ${from} ${to === undefined ? "stays as it is" : `becomes ${to}`}`, async () => {
        const house = await openHouse();
        const lease = await jobIn(house, from);
        const before = await inspectJob(house.ctx, lease.jobId);
        const after = async () => inspectJob(house.ctx, lease.jobId);
        await make(house, lease).catch((error: unknown) => {
          expect(error).toBeInstanceOf(PreconditionFailed);
        });
        if (to === undefined) {
          // The attempt count is what one of the cases sets beforehand.
          const { row } = await after();
          expect({ ...row, attempts: 0 }).toEqual({ ...before.row, attempts: 0 });
        } else {
          expect((await after()).row.status).toBe(to);
        }
        const status = to ?? from;
        expect((await after()).ledger).toEqual(LEDGER[status]);
        expect((await after()).row.site_id).toBe(status === "completed" ? "site_1" : null);
        expect((await after()).row.lease_until === null).toBe(status !== "running");
        const used = { pending: 5, running: 5, completed: 5, failed: 0, cancelled: 0 }[status];
        forgetUsage(house.ctx, house.accountId);
        expect((await getUsage(house.ctx, { id: house.accountId, createdAt: 0 }, 200)).used).toBe(
          used,
        );
      });
    }
  }
});

describe("claiming", () => {
  test("takes the oldest first, each job once, and none when there is none", async () => {
    const house = await openHouse();
    const ids = [await enqueue(house), await enqueue(house), await enqueue(house)];
    const claims = await Promise.all(ids.map(() => queue.claimNextJob(house.ctx)));
    expect(claims.map((claim) => claim?.jobId)).toEqual(ids);
    expect(await queue.claimNextJob(house.ctx)).toBeUndefined();
  });

  test("accounts take turns: whoever asks for one waits for no queue of another's", async () => {
    const house = await openHouse();
    const many = [];
    for (let count = 0; count < 5; count += 1) many.push(await enqueue(house));
    const other = { ctx: house.ctx, accountId: await house.createAccount() };
    house.clock.advance(1_000);
    const one = await enqueue(other);
    const claim = async () => (await queue.claimNextJob(house.ctx))?.jobId;
    const order = [await claim(), await claim(), await claim()];
    expect(order).toEqual([many[0], one, many[1]]);
    const next = await enqueue(other);
    expect([await claim(), await claim(), await claim()]).toEqual([next, many[2], many[3]]);
  });

  test("counts attempts and raises the fence with every claim", async () => {
    const house = await openHouse();
    await enqueue(house);
    for (const attempt of [1, 2, 3]) {
      const claim = await queue.claimNextJob(house.ctx);
      expect(claim).toMatchObject({ attempts: attempt, fence: attempt });
      await queue.recoverJobs(house.ctx, "all");
    }
    expect(await queue.claimNextJob(house.ctx)).toBeUndefined();
  });

  test("a job handed back has not used up an attempt", async () => {
    const house = await openHouse();
    await enqueue(house);
    for (let round = 0; round < 5; round += 1) {
      const claim = await queue.claimNextJob(house.ctx);
      expect(claim).toMatchObject({ attempts: 1, fence: round + 1 });
      if (claim) await queue.releaseJob(house.ctx, claim);
    }
  });

  test("looks at open jobs only, however many have ended", async () => {
    const house = await openTestContext();
    const written: Writable[] = [];
    const write = async (list: readonly Writable[]) => {
      written.push(...list);
      return [];
    };
    await queue.claimNextJob({ ...house.ctx, db: { ...house.ctx.db, write } });
    const [claim] = written as Statement[];
    const { rows } = await house.ctx.db.client.execute({
      sql: `explain query plan ${claim?.sql}`,
      args: claim?.args as number[],
    });
    await house.close();
    const details = rows.map((row) => String(row.detail));
    const search = /^SEARCH jobs USING (COVERING )?INDEX jobs_open \(status=\?\)$/;
    expect(details).toContainEqual(expect.stringMatching(search));
    expect(details.filter((detail) => /SCAN (jobs|r)\b/.test(detail))).toEqual([]);
    // The oldest come from the index in order; turns and their order are made of these few alone.
    expect(details.filter((detail) => detail.includes("TEMP B-TREE"))).toHaveLength(2);
    expect(claim?.sql).toContain("order by created_at, id limit 200) pending");
  });
});

describe("heartbeats", () => {
  test("extend the lease, store progress that never goes down, and name the claims that are gone", async () => {
    const house = await openHouse();
    const kept = await jobIn(house, "running");
    const cancelled = await jobIn(house, "cancelled");
    house.clock.advance(20_000);
    const beat = (progress: number) =>
      queue.heartbeat(house.ctx, [
        { ...kept, progress, stage: "Writing" },
        { ...cancelled, progress, stage: "Writing" },
      ]);
    expect(await beat(40)).toEqual([cancelled.jobId]);
    expect(await beat(30)).toEqual([cancelled.jobId]);
    const { row } = await inspectJob(house.ctx, kept.jobId);
    expect(row).toMatchObject({ progress: 40, stage: "Writing" });
    expect(row.lease_until).toBe(house.clock.now() + queue.LEASE_MS);
  });

  test("a heartbeat between the look and the write keeps a job from being recovered", async () => {
    const house = await openHouse();
    const lease = await jobIn(house, "running");
    house.clock.advance(queue.LEASE_MS + 1);
    const [recovered] = await Promise.all([
      queue.recoverJobs(house.ctx, "lapsed"),
      queue.heartbeat(house.ctx, [{ ...lease, progress: 1, stage: "Writing" }]),
    ]);
    expect(recovered).toEqual([]);
    expect((await inspectJob(house.ctx, lease.jobId)).row.status).toBe("running");
  });
});

describe("refunds", () => {
  test("however many cancel, fail and recover at once, the credits come back once", async () => {
    const house = await openHouse();
    const lease = await jobIn(house, "running");
    await setAttempts(house, lease.jobId, queue.ATTEMPTS_MAX);
    const moves = Array.from({ length: 30 }, (_, at) => {
      if (at % 3 === 0) return queue.cancelOpenJob(house.ctx, house.accountId, lease.jobId);
      if (at % 3 === 1) return queue.failJob(house.ctx, lease, WENT_WRONG);
      return queue.recoverJobs(house.ctx, "all").then((recovered) => recovered.length > 0);
    });
    const done = await Promise.all(moves);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await inspectJob(house.ctx, lease.jobId)).ledger).toEqual(["reserve", "refund"]);
  });
});

describe("listing", () => {
  test("shows an account's own jobs, newest first, filtered and paged, with the total of all", async () => {
    const house = await openHouse();
    const first = await jobIn(house, "cancelled");
    house.clock.advance(1);
    const second = await jobIn(house, "failed");
    house.clock.advance(1);
    const third = await jobIn(house, "cancelled");
    const list = async (query: Partial<Parameters<typeof queue.listJobsOf>[2]>) => {
      const all = { status: undefined, limit: 50, skip: 0, ...query };
      const { jobs, total } = await queue.listJobsOf(house.ctx, house.accountId, all);
      return { ids: jobs.map(({ id }) => id), total };
    };
    const newestFirst = [third.jobId, second.jobId, first.jobId];
    expect(await list({})).toEqual({ ids: newestFirst, total: 3 });
    expect(await list({ limit: 1, skip: 1 })).toEqual({ ids: [second.jobId], total: 3 });
    expect(await list({ status: "cancelled" })).toEqual({
      ids: [third.jobId, first.jobId],
      total: 2,
    });
    expect(await list({ skip: 9 })).toEqual({ ids: [], total: 3 });
    const theirs = await queue.listJobsOf(house.ctx, "acc_other", {
      ...{ status: undefined, limit: 50, skip: 0 },
    });
    expect(theirs).toEqual({ jobs: [], total: 0 });
  });

  test("a job has exactly the fields of the contract, and its error only when it failed", async () => {
    const house = await openHouse();
    const { jobId } = await jobIn(house, "failed");
    expect(await queue.findJob(house.ctx, house.accountId, jobId)).toEqual({
      id: jobId,
      status: "failed",
      progress: 0,
      stage: "Failed",
      siteId: null,
      error: WENT_WRONG,
    });
    expect(await queue.findJob(house.ctx, "acc_other", jobId)).toBeUndefined();
  });

  test("the queue at a glance counts open jobs and knows the oldest", async () => {
    const house = await openHouse();
    await jobIn(house, "completed");
    house.clock.advance(1);
    const runningSince = house.clock.now();
    await jobIn(house, "running");
    expect(await queue.countOpenJobs(house.ctx)).toEqual({
      pending: { count: 0, oldestAt: undefined },
      running: { count: 1, oldestAt: runningSince },
    });
  });
});
