/**
 * A hosted 15 KB page with one hosting thread more, against none. The client needs a core's time too and
 * the machine may have but two, so each side is what its server answers for a second of processor time,
 * times the cores that it can use: as many as it has threads that serve.
 */
import { readFileSync } from "node:fs";
import { hasWrk, measureRequests } from "./load.ts";
import { compare } from "./measure.ts";
import { writePage } from "./page.ts";
import { BOTH_CORES, type Running, scratchDirectory, startSitewright } from "./processes.ts";
import { compareResult, type Result } from "./report.ts";
import { SEED_DOMAIN, seedPage } from "./seed.ts";

const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_SECONDS = 3;
/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

export async function benchThreads(): Promise<Result[]> {
  if (!hasWrk() || process.platform !== "linux") {
    console.log("skipped: hosting threads (wrk is not installed, or this is not Linux)\n");
    return [];
  }
  const [one, two] = [scratchDirectory(), scratchDirectory()];
  const page = writePage();
  const slug = await seedPage(one.path, page);
  await seedPage(two.path, page);
  const start = (directory: string, threads: number) =>
    startSitewright(
      directory,
      { SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN, SITEWRIGHT_HOSTING_THREADS: String(threads) },
      undefined,
      BOTH_CORES,
    );
  const [alone, shared] = await Promise.all([start(one.path, 0), start(two.path, 1)]);
  const visit = ({ port }: Running) =>
    measureRequests(
      `http://127.0.0.1:${port}/`,
      { Host: `${slug}.localhost` },
      CONNECTIONS,
      ROUND_SECONDS,
      BOTH_CORES,
    );
  /** Requests a second if it had its cores for itself. */
  const capacity = (server: Running, servingThreads: number) => async () => {
    const before = cpuSeconds(server.pid);
    const requests = (await visit(server)) * ROUND_SECONDS;
    return (requests / (cpuSeconds(server.pid) - before)) * servingThreads;
  };
  try {
    await Promise.all([visit(alone), visit(shared)]);
    const inOneRun = await compare(
      ROUNDS,
      () => visit(shared),
      () => visit(alone),
    );
    const withoutClient = await compare(ROUNDS, capacity(shared, 2), capacity(alone, 1));
    return [
      compareResult(
        "hosted page with a hosting thread, the client's share taken off",
        "requests/s",
        "none",
        withoutClient,
        { ratioMin: 1.7 },
      ),
      compareResult(
        "the same, with the client on the same two cores",
        "requests/s",
        "none",
        inOneRun,
        { ratioMin: 1 },
      ),
    ];
  } finally {
    await Promise.all([alone.stop(), shared.stop()]);
    one.remove();
    two.remove();
  }
}

/** What the process has used of processors since its start, in s. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Behind the name, which may hold anything: state, then the user's and the system's time at 12 and 13.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
