/**
 * kill -9 at random moments under load, again and again on one data directory: whatever was
 * acknowledged is there afterwards, every job ends, and the books are right.
 */
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** More of them on demand: SITEWRIGHT_TEST_KILLS=100 bun test test/kill.test.ts */
const KILLS = Number(process.env.SITEWRIGHT_TEST_KILLS ?? 14);
const CREDITS = 1_000_000;
const ENVIRONMENT = {
  ...process.env,
  SITEWRIGHT_LOG: "warn",
  SITEWRIGHT_LIMITS: "key=9999999/9999999m,ip=9999999/9999999m,generation=9999999/9999999h",
  SITEWRIGHT_PLAN_CREDITS: `agency=${CREDITS}`,
};
const CLIENTS = 4;

type Acknowledged = { jobs: Set<string>; cancelled: Set<string>; attempts: number };
type Job = { id: string; status: string; siteId: string | null; error: { code: string } | null };

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

/** Starts and cancels builds until the server is gone, noting only what was answered for. */
async function loadUntilDead(api: string, key: string, acknowledged: Acknowledged): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  try {
    for (let i = 0; ; i += 1) {
      acknowledged.attempts += 1;
      const body = JSON.stringify({ businessName: `Harbour ${i}`, industry: "bakery" });
      const posted = await fetch(`${api}/sites`, { method: "POST", headers, body });
      const { jobId } = (await posted.json()) as { jobId: string };
      expect(posted.status).toBe(202);
      acknowledged.jobs.add(jobId);
      if (i % 3 !== 0) continue;
      const deleted = await fetch(`${api}/jobs/${jobId}`, { method: "DELETE", headers });
      const { job } = (await deleted.json()) as { job: Job };
      if (job.status === "cancelled") acknowledged.cancelled.add(jobId);
      await Bun.sleep(Math.random() * 20);
    }
  } catch (error) {
    // The connection broke: that is what a kill looks like from here.
    if (error instanceof Error && error.name === "AssertionError") throw error;
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

test(`${KILLS} kills under load lose nothing that was acknowledged`, async () => {
  const directory = mkdtempSync(join(tmpdir(), "sitewright-kill-"));
  // Below those that the system gives to connections, which may come and go between two starts.
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const api = `http://127.0.0.1:${port}/v1`;
  const acknowledged: Acknowledged = { jobs: new Set(), cancelled: new Set(), attempts: 0 };
  try {
    const account = await runCommand(
      directory,
      ...["account", "create", "--name", "K", "--email", "k@k.test", "--plan", "agency", "--json"],
    );
    const { id } = JSON.parse(account.text);
    const created = await runCommand(directory, "key", "create", "--account", id, "--json");
    const { key } = JSON.parse(created.text);

    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = spawnServer(directory, port);
      await untilReady(port);
      const clients = Array.from({ length: CLIENTS }, () => loadUntilDead(api, key, acknowledged));
      await Bun.sleep(20 + Math.random() * 300);
      server.kill("SIGKILL");
      await server.exited;
      await Promise.all(clients);
    }
    expect(acknowledged.jobs.size).toBeGreaterThan(KILLS);

    const server = spawnServer(directory, port);
    await untilReady(port);
    let jobs = await readAllJobs(api, key);
    for (let i = 0; i < 1_200 && jobs.some(isOpen); i += 1) {
      await Bun.sleep(100);
      jobs = await readAllJobs(api, key);
    }
    expect(jobs.filter(isOpen)).toEqual([]);

    const byId = new Map(jobs.map((job) => [job.id, job]));
    for (const jobId of acknowledged.jobs) expect(byId.has(jobId)).toBe(true);
    for (const jobId of acknowledged.cancelled)
      expect(byId.get(jobId)).toMatchObject({ status: "cancelled", siteId: null });
    for (const job of jobs) expect(job.siteId !== null).toBe(job.status === "completed");
    expect(jobs.length).toBeLessThanOrEqual(acknowledged.attempts);

    const headers = { authorization: `Bearer ${key}` };
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
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}, 900_000);

const isOpen = ({ status }: Job) => status === "pending" || status === "running";
