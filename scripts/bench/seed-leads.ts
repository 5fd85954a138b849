/** Fills the inboxes of sites that are there already, a transaction for a hundred sites. */
import { sql } from "drizzle-orm";
import { withOfflineContext } from "../../src/app/offline.ts";
import { countInWhere } from "../../src/features/leads/counts.ts";
import type { Statement } from "../../src/platform/database/database.ts";
import { statement } from "../../src/platform/database/statements.ts";
import { SEED_DOMAIN } from "./seed.ts";

/** Ids in the order of the sites' names, and the account that they belong to. */
export type Seeded = { accountId: string; siteIds: string[] };

const SITES_PER_WRITE = 100;

type SiteRow = { id: string; account_id: string };

/** `countOf` says how many leads of all statuses the site at that place gets. */
export async function fillInboxes(
  directory: string,
  countOf: (at: number) => number,
): Promise<Seeded> {
  const settings = { SITEWRIGHT_DATA: directory, SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN };
  return withOfflineContext(settings, async (ctx) => {
    const sites = await ctx.db.orm.all<SiteRow>(
      sql`select id, account_id from sites order by slug`,
    );
    for (let from = 0; from < sites.length; from += SITES_PER_WRITE)
      await ctx.db.write(
        sites
          .slice(from, from + SITES_PER_WRITE)
          .flatMap((site, at) => leadStatements(site, countOf(from + at))),
      );
    return { accountId: sites[0]?.account_id ?? "", siteIds: sites.map(({ id }) => id) };
  });
}

const leadStatements = (site: SiteRow, count: number): Statement[] => [
  statement(sql`insert into lead_ordinals (site_id, latest) values (${site.id}, ${count})`),
  statement(sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into leads (id, site_id, account_id, ordinal, form, name, email, phone, message,
      fields, source, created_at, status)
    select 'lead_' || ${site.id} || i, ${site.id}, ${site.account_id}, i, 'contact', 'Robin',
      'robin' || i || '@example.com', '', 'Do you bake for weddings in May?', '{}',
      '/contact', i, case i % 5 when 0 then 'won' when 1 then 'lost' else 'new' end from n`),
  countInWhere(sql`site_id = ${site.id}`),
];
