/**
 * Works on one job: brief → document → version that passed its audit → one transaction that makes the site,
 * spends the credits and completes the job. Whatever else comes of it, no half site remains.
 */
import * as v from "valibot";
import type { Context } from "../../platform/context.ts";
import { PreconditionFailed } from "../../platform/database/statements.ts";
import { settleStatements } from "../credits/ledger.ts";
import { forgetUsage } from "../credits/service.ts";
import { findChromeLanguage } from "../design/chrome-language.ts";
import type { SiteDocument } from "../design/document.ts";
import { TAKE_OVER_TASK, takeOverStatements } from "../gallery/take-over.ts";
import { renderFitBuild } from "../publishing/render-build.ts";
import { chooseSlug, createSiteStatements, SLUG_TAKEN } from "../sites/create-site.ts";
import { forgetHostedSite } from "../sites/hosted-sites.ts";
import { siteOrigin } from "../sites/origin.ts";
import { PROVISION_TASK } from "../sites/service.ts";
import { storeBuildStatements } from "../versions/builds.ts";
import { insertVersionStatement } from "../versions/history.ts";
import { storeAuditStatement } from "../versions/stored-audits.ts";
import { wakeWebhooks } from "../webhooks/messages.ts";
import { type Brief, briefSchema } from "../writer/brief.ts";
import { type ExistingPicture, wordsOf } from "../writer/existing-site/existing-site.ts";
import { type Writer, WriterError, type WriterLimits } from "../writer/writer.ts";
import { readExistingSite } from "./existing-site.ts";
import type { JobError } from "./model.ts";
import { getNeighbourhood } from "./neighbourhood.ts";
import {
  type ClaimedJob,
  claimNextJob,
  completeStatements,
  failJob,
  heartbeat,
  LEASE_LOST,
  releaseJob,
  requireLease,
} from "./queue.ts";
import { buildRush, RunningJob, runningJobs } from "./running-jobs.ts";
import { keptStepsOf } from "./steps.ts";

/** Another site can take a slug between the choice and the write; the third choice is random anyway. */
const SLUG_CHOICES_MAX = 4;

/** How long a build waits at most while others are still being asked for. */
const RUSH_MS_MAX = 1_000;

/** Which part of the progress each step moves through, in percent. */
const WRITING = { from: 5, to: 60 };
const RENDERING = { from: 60, to: 95 };

/**
 * Claims the pending job whose turn it is and works on it until it has ended or is handed back because
 * `shutdown` aborts. False when there was none.
 */
export async function runNextJob(
  ctx: Context,
  writer: Writer,
  shutdown: AbortSignal,
): Promise<boolean> {
  await ctx.states.of(buildRush).pass(RUSH_MS_MAX);
  if (shutdown.aborted) return false;
  const job = await claimNextJob(ctx);
  if (!job) return false;
  const running = new RunningJob(job, ctx.clock, writer.limits);
  const underWay = ctx.states.of(runningJobs);
  underWay.set(job.jobId, running);
  const onShutdown = () => running.stop("shutdown");
  if (shutdown.aborted) onShutdown();
  shutdown.addEventListener("abort", onShutdown, { once: true });
  try {
    await runJob(ctx, writer, running);
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
async function runJob(ctx: Context, writer: Writer, running: RunningJob): Promise<void> {
  const { job } = running;
  const log = ctx.log.child({ jobId: job.jobId, attempt: job.attempts });
  log.info("job started");
  try {
    await buildSite(ctx, writer, running);
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

async function buildSite(ctx: Context, writer: Writer, running: RunningJob): Promise<void> {
  const { job, signal } = running;
  running.reach(WRITING.from, "Reading the brief");
  const brief = v.parse(briefSchema, JSON.parse(job.brief));
  const existing = await readExisting(ctx, running, brief.existingUrl);
  const neighbours = await running.unlessStopped(getNeighbourhood(ctx));
  let remark: string | undefined;
  const document = await running.unlessStopped(
    writer.write(brief, {
      seed: job.jobId,
      existing,
      neighbours,
      signal,
      onProgress: (fraction, stage) => running.reach(within(WRITING, fraction), stage),
      onRemark: (text) => {
        remark = text;
      },
      kept: keptStepsOf(ctx, job),
    }),
  );
  // At once, so that a site that is written at the same time keeps away from this one too.
  neighbours.add(document);
  const name = brief.businessName;
  const said = [...listSaid(brief), ...(existing === undefined ? [] : wordsOf(existing))];
  const pictures = existing?.pictures ?? [];
  for (let choice = 0; ; choice += 1) {
    const slug = await chooseSlug(ctx, name, choice);
    try {
      await renderAndStore(ctx, running, { name, slug, document, remark, said, pictures });
      if (publishesItself(job)) ctx.scheduler.wake(PROVISION_TASK);
      if (pictures.length > 0) ctx.scheduler.wake(TAKE_OVER_TASK);
      return;
    } catch (error) {
      const isTaken = error instanceof PreconditionFailed && error.label === SLUG_TAKEN;
      if (!isTaken || choice + 1 === SLUG_CHOICES_MAX) throw error;
    }
  }
}

type NewSite = {
  name: string;
  slug: string;
  document: SiteDocument;
  /** What the writer wants its owner to know. */
  remark: string | undefined;
  said: readonly string[];
  pictures: readonly ExistingPicture[];
};

/** The pages name their own address, so another slug means rendering anew. */
async function renderAndStore(ctx: Context, running: RunningJob, site: NewSite): Promise<void> {
  const { job, signal } = running;
  const siteId = ctx.ids.create("site");
  const versionId = ctx.ids.create("ver");
  const reach = (fraction: number) =>
    running.reach(within(RENDERING, fraction), "Rendering the pages");
  reach(0);
  const { rendered, document } = await running.unlessStopped(
    renderFitBuild(ctx, {
      siteId,
      origin: siteOrigin(ctx.config, { slug: site.slug, liveDomain: null }),
      document: site.document,
      said: site.said,
      signal,
      onProgress: (done, total) => reach(done / total),
    }),
  );
  running.reach(RENDERING.to, "Saving the site");
  // From here on nothing aborts: whether the claim still holds is decided inside the transaction.
  await ctx.db.write([
    requireLease(job),
    ...createSiteStatements(ctx, {
      siteId,
      accountId: job.accountId,
      name: site.name,
      slug: site.slug,
      versionId,
      buildId: rendered.id,
      pages: rendered.pages,
      publish: publishesItself(job),
    }),
    insertVersionStatement(ctx, {
      ...{ id: versionId, siteId, document: JSON.stringify(document) },
      ...{ reason: "generated", madeBy: null, baseVersionId: null },
    }),
    ...storeBuildStatements(ctx, rendered, { siteId, versionId }),
    storeAuditStatement(ctx, rendered),
    ...takeOverStatements({ accountId: job.accountId, siteId }, site.pictures),
    ...settleStatements(ctx, job.jobId),
    ...completeStatements(ctx, job, siteId, site.remark ?? describeCompletion(document)),
  ]);
  forgetHostedSite(ctx, siteId);
  wakeWebhooks(ctx);
}

/** In a language without words of ours the owner should know which language the rest is in. */
const describeCompletion = ({ meta }: SiteDocument): string | undefined =>
  findChromeLanguage(meta.language) === undefined
    ? "Completed; everything but your own words is in English"
    : undefined;

async function readExisting(ctx: Context, running: RunningJob, address: string | undefined) {
  if (address === undefined) return undefined;
  running.reach(WRITING.from, "Reading the existing site");
  return await running.unlessStopped(
    readExistingSite(ctx, running.job.accountId, address, running.signal),
  );
}

/** The brief's own words. */
const listSaid = (brief: Brief): string[] =>
  Object.values(brief).filter((said) => said !== undefined);

const publishesItself = (job: ClaimedJob): boolean => job.origin === "api";

/** A writer that divides nothing by nothing has got nowhere yet. */
const within = ({ from, to }: { from: number; to: number }, fraction: number): number =>
  from + (to - from) * (fraction > 0 ? Math.min(1, fraction) : 0);

const isLeaseLost = (error: unknown): boolean =>
  error instanceof PreconditionFailed && error.label === LEASE_LOST;

/** The writer knows best why it could not write; what stopped the job from outside goes before it. */
function describeFailure(error: unknown, { stopReason, limits }: RunningJob): JobError {
  if (stopReason === "timed_out") return describeTimeout(limits);
  if (error instanceof WriterError) return { code: error.code, message: error.message };
  return GENERATION_FAILED;
}

const describeTimeout = ({ stageMs, jobMs }: WriterLimits): JobError => ({
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
