/** A version's build as the site is now: the stored one where it still fits, else rendered and stored. */
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { unlessRefused } from "../../platform/database/statements.ts";
import { parseDocument } from "../design/room.ts";
import {
  notePagesStatement,
  requireSite,
  SITE_GONE,
  type SiteRow,
  siteOrigin,
} from "../sites/room.ts";
import {
  type Build,
  findLatestBuild,
  getBuild,
  getVersionOf,
  storeAuditStatement,
  storeBuildStatements,
} from "../versions/room.ts";
import { renderBuild } from "./render-build.ts";

/** Visitors get nothing of it before a publish. Throws `not_found` for a version of another site, or a site removed meanwhile. */
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
  const isStored = await unlessRefused(SITE_GONE, () =>
    ctx.db.write([
      requireSite(siteId),
      ...storeBuildStatements(ctx, rendered, { siteId, versionId }),
      storeAuditStatement(ctx, rendered),
      notePagesStatement(siteId, { id, versionId, origin, pages }),
    ]),
  );
  if (!isStored) throw notFound("site");
  return getBuild(ctx, id);
}
