/**
 * kill -9 at random moments under load, again and again on one data directory: whatever was
 * acknowledged is there afterwards, every job ends, and the books are right.
 */
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isFailedExpectation } from "./fixtures/errors.ts";

/** More of them on demand: SITEWRIGHT_TEST_KILLS=100 bun test test/kill.test.ts */
const KILLS = Number(process.env.SITEWRIGHT_TEST_KILLS ?? 14);
const CREDITS = 1_000_000;
const ENVIRONMENT = {
  ...process.env,
  SITEWRIGHT_LOG: "warn",
  SITEWRIGHT_LIMITS: "key=9999999/9999999m,ip=9999999/9999999m,generation=9999999/9999999h",
  SITEWRIGHT_PLAN_CREDITS: `agency=${CREDITS}`,
};
/** Of each kind: those who let their builds go on, and those who cancel them at once. */
const CLIENTS = 2;
/** So many builds a client has under way at most, over all kills: else there are more than can be built. */
const OPEN_MAX = 3;
/** Something ends within this as long as work is done. */
const STUCK_MS = 120_000;

type Acknowledged = { jobs: Set<string>; cancelled: Set<string>; attempts: number };
type Job = { id: string; status: string; siteId: string | null; error: { code: string } | null };
type Calls = (method: string, path: string, body?: object) => Promise<Response>;

function spawnServer(directory: string, port: number) {
  return Bun.spawn(["bun", "src/main.ts", "serve"], {
    env: { ...ENVIRONMENT, SITEWRIGHT_DATA: directory, PORT: String(port) },
    stdout: "ignore",
    stderr: "inherit",
  });
}

async function untilReady(port: number): Promise<void> {
  for (let i = 0; i < 2_000; i += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await Bun.sleep(10);
  }
  throw new Error("the server did not become ready");
}

async function runCommand(directory: string, ...args: string[]) {
  const child = Bun.spawn(["bun", "src/main.ts", ...args, "--data", directory], {
    env: ENVIRONMENT,
    stdout: "pipe",
    stderr: "pipe",
  });
  const text = await new Response(child.stdout).text();
  return { exitCode: await child.exited, text };
}

/** Answers the id of a job that was acknowledged. */
async function startBuild(call: Calls, acknowledged: Acknowledged): Promise<string> {
  acknowledged.attempts += 1;
  const businessName = `Harbour ${acknowledged.attempts}`;
  const posted = await call("POST", "/sites", { businessName, industry: "bakery" });
  const { jobId } = (await posted.json()) as { jobId: string };
  expect(posted.status).toBe(202);
  acknowledged.jobs.add(jobId);
  return jobId;
}

/** One after the other, each cancelled at once. */
async function cancelNext(call: Calls, acknowledged: Acknowledged): Promise<void> {
  const jobId = await startBuild(call, acknowledged);
  const { job } = (await (await call("DELETE", `/jobs/${jobId}`)).json()) as { job: Job };
  if (job.status === "cancelled") acknowledged.cancelled.add(jobId);
  await Bun.sleep(Math.random() * 20);
}

/** Starts another build as soon as not too many of its own are under way. */
async function buildNext(call: Calls, acknowledged: Acknowledged, open: string[]): Promise<void> {
  for (const jobId of [...open]) {
    const { job } = (await (await call("GET", `/jobs/${jobId}`)).json()) as { job: Job };
    if (!isOpen(job)) open.splice(open.indexOf(jobId), 1);
  }
  if (open.length < OPEN_MAX) open.push(await startBuild(call, acknowledged));
  else await Bun.sleep(5);
}

/** Does it again and again until the server is gone. */
async function repeatUntilDead(act: () => Promise<void>): Promise<void> {
  try {
    for (;;) await act();
  } catch (error) {
    // The connection broke: that is what a kill looks like from here.
    if (isFailedExpectation(error)) throw error;
  }
}

async function readAllJobs(api: string, key: string): Promise<Job[]> {
  const headers = { authorization: `Bearer ${key}` };
  const jobs: Job[] = [];
  for (;;) {
    const answer = await fetch(`${api}/jobs?limit=200&skip=${jobs.length}`, { headers });
    const page = (await answer.json()) as { jobs: Job[]; total: number };
    jobs.push(...page.jobs);
    if (jobs.length >= page.total || page.jobs.length === 0) return jobs;
  }
}

/** All jobs, once each has ended; fails when nothing has gone on for a while. */
async function readEndedJobs(api: string, key: string): Promise<Job[]> {
  let lastEndMs = performance.now();
  let openBefore = Number.POSITIVE_INFINITY;
  for (;;) {
    const jobs = await readAllJobs(api, key);
    const open = jobs.filter(isOpen);
    if (open.length === 0) return jobs;
    if (open.length < openBefore) lastEndMs = performance.now();
    if (performance.now() - lastEndMs > STUCK_MS) throw new Error(`${open.length} jobs do not end`);
    openBefore = open.length;
    await Bun.sleep(100);
  }
}

test(
  `${KILLS} kills under load lose nothing that was acknowledged`,
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "sitewright-kill-"));
    // Below those that the system gives to connections, which may come and go between two starts.
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const api = `http://127.0.0.1:${port}/v1`;
    const acknowledged: Acknowledged = { jobs: new Set(), cancelled: new Set(), attempts: 0 };
    let server: ReturnType<typeof spawnServer> | undefined;
    try {
      const account = await runCommand(
        directory,
        ...[
          "account",
          "create",
          "--name",
          "K",
          "--email",
          "k@k.test",
          "--plan",
          "agency",
          "--json",
        ],
      );
      const { id } = JSON.parse(account.text);
      const created = await runCommand(directory, "key", "create", "--account", id, "--json");
      const { key } = JSON.parse(created.text);

      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const call: Calls = (method, path, body) =>
        fetch(api + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const opened: string[][] = Array.from({ length: CLIENTS }, () => []);
      for (let kill = 0; kill < KILLS; kill += 1) {
        server = spawnServer(directory, port);
        await untilReady(port);
        const clients = Promise.all(
          opened.flatMap((open) => [
            repeatUntilDead(() => buildNext(call, acknowledged, open)),
            repeatUntilDead(() => cancelNext(call, acknowledged)),
          ]),
        );
        await Promise.race([Bun.sleep(20 + Math.random() * 600), clients]);
        server.kill("SIGKILL");
        await server.exited;
        await clients;
      }
      expect(acknowledged.jobs.size).toBeGreaterThan(KILLS);

      server = spawnServer(directory, port);
      await untilReady(port);
      const jobs = await readEndedJobs(api, key);

      const byId = new Map(jobs.map((job) => [job.id, job]));
      for (const jobId of acknowledged.jobs) expect(byId.has(jobId)).toBe(true);
      for (const jobId of acknowledged.cancelled)
        expect(byId.get(jobId)).toMatchObject({ status: "cancelled", siteId: null });
      for (const job of jobs) expect(job.siteId !== null).toBe(job.status === "completed");
      expect(jobs.length).toBeLessThanOrEqual(acknowledged.attempts);

      const completed = jobs.filter(({ status }) => status === "completed");
      const { sites } = (await (await fetch(`${api}/sites`, { headers })).json()) as {
        sites: { id: string }[];
      };
      expect(sites.map((site) => site.id).sort()).toEqual(
        completed.map((job) => job.siteId ?? "").sort(),
      );
      const { usage } = (await (await fetch(`${api}/me`, { headers })).json()) as {
        usage: { used: number };
      };
      expect(usage.used).toBe(5 * completed.length);

      const doctor = await runCommand(directory, "doctor");
      expect([doctor.exitCode, doctor.text]).toEqual([0, doctor.text]);
      server.kill("SIGTERM");
      expect(await server.exited).toBe(0);
      console.log(
        `${KILLS} kills: ${acknowledged.jobs.size} builds acknowledged, ${completed.length} completed, ${acknowledged.cancelled.size} cancelled`,
      );
    } finally {
      server?.kill("SIGKILL");
      rmSync(directory, { recursive: true, force: true });
    }
  },
  300_000 + KILLS * 30_000,
);

const isOpen = ({ status }: Job) => status === "pending" || status === "running";
