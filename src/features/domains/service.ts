/** A site's domain: set, looked up, looked at again, taken away. Throws `not_found` for foreign sites. */
import { sql } from "drizzle-orm";
import { ApiError, invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { statement, unlessRefused } from "../../platform/database/statements.ts";
import {
  forgetHostedSite,
  getSite,
  getSiteRecord,
  HOST_TAKEN,
  leaveDomainStatements,
  requireFreeHosts,
  requireSite,
  SITE_GONE,
  setDomainStatements,
  wakePublishing,
} from "../sites/room.ts";
import { describeCertificate } from "./certificates/describe.ts";
import { checkNow } from "./check-domain.ts";
import { claimName, claimValue } from "./claim.ts";
import { hostsOf, parseDomainName } from "./domain-name.ts";
import { freeReplaced } from "./free-replaced.ts";
import { expectLook } from "./look-at-domain.ts";
import { type DomainRow, type DomainState, parseLook } from "./model.ts";
import {
  DOMAIN_CHANGED,
  dropDomainStatements,
  findSetDomain,
  listDomainsOf,
  requireSetDomain,
} from "./stored-domains.ts";
import { domains } from "./table.ts";
import { takeByProof } from "./take-by-proof.ts";

/** Replaced domains that still lead to the site's new one. */
const REPLACED_MAX = 3;

export type OwnedSite = { accountId: string; siteId: string };

/** The state of the site's domain; of a site without one, with `domain` null. */
export async function getDomain(ctx: Context, site: OwnedSite): Promise<DomainState> {
  await getSite(ctx, site.accountId, site.siteId);
  return readDomainState(ctx, site.siteId);
}

/**
 * Puts the site under a domain of its owner's. The site stays where it is until the domain leads here
 * and everything is ready there. Throws `invalid_request` for a name that cannot be used or is
 * another site's; the two are answered alike.
 */
export async function setDomain(
  ctx: Context,
  { accountId, siteId }: OwnedSite,
  text: string,
): Promise<DomainState> {
  const domain = parseDomainName(ctx.config, text);
  // What is wrong with the call is said before it is said that there is no such site.
  await getSite(ctx, accountId, siteId).catch((error: unknown) => {
    const isMissing = error instanceof ApiError && error.code === "not_found";
    throw isMissing && domain === undefined ? refuse(ctx) : error;
  });
  if (domain === undefined) throw refuse(ctx, siteId);
  const isThere = await unlessRefused(SITE_GONE, async () => {
    while (!(await isSet(ctx, { accountId, siteId }, domain)));
  });
  if (!isThere) throw notFound("site");
  const row = await findSetDomain(ctx, siteId);
  if (row !== undefined) await checkNow(ctx, row);
  return readDomainState(ctx, siteId);
}

/**
 * Sets the domain unless it is. False when another call set one in the meantime: what is replaced is
 * then another, and has to be read again.
 */
async function isSet(ctx: Context, site: OwnedSite, domain: string): Promise<boolean> {
  const current = await findSetDomain(ctx, site.siteId);
  if (current?.domain === domain) return true;
  return unlessRefused(DOMAIN_CHANGED, () => change(ctx, site, domain, current));
}

async function change(
  ctx: Context,
  site: OwnedSite,
  domain: string,
  current: DomainRow | undefined,
): Promise<void> {
  const { siteId } = site;
  const hosts = hostsOf(ctx.config, domain);
  const replacing = [
    requireSetDomain(siteId, current?.domain),
    ...(await replaceStatements(ctx, siteId, current)),
  ];
  const adding = addStatements(ctx, site, domain, hosts);
  const freed = await freeReplaced(ctx, site, hosts);
  const isWritten = await unlessRefused(HOST_TAKEN, () =>
    ctx.db.write([
      ...freed.statements,
      requireFreeHosts(ctx, siteId, hosts),
      ...replacing,
      ...adding,
    ]),
  );
  if (!isWritten) {
    const add = (free: readonly string[]) => [
      ...replacing,
      ...addStatements(ctx, site, domain, free),
    ];
    if (!(await takeByProof(ctx, site, domain, add))) throw refuse(ctx, siteId);
  }
  for (const changed of [siteId, ...freed.holders]) forgetHostedSite(ctx, changed);
  ctx.log.info({ siteId, domain }, "domain set");
}

function addStatements(
  ctx: Context,
  { accountId, siteId }: OwnedSite,
  domain: string,
  hosts: readonly string[],
): Statement[] {
  const now = ctx.clock.now();
  return [
    requireSite(siteId),
    ...setDomainStatements(ctx, siteId, domain, hosts),
    // A domain that was replaced and comes back is known already.
    statement(sql`insert into ${domains} (domain, site_id, account_id, due_at, created_at)
      values (${domain}, ${siteId}, ${accountId}, ${now}, ${now})
      on conflict (domain) do update set replaced_at = null, due_at = ${now}, failures = 0`),
  ];
}

/** The domain that was set before leads on to the new one, if it ever led here; the oldest such go. */
async function replaceStatements(
  ctx: Context,
  siteId: string,
  current: DomainRow | undefined,
): Promise<Statement[]> {
  if (current === undefined) return [];
  if (current.pointsAt === null) return dropDomainStatements(ctx, siteId, [current.domain]);
  const replaced = (await listDomainsOf(ctx, siteId))
    .filter(({ replacedAt }) => replacedAt !== null)
    .sort((a, b) => (b.replacedAt ?? 0) - (a.replacedAt ?? 0));
  const tooOld = replaced.slice(REPLACED_MAX - 1).map(({ domain }) => domain);
  const now = ctx.clock.now();
  return [
    ...(await dropDomainStatements(ctx, siteId, tooOld)),
    statement(sql`update ${domains} set replaced_at = ${now} where domain = ${current.domain}`),
  ];
}

/** Takes the domain away: the site is at its subdomain from now on. */
export async function removeDomain(ctx: Context, site: OwnedSite): Promise<DomainState> {
  const { siteId } = site;
  await getSite(ctx, site.accountId, siteId);
  // One that is set meanwhile goes as well: else its names might, and it would stay.
  while (!(await unlessRefused(DOMAIN_CHANGED, () => forgetDomains(ctx, siteId))));
  return readDomainState(ctx, siteId);
}

async function forgetDomains(ctx: Context, siteId: string): Promise<void> {
  const names = (await listDomainsOf(ctx, siteId)).map(({ domain }) => domain);
  if (names.length === 0) return;
  await ctx.db.write([
    ...names.flatMap((domain) => leaveDomainStatements(ctx, { siteId, domain }, { forgets: true })),
    ...(await dropDomainStatements(ctx, siteId, names)),
  ]);
  forgetHostedSite(ctx, siteId);
  wakePublishing(ctx);
  ctx.log.info({ siteId, domains: names }, "domain removed");
}

/** Has the domain looked at now, and answers what was found. Throws `not_found` without one. */
export async function checkDomain(ctx: Context, site: OwnedSite): Promise<DomainState> {
  const { siteId } = site;
  await getSite(ctx, site.accountId, siteId);
  const current = await findSetDomain(ctx, siteId);
  if (current === undefined) throw notFound("domain");
  await checkNow(ctx, current);
  return readDomainState(ctx, siteId);
}

async function readDomainState(ctx: Context, siteId: string): Promise<DomainState> {
  const row = await findSetDomain(ctx, siteId);
  if (row === undefined)
    return { domain: null, status: "none", records: [], checks: [], certificate: null };
  const site = await getSiteRecord(ctx, siteId);
  const { domain, createdAt } = row;
  const look = parseLook(row);
  const { records, checks } =
    look ?? expectLook(ctx, { domain, siteId, slug: site.slug }, createdAt);
  return {
    ...{ domain, status: statusOf(row, site.liveDomain), records, checks },
    certificate: (await describeCertificate(ctx, domain)) ?? look?.certificate ?? null,
  };
}

function statusOf(row: DomainRow, liveDomain: string | null): DomainState["status"] {
  if (row.lostAt !== null) return "lost";
  if (liveDomain === row.domain) return "live";
  return row.pointsAt === null ? "pending" : "connecting";
}

/**
 * One answer for every domain that cannot be set, so that it says nothing of other accounts. Only
 * whoever has the site is told what proves a domain for it.
 */
function refuse(ctx: Context, siteId?: string) {
  const rule =
    "`domain` must be a full host name of your own, such as www.example.com, that is in use nowhere " +
    "else here.";
  if (siteId === undefined) return invalidRequest(rule);
  return invalidRequest(
    `${rule} If it is yours and refused, add a TXT record at ${claimName("your-domain")} with ` +
      `the value ${claimValue(ctx, siteId)}, and set it again. Such a record proves whose it is.`,
  );
}
