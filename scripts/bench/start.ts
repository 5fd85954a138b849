/** From exec to the first answer, on a database with ten thousand sites. */
import { median } from "./measure.ts";
import { freePort, requireExecutable, scratchDirectory } from "./processes.ts";
import { boundResult, type Result } from "./report.ts";
import { SEED_DOMAIN, seedSites } from "./seed.ts";

const SITES = 10_000;
const STARTS = 9;

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
