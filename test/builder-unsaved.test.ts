/**
 * What is written in the builder and refused, in a real browser: it stays in its field with what was said
 * against it, whichever panel is opened meanwhile, until it is corrected or discarded. Without a browser
 * this is skipped.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "bun:test";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import { type FullConsole, openFullConsole, openSignedIn } from "./fixtures/full-console.ts";

const TIMEOUT_MS = 180_000;
const SITE = "Marlow & Finch";
const APPLY = "**/console/api/builder.apply";

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;

beforeAll(async () => {
  if (hasBrowser) full = await openFullConsole(SITE);
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);
beforeEach(async () => {
  if (hasBrowser) await openBuilder();
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
}, TIMEOUT_MS);

async function openBuilder(): Promise<void> {
  screen = await openSignedIn(browser(), full);
  await screen.goto(`/console/sites/${full.siteId}/edit`);
  await screen.page
    .frameLocator('iframe[title="Preview"]')
    .locator('[data-block][tabindex="0"]')
    .first()
    .waitFor();
}

const openTab = (name: string | RegExp) => screen.page.getByRole("tab", { name }).click();
/** The whole text: "Not saved" has it, too. */
const saved = () => screen.page.getByText("Saved", { exact: true });
const status = (text: string) => screen.page.getByRole("status").filter({ hasText: text });

/** Facts that the service refuses: an address of mail that is none. */
async function writeWrongEmail(): Promise<void> {
  await openTab("Facts");
  await screen.page.getByLabel("Email").fill("anna at the bakery");
  await screen.page.keyboard.press("Tab");
  await status("Not saved").waitFor();
}

browserTest(
  "a fact that was refused stays through other panels and edits, and is saved once corrected",
  async () => {
    const { page } = screen;
    await writeWrongEmail();
    const field = page.getByLabel("Email");
    const said = await page.locator(".refusal .error").textContent();
    expect(said).not.toBe("");
    await openTab("Style");
    const corners = page.getByLabel("Corners");
    await corners.selectOption((await corners.inputValue()) === "none" ? "round" : "none");
    await status("Not saved: Email. What you wrote is still in its field.").waitFor();
    await openTab("Facts");
    expect(await field.inputValue()).toBe("anna at the bakery");
    expect(await page.locator(".refusal .error").textContent()).toBe(said);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    await field.fill("anna@bakery.example");
    await field.press("Enter");
    await saved().waitFor();
    expect(await page.locator(".refusal").count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "a fact that was refused is there when one comes back from another view, and can be discarded",
  async () => {
    const { page } = screen;
    await writeWrongEmail();
    await page.getByRole("banner").getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: "Sites" }).waitFor();
    await page.goBack();
    await status("Not saved: Email.").waitFor();
    await openTab("Facts");
    const field = page.getByLabel("Email");
    expect(await field.inputValue()).toBe("anna at the bakery");
    await page.getByRole("button", { name: "Discard this text" }).click();
    expect(await field.inputValue()).not.toBe("anna at the bakery");
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await saved().waitFor();
    expect(await page.locator(".refusal").count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "publishing asks first while a text that was refused still waits in its field",
  async () => {
    const { page } = screen;
    await openTab("Facts");
    await page.getByLabel("Telephone").fill("+44 113 496 0119");
    await page.getByLabel("Telephone").press("Enter");
    await saved().waitFor();
    await writeWrongEmail();
    await page.getByRole("button", { name: "Publish changes" }).click();
    const dialog = page.getByRole("dialog", { name: "Publish changes?" });
    await dialog.getByText("will not be published: Email").waitFor();
    await dialog.getByRole("button", { name: "Not yet" }).click();
    await page.getByRole("button", { name: "Discard this text" }).click();
  },
  TIMEOUT_MS,
);

browserTest(
  "a text goes back to what is stored by being discarded, and does not come back",
  async () => {
    const { page } = screen;
    const field = page.getByRole("complementary").getByLabel("Heading", { exact: true });
    await page.frameLocator('iframe[title="Preview"]').locator("h1").click();
    const stored = await field.inputValue();
    await field.fill("");
    await page.keyboard.press("Tab");
    await page.locator(".refusal .error").waitFor();
    await openTab("Style");
    await openTab("Selection");
    expect(await field.inputValue()).toBe("");
    await page.locator(".refusal .error").waitFor();
    await page.getByRole("button", { name: "Discard this text" }).click();
    expect(await field.inputValue()).toBe(stored);
    await openTab("Style");
    await openTab("Selection");
    expect(await field.inputValue()).toBe(stored);
    expect(await page.locator(".refusal").count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "an answer under Tasks stays while it is written and when it is refused",
  async () => {
    const { page } = screen;
    await openTab(/^Tasks/);
    const change = page.getByRole("button", { name: "Answer", exact: true }).first();
    const task = page.getByRole("listitem").filter({ has: change }).first();
    const words = await task.locator("p").first().textContent();
    const same = page.getByRole("listitem").filter({ hasText: words ?? "" });
    await change.click();
    const field = same.getByRole("textbox");
    await field.fill("Half an answer");
    await openTab("Facts");
    await openTab(/^Tasks/);
    expect(await field.inputValue()).toBe("Half an answer");
    await field.fill("");
    await same.getByRole("button", { name: "Save" }).click();
    await same.getByRole("alert").waitFor();
    const said = await same.getByRole("alert").textContent();
    await openTab("Facts");
    await openTab(/^Tasks/);
    expect(await same.getByRole("alert").textContent()).toBe(said);
    await same.getByRole("button", { name: "Cancel" }).click();
    expect(await field.count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "of two edits that somebody else was faster than both are made on top, in their order",
  async () => {
    const { page } = screen;
    const { operator, siteId } = full;
    await openTab("Facts");
    const { draft } = (await operator.call("builder.open", { siteId })).body;
    const operation = { op: "set-fact", key: "website", value: "https://other.example" };
    await operator.call("builder.apply", { siteId, revision: draft.revision, operation });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(APPLY, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.getByLabel("Telephone").fill("+44 113 496 0101");
    await page.getByLabel("Email").fill("both@example.com");
    await page.keyboard.press("Tab");
    release();
    const dialog = page.getByRole("dialog", { name: "Somebody else edited this site" });
    await dialog.getByText("Your last 2 changes were not saved.").waitFor();
    await dialog.getByRole("button", { name: "Make mine on top" }).click();
    await dialog.waitFor({ state: "detached" });
    await saved().waitFor();
    const { document } = (await operator.call("builder.open", { siteId })).body;
    const values = document.facts.map(({ value }: { value: string }) => value);
    expect(values).toContain("+44 113 496 0101");
    expect(values).toContain("both@example.com");
  },
  TIMEOUT_MS,
);

browserTest(
  "once the browser is online again an edit is saved, without waiting for any timer",
  async () => {
    const { page, context } = screen;
    await openTab("Facts");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await context.setOffline(true);
    await page.getByLabel("Telephone").fill("+44 113 496 0202");
    await page.keyboard.press("Tab");
    await status("Not saved: the service cannot be reached.").waitFor();
    await context.setOffline(false);
    await saved().waitFor();
    const { document } = (await full.operator.call("builder.open", { siteId: full.siteId })).body;
    expect(JSON.stringify(document)).toContain("+44 113 496 0202");
  },
  TIMEOUT_MS,
);

browserTest(
  "an edit whose answer was lost on the way is saved once, and called nobody else's",
  async () => {
    const { page } = screen;
    await openTab("Facts");
    const before = (await full.operator.call("builder.open", { siteId: full.siteId })).body;
    let lost = 0;
    await page.route(APPLY, async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await page.getByLabel("Telephone").fill("+44 113 496 0303");
    await page.keyboard.press("Tab");
    await status("Not saved: the service cannot be reached.").waitFor();
    await saved().waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    const after = (await full.operator.call("builder.open", { siteId: full.siteId })).body;
    expect(after.draft.edits).toBe(before.draft.edits + 1);
  },
  TIMEOUT_MS,
);

browserTest(
  "what is edited while the page is still on its way to the preview is on it once it has come",
  async () => {
    const { page } = screen;
    const released = Promise.withResolvers<void>();
    await page.route("**/console/api/preview-script/**", async (route) => {
      await released.promise;
      await route.continue();
    });
    const shown = page.waitForResponse((response) => response.url().includes("/draft/"));
    await screen.goto(`/console/sites/${full.siteId}/edit`);
    await shown;
    await openTab("Facts");
    await page.getByLabel("Telephone").fill("+44 113 496 0404");
    await page.keyboard.press("Tab");
    await saved().waitFor();
    released.resolve();
    const frame = page.frameLocator('iframe[title="Preview"]');
    await frame.locator("footer").getByText("+44 113 496 0404").first().waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "whoever brings an old version back is told how many changes of the draft go for it",
  async () => {
    const { page } = screen;
    const ask = (name: string, input = {}) =>
      full.operator.call(name, { siteId: full.siteId, ...input });
    const { draft } = (await ask("builder.open")).body;
    const published = await ask("builder.publish", { revision: draft.revision });
    expect(published.status).toBe(200);
    await screen.goto(`/console/sites/${full.siteId}/history`);
    const restore = page.getByRole("button", { name: "Restore as draft" }).last();
    const dialog = page.getByRole("dialog", { name: "Restore this version as a draft?" });
    await restore.click();
    await dialog.getByText("becomes the draft").waitFor();
    expect(await dialog.getByText("nobody has published").count()).toBe(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    // Edited by somebody while the list is open.
    const { revision } = (await ask("builder.open")).body.draft;
    const operation = { op: "set-fact", key: "email", value: "late@example.com" };
    expect((await ask("builder.apply", { revision, operation })).status).toBe(200);
    await restore.click();
    await dialog.getByText("The draft has a change that nobody has published.").waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "two clicks on the button of a dialog add one page",
  async () => {
    const { page } = screen;
    const pages = page.getByRole("navigation", { name: "Pages" });
    await pages.getByRole("button", { name: "Add page" }).click();
    const dialog = page.getByRole("dialog", { name: "Add page" });
    await dialog.getByLabel("Name").fill("Ovens");
    await dialog.getByRole("button", { name: "Add page" }).dblclick();
    await dialog.waitFor({ state: "detached" });
    await saved().waitFor();
    const { document } = (await full.operator.call("builder.open", { siteId: full.siteId })).body;
    const labels = document.pages.map(({ label }: { label: string }) => label);
    expect(labels.filter((label: string) => label === "Ovens")).toHaveLength(1);
  },
  TIMEOUT_MS,
);

browserTest(
  "a fact that is written on while it is saved is not called saved, and is when it is left",
  async () => {
    const { page, faults } = screen;
    await openTab("Facts");
    const phone = page.getByLabel("Telephone");
    const gate = Promise.withResolvers<void>();
    await page.route(
      APPLY,
      async (route) => {
        await gate.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await phone.fill("+44 113");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" 496 0118");
    const answered = page.waitForResponse(APPLY);
    gate.resolve();
    await answered;
    // The page has taken the answer in when it says how many changes there are.
    await page.getByRole("button", { name: "Undo" }).and(page.locator(":not(.off)")).waitFor();
    expect([await saved().count(), await phone.inputValue()]).toEqual([0, "+44 113 496 0118"]);
    await page.keyboard.press("Tab");
    await saved().waitFor();
    const { body } = await full.operator.call("builder.open", { siteId: full.siteId });
    expect(JSON.stringify(body.document.facts)).toContain("+44 113 496 0118");
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "whoever deletes a page is told how many links led to it, and to no other page that is called alike",
  async () => {
    const { page } = screen;
    const { call } = full.operator;
    const pages = page.getByRole("navigation", { name: "Pages" });
    const { body } = await call("builder.open", { siteId: full.siteId });
    const { document, draft } = body;
    const link = document.pages
      .flatMap(
        ({ path, blocks }: { path: string; blocks: { id: string; actions?: unknown[] }[] }) =>
          blocks.flatMap(({ id, actions = [] }) =>
            actions.map((_, at) => `${path}#${id}/actions/${at}/href`),
          ),
      )
      .at(0);
    const edits = [
      { op: "add-page", label: "Cakes", role: "custom" },
      { op: "add-page", label: "Cakes and more", role: "custom" },
      { op: "set-text", address: link, value: "/cakes-and-more" },
    ];
    let { revision } = draft;
    for (const operation of edits) {
      const answer = await call("builder.apply", { siteId: full.siteId, revision, operation });
      expect([operation, answer.status]).toEqual([operation, 200]);
      revision = answer.body.revision;
    }
    await page.reload();
    const remove = async (name: string) => {
      await pages.getByRole("button", { name, exact: true }).click();
      await pages
        .getByRole("group", { name: `Page ${name}` })
        .getByRole("button", { name: "Delete" })
        .click();
      await page.getByRole("button", { name: "Delete page" }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    await remove("Cakes and more");
    await status("1 link led to this page. Mend it under Tasks.").waitFor();
    await page.getByText("1 link led").waitFor({ state: "detached" });
    await remove("Cakes");
    await saved().or(status("Not saved")).waitFor();
    expect(await page.getByText(/led to this page/).count()).toBe(0);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);
