import { afterEach, describe, expect, test } from "bun:test";
import { BRIEF } from "../../../test/fixtures/jobs.ts";
import {
  type CallInit,
  startTestService,
  type TestService,
  type TestServiceOptions,
} from "../../../test/harness.ts";
import { checkJobs } from "./checks.ts";

const services: TestService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

async function openService(options: TestServiceOptions = {}) {
  const service = await startTestService(options);
  services.push(service);
  const owner = await service.createAccount({ plan: "pro" });
  return {
    ...service,
    owner,
    post: (init: CallInit = {}) =>
      service.call(owner.key, "POST", "/sites", { body: BRIEF, ...init }),
    get: (path: string) => service.call(owner.key, "GET", path),
    usage: async () => (await service.call(owner.key, "GET", "/me")).body.usage.used,
  };
}

const withKey = (key: string, body: unknown = BRIEF): CallInit => ({
  body,
  headers: { "idempotency-key": key },
});

describe("POST /sites", () => {
  test("answers 202 with the job's id alone, and the job leads to a site that can be read", async () => {
    const service = await openService();
    const accepted = await service.post();
    expect(accepted.status).toBe(202);
    expect(accepted.body).toEqual({ jobId: expect.stringMatching(/^job_/) });
    const path = `/jobs/${accepted.body.jobId}`;
    expect((await service.get(path)).body.job.status).toBe("pending");
    await service.ctx.scheduler.step();
    const { job } = (await service.get(path)).body;
    expect(job).toMatchObject({ status: "completed", progress: 100, error: null });
    const site = await service.get(`/sites/${job.siteId}`);
    expect(site.body.site).toMatchObject({ id: job.siteId, name: BRIEF.businessName });
    expect(await checkJobs(service.ctx)).toEqual([]);
  });

  test("a 400 costs neither a generation token nor a credit, and starts nothing", async () => {
    const service = await openService({ environment: { SITEWRIGHT_LIMITS: "generation=1/10h" } });
    for (const init of [
      { body: { businessName: "Harbour Bakery" } },
      { body: { ...BRIEF, industry: 7 } },
      { body: { ...BRIEF, existingUrl: "ftp://example.com" } },
      { rawBody: "{", headers: { "content-type": "application/json" } },
      withKey("k".repeat(256)),
      withKey("caf\u00e9"),
    ])
      expect((await service.post(init)).body.error?.code).toBe("invalid_request");
    expect(await service.usage()).toBe(0);
    expect((await service.get("/jobs")).body.total).toBe(0);
    expect((await service.post()).status).toBe(202);
    expect((await service.post()).body.error.code).toBe("rate_limited");
  });

  test("without a key of its own, the same call twice starts two jobs", async () => {
    const service = await openService();
    const ids = [(await service.post()).body.jobId, (await service.post()).body.jobId];
    expect(new Set(ids).size).toBe(2);
    expect(await service.usage()).toBe(10);
  });
});

describe("Idempotency-Key", () => {
  test("replays the answer byte for byte, marked, also when no token or credit is left", async () => {
    const service = await openService({
      environment: {
        SITEWRIGHT_LIMITS: "generation=1/10h",
        SITEWRIGHT_PLAN_CREDITS: "pro=5",
      },
    });
    const first = await service.post(withKey("order 1"));
    expect(first.status).toBe(202);
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    for (let at = 0; at < 3; at += 1) {
      const again = await service.post(withKey("order 1"));
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect({ status: again.status, text: again.text }).toEqual({
        ...{ status: 202, text: first.text },
      });
    }
    expect(await service.usage()).toBe(5);
    expect((await service.get("/jobs")).body.total).toBe(1);
  });

  test("is refused with another body, and is each account's own", async () => {
    const service = await openService();
    const first = await service.post(withKey("k"));
    const other = await service.post(withKey("k", { ...BRIEF, industry: "brewery" }));
    expect(other.status).toBe(400);
    expect(other.body.error.code).toBe("invalid_request");
    const stranger = await service.createAccount();
    const theirs = await service.call(stranger.key, "POST", "/sites", withKey("k"));
    expect(theirs.status).toBe(202);
    expect(theirs.body.jobId).not.toBe(first.body.jobId);
  });

  test("sixty duplicates at once start one job, though only one token is left", async () => {
    const service = await openService({ environment: { SITEWRIGHT_LIMITS: LIMITED } });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => service.post(withKey("k".repeat(255)))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers.has("idempotent-replayed"));
    expect(replayed).toHaveLength(59);
    expect(await service.usage()).toBe(5);
  });

  test("does not keep a refusal: the call can be repeated once there are credits", async () => {
    const service = await openService({ environment: { SITEWRIGHT_PLAN_CREDITS: "pro=5" } });
    const { jobId } = (await service.post()).body;
    expect((await service.post(withKey("k"))).body.error.code).toBe("quota_exceeded");
    await service.call(service.owner.key, "DELETE", `/jobs/${jobId}`);
    const accepted = await service.post(withKey("k"));
    expect(accepted.status).toBe(202);
    expect(accepted.headers.get("idempotent-replayed")).toBeNull();
  });

  test("is remembered over a restart", async () => {
    const service = await openService();
    const first = await service.post(withKey("k"));
    await service.stop();
    const { directory, clock } = service;
    const restarted = await startTestService({ directory, clock });
    services.splice(0, 1, restarted);
    const again = await restarted.call(service.owner.key, "POST", "/sites", withKey("k"));
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });
});

const LIMITED = "key=100/120m,ip=100/600m,generation=1/10h";

describe("jobs", () => {
  test("are listed newest first, by status, in pages; a wrong filter or page is named", async () => {
    const service = await openService();
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) ids.unshift((await service.post()).body.jobId);
    await service.call(service.owner.key, "DELETE", `/jobs/${ids[1]}`);
    const list = async (query: string) => {
      const { jobs, total } = (await service.get(`/jobs${query}`)).body;
      return { ids: jobs.map((job: { id: string }) => job.id), total };
    };
    expect(await list("")).toEqual({ ids, total: 3 });
    expect(await list("?limit=1&skip=2")).toEqual({ ids: [ids[2]], total: 3 });
    expect(await list("?status=cancelled")).toEqual({ ids: [ids[1]], total: 1 });
    expect(await list("?status=running&unknown=1")).toEqual({ ids: [], total: 0 });
    for (const [name, query] of [
      ["status", "status=done"],
      ["status", "status="],
      ["limit", "limit=0"],
      ["limit", "limit=201"],
      ["skip", "skip=-1"],
      ["skip", "skip=1.5"],
    ]) {
      const { status, body } = await service.get(`/jobs?${query}`);
      expect(status).toBe(400);
      expect(body.error.message).toContain(`\`${name}\``);
    }
  });

  test("DELETE cancels, gives the credits back, and can be repeated", async () => {
    const service = await openService();
    const { jobId } = (await service.post()).body;
    expect(await service.usage()).toBe(5);
    const remove = () => service.call(service.owner.key, "DELETE", `/jobs/${jobId}`);
    const first = await remove();
    expect(first.status).toBe(200);
    expect(first.body.job).toEqual({
      ...{ id: jobId, status: "cancelled", progress: 0, stage: "Cancelled" },
      ...{ siteId: null, error: null },
    });
    expect((await remove()).text).toBe(first.text);
    expect(await service.usage()).toBe(0);
  });
});
