/**
 * More accounts and sites than one list of choices can hold, as an agency has them, in a real browser: each can be
 * found and chosen. Without a browser this is skipped.
 */
import { afterAll, beforeAll, expect } from "bun:test";
import { createAccount } from "../src/features/accounts/service.ts";
import { createSiteStatements } from "../src/features/sites/create-site.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";

const TIMEOUT_MS = 180_000;
/** A few more than can be asked for at once. */
const MANY = 205;

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;
/** The oldest of each, which every list has last. */
let oldestAccountId = "";
let oldestSiteId = "";

beforeAll(async () => {
  if (!hasBrowser) return;
  full = await openFullConsole();
  const { ctx, clock } = full.service;
  for (let at = 0; at < MANY; at += 1) {
    const name = at === 0 ? "Oldest customer" : `Customer ${at}`;
    const { id } = await createAccount(ctx, { name, email: `c${at}@example.com`, plan: "starter" });
    if (at === 0) oldestAccountId = id;
    const siteId = ctx.ids.create("site");
    if (at === 0) oldestSiteId = siteId;
    await ctx.db.write(
      createSiteStatements(ctx, {
        ...{ siteId, accountId: full.accountId, slug: `many-${at}`, publish: false, pages: 1 },
        name: at === 0 ? "Oldest site" : `Site ${at}`,
        ...{ versionId: ctx.ids.create("ver"), buildId: ctx.ids.create("bld") },
      }),
    );
    clock.advance(1);
  }
  screen = await openSignedIn(browser(), full);
}, TIMEOUT_MS);
afterAll(async () => {
  await screen?.close();
  await full?.close();
}, TIMEOUT_MS);

async function open(path: string): Promise<void> {
  await screen.goto(path);
  await settle(screen);
}

browserTest(
  "a site is ordered for an account that the list does not reach, and stays chosen while another is looked for",
  async () => {
    const { page } = screen;
    await open("/console/sites/new");
    const account = page.getByLabel("Account", { exact: true });
    const find = page.getByLabel("Find an account");
    await find.fill("oldest");
    await account.getByRole("option", { name: "Oldest customer" }).waitFor({ state: "attached" });
    await account.selectOption("Oldest customer");
    await find.fill("no such name");
    await account.getByRole("option", { name: "Customer 204" }).waitFor({ state: "detached" });
    const chosen = () =>
      account.evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text);
    expect([await account.inputValue(), await chosen()]).toEqual([
      oldestAccountId,
      "Oldest customer",
    ]);
    await page.getByLabel("Business name").fill("Vale");
    await page.getByLabel("Industry").fill("guitar repair");
    const asked = page.waitForRequest("**/console/api/sites.create");
    await page.getByRole("button", { name: "Generate site" }).click();
    expect((await asked).postDataJSON()).toMatchObject({ accountId: oldestAccountId });
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "an endpoint is made for a site that the list does not reach, beside one that it does",
  async () => {
    const { page } = screen;
    await open("/console/webhooks");
    await page.getByRole("button", { name: "New endpoint" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("URL").fill("https://crm.example/many");
    await dialog.getByLabel("Site 204").check();
    await dialog.getByLabel("Find a site").fill("oldest");
    await dialog.getByLabel("Oldest site").check();
    expect(await dialog.getByLabel("Site 204").isChecked()).toBe(true);
    await dialog.getByLabel("Find a site").fill("no such name");
    await dialog.getByLabel("Oldest site").waitFor();
    await dialog.getByRole("button", { name: "Create endpoint" }).click();
    await page.getByRole("dialog", { name: /secret/ }).waitFor();
    const { body } = await full.operator.call("webhooks.list", { limit: 10 });
    const made = body.items.find(({ url }: { url: string }) => url.endsWith("/many"));
    expect(made.siteIds.toSorted().at(0)).toBe(oldestSiteId);
    expect(made.siteIds.length).toBe(2);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "on a phone an invitation says until when it is good, and the list of sites goes on",
  async () => {
    const { page } = screen;
    await page.clock.setFixedTime(full.service.clock.now());
    await page.setViewportSize({ width: 390, height: 844 });
    await open("/console/members");
    const row = page.getByRole("row").filter({ hasText: "editor@example.com" });
    await row.getByText(/^Good until /).waitFor();
    await open("/console/?status=draft");
    await page.getByText("1–50 of 205").waitFor();
    await page.getByRole("link", { name: "Older" }).click();
    await page.getByText("51–100 of 205").waitFor();
    expect(new URL(page.url()).search).toBe("?status=draft&skip=50");
    await page.goBack();
    await page.getByText("1–50 of 205").waitFor();
    await open("/console/?status=draft&skip=200");
    await page.getByRole("link", { name: "Oldest site" }).waitFor();
    expect(await page.getByRole("link", { name: "Older" }).count()).toBe(0);
    expect(screen.faults).toEqual([]);
  },
  TIMEOUT_MS,
);
