/** Figures at their edges: midnight, thirds, one visitor by many names, and sites that go meanwhile. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { deleteSite } from "../src/features/console/api/delete-site.ts";
import { smallSite, storeSite } from "./fixtures/small-site.ts";
import {
  analyticsOf,
  DESKTOP,
  openVisitedSite,
  PHONE,
  type VisitedSite,
} from "./fixtures/visited-site.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MIDNIGHT = Date.UTC(2026, 5, 16);

let site: VisitedSite;
beforeEach(async () => {
  site = await openVisitedSite();
});
afterEach(() => site.close());

const from = (address: string, more: Record<string, string> = {}) => ({
  "x-forwarded-for": address,
  ...more,
});

describe("at midnight UTC", () => {
  test("what happened before and is written after it belongs to the day before", async () => {
    site.service.clock.setNow(MIDNIGHT - 1);
    await site.view("/");
    await site.report("cta");
    await site.report("form");
    site.service.clock.setNow(MIDNIGHT);
    await site.view("/");
    await site.view("/about");
    await site.sendForm();
    expect(await site.read("7d")).toMatchObject({
      ...{ pageviews: 3, uniques: 2, ctaClicks: 1, formViews: 1, formSubmits: 1, leads: 1 },
      conversion: 0.5,
    });
    const { series } = await site.read("7d");
    expect(series.slice(-2)).toEqual([
      { day: "2026-06-15", pageviews: 1 },
      { day: "2026-06-16", pageviews: 2 },
    ]);
    // Six days later the first of the two days has left the range, with all that happened on it.
    site.service.clock.setNow(MIDNIGHT + 6 * DAY_MS);
    expect(await site.read("7d")).toMatchObject({
      pageviews: 2,
      uniques: 1,
      ctaClicks: 0,
      leads: 1,
    });
    site.service.clock.setNow(MIDNIGHT + 7 * DAY_MS);
    expect(await site.read("7d")).toMatchObject({
      pageviews: 0,
      uniques: 0,
      leads: 0,
      topPaths: [],
    });
    expect(await site.read("30d")).toMatchObject({ pageviews: 3, uniques: 2, leads: 1 });
  });

  test("a visitor has no source from the day before", async () => {
    site.service.clock.setNow(MIDNIGHT - 1_000);
    await site.view("/", { referer: "https://duckduckgo.com/" });
    await site.view("/about", { referer: `http://${site.host}/` });
    site.service.clock.setNow(MIDNIGHT + 1_000);
    await site.view("/about", { referer: `http://${site.host}/` });
    expect((await site.read("7d")).sources).toEqual([
      { source: "search", views: 2 },
      { source: "direct", views: 1 },
    ]);
  });
});

test.each([
  [1, 3, 0.3333],
  [2, 3, 0.6667],
  [1, 7, 0.1429],
  [3, 1, 3],
  [0, 2, 0],
])("%i leads of %i visitors are a conversion of %d", async (leads, visitors, conversion) => {
  for (let at = 0; at < visitors; at += 1) await site.view("/", from(`203.0.113.${at}`));
  for (let at = 0; at < leads; at += 1) await site.sendForm({ email: `r${at}@example.com` });
  expect(await site.read()).toMatchObject({ uniques: visitors, leads, conversion });
});

test("leads of a site that nobody was seen on convert nobody", async () => {
  await site.sendForm();
  expect(await site.read()).toMatchObject({ uniques: 0, leads: 1, conversion: 0 });
});

test("one address is one visitor, however it is written", async () => {
  const six = ["2001:db8::1", "2001:0DB8:0:0:0:0:0:1", "[2001:db8::1]:443", "[2001:db8::1]"];
  const four = ["198.51.100.7", "::ffff:198.51.100.7", "198.51.100.7:51000", " 198.51.100.7 "];
  for (const address of [...six, ...four]) await site.view("/", from(address));
  expect(await site.read()).toMatchObject({ pageviews: 8, uniques: 2 });
  for (const address of [...six, ...four])
    await site.view("/", from(address, { "user-agent": PHONE }));
  expect(await site.read()).toMatchObject({ pageviews: 16, uniques: 4 });
});

describe("a referrer", () => {
  const REFERRERS: [sent: string, ref: string | undefined, source: string][] = [
    ["https://WWW.Google.co.uk/search?q=secret", "google.co.uk", "search"],
    ["https://news.google.com/", "news.google.com", "search"],
    ["https://docs.google.com/document/d/1", "docs.google.com", "referral"],
    ["https://mail.google.com/", "mail.google.com", "email"],
    ["android-app://com.google.android.gm/", "com.google.android.gm", "email"],
    ["https://l.facebook.com/l.php?u=x", "l.facebook.com", "social"],
    ["https://chatgpt.com/c/1", "chatgpt.com", "ai"],
    ["https://user:password@partner.example:8443/path", "partner.example", "referral"],
    ["http://[2001:db8::1]/", "[2001:db8::1]", "referral"],
    ["https://xn--bcher-kva.example/", "xn--bcher-kva.example", "referral"],
    ["about:blank", undefined, "direct"],
    ["file:///C:/me/secret.html", undefined, "direct"],
    ["javascript:alert(1)", undefined, "direct"],
    ["google.com", undefined, "direct"],
    ["https://", undefined, "direct"],
    [`https://${"a".repeat(60)}.${"b".repeat(60)}.example/`, undefined, "direct"],
  ];
  const MARKS = [
    ["?utm_medium=Email&utm_source=June", "email"],
    ["?utm_source=chatgpt.com", "ai"],
    ["?gclid=x", "campaign"],
    ["?utm_campaign=spring&utm_medium=newsletter", "email"],
    ["?utm_source=&gclid=", "search"],
    ["?UTM_SOURCE=x", "search"],
    ["?ref=x", "search"],
    ["?utm_source=%zz", "campaign"],
  ] as const;

  /** What is read of a site of its own on which a page was viewed once. */
  async function readOne(slug: string, path: string, referer: string) {
    const { ctx } = site.service;
    const own = await storeSite(ctx, { slug, accountId: site.owner.id, files: smallSite("a") });
    await site.viewOn(own.host, path, { referer });
    site.service.clock.advance(1_000);
    await ctx.scheduler.step();
    const answer = await analyticsOf({ ...site, siteId: own.siteId }, "");
    const { topReferrers, sources, topPaths } = answer.body.analytics;
    return { topReferrers, sources, topPaths };
  }

  test("is told by its host, and counts as what it is", async () => {
    for (const [at, [referer, ref, source]] of REFERRERS.entries())
      expect([referer, await readOne(`site-${at}`, "/", referer)]).toEqual([
        referer,
        {
          topReferrers: ref === undefined ? [] : [{ ref, visits: 1 }],
          sources: [{ source, views: 1 }],
          topPaths: [{ path: "/", views: 1 }],
        },
      ]);
  });

  test("counts less than the marks of a link, of which nothing is kept", async () => {
    for (const [at, [query, source]] of MARKS.entries())
      expect([query, await readOne(`site-${at}`, `/${query}`, "https://www.bing.com/")]).toEqual([
        query,
        {
          topReferrers: [{ ref: "bing.com", visits: 1 }],
          sources: [{ source, views: 1 }],
          topPaths: [{ path: "/", views: 1 }],
        },
      ]);
  });
});

test("a page is counted under its own path alone, whichever spelling led there", async () => {
  const spellings = [
    "/about/",
    "/about.html",
    "//about",
    "/%61bout",
    "/about/index.html",
    "/about",
  ];
  for (const path of spellings) {
    const answer = await site.view(`${path}?x=1`);
    if (answer.status === 308) await site.view(answer.headers.get("location") ?? "");
  }
  const { topPaths, pageviews } = await site.read();
  expect(topPaths).toEqual([{ path: "/about", views: spellings.length }]);
  expect(pageviews).toBe(spellings.length);
});

test("those of few visitors are told as unknown, together with what is unknown anyway", async () => {
  const trusted = (at: number, country: string) =>
    site.view("/", { ...from(`203.0.113.${at}`), "cf-ipcountry": country });
  for (const [at, country] of [
    "DE",
    "de",
    "DE",
    "FR",
    "FR",
    "T1",
    "XX",
    "D",
    "DEU",
    "<b",
  ].entries())
    await trusted(at, country);
  // The same three again: views are no visitors.
  for (const at of [3, 3, 4]) await trusted(at, "FR");
  expect((await site.read()).topCountries).toEqual([
    { country: "ZZ", views: 10 },
    { country: "DE", views: 3 },
  ]);
});

test("what a browser says of a language is told from three visitors on, in its first part", async () => {
  const languages = ["de-CH,fr;q=0.8", "DE", "de;q=0.9", "pt-BR", "pt", "*", "", "x-pirate", "d"];
  for (const [at, language] of languages.entries())
    await site.view("/", { ...from(`203.0.113.${at}`), "accept-language": language });
  expect((await site.read()).languages).toEqual([
    { lang: "other", views: 6 },
    { lang: "de", views: 3 },
  ]);
});

test("a site that is removed while visits wait leaves none of them behind", async () => {
  await site.view("/");
  await site.read();
  await site.view("/about");
  await site.report("cta");
  await deleteSite(site.service.ctx, site.siteId);
  expect((await site.view("/")).status).toBe(421);
  site.service.clock.advance(2_000);
  await site.service.ctx.scheduler.step();
  for (const table of ["visit_days", "visit_counts"]) {
    const { rows } = await site.service.ctx.db.client.execute({
      sql: `select count(*) as count from ${table} where site_id = ?`,
      args: [site.siteId],
    });
    expect([table, rows[0]?.count]).toEqual([table, 0]);
  }
  expect(site.service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test("what the pages report is taken alike whatever it is, and counts only what they mean", async () => {
  const bodies = ["cta", "form", "CTA", "cta ", " form", "", "constructor", "__proto__", "cta\n"];
  const statuses = new Set<number>();
  for (const body of bodies) statuses.add((await site.report(body)).status);
  expect(statuses.size).toBe(1);
  await site.report("cta", { "user-agent": `${DESKTOP} HeadlessChrome/126.0` });
  await site.report("cta", { origin: "null" });
  await site.report("cta", { "sec-fetch-site": "same-site" });
  expect(await site.read()).toMatchObject({ pageviews: 0, uniques: 0, ctaClicks: 1, formViews: 1 });
});
