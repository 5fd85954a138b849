/**
 * The work of a job: brief → words → a build that passed its audit → one transaction that makes the site,
 * spends the credits and completes the job. Whatever else comes of it, no half site remains.
 */
import * as v from "valibot";
import type { Context } from "../../platform/context.ts";
import { isRefusal } from "../../platform/database/statements.ts";
import { settleStatements } from "../credits/room.ts";
import { findChromeLanguage, type SiteDocument } from "../design/room.ts";
import { TAKE_OVER_TASK, takeOverStatements } from "../gallery/room.ts";
import {
  type ClaimedJob,
  completeStatements,
  type JobWork,
  type RunningJob,
  requireLease,
} from "../jobs/room.ts";
import { renderFitBuild } from "../publishing/room.ts";
import {
  chooseSlug,
  createSiteStatements,
  forgetHostedSite,
  PROVISION_TASK,
  SLUG_TAKEN,
  siteOrigin,
} from "../sites/room.ts";
import {
  insertVersionStatement,
  type RenderedBuild,
  storeAuditStatement,
  storeBuildStatements,
} from "../versions/room.ts";
import { wakeWebhooks } from "../webhooks/room.ts";
import { briefSchema, type Writer } from "../writer/room.ts";
import { shareOf } from "./progress.ts";
import { proposeForDraft, readProposalOrder, readRevision, reviseSite } from "./revisions.ts";
import { type BuildWords, obtainWords } from "./words.ts";

/** Another site can take a slug between the choice and the write; the third choice is random anyway. */
const SLUG_CHOICES_MAX = 4;

/** Which part of the progress the rendering moves through, in percent; the words come before it. */
const RENDERING = { from: 60, to: 95 };

/** The work of jobs: sites that this writer builds, and revisions. */
export function siteWork(writer: Writer): JobWork {
  return {
    limits: writer.limits,
    run(ctx, running) {
      const { brief } = running.job;
      const revision = readRevision(brief);
      if (revision !== undefined) return reviseSite(ctx, revision, running);
      const proposal = readProposalOrder(brief);
      if (proposal !== undefined) return proposeForDraft(ctx, proposal, running);
      return buildSite(ctx, writer, running);
    },
  };
}

async function buildSite(ctx: Context, writer: Writer, running: RunningJob): Promise<void> {
  const { job } = running;
  const brief = v.parse(briefSchema, JSON.parse(job.brief));
  const words = await obtainWords(ctx, writer, running, brief);
  const name = brief.businessName;
  for (let choice = 0; ; choice += 1) {
    const slug = await chooseSlug(ctx, name, choice);
    try {
      await renderAndStore(ctx, running, { name, slug }, words);
      if (publishesItself(job)) ctx.scheduler.wake(PROVISION_TASK);
      if (words.pictures.length > 0) ctx.scheduler.wake(TAKE_OVER_TASK);
      return;
    } catch (error) {
      const isTaken = isRefusal(error, SLUG_TAKEN);
      if (!isTaken || choice + 1 === SLUG_CHOICES_MAX) throw error;
    }
  }
}

/** The pages name their own address, so another slug means rendering anew. */
async function renderAndStore(
  ctx: Context,
  running: RunningJob,
  { name, slug }: { name: string; slug: string },
  words: BuildWords,
): Promise<void> {
  const { job, signal } = running;
  const siteId = ctx.ids.create("site");
  const versionId = ctx.ids.create("ver");
  const reach = (fraction: number) =>
    running.reach(shareOf(RENDERING, fraction), "Rendering the pages");
  reach(0);
  const { rendered, document } = await running.unlessStopped(
    renderFitBuild(ctx, {
      siteId,
      origin: siteOrigin(ctx.config, { slug, liveDomain: null }),
      document: words.document,
      said: words.said,
      signal,
      onProgress: (done, total) => reach(done / total),
    }),
  );
  running.reach(RENDERING.to, "Saving the site");
  // From here on nothing aborts: whether the claim still holds is decided inside the transaction.
  await ctx.db.write([
    requireLease(job),
    ...createSiteStatements(ctx, {
      ...{ siteId, accountId: job.accountId, name, slug, versionId },
      buildId: rendered.id,
      pages: rendered.pages,
      publish: publishesItself(job),
    }),
    insertVersionStatement(ctx, {
      ...{ id: versionId, siteId, document: JSON.stringify(document) },
      ...{ reason: "generated", madeBy: null, baseVersionId: null },
    }),
    ...storeBuildStatements(ctx, rendered, { siteId, versionId }),
    storeAuditStatement(ctx, withKept(rendered, words)),
    ...takeOverStatements({ accountId: job.accountId, siteId }, words.pictures),
    ...settleStatements(ctx, job.jobId),
    ...completeStatements(ctx, job, siteId, words.remark ?? describeCompletion(document)),
  ]);
  forgetHostedSite(ctx, siteId);
  wakeWebhooks(ctx);
}

/** What kept other words than a model was asked for stands in the version's report. */
const withKept = (rendered: RenderedBuild, { kept }: BuildWords): RenderedBuild =>
  kept === undefined ? rendered : { ...rendered, audit: { ...rendered.audit, kept: [...kept] } };

/** In a language without words of ours the owner should know which language the rest is in. */
const describeCompletion = ({ meta }: SiteDocument): string | undefined =>
  findChromeLanguage(meta.language) === undefined
    ? "Completed; everything but your own words is in English"
    : undefined;

const publishesItself = (job: ClaimedJob): boolean => job.origin === "api";
