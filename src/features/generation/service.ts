/** Asking for a site: accepting a brief, and what that costs. */
import { ApiError } from "../../lib/errors.ts";
import type { Plan } from "../../lib/plans.ts";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/database/statements.ts";
import { findAccounts } from "../accounts/room.ts";
import {
  forgetUsage,
  QUOTA_EXCEEDED,
  reserveStatements,
  SITE_BUILD_CREDITS,
} from "../credits/room.ts";
import { enqueueJobStatements, type JobOrigin, wakeJobs } from "../jobs/room.ts";
import type { Brief } from "../writer/room.ts";

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
  const order = { accountId, origin, plan: request.plan, brief: soundJson(brief) };
  return queuePaidJob(ctx, { ...order, cost: SITE_BUILD_CREDITS, what: "A site" }, alsoWrite);
}

type PaidJob = {
  accountId: string;
  plan: Plan;
  /** What the job's work is made of, as JSON. */
  brief: string;
  origin: JobOrigin;
  /** In credits. */
  cost: number;
  /** For the refusal: "A site". */
  what: string;
};

/** Throws like `generateSite`. */
export async function queuePaidJob(
  ctx: Context,
  { plan, cost, what, ...order }: PaidJob,
  alsoWrite: (jobId: string) => readonly Statement[],
): Promise<string> {
  const { accountId } = order;
  await takeGenerationToken(ctx, accountId);
  const jobId = ctx.ids.create("job");
  const allowance = ctx.config.planCredits[plan];
  const [account] = await findAccounts(ctx, { ids: [accountId] });
  const accountCreatedAt = account?.createdAt ?? 0;
  try {
    await ctx.db.write([
      ...alsoWrite(jobId),
      ...reserveStatements(ctx, { accountId, accountCreatedAt, jobId, allowance, cost }),
      ...enqueueJobStatements(ctx, { jobId, ...order }),
    ]);
  } catch (error) {
    await ctx.buckets.generation.giveBack(accountId);
    if (!isRefusal(error, QUOTA_EXCEEDED)) throw error;
    const credits = cost === 1 ? "1 AI credit" : `${cost} AI credits`;
    throw new ApiError(
      "quota_exceeded",
      `${what} costs ${credits}, and the account has fewer left in this period. See GET /me.`,
      { cause: error },
    );
  }
  forgetUsage(ctx, accountId);
  wakeJobs(ctx);
  return jobId;
}

async function takeGenerationToken(ctx: Context, accountId: string): Promise<void> {
  const draw = await ctx.buckets.generation.take(accountId);
  if (draw.allowed) return;
  const { retryAfterSeconds } = draw;
  throw new ApiError(
    "rate_limited",
    `This account starts sites faster than its generation limit allows. Retry in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
  );
}
