/** What an owner reads of visits to real pages, over HTTP from both sides. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createKey, revokeKey } from "../src/features/accounts/keys.ts";
import { createPreviewToken } from "../src/features/publishing/preview.ts";
import { smallSite, storeSite } from "./fixtures/small-site.ts";
import {
  analyticsOf,
  DESKTOP,
  openVisitedSite,
  PHONE,
  TABLET,
  type VisitedSite,
} from "./fixtures/visited-site.ts";

const DAY_MS = 24 * 60 * 60_000;

let site: VisitedSite;
beforeEach(async () => {
  site = await openVisitedSite();
});
afterEach(() => site.close());

const searching = { referer: "https://www.google.de/" };

describe("a visit", () => {
  test("from a search engine over three pages to a lead is told exactly", async () => {
    const inside = { referer: `http://${site.host}/` };
    const agent = { "user-agent": PHONE, "accept-language": "de-DE,de;q=0.9" };
    await site.view("/", { ...agent, ...searching });
    await site.view("/about", { ...agent, ...inside });
    await site.report("cta", { "user-agent": PHONE });
    await site.view("/", { ...agent, ...inside });
    await site.report("form", { "user-agent": PHONE });
    await site.sendForm();
    expect(await site.read("7d")).toEqual({
      range: 7,
      pageviews: 3,
      uniques: 1,
      ctaClicks: 1,
      formViews: 1,
      formSubmits: 1,
      leads: 1,
      conversion: 1,
      series: [
        ...["09", "10", "11", "12", "13", "14"].map((day) => ({
          day: `2026-06-${day}`,
          pageviews: 0,
        })),
        { day: "2026-06-15", pageviews: 3 },
      ],
      topPaths: [
        { path: "/", views: 2 },
        { path: "/about", views: 1 },
      ],
      topReferrers: [{ ref: "google.de", visits: 1 }],
      devices: [{ device: "mobile", views: 3 }],
      topCountries: [{ country: "ZZ", views: 3 }],
      languages: [{ lang: "other", views: 3 }],
      sources: [{ source: "search", views: 3 }],
    });
  });

  test("that comes from elsewhere later is counted under that from then on", async () => {
    const inside = { referer: `http://${site.host}/` };
    await site.view("/", searching);
    await site.read();
    await site.view("/about", inside);
    await site.read();
    await site.view("/", { referer: "https://chatgpt.com/" });
    await site.read();
    await site.view("/about", inside);
    const { sources, uniques } = await site.read();
    expect(uniques).toBe(1);
    expect(sources).toEqual([
      { source: "ai", views: 2 },
      { source: "search", views: 2 },
    ]);
  });

  test("is known by site, address and browser, for one UTC day", async () => {
    await site.view("/");
    await site.view("/about");
    await site.view("/", { "user-agent": PHONE });
    await site.view("/", { "x-forwarded-for": "203.0.113.7" });
    await site.view("/", { "user-agent": TABLET });
    expect(await site.read()).toMatchObject({ pageviews: 5, uniques: 4 });
    site.service.clock.advance(12 * 60 * 60_000);
    await site.view("/");
    const read = await site.read("7d");
    expect(read).toMatchObject({ pageviews: 6, uniques: 5 });
    expect(read.series.slice(-2)).toEqual([
      { day: "2026-06-15", pageviews: 5 },
      { day: "2026-06-16", pageviews: 1 },
    ]);
    expect(read.devices).toEqual([
      { device: "desktop", views: 4 },
      { device: "mobile", views: 1 },
      { device: "tablet", views: 1 },
    ]);
  });

  test("of a page that the browser has already counts as well", async () => {
    const first = await site.view("/");
    const again = await site.view("/", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(await site.read()).toMatchObject({ pageviews: 2, uniques: 1 });
  });

  test("to another site is not told of here, and not to strangers", async () => {
    const { ctx } = site.service;
    const other = await storeSite(ctx, { slug: "florist", files: smallSite("rose") });
    await site.viewOn(other.host, "/");
    expect(await site.read()).toMatchObject({ pageviews: 0 });
    const stranger = await site.service.createAccount();
    const path = `/sites/${site.siteId}/analytics`;
    expect((await site.service.call(stranger.key, "GET", path)).status).toBe(404);
    const missing = await site.service.call(
      stranger.key,
      "GET",
      path.replace(site.siteId, "site_0"),
    );
    expect(missing.status).toBe(404);
  });
});

describe("nothing is counted for", () => {
  const uncounted: [string, Record<string, string>][] = [
    ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["a tool", { "user-agent": "curl/8.5.0" }],
    ["a model's crawler", { "user-agent": "Mozilla/5.0 (compatible; GPTBot/1.2)" }],
    ["a headless browser", { "user-agent": DESKTOP.replace("Chrome", "HeadlessChrome") }],
    ["our own readiness checks", { "user-agent": "sitewright-readiness" }],
    ["an empty user agent", { "user-agent": "" }],
    ["a user agent of 501 characters", { "user-agent": DESKTOP.padEnd(501, "x") }],
    ["a prefetch", { "sec-purpose": "prefetch;prerender" }],
    ["an older prefetch", { purpose: "prefetch" }],
    ["Firefox's prefetch", { "x-moz": "prefetch" }],
    ["Safari's preview", { "x-purpose": "preview" }],
  ];
  test.each(uncounted)("%s", async (_, headers) => {
    await site.view("/", headers);
    await site.report("cta", headers["user-agent"] === undefined ? { "user-agent": "" } : headers);
    expect(await site.read()).toMatchObject({
      pageviews: 0,
      uniques: 0,
      ctaClicks: 0,
      sources: [],
    });
  });

  test.each(["/nope", "/_assets/style-bread.css", "/robots.txt", "/about/"])(
    "%s, which is no page",
    async (path) => {
      await site.view(path);
      expect(await site.read()).toMatchObject({ pageviews: 0 });
    },
  );

  test("paths that somebody makes up, and what they make up behind a real one adds none", async () => {
    for (let at = 0; at < 150; at += 1) {
      expect((await site.view(`/made-up-${at}`)).status).toBe(404);
      expect((await site.view(`/?made-up=${at}`)).status).toBe(200);
    }
    const { pageviews, topPaths } = await site.read();
    expect([pageviews, topPaths]).toEqual([150, [{ path: "/", views: 150 }]]);
  });

  test("HEAD and a preview", async () => {
    await site.service.visit(site.host, "/", {
      method: "HEAD",
      headers: { "user-agent": DESKTOP },
    });
    const token = createPreviewToken(site.service.ctx, {
      siteId: site.siteId,
      buildId: site.buildId,
      expiresAt: site.service.clock.now() + 1_000,
    });
    expect((await site.view(`/?sitewright-preview=${token}`)).status).toBe(200);
    expect(await site.read()).toMatchObject({ pageviews: 0 });
    await site.view("/?sitewright-preview=forged");
    expect(await site.read()).toMatchObject({ pageviews: 1 });
  });

  test("the owner, who comes with a key, for a day, and nobody else", async () => {
    const owner = { authorization: `Bearer ${site.owner.key}` };
    await site.view("/", owner);
    await site.view("/");
    await site.report("cta");
    await site.view("/", { "user-agent": PHONE });
    expect(await site.read()).toMatchObject({ pageviews: 1, ctaClicks: 0 });
    site.service.clock.advance(DAY_MS);
    await site.view("/");
    expect(await site.read()).toMatchObject({ pageviews: 2 });
  });

  test("no one less because of a key that is not the owner's", async () => {
    const { ctx } = site.service;
    const stranger = await site.service.createAccount();
    const revoked = await createKey(ctx, { accountId: site.owner.id, scope: "full" });
    await revokeKey(ctx, revoked.id);
    const expired = await createKey(ctx, {
      ...{ accountId: site.owner.id, scope: "full", expiresInMs: 1_000 },
    });
    site.service.clock.advance(1_000);
    const keys = [stranger.key, revoked.key, expired.key, "swk_x", "", "x".repeat(10_000)];
    for (const key of keys) await site.view("/", { authorization: `Bearer ${key}` });
    await site.view("/", { authorization: `Basic ${site.owner.key}` });
    expect(await site.read()).toMatchObject({ pageviews: keys.length + 1 });
  });
});

describe("reports of the pages' script", () => {
  const refused: [string, string, Record<string, string>][] = [
    ["another origin", "cta", { origin: "https://elsewhere.example" }],
    ["an opaque origin", "cta", { origin: "null" }],
    ["another site", "cta", { "sec-fetch-site": "cross-site" }],
    ["an unknown kind", "view", {}],
    ["a property every object has", "constructor", {}],
    ["a kind with more behind it", "cta and more", {}],
    ["nothing", "", {}],
    ["a megabyte", "cta".padEnd(1_000_000), {}],
  ];
  test.each(refused)("from %s count nothing and are told nothing", async (_, body, headers) => {
    const answer = await site.report(body, headers);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe("");
    expect(await site.read()).toMatchObject({ ctaClicks: 0, formViews: 0, pageviews: 0 });
  });

  test("from the site's own pages count, and are no page views", async () => {
    const own = { origin: `http://${site.host}`, "sec-fetch-site": "same-origin" };
    for (const kind of ["cta", "cta", "form"])
      expect((await site.report(kind, own)).status).toBe(204);
    expect(await site.read()).toMatchObject({ ctaClicks: 2, formViews: 1, pageviews: 0 });
  });

  test("are only taken by POST", async () => {
    expect((await site.view("/_hit")).status).toBe(404);
  });
});

describe("the country", () => {
  const from = (address: string, headers: Record<string, string> = {}) =>
    site.view("/", { "x-forwarded-for": address, ...headers });

  test("is that of the address, and shown from three visitors on", async () => {
    // Resolvers of France, Germany and nobody.
    for (const last of [1, 2, 3]) await from(`80.10.246.${last}`);
    for (const last of [1, 2]) await from(`217.237.150.${last}`);
    await from("2001:db8::1");
    expect((await site.read()).topCountries).toEqual([
      { country: "FR", views: 3 },
      { country: "ZZ", views: 3 },
    ]);
    await from("217.237.150.3");
    expect((await site.read()).topCountries).toEqual([
      { country: "DE", views: 3 },
      { country: "FR", views: 3 },
      { country: "ZZ", views: 1 },
    ]);
  });

  test("is believed of a proxy of ours, if it is one", async () => {
    for (const [at, code] of ["CH", "ch", "CH", "T1", "XX", "Switzerland"].entries())
      await from(`80.10.246.${at}`, { "cf-ipcountry": code });
    expect((await site.read()).topCountries).toEqual([
      { country: "CH", views: 3 },
      { country: "ZZ", views: 3 },
    ]);
  });

  test("is not believed of anybody else", async () => {
    const open = await openVisitedSite({ SITEWRIGHT_TRUSTED_PROXIES: "10.0.0.1" });
    for (const at of [1, 2, 3])
      await open.view("/", { "user-agent": `${DESKTOP} ${at}`, "cf-ipcountry": "CH" });
    expect((await open.read()).topCountries).toEqual([{ country: "ZZ", views: 3 }]);
    await open.close();
  });
});

describe("the summary", () => {
  test("of a site that nobody has visited has every field and every day, all zero", async () => {
    for (const [text, range] of [
      ["7d", 7],
      ["30d", 30],
      ["90d", 90],
    ] as const) {
      const answer = await analyticsOf(site, `?range=${text}`);
      expect(answer.status).toBe(200);
      const last = Date.UTC(2026, 5, 15);
      expect(answer.body).toEqual({
        analytics: {
          ...{ range, pageviews: 0, uniques: 0, ctaClicks: 0, formViews: 0, formSubmits: 0 },
          ...{ leads: 0, conversion: 0 },
          series: Array.from({ length: range }, (_, at) => ({
            day: new Date(last - (range - 1 - at) * DAY_MS).toISOString().slice(0, 10),
            pageviews: 0,
          })),
          ...{ topPaths: [], topReferrers: [], devices: [], topCountries: [], languages: [] },
          sources: [],
        },
      });
    }
  });

  test("has days that begin and end at midnight UTC", async () => {
    const { clock } = site.service;
    clock.setNow(Date.UTC(2026, 5, 16) - 1);
    await site.view("/");
    clock.setNow(Date.UTC(2026, 5, 16));
    await site.view("/");
    await site.view("/");
    const { series } = await site.read("7d");
    expect(series.slice(-2)).toEqual([
      { day: "2026-06-15", pageviews: 1 },
      { day: "2026-06-16", pageviews: 2 },
    ]);
  });

  test("shows a language that three visitors have, and folds the others", async () => {
    for (const at of [1, 2, 3])
      await site.view("/", { "x-forwarded-for": `203.0.113.${at}`, "accept-language": "fr-CA" });
    await site.view("/", { "accept-language": "<script>" });
    await site.view("/", { "x-forwarded-for": "203.0.113.9", "accept-language": "eo" });
    expect((await site.read()).languages).toEqual([
      { lang: "fr", views: 3 },
      { lang: "other", views: 2 },
    ]);
  });

  test("lists at most ten, by count, then by name", async () => {
    for (let at = 12; at > 0; at -= 1)
      await site.view("/", { referer: `https://site-${String(at).padStart(2, "0")}.example/x` });
    await site.view("/", { referer: "https://www.SITE-12.example/" });
    const { topReferrers } = await site.read();
    expect(topReferrers).toHaveLength(10);
    expect(topReferrers.slice(0, 3)).toEqual([
      { ref: "site-12.example", visits: 2 },
      { ref: "site-01.example", visits: 1 },
      { ref: "site-02.example", visits: 1 },
    ]);
  });

  test("has a day of the range leave it when its time is over", async () => {
    await site.view("/");
    for (const [days, ranges] of [
      [6, { "7d": 1, "30d": 1, "90d": 1 }],
      [1, { "7d": 0, "30d": 1, "90d": 1 }],
      [22, { "7d": 0, "30d": 1, "90d": 1 }],
      [1, { "7d": 0, "30d": 0, "90d": 1 }],
      [59, { "7d": 0, "30d": 0, "90d": 1 }],
      [1, { "7d": 0, "30d": 0, "90d": 0 }],
    ] as const) {
      site.service.clock.advance(days * DAY_MS);
      for (const [range, views] of Object.entries(ranges)) {
        const read = await site.read(range);
        expect([range, read.pageviews, read.uniques]).toEqual([range, views, views]);
        expect(read.devices.length).toBe(views);
      }
    }
  });

  test("is of 30 days unless asked otherwise, and of no other length", async () => {
    expect((await analyticsOf(site, "")).body.analytics).toMatchObject({ range: 30 });
    expect((await analyticsOf(site, "")).body.analytics.series).toHaveLength(30);
    for (const query of ["?range=", "?range=31d", "?range=30", "?range=7D"]) {
      const answer = await analyticsOf(site, query);
      expect([answer.status, answer.body.error.message]).toEqual([
        400,
        "`range` must be one of 7d, 30d, 90d.",
      ]);
    }
  });

  test("counts leads, restored spam too, and no spam", async () => {
    for (const at of [1, 2, 3]) await site.view("/", { "x-forwarded-for": `203.0.113.${at}` });
    await site.sendForm();
    await site.sendForm({ _gotcha: "x" });
    expect(await site.read()).toMatchObject({ formSubmits: 1, leads: 1, conversion: 0.3333 });
    const spam = await site.service.call(site.owner.key, "GET", `/sites/${site.siteId}/spam`);
    const path = `/sites/${site.siteId}/spam/${spam.body.spam[0].id}/restore`;
    expect((await site.service.call(site.owner.key, "POST", path)).status).toBe(200);
    expect(await site.read()).toMatchObject({ formSubmits: 2, leads: 2, conversion: 0.6667 });
  });
});
