/** A version's build as the site is now: the stored one where it still fits, else rendered and stored. */
import type { Context } from "../../platform/context.ts";
import { parseDocument } from "../design/document.ts";
import type { SiteRow } from "../sites/model.ts";
import { siteOrigin } from "../sites/origin.ts";
import { notePagesStatement } from "../sites/release-queue.ts";
import { findLatestBuild, getBuild, storeBuildStatements } from "../versions/builds.ts";
import { getVersionOf } from "../versions/history.ts";
import type { Build } from "../versions/model.ts";
import { storeAuditStatement } from "../versions/stored-audits.ts";
import { renderBuild } from "./render-build.ts";

/** Visitors get nothing of it before a publish. Throws `not_found` for a version of another site. */
export async function buildVersion(
  ctx: Context,
  site: SiteRow,
  versionId: string,
  signal?: AbortSignal,
): Promise<Build> {
  const siteId = site.id;
  const origin = siteOrigin(ctx.config, site);
  const { document } = await getVersionOf(ctx, siteId, versionId);
  const rendered = await renderBuild(ctx, {
    ...{ siteId, origin, signal },
    document: parseDocument(document),
  });
  const latest = await findLatestBuild(ctx, { versionId, origin });
  if (latest?.fingerprint === rendered.fingerprint) return latest;
  const { id, pages } = rendered;
  await ctx.db.write([
    ...storeBuildStatements(ctx, rendered, { siteId, versionId }),
    storeAuditStatement(ctx, rendered),
    notePagesStatement(siteId, { id, versionId, origin, pages }),
  ]);
  return getBuild(ctx, id);
}
