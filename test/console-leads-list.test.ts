/** The leads beside the one that is open, in a real browser. Without one this is skipped. */
import { afterAll, beforeAll, expect } from "bun:test";
import { captureLead } from "../src/features/leads/capture.ts";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";

const TIMEOUT_MS = 240_000;
/** More than are seen at once. */
const LEADS = 30;

const browser = useBrowser();
let full: FullConsole;

beforeAll(async () => {
  full = await openFullConsole();
  const { siteId, accountId, service } = full;
  for (let at = 0; at < LEADS; at += 1)
    await captureLead(service.ctx, {
      ...{ siteId, accountId, form: "contact", name: `Visitor ${at}`, phone: "", fields: {} },
      ...{ email: `visitor${at}@visitors.test`, message: "Is there rye on Friday? ".repeat(9) },
      ...{ subject: undefined, source: "/contact", verification: undefined },
    });
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);

browserTest(
  "the list beside a lead shows the one that is open, and the page stays at its top",
  async () => {
    const screen = await openSignedIn(browser(), full, { viewport: { width: 1280, height: 720 } });
    const { page } = screen;
    await screen.goto(`/console/sites/${full.siteId}/leads?lead=${full.leadId}`);
    await settle(screen);
    const list = page.getByRole("navigation", { name: "Leads beside this one" });
    const row = await list.locator("[aria-current=true]").boundingBox();
    const box = await list.boundingBox();
    if (row === null || box === null) throw new Error("there is no list beside the lead");
    expect(row.y).toBeGreaterThanOrEqual(box.y);
    expect(row.y + row.height).toBeLessThanOrEqual(box.y + box.height);
    expect(await page.evaluate<number>("scrollY")).toBe(0);
    await screen.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "on a phone a row of the list has the message in one line, and nothing is wider than the page",
  async () => {
    const screen = await openSignedIn(browser(), full, { viewport: { width: 390, height: 844 } });
    const { page } = screen;
    await screen.goto(`/console/sites/${full.siteId}/leads`);
    await settle(screen);
    const row = page.getByRole("row", { name: /^Visitor 7 / });
    await row.getByText("Is there rye on Friday?").first().waitFor();
    expect((await row.boundingBox())?.height).toBeLessThan(80);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(390);
    await screen.close();
  },
  TIMEOUT_MS,
);
