/** From 202 to a stored version and to a live site, for the gallery's briefs: what somebody waits for. */
import type { Brief } from "../../src/features/writer/brief.ts";
import { readBriefs } from "../gallery/read-briefs.ts";
import { median, percentile } from "./measure.ts";
import { createOwner, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, type Result } from "./report.ts";

export async function benchLive(): Promise<Result[]> {
  const data = scratchDirectory();
  const ours = await startSitewright(data.path);
  try {
    const { key } = await createOwner(data.path);
    const builds: Build[] = [];
    for (const brief of readBriefs())
      builds.push(await timeBuild(`http://127.0.0.1:${ours.port}/v1`, key, brief));
    const stored = builds.map(({ storedMs }) => storedMs);
    const live = builds.map(({ liveMs }) => liveMs);
    const first = `the first ${stored[0]?.toFixed(0)} ms, ${builds.length} briefs on one core`;
    return [
      boundResult(
        "from 202 to a stored version",
        median(stored),
        "ms",
        { max: 150 },
        `p95 ${percentile(stored, 0.95).toFixed(0)} ms, ${first}`,
      ),
      boundResult(
        "from 202 to live",
        median(live),
        "ms",
        { max: 300, aim: 150 },
        `p95 ${percentile(live, 0.95).toFixed(0)} ms`,
      ),
    ];
  } finally {
    await ours.stop();
    data.remove();
  }
}

type Build = { storedMs: number; liveMs: number };

async function timeBuild(api: string, key: string, brief: Brief): Promise<Build> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify(brief);
  const accepted = await fetch(`${api}/sites`, { method: "POST", headers, body });
  const startedAt = performance.now();
  const { jobId } = (await accepted.json()) as { jobId: string };
  let siteId: string | null = null;
  let storedMs = 0;
  for (;;) {
    if (siteId === null) {
      const { job } = (await (await fetch(`${api}/jobs/${jobId}`, { headers })).json()) as {
        job: { siteId: string | null; error: unknown };
      };
      if (job.error) throw new Error(JSON.stringify(job.error));
      siteId = job.siteId;
      storedMs = performance.now() - startedAt;
    } else {
      const { site } = (await (await fetch(`${api}/sites/${siteId}`, { headers })).json()) as {
        site: { url: string | null };
      };
      if (site.url !== null) return { storedMs, liveMs: performance.now() - startedAt };
    }
    await Bun.sleep(2);
  }
}
