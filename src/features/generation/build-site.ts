/**
 * The work of a job: brief → words → a build that passed its audit. The transaction that makes the site
 * spends the credits and completes the job, too.
 */
import * as v from "valibot";
import { withoutRefusedCharacters } from "../../lib/markup-characters.ts";
import type { Context } from "../../platform/context.ts";
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
import { buildNewSite } from "../publishing/room.ts";
import { wakeWebhooks } from "../webhooks/room.ts";
import { type Brief, briefSchema, type Writer } from "../writer/room.ts";
import { shareOf } from "./progress.ts";
import { unlessRemoved } from "./removed-site.ts";
import { proposeForDraft, readProposalOrder, readRevision, reviseSite } from "./revisions.ts";
import { obtainWords } from "./words.ts";

/** Which part of the progress the rendering moves through, in percent; the words come before it. */
const RENDERING = { from: 60, to: 95 };

/** The work of jobs: sites that this writer builds, and revisions. */
export function siteWork(writer: Writer): JobWork {
  return {
    limits: writer.limits,
    run(ctx, running) {
      const { brief } = running.job;
      const revision = readRevision(brief);
      if (revision !== undefined)
        return unlessRemoved(ctx, revision.siteId, reviseSite(ctx, revision, running));
      const proposal = readProposalOrder(brief);
      if (proposal !== undefined)
        return unlessRemoved(ctx, proposal.siteId, proposeForDraft(ctx, proposal, running));
      return buildSite(ctx, writer, running);
    },
  };
}

async function buildSite(ctx: Context, writer: Writer, running: RunningJob): Promise<void> {
  const { job, signal } = running;
  const sent = v.parse(briefSchema, JSON.parse(job.brief));
  const words = await obtainWords(ctx, writer, running, asWritten(sent));
  await buildNewSite(ctx, {
    ...{ accountId: job.accountId, name: sent.businessName, signal },
    ...{ document: words.document, said: words.said, kept: words.kept },
    publish: publishesItself(job),
    onProgress: (fraction) => running.reach(shareOf(RENDERING, fraction), "Rendering the pages"),
    onSaving: () => running.reach(RENDERING.to, "Saving the site"),
    unlessStopped: (work) => running.unlessStopped(work),
    // Whether the claim still holds is decided inside the transaction.
    requirement: requireLease(job),
    alsoWrites: ({ siteId, document }) => [
      ...takeOverStatements({ accountId: job.accountId, siteId }, words.pictures),
      ...settleStatements(ctx, job.jobId),
      ...completeStatements(ctx, job, siteId, words.remark ?? describeCompletion(document)),
    ],
  });
  wakeWebhooks(ctx);
  if (words.pictures.length > 0) ctx.scheduler.wake(TAKE_OVER_TASK);
}

/** The brief as its words can stand on a page: what nobody sees of them is no part of their length either. */
function asWritten(sent: Brief): Brief {
  const written = Object.entries(sent).map(([name, text]) => [
    name,
    text && withoutRefusedCharacters(text),
  ]);
  return v.parse(briefSchema, Object.fromEntries(written));
}

/** In a language without words of ours the owner should know which language the rest is in. */
const describeCompletion = ({ meta }: SiteDocument): string | undefined =>
  findChromeLanguage(meta.language) === undefined
    ? "Completed; everything but your own words is in English"
    : undefined;

const publishesItself = (job: ClaimedJob): boolean => job.origin === "api";
