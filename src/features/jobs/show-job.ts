/** One job as its operator sees it: what each step used up, and what became of the model's words. */
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { REPORT_STEP, type WritingReport, writingReportSchema } from "../writer/model/report.ts";
import { listSteps } from "./steps.ts";
import { jobs } from "./table.ts";

export type ShownStep = {
  step: string;
  model: string;
  promptVersion: string;
  inTokens: number;
  outTokens: number;
  seconds: number;
  calls: number;
};

export type ShownJob = {
  id: string;
  accountId: string;
  status: string;
  progress: number;
  stage: string;
  siteId: string | null;
  error: { code: string; message: string } | null;
  attempts: number;
  createdAt: number;
  updatedAt: number;
  steps: ShownStep[];
  /** Null where no model wrote, or it has not got to the end. */
  report: WritingReport | null;
};

/** Any account's job. Throws `not_found`. */
export async function showJob(ctx: Context, id: string): Promise<ShownJob> {
  const [row] = await ctx.db.orm.select().from(jobs).where(eq(jobs.id, id));
  if (row === undefined) throw notFound("job");
  const { accountId, status, progress, stage, siteId, attempts, createdAt, updatedAt } = row;
  const kept = await listSteps(ctx, id);
  const report = v.safeParse(writingReportSchema, findReport(kept));
  return {
    ...{ id, accountId, status, progress, stage, siteId, attempts, createdAt, updatedAt },
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? "" },
    steps: kept
      .filter(({ step }) => step !== REPORT_STEP)
      .map(({ step, promptVersion, usage }) => ({ step, promptVersion, ...usage })),
    report: report.success ? report.output : null,
  };
}

const findReport = (kept: readonly { step: string; value: unknown }[]): unknown =>
  kept.find(({ step }) => step === REPORT_STEP)?.value;
