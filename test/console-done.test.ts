/**
 * Whatever sends something in the console says when it is done, where a screen reader reads it out. Without a
 * browser this is skipped.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "bun:test";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import type { ConsolePage } from "./fixtures/console-page.ts";
import { furnish, SENDINGS, type SendingWorld } from "./fixtures/console-sending.ts";
import { openFullConsole, openSignedIn, settle } from "./fixtures/full-console.ts";

const TIMEOUT_MS = 180_000;
const WAIT_MS = 10_000;

/** What shows its answer, which is how one knows that it is done. */
const SHOWN = new Set([
  ...["you.secondFactorStart", "you.secondFactorConfirm", "sites.create", "jobs.cancel"],
  ...["leads.sendTest", "reviews.share", "keys.create", "webhooks.create", "members.invite"],
  "system.testMail",
]);

/** What is answered, where the page goes on with it. */
const ANSWERS: Readonly<Record<string, (world: SendingWorld) => object>> = {
  "events.create": ({ eventId }) => ({ event: { id: eventId } }),
  "events.save": ({ eventId }) => ({
    event: { id: eventId, title: "Rye", startsAt: 0, endsAt: null, capacity: null },
  }),
  "accounts.create": ({ brandedId }) => ({ account: { id: brandedId } }),
  "webhooks.rotate": () => ({ secret: "whsec_of_the_endpoint" }),
};

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

for (const [name, { view, act }] of Object.entries(SENDINGS)) {
  if (SHOWN.has(name)) continue;
  browserTest(
    `${name}: what was done is said`,
    async () => {
      const { page } = screen;
      page.setDefaultTimeout(WAIT_MS);
      await screen.goto(view(world));
      await settle(screen);
      const body = JSON.stringify(ANSWERS[name]?.(world) ?? {});
      // Answered in the service's place, so that the next finds everything as it was.
      await page.route(`**/console/api/${name}`, (route) =>
        route.fulfill({ status: 200, contentType: "application/json", body }),
      );
      await act(page, world);
      await page.locator('[role="status"]').filter({ hasText: /\S/ }).first().waitFor();
      expect(screen.faults).toEqual([]);
    },
    TIMEOUT_MS,
  );
}
