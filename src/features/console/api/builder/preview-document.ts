/** The document that a preview shows: a site's draft, or one of its versions. */
import type { Context } from "../../../../platform/context.ts";
import { parseDocument, type SiteDocument } from "../../../design/room.ts";
import { getVersionOf } from "../../../versions/room.ts";
import { readDraftState } from "./draft-state.ts";

/** `which` is "draft" or a version's id. Throws `not_found`. */
export async function readPreviewDocument(
  ctx: Context,
  siteId: string,
  which: string,
): Promise<SiteDocument> {
  if (which === "draft") return (await readDraftState(ctx, siteId)).document;
  const { document } = await getVersionOf(ctx, siteId, which);
  return parseDocument(document);
}
