/** What the work has done for a job, kept with it: every statement about steps. */
import { and, asc, eq, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { prepareStatement, statement } from "../../platform/database/statements.ts";
import { type Lease, REPORT_STEP, requireLease } from "./queue.ts";
import { getJobRecord } from "./service.ts";
import { jobSteps, jobs } from "./table.ts";

/** What one step used up, and how it went. */
export type StepUsage = {
  /** Who was asked. */
  model: string;
  inTokens: number;
  outTokens: number;
  seconds: number;
  /** Calls on the wire until one was answered. */
  calls: number;
};

/** A step that is done, in whatever form the work gives it. */
export type KeptStep = {
  promptVersion: string;
  /** Plain JSON. */
  value: unknown;
  usage: StepUsage;
};

export type KeptSteps = {
  read(step: string): Promise<KeptStep | undefined>;
  write(step: string, kept: KeptStep): Promise<void>;
};

const insertStep = prepareStatement(sql`
  insert into ${jobSteps} (job_id, step, prompt_version, value, model, in_tokens, out_tokens,
    duration_ms, calls, created_at)
  values (${sql.placeholder("jobId")}, ${sql.placeholder("step")},
    ${sql.placeholder("promptVersion")}, ${sql.placeholder("value")}, ${sql.placeholder("model")},
    ${sql.placeholder("inTokens")}, ${sql.placeholder("outTokens")},
    ${sql.placeholder("durationMs")}, ${sql.placeholder("calls")}, ${sql.placeholder("now")})
  on conflict (job_id, step) do update set prompt_version = excluded.prompt_version,
    value = excluded.value, model = excluded.model,
    in_tokens = in_tokens + excluded.in_tokens, out_tokens = out_tokens + excluded.out_tokens,
    duration_ms = duration_ms + excluded.duration_ms, calls = calls + excluded.calls`);

/** The steps of a job whose claim a worker holds; one that lost its claim can keep nothing. */
export const keptStepsOf = (ctx: Context, lease: Lease): KeptSteps => ({
  async read(step) {
    const [row] = await ctx.db.orm
      .select()
      .from(jobSteps)
      .where(and(eq(jobSteps.jobId, lease.jobId), eq(jobSteps.step, step)));
    return row && toKept(row);
  },
  async write(step, { promptVersion, value, usage }) {
    const { model, inTokens, outTokens, seconds, calls } = usage;
    const used = { model, inTokens, outTokens, calls, durationMs: Math.round(seconds * 1_000) };
    const kept = { promptVersion, value: JSON.stringify(value), ...used };
    const row = { jobId: lease.jobId, step, now: ctx.clock.now(), ...kept };
    await ctx.db.write([requireLease(lease), insertStep(row)]);
  },
});

type StepRow = typeof jobSteps.$inferSelect;

const toKept = ({ promptVersion, value, durationMs, ...row }: StepRow): KeptStep => ({
  promptVersion,
  value: JSON.parse(value),
  usage: {
    ...{ model: row.model, inTokens: row.inTokens, outTokens: row.outTokens, calls: row.calls },
    seconds: durationMs / 1_000,
  },
});

/** All steps of a job in the order in which they were done. */
export async function listSteps(
  ctx: Context,
  jobId: string,
): Promise<(KeptStep & { step: string })[]> {
  const rows = await ctx.db.orm
    .select()
    .from(jobSteps)
    .where(eq(jobSteps.jobId, jobId))
    .orderBy(asc(jobSteps.createdAt), asc(jobSteps.step));
  return rows.map((row) => ({ step: row.step, ...toKept(row) }));
}

/** What `job show` tells: the job, what each of its steps used up, and what the work says it came to. */
export async function inspectJob(ctx: Context, jobId: string) {
  const { job, accountId } = await getJobRecord(ctx, jobId);
  const steps = await listSteps(ctx, jobId);
  return {
    ...{ ...job, accountId },
    steps: steps
      .filter(({ step }) => step !== REPORT_STEP)
      .map(({ step, promptVersion, usage }) => ({ step, promptVersion, ...usage })),
    report: steps.find(({ step }) => step === REPORT_STEP)?.value ?? null,
  };
}

/** How long it is kept what a job that has ended used up. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const REMOVED_AT_ONCE = 1_000;

/** Removes steps of jobs that ended long ago; answers whether there may be more. */
export async function pruneSteps(ctx: Context): Promise<boolean> {
  const before = ctx.clock.now() - KEPT_MS;
  const [result] = await ctx.db.write([
    statement(sql`delete from ${jobSteps} where rowid in (select s.rowid from ${jobSteps} s
      join ${jobs} j on j.id = s.job_id where s.created_at < ${before}
        and j.status not in ('pending', 'running') limit ${REMOVED_AT_ONCE})`),
  ]);
  return result?.rowsAffected === REMOVED_AT_ONCE;
}
