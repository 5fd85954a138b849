import { afterEach, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import {
  countSiteRows,
  type HeldWrite,
  inspectJob,
  type JobHouse,
  openJobHouse,
  siteRequest,
  startJob,
} from "../../../test/fixtures/jobs.ts";
import { generateSite } from "../generation/service.ts";
import { createEndpoint } from "../webhooks/service.ts";
import { checkJobs } from "./checks.ts";
import * as queue from "./queue.ts";
import { getJob, RUN_JOBS } from "./service.ts";
import { resumeJobs } from "./tasks.ts";

const houses: JobHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

async function openHouse(options?: Parameters<typeof openJobHouse>[0]) {
  const house = await openJobHouse(options);
  houses.push(house);
  return house;
}

describe("a worker that is gone", () => {
  /** What kill -9 leaves: the rows as they are, and a worker that never comes back. */
  async function kill(house: JobHouse) {
    await house.abandon();
    houses.splice(houses.indexOf(house), 1);
    const next = await openHouse({ left: house });
    await resumeJobs(next.ctx);
    // What the scheduler's own start does.
    next.ctx.scheduler.wake(RUN_JOBS);
    return next;
  }

  async function takeAgain(house: JobHouse): Promise<{ write: HeldWrite; working: Promise<void> }> {
    const working = house.ctx.scheduler.step();
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
      expect((await getJob(house.ctx, house.accountId, id)).status).toBe("completed");
    expect(await checkJobs(house.ctx)).toEqual([]);
  });

  test("progress that was shown is not taken back by a restart", async () => {
    let house = await openHouse();
    const { jobId, write } = await startJob(house);
    write.onProgress(0.8, "Writing the pages");
    house.clock.advance(1_000);
    await house.ctx.scheduler.step();
    const { progress } = await getJob(house.ctx, house.accountId, jobId);
    house = await kill(house);
    expect(await getJob(house.ctx, house.accountId, jobId)).toMatchObject({
      status: "pending",
      progress,
    });
    await takeAgain(house);
    house.clock.advance(1_000);
    await house.ctx.scheduler.step();
    expect(await getJob(house.ctx, house.accountId, jobId)).toMatchObject({
      status: "running",
      progress,
    });
  });

  test("what a webhook says of a job is what GET shows, and no less than it showed before", async () => {
    let house = await openHouse();
    const { ctx, accountId } = house;
    await createEndpoint(ctx, accountId, { url: "https://example.com/hook" });
    const { jobId, write } = await startJob(house);
    write.onProgress(0.8, "Writing the pages");
    house.clock.advance(1_000);
    await house.ctx.scheduler.step();
    const { progress } = await getJob(house.ctx, accountId, jobId);
    expect(progress).toBeGreaterThan(40);
    house = await kill(house);
    const again = await takeAgain(house);
    again.write.onProgress(0.1, "Writing the pages");
    again.write.fail(new Error("a fault of ours"));
    await again.working;
    const [message] = await house.ctx.db.orm.all<{ body: string }>(
      sql`select body from webhook_messages where type = 'job.failed'`,
    );
    const told = JSON.parse(message?.body ?? "").data.job;
    expect(await getJob(house.ctx, accountId, jobId)).toMatchObject(told);
    expect(told).toMatchObject({ status: "failed", progress });
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
    const job = await getJob(house.ctx, house.accountId, jobId);
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
    expect((await getJob(house.ctx, house.accountId, jobId)).status).toBe("completed");
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
    expect(await getJob(house.ctx, house.accountId, zombie.jobId)).toMatchObject({
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
    expect((await getJob(house.ctx, house.accountId, jobId)).status).toBe("completed");
  });
});
