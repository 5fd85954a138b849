/** Sites: reading them, publishing and unpublishing. What visitors get is publishing's. */
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { containsText } from "../../platform/database/text-search.ts";
import { forgetHostedSite } from "./hosted-sites.ts";
import { type Site, type SiteRow, toSite } from "./model.ts";
import type { PointedBuild } from "./release-queue.ts";
import { statusColumnAfter } from "./status.ts";
import { sites } from "./table.ts";

/** The task that takes published sites to live; publishing registers it. */
export const PROVISION_TASK = "publishing.provision";

/** The account's sites, newest first. */
export async function listSites(ctx: Context, accountId: string): Promise<Site[]> {
  const rows = await ctx.db.orm
    .select()
    .from(sites)
    .where(eq(sites.accountId, accountId))
    .orderBy(desc(sites.createdAt), desc(sites.id));
  return rows.map((row) => toSite(ctx, row));
}

export type SiteSearch = {
  /** Undefined: the sites of all accounts. */
  accountIds: readonly string[] | undefined;
  /** Part of the name, the slug or the domain. */
  q?: string | undefined;
  status?: SiteRow["status"] | undefined;
  limit: number;
  skip: number;
};

/** The sites of these accounts that match, newest first, and how many match in all. */
export async function searchSites(
  ctx: Context,
  search: SiteSearch,
): Promise<{ rows: SiteRow[]; total: number }> {
  const { accountIds, q, status, limit, skip } = search;
  const conditions: SQL[] = [];
  if (accountIds !== undefined)
    conditions.push(
      sql`${sites.accountId} in (select value from json_each(${soundJson(accountIds)}))`,
    );
  if (status !== undefined) conditions.push(eq(sites.status, status));
  if (q !== undefined) {
    const domain = sql`coalesce(${sites.customDomain}, '')`;
    const places = [sites.name, sites.slug, domain].map((column) => containsText(column, q));
    conditions.push(sql`(${sql.join(places, sql` or `)})`);
  }
  const matches = and(...conditions);
  const rows = await ctx.db.orm
    .select()
    .from(sites)
    .where(matches)
    .orderBy(desc(sites.createdAt), desc(sites.id))
    .limit(limit)
    .offset(skip);
  return { rows, total: await ctx.db.orm.$count(sites, matches) };
}

/** What sites are called, by their ids; those that are gone are left out. */
export async function listSiteNames(
  ctx: Context,
  siteIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db.orm
    .select({ id: sites.id, name: sites.name })
    .from(sites)
    .where(sql`${sites.id} in (select value from json_each(${soundJson(siteIds)}))`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Throws `not_found`, the same for a site that is missing and for another account's. */
export async function getSite(ctx: Context, accountId: string, siteId: string): Promise<Site> {
  const [row] = await ctx.db.orm
    .select()
    .from(sites)
    .where(and(eq(sites.id, siteId), eq(sites.accountId, accountId)));
  if (!row) throw notFound("site");
  return toSite(ctx, row);
}

/** The site's record whoever owns it: for the operator and for other rooms. Throws `not_found`. */
export async function getSiteRecord(ctx: Context, siteId: string): Promise<SiteRow> {
  const [row] = await ctx.db.orm.select().from(sites).where(eq(sites.id, siteId));
  if (!row) throw notFound("site");
  return row;
}

/** Epoch ms of the last change to any site; 0 when there is none. */
export async function readLatestChange(ctx: Context): Promise<number> {
  const row = await ctx.db.orm.get<{ at: number | null }>(
    sql`select max(updated_at) as at from ${sites}`,
  );
  return row?.at ?? 0;
}

/**
 * Has visitors get the newest version: at once for a draft whose newest version is `built` already, and
 * for all others once a build of it has passed its checks. Publishing again what is shown changes
 * nothing; while the site is not ready yet, it has it checked now. `alsoWrite` goes in front, in the same transaction.
 */
export async function publishNewest(
  ctx: Context,
  siteId: string,
  built: PointedBuild | undefined,
  alsoWrite: readonly Statement[] = [],
): Promise<Site> {
  const now = ctx.clock.now();
  const isDraft = sql`${sites.status} = 'draft'`;
  const isNewer = sql`(${sites.publishedVersionId} is not null and ${sites.publishedVersionId} <> ${sites.versionId})`;
  const isUnready = sql`${sites.status} <> 'live'`;
  const isBuilt = sql`(${isDraft} and ${sites.versionId} = ${built?.versionId ?? null})`;
  const columns: Column[] = [
    ["status", statusColumnAfter("publish")],
    ["published_version_id", sql`${sites.versionId}`],
    [
      "served_build_id",
      sql`case when ${isBuilt} then ${built?.id ?? null} else ${sites.servedBuildId} end`,
    ],
    [
      "served_origin",
      sql`case when ${isBuilt} then ${built?.origin ?? null} else ${sites.servedOrigin} end`,
    ],
    ["pages", sql`case when ${isBuilt} then ${built?.pages ?? null} else ${sites.pages} end`],
    ["release_build_id", sql`case when ${isNewer} then null else ${sites.releaseBuildId} end`],
    [
      "changed_at",
      sql`case when ${isNewer} then max(${now}, coalesce(${sites.changedAt}, 0) + 1) else ${sites.changedAt} end`,
    ],
    ["due_at", sql`case when ${isUnready} or ${isNewer} then ${now} else ${sites.dueAt} end`],
    ["failures", sql`case when ${isUnready} or ${isNewer} then 0 else ${sites.failures} end`],
    ["updated_at", sql`case when ${isDraft} or ${isNewer} then ${now} else ${sites.updatedAt} end`],
  ];
  return changeSite(ctx, siteId, columns, alsoWrite);
}

/** Takes the site off the web; its address answers like one that never existed. `alsoWrite` as above. */
export async function unpublishSite(
  ctx: Context,
  siteId: string,
  alsoWrite: readonly Statement[] = [],
): Promise<Site> {
  const now = ctx.clock.now();
  const columns: Column[] = [
    ["status", statusColumnAfter("unpublish")],
    ["published_version_id", sql`null`],
    ["served_build_id", sql`null`],
    ["served_origin", sql`null`],
    ["release_build_id", sql`null`],
    ["due_at", sql`null`],
    ["failures", sql`0`],
    [
      "updated_at",
      sql`case when ${sites.status} = 'draft' then ${sites.updatedAt} else ${now} end`,
    ],
  ];
  return changeSite(ctx, siteId, columns, alsoWrite);
}

/** Calls the site by another name in lists and mails; what its pages say is in its document. */
export async function changeSiteName(ctx: Context, siteId: string, name: string): Promise<Site> {
  return changeSite(ctx, siteId, [
    ["name", sql`${name}`],
    ["updated_at", sql`${ctx.clock.now()}`],
  ]);
}

/** Has the served pages rendered anew: something that they show has changed. */
export async function markChanged(ctx: Context, siteId: string): Promise<void> {
  await ctx.db.write(markChangedStatements(ctx, siteId));
  wakePublishing(ctx);
}

/**
 * `markChanged` as part of the write that made the change, where `condition` holds; call
 * `wakePublishing` after it.
 */
export function markChangedStatements(ctx: Context, siteId: string, condition?: SQL): Statement[] {
  return [update(siteId, changeColumns(ctx.clock.now()), condition)];
}

/** Tells publishing that there is work, after a write that made some. */
export function wakePublishing(ctx: Context): void {
  ctx.scheduler.wake(PROVISION_TASK);
}

type Column = readonly [name: string, value: SQL];

function changeColumns(now: number): Column[] {
  return [
    // Strictly later than an earlier change, so that publishing can tell the two apart.
    ["changed_at", sql`max(${now}, coalesce(${sites.changedAt}, 0) + 1)`],
    ["due_at", sql`case when ${sites.publishedVersionId} is null then null else ${now} end`],
    ["failures", sql`0`],
  ];
}

function update(siteId: string, columns: readonly Column[], condition = sql`1`): Statement {
  const assignments = columns.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  return statement(
    sql`update ${sites} set ${sql.join(assignments, sql`, `)} where ${sites.id} = ${siteId}
      and ${condition}`,
  );
}

async function changeSite(
  ctx: Context,
  siteId: string,
  columns: readonly Column[],
  alsoWrite: readonly Statement[] = [],
): Promise<Site> {
  await ctx.db.write([...alsoWrite, update(siteId, columns)]);
  forgetHostedSite(ctx, siteId);
  wakePublishing(ctx);
  return toSite(ctx, await getSiteRecord(ctx, siteId));
}
