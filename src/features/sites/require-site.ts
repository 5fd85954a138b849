/** For writes of what came in over some time: the site that it belongs to may be gone by then. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement, requirement } from "../../platform/database/statements.ts";
import { sites } from "./table.ts";

export const SITE_GONE = "site-gone";

const prepared = prepareStatement(
  requirement(
    SITE_GONE,
    sql`exists (select 1 from ${sites} where id = ${sql.placeholder("siteId")})`,
  ),
);

/** The write is refused with `SITE_GONE` unless there is such a site. */
export const requireSite = (siteId: string): Statement => prepared({ siteId });
