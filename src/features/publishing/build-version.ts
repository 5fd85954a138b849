/** A version's build as the site is now: the stored one where it still fits, else rendered and stored. */
import type { Context } from "../../platform/context.ts";
import { parseDocument } from "../design/room.ts";
import { notePagesStatement, type SiteRow, siteOrigin } from "../sites/room.ts";
import {
  type Build,
  findLatestBuild,
  getBuild,
  getVersionOf,
  storeAuditStatement,
  storeBuildStatements,
} from "../versions/room.ts";
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
