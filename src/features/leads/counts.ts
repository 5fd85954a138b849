/**
 * How many leads there are, kept up to date by every write that adds, moves or removes one, and how
 * a page far down a list is found through it. All of the counts' SQL is here.
 */
import { type SQL, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement, statement } from "../../platform/database/statements.ts";
import { defineState } from "../../platform/room-state.ts";
import { leadCounts, leadOrdinals, leads } from "./table.ts";
import { LEAD_STATUSES, type LeadStatus } from "./words.ts";

/** Bits by which an ordinal is shifted to its bucket, level by level; the last holds the whole site. */
const SHIFTS = [10, 15, 62] as const;
const SITE_LEVEL = 2;

/** Leads that a list may be asked to step over one by one. */
export const STEPS_MAX = 1 << SHIFTS[0];

const levels = sql.raw(
  SHIFTS.map((shift, level) => `select ${level} as level, ${shift} as shift`).join(" union all "),
);
const columns = LEAD_STATUSES.map((status) => sql.identifier(status));
const amounts = LEAD_STATUSES.map(
  (status) => sql`sum(sign * (status = ${sql.raw(`'${status}'`)}))`,
);
const additions = columns.map((column) => sql`${column} = ${column} + excluded.${column}`);

/** Adds the leads that `chosen` selects (site_id, ordinal, status, sign) to the counts. */
const countSql = (chosen: SQL) => sql`
  insert into ${leadCounts} (site_id, level, bucket, ${sql.join(columns, sql`, `)})
  select site_id, level, ordinal >> shift, ${sql.join(amounts, sql`, `)}
    from (${chosen}) cross join (${levels}) where true group by 1, 2, 3
  on conflict (site_id, level, bucket) do update set ${sql.join(additions, sql`, `)}`;

const one = (sign: 1 | -1) =>
  prepareStatement(
    countSql(sql`select site_id, ordinal, status, ${sql.raw(String(sign))} as sign
      from ${leads} where id = ${sql.placeholder("id")}`),
  );

const addOne = one(1);
const removeOne = one(-1);

const latest = { site: sql.placeholder("siteId"), count: sql.placeholder("count") };

/**
 * Counts in the latest `count` leads of a site, all new, without looking at them: as many as there
 * are of their ordinals in a bucket. They are fewer than a bucket's, so they are in two at most.
 */
export const countLatest: (of: { siteId: string; count: number }) => Statement =
  prepareStatement(sql`
  insert into ${leadCounts} (site_id, level, bucket, ${sql.join(columns, sql`, `)})
  select ${latest.site}, level, bucket,
    min(last, ((bucket + 1) << shift) - 1) - max(first, bucket << shift) + 1, 0, 0, 0, 0
  from (select first, last, level, shift, (first >> shift) + step as bucket
    from (select latest - ${latest.count} + 1 as first, latest as last
        from ${leadOrdinals} where site_id = ${latest.site})
      cross join (${levels}) cross join (select 0 as step union all select 1))
  where bucket <= last >> shift
  on conflict (site_id, level, bucket) do update set new = new + excluded.new`);

/** Counts a lead in; behind the statement that stores it or changes its status. */
export const countIn = (id: string): Statement => addOne({ id });

/** Counts a lead out; in front of the statement that removes it or changes its status. */
export const countOut = (id: string): Statement => removeOne({ id });

/** Counts in, or out, all leads for which `condition` holds. */
export const countInWhere = (condition: SQL): Statement => countWhere(condition, 1);
export const countOutWhere = (condition: SQL): Statement => countWhere(condition, -1);

function countWhere(condition: SQL, sign: 1 | -1): Statement {
  const chosen = sql`select site_id, ordinal, status, ${sign} as sign
    from ${leads} where ${condition}`;
  return statement(countSql(chosen));
}

const counted = (status: LeadStatus | undefined): SQL =>
  status === undefined ? sql`(${sql.join(columns, sql` + `)})` : sql`${sql.identifier(status)}`;

/** How many leads of the site, or of them with the status, there are. */
export async function countLeads(
  ctx: Context,
  siteId: string,
  status: LeadStatus | undefined,
): Promise<number> {
  const [row] = await ctx.db.orm
    .select({ total: sql<number>`${counted(status)}` })
    .from(leadCounts)
    .where(sql`site_id = ${siteId} and level = ${SITE_LEVEL} and bucket = 0`);
  return row?.total ?? 0;
}

/** How many leads of each site nobody has looked at; a site without any is not among them. */
export async function countNewLeads(
  ctx: Context,
  siteIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await ctx.db.orm
    .select({ siteId: leadCounts.siteId, new: leadCounts.new })
    .from(leadCounts)
    .where(sql`site_id in (select value from json_each(${soundJson(siteIds)}))
      and level = ${SITE_LEVEL} and bucket = 0`);
  return new Map(rows.map((row) => [row.siteId, row.new]));
}

/** Where to go on: below an ordinal, with some leads still to be stepped over. */
export type LeadPosition = { below: number; steps: number };

/** Narrow buckets in a wide one, in bits. */
const WIDER = SHIFTS[1] - SHIFTS[0];

/** The queries that find a place, by status: building one costs ten times what running it does. */
const placeQueries = defineState(
  () => new Map<LeadStatus | undefined, ReturnType<typeof preparePlaceQuery>>(),
);

/**
 * Where the lead stands that has `skip` newer ones, which must be fewer than there are: the counts
 * are summed up from the newest bucket, first the wide ones, then the narrow ones inside the one
 * that it is in.
 */
export async function findLeadPosition(
  ctx: Context,
  siteId: string,
  status: LeadStatus | undefined,
  skip: number,
): Promise<LeadPosition> {
  const queries = ctx.states.of(placeQueries);
  const query = queries.get(status) ?? preparePlaceQuery(ctx, status);
  queries.set(status, query);
  const [place] = await query.execute({ siteId, skip });
  return place ?? { below: Number.MAX_SAFE_INTEGER, steps: skip };
}

const skipped = sql.placeholder("skip");

function preparePlaceQuery(ctx: Context, status: LeadStatus | undefined) {
  const wide = holding(status, sql`level = 1`, sql`${skipped}`);
  const narrow = holding(
    status,
    sql`level = 0 and bucket >> ${WIDER} = (select bucket from wide)
      and bucket >= (select bucket << ${WIDER} from wide)`,
    sql`${skipped} - (select newer from wide)`,
  );
  return ctx.db.orm
    .select({ below: sql<number>`below`, steps: sql<number>`steps` })
    .from(sql`(with wide as (${wide}), narrow as (${narrow})
      select (narrow.bucket + 1) << ${SHIFTS[0]} as below,
        ${skipped} - wide.newer - narrow.newer as steps from wide cross join narrow)`)
    .prepare();
}

/** The bucket that holds the lead with `skip` newer ones in these buckets, and how many are in newer buckets. */
function holding(status: LeadStatus | undefined, which: SQL, skip: SQL): SQL {
  return sql`select bucket, upto - amount as newer from (
      select bucket, ${counted(status)} as amount,
        sum(${counted(status)}) over (order by bucket desc) as upto
      from ${leadCounts} where site_id = ${sql.placeholder("siteId")} and ${which})
    where upto > ${skip} order by bucket desc limit 1`;
}

/** Sites whose counts are not what their leads add up to. */
export async function checkCounts(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.readAside<{ site_id: string }>(sql`
    with real as (
      select site_id, level, ordinal >> shift as bucket, status, count(*) as amount
      from ${leads} cross join (${levels}) group by 1, 2, 3, 4),
    kept as (${sql.join(
      LEAD_STATUSES.map(
        (status) => sql`select site_id, level, bucket, ${sql.raw(`'${status}'`)} as status,
          ${sql.identifier(status)} as amount from ${leadCounts} where ${sql.identifier(status)} <> 0`,
      ),
      sql` union all `,
    )})
    select distinct site_id from (
      select * from (select * from real except select * from kept)
      union all select * from (select * from kept except select * from real))`);
  return rows.map(({ site_id }) => `the leads of ${site_id} are miscounted`);
}
