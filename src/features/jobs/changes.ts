/** Jobs that are under way or have just ended: for those who watch. */
import { desc, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Job } from "./model.ts";
import { JOB_COLUMNS, toJob } from "./queue.ts";
import { jobs } from "./table.ts";

/** Ids begin with the time at which they were made. Empty without any job. */
export async function newestJobId(ctx: Context): Promise<string> {
  const [row] = await ctx.db.orm.select({ id: jobs.id }).from(jobs).orderBy(desc(jobs.id)).limit(1);
  return row?.id ?? "";
}

/** Open jobs, those in `watched`, and those that came after `jobId`, with whose they are. */
export async function listJobsAfter(
  ctx: Context,
  jobId: string,
  watched: readonly string[],
): Promise<{ job: Job; accountId: string }[]> {
  const rows = await ctx.db.orm
    .select({ ...JOB_COLUMNS, accountId: jobs.accountId })
    .from(jobs)
    .where(
      sql`${jobs.id} in (
        select id from ${jobs} where status in ('pending', 'running')
        union select id from ${jobs} where id > ${jobId}
        union select value from json_each(${JSON.stringify(watched)}))`,
    );
  return rows.map((row) => ({ job: toJob(row), accountId: row.accountId }));
}
