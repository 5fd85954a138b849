/**
 * What the scheduler does for jobs: works on them, extends their claims, and takes up those whose
 * worker is gone.
 */
import type { Context } from "../../platform/context.ts";
import { pruneAnswersTask } from "../../platform/idempotency.ts";
import type { Task } from "../../platform/scheduler.ts";
import { forgetUsage } from "../credits/room.ts";
import { countOpenJobs, recoverJobs } from "./queue.ts";
import { type JobWork, runNextJob, tendRunningJobs } from "./runner.ts";
import { runningJobs } from "./running-jobs.ts";
import { RUN_JOBS } from "./service.ts";
import { pruneSteps } from "./steps.ts";

const LOOK_EVERY_MS = 1_000;
const HEARTBEAT_EVERY_MS = 1_000;
const RECOVER_EVERY_MS = 10_000;
const PRUNE_EVERY_MS = 60 * 60_000;

/** The room's tasks; `work` is what its jobs are for. */
export function jobTasks(ctx: Context, work: JobWork): Task[] {
  addGauges(ctx);
  return [
    {
      name: RUN_JOBS,
      // What another instance has queued and could not tell of, or can no longer do.
      ...(ctx.db.isLocal ? {} : { everyMs: LOOK_EVERY_MS }),
      concurrency: ctx.config.workers,
      run: (shutdown) => runNextJob(ctx, work, shutdown),
    },
    {
      name: "jobs.tend",
      everyMs: HEARTBEAT_EVERY_MS,
      run: async () => {
        await tendRunningJobs(ctx);
        return false;
      },
    },
    {
      name: "jobs.recover",
      everyMs: RECOVER_EVERY_MS,
      run: async () => {
        await recover(ctx, "lapsed");
        return false;
      },
    },
    {
      name: "jobs.pruneSteps",
      everyMs: PRUNE_EVERY_MS,
      exclusive: "period",
      run: () => pruneSteps(ctx),
    },
    pruneAnswersTask(ctx),
  ];
}

/**
 * Takes up the jobs that an earlier process left: before the scheduler starts. On a database of
 * our own whatever runs was that process's; on a shared one it may be another instance's, and
 * only a lapsed lease tells.
 */
export async function resumeJobs(ctx: Context): Promise<void> {
  await recover(ctx, ctx.db.isLocal ? "all" : "lapsed");
}

async function recover(ctx: Context, which: "lapsed" | "all"): Promise<void> {
  // A job under way here is alive, whatever a clock that has leapt says of its lease.
  const kept = new Set(ctx.states.of(runningJobs).keys());
  const recovered = await recoverJobs(ctx, which, kept);
  for (const { jobId, accountId, status } of recovered) {
    ctx.log.warn({ jobId, status }, "job recovered from a worker that is gone");
    if (status === "pending") continue;
    forgetUsage(ctx, accountId);
    ctx.metrics.countJob(status);
  }
  if (recovered.length > 0) ctx.scheduler.wake(RUN_JOBS);
}

function addGauges(ctx: Context): void {
  const { metrics } = ctx;
  metrics.gauge("sitewright_jobs_pending", "Jobs waiting for a worker.", async () => {
    return (await countOpenJobs(ctx)).pending.count;
  });
  metrics.gauge("sitewright_jobs_running", "Jobs that a worker has claimed.", async () => {
    return (await countOpenJobs(ctx)).running.count;
  });
  metrics.gauge(
    "sitewright_oldest_open_job_seconds",
    "Age of the oldest job that has not ended; 0 without one.",
    async () => {
      const { pending, running } = await countOpenJobs(ctx);
      const now = ctx.clock.now();
      const oldestAt = Math.min(pending.oldestAt ?? now, running.oldestAt ?? now);
      return Math.max(0, now - oldestAt) / 1_000;
    },
  );
}
