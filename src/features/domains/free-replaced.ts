/**
 * A domain that was replaced leads on to the site's new one until it is wanted elsewhere: another site
 * of the same account may have it. A stranger may not, for whom it is in use.
 */
import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { getSiteRecord } from "../sites/room.ts";
import { dropDomainStatements, requireReplaced } from "./stored-domains.ts";
import { domains } from "./table.ts";

/** What takes the names from sites that are found elsewhere by now, and which sites these are. */
export async function freeReplaced(
  ctx: Context,
  { accountId, siteId }: { accountId: string; siteId: string },
  hosts: readonly string[],
): Promise<{ statements: Statement[]; holders: string[] }> {
  const rows = await ctx.db.orm
    .select()
    .from(domains)
    .where(
      and(
        eq(domains.accountId, accountId),
        ne(domains.siteId, siteId),
        isNotNull(domains.replacedAt),
        inArray(domains.domain, [...hosts]),
      ),
    );
  const statements: Statement[] = [];
  const holders: string[] = [];
  for (const row of rows) {
    const { liveDomain, targetDomain } = await getSiteRecord(ctx, row.siteId);
    if ([liveDomain, targetDomain].includes(row.domain)) continue;
    const dropping = await dropDomainStatements(ctx, row.siteId, [row.domain]);
    statements.push(requireReplaced(row), ...dropping);
    holders.push(row.siteId);
  }
  return { statements, holders };
}
