/** What `doctor` asks of the stored sites: every published one can be served whole. */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { listServedBuilds } from "../sites/room.ts";
import { buildFiles, builds, contents } from "./table.ts";

/** Problems, one line each; empty when all is well. */
export async function checkSites(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.readAside<{
    buildId: string;
    files: number;
    missing: number;
    homes: number;
  }>(sql`
    select builds.id as buildId, count(files.path) as files,
      sum(files.path is not null and contents.hash is null and files.recipe is null) as missing,
      sum(files.path is not null and files.path = '/') as homes
    from ${builds} builds left join ${buildFiles} files on files.build_id = builds.id
      left join ${contents} contents on contents.hash = files.hash
    group by builds.id`);
  const stored = new Map(rows.map((row) => [row.buildId, row]));
  const problems: string[] = [];
  for (const { siteId, buildId } of await listServedBuilds(ctx)) {
    const build = stored.get(buildId);
    if (build === undefined) problems.push(`site ${siteId}: its build ${buildId} does not exist`);
    else if (!build.homes) problems.push(`site ${siteId}: build ${buildId} has no home page`);
    else if (build.missing > 0)
      problems.push(
        `site ${siteId}: ${build.missing} of ${build.files} files of build ${buildId} are missing`,
      );
  }
  return problems;
}
