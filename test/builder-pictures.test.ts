/**
 * What is dragged in the builder, in a real browser: a picture onto its place, a block to another place; each
 * with a button that does the same. Without a browser this is skipped.
 */
import { afterEach, beforeEach, expect } from "bun:test";
import { addImage } from "../src/features/gallery/service.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { type ConsoleBrowser, joinAs } from "./fixtures/console.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import { openSignedIn } from "./fixtures/full-console.ts";
import { makePng } from "./fixtures/pictures.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

const TIMEOUT_MS = 240_000;
const WAIT_MS = 30_000;

const browser = useBrowser();
let service: TestService;
let siteId: string;
let ann: ConsoleBrowser;
let screen: ConsolePage;
let imageId: string;

beforeEach(async () => {
  service = await startTestService();
  const { id: accountId } = await service.createAccount();
  ({ siteId } = await storeComposedSite(service.ctx, "bakery", accountId));
  const image = makePng(800, 600);
  imageId = (await addImage(service.ctx, { accountId, siteId }, image, { alt: "A loaf" })).id;
  ann = await joinAs(service, accountId, "editor", "ann@example.com");
  if (!hasBrowser) return;
  const viewport = { width: 1_440, height: 1_000 };
  screen = await openSignedIn(browser(), { service, operator: ann }, { viewport });
  screen.page.setDefaultTimeout(WAIT_MS);
  await screen.goto(`/console/sites/${siteId}/edit`);
  await frame().locator('[data-block][tabindex="0"]').first().waitFor();
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
  await service.close();
}, TIMEOUT_MS);

const frame = () => screen.page.frameLocator('iframe[title="Preview"]');
const inspector = () => screen.page.getByRole("complementary", { name: "Inspector" });
const homeBlocks = async () =>
  (await ann.call("builder.open", { siteId })).body.document.pages[0].blocks;

/** Reads until it is as wanted; a change is on its way to the service. */
async function expectValue(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const until = performance.now() + WAIT_MS;
  let value = await read();
  while (!Bun.deepEquals(value, wanted) && performance.now() < until) value = await read();
  expect(value).toEqual(wanted);
}

browserTest(
  "a picture is dragged onto its place or chosen by a button, and cropped around a point",
  async () => {
    const { page, faults } = screen;
    await page.getByRole("tab", { name: "Pictures" }).click();
    const place = inspector().getByRole("group").filter({ hasText: "picture" }).first();
    await inspector().getByAltText("A loaf").first().dragTo(place);
    const heroArt = async () => (await homeBlocks())[0].art;
    await expectValue(async () => (await heroArt())?.imageId, imageId);
    await frame().locator(".b-hero img").first().waitFor();

    const focal = inspector().getByRole("button", { name: /^Focal point: 50 % from the left/ });
    await focal.press("ArrowLeft");
    await expectValue(async () => (await heroArt()).focalX, 0.45);
    await inspector()
      .getByRole("button", { name: /^Focal point: 45 %/ })
      .click({ position: { x: 4, y: 4 } });
    await expectValue(async () => (await heroArt()).focalX < 0.1, true);

    await inspector().getByRole("button", { name: "Use drawn art" }).first().click();
    await expectValue(async () => (await heroArt()).imageId, undefined);
    await inspector().getByRole("button", { name: "Choose picture" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Choose a picture" });
    await dialog.getByRole("button", { name: "A loaf" }).press("Enter");
    await expectValue(async () => (await heroArt()).imageId, imageId);
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a block is dragged to another place in the list of its page",
  async () => {
    const { page, faults } = screen;
    const ids = async () => (await homeBlocks()).map(({ id }: { id: string }) => id);
    const before: string[] = await ids();
    const entries = page.getByRole("list", { name: "Blocks of Home" }).getByRole("listitem");
    await entries.nth(1).dragTo(entries.nth(3));
    const moved = [before[0], before[2], before[3], before[1], ...before.slice(4)];
    await expectValue(ids, moved);
    await page.getByRole("button", { name: "Undo" }).click();
    await expectValue(ids, before);
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);
