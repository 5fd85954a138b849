/** What many open jobs of a model add to the service: its memory, and the wait for GET /v1/me. */
import { readFileSync } from "node:fs";
import { startModelServer } from "../../test/fixtures/model-server.ts";
import { RECORDINGS, replay } from "../../test/fixtures/recorded-model.ts";
import { createOwner, LOAD_CORE, pinned, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, type Result } from "./report.ts";

const JOBS = 200;
/** As many jobs at once as an operator can set. */
const WORKERS = "64";
const FIRST_TOKEN_MS = 300;
/** A piece of 24 characters, six tokens, at 60 tokens a second. */
const DRIP_MS = 100;
const ROUNDS = 3;
const ROUND_SECONDS = 4;
const CONNECTIONS = 2;

/** An idle round, jobs, a round beside them; the middle of three ratios, all in one run. */
export async function benchModelJobs(): Promise<Result[]> {
  const [recording] = RECORDINGS;
  if (recording === undefined || Bun.which("wrk") === null) return [];
  const server = startModelServer();
  const answer = replay(recording);
  server.answer = (call) => ({ text: answer(call) });
  const data = scratchDirectory();
  const ours = await startSitewright(data.path, {
    ...{ SITEWRIGHT_AI_BASE_URL: server.url, SITEWRIGHT_AI_MODEL: "recorded" },
    SITEWRIGHT_WORKERS: WORKERS,
  });
  try {
    const { key } = await createOwner(data.path);
    const wait = () => measureWait(ours.port, key);
    await wait();
    const idle: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) idle.push(await wait());
    const atRest = readMegabytes(ours.pid);
    await buildSite(ours.port, key, recording.brief);
    const first = readMegabytes(ours.pid) - atRest;
    const answered = server.calls.length;
    server.answer = async (call) => {
      await Bun.sleep(FIRST_TOKEN_MS);
      return { text: answer(call), dripMs: DRIP_MS };
    };
    for (let job = 0; job < JOBS; job += 1) await postSite(ours.port, key, recording.brief);
    await server.until(answered + 4);
    const beside: number[] = [];
    let most = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      beside.push(await wait());
      most = Math.max(most, readMegabytes(ours.pid));
    }
    const [alone = 1, with200 = 1] = [idle, beside].map((waits) => waits.sort((a, b) => a - b)[1]);
    return [
      boundResult(
        `memory that ${JOBS} open jobs of a model add`,
        most - atRest,
        "MB",
        { max: 150 },
        `${Math.round(first)} MB of it come with the first site, for the thread that composes`,
      ),
      boundResult(
        `GET /v1/me beside ${JOBS} open jobs of a model, p99 against idle`,
        with200 / alone,
        "×",
        { max: 2 },
        `${with200.toFixed(1)} ms against ${alone.toFixed(1)} ms`,
      ),
    ];
  } finally {
    await ours.stop();
    await server.close();
    data.remove();
  }
}

async function postSite(port: number, key: string, brief: object): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/sites`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(brief),
  });
  if (answer.status !== 202) throw new Error(`a site was answered with ${answer.status}`);
  const { jobId } = (await answer.json()) as { jobId: string };
  return jobId;
}

/** Until it is completed. */
async function buildSite(port: number, key: string, brief: object): Promise<void> {
  const jobId = await postSite(port, key, brief);
  for (;;) {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`http://127.0.0.1:${port}/v1/jobs/${jobId}`, { headers });
    const { job } = (await answer.json()) as { job: { status: string } };
    if (job.status === "completed") return;
    if (job.status !== "pending" && job.status !== "running")
      throw new Error(`the first site is ${job.status}`);
    await Bun.sleep(100);
  }
}

/** The slowest of a hundred, in ms. */
async function measureWait(port: number, key: string): Promise<number> {
  const flags = ["-t1", `-c${CONNECTIONS}`, `-d${ROUND_SECONDS}s`, "--latency"];
  const header = ["-H", `authorization: Bearer ${key}`];
  const url = `http://127.0.0.1:${port}/v1/me`;
  const command = pinned(LOAD_CORE, ["wrk", ...flags, ...header, url]);
  const output = await new Response(Bun.spawn(command, { stdout: "pipe" }).stdout).text();
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const milliseconds = Number(amount) * (unit === "us" ? 0.001 : unit === "s" ? 1_000 : 1);
  if (!(milliseconds > 0) || /Non-2xx|Socket errors/.test(output))
    throw new Error(`wrk on ${url} said:\n${output}`);
  return milliseconds;
}

const readMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
