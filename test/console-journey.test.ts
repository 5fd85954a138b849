/**
 * From an empty directory to the first lead, and from a change to what visitors see, in a real browser and in
 * real time: by roles and names, and then with the keyboard alone. CI runs it against the executable
 * (`SITEWRIGHT_TEST_EXECUTABLE`). Without a browser this is skipped.
 */
import { afterEach, beforeEach, expect } from "bun:test";
import type { FrameLocator, Page } from "playwright-core";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { type ConsolePage, OPERATOR } from "./fixtures/console-page.ts";
import {
  awaitPreview,
  claim,
  heading,
  type Instance,
  inspector,
  openInstance,
  publish,
  tabTo,
  writeBrief,
} from "./fixtures/instance.ts";
import { makePng } from "./fixtures/pictures.ts";
import { until } from "./fixtures/server-process.ts";

const TIMEOUT_MS = 180_000;
const WAIT_MS = 60_000;

const browser = useBrowser();
let instance: Instance;
let screen: ConsolePage;

beforeEach(async () => {
  if (!hasBrowser) return;
  instance = await openInstance(browser());
  screen = await instance.openScreen();
}, TIMEOUT_MS);
afterEach(async () => {
  await instance?.close();
}, TIMEOUT_MS);

/** A visitor in a browser of their own, who knows nothing of the console. */
async function writeAsVisitor(site: URL): Promise<void> {
  const context = await browser().newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${site.origin}/contact`);
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
    await claim(page, instance);
    await page.getByRole("link", { name: "New site" }).click();
    await page.getByLabel("Business name").fill("Marlow & Finch");
    await page.getByLabel("Industry").fill("sourdough bakery");
    await page.getByLabel("Goals").fill("order bread");
    await page.getByRole("button", { name: "Generate site" }).click();
    await heading(page, "Marlow & Finch").waitFor();
    const site = await publish(page);
    await page.getByRole("status").filter({ hasText: "The site is live." }).waitFor();
    await writeAsVisitor(site);
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

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, "textbox", name);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press("Enter");
}

async function claimByKeys(page: Page): Promise<void> {
  await page.goto(instance.claimLink);
  await type(page, "Name", OPERATOR.name);
  await type(page, "Email", OPERATOR.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(OPERATOR.password);
  await page.keyboard.press("Enter");
  await heading(page, "Sites").waitFor();
}

async function writeBriefByKeys(page: Page, name: string, industry: string): Promise<void> {
  await press(page, "link", "New site");
  await heading(page, "New site").waitFor();
  await type(page, "Business name", name);
  await type(page, "Industry", industry);
  await press(page, "button", "Generate site");
  await heading(page, name).waitFor();
  // A new page begins at its heading.
  await page.waitForFunction("document.activeElement.tagName === 'H1'");
}

async function publishByKeys(page: Page): Promise<URL> {
  await tabTo(page, "button", "Publish");
  await page.keyboard.press("Space");
  const view = page.getByRole("link", { name: "View site" });
  await view.waitFor();
  return new URL((await view.getAttribute("href")) ?? "");
}

browserTest(
  "the same with the keyboard alone",
  async () => {
    const { page, faults } = screen;
    await claimByKeys(page);
    await writeBriefByKeys(page, "Old Mill Theatre", "theatre");
    await writeAsVisitor(await publishByKeys(page));
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

/** Too small to be placed by the service itself. */
const PICTURE = { name: "loaf.png", mimeType: "image/png", buffer: Buffer.from(makePng(600, 450)) };

/** Adds a picture by whatever opens the chooser. */
async function addPicture(page: Page, open: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await open();
  await (await chooser).setFiles([PICTURE]);
  await page.getByLabel("Alternative text").waitFor();
}

const read = async ({ host }: URL) => (await instance.server.visit(host, "/")).text();

/** What the edits below leave on the page, beside a look and one more of the picture. */
const EDITS = ["Bread before the street wakes", "Closed on Mondays.", "496 0000"] as const;
const countPictures = (html: string) => html.split('alt="A loaf"').length - 1;

/** Waits until the small picture is on the page's row of pictures, which needs no publishing by hand. */
const awaitGallery = (site: URL) =>
  until(
    "the gallery is public",
    async () => {
      const html = await read(site);
      return countPictures(html) > 0 && html;
    },
    WAIT_MS,
  );

/** Visitors see all of the edits, and the look that was chosen. */
async function expectPublished(site: URL, before: string, look: string): Promise<void> {
  const live = await until(
    "visitors see every edit",
    async () => {
      const html = await read(site);
      return EDITS.every((text) => html.includes(text)) && html;
    },
    WAIT_MS,
  );
  expect(EDITS.filter((text) => before.includes(text))).toEqual([]);
  expect(countPictures(live)).toBe(countPictures(before) + 1);
  expect(live).toContain(look);
  expect(live).not.toContain("data-slot");
}

const lookOf = async (frame: FrameLocator) =>
  /\bd-\w{1,40}/.exec((await frame.locator("body").getAttribute("class")) ?? "")?.[0] ?? "";

const awaitOtherLook = (frame: FrameLocator, before: string) =>
  frame.locator(`body:not(.${before})`).waitFor();

browserTest(
  "text, style, block, picture and facts are changed; visitors see it once it is published, and only then",
  async () => {
    const { page, faults } = screen;
    await claim(page, instance);
    await writeBrief(page, "Harbour Bakery", "bakery");
    const site = await publish(page);
    await page.getByRole("link", { name: "Gallery", exact: true }).click();
    await addPicture(page, () => page.getByRole("button", { name: "Add images" }).click());
    await page.getByLabel("Alternative text").fill("A loaf");
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    const before = await awaitGallery(site);
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    const frame = await awaitPreview(page);
    const saved = () => page.getByRole("status").getByText("Saved", { exact: true }).waitFor();

    await frame.locator("h1").click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Bread before the street wakes");
    await page.keyboard.press("Enter");
    await saved();
    await page.getByRole("tab", { name: "Style" }).click();
    const look = await lookOf(frame);
    const direction = inspector(page).getByLabel("Direction", { exact: true });
    await direction.selectOption(look === "d-swiss" ? "editorial" : "swiss");
    await awaitOtherLook(frame, look);
    await page.getByRole("button", { name: "Add block" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add block" });
    await dialog.getByRole("button", { name: "Notice" }).click();
    await inspector(page).getByLabel("Text", { exact: true }).fill("Closed on Mondays.");
    await frame.locator(".b-notice").getByText("Closed on Mondays.").waitFor();
    await page.getByRole("tab", { name: "Pictures" }).click();
    await inspector(page).getByRole("button", { name: "Choose picture" }).first().click();
    const pictures = page.getByRole("dialog", { name: "Choose a picture" });
    await pictures.getByRole("button", { name: "A loaf" }).click();
    await frame.locator(".b-hero img").first().waitFor();
    await page.getByRole("tab", { name: "Facts" }).click();
    const phone = inspector(page).getByLabel("Telephone");
    await phone.fill("+44 113 496 0000");
    await phone.press("Enter");
    await frame.locator("footer").getByText("496 0000").first().waitFor();
    await saved();

    expect(await read(site)).toBe(before);
    const after = await lookOf(frame);
    await page.getByRole("button", { name: "Publish changes" }).click();
    await page.getByText("Published. Visitors get it").waitFor();
    await expectPublished(site, before, after);
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "the same changes with the keyboard alone",
  async () => {
    const { page, faults } = screen;
    await claimByKeys(page);
    await writeBriefByKeys(page, "Harbour Bakery", "bakery");
    const site = await publishByKeys(page);
    await press(page, "link", "Gallery");
    await heading(page, "Gallery").waitFor();
    await addPicture(page, () => press(page, "button", "Add images"));
    await type(page, "Alternative text", "A loaf");
    await page.keyboard.press("Tab");
    await press(page, "link", "Overview");
    const before = await awaitGallery(site);
    await press(page, "link", "Edit");
    const frame = await awaitPreview(page);
    const saved = () => page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    const showTab = async (name: string) => {
      await page.keyboard.press("Home");
      for (let tab = 0; tab < 6; tab += 1) {
        const chosen = page.getByRole("tab", { name, selected: true });
        if ((await chosen.count()) > 0) return;
        await page.keyboard.press("ArrowRight");
      }
      throw new Error(`the arrows do not reach the tab ${name}`);
    };

    // The opening is the first block that Tab reaches in the page; Enter leads to its fields.
    await tabTo(page, "button", "Share preview");
    for (let stop = 0; stop < 20; stop += 1) {
      if ((await frame.locator(".b-hero:focus").count()) > 0) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await inspector(page).getByLabel("Heading", { exact: true }).waitFor();
    await page.waitForFunction("document.activeElement.closest('aside') !== null");
    await type(page, "Heading", "Bread before the street wakes");
    await page.keyboard.press("Tab");
    await saved();
    await frame.getByText("Bread before the street wakes").first().waitFor();

    const look = await lookOf(frame);
    await tabTo(page, "tab", "Selection");
    await showTab("Style");
    await tabTo(page, "combobox", "Direction");
    const direction = inspector(page).getByLabel("Direction", { exact: true });
    const isLast = "one => one.selectedIndex === one.options.length - 1";
    await page.keyboard.press((await direction.evaluate(isLast)) ? "ArrowUp" : "ArrowDown");
    await awaitOtherLook(frame, look);
    await press(page, "button", "Add block");
    await page.getByRole("dialog", { name: "Add block" }).waitFor();
    await press(page, "button", "Notice");
    await frame.locator(".b-notice").waitFor();
    await type(page, "Text", "Closed on Mondays.");
    await page.keyboard.press("Tab");
    await frame.locator(".b-notice").getByText("Closed on Mondays.").waitFor();
    await tabTo(page, "tab", "Selection");
    await showTab("Pictures");
    await press(page, "button", "Choose picture");
    await page.getByRole("dialog", { name: "Choose a picture" }).waitFor();
    await press(page, "button", "A loaf");
    await frame.locator(".b-hero img").first().waitFor();
    await tabTo(page, "tab", "Pictures");
    await showTab("Facts");
    await type(page, "Telephone", "+44 113 496 0000");
    await page.keyboard.press("Enter");
    await frame.locator("footer").getByText("496 0000").first().waitFor();
    await saved();

    expect(await read(site)).toBe(before);
    const after = await lookOf(frame);
    await press(page, "button", "Publish changes");
    await page.getByText("Published. Visitors get it").waitFor();
    await expectPublished(site, before, after);
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);
