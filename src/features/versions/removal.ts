/** A site's documents, drafts and builds, when the site is removed for good. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import {
  buildAudits,
  buildFiles,
  builds,
  contents,
  draftOperations,
  drafts,
  plannedReleases,
  versions,
} from "./table.ts";

/** In front of the statement that removes the site's record. */
export function removeVersionsStatements(siteId: string): Statement[] {
  const ofSite = sql`(select id from ${builds} where site_id = ${siteId})`;
  const others = sql`select 1 from ${buildFiles}
    where hash = ${contents}.hash and build_id not in ${ofSite}`;
  return [
    // Contents go with their last build, whichever site's that is.
    sql`delete from ${contents} where hash in
      (select hash from ${buildFiles} where build_id in ${ofSite}) and not exists (${others})`,
    sql`delete from ${buildFiles} where build_id in ${ofSite}`,
    sql`delete from ${buildAudits} where build_id in ${ofSite}`,
    sql`delete from ${builds} where site_id = ${siteId}`,
    sql`delete from ${draftOperations} where site_id = ${siteId}`,
    sql`delete from ${drafts} where site_id = ${siteId}`,
    sql`delete from ${plannedReleases} where site_id = ${siteId}`,
    sql`delete from ${versions} where site_id = ${siteId}`,
  ].map(statement);
}
