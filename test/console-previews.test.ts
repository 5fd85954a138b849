/**
 * Previews that cannot be had, in a real browser: it is said in words, and there is a way to ask again.
 * Without a browser this is skipped.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "bun:test";
import type { Route } from "playwright-core";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";

const TIMEOUT_MS = 180_000;
const PREVIEW = /\/console\/api\/preview\//;

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;

beforeAll(async () => {
  if (hasBrowser) full = await openFullConsole("Marlow & Finch");
}, TIMEOUT_MS);
afterAll(async () => {
  await full?.close();
}, TIMEOUT_MS);
beforeEach(async () => {
  if (hasBrowser) screen = await openSignedIn(browser(), full);
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
}, TIMEOUT_MS);

const siteView = (rest = "") => `/console/sites/${full.siteId}${rest}`;
const frame = (title = "Preview") => screen.page.frameLocator(`iframe[title="${title}"]`);
const isShown = (title?: string) =>
  frame(title).locator('[data-block][tabindex="0"]').first().waitFor();
const told = (text: string | RegExp) =>
  screen.page.getByRole("main").getByRole("alert").filter({ hasText: text });

const FAILURES: readonly [string, (route: Route) => Promise<void>][] = [
  ["the service cannot be reached", (route) => route.abort("connectionrefused")],
  ["the service answered 500", (route) => route.fulfill({ status: 500, body: "{}" })],
  ["there is no such page any more", (route) => route.fulfill({ status: 404, body: "{}" })],
];

for (const [reason, fail] of FAILURES)
  browserTest(
    `the builder tells that ${reason}, and shows its page when asked again`,
    async () => {
      const { page } = screen;
      await page.route(PREVIEW, fail);
      await screen.goto(siteView("/edit"));
      await told(reason).waitFor();
      expect(await page.locator('iframe[title="Preview"]').isVisible()).toBe(false);
      await page.unroute(PREVIEW);
      await told(reason).getByRole("button", { name: "Try again" }).click();
      await isShown();
      expect(await told(/./).count()).toBe(0);
    },
    TIMEOUT_MS,
  );

browserTest(
  "a change that the preview does not show yet is told, and shown when asked again",
  async () => {
    const { page } = screen;
    await screen.goto(siteView("/edit"));
    await isShown();
    await page.route(PREVIEW, (route) => route.fulfill({ status: 500, body: "{}" }));
    // An edit whose page could not be rendered brings none along.
    await page.route("**/console/api/builder.apply", async (route) => {
      const response = await route.fetch();
      const { page: _, ...json } = await response.json();
      await route.fulfill({ response, json });
    });
    await frame().locator("h1").click();
    const field = page.getByRole("complementary").getByLabel("Heading", { exact: true });
    await field.fill("Baked before you wake");
    await page.keyboard.press("Tab");
    await told("the service answered 500. What you see is older.").waitFor();
    await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
    expect(await page.locator('iframe[title="Preview"]').isVisible()).toBe(true);
    await page.unroute(PREVIEW);
    await told(/older/).getByRole("button", { name: "Try again" }).click();
    await frame().getByText("Baked before you wake").first().waitFor();
    expect(await told(/./).count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "a preview that a session's end keeps away leads to the sign-in",
  async () => {
    const { page } = screen;
    await page.route(PREVIEW, (route) => route.fulfill({ status: 401, body: "{}" }));
    await screen.goto(siteView("/edit"));
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "a preview whose script does not come says that it is not whole",
  async () => {
    const { page } = screen;
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script" && request.frame() !== page.mainFrame())
        scripts.push(request.url());
    });
    await screen.goto(siteView("/edit"));
    await isShown();
    const [url = ""] = scripts;
    expect(url).not.toBe("");
    await page.route(url, (route) => route.abort());
    await page.reload();
    await told("a part of it could not be loaded").waitFor();
    await page.unrouteAll();
    await told(/part of it/)
      .getByRole("button", { name: "Try again" })
      .click();
    await isShown();
    expect(await told(/./).count()).toBe(0);
  },
  TIMEOUT_MS,
);

for (const [reason, fail] of FAILURES)
  browserTest(
    `choices without their pictures tell that ${reason}, and get them when asked again`,
    async () => {
      const { page } = screen;
      await screen.goto(siteView("/edit"));
      await isShown();
      await page.getByRole("tab", { name: "Style" }).click();
      await page.route(PREVIEW, fail);
      await page.getByRole("button", { name: "See all" }).first().click();
      const dialog = page.getByRole("dialog", { name: "Direction" });
      const alert = dialog.getByRole("alert");
      await alert.filter({ hasText: reason }).waitFor();
      const [first] = await dialog.getByRole("listitem").all();
      await first?.getByText("No picture").waitFor();
      expect(await first?.locator("iframe").isVisible()).toBe(false);
      await page.unroute(PREVIEW);
      await alert.getByRole("button", { name: "Try again" }).click();
      await first?.locator("iframe").waitFor({ state: "visible" });
      await alert.waitFor({ state: "detached" });
      expect(await dialog.getByText("No picture").count()).toBe(0);
    },
    TIMEOUT_MS,
  );

browserTest(
  "a choice whose picture is missing can be made, and pictures nobody has come to are not fetched",
  async () => {
    const { page } = screen;
    const asked = new Set<string>();
    await screen.goto(siteView("/edit"));
    await isShown();
    await page.route(PREVIEW, (route) => {
      asked.add(route.request().url());
      return route.abort("connectionrefused");
    });
    await page.getByRole("button", { name: "Add block" }).click();
    const dialog = page.getByRole("dialog", { name: "Add block" });
    await dialog.getByText("No picture").first().waitFor();
    expect(asked.size).toBeLessThan(await dialog.getByRole("listitem").count());
    await page.unroute(PREVIEW);
    await dialog.getByRole("button", { name: "Statement" }).click();
    await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
    await frame().getByText("Write here what visitors should know").first().waitFor();
  },
  TIMEOUT_MS,
);

browserTest(
  "a site's picture that cannot be had tells it, too",
  async () => {
    const { page } = screen;
    await page.route(PREVIEW, (route) => route.fulfill({ status: 500, body: "{}" }));
    await screen.goto(siteView());
    await settle(screen);
    const again = page.getByRole("main").getByRole("button", { name: "Try again" });
    await told("The preview could not be fetched").waitFor();
    await page.unroute(PREVIEW);
    await again.click();
    await page.getByRole("img", { name: /^Picture of/ }).waitFor();
    expect(await again.count()).toBe(0);
  },
  TIMEOUT_MS,
);

browserTest(
  "whoever reads a shared preview is told, and can ask again",
  async () => {
    const { page } = screen;
    const shared = /\/console\/api\/shared-preview\//;
    await page.route(shared, (route) => route.abort("connectionrefused"));
    await screen.goto(`/console/review/${full.reviewToken}`);
    await told("the service cannot be reached").waitFor();
    await page.unroute(shared);
    await told(/./).getByRole("button", { name: "Try again" }).click();
    await isShown();
    expect(await told(/./).count()).toBe(0);
  },
  TIMEOUT_MS,
);
