/**
 * The queue: every SQL statement about jobs, and nothing else. A job moves in one transaction
 * together with what its move means for the account's credits, and only along the state table:
 * pending ⇄ running → completed, failed or cancelled, and from there nowhere. Every worker's
 * write names the fence of its claim, so that one which lost its claim can change nothing.
 */
import { and, count, desc, eq, lt, min, type SQL, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import {
  prepareStatement,
  requireThat,
  statement,
  unlessRefused,
} from "../../platform/database/statements.ts";
import { refundStatements } from "../credits/room.ts";
import { messageStatements, wakeWebhooks } from "../webhooks/room.ts";
import type { Job, JobError, JobListQuery, JobOrigin } from "./model.ts";
import { jobSteps, jobs } from "./table.ts";

/** How long a claim holds without a heartbeat. */
export const LEASE_MS = 30_000;

/** A job that has brought down its worker this often is not tried again. */
export const ATTEMPTS_MAX = 3;

/** Label of `PreconditionFailed` when a worker's claim is no longer good. */
export const LEASE_LOST = "job-lease-lost";

const FAILED_STAGE = "Failed";
const COMPLETED_STAGE = "Completed";
const JOB_ENDED = "job-has-ended";
const RECOVERED_AT_ONCE = 100;

/** SQLite uses the partial index only where a query repeats its condition word for word. */
const IS_OPEN = sql`status in ('pending', 'running')`;

/** A worker's right to change a job: good while the job runs under this very fence. */
export type Lease = { jobId: string; fence: number };

export type ClaimedJob = Lease & {
  accountId: string;
  /** The brief as JSON. */
  brief: string;
  origin: JobOrigin;
  /** Counts from 1. */
  attempts: number;
  progress: number;
};

const insertJob = prepareStatement(sql`
  insert into ${jobs} (id, account_id, status, progress, stage, brief, origin, attempts, fence,
    created_at, updated_at)
  values (${sql.placeholder("jobId")}, ${sql.placeholder("accountId")}, 'pending', 0,
    'Waiting to start', ${sql.placeholder("brief")}, ${sql.placeholder("origin")}, 0, 0,
    ${sql.placeholder("now")}, ${sql.placeholder("now")})`);

/** Puts a new job at the end of the queue. */
export function enqueueJobStatements(
  ctx: Context,
  job: { jobId: string; accountId: string; brief: string; origin: JobOrigin },
): Statement[] {
  return [insertJob({ ...job, now: ctx.clock.now() })];
}

/** Of how many pending jobs, the oldest, the next is chosen. */
const CHOSEN_FROM_MAX = 200;

/**
 * Accounts take turns: a job comes after as many as its account has running or asked for before it,
 * and among equals the oldest comes first.
 */
const NEXT_JOB = sql`(select id from (
    select id, created_at, row_number() over (partition by account_id order by created_at, id)
      + (select count(*) from ${jobs} r
          where r.account_id = pending.account_id and r.status = 'running') as turn
    from (select id, account_id, created_at from ${jobs} where status = 'pending' and ${IS_OPEN}
      order by created_at, id limit ${sql.raw(String(CHOSEN_FROM_MAX))}) pending)
  order by turn, created_at, id limit 1)`;

const claimNext = prepareStatement(sql`
  update ${jobs} set status = 'running', stage = 'Starting', attempts = attempts + 1,
    fence = fence + 1, lease_until = ${sql.placeholder("leaseUntil")},
    updated_at = ${sql.placeholder("now")}
  where id = ${NEXT_JOB}
  returning id, account_id, brief, origin, attempts, fence, progress`);

/** Takes the pending job whose turn it is, if there is one. */
export async function claimNextJob(ctx: Context): Promise<ClaimedJob | undefined> {
  const now = ctx.clock.now();
  const [claimed] = await ctx.db.write([claimNext({ now, leaseUntil: now + LEASE_MS })]);
  const row = claimed?.rows[0];
  if (!row) return undefined;
  return {
    jobId: String(row.id),
    accountId: String(row.account_id),
    brief: String(row.brief),
    origin: row.origin === "builder" ? "builder" : "api",
    attempts: Number(row.attempts),
    fence: Number(row.fence),
    progress: Number(row.progress),
  };
}

/** One statement for all: sixty-four of them held the loop for several milliseconds, each second. */
const extendLeases = prepareStatement(sql`
  update ${jobs} set lease_until = ${sql.placeholder("leaseUntil")},
    progress = max(progress, beat.value ->> 'progress'), stage = beat.value ->> 'stage',
    updated_at = ${sql.placeholder("now")}
  from json_each(${sql.placeholder("beats")}) as beat
  where ${jobs.id} = beat.value ->> 'jobId' and fence = beat.value ->> 'fence' and status = 'running'
  returning ${jobs.id} as id`);

/**
 * Keeps the claims of several jobs alive, and stores how far they are. Answers the ids of those
 * whose claim is gone: cancelled, or taken over after the lease had lapsed.
 */
export async function heartbeat(
  ctx: Context,
  beats: readonly (Lease & { progress: number; stage: string })[],
): Promise<string[]> {
  const now = ctx.clock.now();
  const told = beats.map(({ jobId, fence, progress, stage }) => ({
    jobId,
    fence,
    progress,
    stage,
  }));
  const [result] = await ctx.db.write([
    extendLeases({ beats: soundJson(told), now, leaseUntil: now + LEASE_MS }),
  ]);
  const kept = new Set(result?.rows.map(({ id }) => id));
  return beats.map(({ jobId }) => jobId).filter((jobId) => !kept.has(jobId));
}

/** Lets a write go on only while the claim is good; else it fails with `LEASE_LOST`. */
export function requireLease(lease: Lease): Statement {
  return requireThat(LEASE_LOST, sql`exists (select 1 from ${jobs} where ${holdsLease(lease)})`);
}

const holdsLease = ({ jobId, fence }: Lease): SQL =>
  sql`id = ${jobId} and fence = ${fence} and status = 'running'`;

/**
 * Ends a job well and tells of it. Belongs behind `requireLease`, in the write that makes the site;
 * call `wakeWebhooks` after that. `stage` is where there is something to say about the site.
 */
export function completeStatements(
  ctx: Context,
  lease: Lease & { accountId: string },
  siteId: string,
  stage: string = COMPLETED_STAGE,
): Statement[] {
  const { jobId: id, accountId } = lease;
  const ended = { status: "completed", progress: 100, stage } as const;
  const job = { id, ...ended, siteId, error: null };
  return [
    statement(sql`
      update ${jobs} set status = ${ended.status}, progress = ${ended.progress},
        stage = ${ended.stage}, site_id = ${siteId}, lease_until = null, updated_at = ${ctx.clock.now()}
      where ${holdsLease(lease)}`),
    dropWords(lease.jobId),
    ...messageStatements(ctx, { accountId, siteId, type: "job.completed", data: { job } }),
  ];
}

/** Ends a job badly, refunds it and tells of it. False when the claim was no longer good. */
export async function failJob(
  ctx: Context,
  lease: Lease & FailedJob,
  error: JobError,
): Promise<boolean> {
  const isDone = await unlessRefused(LEASE_LOST, () =>
    ctx.db.write([
      requireLease(lease),
      endAsFailed(ctx, holdsLease(lease), error, lease.progress),
      dropWords(lease.jobId),
      ...refundStatements(ctx, lease.jobId),
      ...failedMessageStatements(ctx, lease, error),
    ]),
  );
  if (isDone) wakeWebhooks(ctx);
  return isDone;
}

/** The step in which the work says what it came to; it is kept when the job has ended. */
export const REPORT_STEP = "report";

/** Of a job that has ended, what its steps used up is of use, and its report: `job show` tells both. */
const dropWords = (jobId: string): Statement =>
  statement(sql`update ${jobSteps} set value = 'null'
    where job_id = ${jobId} and step <> ${REPORT_STEP}`);

type FailedJob = { jobId: string; accountId: string; progress: number };

function failedMessageStatements(
  ctx: Context,
  { jobId, accountId, progress }: FailedJob,
  error: JobError,
): Statement[] {
  const job = { id: jobId, status: "failed", progress, stage: FAILED_STAGE, siteId: null, error };
  return messageStatements(ctx, { accountId, type: "job.failed", data: { job } });
}

/** Puts a job back unfinished, as if it had never been claimed: for an orderly shutdown. */
export async function releaseJob(ctx: Context, lease: Lease): Promise<void> {
  await ctx.db.write([backToPending(ctx, holdsLease(lease), { countsAttempt: false })]);
}

/** Cancels an open job and refunds it. False when the account has no such open job. */
export async function cancelOpenJob(
  ctx: Context,
  accountId: string,
  jobId: string,
): Promise<boolean> {
  const isTheirs = sql`id = ${jobId} and account_id = ${accountId} and ${IS_OPEN}`;
  return unlessRefused(JOB_ENDED, () =>
    ctx.db.write([
      requireThat(JOB_ENDED, sql`exists (select 1 from ${jobs} where ${isTheirs})`),
      statement(sql`
      update ${jobs} set status = 'cancelled', stage = 'Cancelled', lease_until = null,
        updated_at = ${ctx.clock.now()}
      where ${isTheirs}`),
      dropWords(jobId),
      ...refundStatements(ctx, jobId),
    ]),
  );
}

/** A job whose worker is gone, and what was decided about it. */
export type RecoveredJob = { jobId: string; accountId: string; status: "pending" | "failed" };

/**
 * Takes running jobs from workers that are gone: back to pending, or to failed after the last
 * attempt. With `"lapsed"` those whose lease is over, with `"all"` every one, which is right only
 * before this process has claimed any and while no other can. Jobs in `kept` are left alone.
 */
export async function recoverJobs(
  ctx: Context,
  which: "lapsed" | "all",
  kept: ReadonlySet<string> = new Set(),
): Promise<RecoveredJob[]> {
  const { id, accountId, attempts, fence, leaseUntil, progress } = jobs;
  const isOver = which === "lapsed" ? lt(leaseUntil, ctx.clock.now()) : undefined;
  const rows = await ctx.db.orm
    .select({ jobId: id, accountId, attempts, fence, leaseUntil, progress })
    .from(jobs)
    .where(and(sql`status = 'running'`, IS_OPEN, isOver))
    .limit(RECOVERED_AT_ONCE + kept.size);
  const recovered: RecoveredJob[] = [];
  for (const row of rows) {
    if (kept.has(row.jobId)) continue;
    const status = row.attempts < ATTEMPTS_MAX ? "pending" : "failed";
    // A heartbeat since the read has moved the lease, and shows that the worker lives.
    const isUnchanged = sql`${holdsLease(row)} and lease_until is ${row.leaseUntil}`;
    const isDone = await unlessRefused(LEASE_LOST, () =>
      ctx.db.write([
        requireThat(LEASE_LOST, sql`exists (select 1 from ${jobs} where ${isUnchanged})`),
        ...(status === "pending"
          ? [backToPending(ctx, isUnchanged, { countsAttempt: true })]
          : [
              endAsFailed(ctx, isUnchanged, INTERRUPTED, row.progress),
              dropWords(row.jobId),
              ...refundStatements(ctx, row.jobId),
              ...failedMessageStatements(ctx, row, INTERRUPTED),
            ]),
      ]),
    );
    if (isDone && status === "failed") wakeWebhooks(ctx);
    if (isDone) recovered.push({ jobId: row.jobId, accountId: row.accountId, status });
  }
  return recovered;
}

const INTERRUPTED: JobError = {
  code: "interrupted",
  message: `The service stopped ${ATTEMPTS_MAX} times while it worked on this site. The credits were refunded; try again, and if it happens again, shorten the brief.`,
};

function backToPending(ctx: Context, where: SQL, { countsAttempt }: { countsAttempt: boolean }) {
  return statement(sql`
    update ${jobs} set status = 'pending', stage = 'Waiting to continue', lease_until = null,
      attempts = attempts - ${countsAttempt ? 0 : 1}, updated_at = ${ctx.clock.now()}
    where ${where}`);
}

/** The row shows the progress that its message tells. */
function endAsFailed(ctx: Context, where: SQL, error: JobError, progress: number): Statement {
  return statement(sql`
    update ${jobs} set status = 'failed', stage = ${FAILED_STAGE}, error_code = ${error.code},
      progress = max(progress, ${progress}),
      error_message = ${error.message}, lease_until = null, updated_at = ${ctx.clock.now()}
    where ${where}`);
}

export const JOB_COLUMNS = {
  id: jobs.id,
  status: jobs.status,
  progress: jobs.progress,
  stage: jobs.stage,
  siteId: jobs.siteId,
  errorCode: jobs.errorCode,
  errorMessage: jobs.errorMessage,
};

type JobRow = Pick<typeof jobs.$inferSelect, keyof typeof JOB_COLUMNS>;

export const toJob = ({ errorCode, errorMessage, ...row }: JobRow): Job => ({
  ...row,
  error: errorCode === null ? null : { code: errorCode, message: errorMessage ?? "" },
});

/** One job of an account; undefined also when it belongs to another. */
export async function findJob(
  ctx: Context,
  accountId: string,
  jobId: string,
): Promise<Job | undefined> {
  const [row] = await ctx.db.orm
    .select(JOB_COLUMNS)
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.accountId, accountId)));
  return row && toJob(row);
}

/** A job whoever owns it, and who does. */
export async function findJobRecord(
  ctx: Context,
  jobId: string,
): Promise<{ job: Job; accountId: string } | undefined> {
  const [row] = await ctx.db.orm
    .select({ ...JOB_COLUMNS, accountId: jobs.accountId })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return row && { job: toJob(row), accountId: row.accountId };
}

/** A page of an account's jobs, newest first, and how many match in all. */
export async function listJobsOf(
  ctx: Context,
  accountId: string,
  { status, limit, skip }: JobListQuery,
): Promise<{ jobs: Job[]; total: number }> {
  const matches = and(
    eq(jobs.accountId, accountId),
    status === undefined ? undefined : eq(jobs.status, status),
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db.orm
      .select(JOB_COLUMNS)
      .from(jobs)
      .where(matches)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(limit)
      .offset(skip),
    ctx.db.orm.select({ total: count() }).from(jobs).where(matches),
  ]);
  return { jobs: rows.map(toJob), total: counted?.total ?? 0 };
}

/** The queue at a glance: open jobs by state, and when the oldest of each was asked for. */
export async function countOpenJobs(
  ctx: Context,
): Promise<Record<"pending" | "running", { count: number; oldestAt: number | undefined }>> {
  const rows = await ctx.db.orm
    .select({ status: jobs.status, count: count(), oldestAt: min(jobs.createdAt) })
    .from(jobs)
    .where(IS_OPEN)
    .groupBy(jobs.status);
  const of = (status: "pending" | "running") => {
    const row = rows.find((candidate) => candidate.status === status);
    return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? undefined };
  };
  return { pending: of("pending"), running: of("running") };
}

/** How many of the account's jobs have not ended. */
export async function countOpenJobsOf(ctx: Context, accountId: string): Promise<number> {
  const [row] = await ctx.db.orm
    .select({ count: count() })
    .from(jobs)
    .where(and(IS_OPEN, eq(jobs.accountId, accountId)));
  return row?.count ?? 0;
}

/** Every job's state and site: for the check that jobs and ledger agree. */
export async function listOutcomes(
  ctx: Context,
): Promise<{ jobId: string; status: Job["status"]; siteId: string | null }[]> {
  return ctx.db.orm.select({ jobId: jobs.id, status: jobs.status, siteId: jobs.siteId }).from(jobs);
}
