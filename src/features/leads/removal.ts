/** A site's leads, their notes and mails that still wait, when the site is removed for good. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { dropMailStatement } from "../../platform/mail/mail.ts";
import { LEAD_NOTICE } from "./notice.ts";
import {
  leadCounts,
  leadNotes,
  leadOrdinals,
  leadPictures,
  leadSettings,
  leads,
  spamLeads,
} from "./table.ts";

export function removeLeadsStatements(siteId: string): Statement[] {
  const ofSite = sql`select id as reference from ${leads} where site_id = ${siteId}`;
  return [
    dropMailStatement(LEAD_NOTICE, ofSite),
    ...[
      sql`delete from ${leadNotes} where lead_id in (${ofSite})`,
      sql`delete from ${leadPictures} where site_id = ${siteId}`,
      sql`delete from ${leads} where site_id = ${siteId}`,
      sql`delete from ${spamLeads} where site_id = ${siteId}`,
      sql`delete from ${leadCounts} where site_id = ${siteId}`,
      sql`delete from ${leadOrdinals} where site_id = ${siteId}`,
      sql`delete from ${leadSettings} where site_id = ${siteId}`,
    ].map(statement),
  ];
}
