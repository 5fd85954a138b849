/**
 * What the console promises of figures, backups, domains, drafts and dead links, and of languages and time zones, in
 * a real browser: several of it in each page. Without a browser this is skipped.
 */
import { afterAll, afterEach, beforeAll, expect } from "bun:test";
import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { analyticsRoom, type Hit, noteViews } from "../src/features/analytics/room.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";

const TIMEOUT_MS = 180_000;
const DAY_MS = 86_400_000;
/** More than a thousand, so that one sees how they are written. */
const VIEWS = 1_234;

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage | undefined;

beforeAll(async () => {
  if (!hasBrowser) return;
  full = await openFullConsole();
  await addViews(20, 40);
  await addViews(0, VIEWS);
}, TIMEOUT_MS);
afterEach(() => screen?.close(), TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);

async function addViews(daysAgo: number, count: number): Promise<void> {
  const { ctx, clock } = full.service;
  const place = { siteId: full.siteId, accountId: full.accountId };
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
  const views = Array.from(
    { length: count },
    (_, at): Hit => ({
      ...{ kind: "view", ...place, atMs: clock.now() - daysAgo * DAY_MS, agent },
      ...{ path: at % 4 === 0 ? "/contact" : "/", url: "http://bakery.localhost/" },
      ...{ address: `198.51.100.${at % 50}`, language: "de-DE,de", country: "DE" },
      ...{ referrer: at % 2 === 0 ? "https://www.google.com/" : "", authorization: undefined },
    }),
  );
  noteViews(ctx, views);
  await analyticsRoom.finish?.(ctx);
}

/** A page of the console, as somebody opens it with these settings. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  screen = await openSignedIn(browser(), full, options);
  await screen.page.clock.setFixedTime(full.service.clock.now());
  await screen.goto(path);
  await settle(screen);
  return screen.page;
}
const ofSite = (part: string) => `/console/sites/${full.siteId}${part}`;
const noFaults = () => expect(screen?.faults).toEqual([]);

browserTest(
  "figures are of the days that are chosen, kept in the address, with a table of every day and all lists",
  async () => {
    const page = await open(ofSite("/analytics"));
    const figure = (name: string) =>
      page.locator(".figures div").filter({ hasText: name }).locator("dd");
    const pressed = () => page.getByRole("group", { name: "Range" }).locator("[aria-pressed=true]");
    expect(await pressed().allTextContents()).toEqual(["30 days"]);
    expect(await figure("Page views").textContent()).toStartWith("1,274");
    await page.getByRole("button", { name: "The same as a table" }).click();
    const days = page.getByRole("table").filter({ hasText: "Day" }).locator("tbody tr");
    expect(await days.count()).toBe(30);
    expect(await days.first().getByRole("cell").allTextContents()).toEqual(["1,234"]);
    await page.getByRole("button", { name: "7 days" }).click();
    await page.waitForURL(/\?days=7$/);
    await page.getByText("1,234").first().waitFor();
    expect([await pressed().allTextContents(), await days.count()]).toEqual([["7 days"], 7]);
    for (const list of ["Pages", "Referrers", "Sources", "Countries", "Languages", "Devices"])
      await page.getByRole("table", { name: list }).waitFor();
    const countries = page.getByRole("table", { name: "Countries" });
    expect(await countries.getByRole("rowheader").allTextContents()).toEqual(["Germany"]);
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
    expect(await pressed().allTextContents()).toEqual(["30 days"]);
    await page.reload();
    await page.getByRole("button", { name: "90 days" }).click();
    await page.reload();
    await pressed().waitFor();
    expect(await pressed().allTextContents()).toEqual(["90 days"]);
    noFaults();
  },
  TIMEOUT_MS,
);

browserTest(
  "whoever is not to be counted is led to the site itself, and told how to be counted again",
  async () => {
    // Only a site that is live has an address.
    for (let step = 0; step < 5; step += 1) await full.service.ctx.scheduler.step();
    const page = await open(ofSite("/analytics"));
    const isAsked = (request: Request) => request.url().endsWith("/_uncounted/on");
    const asked = page.context().waitForEvent("request", isAsked);
    await page.getByRole("button", { name: "Do not count this browser" }).click();
    expect(new URL((await asked).url()).host).toStartWith("bakery.");
    const back = page.getByRole("link", { name: "this address" });
    expect(await back.getAttribute("href")).toEndWith("/_uncounted/off");
  },
  TIMEOUT_MS,
);

browserTest(
  "a reader elsewhere reads numbers, days and times as they are written and as late as it is there",
  async () => {
    const page = await open(ofSite("/analytics?days=7"), {
      ...{ locale: "de-DE", timezoneId: "Asia/Tokyo" },
    });
    await page.getByText("1.234").first().waitFor();
    const countries = page.getByRole("table", { name: "Countries" });
    expect(await countries.getByRole("rowheader").allTextContents()).toEqual(["Deutschland"]);
    await screen?.goto(ofSite(`/leads?lead=${full.leadId}`));
    const { body } = await full.operator.call("leads.get", {
      ...{ siteId: full.siteId, leadId: full.leadId },
    });
    const written = new Intl.DateTimeFormat("de-DE", {
      ...{ dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" },
    }).format(new Date(body.lead.createdAt));
    await page.getByText(written, { exact: true }).waitFor();
    // An event's fields are of its own zone, wherever they are read.
    await full.operator.call("events.save", {
      ...{ siteId: full.siteId, eventId: full.eventId, timezone: "Europe/Berlin" },
      startsAt: "2026-03-29T03:30",
    });
    await screen?.goto(ofSite(`/events?event=${full.eventId}`));
    expect(await page.getByLabel("Starts").inputValue()).toBe("2026-03-29T03:30");
    await screen?.goto(ofSite("/events?new=1"));
    expect(await page.getByLabel("Time zone").inputValue()).toBe("Asia/Tokyo");
    noFaults();
  },
  TIMEOUT_MS,
);

browserTest(
  "a backup that was made is listed with its time and size, and can be taken along",
  async () => {
    const page = await open("/console/operator/system");
    await page.getByText("None made here yet.").waitFor();
    await page.getByRole("button", { name: "Back up now" }).click();
    await page.getByRole("status").filter({ hasText: "Backed up." }).waitFor();
    const row = page.getByRole("listitem").filter({ hasText: "Download" });
    await row.getByText(/ [kM]B/).waitFor();
    const href = (await row.getByRole("link", { name: "Download" }).getAttribute("href")) ?? "";
    const answer = await full.operator.get(href);
    const head = new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 15));
    expect([answer.status, head]).toEqual([200, "SQLite format 3"]);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    // What there is no model for is not offered, and it is said how there would be one.
    expect(await page.getByRole("button", { name: "Ask it for a sentence" }).count()).toBe(0);
    await page.getByText("sitewright help configuration").waitFor();
    noFaults();
  },
  TIMEOUT_MS,
);

browserTest(
  "a domain's records each say what was found, can be copied one by one, and go with the domain",
  async () => {
    const page = await open(ofSite("/domain"));
    await page.getByLabel("Domain").fill("www.promised.example");
    await page.keyboard.press("Enter");
    const records = page.locator(".records > li");
    await records.first().waitFor();
    const found = await records.locator(".record-found .status").allTextContents();
    expect(found.length).toBe(await records.count());
    expect(new Set(found)).toEqual(new Set(["Not found yet"]));
    for (const record of await records.all()) {
      const names = await record
        .getByRole("button")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
      expect(names).toEqual([
        expect.stringMatching(/^Copy the name of .+\.example$/),
        expect.stringMatching(/^Copy the value of .+\.example$/),
      ]);
    }
    await page.getByRole("button", { name: "Remove domain" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove domain" }).click();
    await page.getByRole("button", { name: "Set domain" }).waitFor();
    expect(await page.getByLabel("Domain").inputValue()).toBe("");
    noFaults();
  },
  TIMEOUT_MS,
);

browserTest(
  "links to a deleted page are found and mended, and the whole draft can be thrown away",
  async () => {
    const page = await open(ofSite("/edit"), { viewport: { width: 1_440, height: 900 } });
    const frame = page.frameLocator('iframe[title="Preview"]');
    await frame.locator("h1").first().waitFor();
    const first = await frame.locator("h1").first().textContent();
    const pages = page.getByRole("navigation", { name: "Pages" });
    const saved = () => page.getByText("Saved", { exact: true }).waitFor();
    await frame.locator("h1").first().click();
    await page.getByLabel("Heading", { exact: true }).fill("A draft of mine");
    await frame.getByText("A draft of mine").first().waitFor();
    await saved();
    await pages.getByRole("button", { name: "Contact", exact: true }).click();
    await pages.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete page" }).click();
    const inspector = page.getByRole("complementary", { name: "Inspector" });
    await inspector.getByRole("heading", { name: "Links that lead nowhere" }).waitFor();
    await inspector.getByText("/contact").first().waitFor();
    await inspector.getByLabel("Lead to").first().selectOption("/");
    for (const mend of await inspector.getByRole("button", { name: "Mend links" }).all()) {
      await mend.click();
      await saved();
    }
    await inspector
      .getByRole("heading", { name: "Links that lead nowhere" })
      .waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Discard draft" }).click();
    const dialog = page.getByRole("dialog", { name: "Discard the draft?" });
    await dialog.getByText("3 changes that no visitor has seen").waitFor();
    await dialog.getByRole("button", { name: "Discard draft" }).click();
    await frame
      .getByText(first ?? "")
      .first()
      .waitFor();
    await pages.getByRole("button", { name: "Contact", exact: true }).waitFor();
    const { body } = await full.operator.call("builder.open", { siteId: full.siteId });
    expect([body.draft.edits, body.brokenLinks]).toEqual([0, []]);
    noFaults();
  },
  TIMEOUT_MS,
);
