/** Whole sites through POST /v1/sites with a language model behind the service: good answers and bad ones. */
import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { listSteps } from "../src/features/jobs/steps.ts";
import type { WritingReport } from "../src/features/writer/model/report.ts";
import {
  type ModelCall,
  type ModelServer,
  type Reply,
  startModelServer,
} from "./fixtures/model-server.ts";
import { answerWell, valueFor } from "./fixtures/model-words.ts";
import { RECORDINGS, replay } from "./fixtures/recorded-model.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

/** Whole jobs on a machine that others use too. */
setDefaultTimeout(180_000);

const BRIEF = {
  businessName: "Harbour Bakery",
  industry: "bakery",
  audience: "Families and office workers in the old town",
  goals: "More orders for the weekend. Family-run since 1952.",
};

/** By their first slot, the calls that are made side by side for its pages: between the plan and the last reading. */
const PAGES = ["heading", "answer_2", "offer_3_text"];
const ALL_CALLS = 1 + PAGES.length + 1;

type Started = { server: ModelServer; service: TestService; account: TestAccount };
const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.close();
});

async function start(environment: Record<string, string> = {}): Promise<Started> {
  const server = startModelServer();
  server.answer = answerWell;
  const service = await startTestService({
    runScheduler: true,
    environment: {
      SITEWRIGHT_AI_BASE_URL: server.url,
      SITEWRIGHT_AI_MODEL: "small",
      SITEWRIGHT_AI_API_KEY: "sk-very-secret",
      ...environment,
    },
  });
  started.push(server, service);
  return { server, service, account: await service.createAccount() };
}

async function build({ service, account }: Started, brief: object = BRIEF) {
  const posted = await service.call(account.key, "POST", "/sites", { body: brief });
  expect(posted.status).toBe(202);
  return posted.body.jobId as string;
}

async function getJob({ service, account }: Started, jobId: string) {
  const { body } = await service.call(account.key, "GET", `/jobs/${jobId}`);
  return body.job;
}

async function ended(all: Started, jobId: string) {
  for (;;) {
    const job = await getJob(all, jobId);
    if (!["pending", "running"].includes(job.status)) return job;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The home page, as visitors get it from the moment on that the job is completed. */
async function visitHome({ service }: Started, siteId: string): Promise<string> {
  const { rows } = await service.ctx.db.client.execute({
    ...{ sql: "select slug from sites where id = ?", args: [siteId] },
  });
  return (await service.visit(`${rows[0]?.slug}.localhost:${service.port}`, "/")).text();
}

async function creditsUsed({ service, account }: Started): Promise<number> {
  const { body } = await service.call(account.key, "GET", "/me");
  return body.usage.used;
}

describe("a site that a model writes", () => {
  test("goes live with the model's words, and its words are marked as such", async () => {
    const all = await start();
    const job = await ended(all, await build(all));
    expect(job).toMatchObject({ status: "completed", stage: "Completed", error: null });
    const home = await visitHome(all, job.siteId);
    const written = valueFor({ keys: ["heading", "lede"] }) as Record<string, { text: string }>;
    expect(home).toContain(written.lede?.text ?? "?");
    expect(home).toContain(written.heading?.text ?? "?");
    const asked = all.server.calls.map(({ keys }) => keys[0] ?? "");
    expect([asked[0], asked.at(-1)]).toEqual(["reader", "corrections"]);
    expect(asked.slice(1, -1).sort()).toEqual(PAGES.toSorted());
  });

  test("says in its metrics what it used, and never its key", async () => {
    const all = await start();
    await ended(all, await build(all));
    const metrics = await (await all.service.visit("localhost", "/metrics")).text();
    expect(metrics).toContain(
      'sitewright_model_tokens_total{step="plan",model="small",direction="in"} 321',
    );
    expect(metrics).toContain('sitewright_model_calls_total{step="home",model="small"} 1');
    expect(metrics).toContain('sitewright_model_calls_total{step="edit",model="small"} 1');
    expect(metrics).toContain('sitewright_model_kept_slots_total{step="home",model="small"} 0');
    expect(all.service.logLines.join("")).not.toContain("sk-very-secret");
  });
});

test("an operator sees what each step of a job used up, and what kept other words", async () => {
  const all = await start();
  // Two of three claims are withdrawn when asked again, one never.
  all.server.answer = (call) => {
    const isAgain = call.prompt.includes("cannot be used as they are");
    const value = valueFor(call) as Record<string, { text: string; facts: string[] }>;
    for (const key of ["lede", "contact_lede", "about_1"]) {
      const slot = value[key];
      if (slot !== undefined && (!isAgain || key === "lede")) slot.text += " Open since 1950.";
    }
    return { text: JSON.stringify(value) };
  };
  const jobId = await build(all);
  await ended(all, jobId);
  const steps = await listSteps(all.service.ctx, jobId);
  const report = steps.find(({ step }) => step === "report")?.value as WritingReport;
  expect(steps.map(({ step }) => step)).toEqual(
    expect.arrayContaining(["plan", "words/home", "words/home/2", "words/services", "edit"]),
  );
  expect(steps.find(({ step }) => step === "plan")?.usage).toMatchObject({
    ...{ model: "small", inTokens: 321, calls: 1 },
  });
  expect(report.kept).toEqual([
    { step: "home", slot: "lede", reason: "no fact says “1950” (number); leave it out" },
  ]);
  expect(report.written).toBeGreaterThan(30);
  const { rows } = await all.service.ctx.db.client.execute("select report from build_audits");
  expect(JSON.parse(String(rows[0]?.report)).kept).toEqual(report.kept);
  const metrics = await (await all.service.visit("localhost", "/metrics")).text();
  expect(metrics).toContain('sitewright_model_kept_slots_total{step="home",model="small"} 1');
});

test("a job that is taken up again asks for no step that was answered", async () => {
  const all = await start();
  const { server, service } = all;
  // The services page is never answered, until the service has started again.
  server.answer = (call) =>
    call.keys.includes("services_heading") ? { hang: "in the middle" } : answerWell(call);
  const jobId = await build(all);
  const isKept = async () => (await listSteps(service.ctx, jobId)).length === PAGES.length;
  while (!(await isKept())) await new Promise((resolve) => setImmediate(resolve));
  await service.stop();
  const asked = server.calls.length;
  server.answer = answerWell;
  const again = await startTestService({
    ...{ directory: service.directory, clock: service.clock, runScheduler: true },
    environment: { SITEWRIGHT_AI_BASE_URL: server.url, SITEWRIGHT_AI_MODEL: "small" },
  });
  started.push(again);
  const job = await ended({ ...all, service: again }, jobId);
  expect(job.status).toBe("completed");
  expect(server.calls.slice(asked).map(({ keys }) => keys[0])).toEqual(["answer_2", "corrections"]);
  expect(await creditsUsed({ ...all, service: again })).toBe(5);
});

test("a server that answers each call in another odd way still gets its words on the site", async () => {
  const all = await start();
  const asked = new Map<string, number>();
  const type = (name: string) => ({ status: 200, headers: { "content-type": name } });
  const whole = (message: object) => JSON.stringify({ choices: [{ index: 0, message }] });
  const events = (...all: object[]) =>
    all.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("");
  const ways: ((text: string) => Reply)[] = [
    (text) => ({ ...type("application/json"), body: whole({ content: text }) }),
    (text) => ({ ...type("application/json"), body: whole({ content: [{ type: "text", text }] }) }),
    (text) => ({
      ...type("text/plain"),
      body: events(
        { choices: [{ index: 0, delta: { content: text } }] },
        { choices: [{ index: 1, delta: { content: '{"heading":"<b>17</b>"}' } }] },
      ),
    }),
    (text) => ({
      ...type("application/json"),
      body: whole({ tool_calls: [{ function: { arguments: text } }] }),
    }),
    (text) => ({ text, usage: false, thought: "Let me think { of bread }." }),
  ];
  const firstTries: Reply[] = [
    { broken: '{"' },
    { status: 429, headers: { "retry-after": new Date(0).toUTCString() } },
    { status: 200, headers: { "content-type": "text/event-stream" }, body: 'data: {"error":"no"}' },
    { status: 502, headers: { "retry-after": "0.01" }, body: "<html>Bad gateway</html>" },
  ];
  all.server.answer = (call) => {
    const key = call.keys.join();
    const tries = asked.get(key) ?? 0;
    asked.set(key, tries + 1);
    const at = [...asked.keys()].indexOf(key);
    const first = firstTries[at % firstTries.length];
    if (tries === 0 && first !== undefined) return first;
    const value = call.keys.includes("corrections") ? { corrections: [] } : valueFor(call);
    return ways[at % ways.length]?.(JSON.stringify(value)) ?? { status: 500 };
  };
  const job = await ended(all, await build(all));
  expect(job).toMatchObject({ status: "completed", stage: "Completed", error: null });
  expect([...asked.values()]).toEqual(Array(ALL_CALLS).fill(2));
  const written = valueFor({ keys: ["heading"] }) as Record<string, { text: string }>;
  expect(await visitHome(all, job.siteId)).toContain(written.heading?.text ?? "?");
  expect(await creditsUsed(all)).toBe(5);
});

describe("a model that cannot write", () => {
  const always = (reply: Reply) => () => reply;
  test.each<[string, string, (call: ModelCall) => Reply]>([
    ["is away", "provider_unavailable", always({ status: 503, headers: { "retry-after": "0" } })],
    ["takes no key", "provider_rejected", always({ status: 401 })],
    ["says nothing", "provider_rejected", always({ text: "" })],
    ["says something else", "provider_rejected", always({ text: "I cannot do that." })],
  ])("%s: the job fails with %s, is refunded, and says what to do", async (_, code, answer) => {
    const all = await start();
    all.server.answer = answer;
    const job = await ended(all, await build(all));
    expect(job).toMatchObject({ status: "failed", siteId: null, error: { code } });
    expect(job.error.message).toMatch(/refunded.*operator/);
    expect(await creditsUsed(all)).toBe(0);
  });

  test("is replaced by the composer where the operator wants that, and the job says so", async () => {
    const all = await start({ SITEWRIGHT_AI_FALLBACK: "composer" });
    all.server.answer = always({ status: 503, headers: { "retry-after": "0" } });
    const job = await ended(all, await build(all));
    expect(job).toMatchObject({ status: "completed" });
    expect(job.stage).toContain("language model is away");
  });

  test("goes away in the middle: the composer writes the rest where the operator wants that, and the job says so", async () => {
    const all = await start({ SITEWRIGHT_AI_FALLBACK: "composer" });
    all.server.answer = async (call) => {
      if (!call.keys.includes("services_heading")) return answerWell(call);
      // The others have been answered by then.
      while ((await listSteps(all.service.ctx, jobId)).length < PAGES.length) await Bun.sleep(5);
      return { status: 503, headers: { "retry-after": "0" } };
    };
    const jobId = await build(all);
    const job = await ended(all, jobId);
    expect(job).toMatchObject({ status: "completed", error: null });
    expect(job.stage).toContain("the composer wrote the rest");
    const written = valueFor({ keys: ["heading"] }) as Record<string, { text: string }>;
    expect(await visitHome(all, job.siteId)).toContain(written.heading?.text ?? "?");
  });

  test("may be asked again when the job is over: the composer completes it at once", async () => {
    const limits = { SITEWRIGHT_AI_JOB_LIMIT: "2m", SITEWRIGHT_AI_FALLBACK: "composer" };
    const all = await start(limits);
    all.server.answer = always({ status: 503, headers: { "retry-after": "100" } });
    const job = await ended(all, await build(all));
    expect(job).toMatchObject({ status: "completed" });
    expect([job.stage, all.server.calls.length]).toEqual([
      expect.stringContaining("language model is away"),
      1,
    ]);
  });

  test("takes too long: the job times out and is refunded", async () => {
    const all = await start({ SITEWRIGHT_AI_JOB_LIMIT: "2m", SITEWRIGHT_AI_PATIENCE: "10m/10m" });
    all.server.answer = always({ hang: "before headers" });
    const jobId = await build(all);
    await all.server.until(1);
    all.service.clock.advance(121_000);
    const job = await ended(all, jobId);
    expect(job.error.code).toBe("timed_out");
    expect(job.error.message).toContain("SITEWRIGHT_AI_JOB_LIMIT");
    expect(await creditsUsed(all)).toBe(0);
    while (!all.server.calls[0]?.isAborted) await new Promise((resolve) => setImmediate(resolve));
  });
});

describe("the pages are read once more", () => {
  const isEdit = ({ keys }: ModelCall) => keys.includes("corrections");
  const withEdit = (reply: Reply) => (call: ModelCall) => (isEdit(call) ? reply : answerWell(call));

  test.each<[string, Reply]>([
    ["is away", { status: 503, headers: { "retry-after": "0" } }],
    ["takes no more calls of this key", { status: 401 }],
    ["breaks off", { broken: '{"corrections": [{"id": "L1", "verdict": "odd", "text": "' }],
    ["says nothing", { text: "" }],
    ["says something else", { text: "It all reads well." }],
  ])("by a model that %s: the site is what it was before", async (_, reply) => {
    const all = await start();
    all.server.answer = withEdit(reply);
    const job = await ended(all, await build(all));
    expect(job).toMatchObject({ status: "completed", stage: "Completed", error: null });
    const written = valueFor({ keys: ["lede"] }) as Record<string, { text: string }>;
    expect(await visitHome(all, job.siteId)).toContain(written.lede?.text ?? "?");
    expect(await creditsUsed(all)).toBe(5);
  });

  test("by a model that is silent: the site is what it was, once patience is over", async () => {
    const all = await start({ SITEWRIGHT_AI_PATIENCE: "1s/1s" });
    all.server.answer = withEdit({ hang: "before headers" });
    expect(await ended(all, await build(all))).toMatchObject({ status: "completed" });
  });

  test("and is cancelled like everything else of a job", async () => {
    const all = await start();
    all.server.answer = withEdit({ hang: "in the middle" });
    const jobId = await build(all);
    await all.server.until(ALL_CALLS);
    const { body } = await all.service.call(all.account.key, "DELETE", `/jobs/${jobId}`);
    expect(body.job.status).toBe("cancelled");
    while (!all.server.calls[ALL_CALLS - 1]?.isAborted)
      await new Promise((resolve) => setImmediate(resolve));
    expect(await creditsUsed(all)).toBe(0);
  });
});

test("cancelling a job ends its calls on the wire, all of them", async () => {
  const all = await start();
  all.server.answer = (call) =>
    call.keys.includes("offers") ? answerWell(call) : { hang: "in the middle" };
  const jobId = await build(all);
  await all.server.until(1 + PAGES.length);
  const { body } = await all.service.call(all.account.key, "DELETE", `/jobs/${jobId}`);
  expect(body.job.status).toBe("cancelled");
  const calls = all.server.calls.slice(1);
  while (!calls.every(({ isAborted }) => isAborted))
    await new Promise((resolve) => setImmediate(resolve));
  expect(await creditsUsed(all)).toBe(0);
});

test("while it is written, the job says what is being written", async () => {
  const all = await start();
  const stages: string[] = [];
  const releases: (() => void)[] = [];
  all.server.answer = async (call) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    releases.push(resolve);
    await promise;
    return answerWell(call);
  };
  const jobId = await build(all);
  for (const count of [1, 1 + PAGES.length, ALL_CALLS]) {
    await all.server.until(count);
    all.service.clock.advance(1_000);
    await all.service.ctx.scheduler.step();
    stages.push((await getJob(all, jobId)).stage);
    for (const release of releases.splice(0)) release();
  }
  await ended(all, jobId);
  expect(stages).toEqual([
    "Planning the site",
    "Writing the home page, the about page and the questions",
    "Reading the pages once more",
  ]);
});

const FOUR = 4;
const GROUPS = Array.from({ length: Math.ceil(RECORDINGS.length / FOUR) }, (_, at) =>
  RECORDINGS.slice(at * FOUR, (at + 1) * FOUR),
);

test.each(GROUPS.map((group) => [group.map(({ id }) => id).join(", "), group] as const))(
  "what a language model really wrote passes the audit of whole sites: %s",
  async (_, recordings) => {
    const all = await start();
    for (const recording of recordings) {
      const answer = replay(recording);
      all.server.answer = (call) => ({ text: answer(call) });
      const job = await ended(all, await build(all, recording.brief));
      expect([recording.id, job.status, job.error]).toEqual([recording.id, "completed", null]);
      const home = await visitHome(all, job.siteId);
      const { heading } = JSON.parse(
        recording.answers.find(({ step }) => step === "words-home")?.answer ?? "{}",
      );
      expect(home).toContain(heading.text);
    }
    const { rows } = await all.service.ctx.db.client.execute("select report from build_audits");
    expect(rows).toHaveLength(recordings.length);
    // Nothing had to be repaired in the model's words before they could be shown.
    expect(rows.flatMap(({ report }) => JSON.parse(String(report)).repairs)).toEqual([]);
  },
);
