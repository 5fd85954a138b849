/**
 * Builds that visitors no longer get, and those of sites that were removed: their files are given back at
 * once, or every release would leave some behind until the whole budget is used.
 */
import type { Context } from "../../platform/context.ts";
import { getSiteRecord, type HostedSites } from "../sites/room.ts";
import type { ReadyFiles } from "./ready-files.ts";

/** Over a database server they are kept: it may be away, and the next one cannot be read then. */
export function dropOutdated(ctx: Context, directory: HostedSites, files: ReadyFiles): void {
  if (!ctx.db.isLocal) return;
  directory.onForget((siteId) => {
    if (files.hasBuildsOf(siteId)) void drop(ctx, files, siteId);
  });
}

async function drop(ctx: Context, files: ReadyFiles, siteId: string): Promise<void> {
  // Whatever could be wrong with it is read again for the next visitor.
  const site = await getSiteRecord(ctx, siteId).catch(() => undefined);
  files.keepOnly(siteId, site === undefined ? [] : [site.servedBuildId, site.releaseBuildId]);
}
