/**
 * Changes of a draft: an operation done, undone or done again. Each is saved with the revision it began
 * with; whoever was slower is told what the other did, and nothing is overwritten.
 */
import { invalidRequest } from "../../../../lib/errors.ts";
import type { Context } from "../../../../platform/context.ts";
import {
  applyOperation,
  applyPatch,
  type EditOperation,
  EditRefused,
  findBrokenLinks,
  findDifference,
  listChanges,
  listTasks,
  type SiteDocument,
} from "../../../design/room.ts";
import { namesOfUsers } from "../../../people/room.ts";
import {
  type Draft,
  DraftConflict,
  listOperationsSince,
  saveDraft,
} from "../../../versions/room.ts";
import type { DraftChanged, DraftView, OtherChange } from "../../builder-model.ts";
import { EditConflict, FieldsRefused } from "../answer.ts";
import { type DraftState, readDraftState, type StoredEdit } from "./draft-state.ts";

/** Whose draft, from which revision, by whom. */
export type DraftEditor = { siteId: string; revision: number; userId: string };

export function viewDraft({ draft, last, next }: DraftState): DraftView {
  const { baseVersionId, newestVersionId, revision, cursor, savedAt } = draft;
  return {
    ...{ base: baseVersionId, revision, edits: cursor },
    isRestored: baseVersionId !== newestVersionId,
    ...{ canUndo: cursor > 0, canRedo: cursor < draft.count },
    undoes: last?.description ?? null,
    redoes: next?.description ?? null,
    savedAt: savedAt === null ? null : new Date(savedAt).toISOString(),
  };
}

/** What one writes on in the same text is one step to undo. */
export type EditOptions = { continues?: boolean | undefined };

export async function editDraft(
  ctx: Context,
  editor: DraftEditor,
  operation: EditOperation,
  { continues }: EditOptions = {},
): Promise<DraftChanged> {
  const state = await readDraftState(ctx, editor.siteId);
  if (isRepeated(state, editor, operation)) return describeRepeated(state);
  if (state.draft.revision !== editor.revision)
    throw await explainConflict(ctx, editor, new DraftConflict(state.draft));
  const { draft, last, document } = state;
  const edit = tryEdit(() => applyOperation(document, operation));
  const isContinued = continues === true && isSameText(last, operation);
  const before = isContinued && last ? applyPatch(document, last.inverse) : document;
  const stored: StoredEdit = {
    ...{ operation, author: "owner", description: edit.description },
    forward: findDifference(before, edit.document),
    inverse: isContinued ? findDifference(edit.document, before) : edit.inverse,
  };
  if (edit.inverse.length === 0) return describeChange(state, state, edit.description);
  const keep = draft.cursor - (isContinued ? 1 : 0);
  const change = { keep, add: [stored], cursor: keep + 1 };
  const saved = await save(ctx, editor, change);
  return describeChange(state, saved, edit.description);
}

/**
 * Whether the last thing that was saved is this very edit, by the same person and of the same revision: its
 * answer was lost on the way, and the browser asks once more.
 */
function isRepeated(state: DraftState, editor: DraftEditor, operation: EditOperation): boolean {
  const { draft, last } = state;
  return (
    draft.revision === editor.revision + 1 &&
    draft.cursor === draft.count &&
    last?.revision === draft.revision &&
    last.by === editor.userId &&
    findDifference(last.operation, operation).length === 0
  );
}

/** The document whole: which one the caller has is not known, if the edit went on with the text of the last. */
const describeRepeated = (state: DraftState): DraftChanged => ({
  ...describeChange(state, state, state.last?.description ?? ""),
  patch: [{ step: "set", at: [], value: state.document }],
});

export async function stepDraft(
  ctx: Context,
  editor: DraftEditor,
  direction: "undo" | "redo",
): Promise<DraftChanged> {
  const state = await readCurrent(ctx, editor);
  const { draft } = state;
  const edit = direction === "undo" ? state.last : state.next;
  if (edit === undefined) throw invalidRequest(`There is nothing to ${direction}.`);
  const cursor = draft.cursor + (direction === "undo" ? -1 : 1);
  const saved = await save(ctx, editor, { keep: draft.count, add: [], cursor });
  const verb = direction === "undo" ? "Undone" : "Done again";
  return describeChange(state, saved, `${verb}: ${edit.description}`);
}

type Saving = { keep: number; add: readonly StoredEdit[]; cursor: number };

async function save(ctx: Context, editor: DraftEditor, change: Saving): Promise<DraftState> {
  const { siteId, revision, userId } = editor;
  try {
    await saveDraft(ctx, { siteId, revision, by: userId, ...change });
  } catch (error) {
    throw await explainConflict(ctx, editor, error);
  }
  return readDraftState(ctx, siteId);
}

/** The draft that the caller knows. Throws `Conflict` for one that somebody has changed since. */
export async function readCurrent(ctx: Context, editor: DraftEditor): Promise<DraftState> {
  const state = await readDraftState(ctx, editor.siteId);
  if (state.draft.revision === editor.revision) return state;
  throw await explainConflict(ctx, editor, new DraftConflict(state.draft));
}

/** A conflict of drafts with what the other did; any other failure as it is. */
export async function explainConflict(
  ctx: Context,
  { revision }: DraftEditor,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof DraftConflict)) return error;
  const changes = await listOthers(ctx, error.draft, revision);
  return new EditConflict("This site was changed somewhere else in the meantime.", {
    revision: error.draft.revision,
    changes,
  });
}

async function listOthers(ctx: Context, draft: Draft, revision: number): Promise<OtherChange[]> {
  const newer = await listOperationsSince(ctx, draft.siteId, revision);
  const names = await namesOfUsers(ctx, [...new Set(newer.flatMap(({ by }) => by ?? []))]);
  return newer.map(({ value, by, at }) => ({
    description: (value as StoredEdit).description,
    by: names.get(by ?? "") ?? "Sitewright",
    at: new Date(at).toISOString(),
  }));
}

function describeChange(before: DraftState, after: DraftState, description: string): DraftChanged {
  return {
    draft: viewDraft(after),
    revision: after.draft.revision,
    patch: findDifference(before.document, after.document),
    changed: listChanges(before.document, after.document),
    description,
    ...listOpen(after.document),
  };
}

export const listOpen = (document: SiteDocument) => ({
  brokenLinks: findBrokenLinks(document),
  tasks: listTasks(document),
});

function isSameText(last: StoredEdit | undefined, operation: EditOperation): boolean {
  if (operation.op !== "set-text" || last === undefined) return false;
  const before = last.operation as { op?: unknown; address?: unknown };
  return before.op === "set-text" && before.address === operation.address;
}

/** Throws `FieldsRefused` for what cannot be done, with the slot that it is about. */
export function tryEdit<Value>(edit: () => Value): Value {
  try {
    return edit();
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    throw new FieldsRefused(
      error.message,
      error.address === undefined ? {} : { [error.address]: error.message },
    );
  }
}
