/** Jobs as a polling client sees them: every state on the way, what ends one, and what that costs and leaves. */
import { afterEach, describe, expect, test } from "bun:test";
import { deleteSite } from "../../src/features/console/api/delete-site.ts";
import { type ModelServer, startModelServer } from "../fixtures/model-server.ts";
import { startReceiver } from "../fixtures/webhook-receiver.ts";
import { startTestService, type TestAccount, type TestService } from "../harness.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };
const FIELDS = ["error", "id", "progress", "siteId", "stage", "status"];
const OPEN = ["pending", "running"];

type Job = {
  id: string;
  status: string;
  progress: number;
  stage: string;
  siteId: string | null;
  error: { code: string; message: string } | null;
};

let service: TestService;
let owner: TestAccount;
let model: ModelServer | undefined;
afterEach(async () => {
  await service.close();
  await model?.close();
  model = undefined;
});

async function start(environment: Record<string, string> = {}, runScheduler = false) {
  service = await startTestService({
    runScheduler,
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1", ...environment },
  });
  owner = await service.createAccount();
}

/** The service's writer is a model that answers as the test says. */
async function startWithModel(answer: ModelServer["answer"], runScheduler = false) {
  model = startModelServer();
  model.answer = answer;
  const environment = { SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" };
  await start(environment, runScheduler);
}

const call = (method: string, path: string, body?: object) =>
  service.call(owner.key, method, path, body && { body });
const build = async (): Promise<string> => (await call("POST", "/sites", BRIEF)).body.jobId;
const poll = async (id: string): Promise<Job> => (await call("GET", `/jobs/${id}`)).body.job;
const cancel = async (id: string): Promise<Job> => (await call("DELETE", `/jobs/${id}`)).body.job;
const usedCredits = async (): Promise<number> => (await call("GET", "/me")).body.usage.used;
const countSites = async (): Promise<number> => (await call("GET", "/sites")).body.sites.length;

test("what a client sees by polling only goes forward, and ends with a site that is there", async () => {
  await start({}, true);
  const id = await build();
  const seen: Job[] = [];
  do {
    await Bun.sleep(1);
    seen.push(await poll(id));
    const { status, siteId } = seen.at(-1) as Job;
    // The site is not there before the job says so, and at once when it does.
    if (siteId !== null) expect((await call("GET", `/sites/${siteId}`)).status).toBe(200);
    expect([status, siteId !== null]).toEqual([status, status === "completed"]);
  } while (OPEN.includes(seen.at(-1)?.status ?? ""));
  for (const job of seen) {
    expect(Object.keys(job).toSorted()).toEqual(FIELDS);
    expect([job.id, job.error, job.stage.trim() === ""]).toEqual([id, null, false]);
    expect(Number.isInteger(job.progress)).toBe(true);
    expect(job.progress === 100).toBe(job.status === "completed");
  }
  const progress = seen.map((job) => job.progress);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  const order = ["pending", "running", "completed"];
  const states = seen.map(({ status }) => order.indexOf(status));
  expect(states).toEqual(states.toSorted((a, b) => a - b));
  expect(states.at(-1)).toBe(2);
});

test("the list tells of each job what polling it tells", async () => {
  await start();
  const ids = [await build(), await build(), await build()];
  await cancel(ids[1] ?? "");
  const before = (await call("GET", "/jobs")).body.jobs;
  expect(before).toEqual(await Promise.all(ids.toReversed().map(poll)));
  expect(before.map(({ status }: Job) => status)).toEqual(["pending", "cancelled", "pending"]);
  await service.ctx.scheduler.step();
  const after = (await call("GET", "/jobs?status=completed")).body;
  expect(after).toEqual({ jobs: [await poll(ids[2] ?? ""), await poll(ids[0] ?? "")], total: 2 });
  expect(await countSites()).toBe(2);
});

describe("cancelling", () => {
  test("a job that waits gives all back, leaves nothing, and is told the same ever after", async () => {
    await start();
    const id = await build();
    expect(await usedCredits()).toBe(5);
    const cancelled = await cancel(id);
    expect(cancelled).toEqual({
      ...{ id, status: "cancelled", progress: 0, stage: "Cancelled", siteId: null, error: null },
    });
    await service.ctx.scheduler.step();
    service.clock.advance(60 * 60_000);
    await service.ctx.scheduler.step();
    expect([await poll(id), await cancel(id)]).toEqual([cancelled, cancelled]);
    expect([await usedCredits(), await countSites()]).toEqual([0, 0]);
  });

  test("a job that runs stops its work, whoever else cancels it too", async () => {
    await startWithModel(() => ({ hang: "after headers" }), true);
    const id = await build();
    await model?.until(1);
    expect((await poll(id)).status).toBe("running");
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(id)));
    for (const job of answers)
      expect(job).toMatchObject({ status: "cancelled", stage: "Cancelled", siteId: null });
    // The call of the model is given up, not only the row.
    while (!model?.calls[0]?.isAborted) await Bun.sleep(5);
    expect([await usedCredits(), await countSites()]).toEqual([0, 0]);
    expect(await poll(id)).toEqual(answers[0] as Job);
  });

  test("a job that has completed answers it unchanged, and costs what it cost", async () => {
    await start();
    const id = await build();
    await service.ctx.scheduler.step();
    const done = await poll(id);
    expect([await cancel(id), await cancel(id)]).toEqual([done, done]);
    expect([await usedCredits(), await countSites()]).toEqual([5, 1]);
  });

  test("another account's job is refused as missing, and goes on", async () => {
    await start();
    const stranger = await service.createAccount();
    const id = await build();
    for (const method of ["GET", "DELETE"]) {
      const answer = await service.call(stranger.key, method, `/jobs/${id}`);
      expect([answer.status, answer.body.error.code]).toEqual([404, "not_found"]);
    }
    expect((await poll(id)).status).toBe("pending");
    const theirs = (await service.call(stranger.key, "GET", "/jobs")).body;
    expect(theirs).toEqual({ jobs: [], total: 0 });
  });

  test("in the very moment of completion comes to one of the two, and its price to the same", async () => {
    await start({ SITEWRIGHT_PLAN_CREDITS: "agency=1000" }, true);
    for (let round = 0; round < 6; round += 1) {
      const before = [await usedCredits(), await countSites()] as const;
      const id = await build();
      while ((await poll(id)).progress < 40 + 10 * round) await Bun.sleep(1);
      const job = await cancel(id);
      const isDone = job.status === "completed";
      expect(["completed", "cancelled"]).toContain(job.status);
      expect([await poll(id), job.siteId !== null]).toEqual([job, isDone]);
      expect([await usedCredits(), await countSites()]).toEqual([
        before[0] + (isDone ? 5 : 0),
        before[1] + Number(isDone),
      ]);
    }
  });
});

describe("a job that fails", () => {
  test("says why in one code and one sentence, is refunded, leaves no site, and is told to webhooks", async () => {
    await startWithModel(() => ({ status: 401, body: '{"error":{"message":"sk-secret"}}' }));
    const receiver = startReceiver();
    await call("POST", "/webhooks", { url: receiver.url, types: ["job.failed", "job.completed"] });
    const id = await build();
    await service.ctx.scheduler.step();
    const failed = await poll(id);
    expect(failed).toMatchObject({ status: "failed", siteId: null });
    expect(failed.progress).toBeLessThan(100);
    expect(Object.keys(failed.error ?? {}).toSorted()).toEqual(["code", "message"]);
    expect(failed.error?.code).toBe("provider_rejected");
    expect(failed.error?.message).toMatch(/^[A-Z].{10,}\.$/);
    expect(JSON.stringify(failed)).not.toContain("sk-secret");
    expect([await usedCredits(), await countSites()]).toEqual([0, 0]);
    // It has ended: cancelling it changes nothing.
    expect([await cancel(id), await usedCredits()]).toEqual([failed, 0]);
    expect((await call("GET", "/jobs?status=failed")).body).toEqual({ jobs: [failed], total: 1 });
    const told = receiver.received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ type, data }) => [type, data])).toEqual([["job.failed", { job: failed }]]);
    await receiver.close();
  });

  test("is begun again by another call alone, which costs anew", async () => {
    await startWithModel(() => ({ status: 401 }));
    const first = await call("POST", "/sites", BRIEF);
    await service.ctx.scheduler.step();
    expect((await poll(first.body.jobId)).status).toBe("failed");
    await service.ctx.scheduler.step();
    service.clock.advance(60 * 60_000);
    await service.ctx.scheduler.step();
    expect((await poll(first.body.jobId)).status).toBe("failed");
    const second = await build();
    expect([second === first.body.jobId, await usedCredits()]).toEqual([false, 5]);
  });
});

test("a job keeps saying which site it made, also when that is gone", async () => {
  await start();
  const id = await build();
  await service.ctx.scheduler.step();
  const done = await poll(id);
  const siteId = done.siteId ?? "";
  await deleteSite(service.ctx, siteId);
  expect(await poll(id)).toEqual(done);
  expect((await call("GET", `/sites/${siteId}`)).status).toBe(404);
  expect((await call("GET", "/jobs?status=completed")).body.total).toBe(1);
  expect([await countSites(), await usedCredits()]).toEqual([0, 5]);
});
