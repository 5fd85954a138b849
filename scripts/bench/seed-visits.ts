/**
 * Gives sites a past: ninety days of page views, summed up and written by the code that counts real
 * ones, only a day at a time instead of a thousand hits. A visitor looks at three pages. What is
 * kept for two days only, the names of visitors, is written for the last two days.
 */
import { sql } from "drizzle-orm";
import { withOfflineContext } from "../../src/app/offline.ts";
import { createKey } from "../../src/features/accounts/keys.ts";
import { dayOf } from "../../src/features/analytics/days.ts";
import { SOURCES } from "../../src/features/analytics/sources.ts";
import { type PageView, tallySightings } from "../../src/features/analytics/tally.ts";
import { tallyStatements } from "../../src/features/analytics/tally-statements.ts";

const DAYS = 90;
const VIEWS_PER_VISIT = 3;
const NAMED_DAYS = 2;
const COUNTRIES = "DE FR US GB CH AT NL IT ES PL SE DK NO FI BE IE PT CZ CA AU".split(" ");
const LANGUAGES = "de en fr it es nl pl sv da pt".split(" ");
const DEVICES = ["mobile", "desktop", "tablet"] as const;

export type Past = {
  /** Page views in ninety days. */
  readonly views: number;
  /** How many pages the site has, and how many others link to it. */
  readonly values: number;
};

export type Seeded = { readonly key: string; readonly siteIds: readonly string[] };

/** Site by site, as far as there are pasts; answers all ids, and a key of the sites' account. */
export async function seedVisits(dataDirectory: string, pasts: readonly Past[]): Promise<Seeded> {
  return withOfflineContext({ SITEWRIGHT_DATA: dataDirectory }, async (ctx) => {
    const sites = await ctx.db.orm.all<{ id: string; account_id: string }>(
      sql`select id, account_id from sites order by slug`,
    );
    const today = dayOf(ctx.clock.now());
    for (const [at, past] of pasts.entries()) {
      const { id: siteId = "" } = sites[at] ?? {};
      for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
        const views = listViews(siteId, today - ago, past);
        const tally = tallySightings(views, new Map());
        const visitors = ago < NAMED_DAYS ? tally.visitors : [];
        await ctx.db.write(tallyStatements({ days: tally.days, visitors }));
      }
    }
    const { account_id: accountId = "" } = sites[0] ?? {};
    const { key } = await createKey(ctx, { accountId, scope: "full" });
    return { key, siteIds: sites.map(({ id }) => id) };
  });
}

function listViews(siteId: string, day: number, { views, values }: Past): PageView[] {
  const random = createRandom(day);
  // The days' shares add up to the whole.
  const place = day % DAYS;
  const count = Math.floor((views * (place + 1)) / DAYS) - Math.floor((views * place) / DAYS);
  const list: PageView[] = [];
  for (let at = 0; at < count; at += 1) {
    const visit = Math.floor(at / VIEWS_PER_VISIT);
    const isArrival = at % VIEWS_PER_VISIT === 0;
    list.push({
      ...{ kind: "view", siteId, day, visitor: `${siteId}-${visit}` },
      path: `/page-${pickFew(random(), values)}`,
      referrer: isArrival ? `site-${pickFew(random(), values)}.example` : undefined,
      device: pick(DEVICES, visit),
      country: pick(COUNTRIES, pickFew(random(), COUNTRIES.length)),
      language: pick(LANGUAGES, pickFew(random(), LANGUAGES.length)),
      source: isArrival ? pick(SOURCES, visit) : undefined,
    });
  }
  return list;
}

/** Few of the numbers below `count` often and many rarely, as with all that people choose. */
const pickFew = (random: number, count: number): number => Math.floor(count ** random - 1) % count;

function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error("there is nothing to pick from");
  return value;
}

/** The same numbers from 0 to 1 in every run. */
function createRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
