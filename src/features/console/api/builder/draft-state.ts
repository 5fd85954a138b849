/**
 * A site's draft as the builder works with it: the document that its operations make of the version they
 * began with. What is stored of each operation is the operation itself, what it did, and the way back.
 */
import * as v from "valibot";
import { defineCache } from "../../../../platform/cache.ts";
import type { Context } from "../../../../platform/context.ts";
import { applyPatch, type Patch, parseDocument, type SiteDocument } from "../../../design/room.ts";
import { type Draft, getVersion, openDraft } from "../../../versions/room.ts";

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

/** Documents by site, version and revision, each of which never changes. */
const documents = defineCache<SiteDocument>("console.drafts", 50, { isConstant: true });

export async function readDraftState(ctx: Context, siteId: string): Promise<DraftState> {
  const draft = await openDraft(ctx, siteId);
  const edits = draft.operations.map(({ value }) => v.parse(storedEditSchema, value));
  const key = `${siteId}/${draft.baseVersionId}/${draft.revision}/${draft.cursor}`;
  const document = await ctx.caches.of(documents).load(key, async () => {
    const { document: json } = await getVersion(ctx, draft.baseVersionId);
    return replay(parseDocument(json), edits.slice(0, draft.cursor));
  });
  if (document === undefined) throw new Error(`the draft of ${siteId} has no document`);
  return { draft, edits, document };
}

const replay = (base: SiteDocument, edits: readonly StoredEdit[]): SiteDocument =>
  edits.reduce((document, { forward }) => applyPatch(document, forward), base);
