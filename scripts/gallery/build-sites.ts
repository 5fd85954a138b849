/** Builds websites over the HTTP API like every client, one after the other, and times each. */
import * as v from "valibot";
import type { Brief } from "../../src/features/writer/brief.ts";

const POLL_EVERY_MS = 3;

const acceptedSchema = v.object({ jobId: v.string() });
const jobSchema = v.object({
  job: v.object({ status: v.string(), siteId: v.nullable(v.string()), error: v.unknown() }),
});
const siteSchema = v.object({ site: v.object({ url: v.nullable(v.string()) }) });

export type BuiltSite = { brief: Brief; url: string; buildMs: number };

/** Resolves once the site answers for its visitors; `buildMs` is from 202 to then. */
export async function buildSite(port: number, key: string, brief: Brief): Promise<BuiltSite> {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
    return response.json();
  };
  const { jobId } = v.parse(acceptedSchema, await call("/sites", brief));
  const startedAt = performance.now();
  const siteId = await poll(async () => {
    const { job } = v.parse(jobSchema, await call(`/jobs/${jobId}`));
    if (job.status === "failed" || job.status === "cancelled")
      throw new Error(`"${brief.businessName}" was not built: ${JSON.stringify(job.error)}`);
    return job.status === "completed" ? job.siteId : null;
  });
  const url = await poll(async () => v.parse(siteSchema, await call(`/sites/${siteId}`)).site.url);
  return { brief, url, buildMs: performance.now() - startedAt };
}

/** Asks until the answer is not null. */
async function poll<T>(ask: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    await Bun.sleep(POLL_EVERY_MS);
  }
}
