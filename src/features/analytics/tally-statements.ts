/** The SQL that adds tallies to what is stored. Every statement takes any number of rows as JSON. */
import { sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement, requirement } from "../../platform/database/statements.ts";
import { siteExists } from "../sites/room.ts";
import { UNKNOWN_COUNTRY } from "./country-ranges.ts";
import { WEEK_DAYS } from "./days.ts";
import { dayVisitors, visitCounts, visitDays } from "./table.ts";
import { type DayTally, type TalliedVisitor, type Tally, visitorKey } from "./tally.ts";

/** Values of one dimension that a site may have in a day, or a week; what comes beyond them is one value. */
export const VALUES_MAX = 100;
export const OTHER = "other";

const rows = sql`json_each(${sql.placeholder("rows")})`;

/** What was noted of a site that is removed meanwhile would stay behind for ever. */
const isThere = siteExists(sql`value ->> 0`);

const addDays = prepareStatement(sql`
  insert into ${visitDays}
    (site_id, day, pageviews, uniques, cta_clicks, form_views, form_submits, leads)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
    value ->> 6, value ->> 7 from ${rows} where ${isThere}
  on conflict (site_id, day) do update set
    pageviews = pageviews + excluded.pageviews, uniques = uniques + excluded.uniques,
    cta_clicks = cta_clicks + excluded.cta_clicks, form_views = form_views + excluded.form_views,
    form_submits = form_submits + excluded.form_submits, leads = leads + excluded.leads`);

const atSameTime = sql`counted.site_id = given.site_id and counted.days = given.days
  and counted.first_day = given.first_day and counted.dimension = given.dimension`;

/**
 * A value that is new to the day takes a free place, the more views the sooner, or becomes `other`;
 * and in the same way of the week.
 */
const addCounts = prepareStatement(sql`
  with given as materialized (
    select value ->> 0 as site_id, days, (value ->> 1) - (value ->> 1) % days as first_day,
      value ->> 2 as dimension, value ->> 3 as name,
      sum(value ->> 4) as views, sum(value ->> 5) as visitors
    from ${rows} cross join (select 1 as days union all select ${sql.raw(String(WEEK_DAYS))})
    where ${isThere}
    group by 1, 2, 3, 4, 5),
  sorted as materialized (
    select *, exists (select 1 from ${visitCounts} as counted
      where ${atSameTime} and counted.value = given.name) as is_known
    from given),
  taken as materialized (
    select site_id, days, first_day, dimension, (select count(*) from ${visitCounts} as counted
      where ${atSameTime}) as places
    from (select distinct site_id, days, first_day, dimension from sorted
      where not is_known) as given),
  placed as (
    select sorted.*, row_number() over (
      partition by site_id, days, first_day, dimension, is_known order by views desc, name) as place
    from sorted),
  named as (
    select site_id, days, first_day, dimension, views, visitors,
      case when is_known or place + places <= ${sql.raw(String(VALUES_MAX))} then name
        when dimension = 'country' then '${sql.raw(UNKNOWN_COUNTRY)}'
        else '${sql.raw(OTHER)}' end as name
    from placed left join taken using (site_id, days, first_day, dimension))
  insert into ${visitCounts} (site_id, days, first_day, dimension, value, views, visitors)
  select site_id, days, first_day, dimension, name, sum(views), sum(visitors)
    from named where true group by 1, 2, 3, 4, 5
  on conflict (site_id, days, first_day, dimension, value) do update set
    views = views + excluded.views, visitors = visitors + excluded.visitors`);

const addVisitors = prepareStatement(sql`
  insert into ${dayVisitors} (day, visitor, source)
  select value ->> 0, value ->> 1, value ->> 2 from ${rows} where true
  on conflict (day, visitor) do update set source = excluded.source`);

export const VISITORS_CHANGED = "visitors-changed";

const requireNewVisitors = prepareStatement(
  requirement(
    VISITORS_CHANGED,
    sql`not exists (select 1 from ${rows} cross join ${dayVisitors} as seen
      where seen.day = value ->> 0 and seen.visitor = value ->> 1)`,
  ),
);

/**
 * Adds a tally. The write is refused with `VISITORS_CHANGED` when another instance on the same
 * database has counted one of its new visitors meanwhile.
 */
export function tallyStatements({ days, visitors }: Tally): Statement[] {
  const statements = [dayStatement(days.map(toDayRow))];
  const counts = days.flatMap(toCountRows);
  if (counts.length > 0) statements.push(addCounts({ rows: soundJson(counts) }));
  if (visitors.length === 0) return statements;
  const added = visitors.filter(({ isNew }) => isNew);
  return [
    requireNewVisitors({ rows: soundJson(added.map(toVisitorRow)) }),
    ...statements,
    addVisitors({ rows: soundJson(visitors.map(toVisitorRow)) }),
  ];
}

type DayRow = [
  siteId: string,
  day: number,
  pageviews: number,
  uniques: number,
  ctaClicks: number,
  formViews: number,
  formSubmits: number,
  leads: number,
];

/** Adds to the daily sums of sites. */
export const dayStatement = (days: readonly DayRow[]): Statement =>
  addDays({ rows: soundJson(days) });

const toDayRow = (tally: DayTally): DayRow => [
  tally.siteId,
  tally.day,
  tally.pageviews,
  tally.uniques,
  tally.ctaClicks,
  tally.formViews,
  0,
  0,
];

const toCountRows = ({ siteId, day, counts }: DayTally) =>
  [...counts].flatMap(([dimension, values]) =>
    [...values].map(([value, { views, visitors }]) => [
      ...[siteId, day, dimension, value, views, visitors],
    ]),
  );

const toVisitorRow = ({ day, visitor, source }: TalliedVisitor) => [day, visitor, source];

/** What is stored of these visitors: their last source, by `visitorKey`. */
export async function readVisitors(
  ctx: Context,
  visitors: Iterable<readonly [day: number, visitor: string]>,
): Promise<Map<string, string>> {
  const wanted = soundJson([...visitors]);
  // As one text: a thousand rows cost the engine more on their way out than in being found.
  const [found] = await ctx.db.orm.all<{ seen: string }>(sql`
    select json_group_array(json_array(seen.day, seen.visitor, seen.source)) as seen
    from json_each(${wanted}) cross join ${dayVisitors} as seen
    where seen.day = value ->> 0 and seen.visitor = value ->> 1`);
  const seen = JSON.parse(found?.seen ?? "[]") as [day: number, visitor: string, source: string][];
  return new Map(seen.map(([day, visitor, source]) => [visitorKey(day, visitor), source]));
}
