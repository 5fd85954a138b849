/**
 * What the pages' script reports, from a generated site in a real browser. Without one (Debian's
 * Chromium, or `CHROMIUM`) only its size is looked at.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { Summary } from "../src/features/analytics/model.ts";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { DESKTOP } from "./fixtures/visited-site.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const TIMEOUT_MS = 120_000;
const SCRIPT_BYTES_MAX = 700;

/** Pages are to come back as people's browsers bring them back. */
const browser = useBrowser(() => ({ ignoreDefaultArgs: ["--disable-back-forward-cache"] }));

let service: TestService;
let owner: TestAccount;
let siteId: string;
let origin: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "Bakery" };
  expect((await service.call(owner.key, "POST", "/sites", { body })).status).toBe(202);
  await service.ctx.scheduler.step();
  const { sites } = (await service.call(owner.key, "GET", "/sites")).body;
  siteId = sites[0].id;
  origin = sites[0].url;
}, TIMEOUT_MS);

afterAll(() => service.close(), TIMEOUT_MS);

/** A person's browser: headless ones are not counted. */
async function openPage(): Promise<Page> {
  const context = await browser().newContext({ userAgent: DESKTOP });
  return context.newPage();
}

async function readCounts(): Promise<Pick<Summary, "pageviews" | "ctaClicks" | "formViews">> {
  service.clock.advance(1_000);
  await service.ctx.scheduler.step();
  const answer = await service.call(owner.key, "GET", `/sites/${siteId}/analytics?range=7d`);
  const { pageviews, ctaClicks, formViews } = answer.body.analytics as Summary;
  return { pageviews, ctaClicks, formViews };
}

/** The counts, once as many clicks have arrived: reports come by themselves, after the fact. */
async function readCountsAfterClicks(clicks: number) {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const counts = await readCounts();
    if (counts.ctaClicks >= clicks) return counts;
    await Bun.sleep(10);
  }
  throw new Error("the click was not reported");
}

const FORM = 'form[action^="/_forms/"]';

/**
 * A click that leads nowhere, so that what was reported before it has arrived when it has. Some
 * headers keep their button in the phone's menu, where it can be clicked but not seen.
 */
async function clickAndStay(page: Page): Promise<void> {
  await page
    .locator("a[data-cta]")
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.addEventListener("click", (event) => event.preventDefault(), { once: true });
      link.click();
    });
}

test("the script is small, and is all the JavaScript that a page without a form loads", async () => {
  const html = await (await fetch(`${origin}/`)).text();
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path]) => path);
  expect(scripts).toEqual([expect.stringMatching(/^\/_assets\/visit-[0-9a-f]+\.js$/)]);
  for (const encoding of ["br", "gzip"]) {
    const answer = await fetch(`${origin}${scripts[0]}`, {
      headers: { "accept-encoding": encoding },
      decompress: false,
    });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
  }
});

browserTest(
  "a click and a form that comes into view are counted once, also when the page comes back",
  async () => {
    const page = await openPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    await page.goto(`${origin}/`);
    await page.locator("[data-cta]:visible").first().click();
    await page.waitForURL((url) => url.pathname !== "/");
    expect(await readCountsAfterClicks(1)).toEqual({ pageviews: 2, ctaClicks: 1, formViews: 0 });

    const reported = page.waitForRequest((request) => request.postData() === "form");
    await page.goto(`${origin}/contact`);
    await page.locator(FORM).scrollIntoViewIfNeeded();
    await reported;
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator(FORM).scrollIntoViewIfNeeded();
    await clickAndStay(page);
    expect(await readCountsAfterClicks(2)).toEqual({ pageviews: 3, ctaClicks: 2, formViews: 1 });

    await page.evaluate(() => document.documentElement.setAttribute("data-seen", ""));
    await page.goto(`${origin}/`);
    // One that comes back is not loaded, so there is no load to wait for.
    await page.goBack({ waitUntil: "commit" });
    // What was written on it is there still: it is the page itself, and not loaded anew.
    expect(await page.locator("html[data-seen]").count()).toBe(1);
    await page.locator(FORM).scrollIntoViewIfNeeded();
    // Longer than a report is held back.
    await page.waitForTimeout(1_500);
    await clickAndStay(page);
    expect(await readCountsAfterClicks(3)).toEqual({ pageviews: 4, ctaClicks: 3, formViews: 1 });
    expect(complaints).toEqual([]);
  },
  TIMEOUT_MS,
);
