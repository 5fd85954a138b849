/** A site's domains, when the site is removed for good; also one that is set at that moment. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { domains } from "./table.ts";

export const removeDomainsStatements = (siteId: string): Statement[] => [
  statement(sql`delete from ${domains} where ${domains.siteId} = ${siteId}`),
];
