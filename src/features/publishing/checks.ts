/** What `doctor` asks of publishing: every published site can be served whole. */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { listServedVersions } from "../sites/release-queue.ts";
import { contents, versionFiles } from "./table.ts";

/** Problems, one line each; empty when all is well. */
export async function checkSites(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.readAside<{
    versionId: string;
    files: number;
    missing: number;
    homes: number;
  }>(sql`
    select files.version_id as versionId, count(*) as files,
      sum(contents.hash is null and files.recipe is null) as missing,
      sum(files.path = '/') as homes
    from ${versionFiles} files left join ${contents} contents on contents.hash = files.hash
    group by files.version_id`);
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
