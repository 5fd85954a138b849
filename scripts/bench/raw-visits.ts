/**
 * What counted visits are held against: one row a hit, with the same facts in it, inserted in
 * groups as large as those that hits are written in, through the same writer with the same
 * durability. Nothing is read, judged, hashed or summed up. Prints the rows a second.
 */
import { sql } from "drizzle-orm";
import { withOfflineContext } from "../../src/app/offline.ts";
import { GROUP_HITS_MAX } from "../../src/features/analytics/hits.ts";
import { prepareStatement, statement } from "../../src/platform/database/statements.ts";

const [directory = "", seconds] = process.argv.slice(2);

const insertHit = prepareStatement(sql`
  insert into raw_hits
    (site_id, at, visitor, path, referrer, device, country, language, source)
  values (${sql.placeholder("siteId")}, ${sql.placeholder("at")}, ${sql.placeholder("visitor")},
    '/', 'google.com', 'mobile', 'DE', 'de', 'search')`);

const rate = await withOfflineContext({ SITEWRIGHT_DATA: directory }, async ({ db }) => {
  await db.write([
    statement(sql`create table raw_hits (site_id text not null, at integer not null,
      visitor text not null, path text not null, referrer text not null, device text not null,
      country text not null, language text not null, source text not null)`),
  ]);
  let rows = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + Number(seconds) * 1000;
  while (performance.now() < endsAt) {
    const group = Array.from({ length: GROUP_HITS_MAX }, (_, at) =>
      insertHit({ siteId: "site_0", at: rows + at, visitor: `visitor-${(rows + at) % 5_000}` }),
    );
    await db.write(group);
    rows += group.length;
  }
  const rate = rows / ((performance.now() - startedAt) / 1000);
  await db.write([statement(sql`drop table raw_hits`)]);
  return rate;
});
console.log(rate);
