import { afterEach, describe, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import {
  BRIEF,
  countSiteRows,
  type HeldWrite,
  holdWriter,
  inspectJob,
  siteRequest,
} from "../../../test/fixtures/jobs.ts";
import type { Environment } from "../../platform/config.ts";
import { forgetUsage, getUsage } from "../credits/service.ts";
import { checkJobs } from "./checks.ts";
import * as queue from "./queue.ts";
import { JOB_MS_MAX, runningJobs, STAGE_MS_MAX } from "./running-jobs.ts";
import { cancelJob, generateSite, getJob, RUN_JOBS } from "./service.ts";
import { jobTasks, resumeJobs } from "./tasks.ts";

const houses: TestContext[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

/** A context with the jobs' tasks over a writer that waits for the test. */
async function openHouse(options: { environment?: Environment } = {}) {
  const house = await openTestContext(options);
  houses.push(house);
  return { ...house, ...furnish(house), accountId: await house.createAccount() };
}

function furnish({ ctx }: TestContext) {
  const held = holdWriter();
  for (const task of jobTasks(ctx, held.writer)) ctx.scheduler.add(task);
  return {
    held,
    /** Runs what is due; the promise ends when the job that it works on has ended. */
    step: () => ctx.scheduler.step(),
    job: (accountId: string, jobId: string) => getJob(ctx, accountId, jobId),
  };
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** Starts a job and waits until the writer has it. */
async function startJob(house: House) {
  const jobId = await generateSite(house.ctx, siteRequest(house.accountId));
  const working = house.step();
  const write = await house.held.next();
  return { jobId, write, working };
}

async function expectRefunded(house: House, jobId: string) {
  expect((await inspectJob(house.ctx, jobId)).ledger).toEqual(["reserve", "refund"]);
  expect(await countSiteRows(house.ctx)).toBe(0);
  forgetUsage(house.ctx, house.accountId);
  expect((await getUsage(house.ctx, house.accountId, 200)).used).toBe(0);
  expect(await checkJobs(house.ctx)).toEqual([]);
}

/** Lets other work happen until `isReached`; the test's own time limit ends a wait for nothing. */
async function until(isReached: () => boolean) {
  while (!isReached()) await new Promise((resolve) => setImmediate(resolve));
}

describe("a job that goes well", () => {
  test("ends completed with a published site, its files and its credits spent", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    expect(write.brief).toEqual(BRIEF);
    write.end();
    await working;
    const job = await house.job(house.accountId, jobId);
    expect(job).toEqual({
      id: jobId,
      status: "completed",
      progress: 100,
      stage: "Completed",
      siteId: expect.stringMatching(/^site_/),
      error: null,
    });
    expect((await inspectJob(house.ctx, jobId)).ledger).toEqual(["reserve", "settle"]);
    expect(await countSiteRows(house.ctx)).toBeGreaterThan(3);
    expect(await checkJobs(house.ctx)).toEqual([]);
    expect((await getUsage(house.ctx, house.accountId, 200)).used).toBe(5);
  });

  test("stays a draft when it was asked for in the builder", async () => {
    const house = await openHouse();
    for (const origin of ["api", "builder"] as const) {
      await generateSite(house.ctx, { ...siteRequest(house.accountId), origin });
      const working = house.step();
      (await house.held.next()).end();
      await working;
    }
    const sites = await house.ctx.db.client.execute("select status from sites order by id");
    expect(sites.rows.map((row) => row.status)).toEqual(["provisioning", "draft"]);
  });

  test("shows progress that never goes down and is 100 only when completed", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    const seen: number[] = [];
    for (const fraction of [0.1, 0.5, 0.3, -1, Number.NaN, 0.6, 7]) {
      write.onProgress(fraction, "Writing the pages");
      house.clock.advance(1_000);
      await house.step();
      const { progress, stage, status } = await house.job(house.accountId, jobId);
      expect({ stage, status }).toEqual({ stage: "Writing the pages", status: "running" });
      seen.push(progress);
    }
    expect(seen).toEqual([10, 32, 32, 32, 32, 38, 60]);
    expect(house.logLines.join("")).not.toContain("task failed");
    write.end();
    await working;
    expect((await house.job(house.accountId, jobId)).progress).toBe(100);
  });

  test("finds another slug when one was taken while it was rendered", async () => {
    const house = await openHouse({ environment: { SITEWRIGHT_WORKERS: "3" } });
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1)
      ids.push(await generateSite(house.ctx, siteRequest(house.accountId)));
    house.ctx.scheduler.start();
    const writes = [await house.held.next(), await house.held.next(), await house.held.next()];
    for (const write of writes) write.end();
    await until(() => house.ctx.states.of(runningJobs).size === 0);
    for (const id of ids) expect((await house.job(house.accountId, id)).status).toBe("completed");
    const sites = await house.ctx.db.client.execute("select slug from sites");
    const slugs = sites.rows.map((row) => String(row.slug));
    expect(new Set(slugs).size).toBe(3);
    for (const slug of slugs) expect(slug).toStartWith("harbour-bakery");
  });
});

describe("workers", () => {
  test("a new job is taken at once, without any period being over", async () => {
    const house = await openHouse();
    house.ctx.scheduler.start();
    await until(() => house.ctx.states.of(runningJobs).size === 0);
    const jobId = await generateSite(house.ctx, siteRequest(house.accountId));
    const write = await house.held.next();
    expect(write.seed).toBe(jobId);
  });

  test("never work on more jobs at once than configured, and take them in order", async () => {
    const house = await openHouse({ environment: { SITEWRIGHT_WORKERS: "2" } });
    house.ctx.scheduler.start();
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1)
      ids.push(await generateSite(house.ctx, siteRequest(house.accountId)));
    for (let at = 0; at < 5; at += 1) {
      const write = await house.held.next();
      expect(write.seed).toBe(ids[at] ?? "");
      expect(house.held.calls.length).toBeLessThanOrEqual(at + 2);
      expect(house.ctx.states.of(runningJobs).size).toBeLessThanOrEqual(2);
      write.end();
    }
    await until(() => house.ctx.states.of(runningJobs).size === 0);
    for (const id of ids) expect((await house.job(house.accountId, id)).status).toBe("completed");
  });
});

describe("cancelling", () => {
  test("before a worker has the job, it never reaches the writer", async () => {
    const house = await openHouse();
    const jobId = await generateSite(house.ctx, siteRequest(house.accountId));
    const job = await cancelJob(house.ctx, house.accountId, jobId);
    expect(job).toMatchObject({ status: "cancelled", stage: "Cancelled", siteId: null });
    await house.step();
    expect(house.held.calls).toHaveLength(0);
    await expectRefunded(house, jobId);
  });

  test("while the writer works, it is told at once and its worker is free, even if it is deaf", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    expect(write.signal.aborted).toBe(false);
    const job = await cancelJob(house.ctx, house.accountId, jobId);
    expect(write.signal.aborted).toBe(true);
    expect(job).toMatchObject({ status: "cancelled", stage: "Cancelled" });
    await working;
    write.onProgress(0.9, "Too late");
    write.end();
    await house.step();
    expect(await house.job(house.accountId, jobId)).toEqual(job);
    await expectRefunded(house, jobId);
  });

  test("while the pages are rendered, nothing of the site remains", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    const running = house.ctx.states.of(runningJobs).get(jobId);
    write.end();
    await until(() => running?.report.stage === "Rendering the pages");
    await cancelJob(house.ctx, house.accountId, jobId);
    await working;
    expect((await house.job(house.accountId, jobId)).status).toBe("cancelled");
    await expectRefunded(house, jobId);
  });

  test("while the site is saved, exactly one of the two happens", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    const running = house.ctx.states.of(runningJobs).get(jobId);
    write.end();
    await until(() => running?.report.stage === "Saving the site");
    const job = await cancelJob(house.ctx, house.accountId, jobId);
    await working;
    expect(await house.job(house.accountId, jobId)).toEqual(job);
    expect((await countSiteRows(house.ctx)) > 0).toBe(job.status === "completed");
    expect(await checkJobs(house.ctx)).toEqual([]);
  });

  test("by another process reaches the writer with the next heartbeat", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    await queue.cancelOpenJob(house.ctx, house.accountId, jobId);
    expect(write.signal.aborted).toBe(false);
    house.clock.advance(1_000);
    await house.step();
    expect(write.signal.aborted).toBe(true);
    await working;
    await expectRefunded(house, jobId);
  });

  test("by another process also stands when the work ends before any heartbeat", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    await queue.cancelOpenJob(house.ctx, house.accountId, jobId);
    write.end();
    await working;
    expect((await house.job(house.accountId, jobId)).status).toBe("cancelled");
    await expectRefunded(house, jobId);
  });

  test("a hundred times at once refunds once, and a job that has ended is answered unchanged", async () => {
    const house = await openHouse();
    const { jobId, working } = await startJob(house);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => cancelJob(house.ctx, house.accountId, jobId)),
    );
    await working;
    expect(new Set(answers.map((job) => JSON.stringify(job))).size).toBe(1);
    await expectRefunded(house, jobId);
  });

  test("a completed job changes nothing", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    write.end();
    await working;
    const before = await inspectJob(house.ctx, jobId);
    expect((await cancelJob(house.ctx, house.accountId, jobId)).status).toBe("completed");
    expect(await inspectJob(house.ctx, jobId)).toEqual(before);
  });
});

describe("a job that goes wrong", () => {
  test("ends failed and refunded when the writer throws; the cause is logged and not shown", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    write.fail(new Error("the inner fault"));
    await working;
    const job = await house.job(house.accountId, jobId);
    expect(job).toMatchObject({ status: "failed", stage: "Failed", siteId: null });
    expect(job.error?.code).toBe("generation_failed");
    expect(job.error?.message).not.toContain("inner fault");
    expect(house.logLines.join("")).toContain("the inner fault");
    await expectRefunded(house, jobId);
  });

  test("ends timed out and refunded when one stage takes too long, even if the writer is deaf", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    house.clock.advance(STAGE_MS_MAX - 1);
    await house.step();
    expect(write.signal.aborted).toBe(false);
    house.clock.advance(1_000);
    await house.step();
    expect(write.signal.aborted).toBe(true);
    await working;
    expect((await house.job(house.accountId, jobId)).error?.code).toBe("timed_out");
    await expectRefunded(house, jobId);
  });

  test("ends timed out when all stages together take too long", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    const stageMs = STAGE_MS_MAX / 2;
    for (let at = 1; at < JOB_MS_MAX / stageMs; at += 1) {
      house.clock.advance(stageMs);
      await house.step();
      write.onProgress(0.1, `Writing page ${at}`);
    }
    expect(write.signal.aborted).toBe(false);
    house.clock.advance(stageMs);
    await house.step();
    await working;
    expect((await house.job(house.accountId, jobId)).error?.code).toBe("timed_out");
    await expectRefunded(house, jobId);
  });

  test("does not keep the next job from its worker", async () => {
    const house = await openHouse();
    const { write, working } = await startJob(house);
    const next = await generateSite(house.ctx, siteRequest(house.accountId));
    write.fail(new Error("broken"));
    (await house.held.next()).end();
    await working;
    expect((await house.job(house.accountId, next)).status).toBe("completed");
  });
});

describe("a worker that is gone", () => {
  /** The same data directory in a new process, after the old one has died or stopped. */
  async function reopen(house: House) {
    const { directory, clock } = house;
    const opened = await openTestContext({ directory, clock });
    houses.splice(houses.indexOf(house), 1, opened);
    const next = { ...opened, ...furnish(opened), accountId: house.accountId };
    await resumeJobs(next.ctx);
    // What the scheduler's own start does.
    next.ctx.scheduler.wake(RUN_JOBS);
    return next;
  }

  /** What kill -9 leaves: the rows as they are, and a worker that never comes back. */
  async function kill(house: House) {
    await house.abandon();
    return reopen(house);
  }

  async function takeAgain(house: House): Promise<{ write: HeldWrite; working: Promise<void> }> {
    const working = house.step();
    return { write: await house.held.next(), working };
  }

  test("its job is resumed at the next start, at once, and completes", async () => {
    let house = await openHouse();
    const { jobId } = await startJob(house);
    const waiting = await generateSite(house.ctx, siteRequest(house.accountId));
    house = await kill(house);
    const { write, working } = await takeAgain(house);
    expect(write.seed).toBe(jobId);
    write.end();
    (await house.held.next()).end();
    await working;
    for (const id of [jobId, waiting])
      expect((await house.job(house.accountId, id)).status).toBe("completed");
    expect(await checkJobs(house.ctx)).toEqual([]);
  });

  test("progress that was shown is not taken back by a restart", async () => {
    let house = await openHouse();
    const { jobId, write } = await startJob(house);
    write.onProgress(0.8, "Writing the pages");
    house.clock.advance(1_000);
    await house.step();
    const { progress } = await house.job(house.accountId, jobId);
    house = await kill(house);
    expect(await house.job(house.accountId, jobId)).toMatchObject({ status: "pending", progress });
    await takeAgain(house);
    house.clock.advance(1_000);
    await house.step();
    expect(await house.job(house.accountId, jobId)).toMatchObject({ status: "running", progress });
  });

  test("a job that brings the process down three times ends interrupted and refunded; others go on", async () => {
    let house = await openHouse();
    const { jobId } = await startJob(house);
    for (const attempt of [1, 2]) {
      house = await kill(house);
      expect((await inspectJob(house.ctx, jobId)).row.attempts).toBe(attempt);
      const { write } = await takeAgain(house);
      expect(write.seed).toBe(jobId);
    }
    const other = await generateSite(house.ctx, siteRequest(house.accountId));
    house = await kill(house);
    const job = await house.job(house.accountId, jobId);
    expect(job).toMatchObject({ status: "failed", error: { code: "interrupted" } });
    expect((await inspectJob(house.ctx, jobId)).ledger).toEqual(["reserve", "refund"]);
    const { write, working } = await takeAgain(house);
    expect(write.seed).toBe(other);
    write.end();
    await working;
    expect(await checkJobs(house.ctx)).toEqual([]);
  });

  test("an orderly stop tells the writer, hands the job back, and counts no attempt", async () => {
    let house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    expect(await house.ctx.scheduler.stop(60_000)).toEqual([]);
    await working;
    expect(write.signal.aborted).toBe(true);
    expect((await inspectJob(house.ctx, jobId)).row).toMatchObject({
      ...{ status: "pending", attempts: 0, lease_until: null },
    });
    house = await kill(house);
    const again = await takeAgain(house);
    again.write.end();
    await again.working;
    expect((await house.job(house.accountId, jobId)).status).toBe("completed");
  });

  test("a worker whose job was taken over can change nothing; the site is made once", async () => {
    const house = await openHouse();
    const zombie = await startJob(house);
    // As if another instance had seen the lease lapse: it does not know what this process does.
    house.clock.advance(queue.LEASE_MS + 1);
    await queue.recoverJobs(house.ctx, "lapsed");
    const claim = await queue.claimNextJob(house.ctx);
    expect(claim).toMatchObject({ jobId: zombie.jobId, fence: 2, attempts: 2 });
    zombie.write.end();
    await zombie.working;
    expect(await house.job(house.accountId, zombie.jobId)).toMatchObject({
      ...{ status: "running", siteId: null },
    });
    expect(await countSiteRows(house.ctx)).toBe(0);
    expect((await inspectJob(house.ctx, zombie.jobId)).ledger).toEqual(["reserve"]);
  });

  test("a wall clock that leaps takes no job from a worker that lives", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    house.clock.setNow(house.clock.now() + 365 * 86_400_000);
    const beforeBeat = await inspectJob(house.ctx, jobId);
    await resumeJobs(house.ctx);
    expect(await inspectJob(house.ctx, jobId)).toEqual(beforeBeat);
    write.end();
    await working;
    expect((await house.job(house.accountId, jobId)).status).toBe("completed");
  });
});
