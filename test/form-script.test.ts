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

/** Loads the form's script, which takes the page's own time for the clock from then on. */
async function fillIn(page: Page, name: string): Promise<void> {
  const loaded = page.waitForResponse((answer) => answer.url().includes("/_assets/form-"));
  await page.locator("form [name=name]").fill(name);
  await loaded;
  await page.locator("form [name=email]").fill("robin@visitors.test");
  await page.locator("form [name=message]").fill("Do you bake for weddings?");
}

const namesOf = async (list: "leads" | "spam"): Promise<string[]> => {
  const { body } = await service.call(owner.key, "GET", `/sites/${site.id}/${list}`);
  return body[list].map(({ name }: { name: string }) => name);
};

browserTest(
  "a form's time is in the page, and nobody is asked for it",
  async () => {
    const { page, asked } = await openContact();
    const issued = await page.locator("form [name=_issued]").getAttribute("value");
    expect(Number.parseInt(issued ?? "", 36)).toBe(service.clock.now());
    await page.locator("form [name=name]").focus();
    await page.locator("form [name=email]").focus();
    expect(asked).toEqual([]);
    await page.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "a quick hand is kept waiting until it is not taken for a machine",
  async () => {
    const { page } = await openContact();
    await page.clock.install({ time: service.clock.now() });
    await page.clock.pauseAt(service.clock.now() + 1_000);
    await fillIn(page, "Robin Vale");
    await page.locator("form [type=submit]").click();
    expect(new URL(page.url()).pathname).toBe("/contact");
    const thanked = page.waitForURL((url) => url.pathname !== "/contact");
    service.clock.advance(2_200);
    await page.clock.runFor(2_200);
    await thanked;
    expect(await namesOf("leads")).toEqual(["Robin Vale"]);
    await page.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "a form that was open for two days is sent with a fresh time",
  async () => {
    const { page, asked } = await openContact();
    const twoDaysMs = 2 * 86_400_000;
    await page.clock.install({ time: service.clock.now() });
    await fillIn(page, "Kim Late");
    service.clock.advance(twoDaysMs);
    await page.clock.pauseAt(service.clock.now() + 1_000);
    const renewed = page.waitForResponse((answer) => answer.url().endsWith("/opened"));
    await page.locator("form [type=submit]").click();
    await (await renewed).finished();
    const thanked = page.waitForURL((url) => url.pathname !== "/contact");
    service.clock.advance(2_200);
    await page.clock.runFor(2_200);
    await thanked;
    expect(asked).toEqual([`${site.url}/_forms/contact/opened`]);
    expect(await namesOf("leads")).toContain("Kim Late");
    expect(await namesOf("spam")).toEqual([]);
    await page.close();
  },
  TIMEOUT_MS,
);
