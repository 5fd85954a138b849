/** Makes a version of a draft and shows it to visitors, at once or at a chosen time. */
import type { Context } from "../../../../platform/context.ts";
import { type Site, type SiteRow, toSite } from "../../../sites/room.ts";
import {
  planRelease,
  publishSite,
  requirePlannable,
  saveDocument,
  VersionConflict,
} from "../../../versions/room.ts";
import { EditConflict } from "../answer.ts";
import { type DraftEditor, explainConflict, readCurrent, viewDraft } from "./edit-draft.ts";

/** Without changes in the draft the site's newest version is shown. `at` is a time in ISO 8601. */
export async function publishDraft(
  ctx: Context,
  { site, editor }: { site: SiteRow; editor: DraftEditor },
  at?: string,
): Promise<{ site: Site; versionId: string }> {
  const releaseAt = at === undefined ? undefined : Date.parse(at);
  if (releaseAt !== undefined) requirePlannable(ctx, releaseAt);
  const state = await readCurrent(ctx, editor);
  const { draft, document } = state;
  const { edits, isRestored } = viewDraft(state);
  const hasChanges = edits > 0 || isRestored;
  const versionId = hasChanges
    ? await saveVersion(ctx, editor, {
        ...{ siteId: site.id, document: JSON.stringify(document), madeBy: editor.userId },
        ...{ reason: edits > 0 ? "edited" : "restored", baseVersionId: draft.baseVersionId },
        ...{ newestVersionId: draft.newestVersionId, draftRevision: draft.revision },
      })
    : site.versionId;
  if (releaseAt !== undefined) {
    const plan = { siteId: site.id, versionId, releaseAt, plannedBy: editor.userId };
    await planRelease(ctx, plan).catch(rethrow);
    return { site: toSite(ctx, site), versionId };
  }
  return { site: await publishSite(ctx, site.id), versionId };
}

async function saveVersion(
  ctx: Context,
  editor: DraftEditor,
  version: Parameters<typeof saveDocument>[1],
): Promise<string> {
  try {
    return await saveDocument(ctx, version);
  } catch (error) {
    if (error instanceof VersionConflict) rethrow(error);
    throw await explainConflict(ctx, editor, error);
  }
}

function rethrow(error: unknown): never {
  if (!(error instanceof VersionConflict)) throw error;
  throw new EditConflict("Another version was saved since this draft began.", {
    newestVersionId: error.newestVersionId,
    changes: [],
  });
}
