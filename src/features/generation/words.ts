/**
 * What is written for a job: the document, and what its rendering has to know of the brief. It is kept
 * on the job before anything is rendered, so that a job taken up again pays for its words once.
 */
import type { Context } from "../../platform/context.ts";
import { InvalidDocument, parseDocument, type SiteDocument } from "../design/room.ts";
import { JobFailure, type KeptSteps, keptStepsOf, type RunningJob } from "../jobs/room.ts";
import {
  type Brief,
  type ExistingPicture,
  type KeptSlot,
  listOwnWords,
  type Writer,
  WriterError,
} from "../writer/room.ts";
import { readCompetitorSites } from "./competitors.ts";
import { readExistingSite } from "./existing-site.ts";
import { getNeighbourhood } from "./neighbourhood.ts";
import { shareOf } from "./progress.ts";

/** Which part of the progress the words move through, in percent. */
const WRITING = { from: 5, to: 60 };

/** The step under which the words are kept; a writer's own steps have other names. */
const STEP = "words";
/** Changes with the form of what is kept: words in an older one are written anew. */
const FORM = "1";

export type BuildWords = {
  document: SiteDocument;
  /** What the owner has said, whose words the pages are held against. */
  said: readonly string[];
  /** Of the existing site, to be taken over into the gallery. */
  pictures: readonly ExistingPicture[];
  /** What the writer wants the owner to know. */
  remark: string | undefined;
  /** Texts that kept the composer's words, for the version's report; absent where no model was asked. */
  kept?: readonly KeptSlot[] | undefined;
};

/** The words of the job: those of an earlier attempt, else newly written ones. */
export async function obtainWords(
  ctx: Context,
  writer: Writer,
  running: RunningJob,
  brief: Brief,
): Promise<BuildWords> {
  const steps = keptStepsOf(ctx, running.job);
  // The first claim finds none. An orderly stop takes its attempt back, but not its fence.
  const kept = running.job.fence > 1 ? await readWords(ctx, steps) : undefined;
  if (kept !== undefined) {
    running.reach(WRITING.to, "Taking up what was written");
    (await getNeighbourhood(ctx)).add(kept.document);
    return kept;
  }
  const startedAtMs = ctx.clock.monotonicMs();
  const words = await writeWords(ctx, writer, { running, brief, steps });
  const seconds = (ctx.clock.monotonicMs() - startedAtMs) / 1_000;
  const usage = { model: writer.name, inTokens: 0, outTokens: 0, seconds, calls: 0 };
  await steps.write(STEP, { promptVersion: FORM, value: words, usage });
  return words;
}

async function readWords(ctx: Context, steps: KeptSteps): Promise<BuildWords | undefined> {
  const kept = await steps.read(STEP);
  if (kept?.promptVersion !== FORM) return undefined;
  // Written by this room, in this form.
  const words = kept.value as BuildWords;
  try {
    return { ...words, document: parseDocument(JSON.stringify(words.document)) };
  } catch (error) {
    if (!(error instanceof InvalidDocument)) throw error;
    ctx.log.warn({ err: error }, "kept words could not be read and are written anew");
    return undefined;
  }
}

type Writing = { running: RunningJob; brief: Brief; steps: KeptSteps };

async function writeWords(
  ctx: Context,
  writer: Writer,
  { running, brief, steps }: Writing,
): Promise<BuildWords> {
  const { job, signal } = running;
  running.reach(WRITING.from, "Reading the brief");
  const [existing, rivals] = await Promise.all([
    readExisting(ctx, running, brief.existingUrl),
    running.unlessStopped(readCompetitorSites(ctx, job.accountId, brief.competitors, signal)),
  ]);
  const neighbours = await running.unlessStopped(getNeighbourhood(ctx));
  let remark: string | undefined;
  let kept: readonly KeptSlot[] | undefined;
  const document = await running.unlessStopped(
    writer
      .write(brief, {
        ...{ seed: job.jobId, existing, neighbours, rivals, signal, kept: steps },
        onProgress: (fraction, stage) => running.reach(shareOf(WRITING, fraction), stage),
        onRemark: (text) => {
          remark = text;
        },
        onKeptSlots: (slots) => {
          kept = slots;
        },
      })
      .catch(nameFailure),
  );
  // At once, so that a site that is written at the same time keeps away from this one too.
  neighbours.add(document);
  const said = [...listSaid(brief), ...(existing === undefined ? [] : listOwnWords(existing))];
  return { document, said, pictures: existing?.pictures ?? [], remark, kept };
}

/** Why a writer could not write is the job's to tell, in the writer's words. */
function nameFailure(error: unknown): never {
  if (!(error instanceof WriterError)) throw error;
  throw new JobFailure({ code: error.code, message: error.message }, error);
}

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
