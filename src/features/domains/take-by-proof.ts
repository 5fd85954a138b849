/**
 * A domain that somebody else has set goes to whoever can show its claim record while the holder
 * cannot: who writes a domain's records, has the domain. It keeps nobody from their own name.
 */
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/database/statements.ts";
import {
  dropHostsStatement,
  findSiteOfHost,
  forgetHostedSite,
  HOLDER_CHANGED,
  HOST_TAKEN,
  leaveDomainStatements,
  requireFreeHosts,
  requireHolder,
  wakePublishing,
} from "../sites/room.ts";
import { claimName, hasClaim } from "./claim.ts";
import { counterpartOf, hostsOf } from "./domain-name.ts";
import { dropDomainStatements, listDomainsOf } from "./stored-domains.ts";

/** Gives the site the domain with `add`ed statements if it may have it. Answers whether it has it now. */
export async function takeByProof(
  ctx: Context,
  site: { siteId: string; accountId: string },
  domain: string,
  add: (hosts: readonly string[]) => readonly Statement[],
): Promise<boolean> {
  const { siteId } = site;
  const texts = await ctx.dns.query(claimName(domain), "TXT").catch(() => []);
  if (!hasClaim(ctx, siteId, texts)) return false;
  const holder = await findSiteOfHost(ctx, domain);
  if (holder !== undefined && holder !== siteId && hasClaim(ctx, holder, texts)) return false;
  const taken =
    holder === undefined || holder === siteId ? NOTHING : await take(ctx, holder, domain);
  const free = await listFree(ctx, siteId, domain, taken.hosts);
  try {
    await ctx.db.write([
      requireHolder(domain, holder),
      ...taken.statements,
      requireFreeHosts(ctx, siteId, free),
      ...add(free),
    ]);
  } catch (error) {
    const isBeaten = isRefusal(error, HOLDER_CHANGED, HOST_TAKEN);
    if (!isBeaten) throw error;
    return false;
  }
  if (holder !== undefined) {
    forgetHostedSite(ctx, holder);
    wakePublishing(ctx);
    ctx.log.warn({ siteId, domain, holder }, "a domain was taken by proof");
  }
  return true;
}

type Taken = { statements: readonly Statement[]; hosts: readonly string[] };
const NOTHING: Taken = { statements: [], hosts: [] };

/** Takes from the holder the domain that it has set, or a name that only goes with one. */
async function take(ctx: Context, holder: string, domain: string): Promise<Taken> {
  const rows = await listDomainsOf(ctx, holder);
  if (!rows.some((row) => row.domain === domain))
    return { statements: [dropHostsStatement(holder, [domain])], hosts: [domain] };
  const statements = [
    ...leaveDomainStatements(ctx, { siteId: holder, domain }, { forgets: true }),
    ...(await dropDomainStatements(ctx, holder, [domain])),
  ];
  // With further domains the holder may keep the counterpart, so that is left alone.
  return { statements, hosts: rows.length === 1 ? hostsOf(ctx.config, domain) : [domain] };
}

/** The domain, and its counterpart where that is nobody else's. */
async function listFree(
  ctx: Context,
  siteId: string,
  domain: string,
  taken: readonly string[],
): Promise<string[]> {
  const counterpart = counterpartOf(domain);
  const holder = taken.includes(counterpart) ? undefined : await findSiteOfHost(ctx, counterpart);
  const isFree = holder === undefined || holder === siteId;
  return hostsOf(ctx.config, domain).filter((host) => host === domain || isFree);
}
