/** What `doctor` asks of domains: what a site's row says of them is what is known of them here. */
import { isNull } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { listDomainPointers } from "../sites/room.ts";
import { domains } from "./table.ts";

/** Problems, one line each; empty when all is well. */
export async function checkPointers(ctx: Context): Promise<string[]> {
  const set = await ctx.db.orm
    .select({ domain: domains.domain, siteId: domains.siteId })
    .from(domains)
    .where(isNull(domains.replacedAt));
  const siteOf = new Map(set.map(({ domain, siteId }) => [domain, siteId]));
  const problems: string[] = [];
  for (const { siteId, customDomain, liveDomain, hosts } of await listDomainPointers(ctx)) {
    if (customDomain !== null && siteOf.get(customDomain) !== siteId)
      problems.push(`site ${siteId}: its domain ${customDomain} is not known; set it again`);
    for (const domain of new Set([customDomain, liveDomain]))
      if (domain !== null && !hosts.includes(domain))
        problems.push(`site ${siteId}: visitors of ${domain} do not find it; set it again`);
    if (customDomain !== null) siteOf.delete(customDomain);
  }
  for (const [domain, siteId] of siteOf)
    problems.push(`domain ${domain}: site ${siteId} does not know of it`);
  return problems;
}
