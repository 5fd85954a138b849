/** From 202 to a live site: what somebody waits for. And what an idle process weighs. */
import { readFileSync } from "node:fs";
import { median, percentile } from "./measure.ts";
import { createOwner, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, type Result } from "./report.ts";

const BUILDS = 20;
const TRADES = ["bakery", "law firm", "yoga studio", "roofing", "veterinary clinic"];

export async function benchLive(): Promise<Result[]> {
  const data = scratchDirectory();
  const ours = await startSitewright(data.path);
  try {
    const idleMegabytes = residentMegabytes(ours.pid);
    const { key } = await createOwner(data.path);
    const times: number[] = [];
    for (let i = 0; i < BUILDS; i += 1) {
      const industry = TRADES[i % TRADES.length] ?? "bakery";
      times.push(await timeToLive(`http://127.0.0.1:${ours.port}/v1`, key, industry));
    }
    return [
      boundResult(
        "from 202 to live",
        median(times),
        "ms",
        { max: 300, aim: 150 },
        `p95 ${percentile(times, 0.95).toFixed(0)} ms, ${BUILDS} builds`,
      ),
      boundResult("idle memory", idleMegabytes, "MB", { max: 90, aim: 70 }, "resident"),
    ];
  } finally {
    await ours.stop();
    data.remove();
  }
}

async function timeToLive(api: string, key: string, industry: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify({ businessName: `Harbour ${industry}`, industry });
  const accepted = await fetch(`${api}/sites`, { method: "POST", headers, body });
  const startedAt = performance.now();
  const { jobId } = (await accepted.json()) as { jobId: string };
  let siteId: string | null = null;
  for (;;) {
    if (siteId === null) {
      const { job } = (await (await fetch(`${api}/jobs/${jobId}`, { headers })).json()) as {
        job: { siteId: string | null; error: unknown };
      };
      if (job.error) throw new Error(JSON.stringify(job.error));
      siteId = job.siteId;
    } else {
      const { site } = (await (await fetch(`${api}/sites/${siteId}`, { headers })).json()) as {
        site: { url: string | null };
      };
      if (site.url !== null) return performance.now() - startedAt;
    }
    await Bun.sleep(2);
  }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
