/**
 * What publishing needs of the sites' tables: which sites have work due, and the moves of a
 * release. All SQL of that queue is here. A release is checked against the row it began from, so
 * that an unpublish, a new domain or another instance in the meantime makes it fail as a whole.
 */
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat, statement } from "../../platform/database/statements.ts";
import { instanceSettings } from "../../platform/instance-table.ts";
import { insertVersionStatement } from "./create-site.ts";
import type { SiteRow } from "./model.ts";
import { siteOrigin } from "./origin.ts";
import { statusColumnAfter } from "./status.ts";
import { sites, siteVersions } from "./table.ts";

/** The label of `PreconditionFailed` when a site changed while a release of it was under way. */
export const SITE_CHANGED = "site-changed";

/** Stands in an origin for the part that differs from site to site. */
const GAP = "{}";

/** A published site with work due. `base` is the version whose document is to be shown. */
export type DueSite = SiteRow & { servedVersionId: string; baseVersionId: string; origin: string };

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
  const rows = await ctx.db.orm
    .select()
    .from(sites)
    .where(
      and(
        lte(sites.dueAt, ctx.clock.now()),
        isNotNull(sites.servedVersionId),
        kind === "fresh" ? eq(sites.failures, 0) : gt(sites.failures, 0),
        sql`${sites.id} not in (select value from json_each(${JSON.stringify(except)}))`,
        sql`${sites.accountId} not in
          (select value from json_each(${JSON.stringify(passedOver)}))`,
      ),
    )
    .orderBy(asc(sites.dueAt))
    .limit(countMax);
  return rows.flatMap((row) => {
    const { servedVersionId, releaseVersionId } = row;
    if (servedVersionId === null) return [];
    const baseVersionId = releaseVersionId ?? servedVersionId;
    return [{ ...row, servedVersionId, baseVersionId, origin: siteOrigin(ctx.config, row) }];
  });
}

type Selection = { except: readonly string[]; passedOver: readonly string[]; countMax: number };

export type Version = typeof siteVersions.$inferSelect;

/** Throws when it does not exist: a version that a site points to is never removed. */
export async function getVersion(ctx: Context, versionId: string): Promise<Version> {
  const [row] = await ctx.db.orm.select().from(siteVersions).where(eq(siteVersions.id, versionId));
  if (!row) throw new Error(`version ${versionId} does not exist`);
  return row;
}

/** Adds the version that a changed site shall get; nobody sees it before `releaseStatements`. */
export function addReleaseStatements(
  ctx: Context,
  site: DueSite,
  version: Omit<Version, "siteId" | "createdAt">,
): Statement[] {
  const isNewest = sql`${sites.versionId} = ${site.baseVersionId}`;
  return [
    requireUnchanged(site),
    insertVersionStatement(ctx, { ...version, siteId: site.id }),
    statement(sql`update ${sites} set
      version_id = case when ${isNewest} then ${version.id} else ${sites.versionId} end,
      pages = case when ${isNewest} then ${version.pages} else ${sites.pages} end,
      release_version_id = ${version.id}
      where ${sites.id} = ${site.id}`),
  ];
}

/**
 * Makes `versionId` what visitors get, and a provisioning site live. A change that came after the
 * version was rendered stays due.
 */
export function releaseStatements(ctx: Context, site: DueSite, versionId: string): Statement[] {
  const isUpToDate = sql`${sites.changedAt} is ${site.changedAt}`;
  return [
    requireUnchanged(site),
    statement(sql`update ${sites} set
      status = ${statusColumnAfter("becomeReady")},
      served_version_id = ${versionId},
      release_version_id = null,
      changed_at = case when ${isUpToDate} then null else ${sites.changedAt} end,
      due_at = case when ${isUpToDate} then null else ${sites.dueAt} end,
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

/**
 * Sends sites whose served pages name an address that is no longer theirs (the operator changed
 * the sites' domain, scheme or port) through provisioning again. Answers how many there were.
 */
export async function followAddressChange(ctx: Context): Promise<number> {
  const samples = [isNull(sites.customDomain), isNotNull(sites.customDomain)];
  const areMoved = await Promise.all(samples.map((sample) => isMoved(ctx, sample)));
  if (!areMoved.includes(true)) return 0;
  const [slugStart = "", slugEnd = ""] = siteOrigin(ctx.config, {
    slug: GAP,
    customDomain: null,
  }).split(GAP);
  const [domainStart = "", domainEnd = ""] = siteOrigin(ctx.config, {
    slug: "",
    customDomain: GAP,
  }).split(GAP);
  const origin = sql`case when ${sites.customDomain} is null
    then ${slugStart} || ${sites.slug} || ${slugEnd}
    else ${domainStart} || ${sites.customDomain} || ${domainEnd} end`;
  const now = ctx.clock.now();
  const [result] = await ctx.db.write([
    statement(sql`update ${sites} set
      status = ${statusColumnAfter("changeAddress")},
      changed_at = max(${now}, coalesce(${sites.changedAt}, 0) + 1), due_at = ${now}, failures = 0
      where ${sites.changedAt} is null and ${sites.servedVersionId} in
        (select ${siteVersions.id} from ${siteVersions}
          where ${siteVersions.id} = ${sites.servedVersionId} and ${siteVersions.origin} <> ${origin})`),
  ]);
  return result?.rowsAffected ?? 0;
}

/** Name of the note which reCAPTCHA key the pages were last rendered with; empty for none. */
const RECAPTCHA_NOTE = "rendered-recaptcha-key";

/**
 * Has all served pages rendered anew when the operator has switched reCAPTCHA on or off, or changed
 * its key: their script and what they say of privacy depend on it. Answers how many sites there were.
 */
export async function followRecaptchaChange(ctx: Context): Promise<number> {
  const key = ctx.config.recaptcha?.siteKey ?? "";
  const [note] = await ctx.db.orm
    .select()
    .from(instanceSettings)
    .where(eq(instanceSettings.name, RECAPTCHA_NOTE));
  if ((note?.value ?? "") === key) return 0;
  const now = ctx.clock.now();
  const [result] = await ctx.db.write([
    statement(sql`update ${sites} set
      changed_at = max(${now}, coalesce(${sites.changedAt}, 0) + 1), due_at = ${now}, failures = 0
      where ${sites.servedVersionId} is not null`),
    statement(sql`insert into ${instanceSettings} (name, value) values (${RECAPTCHA_NOTE}, ${key})
      on conflict (name) do update set value = excluded.value`),
  ]);
  return result?.rowsAffected ?? 0;
}

/**
 * Whether a settled site of this kind names an old address. One stands for all: they follow the
 * configuration together, and a site with work due is compared with it by itself.
 */
async function isMoved(ctx: Context, kind: SQL): Promise<boolean> {
  const [row] = await ctx.db.orm
    .select({ slug: sites.slug, customDomain: sites.customDomain, origin: siteVersions.origin })
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.id, sites.servedVersionId))
    .where(and(kind, isNull(sites.dueAt)))
    .limit(1);
  return row !== undefined && row.origin !== siteOrigin(ctx.config, row);
}

function requireUnchanged(site: DueSite): Statement {
  const isSame: (SQL | undefined)[] = [
    eq(sites.id, site.id),
    eq(sites.status, site.status),
    sql`${sites.servedVersionId} is ${site.servedVersionId}`,
    sql`${sites.releaseVersionId} is ${site.releaseVersionId}`,
    sql`${sites.customDomain} is ${site.customDomain}`,
  ];
  return requireThat(SITE_CHANGED, sql`exists (select 1 from ${sites} where ${and(...isSame)})`);
}

/** Those of the sites whose served pages show everything as it is now; a site without any is one. */
export async function listSettledSites(
  ctx: Context,
  siteIds: readonly string[],
): Promise<string[]> {
  if (siteIds.length === 0) return [];
  const rows = await ctx.db.orm
    .select({ id: sites.id })
    .from(sites)
    .where(
      and(inArray(sites.id, siteIds), or(isNull(sites.changedAt), isNull(sites.servedVersionId))),
    );
  return rows.map((row) => row.id);
}

/** The site's versions, newest first. */
export async function listVersionIds(ctx: Context, siteId: string): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ id: siteVersions.id })
    .from(siteVersions)
    .where(eq(siteVersions.siteId, siteId))
    .orderBy(desc(siteVersions.createdAt), desc(siteVersions.id));
  return rows.map((row) => row.id);
}

/** Every version that visitors get; `buildId` is null when the version's row is missing. */
export async function listServedVersions(
  ctx: Context,
): Promise<{ siteId: string; versionId: string; buildId: string | null }[]> {
  return ctx.db.orm
    .select({
      siteId: sites.id,
      versionId: sql<string>`${sites.servedVersionId}`,
      buildId: siteVersions.buildId,
    })
    .from(sites)
    .leftJoin(siteVersions, eq(siteVersions.id, sites.servedVersionId))
    .where(isNotNull(sites.servedVersionId));
}
