/** The demo as a client of the API: nothing here knows more than the documentation says. */

import type { Job } from "../features/jobs/room.ts";
import type { Site } from "../features/sites/room.ts";
import { OperatorError, UsageError } from "../lib/errors.ts";
import { machineMs } from "../lib/machine-time.ts";
import type { BriefFields } from "./brief-flags.ts";
import type { ProgressDisplay } from "./progress.ts";

/** The first polls are close together to show the progress; the rest keep to the key's rate. */
const FAST_POLLS = 12;
const FAST_POLL_MS = 80;
const POLL_MS = 1_000;
const LIVE_WAIT_MS = 60_000;

type LiveSite = Site & { url: string };

/** Where the service listens, under which name it answers there, and with which key. */
type Api = { origin: string; host: string; key: string };

/**
 * Posts the brief, polls the job and then the site, and answers it once it is live. Throws `OperatorError`
 * when the job ends without a site: it failed, or somebody has cancelled it.
 */
export async function buildSiteOverHttp(
  api: Api,
  brief: BriefFields,
  display: ProgressDisplay,
): Promise<LiveSite> {
  const { jobId } = await call<{ jobId: string }>(api, "/sites", brief);
  const poll = createPoll();
  for (;;) {
    const { job } = await call<{ job: Job }>(api, `/jobs/${jobId}`);
    display.show(job);
    if (job.siteId !== null) return waitUntilLive(api, job.siteId, display, poll);
    if (job.status === "failed" || job.status === "cancelled") {
      display.end(job.stage, false);
      throw new OperatorError(job.error?.message ?? `The site's job was ${job.status}.`);
    }
    await poll();
  }
}

async function waitUntilLive(
  api: Api,
  siteId: string,
  display: ProgressDisplay,
  poll: () => Promise<void>,
): Promise<LiveSite> {
  const deadline = machineMs() + LIVE_WAIT_MS;
  display.show({ status: "completed", progress: 100, stage: "Checking that every page answers" });
  for (;;) {
    const { site } = await call<{ site: Site }>(api, `/sites/${siteId}`);
    if (site.url !== null) return { ...site, url: site.url };
    if (machineMs() > deadline) {
      display.end("The site is not live", false);
      throw new OperatorError("The site was built, but did not become live within a minute.");
    }
    await poll();
  }
}

function createPoll(): () => Promise<void> {
  let polls = 0;
  return () => {
    polls += 1;
    return Bun.sleep(polls <= FAST_POLLS ? FAST_POLL_MS : POLL_MS);
  };
}

/**
 * Fetches every page that the site's sitemap lists, and answers how many there are. The name is
 * put in the Host header, because not every system resolves names below localhost.
 */
export async function fetchSitePages(origin: string, siteUrl: string): Promise<number> {
  const site = new URL(siteUrl);
  const fetchPage = async (path: string) => {
    const response = await fetch(`${origin}${path}`, {
      headers: { host: site.host },
      proxy: false,
    });
    if (!response.ok) throw new OperatorError(`${siteUrl}${path} answered ${response.status}.`);
    return response.text();
  };
  const sitemap = await fetchPage("/sitemap.xml");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "", siteUrl).pathname,
  );
  for (const path of paths) await fetchPage(path);
  return paths.length;
}

async function call<Answer>(
  { origin, host, key }: Api,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${origin}/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { host, authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: body ? JSON.stringify(body) : null,
    // The service is on this machine; a proxy in the environment is for others.
    proxy: false,
  });
  const answer = (await response.json()) as Answer | { error: { message: string } };
  if (typeof answer === "object" && answer !== null && "error" in answer) {
    const { message } = answer.error;
    // What the service does not take is what the flags said.
    throw response.status === 400 ? new UsageError(message) : new OperatorError(message);
  }
  return answer as Answer;
}
