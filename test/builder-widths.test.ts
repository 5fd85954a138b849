/**
 * The page in the builder as visitors' screens show it: laid out for the width that is chosen, and smaller where
 * there is less room. Without a browser this is skipped.
 */
import { afterAll, afterEach, beforeAll, expect } from "bun:test";
import type { FrameLocator } from "playwright-core";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import { type FullConsole, openFullConsole, openSignedIn } from "./fixtures/full-console.ts";
import { until } from "./fixtures/server-process.ts";

const TIMEOUT_MS = 120_000;
const DESKTOP = 1_280;
const TABLET = 820;
const PHONE = 390;

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;

beforeAll(async () => {
  if (hasBrowser) full = await openFullConsole();
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
}, TIMEOUT_MS);

async function openBuilder(width: number, height = 900): Promise<FrameLocator> {
  screen = await openSignedIn(browser(), full, { viewport: { width, height } });
  await screen.goto(`/console/sites/${full.siteId}/edit`);
  const frame = screen.page.frameLocator('iframe[title="Preview"]');
  await frame.locator('[data-block][tabindex="0"]').first().waitFor();
  return frame;
}

const widthOf = (frame: FrameLocator) => frame.locator("body").evaluate(() => innerWidth);
const choose = (name: string) => screen.page.getByRole("button", { name, exact: true }).click();

/** Where the frame is on the screen, and how much smaller than its page. */
async function placeOf(frame: FrameLocator) {
  const box = await screen.page.locator('iframe[title="Preview"]').boundingBox();
  if (box === null) throw new Error("the preview is not shown");
  return { box, scale: box.width / (await widthOf(frame)) };
}

browserTest(
  "a desktop's page of 1280 px fits between the lists at 1440 px, and is written on where one points",
  async () => {
    const frame = await openBuilder(1_440);
    const { page } = screen;
    expect(await widthOf(frame)).toBe(DESKTOP);
    const { box, scale } = await placeOf(frame);
    const inspector = await page.getByRole("complementary").boundingBox();
    expect(scale).toBeLessThan(0.75);
    expect(box.x + box.width).toBeLessThanOrEqual(inspector?.x ?? 0);
    expect(box.y + box.height).toBeLessThanOrEqual(900);
    expect(box.height).toBeGreaterThan(700);
    const heading = await frame.locator("h1").evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return { left, top, height };
    });
    // The very beginning of the text, as it stands on the screen.
    await page.mouse.click(
      box.x + (heading.left + 2) * scale,
      box.y + (heading.top + heading.height / 4) * scale,
    );
    await page.keyboard.press("Home");
    await page.keyboard.type("Now: ");
    await page.keyboard.press("Enter");
    await page.getByText("Saved", { exact: true }).waitFor();
    const field = page.getByRole("complementary").getByLabel("Heading", { exact: true });
    // "Saved" may stand there from before: the field has the text once the edit is answered.
    await until("the field has what was typed", async () =>
      (await field.inputValue()).startsWith("Now: "),
    );
    expect(await field.inputValue()).toStartWith("Now: ");
    await choose("Tablet");
    expect(await widthOf(frame)).toBe(TABLET);
    await choose("Phone");
    expect(await widthOf(frame)).toBe(PHONE);
    expect((await placeOf(frame)).scale).toBeCloseTo(1);
  },
  TIMEOUT_MS,
);

browserTest(
  "where there is room the page takes all of it; on a phone it is a phone's, and as large as that",
  async () => {
    const wide = await openBuilder(2_300, 1_200);
    expect(await widthOf(wide)).toBeGreaterThan(DESKTOP);
    expect((await placeOf(wide)).scale).toBeCloseTo(1);
    await screen.close();
    const narrow = await openBuilder(PHONE, 844);
    expect(await widthOf(narrow)).toBeLessThanOrEqual(PHONE);
    const { box, scale } = await placeOf(narrow);
    expect(scale).toBeCloseTo(1);
    expect(box.width).toBeGreaterThan(360);
  },
  TIMEOUT_MS,
);
