/** How long visitors wait while sites are built beside them: a hosted page alone, and with builds. */
import { readBriefs } from "../gallery/read-briefs.ts";
import { hasWrk } from "./load.ts";
import { median } from "./measure.ts";
import { createOwner, freePort, requireExecutable, scratchDirectory } from "./processes.ts";
import { boundResult, type Result } from "./report.ts";
import { SEED_DOMAIN, seedPage } from "./seed.ts";

const PAGE_BYTES = 15 * 1024;
const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const BUILDS_PER_SECOND = 4;

type Visits = { p99Ms: number; perSecond: number };

/** The service and its visitors share the machine's cores as the system sees fit. */
export async function benchBeside(): Promise<Result[]> {
  if (!hasWrk()) {
    console.log("skipped: a page beside builds (wrk is not installed)\n");
    return [];
  }
  const data = scratchDirectory();
  const slug = await seedPage(data.path, `<!doctype html>${"text ".repeat(PAGE_BYTES / 5)}`);
  const port = await freePort();
  const service = Bun.spawn([requireExecutable(), "serve"], {
    env: {
      ...process.env,
      ...{ PORT: String(port), SITEWRIGHT_DATA: data.path, SITEWRIGHT_LOG: "warn" },
      SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN,
      SITEWRIGHT_LIMITS: "key=9999999/9999999m,ip=9999999/9999999m,generation=9999999/9999999m",
      SITEWRIGHT_PLAN_CREDITS: "agency=999999999",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await answered(port);
    const { key } = await createOwner(data.path);
    const builder = new Builder(`http://127.0.0.1:${port}/v1`, key);
    const visit = () => measureVisits(port, `${slug}.localhost`);
    await visit();
    const alone: Visits[] = [];
    const beside: Visits[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await visit());
      builder.start();
      beside.push(await visit());
      await builder.stop();
    }
    const p99 = (visits: readonly Visits[]) => median(visits.map(({ p99Ms }) => p99Ms));
    const rate = (visits: readonly Visits[]) => median(visits.map(({ perSecond }) => perSecond));
    const note =
      `p99 ${p99(beside).toFixed(1)} ms against ${p99(alone).toFixed(1)} alone, ` +
      `${(rate(beside) / 1_000).toFixed(1)}k requests/s against ${(rate(alone) / 1_000).toFixed(1)}k, ` +
      `${builder.built} of ${builder.asked} builds done meanwhile`;
    const ratios = beside.map(({ p99Ms }, at) => p99Ms / (alone[at]?.p99Ms ?? Number.NaN));
    const name = `a hosted page's p99 beside ${BUILDS_PER_SECOND} builds a second`;
    return [boundResult(name, median(ratios), "× alone", { max: 2, aim: 1.5 }, note)];
  } finally {
    service.kill("SIGTERM");
    await service.exited;
    data.remove();
  }
}

/** Asks for builds at a steady pace, whether they are done in time or not. */
class Builder {
  asked = 0;
  built = 0;
  readonly #briefs = readBriefs();
  readonly #open = new Set<string>();
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly #api: string;
  readonly #key: string;

  constructor(api: string, key: string) {
    this.#api = api;
    this.#key = key;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#ask(), 1_000 / BUILDS_PER_SECOND);
  }

  /** Counts what was done in time, and waits for the rest. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#look();
    const built = this.built;
    while (this.#open.size > 0) {
      await Bun.sleep(200);
      await this.#look();
    }
    this.built = built;
  }

  async #ask(): Promise<void> {
    const brief = this.#briefs[this.asked % this.#briefs.length];
    this.asked += 1;
    const body = JSON.stringify(brief);
    const accepted = await fetch(`${this.#api}/sites`, { method: "POST", ...this.#init(), body });
    this.#open.add(((await accepted.json()) as { jobId: string }).jobId);
  }

  async #look(): Promise<void> {
    for (const jobId of this.#open) {
      const answer = await fetch(`${this.#api}/jobs/${jobId}`, this.#init());
      const { job } = (await answer.json()) as { job: { status: string } };
      if (job.status === "pending" || job.status === "running") continue;
      this.#open.delete(jobId);
      this.built += 1;
    }
  }

  #init() {
    const headers = { authorization: `Bearer ${this.#key}`, "content-type": "application/json" };
    return { headers };
  }
}

async function measureVisits(port: number, host: string): Promise<Visits> {
  const flags = ["-t1", `-c${CONNECTIONS}`, `-d${ROUND_SECONDS}s`, "--latency"];
  const url = `http://127.0.0.1:${port}/`;
  const child = Bun.spawn(["wrk", ...flags, "-H", `Host: ${host}`, url], { stdout: "pipe" });
  const output = await new Response(child.stdout).text();
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const p99Ms = Number(amount) * (unit === "us" ? 0.001 : unit === "s" ? 1_000 : 1);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!(p99Ms > 0 && perSecond > 0) || /Non-2xx|Socket errors/.test(output))
    throw new Error(`wrk said:\n${output}`);
  return { p99Ms, perSecond };
}

async function answered(port: number): Promise<void> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await Bun.sleep(10);
  }
  throw new Error("the service did not answer");
}
