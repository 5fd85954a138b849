/**
 * From an empty directory to the first lead, in a real browser and in real time: by roles and names,
 * and then with the keyboard alone. Without a browser this is skipped.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { findBrowser, launchBrowser } from "../scripts/gallery/browser.ts";
import { type Service, startService } from "../src/app/service.ts";
import { createLog } from "../src/platform/log.ts";
import { type ConsolePage, OPERATOR, openConsolePage } from "./fixtures/console-page.ts";

const TIMEOUT_MS = 180_000;

const executablePath = findBrowser();
const browserTest = test.skipIf(executablePath === undefined);

let browser: Browser;
let directory: string;
let service: Service;
let screen: ConsolePage;
let claimLink: string;

beforeAll(async () => {
  if (executablePath !== undefined) browser = await launchBrowser(executablePath);
}, TIMEOUT_MS);
afterAll(() => browser?.close(), TIMEOUT_MS);

beforeEach(async () => {
  if (executablePath === undefined) return;
  directory = mkdtempSync(join(tmpdir(), "sitewright-journey-"));
  service = await startService({
    environment: { PORT: "0", SITEWRIGHT_DATA: directory },
    log: createLog("error", { write: (line) => process.stderr.write(line) }),
    onFirstLink: ({ link }) => {
      claimLink = link;
    },
  });
  screen = await openConsolePage(browser, service, { reducedMotion: "reduce" });
  screen.page.setDefaultTimeout(60_000);
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
  await service?.stop();
  if (directory) rmSync(directory, { recursive: true, force: true });
}, TIMEOUT_MS);

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** A visitor in a browser of their own, who knows nothing of the console. */
async function writeAsVisitor(url: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${url}/contact`);
  await page.locator("form [name=name]").fill("Robin Vale");
  await page.locator("form [name=email]").fill("robin@visitors.test");
  await page.locator("form [name=message]").fill("Do you bake for weddings?");
  await page.locator("form [type=submit]").click();
  await page.waitForURL((at) => at.pathname !== "/contact");
  await context.close();
}

browserTest(
  "claim, brief, live site, first lead",
  async () => {
    const { page, faults } = screen;
    await page.goto(claimLink);
    await page.getByLabel("Name").fill(OPERATOR.name);
    await page.getByLabel("Email").fill(OPERATOR.email);
    await page.getByLabel("Password").fill(OPERATOR.password);
    await page.getByRole("button", { name: "Create operator" }).click();
    await heading(page, "Sites").waitFor();
    await page.getByRole("link", { name: "New site" }).click();
    await page.getByLabel("Business name").fill("Marlow & Finch");
    await page.getByLabel("Industry").fill("sourdough bakery");
    await page.getByLabel("Goals").fill("order bread");
    await page.getByRole("button", { name: "Generate site" }).click();
    await page.getByRole("progressbar").waitFor();
    await heading(page, "Marlow & Finch").waitFor();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const view = page.getByRole("link", { name: "View site" });
    await view.waitFor();
    await writeAsVisitor((await view.getAttribute("href")) ?? "");
    // Told while the page is open; found in the inbox.
    await page.getByRole("status").filter({ hasText: "New lead: Robin Vale" }).waitFor();
    await page.getByRole("link", { name: "Leads", exact: true }).click();
    await page.getByRole("link", { name: "Robin Vale" }).click();
    await page.getByRole("heading", { level: 2, name: "Robin Vale" }).waitFor();
    await page.getByText("Do you bake for weddings?").last().waitFor();
    await page.getByText("Stored", { exact: true }).waitFor();
    await page.getByLabel("Status").selectOption("contacted");
    await page.getByRole("status").filter({ hasText: "Status: Contacted." }).waitFor();
    await page.getByLabel("Note").fill("Called back.");
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByRole("listitem").filter({ hasText: "Called back." }).waitFor();
    await page.goBack();
    await page.getByLabel("Search").fill("nobody of that name");
    await page.getByText("No lead matches.").waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("nobody of that name");
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

/** Tabs until what is focused has this name, as somebody does who sees the focus. */
async function tabTo(page: Page, role: "button" | "link" | "textbox", name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await wanted.waitFor();
  for (let press = 0; press < 60; press += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${role} ${name}`);
}

browserTest(
  "the same with the keyboard alone",
  async () => {
    const { page, faults } = screen;
    const type = async (name: string, text: string) => {
      await tabTo(page, "textbox", name);
      await page.keyboard.type(text);
    };
    await page.goto(claimLink);
    await type("Name", OPERATOR.name);
    await type("Email", OPERATOR.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(OPERATOR.password);
    await page.keyboard.press("Enter");
    await heading(page, "Sites").waitFor();
    await tabTo(page, "link", "New site");
    await page.keyboard.press("Enter");
    await heading(page, "New site").waitFor();
    await type("Business name", "Old Mill Theatre");
    await type("Industry", "theatre");
    await tabTo(page, "button", "Generate site");
    await page.keyboard.press("Enter");
    await heading(page, "Old Mill Theatre").waitFor();
    // A new page begins at its heading.
    await page.waitForFunction("document.activeElement.tagName === 'H1'");
    await tabTo(page, "button", "Publish");
    await page.keyboard.press("Space");
    const view = page.getByRole("link", { name: "View site" });
    await view.waitFor();
    await writeAsVisitor((await view.getAttribute("href")) ?? "");
    // Shortcuts, and the list of them.
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("g");
    await page.keyboard.press("l");
    await heading(page, "Leads").waitFor();
    await page.getByRole("link", { name: "Robin Vale" }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 2, name: "Robin Vale" }).waitFor();
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);
