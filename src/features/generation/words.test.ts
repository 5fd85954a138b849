/** What was written stays on its job until that ends: nobody pays for the same words twice. */
import { afterEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { inspectJob, type JobHouse, openJobHouse, startJob } from "../../../test/fixtures/jobs.ts";
import { statement } from "../../platform/database/statements.ts";
import { getJob, RUN_JOBS } from "../jobs/service.ts";
import { listSteps } from "../jobs/steps.ts";
import { resumeJobs } from "../jobs/tasks.ts";
import { getSiteRecord } from "../sites/service.ts";
import { getVersion } from "../versions/history.ts";

const houses: JobHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

async function openHouse(left?: JobHouse) {
  const house = await openJobHouse(left === undefined ? {} : { left });
  houses.push(house);
  return house;
}

/** A job whose process is gone, or has been stopped, while its pages were rendered. */
async function endWhileRendering(how: "kill" | "stop") {
  const left = await openHouse();
  const { jobId, write } = await startJob(left);
  write.onRemark("Completed; with a remark");
  write.end((document) => {
    document.identity.tagline = "Written once";
  });
  while ((await listSteps(left.ctx, jobId)).length === 0)
    await new Promise((resolve) => setImmediate(resolve));
  if (how === "stop") await left.ctx.scheduler.stop(60_000);
  await left.abandon();
  houses.splice(houses.indexOf(left), 1);
  const house = await openHouse(left);
  const status = how === "stop" ? "pending" : "running";
  expect((await inspectJob(house.ctx, jobId)).row.status).toBe(status);
  await resumeJobs(house.ctx);
  return { house, jobId };
}

test.each(["kill", "stop"] as const)(
  "after a %s while its pages were rendered a job asks no writer again",
  async (how) => {
    const { house, jobId } = await endWhileRendering(how);
    house.ctx.scheduler.wake(RUN_JOBS);
    await house.ctx.scheduler.step();
    expect(house.held.calls).toEqual([]);
    const job = await getJob(house.ctx, house.accountId, jobId);
    expect(job).toMatchObject({ status: "completed", stage: "Completed; with a remark" });
    const { versionId } = await getSiteRecord(house.ctx, job.siteId ?? "");
    expect((await getVersion(house.ctx, versionId)).document).toContain("Written once");
  },
);

test("words that cannot be read any more are written anew", async () => {
  const { house, jobId } = await endWhileRendering("kill");
  await house.ctx.db.write([
    statement(
      sql`update job_steps set value = '{"document":{"format":0},"said":[],"pictures":[]}'`,
    ),
  ]);
  const working = house.ctx.scheduler.step();
  (await house.held.next()).end();
  await working;
  expect((await getJob(house.ctx, house.accountId, jobId)).status).toBe("completed");
});

test("once the job has ended its words are its site's alone", async () => {
  const house = await openHouse();
  const { jobId, write, working } = await startJob(house);
  write.end();
  await working;
  const steps = await listSteps(house.ctx, jobId);
  expect(steps).toMatchObject([{ step: "words", value: null, usage: { model: "held" } }]);
});
