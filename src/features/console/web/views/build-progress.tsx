/** @jsxImportSource preact */
/** A build under way: how far it is, what is being done, and the way out. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Job } from "../api-types.ts";
import { call } from "../call.ts";
import { dropDraft, hasDraft, moveDraft } from "../form.ts";
import { isLive, liveJobs, newestOf } from "../live.ts";
import { attempt } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { PageFrame } from "../parts/page.tsx";
import { refresh, useQuery } from "../query.ts";

/** The name of the form's draft. */
export const BRIEF = "brief";
/** Kept until its site is there, and taken up again if it never is. */
export const briefOf = (jobId: string): string => `brief.${jobId}`;

const POLL_MS = 1_500;
const QUIET_POLL_MS = 5_000;

export function BuildProgress({ jobId }: { jobId: string }) {
  const { route } = useLocation();
  const query = useQuery("jobs.get", { jobId });
  const asked = query.data?.job;
  const job = asked && newestOf(asked, liveJobs.value[jobId]);
  const isOver = job !== undefined && job.status !== "pending" && job.status !== "running";
  useEffect(() => {
    if (isOver) return undefined;
    // The stream tells sooner; asking is what holds when there is none.
    const timer = setInterval(() => void query.reload(), isLive.value ? QUIET_POLL_MS : POLL_MS);
    return () => clearInterval(timer);
  }, [isOver, isLive.value, jobId]);
  useEffect(() => {
    if (job?.status !== "completed" || !job.siteId) return;
    dropDraft(briefOf(jobId));
    void refresh("sites.", "credits.");
    route(`/console/sites/${job.siteId}`, true);
  }, [job?.status, job?.siteId]);
  return (
    <PageFrame title="New site" isNarrow loads={[query]}>
      {() => job && <Shown job={job} reload={query.reload} />}
    </PageFrame>
  );
}

function Shown({ job, reload }: { job: Job; reload: () => Promise<void> }) {
  const [isCancelling, setCancelling] = useState(false);
  if (job.status === "failed" || job.status === "cancelled") return <Ended job={job} />;
  const cancel = async () => {
    if (isCancelling) return;
    setCancelling(true);
    await attempt(() => call("jobs.cancel", { jobId: job.id }));
    await reload();
    setCancelling(false);
  };
  return (
    <div class="building">
      <Scaffold progress={job.progress} />
      <div class="progress-line">
        <div
          class="progress"
          role="progressbar"
          aria-label="Site generation"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={job.progress}
          aria-valuetext={`${job.progress} %: ${job.stage}`}
        >
          <i style={{ width: `${job.progress}%` }} />
        </div>
        <p>
          <b>{job.stage || "Waiting for a free place"}</b>
          <span class="number">{job.progress} %</span>
        </p>
      </div>
      <p class="muted">You can leave this page. The build goes on, and Sites leads back here.</p>
      <div class="actions">
        <Button onClick={() => cancel()} isBusy={isCancelling}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** A page that fills as the build goes on: header, hero, three columns, footer. */
function Scaffold({ progress }: { progress: number }) {
  const parts: [number, string][] = [
    [4, "M12 12h60v10H12zM200 12h96v10h-96z"],
    [18, "M12 44h150v16H12zM12 66h110v16H12z"],
    [34, "M12 94h130v5H12zM12 104h120v5H12zM12 120h56v14H12z"],
    [52, "M180 44h116v90H180z"],
    [68, "M12 156h86v40H12zM111 156h86v40h-86zM210 156h86v40h-86z"],
    [84, "M12 204h70v5H12zM111 204h62v5h-62zM210 204h74v5h-74z"],
    [94, "M0 224h308v16H0z"],
  ];
  return (
    <svg class="scaffold" viewBox="0 0 308 240" aria-hidden="true">
      {parts.map(([from, path]) => (
        <path key={from} d={path} class={progress >= from ? "there" : ""} />
      ))}
    </svg>
  );
}

function Ended({ job }: { job: Job }) {
  const isFailed = job.status === "failed";
  // Another browser has no brief of it.
  const isKept = useMemo(() => {
    moveDraft(briefOf(job.id), BRIEF);
    return hasDraft(BRIEF);
  }, [job.id]);
  return (
    <div class="stack">
      <p class={isFailed ? "alert" : "notice"} role={isFailed ? "alert" : undefined}>
        {isFailed
          ? `The site could not be built. ${job.error?.message ?? ""}`
          : "You cancelled this build."}
      </p>
      <p>Its credits are back in the account.{isKept && " Your brief is still here."}</p>
      <div class="actions">
        <LinkButton href="/console/sites/new" look="main">
          {isKept ? "Back to the brief" : "New site"}
        </LinkButton>
        <LinkButton href="/console/">Go to your sites</LinkButton>
      </div>
    </div>
  );
}
