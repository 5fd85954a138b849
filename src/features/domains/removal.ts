/** A site's domains, when the site is removed for good. */
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { dropDomainStatements, listDomainsOf } from "./stored-domains.ts";

export async function removeDomainsStatements(ctx: Context, siteId: string): Promise<Statement[]> {
  const names = (await listDomainsOf(ctx, siteId)).map(({ domain }) => domain);
  return dropDomainStatements(ctx, siteId, names);
}
