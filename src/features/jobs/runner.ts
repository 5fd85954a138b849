/**
 * Works on jobs: claims one, has its work done, and writes into its row whatever came of it. What the
 * work is, the queue does not know.
 */
import type { Context } from "../../platform/context.ts";
import { isRefusal } from "../../platform/database/statements.ts";
import { forgetUsage } from "../credits/room.ts";
import type { JobError } from "./model.ts";
import { claimNextJob, failJob, heartbeat, LEASE_LOST, releaseJob } from "./queue.ts";
import { buildPressure, type JobLimits, RunningJob, runningJobs } from "./running-jobs.ts";

/** How long a build waits at most while others are still being asked for. */
const RUSH_MS_MAX = 1_000;

/** What a job is for. */
export type JobWork = {
  readonly limits: JobLimits;
  /**
   * Does all of it, and completes the job in the one transaction that makes what it is for:
   * `requireLease` first, `completeStatements` last. Rejects with a `JobFailure` to name the reason
   * why it cannot be done; any other error is a fault of the service.
   */
  run(ctx: Context, running: RunningJob): Promise<void>;
};

/** The work cannot be done, and why. `message` is for the job's owner. */
export class JobFailure extends Error {
  override readonly name = "JobFailure";
  readonly code: JobError["code"];
  constructor({ code, message }: JobError, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/**
 * Claims the pending job whose turn it is and works on it until it has ended or is handed back because
 * `shutdown` aborts. False when there was none.
 */
export async function runNextJob(
  ctx: Context,
  work: JobWork,
  shutdown: AbortSignal,
): Promise<boolean> {
  await ctx.states.of(buildPressure).waitForCalm(RUSH_MS_MAX);
  if (shutdown.aborted) return false;
  const job = await claimNextJob(ctx);
  if (!job) return false;
  const running = new RunningJob(job, ctx.clock, work.limits);
  const underWay = ctx.states.of(runningJobs);
  underWay.set(job.jobId, running);
  const onShutdown = () => running.stop("shutdown");
  if (shutdown.aborted) onShutdown();
  shutdown.addEventListener("abort", onShutdown, { once: true });
  try {
    await runJob(ctx, work, running);
  } finally {
    shutdown.removeEventListener("abort", onShutdown);
    underWay.delete(job.jobId);
  }
  return true;
}

/**
 * Carries the progress of all jobs under way into the database, which keeps their claims alive,
 * and stops those that take too long or whose claim is gone.
 */
export async function tendRunningJobs(ctx: Context): Promise<void> {
  const underWay = [...ctx.states.of(runningJobs).values()];
  for (const running of underWay) if (running.isOverdue) running.stop("timed_out");
  const live = underWay.filter((running) => !running.signal.aborted);
  if (live.length === 0) return;
  const beats = live.map(({ job, report }) => ({ ...job, ...report }));
  const lost = new Set(await heartbeat(ctx, beats));
  for (const running of live) if (lost.has(running.job.jobId)) running.stop("lease_lost");
}

/** Whatever comes of the job is written into its row. */
async function runJob(ctx: Context, work: JobWork, running: RunningJob): Promise<void> {
  const { job } = running;
  const log = ctx.log.child({ jobId: job.jobId, attempt: job.attempts });
  log.info("job started");
  try {
    await work.run(ctx, running);
    finish(ctx, running, "completed");
    log.info({ durationMs: Math.round(running.runningMs) }, "job completed");
  } catch (error) {
    const reason = isLeaseLost(error) ? "lease_lost" : running.stopReason;
    if (reason === "cancelled" || reason === "lease_lost") {
      log.info({ reason }, "job stopped");
    } else if (reason === "shutdown") {
      await releaseJob(ctx, job);
      log.info("job handed back");
    } else {
      const failure = describeFailure(error, running);
      log.error({ err: error, code: failure.code }, "job failed");
      if (await failJob(ctx, { ...job, ...running.report }, failure))
        finish(ctx, running, "failed");
    }
  }
}

function finish(ctx: Context, { job, runningMs }: RunningJob, status: "completed" | "failed") {
  forgetUsage(ctx, job.accountId);
  ctx.metrics.countJob(status, runningMs);
}

const isLeaseLost = (error: unknown): boolean => isRefusal(error, LEASE_LOST);

/** The work knows best why it could not be done; what stopped it from outside goes before that. */
function describeFailure(error: unknown, { stopReason, limits }: RunningJob): JobError {
  if (stopReason === "timed_out") return describeTimeout(limits);
  if (error instanceof JobFailure) return { code: error.code, message: error.message };
  return GENERATION_FAILED;
}

const describeTimeout = ({ stageMs, jobMs }: JobLimits): JobError => ({
  code: "timed_out",
  message:
    stageMs < jobMs
      ? `The generation took longer than ${stageMs / 1_000} seconds for one step or ${jobMs / 60_000} minutes in all. The credits were refunded; try again later.`
      : `The generation took longer than ${Math.round(jobMs / 60_000)} minutes. The credits were refunded. For the operator: a slow model needs a longer SITEWRIGHT_AI_JOB_LIMIT, or SITEWRIGHT_AI_BUDGET=light.`,
});

const GENERATION_FAILED: JobError = {
  code: "generation_failed",
  message:
    "The site could not be generated because of a fault of the service. The credits were refunded; try again, or with a shorter brief.",
};
