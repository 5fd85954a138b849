/**
 * The builder and the console on a phone: the bar leaves room for the page, and what opens beside it is
 * there to be seen. Without a browser this is skipped.
 */
import { afterAll, beforeAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { joinAs } from "./fixtures/console.ts";
import { openSignedIn } from "./fixtures/full-console.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

const TIMEOUT_MS = 240_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Two rows for fingers, and what is around them. */
const BAR_PX_MAX = 108;

const browser = useBrowser();
let service: TestService;
let siteId: string;
let accountId: string;

beforeAll(async () => {
  service = await startTestService();
  accountId = (await service.createAccount()).id;
  ({ siteId } = await storeComposedSite(service.ctx, "bakery", accountId));
}, TIMEOUT_MS);
afterAll(async () => {
  await service?.close();
}, TIMEOUT_MS);

async function openBuilder(email: string) {
  const operator = await joinAs(service, accountId, "owner", email);
  const screen = await openSignedIn(browser(), { service, operator }, PHONE);
  await screen.goto(`/console/sites/${siteId}/edit`);
  const frame = screen.page.frameLocator('iframe[title="Preview"]');
  await frame.locator('[data-block][tabindex="0"]').first().waitFor();
  return screen;
}

const widthOf = (page: Page) => page.evaluate<number>("document.documentElement.scrollWidth");

browserTest(
  "the bar takes one row, on a phone two, and the rest of it is in a menu",
  async () => {
    const { page, close, faults } = await openBuilder("ann@example.com");
    const bar = page.locator(".builder-bar");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await bar.boundingBox())?.height).toBeLessThan(BAR_PX_MAX);
      expect(await widthOf(page)).toBe(width);
      for (const name of ["Undo", "Redo", "Publish changes", "Pages", "Page", "Inspector"])
        expect([name, await bar.getByRole("button", { name, exact: true }).count()]).toEqual([
          ...[name, 1],
        ]);
    }
    for (const width of [1_000, 1_280]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await bar.boundingBox())?.height).toBeLessThan(BAR_PX_MAX / 1.6);
      expect(await widthOf(page)).toBe(width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const more = bar.getByRole("button", { name: "More" });
    await more.click();
    const dark = page.getByRole("menuitemradio", { name: "Dark" });
    expect(await page.getByRole("menuitem").allTextContents()).toEqual([
      "Preview in new tab",
      "Share preview",
    ]);
    await dark.click();
    await page.getByRole("menu").waitFor({ state: "detached" });
    expect(await more.evaluate((one) => one === document.activeElement)).toBe(true);
    await more.click();
    expect(await dark.getAttribute("aria-checked")).toBe("true");
    await page.getByRole("menuitem", { name: "Share preview" }).click();
    await page.getByRole("dialog", { name: "Share a preview" }).waitFor();
    await page.keyboard.press("Escape");
    expect(faults).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

browserTest(
  "on a phone dialogs with pictures of blocks, variants and styles are seen, and give something back",
  async () => {
    const { page, close, faults } = await openBuilder("ben@example.com");
    const show = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await show("Pages");
    await show("Add block");
    await dialog.getByRole("button", { name: "Notice" }).click();
    await show("Inspector");
    await page.getByLabel("Text", { exact: true }).waitFor();
    await show("Variant");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("tab", { name: "Style" }).click();
    await page.getByRole("button", { name: "See all" }).first().click();
    const box = await dialog.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(await widthOf(page)).toBe(390);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

browserTest(
  "what cannot be done any more keeps the focus of who has done it last",
  async () => {
    const { page, close } = await openBuilder("eve@example.com");
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    while (!(await undo.isDisabled())) {
      await undo.focus();
      await page.keyboard.press("Enter");
      await page.getByText("Saved", { exact: true }).waitFor();
    }
    await undo.focus();
    await page.keyboard.press("Enter");
    expect(await undo.evaluate((one) => one === document.activeElement)).toBe(true);
    await close();
  },
  TIMEOUT_MS,
);
