/** A site's events and all who registered, when the site is removed for good. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { events, registrationNotices, registrations, spamRegistrations } from "./table.ts";

/** Nobody is told: what a mail could link to is gone. */
export const removeEventsStatements = (siteId: string): Statement[] =>
  [
    sql`delete from ${registrationNotices} where site_id = ${siteId}`,
    sql`delete from ${registrations} where site_id = ${siteId}`,
    sql`delete from ${spamRegistrations} where site_id = ${siteId}`,
    sql`delete from ${events} where site_id = ${siteId}`,
  ].map(statement);
