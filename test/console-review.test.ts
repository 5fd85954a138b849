/**
 * Previews by link in a real browser: a stranger without an account reads a draft and leaves notes on its
 * blocks, whoever edits the site finds them there, and a link that was taken back shows nothing.
 */
import { afterEach, beforeEach, expect, test } from "bun:test";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { type ConsoleBrowser, joinAs, openBrowser, tokenOf } from "./fixtures/console.ts";
import { type ConsolePage, openConsolePage } from "./fixtures/console-page.ts";
import { openSignedIn, settle } from "./fixtures/full-console.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

const TIMEOUT_MS = 240_000;
const WAIT_MS = 30_000;
const DAY_MS = 86_400_000;
/** Twenty notes at once by a network; everything else as often as one likes. */
const LIMITS = ["key", "ip", "generation", "page", "beacon", "signin"]
  .map((name) => `${name}=1000000/1000000m`)
  .concat("form=20/1h")
  .join(",");

const browser = useBrowser();
let service: TestService;
let siteId: string;
let editor: ConsoleBrowser;
const screens: ConsolePage[] = [];

beforeEach(async () => {
  service = await startTestService({ environment: { SITEWRIGHT_LIMITS: LIMITS } });
  const { id } = await service.createAccount();
  ({ siteId } = await storeComposedSite(service.ctx, "bakery", id));
  editor = await joinAs(service, id, "editor", "ann@example.com");
}, TIMEOUT_MS);
afterEach(async () => {
  for (const screen of screens.splice(0)) await screen.close();
  await service.close();
}, TIMEOUT_MS);

async function share(shows = "draft"): Promise<{ id: string; url: string; token: string }> {
  const { link } = (await editor.call("reviews.share", { siteId, shows })).body;
  return { ...link, token: tokenOf(link.url) };
}

async function openAsStranger(url: string): Promise<ConsolePage> {
  const screen = await openConsolePage(browser(), service, { reducedMotion: "reduce" });
  screens.push(screen);
  screen.page.setDefaultTimeout(WAIT_MS);
  await screen.goto(new URL(url).pathname);
  return screen;
}

async function openAsEditor(path: string): Promise<ConsolePage> {
  const screen = await openSignedIn(browser(), { service, operator: editor });
  screens.push(screen);
  screen.page.setDefaultTimeout(WAIT_MS);
  await screen.page.setViewportSize({ width: 1_440, height: 900 });
  await screen.goto(path);
  return screen;
}

const previewOf = (page: Page) => page.frameLocator('iframe[title="Preview"]');

async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })(); 0`);
  const { violations } = await page.evaluate<axe.AxeResults>(
    "axe.run({exclude: ['iframe']}, {resultTypes: ['violations']})",
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

browserTest(
  "a draft is shared from the builder, a stranger notes on a block, and the note is found and done there",
  async () => {
    const { page } = await openAsEditor(`/console/sites/${siteId}/edit`);
    await previewOf(page).locator('[data-block][tabindex="0"]').first().waitFor();
    await page.getByRole("button", { name: "Share preview" }).click();
    const dialog = page.getByRole("dialog", { name: "Share a preview" });
    await dialog.getByRole("button", { name: "Create link" }).click();
    const url = (await dialog.locator("code").textContent()) ?? "";
    await dialog.getByRole("button", { name: "Close" }).click();

    const stranger = await openAsStranger(url);
    const preview = previewOf(stranger.page);
    await stranger.page.getByRole("heading", { level: 1, name: "Preview of Harbour" }).waitFor();
    await preview.locator('[data-block][tabindex="0"]').first().waitFor();
    const heading = preview.locator(".b-offers h2").first();
    await heading.click();
    expect(await heading.getAttribute("contenteditable")).toBeNull();
    const about = stranger.page.getByLabel("About");
    await stranger.page.waitForFunction(
      (select) => select instanceof HTMLSelectElement && select.value !== "",
      await about.elementHandle(),
    );
    await stranger.page
      .getByRole("textbox", { name: "Note" })
      .fill("Please say what a loaf costs.");
    await stranger.page.getByLabel("Your name").fill("Robin");
    await stranger.page.getByRole("button", { name: "Send note" }).click();
    await stranger.page.getByText("Noted. Thank you.").waitFor();
    await stranger.page.locator(".notes").getByText("Please say what a loaf costs.").waitFor();
    expect(stranger.faults).toEqual([]);

    await page.reload();
    await page.getByRole("tab", { name: "Tasks" }).click();
    const inspector = page.getByRole("complementary", { name: "Inspector" });
    const note = inspector.getByRole("listitem").filter({ hasText: "what a loaf costs" });
    await note.getByRole("button", { name: "Show" }).click();
    await previewOf(page).locator(".b-offers[data-chosen]").waitFor();
    await inspector.getByText("Please say what a loaf costs.").waitFor();
    await note.getByRole("button", { name: "Mark as done" }).click();
    await note.waitFor({ state: "detached" });
    expect((await editor.call("reviews.notes", { siteId })).body.items).toEqual([]);
    const { notes } = (await openBrowser(service).call("review.look", { token: tokenOf(url) }))
      .body;
    expect(notes).toMatchObject([{ author: "Robin", isDone: true }]);
  },
  TIMEOUT_MS,
);

browserTest(
  "the Tasks tab counts what waits for somebody: questions to the owner and notes, not what was assumed",
  async () => {
    const { tasks } = (await editor.call("builder.open", { siteId })).body;
    const countOf = (wanted: string) =>
      tasks.filter(({ kind }: { kind: string }) => kind === wanted).length;
    expect(countOf("task")).toBeGreaterThan(0);
    expect(countOf("assumption")).toBeGreaterThan(0);
    const { page } = await openAsEditor(`/console/sites/${siteId}/edit`);
    const countIn = (count: number) =>
      page.getByRole("tab", { name: new RegExp(`^Tasks\\s*${count}$`) }).waitFor();
    await countIn(countOf("task"));

    const { token } = await share();
    const note = { token, page: "/", block: null, author: "Robin", text: "A larger picture" };
    expect((await openBrowser(service).call("review.note", note)).status).toBe(200);
    await page.reload();
    await countIn(countOf("task") + 1);
  },
  TIMEOUT_MS,
);

browserTest(
  "a preview is read with the keyboard alone, and has no fault in any scheme or width",
  async () => {
    const { page, faults } = await openAsStranger((await share()).url);
    const preview = previewOf(page);
    await preview.locator('[data-block][tabindex="0"]').first().waitFor();
    await preview.locator("[data-block]").nth(1).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
    expect(await page.getByLabel("About").inputValue()).not.toBe("");
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("button", { name: "Contact" })
      .press("Enter");
    await preview.locator(".b-contact").waitFor();
    expect(await page.getByLabel("About").inputValue()).toBe("");
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [1_280, 390]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect(await findFaults(page)).toEqual([]);
        expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(width);
      }
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "two versions stand side by side, follow each other down the page and to other pages",
  async () => {
    const { draft, document } = (await editor.call("builder.open", { siteId })).body;
    const address = `/#${document.pages[0].blocks[0].id}/heading`;
    const operation = { op: "set-text", address, value: "Bread at dawn" };
    const { revision } = draft;
    const edited = await editor.call("builder.apply", { siteId, revision, operation });
    await editor.call("builder.publish", { siteId, revision: edited.body.revision });
    const { page, faults } = await openAsEditor(`/console/sites/${siteId}/history`);
    await page.getByRole("button", { name: "Compare" }).last().click();
    const dialog = page.getByRole("dialog", { name: "Compare versions" });
    const left = page.frameLocator('iframe[title="This version"]');
    const right = page.frameLocator('iframe[title="Version beside it"]');
    await right.locator('[data-block][tabindex="0"]').first().waitFor();
    await left.locator('[data-block][tabindex="0"]').first().waitFor();
    await dialog.locator("ins").getByText("Bread at dawn").waitFor();
    await right.locator("h1").getByText("Bread at dawn").waitFor();
    await left.locator("body").evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await right.locator("body").evaluate(
      () =>
        new Promise<void>((resolve) => {
          if (scrollY > 0) resolve();
          else addEventListener("scroll", () => resolve(), { once: true });
        }),
    );
    await dialog.getByLabel("Page").selectOption({ label: "Contact" });
    await left.locator(".b-contact").waitFor();
    await right.locator(".b-contact").waitFor();
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a version stands beside any other, also one of another page of the history",
  async () => {
    const { draft, document } = (await editor.call("builder.open", { siteId })).body;
    const address = `/#${document.pages[0].blocks[0].id}/heading`;
    let { revision } = draft;
    // One page of the list more than there were.
    for (let count = 1; count <= 50; count += 1) {
      const operation = { op: "set-text", address, value: `Loaf number ${count}` };
      ({ revision } = (await editor.call("builder.apply", { siteId, revision, operation })).body);
      await editor.call("builder.publish", { siteId, revision });
      ({ revision } = (await editor.call("builder.open", { siteId })).body.draft);
    }
    const { page, faults } = await openAsEditor(`/console/sites/${siteId}/history?skip=50`);
    await page.getByRole("button", { name: "Compare" }).last().click();
    const dialog = page.getByRole("dialog", { name: "Compare versions" });
    const beside = dialog.getByLabel("Beside it");
    await beside.selectOption({ index: 0 });
    await dialog.locator("ins").getByText("Loaf number 50", { exact: true }).waitFor();
    await beside.selectOption({ index: 9 });
    await dialog.locator("ins").getByText("Loaf number 41", { exact: true }).waitFor();
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a link that was taken back, forged or is older than 30 days shows one and the same page",
  async () => {
    const link = await share();
    const stranger = openBrowser(service);
    const path = `/console/api/shared-preview/${link.token}/`;
    expect((await stranger.get(path)).status).toBe(200);
    const forged = `${link.id}.${"a".repeat(43)}`;
    const forgedAnswer = await stranger.call("review.look", { token: forged });
    expect(forgedAnswer.status).toBe(404);

    const old = await share();
    service.clock.advance(20 * DAY_MS);
    const fresh = await share();
    service.clock.advance(10 * DAY_MS);
    const oldAnswer = await stranger.call("review.look", { token: old.token });
    expect(oldAnswer).toMatchObject({ status: 404, body: forgedAnswer.body });

    expect((await stranger.call("review.look", { token: fresh.token })).status).toBe(200);
    await editor.call("reviews.revoke", { siteId, linkId: fresh.id });
    for (const token of [fresh.token, old.token, forged]) {
      const note = { token, page: "/", block: null, author: "Robin", text: "Hello" };
      expect((await stranger.call("review.note", note)).status).toBe(404);
      expect((await stranger.get(`/console/api/shared-preview/${token}/`)).status).toBe(404);
    }
    const { page } = await openAsStranger(fresh.url);
    await page.getByRole("heading", { level: 1, name: "This preview is over" }).waitFor();
    await settle({ page } as ConsolePage);
    expect(await findFaults(page)).toEqual([]);
  },
  TIMEOUT_MS,
);

test("what a preview shows is inert, of this site alone, and takes a bounded number of notes", async () => {
  const { token } = await share();
  const stranger = openBrowser(service);
  const shown = await stranger.get(`/console/api/shared-preview/${token}/`);
  const html = await shown.text();
  expect(shown.headers.get("content-security-policy")).toContain("sandbox allow-scripts;");
  expect(shown.headers.get("set-cookie")).toBeNull();
  expect(html).toContain(`/console/api/shared-preview/${token}/contact`);
  expect(html).not.toContain(siteId.concat("/draft/"));
  for (const wrong of [
    { page: "/none", block: null },
    { page: "/", block: "/contact#contact" },
    { page: "/", block: "/#/title" },
  ]) {
    const note = { token, author: "Robin", text: "Hello", ...wrong };
    expect((await stranger.call("review.note", note)).status).toBe(400);
  }
  const note = { token, page: "/", block: null, author: "Robin", text: "Hello" };
  const answers: number[] = [];
  for (let sent = 0; sent < 21; sent += 1)
    answers.push((await stranger.call("review.note", note)).status);
  expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
});
