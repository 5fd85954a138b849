/** Visits that were counted while the clock was fast: they are in no figure, and their salt does not stay. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { claimInstance } from "./fixtures/console.ts";
import { openVisitedSite, type VisitedSite } from "./fixtures/visited-site.ts";

const DAY_MS = 86_400_000;

let site: VisitedSite;
let now: number;
beforeEach(async () => {
  site = await openVisitedSite();
  now = site.service.clock.now();
});
afterEach(() => site.close());

type Salt = { day: number; salt: ArrayBuffer };

async function readSalts(): Promise<Salt[]> {
  const { rows } = await site.service.ctx.db.client.execute("select day, salt from visitor_salts");
  return rows as unknown as Salt[];
}

/** Sets the clock right, and lets the tasks of the next minute run. */
async function setRight(): Promise<void> {
  site.service.clock.setNow(now);
  site.service.clock.advance(60_000);
  await site.service.ctx.scheduler.step();
}

test.each([1, 30, 400])(
  "a salt of %i days ahead is destroyed once the clock is right",
  async (days) => {
    await site.view("/");
    await site.read();
    const [todays] = await readSalts();
    site.service.clock.setNow(now + days * DAY_MS);
    await site.view("/");
    expect((await site.read()).pageviews).toBeGreaterThan(0);
    const ahead = (await readSalts()).find(({ day }) => day !== todays?.day);
    const bytes = Buffer.from(ahead?.salt ?? new ArrayBuffer(0));
    expect(bytes).toHaveLength(32);
    await setRight();
    expect((await readSalts()).map(({ day }) => day)).toEqual([todays?.day ?? 0]);
    const { directory } = site.service;
    for (const name of readdirSync(directory).filter((one) => one.startsWith("sitewright.db")))
      expect([name, readFileSync(join(directory, name)).includes(bytes)]).toEqual([name, false]);
    const { rows } = await site.service.ctx.db.client.execute({
      sql: "select count(*) as count from day_visitors where day > ?",
      args: [Math.floor(now / DAY_MS)],
    });
    expect(rows[0]?.count).toBe(0);
  },
);

test("visits of days to come are in no figure, and today's are counted as ever", async () => {
  const operator = await claimInstance(site.service);
  const figures = async () => {
    const { pageviews, uniques, series } = await site.read("7d");
    const [listed] = (await operator.call("sites.list")).body.items;
    return { pageviews, uniques, last: series.at(-1), listed: listed.visits7 };
  };
  site.service.clock.setNow(now + 3 * DAY_MS);
  for (const path of ["/", "/about", "/"]) await site.view(path);
  await site.read();
  await setRight();
  const none = { day: "2026-06-15", pageviews: 0 };
  expect(await figures()).toEqual({ pageviews: 0, uniques: 0, last: none, listed: 0 });
  await site.view("/");
  await site.view("/about");
  const two = { day: "2026-06-15", pageviews: 2 };
  expect(await figures()).toEqual({ pageviews: 2, uniques: 1, last: two, listed: 1 });
});
