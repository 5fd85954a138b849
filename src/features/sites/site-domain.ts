/**
 * The names of a site beside its subdomain, and which of them is its address: all SQL that the
 * domains room has done to the sites' tables. What a domain needs to be used is that room's to know.
 */
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat, statement } from "../../platform/database/statements.ts";
import { listForwarded } from "../accounts/room.ts";
import { slugOfHost } from "./origin.ts";
import { siteHosts, sites } from "./table.ts";

/** The label of `PreconditionFailed` when one of the names is another site's. */
export const HOST_TAKEN = "host-taken";

/** The write goes on only while no other site has one of the names. */
export function requireFreeHosts(
  ctx: Context,
  siteId: string,
  hosts: readonly string[],
): Statement {
  const slugs = hosts.flatMap((host) => slugOfHost(ctx.config, host) ?? []);
  return requireThat(
    HOST_TAKEN,
    sql`not exists (select 1 from ${siteHosts} where ${inHosts(hosts)} and ${siteHosts.siteId} <> ${siteId})
      and not exists (select 1 from ${sites} where ${sites.slug} in
        (select value from json_each(${soundJson(slugs)})) and ${sites.id} <> ${siteId})`,
  );
}

/** The label of `PreconditionFailed` when a name has another holder by now. */
export const HOLDER_CHANGED = "holder-changed";

/** The write goes on only while the name is this site's, or nobody's. */
export function requireHolder(host: string, siteId: string | undefined): Statement {
  return requireThat(
    HOLDER_CHANGED,
    sql`(select ${siteHosts.siteId} from ${siteHosts} where ${siteHosts.host} = ${host}) is ${siteId ?? null}`,
  );
}

const inHosts = (hosts: readonly string[]): SQL =>
  sql`${siteHosts.host} in (select value from json_each(${soundJson(hosts)}))`;

/** Gives the site these names, of which `domain` is the one that its owner has set. */
export function setDomainStatements(
  ctx: Context,
  siteId: string,
  domain: string,
  hosts: readonly string[],
): Statement[] {
  const now = ctx.clock.now();
  return [
    ...hosts.map((host) =>
      statement(sql`insert into ${siteHosts} (host, site_id) values (${host}, ${siteId})
        on conflict (host) do nothing`),
    ),
    statement(sql`update ${sites} set custom_domain = ${domain}, updated_at = ${now}
      where ${sites.id} = ${siteId}`),
  ];
}

/** The site's names lead nowhere any more; those that are another's by then stay. */
export function dropHostsStatement(siteId: string, hosts: readonly string[]): Statement {
  return statement(
    sql`delete from ${siteHosts} where ${siteHosts.siteId} = ${siteId} and ${inHosts(hosts)}`,
  );
}

/** `domain` leads here: once everything of the site is ready there, that is its address. */
export function moveToDomainStatement(ctx: Context, siteId: string, domain: string): Statement {
  const now = ctx.clock.now();
  return statement(sql`update ${sites} set target_domain = ${domain},
    due_at = case when ${sites.publishedVersionId} is null then null else ${now} end, failures = 0
    where ${sites.id} = ${siteId} and ${sites.customDomain} = ${domain}
      and ${sites.targetDomain} is not ${domain}`);
}

/**
 * The site is no longer to be found under `domain`: back at its subdomain at once, with pages that
 * say so as soon as they are made. `forgets` also takes it from what its owner has set.
 */
export function leaveDomainStatements(
  ctx: Context,
  { siteId, domain }: { siteId: string; domain: string },
  { forgets }: { forgets: boolean },
): Statement[] {
  const now = ctx.clock.now();
  const isIt = sql`${sites.id} = ${siteId}`;
  const isDue = sql`case when ${sites.publishedVersionId} is null then null else ${now} end`;
  return [
    statement(sql`update ${sites} set live_domain = null, target_domain = null,
      changed_at = max(${now}, coalesce(${sites.changedAt}, 0) + 1), due_at = ${isDue},
      failures = 0, updated_at = ${now} where ${isIt} and ${sites.liveDomain} = ${domain}`),
    statement(sql`update ${sites} set target_domain = ${sites.liveDomain}
      where ${isIt} and ${sites.targetDomain} = ${domain}`),
    ...(forgets
      ? [
          statement(sql`update ${sites} set custom_domain = null, updated_at = ${now}
            where ${isIt} and ${sites.customDomain} = ${domain}`),
        ]
      : []),
  ];
}

/** The site that has the name beside its subdomain, if there is one. */
export async function findSiteOfHost(ctx: Context, host: string): Promise<string | undefined> {
  const [row] = await ctx.db.orm
    .select({ siteId: siteHosts.siteId })
    .from(siteHosts)
    .where(eq(siteHosts.host, host));
  return row?.siteId;
}

/** The names of all sites beside their subdomains, or of some. */
export async function listSiteHosts(
  ctx: Context,
  siteIds?: readonly string[],
): Promise<{ siteId: string; host: string }[]> {
  return ctx.db.orm
    .select({ siteId: siteHosts.siteId, host: siteHosts.host })
    .from(siteHosts)
    .where(siteIds === undefined ? undefined : inArray(siteHosts.siteId, [...siteIds]));
}

/**
 * Subdomain labels of published sites, of all of them or of some; also of those that were moved to
 * another instance, whose visitors are sent on from here.
 */
export async function listPublishedSlugs(
  ctx: Context,
  siteIds?: readonly string[],
): Promise<{ siteId: string; slug: string }[]> {
  const moved = await listForwarded(ctx);
  const isPublished = and(isNotNull(sites.servedBuildId), ne(sites.status, "draft"));
  return ctx.db.orm
    .select({ siteId: sites.id, slug: sites.slug })
    .from(sites)
    .where(
      and(
        moved.length === 0 ? isPublished : or(isPublished, inArray(sites.accountId, moved)),
        siteIds === undefined ? undefined : inArray(sites.id, [...siteIds]),
      ),
    );
}

/** Every site with a domain, set or live, and the names under which visitors find it. */
export async function listDomainPointers(ctx: Context): Promise<
  {
    siteId: string;
    customDomain: string | null;
    liveDomain: string | null;
    hosts: readonly string[];
  }[]
> {
  const rows = await ctx.db.orm
    .select({
      siteId: sites.id,
      customDomain: sites.customDomain,
      liveDomain: sites.liveDomain,
      host: siteHosts.host,
    })
    .from(sites)
    .leftJoin(siteHosts, eq(siteHosts.siteId, sites.id))
    .where(or(isNotNull(sites.customDomain), isNotNull(sites.liveDomain)));
  const bySite = Map.groupBy(rows, ({ siteId }) => siteId);
  return [...bySite.values()].flatMap((found) => {
    const [first] = found;
    if (first === undefined) return [];
    const { siteId, customDomain, liveDomain } = first;
    return [{ siteId, customDomain, liveDomain, hosts: found.flatMap(({ host }) => host ?? []) }];
  });
}
