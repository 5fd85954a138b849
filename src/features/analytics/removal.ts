/** A site's counts, when the site is removed for good. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { visitCounts, visitDays } from "./table.ts";

export const removeAnalyticsStatements = (siteId: string): Statement[] =>
  [
    sql`delete from ${visitDays} where site_id = ${siteId}`,
    sql`delete from ${visitCounts} where site_id = ${siteId}`,
  ].map(statement);
