import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { storeBareSites } from "../../../test/fixtures/bare-sites.ts";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { serveLibsql } from "../../../test/fixtures/libsql-server.ts";
import { DESKTOP, PHONE } from "../../../test/fixtures/visited-site.ts";
import type { Context } from "../../platform/context.ts";
import { DAY_MS, dayOf, WEEK_DAYS } from "./days.ts";
import { GROUP_HITS_MAX, noteHit } from "./hits.ts";
import { NEW_VISITORS_MAX } from "./new-visitors.ts";
import type { Hit } from "./read-view.ts";
import { dayVisitors, visitCounts, visitDays, visitorSalts } from "./table.ts";
import { DIMENSIONS } from "./tally.ts";
import { OTHER, VALUES_MAX } from "./tally-statements.ts";
import { analyticsTasks } from "./tasks.ts";
import { forgetVisitors, loadSalt } from "./visitors.ts";
import { writeAllHits, writeHits } from "./write-hits.ts";

let opened: TestContext;
let ctx: Context;
beforeEach(async () => {
  opened = await openTestContext();
  ({ ctx } = opened);
  await storeBareSites(ctx, "site_1", "site_2");
});
afterEach(() => opened.close());

const ADDRESS = "198.51.100.23";

function view(at: Context, changes: Partial<Hit> = {}): Hit {
  return {
    kind: "view",
    siteId: "site_1",
    accountId: "acc_1",
    atMs: at.clock.now(),
    address: ADDRESS,
    agent: DESKTOP,
    path: "/",
    url: "http://bakery.example/",
    referrer: "",
    language: "de",
    country: undefined,
    authorization: undefined,
    ...changes,
  };
}

const readDays = (at: Context) => at.db.orm.select().from(visitDays);

async function readValues(dimension: string, days = 1): Promise<Map<string, number>> {
  const rows = await ctx.db.orm
    .select()
    .from(visitCounts)
    .where(eq(visitCounts.dimension, dimension));
  return new Map(rows.filter((row) => row.days === days).map((row) => [row.value, row.views]));
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

describe("the counts", () => {
  test("are what the hits themselves add up to, in whatever groups they were written", async () => {
    const start = dayOf(ctx.clock.now()) * DAY_MS;
    const hit = fc.record({
      siteId: fc.constantFrom("site_1", "site_2"),
      atMs: fc.integer({ min: 0, max: 20 }).map((day) => start + day * DAY_MS),
      address: fc.constantFrom("198.51.100.1", "198.51.100.2", "198.51.100.3"),
      agent: fc.constantFrom(DESKTOP, PHONE),
      path: fc.constantFrom("/", "/about", "/contact"),
      referrer: fc.constantFrom("", "https://a.example/", "http://bakery.example/"),
    });
    const groups = fc.array(fc.array(hit, { maxLength: 12 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(groups, async (written) => {
        await ctx.db.write(
          [visitDays, visitCounts, dayVisitors].map((table) => ctx.db.orm.delete(table)),
        );
        for (const group of written) {
          for (const changes of group) noteHit(ctx, view(ctx, changes));
          await writeHits(ctx);
        }
        const hits = written.flat();
        const people = new Set(
          hits.map((one) => [one.siteId, one.atMs, one.address, one.agent].join()),
        );
        const days = await readDays(ctx);
        expect(sum(days.map(({ pageviews }) => pageviews))).toBe(hits.length);
        expect(sum(days.map(({ uniques }) => uniques))).toBe(people.size);
        expect(await ctx.db.orm.$count(dayVisitors)).toBe(people.size);
        for (const days of [1, 7]) {
          const paths = await ctx.db.orm.select().from(visitCounts);
          for (const dimension of ["path", "device", "country", "language", "source"]) {
            const rows = paths.filter((row) => row.days === days && row.dimension === dimension);
            expect(sum(rows.map(({ views }) => views))).toBe(hits.length);
            expect(sum(rows.map(({ visitors }) => visitors))).toBe(people.size);
          }
          const arrivals = paths.filter((row) => row.days === days && row.dimension === "referrer");
          expect(sum(arrivals.map(({ views }) => views))).toBe(
            hits.filter(({ referrer }) => referrer === "https://a.example/").length,
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  test("take in so many referrers a day and put the rest together", async () => {
    const total = VALUES_MAX + 150;
    for (let at = 0; at < total; at += 1) {
      noteHit(ctx, view(ctx, { referrer: `https://spam-${at}.example/` }));
      if (at % 100 === 99) await writeHits(ctx);
    }
    noteHit(ctx, view(ctx, { referrer: "https://spam-0.example/" }));
    await writeAllHits(ctx);
    for (const days of [1, 7]) {
      const referrers = await readValues("referrer", days);
      expect(referrers.size).toBe(VALUES_MAX + 1);
      expect(referrers.get(OTHER)).toBe(150);
      expect(referrers.get("spam-0.example")).toBe(2);
      expect(sum(referrers.values())).toBe(total + 1);
    }
  });

  test("take in as many a week, if each day brings others", async () => {
    // A whole week, whatever day the clock begins with.
    const from = Math.ceil(dayOf(ctx.clock.now()) / WEEK_DAYS) * WEEK_DAYS;
    for (let day = 0; day < WEEK_DAYS; day += 1)
      for (let at = 0; at < 100; at += 1) {
        const referrer = `https://spam-${day}-${at}.example/`;
        noteHit(ctx, view(ctx, { referrer, atMs: (from + day) * DAY_MS }));
      }
    await writeAllHits(ctx);
    const byDay = await readValues("referrer", 1);
    expect([byDay.size, byDay.has(OTHER)]).toEqual([700, false]);
    const byWeek = await readValues("referrer", WEEK_DAYS);
    expect([byWeek.size, byWeek.get(OTHER)]).toEqual([VALUES_MAX + 1, 700 - VALUES_MAX]);
  });

  test("give places to what most come from when all come at once", async () => {
    for (let at = 0; at < 300; at += 1)
      noteHit(ctx, view(ctx, { referrer: `https://spam-${at}.example/` }));
    for (let at = 0; at < 5; at += 1)
      noteHit(ctx, view(ctx, { referrer: "https://zz-friend.example/" }));
    await writeHits(ctx);
    expect((await readValues("referrer")).get("zz-friend.example")).toBe(5);
  });

  test("stay right when two instances count the same visitor at the same moment", async () => {
    await using server = await openShared();
    const [one, two] = [await server.open(), await server.open()];
    for (const other of [one, two])
      for (let at = 0; at < 5; at += 1) noteHit(other, view(other, { path: `/${at}` }));
    await Promise.all([writeHits(one), writeHits(two)]);
    expect(await readDays(one)).toMatchObject([{ pageviews: 10, uniques: 1 }]);
  });

  test("go when they are more than 400 days old", async () => {
    for (const task of analyticsTasks(ctx)) ctx.scheduler.add(task);
    noteHit(ctx, view(ctx));
    await writeHits(ctx);
    opened.clock.advance(400 * DAY_MS);
    await ctx.scheduler.step();
    expect(await readDays(ctx)).toHaveLength(1);
    opened.clock.advance(DAY_MS);
    await ctx.scheduler.step();
    expect(await readDays(ctx)).toEqual([]);
    expect((await readValues("path")).size).toBe(0);
  });
});

describe("a flood", () => {
  test("of all that a request can make up leaves few rows", async () => {
    for (let at = 0; at < 3_000; at += 1) {
      const made = {
        ...{ agent: `${DESKTOP} ${at}`, referrer: `https://spam-${at}.example/` },
        ...{ url: `http://bakery.example/?utm_source=${at}`, language: `${at}` },
      };
      noteHit(ctx, view(ctx, made));
    }
    await writeAllHits(ctx);
    expect(await readDays(ctx)).toMatchObject([{ pageviews: 3_000, uniques: 3_000 }]);
    const sizes = await Promise.all(
      DIMENSIONS.map(async (dimension) => [dimension, (await readValues(dimension)).size]),
    );
    expect(Object.fromEntries(sizes)).toEqual({
      ...{ path: 1, referrer: VALUES_MAX + 1, device: 1, country: 1, language: 1, source: 1 },
    });
  });

  test("of browsers from one network is a machine's after the first thousands", async () => {
    const addresses = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"];
    for (let at = 0; at < NEW_VISITORS_MAX; at += 1)
      noteHit(ctx, view(ctx, { agent: `${DESKTOP} ${at}`, address: addresses[at % 2] ?? "" }));
    for (const address of addresses) noteHit(ctx, view(ctx, { agent: PHONE, address }));
    // Whoever is known already is not new.
    noteHit(ctx, view(ctx, { agent: `${DESKTOP} 0`, address: addresses[0] ?? "" }));
    await writeAllHits(ctx);
    const counted = { pageviews: NEW_VISITORS_MAX + 2, uniques: NEW_VISITORS_MAX + 1 };
    expect(await readDays(ctx)).toMatchObject([counted]);
    opened.clock.advance(1_000);
    for (const address of addresses.slice(0, 2)) noteHit(ctx, view(ctx, { agent: PHONE, address }));
    await writeAllHits(ctx);
    expect(await readDays(ctx)).toMatchObject([
      { pageviews: counted.pageviews + 1, uniques: counted.uniques + 1 },
    ]);
  });
});

describe("hits that wait", () => {
  test("are written in groups, and a whole one at once", async () => {
    for (const task of analyticsTasks(ctx)) ctx.scheduler.add(task);
    await ctx.scheduler.step();
    for (let at = 0; at < GROUP_HITS_MAX - 1; at += 1) noteHit(ctx, view(ctx));
    await ctx.scheduler.step();
    expect(await readDays(ctx)).toEqual([]);
    noteHit(ctx, view(ctx));
    await ctx.scheduler.step();
    expect(await readDays(ctx)).toMatchObject([{ pageviews: GROUP_HITS_MAX }]);
  });

  test("of browsers that take long to tell apart hold nobody else up", async () => {
    let turn = 0;
    let isWritten = false;
    const readIn: number[] = [];
    // Half a millisecond each: what tells browsers apart looks for many names in each.
    const odd = "Windows NT Version/".repeat(26).slice(0, 490);
    for (let at = 0; at < GROUP_HITS_MAX; at += 1) {
      const hit = view(ctx);
      const get = () => {
        readIn.push(turn);
        return `${odd}${at}`;
      };
      noteHit(ctx, Object.defineProperty(hit, "agent", { get }));
    }
    const others = (async () => {
      for (; !isWritten; turn += 1) await new Promise(setImmediate);
    })();
    await writeHits(ctx);
    isWritten = true;
    await others;
    expect(await readDays(ctx)).toMatchObject([{ pageviews: GROUP_HITS_MAX }]);
    // In how many turns depends on the machine; all in one is what nobody may wait for.
    expect(new Set(readIn).size).toBeGreaterThan(1);
  });

  test("are on disk within a second: a crash loses only those that came after", async () => {
    for (const task of analyticsTasks(ctx)) ctx.scheduler.add(task);
    await ctx.scheduler.step();
    for (let at = 0; at < 5; at += 1) noteHit(ctx, view(ctx));
    opened.clock.advance(1_000);
    await ctx.scheduler.step();
    for (let at = 0; at < 3; at += 1) noteHit(ctx, view(ctx));
    opened = await openTestContextOn(opened);
    expect(await readDays(opened.ctx)).toMatchObject([{ pageviews: 5, uniques: 1 }]);
  });

  test("stay when they cannot be written, and are counted once when they can", async () => {
    noteHit(ctx, view(ctx));
    await ctx.db.client.execute("alter table visit_counts rename to away");
    await expect(writeHits(ctx)).rejects.toThrow("visit_counts");
    await ctx.db.client.execute("alter table away rename to visit_counts");
    await writeAllHits(ctx);
    await writeAllHits(ctx);
    expect(await readDays(ctx)).toMatchObject([{ pageviews: 1, uniques: 1 }]);
  });

  test("are bounded, and what is dropped is said in the log", async () => {
    for (let at = 0; at < 20_500; at += 1) noteHit(ctx, view(ctx, { agent: "curl/8" }));
    noteHit(ctx, view(ctx));
    await writeAllHits(ctx);
    expect(await readDays(ctx)).toEqual([]);
    expect(opened.logLines.filter((line) => line.includes('"dropped":501'))).toHaveLength(1);
  });
});

describe("on disk", () => {
  const filesOf = (directory: string) =>
    readdirSync(directory)
      .filter((name) => name.startsWith("sitewright.db"))
      .map((name) => readFileSync(join(directory, name)));

  test("there is no address, no user agent and no full referrer", async () => {
    noteHit(ctx, view(ctx, { referrer: "https://a.example/secret-path?q=secret-query" }));
    await writeAllHits(ctx);
    for (const bytes of filesOf(opened.directory))
      for (const text of [ADDRESS, "Mozilla", "secret-path", "secret-query"])
        expect(bytes.includes(text)).toBe(false);
    expect(filesOf(opened.directory).some((bytes) => bytes.includes("a.example"))).toBe(true);
  });

  test("a salt and its hashes are gone 48 hours after their day began", async () => {
    const day = dayOf(ctx.clock.now());
    const salt = Buffer.from(await loadSalt(ctx, day));
    noteHit(ctx, view(ctx));
    await writeAllHits(ctx);
    const [visitor] = await ctx.db.orm.select().from(dayVisitors);
    opened.clock.setNow((day + 2) * DAY_MS - 1);
    await forgetVisitors(ctx);
    expect(await ctx.db.orm.$count(visitorSalts)).toBe(1);
    opened.clock.setNow((day + 2) * DAY_MS);
    await forgetVisitors(ctx);
    expect(await ctx.db.orm.$count(visitorSalts)).toBe(0);
    expect(await ctx.db.orm.$count(dayVisitors)).toBe(0);
    expect(await readDays(ctx)).toMatchObject([{ pageviews: 1, uniques: 1 }]);
    const files = filesOf(opened.directory);
    expect(files.length).toBeGreaterThan(1);
    for (const bytes of files) expect(bytes.includes(salt)).toBe(false);
    expect(visitor?.visitor).toHaveLength(16);
  });

  test("a day has one salt over restarts, and the next day another", async () => {
    const day = dayOf(ctx.clock.now());
    const salt = await loadSalt(ctx, day);
    const again = await openTestContextOn(opened);
    expect(Buffer.from(await loadSalt(again.ctx, day))).toEqual(Buffer.from(salt));
    expect(Buffer.from(await loadSalt(again.ctx, day + 1))).not.toEqual(Buffer.from(salt));
    opened = again;
  });
});

async function openTestContextOn(before: TestContext): Promise<TestContext> {
  await before.abandon();
  return openTestContext({ directory: before.directory, clock: before.clock });
}

test("visits that a server has counted and not said so are counted once, and later ones too", async () => {
  await using shared = await openShared();
  const at = await shared.open();
  for (const round of [1, 2]) {
    for (let count = 0; count < 3; count += 1)
      noteHit(at, view(at, { address: `198.51.100.${count}` }));
    shared.server.loseAnswerTo("write_receipts");
    await expect(writeHits(at)).rejects.toThrow();
    noteHit(at, view(at, { address: "198.51.100.200" }));
    await writeAllHits(at);
    expect(sum((await readDays(at)).map(({ pageviews }) => pageviews))).toBe(4 * round);
  }
});

/** Contexts of several instances on one libSQL server. */
async function openShared() {
  const directory = mkdtempSync(join(tmpdir(), "sitewright-shared-"));
  const server = serveLibsql(join(directory, "shared.db"));
  const instances: TestContext[] = [];
  return {
    server,
    async open(): Promise<Context> {
      const instance = await openTestContext({
        environment: { SITEWRIGHT_DATABASE_URL: server.url },
      });
      instances.push(instance);
      if (instances.length === 1) await storeBareSites(instance.ctx, "site_1");
      return instance.ctx;
    },
    async [Symbol.asyncDispose]() {
      for (const instance of instances) await instance.close();
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
