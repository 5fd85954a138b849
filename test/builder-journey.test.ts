/**
 * The builder in a real browser: a site is edited in place and by fields, looked at, undone, published; two
 * edit at once. Without a browser (Debian's Chromium, or `CHROMIUM`) this is skipped.
 */
import { afterEach, beforeEach, expect } from "bun:test";
import axe from "axe-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { type ConsoleBrowser, joinAs, PASSWORD } from "./fixtures/console.ts";
import { type ConsolePage, openConsolePage } from "./fixtures/console-page.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

const TIMEOUT_MS = 240_000;
const WAIT_MS = 30_000;

const browser = useBrowser();
let service: TestService;
let siteId: string;
let host: string;
let accountId: string;
let ann: ConsoleBrowser;
const screens: ConsolePage[] = [];

beforeEach(async () => {
  service = await startTestService();
  accountId = (await service.createAccount()).id;
  ({ siteId, host } = await storeComposedSite(service.ctx, "bakery", accountId));
  ann = await joinAs(service, accountId, "editor", "ann@example.com");
}, TIMEOUT_MS);
afterEach(async () => {
  for (const screen of screens.splice(0)) await screen.close();
  await service.close();
}, TIMEOUT_MS);

async function openBuilder(
  who: ConsoleBrowser = ann,
  options: BrowserContextOptions = { viewport: { width: 1_440, height: 900 } },
): Promise<ConsolePage & { frame: ReturnType<Page["frameLocator"]> }> {
  const screen = await openConsolePage(browser(), service, options);
  screens.push(screen);
  const [name = "", value = ""] = who.cookie.split("=");
  await screen.context.addCookies([{ name, value, domain: "localhost", path: "/" }]);
  screen.page.setDefaultTimeout(WAIT_MS);
  await screen.goto(`/console/sites/${siteId}/edit`);
  const frame = screen.page.frameLocator('iframe[title="Preview"]');
  await frame.locator("h1").waitFor();
  // The frame's script has set the page up once its blocks can be reached by Tab.
  await frame.locator('[data-block][tabindex="0"]').first().waitFor();
  return Object.assign(screen, { frame });
}

const saved = (page: Page) => page.getByText("Saved", { exact: true }).waitFor();
const inspector = (page: Page) => page.getByRole("complementary", { name: "Inspector" });
const visit = async (path = "/") => (await service.visit(host, path)).text();
async function settle(): Promise<void> {
  for (let step = 0; step < 5; step += 1) await service.ctx.scheduler.step();
}

browserTest(
  "text, style, block and facts are edited, undone, done again and published; visitors see it only then",
  async () => {
    const { page, frame, faults } = await openBuilder();
    await frame.locator("h1").click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Bread before the street wakes 👩🏽‍🍳");
    await page.keyboard.press("Enter");
    await saved(page);
    const heading = inspector(page).getByLabel("Heading", { exact: true });
    await expectValue(() => heading.inputValue(), "Bread before the street wakes 👩🏽‍🍳");

    await inspector(page).getByLabel("Introduction", { exact: true }).fill("Come early.");
    await frame.getByText("Come early.").waitFor();
    await saved(page);

    await page.getByRole("tab", { name: "Style" }).click();
    await inspector(page).getByLabel("Direction", { exact: true }).selectOption("swiss");
    await frame.locator("body.d-swiss").waitFor();

    await page.getByRole("button", { name: "Add block" }).click();
    const dialog = page.getByRole("dialog", { name: "Add block" });
    await dialog.getByRole("button", { name: "Notice" }).click();
    await frame.locator(".b-notice").waitFor();
    await inspector(page).getByLabel("Text", { exact: true }).fill("Closed on Mondays.");
    await frame.locator(".b-notice").getByText("Closed on Mondays.").waitFor();

    await page.getByRole("tab", { name: "Facts" }).click();
    const phone = inspector(page).getByLabel("Telephone");
    await phone.fill("+44 113 496 0000");
    await phone.press("Enter");
    await frame.locator("footer").getByText("+44 113 496 0000").first().waitFor();
    await saved(page);
    const after = (await ann.call("builder.open", { siteId })).body;
    expect(await visit()).not.toContain("Bread before");

    const undo = page.getByRole("button", { name: "Undo" });
    for (let left = after.draft.edits; left > 0; left -= 1) {
      await undo.click();
      await saved(page);
      await expectValue(
        async () => (await ann.call("builder.open", { siteId })).body.draft.edits,
        left - 1,
      );
    }
    await frame.getByText("Bread before the street wakes").waitFor({ state: "detached" });
    const redo = page.getByRole("button", { name: "Redo" });
    for (let done = 1; done <= after.draft.edits; done += 1) {
      await redo.click();
      await expectValue(
        async () => (await ann.call("builder.open", { siteId })).body.draft.edits,
        done,
      );
    }
    expect((await ann.call("builder.open", { siteId })).body.document).toEqual(after.document);

    await page.getByRole("button", { name: "Publish changes" }).click();
    await page.getByText("Published. Visitors get it").waitFor();
    await settle();
    const live = await visit();
    for (const text of [
      "Bread before the street wakes",
      "Come early.",
      "Closed on Mondays.",
      "496 0000",
      "d-swiss",
    ])
      expect(live).toContain(text);
    expect(live).not.toContain("data-slot");
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

async function expectValue(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const until = performance.now() + WAIT_MS;
  let value = await read();
  while (value !== wanted && performance.now() < until) value = await read();
  expect(value).toEqual(wanted);
}

browserTest(
  "with the keyboard alone: Tab to a block, Enter, its fields; moved, duplicated, hidden, locked, deleted",
  async () => {
    const { page, frame } = await openBuilder();
    const focused = () =>
      frame
        .locator(":focus")
        .getAttribute("data-block")
        .catch(() => null);
    await page.getByRole("button", { name: "Publish changes" }).focus();
    let address: string | null = null;
    for (let tab = 0; tab < 60 && !address?.includes("#offers"); tab += 1) {
      await page.keyboard.press("Tab");
      const inFrame = await page.evaluate("document.activeElement?.tagName === 'IFRAME'");
      address = inFrame ? await focused() : null;
    }
    expect(address).toBe("/#offers");
    await page.keyboard.press("Enter");
    await inspector(page).getByRole("heading", { name: "Offers" }).waitFor();
    await expectValue(
      () => page.evaluate("document.activeElement?.closest('aside')?.ariaLabel ?? ''"),
      "Inspector",
    );
    const blocks = async () =>
      (await ann.call("builder.open", { siteId })).body.document.pages[0].blocks.map(
        ({ id, hidden }: { id: string; hidden?: boolean }) => (hidden ? `(${id})` : id),
      );
    const before = await blocks();
    const press = async (name: string) => {
      const button = inspector(page).getByRole("button", { name, exact: true });
      await button.focus();
      await button.press("Enter");
      await saved(page);
    };
    const at = before.indexOf("offers");
    await press("Move down");
    await expectValue(async () => (await blocks()).indexOf("offers"), at + 1);
    await press("Move up");
    await expectValue(async () => (await blocks()).indexOf("offers"), at);
    await press("Duplicate");
    await expectValue(async () => (await blocks())[at + 1], "offers-2");
    await press("Hide");
    await expectValue(async () => (await blocks())[at], "(offers)");
    await press("Show");
    await press("Lock");
    await inspector(page).getByText("Locked", { exact: true }).waitFor();
    expect(await inspector(page).getByRole("button", { name: "Delete" }).count()).toBe(0);
    await press("Unlock");
    await press("Delete");
    await expectValue(async () => (await blocks()).includes("offers"), false);
  },
  TIMEOUT_MS,
);

browserTest(
  "what is pasted becomes plain text; 5,000 characters are refused with the limit, and nothing is lost",
  async () => {
    const { page, frame } = await openBuilder();
    const paste = (text: string) =>
      frame.locator("h1").evaluate((element, pasted) => {
        const data = new DataTransfer();
        data.setData("text/plain", pasted);
        data.setData("text/html", `<b style="color:red">${pasted}</b><script>alert(1)</script>`);
        const event = new ClipboardEvent("paste", {
          clipboardData: data,
          bubbles: true,
          cancelable: true,
        });
        element.dispatchEvent(event);
      }, text);
    await frame.locator("h1").click();
    await page.keyboard.press("Control+A");
    await paste("From Word:\r\n مرحبا 👋 ‘quoted’");
    await page.keyboard.press("Enter");
    await saved(page);
    const heading = inspector(page).getByLabel("Heading", { exact: true });
    await expectValue(() => heading.inputValue(), "From Word: مرحبا 👋 ‘quoted’");
    expect(await frame.locator("h1 b").count()).toBe(0);
    await heading.fill("x".repeat(5_000));
    await inspector(page).getByText("Heading may have 400 characters at most").waitFor();
    await page.getByRole("status").getByText("Not saved: Heading may have 400").waitFor();
    expect((await heading.inputValue()).length).toBe(5_000);
    await heading.fill("Short again");
    await saved(page);
    await frame.getByText("Short again").waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "what is typed in a field is on the page before it is saved, is not called saved, and goes when it is refused",
  async () => {
    const { page, frame, faults } = await openBuilder();
    const heading = frame.locator("h1");
    const held = Promise.withResolvers<void>();
    await page.route("**/console/api/builder.apply", async (route) => {
      await held.promise;
      await route.continue();
    });
    await heading.click();
    const field = inspector(page).getByLabel("Heading", { exact: true });
    await field.fill("Bread by <b>eight</b>");
    await expectValue(() => heading.textContent(), "Bread by <b>eight</b>");
    await page.getByText("Saving…", { exact: true }).waitFor();
    expect((await ann.call("builder.open", { siteId })).body.draft.edits).toBe(0);
    held.resolve();
    await saved(page);
    await field.fill("x".repeat(401));
    await page.getByRole("status").getByText("Not saved: Heading may have 400").waitFor();
    await expectValue(() => heading.textContent(), "Bread by <b>eight</b>");
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "what was typed while the connection or the session was gone is saved once it is back",
  async () => {
    const { page, context, frame } = await openBuilder();
    await frame.locator("h1").click();
    const field = () => inspector(page).getByLabel("Heading", { exact: true });
    await context.setOffline(true);
    await field().fill("Typed without a line");
    await page.getByText("Not saved: the service cannot be reached.").waitFor();
    expect(await field().inputValue()).toBe("Typed without a line");
    await context.setOffline(false);
    await saved(page);
    await frame.getByText("Typed without a line").first().waitFor();
    // The session ends when the edit is on its way: whatever asks before that would tell of it, too.
    await page.route(
      "**/console/api/builder.apply",
      async (route) => {
        await context.clearCookies();
        await route.continue();
      },
      { times: 1 },
    );
    await field().fill("Typed without a session");
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    await page.getByLabel("Email").fill("ann@example.com");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await frame.getByText("Typed without a session").first().waitFor();
    await saved(page);
    const { body } = await ann.call("builder.open", { siteId });
    expect(JSON.stringify(body.document)).toContain("Typed without a session");
  },
  TIMEOUT_MS,
);

browserTest(
  "two edit at once: the slower one sees what the other did, and makes theirs on top",
  async () => {
    const ben = await joinAs(service, accountId, "owner", "ben@example.com");
    const one = await openBuilder();
    const two = await openBuilder(ben);
    const edit = async ({ page, frame }: typeof one, label: string, text: string) => {
      await frame.locator("h1").click();
      await inspector(page).getByLabel(label, { exact: true }).fill(text);
    };
    await edit(one, "Heading", "Ann's heading");
    await saved(one.page);
    await one.frame.getByText("Ann's heading").waitFor();
    await edit(two, "Introduction", "Ben's introduction");
    const dialog = two.page.getByRole("dialog", { name: "Somebody else edited this site" });
    await dialog.getByText("Changed Heading of Opening").waitFor();
    await dialog.getByRole("button", { name: "Make mine on top" }).click();
    await two.frame.getByText("Ben's introduction").waitFor();
    await two.frame.getByText("Ann's heading").waitFor();
    const text = JSON.stringify((await ann.call("builder.open", { siteId })).body.document);
    expect([text.includes("Ann's heading"), text.includes("Ben's introduction")]).toEqual([
      true,
      true,
    ]);
  },
  TIMEOUT_MS,
);

browserTest(
  "hostile texts do nothing in builder or preview, and the preview reaches nothing of the console",
  async () => {
    const { page, frame, faults } = await openBuilder();
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await frame.locator("h1").click();
    const heading = inspector(page).getByLabel("Heading", { exact: true });
    for (const text of [
      "</script><script>parent.alert(1)</script>",
      "<img src=x onerror=parent.alert(1)>",
      "<style>*{display:none}</style>",
      "\u202egnp.exe {{1+1}} %3Cscript%3E",
    ]) {
      await heading.fill(text);
      await saved(page);
      await expectValue(() => frame.locator("h1").textContent(), text);
    }
    const reached = await frame.locator("body").evaluate(() => {
      try {
        return String(parent.document.title);
      } catch {
        return "nothing";
      }
    });
    const asked = await frame.locator("body").evaluate(async () => {
      const answer = await fetch("/console/api/session.state", { method: "POST" }).catch(
        () => null,
      );
      return [origin, answer === null];
    });
    expect([reached, asked, dialogs]).toEqual(["nothing", ["null", true], []]);
    expect(faults.filter((fault) => !fault.includes("connect-src"))).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "an edit keeps the place in the page and what is chosen",
  async () => {
    const { page, frame } = await openBuilder();
    const last = frame.locator("[data-block]").last();
    await last.scrollIntoViewIfNeeded();
    await last.locator("[data-slot]").first().click();
    const top = await frame.locator("body").evaluate(() => Math.round(scrollY));
    expect(top).toBeGreaterThan(100);
    await inspector(page).getByLabel("Heading", { exact: true }).fill("Another last word");
    await frame.getByText("Another last word").waitFor();
    const after = await frame.locator("body").evaluate(() => ({
      top: Math.round(scrollY),
      chosen: document.querySelectorAll("[data-chosen]").length,
    }));
    expect(Math.abs(after.top - top)).toBeLessThan(60);
    expect(after.chosen).toBe(1);
  },
  TIMEOUT_MS,
);

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [390, 1_440])
    browserTest(
      `every panel is accessible, ${colorScheme} at ${width} px`,
      async () => {
        const viewport = { width, height: 900 };
        const { page, frame } = await openBuilder(ann, {
          viewport,
          colorScheme,
          reducedMotion: "reduce",
        });
        await frame.locator("h1").click();
        const faults: string[] = [];
        const check = async (where: string) => {
          faults.push(...(await findFaults(page)).map((fault) => `${where}: ${fault}`));
        };
        await check("Page");
        const show = (name: string) => page.getByRole("button", { name, exact: true });
        if (width < 900) {
          await show("Pages").click();
          await check("Pages");
          await show("Inspector").click();
        }
        for (const tab of [
          "Selection",
          "Style",
          "Pictures",
          "Facts",
          "Tasks",
          "Ask for a change",
        ]) {
          await page.getByRole("tab", { name: tab }).click();
          await check(tab);
        }
        await page.getByRole("tab", { name: "Style" }).click();
        await page.getByRole("button", { name: "See all" }).first().click();
        await check("Dialog");
        expect(faults).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(
          true,
        );
      },
      TIMEOUT_MS,
    );

async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(`${axe.source}; 0`);
  const results = await page.evaluate<axe.AxeResults>(
    // The page in the frame is a site's, which has a test of its own.
    `axe.run({ exclude: [["iframe"]] }, { iframes: false, resultTypes: ["violations"] })`,
  );
  const dangling = await page.evaluate<string[]>(`
    [...document.querySelectorAll("[aria-labelledby], [aria-describedby], [aria-controls], label[for]")]
      .flatMap((element) => ["aria-labelledby", "aria-describedby", "aria-controls", "for"]
        .flatMap((name) => (element.getAttribute(name) ?? "").split(/\\s+/))
        .filter((id) => id !== "" && document.getElementById(id) === null))`);
  return [
    ...results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `axe ${id}: ${target.flat().join(" ")}`),
    ),
    ...dangling.map((id) => `nothing has the id ${id}`),
  ];
}

browserTest(
  "a publishing is planned for a time, taken back, planned again, and done then",
  async () => {
    const { page, frame, faults } = await openBuilder();
    await frame.locator("h1").click();
    await inspector(page).getByLabel("Heading", { exact: true }).fill("Open on Christmas Eve");
    await saved(page);
    await frame.getByText("Open on Christmas Eve").waitFor();
    const plan = async () => {
      await page.getByRole("button", { name: "Publish later" }).click();
      const dialog = page.getByRole("dialog", { name: "Publish later" });
      await dialog.getByLabel("Publish at").fill("2026-12-24T08:00");
      await dialog.getByRole("button", { name: "Plan" }).click();
      await page.getByText(/^Publishes /).waitFor();
      expect(await plannedAt()).not.toBeNull();
    };
    const plannedAt = async () => (await ann.call("builder.open", { siteId })).body.plannedAt;
    await plan();
    await page.getByRole("button", { name: "Do not" }).click();
    await expectValue(plannedAt, null);
    await page.getByText(/^Publishes /).waitFor({ state: "detached" });
    await plan();
    await settle();
    expect(await visit()).not.toContain("Open on Christmas Eve");
    service.clock.advance(Date.parse(await plannedAt()) - service.clock.now());
    await settle();
    expect(await visit()).toContain("Open on Christmas Eve");
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);
