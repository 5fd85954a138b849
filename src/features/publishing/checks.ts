/** What `doctor` asks of publishing: every published site can be served whole. */
import { count, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { listServedVersions } from "../sites/release-queue.ts";
import { contents, versionFiles } from "./table.ts";

/** Problems, one line each; empty when all is well. */
export async function checkSites(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({
      versionId: versionFiles.versionId,
      files: count(),
      missing: sql<number>`sum(${isNull(contents.hash)} and ${isNull(versionFiles.recipe)})`,
      homes: sql<number>`sum(${eq(versionFiles.path, "/")})`,
    })
    .from(versionFiles)
    .leftJoin(contents, eq(contents.hash, versionFiles.hash))
    .groupBy(versionFiles.versionId);
  const stored = new Map(rows.map((row) => [row.versionId, row]));
  const problems: string[] = [];
  for (const { siteId, versionId, buildId } of await listServedVersions(ctx)) {
    const version = stored.get(versionId);
    if (buildId === null) problems.push(`site ${siteId}: its version ${versionId} does not exist`);
    else if (!version?.homes)
      problems.push(`site ${siteId}: version ${versionId} has no home page`);
    else if (version.missing > 0)
      problems.push(
        `site ${siteId}: ${version.missing} of ${version.files} files of version ${versionId} are missing`,
      );
  }
  return problems;
}
