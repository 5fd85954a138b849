/** What a site's readiness checks said, when the site is removed for good. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { readinessChecks } from "./table.ts";

export const removeReadinessStatements = (siteId: string): Statement[] => [
  statement(sql`delete from ${readinessChecks} where site_id = ${siteId}`),
];
