/** For writes that take long to prepare: what they belong to may be gone by then. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat } from "../../platform/database/statements.ts";
import { sites } from "./table.ts";

export const SITE_GONE = "site-gone";

/** The write is refused with `SITE_GONE` unless there is such a site. */
export const requireSite = (siteId: string): Statement =>
  requireThat(SITE_GONE, sql`exists (select 1 from ${sites} where id = ${siteId})`);
