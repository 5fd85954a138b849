/**
 * Revisions: a change to a site in plain words. A language model makes operations of it, and what they
 * make of the document becomes a new version, whole or not at all; the live site stays as it is.
 */

import * as v from "valibot";
import { invalidRequest, OperatorError } from "../../lib/errors.ts";
import type { Plan } from "../../lib/plans.ts";
import { shorten } from "../../lib/shorten.ts";
import { soundJson } from "../../lib/sound-json.ts";
import { boundedText } from "../../lib/text.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { REVISION_CREDITS, settleStatements } from "../credits/room.ts";
import {
  findPlace,
  isWithin,
  labelAddress,
  parseDocument,
  readPlace,
  type SiteDocument,
} from "../design/room.ts";
import {
  completeStatements,
  JobFailure,
  type JobOrigin,
  keptStepsOf,
  REPORT_STEP,
  type RunningJob,
  requireLease,
} from "../jobs/room.ts";
import { getSite, getSiteRecord, requireSite } from "../sites/room.ts";
import { getVersion, saveDocument, VersionConflict } from "../versions/room.ts";
import { wakeWebhooks } from "../webhooks/room.ts";
import { loadRevisions, type Proposal, WriterError } from "../writer/room.ts";
import { openModel } from "./model-access.ts";
import { queuePaidJob } from "./service.ts";

export const revisionInputSchema = v.object({
  instruction: v.pipe(
    boundedText(2_000),
    v.description("What shall change, in plain words and in any language."),
  ),
  base: v.optional(
    v.pipe(
      boundedText(64),
      v.description("The version that you know; refused when there is a newer one."),
    ),
  ),
});

const orderSchema = v.object({
  revision: v.object({ siteId: v.string(), instruction: v.string(), base: v.string() }),
});
type Order = v.InferOutput<typeof orderSchema>["revision"];

/** A proposal is made on a draft as it is, and changes nothing by itself. */
const proposalSchema = v.object({
  proposal: v.object({
    siteId: v.string(),
    instruction: v.string(),
    document: v.string(),
    /** Address of the block or slot that alone may change. */
    within: v.optional(v.string()),
  }),
});
type ProposalOrder = v.InferOutput<typeof proposalSchema>["proposal"];

/** The order of a job that proposes changes; undefined for any other. */
export function readProposalOrder(brief: string): ProposalOrder | undefined {
  const order = v.safeParse(proposalSchema, JSON.parse(brief));
  return order.success ? order.output.proposal : undefined;
}

/** Queues a proposal for a draft; its credit is a revision's. Throws like `requestRevision`. */
export async function requestProposal(ctx: Context, request: ProposalRequest): Promise<string> {
  const { accountId, plan, siteId, instruction, document, within } = request;
  if (ctx.config.model === undefined) throw invalidRequest(NO_MODEL);
  const brief = soundJson({ proposal: { siteId, instruction, document, within } });
  const order = { accountId, plan, brief, origin: "builder", cost: REVISION_CREDITS } as const;
  return queuePaidJob(ctx, { ...order, what: "A proposal" }, () => []);
}

export type ProposalRequest = {
  accountId: string;
  plan: Plan;
  siteId: string;
  instruction: string;
  document: string;
  /** Address of the block or slot that alone may change; the whole site if not given. */
  within?: string | undefined;
};

/** The work of a job that proposes: what is proposed is kept as the job's report. */
export async function proposeForDraft(
  ctx: Context,
  order: ProposalOrder,
  running: RunningJob,
): Promise<void> {
  const { job, signal } = running;
  running.reach(10, "Reading the request");
  const before = parseDocument(order.document);
  const proposal = await running.unlessStopped(
    propose(ctx, before, instructionOf(before, order), { signal, running }).catch(nameFailure),
  );
  const { changes, cannot } = keepWithin(proposal, order.within);
  const usage = { model: "", inTokens: 0, outTokens: 0, seconds: 0, calls: 0 };
  const operations = changes.map(({ operation }) => operation);
  const shown = showChanges(before, changes).map((change, at) => ({
    ...change,
    operation: operations[at],
  }));
  const value = { changes: shown, cannot };
  await keptStepsOf(ctx, job).write(REPORT_STEP, { promptVersion: "1", value, usage });
  await ctx.db.write([
    requireLease(job),
    requireSite(order.siteId),
    ...settleStatements(ctx, job.jobId),
    ...completeStatements(
      ctx,
      job,
      order.siteId,
      "Completed: nothing is changed before you say so",
    ),
  ]);
  wakeWebhooks(ctx);
}

function instructionOf(document: SiteDocument, { instruction, within }: ProposalOrder): string {
  if (within === undefined) return instruction;
  const what = labelAddress(document, within);
  return `Change only what stands at ${within} (${what}), and nothing else.\n${instruction}`;
}

/** A model may do more than it was asked for: what is elsewhere is left out, and said. */
function keepWithin(
  { changes, cannot }: Proposal,
  within: string | undefined,
): Pick<Proposal, "changes" | "cannot"> {
  if (within === undefined) return { changes, cannot };
  const kept = changes.filter(
    ({ operation }) => "address" in operation && isWithin(operation.address, within),
  );
  const left = changes.length - kept.length;
  const note = left === 0 ? "" : "Changes to other parts of the site were left out.";
  return { changes: kept, cannot: [cannot, note].filter(Boolean).join(" ") };
}

/** The order of a job that revises a site; undefined for one that builds. */
export function readRevision(brief: string): Order | undefined {
  const order = v.safeParse(orderSchema, JSON.parse(brief));
  return order.success ? order.output.revision : undefined;
}

export type RevisionRequest = {
  accountId: string;
  plan: Plan;
  siteId: string;
  instruction: string;
  base?: string | undefined;
  origin: JobOrigin;
};

/**
 * Queues a revision and reserves its credit; answers the job's id. Throws `not_found`, `invalid_request`
 * without a model or past a newer version, and like `generateSite`.
 */
export async function requestRevision(
  ctx: Context,
  request: RevisionRequest,
  alsoWrite: (jobId: string) => readonly Statement[] = () => [],
): Promise<string> {
  const { accountId, plan, siteId, instruction, base, origin } = request;
  await getSite(ctx, accountId, siteId);
  const { versionId } = await getSiteRecord(ctx, siteId);
  if (ctx.config.model === undefined) throw invalidRequest(NO_MODEL);
  if (base !== undefined && base !== versionId)
    throw invalidRequest(`base: the newest version is ${versionId}; look at it first.`);
  const brief = soundJson({ revision: { siteId, instruction, base: versionId } });
  const order = { accountId, plan, brief, origin, cost: REVISION_CREDITS, what: "A revision" };
  return queuePaidJob(ctx, order, alsoWrite);
}

export const NO_MODEL =
  "No language model is set on this instance, and revisions need one. The operator sets SITEWRIGHT_AI_BASE_URL and SITEWRIGHT_AI_MODEL.";

/** What the model makes of the instruction, on the version given. Throws WriterError. */
export async function proposeRevision(
  ctx: Context,
  order: Pick<Order, "instruction" | "base">,
  options: { signal: AbortSignal; running?: RunningJob },
): Promise<Proposal> {
  const { document } = await getVersion(ctx, order.base);
  return propose(ctx, parseDocument(document), order.instruction, options);
}

async function propose(
  ctx: Context,
  document: SiteDocument,
  instruction: string,
  { signal, running }: { signal: AbortSignal; running?: RunningJob },
): Promise<Proposal> {
  const access = await openModel(ctx);
  if (access === undefined) throw new WriterError("provider_unavailable", NO_MODEL);
  const { proposeChanges } = await loadRevisions();
  const kept = running && keptStepsOf(ctx, running.job);
  return proposeChanges(document, instruction, { ...access, signal, kept });
}

/** What the model says is missing, which may end in a sign or not. */
const sentenceOf = (cannot: string): string =>
  (cannot.trim() || "the request asks for nothing that can be changed here").replace(
    /(?<![.!?…])$/u,
    ".",
  );

/** The work of a job that revises a site. */
export async function reviseSite(ctx: Context, order: Order, running: RunningJob): Promise<void> {
  const { job, signal } = running;
  running.reach(10, "Reading the request");
  const { changes, document, cannot } = await running.unlessStopped(
    proposeRevision(ctx, order, { signal, running }).catch(nameFailure),
  );
  if (cannot !== "" || changes.length === 0)
    throw new JobFailure({
      code: "provider_rejected",
      message: `Nothing was changed: ${sentenceOf(cannot)} The credit was refunded.`,
    });
  running.reach(90, "Saving the version");
  const version = {
    ...{ siteId: order.siteId, document: JSON.stringify(document), reason: "revised" as const },
    ...{ madeBy: null, baseVersionId: order.base, newestVersionId: order.base },
  };
  const stage = `Completed: ${changes.map(({ description }) => description).join("; ")}`;
  try {
    await saveDocument(ctx, version, () => [
      requireLease(job),
      ...settleStatements(ctx, job.jobId),
      ...completeStatements(ctx, job, order.siteId, shorten(stage, STAGE_LENGTH_MAX)),
    ]);
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    throw new JobFailure(
      {
        code: "generation_failed",
        message:
          "Somebody saved another version of the site in the meantime, so nothing was changed. The credit was refunded; look at the newest version and ask again.",
      },
      error,
    );
  }
  wakeWebhooks(ctx);
}

const STAGE_LENGTH_MAX = 300;

export type ShownRevision = {
  id: string;
  /** What each change does, and for texts the old one beside the new. */
  changes: { text: string; before: string | null; after: string | null }[];
  /** What cannot be done; empty when everything can. */
  cannot: string;
  /** The new version; null where nothing was saved. */
  versionId: string | null;
};

/**
 * For the operator: what the model would change on the newest version, saved only with `apply`, and only
 * whole. Costs no credit. Throws `not_found`, `invalid_request`, and `OperatorError` with the model's reason.
 */
export async function reviseNow(
  ctx: Context,
  { id, say, apply }: { id: string; say: string; apply: boolean },
): Promise<ShownRevision> {
  const { versionId: base } = await getSiteRecord(ctx, id);
  if (ctx.config.model === undefined) throw invalidRequest(NO_MODEL);
  const before = parseDocument((await getVersion(ctx, base)).document);
  const signal = AbortSignal.timeout(ctx.config.model.jobMs);
  const proposal = await proposeRevision(ctx, { instruction: say, base }, { signal }).catch(
    (error: unknown) => {
      throw error instanceof WriterError ? new OperatorError(error.message) : error;
    },
  );
  const { changes, document, cannot } = proposal;
  const isSaved = apply && cannot === "" && changes.length > 0;
  const versionId = isSaved
    ? await saveDocument(ctx, {
        ...{ siteId: id, document: JSON.stringify(document), reason: "revised" },
        ...{ madeBy: null, baseVersionId: base, newestVersionId: base },
      })
    : null;
  return { id, changes: showChanges(before, changes), cannot, versionId };
}

function showChanges(before: SiteDocument, changes: Proposal["changes"]): ShownRevision["changes"] {
  return changes.map(({ operation, description }) => {
    if (operation.op !== "set-text" || typeof operation.value !== "string")
      return { text: description, before: null, after: null };
    const place = findPlace(before, operation.address);
    const old = place === undefined ? undefined : readPlace(before, place);
    const shown = typeof old === "string" ? old : null;
    return { text: description, before: shown, after: operation.value };
  });
}

function nameFailure(error: unknown): never {
  if (!(error instanceof WriterError)) throw error;
  throw new JobFailure({ code: error.code, message: error.message }, error);
}
