/**
 * Whatever sends something in the console, refused in every way, in a real browser: the message is in sight,
 * what was typed stays, and it can be sent again. Without a browser this is skipped.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import type { Page, Route } from "playwright-core";
import { consoleProcedures } from "../src/features/console/api/procedures.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import { ELSEWHERE, furnish, SENDINGS, type SendingWorld } from "./fixtures/console-sending.ts";
import { openFullConsole, openSignedIn, settle } from "./fixtures/full-console.ts";

const TIMEOUT_MS = 180_000;
const WAIT_MS = 10_000;

const browser = useBrowser();
let world: SendingWorld;
let screen: ConsolePage;

beforeAll(async () => {
  if (hasBrowser) world = await furnish(await openFullConsole());
}, TIMEOUT_MS);
afterAll(async () => {
  await world?.close();
}, TIMEOUT_MS);
beforeEach(async () => {
  if (hasBrowser) screen = await openSignedIn(browser(), world);
}, TIMEOUT_MS);
afterEach(async () => {
  await screen?.close();
}, TIMEOUT_MS);

const refusal = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: "application/json",
    body: JSON.stringify({ error: { code, message } }),
  });

/** How the service answers → what is said of it. */
const REFUSALS: readonly (readonly [(route: Route) => Promise<void>, string])[] = [
  [refusal(409, "conflict", "It was changed meanwhile."), "It was changed meanwhile."],
  [refusal(422, "invalid_request", "It cannot be so."), "It cannot be so."],
  [refusal(500, "internal_error", "The disk is full."), "The disk is full."],
  [(route) => route.abort("connectionfailed"), "The service cannot be reached."],
];

async function expectInSight(page: Page, text: string): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: text }).first();
  await alert.waitFor();
  const box = await alert.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
}

for (const [name, { view, act, typed }] of Object.entries(SENDINGS))
  browserTest(
    `${name}: what is refused is said, and nothing is lost`,
    async () => {
      const { page } = screen;
      page.setDefaultTimeout(WAIT_MS);
      await page.setViewportSize({ width: 390, height: 700 });
      await screen.goto(view(world));
      await settle(screen);
      const url = `**/console/api/${name}`;
      for (const [refuse, message] of REFUSALS) {
        await page.route(url, refuse);
        await act(page, world);
        await expectInSight(page, message);
        for (const [field, value] of typed?.(page) ?? [])
          expect([message, await field.inputValue()]).toEqual([message, value]);
        await page.unroute(url, refuse);
      }
      expect(screen.faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

test("everything that changes something is tried", () => {
  const changing = Object.entries(consoleProcedures)
    .filter(([, { changes }]) => changes)
    .map(([name]) => name);
  const tried = new Set([...Object.keys(SENDINGS), ...Object.keys(ELSEWHERE)]);
  expect(changing.filter((name) => !tried.has(name))).toEqual([]);
});
