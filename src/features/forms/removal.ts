/** What a site's owner had set for its forms, when the site is removed for good. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { formSettings } from "./table.ts";

export const removeFormsStatements = (siteId: string): Statement[] => [
  statement(sql`delete from ${formSettings} where site_id = ${siteId}`),
];
