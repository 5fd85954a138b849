/** What happened on a site in the last days, read from the daily and weekly counts alone. */
import { and, eq, gte, lte, type SQLWrapper, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import { getSite } from "../sites/room.ts";
import { UNKNOWN_COUNTRY } from "./country-ranges.ts";
import { coverDays, dayOf, dayText } from "./days.ts";
import { OTHER_LANGUAGE } from "./languages.ts";
import type { Summary } from "./model.ts";
import { visitCounts, visitDays } from "./table.ts";
import type { Dimension } from "./tally.ts";

const LIST_LENGTH_MAX = 10;
/** Fewer than these could be made out as persons. */
const CROWD_MIN = 3;

type DayRow = typeof visitDays.$inferSelect;
type Counted = { value: string; views: number; visitors: number };
type CountedIn = Counted & { dimension: Dimension };

/** The summary of the last `range` days, today included. Throws `not_found`. */
export async function summarise(
  ctx: Context,
  accountId: string,
  siteId: string,
  range: 7 | 30 | 90,
): Promise<Summary> {
  await getSite(ctx, accountId, siteId);
  const today = dayOf(ctx.clock.now());
  const from = today - range + 1;
  const { days, counts } = await readCounts(ctx, siteId, from, today);
  const sum = (column: "uniques" | "ctaClicks" | "formViews" | "formSubmits" | "leads") =>
    days.reduce((total, day) => total + day[column], 0);
  const uniques = sum("uniques");
  const leads = sum("leads");
  const series = listDays(days, from, range);
  const list = (dimension: Dimension, fold?: string) => rank(counts, dimension, fold);
  return {
    range,
    pageviews: series.reduce((total, { pageviews }) => total + pageviews, 0),
    uniques,
    ctaClicks: sum("ctaClicks"),
    formViews: sum("formViews"),
    formSubmits: sum("formSubmits"),
    leads,
    conversion: uniques === 0 ? 0 : Math.round((leads / uniques) * 10_000) / 10_000,
    series,
    topPaths: list("path").map(([path, views]) => ({ path, views })),
    topReferrers: list("referrer").map(([ref, visits]) => ({ ref, visits })),
    devices: list("device").map(([device, views]) => ({ device, views })),
    topCountries: list("country", UNKNOWN_COUNTRY).map(([country, views]) => ({ country, views })),
    languages: list("language", OTHER_LANGUAGE).map(([lang, views]) => ({ lang, views })),
    sources: list("source").map(([source, views]) => ({ source, views })),
  };
}

export type Figures = Pick<
  Summary,
  "pageviews" | "uniques" | "ctaClicks" | "formViews" | "formSubmits" | "leads"
>;

/** The sums of the `range` days before the last `range` ones: what these are compared with. */
export async function sumPeriodBefore(
  ctx: Context,
  siteId: string,
  range: number,
): Promise<Figures> {
  const to = dayOf(ctx.clock.now()) - range;
  const total = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`;
  const [row] = await ctx.db.orm
    .select({
      pageviews: total(visitDays.pageviews),
      uniques: total(visitDays.uniques),
      ctaClicks: total(visitDays.ctaClicks),
      formViews: total(visitDays.formViews),
      formSubmits: total(visitDays.formSubmits),
      leads: total(visitDays.leads),
    })
    .from(visitDays)
    .where(
      and(eq(visitDays.siteId, siteId), gte(visitDays.day, to - range + 1), lte(visitDays.day, to)),
    );
  if (!row) throw new Error("a sum has a row");
  return row;
}

/** Visitors of each site in the last `range` days, today included; a site without any is not among them. */
export async function countVisitors(
  ctx: Context,
  siteIds: readonly string[],
  range: number,
): Promise<Map<string, number>> {
  const today = dayOf(ctx.clock.now());
  const rows = await ctx.db.orm
    .select({ siteId: visitDays.siteId, visitors: sql<number>`sum(${visitDays.uniques})` })
    .from(visitDays)
    .where(
      and(
        sql`${visitDays.siteId} in (select value from json_each(${soundJson(siteIds)}))`,
        gte(visitDays.day, today - range + 1),
        // What a clock that was fast counted is on days to come.
        lte(visitDays.day, today),
      ),
    )
    .groupBy(visitDays.siteId);
  return new Map(rows.map((row) => [row.siteId, row.visitors]));
}

/** Both reads see the same state of the database. */
async function readCounts(
  ctx: Context,
  siteId: string,
  from: number,
  to: number,
): Promise<{ days: DayRow[]; counts: CountedIn[] }> {
  const { orm } = ctx.db;
  const stretches = coverDays(from, to).map(
    (stretch) => sql`select dimension, value, views, visitors from ${visitCounts}
      where site_id = ${siteId} and days = ${stretch.days}
        and first_day between ${stretch.from} and ${stretch.to}`,
  );
  const [days, counts] = await orm.batch([
    orm
      .select()
      .from(visitDays)
      .where(and(eq(visitDays.siteId, siteId), gte(visitDays.day, from), lte(visitDays.day, to))),
    orm.all<CountedIn>(sql`
      select dimension, value, sum(views) as views, sum(visitors) as visitors
      from (${sql.join(stretches, sql` union all `)}) group by dimension, value`),
  ]);
  return { days, counts };
}

function listDays(days: readonly DayRow[], from: number, range: number): Summary["series"] {
  const views = new Map(days.map(({ day, pageviews }) => [day, pageviews]));
  return Array.from({ length: range }, (_, at) => ({
    day: dayText(from + at),
    pageviews: views.get(from + at) ?? 0,
  }));
}

/** The values with most views; `fold` takes in those that too few visitors had. */
function rank(
  counts: readonly CountedIn[],
  dimension: Dimension,
  fold: string | undefined,
): [value: string, views: number][] {
  const views = new Map<string, number>();
  for (const counted of counts) {
    if (counted.dimension !== dimension) continue;
    const isCrowd = fold === undefined || counted.visitors >= CROWD_MIN;
    const value = isCrowd ? counted.value : fold;
    views.set(value, (views.get(value) ?? 0) + counted.views);
  }
  return [...views].sort(byViewsThenName).slice(0, LIST_LENGTH_MAX);
}

const byViewsThenName = ([a, left]: [string, number], [b, right]: [string, number]): number =>
  right - left || (a < b ? -1 : 1);
