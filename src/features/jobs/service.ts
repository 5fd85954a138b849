/** Building sites on demand: accepting a brief, watching its job, cancelling it. */
import { ApiError, notFound } from "../../lib/errors.ts";
import type { Plan } from "../../lib/plans.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { PreconditionFailed } from "../../platform/database/statements.ts";
import { QUOTA_EXCEEDED, reserveStatements, SITE_BUILD_CREDITS } from "../credits/ledger.ts";
import { forgetUsage } from "../credits/service.ts";
import type { Brief } from "../writer/brief.ts";
import type { Job, JobListQuery, JobOrigin } from "./model.ts";
import { cancelOpenJob, enqueueStatements, findJob, findJobRecord, listJobsOf } from "./queue.ts";
import { buildRush, runningJobs } from "./running-jobs.ts";

/** The scheduler's name of the task that works on jobs. */
export const RUN_JOBS = "jobs.run";

export type SiteRequest = {
  accountId: string;
  plan: Plan;
  /** A brief that `briefSchema` put out. */
  brief: Brief;
  origin: JobOrigin;
};

/**
 * Accepts a brief: reserves its credits and queues its job in one transaction, and answers the
 * job's id. `alsoWrite` may put statements in front of that transaction. A call that is refused
 * costs neither a token nor a credit.
 * Throws `rate_limited` past the account's generation limit and `quota_exceeded` without credits.
 */
export async function generateSite(
  ctx: Context,
  request: SiteRequest,
  alsoWrite: (jobId: string) => readonly Statement[] = () => [],
): Promise<string> {
  const { accountId, brief, origin } = request;
  takeGenerationToken(ctx, accountId);
  const jobId = ctx.ids.create("job");
  const allowance = ctx.config.planCredits[request.plan];
  try {
    await ctx.db.write([
      ...alsoWrite(jobId),
      ...reserveStatements(ctx, { accountId, jobId, allowance }),
      ...enqueueStatements(ctx, { jobId, accountId, brief: JSON.stringify(brief), origin }),
    ]);
  } catch (error) {
    ctx.buckets.generation.giveBack(accountId);
    if (!(error instanceof PreconditionFailed && error.label === QUOTA_EXCEEDED)) throw error;
    throw new ApiError(
      "quota_exceeded",
      `A site costs ${SITE_BUILD_CREDITS} AI credits, and the account has fewer left in this period. See GET /me.`,
      { cause: error },
    );
  }
  forgetUsage(ctx, accountId);
  ctx.states.of(buildRush).arrive(1);
  ctx.scheduler.wake(RUN_JOBS);
  return jobId;
}

function takeGenerationToken(ctx: Context, accountId: string): void {
  const draw = ctx.buckets.generation.take(accountId);
  if (draw.allowed) return;
  const { retryAfterSeconds } = draw;
  throw new ApiError(
    "rate_limited",
    `This account starts sites faster than its generation limit allows. Retry in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
  );
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
