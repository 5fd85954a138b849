/**
 * Photographs chosen in the form of a built site, in a real browser, with and without scripts. Without a
 * browser (Debian's Chromium, or `CHROMIUM`) this is skipped; `browser.test.ts` says so.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { findBrowser, launchBrowser } from "../scripts/gallery/browser.ts";
import { makeJpeg, makePng } from "./fixtures/pictures.ts";
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
  const goals = "send photographs of the chair";
  const body = { businessName: "Alder Upholstery", industry: "upholstery workshop", goals };
  expect((await service.call(owner.key, "POST", "/sites", { body })).status).toBe(202);
  await service.ctx.scheduler.step();
  site = (await service.call(owner.key, "GET", "/sites")).body.sites[0];
  browser = await launchBrowser(executablePath);
}, TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  await service?.close();
}, TIMEOUT_MS);

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Photographs (optional, up to 5)").setInputFiles([
    { name: "chair.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await makeJpeg(900, 600)) },
    { name: "seat.png", mimeType: "image/png", buffer: Buffer.from(makePng(300, 200)) },
  ]);
  await page.locator("form [name=name]").fill(name);
  await page.locator("form [name=email]").fill("ada@visitors.test");
  await page.locator("form [name=message]").fill("One wing chair");
}

async function picturesOf(name: string): Promise<number> {
  const [row] = await service.ctx.db.orm.all<{ pictures: number }>(
    sql`select count(*) as pictures from lead_pictures join leads on leads.id = lead_id
      where leads.name = ${name}`,
  );
  return row?.pictures ?? 0;
}

browserTest(
  "without scripts",
  async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/contact`);
    await fillIn(page, "Ada Plain");
    service.clock.advance(5_000);
    await page.locator("form [type=submit]").click();
    await page.waitForURL((url) => url.pathname === "/thank-you");
    expect(await picturesOf("Ada Plain")).toBe(2);
    await context.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "with the form's script, which sends a quick hand's form itself",
  async () => {
    const page = await browser.newPage();
    await page.goto(`${site.url}/contact`, { waitUntil: "networkidle" });
    await page.clock.install({ time: service.clock.now() });
    await page.clock.pauseAt(service.clock.now() + 1_000);
    const loaded = page.waitForResponse((answer) => answer.url().includes("/_assets/form-"));
    await page.locator("form [name=name]").fill("A");
    await loaded;
    await fillIn(page, "Ada Quick");
    await page.locator("form [type=submit]").click();
    expect(new URL(page.url()).pathname).toBe("/contact");
    const thanked = page.waitForURL((url) => url.pathname === "/thank-you");
    service.clock.advance(2_200);
    await page.clock.runFor(2_200);
    await thanked;
    expect(await picturesOf("Ada Quick")).toBe(2);
    await page.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "a file that is no picture is told of on a page, and going back finds what was written",
  async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/contact`);
    await fillIn(page, "Ada Wrong");
    await page
      .getByLabel("Photographs (optional, up to 5)")
      .setInputFiles([
        { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") },
      ]);
    service.clock.advance(5_000);
    await page.locator("form [type=submit]").click();
    await page.getByText("not a picture that we can read").waitFor();
    await page.goBack();
    expect(await page.locator("form [name=message]").inputValue()).toBe("One wing chair");
    await context.close();
  },
  TIMEOUT_MS,
);
