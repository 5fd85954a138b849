/** A site's review links and notes, when the site is removed for good. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { reviewLinks, reviewNotes } from "./table.ts";

export const removeReviewsStatements = (siteId: string): Statement[] =>
  [
    sql`delete from ${reviewNotes} where site_id = ${siteId}`,
    sql`delete from ${reviewLinks} where site_id = ${siteId}`,
  ].map(statement);
