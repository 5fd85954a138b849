/** Jobs for those who watch: what is under way or has just ended, and what was asked for. */
import { desc, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
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
        union select value from json_each(${soundJson(watched)}))`,
    );
  return rows.map((row) => ({ job: toJob(row), accountId: row.accountId }));
}

export type JobOrder<Name extends string> = {
  status: Job["status"];
  siteId: string | null;
  /** What the order says at each path; null where it says nothing. */
  said: Record<Name, string | null>;
};

/**
 * What jobs were asked for, by their ids. An order may hold a whole document, so only the texts at
 * these JSON paths are read.
 */
export async function listOrders<Name extends string>(
  ctx: Context,
  jobIds: readonly string[],
  paths: Readonly<Record<Name, string>>,
): Promise<Map<string, JobOrder<Name>>> {
  const names = Object.keys(paths) as Name[];
  const parts = names.map((name) => sql`${name}, json_extract(${jobs.brief}, ${paths[name]})`);
  const rows = await ctx.db.orm
    .select({
      ...{ id: jobs.id, status: jobs.status, siteId: jobs.siteId },
      said: sql<string>`json_object(${sql.join(parts, sql`, `)})`,
    })
    .from(jobs)
    .where(sql`${jobs.id} in (select value from json_each(${soundJson(jobIds)}))`);
  return new Map(
    rows.map(({ id, said, ...row }) => [
      id,
      { ...row, said: JSON.parse(said) as Record<Name, string | null> },
    ]),
  );
}
