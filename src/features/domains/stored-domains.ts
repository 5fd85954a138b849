/** Reading and dropping rows of the domains' table; all SQL of its queue is here. */
import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat, statement } from "../../platform/database/statements.ts";
import { dropHostsStatement } from "../sites/room.ts";
import { hostsOf } from "./domain-name.ts";
import type { DomainRow } from "./model.ts";
import { domains } from "./table.ts";

/** The domain that the site's owner has set. */
export async function findSetDomain(ctx: Context, siteId: string): Promise<DomainRow | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(domains)
    .where(and(eq(domains.siteId, siteId), isNull(domains.replacedAt)));
  return row;
}

/** Label of the write that expected other domains to be the site's, or another one to be set. */
export const DOMAIN_CHANGED = "domain-changed";

/** Lets a write happen only while this is the domain that is set; undefined: while none is. */
export function requireSetDomain(siteId: string, domain: string | undefined): Statement {
  return requireThat(
    DOMAIN_CHANGED,
    sql`(select domain from ${domains} where site_id = ${siteId} and replaced_at is null)
      is ${domain ?? null}`,
  );
}

/** Lets a write happen only while the domain is replaced: whose it was may have set it again since it was read. */
export const requireReplaced = ({ domain, siteId }: DomainRow): Statement =>
  requireThat(
    DOMAIN_CHANGED,
    sql`exists (select 1 from ${domains} where domain = ${domain} and site_id = ${siteId}
      and replaced_at is not null)`,
  );

/** All of the site's domains, those that were replaced too. */
export async function listDomainsOf(ctx: Context, siteId: string): Promise<DomainRow[]> {
  return ctx.db.orm.select().from(domains).where(eq(domains.siteId, siteId));
}

/** Domains that lead here, of all sites or of one, each with whether its counterpart does. */
export async function listPointing(
  ctx: Context,
  siteId?: string,
): Promise<Pick<DomainRow, "domain" | "siteId" | "hasCounterpart">[]> {
  return ctx.db.orm
    .select({
      domain: domains.domain,
      siteId: domains.siteId,
      hasCounterpart: domains.hasCounterpart,
    })
    .from(domains)
    .where(
      and(
        isNotNull(domains.pointsAt),
        siteId === undefined ? undefined : eq(domains.siteId, siteId),
      ),
    );
}

/** How many domains are set, how many of them have gone elsewhere, and one of those. */
export async function countDomains(
  ctx: Context,
): Promise<{ all: number; lost: number; example: string }> {
  const row = await ctx.db.orm.get<{ total: number; lost: number; example: string | null }>(
    sql`select count(*) as total, count(lost_at) as lost, min(case when lost_at is not null
      then domain end) as example from ${domains} where replaced_at is null`,
  );
  return { all: row?.total ?? 0, lost: row?.lost ?? 0, example: row?.example ?? "" };
}

/** Fresh: nothing has failed of it since it was set or asked for. */
export type DueCheckKind = "fresh" | "failing";

/** Domains whose time has come, the longest due first. */
export async function listDueDomains(
  ctx: Context,
  kind: DueCheckKind,
  passed: { domains: readonly string[]; accounts: readonly string[] },
  countMax: number,
): Promise<DomainRow[]> {
  const isOut = (column: typeof domains.domain | typeof domains.accountId, names: unknown) =>
    sql`${column} not in (select value from json_each(${soundJson(names)}))`;
  return ctx.db.orm
    .select()
    .from(domains)
    .where(
      and(
        lte(domains.dueAt, ctx.clock.now()),
        kind === "fresh" ? eq(domains.failures, 0) : sql`${domains.failures} > 0`,
        isOut(domains.domain, passed.domains),
        isOut(domains.accountId, passed.accounts),
      ),
    )
    .orderBy(asc(domains.dueAt))
    .limit(countMax);
}

/**
 * Forgets domains of a site, with those of their names that no other of its domains stands for. Refused with
 * `DOMAIN_CHANGED` when the site has other domains by then: what they stand for was read before.
 */
export async function dropDomainStatements(
  ctx: Context,
  siteId: string,
  names: readonly string[],
): Promise<Statement[]> {
  if (names.length === 0) return [];
  const all = (await listDomainsOf(ctx, siteId)).map(({ domain }) => domain);
  const kept = all.filter((domain) => !names.includes(domain));
  const keptHosts = new Set(kept.flatMap((domain) => hostsOf(ctx.config, domain)));
  const hosts = names.flatMap((name) => hostsOf(ctx.config, name));
  return [
    requireDomains(siteId, all),
    statement(sql`delete from ${domains} where ${domains.siteId} = ${siteId} and ${domains.domain}
      in (select value from json_each(${soundJson(names)}))`),
    dropHostsStatement(
      siteId,
      hosts.filter((host) => !keptHosts.has(host)),
    ),
  ];
}

/** Lets a write happen only while these are all domains that the site has. */
function requireDomains(siteId: string, names: readonly string[]): Statement {
  const ofSite = sql`select count(*) from ${domains} where site_id = ${siteId}`;
  return requireThat(
    DOMAIN_CHANGED,
    sql`(${ofSite}) = ${names.length} and (${ofSite} and domain in
      (select value from json_each(${soundJson(names)}))) = ${names.length}`,
  );
}
