/** The language that a site is written in, for what is said to its visitors outside its pages. */
import * as v from "valibot";
import { defineCache } from "../../platform/cache.ts";
import type { Context } from "../../platform/context.ts";
import { shownVersionId } from "./builds.ts";
import { getVersion } from "./history.ts";

/** By version, whose document never changes. */
const languages = defineCache<string>("versions.languages", 1_000, { isConstant: true });

const documentSchema = v.object({ meta: v.object({ language: v.string() }) });

/** A BCP 47 tag: of the version that visitors see, else of the newest. */
export async function readSiteLanguage(
  ctx: Context,
  site: { servedBuildId: string | null; versionId: string },
): Promise<string> {
  const versionId = await shownVersionId(ctx, site);
  const language = await ctx.caches.of(languages).load(versionId, async () => {
    const { document } = await getVersion(ctx, versionId);
    // Without reading the rest of it, which may be large.
    const parsed = v.safeParse(documentSchema, JSON.parse(document));
    return parsed.success ? parsed.output.meta.language : "en";
  });
  return language ?? "en";
}
