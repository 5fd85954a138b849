import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  BRIEF,
  countSiteRows,
  inspectJob,
  type JobHouse,
  openJobHouse,
  siteRequest,
  startJob,
} from "../../../test/fixtures/jobs.ts";
import { forgetUsage, getUsage } from "../credits/service.ts";
import { generateSite } from "../generation/service.ts";
import { COMPOSER_LIMITS } from "../writer/writer.ts";
import { checkJobs } from "./checks.ts";
import * as queue from "./queue.ts";
import { runningJobs } from "./running-jobs.ts";
import { cancelJob, getJob } from "./service.ts";

// Real builds, of which a busy machine makes one in seconds.
setDefaultTimeout(60_000);

const houses: JobHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

async function openHouse(options?: Parameters<typeof openJobHouse>[0]) {
  const house = await openJobHouse(options);
  houses.push(house);
  return house;
}

async function expectRefunded(house: JobHouse, jobId: string) {
  expect((await inspectJob(house.ctx, jobId)).ledger).toEqual(["reserve", "refund"]);
  expect(await countSiteRows(house.ctx)).toBe(0);
  forgetUsage(house.ctx, house.accountId);
  expect((await getUsage(house.ctx, { id: house.accountId, createdAt: 0 }, 200)).used).toBe(0);
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
    const job = await getJob(house.ctx, house.accountId, jobId);
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
    expect((await getUsage(house.ctx, { id: house.accountId, createdAt: 0 }, 200)).used).toBe(5);
  });

  test("stays a draft when it was asked for in the builder", async () => {
    const house = await openHouse();
    for (const origin of ["api", "builder"] as const) {
      await generateSite(house.ctx, { ...siteRequest(house.accountId), origin });
      const working = house.ctx.scheduler.step();
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
      await house.ctx.scheduler.step();
      const { progress, stage, status } = await getJob(house.ctx, house.accountId, jobId);
      expect({ stage, status }).toEqual({ stage: "Writing the pages", status: "running" });
      seen.push(progress);
    }
    expect(seen).toEqual([10, 32, 32, 32, 32, 38, 60]);
    expect(house.logLines.join("")).not.toContain("task failed");
    write.end();
    await working;
    expect((await getJob(house.ctx, house.accountId, jobId)).progress).toBe(100);
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
    for (const id of ids)
      expect((await getJob(house.ctx, house.accountId, id)).status).toBe("completed");
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
    for (const id of ids)
      expect((await getJob(house.ctx, house.accountId, id)).status).toBe("completed");
  });
});

describe("cancelling", () => {
  test("before a worker has the job, it never reaches the writer", async () => {
    const house = await openHouse();
    const jobId = await generateSite(house.ctx, siteRequest(house.accountId));
    const job = await cancelJob(house.ctx, house.accountId, jobId);
    expect(job).toMatchObject({ status: "cancelled", stage: "Cancelled", siteId: null });
    await house.ctx.scheduler.step();
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
    await house.ctx.scheduler.step();
    expect(await getJob(house.ctx, house.accountId, jobId)).toEqual(job);
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
    expect((await getJob(house.ctx, house.accountId, jobId)).status).toBe("cancelled");
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
    expect(await getJob(house.ctx, house.accountId, jobId)).toEqual(job);
    expect((await countSiteRows(house.ctx)) > 0).toBe(job.status === "completed");
    expect(await checkJobs(house.ctx)).toEqual([]);
  });

  test("by another process reaches the writer with the next heartbeat", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    await queue.cancelOpenJob(house.ctx, house.accountId, jobId);
    expect(write.signal.aborted).toBe(false);
    house.clock.advance(1_000);
    await house.ctx.scheduler.step();
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
    expect((await getJob(house.ctx, house.accountId, jobId)).status).toBe("cancelled");
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
    const job = await getJob(house.ctx, house.accountId, jobId);
    expect(job).toMatchObject({ status: "failed", stage: "Failed", siteId: null });
    expect(job.error?.code).toBe("generation_failed");
    expect(job.error?.message).not.toContain("inner fault");
    expect(house.logLines.join("")).toContain("the inner fault");
    await expectRefunded(house, jobId);
  });

  test("ends timed out and refunded when one stage takes too long, even if the writer is deaf", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    house.clock.advance(COMPOSER_LIMITS.stageMs - 1);
    await house.ctx.scheduler.step();
    expect(write.signal.aborted).toBe(false);
    house.clock.advance(1_000);
    await house.ctx.scheduler.step();
    expect(write.signal.aborted).toBe(true);
    await working;
    expect((await getJob(house.ctx, house.accountId, jobId)).error?.code).toBe("timed_out");
    await expectRefunded(house, jobId);
  });

  test("ends timed out when all stages together take too long", async () => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    const stageMs = COMPOSER_LIMITS.stageMs / 2;
    for (let at = 1; at < COMPOSER_LIMITS.jobMs / stageMs; at += 1) {
      house.clock.advance(stageMs);
      await house.ctx.scheduler.step();
      write.onProgress(0.1, `Writing page ${at}`);
    }
    expect(write.signal.aborted).toBe(false);
    house.clock.advance(stageMs);
    await house.ctx.scheduler.step();
    await working;
    expect((await getJob(house.ctx, house.accountId, jobId)).error?.code).toBe("timed_out");
    await expectRefunded(house, jobId);
  });

  test("does not keep the next job from its worker", async () => {
    const house = await openHouse();
    const { write, working } = await startJob(house);
    const next = await generateSite(house.ctx, siteRequest(house.accountId));
    write.fail(new Error("broken"));
    (await house.held.next()).end();
    await working;
    expect((await getJob(house.ctx, house.accountId, next)).status).toBe("completed");
  });
});
