/**
 * A site's draft as the builder works with it: the document that its operations make of the version they
 * began with. What is stored of each operation is the operation itself, what it did, and the way back.
 */
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { defineCache } from "../../../../platform/cache.ts";
import type { Context } from "../../../../platform/context.ts";
import { applyPatch, type Patch, parseDocument, type SiteDocument } from "../../../design/room.ts";
import {
  type Draft,
  type DraftOperation,
  getVersion,
  type OpenedDraft,
  openDraftSince,
  openWholeDraft,
} from "../../../versions/room.ts";

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

/** One that was read, with whose it is. */
export type SavedEdit = StoredEdit & Pick<DraftOperation, "by" | "revision" | "length">;

export type DraftState = {
  draft: Draft;
  /** The last edit that holds: the one to undo. */
  last: SavedEdit | undefined;
  /** The first that was undone: the one to do again. */
  next: SavedEdit | undefined;
  /** The document with the edits that hold. */
  document: SiteDocument;
};

/**
 * What was last made of each site's draft; what a revision of it means never changes. Of its edits, which may
 * be thousands, only those beside the cursor are in it.
 */
const states = defineCache<DraftState>("console.drafts", 8, { isConstant: true });
/** One that has longer edits beside the cursor is made anew each time; in characters of both. */
const KEPT_LENGTH_MAX = 256 * 1024;

export async function readDraftState(ctx: Context, siteId: string): Promise<DraftState> {
  const cache = ctx.caches.of(states);
  const known = cache.get(siteId);
  const state = (known && (await goOn(ctx, known))) ?? (await readWhole(ctx, siteId));
  if (state === known) return state;
  cache.forget(siteId);
  const length = (state.last?.length ?? 0) + (state.next?.length ?? 0);
  if (length <= KEPT_LENGTH_MAX) await cache.load(siteId, async () => state);
  return state;
}

async function readWhole(ctx: Context, siteId: string): Promise<DraftState> {
  const { draft, operations } = await openWholeDraft(ctx, siteId);
  const { document } = await getVersion(ctx, draft.baseVersionId);
  const edits = operations.map(toEdit);
  const { cursor } = draft;
  return {
    ...{ draft, last: edits[cursor - 1], next: edits[cursor] },
    document: applyAll(parseDocument(document), edits.slice(0, cursor)),
  };
}

/** From a state that is known, by taking back and doing what differs; undefined where that cannot be. */
async function goOn(ctx: Context, known: DraftState): Promise<DraftState | undefined> {
  const opened = await openDraftSince(ctx, known.draft.siteId, known.draft);
  const { draft } = opened;
  if (isDeepStrictEqual(draft, known.draft)) return known;
  // A revision that is not later is of a site that was removed and taken up again from an older copy.
  if (draft.revision <= known.draft.revision) return undefined;
  if (draft.baseVersionId !== known.draft.baseVersionId) return undefined;
  const edits = new Map(opened.operations.map((one) => [one.position, toEdit(one)]));
  const document = takeOver(known, opened, edits);
  const { cursor } = draft;
  return document && { draft, last: edits.get(cursor - 1), next: edits.get(cursor), document };
}

/** The known document with the edits taken back that do not hold any more, and those done that do now. */
function takeOver(
  { draft: { cursor: done }, last, document }: DraftState,
  { draft: { cursor }, kept }: OpenedDraft,
  edits: ReadonlyMap<number, StoredEdit>,
): SiteDocument | undefined {
  // Of what was replaced since only the last edit is known, such as a text that somebody writes on in.
  if (kept < done - 1) return undefined;
  const from = Math.min(done, kept, cursor);
  const back = range(from, done).map((at) => (at < kept ? edits.get(at) : last));
  const forth = range(from, cursor).map((at) => edits.get(at));
  const isKnown = (edit: StoredEdit | undefined): edit is StoredEdit => edit !== undefined;
  if (!back.every(isKnown) || !forth.every(isKnown)) return undefined;
  const before = back.reduceRight((after, { inverse }) => applyPatch(after, inverse), document);
  return applyAll(before, forth);
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

const toEdit = ({ value, by, revision, length }: DraftOperation): SavedEdit => ({
  ...v.parse(storedEditSchema, value),
  ...{ by, revision, length },
});

const applyAll = (base: SiteDocument, edits: readonly StoredEdit[]): SiteDocument =>
  edits.reduce((document, { forward }) => applyPatch(document, forward), base);
