/** What a writer keeps on its job, the limits it asks for, and the failures it names. */
import { afterEach, expect, test } from "bun:test";
import { inspectJob, type JobHouse, openJobHouse, startJob } from "../../../test/fixtures/jobs.ts";
import type { PreconditionFailed } from "../../platform/database/statements.ts";
import { type KeptStep, WriterError } from "../writer/writer.ts";
import { LEASE_LOST } from "./queue.ts";
import { getJob } from "./service.ts";
import { inspectJob as inspectSteps, listSteps } from "./steps.ts";
import { resumeJobs } from "./tasks.ts";

const houses: JobHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

async function openHouse(options: Parameters<typeof openJobHouse>[0] = {}) {
  const house = await openJobHouse(options);
  houses.push(house);
  return house;
}

const USAGE = { model: "small", inTokens: 900, outTokens: 300, seconds: 2.5, calls: 1 };
const PLAN: KeptStep = { promptVersion: "plan-3", value: { pages: ["Häuser"] }, usage: USAGE };

test("a step that was kept is there for the next attempt, also after the process was killed", async () => {
  const left = await openHouse();
  const { jobId, write } = await startJob(left);
  await write.kept.write("plan", PLAN);
  expect(await write.kept.read("other")).toBeUndefined();
  await left.abandon();
  const house = await openHouse({ left });
  await resumeJobs(house.ctx);
  const working = house.ctx.scheduler.step();
  const again = await house.held.next();
  expect(again.seed).toBe(jobId);
  expect(await again.kept.read("plan")).toEqual(PLAN);
  again.end();
  await working;
});

test("what a step used up adds over its attempts, and stays when the words go with the job's end", async () => {
  const house = await openHouse();
  const { jobId, write, working } = await startJob(house);
  await write.kept.write("plan", PLAN);
  await write.kept.write("plan", { ...PLAN, value: 2 });
  write.end();
  await working;
  const usage = { model: "small", inTokens: 1_800, outTokens: 600, seconds: 5, calls: 2 };
  const [plan] = (await listSteps(house.ctx, jobId)).filter(({ step }) => step === "plan");
  expect(plan).toEqual({ step: "plan", promptVersion: "plan-3", value: null, usage });
  house.clock.advance(31 * 24 * 60 * 60_000);
  await house.ctx.scheduler.step();
  expect(await listSteps(house.ctx, jobId)).toEqual([]);
});

test("a writer whose job was cancelled can keep nothing", async () => {
  const house = await openHouse();
  const { jobId, write, working } = await startJob(house);
  await house.ctx.db.client.execute({
    sql: "update jobs set status = 'cancelled' where id = ?",
    args: [jobId],
  });
  const late = await write.kept.write("plan", PLAN).catch((error: unknown) => error);
  expect((late as PreconditionFailed).label).toBe(LEASE_LOST);
  write.end();
  await working;
});

test.each(["provider_unavailable", "provider_rejected", "timed_out"] as const)(
  "a writer's %s is the job's, with its words for the owner and a refund",
  async (code) => {
    const house = await openHouse();
    const { jobId, write, working } = await startJob(house);
    write.fail(new WriterError(code, "The model said nothing."));
    await working;
    const job = await getJob(house.ctx, house.accountId, jobId);
    expect(job).toMatchObject({
      ...{ status: "failed", siteId: null, error: { code, message: "The model said nothing." } },
    });
    expect((await inspectJob(house.ctx, jobId)).ledger).toEqual(["reserve", "refund"]);
  },
);

test("a writer has the time that it asks for, and not more", async () => {
  const house = await openHouse({ limits: { stageMs: 600_000, jobMs: 900_000 } });
  const { jobId, write, working } = await startJob(house);
  house.clock.advance(599_000);
  await house.ctx.scheduler.step();
  expect(write.signal.aborted).toBe(false);
  write.onProgress(0.5, "Writing the second half");
  house.clock.advance(301_001);
  await house.ctx.scheduler.step();
  await working;
  expect(await getJob(house.ctx, house.accountId, jobId)).toMatchObject({
    error: { code: "timed_out", message: expect.stringContaining("15 minutes") },
  });
});

test("what a writer remarks is the stage of the completed job", async () => {
  const house = await openHouse();
  const { jobId, write, working } = await startJob(house);
  write.onRemark("Completed; the model was away, and the composer wrote");
  write.end();
  await working;
  expect((await getJob(house.ctx, house.accountId, jobId)).stage).toBe(
    "Completed; the model was away, and the composer wrote",
  );
});

test("a report stays when the words go, and the job shows it beside its steps", async () => {
  const house = await openHouse();
  const { jobId, write, working } = await startJob(house);
  await write.kept.write("plan", PLAN);
  await write.kept.write("report", { promptVersion: "1", value: { written: 7 }, usage: USAGE });
  write.end();
  await working;
  const shown = await inspectSteps(house.ctx, jobId);
  expect(shown).toMatchObject({
    ...{ id: jobId, accountId: house.accountId, status: "completed", report: { written: 7 } },
  });
  const names = shown.steps.map(({ step }) => step).sort();
  expect(names).toEqual(["plan", "words"]);
  expect(shown.steps.find(({ step }) => step === "plan")).toEqual({
    ...{ step: "plan", promptVersion: "plan-3", ...USAGE },
  });
});
