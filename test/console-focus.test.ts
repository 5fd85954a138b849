/**
 * Where the focus goes when what has it is gone, in a real browser and by key: to what stands in its place, never
 * to the top of the page. Without a browser this is skipped.
 */
import { afterAll, beforeAll, expect } from "bun:test";
import type { Locator } from "playwright-core";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import {
  type FullConsole,
  openFullConsole,
  openSignedIn,
  settle,
} from "./fixtures/full-console.ts";

const TIMEOUT_MS = 180_000;
const SITE = "Marlow & Finch";

const browser = useBrowser();
let full: FullConsole;
let screen: ConsolePage;

beforeAll(async () => {
  if (!hasBrowser) return;
  full = await openFullConsole(SITE);
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

async function press(what: Locator): Promise<void> {
  await what.focus();
  await screen.page.keyboard.press("Enter");
}

const confirm = (name: string) =>
  press(screen.page.getByRole("dialog").getByRole("button", { name, exact: true }));
const siteView = (rest = "") => `/console/sites/${full.siteId}${rest}`;

/** It waits for the focus, as whoever goes on by key does not have to. */
const expectFocus = (on: Locator): Promise<void> => on.and(screen.page.locator(":focus")).waitFor();

const title = (name: string, level = 1) => screen.page.getByRole("heading", { level, name });

browserTest(
  "whoever revokes a key goes on in the table, and after the last one at the heading",
  async () => {
    const { page } = screen;
    for (const label of ["First", "Second"]) await full.operator.call("keys.create", { label });
    await open("/console/keys");
    const revoke = page.getByRole("button", { name: "Revoke", exact: true });
    for (let left = await revoke.count(); left > 0; left -= 1) {
      await press(revoke.first());
      await confirm("Revoke");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      if (left > 1) await expectFocus(revoke.first());
    }
    await expectFocus(title("API keys"));
  },
  TIMEOUT_MS,
);

browserTest(
  "an answer that is confirmed or not given leads to the next thing to answer",
  async () => {
    const { page } = screen;
    await open(siteView());
    const tasks = page.getByRole("listitem").filter({ has: page.getByRole("button") });
    const assumed = tasks.filter({ has: page.getByRole("button", { name: "Confirm" }) });
    const second = await assumed.nth(1).textContent();
    await press(assumed.first().getByRole("button", { name: "Confirm" }));
    await page.getByRole("status").filter({ hasText: "Confirmed." }).waitFor();
    await expectFocus(assumed.first().getByRole("button", { name: "Confirm" }));
    expect(await assumed.first().textContent()).toBe(second);
    const change = tasks.first().getByRole("button", { name: "Change" });
    await press(change);
    await press(tasks.first().getByRole("button", { name: "Cancel" }));
    await expectFocus(tasks.first().getByRole("button").first());
  },
  TIMEOUT_MS,
);

browserTest(
  "what is opened within a view begins at its heading, and so does the way back",
  async () => {
    const { page } = screen;
    await open("/console/operator/accounts");
    await press(page.getByRole("link", { name: SITE }).last());
    await page.getByRole("link", { name: "Back to all accounts" }).waitFor();
    await expectFocus(title("Accounts"));
    await press(page.getByRole("link", { name: "Back to all accounts" }));
    await page.getByRole("table").waitFor();
    await expectFocus(title("Accounts"));
  },
  TIMEOUT_MS,
);

browserTest(
  "in the builder a deleted block leaves the focus in the Inspector, and pictures asked for again in their dialog",
  async () => {
    const { page } = screen;
    await open(siteView("/edit"));
    await press(page.getByRole("button", { name: "Add block" }).first());
    await press(page.getByRole("dialog").getByRole("button", { name: "Statement" }));
    const inspector = page.getByRole("complementary");
    await inspector.getByRole("heading", { name: "Statement" }).waitFor();
    await press(inspector.getByRole("button", { name: "Delete", exact: true }));
    await inspector.getByRole("heading", { name: "Home" }).waitFor();
    await expectFocus(inspector.getByRole("heading", { name: "Home" }));
    const url = /\/console\/api\/preview\//;
    await page.route(url, (route) => route.abort());
    await press(page.getByRole("button", { name: "Add block" }).first());
    const again = page.getByRole("dialog").getByRole("button", { name: "Try again" });
    await again.waitFor();
    await page.unroute(url);
    await press(again);
    await expectFocus(page.getByRole("dialog").getByRole("heading", { name: "Add block" }));
  },
  TIMEOUT_MS,
);
