/**
 * What happens while one looks: jobs that go on, leads that come in, sites that go live. A stream
 * of events; where there is none, callers ask by themselves.
 */
import { signal } from "@preact/signals";
import type { Job } from "./api-types.ts";
import { say } from "./notices.ts";
import { refresh } from "./query.ts";

/** The latest news of jobs, by id. */
export const liveJobs = signal<Readonly<Record<string, Job>>>({});
/** False while nothing is told: whoever waits for something has to ask. */
export const isLive = signal(false);

let source: EventSource | undefined;

export function startLive(): void {
  if (source) return;
  source = new EventSource("/console/api/live");
  source.addEventListener("open", () => {
    isLive.value = true;
  });
  // The browser connects anew by itself.
  source.addEventListener("error", () => {
    isLive.value = false;
  });
  listen("job", (job) => {
    const id = String(job.jobId);
    const news = { ...job, id } as unknown as Job;
    liveJobs.value = { ...liveJobs.value, [id]: news };
    if (news.status !== "running") void refresh("sites.", "jobs.", "credits.");
  });
  listen("lead", ({ name }) => {
    // A form need not ask for a name.
    say(name ? `New lead: ${String(name)}` : "A new lead has come in.");
    void refresh("leads.", "sites.");
  });
  // A domain that is live now is looked at on a page of its own.
  listen("site", () => void refresh("sites.", "domain."));
}

export function stopLive(): void {
  source?.close();
  source = undefined;
  isLive.value = false;
}

function listen(name: string, tell: (data: Record<string, unknown>) => void): void {
  source?.addEventListener(name, ({ data }: MessageEvent<string>) => {
    try {
      tell(JSON.parse(data));
    } catch {
      // A line that is no JSON tells nothing.
    }
  });
}
