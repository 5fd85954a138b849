/** For writes of what came in over some time: the site that it belongs to may be gone by then. */
import { type SQL, sql } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement, Writable } from "../../platform/database/database.ts";
import {
  prepareStatement,
  requirement,
  unlessRefused,
} from "../../platform/database/statements.ts";
import { sites } from "./table.ts";

export const SITE_GONE = "site-gone";

const prepared = prepareStatement(
  requirement(
    SITE_GONE,
    sql`exists (select 1 from ${sites} where id = ${sql.placeholder("siteId")})`,
  ),
);

/** The condition that there is such a site, for rows that are left out otherwise. */
export const siteExists = (siteId: SQL): SQL =>
  sql`exists (select 1 from ${sites} where id = ${siteId})`;

/** The write is refused with `SITE_GONE` unless there is such a site. */
export const requireSite = (siteId: string): Statement => prepared({ siteId });

/** Writes what belongs to the site; nothing is left behind of one that is removed meanwhile. Throws `not_found`. */
export async function writeForSite(
  ctx: Context,
  siteId: string,
  statements: readonly Writable[],
): Promise<void> {
  const write = () => ctx.db.write([requireSite(siteId), ...statements]);
  if (!(await unlessRefused(SITE_GONE, write))) throw notFound("site");
}
