/** Whether a site's contact form takes pictures: the visitors' door lets none in elsewhere. */
import * as v from "valibot";
import { defineCache } from "../../platform/cache.ts";
import type { Context } from "../../platform/context.ts";
import { shownVersionId } from "./builds.ts";
import { getVersion } from "./history.ts";

/** By version, whose document never changes. */
const answers = defineCache<{ takes: boolean }>("versions.takes-pictures", 1_000, {
  isConstant: true,
});

/** As little of a document as says it; blocks of other kinds have fields of their own. */
const block = v.looseObject({
  kind: v.string(),
  hidden: v.optional(v.unknown()),
  fields: v.optional(v.unknown()),
});
const documentSchema = v.object({ pages: v.array(v.object({ blocks: v.array(block) })) });
const fieldsSchema = v.array(v.object({ type: v.string() }));

/** By the version that visitors see, else by the newest, as exported sites have it. */
export async function takesPictures(
  ctx: Context,
  site: { servedBuildId: string | null; versionId: string },
): Promise<boolean> {
  const versionId = await shownVersionId(ctx, site);
  const answer = await ctx.caches.of(answers).load(versionId, async () => {
    const { document } = await getVersion(ctx, versionId);
    return { takes: hasPictureField(JSON.parse(document)) };
  });
  return answer?.takes ?? false;
}

function hasPictureField(document: unknown): boolean {
  const parsed = v.safeParse(documentSchema, document);
  if (!parsed.success) return false;
  const blocks = parsed.output.pages.flatMap((page) => page.blocks);
  return blocks.some(({ kind, hidden, fields }) => {
    // What is hidden is on no page.
    if (kind !== "contact" || hidden === true) return false;
    const listed = v.safeParse(fieldsSchema, fields ?? []);
    return listed.success && listed.output.some(({ type }) => type === "photos");
  });
}
