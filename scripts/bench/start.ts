/** From exec to the first answer, on a database with ten thousand sites, and what the process weighs at rest. */
import { readFileSync } from "node:fs";
import { median } from "./measure.ts";
import { freePort, requireExecutable, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, type Result } from "./report.ts";
import { SEED_DOMAIN, seedSites } from "./seed.ts";

const SITES = 10_000;
const STARTS = 9;
/** After this, nothing that only the start needed is under way any more. */
const REST_MS = 10_000;

export async function benchStart(): Promise<Result[]> {
  const data = scratchDirectory();
  try {
    await seedSites(data.path, SITES);
    const times: number[] = [];
    // The first start unpacks the database engine into the directory, which later ones do not.
    for (let i = 0; i <= STARTS; i += 1) {
      const ms = await timeToFirstAnswer(data.path);
      if (i > 0) times.push(ms);
    }
    return [
      boundResult(
        "start to first answer",
        median(times),
        "ms",
        { max: 100, aim: 50 },
        `${SITES} sites, median of ${STARTS}`,
      ),
      boundResult(
        "idle memory",
        await weighAtRest(data.path),
        "MB",
        { max: 80, aim: 70 },
        `resident, ${SITES} sites, ${REST_MS / 1000} s after the start`,
      ),
    ];
  } finally {
    data.remove();
  }
}

/** Milliseconds from exec until the service on this data directory is ready; it is stopped then. */
export async function timeToFirstAnswer(
  dataDirectory: string,
  environment: Record<string, string> = {},
): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = Bun.spawn([requireExecutable(), "serve"], {
    env: {
      ...process.env,
      PORT: String(port),
      SITEWRIGHT_DATA: dataDirectory,
      SITEWRIGHT_LOG: "warn",
      SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN,
      ...environment,
    },
    stdout: "ignore",
    stderr: "inherit",
  });
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) return performance.now() - startedAt;
      if (child.exitCode !== null) throw new Error("the service did not start");
      await Bun.sleep(1);
    }
  } finally {
    child.kill("SIGTERM");
    await child.exited;
  }
}

/** Resident megabytes (2^20) of a service that nobody asks for anything. */
async function weighAtRest(dataDirectory: string): Promise<number> {
  const service = await startSitewright(dataDirectory, { SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN });
  try {
    await Bun.sleep(REST_MS);
    const status = readFileSync(`/proc/${service.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  } finally {
    await service.stop();
  }
}
