/**
 * `bun scripts/console-pictures.ts [--out DIR]`: fills an instance of its own with two months of use and
 * photographs four views of the console for the README.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { type DemoInstance, openDemoInstance } from "./console-pictures/demo-instance.ts";
import {
  FRAMES_IN_PROCESS,
  findBrowser,
  launchBrowser,
  takeScreenshot,
} from "./gallery/browser.ts";

const SCREEN = { width: 1440, height: 900 };
const WEBP_QUALITY = 80;
const WAIT_MS = 120_000;

/** File → address, and what has to be there before the picture is taken. */
async function listPictures({ ask, siteIds }: DemoInstance) {
  const [siteId = ""] = siteIds;
  const site = `/console/sites/${siteId}`;
  const leads = await ask("leads.list", { siteId });
  const homePage = (page: Page) =>
    page.frameLocator("iframe").getByRole("heading", { level: 1 }).first().waitFor();
  const nothing = () => Promise.resolve();
  return [
    { name: "console-site", path: site, wait: homePage },
    { name: "console-builder", path: `${site}/edit`, wait: openOpening },
    { name: "console-lead", path: `${site}/leads?lead=${leads.items[0].id}`, wait: nothing },
    { name: "console-analytics", path: `${site}/analytics`, wait: nothing },
  ];
}

/** The builder with a text chosen, in the middle of what is shown. */
async function openOpening(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title="Preview"]');
  await frame.locator('[data-block][tabindex="0"]').first().waitFor();
  const heading = frame.locator("h1").first();
  await heading.click();
  await page.getByLabel("Heading", { exact: true }).waitFor();
  await heading.evaluate((text) => text.scrollIntoView({ block: "center", behavior: "instant" }));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: "string", default: join(import.meta.dir, "../docs/images") } },
  });
  const path = findBrowser();
  if (path === undefined) throw new Error("There is no browser: CHROMIUM names one.");
  const demo = await openDemoInstance();
  const browser = await launchBrowser(path, { args: [FRAMES_IN_PROCESS] });
  try {
    const context = await browser.newContext({
      ...{
        viewport: SCREEN,
        locale: "en-GB",
        timezoneId: "Europe/London",
        reducedMotion: "reduce",
      },
    });
    await context.addCookies([{ ...demo.cookie, url: demo.origin }]);
    for (const { name, path, wait } of await listPictures(demo)) {
      const page = await context.newPage();
      page.setDefaultTimeout(WAIT_MS);
      await page.goto(demo.origin + path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
      await wait(page);
      await page.evaluate("document.fonts.ready");
      const picture = new Bun.Image(await takeScreenshot(page));
      const bytes = await picture.webp({ quality: WEBP_QUALITY }).bytes();
      await Bun.write(join(values.out, `${name}.webp`), bytes);
      console.log(`${name}.webp: ${Math.round(bytes.length / 1_000)} KB`);
      await page.close();
    }
  } finally {
    await browser.close();
    await demo.close();
  }
}

await main();
