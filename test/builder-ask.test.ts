/**
 * "Ask for a change" in a real browser: proposed, half of it applied, undone. Without a browser (Debian's
 * Chromium, or `CHROMIUM`) this is skipped.
 */
import { afterAll, beforeAll, expect } from "bun:test";
import axe from "axe-core";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { joinAs } from "./fixtures/console.ts";
import { openConsolePage } from "./fixtures/console-page.ts";
import { type ModelServer, startModelServer } from "./fixtures/model-server.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

const TIMEOUT_MS = 240_000;

const browser = useBrowser();
let model: ModelServer;
let service: TestService;

beforeAll(async () => {
  model = startModelServer();
  service = await startTestService({
    runScheduler: true,
    environment: { SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
  });
}, TIMEOUT_MS);
afterAll(async () => {
  await service.close();
  await model.close();
}, TIMEOUT_MS);

browserTest(
  "an editor asks for a change, sees old beside new, applies half of it, and undoes that",
  async () => {
    const account = await service.createAccount();
    const { siteId } = await storeComposedSite(service.ctx, "bakery", account.id);
    const ann = await joinAs(service, account.id, "editor", "ann@example.com");
    const screen = await openConsolePage(browser(), service, {
      viewport: { width: 1_440, height: 900 },
    });
    const { page } = screen;
    page.setDefaultTimeout(30_000);
    const [name = "", value = ""] = ann.cookie.split("=");
    await screen.context.addCookies([{ name, value, domain: "localhost", path: "/" }]);
    const before = (await ann.call("builder.open", { siteId })).body.document;
    const hero = before.pages[0].blocks[0];
    model.answer = () => ({
      text: JSON.stringify({
        changes: [
          { op: "text", at: `/#${hero.id}/heading`, value: "Bread, baked here" },
          { op: "style", at: "hue", value: "145" },
        ],
        cannot: "Which cellar is meant?",
      }),
    });

    await screen.goto(`/console/sites/${siteId}/edit`);
    const frame = page.frameLocator('iframe[title="Preview"]');
    await frame.locator('[data-block][tabindex="0"]').first().waitFor();
    await page.getByRole("tab", { name: "Ask for a change" }).click();
    await page.getByLabel("What should change?").fill("Make it green, say: Bread, baked here");
    await page.getByRole("button", { name: "Propose" }).click();
    const proposed = page.getByRole("region", { name: "Proposed changes" });
    await proposed.getByText("Bread, baked here").waitFor();
    expect(await proposed.locator("del").textContent()).toBe(hero.heading);
    expect(await proposed.textContent()).toContain("Which cellar is meant?");
    expect(await frame.locator("h1").textContent()).not.toContain("Bread, baked here");

    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        document.querySelector(".inspector-panel") ?? document,
      ),
    );
    expect(violations.map(({ id }) => id)).toEqual([]);

    await proposed.getByRole("checkbox").nth(1).uncheck();
    await proposed.getByRole("button", { name: "Apply" }).click();
    await frame.getByRole("heading", { level: 1, name: "Bread, baked here" }).waitFor();
    const after = (await ann.call("builder.open", { siteId })).body.document;
    expect(after.tokens.palette.hue).toBe(before.tokens.palette.hue);
    await page.getByRole("button", { name: "Undo" }).click();
    await frame.getByRole("heading", { level: 1, name: hero.heading }).waitFor();
    expect(screen.faults).toEqual([]);
    await screen.close();
  },
  TIMEOUT_MS,
);

browserTest(
  "“Rewrite this” names what is meant, asks about that alone, and leaves out what a model does elsewhere",
  async () => {
    const account = await service.createAccount();
    const { siteId } = await storeComposedSite(service.ctx, "quay", account.id);
    const ann = await joinAs(service, account.id, "editor", "ben@example.com");
    const viewport = { width: 1_440, height: 900 };
    const screen = await openConsolePage(browser(), service, { viewport });
    const { page } = screen;
    page.setDefaultTimeout(30_000);
    const [name = "", value = ""] = ann.cookie.split("=");
    await screen.context.addCookies([{ name, value, domain: "localhost", path: "/" }]);
    const { document } = (await ann.call("builder.open", { siteId })).body;
    const hero = document.pages[0].blocks[0];
    const asked: string[] = [];
    model.answer = (call) => {
      asked.push(JSON.stringify(call));
      return {
        text: JSON.stringify({
          changes: [
            { op: "text", at: `/#${hero.id}/heading`, value: "Warm from six" },
            { op: "text", at: `/#${hero.id}/lede`, value: "Elsewhere" },
          ],
          cannot: "",
        }),
      };
    };

    await screen.goto(`/console/sites/${siteId}/edit`);
    const frame = page.frameLocator('iframe[title="Preview"]');
    await frame.locator('[data-block][tabindex="0"]').first().waitFor();
    await frame.locator("h1").click();
    const field = page.locator(`[data-address="/#${hero.id}/heading"]`);
    await field.getByRole("button", { name: "Field options" }).click();
    await page.getByRole("menuitem", { name: "Rewrite this" }).click();
    const inspector = page.getByRole("complementary", { name: "Inspector" });
    await inspector.getByText("Only Heading of Opening on Home").waitFor();
    const wish = page.getByLabel("What should change?");
    expect(await wish.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Propose" }).click();
    const proposed = page.getByRole("region", { name: "Proposed changes" });
    await proposed.getByText("Warm from six").waitFor();
    expect(await proposed.getByRole("checkbox").count()).toBe(1);
    await proposed.getByText("Changes to other parts of the site were left out.").waitFor();
    expect(asked.join("")).toContain(`/#${hero.id}/heading (Heading of Opening on Home)`);
    await proposed.getByRole("button", { name: "Apply" }).click();
    await frame.getByRole("heading", { level: 1, name: "Warm from six" }).waitFor();

    await page.getByRole("button", { name: "Whole site instead" }).click();
    await inspector.getByText("Only Heading").waitFor({ state: "detached" });
    expect(screen.faults).toEqual([]);
    await screen.close();
  },
  TIMEOUT_MS,
);
