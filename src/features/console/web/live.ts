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

/** As the browser calls a stream that it has given up: over a lost line it connects anew by itself, once refused it does not. */
const CLOSED = 2;
const ASK_AGAIN_MS = 15_000;

let source: EventSource | undefined;
let asking: ReturnType<typeof setTimeout> | undefined;

/** Of what was asked for and what the stream has told, which may be older than the answer, the later. */
export function newestOf<Asked extends Job>(asked: Asked, told: Job | undefined): Asked {
  if (!told) return asked;
  const isAskedOver = asked.status !== "pending" && asked.status !== "running";
  return isAskedOver || asked.progress > told.progress ? asked : { ...asked, ...told };
}

export function startLive(): void {
  if (source) return;
  source = new EventSource("/console/api/live");
  source.addEventListener("open", () => {
    isLive.value = true;
  });
  source.addEventListener("error", () => {
    isLive.value = false;
    if (source?.readyState === CLOSED) askAgain();
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

/** What stands between may have answered in the place of a service that is being started. */
function askAgain(): void {
  clearTimeout(asking);
  asking = setTimeout(() => {
    stopLive();
    startLive();
  }, ASK_AGAIN_MS);
}

export function stopLive(): void {
  clearTimeout(asking);
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
