/** @jsxImportSource preact */
/** Builds that are under way, wherever one left them. */
import type { ComponentChildren } from "preact";
import { liveJobs, newestOf } from "../live.ts";
import { useQuery } from "../query.ts";
import { may } from "../session.ts";

/** More than one account builds at a time: those that are under way are among so many. */
const JOBS_MAX = 20;

const isOpen = (status: string) => status === "pending" || status === "running";

/** Whoever may build is led to it; the others are told. */
function LinkOf({ jobId, children }: { jobId: string; children: ComponentChildren }) {
  return may("editor") ? (
    <a href={`/console/sites/new?job=${jobId}`}>{children}</a>
  ) : (
    <span>{children}</span>
  );
}

export function RunningBuilds() {
  const { data } = useQuery("jobs.list", { limit: JOBS_MAX });
  const jobs = (data?.items ?? [])
    .map((job) => newestOf(job, liveJobs.value[job.id]))
    // What is proposed to somebody in the builder is shown there.
    .filter(({ status, subject }) => isOpen(status) && subject?.kind !== "proposal");
  if (jobs.length === 0) return null;
  return (
    <ul class="builds">
      {jobs.map(({ id, stage, progress, subject }) => (
        <li key={id}>
          <LinkOf jobId={id}>
            A site is being {subject?.kind === "revision" ? "changed" : "built"}
          </LinkOf>
          <span class="muted">{[subject?.siteName, stage].filter(Boolean).join(": ")}</span>
          <span class="number">{progress} %</span>
        </li>
      ))}
    </ul>
  );
}
