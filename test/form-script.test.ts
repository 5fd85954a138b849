/**
 * What the script of forms does for people, in a real browser. Without one (Debian's
 * Chromium, or `CHROMIUM`) this is skipped; `browser.test.ts` says so.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { findBrowser, launchBrowser } from "../scripts/gallery/browser.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const TIMEOUT_MS = 120_000;

const executablePath = findBrowser();
const browserTest = test.skipIf(executablePath === undefined);

let service: TestService;
let owner: TestAccount;
let site: { id: string; url: string };
let browser: Browser;

beforeAll(async () => {
  if (executablePath === undefined) return;
  service = await startTestService();
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "Bakery" };
  expect((await service.call(owner.key, "POST", "/sites", { body })).status).toBe(202);
  await service.ctx.scheduler.step();
  site = (await service.call(owner.key, "GET", "/sites")).body.sites[0];
  browser = await launchBrowser(executablePath);
}, TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  await service?.close();
}, TIMEOUT_MS);

/** The contact page, and the addresses under which it asked for a form's opening time. */
async function openContact(): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/opened")) asked.push(request.url());
  });
  await page.goto(`${site.url}/contact`, { waitUntil: "networkidle" });
  return { page, asked };
}

browserTest(
  "a form is opened by whoever begins to fill it in, and by nobody who only reads",
  async () => {
    const { page, asked } = await openContact();
    expect(asked).toEqual([]);
    const opened = page.waitForResponse((answer) => answer.url().endsWith("/opened"));
    await page.locator("form [name=name]").focus();
    expect((await opened).status()).toBe(200);
    await page.locator("form [name=email]").focus();
    expect(asked).toEqual([`${site.url}/_forms/contact/opened`]);
    await page.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "a quick hand is kept waiting until it is not taken for a machine",
  async () => {
    const { page } = await openContact();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const opened = page.waitForResponse((answer) => answer.url().endsWith("/opened"));
    await page.locator("form [name=name]").fill("Robin Vale");
    await page.locator("form [name=email]").fill("robin@visitors.test");
    await page.locator("form [name=message]").fill("Do you bake for weddings?");
    await opened;
    await page.locator("form [type=submit]").click();
    expect(new URL(page.url()).pathname).toBe("/contact");
    const thanked = page.waitForURL((url) => url.pathname !== "/contact");
    service.clock.advance(2_200);
    await page.clock.runFor(2_200);
    await thanked;
    const { body } = await service.call(owner.key, "GET", `/sites/${site.id}/leads`);
    expect(body.total).toBe(1);
    expect(body.leads[0]).toMatchObject({ name: "Robin Vale", email: "robin@visitors.test" });
    await page.close();
  },
  TIMEOUT_MS,
);
