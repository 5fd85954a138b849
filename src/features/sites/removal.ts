/** A site's record and its names, when the site is removed for good. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { siteHosts, sites } from "./table.ts";

export const removeSiteStatements = (siteId: string): Statement[] => [
  statement(sql`delete from ${siteHosts} where site_id = ${siteId}`),
  statement(sql`delete from ${sites} where id = ${siteId}`),
];
