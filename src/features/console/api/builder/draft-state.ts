/**
 * A site's draft as the builder works with it: the document that its operations make of the version they
 * began with. What is stored of each operation is the operation itself, what it did, and the way back.
 */
import * as v from "valibot";
import { defineCache } from "../../../../platform/cache.ts";
import type { Context } from "../../../../platform/context.ts";
import { applyPatch, type Patch, parseDocument, type SiteDocument } from "../../../design/room.ts";
import { type Draft, getVersion, mayBeKept, openDraft } from "../../../versions/room.ts";

/** One step of the draft, as it is stored. */
export type StoredEdit = {
  operation: unknown;
  author: "owner" | "model";
  description: string;
  forward: Patch;
  inverse: Patch;
};

const storedEditSchema = v.object({
  operation: v.unknown(),
  author: v.picklist(["owner", "model"]),
  description: v.string(),
  forward: v.custom<Patch>(Array.isArray),
  inverse: v.custom<Patch>(Array.isArray),
});

export type DraftState = {
  draft: Draft;
  edits: readonly StoredEdit[];
  /** The document with the edits that hold. */
  document: SiteDocument;
};

/** What was last made of each site's draft; what a revision of it means never changes. */
const states = defineCache<DraftState>("console.drafts", 8, { isConstant: true });

export async function readDraftState(ctx: Context, siteId: string): Promise<DraftState> {
  const draft = await openDraft(ctx, siteId);
  const cache = ctx.caches.of(states);
  const known = cache.get(siteId);
  if (known?.draft === draft) return known;
  const state = await goOn(ctx, known, draft);
  cache.forget(siteId);
  if (mayBeKept(draft)) await cache.load(siteId, async () => state);
  return state;
}

/** Makes the document of the draft: of the one before it where the draft went on from that. */
async function goOn(
  ctx: Context,
  known: DraftState | undefined,
  draft: Draft,
): Promise<DraftState> {
  const { operations, cursor, baseVersionId } = draft;
  // Operations that were read before are the very same objects.
  const before = known?.draft.operations ?? [];
  const isSame = (at: number) => at < before.length && before[at] === operations[at];
  let same = 0;
  while (isSame(same)) same += 1;
  const edits = [
    ...(known?.edits.slice(0, same) ?? []),
    ...operations.slice(same).map(({ value }) => v.parse(storedEditSchema, value)),
  ];
  const done = known?.draft.cursor ?? 0;
  if (known?.draft.baseVersionId === baseVersionId && done <= same && done <= cursor)
    return { draft, edits, document: replay(known.document, edits.slice(done, cursor)) };
  const { document } = await getVersion(ctx, baseVersionId);
  return { draft, edits, document: replay(parseDocument(document), edits.slice(0, cursor)) };
}

const replay = (base: SiteDocument, edits: readonly StoredEdit[]): SiteDocument =>
  edits.reduce((document, { forward }) => applyPatch(document, forward), base);
