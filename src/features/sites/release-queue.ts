/**
 * The pointers of sites and the queue that moves them: which version is published, which build
 * visitors get, and which sites have work due. All SQL of that is here. A release is checked against
 * the row it began from, so that an unpublish, a new domain or another instance in the meantime makes
 * it fail as a whole. What versions and builds consist of is the versions room's.
 */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat, statement } from "../../platform/database/statements.ts";
import type { SiteRow } from "./model.ts";
import { siteOrigin } from "./origin.ts";
import { statusColumnAfter } from "./status.ts";
import { sites } from "./table.ts";

/** The label of `PreconditionFailed` when a site changed while a release of it was under way. */
export const SITE_CHANGED = "site-changed";

/**
 * A published site with work due; `address` is the domain, or null for the subdomain, that it has once
 * this work is done, and `origin` the same.
 */
export type DueSite = SiteRow & {
  publishedVersionId: string;
  address: string | null;
  origin: string;
};

/** Nothing is ever due later than that from now: what is was written by a clock that was fast. */
const DUE_MS_MAX = 60 * 60_000;

/** Which due sites: those that nothing has failed of since their change, or those to be tried again. */
export type DueKind = "fresh" | "failing";

/**
 * Sites whose time has come, longest due first. Those in `except` are left out, and those of the
 * accounts in `passedOver`.
 */
export async function listDueSites(
  ctx: Context,
  kind: DueKind,
  { except, passedOver, countMax }: Selection,
): Promise<DueSite[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db.orm
    .select()
    .from(sites)
    .where(
      and(
        or(lte(sites.dueAt, now), gt(sites.dueAt, now + DUE_MS_MAX)),
        isNotNull(sites.publishedVersionId),
        kind === "fresh" ? eq(sites.failures, 0) : gt(sites.failures, 0),
        sql`${sites.id} not in (select value from json_each(${soundJson(except)}))`,
        sql`${sites.accountId} not in
          (select value from json_each(${soundJson(passedOver)}))`,
      ),
    )
    .orderBy(asc(sites.dueAt))
    .limit(countMax);
  return rows.flatMap((row) => {
    const { slug, publishedVersionId } = row;
    if (publishedVersionId === null) return [];
    const address = chooseAddress(row);
    const origin = siteOrigin(ctx.config, { slug, liveDomain: address });
    return [{ ...row, publishedVersionId, address, origin }];
  });
}

/**
 * A site moves to another address only when nothing else of it is due: a domain that is not ready
 * keeps no news from visitors, and a site becomes live at its subdomain before it moves at all.
 */
const chooseAddress = ({ status, changedAt, liveDomain, targetDomain }: SiteRow): string | null =>
  status === "live" && changedAt === null ? targetDomain : liveDomain;

type Selection = { except: readonly string[]; passedOver: readonly string[]; countMax: number };

/** A build as the pointers know it. */
export type PointedBuild = { id: string; versionId: string; origin: string; pages: number };

/**
 * Notes the build that a due site shall get. Nobody sees it before it is released; only where visitors
 * have got none so far, they get this one while it is checked.
 */
export function prepareReleaseStatements(site: DueSite, build: PointedBuild): Statement[] {
  return [
    requireUnchanged(site),
    statement(sql`update ${sites} set
      served_build_id = coalesce(${sites.servedBuildId}, ${build.id}),
      served_origin = coalesce(${sites.servedOrigin}, ${build.origin}),
      release_build_id = ${build.id}
      where ${sites.id} = ${site.id}`),
    notePagesStatement(site.id, build),
  ];
}

/**
 * Counts the site's pages as they are in `build`, where visitors get that one, or get none and it is of
 * the newest version.
 */
export function notePagesStatement(siteId: string, build: PointedBuild): Statement {
  const isNewestOfDraft = sql`${sites.servedBuildId} is null and ${sites.versionId} = ${build.versionId}`;
  return statement(sql`update ${sites} set pages = ${build.pages}
    where ${sites.id} = ${siteId} and (${sites.servedBuildId} = ${build.id} or ${isNewestOfDraft})`);
}

/**
 * Makes the build what visitors get, and a provisioning site live. A change that came after it was
 * rendered stays due.
 */
export function moveServedStatements(
  ctx: Context,
  site: DueSite,
  build: Pick<PointedBuild, "id" | "origin" | "pages">,
): Statement[] {
  const isUpToDate = sql`${sites.changedAt} is ${site.changedAt}`;
  const isThere = sql`${sites.targetDomain} is ${site.address}`;
  return [
    requireUnchanged(site),
    statement(sql`update ${sites} set
      status = ${statusColumnAfter("becomeReady")},
      served_build_id = ${build.id},
      served_origin = ${build.origin},
      pages = ${build.pages},
      live_domain = ${site.address},
      release_build_id = null,
      changed_at = case when ${isUpToDate} then null else ${sites.changedAt} end,
      due_at = case when ${isUpToDate} and ${isThere} then null
        when ${isUpToDate} then ${ctx.clock.now()} else ${sites.dueAt} end,
      failures = 0,
      updated_at = ${ctx.clock.now()}
      where ${sites.id} = ${site.id}`),
  ];
}

/** Has a site that was not ready looked at again at `dueAt`, unless somebody asked for it sooner. */
export function postponeStatement(site: DueSite, dueAt: number): Statement {
  return statement(sql`update ${sites} set due_at = ${dueAt}, failures = ${sites.failures} + 1
    where ${sites.id} = ${site.id} and ${sites.dueAt} is ${site.dueAt}
      and ${sites.changedAt} is ${site.changedAt}`);
}

function requireUnchanged(site: DueSite): Statement {
  const isSame: (SQL | undefined)[] = [
    eq(sites.id, site.id),
    eq(sites.status, site.status),
    sql`${sites.publishedVersionId} is ${site.publishedVersionId}`,
    sql`${sites.servedBuildId} is ${site.servedBuildId}`,
    sql`${sites.releaseBuildId} is ${site.releaseBuildId}`,
    sql`${sites.targetDomain} is ${site.targetDomain}`,
    sql`${sites.liveDomain} is ${site.liveDomain}`,
  ];
  return requireThat(SITE_CHANGED, sql`exists (select 1 from ${sites} where ${and(...isSame)})`);
}

/** Those of the sites whose served pages show everything as it is now; a draft is one. */
export async function listSettledSites(
  ctx: Context,
  siteIds: readonly string[],
): Promise<string[]> {
  if (siteIds.length === 0) return [];
  const rows = await ctx.db.orm
    .select({ id: sites.id })
    .from(sites)
    .where(
      and(
        inArray(sites.id, siteIds),
        or(isNull(sites.changedAt), isNull(sites.publishedVersionId)),
      ),
    );
  return rows.map((row) => row.id);
}

/** Every site that visitors get something of, with its build. */
export async function listServedBuilds(
  ctx: Context,
): Promise<{ siteId: string; buildId: string }[]> {
  return ctx.db.orm
    .select({ siteId: sites.id, buildId: sql<string>`${sites.servedBuildId}` })
    .from(sites)
    .where(isNotNull(sites.servedBuildId));
}

/** Ids of the newest version of the sites made last before `before` (a site's id), newest site first. */
export async function listNewestSites(
  ctx: Context,
  before: string | undefined,
  countMax: number,
): Promise<{ siteId: string; versionId: string }[]> {
  return (
    ctx.db.orm
      .select({ siteId: sites.id, versionId: sites.versionId })
      .from(sites)
      // Ids begin with the time at which they were made.
      .where(before === undefined ? undefined : sql`${sites.id} < ${before}`)
      .orderBy(sql`${sites.id} desc`)
      .limit(countMax)
  );
}
