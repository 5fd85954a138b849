/** Jobs as their accounts see them: watching one, cancelling one. */
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { forgetUsage } from "../credits/room.ts";
import type { Job, JobListQuery } from "./model.ts";
import { cancelOpenJob, findJob, findJobRecord, listJobsOf } from "./queue.ts";
import { buildPressure, runningJobs } from "./running-jobs.ts";

/** The scheduler's name of the task that works on jobs. */
export const RUN_JOBS = "jobs.run";

/** Tells the workers of a new job, after the write that queued it. */
export function wakeJobs(ctx: Context): void {
  ctx.states.of(buildPressure).noteArrivals(1);
  ctx.scheduler.wake(RUN_JOBS);
}

/** One job of the account. Throws `not_found`, also for another account's job. */
export async function getJob(ctx: Context, accountId: string, jobId: string): Promise<Job> {
  const job = await findJob(ctx, accountId, jobId);
  if (!job) throw notFound("job");
  return job;
}

/** The job, and whose it is, for whoever may see any. Throws `not_found`. */
export async function getJobRecord(
  ctx: Context,
  jobId: string,
): Promise<{ job: Job; accountId: string }> {
  const found = await findJobRecord(ctx, jobId);
  if (!found) throw notFound("job");
  return found;
}

/** A page of the account's jobs, newest first; `total` counts all that match the filter. */
export async function listJobs(
  ctx: Context,
  accountId: string,
  query: JobListQuery,
): Promise<{ jobs: Job[]; total: number }> {
  return listJobsOf(ctx, accountId, query);
}

/**
 * Cancels a job that has not ended: refunds it, stops its work, and answers it as it is then. A
 * job that has ended is answered unchanged. Throws `not_found` like `getJob`.
 */
export async function cancelJob(ctx: Context, accountId: string, jobId: string): Promise<Job> {
  if (await cancelOpenJob(ctx, accountId, jobId)) {
    ctx.states.of(runningJobs).get(jobId)?.stop("cancelled");
    forgetUsage(ctx, accountId);
    ctx.metrics.countJob("cancelled");
  }
  return getJob(ctx, accountId, jobId);
}
